"""Sounds of events: which, where, and when.

Nobody may hear what they may not see: every cue follows from the views before and after alone, like
the picture. An unknown card glides and lands like any other, and in a hand no sound tells its
place.

GameStarted, CardsLaid, Answered and Awaiting make no sound, because they show nothing; nor does a
TurnBegan that leaves the turn with the same seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.rules.card import Card
from game.rules.event import DeckShuffled, Event, GameLost, GameWon, TurnBegan
from game.rules.state import DECK, HAND, owned
from game.rules.view import View
from game.table.layout.poses import Layout
from game.table.motion.motions import FROM_EDGE, TO_EDGE, Motion
from game.table.motion.timeline import EDGE

WIDEST = 0.7
"""Greatest `pan` of a sound."""
SLIDES = 3
"""Most cards of one event that are heard to slide."""


@dataclass(frozen=True)
class Cue:
    """A sound by its name; `pan` from -1, left, to 1; `delay` in seconds after its event began, at
    the usual speed; `tint` is the letter of the place whose voice it has, or empty."""

    name: str
    pan: float = 0.0
    delay: float = 0.0
    tint: str = ""


@dataclass(frozen=True)
class Moment:
    """An event as one seat sees it, with the layout after it. `motion` is its motion; `late` the
    seconds until its card sets out, if it is still on its way."""

    event: Event
    before: View
    after: View
    layout: Layout
    motion: Motion
    late: float = 0.0

    @property
    def flipped(self) -> float:
        """Seconds until a card that turns over on its way shows its edge."""
        return self.motion.duration * EDGE

    @property
    def landed(self) -> float:
        """Seconds until a card lies at its goal."""
        return self.motion.duration + self.motion.land

    def at(self, place: str, name: str, delay: float = 0.0) -> Cue:
        """Returns a sound at a zone, or at a card by its id."""
        known = place in self.layout.sprites or place in self.layout.places.zones
        x = self.layout.area(place).centre[0] if known else self.middle
        return Cue(name, WIDEST * max(-1.0, min(1.0, x / self.middle - 1)), delay)

    @property
    def middle(self) -> float:
        """Half the width of the table."""
        return self.layout.places.size[0] / 2

    def flight(self, place: str, count: int = 1) -> Iterator[Cue]:
        """Yields the sounds of cards that slide one after the other; the last one lands."""
        for number in range(min(count, SLIDES)):
            yield self.at(place, "slide", number * self.motion.each)
        yield self.at(place, "land", (count - 1) * self.motion.each + self.landed)

    def draw(self, place: str, card: Card | None) -> Iterator[Cue]:
        """Yields the sounds of a card that comes from the deck. A visible one turns over, and its
        foil gleams with the voice of its place."""
        if card is None:
            yield from self.flight(place)
            return
        yield self.at(place, "slide")
        if self.alone(place):
            # A card that the partner may not see turns over after it has landed.
            yield self.at(place, "flip", self.landed + TO_EDGE)
            yield self.at(place, "foil", self.landed + TO_EDGE + FROM_EDGE)
        else:
            yield self.at(place, "flip", self.flipped)
            tint = min((colour.value for colour in card.colours), default="")
            yield replace(self.at(place, "foil", self.landed), tint=tint)

    def alone(self, place: str) -> bool:
        """Returns whether the partner may not see the cards of a zone."""
        row = self.after.table.get(place.partition(":")[0])
        return self.after.visibility == "hidden" and (row is None or row.seen != "all")


def turned(moment: Moment, event: TurnBegan) -> Iterator[Cue]:
    """Yields the sound of the light going to the other player."""
    if moment.before.active != moment.after.active:
        yield moment.at(owned(HAND, event.seat), "turn")


def once(name: str, place: str = "") -> Callable[[Moment, Event], Iterator[Cue]]:
    """Returns a function that yields a single sound: at a place, or all around."""

    def heard(moment: Moment, event: Event) -> Iterator[Cue]:
        yield moment.at(place, name) if place else Cue(name)

    return heard


Sounding = Callable[[Moment, Any], Iterator[Cue]]
"""Yields the sounds of an event."""
SOUNDS: Mapping[type[Event], Sounding] = {
    DeckShuffled: once("shuffle", DECK),
    TurnBegan: turned,
    GameWon: once("victory"),
    GameLost: once("defeat"),
}
"""Sounds of every game."""


def cues_of(moment: Moment, sounding: Sounding | None) -> list[Cue]:
    """Returns the sounds of an event; none if it shows nothing."""
    sounds = sounding or SOUNDS.get(type(moment.event))
    return list(sounds(moment, moment.event)) if sounds else []
