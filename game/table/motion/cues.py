"""Which sound an event makes, where and when: what is heard is what is seen.

Nobody may hear what they may not see. Every cue follows from the views before and after alone, as
the picture does; a card that nobody may know glides and lands like any other, and in a hand no
sound tells its place.

Without a sound are: GameStarted, Answered and Awaiting, which show nothing; SearchDeclined, after
which everything lies as before; and TurnBegan where the same seat goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from game.editions.base.door import DoorDrawn, DoorMissed
from game.editions.base.explore import CardDiscarded, CardPlayed, SearchFailed, TrioCompleted
from game.editions.base.nightmare import DoorLost, NightmareDiscarded, NightmareDrawn, TopDiscarded
from game.editions.base.partners import CardDrafted, CardsSwapped, MarketShared
from game.editions.base.prophecy import CardsReturned, ProphecyDiscarded, ProphecySeen
from game.editions.base.routines import (
    CardSetAside,
    DoorGained,
    HandDiscarded,
    KeyDiscarded,
    LocationDrawn,
)
from game.editions.base.turn import LimboReturned
from game.rules.card import DOOR, Card, Colour
from game.rules.event import DeckShuffled, Event, GameLost, GameWon, TurnBegan
from game.rules.state import DECK, DISCARD, HAND, LIMBO, REVEALED, SHARED, owned
from game.rules.view import View
from game.table import counting
from game.table.layout.poses import Layout
from game.table.motion.motions import APPROACH, CROSSING, KEY_FLIES, QUARTER_TURN, Motion, motion_of
from game.table.motion.timeline import EDGE

WIDEST = 0.7
"""How far to one side a sound goes at most."""
SLIDES = 3
"""Cards of one event that are heard to slide."""
PLACES = tuple(colour.value for colour in Colour)
OPENED = tuple(f"door-{place}" for place in PLACES)
CHORDS, SECONDS, FIRSTS = (tuple(f"{place}{n}" for place in PLACES) for n in (3, 2, 1))
WEIGHTS = (
    *("victory", "defeat", "nightmare", *OPENED, *CHORDS, "limbo", "return", "shuffle", "key"),
    *(
        "tear",
        "prophecy",
        "shadow",
        "refuse",
        *SECONDS,
        *FIRSTS,
        "turn",
        "land",
        "flip",
        "foil",
        "slide",
    ),
)
"""All sounds of the table. Of what is skipped, only the first of these is heard."""
ONCE = "limbo", "foil"
"""These are heard once after an answer, however often they are due."""


@dataclass(frozen=True)
class Cue:
    """A sound by its name; `pan` from -1, left, to 1; `delay` in seconds after its event began, at
    the usual speed."""

    name: str
    pan: float = 0.0
    delay: float = 0.0


@dataclass(frozen=True)
class Moment:
    """An event as one seat sees it. The layout is the one after it."""

    event: Event
    before: View
    after: View
    layout: Layout

    @property
    def motion(self) -> Motion:
        """How long it takes."""
        return motion_of(self.event)

    @property
    def flipped(self) -> float:
        """When a card that turns over on its way shows its edge."""
        return self.motion.duration * EDGE

    @property
    def landed(self) -> float:
        """When a card lies at its goal."""
        return self.motion.duration + self.motion.land

    def at(self, place: str, name: str, delay: float = 0.0) -> Cue:
        """A sound at a zone, or at a card by its id."""
        known = place in self.layout.sprites or place in self.layout.places.zones
        x = self.layout.area(place).centre[0] if known else self.middle
        return Cue(name, WIDEST * max(-1.0, min(1.0, x / self.middle - 1)), delay)

    @property
    def middle(self) -> float:
        """Half as wide as the table."""
        return self.layout.places.size[0] / 2

    def flight(self, place: str, count: int = 1) -> Iterator[Cue]:
        """Cards slide one after the other, and the last one lands."""
        for number in range(min(count, SLIDES)):
            yield self.at(place, "slide", number * self.motion.each)
        yield self.at(place, "land", (count - 1) * self.motion.each + self.landed)

    def draw(self, place: str, card: Card | None) -> Iterator[Cue]:
        """A card comes from the deck; one that may be seen turns over, and its foil gleams."""
        if card is None:
            yield from self.flight(place)
            return
        yield self.at(place, "slide")
        yield self.at(place, "flip", self.flipped)
        yield self.at(place, "foil", self.landed)


def drawn(moment: Moment, event: LocationDrawn) -> Iterator[Cue]:
    """To a hand or between the players."""
    zone = owned(HAND, event.seat) if event.zone == HAND else event.zone
    yield from moment.draw(zone, event.card)


def revealed(moment: Moment, event: DoorDrawn | NightmareDrawn) -> Iterator[Cue]:
    """A Door or a Nightmare turns over; the Nightmare is heard once it can be seen."""
    card = event.door if isinstance(event, DoorDrawn) else event.card
    yield from moment.draw(REVEALED, card)
    if isinstance(event, NightmareDrawn):
        yield moment.at(REVEALED, "nightmare", moment.flipped)


def milled(moment: Moment, event: TopDiscarded) -> Iterator[Cue]:
    """From the deck to the discard pile."""
    yield from moment.draw(DISCARD, event.card)


def played(moment: Moment, event: CardPlayed) -> Iterator[Cue]:
    """A card lands in the row with the voice of its place: the first note of the chord, or the
    second. The third is heard when the three rise."""
    yield from moment.flight(event.card.id)
    run = len(counting.run(moment.after, event.seat))
    if run in (1, 2) and len(event.card.colours) == 1:
        (place,) = event.card.colours
        yield moment.at(event.card.id, f"{place.value}{run}", moment.landed)


def completed(moment: Moment, event: TrioCompleted) -> Iterator[Cue]:
    """The chord is whole, over the middle one of its cards."""
    row = moment.after.rows[event.seat]
    yield moment.at(row[-2].id if len(row) > 1 else "", f"{event.colour.value}3")


def key_used(moment: Moment, event: KeyDiscarded) -> Iterator[Cue]:
    """A Key glides to what it is for, turns if that is a Door, and glides to the discard pile."""
    away = moment.motion.duration
    yield moment.at(REVEALED, "slide")
    if any(met.kind == DOOR for met in moment.before.cards(REVEALED)):
        yield moment.at(REVEALED, "key", away + KEY_FLIES)
        away += KEY_FLIES + QUARTER_TURN
    yield moment.at(DISCARD, "slide", away)
    yield moment.at(DISCARD, "land", away + moment.motion.duration)


def opened(moment: Moment, event: DoorGained) -> Iterator[Cue]:
    """A Door opens once it stands in its place."""
    yield moment.at(event.door.id, "slide")
    for place in event.door.colours:
        yield moment.at(event.door.id, f"door-{place.value}", moment.motion.duration)


def sucked_in(moment: Moment, event: CardSetAside | DoorMissed | DoorLost) -> Iterator[Cue]:
    """A card glides to the rim of Limbo, and is breathed in."""
    yield moment.at(LIMBO, "slide")
    yield Cue("limbo", delay=APPROACH)


def shadowed(moment: Moment, event: ProphecyDiscarded) -> Iterator[Cue]:
    """What was foretold and is not wanted goes into the dark."""
    yield moment.at(DISCARD, "shadow")
    yield moment.at(DISCARD, "land", CROSSING + moment.landed)


def swapped(moment: Moment, event: CardsSwapped) -> Iterator[Cue]:
    """Two cards pass each other."""
    yield from moment.flight(owned(HAND, event.seat), 2)


def turned(moment: Moment, event: TurnBegan) -> Iterator[Cue]:
    """The light goes to the other player."""
    if moment.before.active != moment.after.active:
        yield moment.at(owned(HAND, event.seat), "turn")


def once(name: str, place: str = "") -> Callable[[Moment, Event], Iterator[Cue]]:
    """One sound at once: at a place, or all around."""

    def heard(moment: Moment, event: Event) -> Iterator[Cue]:
        yield moment.at(place, name) if place else Cue(name)

    return heard


SOUNDS: Mapping[type[Event], Callable[..., Iterator[Cue]]] = {
    DeckShuffled: once("shuffle", DECK),
    LocationDrawn: drawn,
    CardSetAside: sucked_in,
    LimboReturned: once("return"),
    CardDrafted: lambda moment, event: moment.flight(owned(HAND, event.seat)),
    MarketShared: lambda moment, event: moment.flight(SHARED, len(event.cards)),
    TurnBegan: turned,
    CardPlayed: played,
    TrioCompleted: completed,
    SearchFailed: once("refuse", DECK),
    CardDiscarded: lambda moment, event: moment.flight(DISCARD),
    CardsSwapped: swapped,
    ProphecySeen: once("prophecy"),
    ProphecyDiscarded: shadowed,
    CardsReturned: lambda moment, event: moment.flight(DECK, len(event.order)),
    DoorDrawn: revealed,
    NightmareDrawn: revealed,
    KeyDiscarded: key_used,
    DoorGained: opened,
    DoorMissed: sucked_in,
    DoorLost: sucked_in,
    TopDiscarded: milled,
    HandDiscarded: lambda moment, event: moment.flight(DISCARD, len(event.cards)),
    NightmareDiscarded: once("tear", REVEALED),
    GameWon: once("victory"),
    GameLost: once("defeat"),
}


def cues_of(moment: Moment) -> list[Cue]:
    """What is heard of an event; nothing of one that shows nothing."""
    sounds = SOUNDS.get(type(moment.event))
    return list(sounds(moment, moment.event)) if sounds else []
