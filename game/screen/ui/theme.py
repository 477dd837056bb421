"""The looks of everything on a page: inks and surfaces, on paper, on the night or in high
contrast."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from game.screen.look import palette, shapes
from game.screen.look.palette import Colour
from game.screen.materials import foil, paper, slabs, wells
from game.screen.materials.slabs import Look
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect

Ink = Literal["title", "strong", "body", "caption", "idle", "told", "on_gold", "on_quiet"]
"""What words are for: headings, names, sentences, captions, what cannot be used, the last message,
the label of the main act, and those of acts that matter little."""
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
    stock: paper.Stock = paper.NIGHT
    """The paper of its sheets."""
    hollow: wells.Hollow = wells.NIGHT
    """The colours of grooves."""
    line: Colour | None = None
    """The colour of lines and small marks; None stands for foil."""
    bar: tuple[Colour, Colour] = palette.GOLD_BUTTON
    """The colours of what fills a groove, and of the disc of what is chosen."""
    tick: Colour = palette.GOLD_BUTTON_TEXT
    """The colour of the tick on that disc."""

    def draw_sheet(self, surface: Canvas, rect: Rect, places: Places) -> None:
        """Draws the sheet of a page."""
        if not self.plain:
            paper.draw_sheet(surface, rect, places, self.stock)
            return
        radius = places.px(14)
        shapes.box(surface, rect, radius, BLACK)
        shapes.outline(surface, rect, radius, max(2.0, places.px(PLAIN_LINE)), WHITE)

    def outline(self, surface: Canvas, rect: Rect, radius: float, line: float) -> None:
        """Draws a line with this radius and width in pixels round something."""
        if self.line is None:
            foil.outline(surface, rect, radius, line)
        else:
            shapes.outline(surface, rect, radius, line, self.line)

    def sink(self, surface: Canvas, rect: Rect, radius: float, places: Places) -> None:
        """Draws a groove with this radius in pixels."""
        wells.sink(surface, places, rect, radius, self.hollow)

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
        "on_quiet": palette.IVORY,
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


def _slip(
    body: tuple[Colour, Colour],
    line: Colour = palette.SLIP_LINE,
    light: int = 150,
    shadow: int = 70,
) -> Look:
    return Look(*body, light=light, line=line, shadow=shadow, lit=palette.SLIP_LIT)


_IDLE = Look(
    palette.faded(palette.LEAF, 90),
    palette.faded(palette.LEAF, 90),
    light=0,
    line=palette.SLIP_IDLE,
    shadow=0,
)
_THUMB = _slip(palette.BRASS, palette.BRASS_RIM, light=0)
PAPER = Theme(
    {
        "title": palette.LEAF_TITLE,
        "strong": palette.LEAF_INK,
        "body": palette.LEAF_BODY,
        "caption": palette.LEAF_CAPTION,
        "idle": palette.LEAF_IDLE,
        "told": palette.LEAF_TOLD,
        "on_gold": palette.GOLD_BUTTON_TEXT,
        "on_quiet": palette.LEAF_INK,
    },
    {
        "button": _slip(palette.SLIP),
        "primary": _slip(palette.BRASS, palette.BRASS_RIM),
        "picked": _slip(palette.SLIP_PICKED, palette.LEAF_TITLE),
        "faint": _slip(palette.SLIP_ROW),
        "quiet": _slip(palette.SLIP_ROW, palette.SLIP_IDLE, light=0, shadow=0),
        "idle": _IDLE,
        "row": _slip(palette.SLIP_ROW, palette.SLIP_IDLE, shadow=60),
        "idle_row": replace(_IDLE, line=palette.SLIP_LINE),
        "thumb": _THUMB,
        "knob": _THUMB,
    },
    stock=paper.LEAF,
    hollow=wells.LEAF,
    line=palette.SLIP_LINE,
    bar=palette.BRONZE,
    tick=palette.SLIP[0],
)
"""The pages away from the table: ink on old paper."""


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
        "on_quiet": WHITE,
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
    line=WHITE,
    bar=(palette.IVORY, palette.IVORY),
)


def theme_for(high_contrast: bool) -> Theme:
    """Returns the plain theme in high contrast, and the painted one otherwise."""
    return PLAIN if high_contrast else PAINTED


def page_theme_for(high_contrast: bool) -> Theme:
    """Returns the plain theme in high contrast, and paper otherwise."""
    return PLAIN if high_contrast else PAPER
