"""Every fact that can happen in a game, in the past tense: the table of contents of the game.

`public(viewer, state)` is what a seat may see of an event; `state` is the one before it. Where a
field is secret the shape stays and the cards become None, so that counts stay public.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from game.rules.cards import Card, Colour
from game.rules.state import HAND, Cards, Seat, State, Visibility, replace

if TYPE_CHECKING:
    from game.rules.steps import Command, Step

Secret = tuple[Card | None, ...]
Defeat = Literal["deck_exhausted", "conceded"]


def veiled(cards: Secret) -> Secret:
    """As many unknown cards."""
    return (None,) * len(cards)


@dataclass(frozen=True)
class Event:
    """A fact. Unless it says otherwise, everybody sees all of it."""

    reveals: ClassVar[bool] = False
    """Whether the deck shows a card with it, or takes another order."""

    def public(self, viewer: Seat, state: State) -> Event:
        """What the viewer may see of it."""
        return self


# The game begins


@dataclass(frozen=True)
class GameStarted(Event):
    """All cards lie in the deck in printed order. Nobody sees the seed: it tells the deck."""

    edition: str
    seats: int
    first_seat: Seat
    seed: str | None
    visibility: Visibility

    def public(self, viewer: Seat, state: State) -> Event:
        return replace(self, seed=None)


@dataclass(frozen=True)
class DeckShuffled(Event):
    """The deck takes this order, top first."""

    reveals: ClassVar[bool] = True

    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return replace(self, order=veiled(self.order))


@dataclass(frozen=True)
class LocationDrawn(Event):
    """Deck top to the hand, the shared cards or the market (R18, R39, R40)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card | None
    zone: str

    def public(self, viewer: Seat, state: State) -> Event:
        if self.zone == HAND and not state.sees(viewer, self.seat):
            return replace(self, card=None)
        return self


@dataclass(frozen=True)
class CardSetAside(Event):
    """Deck top to Limbo, without effect: at set-up (R4) and for a Nightmare (R20 III, IV)."""

    reveals: ClassVar[bool] = True

    card: Card


@dataclass(frozen=True)
class LimboReturned(Event):
    """All of Limbo to the bottom of the deck, in the order in which it came (R27)."""


@dataclass(frozen=True)
class CardDrafted(Event):
    """Market to hand; the other seat picks next (R33)."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class MarketShared(Event):
    """The last market cards become the shared cards (R33)."""

    cards: Cards


@dataclass(frozen=True)
class TurnBegan(Event):
    """Turns count from 1 over all seats."""

    seat: Seat
    number: int


# Phase 1: play or discard


@dataclass(frozen=True)
class CardPlayed(Event):
    """Hand or shared to the row (R9)."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TrioCompleted(Event):
    """The third card of one colour; the cards of the row are spent (R10)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True)
class SearchFailed(Event):
    """The deck held no Door of this colour (R11)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True)
class SearchDeclined(Event):
    """The player left the deck alone (R11, E2)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True)
class CardDiscarded(Event):
    """Hand or shared to the discard pile, by the action of phase 1 (R13)."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class CardsSwapped(Event):
    """A personal and a shared card change places (R38)."""

    seat: Seat
    personal: Card
    shared: Card


@dataclass(frozen=True)
class ProphecySeen(Event):
    """Deck top to revealed; the partner of a hidden hand sees backs (R14)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, cards=veiled(self.cards))


@dataclass(frozen=True)
class ProphecyDiscarded(Event):
    """Revealed to the discard pile (R15)."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class CardsReturned(Event):
    """Revealed to the deck top, the first of them on top (R14)."""

    seat: Seat
    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, order=veiled(self.order))


# Phase 2: refill


@dataclass(frozen=True)
class DoorDrawn(Event):
    """Deck top to revealed (R19)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    door: Card


@dataclass(frozen=True)
class NightmareDrawn(Event):
    """Deck top to revealed (R20)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card


@dataclass(frozen=True)
class KeyDiscarded(Event):
    """Hand or shared to the discard pile: for a Door (R19) or to a Nightmare (R20 I)."""

    seat: Seat
    key: Card


@dataclass(frozen=True)
class DoorGained(Event):
    """A Door to the seat's Doors: the one revealed, or the topmost such Door of the deck (R11)."""

    seat: Seat
    door: Card


@dataclass(frozen=True)
class DoorMissed(Event):
    """Revealed to Limbo (R19)."""

    seat: Seat
    door: Card


@dataclass(frozen=True)
class DoorLost(Event):
    """A gained Door to Limbo (R20 II)."""

    seat: Seat
    door: Card


@dataclass(frozen=True)
class TopDiscarded(Event):
    """Deck top to the discard pile (R20 III)."""

    reveals: ClassVar[bool] = True

    card: Card


@dataclass(frozen=True)
class HandDiscarded(Event):
    """The hand, then the shared cards, to the discard pile (R20 IV, R42)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True)
class NightmareDiscarded(Event):
    """Revealed to the discard pile (R24)."""

    card: Card


# The end, and the log itself


@dataclass(frozen=True)
class GameWon(Event):
    """Every goal holds at this moment (R28, R43)."""


@dataclass(frozen=True)
class GameLost(Event):
    """A card had to be drawn from an empty deck (R29), or the players conceded."""

    reason: Defeat


@dataclass(frozen=True)
class Answered(Event):
    """The decision leaves the agenda. It holds the command, so that there is one log, not two."""

    command: Command[Any]

    def public(self, viewer: Seat, state: State) -> Event:
        if state.sees(viewer, state.active):
            return self
        return replace(self, command=self.command.public())


@dataclass(frozen=True)
class Awaiting(Event):
    """What is still to do; the first step is the decision that waits. Empty when the game is over.

    To the public the agenda is empty: it is the program's own business.
    """

    agenda: tuple[Step, ...]

    def public(self, viewer: Seat, state: State) -> Event:
        return replace(self, agenda=())
