"""What the player moves about the table that is no event of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.rules.state import Cards, Seat
from game.rules.steps import Command
from game.table.hands.gestures import Lay, exchanged
from game.table.hands.ordering import Ranking
from game.table.layout.rows import most_scroll
from game.table.motion.director import Director
from game.table.motion.motions import LIFT, MAKE_ROOM


class Arranging:
    """Shows through the director what is chosen, pointed at, scrolled and put in order."""

    def __init__(self, director: Director) -> None:
        self._director = director

    def select(self, grip: str, offered: tuple[str, ...] = ()) -> None:
        """Picks something up by a click, that may be laid on these; the same once more lays it
        back."""
        was = self._director.arrangement
        if grip == was.selected:
            grip, offered = "", ()
        self._director.arrange(replace(was, selected=grip, offered=offered, scroll=(0, 0)))

    def point_at(self, key: str) -> None:
        """A card rises a little under the pointer; nothing does if the key is empty."""
        was = self._director.arrangement
        if key != was.raised:
            self._director.arrange(replace(was, raised=key), LIFT)

    def toward(self, zone: str) -> None:
        """What is held would be laid on this zone: a pile leans."""
        was = self._director.arrangement
        if zone != was.toward:
            self._director.arrange(replace(was, toward=zone), MAKE_ROOM)

    def offer(self, zones: tuple[str, ...]) -> None:
        """What is held may be laid on these: a row makes room."""
        was = self._director.arrangement
        if zones != was.offered:
            self._director.arrange(replace(was, offered=zones), MAKE_ROOM)

    def reorder(self, order: Cards) -> None:
        """Lays the hand in another order."""
        was = self._director.arrangement
        arranged = was.putting(order)
        if arranged != was:
            self._director.arrange(arranged, MAKE_ROOM)

    def exchange(self, command: Command[Any], lays: Sequence[Lay]) -> None:
        """If two cards change places by it, they do so in the order of the hands."""
        if cards := exchanged(command, lays):
            known = {card.id: card for card in self._director.view.box}
            was, (personal, shared) = self._director.arrangement, (known[key] for key in cards)
            self._director.arrangement = was.swapping(personal, shared)

    def scroll(self, seat: Seat, steps: int) -> None:
        """Shows older cards of a row, or newer ones."""
        director, was = self._director, self._director.arrangement
        most = most_scroll(director.view, director.layout.places, seat)
        by = list(was.scroll)
        by[seat] = min(most, max(0, by[seat] + steps))
        director.arrange(replace(was, scroll=(by[0], by[1])))

    def rank(self, ranking: Ranking) -> None:
        """The cards that are put in order lie like this."""
        was = self._director.arrangement
        if ranking != was.ranking:
            self._director.arrange(replace(was, ranking=ranking), MAKE_ROOM)

    def start_over(self) -> None:
        """They lie as they came."""
        if (ranking := self._director.arrangement.ranking) is not None:
            self.rank(ranking.afresh)
