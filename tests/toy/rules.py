"""Bells are Locations with a symbol of their own. Whoever discards one listens to the next cards of
the deck; some more Bells hang in the belfry, and each Nightmare tears one down."""

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
"""Bells of each place; the others hang in the belfry."""


def third_doors() -> Iterator[Card]:
    """One more Door for every place."""
    for colour in Colour:
        face = colour.value + DOOR
        yield Card(f"{face}3", face, DOOR, frozenset({colour}))


ALL_BELLS = [
    tuple(copies(colour.value + BELL, BELL, frozenset({colour}), count))
    for colour, count in BELLS.items()
]
HUNG = tuple(bell for place in ALL_BELLS for bell in place[IN_DECK:])
ADDED = *(bell for place in ALL_BELLS for bell in place[:IN_DECK]), *third_doors()


class Deaf(Reason):
    """Why the toy refuses a command."""

    NOT_HEARD = "Name every card that was heard once, in its new order."
    NO_DOOR = "That is not a Door that was heard."


@dataclass(frozen=True)
class BellsHung(Event):
    """Before anything else, these Bells hang in the belfry."""

    bells: Cards


@dataclass(frozen=True)
class BellFell(Event):
    """Belfry to the discard pile."""

    bell: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.bell)


@dataclass(frozen=True)
class CardsHeard(Event):
    """Deck top to the tower; the partner of a hidden hand sees backs."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else changed(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        return state.drew(owned(TOWER, self.seat), *self.cards)


@dataclass(frozen=True)
class CardsHushed(Event):
    """Tower to the deck's top, the first of them on top."""

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
    """Tower to the deck's bottom."""

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else changed(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        return state.moved(DECK, *self.cards)


@dataclass(frozen=True)
class HangBells(Step):
    """The very first line of the set-up."""

    def perform(self, game: InPlay) -> None:
        game.emit(BellsHung(game.state.zone(BELFRY)))


@dataclass(frozen=True)
class Hark(Step):
    """A Bell was discarded: the next cards are heard, unless there are none."""

    bell: Card

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[:HEARD]
        if cards:
            game.emit(CardsHeard(game.state.active, cards))
            game.then(Listen(self.bell), Bury())


@dataclass(frozen=True)
class Bury(Step):
    """What is still in the tower goes under the deck."""

    def perform(self, game: InPlay) -> None:
        seat = game.state.active
        cards = game.state.zone(owned(TOWER, seat))
        if cards:
            game.emit(CardsBuried(seat, cards))


@dataclass(frozen=True)
class Crack(Step):
    """A Nightmare tears a Bell down; when none hangs any longer it is lost."""

    nightmare: Card

    def perform(self, game: InPlay) -> None:
        hanging = game.state.zone(BELFRY)
        if hanging:
            game.emit(BellFell(hanging[0]))
        else:
            game.emit(GameLost("silent_belfry"))


@dataclass(frozen=True)
class Listen(Decision):
    """What becomes of the cards that this Bell let hear."""

    bell: Card


@dataclass(frozen=True)
class Hush(Command[Listen]):
    """They go back on top of the deck in this order."""

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
    """They go under the deck as they lie."""

    @classmethod
    def options(cls, game: InPlay, decision: Listen) -> Iterable[Forget]:
        return (cls(),)

    def perform(self, game: InPlay, decision: Listen) -> None:
        """The step that waits does it."""


@dataclass(frozen=True)
class Ring(Command[Listen]):
    """A Door among them is gained; the others go under the deck."""

    refusal: ClassVar[Reason] = Deaf.NO_DOOR

    door: Card

    @classmethod
    def options(cls, game: InPlay, decision: Listen) -> Iterable[Ring]:
        return [cls(card) for card in heard(game) if card.kind == DOOR]

    def perform(self, game: InPlay, decision: Listen) -> None:
        game.then(*(line(self.door) for line in game.rules.gain))


def heard(game: InPlay) -> Cards:
    """The cards in the tower of whoever plays."""
    return game.state.zone(owned(TOWER, game.state.active))


def a_bell_has_rung(game: InPlay) -> bool:
    """Somebody's row holds a Bell."""
    state = game.state
    return any(card.kind == BELL for seat in range(state.seats) for card in state.row(seat))


def extend(rules: Ruleset) -> Ruleset:
    """The toy, added to a game."""
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
    """With half of the Bells in the belfry: the second level."""
    return hung(extend(rules), 3)


def extend_brittle(rules: Ruleset) -> Ruleset:
    """With a single one: the third level."""
    return hung(extend(rules), 1)


def hung(rules: Ruleset, count: int) -> Ruleset:
    """With so many Bells in the belfry."""
    return replace(rules, box={**rules.box, BELFRY: HUNG[:count]})
