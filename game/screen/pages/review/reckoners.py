"""The adviser that can review a game."""

from __future__ import annotations

from game.editions import Editions
from game.players.review.review import Reckoner
from game.words import Words


def reckoner(editions: Editions, edition: str, seats: int) -> Reckoner | None:
    """Returns the adviser for this edition and number of seats, or None if he knows no chances of
    victory, without which there is nothing to review."""
    if edition not in editions:
        return None
    player = editions.adviser(edition, seats)
    return player if isinstance(player, Reckoner) else None


def unreviewed(words: Words, editions: Editions, edition: str, seats: int) -> str:
    """Returns why a game with expansions cannot be reviewed where one of the base game can, or an
    empty text."""
    if editions.challenge(edition) or reckoner(editions, edition, seats):
        return ""
    if not reckoner(editions, editions.base.name, seats):
        return ""
    return words.say("No review: that is for the base game only")
