"""How everything on a page looks: inks and surfaces, painted or in high contrast."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.screen.look import palette, shapes
from game.screen.look.palette import Colour
from game.screen.materials import slabs
from game.screen.materials.paper import draw_sheet
from game.screen.materials.slabs import Look
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect

Ink = Literal["title", "strong", "body", "caption", "idle", "told", "on_gold"]
"""What words are for: headings, names, sentences, captions, what cannot be used, the last message,
and the label of the main act."""
Surface = Literal[
    "button", "primary", "picked", "faint", "quiet", "idle", "row", "idle_row", "thumb", "knob"
]
"""Surfaces under words and under the pointer."""

BLACK, WHITE = (0, 0, 0, 255), (255, 255, 255, 255)
PLAIN_LINE = 2.4
"""Width of the edge of a plain sheet, by the design."""


@dataclass(frozen=True)
class Theme:
    """The ink of each use of words, and the look of each surface. It is `plain` in high
    contrast."""

    inks: Mapping[Ink, Colour]
    looks: Mapping[Surface, Look]
    plain: bool = False

    def draw_sheet(self, surface: Canvas, rect: Rect, places: Places) -> None:
        """Draws the sheet of a page."""
        if not self.plain:
            draw_sheet(surface, rect, places)
            return
        radius = places.px(14)
        shapes.box(surface, rect, radius, BLACK)
        shapes.outline(surface, rect, radius, max(2.0, places.px(PLAIN_LINE)), WHITE)

    def slab(
        self, surface: Canvas, rect: Rect, radius: float, kind: Surface, places: Places, lit: bool
    ) -> None:
        """Draws a raised surface with this radius in pixels, `lit` while the pointer is over it."""
        line = 3.0 if kind == "picked" else 1.0 if "row" in kind else 1.8
        if self.plain:
            line = max(2.0 / places.px(1), 2 * line)
        slabs.slab(surface, rect, radius, places.px(line), self.looks[kind], places, lit)


PAINTED = Theme(
    {
        "title": palette.GOLD_TEXT,
        "strong": palette.IVORY,
        "body": palette.BODY,
        "caption": palette.CAPTION,
        "idle": palette.CAPTION_IDLE,
        "told": palette.LEGAL,
        "on_gold": palette.GOLD_BUTTON_TEXT,
    },
    {
        "button": slabs.NIGHT,
        "primary": slabs.GOLD,
        "picked": slabs.PICKED,
        "faint": slabs.FAINT,
        "quiet": slabs.QUIET,
        "idle": slabs.IDLE,
        "row": slabs.ROW,
        "idle_row": slabs.IDLE,
        "thumb": slabs.THUMB,
        "knob": slabs.KNOB,
    },
)


def _flat(body: Colour, line: Colour) -> Look:
    return Look(body, body, light=0, line=line, shadow=0)


_NIGHT = _flat(BLACK, WHITE)
PLAIN = Theme(
    {
        "title": palette.LEGAL,
        "strong": WHITE,
        "body": WHITE,
        "caption": palette.LEGAL,
        "idle": (0xC4, 0xC4, 0xC4, 255),
        "told": palette.LEGAL,
        "on_gold": BLACK,
    },
    {
        "button": _NIGHT,
        "primary": _flat(palette.LEGAL, BLACK),
        "picked": _flat((0x30, 0x30, 0x00, 255), palette.LEGAL),
        "faint": _NIGHT,
        "quiet": _flat(BLACK, (0xA0, 0xA0, 0xA0, 255)),
        "idle": _flat(BLACK, (0x80, 0x80, 0x80, 255)),
        "row": _flat((0x18, 0x18, 0x18, 255), WHITE),
        "idle_row": _flat(BLACK, (0x80, 0x80, 0x80, 255)),
        "thumb": _flat(WHITE, WHITE),
        "knob": _flat(WHITE, BLACK),
    },
    plain=True,
)


def theme_for(high_contrast: bool) -> Theme:
    """Returns the plain theme in high contrast, and the painted one otherwise."""
    return PLAIN if high_contrast else PAINTED
