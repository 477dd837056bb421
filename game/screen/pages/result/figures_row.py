"""A game in figures, each over what it counts: what was to be reached, and how long it took."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.screen.lettering.text import write_from
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Row
from game.screen.ui.element import Box, Element, Kit, Leaf
from game.table.aims import Standing
from game.table.layout.places import Rect

PX, UNDER, APART = 52, 21, 84
"""Heights of the letters of a figure and of what it counts, and distance between two figures, by
the design."""
CLOSE = 34
"""Distance between two of many figures, by the design."""
COUNTED = re.compile(r"\d+(\s*/\s*\d+)?")


@dataclass(frozen=True)
class Figure(Leaf):
    """A number, and under it what it counts, in the letters of a heading."""

    number: str = ""
    told: str = ""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        large, small = kit.places.display(PX), kit.places.display(UNDER)
        widths = (
            kit.text.width(self.number, "title", large),
            kit.text.width(self.told, "label", small),
        )
        return max(widths), large * 1.05 + small * 1.35

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        large, small = kit.places.display(PX), kit.places.display(UNDER)
        lines = (
            (self.number, "title", large, kit.theme.inks["title"], rect.y + large * 0.52),
            (self.told, "label", small, kit.theme.inks["body"], rect.bottom - small * 0.68),
        )
        for said, role, px, ink, y in lines:
            x = rect.centre[0] - kit.text.width(said, role, px) / 2
            write_from(surface, kit.text, said, role, px, ink, (x, y))


@dataclass(frozen=True)
class FiguresRow(Element):
    """All figures in a line, as far apart as goes; what was to be reached over all else where they
    have no room beside each other."""

    aims: Sequence[Figure]
    others: Sequence[Figure]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        every = [*self.aims, *self.others]
        for gap in (APART, CLOSE):
            wide = sum(one.size(kit, width)[0] for one in every) + kit.px(gap) * (len(every) - 1)
            if wide <= width:
                return Row(every, gap=gap, align="middle").lay(kit, width)
        rows = [Row(some, gap=CLOSE, align="middle") for some in (self.aims, self.others)]
        return Column(rows, gap=10, align="middle").lay(kit, width)

    def least_width(self, kit: Kit) -> float:
        return max(one.size(kit, 0.0)[0] for one in (*self.aims, *self.others))


def figures_row(aims: Sequence[Standing], told: Mapping[str, str]) -> FiguresRow:
    """Returns the figures of what was to be reached, and of sentences that each hold one number, by
    their ids."""
    return FiguresRow(
        [Figure(one.id, one.told, number=one.count, told=one.caption) for one in aims],
        [_figure(key, said) for key, said in told.items()],
    )


def _figure(key: str, said: str) -> Figure:
    found = COUNTED.search(said)
    number = found.group() if found else ""
    rest = said.replace(number, "", 1).strip(" \u00a0:")
    return Figure(key, said, number=number, told=rest[:1].upper() + rest[1:])
