"""Rules of the second toy edition. Eight lamps stand beside the deck, and each Nightmare puts one
out: of the next four cards, which shine in its embers, two burn. Who discards a Moon fetches a card
from the deck; who discards a Sun tidies the discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar

from game.editions.base.cards import MOON, SUN
from game.rules.card import Card, Kind
from game.rules.card_toolkit import CardsPutBack, PutInOrder, TopSeen, in_deck
from game.rules.course import ShuffleDeck
from game.rules.event import Event, GameLost, veiled
from game.rules.ruleset import InPlay, Ruleset, add
from game.rules.state import DISCARD, HAND, Cards, DrawnTo, Seat, State, ZoneRow, owned
from game.rules.steps import Command, Decision, Reason, Step

LAMP = Kind("U")
LAMPS, ASHES = "lamps", "ashes"
NAMES = {
    "UA": "Brass lamp",
    "UB": "Oil lamp",
    "UC": "Storm lantern",
    "UD": "Night light",
    "UE": "Candle",
    "UF": "Torch",
    "UG": "Paper lantern",
    "UH": "Lighthouse of the old harbour",
}
ALL_LAMPS = tuple(Card(f"{face}1", face, LAMP, frozenset()) for face in NAMES)
TIDIED = 3
"""The most cards of the discard pile that go under the deck at once."""
SHINING, BURNT = 4, 2
"""Numbers of cards that are seen in the embers of a lamp, and of those that burn."""
Left = Annotated[int, range(1, TIDIED + 1)]


class Unlit(Reason):
    """Reasons why the lamps refuse a command."""

    NOT_THERE = "Choose one of these cards."


@dataclass(frozen=True)
class CardFound(Event):
    """A card has moved from the deck into the hand, or among the shared cards, and all see it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card
    zone: DrawnTo

    def evolve(self, state: State) -> State:
        goal = owned(HAND, self.seat) if self.zone == HAND else self.zone
        return replace(state.moved(goal, self.card), shown=state.shown | {self.card})


@dataclass(frozen=True)
class EmbersSeen(TopSeen):
    """The next cards of the deck shine in the embers."""


@dataclass(frozen=True)
class CardsBurnt(Event):
    """Cards that were looked at have moved to the discard pile."""

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, *self.cards)


@dataclass(frozen=True)
class CardsKept(CardsPutBack):
    """The other cards are back on the deck in the order that was chosen."""


@dataclass(frozen=True)
class CardTucked(Event):
    """A card has moved from the discard pile to the bottom of the deck."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.put_under_deck((self.card,), seen_by=None)


@dataclass(frozen=True)
class LampSnuffed(Event):
    """A lamp has gone out for good."""

    lamp: Card

    def evolve(self, state: State) -> State:
        return state.moved(ASHES, self.lamp)


def sought(game: InPlay) -> Cards:
    """Returns all cards of the deck that a hand can hold."""
    return in_deck(game, lambda card: game.rules.kinds[card.kind].fills)


@dataclass(frozen=True)
class Rummage(Step):
    """The step after a Moon is discarded: the deck is looked through, if it holds a card for a
    hand."""

    moon: Card

    def perform(self, game: InPlay) -> None:
        if sought(game):
            game.then(Seek())


@dataclass(frozen=True)
class Tidy(Step):
    """The step after a Sun is discarded: up to three cards go under the deck."""

    sun: Card

    def perform(self, game: InPlay) -> None:
        game.then(Tuck(min(TIDIED, len(game.state.discard))))


@dataclass(frozen=True)
class Dim(Step):
    """The step in which a Nightmare puts a lamp out; if none is lit, the game is lost."""

    nightmare: Card

    def perform(self, game: InPlay) -> None:
        if game.state.zone(LAMPS):
            game.then(ChooseLamp())
        else:
            game.emit(GameLost("darkness"))


@dataclass(frozen=True)
class Seek(Decision):
    """The decision which card of the deck comes to the hand. A single one comes by itself."""

    def default(self, game: InPlay) -> Fetch | None:
        cards = sought(game)
        return Fetch(cards[0]) if len(cards) == 1 else None


@dataclass(frozen=True)
class Fetch(Command[Seek]):
    """The answer that fetches this card; then the deck is shuffled."""

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
    """The decision which card of the discard pile goes under the deck next. A single one goes by
    itself."""

    left: Left

    def default(self, game: InPlay) -> Bury | None:
        cards = game.state.discard
        return Bury(cards[0]) if len(cards) == 1 else None


@dataclass(frozen=True)
class Bury(Command[Tuck]):
    """The answer that puts this card under the deck."""

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
    """The decision which lamp goes out. A single one goes out by itself."""

    def default(self, game: InPlay) -> Snuff | None:
        lamps = game.state.zone(LAMPS)
        return Snuff(lamps[0]) if len(lamps) == 1 else None


@dataclass(frozen=True)
class Snuff(Command[ChooseLamp]):
    """The answer that puts this lamp out."""

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
    """The decision which two of the cards in the embers burn, and in what order the others come."""


@dataclass(frozen=True)
class Burn(PutInOrder[Sift]):
    """The answer that burns these two; `order` is the new top of the deck, top first."""

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
    """Returns the rules of a game with the lamps."""
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
