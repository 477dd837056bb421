"""The protocol of all panels."""

from __future__ import annotations

from typing import Protocol

from game.rules.card import Card
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places


class Panel(Protocol):
    """Something to read over the table."""

    @property
    def name(self) -> str:
        """The name, the same in every language: log, unseen, keys, reading, choosing, or a zone."""

    def things(self, places: Places) -> list[Thing]:
        """Returns what can be pointed at or read, the lowest first. The first thing covers the
        whole panel."""

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """Draws the panel. `hover` is the id of the thing under the pointer, or empty."""

    def press(self, key: str) -> None:
        """Handles a press of one of its buttons, except the one that closes the panel."""

    def scroll(self, steps: int) -> None:
        """Scrolls up by so many steps, or down if negative, as far as there is content."""

    def marked(self, hover: str) -> frozenset[Card]:
        """Returns the cards of the table to mark while the pointer is over this thing."""


class Leaf:
    """A panel that is only read. By default there is nothing to press, to scroll or to mark."""

    def press(self, key: str) -> None:
        """Does nothing: there are no buttons."""

    def scroll(self, steps: int) -> None:
        """Does nothing: everything is in sight."""

    def marked(self, hover: str) -> frozenset[Card]:
        """Returns no cards."""
        return frozenset()
