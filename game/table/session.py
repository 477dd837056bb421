"""A game being played at the table: what is asked, what is chosen, what was refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol

from game.rules.game import Game, IllegalCommand
from game.rules.state import HAND, Cards, Seat, owned
from game.rules.steps import Command, Decision, Reason
from game.rules.view import View
from game.table.hands import gestures
from game.table.hands.gestures import DECK_GRIP, Lay, LegalDrops
from game.table.hands.ordering import Ranking
from game.table.hands.things import Thing
from game.table.layout.arrangement import Arrangement, as_printed, in_order
from game.table.layout.places import Size
from game.table.motion.director import Director
from game.table.motion.motions import CROSS_FADE, LIFT, MAKE_ROOM, SETTLE
from game.table.motion.tempo import Tempo
from game.table.party import Manner, Party
from game.table.saved_table import MOST_HINTED, SavedTable
from game.table.sleepwalks import SLEEPWALKER, Sleepwalk, up_to, walked
from game.table.staging import Staging
from game.table.taking_back import TakingBack
from game.table.watching import Frames, Laid, Viewer, laid


class Tutor(Protocol):
    """A lesson that watches the game."""

    def lets(self, command: Command[Any]) -> bool:
        """Returns whether a command may be tried at all."""


class TableSession:
    """Submits commands to the game and lets the director show the result.

    While private cards are covered, only answers are possible that need no look at them. `keep` is
    called whenever something has happened that should last. While cards are `drawn_by_hand`, an
    answer that brings up cards of the deck waits until the player presses the deck: the game is
    asked only then, and until then what was laid can be taken back for nothing.
    """

    def __init__(
        self,
        game: Game,
        desk: SavedTable,
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
        """Reason why the last command was not legal."""
        self.astray = ""
        """Zone on which something was laid or touched in vain; `elsewhere` outside of all zones."""
        self.drawn_by_hand = False
        manner: Manner = self.party.manner if self.party else "open"
        self.viewer = Viewer(game, manner, desk.sleepwalker)
        self.back = TakingBack(
            game,
            self._among_people,
            undone,
            desk.rewinds,
            asks_search,
            staging,
            desk.sleepwalker,
        )
        spans = {walk.mark for walk in desk.sleepwalks}
        self._marks = {*desk.marks} - {owned(SLEEPWALKER, seat) for seat in range(2)} - spans
        self._sleepwalks = desk.sleepwalks
        self._sleeps_on = desk.sleepwalker is not None
        """Whether the sleepwalker has not left its seat since its last answer."""
        self.seconds, self._hints, self._hinted = float(desk.seconds), desk.hints, desk.hinted
        self._interrupted: tuple[Decision, Arrangement] | None = None
        """The decision that a command has interrupted, and what was chosen for it."""
        self.pending: Decision | None = self.viewer.asked
        """The decision that waits, if any."""
        if resumed and self.hides:
            self.back.curtain()
        arrangement = Arrangement(order=desk.order, fixed=bool(self.party and self.party.fixed))
        self.warned = set(desk.warned)
        """Names of the warnings that were given in this game."""
        self.director = Director(self.view, size, tempo, arrangement, staging=staging)
        self.ask()

    @property
    def desk(self) -> SavedTable:
        """The saved table, to be kept besides the game, as it is now."""
        sits = self.sleepwalker
        marks = self._marks | {walk.mark for walk in self.sleepwalks}
        marks |= set() if sits is None else {owned(SLEEPWALKER, sits)}
        return SavedTable(
            self.party,
            self.arrangement.order,
            self.back.rewinds,
            tuple(sorted(self.warned)),
            tuple(sorted(marks)),
            int(self.seconds),
            self._hints,
            self._hinted,
        )

    @property
    def hints(self) -> int:
        return self._hints

    def hint(self) -> None:
        """Counts an advice, and keeps that."""
        self._hints += 1
        self._hinted = (*self._hinted, len(self.game.log))[:MOST_HINTED]
        self.keep()

    def warn(self, name: str) -> None:
        """Keeps that this warning was given."""
        if name not in self.warned:
            self.warned.add(name)
            self.keep()

    @property
    def manner(self) -> Manner:
        """Manner in which the two share the screen; open for a single player."""
        return self.viewer.manner

    @property
    def sleepwalker(self) -> Seat | None:
        """The seat for which the program plays, as the sleepwalker; None if there is none."""
        return self.viewer.sleepwalker

    @property
    def sleepwalks(self) -> tuple[Sleepwalk, ...]:
        """The spans of the game, as far as it stands, in which the sleepwalker has played."""
        return up_to(self._sleepwalks, len(self.game.log))

    @property
    def hides(self) -> bool:
        """Whether there are cards that not everybody at the screen may see."""
        return self._among_people != "open"

    @property
    def _among_people(self) -> Manner:
        """The manner in which people share the screen: open for one who plays with the
        sleepwalker."""
        return self.manner if self.sleepwalker is None else "open"

    @property
    def seat(self) -> Seat:
        """Seat whose turn is on the table; with the sleepwalker, that of the person."""
        return self.viewer.seat

    @property
    def shown(self) -> bool:
        """True if the private cards of that seat lie face up."""
        return self.viewer.shown

    @property
    def exploring(self) -> bool:
        """True if the hand decides: each of its cards may be tried on the table."""
        return self.staging.explores(self.pending)

    @property
    def tried(self) -> list[Lay]:
        """Possible gestures, also illegal ones, if their commands can answer at all."""
        if self.pending is None:
            return []
        answers = self.game.rules.answers[type(self.pending)]
        lays = gestures.tried(self.director.view, self.staging.tries, self.staging.meanings)
        return [lay for lay in lays if type(lay.command) in answers]

    @property
    def drafting(self) -> bool:
        """True if a card has to be taken into the hand."""
        asked = self.pending is not None
        return asked and bool(self.drops.lifted_to(owned(HAND, self.seat)))

    @property
    def arrangement(self) -> Arrangement:
        return self.director.arrangement

    @property
    def selected(self) -> str:
        """Id of the card or zone that a click has picked up; empty if none."""
        return self.arrangement.selected

    @property
    def ranking(self) -> Ranking | None:
        """The cards that have to be put in order, as far as that has come."""
        ranking = self.arrangement.ranking
        asked = ranking is not None and self.pending == ranking.decision
        return ranking if asked else None

    @property
    def hand(self) -> Cards:
        """Cards of the hand in the order in which they lie."""
        return in_order(self.view.hand, self.arrangement.order)

    @property
    def playable(self) -> Cards:
        """Cards of the hand in the order in which they lie, then the shared ones (R35)."""
        return self.hand + self.view.shared

    @property
    def view(self) -> View:
        """Current view, including what has not been shown yet."""
        return self.viewer.view

    def deal(self) -> None:
        """Shows how a new game was set up."""
        view, frames = self.viewer.set_up()
        self.director.deal(view, frames)

    # Viewers

    def look(self, shown: bool) -> None:
        """Covers or uncovers the hand of the seat whose turn it is. If the turn is over, the next
        one is shown as soon as the cloth lies on the hand."""
        if shown == self.shown and (shown or self.viewer.parting is None):
            return
        parting = self.viewer.look(shown)
        self.ask()
        if parting is None:
            self.director.look(self.view)
        else:
            self.director.look(parting.covered)
            self.director.show(parting.frames)

    def agree(self, party: Party, sleepwalker: Seat | None = None) -> None:
        """Lets the same two players share the screen in another way, or sit elsewhere, or lets the
        sleepwalker play for one of them."""
        self.take_back()
        self.party = party
        self._sleeps_on &= sleepwalker == self.sleepwalker
        self.viewer.agree(party.manner, sleepwalker)
        self.back.manner, self.back.sleepwalker = self._among_people, sleepwalker
        self.back.curtain()
        self.director.arrangement = replace(self.arrangement, fixed=party.fixed)
        self.ask()
        self.director.turn_to(self.view, CROSS_FADE.fade)
        self.keep()

    def read(self, first: bool) -> None:
        """Sets whether something has to be read before anything is asked."""
        if first != self.viewer.reads:
            self.viewer.reads = first
            self.ask()

    def submit(self, command: Command[Any], price: Cards = ()) -> bool:
        """Submits a command, and returns whether it was legal. If not, only `refused` has changed.
        The price in cards is paid at once."""
        if self._tutor is not None and not self._tutor.lets(command):
            return False
        self.look(self.shown and not self.viewer.parting)  # this player must not see the next hand
        self.take_back()
        order = self.arrangement.order
        try:
            if payment := self.staging.command(command).paid:
                chosen = self.arrangement
                self._interrupted = (self.pending, chosen) if self.pending else None
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
        """Submits a command with this order of the hands. Returns what to show. Raises
        IllegalCommand."""
        before, length = self.game.state, len(self.game.log)
        self.back.submit(command, order)
        for one in paid:
            self.keep()  # a tutor follows each payment
            if self._tutor is not None:
                self._tutor.lets(one)
            self.back.submit(one, order)
        self._exchange(command)
        self.keep()
        while self.back.answer_by_itself(order):
            self.keep()
        frames = self.viewer.follow(before, self.game.log[length:])
        if self.hides and self.game.state.turn > before.turn:
            self.back.curtain()
        return frames

    def sleepwalk(self, command: Command[Any]) -> None:
        """Gives the answer of the sleepwalker, which is marked in the saved table. Raises
        IllegalCommand."""
        seat, at = self.game.state.active, len(self.game.log)
        self._marks |= {SLEEPWALKER}
        self._sleepwalks = walked(self.sleepwalks, seat, at, self._sleeps_on)
        self._sleeps_on = True
        frames = self.answer(command, self.arrangement.order)
        self.ask()
        self.director.show(frames)

    @property
    def can_undo(self) -> bool:
        """True if something can be taken back: what was laid, or answers of an open hand."""
        asked = self.shown and self.viewer.parting is None
        return self.laid is not None or (asked and self.back.possible)

    @property
    def can_redo(self) -> bool:
        return self.shown and self.pending is not None and bool(self.back.undone)

    def undo(self) -> None:
        """Takes back what was laid, or else the last answer that was asked for."""
        if self.laid:
            self.take_back()
        elif self.can_undo:
            order, spans = self.back.go_back(self.arrangement.order), len(self._sleepwalks)
            self._sleepwalks = self.sleepwalks
            self._sleeps_on &= len(self._sleepwalks) == spans
            self.director.arrangement = replace(self.arrangement, order=order)
            self.viewer.go_back()
            self.forget()
            self.ask()
            self.keep()
            self.director.turn_to(self.view, CROSS_FADE.fade)

    def redo(self) -> None:
        """Gives the answer again that was taken back last, or forgets all if that fails."""
        if self.can_redo and not self.submit(self.back.undone[0]):
            self.back.undone, self.refused = (), None

    def ask(self) -> None:
        """Finds what may be answered. Only the order of the hands outlasts a decision."""
        self.legal, self.pending = self.viewer.answers, self.viewer.asked
        view = self.view
        before, asked = None, self.pending
        if self._interrupted and self._interrupted[0] == asked:
            (_, before), self._interrupted = self._interrupted, None
        ranking = (before or self.arrangement).ranking
        if asked and (ordered := self.game.ordering()):
            kind, ordering = ordered
            ranking = Ranking.begun(asked, kind, ordering).after(ranking)
        # The order of a covered hand is private.
        hand = self.hand if self.shown else ()
        # A card whose price is paid stays where it stands until it goes.
        prices = self.staging.prices(self.legal) or self.arrangement.prices
        lays = gestures.lays(view, self.legal, self.staging.meanings)
        grips = frozenset(lay.grip for lay in lays)
        self.director.arrangement = self.arrangement.afresh(hand, ranking, prices, grips)
        ranked = frozenset(self.ranking.cards if self.ranking else ())
        lays += self._lays_of_waiting()
        self.drops = LegalDrops(lays, frozenset(view.hand), ranked)
        if before and self.drops.targets(before.selected):
            grip = before.selected
            self.arrange(self.arrangement.selecting(grip, self.drops.targets(grip)))

    def forget(self) -> None:
        """Forgets what was wrong with the last gesture."""
        self.refused, self.astray = None, ""

    # Choices

    def arrange(self, arrangement: Arrangement) -> None:
        """Moves things on the table; that is no event of the game."""
        was, now = self.arrangement, arrangement
        if was == now:
            return
        if (was.selected, was.scroll) != (now.selected, now.scroll):
            motion = SETTLE
        else:
            motion = LIFT if replace(was, raised=now.raised) == now else MAKE_ROOM
        self.director.arrange(now, motion)

    def _exchange(self, command: Command[Any]) -> None:
        """Lets two cards change places in the order of the hands, if a command exchanges them."""
        if cards := gestures.exchanged(command, self.drops.lays):
            known = {card.id: card for card in self.view.box}
            personal, shared = (known[key] for key in cards)
            self.director.arrangement = self.arrangement.swapping(personal, shared)

    def meant(self, grip: str, zone: str | None) -> Lay | None:
        """Returns a possible gesture, even if the game would refuse it; None if there is none."""
        lays = (*self.drops.lays, *self.tried)
        return next((lay for lay in lays if (lay.grip, lay.zone) == (grip, zone)), None)

    def lay(self, grip: str, zone: str | None) -> bool:
        """Lays something on a zone. Returns whether it was legal, drew, or took back."""
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
        """Takes what cannot be lifted. Returns whether it is a card of the partner's hand."""
        if thing.role != "card" or thing.lies_in != owned(HAND, 1 - self.seat):
            return False
        self.refused, self.astray = None, thing.lies_in
        return True

    def sort(self) -> None:
        """Sorts the hand of the player whose turn it is."""
        order = as_printed(self.hand, self.view.box)
        self.arrange(self.arrangement.putting(order))
        self.keep()

    # Answers that wait for the deck

    @property
    def laid(self) -> Laid | None:
        """Answer that was laid and waits until the deck is pressed; None if there is none."""
        return self.viewer.laid

    def _waiting(self, command: Command[Any], order: Cards) -> Frames | None:
        """Lays a command while the hands lie in this order, and returns what is shown of it; None
        if it does not wait. Raises IllegalCommand."""
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

    def lasts(self, command: Command[Any]) -> bool:
        """Returns whether a legal command, given now, could not be taken back for free. One that
        waits for the deck can be until that is pressed."""
        try:
            if not self.back.lasts(command):
                return False
            ahead = self.back.ahead(command) if self.drawn_by_hand else ()
        except IllegalCommand:
            return False
        return not ahead or laid(command, self.viewer.agreed(self.game.state), ahead, ()) is None

    def draw(self) -> None:
        """Gives the answer that was laid, when the deck is pressed."""
        waiting = self.laid
        if waiting is None:
            return
        self.viewer.laid = None
        self.forget()
        frames = self.answer(waiting.command, waiting.order)
        self.ask()
        self.director.show(frames[len(waiting.events) :])

    def take_back(self) -> None:
        """Sends home what was laid, as if it had never been laid."""
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
        """Yields the gestures while something waits: the deck to the hand, what was laid back home,
        and another card instead of it."""
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
