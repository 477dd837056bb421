"""What is counted of a finished game, for the statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.editions.base.door import DoorMissed
from game.editions.base.explore import (
    CardDiscarded,
    CardPlayed,
    SearchDeclined,
    SearchFailed,
    TrioCompleted,
)
from game.editions.base.nightmare import (
    DoorLost,
    LoseDoor,
    LoseHand,
    NightmareDrawn,
    PayKey,
    RevealFive,
    TopDiscarded,
)
from game.editions.base.partners import CardsSwapped
from game.editions.base.prophecy import ProphecySeen
from game.editions.base.routines import HandDiscarded, KeyDiscarded
from game.editions.base.show import STAGING
from game.records.statistics.figures import Count, CountGroup, Counting
from game.rules.event import Answered, Event
from game.rules.game import Game
from game.table import deeds
from game.words import msgid

EVENTS: Mapping[type[Event], str] = {
    TrioCompleted: "trios",
    SearchFailed: "searches_failed",
    SearchDeclined: "searches_declined",
    CardPlayed: "cards_played",
    CardDiscarded: "cards_discarded",
    CardsSwapped: "swaps",
    ProphecySeen: "prophecies",
    KeyDiscarded: "keys_spent",
    NightmareDrawn: "nightmares",
    DoorMissed: "doors_missed",
    DoorLost: "doors_lost",
    TopDiscarded: "cards_lost",
}
"""Each of these events counts one."""
ANSWERS = {
    PayKey: "nightmares_key",
    LoseDoor: "nightmares_door",
    RevealFive: "nightmares_five",
    LoseHand: "nightmares_hand",
}
"""How a Nightmare is answered."""
WAYS = {"trio": "doors_by_trio", "key": "doors_by_key"}
"""How the Doors that are open at the end were gained."""


def count(game: Game) -> Mapping[str, int]:
    """All of it, of one game; names that are missing count nothing."""
    counts: Counter[str] = Counter()
    for event in game.log:
        if (name := EVENTS.get(type(event))) is not None:
            counts[name] += 1
        elif isinstance(event, HandDiscarded):
            counts["cards_lost"] += len(event.cards)
        elif isinstance(event, Answered) and type(event.command) in ANSWERS:
            counts[ANSWERS[type(event.command)]] += 1
    for way, times in deeds.ways(deeds.openings(game), STAGING).items():
        counts[WAYS[way]] += times
    return counts


COUNTING = Counting(
    count,
    (
        CountGroup(
            "doors",
            msgid("Doors opened"),
            (
                Count("doors_by_trio", msgid("by trio"), "trio"),
                Count("doors_by_key", msgid("by Key"), "kind-K"),
            ),
            parts=True,
        ),
        CountGroup(
            "nightmares",
            msgid("Nightmares answered"),
            (
                Count("nightmares_key", msgid("a Key"), "kind-K"),
                Count("nightmares_door", msgid("a Door"), "kind-D"),
                Count("nightmares_five", msgid("five cards"), "five"),
                Count("nightmares_hand", msgid("the hand"), "hand"),
            ),
            parts=True,
        ),
        CountGroup(
            "rest",
            msgid("On the way"),
            (
                Count("cards_played", msgid("cards played")),
                Count("cards_discarded", msgid("cards discarded")),
                Count("trios", msgid("trios")),
                Count("searches_failed", msgid("searches that found no Door")),
                Count("searches_declined", msgid("searches left alone")),
                Count("keys_spent", msgid("Keys spent")),
                Count("prophecies", msgid("Prophecies")),
                Count("swaps", msgid("swaps")),
                Count("nightmares", msgid("Nightmares met")),
                Count("cards_lost", msgid("cards lost to Nightmares")),
                Count("doors_missed", msgid("Doors missed")),
                Count("doors_lost", msgid("Doors lost")),
            ),
        ),
    ),
)
