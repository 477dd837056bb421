"""Where every card lies and whose turn it is: frozen, changed only by folding events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeVar

from game.rules.card import Card, Kind
from game.rules.steps import Step

Cards = tuple[Card, ...]
Seat = Annotated[int, range(2)]
Visibility = Literal["open", "hidden"]
Result = Literal["won", "lost"]

DECK, ROW, DOORS, LIMBO, DISCARD, REVEALED = "deck", "row", "doors", "limbo", "discard", "revealed"
HAND: Final = "hand"
SHARED: Final = "shared"
MARKET: Final = "market"
FORESIGHT = "prophecy"
"""Cards of the deck that one seat looks at."""
EVERYWHERE = frozenset(
    {DECK, MARKET, HAND, SHARED, ROW, DOORS, LIMBO, DISCARD, REVEALED, FORESIGHT}
)
"""The zones of every game. Those of an edition come besides."""
DrawnTo = Literal["hand", "shared", "market"]
"""Where a card of the deck may be dealt or drawn to."""

HAND_SIZE = {1: 5, 2: 3}
"""Personal cards of each player, by the number of seats (R4, R33)."""
SHARED_SIZE = {1: 0, 2: 2}
"""Cards that belong to everybody's hand (R33)."""

NOBODY: Seat = -1
"""Looks at the table and may see nothing that is personal to a seat."""

T = TypeVar("T")
Line = Callable[..., Step]
"""A Step class, called with what its routine is about."""


@dataclass(frozen=True)
class ZoneRow:
    """Whether each seat has a zone of this name, who sees the cards that lie there, and how they
    lie: one on the other, in the order in which they came, or side by side. Out of a zone that is
    `final` nothing comes up any more."""

    owned: bool
    seen: Literal["all", "owner", "none"]
    lies: Literal["pile", "row", "fan"] = "fan"
    final: bool = False


@dataclass(frozen=True)
class KindRow:
    """What a kind of card does by itself."""

    arrives: Line
    """(card): drawn in phase 2."""
    fills: bool
    """To the hand at set-up and after option IV; otherwise set aside (R4, R20 IV)."""
    milled: Literal["discard", "limbo"]
    """Where option III puts it (R20)."""
    discard: tuple[Line, ...] | None
    """(card): after the discard action; None: may not be chosen for it (R13)."""
    in_rows: bool = True
    """Whether such a card ever lies in a row."""


@lru_cache(maxsize=256)
def owned(zone: str, seat: Seat) -> str:
    """The name of a zone that each seat has one of: `hand:0`, `row:1`. Each is made but once."""
    return f"{zone}:{seat}"


def replace(original: T, **changes: object) -> T:
    """A copy with these fields changed. `dataclasses.replace` took two thirds of the time."""
    copy = object.__new__(type(original))
    object.__setattr__(copy, "__dict__", {**vars(original), **changes})
    return copy


