"""What a view has not seen, counted by place and symbol, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.editions.base.cards import KEY, MOON, SUN
from game.rules.card import DOOR, Colour, Kind
from game.rules.state import HAND, owned
from game.rules.view import NIGHTMARE, View
from game.words import Words, msgid

SYMBOLS: Mapping[Kind, str] = {
    SUN: msgid("Sun"),
    MOON: msgid("Moon"),
    KEY: msgid("Key"),
    DOOR: msgid("Door"),
}
LAST = len(SYMBOLS)
"""The column of the sums."""


@dataclass(frozen=True)
class Number:
    """A count of the table: what it counts, in a word for the program and one for people."""

    key: str
    name: str
    count: int
    column: int


@dataclass(frozen=True)
class Row:
    """A line of the table; `icon` is empty for a sum."""

    icon: str
    name: str
    numbers: tuple[Number, ...]


def table(view: View, words: Words) -> list[Row]:
    """The places, the sums of their columns, the Nightmares, and everything."""
    unseen = view.unseen
    rows = []
    for colour in Colour:
        faces = [colour.value + kind for kind in SYMBOLS]
        counts = [
            Number(face, words.card(face), unseen.get(face, 0), column)
            for column, face in enumerate(faces)
        ]
        place, total = words.place(colour), sum(number.count for number in counts)
        rows.append(Row(colour.value, place, (*counts, Number(colour.value, place, total, LAST))))
    everywhere = [
        Number(
            kind,
            words.say(symbol),
            sum(unseen.get(colour.value + kind, 0) for colour in Colour),
            column,
        )
        for column, (kind, symbol) in enumerate(SYMBOLS.items())
    ]
    together = sum(number.count for number in everywhere)
    places, nightmares = words.say("All places"), words.say("Nightmares")
    everything = words.say("Total")
    nightmare = Number(NIGHTMARE, nightmares, unseen.get(NIGHTMARE, 0), LAST)
    return [
        *rows,
        Row("", places, (*everywhere, Number("places", places, together, LAST))),
        Row("moth", nightmares, (nightmare,)),
        Row("", everything, (Number("all", everything, sum(unseen.values()), LAST),)),
    ]


def whereabouts(view: View, words: Words) -> str:
    """Where the unseen cards are."""
    if not view.unseen:
        return words.say("There is no unseen card any more.")
    if None in view.zones.get(owned(HAND, view.seat), ()):
        return words.say("These cards lie in the deck and in both hands.")
    if None in view.partner_hand:
        return words.say("These cards lie in the deck and in the other hand.")
    return words.say("All of these cards lie in the deck.")


def known_top(view: View, words: Words) -> str:
    """What is said before the known cards of the deck; empty if there are none."""
    if not view.known_top:
        return ""
    return words.plural(
        "The next card of the deck is known; it is not counted above:",
        "The next {n} cards of the deck are known, in this order; they are not counted above:",
        len(view.known_top),
    )
