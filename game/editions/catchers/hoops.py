"""The four Dreamcatchers and what lies on them: the whole Limbo of a turn goes on an empty one
(X3.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.rules.card import Card, Kind, copies
from game.rules.course import ShuffleDeck
from game.rules.event import Event, GameLost
from game.rules.ruleset import InPlay
from game.rules.state import DECK, LIMBO, Cards, Seat, State
from game.rules.steps import Command, Decision, Reason, Step
from game.rules.view import View

CATCHER, LOST_DREAM, BOOK = Kind("DC"), Kind("DL"), Kind("FB")
"""Kinds of the Dreamcatchers, of the Lost Dreams and of the Failsafe Books."""
HOOPS: Cards = tuple(copies("DC", CATCHER, frozenset(), 4))
LOST_DREAMS: Cards = tuple(Card(f"DL{n}", f"DL{n}", LOST_DREAM, frozenset()) for n in range(1, 5))
"""Cards that show different things; by the rules they are alike."""
FAILSAFES: Cards = tuple(copies("FB", BOOK, frozenset(), 2))

CATCHERS = tuple(f"catcher{number}" for number in range(1, len(HOOPS) + 1))
"""Zones of the Dreamcatchers. Each begins with the hoop itself, as long as it hangs; all other
cards are caught on it. Two players share them (Q21)."""
FAILSAFE = "failsafe"
"""Zone of the Failsafe Books that are left."""
TORN = "torn"
"""Zone of what has left the game: Dreamcatchers that tore, and Failsafe Books that were used."""


class Uncaught(Reason):
    """The reasons for which an answer about Dreamcatchers is refused."""

    NOTHING_THERE = "No card is caught on that Dreamcatcher."
    NOT_THAT_ONE = "The Door was taken from that Dreamcatcher: another one may be freed."
    NOT_HANGING = "That Dreamcatcher does not hang there."
    NO_BOOK = "That is no Failsafe Book."
    NO_SUCH_DOOR = "No Dreamcatcher holds that Door for this trio."


def zone_of(hoop: Card) -> str:
    """Returns the zone of a Dreamcatcher."""
    return CATCHERS[HOOPS.index(hoop)]


def caught_on(game: InPlay, hoop: Card) -> Cards:
    """Returns the cards on a Dreamcatcher; none if it does not hang any more."""
    return game.state.zone(zone_of(hoop))[1:]


def hanging(game: InPlay) -> Cards:
    """Returns the Dreamcatchers that are left, from left to right."""
    return tuple(hoop for hoop in HOOPS if hoop in game.state.zone(zone_of(hoop)))


def occupied(game: InPlay) -> Cards:
    """Returns the Dreamcatchers with cards on them."""
    return tuple(hoop for hoop in HOOPS if caught_on(game, hoop))


def seen_on(view: View, hoop: Card) -> Cards:
    """Returns the cards on a Dreamcatcher, which everybody sees."""
    return tuple(card for card in view.cards(zone_of(hoop)) if card is not hoop)


def seen_hanging(view: View) -> Cards:
    return tuple(hoop for hoop in HOOPS if hoop in view.cards(zone_of(hoop)))


def dreams_caught(view: View) -> int:
    """Returns how many Lost Dreams lie on Dreamcatchers."""
    return sum(card.kind == LOST_DREAM for hoop in HOOPS for card in seen_on(view, hoop))


@dataclass(frozen=True)
class LostDreamDrawn(Event):
    """A Lost Dream goes from the top of the deck to Limbo, and nothing else happens."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.drew(LIMBO, self.card)


@dataclass(frozen=True)
class LimboCaught(Event):
    """The whole of Limbo goes on an empty Dreamcatcher instead of into the deck."""

    catcher: Card

    def evolve(self, state: State) -> State:
        return state.moved(zone_of(self.catcher), *state.limbo)


@dataclass(frozen=True)
class CatcherTorn(Event):
    """A Dreamcatcher leaves the game."""

    seat: Seat
    catcher: Card

    def evolve(self, state: State) -> State:
        return state.moved(TORN, self.catcher)


@dataclass(frozen=True)
class CatchersEmptied(Event):
    """The cards on all Dreamcatchers, also on the one that tore, and those of Limbo go to the
    deck."""

    def evolve(self, state: State) -> State:
        caught = [c for zone in CATCHERS for c in state.zone(zone) if c.kind != CATCHER]
        return state.moved(DECK, *caught, *state.limbo)


@dataclass(frozen=True)
class MeetLostDream(Step):
    """A Lost Dream is drawn."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(LostDreamDrawn(game.state.active, self.card))


@dataclass(frozen=True)
class CatchLimbo(Step):
    """Phase 3: Limbo is not shuffled. All of it goes on the first empty Dreamcatcher: they are
    alike. If none is empty, one tears."""

    def perform(self, game: InPlay) -> None:
        if not game.state.limbo:
            return
        empty = [hoop for hoop in hanging(game) if not caught_on(game, hoop)]
        if empty:
            game.emit(LimboCaught(empty[0]))
        else:
            game.then(LoseCatcher())


@dataclass(frozen=True)
class LoseCatcher(Decision):
    """The choice of the Dreamcatcher that tears, since Limbo finds none empty."""

    def default(self, game: InPlay) -> Tear:
        return Tear(hanging(game)[0])


@dataclass(frozen=True)
class Tear(Command[LoseCatcher]):
    """Lets a Dreamcatcher tear: all that is caught, on every one, comes back into the deck. Without
    the last Dreamcatcher the game is lost."""

    refusal: ClassVar[Reason] = Uncaught.NOT_HANGING

    catcher: Card

    @classmethod
    def options(cls, game: InPlay, decision: LoseCatcher) -> Iterable[Tear]:
        return [cls(hoop) for hoop in hanging(game)]

    def perform(self, game: InPlay, decision: LoseCatcher) -> None:
        game.emit(CatcherTorn(game.state.active, self.catcher))
        if not hanging(game):
            game.emit(GameLost("no_catcher"))
            return
        game.emit(CatchersEmptied())
        game.then(ShuffleDeck())


def every_dream_caught(game: InPlay) -> bool:
    """Returns whether all Lost Dreams lie on Dreamcatchers: the goal besides the Doors."""
    zones = game.state.zones
    caught = sum(card.kind == LOST_DREAM for name in CATCHERS for card in zones.get(name, ()))
    return caught == len(LOST_DREAMS)
