"""The Garden's buildings and its fountain."""

import math
from collections.abc import Callable

from build_scripts.art.drawing.colours import WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paths import (
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
from build_scripts.art.drawing.view import View


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


def draw_fountain(view: View, x: float, ground: float, size: float, depth: float) -> None:
    """Three bowls, one above the other, and the water that falls from each to the next; 184 wide
    and 140 high at size 1."""

    def placed(path: Path) -> Path:
        return moved(path, x, ground, size)

    _draw_pool(view, placed, depth)
    for edge, low, top in ((44, -9, -46), (25, -50, -82)):
        view.sheet.fill(placed(_veil(edge, low, top)), faded(WHITE, 0.22))
    for part in _stone():
        view.cut(placed(part), depth)
    for edge, low, top in ((15, -86, -109), (28, -48, -86), (49, -9, -48)):
        for i, thread in enumerate(_threads(edge, low, top)):
            view.sheet.trace(placed(thread), 0.9, faded(WHITE, 0.78 - 0.08 * i))
    for reach in (4.0, 9.0):
        jet = both_lines((0, -121), (reach * 0.5, -136 + reach), (reach, -126), (reach * 1.3, -112))
        view.sheet.trace(placed(jet), 1.0, faded(WHITE, 0.85))
    front = drawn((-92, -6), (-88, 12, 88, 12, 92, -6), (60, 6, -60, 6, -92, -6))
    view.cut(placed(front), depth)


def _draw_pool(view: View, placed: Callable[[Path], Path], depth: float) -> None:
    pale = mixed(view.ramp[1], mixed(view.ramp[0], WHITE, 0.4), 0.3)
    view.cut(placed(ellipse(0, -6, 92, 15)), depth - 0.06)
    view.sheet.fill(placed(ellipse(0, -8.5, 85, 11.5)), faded(pale, 0.95))
    for reach in (70.0, 48.0, 28.0):
        view.sheet.trace(placed(ellipse(0, -8, reach, reach / 8)), 0.8, faded(WHITE, 0.6))


def _stone() -> list[Path]:
    """Bowls and what bears them, from the foot to the finial."""
    finial = drawn((0, -122), (4, -115, 0, -109), (-4, -115, 0, -122))
    return [
        union(_baluster(-14, -48, 11), box(-15, -17, 30, 6, 2)),
        _bowl(-46, 47, 17),
        _baluster(-46, -84, 6.5),
        _bowl(-84, 27, 12),
        _baluster(-84, -110, 4),
        _bowl(-109, 13, 7),
        finial,
    ]


def _bowl(top: float, half: float, drop: float) -> Path:
    shell = drawn(
        (-half, top),
        (-half * 0.8, top + drop * 0.95, -half * 0.2, top + drop * 0.75, -3, top + drop + 2),
        (3, top + drop + 2),
        (half * 0.2, top + drop * 0.75, half * 0.8, top + drop * 0.95, half, top),
    )
    return union(shell, box(-half - 2, top - 2.2, half * 2 + 4, 4, 2))


def _baluster(low: float, top: float, half: float) -> Path:
    return both(
        drawn(
            (0, low), (half, low), (half * 0.2, low - (low - top) * 0.3),
            (half * 1.1, low - (low - top) * 0.5, half * 0.3, low - (low - top) * 0.75),
            (half * 0.5, top), (0, top),
        )
    )  # fmt: skip


def _veil(edge: float, low: float, top: float) -> Path:
    """The thin water behind the threads."""
    return drawn(
        (-edge, top), (-edge - 9, top + 6, -edge - 9, low), (edge + 9, low),
        (edge + 9, top + 6, edge, top),
    )  # fmt: skip


def _threads(edge: float, low: float, top: float) -> list[Path]:
    """Water over the lip of a bowl, in pairs from the outermost inwards."""
    threads = []
    for i in range(7):
        start = edge * math.cos(math.pi * (i + 0.5) / 14)
        reach = start + 9 * start / edge
        foot = low - (6 - i) * 0.4
        threads.append(both_lines((start, top - 1), (reach - 1, top + 7), (reach, foot)))
    return threads
