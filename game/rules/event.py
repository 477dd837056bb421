"""The events of any game, named in the past tense. Each edition adds those of its own rules.

`public(viewer, state)` is what a seat may see of an event; `state` is the one before it. Where a
field is secret, the shape stays and the cards become None, so that counts stay public.
`evolve(state)` is the state after it: it makes no choices and never asks a rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from game.rules.card import Card
from game.rules.state import DECK, ROW, Cards, Seat, State, Visibility, replace
from game.rules.steps import Command, Step

Secret = tuple[Card | None, ...]
SeatCount = Annotated[int, range(1, 3)]
TurnNumber = Annotated[int, range(1, 1_000_000)]
Seed = Annotated[str, "seed"]
EditionName = Annotated[str, "edition"]
Defeat = Annotated[str, "defeat"]


def veiled(cards: Secret) -> Secret:
    """Returns as many unknown cards."""
    return (None,) * len(cards)


@dataclass(frozen=True)
class Event:
    """A fact. Unless a class says otherwise, everybody sees all of it, and it moves nothing.

    `reveals` says of a class whether a card comes up from the deck, or the deck is shuffled: what
    has been revealed is not taken back for free. A Door that a search finds needs no such word,
    because a shuffle follows.
    """

    reveals: ClassVar[bool] = False

    def public(self, viewer: Seat, state: State) -> Event:
        return self

    def evolve(self, state: State) -> State:
        return state


@dataclass(frozen=True)
class GameStarted(Event):
    """All cards lie in the deck in printed order. Nobody sees the seed, which tells the deck."""

    edition: EditionName
    seats: SeatCount
    first_seat: Seat
    seed: Seed | None
    visibility: Visibility

    def public(self, viewer: Seat, state: State) -> Event:
        return replace(self, seed=None)

    def evolve(self, state: State) -> State:
        return replace(
            state,
            seats=self.seats,
            first_seat=self.first_seat,
            active=self.first_seat,
            seed=self.seed,
            visibility=self.visibility,
            spent=(0,) * self.seats,
            known_top=((),) * self.seats,
            known_bottom=((),) * self.seats,
        )


@dataclass(frozen=True)
class CardsLaid(Event):
    """A position is set up: these cards, wherever they lay, go to the end of this zone. For a row,
    `spent` is the number of its cards that earlier trios have used (R10). No game that is dealt has
    this event."""

    zone: str
    cards: Cards
    spent: int = 0

    def evolve(self, state: State) -> State:
        laid = state.moved(self.zone, *self.cards)
        base, _, seat = self.zone.partition(":")
        if base != ROW:
            return laid
        others = enumerate(state.spent)
        return replace(
            laid, spent=tuple(self.spent if str(n) == seat else used for n, used in others)
        )


@dataclass(frozen=True)
class DeckShuffled(Event):
    """The deck takes this order, top first."""

    reveals: ClassVar[bool] = True

    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return replace(self, order=veiled(self.order))

    def evolve(self, state: State) -> State:
        return replace(
            state,
            zones={**state.zones, DECK: self.order},
            shuffles=state.shuffles + 1,
            known_top=((),) * state.seats,
            known_bottom=((),) * state.seats,
        )


@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn begins; `number` counts from 1 over all seats."""

    seat: Seat
    number: TurnNumber

    def evolve(self, state: State) -> State:
        return replace(state, active=self.seat, turn=self.number)


@dataclass(frozen=True)
class GameWon(Event):
    """Every goal holds at this moment (R28, R43)."""

    def evolve(self, state: State) -> State:
        return replace(state, agenda=(), result="won")


@dataclass(frozen=True)
class GameLost(Event):
    """The game is lost. `reason` is one word: "deck_exhausted" (R29), "conceded", or a defeat of an
    edition's own."""

    reason: Defeat

    def evolve(self, state: State) -> State:
        return replace(state, agenda=(), result="lost")


@dataclass(frozen=True)
class Answered(Event):
    """The decision leaves the agenda. The event holds the command, so that there is one log, not
    two."""

    command: Command[Any]

    def public(self, viewer: Seat, state: State) -> Event:
        if state.sees(viewer, state.active):
            return self
        return replace(self, command=self.command.public())

    def evolve(self, state: State) -> State:
        return replace(state, agenda=state.agenda[1:])


@dataclass(frozen=True)
class Awaiting(Event):
    """The steps that are still to be done; the first is the decision that waits. The agenda is
    empty when the game is over.

    The public sees an empty agenda, because it is the program's own business.
    """

    agenda: tuple[Step, ...]

    def public(self, viewer: Seat, state: State) -> Event:
        return replace(self, agenda=())

    def evolve(self, state: State) -> State:
        return replace(state, agenda=self.agenda)
