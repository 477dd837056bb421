"""The Denizens of the hand: the Pedlar exchanges a card for one of the discard pile, the Magpie
keeps one safe (X3.7). Both help before the action of a turn (Q18)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.explore import PlayOrDiscard, discard_by_choice, lay_in_row, why_not
from game.editions.oniverse.denizens import MAGPIE, PEDLAR, rallied, spend
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, HAND, SHARED, Cards, Line, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Reason

KEPT = "hoard"
"""Zone of the cards that the Magpies of a player keep."""


class Unkept(Reason):
    """The reasons for which a Denizen does not help with the hand."""

    NOT_FOR_THE_PEDLAR = "The Pedlar wants a Location of the hand, and needs one to give."
    NOT_IN_THE_PACK = "That is not a Location of the discard pile that the Pedlar could give."
    NOTHING_KEPT = "That card is not kept by a Magpie, or may not go there now."
    NO_MAGPIE = "No Magpie is free to keep that card."


@dataclass(frozen=True)
class GoodsExchanged(Event):
    """A card of the hand, or a shared one, and a card of the discard pile change places. Everybody
    has seen the one that comes."""

    seat: Seat
    given: Card
    taken: Card

    def evolve(self, state: State) -> State:
        place = SHARED if self.given in state.shared else owned(HAND, self.seat)
        moved = state.moved(DISCARD, self.given).moved(place, self.taken)
        return replace(moved, shown=moved.shown | {self.taken})


def locations_of_pile(game: InPlay) -> Cards:
    """Returns the Locations of the discard pile."""
    kinds = game.rules.kinds
    return tuple(c for c in game.state.discard if c.kind in kinds and kinds[c.kind].fills)


@dataclass(frozen=True)
class Trade(Command[PlayOrDiscard]):
    """The Pedlar: names the card of the hand that is given. Which card comes for it is chosen
    then."""

    refusal: ClassVar[Reason] = Unkept.NOT_FOR_THE_PEDLAR

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[Trade]:
        if not rallied(game, PEDLAR) or not locations_of_pile(game):
            return []
        return [cls(card) for card in game.state.playable]

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        spend(game, PEDLAR)
        game.then(ChooseGoods(self.card), decision)


@dataclass(frozen=True)
class ChooseGoods(Decision):
    """The choice of the card of the discard pile that comes for the one that is given. If there is
    none any more, the card stays."""

    given: Card

    def default(self, game: InPlay) -> TakeNothing:
        return TakeNothing()


@dataclass(frozen=True)
class TakeGoods(Command[ChooseGoods]):
    """Takes a Location of the discard pile."""

    refusal: ClassVar[Reason] = Unkept.NOT_IN_THE_PACK

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: ChooseGoods) -> Iterable[TakeGoods]:
        return [cls(card) for card in locations_of_pile(game)]

    def perform(self, game: InPlay, decision: ChooseGoods) -> None:
        game.emit(GoodsExchanged(game.state.active, decision.given, self.card))


@dataclass(frozen=True)
class TakeNothing(Command[ChooseGoods]):
    """Exchanges nothing after all; the Pedlar is gone."""

    def perform(self, game: InPlay, decision: ChooseGoods) -> None:
        """The card stays in the hand."""


@dataclass(frozen=True)
class CardKept(Event):
    """A card of the hand or a shared card is laid under a Magpie. With hidden hands nobody else
    is told which; a shared one everybody has seen."""

    seat: Seat
    card: Card | None

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, card=None)

    def evolve(self, state: State) -> State:
        shared = frozenset({self.card} & set(state.shared))
        moved = state.moved(owned(KEPT, self.seat), self.card)
        return replace(moved, shown=moved.shown | shared) if shared else moved


def kept(game: InPlay) -> Cards:
    return game.state.zone(owned(KEPT, game.state.active))


def refilling(game: InPlay) -> Line:
    """Returns the line of a turn that fills the hand: it comes after the action."""
    turn = game.rules.turn
    return turn[turn.index(PlayOrDiscard) + 1]


@dataclass(frozen=True)
class Entrust(Command[PlayOrDiscard]):
    """The Magpie: keeps a card of the hand, which is filled at once. There has to be a card to fill
    it with (Q20)."""

    refusal: ClassVar[Reason] = Unkept.NO_MAGPIE

    card: Card | None

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[Entrust]:
        free = len(rallied(game, MAGPIE)) - len(kept(game))
        return [cls(card) for card in game.state.playable if free > 0 and game.state.deck]

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        game.emit(CardKept(game.state.active, self.card))
        game.then(refilling(game)(), decision)

    def public(self) -> Entrust:
        return replace(self, card=None)


@dataclass(frozen=True)
class PlayKept(Command[PlayOrDiscard]):
    """Lays the card of a Magpie at the end of the row, as if it were in the hand."""

    refusal: ClassVar[Reason] = Unkept.NOTHING_KEPT

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[PlayKept]:
        return [cls(card) for card in kept(game) if why_not(game, card) is None]

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        spend(game, MAGPIE)
        lay_in_row(game, self.card)


@dataclass(frozen=True)
class DiscardKept(Command[PlayOrDiscard]):
    """Discards the card of a Magpie by the action, as if it were in the hand: a Key brings a
    Prophecy."""

    refusal: ClassVar[Reason] = Unkept.NOTHING_KEPT

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[DiscardKept]:
        kinds = game.rules.kinds
        return [cls(card) for card in kept(game) if kinds[card.kind].discard is not None]

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        spend(game, MAGPIE)
        discard_by_choice(game, self.card)
