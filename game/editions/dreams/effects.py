"""The effects of the Dark Premonitions (X3.5). Whatever looks through the deck ends with a shuffle
(Q19), and each effect does as much as there is to do (Q20)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, ClassVar

from game.editions.base.cards import KEY, NIGHTMARE
from game.editions.base.routines import DealHand, DiscardHand
from game.editions.dreams import premonitions
from game.editions.dreams.premonitions import Undreamt, doors_of_a_place, open_doors
from game.rules.card import Card, Colour, Kind
from game.rules.card_toolkit import in_deck
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, LIMBO, Cards, Line, Seat, State
from game.rules.steps import Command, Decision, Reason, Step

HAPPY_DREAM = Kind("HY")
KEYS_LOST = 2
KeysLeft = Annotated[int, range(1, KEYS_LOST + 1)]


@dataclass(frozen=True)
class DeckRobbed(Event):
    """Cards of the deck, wherever they lay, go to the discard pile. A shuffle follows."""

    cards: Cards

    def evolve(self, state: State) -> State:
        robbed = state.moved(DISCARD, *self.cards)
        for card in self.cards:
            robbed = robbed.forgetting(card)
        return robbed


@dataclass(frozen=True)
class NightmareReturned(Event):
    """A Nightmare goes from the discard pile to Limbo, and will return to the deck."""

    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.card)


@dataclass(frozen=True)
class DoorForfeited(Event):
    """An open Door of this seat goes to Limbo."""

    seat: Seat
    door: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.door)


def looked_through(game: InPlay, lost: Cards) -> None:
    """The deck is looked through: these cards go to the discard pile, then it is shuffled."""
    if lost:
        game.emit(DeckRobbed(lost))
    game.then(*(line() for line in game.rules.searched))


@dataclass(frozen=True)
class LoseLocations(Step):
    """All Locations of one place that are still in the deck are lost: what fills a hand and belongs
    to that place alone."""

    place: Colour

    def perform(self, game: InPlay) -> None:
        kinds, place = game.rules.kinds, frozenset({self.place})
        lost = in_deck(game, lambda card: card.colours == place and kinds[card.kind].fills)
        looked_through(game, lost)


@dataclass(frozen=True)
class LoseHappyDreams(Step):
    """The Premonition by which all Happy Dreams that are still in the deck are lost."""

    def perform(self, game: InPlay) -> None:
        looked_through(game, in_deck(game, lambda card: card.kind == HAPPY_DREAM))


def keys_of_deck(game: InPlay) -> Cards:
    return in_deck(game, lambda card: card.kind == KEY)


@dataclass(frozen=True)
class LoseKeys(Step):
    """Two Keys of the deck are lost; there is a choice only if it holds more."""

    def perform(self, game: InPlay) -> None:
        keys = keys_of_deck(game)
        if len(keys) > KEYS_LOST:
            game.then(ChooseKey(KEYS_LOST))
        else:
            looked_through(game, keys)


@dataclass(frozen=True)
class ChooseKey(Decision):
    """The choice of a Key of the deck that is lost; `left` are still to be named."""

    left: KeysLeft


@dataclass(frozen=True)
class LoseKey(Command[ChooseKey]):
    """Loses this Key of the deck, whichever it is (Q19)."""

    refusal: ClassVar[Reason] = Undreamt.NO_KEY_OF_THE_DECK

    key: Card

    @classmethod
    def options(cls, game: InPlay, decision: ChooseKey) -> Iterable[LoseKey]:
        return [cls(card) for card in keys_of_deck(game)]

    def perform(self, game: InPlay, decision: ChooseKey) -> None:
        if decision.left > 1:
            game.emit(DeckRobbed((self.key,)))
            game.then(ChooseKey(decision.left - 1))
        else:
            looked_through(game, (self.key,))


@dataclass(frozen=True)
class CallNightmare(Step):
    """The Nightmare that was discarded last goes to Limbo; all Nightmares are alike."""

    def perform(self, game: InPlay) -> None:
        met = [card for card in game.state.discard if card.kind == NIGHTMARE]
        if met:
            game.emit(NightmareReturned(met[-1]))


@dataclass(frozen=True)
class AskForDoor(Step):
    """An open Door has to go. Any Door of any player will do, as all count together (Q21)."""

    def perform(self, game: InPlay) -> None:
        game.then(ChooseDoor(only_pairs=False))


@dataclass(frozen=True)
class AskForPair(Step):
    """A Door of a place with two open Doors has to go."""

    def perform(self, game: InPlay) -> None:
        game.then(ChooseDoor(only_pairs=True))


@dataclass(frozen=True)
class ChooseDoor(Decision):
    """The choice of an open Door that goes to Limbo, or of one of a pair."""

    only_pairs: bool


@dataclass(frozen=True)
class Forfeit(Command[ChooseDoor]):
    """Gives up a Door, as a Premonition asks."""

    refusal: ClassVar[Reason] = Undreamt.NOT_SUCH_A_DOOR

    door: Card

    @classmethod
    def options(cls, game: InPlay, decision: ChooseDoor) -> Iterable[Forfeit]:
        doors = open_doors(game.state)
        if decision.only_pairs:
            number = doors_of_a_place(doors)
            doors = tuple(d for d in doors if len(d.colours) == 1 and number[one_of(d)] > 1)
        return [cls(door) for door in doors]

    def perform(self, game: InPlay, decision: ChooseDoor) -> None:
        state = game.state
        seat = next(seat for seat in range(state.seats) if self.door in state.doors(seat))
        game.emit(DoorForfeited(seat, self.door))


def one_of(door: Card) -> Colour:
    """Returns the place of a Door that belongs to only one."""
    (place,) = door.colours
    return place


EFFECTS: Mapping[Card, tuple[Line, ...]] = {
    premonitions.RED: (partial(LoseLocations, Colour.OBSERVATORY),),
    premonitions.BLUE: (LoseKeys,),
    premonitions.GREEN: (CallNightmare,),
    premonitions.BROWN: (AskForDoor,),
    premonitions.PAIR: (AskForPair,),
    premonitions.THREE: (DiscardHand, DealHand, partial(premonitions.TurnUp, 1)),
    premonitions.EVERY: (LoseHappyDreams,),
    premonitions.FIVE: (partial(premonitions.TurnUp, 2),),
}
"""The steps with which each Premonition comes true."""