@dataclass(frozen=True)
class State:
    """The truth. `zones` holds every card once; ordered, the deck top first. `table` says what each
    zone is, `kinds` what each kind of card does, and `box` which cards there are, in printed
    order."""

    zones: Mapping[str, Cards]
    table: Mapping[str, ZoneRow]
    kinds: Mapping[Kind, KindRow]
    box: Cards
    edition: str = ""
    """The names of the editions of this game, joined by `+`."""
    agenda: tuple[Step, ...] = ()
    seats: int = 1
    first_seat: Seat = 0
    seed: str = ""
    visibility: Visibility = "open"
    active: Seat = 0
    turn: int = 0
    shuffles: int = 0
    spent: tuple[int, ...] = (0,)
    """By seat: how many cards at the head of the row earlier trios have used (R10)."""
    known_top: tuple[Cards, ...] = ((),)
    """By seat: the cards it knows on top of the deck (E49)."""
    known_bottom: tuple[Cards, ...] = ((),)
    """By seat: the cards it knows at the bottom of the deck, the last of them lowest. They are in
    `known_top` as well once the seat knows all that lies above them."""
    shown: frozenset[Card] = frozenset()
    """Cards everybody saw on their way into a hand: drafted, or swapped from the shared (E35)."""
    tied: Mapping[Card, Card] = field(default_factory=dict)
    """Cards that belong to another, wherever both lie."""
    laid_out: Cards = ()
    """The cards that were laid out for the draft, in the order in which they came (R33)."""
    result: Result | None = None

    def zone(self, name: str) -> Cards:
        """The cards of a zone; a zone that holds none may be missing."""
        return self.zones.get(name, ())

    @property
    def deck(self) -> Cards:
        """Top card first."""
        return self.zones.get(DECK, ())

    @property
    def market(self) -> Cards:
        """The cards still to be drafted (R33)."""
        return self.zones.get(MARKET, ())

    @property
    def shared(self) -> Cards:
        """The cards of everybody's hand (R35)."""
        return self.zones.get(SHARED, ())

    @property
    def limbo(self) -> Cards:
        """In the order in which they came."""
        return self.zones.get(LIMBO, ())

    @property
    def discard(self) -> Cards:
        """In the order in which they came."""
        return self.zones.get(DISCARD, ())

    @property
    def revealed(self) -> Cards:
        """The Door or Nightmare that is being met, or the cards that are looked at (R3)."""
        return self.zone(REVEALED) + self.looked_at(self.active)

    def looked_at(self, seat: Seat) -> Cards:
        """The cards of the deck this seat is looking at (R14)."""
        return self.zones.get(owned(FORESIGHT, seat), ())

    def hand(self, seat: Seat) -> Cards:
        """The personal cards of a seat."""
        return self.zones.get(owned(HAND, seat), ())

    def row(self, seat: Seat) -> Cards:
        """The Labyrinth row of a seat, first card first."""
        return self.zones.get(owned(ROW, seat), ())

    def doors(self, seat: Seat) -> Cards:
        """The Doors a seat has gained."""
        return self.zones.get(owned(DOORS, seat), ())

    @property
    def playable(self) -> Cards:
        """The hand in the sense of the rules: the active seat's own cards, then shared (R35)."""
        return self.hand(self.active) + self.shared

    @property
    def hole(self) -> DrawnTo | None:
        """The zone the next Location goes to, own cards before shared (R39); None when full."""
        if len(self.hand(self.active)) < HAND_SIZE[self.seats]:
            return HAND
        if len(self.shared) < SHARED_SIZE[self.seats]:
            return SHARED
        return None

    def open_row(self, seat: Seat) -> Cards:
        """The cards of the row that no trio has used."""
        return self.row(seat)[self.spent[seat] :]

    @property
    def known_to_both(self) -> frozenset[Card]:
        """The cards of hidden hands that both players know (R33, E35)."""
        if self.visibility == "open":
            return frozenset()
        return self.shown.intersection(self.hand(0) + self.hand(1))

    def sees(self, viewer: Seat, seat: Seat) -> bool:
        """Whether the viewer may look at what is personal to a seat (R44)."""
        return viewer == seat or self.visibility == "open"

    def sees_zone(self, viewer: Seat, name: str) -> bool:
        """Whether the viewer may look at the cards of a zone."""
        base, _, seat = name.partition(":")
        seen = self.table[base].seen
        return seen == "all" or (seen == "owner" and self.sees(viewer, int(seat)))

    def moved(self, to: str, *cards: Card | None, top: bool = False) -> State:
        """These cards, wherever they lie, put at the end of a zone, or in this order on top of it.

        Raises LookupError if a card lies nowhere, as an unknown one (None) does.
        """
        zones = dict(self.zones)
        found: Cards = ()
        for card in cards:
            # The deck, which is the longest, comes last.
            for name, zone in reversed(zones.items()):
                if card is not None and card in zone:
                    at = zone.index(card)
                    zones[name] = zone[:at] + zone[at + 1 :]
                    found += (card,)
                    break
            else:
                raise LookupError(f"{card} lies nowhere")
        rest = zones.get(to, ())
        zones[to] = found + rest if top else rest + found
        return replace(self, zones=zones)

    def drew(self, to: str, *cards: Card | None) -> State:
        """The same for cards from the top of the deck: nobody knows them there any longer."""
        deck, known, count = self.deck, self.known_top, len(cards)
        top, zones = deck[:count], self.zones
        if top == cards:
            zones = {**zones, DECK: deck[count:], to: self.zone(to) + top}
        else:  # a log that tells only a part: they lie elsewhere
            zones = self.moved(to, *cards).zones
        if any(known):
            known = tuple(top[count:] for top in known)
        drawn = replace(self, zones=zones, known_top=known)
        return drawn.recalled() if any(self.known_bottom) else drawn

    def put_on_deck(self, order: tuple[Card | None, ...], seen_by: Seat | None) -> State:
        """The same with these cards, wherever they lie, on top of the deck, the first of them on
        top. Who may see what is personal to that seat knows them there; everybody, without one."""
        moved = self.moved(DECK, *order, top=True)
        known = tuple(
            order + top if seen_by is None or self.sees(viewer, seen_by) else ()
            for viewer, top in enumerate(self.known_top)
        )
        return replace(moved, known_top=known)

    def put_under_deck(self, order: tuple[Card | None, ...], seen_by: Seat | None) -> State:
        """The same under the deck, the last of them lowest."""
        known = tuple(
            bottom + order if seen_by is None or self.sees(viewer, seen_by) else ()
            for viewer, bottom in enumerate(self.known_bottom)
        )
        return replace(self.moved(DECK, *order), known_bottom=known).recalled()

    def forgetting(self, card: Card) -> State:
        """The same, where nobody remembers this card in the deck: it has been taken out."""
        tops, bottoms = (
            tuple(tuple(each for each in cards if each is not card) for cards in known)
            for known in (self.known_top, self.known_bottom)
        )
        return replace(self, known_top=tops, known_bottom=bottoms)

    def recalled(self) -> State:
        """The same, where a seat that knows all that lies on the cards it knows at the bottom of
        the deck knows the deck down to them."""
        deck = len(self.deck)
        bottoms = tuple(bottom[-deck:] if deck else () for bottom in self.known_bottom)
        tops = tuple(
            top + bottom[len(bottom) + len(top) - deck :] if len(top) + len(bottom) >= deck else top
            for top, bottom in zip(self.known_top, bottoms, strict=True)
        )
        return replace(self, known_top=tops, known_bottom=bottoms)
