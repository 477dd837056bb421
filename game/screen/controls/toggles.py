"""Buttons of which some are picked: a ring before the words, or at the corner of an emblem, is
ticked then."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.screen.controls.buttons import label_px
from game.screen.lettering.text import Text
from game.screen.look import emblems, icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.sheet import Canvas
from game.table.asking.buttons import NOWHERE
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect


@dataclass(frozen=True)
class Toggle:
    """Something to choose, or to switch on and off. `detail` is a sentence under the label; an
    emblem takes the place of both, in this `ink` if it is not that of a player."""

    id: str
    label: str
    picked: bool
    rect: Rect = NOWHERE
    enabled: bool = True
    detail: str = ""
    emblem: str = ""
    ink: palette.Colour | None = None

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
    """Between the words of a toggle and its edge."""
    return max(10.0, places.px(16))


def gap(places: Places) -> float:
    """Between the ring and the label, and between the label and the sentence under it."""
    return max(6.0, places.px(9))


def label_room(toggle: Toggle, places: Places) -> float:
    """How wide its label may be."""
    return toggle.rect.w - 2 * margin(places) - ring_px(places) - gap(places)


def detail_height(detail: str, width: float, text: Text, places: Places) -> int:
    """Of a sentence in a toggle of this width."""
    wrap = round(width - 2 * margin(places))
    return text.render(detail, "body", detail_px(places), palette.BODY, wrap=wrap).get_height()


def detailed_height(detail: str, width: float, text: Text, places: Places) -> float:
    """How high a toggle of this width is with a sentence under its label."""
    words = detail_height(detail, width, text, places)
    return 2 * margin(places) + ring_px(places) + gap(places) + words


def detail_rect(toggle: Toggle, text: Text, places: Places) -> Rect:
    """Where its sentence stands."""
    height = detail_height(toggle.detail, toggle.rect.w, text, places)
    inner = toggle.rect.grown(-margin(places))
    return replace(inner, y=inner.y + ring_px(places) + gap(places), h=height)


def radius(toggle: Toggle, places: Places) -> float:
    """Of its corners: a pill if it is one line."""
    return places.px(14) if toggle.detail or toggle.emblem else toggle.rect.h / 2


def draw_toggle(surface: Canvas, toggle: Toggle, text: Text, places: Places, hover: bool) -> None:
    """The button; what is picked has a heavier line and a tick."""
    rect, corner = toggle.rect, radius(toggle, places)
    look, line = slabs.FAINT, places.px(1.6)
    if not toggle.enabled:
        look = slabs.IDLE
    elif toggle.picked:
        look, line = slabs.PICKED, places.px(3)
    slabs.slab(surface, rect, corner, line, look, places, hover and toggle.enabled)
    if toggle.emblem:
        _draw_emblem(surface, toggle, places)
    else:
        _draw_words(surface, toggle, text, places)


def _draw_emblem(surface: Canvas, toggle: Toggle, places: Places) -> None:
    rect = toggle.rect
    picture = emblems.draw(toggle.emblem, round(rect.h * 0.62), toggle.ink)
    surface.blit(picture, picture.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))
    if toggle.picked:
        px = ring_px(places)
        _draw_ring(surface, (rect.right - px * 0.5, rect.y + px * 0.5), px, toggle)


def _draw_words(surface: Canvas, toggle: Toggle, text: Text, places: Places) -> None:
    rect, px, away = toggle.rect, ring_px(places), gap(places)
    ink = palette.IVORY if toggle.enabled else palette.CAPTION_IDLE
    label = text.fitted(toggle.label, "label", label_px(places), ink, label_room(toggle, places))
    x = rect.centre[0] - (px + away + label.get_width()) / 2
    y = rect.y + margin(places) + px / 2 if toggle.detail else rect.centre[1]
    _draw_ring(surface, (x + px / 2, y), px, toggle)
    surface.blit(label, (round(x + px + away), round(y - label.get_height() / 2)))
    if toggle.detail:
        room = detail_rect(toggle, text, places)
        words = text.render(
            toggle.detail, "body", detail_px(places), palette.BODY, wrap=round(room.w)
        )
        surface.blit(words, words.get_rect(midtop=(round(room.centre[0]), round(room.y))))


def _draw_ring(surface: Canvas, centre: Point, px: int, toggle: Toggle) -> None:
    rect = Rect.around(centre, px, px)
    if not toggle.enabled:
        shapes.outline(surface, rect, px / 2, px * 0.09, palette.faded(palette.GOLD, 90))
        if toggle.picked:
            tick = icons.draw("tick", px, palette.CAPTION_IDLE)
            surface.blit(tick, (round(rect.x), round(rect.y)))
    elif toggle.picked:
        shapes.box(surface, rect, px / 2, *palette.GOLD_BUTTON)
        tick = icons.draw("tick", px, palette.GOLD_BUTTON_TEXT)
        surface.blit(tick, (round(rect.x), round(rect.y)))
    else:
        foil.outline(surface, rect, px / 2, px * 0.09)
