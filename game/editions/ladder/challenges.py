"""The challenges, the easiest first, one row each; and the sentences about them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from game.editions.base.cards import KEY, MOON, SUN
from game.editions.ladder.rule_changes import (
    NightmareStirred,
    fewer,
    guests_in_limbo,
    no_prophecy,
    third_door,
)
from game.records.deals.challenge import Challenge
from game.records.deals.deal import unpacked
from game.rules.card import Colour
from game.words import Sentences, Words, msgid

A_SHORT_NIGHT = msgid("One Sun of every place is missing: the deck is four cards shorter.")
GUESTS = msgid("Two more Nightmares wait in Limbo and come into the deck after the first turn.")
TWO_KEYS = msgid("Every place has only two Keys.")
CHALLENGES = (
    Challenge(1, msgid("A short night"), A_SHORT_NIGHT, 1, "ladder 1-2", (fewer(SUN, 1),)),
    Challenge(2, msgid("Guests in Limbo"), GUESTS, 1, "ladder 2-6", (guests_in_limbo,)),
    Challenge(
        3,
        msgid("A waning Moon"),
        msgid("Every place has only three Moons."),
        1,
        "ladder 3",
        (fewer(MOON, 1),),
    ),
    Challenge(
        4,
        msgid("Without Prophecies"),
        msgid("A Key that is discarded brings no Prophecy, only another card."),
        1,
        "ladder 4-2",
        (no_prophecy,),
    ),
    Challenge(5, msgid("A short night for two"), A_SHORT_NIGHT, 2, "ladder 5-4", (fewer(SUN, 1),)),
    Challenge(
        6,
        msgid("The ninth Door"),
        msgid("The Library has a third Door, and all nine have to be opened."),
        1,
        "ladder 6-7",
        (third_door(Colour.LIBRARY),),
    ),
    Challenge(7, msgid("Guests for two"), GUESTS, 2, "ladder 7-3", (guests_in_limbo,)),
    Challenge(8, msgid("Fewer Keys"), TWO_KEYS, 1, "ladder 8-3", (fewer(KEY, 1),)),
    Challenge(
        9,
        msgid("A new Moon"),
        msgid("Every place has only two Moons."),
        1,
        "ladder 9-7",
        (fewer(MOON, 2),),
    ),
    Challenge(
        10,
        msgid("In the dark"),
        msgid("Two Suns of every place are missing, and a discarded Key brings no Prophecy."),
        1,
        "ladder 10-2",
        (no_prophecy, fewer(SUN, 2)),
    ),
    Challenge(
        11,
        msgid("Ten Doors"),
        msgid(
            "The Library and the Aquarium have a third Door each, and all ten have to be opened."
        ),
        1,
        "ladder 11-4",
        (third_door(Colour.AQUARIUM, Colour.LIBRARY),),
    ),
    Challenge(
        12,
        msgid("In the dark for two"),
        msgid("One Sun of every place is missing, and a discarded Key brings no Prophecy."),
        2,
        "ladder 12-2",
        (no_prophecy, fewer(SUN, 1)),
    ),
    Challenge(
        13,
        msgid("Guests, and few Keys"),
        msgid("Every place has only two Keys, and two more Nightmares wait in Limbo."),
        1,
        "ladder 13-2",
        (guests_in_limbo, fewer(KEY, 1)),
    ),
    Challenge(14, msgid("Fewer Keys for two"), TWO_KEYS, 2, "ladder 14-7", (fewer(KEY, 1),)),
    Challenge(
        15,
        msgid("The last Key"),
        msgid("Every place has only one Key."),
        1,
        "ladder 15-4",
        (fewer(KEY, 2),),
    ),
    Challenge(
        16,
        msgid("The longest night"),
        msgid(
            "A Key and a Sun of every place are missing, two more Nightmares wait in Limbo, and a "
            "discarded Key brings no Prophecy."
        ),
        1,
        "ladder 16-3",
        (no_prophecy, guests_in_limbo, fewer(KEY, 1), fewer(SUN, 1)),
    ),
    Challenge(
        17,
        msgid("Twelve Doors"),
        msgid("Every place has a third Door, and all twelve have to be opened."),
        1,
        "ladder 17-7",
        (third_door(*Colour),),
    ),
    Challenge(
        18,
        msgid("The longest night for two"),
        msgid(
            "A Key of every place is missing, two more Nightmares wait in Limbo, and a discarded "
            "Key brings no Prophecy."
        ),
        2,
        "ladder 18-4",
        (no_prophecy, guests_in_limbo, fewer(KEY, 1)),
    ),
)
"""Saves know a challenge by its number, so its changes and its seed stay as they are for ever."""
LINES = Path(__file__).parent / "winning_lines.bin"
"""File of `build_scripts/deals/ladder.py`: a winning line for each challenge, in their order."""


@lru_cache(maxsize=1)
def winning_lines() -> tuple[bytes, ...]:
    """Returns the line that wins each challenge, in their order."""
    return tuple(unpacked(LINES.read_bytes()))


def told(challenge: Challenge) -> Callable[[Words], tuple[str, str]]:
    """Returns the function that gives the short name of a challenge, and what differs in it."""

    def row(words: Words) -> tuple[str, str]:
        name = words.say("Challenge {number}", number=challenge.number)
        return name, words.say(challenge.told)

    return row


SENTENCES = Sentences(
    games={challenge.edition: told(challenge) for challenge in CHALLENGES},
    events={NightmareStirred: msgid("A Nightmare waits in Limbo.")},
)
