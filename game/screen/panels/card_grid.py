"""How cards are laid side by side in a panel."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.layout.places import CARD_RATIO, Places


@dataclass(frozen=True)
class Grid:
    """So many cards in lines that fill the width of a room of this height."""

    cards: int
    columns: int
    width: int
    gap: float
    room: float

    @property
    def step(self) -> float:
        """From line to line."""
        return self.width * CARD_RATIO + self.gap

    @property
    def lines(self) -> int:
        """How many there are."""
        return -(-self.cards // self.columns)

    @property
    def shown(self) -> int:
        """How many of them there is room for."""
        return min(self.lines, int((self.room + self.gap + 0.01) / self.step))

    @property
    def height(self) -> float:
        """Of the lines that are shown."""
        return max(0.0, self.shown * self.step - self.gap)


def card_width(places: Places) -> float:
    """Of a card in a panel, at least."""
    return max(90.0, places.px(120))


def spacing(places: Places) -> float:
    """Between two cards."""
    return max(6.0, places.px(14))
