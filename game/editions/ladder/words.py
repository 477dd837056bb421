"""What is said of the rules of challenges."""

from __future__ import annotations

from collections.abc import Callable

from game.editions.ladder.challenges import CHALLENGES
from game.editions.ladder.guests import NightmareStirred
from game.records.deals.challenge import Challenge
from game.words import Sentences, Words, msgid


def told(challenge: Challenge) -> Callable[[Words], tuple[str, str]]:
    """What it is called in short, and what is other in it."""

    def row(words: Words) -> tuple[str, str]:
        name = words.say("Challenge {number}", number=challenge.number)
        return name, words.say(challenge.told)

    return row


SENTENCES = Sentences(
    games={challenge.edition: told(challenge) for challenge in CHALLENGES},
    events={NightmareStirred: msgid("A Nightmare waits in Limbo.")},
)
