"""A game being played at the table: what is asked, what is chosen, what was refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.rules.game import Game, IllegalCommand
from game.rules.state import HAND, Cards, Seat, owned
from game.rules.steps import Command, Decision, Reason
from game.rules.view import View
from game.table.desk import MOST_HINTED, Desk, Warned
from game.table.hands import gestures
from game.table.hands.arranging import Arranging
from game.table.hands.by_hand import ByHand
from game.table.hands.gestures import Lay
from game.table.hands.legal_drops import LegalDrops
from game.table.hands.ordering import Ranking
from game.table.interruption import Interruption
from game.table.layout.arrangement import Arrangement, as_printed, in_order
from game.table.layout.places import Size
from game.table.motion.director import Director
from game.table.motion.motions import CROSS_FADE
from game.table.motion.tempo import Tempo
from game.table.party import Manner, Party
from game.table.staging import Staging
from game.table.taking_back import TakingBack
from game.table.watching import Frames, Viewer


class TableSession:
    """Submits commands to the game and lets the director show what came of them.

    While what is personal is covered, only that can be answered which needs no look at it. `keep`
    is called whenever something has come about that should last.
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
        *,
        staging: Staging,
    ) -> None:
        self.game, self.staging, self.party, self.keep = game, staging, desk.party, keep
        self.refused: Reason | None = None
        """Why the last command was not legal."""
        self.astray = ""
        """Where something was laid or touched in vain; `elsewhere` beside all zones."""
        self.asks_first: Callable[[Command[Any]], bool] = lambda command: False
        """Puts a question before a command, if there is one to put; then the command waits."""
        self.lets: Callable[[Command[Any]], bool] = lambda command: True
        """Whether a command may be tried at all."""
        manner: Manner = self.party.manner if self.party else "open"
        self.back = TakingBack(game, manner, undone, desk.rewinds, asks_search, staging)
        self.viewer, self._begun, self.seconds = Viewer(game, manner), desk, float(desk.seconds)
        self._hints, self._hinted = desk.hints, desk.hinted
        self._interruption = Interruption()
        self.pending: Decision | None = self.viewer.asked
        """What is asked."""
        if resumed and manner != "open":
            self.back.curtain()
        arrangement = Arrangement(order=desk.order, fixed=bool(self.party and self.party.fixed))
        self.warned = Warned(desk.warned, keep)
        self.director = Director(self.view, size, tempo, arrangement, staging=staging)
        self.arranging, self.by_hand = Arranging(self.director), ByHand(self)
        self.ask()

    @property
    def desk(self) -> Desk:
        """What should last besides the game, as it is now."""
        lasting = self.back.rewinds, self.warned.names, self._begun.marks, int(self.seconds)
        return Desk(self.party, self.arrangement.order, *lasting, self._hints, self._hinted)

    @property
    def hints(self) -> int:
        """How often advice was asked for."""
        return self._hints

    def hint(self) -> None:
        """Advice is given now; that is kept."""
        self._hints += 1
        self._hinted = (*self._hinted, len(self.game.log))[:MOST_HINTED]
        self.keep()

    @property
    def manner(self) -> Manner:
        """How the two share the screen; alone one sees everything."""
        return self.viewer.manner

    @property
    def seat(self) -> Seat:
        """Whose turn is on the table."""
        return self.viewer.seat

    @property
    def shown(self) -> bool:
        """Whether what is personal to that seat lies face up."""
        return self.viewer.shown

    @property
    def exploring(self) -> bool:
        """Whether it is the turn of the cards of the hand: each may be tried on the table."""
        return self.staging.explores(self.pending)

    @property
    def tried(self) -> list[Lay]:
        """What the game is asked also where it is not legal, if by its rules it can be at all."""
        if self.pending is None:
            return []
        answers = self.game.rules.answers[type(self.pending)]
        lays = gestures.tried(self.director.view, self.staging.tries, self.staging.meanings)
        return [lay for lay in lays if type(lay.command) in answers]

    @property
    def drafting(self) -> bool:
        """Whether a card is to be taken into the hand."""
        asked = self.pending is not None
        return asked and bool(self.drops.lifted_to(owned(HAND, self.seat)))

    @property
    def arrangement(self) -> Arrangement:
        """What the player has set about it."""
        return self.director.arrangement

    @property
    def selected(self) -> str:
        """What was picked up by a click: a card's id or a zone; empty if nothing."""
        return self.arrangement.selected

    @property
    def ranking(self) -> Ranking | None:
        """The cards that are to be put in order, as far as that has come."""
        ranking = self.arrangement.ranking
        asked = ranking is not None and self.pending == ranking.decision
        return ranking if asked else None

    @property
    def hand(self) -> Cards:
        """The cards of the hand as they lie."""
        return in_order(self.view.hand, self.arrangement.order)

    @property
    def playable(self) -> Cards:
        """The cards of the hand as they lie, then the shared ones (R35)."""
        return self.hand + self.view.shared

    @property
    def view(self) -> View:
        """What may be seen now, also of what is still to be shown."""
        return self.viewer.view

    def deal(self) -> None:
        """How a game that has just begun was set up is shown."""
        self.director.deal(*self.viewer.set_up())

    # Who looks

    def look(self, shown: bool) -> None:
        """The hand of the one whose turn it is is covered or uncovered. Where the turn is over, the
        next one is shown as soon as the cloth lies on it."""
        if shown == self.shown and (shown or self.viewer.parting is None):
            return
        parting = self.viewer.look(shown)
        self.ask()
        if parting is None:
            self.director.look(self.view)
        else:
            self.director.look(parting.covered)
            self.director.show(parting.frames)

    def agree(self, party: Party) -> None:
        """The same two share the screen in another way from now on, or sit elsewhere."""
        self.by_hand.take_back()
        self.party, self.back.manner = party, party.manner
        self.viewer.agree(party.manner)
        self.back.curtain()
        self.director.arrangement = replace(self.arrangement, fixed=party.fixed)
        self.ask()
        self.director.turn_to(self.view, CROSS_FADE.fade)
        self.keep()

    def read(self, first: bool) -> None:
        """Whether something is to be read before anything is asked."""
        if first != self.viewer.reads:
            self.viewer.reads = first
            self.ask()

    def submit(self, command: Command[Any], price: Cards = ()) -> bool:
        """Asks the game; whether it was legal. If not, only `refused` has changed. What costs cards
        is paid with these at once."""
        if not self.lets(command):
            return False
        self.look(self.shown and not self.viewer.parting)  # the next hand is not for these eyes
        self.by_hand.take_back()
        order = self.arrangement.order
        try:
            if payment := self.staging.command(command).paid:
                self._interruption.begin(self.pending, self.arrangement)
                frames = self.answer(command, order, [payment.each(card) for card in price])
            else:
                frames = self.by_hand.waits(command, order) or self.answer(command, order)
        except IllegalCommand as refusal:
            self.refused = refusal.reason
            return False
        self.refused = None
        self.ask()
        self.director.show(frames)
        return True

    def answer(
        self, command: Command[Any], order: Cards, paid: Sequence[Command[Any]] = ()
    ) -> Frames:
        """The game is asked, while the hands lie in this order; what is to be shown of it. Raises
        IllegalCommand."""
        before, length = self.game.state, len(self.game.log)
        self.back.submit(command, order)
        for one in paid:
            self.keep()  # a tutor goes on with each of them
            self.lets(one)
            self.back.submit(one, order)
        self.arranging.exchange(command, self.drops.lays)
        self.keep()
        while self.back.answer_by_itself(order):
            self.keep()
        frames = self.viewer.follow(before, self.game.log[length:])
        if self.manner != "open" and self.game.state.turn > before.turn:
            self.back.curtain()
        return frames

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back. Not while cards are covered, but what was
        laid always can."""
        asked = self.shown and self.viewer.parting is None
        return self.by_hand.laid is not None or (asked and self.back.possible)

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be put back."""
        return self.shown and self.pending is not None and bool(self.back.undone)

    def undo(self) -> None:
        """What was laid is taken back; else the last answer, if there is one that was asked."""
        if self.by_hand.laid:
            self.by_hand.take_back()
        elif self.can_undo:
            order = self.back.go_back(self.arrangement.order)
            self.director.arrangement = replace(self.arrangement, order=order)
            self.viewer.go_back()
            self.forget()
            self.ask()
            self.keep()
            self.director.turn_to(self.view, CROSS_FADE.fade)

    def redo(self) -> None:
        """What was taken back last is answered again. What cannot be is forgotten."""
        if self.can_redo and not self.submit(self.back.undone[0]):
            self.back.undone, self.refused = (), None

    def ask(self) -> None:
        """What may be answered; only the order of the hands outlasts a decision."""
        self.legal, self.pending = self.viewer.answers, self.viewer.asked
        view = self.view
        before, asked = self._interruption.end(self.pending), self.pending
        ranking = (before or self.arrangement).ranking
        if asked and (ordering := self.game.ordering()):
            ranking = Ranking.begun(asked, *ordering).after(ranking)
        # Of a covered hand the order is its owner's alone.
        hand = self.hand if self.shown else ()
        self.director.arrangement = self.arrangement.afresh(hand, ranking)
        ranked = frozenset(self.ranking.cards if self.ranking else ())
        laid = gestures.lays(view, self.legal, self.staging.meanings)
        laid += self.by_hand.lays()
        self.drops = LegalDrops(laid, frozenset(view.hand), ranked)
        if before and self.drops.targets(before.selected):
            self.arranging.select(before.selected, self.drops.targets(before.selected))

    def forget(self) -> None:
        """What was wrong with the last gesture."""
        self.refused, self.astray = None, ""

    # What is chosen

    def lay(self, grip: str, zone: str | None) -> bool:
        """Lays something on a zone; whether that was a legal command, or drew, or took back."""
        if self.by_hand.lay(grip, zone):
            return True
        command = gestures.meant(grip, zone, (*self.drops.lays, *self.tried))
        self.astray = "" if command else zone or "elsewhere"
        if command is not None:
            self.by_hand.take_back()
        if command is not None and self.asks_first(command):
            self.arranging.toward("")
            self.director.arrange(self.arrangement)
        elif command is None or not self.submit(command):
            self.director.refuse([grip])
            return False
        return True

    def sort(self) -> None:
        """Lays the hand in order."""
        self.arranging.reorder(as_printed(self.hand, self.view.box))
        self.keep()
