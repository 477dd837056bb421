"""Signs of buttons, piles and a replay: unit space, centre 0,0, radius 1, y down."""

import math
from collections.abc import Callable
from functools import partial

from build_scripts.art.drawing.paths import (
    Path,
    both,
    box,
    circle,
    drawn,
    line,
    moved,
    polygon,
    smooth,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.signs.icons import door, spiral


def limbo() -> Path:
    """A spiral without an end."""
    return stroked(moved(spiral(), size=0.9), 0.13)


def moth() -> Path:
    """The Nightmare's moth: two pairs of wings, feelers and a body."""
    upper = drawn(
        (0.05, -0.12),
        (0.2, -0.75, 0.75, -0.95, 1.18, -0.82),
        (1.1, -0.62, 1.14, -0.42, 0.98, -0.3),
        (1.0, -0.18, 0.86, -0.04, 0.72, -0.02),
        (0.45, 0.04, 0.2, 0.05, 0.05, 0.1),
    )
    lower = drawn(
        (0.05, 0),
        (0.4, 0.02, 0.82, 0.08, 0.84, 0.36),
        (0.74, 0.4, 0.74, 0.5, 0.66, 0.52),
        (0.66, 0.72, 0.5, 0.78, 0.46, 1.05),
        (0.34, 0.9, 0.36, 0.72, 0.28, 0.62),
        (0.18, 0.52, 0.08, 0.36, 0.04, 0.2),
    )
    feeler = stroked(
        drawn((0.03, -0.3), (0.08, -0.68, 0.26, -0.72, 0.4, -0.96), closed=False), 0.07
    )
    body = drawn((0, -0.36), (0.2, -0.3, 0.14, 0.3, 0, 0.72), (0, -0.36))
    return moved(both(union(upper, lower, feeler, body)), size=0.84)


def hand() -> Path:
    """Three cards, fanned; each keeps a gap from the one beneath."""
    fan = Path()
    for turn, x in ((-22, -0.42), (0, 0.0), (22, 0.42)):
        y = 0.1 + abs(x) * 0.3
        gap = moved(box(-0.415, -0.72, 0.83, 1.254, 0.12), x, y, turn=turn)
        fan = union(without(fan, gap), moved(box(-0.34, -0.62, 0.68, 1.08, 0.07), x, y, turn=turn))
    return fan


def round_arrow(side: int) -> Path:
    """An arrow over three quarters of a circle, its head at the left (1) or at the right (-1)."""
    x, y, radius = 0.06, 0.12, 0.62
    angles = [math.radians(-172 + 250 * step / 40) for step in range(41)]
    arc = smooth([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles])
    head = polygon((-0.98, -0.14), (-0.16, -0.14), (-0.57, 0.5))
    return moved(union(stroked(arc, 0.24), head), wide=side)


def tick() -> Path:
    """The sign of what is picked."""
    return polygon(
        (-0.58, 0.02), (-0.4, -0.16), (-0.14, 0.14), (0.4, -0.44), (0.58, -0.26), (-0.14, 0.5)
    )


def bubble(*holes: Path) -> Path:
    """A speech bubble with holes in it."""
    said = union(box(-0.95, -0.8, 1.9, 1.25, 0.36), polygon((-0.55, 0.3), (0.0, 0.3), (-0.6, 0.92)))
    return without(said, *holes)


def hinted() -> Path:
    """A little is said: three dots."""
    return bubble(*(circle(x, -0.18, 0.16) for x in (-0.5, 0.0, 0.5)))


def told() -> Path:
    """The sign of what is said in full: lines of text."""
    return bubble(box(-0.6, -0.5, 1.2, 0.2, 0.1), box(-0.6, -0.07, 0.8, 0.2, 0.1))


def unsaid() -> Path:
    """An empty bubble, struck through: nothing is said."""
    hollow = bubble(box(-0.73, -0.58, 1.46, 0.81, 0.18))
    gap, bar = (moved(box(-1.2, -half, 2.4, 2 * half), 0, 0, turn=45) for half in (0.3, 0.13))
    return union(without(hollow, gap), bar)


def palm() -> Path:
    """Somebody asks that something be left: an open hand, held up."""
    fingers = ((-0.5, -0.5), (-0.17, -0.86), (0.16, -0.92), (0.49, -0.68))
    raised = [box(x - 0.135, y, 0.27, 1.2, 0.135) for x, y in fingers]
    thumb = moved(box(-0.15, -0.85, 0.3, 1.0, 0.15), 0.42, 0.62, turn=52)
    return moved(union(*raised, box(-0.635, -0.05, 1.26, 0.98, 0.42), thumb), -0.1, 0, size=0.95)


def heart() -> Path:
    """The sign of a wish."""
    half = drawn(
        (0, 0.85),
        (0.35, 0.5, 0.98, 0.1, 0.95, -0.35),
        (0.93, -0.8, 0.3, -0.95, 0, -0.45),
        (0, 0.85),
    )
    return both(half)


def lashed_eye() -> Path:
    """An open eye with lashes: both players know a card. It does not resemble a Nightmare's."""
    lid = drawn(
        (-0.98, 0.16), (-0.5, -0.62, 0.5, -0.62, 0.98, 0.16), (0.5, 0.86, -0.5, 0.86, -0.98, 0.16)
    )
    white = drawn(
        (-0.72, 0.16),
        (-0.36, -0.36, 0.36, -0.36, 0.72, 0.16),
        (0.36, 0.62, -0.36, 0.62, -0.72, 0.16),
    )
    lashes = [
        moved(box(-0.09, -0.86, 0.18, 0.36, 0.05), 0, 0.12, turn=turn) for turn in (-40, 0, 40)
    ]
    return union(without(lid, white), circle(0, 0.13, 0.33), *lashes)


def three_cards() -> Path:
    """A trio: three cards side by side."""
    return together(*(box(x - 0.27, -0.46, 0.54, 0.92, 0.1) for x in (-0.68, 0.0, 0.68)))


def five_cards() -> Path:
    """Five cards of the deck, each a step further: of the lower ones only the edges are seen."""
    stack = box(-0.95, -0.2, 0.8, 1.12, 0.12)
    for step in range(1, 5):
        x, y = -0.95 + 0.27 * step, -0.2 - 0.17 * step
        stack = union(
            without(stack, box(x - 0.1, y - 0.1, 1.0, 1.32, 0.16)), box(x, y, 0.8, 1.12, 0.12)
        )
    return stack


def log() -> Path:
    """A sheet with a dog-ear and lines: the log."""
    sheet = without(
        box(-0.66, -0.9, 1.32, 1.8, 0.14), polygon((0.2, -1), (0.76, -1), (0.76, -0.44))
    )
    ear = polygon((0.24, -0.78), (0.56, -0.46), (0.24, -0.46))
    lines = [box(-0.42, y, 0.84, 0.16, 0.08) for y in (-0.16, 0.18, 0.52)]
    return union(without(sheet, box(0.1, -1, 0.6, 0.64), *lines), ear)


def unseen() -> Path:
    """Cards of which nobody has seen the face: one with a question on it, over another."""
    hook = stroked(drawn((-0.3, -0.3), (-0.3, -0.76, 0.3, -0.76, 0.3, -0.32),
                         (0.3, -0.04, 0, -0.04, 0, 0.2), closed=False), 0.16)  # fmt: skip
    front = moved(box(-0.58, -0.86, 1.16, 1.72, 0.16), 0.2, 0.08)
    gap = moved(box(-0.7, -0.98, 1.4, 1.96, 0.24), 0.2, 0.08)
    back = moved(box(-0.58, -0.86, 1.16, 1.72, 0.16), -0.3, -0.06, turn=-12)
    asked = union(moved(hook, 0.2, 0.08), circle(0.2, 0.52, 0.125))
    return union(without(back, gap), without(front, asked))


def asked() -> Path:
    """A question mark: help at a decision."""
    hook = stroked(drawn((-0.44, -0.36), (-0.44, -1.02, 0.46, -1.02, 0.46, -0.36),
                         (0.46, 0.02, 0, -0.02, 0, 0.36), closed=False), 0.22)  # fmt: skip
    return union(hook, circle(0, 0.76, 0.165))


def lamp() -> Path:
    """Advice: a lamp that shines, on its foot."""
    glass = union(
        circle(0, -0.12, 0.55), polygon((-0.4, 0.2), (0.4, 0.2), (0.26, 0.56), (-0.26, 0.56))
    )
    foot = union(box(-0.26, 0.64, 0.52, 0.15, 0.07), box(-0.15, 0.86, 0.3, 0.13, 0.06))
    ray = box(-0.07, -0.96, 0.14, 0.24, 0.07)
    rays = [moved(ray, 0, -0.06, turn=turn) for turn in (-100, -50, 0, 50, 100)]
    return union(glass, foot, *rays)


def menu() -> Path:
    """The sign of the menu: three lines."""
    return union(*(box(-0.72, y - 0.11, 1.44, 0.22, 0.11) for y in (-0.5, 0.0, 0.5)))


SIGNS: dict[str, Callable[[], Path]] = {
    "limbo": limbo,
    "kind-NM": moth,
    "hand": hand,
    "undo": partial(round_arrow, 1),
    "redo": partial(round_arrow, -1),
    "log": log,
    "unseen": unseen,
    "hint": lamp,
    "menu": menu,
    "book": asked,
    "tick": tick,
    "talk-silence": unsaid,
    "talk-hints": hinted,
    "talk-open": told,
    "sign-leave": palm,
    "sign-help": heart,
    "known": lashed_eye,
    "trio": three_cards,
    "five": five_cards,
}


def play() -> Path:
    return stroked_about(polygon((-0.5, -0.62), (0.5, 0), (-0.5, 0.62)))


def stroked_about(path: Path) -> Path:
    """The shape with round corners."""
    return union(path, stroked(path, 0.16))


def pause() -> Path:
    return union(box(-0.52, -0.66, 0.36, 1.32, 0.1), box(0.16, -0.66, 0.36, 1.32, 0.1))


def step(points: int, bar: bool, side: int) -> Path:
    """Points that lead on (1) or back (-1), with or without a bar at their end."""
    wide = 0.44
    tips = [
        moved(stroked(line((-0.2, -0.5), (0.2, 0), (-0.2, 0.5)), 0.24), (i - points / 2) * wide)
        for i in range(points)
    ]
    end = [box((points / 2 - 0.5) * wide + 0.12, -0.6, 0.22, 1.2, 0.1)] if bar else []
    return moved(union(*tips, *end), wide=side)


def lost_door() -> Path:
    """A Door, crossed out."""
    across = line((-0.72, 0.72), (0.72, -0.72))
    shut = without(moved(door(), 0, -0.03, 0.86), stroked(across, 0.5))
    return union(shut, stroked(across, 0.2))


TRANSPORT: dict[str, Callable[[], Path]] = {
    "play": play,
    "pause": pause,
    "event-on": partial(step, 1, False, 1),
    "event-back": partial(step, 1, False, -1),
    "decision-on": partial(step, 2, False, 1),
    "decision-back": partial(step, 2, False, -1),
    "turn-on": partial(step, 2, True, 1),
    "turn-back": partial(step, 2, True, -1),
    "door-lost": lost_door,
}
