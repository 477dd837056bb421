"""What is told of a game in a few words each: small seals side by side, each with its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.screen.pages.result.reached_row import Seal
from game.screen.ui.arrange import Beside, Row, Slab
from game.screen.ui.element import Box, Element, Kit, Placed
from game.screen.ui.words import DOT, Words
from game.table.layout.places import Rect

SEAL, PX, APART = 58, 24, 30
"""Width of a seal, height of the letters beside it, and distance between two facts, by the
design."""


class Fact(NamedTuple):
    """A fact in words, and the icon on its seal."""

    icon: str
    told: str


@dataclass(frozen=True)
class FactsRow(Element):
    """Facts side by side, on several lines where they have no room. The description knows them as
    one thing."""

    key: str
    facts: Sequence[Fact]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        row = Row([*map(self._plaque, self.facts)], gap=APART, align="middle").lay(kit, width)
        left = min(part.rect.x for part in row.parts)
        wide = max(part.rect.right for part in row.parts) - left
        said = DOT.join(fact.told for fact in self.facts)
        whole = Placed(Slab(self.key, said, look=None), Rect(0, 0, wide, row.h))
        return Box(wide, row.h, (whole, *row.at(-left, 0)))

    @staticmethod
    def _plaque(fact: Fact) -> Beside:
        words = Words(words=fact.told, role="title", px=PX, ink="title")
        return Beside(Seal(emblem=fact.icon, wide=SEAL), words, gap=12)
