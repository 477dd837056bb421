"""What can happen in any game, in the past tense. Each edition adds the facts of its own rules.

`public(viewer, state)` is what a seat may see of an event; `state` is the one before it. Where a
field is secret the shape stays and the cards become None, so that counts stay public.
`evolve(state)` is the state after it: no choices, and it never asks a rule.
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
    """As many unknown cards."""
    return (None,) * len(cards)


@dataclass(frozen=True)
class Event:
    """A fact. Unless it says otherwise, everybody sees all of it, and it moves nothing.

    `reveals` says of a class whether a card comes up from the deck, or the deck is shuffled: what
    has been revealed is not taken back for free. A Door that a search finds needs no such word, for
    a shuffle follows.
    """

    reveals: ClassVar[bool] = False

    def public(self, viewer: Seat, state: State) -> Event:
        """What the viewer may see of it."""
        return self

    def evolve(self, state: State) -> State:
        """The state after it."""
        return state


@dataclass(frozen=True)
class GameStarted(Event):
    """All cards lie in the deck in printed order. Nobody sees the seed: it tells the deck."""

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
    """A position is set up: these cards, wherever they lay, go to the end of this zone. Of a row
    earlier trios have used so many of them (R10). No game that is dealt has this event."""

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
    """Turns count from 1 over all seats."""

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
    """`reason` is a word: "deck_exhausted" (R29), "conceded", or a defeat of an edition's own."""

    reason: Defeat

    def evolve(self, state: State) -> State:
        return replace(state, agenda=(), result="lost")


@dataclass(frozen=True)
class Answered(Event):
    """The decision leaves the agenda. It holds the command, so that there is one log, not two."""

    command: Command[Any]

    def public(self, viewer: Seat, state: State) -> Event:
        if state.sees(viewer, state.active):
            return self
        return replace(self, command=self.command.public())

    def evolve(self, state: State) -> State:
        return replace(state, agenda=state.agenda[1:])


@dataclass(frozen=True)
class Awaiting(Event):
    """What is still to do; the first step is the decision that waits. Empty when the game is over.

    To the public the agenda is empty: it is the program's own business.
    """

    agenda: tuple[Step, ...]

    def public(self, viewer: Seat, state: State) -> Event:
        return replace(self, agenda=())

    def evolve(self, state: State) -> State:
        return replace(state, agenda=self.agenda)
