"""The small signs of the pages of deals: won, lost or in progress."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.look import icons, palette, shapes
from game.screen.materials import slabs
from game.screen.pages.deals.attempts import Attempts, State
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf
from game.table.layout.places import Rect

ICONS = {"won": "spark", "lost": "kind-M", "running": "keyhole"}
INSIDE = 0.62
"""Size of the picture in a sign, by the size of the sign."""


@dataclass(frozen=True)
class Sign(Leaf):
    """The sign of a deal: filled if its game is `ranked`, otherwise a ring. Beside words it is
    `side` high by the design, and grows with the letters. One for a `pair` is a disc on another."""

    result: State = "won"
    ranked: bool = True
    side: float = 22

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        side = kit.places.display(self.side)
        return side, side

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        side, won = rect.h, self.result == "won"
        disc, line = Rect(rect.x, rect.y, side, side), max(1.4, side * 0.07)
        ink = kit.theme.inks["title" if won else "idle"]
        if self.result == "running" or not self.ranked:
            shapes.outline(surface, disc, side / 2, line, ink)
        elif won:
            slabs.slab(surface, disc, side / 2, kit.px(1.2), slabs.GOLD, kit.places)
            ink = palette.GOLD_BUTTON_TEXT
        else:
            shapes.box(surface, disc, side / 2, ink)
            ink = kit.theme.looks["button"].top
        picture = icons.draw(ICONS[self.result], max(6, round(side * INSIDE)), ink)
        x, y = disc.centre
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def sign_of(attempts: Attempts, side: float = 22) -> Sign | None:
    """Returns the sign of a deal, or None for one that nobody has played."""
    if attempts.state == "new":
        return None
    return Sign(result=attempts.state, ranked=attempts.ranked is not None, side=side)


def draw_edge(kit: Kit, surface: Canvas, rect: Rect, radius: float, line: float) -> None:
    """Draws the edge of what is of today or picked, `line` wide by the design; a wider one in high
    contrast."""
    if kit.theme.plain:
        shapes.outline(surface, rect, radius, max(3.0, kit.px(4)), palette.LEGAL)
    else:
        kit.theme.outline(surface, rect, radius, kit.px(line))
