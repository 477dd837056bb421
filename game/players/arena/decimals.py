"""Numbers as a language writes them."""

from __future__ import annotations

from game.words import Words


def decimal(words: Words, number: float, places: int) -> str:
    """A number with so many places, at least one, after the point or comma."""
    whole, part = f"{number:.{places}f}".split(".")
    return words.say("{whole}.{part}", whole=whole, part=part)


def percent(words: Words, share: float) -> str:
    """A share from 0 to 1."""
    return words.say("{n}%", n=decimal(words, 100 * share, 1))
