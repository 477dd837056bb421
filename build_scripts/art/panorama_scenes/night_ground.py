"""What all places of the panorama stand on, and their lights.

Heights and lengths are those of a card.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from build_scripts.art.colours import from_hex, mixed
from build_scripts.art.paint import Sheet, upright
from build_scripts.art.paths import Path, box, circle, moved, spark
from build_scripts.art.view import View

SHORE = 466.0
"""Where the ground begins on which a place stands: a little below its Doors."""
LEFT = -520.0
RIGHT = 940.0
LOW = 900.0
"""How far the ground of a place reaches."""
AXIS = 210.0


class Unlit(Sheet):
    """A sheet in which nothing shines."""

    def glow(self, x: float, y: float, radius: float, colour: object, alpha: float) -> None:
        """Nothing."""


class Asleep(View):
    """A place at night with its lights out."""

    def lit(self, path: Path, strength: float = 0.9) -> None:
        """A dark window."""
        self.sheet.fill(path, self.shade(0.86))


def draw_sky(view: View) -> None:
    """Night behind all of a place, and its stars."""
    r = view.ramp
    stops = [(0.0, r[5]), (0.45, r[4]), (0.8, mixed(r[4], r[3], 0.6)), (1.0, r[3])]
    view.sheet.fill(box(LEFT, 100, RIGHT - LEFT, LOW), upright(190, SHORE + 20, stops))
    chance = random.Random("OAGL".index(view.place) + 50)
    for _ in range(110):
        x, y = chance.uniform(LEFT, RIGHT), chance.uniform(180, 400)
        size = chance.choice((0.8, 1.0, 1.4, 4.0))
        star = moved(spark(), x, y, size) if size > 2 else circle(x, y, size)
        view.sheet.fill(star, from_hex("FFF6DC", chance.uniform(0.25, 0.8)))


@contextmanager
def stretched(view: View, wide: float, aside: float = 0.0) -> Iterator[None]:
    """What is drawn is wider, about the middle of the place, and moved aside."""
    canvas = view.sheet.canvas
    canvas.save()
    canvas.translate(AXIS + aside, 0)
    canvas.scale(wide, 1)
    canvas.translate(-AXIS, 0)
    yield
    canvas.restore()
