"""The state of a game: every card's zone and whose turn it is. It is frozen, and only events change
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeVar

from game.rules.card import Card, Colour, Kind
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
"""Zone of the cards of the deck that one seat looks at."""
EVERYWHERE = frozenset(
    {DECK, MARKET, HAND, SHARED, ROW, DOORS, LIMBO, DISCARD, REVEALED, FORESIGHT}
)
"""Zones of every game. Those of an edition come in addition."""
DrawnTo = Literal["hand", "shared", "market"]
"""Zones that a card of the deck may be dealt or drawn to."""

HAND_SIZE = {1: 5, 2: 3}
"""Number of personal cards of each player, by the number of seats (R4, R33)."""
SHARED_SIZE = {1: 0, 2: 2}
"""Number of cards that belong to everybody's hand, by the number of seats (R33)."""

NOBODY: Seat = -1
"""Viewer who looks at the table and may see nothing that is personal to a seat."""

T = TypeVar("T")
Trio = Callable[[Cards], Colour | None]
"""Returns the colour of three cards that make a trio by the rules of a game, or None."""
Line = Callable[..., Step]
"""A Step class, called with what its routine is about."""


def never(cards: Cards) -> None:
    """Makes no trio of any cards."""


@dataclass(frozen=True)
class ZoneRow:
    """The nature of a zone. `owned`: each seat has one. `seen`: who sees its cards. `lies`: one on
    the other in the order in which they came, or side by side. Cards of a `final` zone never come
    up again. One that `catches` takes the cards of Limbo, which do not return by themselves."""

    owned: bool
    seen: Literal["all", "owner", "none"]
    lies: Literal["pile", "row", "fan"] = "fan"
    final: bool = False
    catches: bool = False


@dataclass(frozen=True)
class KindRow:
    """The nature of a kind of card."""

    arrives: Line
    """Step for a card of this kind that is drawn in phase 2."""
    fills: bool
    """Whether it goes to the hand at set-up and after option IV; otherwise it is set aside (R4, R20
    IV)."""
    milled: Literal["discard", "limbo"]
    """Pile or zone that option III puts it into (R20)."""
    discard: tuple[Line, ...] | None
    """Steps after the discard action, called with the card; None if it may not be chosen (R13)."""
    in_rows: bool = True
    """True if such a card ever lies in a row."""


@lru_cache(maxsize=256)
def owned(zone: str, seat: Seat) -> str:
    """Returns the name of the zone that a seat has of this kind, such as `hand:0` or `row:1`. Each
    name is made only once."""
    return f"{zone}:{seat}"


def replace(original: T, **changes: object) -> T:
    """Returns a copy with these fields changed. `dataclasses.replace` took two thirds of the
    time."""
    copy = object.__new__(type(original))
    object.__setattr__(copy, "__dict__", {**vars(original), **changes})
    return copy


