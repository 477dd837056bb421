"""The costs of choices in words and rounded figures, since their reckoning is no surer."""

from __future__ import annotations

from game.players.review.review import CERTAIN, Judged
from game.players.review.verdict import STEP
from game.words import Words, msgid

HUNDRED = CERTAIN / 100
"""Chance that makes one point of a hundred."""


def rounded(chance: int) -> int:
    """Returns a chance or a cost in hundredths, rounded."""
    return STEP * round(chance / HUNDRED / STEP)


def cost(words: Words, one: Judged) -> str:
    """Returns what a choice cost; without chances, how many answers are placed before it."""
    if not one.cost:
        return words.say("place {place} of {answers}", place=one.place, answers=one.answers)
    if one.cost < STEP * HUNDRED:
        return words.say("1 to {n} points", n=STEP)
    return words.say("about {n} points", n=rounded(one.cost))


def chose(words: Words, one: Judged, name: str) -> str:
    """Returns in a sentence what was chosen. `name` is that of one of two players, or empty."""
    move = words.command(one.played, one.view)
    if name:
        return words.say("{name} chose “{move}”.", name=name, move=move)
    return words.say("You chose “{move}”.", move=move)


def played(words: Words, one: Judged, name: str) -> str:
    """Returns in a sentence what was chosen, and what it cost. `name` is that of one of two
    players, or empty."""
    move, told = words.command(one.played, one.view), cost(words, one)
    if one.cost and name:
        return words.say(
            "{name} chose “{move}”, which cost {cost}.", name=name, move=move, cost=told
        )
    if one.cost:
        return words.say("You chose “{move}”, which cost {cost}.", move=move, cost=told)
    if name:
        by_rule = msgid("{name} chose “{move}”, {place} by the rule of thumb.")
        return words.say(by_rule, name=name, move=move, place=told)
    return words.say("You chose “{move}”, {place} by the rule of thumb.", move=move, place=told)
