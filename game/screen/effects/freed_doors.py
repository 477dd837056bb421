"""The Doors of a victory, which leave their cards before the places that they open."""

from __future__ import annotations

from collections.abc import Iterator

from game.screen.cards.gates import gate
from game.screen.cards.sprites import CardImages, centred
from game.screen.stage import Lies
from game.table.layout.poses import Pose, Sprite
from game.table.motion.director import Director
from game.table.motion.motions import FREED


def freed(director: Director) -> float:
    """Returns how far the Doors have left their cards, 0 to 1."""
    times = [effect.time for effect in director.effects if effect.kind == "victory"]
    return max(0.0, min(1.0, (times[0] - FREED.after) / FREED.duration)) if times else 0.0


def freed_door(
    card: Lies, sprite: Sprite, pose: Pose, cards: CardImages, part: float
) -> Iterator[Lies]:
    """Yields the gate of a Door that has left its `card` so far, and what is still seen of that. A
    Door of several places stays on its card."""
    if sprite.card is None or len(sprite.card.colours) != 1:
        yield card
        return
    yield centred(gate(cards, sprite.card, round(pose.width)), pose)
    picture, at = card
    fading = picture.copy()
    fading.set_alpha(round(255 * (1 - part)))
    yield fading, at
