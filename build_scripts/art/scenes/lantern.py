"""The lanterns of the Garden."""

from __future__ import annotations

from build_scripts.art.colours import from_hex
from build_scripts.art.paint import upright
from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    moved,
    polygon,
    stroked,
    together,
    union,
)
from build_scripts.art.view import View

FLAME = [(0.0, from_hex("FFC86E")), (0.6, from_hex("FFF3C4")), (1.0, from_hex("FFD98A"))]


def draw_lantern(view: View, x: float, ground: float, size: float) -> None:
    """A lantern of four panes on a short foot; 34 wide and 62 high at size 1."""

    def placed(path: Path) -> Path:
        return moved(path, x, ground, size)

    view.sheet.glow(x, ground - 26 * size, 70 * size, from_hex("FFD98A"), 0.75)
    pane = polygon((-8, -12), (-11.5, -40), (11.5, -40), (8, -12))
    roof = drawn((-15, -40), (-8, -46, -4, -56), (4, -56), (8, -46, 15, -40))
    body = union(
        roof, circle(0, -59, 3.2), box(-10.5, -13, 21, 4), box(-3, -10, 6, 6), box(-9, -5, 18, 5)
    )
    bars = [
        stroked(polygon((foot, -12), (head, -40)), 1.6)
        for foot, head in ((-8, -11.5), (0, 0), (8, 11.5))
    ]
    view.cut(placed(union(body, *bars)), 0.95)
    view.lit(placed(pane), 0.9)
    view.sheet.fill(placed(pane), upright(ground - 40 * size, ground - 12 * size, FLAME))
    view.sheet.fill(placed(together(*bars)), view.shade(0.95))
