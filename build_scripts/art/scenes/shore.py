"""The far shore of the Garden's pond."""

from __future__ import annotations

from build_scripts.art.colours import faded
from build_scripts.art.paths import box, circle, drawn, ridge, union, without
from build_scripts.art.plants import round_tree
from build_scripts.art.scenes.pavilion import draw_pavilion
from build_scripts.art.scenes.topiary import draw_cypress
from build_scripts.art.view import GLOW, View

SHORE = 410.0
"""Where the water begins."""
PAVILION = 282.0
"""The pavilion's middle."""


def draw_far_shore(view: View) -> None:
    """All that stands in the water again, upside down."""
    view.cut(ridge(350, 9, 14, 70, jagged=False), 0.02)
    trees = [round_tree(x, 400, h, x) for x, h in ((186, 40), (206, 30), (60, 52), (350, 44))]
    view.cut(union(*trees), 0.2, rim=False)
    view.cut(ridge(384, 5, 5, 50, jagged=False, base=SHORE + 6), 0.24)
    for x, height in ((342, 118), (366, 142), (386, 110), (222, 84), (42, 120), (78, 88)):
        draw_cypress(view, x, SHORE, height, 0.42, faded(view.ramp[5], 0.14))
    view.sheet.glow(PAVILION, 376, 110, GLOW, 0.42)
    draw_pavilion(view, PAVILION, SHORE - 1, 0.88, 0.52)
    _bridge(view, 132)


def _bridge(view: View, x: float) -> None:
    """A bridge whose arch and its likeness in the water make a full ring."""
    deck = drawn(
        (x - 78, SHORE + 3),
        (x - 40, SHORE - 10, x - 38, SHORE - 52, x, SHORE - 52),
        (x + 38, SHORE - 52, x + 40, SHORE - 10, x + 78, SHORE + 3),
    )
    span = without(deck, circle(x, SHORE + 3, 37))
    posts = []
    for i in range(-5, 6):
        across = i * 10.5
        top = SHORE - 50 + (abs(across) / 62) ** 2.1 * 42
        posts.append(box(x + across - 0.9, top - 9, 1.8, 14))
    rail = drawn(
        (x - 63, SHORE - 18),
        (x - 36, SHORE - 34, x - 30, SHORE - 61, x, SHORE - 61),
        (x + 30, SHORE - 61, x + 36, SHORE - 34, x + 63, SHORE - 18),
        closed=False,
    )
    posts += [box(x + across - 1.4, SHORE - 34, 2.8, 36) for across in (-63, 63)]
    view.cut(union(*posts), 0.56, rim=False)
    for across in (-63, 63):
        view.sheet.glow(x + across, SHORE - 38, 24, GLOW, 0.6)
        view.lit(circle(x + across, SHORE - 38, 4.2), 0.8)
    view.sheet.trace(rail, 2, view.shade(0.56))
    view.cut(span, 0.6)
    view.fine(
        drawn(
            (x - 36, SHORE),
            (x - 34, SHORE - 36, x, SHORE - 36),
            (x + 34, SHORE - 36, x + 36, SHORE),
            closed=False,
        ),
        0.8,
        0.35,
    )
