"""The Garden's buildings."""

from __future__ import annotations

from build_scripts.art.colours import from_hex
from build_scripts.art.paths import (
    Path,
    arch,
    both,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    smooth,
    together,
    union,
    without,
)
from build_scripts.art.view import View


def draw_pavilion(view: View, x: float, ground: float, size: float, depth: float) -> None:
    """A domed pavilion with three lit arches; 124 wide and 136 high at size 1."""

    def placed(path: Path) -> Path:
        return moved(path, x, ground, size)

    doors = [arch(across, -13, width, 40) for across, width in ((-29, 19), (0, 24), (29, 19))]
    wall = without(box(-46, -63, 92, 53), *doors)
    view.lit(placed(together(*doors)))
    view.cut(placed(_dome()), depth + 0.05)
    for reach in (10.5, 22.0):
        rib = both_lines((reach * 0.1, -121), (reach * 1.25, -108), (reach * 1.32, -86))
        view.fine(placed(rib), 0.9, 0.4)
    view.fine(placed(line((0, -122), (0, -86))), 0.9, 0.4)
    view.cut(placed(box(-35, -84, 70, 18)), depth + 0.02)
    eyes = together(*(circle(across, -75, 3.6) for across in (-24, -8, 8, 24)))
    view.lit(placed(eyes), 0.4)
    view.cut(placed(wall), depth)
    columns = [_column(across, -62, 49) for across in (-43, -15.5, 15.5, 43)]
    view.cut(placed(union(*columns)), depth + 0.06)
    view.cut(placed(union(box(-54, -69, 108, 5), box(-50, -65, 100, 5))), depth + 0.08)
    view.cut(placed(union(box(-56, -11, 112, 6), box(-62, -5.5, 124, 7))), depth + 0.1)


def both_lines(*points: tuple[float, float]) -> Path:
    """A soft line and its mirror image about 0."""
    opposite = [(-px, py) for px, py in points]
    return together(smooth(points), smooth(opposite))


def _dome() -> Path:
    half = drawn(
        (0, -85), (36, -85), (43, -106, 20, -116, 4, -123), (2.2, -126), (2.2, -131), (0, -131)
    )
    return union(both(half), circle(0, -133.5, 3.2), box(-0.8, -146, 1.6, 12))


def _column(x: float, top: float, height: float) -> Path:
    low = top + height
    return union(
        box(x - 2.4, top, 4.8, height), box(x - 4, top, 8, 3), box(x - 4, low - 3.5, 8, 3.5)
    )


def balustrade(left: float, right: float, top: float, height: float, count: int) -> Path:
    """A rail on turned balusters."""
    parts = [
        box(left, top, right - left, height * 0.2),
        box(left, top + height * 0.86, right - left, height * 0.22),
    ]
    step = (right - left) / count
    for i in range(count):
        middle = left + (i + 0.5) * step
        parts.append(ellipse(middle, top + height * 0.62, step * 0.27, height * 0.26))
        parts.append(box(middle - step * 0.11, top, step * 0.22, height))
    return union(*parts)


def draw_birdcage(view: View, x: float, ground: float, size: float, depth: float) -> None:
    """An open garden house of iron ribs with a lamp in it; 64 wide and 92 high at size 1."""

    def placed(path: Path) -> Path:
        return moved(path, x, ground, size)

    view.sheet.glow(x, ground - 34 * size, 74 * size, from_hex("FFDF90"), 0.95)
    inner = drawn(
        (-28, -4), (-28, -44), (-26, -66, -8, -72, 0, -78), (8, -72, 26, -66, 28, -44), (28, -4)
    )
    view.lit(placed(inner), 0.5)
    iron = view.shade(depth)
    for reach in (0, 10, 19, 27):
        rib = both_lines((reach, -3), (reach, -44), (reach * 0.78, -62), (reach * 0.1, -78))
        view.sheet.trace(placed(rib), 1.7 * size, iron)
    view.cut_in(
        placed(union(box(-31, -47, 62, 4), box(-34, -4, 68, 5), box(-38, 0, 76, 5))), iron, 0.3
    )
    view.cut_in(placed(union(circle(0, -82, 3.6), box(-0.8, -95, 1.6, 12))), iron, 0.3)
