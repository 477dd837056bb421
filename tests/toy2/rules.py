"""Eight lamps stand beside the deck, and each Nightmare puts one out: of the next four cards, which
shine in its embers, two burn. Whoever discards a Moon fetches a card from the deck; whoever
discards a Sun tidies the discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar

from game.editions.base.cards import MOON, SUN
from game.rules.card import Card, Kind
from game.rules.card_toolkit import CardFetched, CardsPutBack, PutInOrder, TopSeen, in_deck
from game.rules.course import ShuffleDeck
from game.rules.event import Event, GameLost, veiled
from game.rules.ruleset import InPlay, Ruleset, add
from game.rules.state import DISCARD, HAND, Cards, Seat, State, ZoneRow
from game.rules.steps import Command, Decision, Reason, Step

LAMP = Kind("Z")
LAMPS, ASHES = "lamps", "ashes"
NAMES = {
    "ZA": "Brass lamp",
    "ZB": "Oil lamp",
    "ZC": "Storm lantern",
    "ZD": "Night light",
    "ZE": "Candle",
    "ZF": "Torch",
    "ZG": "Paper lantern",
    "ZH": "Lighthouse of the old harbour",
}
ALL_LAMPS = tuple(Card(f"{face}1", face, LAMP, frozenset()) for face in NAMES)
TIDIED = 3
"""So many cards of the discard pile go under the deck."""
SHINING, BURNT = 4, 2
"""So many cards are seen in the embers of a lamp, and so many of them are discarded."""
Left = Annotated[int, range(1, TIDIED + 1)]


class Unlit(Reason):
    """Why the lamps refuse a command."""

    NOT_THERE = "Choose one of these cards."


@dataclass(frozen=True)
class CardFound(CardFetched):
    """Out of the deck into the hand, or among the shared cards."""


@dataclass(frozen=True)
class EmbersSeen(TopSeen):
    """What comes next shines in the embers."""


@dataclass(frozen=True)
class CardsBurnt(Event):
    """Cards that were looked at go to the discard pile."""

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, *self.cards)


@dataclass(frozen=True)
class CardsKept(CardsPutBack):
    """The others are drawn next, in the order that was chosen."""


@dataclass(frozen=True)
class CardTucked(Event):
    """Discard pile to the bottom of the deck."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.put_under_deck((self.card,), seen_by=None)


@dataclass(frozen=True)
class LampSnuffed(Event):
    """A lamp goes out for good."""

    lamp: Card

    def evolve(self, state: State) -> State:
        return state.moved(ASHES, self.lamp)


def sought(game: InPlay) -> Cards:
    """All of the deck that a hand can hold."""
    return in_deck(game, lambda card: game.rules.kinds[card.kind].fills)


@dataclass(frozen=True)
class Rummage(Step):
    """A Moon was discarded: the deck is looked through, unless nothing in it can be held."""

    moon: Card

    def perform(self, game: InPlay) -> None:
        if sought(game):
            game.then(Seek())


@dataclass(frozen=True)
class Tidy(Step):
    """A Sun was discarded: as many cards as there are go under the deck, three at most."""

    sun: Card

    def perform(self, game: InPlay) -> None:
        game.then(Tuck(min(TIDIED, len(game.state.discard))))


@dataclass(frozen=True)
class Dim(Step):
    """A Nightmare puts a lamp out; without any it is dark."""

    nightmare: Card

    def perform(self, game: InPlay) -> None:
        if game.state.zone(LAMPS):
            game.then(ChooseLamp())
        else:
            game.emit(GameLost("darkness"))


@dataclass(frozen=True)
class Seek(Decision):
    """Which card of the deck comes to the hand; the last one comes by itself."""

    def default(self, game: InPlay) -> Fetch | None:
        cards = sought(game)
        return Fetch(cards[0]) if len(cards) == 1 else None


