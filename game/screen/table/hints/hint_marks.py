"""The marks of a hint on the table: a card where it would go, a button to press, or the order of
cards."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pygame

from game.rules.card import Card
from game.rules.card_toolkit import put_in_order, set_apart
from game.rules.state import DECK, DISCARD, LIMBO, ROW, Cards
from game.rules.steps import Command
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import dashes
from game.screen.sheet import Canvas
from game.screen.table.marking.tags import set_apart_for
from game.screen.ui.hint_marking import (
    AWAY,
    DASH,
    GAP,
    LINE,
    draw_advised,
    draw_outline,
    draw_seal,
)
from game.table.asking.buttons import Button, Chooser
from game.table.asking.prompt import Prompt
from game.table.hands.choices import one_of_each
from game.table.hands.gestures import Lay
from game.table.layout.places import Places, Point, Rect, Size
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.layout.spreads import next_in_row
from game.table.session import TableSession
from game.words import Words

PILES = DECK, DISCARD, LIMBO
DOT, STEP, BEND = 8, 34, 0.1
"""Size of the dots on the way of a card and distance between them, by the design; and how far the
way bends, by its length."""
NUMBER_AT = 0.2
"""Distance of a number below the middle of its card, by the height of the card."""


@dataclass(frozen=True)
class Laid:
    """A hint to lay a card: a `ghost` of it at its target, and its pose at the `start`."""

    ghost: Sprite
    start: Pose


@dataclass(frozen=True)
class HintMarks:
    """The marks of a hint: a card to lay, a button to press, and cards in the `order` in which to
    put them, with those to set `apart` for a `pile`."""

    laid: Laid | None = None
    button: Button | None = None
    order: Cards = ()
    apart: Cards = ()
    pile: str = DISCARD


def marks_of(session: TableSession, prompt: Prompt, command: Command[Any]) -> HintMarks:
    """Returns the marks for this answer."""
    ranking = session.ranking
    if ranking is not None and isinstance(command, ranking.kind):
        pile = ranking.ordering.apart
        return HintMarks(order=put_in_order(command), apart=set_apart(command), pile=pile)
    view = session.director.view
    for button in prompt.all_buttons:
        # Cards that are alike share one button.
        if button.command and len(one_of_each([button.command, command], view)) == 1:
            return HintMarks(button=button)
        if isinstance(button, Chooser) and command in button.among:
            return HintMarks(button=button)
    lay = next((lay for lay in session.drops.lays if lay.command == command), None)
    laid = laid_there(session.director.layout, view, lay) if lay is not None else None
    return HintMarks(laid=laid)


def laid_there(layout: Layout, view: View, lay: Lay) -> Laid | None:
    """Returns the card where it would lie, as a back if only its owner may know it; None if what is
    laid is no card."""
    card = layout.sprites.get(lay.grip)
    if card is None or not layout.has(lay.zone):
        return None
    in_row = lay.zone.startswith(ROW)
    rect = next_in_row(view, layout.places, view.active) if in_row else layout.area(lay.zone)
    private = card.card in view.private
    pose = Pose(*rect.centre, min(rect.w, card.pose.width), turn=0.0 if private else 1.0)
    shown = None if private else card.card
    return Laid(Sprite(card.key, shown, lay.zone.partition(":")[0], pose), card.pose)


def places_of(marks: HintMarks, layout: Layout) -> Iterator[Rect]:
    """Yields the rectangles where the hint is shown."""
    if marks.laid is not None:
        yield rect_of(marks.laid.ghost.pose)
    if marks.button is not None:
        yield marks.button.rect
    for card in (*marks.order, *marks.apart):
        if card.id in layout.sprites:
            yield rect_of(layout.sprites[card.id].pose)


def rect_of(pose: Pose) -> Rect:
    """Returns the rectangle of a card in this pose, as if it were not turned."""
    return Rect.around((pose.x, pose.y), pose.width, pose.height)


def draw_hint(
    surface: Canvas, cards: CardImages, words: Words, layout: Layout, bar: Rect, marks: HintMarks
) -> None:
    """Draws the hint over everything that lies still, except the words of the prompt."""
    places = layout.places
    if marks.laid is not None:
        _draw_laid(surface, cards, places, bar, marks.laid)
    if marks.button is not None:
        draw_advised(surface, places, marks.button.rect, places.px(20))
    for number, card in enumerate(marks.order, start=1):
        _draw_number(surface, cards, layout, card, str(number))
    for card in marks.apart:
        _draw_number(surface, cards, layout, card, set_apart_for(words, marks.pile))


def _draw_laid(surface: Canvas, cards: CardImages, places: Places, bar: Rect, laid: Laid) -> None:
    ghost, start = laid.ghost, laid.start
    for at in _way(start, ghost.pose, bar, places):
        dot = _dot(max(4, round(places.px(DOT))))
        surface.blit(dot, dot.get_rect(center=at).topleft)
    rect, away = rect_of(ghost.pose), places.px(AWAY) / 2
    if ghost.zone in PILES:
        # The ghost of a pile ends above its count.
        rect = replace(rect, h=places.count_top(places.zones[ghost.zone]) - rect.y)
    shapes.box(surface, rect, rect.w * CORNER, palette.CHIP)
    picture, (left, top) = cards.resting(ghost, ghost.pose, "ghost")
    surface.blit(picture, (left, top), (0, 0, picture.get_width(), round(rect.bottom) - top))
    draw_outline(surface, places, rect.grown(away), rect.w * CORNER + away)
    _ring(surface, places, start)
    draw_seal(surface, places, (rect.centre[0], rect.y - away))


def _ring(surface: Canvas, places: Places, pose: Pose) -> None:
    """Draws an outline around a card, which may be turned."""
    if not pose.angle:
        rect = rect_of(pose).grown(places.px(AWAY) / 2)
        draw_outline(surface, places, rect, rect.w * CORNER)
        return
    size = round(pose.width + places.px(AWAY)), round(pose.height + places.px(AWAY))
    sizes = round(max(2.0, places.px(LINE))), round(places.px(DASH)), round(places.px(GAP))
    picture = _leaning(size, sizes, round(pose.angle, 1))
    surface.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))).topleft)


@drawn_once
def _leaning(size: Size, line: tuple[int, int, int], angle: float) -> pygame.Surface:
    """Returns an outline that is turned by `angle` degrees. It is shared and must not be
    changed."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*palette.LEGAL[:3], 0))
    thick, dash, gap = line
    rect = Rect(0, 0, *size)
    dashes.dashed(picture, rect, thick, dash, gap, palette.LEGAL, size[0] * CORNER)
    return pygame.transform.rotozoom(picture, angle, 1.0)


