"""Tokens: the choices about a card that stands large, scraps of torn paper with the cards that each
takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, product

import pygame

from game.rules.card import DOOR
from game.rules.state import DOORS, REVEALED
from game.screen.cards.sprites import CardImages
from game.screen.lettering.fitting import (
    EASED,
    NARROW,
    Paragraph,
    draw_lines,
    last_resorts,
    measured,
)
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.look.assets import Incomplete
from game.screen.look.pictures import picture
from game.screen.look.shapes import drawn_once
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.asking.prompt import Token
from game.table.layout.places import CARD_RATIO, Places, Rect, Size
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.layout.staged import token_places

PAPERS = 4
PAPER, RIM = (320, 480), 20
"""Size of the picture of a paper in pixels, and the rim in it for the tear and the shadow."""
ASKEW = 1.5, -1.1, 1.0, -1.7
"""Angles of the papers in degrees."""
MARGIN, TOP, FOOT = 0.06, 0.08, (0.32, 0.41)
"""Parts of a token that its cards leave free: at the sides by its width, and by its height above
them and below them for the words, with usual and with large letters."""
ABOVE, BELOW = 0.015, 0.05
"""Space above and below the words, by the height of the token."""
LEAST_CARDS = 0.22
"""Least part of the height that cards keep where the letters are very large."""
SLIM, FOOT_SLIM, EDGE = 210, 0.44, 0.02
"""Width by the design below which a token is slim. A slim token gives the words this part of
its height, and leaves this part of its width free on each side of them."""
WIDEST = 148
"""Greatest width of a card on a token, by the design."""
FANNED, TURNED = 0.3, 5.0
"""Step from card to card in a fan: part of the width of a card, and degrees."""
BETWEEN = 5
"""Gap in pixels between cards of which one is chosen."""
TARGET = 44.0
"""Least width and height in pixels of a card to choose, where there is room."""
SEAL, NUMBERED = 25, 1.12
"""Radius of the seal with the cost, by the design, and height of its number by the radius."""
LETTERS, LINES, MOST = 25, 5, 8
"""Height of the letters of the words, by the design, and the greatest number of lines, of usual
letters and of large ones."""


def laid_out(tokens: Sequence[Token], text: Text, places: Places) -> tuple[Token, ...]:
    """Returns the tokens and their buttons with their rectangles."""
    placed = []
    for token, rect in zip(tokens, token_places(places, len(tokens)), strict=True):
        lies = replace(token, rect=rect)
        if places.strain:
            lies = replace(lies, foot=foot_of(lies, text, places))
        areas = [rect]
        if not token.whole:
            areas = grid(card_room(lies, places), len(token.buttons))
        buttons = zip(token.buttons, areas, strict=True)
        placed.append(replace(lies, buttons=tuple(replace(b, rect=area) for b, area in buttons)))
    return tuple(placed)


def foot_of(token: Token, text: Text, places: Places) -> float:
    """Returns the height that the words of a token take, with the space about them: in wide
    letters, or in narrow ones where these take fewer lines. Cards keep a part of the token."""
    rect = token.rect
    tall = []
    for role in "label", NARROW:
        told = measured(text, places, token.title, role, LETTERS, words_width(rect, places), MOST)
        shown = Paragraph(role, *told)
        whole = shown.said == token.title
        tall.append(shown.least(text) + rect.h * (ABOVE + BELOW) + 2 if whole else rect.h)
    return min(*tall, rect.h * (1 - TOP - LEAST_CARDS))


def is_slim(rect: Rect, places: Places) -> bool:
    """Returns whether a token is so slim that its words need more height."""
    return rect.w < places.px(SLIM)


def card_room(token: Token, places: Places) -> Rect:
    """Returns the part of a token for its cards."""
    rect = token.rect
    top, aside = rect.h * TOP, rect.w * MARGIN
    usual = FOOT_SLIM if is_slim(rect, places) else places.eased(*FOOT)
    foot = token.foot or rect.h * usual
    return Rect(rect.x + aside, rect.y + top, rect.w - 2 * aside, rect.h - top - foot)


def words_room(token: Token, places: Places) -> Rect:
    """Returns the part of a token for its words."""
    rect, wide = token.rect, words_width(token.rect, places)
    top = card_room(token, places).bottom + rect.h * ABOVE
    return Rect(rect.centre[0] - wide / 2, top, wide, rect.bottom - rect.h * BELOW - top)


def words_width(rect: Rect, places: Places) -> float:
    """Returns the greatest width of the words on a token."""
    return rect.w * (1 - 2 * (EDGE if is_slim(rect, places) else MARGIN))


def grid(room: Rect, count: int) -> list[Rect]:
    """Returns `count` equal parts of a room, in as many columns as make the cards largest without
    making a part too small to hit."""

    def part(columns: int) -> tuple[float, float]:
        lines = -(-count // columns)
        wide = (room.w - (columns - 1) * BETWEEN) / columns
        return wide, (room.h - (lines - 1) * BETWEEN) / lines

    columns = max(range(1, count + 1), key=lambda n: (min(*part(n), TARGET), least(part(n))))
    (wide, tall), rects = part(columns), []
    for i in range(count):
        line, inside = i // columns, min(columns, count - i // columns * columns)
        x = room.centre[0] + (i % columns - (inside - 1) / 2) * (wide + BETWEEN)
        rects.append(Rect(x - wide / 2, room.y + line * (tall + BETWEEN), wide, tall))
    return rects


def least(part: tuple[float, float]) -> float:
    """Returns the width of the largest card that fits in a part."""
    return min(part[0], part[1] / CARD_RATIO)


def fan(room: Rect, count: int, places: Places) -> list[Pose]:
    """Returns the poses of cards that are given together, in a fan."""
    spread = 1 + FANNED * (count - 1) + (0.12 if count > 1 else 0)
    width = min(places.px(WIDEST), room.w / spread, room.h * 0.93 / CARD_RATIO)
    poses = []
    for i in range(count):
        away = i - (count - 1) / 2
        x, y = room.centre[0] + away * FANNED * width, room.centre[1] + away**2 * width * 0.015
        poses.append(Pose(x, y, round(width), -away * TURNED))
    return poses


def lying(part: Rect, places: Places) -> Pose:
    """Returns the pose of one of several cards, as large as fits."""
    return Pose(*part.centre, round(min(least((part.w, part.h)), places.px(WIDEST))))


def draw_tokens(
    surface: Canvas,
    tokens: Sequence[Token],
    text: Text,
    cards: CardImages,
    places: Places,
    hover: str,
) -> None:
    """Draws every token with its cost."""
    for number, token in enumerate(tokens):
        lit = token.whole and hover == token.buttons[0].id
        draw_paper(surface, token.rect, number, lit, places, cards.faces.flat)
        for sprite, mood in cards_on(token, places, hover):
            surface.blit(*cards.resting(sprite, sprite.pose, mood))
        away = seal_radius(places) * 0.9
        seal = token.rect.x + away, token.rect.y + away
        draw_seal(surface, str(token.cost), seal, text, places)
        for button, pose in zip(token.buttons, poses_on(token, places), strict=False):
            draw_count(surface, button, pose, text, places)
        draw_title(surface, token, text, places)


def poses_on(token: Token, places: Places) -> list[Pose]:
    """Returns the poses of the cards of a token."""
    if token.whole and not (token.buttons[0].hint and places.strain):
        return fan(card_room(token, places), len(token.cards), places)
    rooms = [card_room(token, places)] if token.whole else [b.rect for b in token.buttons]
    poses = []
    for button, room in zip(token.buttons, rooms, strict=True):
        # Small cards have their number beside them, so that it covers no name.
        aside = count_width(places) if button.hint and places.strain else 0.0
        poses.append(lying(replace(room, w=max(room.w / 3, room.w - aside)), places))
    return poses


def count_width(places: Places) -> float:
    """Returns the width of a number of cards that are alike."""
    return places.text(15) * 1.7


def cards_on(token: Token, places: Places, hover: str) -> Iterator[tuple[Sprite, str]]:
    """Yields the cards of a token with their moods. Cards that are given together have none; cards
    to choose from do."""
    poses = poses_on(token, places)
    for number, (card, pose) in enumerate(zip(token.cards, poses, strict=True)):
        # A name cut off by the next card would look like a mistake.
        mood = "covered" if number < len(token.cards) - 1 else ""
        if not token.whole:
            mood = "selected" if hover == token.buttons[number].id else "legal"
        zone = DOORS if card is not None and card.kind == DOOR else REVEALED
        yield Sprite(card.id if card is not None else BACK, card, zone, pose), mood


def seal_radius(places: Places) -> float:
    """Returns the radius of the seal with the cost."""
    large = places.text(0) / NUMBERED if places.letters > 1 else 0.0
    return max(13.0, places.px(SEAL), large + 0.5)


def draw_seal(
    surface: Canvas, cost: str, at: tuple[float, float], text: Text, places: Places
) -> None:
    """Draws the number of cards that the token takes, on a round seal in the corner."""
    radius = seal_radius(places)
    rect = Rect.around(at, 2 * radius, 2 * radius)
    slabs.slab(surface, rect, radius, places.px(2), slabs.CHIP, places)
    write(surface, text, cost, "number", round(radius * NUMBERED), palette.IVORY, at)


def draw_count(surface: Canvas, button: Button, card: Pose, text: Text, places: Places) -> None:
    """Draws how many cards are alike, if this card stands for several."""
    if button.hint:
        px = places.text(15)
        x, y = card.x + card.width / 2 - px * 0.4, card.y + card.height / 2 - px * 0.4
        if places.strain:
            x, y = card.x + (card.width + count_width(places)) / 2, card.y
        pill = Rect.around((x, y), count_width(places), px * 1.35)
        shapes.box(surface, pill, pill.h / 2, palette.CHIP)
        write(surface, text, button.hint, "number", px, palette.IVORY, (x, y))


def title_on(token: Token, text: Text, places: Places) -> Paragraph:
    """Returns the title of a token in the largest letters that fit: as wide as its cards, or as the
    token where that is too little. Large letters are smaller only where words would be lost."""
    room = words_room(token, places)
    large = places.letters > 1
    roles, lines = ("label", NARROW)[: 1 + large], MOST if large else LINES
    widths = card_room(token, places).w, room.w
    ways = product(roles, widths, (LETTERS, 0), (EASED,))
    last = product((NARROW,), widths[1:], (0,), last_resorts(places))
    for role, wide, px, step in chain(ways, last):
        told = measured(text, places, token.title, role, px, wide, lines, step)
        shown = Paragraph(role, *told)
        if shown.said == token.title and shown.least(text) <= room.h:
            break
    return shown


def draw_title(surface: Canvas, token: Token, text: Text, places: Places) -> None:
    """Draws the title of a token."""
    room = words_room(token, places)
    lines = title_on(token, text, places).pictures(text, palette.IVORY)
    draw_lines(surface, lines, *room.centre, room.h, centred=True)


def draw_paper(
    surface: Canvas, rect: Rect, number: int, lit: bool, places: Places, flat: bool
) -> None:
    """Draws the scrap of paper, or a plain dark sheet with flat cards or without its file."""
    paper = None if flat else torn((round(rect.w), round(rect.h)), number % PAPERS, lit)
    if paper is None:
        slabs.slab(surface, rect, places.px(8), places.px(3), slabs.PLAIN, places, lit)
        return
    x, y = rect.centre
    left, top = x - paper.get_width() / 2, y - paper.get_height() / 2
    surface.blit(paper, (round(left), round(top)))


@drawn_once
def torn(size: Size, number: int, lit: bool) -> pygame.Surface | None:
    """Returns one of the papers in this size; None if its file is missing. The picture is shared
    and must not be changed."""
    try:
        whole = picture(f"night/token-{number + 1}.webp").convert_alpha()
    except Incomplete:
        return None
    zooms = (side / (length - 2 * RIM) for side, length in zip(size, PAPER, strict=True))
    large = tuple(round(length * zoom) for length, zoom in zip(PAPER, zooms, strict=True))
    paper = pygame.transform.smoothscale(whole, large)
    if lit:
        paper.fill(palette.TOKEN_LIT, special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.rotozoom(paper, ASKEW[number], 1.0)
