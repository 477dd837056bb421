"""The small signs of a calendar and a ladder: won, lost, or in progress. What was won or lost on
its very day is filled, what was played later is a ring."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.look import icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.pages.deals.attempts import Attempts, State
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect

ICONS = {"won": "spark", "lost": "kind-M", "running": "keyhole"}
INSIDE = 0.62


@dataclass(frozen=True)
class Sign:
    """What a deal came to, and whether it is ranked."""

    state: State
    ranked: bool


def sign_of(attempts: Attempts) -> Sign | None:
    """None of a deal that nobody has met."""
    return None if attempts.state == "new" else Sign(attempts.state, attempts.ranked is not None)


def draw_pair(surface: Canvas, rect: Rect, sign: Sign, places: Places) -> None:
    """That of a deal for two: one lies on another, in a room one and a half as wide as high."""
    side = rect.h
    back = Rect(rect.x + rect.w - side, rect.y, side, side)
    shapes.box(surface, back, side / 2, *palette.NIGHT_BUTTON)
    ink = palette.GOLD if sign.state == "won" else palette.CAPTION_IDLE
    shapes.outline(surface, back, side / 2, max(1.4, side * 0.07), palette.faded(ink, 200))
    shapes.box(
        surface, Rect(rect.x, rect.y, side, side), side / 2, palette.faded(palette.ROW[1], 255)
    )
    draw_sign(surface, Rect(rect.x, rect.y, side, side), sign, places)


def draw_sign(surface: Canvas, rect: Rect, sign: Sign, places: Places) -> None:
    """In a square."""
    line = max(1.4, rect.h * 0.07)
    ink = palette.GOLD_TEXT if sign.state == "won" else palette.CAPTION_IDLE
    if sign.state == "running" or not sign.ranked:
        if sign.state == "won":
            foil.outline(surface, rect, rect.h / 2, line)
        else:
            shapes.outline(surface, rect, rect.h / 2, line, palette.faded(ink, 190))
    elif sign.state == "won":
        slabs.slab(surface, rect, rect.h / 2, places.px(1.2), slabs.GOLD, places)
        ink = palette.GOLD_BUTTON_TEXT
    else:
        shapes.box(surface, rect, rect.h / 2, palette.CAPTION_IDLE)
        ink = palette.TABLE_EDGE
    px = max(6, round(rect.h * INSIDE))
    picture = icons.draw(ICONS[sign.state], px, ink)
    surface.blit(picture, picture.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))
