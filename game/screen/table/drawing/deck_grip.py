"""The deck where it may be laid somewhere: its outline, and what stays there once it is lifted."""

from __future__ import annotations

from collections.abc import Iterator, Set

from game.rules.state import DECK
from game.screen.cards.faces import CORNER
from game.screen.look import palette, shapes
from game.screen.sheet import Canvas
from game.table.hands.gestures import DECK_GRIP
from game.table.layout.places import Places
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.motion.director import Director

LINE = 2.4
"""By the design."""


def left_behind(director: Director, lit: Set[str]) -> Iterator[tuple[Sprite, Pose]]:
    """The back of the next card, while the pointer holds the uppermost one."""
    key = f"{BACK}.{DECK}"
    lifted = DECK_GRIP in lit and key in director.moving
    if lifted and director.view.deck_count > 1 and key in director.layout.sprites:
        sprite = director.layout.sprites[key]
        yield sprite, sprite.pose


def outline_deck(surface: Canvas, places: Places, lit: Set[str]) -> None:
    """A line of light about it, if it may be laid somewhere."""
    if DECK_GRIP in lit:
        rect, line = places.zones[DECK], max(2, round(places.px(LINE)))
        shapes.outline(surface, rect.grown(2), rect.w * CORNER + 2, line, palette.LEGAL)
