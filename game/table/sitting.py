"""A game being played at the table: what is asked, what is chosen, what was refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.cards import Card
from game.rules.explore import PlayOrDiscard
from game.rules.game import Game, IllegalCommand
from game.rules.prophecy import Prophesy
from game.rules.state import PROPHECY, Seat, owned
from game.rules.steps import Command, Decision, Reason
from game.rules.view import View, frames
from game.table import gestures
from game.table.choices import Foretelling
from game.table.director import Director
from game.table.layout import Arrangement, most_scroll
from game.table.places import Size


class Sitting:
    """Submits commands to the game and lets the director show what came of them."""

    def __init__(self, game: Game, seat: Seat, size: Size) -> None:
        self.game = game
        self.seat = seat
        self.director = Director(View.of(game.state, seat), size)
        self.legal = game.legal()
        self.foretelling: Foretelling | None = None
        self.refused: Reason | None = None

    @property
    def pending(self) -> Decision | None:
        """What is asked."""
        return self.game.pending

    @property
    def exploring(self) -> bool:
        """Whether a card of the hand is to be played or discarded."""
        return isinstance(self.pending, PlayOrDiscard)

    @property
    def selected(self) -> Card | None:
        """The card picked up by a click."""
        return self.director.arrangement.selected

    def targets(self, card: Card | None) -> tuple[str, ...]:
        """The zones on which a card may be laid now."""
        return tuple(gestures.targets(card, self.legal, self.seat)) if card else ()

    def submit(self, command: Command[Any]) -> bool:
        """Asks the game; whether it was legal. If not, nothing has changed but `refused`."""
        before = self.game.state
        try:
            events = self.game.submit(command)
        except IllegalCommand as refusal:
            self.refused = refusal.reason
            return False
        self.refused = None
        self.legal = self.game.legal()
        shown = list(frames(before, events, self.seat))
        looked_at = shown[-1][1].cards(owned(PROPHECY, self.seat))
        prophesying = isinstance(self.pending, Prophesy)
        self.foretelling = Foretelling(looked_at) if prophesying else None
        self.director.arrangement = Arrangement()
        self.director.show(shown)
        return True

    def select(self, card: Card | None) -> None:
        """Picks up a card by a click; the same once more lays it back."""
        self.refused = None
        chosen = None if card is self.selected else card
        self.director.arrange(replace(self.director.arrangement, selected=chosen))

    def lay(self, card: Card, zone: str | None) -> bool:
        """Lays a card on a zone; whether that was a legal command."""
        command = gestures.meant(card, zone, self.seat)
        return command is not None and self.submit(command)

    def pick(self, card: Card | None) -> None:
        """The next card of a Prophecy."""
        if self.foretelling is not None and card is not None:
            self.foretelling = self.foretelling.picking(card)

    def start_over(self) -> None:
        """No card of the Prophecy has its place."""
        if self.foretelling is not None:
            self.foretelling = replace(self.foretelling, picked=())

    def scroll(self, steps: int) -> None:
        """Shows older cards of the row, or newer ones."""
        arrangement = self.director.arrangement
        most = most_scroll(self.director.view, self.director.layout.places)
        scroll = min(most, max(0, arrangement.scroll + steps))
        self.director.arrange(replace(arrangement, scroll=scroll))
