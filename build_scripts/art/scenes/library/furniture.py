"""Furniture of a library besides shelves; lamps and candles in flat gold, with the light they
throw."""

from build_scripts.art.drawing.colours import faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    inside,
    moved,
    polygon,
    smooth,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.drawing.view import GOLD, View

WARM = from_hex("FFD98A")
AMBER = from_hex("FFB44A")
BULB = from_hex("FFF2C2")


def lamp_shade() -> Path:
    """A bell of height 0.42, its rim at 0,0 and 1 wide."""
    return drawn(
        (-0.5, 0),
        (-0.46, -0.2, -0.3, -0.34, -0.1, -0.38),
        (-0.1, -0.42),
        (0.1, -0.42),
        (0.1, -0.38),
        (0.3, -0.34, 0.46, -0.2, 0.5, 0),
    )


def lamp_stand() -> Path:
    """The stand of a lamp whose shade has its rim 0.62 above the table."""
    stem = drawn(
        (-0.028, -0.98),
        (0.028, -0.98),
        (0.035, -0.4, 0.02, -0.3, 0.06, -0.22),
        (0.09, -0.16, 0.04, -0.12, 0.05, -0.07),
        (-0.05, -0.07),
        (-0.04, -0.12, -0.09, -0.16, -0.06, -0.22),
        (-0.02, -0.3, -0.035, -0.4, -0.028, -0.98),
    )
    foot = drawn(
        (-0.25, 0), (-0.25, -0.07, -0.12, -0.07, 0, -0.09), (0.12, -0.07, 0.25, -0.07, 0.25, 0)
    )
    return union(stem, foot, circle(0, -1.06, 0.045))


def flat_gold(view: View, path: Path, depth: float) -> None:
    """Gold paper without shading, a bright edge on it."""
    view.sheet.cast(path, -1 - 2 * depth, 2 + 5 * depth, 1.6 + 3.5 * depth, 0.5)
    view.sheet.fill(path, GOLD)
    with view.sheet.clipped(path):
        view.sheet.trace(path, 1.6, from_hex("FFF4CC", 0.75))


def lamplight(view: View, x: float, table: float, size: float, strength: float) -> None:
    """The cone under a shade, and the air around it."""
    rim = table - size * 0.62
    near, wide = size * 0.46, size * 0.95
    cone = polygon((x - near, rim), (x + near, rim), (x + wide, table), (x - wide, table))
    beam = [(0.0, faded(BULB, 0.62 * strength)), (1.0, faded(WARM, 0.12 * strength))]
    view.sheet.fill(cone, upright(rim, table, beam), size * 0.04)
    view.sheet.glow(x, rim, size * 1.7, AMBER, 0.45 * strength)


def light_pool(view: View, x: float, y: float, size: float, strength: float) -> None:
    """The bright ellipse that a lamp throws on what it stands on."""
    for part, alpha, colour in ((1.25, 0.22, AMBER), (0.95, 0.34, WARM), (0.62, 0.42, WARM)):
        pool = ellipse(x, y, size * part, size * part * 0.24)
        view.sheet.fill(pool, faded(colour, alpha * strength), size * 0.05)


def reading_lamp(view: View, x: float, table: float, size: float, depth: float) -> None:
    def placed(path: Path, up: float = 0.0) -> Path:
        return moved(path, x, table - up * size, size)

    flat_gold(view, placed(lamp_stand()), depth)
    lit = placed(ellipse(0, 0, 0.45, 0.055), 0.62)
    view.sheet.fill(placed(circle(0, 0.01, 0.12), 0.62), faded(BULB, 0.9), size * 0.05)
    flat_gold(view, placed(lamp_shade(), 0.62), depth)
    view.sheet.fill(lit, BULB)
    band = placed(box(-0.47, -0.07, 0.94, 0.025), 0.62)
    with view.sheet.clipped(placed(lamp_shade(), 0.62)):
        view.sheet.fill(band, from_hex("B5812F", 0.8))


