"""A number that is drawn along a line."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.screen.controls.buttons import label_px
from game.screen.controls.toggles import margin
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.materials import foil, slabs
from game.screen.materials.wells import sink
from game.screen.sheet import Canvas
from game.table.asking.buttons import NOWHERE
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

MOST = 100
STEP = 5
"""What an arrow key adds or takes away; the pointer finds whole steps, too."""


@dataclass(frozen=True)
class Slider:
    """A value from 0 to 100 under its label. `told` is the value as it is written; `said` names
    both."""

    id: str
    label: str
    value: int
    told: str
    said: str
    rect: Rect = NOWHERE

    @property
    def thing(self) -> Thing:
        """What one can point at."""
        return Thing(self.id, "button", self.said, self.rect, state=("enabled",))


def stepped(value: float) -> int:
    """The nearest whole step."""
    return min(MOST, max(0, round(value / STEP) * STEP))


def slider_height(text: Text, places: Places) -> float:
    """A line of letters and a line to draw along."""
    letters = text.line_height("label", label_px(places))
    return max(places.target, letters + _knob(places) + 2 * margin(places) * 0.6)


def _knob(places: Places) -> float:
    return max(16.0, places.px(22))


def _line(slider: Slider, places: Places) -> Rect:
    """The line, without what the knob takes up beyond its ends."""
    knob, away = _knob(places), margin(places)
    inner = slider.rect.grown(-away)
    y = slider.rect.bottom - away * 0.6 - knob / 2
    return Rect(inner.x + knob / 2, y - knob * 0.16, inner.w - knob, knob * 0.32)


def value_at(slider: Slider, x: float, places: Places) -> int:
    """The value that is drawn there."""
    line = _line(slider, places)
    return stepped((x - line.x) / line.w * MOST)


def draw_slider(surface: Canvas, slider: Slider, text: Text, places: Places, hover: bool) -> None:
    """Its name and value over the line; gold as far as the knob."""
    rect, corner = slider.rect, places.px(14)
    slabs.slab(surface, rect, corner, places.px(1.6), slabs.FAINT, places, hover)
    px, away = label_px(places), margin(places)
    top = rect.y + away * 0.6
    told = text.render(slider.told, "number", px, palette.IVORY)
    surface.blit(told, (round(rect.right - away - told.get_width()), round(top)))
    room = rect.w - 2 * away - told.get_width() - px
    label = text.fitted(slider.label, "label", px, palette.IVORY, room)
    surface.blit(label, (round(rect.x + away), round(top)))
    _draw_line(surface, slider, places)


def _draw_line(surface: Canvas, slider: Slider, places: Places) -> None:
    line, knob = _line(slider, places), _knob(places)
    sink(surface, places, line, line.h / 2)
    foil.outline(surface, line, line.h / 2, 1, 150)
    reached = line.w * slider.value / MOST
    if reached >= line.h:
        shapes.box(surface, replace(line, w=reached), line.h / 2, *palette.GOLD_BUTTON)
    at = Rect.around((line.x + reached, line.centre[1]), knob, knob)
    shapes.box(surface, at.grown(2), knob / 2 + 2, palette.CHIP)
    slabs.slab(surface, at, knob / 2, knob * 0.14, slabs.KNOB, places)
