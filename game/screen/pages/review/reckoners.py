"""Who can review a game."""

from __future__ import annotations

from game.editions import Editions
from game.review.review import Reckoner


def reckoner(editions: Editions, edition: str, seats: int) -> Reckoner | None:
    """The adviser of games of this name with so many seats, if he knows chances of victory; without
    them there is nothing to review."""
    if edition not in editions:
        return None
    player = editions.adviser(edition, seats)
    return player if isinstance(player, Reckoner) else None