@dataclass(frozen=True)
class Fetch(Command[Seek]):
    """This one; then the deck is shuffled."""

    refusal: ClassVar[Reason] = Unlit.NOT_THERE

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: Seek) -> Iterable[Fetch]:
        return [cls(card) for card in sought(game)]

    def perform(self, game: InPlay, decision: Seek) -> None:
        game.emit(CardFound(game.state.active, self.card, game.state.hole or HAND))
        game.then(ShuffleDeck())


@dataclass(frozen=True)
class Tuck(Decision):
    """Which card of the discard pile goes under the deck next; the only one goes by itself."""

    left: Left

    def default(self, game: InPlay) -> Bury | None:
        cards = game.state.discard
        return Bury(cards[0]) if len(cards) == 1 else None


@dataclass(frozen=True)
class Bury(Command[Tuck]):
    """This one."""

    refusal: ClassVar[Reason] = Unlit.NOT_THERE

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: Tuck) -> Iterable[Bury]:
        return [cls(card) for card in game.state.discard]

    def perform(self, game: InPlay, decision: Tuck) -> None:
        game.emit(CardTucked(game.state.active, self.card))
        if decision.left > 1:
            game.then(Tuck(decision.left - 1))


@dataclass(frozen=True)
class ChooseLamp(Decision):
    """Which lamp goes out; the last one does by itself."""

    def default(self, game: InPlay) -> Snuff | None:
        lamps = game.state.zone(LAMPS)
        return Snuff(lamps[0]) if len(lamps) == 1 else None


@dataclass(frozen=True)
class Snuff(Command[ChooseLamp]):
    """This one."""

    refusal: ClassVar[Reason] = Unlit.NOT_THERE

    lamp: Card

    @classmethod
    def options(cls, game: InPlay, decision: ChooseLamp) -> Iterable[Snuff]:
        return [cls(lamp) for lamp in game.state.zone(LAMPS)]

    def perform(self, game: InPlay, decision: ChooseLamp) -> None:
        game.emit(LampSnuffed(self.lamp))
        if cards := game.state.deck[:SHINING]:
            game.emit(EmbersSeen(game.state.active, cards))
            game.then(Sift())


@dataclass(frozen=True)
class Sift(Decision):
    """Which two of the cards in the embers burn, and in what order the others come."""


@dataclass(frozen=True)
class Burn(PutInOrder[Sift]):
    """These two; `order` is the new top of the deck, top first."""

    refusal: ClassVar[Reason] = Unlit.NOT_THERE
    apart: ClassVar[str] = DISCARD
    count: ClassVar[int] = BURNT

    burnt: Cards
    order: tuple[Card | None, ...]

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.looked_at(game.state.active)

    def perform(self, game: InPlay, decision: Sift) -> None:
        seat = game.state.active
        game.emit(CardsBurnt(seat, self.burnt))
        if self.order:
            game.emit(CardsKept(seat, self.order))

    def public(self) -> Burn:
        return replace(self, order=veiled(self.order))


def extend(rules: Ruleset) -> Ruleset:
    """The lamps, added to a game."""
    suns, moons = rules.kinds[SUN], rules.kinds[MOON]
    return replace(
        rules,
        box={**rules.box, LAMPS: ALL_LAMPS},
        zones={
            **rules.zones,
            LAMPS: ZoneRow(owned=False, seen="all"),
            ASHES: ZoneRow(owned=False, seen="all", lies="pile", final=True),
        },
        kinds={
            **rules.kinds,
            SUN: replace(suns, discard=(*(suns.discard or ()), Tidy)),
            MOON: replace(moons, discard=(*(moons.discard or ()), Rummage)),
        },
        suffered=(*rules.suffered, Dim),
        answers=add(
            rules.answers, {Seek: (Fetch,), Tuck: (Bury,), ChooseLamp: (Snuff,), Sift: (Burn,)}
        ),
        facts=(*rules.facts, CardFound, CardTucked, LampSnuffed, EmbersSeen, CardsBurnt, CardsKept),
    )