@dataclass(frozen=True)
class State:
    """The truth. `zones` holds every card once and in order, the deck top first. `table` says what
    each zone is, `kinds` what each kind of card does, and `box` which cards there are, in printed
    order."""

    zones: Mapping[str, Cards]
    table: Mapping[str, ZoneRow]
    kinds: Mapping[Kind, KindRow]
    box: Cards
    trio: Trio = never
    """Says which cards of a row are a trio."""
    edition: str = ""
    """Names of the editions of this game, joined by `+`."""
    agenda: tuple[Step, ...] = ()
    seats: int = 1
    first_seat: Seat = 0
    seed: str = ""
    visibility: Visibility = "open"
    active: Seat = 0
    turn: int = 0
    shuffles: int = 0
    spent: tuple[int, ...] = (0,)
    """Number of cards at the head of each seat's row that earlier trios have used (R10)."""
    known_top: tuple[Cards, ...] = ((),)
    """Cards that each seat knows on top of the deck (E49)."""
    known_bottom: tuple[Cards, ...] = ((),)
    """Cards that each seat knows at the bottom of the deck, the last of them lowest. Once the seat
    knows all that lies above them, they are in `known_top` as well."""
    shown: frozenset[Card] = frozenset()
    """Cards that everybody saw on their way into a hand: drafted, or swapped from the shared
    (E35)."""
    tied: Mapping[Card, Card] = field(default_factory=dict)
    """Cards that belong to another card, wherever both lie."""
    laid_out: Cards = ()
    """Cards that were laid out for the draft, in the order in which they came (R33)."""
    result: Result | None = None

    def zone(self, name: str) -> Cards:
        """Returns the cards of a zone. A zone that holds none may be missing."""
        return self.zones.get(name, ())

    @property
    def deck(self) -> Cards:
        """Cards of the deck, top first."""
        return self.zones.get(DECK, ())

    @property
    def market(self) -> Cards:
        """Cards that are still to be drafted (R33)."""
        return self.zones.get(MARKET, ())

    @property
    def shared(self) -> Cards:
        """Cards of everybody's hand (R35)."""
        return self.zones.get(SHARED, ())

    @property
    def limbo(self) -> Cards:
        return self.zones.get(LIMBO, ())

    @property
    def discard(self) -> Cards:
        return self.zones.get(DISCARD, ())

    @property
    def revealed(self) -> Cards:
        """The Door or Nightmare that is being met, or the cards that are looked at (R3)."""
        return self.zone(REVEALED) + self.looked_at(self.active)

    def looked_at(self, seat: Seat) -> Cards:
        """Returns the cards of the deck that this seat is looking at (R14)."""
        return self.zones.get(owned(FORESIGHT, seat), ())

    def hand(self, seat: Seat) -> Cards:
        """Returns the personal cards of a seat."""
        return self.zones.get(owned(HAND, seat), ())

    def row(self, seat: Seat) -> Cards:
        """Returns the Labyrinth row of a seat, first card first."""
        return self.zones.get(owned(ROW, seat), ())

    def doors(self, seat: Seat) -> Cards:
        return self.zones.get(owned(DOORS, seat), ())

    @property
    def playable(self) -> Cards:
        """The hand in the sense of the rules: the active seat's own cards, then the shared ones
        (R35)."""
        return self.hand(self.active) + self.shared

    @property
    def hole(self) -> DrawnTo | None:
        """The zone that the next Location goes to, own cards before shared (R39); None when
        full."""
        if len(self.hand(self.active)) < HAND_SIZE[self.seats]:
            return HAND
        if len(self.shared) < SHARED_SIZE[self.seats]:
            return SHARED
        return None

    def open_row(self, seat: Seat) -> Cards:
        """Returns the cards of the row that no trio has used."""
        return self.row(seat)[self.spent[seat] :]

    @property
    def known_to_both(self) -> frozenset[Card]:
        """Cards of hidden hands that both players know (R33, E35)."""
        if self.visibility == "open":
            return frozenset()
        return self.shown.intersection(self.hand(0) + self.hand(1))

    def sees(self, viewer: Seat, seat: Seat) -> bool:
        """Returns whether the viewer may look at what is personal to a seat (R44)."""
        return viewer == seat or self.visibility == "open"

    def sees_zone(self, viewer: Seat, name: str) -> bool:
        base, _, seat = name.partition(":")
        seen = self.table[base].seen
        return seen == "all" or (seen == "owner" and self.sees(viewer, int(seat)))

    def moved(self, to: str, *cards: Card | None, top: bool = False) -> State:
        """Returns the state with these cards, wherever they lay, at the end of a zone, or in this
        order on top of it.

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
        """Returns the state with these cards moved from the top of the deck: nobody knows them
        there any longer."""
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
        """Returns the state with these cards, wherever they lay, on top of the deck, the first of
        them on top. Who may see what is personal to `seen_by` knows them there; None stands for
        everybody."""
        moved = self.moved(DECK, *order, top=True)
        known = tuple(
            order + top if seen_by is None or self.sees(viewer, seen_by) else ()
            for viewer, top in enumerate(self.known_top)
        )
        return replace(moved, known_top=known)

    def put_under_deck(self, order: tuple[Card | None, ...], seen_by: Seat | None) -> State:
        """Returns the state with these cards under the deck, the last of them lowest."""
        known = tuple(
            bottom + order if seen_by is None or self.sees(viewer, seen_by) else ()
            for viewer, bottom in enumerate(self.known_bottom)
        )
        return replace(self.moved(DECK, *order), known_bottom=known).recalled()

    def forgetting(self, card: Card) -> State:
        """Returns the state in which nobody remembers this card in the deck: it has been taken
        out."""
        tops, bottoms = (
            tuple(tuple(each for each in cards if each is not card) for cards in known)
            for known in (self.known_top, self.known_bottom)
        )
        return replace(self, known_top=tops, known_bottom=bottoms)

    def recalled(self) -> State:
        """Returns the state in which a seat that knows all the cards above the ones it knows at the
        bottom of the deck knows the deck down to them."""
        deck = len(self.deck)
        bottoms = tuple(bottom[-deck:] if deck else () for bottom in self.known_bottom)
        tops = tuple(
            top + bottom[len(bottom) + len(top) - deck :] if len(top) + len(bottom) >= deck else top
            for top, bottom in zip(self.known_top, bottoms, strict=True)
        )
        return replace(self, known_top=tops, known_bottom=bottoms)
