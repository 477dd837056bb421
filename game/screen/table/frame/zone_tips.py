"""The hints about the zones and counts of the table, for whoever rests on them or asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.rules.state import DECK, DISCARD, DOORS, LIMBO, ROW, Seat, owned
from game.rules.view import View
from game.screen.table.frame.table_frame import TableFrame
from game.table import counting
from game.table.counting import Trio
from game.table.hands.things import Thing
from game.table.motion.director import Director
from game.words import Words

COUNTED = {
    "deck": DECK,
    "deck.left": DECK,
    "discard": DISCARD,
    "limbo": LIMBO,
    "run": ROW,
    "last": ROW,
    "doors": DOORS,
    "player": DOORS,
}
"""The zones that texts are about, by the ids of the texts."""
OWNED = ROW, DOORS
TOLD_WHOLE = "text.blocked.", "text.missing."
"""Prefixes of texts about slots without a Door, which are shown only in part and need their full
text as a hint."""


def hinted(frame: TableFrame, director: Director, words: Words) -> Iterator[Thing]:
    """Yields what lies on the table, with hints for zones, for the texts about them, for the
    Nightmares still to come, and for the headline."""
    view, trio = director.view, frame.trio
    coming = " ".join(words.hint(kind, view) for kind in director.staging.darkens)
    known = {"text.nightmares": coming, "text.turn": frame.headline[1]}
    for thing in frame.lying:
        told = known.get(thing.id, "") or words.hint(written_of(thing), view)
        if thing.id.startswith(TOLD_WHOLE):
            told = thing.name
        elif thing.role == "zone":
            told = zone_hint(thing.lies_in, words, view, trio)
        yield replace(thing, hint=told) if told else thing


def written_of(thing: Thing) -> str:
    """Returns the zone that a text is about, with its owner; empty if there is none."""
    name, _, seat = thing.id.removeprefix("text.").partition(".")
    zone = COUNTED.get(name, "") if thing.role == "text" else ""
    return owned(zone, int(seat) if seat.isdigit() else 0) if zone in OWNED else zone


def zone_hint(zone: str, words: Words, view: View, trio: Trio) -> str:
    """Returns what a zone is for, and for a row how long its run is."""
    return " ".join(filter(None, (words.hint(zone, view), run_hint(zone, words, view, trio))))


def run_hint(zone: str, words: Words, view: View, trio: Trio) -> str:
    """Returns a sentence about the run at the end of a row; empty if there is none."""
    base, _, seat = zone.partition(":")
    run = counting.run(view, Seat(int(seat)), trio) if base == ROW and seat else None
    if run is None:
        return ""
    return words.say("{sentence}.", sentence=words.run_marker(run.colour, len(run.cards)))
