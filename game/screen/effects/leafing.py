"""A deck that is looked through."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.state import DECK
from game.screen.cards.sprites import CardImages
from game.screen.stage import Image
from game.table.layout.places import Size
from game.table.layout.poses import BACK, Sprite
from game.table.motion.leafing import leaves
from game.table.motion.lights import Effect


def leafing(effect: Effect, cards: CardImages, table: Size) -> Iterator[Image]:
    """A fan of backs, which opens to the middle of the table."""
    back = Sprite(BACK, None, DECK, effect.pose)
    side = 1 if effect.pose.x < table[0] / 2 else -1
    yield from (cards.moving(back, pose) for pose in leaves(effect.pose, effect.progress, side))
