"""The Denizens of the deck: the Lamplighter shows the next cards, the Fisher takes the Nightmares
out of them (X3.7). Both help before the action of a turn (Q18)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.cards import NIGHTMARE
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.prophecy import CardsReturned
from game.editions.oniverse.denizens import FISHER, LAMPLIGHTER, DenizenSpent, rallied
from game.rules.card import Card
from game.rules.card_toolkit import PutInOrder, TopSeen
from game.rules.event import Event, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, REVEALED, Cards, Seat, State, replace
from game.rules.steps import Command, Decision, Reason, Step

REACHED = 5
"""Number of cards of the deck that either reaches; fewer if there are fewer (Q20)."""


class Unlit(Reason):
    """The reasons for which a Denizen does not help with the deck, or an order is refused."""

    NO_DECK = "There is no card left in the deck."
    NOT_THE_CARDS = "Name every card that is held up once, in its new order."


@dataclass(frozen=True)
class LampSeen(TopSeen):
    """A player looks at the next cards of the deck by the Lamplighter's light."""


@dataclass(frozen=True)
class Kindle(Command[PlayOrDiscard]):
    """The Lamplighter: the player looks at the next five cards and puts them back in any order."""

    refusal: ClassVar[Reason] = Unlit.NO_DECK

    denizen: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[Kindle]:
        return [cls(denizen) for denizen in rallied(game, LAMPLIGHTER) if game.state.deck]

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        seat = game.state.active
        game.emit(DenizenSpent(seat, self.denizen))
        game.emit(LampSeen(seat, game.state.deck[:REACHED]))
        game.then(OrderByLamp(), decision)


@dataclass(frozen=True)
class OrderByLamp(Decision):
    """The choice of the order in which the cards that are looked at return."""


@dataclass(frozen=True)
class LayByLamp(PutInOrder[OrderByLamp]):
    """Puts the cards back on top of the deck in this order, the next to be drawn first."""

    refusal: ClassVar[Reason] = Unlit.NOT_THE_CARDS

    order: tuple[Card | None, ...]

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.looked_at(game.state.active)

    def perform(self, game: InPlay, decision: OrderByLamp) -> None:
        game.emit(CardsReturned(game.state.active, self.order))

    def public(self) -> LayByLamp:
        return replace(self, order=veiled(self.order))


@dataclass(frozen=True)
class NetCast(Event):
    """The top cards of the deck are revealed to everybody."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.drew(REVEALED, *self.cards)


@dataclass(frozen=True)
class NightmaresNetted(Event):
    """The Nightmares among them are discarded, and take nothing."""

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, *self.cards)


@dataclass(frozen=True)
class CatchSunk(Event):
    """The other cards go to the bottom of the deck, the last of them lowest, as everybody sees."""

    seat: Seat
    order: Cards

    def evolve(self, state: State) -> State:
        return state.put_under_deck(self.order, seen_by=None)


@dataclass(frozen=True)
class CastNet(Command[PlayOrDiscard]):
    """The Fisher: the next five cards are revealed, and the Nightmares among them discarded."""

    refusal: ClassVar[Reason] = Unlit.NO_DECK

    denizen: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[CastNet]:
        return [cls(denizen) for denizen in rallied(game, FISHER) if game.state.deck]

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        seat = game.state.active
        game.emit(DenizenSpent(seat, self.denizen))
        game.emit(NetCast(seat, game.state.deck[:REACHED]))
        caught = tuple(card for card in game.state.zone(REVEALED) if card.kind == NIGHTMARE)
        if caught:
            game.emit(NightmaresNetted(seat, caught))
        game.then(SinkCatch(), decision)


@dataclass(frozen=True)
class SinkCatch(Step):
    """The cards that are still shown go under the deck; for a single card there is no order to
    choose."""

    def perform(self, game: InPlay) -> None:
        rest = game.state.zone(REVEALED)
        if len(rest) > 1:
            game.then(OrderCatch())
        elif rest:
            game.emit(CatchSunk(game.state.active, rest))


@dataclass(frozen=True)
class OrderCatch(Decision):
    """The choice of the order in which the cards go under the deck."""


@dataclass(frozen=True)
class LowerCatch(PutInOrder[OrderCatch]):
    """Puts the cards under the deck in this order, the last of them lowest."""

    refusal: ClassVar[Reason] = Unlit.NOT_THE_CARDS

    order: Cards

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.zone(REVEALED)

    def perform(self, game: InPlay, decision: OrderCatch) -> None:
        game.emit(CatchSunk(game.state.active, self.order))
