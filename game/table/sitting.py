"""A game being played at the table: what is asked, what is chosen, what was refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.editions.base.explore import PlayOrDiscard
from game.editions.base.partners import Draft, Swap
from game.editions.base.prophecy import Prophesy
from game.rules.game import Game, IllegalCommand
from game.rules.state import FORESIGHT, HAND, Cards, owned
from game.rules.steps import Command, Decision, Reason
from game.rules.view import View
from game.table.desk import Desk
from game.table.hands import gestures
from game.table.hands.arranging import Arranging
from game.table.hands.ordering import Foretelling
from game.table.hands.reach import Reach
from game.table.hands.things import Thing
from game.table.layout.arrangement import Arrangement, by_place, in_order
from game.table.layout.places import Size
from game.table.motion.director import Director
from game.table.motion.motions import CROSS_FADE
from game.table.motion.tempo import Tempo
from game.table.party import Manner
from game.table.taking_back import TakingBack
from game.table.watching import face_up, side, watched


class Sitting:
    """Submits commands to the game and lets the director show what came of them.

    `seat` is whose side of the table is the lower one; `shown` whether what is personal to it lies
    face up. While it does not, nothing is asked. `keep` is called whenever something has come about
    that should last. A game that is `resumed` with a curtain begins behind it.
    """

    def __init__(
        self,
        game: Game,
        desk: Desk,
        size: Size,
        tempo: Tempo,
        keep: Callable[[], None] = lambda: None,
        undone: Sequence[Command[Any]] = (),
        resumed: bool = False,
        asks_search: bool = True,
    ) -> None:
        self.game = game
        self.party = desk.party
        self.manner: Manner = self.party.manner if self.party else "open"
        self.keep = keep
        self.refused: Reason | None = None
        """Why the last command was not legal."""
        self.astray = ""
        """Where something was laid that means nothing there; `elsewhere` beside all zones."""
        self.back = TakingBack(game, self.manner, undone, desk.rewinds, asks_search)
        behind = resumed and self.manner == "curtain" and game.state.turn > 0
        self.seat = 1 - game.state.active if behind else game.state.active
        self.shown = face_up(self.manner, game.state, game.state.turn) and not behind
        if resumed and self.manner != "open":
            self.back.curtain()
        fixed = self.party is not None and self.party.fixed
        self.director = Director(self.view, size, tempo, Arrangement(order=desk.order, fixed=fixed))
        self.arranging = Arranging(self.director)
        self._ask()

    @property
    def desk(self) -> Desk:
        """What should last besides the game, as it is now."""
        return Desk(self.party, self.arrangement.order, self.back.rewinds)

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
        self.back.curtain()
        self._ask()
        self.director.turn_to(self.view)

    def submit(self, command: Command[Any]) -> bool:
        """Asks the game; whether it was legal. If not, nothing has changed but `refused`."""
        before, length, order = self.game.state, len(self.game.log), self.arrangement.order
        try:
            self.back.submit(command, order)
        except IllegalCommand as refusal:
            self.refused = refusal.reason
            return False
        self.refused = None
        if isinstance(command, Swap):
            self.director.arrangement = self.arrangement.swapping(command.personal, command.shared)
        self.keep()
        while self.back.answer_by_itself(order):
            self.keep()
        events = self.game.log[length:]
        frames = watched(self.manner, before, events, self.seat, self.shown)
        self._take_seat(before.turn)
        self._ask()
        self.director.show(frames)
        return True

    def _take_seat(self, turn: int) -> None:
        """Whose side is below, and whether cards may lie face up that did in this turn."""
        self.seat = side(self.manner, self.game.state, self.seat)
        self.shown = self.shown and face_up(self.manner, self.game.state, turn)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back. Not while cards are covered."""
        return self.shown and self.back.possible

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be put back."""
        return self.pending is not None and bool(self.back.undone)

    def undo(self) -> None:
        """Back to the last decision that was really asked, if there is one."""
        if self.can_undo:
            order = self.back.go_back(self.arrangement.order)
            self.director.arrangement = replace(self.arrangement, order=order)
            self._take_seat(self.game.state.turn)
            self.forget()
            self._ask()
            self.keep()
            self.director.turn_to(self.view, CROSS_FADE.fade)

    def redo(self) -> None:
        """What was taken back last is answered again. What cannot be is forgotten."""
        if self.can_redo and not self.submit(self.back.undone[0]):
            self.back.undone, self.refused = (), None

    def _ask(self) -> None:
        """What may be answered; only the order of the hands outlasts a decision."""
        self.legal = self.game.legal() if self.shown else []
        view = self.view
        looked_at = view.cards(owned(FORESIGHT, self.seat))
        told = self.arrangement.foretelling
        # What was foretold stays arranged until its cards have gone.
        if isinstance(self.pending, Prophesy) and not (told and set(told.cards) == set(looked_at)):
            told = Foretelling(looked_at)
        self.director.arrangement = self.arrangement.afresh(self.hand, told)
        foretold = frozenset(self.foretelling.cards if self.foretelling else ())
        self.reach = Reach(gestures.lays(view, self.legal), frozenset(view.hand), foretold)

    def forget(self) -> None:
        """What was wrong with the last gesture."""
        self.refused, self.astray = None, ""

    # What is chosen

    def choose(self, thing: Thing) -> bool:
        """A click on a card or a zone; whether it meant anything."""
        told = self.foretelling
        if told is not None and thing.card is not None and self.reach.is_foretold(thing):
            self.arranging.foretell(told.choosing(thing.card))
        elif goal := self.reach.goal(self.selected, thing):
            self.lay(self.selected, goal)
        elif self.reach.is_grip(thing):
            self.arranging.select(self.reach.grip(thing))
        elif self.selected and thing.zone == owned(HAND, self.seat):
            self.arranging.select("")
        elif self.selected:
            self.lay(self.selected, thing.lies_in)
        else:
            return False
        return True

    def lay(self, grip: str, zone: str | None) -> bool:
        """Lays something on a zone; whether that was a legal command."""
        command = gestures.meant(grip, zone, self.reach.lays, self.director.view)
        self.astray = "" if command else zone or "elsewhere"
        if command is not None and self.submit(command):
            return True
        self.director.refuse([grip])
        return False

    def sort(self) -> None:
        """Lays the hand in order."""
        self.arranging.reorder(by_place(self.hand))
        self.keep()

    def start_over(self) -> None:
        """The cards of a Prophecy lie as they came."""
        self.arranging.foretell(Foretelling(self.view.cards(owned(FORESIGHT, self.seat))))
