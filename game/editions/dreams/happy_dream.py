"""A Happy Dream is drawn: it takes a Dark Premonition away, lets the player sift the next seven
cards, or brings any card of the deck (X3.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.prophecy import CardsReturned
from game.editions.dreams.effects import HAPPY_DREAM
from game.editions.dreams.premonitions import PASSED, PREMONITIONS, Undreamt
from game.rules.card import Card, copies
from game.rules.card_toolkit import PutInOrder, TopSeen, in_deck
from game.rules.event import Event, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, REVEALED, Cards, Seat, State, replace
from game.rules.steps import Command, Decision, Reason, Step

HAPPY_DREAMS: Cards = tuple(copies(HAPPY_DREAM, HAPPY_DREAM, frozenset(), 4))
SIFTED = 7
"""Number of cards that a Happy Dream shows."""


@dataclass(frozen=True)
class HappyDreamDrawn(Event):
    """A Happy Dream goes from the top of the deck to the revealed cards."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.drew(REVEALED, self.card)


@dataclass(frozen=True)
class PremonitionDispelled(Event):
    """A Premonition leaves the game without effect."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(PASSED, self.card)


@dataclass(frozen=True)
class DreamSeen(TopSeen):
    """A player looks at the next cards of the deck."""


@dataclass(frozen=True)
class DreamCardDiscarded(Event):
    """A card that is looked at goes to the discard pile."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.card)


@dataclass(frozen=True)
class CardWished(Event):
    """A card of the deck, wherever it lay, is shown to all. The deck is shuffled before the card
    lies on top of it."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(REVEALED, self.card).forgetting(self.card)


@dataclass(frozen=True)
class WishLaidOnDeck(Event):
    """The card that was wished for is the next of the deck, as everybody knows."""

    card: Card

    def evolve(self, state: State) -> State:
        return state.put_on_deck((self.card,), seen_by=None)


@dataclass(frozen=True)
class DreamFaded(Event):
    """The Happy Dream goes to the discard pile."""

    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.card)


@dataclass(frozen=True)
class MeetHappyDream(Step):
    """A Happy Dream is turned up; once it is followed it goes to the discard pile."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(HappyDreamDrawn(game.state.active, self.card))
        game.then(FollowDream(self.card), FadeDream(self.card))


@dataclass(frozen=True)
class FadeDream(Step):
    """The Happy Dream is over."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(DreamFaded(self.card))


@dataclass(frozen=True)
class FollowDream(Decision):
    """The choice of one of three powers. With no Premonition and no deck there is none."""

    card: Card

    def default(self, game: InPlay) -> Sift:
        return Sift()


@dataclass(frozen=True)
class Dispel(Command[FollowDream]):
    """Takes a Premonition that lies face up out of the game, without effect."""

    refusal: ClassVar[Reason] = Undreamt.NOT_FACE_UP

    premonition: Card

    @classmethod
    def options(cls, game: InPlay, decision: FollowDream) -> Iterable[Dispel]:
        return [cls(card) for card in game.state.zone(PREMONITIONS)]

    def perform(self, game: InPlay, decision: FollowDream) -> None:
        game.emit(PremonitionDispelled(game.state.active, self.premonition))


@dataclass(frozen=True)
class Sift(Command[FollowDream]):
    """Looks at the next seven cards, or as many as there are (Q20); any number of them is
    discarded."""

    def perform(self, game: InPlay, decision: FollowDream) -> None:
        cards = game.state.deck[:SIFTED]
        if cards:
            game.emit(DreamSeen(game.state.active, cards))
            game.then(SiftCards())


@dataclass(frozen=True)
class Seek(Command[FollowDream]):
    """Looks through the deck for any one card."""

    @classmethod
    def options(cls, game: InPlay, decision: FollowDream) -> Iterable[Seek]:
        return [cls()] if game.state.deck else []

    refusal: ClassVar[Reason] = Undreamt.NOT_IN_THE_DECK

    def perform(self, game: InPlay, decision: FollowDream) -> None:
        game.then(ChooseWish())


@dataclass(frozen=True)
class SiftCards(Decision):
    """The choice of a card that is discarded, or of none any more."""


@dataclass(frozen=True)
class SiftOut(Command[SiftCards]):
    """Discards one of the cards that are looked at, whatever it is."""

    refusal: ClassVar[Reason] = Undreamt.NOT_LOOKED_AT

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: SiftCards) -> Iterable[SiftOut]:
        return [cls(card) for card in game.state.looked_at(game.state.active)]

    def perform(self, game: InPlay, decision: SiftCards) -> None:
        seat = game.state.active
        game.emit(DreamCardDiscarded(seat, self.card))
        if game.state.looked_at(seat):
            game.then(SiftCards())


@dataclass(frozen=True)
class KeepTheRest(Command[SiftCards]):
    """Discards no more; for a single card there is no order to choose."""

    def perform(self, game: InPlay, decision: SiftCards) -> None:
        seat = game.state.active
        rest = game.state.looked_at(seat)
        if len(rest) > 1:
            game.then(OrderTheSifted())
        else:
            game.emit(CardsReturned(seat, rest))


@dataclass(frozen=True)
class OrderTheSifted(Decision):
    """The choice of the order in which the cards that are kept return."""


@dataclass(frozen=True)
class PutBack(PutInOrder[OrderTheSifted]):
    """Puts the cards back on top of the deck in this order, the next to be drawn first."""

    refusal: ClassVar[Reason] = Undreamt.NOT_IN_ORDER

    order: tuple[Card | None, ...]

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.looked_at(game.state.active)

    def perform(self, game: InPlay, decision: OrderTheSifted) -> None:
        game.emit(CardsReturned(game.state.active, self.order))

    def public(self) -> PutBack:
        return replace(self, order=veiled(self.order))


@dataclass(frozen=True)
class ChooseWish(Decision):
    """The choice of a card of the deck. A single one comes by itself."""

    def default(self, game: InPlay) -> Wish | None:
        cards = game.state.deck
        return Wish(cards[0]) if len(cards) == 1 else None


@dataclass(frozen=True)
class Wish(Command[ChooseWish]):
    """Brings this card: the deck is shuffled, and the card laid on top, where it is the next to be
    drawn (Q23)."""

    refusal: ClassVar[Reason] = Undreamt.NOT_IN_THE_DECK

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: ChooseWish) -> Iterable[Wish]:
        return [cls(card) for card in in_deck(game, lambda card: True)]

    def perform(self, game: InPlay, decision: ChooseWish) -> None:
        game.emit(CardWished(game.state.active, self.card))
        game.then(*(line() for line in game.rules.searched), LayWish(self.card))


@dataclass(frozen=True)
class LayWish(Step):
    """The card that was wished for lies on the shuffled deck."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(WishLaidOnDeck(self.card))
