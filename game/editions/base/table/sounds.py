"""Sounds of the events of the base game.

SearchDeclined has none: after it everything lies as before.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.editions.base.door import DoorDrawn, DoorMissed
from game.editions.base.explore import CardPlayed, TrioCompleted, one_colour
from game.editions.base.nightmare import DoorLost, NightmareDrawn, TopDiscarded
from game.editions.base.partners import CardsSwapped
from game.editions.base.prophecy import ProphecyDiscarded
from game.editions.base.routines import CardSetAside, KeyDiscarded, LocationDrawn
from game.editions.base.table.ways import STILLNESS
from game.rules.card import DOOR, Colour
from game.rules.state import DISCARD, HAND, LIMBO, REVEALED, owned
from game.table import counting
from game.table.motion.cues import Cue, Moment
from game.table.motion.motions import APPROACH, CROSSING, KEY_FLIES, KEY_STIRS

PLACES = tuple(colour.value for colour in Colour)
OPENED = tuple(f"door-{place}" for place in PLACES)
CHORDS, SECONDS, FIRSTS = (tuple(f"{place}{n}" for place in PLACES) for n in (3, 2, 1))


def drawn(moment: Moment, event: LocationDrawn) -> Iterator[Cue]:
    zone = owned(HAND, event.seat) if event.zone == HAND else event.zone
    yield from moment.draw(zone, event.card)


def revealed(moment: Moment, event: DoorDrawn | NightmareDrawn) -> Iterator[Cue]:
    """A Door or a Nightmare turns over. The sound of the Nightmare swells from the first moment on,
    and is loudest when its eyes open."""
    card = event.door if isinstance(event, DoorDrawn) else event.card
    yield from moment.draw(REVEALED, card)
    if isinstance(event, NightmareDrawn):
        yield moment.at(REVEALED, "nightmare")


def milled(moment: Moment, event: TopDiscarded) -> Iterator[Cue]:
    yield from moment.draw(DISCARD, event.card)


def played(moment: Moment, event: CardPlayed) -> Iterator[Cue]:
    """A card lands in the row with the voice of its place: the first or the second note of the
    chord. The third is heard when the three rise."""
    yield from moment.flight(event.card.id)
    run = counting.run(moment.after, event.seat, one_colour)
    if run is not None and len(run.cards) < 3:
        yield moment.at(event.card.id, f"{run.colour.value}{len(run.cards)}", moment.landed)


def completed(moment: Moment, event: TrioCompleted) -> Iterator[Cue]:
    """The chord is whole, over the middle one of the three cards."""
    row = moment.after.rows[event.seat]
    yield moment.at(row[-2].id if len(row) > 1 else "", f"{event.colour.value}3")


def key_used(moment: Moment, event: KeyDiscarded) -> Iterator[Cue]:
    """A Key turns in a Door, or its card glides to a Nightmare; then that is discarded."""
    away = moment.motion.pause
    if any(met.kind == DOOR for met in moment.before.cards(REVEALED)):
        yield moment.at(REVEALED, "key", KEY_STIRS + KEY_FLIES)
    else:
        yield moment.at(REVEALED, "slide")
    yield moment.at(DISCARD, "slide", away)
    yield moment.at(DISCARD, "land", away + moment.motion.duration)


def sucked_in(moment: Moment, event: CardSetAside | DoorMissed | DoorLost) -> Iterator[Cue]:
    """A card glides to the rim of Limbo, and is breathed in."""
    late = moment.late
    if isinstance(event, DoorLost):  # it strikes the Nightmare first
        late += moment.motion.pause + STILLNESS
    yield moment.at(LIMBO, "slide", late)
    yield Cue("limbo", delay=late + APPROACH)


def shadowed(moment: Moment, event: ProphecyDiscarded) -> Iterator[Cue]:
    """A card of the Prophecy that is not wanted goes into the dark."""
    yield moment.at(DISCARD, "shadow")
    yield moment.at(DISCARD, "land", CROSSING + moment.landed)


def swapped(moment: Moment, event: CardsSwapped) -> Iterator[Cue]:
    yield from moment.flight(owned(HAND, event.seat), 2)