def _way(start: Pose, end: Pose, bar: Rect, places: Places) -> Iterator[tuple[int, int]]:
    """Yields the middles of the dots between the two cards."""
    (x, y), (x2, y2) = (start.x, start.y - start.height / 2), (end.x, end.y)
    length = math.hypot(x2 - x, y2 - y)
    count = max(2, round(length / max(14.0, places.px(STEP))))
    middle = (x + x2) / 2 + (y2 - y) * BEND, (y + y2) / 2 - (x2 - x) * BEND
    away = max(3.0, places.px(AWAY + DOT))
    over = [bar.grown(away), *(rect_of(pose).grown(away) for pose in (start, end))]
    for i in range(1, count):
        t = i / count
        at: Point = (
            (1 - t) ** 2 * x + 2 * t * (1 - t) * middle[0] + t * t * x2,
            (1 - t) ** 2 * y + 2 * t * (1 - t) * middle[1] + t * t * y2,
        )
        if not any(rect.contains(at) for rect in over):
            yield round(at[0]), round(at[1])


def _draw_number(
    surface: Canvas, cards: CardImages, layout: Layout, card: Card, label: str
) -> None:
    """Draws on a card the number or word that tells what becomes of it."""
    rect = number_rect(cards.text, layout, card.id, label)
    if rect is not None:
        shapes.box(surface, rect, rect.h / 2, palette.CHIP)
        draw_outline(surface, layout.places, rect, rect.h / 2)
        px = layout.places.text(20)
        write(surface, cards.text, label, "number", px, palette.LEGAL, rect.centre)


def number_rect(text: Text, layout: Layout, card: str, label: str) -> Rect | None:
    """Returns the rectangle of that label; None if the card does not lie on the table."""
    sprite, px = layout.sprites.get(card), layout.places.text(20)
    if sprite is None:
        return None
    pose = sprite.pose
    wide = max(px * 2.0, text.width(label, "number", px) + px * 1.4)
    turn, down = math.radians(pose.angle), pose.height * NUMBER_AT
    at = pose.x + down * math.sin(turn), pose.y + down * math.cos(turn)
    return Rect.around(at, wide, px * 2.0)


@drawn_once
def _dot(radius: int) -> pygame.Surface:
    """Returns a dot of light with a dark rim, visible on every ground. It is shared and must not be
    changed."""
    side = 2 * radius + 2
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    for by, colour in ((radius, palette.CHIP), (radius - 1, palette.LEGAL)):
        disc = shapes.tinted(shapes.rounded(2 * by, 2 * by, by), colour)
        picture.blit(disc, (radius + 1 - by, radius + 1 - by))
    return picture
