"""Tokens: the choices about a card that stands large, scraps of torn paper with the cards that each
takes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, product

import pygame

from game.rules.card import DOOR
from game.rules.state import DOORS, REVEALED
from game.screen.cards.sprites import CardImages
from game.screen.lettering.fitting import (
    EASED,
    FIRM,
    NARROW,
    Paragraph,
    balanced,
    between,
    draw_lines,
    last_resorts,
    measured,
)
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.look.assets import Incomplete
from game.screen.look.pictures import picture
from game.screen.look.shapes import drawn_once
from game.screen.materials import patches, slabs
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.asking.prompt import Token
from game.table.layout.places import CARD_RATIO, Places, Rect, Size
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.layout.staged import (
    group_ends,
    group_middle,
    hidden_by,
    in_upper_tray,
    stage,
    token_places,
)
from game.table.motion.lights import around

PAPERS = 4
PAPER, RIM = (320, 480), 20
"""Size of the picture of a paper in pixels, and the rim in it for the tear and the shadow."""
ASKEW = 0.5, 0.4, -0.3, -0.4
"""Angles of the papers in degrees."""
MARGIN, TOP = (0.06, 0.04, 0.01), 0.08
"""Parts of the width of a token that are free beside its cards, also if it is slim, and if two of
many would not fit abreast; and of its height above the cards where the seal has only a corner."""
EDGE, TORN = 0.075, 10
"""Free room beside large letters, and on a very narrow token: part of its width, and design pixels
at least, of which the tear takes three or four."""
TEAR, CLEAR = 5, 9
"""The most that the tear takes, and the distance of usual letters from it, in design pixels."""
VERY_NARROW = 72
"""Width in pixels below which words would be lost at that distance."""
SLIM = 96
"""Width in pixels below which a token is slim."""
FEW_CARDS = 2
"""Most cards to choose from that need no more room than others."""
ABOVE, BELOW = 11, 18
"""Space above and below the words, by the design."""
LEAST_CARDS, MOST_CARDS, LEAST_HIT, EASY_HIT = 0.22, 0.52, 40, 44
"""Least part of the height that cards keep where the letters are very large; most that they keep
where they can be chosen; and the least width and height in pixels that each needs to be hit, and to
be hit easily."""
IN_COLUMN, BESIDE = 0.47, 32
"""The most that cards take one below the other, part of the height of a token; where they would
take more, they may be so narrow beside each other, in pixels."""
WIDEST = 96
"""Greatest width of a card on a token, by the design."""
FANNED, TURNED, IN_FAN = 0.13, 3.0, 5
"""Step from card to card in a fan: part of the width of a card, and degrees; and most cards in it,
as the seal tells their number."""
BETWEEN = 5
"""Gap in pixels between cards of which one is chosen."""
TARGET = 44.0
"""Least width and height in pixels of a card to choose, where there is room."""
SEAL, NUMBERED, SEALED = 23, 1.12, 1.3
"""Radius of the seal with the cost, by the design; height of its number, and of the part of the
token for each half of the seal, by the radius."""
LETTERS, TWO, FEW, MOST = 25, 2, 3, 8
"""Height of the letters of the words, by the design; numbers of lines that smaller letters are
better than more of, in usual letters and in large ones, and the greatest number of lines."""
NIGHT, OVER = 16, 2
"""How far the night behind the tokens reaches beyond them, by the design, and how far above and
below what it hides, in pixels."""


def laid_out(tokens: Sequence[Token], text: Text, places: Places) -> tuple[Token, ...]:
    """Returns the tokens and their buttons with their rectangles: all equally high, with their
    seals, their cards and the first lines of their words at the same heights."""
    placed: list[Token] = []
    if not tokens:
        return ()
    most = max(len(token.buttons) for token in tokens)
    rects = token_places(places, len(tokens))
    crowded = most > FEW_CARDS
    slim = rects[0].w - 2 * aside(rects[0], most) < 2 * LEAST_HIT + BETWEEN
    if crowded and slim and not places.strain:
        rects = token_places(places, len(tokens), crowded=True)
    room, corner, beside = rects[0], rects[0].h * TOP, places.px(ABOVE + BELOW)
    # With little room the seal has only a corner, where no card has anything to read.
    heads = [corner] if places.strain or crowded else [2 * seal_radius(places) * SEALED, corner]
    for head in heads:
        least = head + least_cards(room, most)
        px, words = in_letters(tokens, text, places, room, least)
        foot = min(words + 1 + beside, room.h - least + 1)
        if words + beside <= room.h - least:
            break
    cards = room.h - head - foot
    if not crowded:
        cards = min(cards, max(places.px(WIDEST) * CARD_RATIO, least_cards(room, most)))
    for token, rect in zip(tokens, rects, strict=True):
        rect = Rect.around(rect.centre, rect.w, head + cards + foot)
        lies = replace(token, rect=rect, head=head, foot=foot, letters=px)
        areas = [rect]
        if not token.whole:
            areas = grid(card_room(lies), len(token.buttons))
        buttons = zip(token.buttons, areas, strict=True)
        placed.append(replace(lies, buttons=tuple(replace(b, rect=area) for b, area in buttons)))
    return tuple(placed)


def least_cards(rect: Rect, most: int) -> float:
    """Returns the height that cards keep on a token of this size where up to `most` can be chosen:
    as a rule each of these can be hit."""
    if most == 1:
        return LEAST_CARDS * rect.h
    least = BESIDE if most * (LEAST_HIT + BETWEEN) > IN_COLUMN * rect.h else EASY_HIT
    columns = 2 if rect.w - 2 * aside(rect, most) >= 2 * least + BETWEEN else 1
    lines = -(-most // columns)
    return min(lines * (EASY_HIT + BETWEEN), MOST_CARDS * rect.h)


def aside(rect: Rect, count: int) -> float:
    """Returns the free width on either side of so many cards on a token of this size."""
    two_abreast = rect.w * (1 - 2 * MARGIN[0]) >= 2 * EASY_HIT + BETWEEN
    crowded = count > FEW_CARDS and not two_abreast
    return rect.w * MARGIN[2 if crowded else rect.w < SLIM]


def in_letters(
    tokens: Sequence[Token], text: Text, places: Places, rect: Rect, taken: float
) -> tuple[int, float]:
    """Returns the height of the letters in which the words of all tokens fit, the largest that do,
    and the height of the words. Large letters are smaller only where words would be lost."""
    wide, tall = words_width(rect, places), rect.h - taken - places.px(ABOVE + BELOW)
    usual = [] if places.letters > 1 else [(TWO, LETTERS, FIRM), (TWO, LETTERS, EASED)]
    ways = chain(
        usual,
        [(FEW, LETTERS, FIRM)],
        product((FEW, MOST), (LETTERS, 0), (EASED,)),
        product((MOST,), (0,), last_resorts(places)),
    )
    for lines, px, step in ways:
        sizes = [measured(text, places, t.short, NARROW, px, wide, lines, step) for t in tokens]
        least = min(one.px for one in sizes)
        told = [in_size(token, text, least, wide) for token in tokens]
        words = max(height_of(one, text, places) for one in told)
        whole = all(one.said == token.short for one, token in zip(told, tokens, strict=True))
        few = max(len(one.lines) for one in told) <= lines
        if whole and few and words <= tall:
            break
    return least, words


def in_size(token: Token, text: Text, px: int, wide: float) -> Paragraph:
    """Returns the words of a token in letters of this height, on lines of about one length: on two
    at least, as most prices need two."""
    if " " in token.short:
        wide = min(wide, text.width(token.short, NARROW, px) - 1)
    return balanced(text, between(text, token.short, NARROW, (px, px), wide, MOST), int(wide))


def height_of(told: Paragraph, text: Text, places: Places) -> float:
    """Returns the height of a title: with air between its lines, unless letters are large."""
    if places.letters > 1:
        return told.least(text)
    return float(len(told.lines) * text.line_height(told.role, told.px))


def card_room(token: Token) -> Rect:
    """Returns the part of a token for its cards."""
    rect, free = token.rect, aside(token.rect, len(token.buttons))
    tall = rect.h - token.head - token.foot
    return Rect(rect.x + free, rect.y + token.head, rect.w - 2 * free, tall)


def words_room(token: Token, places: Places) -> Rect:
    """Returns the part of a token for its words."""
    rect, wide = token.rect, words_width(token.rect, places)
    top = rect.bottom - token.foot + places.px(ABOVE)
    return Rect(rect.centre[0] - wide / 2, top, wide, rect.bottom - places.px(BELOW) - top)


def words_width(rect: Rect, places: Places) -> float:
    """Returns the greatest width of the words on a token."""
    if places.letters > 1 or rect.w < VERY_NARROW:
        return rect.w - 2 * max(places.px(TORN), EDGE * rect.w)
    askew = math.sin(math.radians(max(map(abs, ASKEW)))) * rect.h / 2
    return rect.w - 2 * (places.px(TEAR + CLEAR) + askew)


def grid(room: Rect, count: int) -> list[Rect]:
    """Returns `count` equal parts of a room, in as many columns as make the cards largest without
    making a part too small to hit."""

    def part(columns: int) -> tuple[float, float]:
        lines = -(-count // columns)
        wide = (room.w - (columns - 1) * BETWEEN) / columns
        return wide, (room.h - (lines - 1) * BETWEEN) / lines

    def easy(columns: int) -> tuple[bool, float, float]:
        """Returns whether each part can be hit, or else how high it is, and its lesser side."""
        wide, tall = part(columns)
        lesser = min(wide, tall, TARGET)
        return lesser >= LEAST_HIT, min(tall, LEAST_HIT), lesser

    columns = max(range(1, count + 1), key=lambda n: (easy(n), least(part(n))))
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
    """Returns the poses of cards that are given together, in a fan; none of an empty hand."""
    count = min(count, IN_FAN)
    # Turned cards reach out at both ends.
    spread = 1 + (FANNED + 0.03 * TURNED) * max(0, count - 1)
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
    """Draws every token with its cost, on a night of its own: nothing shows through between
    them."""
    for rect in sides(tokens, places):
        shapes.box(surface, rect, places.px(NIGHT), palette.DEEP_NIGHT)
        patches.glow(surface, rect, places.px(NIGHT), places.px(2 * NIGHT), palette.DEEP_NIGHT, 255)
    if tokens and hidden_by(places):
        card, tray, wide = stage(places), places.tray(places.plays), places.px(NIGHT)
        for x in card.x - wide, card.right:
            # Nothing looks out between night and card.
            beside = Rect(x, tray.y - OVER, wide, tray.h + 2 * OVER)
            shapes.box(surface, beside, 0, palette.DEEP_NIGHT)
    for number, token in enumerate(tokens):
        lit = token.whole and hover == token.buttons[0].id
        draw_paper(surface, token.rect, number, lit, places, cards.faces.flat)
        for sprite, mood in cards_on(token, places, hover):
            surface.blit(*cards.resting(sprite, sprite.pose, mood))
        draw_seal(surface, str(token.cost), seal_at(token, places), text, places)
        for button, pose in zip(token.buttons, poses_on(token, places), strict=False):
            draw_count(surface, button, pose, text, places)
        draw_title(surface, token, text, places)


def sides(tokens: Sequence[Token], places: Places) -> Iterator[Rect]:
    """Yields the rectangles about the tokens left of the card that they lie about, and right of
    it; where they hide something, about all that is hidden there."""
    if not tokens:
        return
    card, hidden, near = stage(places), hidden_by(places), places.px(NIGHT / 4)
    middle, tray = group_middle(places), places.tray(places.plays)
    for left in True, False:
        beside = [t.rect for t in tokens if (t.rect.x < card.x) == left]
        if hidden:
            x = middle - hidden if left else card.right + near
            end = card.x - near if left else middle + hidden
            beside.append(Rect(x, tray.y - OVER, end - x, tray.h + 2 * OVER))
        if beside and not left and in_upper_tray(places):
            # A Door of whoever waits is hidden whole.
            end = group_ends(places, len(tokens), False)[1]
            x = min(end, places.tray(1 - places.plays).right)
            beside.append(replace(beside[0], x=x, w=0))
        if beside and places.hung:
            ground, taken = places.hung_ground, around(beside)
            apart = ground.x > card.right or ground.right < card.x
            if apart and taken.x < ground.right and ground.x < taken.right:
                beside.append(ground)
        if beside:
            yield around(beside)


def poses_on(token: Token, places: Places) -> list[Pose]:
    """Returns the poses of the cards of a token."""
    if token.whole and not (token.buttons[0].hint and places.strain):
        return fan(card_room(token), len(token.cards), places)
    rooms = [card_room(token)] if token.whole else [b.rect for b in token.buttons]
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
    shown = token.cards[: len(poses)]
    for number, (card, pose) in enumerate(zip(shown, poses, strict=True)):
        # A name cut off by the next card would look like a mistake.
        mood = "covered" if number < len(shown) - 1 else ""
        if not token.whole:
            mood = "selected" if hover == token.buttons[number].id else "legal"
        zone = DOORS if card is not None and card.kind == DOOR else REVEALED
        yield Sprite(card.id if card is not None else BACK, card, zone, pose), mood


def seal_radius(places: Places) -> float:
    """Returns the radius of the seal with the cost."""
    large = places.text(0) / NUMBERED if places.letters > 1 else 0.0
    return max(13.0, places.px(SEAL), large + 0.5)


def seal_at(token: Token, places: Places) -> tuple[float, float]:
    """Returns the middle of the seal: over the cards, or in the upper right corner."""
    rect, radius = token.rect, seal_radius(places)
    if token.head < 2 * radius:
        return rect.right - radius * 0.8, rect.y + radius * 0.8
    return rect.centre[0], rect.y + radius * SEALED


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
        # In a free corner of its own card, so that it is not taken for that of the next one: of a
        # slim card, which has no name, in the lower one, clear of the pennant.
        wide, air = count_width(places), px * 0.7 + places.px(3)
        x = card.x + card.width / 2 - wide / 2 - places.px(3)
        y = card.y - card.height / 2 + air
        if card.width < 2 * wide:
            y = card.y + card.height / 2 - air
        if places.strain:
            x, y = card.x + (card.width + count_width(places)) / 2, card.y
        pill = Rect.around((x, y), count_width(places), px * 1.35)
        shapes.box(surface, pill, pill.h / 2, palette.CHIP)
        write(surface, text, button.hint, "number", px, palette.IVORY, (x, y))


def title_on(token: Token, text: Text, places: Places) -> Paragraph:
    """Returns the title of a token in the letters of all tokens."""
    return in_size(token, text, token.letters, words_width(token.rect, places))


def draw_title(surface: Canvas, token: Token, text: Text, places: Places) -> None:
    """Draws the title of a token from the upper edge of its room down."""
    room, shown = words_room(token, places), title_on(token, text, places)
    lines, tall = shown.pictures(text, palette.IVORY), height_of(shown, text, places)
    draw_lines(surface, lines, room.centre[0], room.y + tall / 2, tall, centred=True)


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
