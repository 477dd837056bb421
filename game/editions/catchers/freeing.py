"""The return of caught cards: when the deck is searched, or by a Failsafe Book. A trio may also
take its Door from a Dreamcatcher (X3.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.explore import CompleteTrio, PlayOrDiscard, Takes
from game.editions.base.routines import gain_door
from game.editions.catchers.hoops import (
    FAILSAFE,
    TORN,
    Uncaught,
    caught_on,
    occupied,
    zone_of,
)
from game.rules.card import DOOR, Card
from game.rules.course import ShuffleDeck
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DECK, Cards, Seat, State
from game.rules.steps import Command, Decision, Reason, Step


@dataclass(frozen=True)
class CatcherFreed(Event):
    """The cards on a Dreamcatcher go back to the deck, which is shuffled afterwards."""

    seat: Seat
    catcher: Card

    def evolve(self, state: State) -> State:
        return state.moved(DECK, *state.zone(zone_of(self.catcher))[1:])


@dataclass(frozen=True)
class FailsafeUsed(Event):
    """A Failsafe Book leaves the game."""

    seat: Seat
    book: Card

    def evolve(self, state: State) -> State:
        return state.moved(TORN, self.book)


@dataclass(frozen=True)
class OfferFreeing(Step):
    """After every search, also one in vain, a Dreamcatcher may be freed before the deck is
    shuffled. The one from which a Door was taken instead is `barred` (Q15)."""

    barred: Cards = ()

    def perform(self, game: InPlay) -> None:
        if any(hoop not in self.barred for hoop in occupied(game)):
            game.then(ChooseFreeing(self.barred))


@dataclass(frozen=True)
class ChooseFreeing(Decision):
    """The choice of one Dreamcatcher to be freed, or of none."""

    barred: Cards = ()


@dataclass(frozen=True)
class Free(Command[ChooseFreeing]):
    """Frees a Dreamcatcher: its cards go back into the deck before that is shuffled (Q15)."""

    refusal: ClassVar[Reason] = Uncaught.NOTHING_THERE

    catcher: Card

    @classmethod
    def options(cls, game: InPlay, decision: ChooseFreeing) -> Iterable[Free]:
        return [cls(hoop) for hoop in occupied(game) if hoop not in decision.barred]

    def reason(self, game: InPlay) -> Reason:
        return Uncaught.NOT_THAT_ONE if self.catcher in occupied(game) else self.refusal

    def perform(self, game: InPlay, decision: ChooseFreeing) -> None:
        game.emit(CatcherFreed(game.state.active, self.catcher))


@dataclass(frozen=True)
class FreeNone(Command[ChooseFreeing]):
    """Leaves all that is caught where it is."""

    def perform(self, game: InPlay, decision: ChooseFreeing) -> None:
        pass


@dataclass(frozen=True)
class SearchCatcher(Takes):
    """Takes the Door of a trio from a Dreamcatcher instead of the deck. It is a search all the
    same: another Dreamcatcher may be freed, and the deck is shuffled."""

    refusal: ClassVar[Reason] = Uncaught.NO_SUCH_DOOR

    @classmethod
    def options(cls, game: InPlay, decision: CompleteTrio) -> Iterable[SearchCatcher]:
        for hoop in occupied(game):
            doors = [c for c in caught_on(game, hoop) if c.kind == DOOR]
            # Doors of the same places are alike; the lowest of them is taken.
            alike = {door.colours: door for door in reversed(doors)}
            yield from (cls(door) for places, door in alike.items() if decision.colour in places)

    def perform(self, game: InPlay, decision: CompleteTrio) -> None:
        source = next(hoop for hoop in occupied(game) if self.door in caught_on(game, hoop))
        game.then(
            *(
                OfferFreeing((source,)) if line is OfferFreeing else line()
                for line in game.rules.searched
            )
        )
        gain_door(game, self.door)


@dataclass(frozen=True)
class OpenFailsafe(Command[PlayOrDiscard]):
    """Frees a Dreamcatcher by the uppermost Failsafe Book, at the beginning of a turn, before its
    action."""

    refusal: ClassVar[Reason] = Uncaught.NOTHING_THERE

    book: Card
    catcher: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[OpenFailsafe]:
        books = game.state.zone(FAILSAFE)[-1:]
        return [cls(book, hoop) for book in books for hoop in occupied(game)]

    def reason(self, game: InPlay) -> Reason:
        known = self.book in game.state.zone(FAILSAFE)[-1:]
        return self.refusal if known else Uncaught.NO_BOOK

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        game.emit(FailsafeUsed(game.state.active, self.book))
        game.emit(CatcherFreed(game.state.active, self.catcher))
        game.then(ShuffleDeck(), decision)
