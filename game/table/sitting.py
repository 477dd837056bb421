"""A game being played at the table: what is asked, what is chosen, what was refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.explore import PlayOrDiscard
from game.rules.game import Game, IllegalCommand
from game.rules.prophecy import Prophesy
from game.rules.state import DECK, HAND, PROPHECY, ROW, Cards, Seat, owned
from game.rules.steps import Command, Decision, Reason
from game.rules.view import View, frames
from game.table import gestures
from game.table.arrangement import Arrangement, by_place, in_order
from game.table.choreography import LIFT, MAKE_ROOM
from game.table.director import Director, Tempo
from game.table.foretelling import Foretelling
from game.table.gestures import DECK_GRIP, Lay
from game.table.places import Size
from game.table.rows import most_scroll
from game.table.things import Thing


class Sitting:
    """Submits commands to the game and lets the director show what came of them."""

    def __init__(self, game: Game, seat: Seat, size: Size, tempo: Tempo) -> None:
        self.game = game
        self.seat = seat
        self.director = Director(View.of(game.state, seat), size, tempo)
        self.refused: Reason | None = None
        """Why the last command was not legal."""
        self.astray = False
        """Whether something was laid where that means nothing."""
        self._ask()

    @property
    def pending(self) -> Decision | None:
        """What is asked."""
        return self.game.pending

    @property
    def exploring(self) -> bool:
        """Whether a card of the hand is to be played or discarded."""
        return isinstance(self.pending, PlayOrDiscard)

    @property
    def arrangement(self) -> Arrangement:
        """What the player has set about the table."""
        return self.director.arrangement

    @property
    def selected(self) -> str:
        """What was picked up by a click: a card's id or a zone; empty if nothing."""
        return self.arrangement.selected

    @property
    def foretelling(self) -> Foretelling | None:
        """The Prophecy that is being answered."""
        return self.arrangement.foretelling if isinstance(self.pending, Prophesy) else None

    @property
    def hand(self) -> Cards:
        """The cards of the hand as they lie."""
        return in_order(self.view.hand, self.arrangement.order)

    @property
    def view(self) -> View:
        """What the seat knows now, also of what is still to be shown."""
        return View.of(self.game.state, self.seat)

    def zone_of(self, thing: Thing) -> str:
        """The zone a thing is, or lies in."""
        return owned(ROW, self.seat) if thing.zone == ROW else thing.zone

    def grip(self, thing: Thing) -> str:
        """What is picked up with it: a card of the deck is the deck."""
        return DECK_GRIP if thing.zone == DECK else thing.id

    def is_grip(self, thing: Thing) -> bool:
        """Whether a thing may be laid somewhere now."""
        return any(lay.grip == self.grip(thing) for lay in self.lays)

    def is_foretold(self, thing: Thing) -> bool:
        """Whether a thing is a card of the Prophecy that is being answered."""
        told = self.foretelling
        return told is not None and thing.card is not None and thing.card in told.cards

    def can_lift(self, thing: Thing) -> bool:
        """Whether a thing can be picked up: what may be laid somewhere, and the hand's cards."""
        return thing.zone == HAND or self.is_grip(thing) or self.is_foretold(thing)

    def targets(self, grip: str) -> tuple[str, ...]:
        """The zones on which this may be laid now."""
        return tuple(gestures.targets(grip, self.lays))

    def submit(self, command: Command[Any]) -> bool:
        """Asks the game; whether it was legal. If not, nothing has changed but `refused`."""
        before = self.game.state
        try:
            events = self.game.submit(command)
        except IllegalCommand as refusal:
            self.refused = refusal.reason
            return False
        self.refused = None
        self._ask()
        self.director.show(frames(before, events, self.seat))
        return True

    def _ask(self) -> None:
        """What may be answered; only the order of the hand outlasts a decision."""
        self.legal = self.game.legal()
        view = self.view
        self.lays: list[Lay] = gestures.lays(view, self.legal)
        looked_at = view.cards(owned(PROPHECY, self.seat))
        asked = isinstance(self.pending, Prophesy)
        # What was foretold stays arranged until its cards have gone.
        told = Foretelling(looked_at) if asked else self.arrangement.foretelling
        self.director.arrangement = Arrangement(order=self.hand, foretelling=told)

    def forget(self) -> None:
        """What was wrong with the last gesture."""
        self.refused, self.astray = None, False

    # What is chosen

    def choose(self, thing: Thing) -> bool:
        """A click on a card or a zone; whether it meant anything."""
        if self.foretelling is not None and thing.card is not None and self.is_foretold(thing):
            self.foretell(self.foretelling.choosing(thing.card))
        elif self.zone_of(thing) in self.targets(self.selected):
            self.lay(self.selected, self.zone_of(thing))
        elif self.is_grip(thing):
            self.select(self.grip(thing))
        elif self.selected and thing.zone == owned(HAND, self.seat):
            self.select("")
        elif self.selected:
            self.lay(self.selected, self.zone_of(thing))
        else:
            return False
        return True

    def select(self, grip: str) -> None:
        """Picks something up by a click; the same once more lays it back."""
        chosen = "" if grip == self.selected else grip
        self.director.arrange(replace(self.arrangement, selected=chosen, scroll=0))

    def point_at(self, key: str) -> None:
        """A card rises a little under the pointer; nothing does if the key is empty."""
        if key != self.arrangement.raised:
            self.director.arrange(replace(self.arrangement, raised=key), LIFT)

    def lay(self, grip: str, zone: str | None) -> bool:
        """Lays something on a zone; whether that was a legal command."""
        command = gestures.meant(grip, zone, self.lays, self.director.view)
        self.astray = command is None
        if command is not None and self.submit(command):
            return True
        self.director.refuse([grip])
        return False

    def toward(self, zone: str) -> None:
        """What is held would be laid on this zone: it makes room, or leans."""
        if zone != self.arrangement.toward:
            self.director.arrange(replace(self.arrangement, toward=zone), MAKE_ROOM)

    # The hand and the row

    def sort(self) -> None:
        """Lays the hand in order."""
        self.reorder(by_place(self.hand))

    def reorder(self, order: Cards) -> None:
        """Lays the hand in another order."""
        if order != self.arrangement.order:
            self.director.arrange(replace(self.arrangement, order=order), MAKE_ROOM)

    def scroll(self, steps: int) -> None:
        """Shows older cards of the row, or newer ones."""
        most = most_scroll(self.director.view, self.director.layout.places)
        scroll = min(most, max(0, self.arrangement.scroll + steps))
        self.director.arrange(replace(self.arrangement, scroll=scroll))

    # A Prophecy

    def foretell(self, told: Foretelling) -> None:
        """The looked-at cards are arranged like this."""
        if told != self.foretelling:
            self.director.arrange(replace(self.arrangement, foretelling=told), MAKE_ROOM)

    def start_over(self) -> None:
        """The looked-at cards lie as they came."""
        self.foretell(Foretelling(self.view.cards(owned(PROPHECY, self.seat))))
