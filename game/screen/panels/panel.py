"""What all panels are."""

from __future__ import annotations

from typing import Protocol

from game.rules.card import Card
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places


class Panel(Protocol):
    """Something to read over the finished table."""

    @property
    def name(self) -> str:
        """The same in every language: log, unseen, keys, reading, choosing, or a zone."""

    def things(self, places: Places) -> list[Thing]:
        """What can be pointed at or read, the lowest first: that is all of the panel's area."""

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """Draws it; `hover` is the id of the thing under the pointer, or empty."""

    def press(self, key: str) -> None:
        """One of its buttons was pressed; the one that closes it is not its own business."""

    def scroll(self, steps: int) -> None:
        """Shows what is above, or with negative steps below, as far as there is anything."""

    def marked(self, hover: str) -> frozenset[Card]:
        """The cards to mark on the table while the pointer is over this thing."""


class Leaf:
    """A panel to be read as it is: unless it says otherwise, there is nothing to press, to scroll
    or to mark."""

    def press(self, key: str) -> None:
        """It has no button of its own."""

    def scroll(self, steps: int) -> None:
        """Everything is in sight."""

    def marked(self, hover: str) -> frozenset[Card]:
        """It is not about cards of the table."""
        return frozenset()
