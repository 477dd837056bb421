"""The counts of a finished game, for the statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.editions.base import door, explore, nightmare, partners, prophecy, routines
from game.editions.base.show import STAGING
from game.records.statistics.figures import Count, CountGroup, Counting
from game.rules.event import Answered, Event
from game.rules.game import Game
from game.table import deeds
from game.words import msgid

EVENTS: Mapping[type[Event], str] = {
    explore.TrioCompleted: "trios",
    explore.SearchFailed: "searches_failed",
    explore.SearchDeclined: "searches_declined",
    explore.CardPlayed: "cards_played",
    explore.CardDiscarded: "cards_discarded",
    partners.CardsSwapped: "swaps",
    prophecy.ProphecySeen: "prophecies",
    routines.KeyDiscarded: "keys_spent",
    nightmare.NightmareDrawn: "nightmares",
    door.DoorMissed: "doors_missed",
    nightmare.DoorLost: "doors_lost",
    nightmare.TopDiscarded: "cards_lost",
}
"""Counts to which each of these events adds one."""
ANSWERS = {
    nightmare.PayKey: "nightmares_key",
    nightmare.LoseDoor: "nightmares_door",
    nightmare.RevealFive: "nightmares_five",
    nightmare.LoseHand: "nightmares_hand",
}
"""Counts of the answers to Nightmares."""
WAYS = {"trio": "doors_by_trio", "key": "doors_by_key"}
"""Counts of the ways in which the Doors that are open at the end were gained."""


def count(game: Game) -> Mapping[str, int]:
    """Returns all counts of one game; a name that is missing counts nothing."""
    counts: Counter[str] = Counter()
    for event in game.log:
        if (name := EVENTS.get(type(event))) is not None:
            counts[name] += 1
        elif isinstance(event, routines.HandDiscarded):
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
