"""A game being played at the table: what is asked, what is chosen, what was refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.explore import PlayOrDiscard
from game.rules.game import Game, IllegalCommand
from game.rules.partners import Draft, Swap
from game.rules.prophecy import Prophesy
from game.rules.state import DECK, HAND, PROPHECY, Cards, Seat, owned
from game.rules.steps import Command, Decision, Reason
from game.rules.view import View
from game.table import gestures
from game.table.arrangement import Arrangement, by_place, in_order
from game.table.choreography import LIFT, MAKE_ROOM
from game.table.director import Director
from game.table.foretelling import Foretelling
from game.table.gestures import DECK_GRIP, Lay
from game.table.party import Manner, Party
from game.table.places import Size
from game.table.rows import most_scroll
from game.table.tempo import Tempo
from game.table.things import Thing
from game.table.watching import face_up, side, watched


class Sitting:
    """Submits commands to the game and lets the director show what came of them.

    `seat` is whose side of the table is the lower one; `shown` whether what is personal to it lies
    face up. While it does not, nothing is asked.
    """

    def __init__(self, game: Game, party: Party | None, size: Size, tempo: Tempo) -> None:
        self.game = game
        self.manner: Manner = party.manner if party else "open"
        self.seat = game.state.active
        self.shown = face_up(self.manner, game.state, game.state.turn)
        fixed = party is not None and party.fixed
        self.director = Director(self.view, size, tempo, Arrangement(fixed=fixed))
        self.refused: Reason | None = None
        """Why the last command was not legal."""
        self.astray = ""
        """Where something was laid that means nothing there; `elsewhere` beside all zones."""
        self._ask()

    @property
    def pending(self) -> Decision | None:
        """What is asked."""
        return self.game.pending if self.shown else None

    @property
    def exploring(self) -> bool:
        """Whether a card of the hand is to be played or discarded."""
        return isinstance(self.pending, PlayOrDiscard)

    @property
    def drafting(self) -> bool:
        """Whether a card is to be taken of those that lie between the players."""
        return isinstance(self.pending, Draft)

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
    def playable(self) -> Cards:
        """The cards of the hand as they lie, then the shared ones (R35)."""
        return self.hand + self.view.shared

    @property
    def choices(self) -> Cards:
        """The cards among which one chooses, as they lie: of a Prophecy, of the draft, or of the
        hand."""
        if self.foretelling is not None:
            return self.foretelling.order
        return self.view.market or self.playable

    @property
    def view(self) -> View:
        """What may be seen now, also of what is still to be shown."""
        look = View.of if self.shown else View.covered
        return look(self.game.state, self.seat)

    # Who looks

    def look(self, shown: bool) -> None:
        """The hand that is below is covered or uncovered."""
        if shown != self.shown:
            self.shown = shown
            self._ask()
            self.director.look(self.view)

    def next_seat(self) -> None:
        """Behind the curtain the one who plays comes to sit below."""
        self.seat = self.game.state.active
        self._ask()
        self.director.turn_to(self.view)

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
        own = thing.card is not None and thing.card in self.hand
        return own or self.is_grip(thing) or self.is_foretold(thing)

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
        if isinstance(command, Swap):
            swapped = self.arrangement.swapping(command.personal, command.shared)
            self.director.arrangement = swapped
        shown = watched(self.manner, before, events, self.seat, self.shown)
        self.seat = side(self.manner, self.game.state, self.seat)
        self.shown = self.shown and face_up(self.manner, self.game.state, before.turn)
        self._ask()
        self.director.show(shown)
        return True

    def _ask(self) -> None:
        """What may be answered; only the order of the hands outlasts a decision."""
        self.legal = self.game.legal() if self.shown else []
        view = self.view
        self.lays: list[Lay] = gestures.lays(view, self.legal)
        looked_at = view.cards(owned(PROPHECY, self.seat))
        told = self.arrangement.foretelling
        # What was foretold stays arranged until its cards have gone.
        if isinstance(self.pending, Prophesy) and not (told and set(told.cards) == set(looked_at)):
            told = Foretelling(looked_at)
        self.director.arrangement = self.arrangement.afresh(self.hand, told)

    def forget(self) -> None:
        """What was wrong with the last gesture."""
        self.refused, self.astray = None, ""

    # What is chosen

    def choose(self, thing: Thing) -> bool:
        """A click on a card or a zone; whether it meant anything."""
        if self.foretelling is not None and thing.card is not None and self.is_foretold(thing):
            self.foretell(self.foretelling.choosing(thing.card))
        elif goal := self.goal(thing):
            self.lay(self.selected, goal)
        elif self.is_grip(thing):
            self.select(self.grip(thing))
        elif self.selected and thing.zone == owned(HAND, self.seat):
            self.select("")
        elif self.selected:
            self.lay(self.selected, thing.lies_in)
        else:
            return False
        return True

    def goal(self, thing: Thing) -> str:
        """What the chosen card would be laid on here: this card, or its zone; or empty."""
        targets = self.targets(self.selected)
        return next((name for name in (thing.id, thing.lies_in) if name in targets), "")

    def select(self, grip: str) -> None:
        """Picks something up by a click; the same once more lays it back."""
        chosen = "" if grip == self.selected else grip
        self.director.arrange(replace(self.arrangement, selected=chosen, scroll=(0, 0)))

    def point_at(self, key: str) -> None:
        """A card rises a little under the pointer; nothing does if the key is empty."""
        if key != self.arrangement.raised:
            self.director.arrange(replace(self.arrangement, raised=key), LIFT)

    def lay(self, grip: str, zone: str | None) -> bool:
        """Lays something on a zone; whether that was a legal command."""
        command = gestures.meant(grip, zone, self.lays, self.director.view)
        self.astray = "" if command else zone or "elsewhere"
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
        arranged = self.arrangement.putting(order)
        if arranged != self.arrangement:
            self.director.arrange(arranged, MAKE_ROOM)

    def scroll(self, seat: Seat, steps: int) -> None:
        """Shows older cards of a row, or newer ones."""
        most = most_scroll(self.director.view, self.director.layout.places, seat)
        by = list(self.arrangement.scroll)
        by[seat] = min(most, max(0, by[seat] + steps))
        self.director.arrange(replace(self.arrangement, scroll=(by[0], by[1])))

    # A Prophecy

    def foretell(self, told: Foretelling) -> None:
        """The looked-at cards are arranged like this."""
        if told != self.foretelling:
            self.director.arrange(replace(self.arrangement, foretelling=told), MAKE_ROOM)

    def start_over(self) -> None:
        """The looked-at cards lie as they came."""
        self.foretell(Foretelling(self.view.cards(owned(PROPHECY, self.seat))))
