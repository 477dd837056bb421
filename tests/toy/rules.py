"""Rules of the toy edition. Bells are Locations with a symbol of their own. Who discards one
listens to the next cards of the deck. More Bells hang in the belfry, and each Nightmare tears one
down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from typing import ClassVar

from game.editions.base.cards import SUN
from game.rules.card import DOOR, Card, Colour, Kind, copies
from game.rules.event import Event, GameLost, Secret, veiled
from game.rules.ruleset import InPlay, Ruleset
from game.rules.state import DECK, DISCARD, Cards, Seat, State, ZoneRow, owned
from game.rules.state import replace as changed
from game.rules.steps import Command, Decision, Ordering, Reason, Step

BELL = Kind("B")
TOWER, BELFRY = "tower", "belfry"
HEARD = 3
BELLS = {Colour.OBSERVATORY: 6, Colour.AQUARIUM: 6, Colour.GARDEN: 5, Colour.LIBRARY: 5}
IN_DECK = 4
"""Number of Bells of each place in the deck; the others hang in the belfry."""


def third_doors() -> Iterator[Card]:
    """Yields one more Door for every place."""
    for colour in Colour:
        face = colour.value + DOOR
        yield Card(f"{face}9", face, DOOR, frozenset({colour}))


ALL_BELLS = [
    tuple(copies(colour.value + BELL, BELL, frozenset({colour}), count))
    for colour, count in BELLS.items()
]
HUNG = tuple(bell for place in ALL_BELLS for bell in place[IN_DECK:])
ADDED = *(bell for place in ALL_BELLS for bell in place[:IN_DECK]), *third_doors()


class Deaf(Reason):
    """Reasons why the toy refuses a command."""

    NOT_HEARD = "Name every card that was heard once, in its new order."
    NO_DOOR = "That is not a Door that was heard."


@dataclass(frozen=True)
class BellsHung(Event):
    """The Bells that hang in the belfry before anything else happens."""

    bells: Cards


@dataclass(frozen=True)
class BellFell(Event):
    """A Bell has fallen from the belfry to the discard pile."""

    bell: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.bell)


@dataclass(frozen=True)
class CardsHeard(Event):
    """Cards have moved from the top of the deck to the tower. The partner of a hidden hand sees
    backs."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else changed(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        return state.drew(owned(TOWER, self.seat), *self.cards)


@dataclass(frozen=True)
class CardsHushed(Event):
    """Cards have moved from the tower to the top of the deck, the first of them on top."""

    seat: Seat
    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else changed(self, order=veiled(self.order))

    def evolve(self, state: State) -> State:
        known = tuple(
            self.order + known if state.sees(viewer, self.seat) else ()
            for viewer, known in enumerate(state.known_top)
        )
        return changed(state.moved(DECK, *self.order, top=True), known_top=known)


