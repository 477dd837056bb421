"""The signs of the Denizens: a jointed puppet for all of them, and for each what it works with.
Unit space, centre 0,0, radius 1, y down."""

from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    spark,
    stroked,
    together,
    union,
    without,
)


def puppet() -> Path:
    """A paper puppet on its stick, one arm up; its joints are holes."""
    body = polygon((-0.26, -0.4), (0.26, -0.4), (0.42, 0.36), (-0.42, 0.36))
    arm = box(-0.1, -0.1, 0.2, 0.62, 0.1)
    raised, hanging = moved(arm, 0.3, -0.3, turn=-125), moved(arm, -0.3, -0.3, turn=28)
    legs = [moved(arm, x, 0.3, turn=turn, high=0.9) for x, turn in ((-0.2, 8.0), (0.2, -8.0))]
    stick = box(-0.05, 0.3, 0.1, 0.72)
    pins = [
        circle(x, y, 0.075) for x, y in ((-0.28, -0.28), (0.28, -0.28), (-0.2, 0.34), (0.2, 0.34))
    ]
    figure = union(body, circle(0, -0.68, 0.3), raised, hanging, *legs, stick)
    return without(figure, *pins)


def puppet_alone() -> Path:
    """A stick with a joint, and nobody on it."""
    stick = union(box(-0.06, -0.3, 0.12, 1.3), stroked(line((-0.62, -0.3), (0.62, -0.3)), 0.14))
    threads = [stroked(line((x, -0.3), (x * 0.86, 0.42)), 0.06) for x in (-0.56, 0.56)]
    pins = [without(circle(x, 0.5, 0.17), circle(x, 0.5, 0.07)) for x in (-0.48, 0.48)]
    return union(stick, *threads, *pins, stroked(circle(0, -0.66, 0.26), 0.12))


def trowel() -> Path:
    blade = polygon((0, 1.0), (-0.5, 0.0), (0.5, 0.0))
    return moved(
        union(blade, box(-0.08, -0.4, 0.16, 0.5), box(-0.17, -0.95, 0.34, 0.6, 0.15)), turn=35
    )


def pack() -> Path:
    """A bundle on a crook."""
    bundle = union(
        ellipse(0.1, 0.38, 0.66, 0.56), polygon((-0.16, -0.26), (0.36, -0.26), (0.1, 0.1))
    )
    knot = without(bundle, stroked(line((-0.4, 0.06), (0.6, 0.06)), 0.1))
    return union(knot, moved(box(-0.07, -1.15, 0.14, 1.7, 0.07), -0.1, 0.1, turn=48))


def lamp() -> Path:
    cage = without(
        polygon((-0.42, -0.4), (0.42, -0.4), (0.56, 0.66), (-0.56, 0.66)),
        polygon((-0.28, -0.26), (0.28, -0.26), (0.38, 0.5), (-0.38, 0.5)),
    )
    roof = polygon((-0.6, -0.38), (0, -0.8), (0.6, -0.38))
    ring = stroked(circle(0, -0.86, 0.16), 0.1)
    flame = drawn((0, -0.2), (0.34, 0.16, 0.2, 0.44, 0, 0.46), (-0.2, 0.44, -0.34, 0.16, 0, -0.2))
    return union(cage, roof, ring, flame, box(-0.62, 0.64, 1.24, 0.2, 0.05))


def net() -> Path:
    """A landing net."""
    hoop = stroked(ellipse(-0.2, -0.34, 0.62, 0.5), 0.15)
    mesh = [stroked(line((x - 0.3, -0.8), (x + 0.2, 0.1)), 0.07) for x in (-0.42, -0.1, 0.22)]
    mesh += [stroked(line((x + 0.3, -0.8), (x - 0.2, 0.1)), 0.07) for x in (-0.66, -0.34, -0.02)]
    handle = moved(box(-0.09, 0, 0.18, 1.05, 0.08), 0.22, 0.06, turn=-42)
    return union(hoop, handle, *mesh)


def broom() -> Path:
    stick = box(-0.07, -1.0, 0.14, 1.15, 0.06)
    brush = polygon((-0.26, 0.06), (0.26, 0.06), (0.56, 0.98), (-0.56, 0.98))
    gaps = [stroked(line((x * 0.5, 0.36), (x, 1.1)), 0.07) for x in (-0.3, 0.0, 0.3)]
    return moved(union(stick, without(brush, *gaps)), turn=24)


def drop() -> Path:
    """Two drops of dye that meet, one of them hollow."""
    one = drawn((0, -0.75), (0.62, 0.05, 0.5, 0.66, 0, 0.66), (-0.5, 0.66, -0.62, 0.05, 0, -0.75))
    left, right = moved(one, -0.32, 0.12), moved(one, 0.36, 0.12)
    return union(
        without(left, moved(right, size=1.0)), without(right, moved(one, 0.36, 0.16, 0.66))
    )


def boat() -> Path:
    hull = drawn((-1, 0.25), (-0.5, 0.36, 0.5, 0.36, 1.0, 0.2), (0.7, 0.9, -0.6, 0.9, -1, 0.25))
    oar = moved(
        union(box(-0.06, -1.0, 0.12, 1.5, 0.05), ellipse(0, 0.62, 0.16, 0.3)), 0.1, -0.05, turn=30
    )
    waves = stroked(line((-0.8, 0.98), (0.8, 0.98)), 0.1)
    return union(hull, oar, waves)


def magpie() -> Path:
    """A bird in profile with a ring in its beak."""
    body = drawn((-0.5, 0.3), (-0.4, -0.3, 0.1, -0.5, 0.4, -0.4), (0.5, 0.2, 0.1, 0.62, -0.3, 0.52))
    tail = polygon((-0.3, 0.2), (-1.05, 0.75), (-0.95, 0.95), (-0.1, 0.5))
    head, beak = circle(0.42, -0.44, 0.28), polygon((0.62, -0.56), (1.0, -0.36), (0.62, -0.3))
    legs = together(box(-0.05, 0.5, 0.08, 0.36), box(0.12, 0.46, 0.08, 0.4))
    ring = stroked(circle(0.92, -0.06, 0.17), 0.1)
    return union(without(body, ellipse(-0.04, 0.12, 0.2, 0.1)), tail, head, beak, legs, ring)


def beyond() -> Path:
    """Four nested stars: the Door of every place."""
    whole = spark()
    eight = union(moved(whole, size=1.15), moved(whole, turn=45, size=1.0))
    return without(union(eight, circle(0, 0, 0.42)), circle(0, 0, 0.2))


SIGNS = {
    "ZA": trowel,
    "ZE": pack,
    "ZL": lamp,
    "ZF": net,
    "ZW": broom,
    "ZY": drop,
    "ZR": boat,
    "ZI": magpie,
}
"""Tool of each Denizen, by its face."""
