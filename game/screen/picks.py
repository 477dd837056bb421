"""Buttons of which some are picked: a ring before the words, or at the corner of an emblem, is
ticked then."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.screen import emblems, foil, icons, palette, shapes, slabs
from game.screen.text import Text
from game.screen.widgets import NOWHERE, label_px
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect


@dataclass(frozen=True)
class Pick:
    """Something to pick. `detail` is a sentence under the label; an emblem takes the place of
    both."""

    id: str
    label: str
    picked: bool
    rect: Rect = NOWHERE
    enabled: bool = True
    detail: str = ""
    emblem: str = ""

    @property
    def thing(self) -> Thing:
        """What one can point at."""
        able = "enabled" if self.enabled else "disabled"
        state = (able, "selected") if self.picked else (able,)
        return Thing(self.id, "button", self.label, self.rect, state=state)


def detail_px(places: Places) -> int:
    """The height of a sentence under a label."""
    return places.text(18)


def ring_px(places: Places) -> int:
    """The size of the ring."""
    return round(places.text(20) * 1.1)


def margin(places: Places) -> float:
    """Between the words of a pick and its edge."""
    return max(10.0, places.px(16))


def gap(places: Places) -> float:
    """Between the ring and the label, and between the label and the sentence under it."""
    return max(6.0, places.px(9))


def label_room(pick: Pick, places: Places) -> float:
    """How wide its label may be."""
    return pick.rect.w - 2 * margin(places) - ring_px(places) - gap(places)


def detail_height(detail: str, width: float, text: Text, places: Places) -> int:
    """Of a sentence in a pick of this width."""
    wrap = round(width - 2 * margin(places))
    return text.render(detail, "body", detail_px(places), palette.BODY, wrap=wrap).get_height()


def detailed_height(detail: str, width: float, text: Text, places: Places) -> float:
    """How high a pick of this width is with a sentence under its label."""
    words = detail_height(detail, width, text, places)
    return 2 * margin(places) + ring_px(places) + gap(places) + words


def detail_rect(pick: Pick, text: Text, places: Places) -> Rect:
    """Where its sentence stands."""
    height = detail_height(pick.detail, pick.rect.w, text, places)
    inner = pick.rect.grown(-margin(places))
    return replace(inner, y=inner.y + ring_px(places) + gap(places), h=height)


def radius(pick: Pick, places: Places) -> float:
    """Of its corners: a pill if it is one line."""
    return places.px(14) if pick.detail or pick.emblem else pick.rect.h / 2


def draw_pick(surface: pygame.Surface, pick: Pick, text: Text, places: Places, hover: bool) -> None:
    """The button; what is picked has a heavier line and a tick."""
    rect, corner = pick.rect, radius(pick, places)
    look, line = slabs.FAINT, places.px(1.6)
    if not pick.enabled:
        look = slabs.IDLE
    elif pick.picked:
        look, line = slabs.PICKED, places.px(3)
    slabs.slab(surface, rect, corner, line, look, places, hover and pick.enabled)
    if pick.emblem:
        _draw_emblem(surface, pick, places)
    else:
        _draw_words(surface, pick, text, places)


def _draw_emblem(surface: pygame.Surface, pick: Pick, places: Places) -> None:
    rect = pick.rect
    picture = emblems.draw(pick.emblem, round(rect.h * 0.62))
    surface.blit(picture, picture.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))
    if pick.picked:
        px = ring_px(places)
        _draw_ring(surface, (rect.right - px * 0.5, rect.y + px * 0.5), px, pick)


def _draw_words(surface: pygame.Surface, pick: Pick, text: Text, places: Places) -> None:
    rect, px, away = pick.rect, ring_px(places), gap(places)
    ink = palette.IVORY if pick.enabled else palette.CAPTION_IDLE
    label = text.fitted(pick.label, "label", label_px(places), ink, label_room(pick, places))
    x = rect.centre[0] - (px + away + label.get_width()) / 2
    y = rect.y + margin(places) + px / 2 if pick.detail else rect.centre[1]
    _draw_ring(surface, (x + px / 2, y), px, pick)
    surface.blit(label, (round(x + px + away), round(y - label.get_height() / 2)))
    if pick.detail:
        room = detail_rect(pick, text, places)
        words = text.render(
            pick.detail, "body", detail_px(places), palette.BODY, wrap=round(room.w)
        )
        surface.blit(words, words.get_rect(midtop=(round(room.centre[0]), round(room.y))))


def _draw_ring(surface: pygame.Surface, centre: Point, px: int, pick: Pick) -> None:
    rect = Rect.around(centre, px, px)
    if not pick.enabled:
        shapes.outline(surface, rect, px / 2, px * 0.09, palette.faded(palette.GOLD, 90))
    elif pick.picked:
        shapes.box(surface, rect, px / 2, *palette.GOLD_BUTTON)
        tick = icons.draw("tick", px, palette.GOLD_BUTTON_TEXT)
        surface.blit(tick, (round(rect.x), round(rect.y)))
    else:
        foil.outline(surface, rect, px / 2, px * 0.09)