def candle(view: View, x: float, base: float, height: float, depth: float) -> None:
    """A burning candle on a small dish."""
    wide = height * 0.24
    dish = drawn(
        (x - wide * 1.3, base - 3),
        (x + wide * 1.3, base - 3),
        (x + wide * 0.7, base),
        (x - wide * 0.7, base),
    )
    stick = box(x - wide / 2, base - height * 0.68, wide, height * 0.66, 1.2)
    view.cut_in(stick, from_hex("F6E3B8") if view.time != "M" else from_hex("D9B67C"), depth)
    view.cut(dish, depth)
    candle_flame(view, x, base - height * 0.70, height * 0.34)


def candle_flame(view: View, x: float, wick: float, height: float) -> None:
    flame = drawn(
        (x, wick - height),
        (x + height * 0.36, wick - height * 0.45, x + height * 0.28, wick, x, wick),
        (x - height * 0.28, wick, x - height * 0.36, wick - height * 0.45, x, wick - height),
    )
    view.sheet.glow(x, wick - height * 0.4, height * 2.8, WARM, 0.7)
    view.sheet.fill(flame, from_hex("FFC95C"))
    view.sheet.fill(moved(flame, x * 0.5, wick * 0.5, 0.5), BULB)


def lantern(view: View, x: float, y: float, size: float, depth: float, turn: float) -> None:
    """A round lantern on its post, which stands at x, y; `turn` leans it clockwise."""

    def placed(path: Path) -> Path:
        return moved(path, x, y, size, turn)

    post = union(box(-0.035, -0.52, 0.07, 0.52), box(-0.16, -0.06, 0.32, 0.08, 0.02))
    cup = polygon((-0.12, -0.5), (0.12, -0.5), (0.2, -0.6), (-0.2, -0.6))
    cap = union(polygon((-0.24, -0.98), (0.24, -0.98), (0.0, -1.2)), circle(0, -1.22, 0.05))
    light = placed(circle(0, -0.79, 0.23)).getBounds()
    view.sheet.glow(light.centerX(), light.centerY(), size * 1.1, AMBER, 0.75)
    view.sheet.fill(placed(circle(0, -0.79, 0.23)), from_hex("FFDE8E"))
    view.sheet.fill(placed(ellipse(0, -0.77, 0.10, 0.15)), BULB, size * 0.02)
    flat_gold(view, placed(union(post, cup)), depth)
    flat_gold(view, placed(cap), depth)
    bars = [box(dx - 0.015, -0.99, 0.03, 0.42) for dx in (-0.19, 0, 0.19)]
    view.sheet.fill(placed(union(*bars)), GOLD)


def globe(view: View, x: float, base: float, size: float, depth: float) -> None:
    """A globe in its golden meridian; `size` is its height on its foot."""
    radius = size * 0.36
    y = base - size * 0.58
    foot = drawn(
        (x - size * 0.26, base),
        (
            x - size * 0.24,
            base - size * 0.07,
            x - size * 0.04,
            base - size * 0.06,
            x - size * 0.03,
            base - size * 0.2,
        ),
        (x + size * 0.03, base - size * 0.2),
        (
            x + size * 0.04,
            base - size * 0.06,
            x + size * 0.24,
            base - size * 0.07,
            x + size * 0.26,
            base,
        ),
    )
    view.cut(foot, depth)
    ball = circle(x, y, radius)
    view.cut(ball, depth)
    with view.sheet.clipped(ball):
        land = mixed(view.shade(depth - 0.42), from_hex("FFE3A0"), 0.25)
        view.sheet.fill(moved(lands(), x, y, radius, 12), land)
        meridians = [ellipse(0, 0, part, 1) for part in (0.34, 0.72)]
        circles = [ellipse(0, 0.5 * part, 1, 0.12) for part in (-1, 0, 1)]
        net = moved(together(*meridians, *circles), x, y, radius, 12)
        view.sheet.trace(net, 0.7, from_hex("FFE9B0", 0.45))
        night = moved(ball, radius * 0.45, radius * 0.30)
        view.sheet.fill(without(ball, night), from_hex("FFF3D0", 0.14))
        view.sheet.fill(
            without(ball, moved(ball, -radius * 0.35, -radius * 0.28)), from_hex("120702", 0.38)
        )
    ring = without(circle(0, 0, 1.16), circle(0, 0, 1.06))
    half = union(
        inside(ring, box(-1.3, -1.3, 1.3, 2.6)),
        box(-0.05, -1.3, 0.1, 0.3),
        box(-0.05, 1.0, 0.1, 0.3),
    )
    flat_gold(view, moved(half, x, y, radius, 22), depth)