@dataclass(frozen=True)
class CardsBuried(Event):
    """Cards have moved from the tower to the bottom of the deck."""

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else changed(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        return state.moved(DECK, *self.cards)


@dataclass(frozen=True)
class HangBells(Step):
    """The very first step of the set-up."""

    def perform(self, game: InPlay) -> None:
        game.emit(BellsHung(game.state.zone(BELFRY)))


@dataclass(frozen=True)
class Hark(Step):
    """The step after a Bell is discarded: the next cards are heard, if there are any."""

    bell: Card

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[:HEARD]
        if cards:
            game.emit(CardsHeard(game.state.active, cards))
            game.then(Listen(self.bell), Bury())


@dataclass(frozen=True)
class Bury(Step):
    """The step that puts what is still in the tower under the deck."""

    def perform(self, game: InPlay) -> None:
        seat = game.state.active
        cards = game.state.zone(owned(TOWER, seat))
        if cards:
            game.emit(CardsBuried(seat, cards))


@dataclass(frozen=True)
class Crack(Step):
    """The step in which a Nightmare tears a Bell down; if none hangs any longer, the game is
    lost."""

    nightmare: Card

    def perform(self, game: InPlay) -> None:
        hanging = game.state.zone(BELFRY)
        if hanging:
            game.emit(BellFell(hanging[0]))
        else:
            game.emit(GameLost("silent_belfry"))


@dataclass(frozen=True)
class Listen(Decision):
    """The decision what becomes of the cards that a Bell has let hear."""

    bell: Card


@dataclass(frozen=True)
class Hush(Command[Listen]):
    """The answer that puts them back on top of the deck in this order."""

    refusal: ClassVar[Reason] = Deaf.NOT_HEARD

    order: tuple[Card | None, ...]

    @classmethod
    def options(cls, game: InPlay, decision: Listen) -> Iterable[Hush]:
        return [cls(order) for order in permutations(heard(game))]

    @classmethod
    def ordering(cls, game: InPlay, decision: Listen) -> Ordering:
        return Ordering(heard(game))

    @classmethod
    def ordered(cls, order: Cards, apart: Cards) -> Hush:
        return cls(order)

    def perform(self, game: InPlay, decision: Listen) -> None:
        game.emit(CardsHushed(game.state.active, self.order))

    def public(self) -> Hush:
        return replace(self, order=veiled(self.order))


@dataclass(frozen=True)
class Forget(Command[Listen]):
    """The answer that puts them under the deck as they lie."""

    def perform(self, game: InPlay, decision: Listen) -> None:
        """Does nothing: the step that waits puts them there."""


@dataclass(frozen=True)
class Ring(Command[Listen]):
    """The answer that gains a Door among them; the others go under the deck."""

    refusal: ClassVar[Reason] = Deaf.NO_DOOR

    door: Card

    @classmethod
    def options(cls, game: InPlay, decision: Listen) -> Iterable[Ring]:
        return [cls(card) for card in heard(game) if card.kind == DOOR]

    def perform(self, game: InPlay, decision: Listen) -> None:
        game.then(*(line(self.door) for line in game.rules.gain))


def heard(game: InPlay) -> Cards:
    """Returns the cards in the tower of the seat at turn."""
    return game.state.zone(owned(TOWER, game.state.active))


def a_bell_has_rung(game: InPlay) -> bool:
    """Returns whether a row holds a Bell."""
    state = game.state
    return any(card.kind == BELL for seat in range(state.seats) for card in state.row(seat))


def extend(rules: Ruleset) -> Ruleset:
    """Returns the rules of a game with the toy."""
    return replace(
        rules,
        box={**rules.box, DECK: (*rules.box[DECK], *ADDED), BELFRY: HUNG},
        zones={
            **rules.zones,
            TOWER: ZoneRow(owned=True, seen="owner", lies="fan"),
            BELFRY: ZoneRow(owned=False, seen="all"),
        },
        kinds={**rules.kinds, BELL: replace(rules.kinds[SUN], discard=(Hark,))},
        setup=(HangBells, *rules.setup),
        suffered=(*rules.suffered, Crack),
        answers={**rules.answers, Listen: (Hush, Forget, Ring)},
        goals=(*rules.goals, a_bell_has_rung),
        facts=(*rules.facts, BellsHung, BellFell, CardsHeard, CardsHushed, CardsBuried),
        steps=(*rules.steps, Bury),
    )


def extend_fragile(rules: Ruleset) -> Ruleset:
    """Returns the rules of the second level, with three Bells in the belfry."""
    return hung(extend(rules), 3)


def extend_brittle(rules: Ruleset) -> Ruleset:
    """Returns the rules of the third level, with a single Bell in the belfry."""
    return hung(extend(rules), 1)


def hung(rules: Ruleset, count: int) -> Ruleset:
    """Returns rules with so many Bells in the belfry."""
    return replace(rules, box={**rules.box, BELFRY: HUNG[:count]})
