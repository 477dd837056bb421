"""What is marked on the small cards of a strip: which is due, and the place of one that lies face
down."""

from __future__ import annotations

from game.screen.cards.faces import CORNER
from game.screen.look import icons, palette, shapes
from game.screen.materials import glow
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.layout.places import Rect
from game.table.layout.poses import Pose, Sprite
from game.table.motion.director import Director


def mark_tab(surface: Canvas, director: Director, sprite: Sprite, pose: Pose) -> None:
    """A frame of light about the one that is due; the crest of one that is turned over."""
    rect = Rect.around((pose.x, pose.y), pose.width, pose.height)
    places, strip = director.layout.places, director.staging.strips[sprite.zone]
    if strip.due(director.view) is sprite.card:
        radius = pose.width * CORNER
        glow.glow(surface, rect, radius, places.px(12), palette.LEGAL, 150)
        shapes.outline(surface, rect.grown(2), radius + 2, max(2, places.px(3)), palette.LEGAL)
    if pose.turn < 0.5 and sprite.card is not None:
        ramp, half = icons.ramp_of(sprite.card), pose.width * 0.4
        disc = Rect.around(rect.centre, 2 * half, 2 * half)
        shapes.box(surface, disc, half, ramp[3])
        shapes.outline(surface, disc, half, max(1, places.px(2)), palette.GOLD)
        crest = icons.draw(symbols.crest(sprite.card), round(half * 1.4), ramp[0])
        surface.blit(crest, crest.get_rect(center=(round(pose.x), round(pose.y))))