def lands() -> Path:
    """A few continents that are nobody's, on a disc of radius 1."""
    north = smooth(
        [
            (-0.7, -0.5),
            (-0.3, -0.75),
            (0.1, -0.6),
            (0.0, -0.25),
            (-0.25, -0.1),
            (-0.3, 0.15),
            (-0.55, -0.1),
        ],
        True,
    )
    south = smooth([(-0.2, 0.3), (0.1, 0.2), (0.25, 0.45), (0.05, 0.85), (-0.1, 0.6)], True)
    east = smooth(
        [(0.35, -0.6), (0.8, -0.5), (0.95, 0.0), (0.7, 0.25), (0.55, -0.05), (0.3, -0.2)], True
    )
    return together(north, south, east)


def ink_and_quill(view: View, x: float, base: float, size: float, depth: float) -> None:
    """A feather in an ink pot."""
    feather = drawn((0, 0), (0.1, -0.5, 0.1, -1.1, 0.55, -1.7), (0.5, -1.1, 0.4, -0.7, 0.12, -0.3))
    pale = mixed(from_hex("FFF3D2"), view.shade(depth), 0.25)
    view.cut_in(moved(feather, x, base - size * 0.35, size), pale, depth * 0.5)
    quill = drawn((0, 0), (0.12, -0.6, 0.2, -1.0, 0.5, -1.6), closed=False)
    view.sheet.trace(moved(quill, x, base - size * 0.35, size), 0.8, faded(view.shade(depth), 0.6))
    pot = union(box(-0.3, -0.42, 0.6, 0.42, 0.14), box(-0.17, -0.55, 0.34, 0.2, 0.04))
    view.cut(moved(pot, x, base, size), depth)


def vase(view: View, x: float, base: float, size: float, depth: float) -> None:
    """A tall vase with two handles."""
    body = drawn(
        (-0.16, 0),
        (-0.14, -0.1),
        (-0.42, -0.35, -0.36, -0.75, -0.13, -0.84),
        (-0.2, -1),
        (0.2, -1),
        (0.13, -0.84),
        (0.36, -0.75, 0.42, -0.35, 0.14, -0.1),
        (0.16, 0),
    )
    handle = drawn((0.13, -0.9), (0.5, -0.95, 0.5, -0.6, 0.32, -0.55), closed=False)
    handles = [stroked(moved(handle, wide=side), 0.06) for side in (1, -1)]
    view.cut(moved(union(body, *handles), x, base, size), depth)


def shelf_ladder(
    foot: tuple[float, float], head: tuple[float, float], wide: float, rungs: int
) -> Path:
    """A ladder that leans from its left foot to its left head, narrower above."""
    narrow = wide * 0.82
    thick = wide * 0.17

    def rail(low: float, high: float) -> Path:
        return polygon(
            (foot[0] + low, foot[1]),
            (foot[0] + low + thick, foot[1]),
            (head[0] + high + thick * 0.8, head[1]),
            (head[0] + high, head[1]),
        )

    steps = []
    for i in range(rungs):
        up = (i + 0.7) / (rungs + 0.3)
        x, y = foot[0] + (head[0] - foot[0]) * up, foot[1] + (head[1] - foot[1]) * up
        span = wide + (narrow - wide) * up
        steps.append(box(x + thick * 0.4, y, span, thick * 0.7))
    return union(rail(0, 0), rail(wide, narrow), *steps)
