"""The small signs of the calendar and the ladder: won, lost or in progress. The sign of a ranked
game is filled; that of another one is a ring."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.look import icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.pages.deals.attempts import Attempts, State
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf
from game.table.layout.places import Places, Rect

ICONS = {"won": "spark", "lost": "kind-M", "running": "keyhole"}
INSIDE = 0.62
"""Size of the picture in a sign, by the size of the sign."""
PAIR = 1.42
"""Width of a sign for two, by its height."""


@dataclass(frozen=True)
class Sign:
    """The state of a deal, and whether its game is ranked."""

    state: State
    ranked: bool


NOTHING = Sign("new", ranked=False)


@dataclass(frozen=True)
class SignLeaf(Leaf):
    """A sign beside words, `side` high by the design, which grows with the letters."""

    sign: Sign = NOTHING
    pair: bool = False
    side: float = 22

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        side = kit.places.display(self.side)
        return side * (PAIR if self.pair else 1), side

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw = draw_pair if self.pair else draw_sign
        draw(surface, rect, self.sign, kit.places)


def sign_of(attempts: Attempts) -> Sign | None:
    """Returns the sign of a deal, or None for one that nobody has played."""
    return None if attempts.state == "new" else Sign(attempts.state, attempts.ranked is not None)


def draw_pair(surface: Canvas, rect: Rect, sign: Sign, places: Places) -> None:
    """Draws the sign of a deal for two: one disc on another."""
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
    """Draws a sign in a square."""
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
