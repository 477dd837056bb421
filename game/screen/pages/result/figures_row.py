"""A game in three figures, each over what it counts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from game.screen.lettering.text import write_from
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Row
from game.screen.ui.element import Kit, Leaf
from game.table.layout.places import Rect

PX, UNDER, APART = 52, 21, 84
"""Heights of the letters of a figure and of what it counts, and distance between two figures, by
the design."""
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


def figures_row(told: Mapping[str, str]) -> Row:
    """Returns the figures of sentences that each hold one number, by their ids."""
    return Row([_figure(key, said) for key, said in told.items()], gap=APART, align="middle")


def _figure(key: str, said: str) -> Figure:
    found = COUNTED.search(said)
    number = found.group() if found else ""
    rest = said.replace(number, "", 1).strip(" \u00a0:")
    return Figure(key, said, number=number, told=rest[:1].upper() + rest[1:])
