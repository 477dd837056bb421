"""Help when something happens: any trio may find the Door to the Oniverse, the Dyer has a Key or a
trio open a Door of another place, and the Ferryman takes a Nightmare away (X3.7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.cards import KEY, opens
from game.editions.base.door import OpenDoor, Unlocks
from game.editions.base.explore import CompleteTrio, Seeks, Takes
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.routines import KeyDiscarded, gain_door
from game.editions.oniverse.denizens import BEYOND, DYER, FERRYMAN, rallied, spend
from game.rules.card import DOOR, Card, Colour
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import LIMBO, Cards, Seat, State
from game.rules.steps import Command, Reason


class Undyed(Reason):
    """The reasons for which a Denizen does not help with an event."""

    NOT_IN_DECK = "That Door does not lie in the deck."
    NOT_THERE = "That Door is not caught, or no Dyer is there."
    NO_OTHER_KEY = "That is not a Key of another place, or no Dyer is there."
    NO_FERRYMAN = "No Ferryman is there."


def doors_in_deck(game: InPlay, colours: frozenset[Colour]) -> Cards:
    """Returns the Doors of exactly these colours in the deck, the topmost first. Everybody knows
    how many there are: a Door lies there if it lies nowhere else."""
    return tuple(c for c in game.state.deck if c.kind == DOOR and c.colours == colours)


def find(game: InPlay, door: Card) -> None:
    """The deck is looked through, and this Door obtained."""
    game.then(*(line() for line in game.rules.searched))
    gain_door(game, door)


@dataclass(frozen=True)
class SearchBeyond(Seeks):
    """Looks through the deck for the Door to the Oniverse, whatever the place of the trio."""

    refusal: ClassVar[Reason] = Undyed.NOT_IN_DECK

    @classmethod
    def options(cls, game: InPlay, decision: CompleteTrio) -> Iterable[SearchBeyond]:
        return [cls()] if doors_in_deck(game, BEYOND.colours) else []

    def sought(self, trio: CompleteTrio) -> frozenset[Colour]:
        return BEYOND.colours

    def perform(self, game: InPlay, decision: CompleteTrio) -> None:
        find(game, doors_in_deck(game, self.sought(decision))[0])


@dataclass(frozen=True)
class SearchDyed(Seeks):
    """The Dyer: looks through the deck for a Door of another place than the trio (Q18)."""

    refusal: ClassVar[Reason] = Undyed.NOT_IN_DECK

    colour: Colour

    @classmethod
    def options(cls, game: InPlay, decision: CompleteTrio) -> Iterable[SearchDyed]:
        if not rallied(game, DYER):
            return []
        others = [colour for colour in Colour if colour is not decision.colour]
        return [cls(colour) for colour in others if doors_in_deck(game, frozenset({colour}))]

    def sought(self, trio: CompleteTrio) -> frozenset[Colour]:
        return frozenset({self.colour})

    def perform(self, game: InPlay, decision: CompleteTrio) -> None:
        spend(game, DYER)
        find(game, doors_in_deck(game, self.sought(decision))[0])


def taken_for(game: InPlay, place: Colour) -> Iterator[Takes]:
    """Yields the ways to take a Door of a place from elsewhere than the deck."""
    for way in game.rules.answers[CompleteTrio]:
        if issubclass(way, Takes):
            options = way.options(game, CompleteTrio(place))
            yield from (one for one in options if isinstance(one, Takes))


@dataclass(frozen=True)
class TakeDyed(Command[CompleteTrio]):
    """The Dyer: takes a Door of another place than the trio from where it could be taken for a trio
    of its own place (Q18)."""

    refusal: ClassVar[Reason] = Undyed.NOT_THERE

    door: Card

    @classmethod
    def options(cls, game: InPlay, decision: CompleteTrio) -> Iterable[TakeDyed]:
        if not rallied(game, DYER):
            return []
        there = (taken.door for colour in Colour for taken in taken_for(game, colour))
        return [cls(door) for door in there if decision.colour not in door.colours]

    def perform(self, game: InPlay, decision: CompleteTrio) -> None:
        place = next(iter(self.door.colours))
        taken = next(one for one in taken_for(game, place) if one.door == self.door)
        spend(game, DYER)
        taken.perform(game, CompleteTrio(place))


@dataclass(frozen=True)
class OpenDyed(Unlocks):
    """The Dyer: a Key of another place opens the Door, which stays what it is (Q18)."""

    refusal: ClassVar[Reason] = Undyed.NO_OTHER_KEY

    @classmethod
    def options(cls, game: InPlay, decision: OpenDoor) -> Iterable[OpenDyed]:
        if not rallied(game, DYER):
            return []
        keys = [card for card in game.state.playable if card.kind == KEY]
        return [cls(key) for key in keys if not opens(key, decision.door)]

    def perform(self, game: InPlay, decision: OpenDoor) -> None:
        spend(game, DYER)
        game.emit(KeyDiscarded(game.state.active, self.key))
        gain_door(game, decision.door)


@dataclass(frozen=True)
class NightmareFerried(Event):
    """The revealed Nightmare goes to Limbo, and has taken nothing."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.card)


@dataclass(frozen=True)
class Ferry(Command[FaceNightmare]):
    """The Ferryman: takes the Nightmare to Limbo. None of its prices is paid, and nothing that
    follows a price happens (Q18)."""

    refusal: ClassVar[Reason] = Undyed.NO_FERRYMAN

    denizen: Card

    @classmethod
    def options(cls, game: InPlay, decision: FaceNightmare) -> Iterable[Ferry]:
        return [cls(denizen) for denizen in rallied(game, FERRYMAN)[:1]]

    def perform(self, game: InPlay, decision: FaceNightmare) -> None:
        spend(game, FERRYMAN)
        game.emit(NightmareFerried(game.state.active, decision.card))
