"""A game being played at the table: what is asked, what is chosen, what was refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol

from game.rules.game import Game, IllegalCommand
from game.rules.state import HAND, Cards, Seat, owned
from game.rules.steps import Command, Decision, Reason
from game.rules.view import View
from game.table.desk import MOST_HINTED, Desk, Warned
from game.table.hands import gestures
from game.table.hands.arranging import motion_between, selecting
from game.table.hands.gestures import DECK_GRIP, Lay
from game.table.hands.legal_drops import LegalDrops
from game.table.hands.ordering import Ranking
from game.table.hands.things import Thing
from game.table.laid import Laid, laid
from game.table.layout.arrangement import Arrangement, as_printed, in_order
from game.table.layout.places import Size
from game.table.motion.director import Director
from game.table.motion.motions import CROSS_FADE
from game.table.motion.tempo import Tempo
from game.table.party import Manner, Party
from game.table.staging import Staging
from game.table.taking_back import TakingBack
from game.table.watching import Frames, Viewer


class Tutor(Protocol):
    """Whoever watches a lesson."""

    def lets(self, command: Command[Any]) -> bool:
        """Whether a command may be tried at all."""


class TableSession:
    """Submits commands to the game and lets the director show what came of them.

    While what is personal is covered, only that can be answered which needs no look at it. `keep`
    is called whenever something has come about that should last. While cards are `drawn_by_hand`,
    an answer that brings up cards of the deck waits until that is pressed: the game is asked only
    then, and until then what was laid can be taken back for nothing.
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
        tutor: Tutor | None = None,
    ) -> None:
        self.game, self.staging, self.party, self.keep = game, staging, desk.party, keep
        self._tutor = tutor
        self.refused: Reason | None = None
        """Why the last command was not legal."""
        self.astray = ""
        """Where something was laid or touched in vain; `elsewhere` beside all zones."""
        self.drawn_by_hand = False
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
        self.ask()

    @property
    def desk(self) -> Desk:
        """What should last besides the game, as it is now."""
        return Desk(
            self.party,
            self.arrangement.order,
            self.back.rewinds,
            self.warned.names,
            self._begun.marks,
            int(self.seconds),
            self._hints,
            self._hinted,
        )

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
        self.take_back()
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
        if self._tutor is not None and not self._tutor.lets(command):
            return False
        self.look(self.shown and not self.viewer.parting)  # the next hand is not for these eyes
        self.take_back()
        order = self.arrangement.order
        try:
            if payment := self.staging.command(command).paid:
                self._interruption.begin(self.pending, self.arrangement)
                frames = self.answer(command, order, [payment.each(card) for card in price])
            else:
                frames = self._waiting(command, order) or self.answer(command, order)
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
            if self._tutor is not None:
                self._tutor.lets(one)
            self.back.submit(one, order)
        self._exchange(command)
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
        return self.laid is not None or (asked and self.back.possible)

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be put back."""
        return self.shown and self.pending is not None and bool(self.back.undone)

    def undo(self) -> None:
        """What was laid is taken back; else the last answer, if there is one that was asked."""
        if self.laid:
            self.take_back()
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
        lays = gestures.lays(view, self.legal, self.staging.meanings)
        lays += self._lays_of_waiting()
        self.drops = LegalDrops(lays, frozenset(view.hand), ranked)
        if before and self.drops.targets(before.selected):
            grip = before.selected
            self.arrange(selecting(self.arrangement, grip, self.drops.targets(grip)))

    def forget(self) -> None:
        """What was wrong with the last gesture."""
        self.refused, self.astray = None, ""

    # What is chosen

    def arrange(self, arrangement: Arrangement) -> None:
        """The players have moved something on the table that is no event of the game."""
        if (was := self.arrangement) != arrangement:
            self.director.arrange(arrangement, motion_between(was, arrangement))

    def _exchange(self, command: Command[Any]) -> None:
        """If two cards change places by a command, they do so in the order of the hands."""
        if cards := gestures.exchanged(command, self.drops.lays):
            known = {card.id: card for card in self.view.box}
            personal, shared = (known[key] for key in cards)
            self.director.arrangement = self.arrangement.swapping(personal, shared)

    def meant(self, grip: str, zone: str | None) -> Lay | None:
        """What it means to lay something on a zone, also where the game would refuse it; None where
        it means nothing."""
        lays = (*self.drops.lays, *self.tried)
        return next((lay for lay in lays if (lay.grip, lay.zone) == (grip, zone)), None)

    def lay(self, grip: str, zone: str | None) -> bool:
        """Lays something on a zone; whether that was a legal command, or drew, or took back."""
        lay = self.meant(grip, zone)
        self.astray = "" if lay else zone or "elsewhere"
        if lay is not None and lay.command is None:
            self.draw() if grip == DECK_GRIP else self.take_back()
            return True
        if lay is not None:
            self.take_back()
        if lay is None or lay.command is None or not self.submit(lay.command):
            self.director.refuse([grip])
            return False
        return True

    def touch(self, thing: Thing) -> bool:
        """Something is taken that cannot be lifted; whether it is a card of the partner's hand."""
        if thing.role != "card" or thing.lies_in != owned(HAND, 1 - self.seat):
            return False
        self.refused, self.astray = None, thing.lies_in
        return True

    def sort(self) -> None:
        """Lays the hand in order."""
        order = as_printed(self.hand, self.view.box)
        self.arrange(self.arrangement.putting(order))
        self.keep()

    # What waits for the deck

    @property
    def laid(self) -> Laid | None:
        """What was laid and waits until the deck is pressed, if anything does."""
        return self.viewer.laid

    def _waiting(self, command: Command[Any], order: Cards) -> Frames | None:
        """What is shown of a command that is laid now, while the hands lie in this order; None if
        it does not wait. Raises IllegalCommand."""
        if not self.drawn_by_hand:
            return None
        before = self.viewer.agreed(self.game.state)
        waiting = laid(command, before, self.back.ahead(command), order)
        if waiting is None:
            return None
        grip, view = "", self.view
        if meaning := self.staging.meanings.get(type(command)):
            grip, _ = meaning(command, view)
        lay_in = (name for name in view.zones if grip in [card.id for card in view.cards(name)])
        home = next(lay_in, "")
        self._exchange(command)
        return self.viewer.lay(replace(waiting, grip=grip if home else "", home=home))

    def draw(self) -> None:
        """The deck is pressed: what was laid is answered."""
        waiting = self.laid
        if waiting is None:
            return
        self.viewer.laid = None
        self.forget()
        frames = self.answer(waiting.command, waiting.order)
        self.ask()
        self.director.show(frames[len(waiting.events) :])

    def take_back(self) -> None:
        """What was laid goes home, as if it had never been laid."""
        waiting = self.laid
        if waiting is None:
            return
        self.viewer.laid = None
        self.forget()
        if self.director.telling:
            self.director.finish()
        self.director.arrangement = replace(self.arrangement, order=waiting.order)
        self.ask()
        self.director.arrange(self.arrangement, view=self.view)

    def _lays_of_waiting(self) -> Iterator[Lay]:
        """What may be laid where while something waits: the deck to the hand, what was laid back
        home, and another card instead of it."""
        waiting, seat = self.laid, self.viewer.seat
        if waiting is None:
            return
        yield Lay(DECK_GRIP, owned(HAND, seat), None)
        if waiting.grip:
            yield Lay(waiting.grip, waiting.home, None)
        if self.staging.explores(self.game.pending):
            before = View.of(self.viewer.agreed(self.game.state), seat)
            lying = {card.id for card in (*self.view.hand, *self.view.shared)}
            for lay in gestures.lays(before, self.viewer.possible, self.staging.meanings):
                if lay.grip in lying:
                    yield lay


class Interruption:
    """Remembers it until the same is asked once more."""

    def __init__(self) -> None:
        self._decision: Decision | None = None
        self._chosen: Arrangement | None = None

    def begin(self, decision: Decision | None, chosen: Arrangement) -> None:
        """Something comes between this decision and its answer, for which so much was chosen."""
        self._decision, self._chosen = decision, chosen

    def end(self, asked: Decision | None) -> Arrangement | None:
        """What had been chosen, if this is the decision that was interrupted; told once."""
        if asked is None or asked != self._decision:
            return None
        chosen, self._decision, self._chosen = self._chosen, None, None
        return chosen
