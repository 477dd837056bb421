"""What is told of a game in a few words each: small seals side by side, each with its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.screen.pages.result.reached_row import Seal
from game.screen.ui.arrange import Beside, Column, Row, Slab
from game.screen.ui.element import Box, Element, Kit, Placed
from game.screen.ui.words import DOT, Words
from game.table.layout.places import Rect

SEAL, LARGE, PX, APART = 58, 70, 26, 30
"""Width of a seal beside its words and of one over them, height of the letters, and distance
between two facts, by the design."""
LEAST, WIDEST = 200, 430
"""Least and greatest width of a column by the design."""


class Fact(NamedTuple):
    """A fact in words, and the icon on its seal."""

    icon: str
    told: str


@dataclass(frozen=True)
class FactsRow(Element):
    """Facts in columns of equal width, each under its seal; beside their seals, on several lines,
    where the columns have no room. Each of the `groups` is one thing of the description, with its
    id."""

    groups: Sequence[tuple[str, Sequence[Fact]]]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        return self._told(self._seals(kit, width))

    def _seals(self, kit: Kit, width: float) -> Box:
        """Returns the facts laid out with their seals."""
        facts = [fact for _, group in self.groups for fact in group]
        words = [self._words(fact) for fact in facts]
        wides = [max(kit.px(LEAST), one.size(kit, width)[0]) for one in words]
        step = min(width / len(wides), max(kit.px(WIDEST), max(wides) + kit.px(APART)))
        if max(wides) + kit.px(APART) <= step:
            parts, high = list[Placed](), 0.0
            for number, (fact, one) in enumerate(zip(facts, words, strict=True)):
                column = Column([Seal(emblem=fact.icon, wide=LARGE), one], gap=4, align="middle")
                own = column.lay(kit, step)
                parts += own.at(number * step, 0)
                high = max(high, own.h)
            return Box(len(wides) * step, high, tuple(parts))
        lines = Row(
            [
                Beside(Seal(emblem=fact.icon, wide=SEAL), one, gap=12)
                for fact, one in zip(facts, words, strict=True)
            ],
            gap=APART,
            align="middle",
        ).lay(kit, width)
        left = min(part.rect.x for part in lines.parts)
        right = max(part.rect.right for part in lines.parts)
        return Box(right - left, lines.h, tuple(lines.at(-left, 0)))

    @staticmethod
    def _words(fact: Fact) -> Words:
        return Words(words=fact.told, role="title", px=PX, ink="title", align="middle")

    def _told(self, box: Box) -> Box:
        """Returns the box with a thing of the description under each group."""
        wholes, rest = list[Placed](), [*box.parts]
        for key, group in self.groups:
            own, rest = rest[: 2 * len(group)], rest[2 * len(group) :]
            x, y = min(part.rect.x for part in own), min(part.rect.y for part in own)
            wide = max(part.rect.right for part in own) - x
            high = max(part.rect.bottom for part in own) - y
            slab = Slab(key, DOT.join(fact.told for fact in group), look=None)
            wholes.append(Placed(slab, Rect(x, y, wide, high)))
        return Box(box.w, box.h, (*wholes, *box.parts))
