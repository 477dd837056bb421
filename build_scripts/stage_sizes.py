"""How much of the screen the great moments take, and how far the Nightmare opens its wings."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from build_scripts.acting import FRAME, Doing
from build_scripts.art.moth import draw_moth
from build_scripts.art.paint import Sheet
from build_scripts.art.writing import picture
from build_scripts.moments import MOMENTS
from game.rules.state import DOORS, FORESIGHT, REVEALED
from game.screen.app import App
from game.table.layout.places import CARD_RATIO

LEAST_ANGLE = 18.0
LARGE = {
    # A moment, in which zone its cards lie, and how wide they are to be, by the design.
    "a Nightmare": ("nightmare-comes", REVEALED, 1, 360),
    "a Door that opens": ("search", DOORS, 1, 380),
    "a Prophecy": ("prophecy", FORESIGHT, 5, 220),
}


def shares(app: App) -> Iterator[tuple[str, bool]]:
    """The largest part of the screen that each of them takes."""
    whole = app.size[0] * app.size[1]
    for name, (moment, zone, count, wide) in LARGE.items():
        taken = largest(app, moment, zone, count)
        due = count * (wide * app.size[0] / 1920) ** 2 * CARD_RATIO
        said = f"{name} takes {taken / whole:.1%} of the screen, and is to take {due / whole:.1%}"
        yield said, taken >= 0.97 * due


def largest(app: App, moment: str, zone: str, count: int) -> float:
    """Pixels: of so many cards of this zone together, when they are at their largest."""
    played, most = MOMENTS[moment], 0.0
    table = played.set(app)
    director = table.session.director

    def step(doing: Doing) -> None:
        nonlocal most
        app.step(FRAME, doing())
        widths = sorted((pose.width for at, pose in director.sprites if at.zone == zone))
        most = max(most, sum(width**2 * CARD_RATIO for width in widths[-count:]))

    played.play(app, step)
    return most


def wing_angle() -> tuple[str, bool]:
    """By how many degrees the tip of a wing rises, measured on the drawing."""
    angle = tip(1.0) - tip(0.0)
    return f"the Nightmare's wings open by {angle:.0f} degrees", angle >= LEAST_ANGLE


def tip(spread: float) -> float:
    """How high the tip of the right upper wing stands, in degrees above what is level."""
    sheet = Sheet((400, 400), 2)
    draw_moth(sheet, 200, 200, 120, spread)
    alpha = np.asarray(picture(sheet))[..., 3] > 200
    down, across = np.nonzero(alpha)
    right, up = across / 2 - 200, 200 - down / 2
    # The feelers stand close to the middle; the lower wings hang.
    wing = (right > 40) & (up > -20)
    far = np.hypot(right, up) * wing
    at = int(far.argmax())
    return float(np.degrees(np.arctan2(up[at], right[at])))
