"""A place seen through its window at one of three times: Sun is day, Moon night, Key twilight."""

import math
import random
from dataclasses import dataclass, field

from build_scripts.art.drawing.colours import (
    RAMPS,
    SILVER,
    SYMBOL_FOIL,
    WHITE,
    Colour,
    faded,
    from_hex,
    mixed,
    ramp_at,
)
from build_scripts.art.drawing.paint import Sheet, radial, upright
from build_scripts.art.drawing.paths import Path, box, circle, line, moved, polygon, spark, union
from build_scripts.art.signs.icons import icon

MIDDLE = (210.0, 176.0)
"""Middle of the medallion."""
DARKER = {"S": 0.0, "M": 0.13, "K": 0.06}
"""Share by which the papers are darker at each time."""
GLOW = from_hex("FFF2C8")
STARLIGHT = from_hex("FFF6DC")
GOLD, PALE_SILVER = from_hex("F3C66A"), from_hex("E7EAF5")


@dataclass
class View:
    """The view on which a scene is drawn. Depth is 0 for far and light to 1 for near and dark."""

    place: str
    time: str
    """S, M or K."""
    sheet: Sheet = field(default_factory=Sheet)

    @property
    def ramp(self) -> tuple[Colour, ...]:
        """The colours of the place's papers, from light to dark."""
        return RAMPS[self.place]

    def shade(self, depth: float) -> Colour:
        """The paper's colour at a depth, at this time."""
        darker = 0.30 if (self.place, self.time) == ("L", "M") else DARKER[self.time]
        return ramp_at(self.place, min(1.0, 0.27 + 0.73 * depth + darker * (1 - depth * 0.5)))

    def cut(self, path: Path, depth: float, rim: bool = True) -> None:
        self.sheet.paper(path, self.shade(depth), depth, rim)

    def cut_in(self, path: Path, colour: Colour, depth: float, rim: bool = True) -> None:
        """A sheet of paper in a colour of its own."""
        self.sheet.paper(path, colour, depth, rim)

    def lit(self, path: Path, strength: float = 0.9) -> None:
        """An opening with a light behind it; by night it shines further."""
        self.sheet.fill(path, from_hex("FFDF90", strength), 4 if self.time == "S" else 8)
        self.sheet.fill(path, from_hex("FFE7A6" if self.time == "S" else "FFF1BE"))

    def accent(self, path: Path, depth: float) -> None:
        """Flat gold, silver by night: at most one or two in a picture."""
        self.sheet.paper(path, PALE_SILVER if self.time == "M" else GOLD, depth)

    def fine(self, path: Path, width: float, alpha: float) -> None:
        """A thin line of light."""
        self.sheet.trace(path, width, from_hex("FFE9B0", alpha))

    def sky(self, top: float = 26, bottom: float = 560) -> None:
        """Day, night or twilight behind everything."""
        r = self.ramp
        skies = {
            "S": [(0, r[3]), (0.22, mixed(r[3], r[2], 0.6)), (0.5, r[1]), (0.68, r[0]), (1, r[1])],
            "M": [
                (0, r[5]), (0.3, mixed(r[5], r[4], 0.6)), (0.55, r[4]), (0.72, r[3]), (1, r[2]),
            ],
            "K": [
                (0, mixed(r[4], from_hex("3A1F5E"), 0.45)),
                (0.3, mixed(r[3], from_hex("4A2A6E"), 0.3)),
                (0.55, r[2]), (0.70, mixed(r[1], from_hex("FFC878"), 0.55)), (1, r[1]),
            ],
        }  # fmt: skip
        self.sheet.flood(upright(top, bottom, skies[self.time]))

    def medallion(self) -> None:
        """Light, rays and the plate with the symbol. A scene puts it before its first near sheet:
        nothing that comes later may cover the plate (a circle of radius 84 about `MIDDLE`, for
        the Key down to y 300)."""
        self._rays()
        if self.time == "M":
            self._stars()
        plate = self._plate()
        ramp = self.ramp
        deep = mixed(ramp[4], ramp[5], 0.62)
        self.sheet.cast(plate, -2, 6, 8, 0.55)
        fill = [(0.0, mixed(deep, ramp[3], 0.10)), (0.7, deep), (1.0, ramp[5])]
        self.sheet.fill(plate, radial(*MIDDLE, 110, fill))
        self.sheet.gilt_line(plate, 4)
        {"S": self._sun, "M": self._moon, "K": self._key}[self.time]()

    def _plate(self) -> Path:
        x, y = MIDDLE
        if self.time != "K":
            return circle(x, y, 80)
        skirt = polygon((x - 34, y + 30), (x + 34, y + 30), (x + 56, y + 122), (x - 56, y + 122))
        return union(circle(x, y - 14, 78), skirt)

    def _rays(self) -> None:
        x, y = MIDDLE
        night = self.time == "M"
        self.sheet.glow(x, y, 190, GLOW, 0.35 if night else 0.75)
        for i in range(0, 48, 2 if self.time == "K" else 1):
            reach = 128 if i % 2 else 190 if self.time == "S" else 158
            ray = moved(line((0, -92), (0, -reach)), x, y, turn=i * 7.5)
            self.sheet.trace(ray, 1.3, from_hex("FFF0C0", 0.35 if night else 0.55))

    def _stars(self) -> None:
        chance = random.Random("OAGL".find(self.place) + 1)
        for _ in range(46):
            angle, reach = chance.uniform(0, math.tau), chance.uniform(96, 230)
            size = chance.choice((1.2, 1.6, 2.2, 4, 6))
            x, y = MIDDLE[0] + math.cos(angle) * reach, MIDDLE[1] + math.sin(angle) * reach
            star = moved(spark(), x, y, size) if size > 2 else circle(x, y, size * 0.7)
            self.sheet.fill(star, faded(STARLIGHT, 0.85))

    def _sun(self) -> None:
        self.sheet.gilt_line(circle(*MIDDLE, 73), 1.2)
        self.sheet.gild(icon("kind-S", *MIDDLE, 66), SYMBOL_FOIL)

    def _moon(self) -> None:
        x, y = MIDDLE
        self.sheet.gilt_line(circle(x, y, 73), 1.2, dash=(1, 6))
        self.sheet.gild(icon("kind-M", x + 4, y, 60), SILVER)
        for across, down, size in ((30, -14, 11), (14, 16, 6), (46, 14, 5)):
            self.sheet.fill(moved(spark(), x + across, y + down, size), STARLIGHT)

    def _key(self) -> None:
        x, y = MIDDLE
        inner = moved(self._plate(), x * 0.1, (y + 10) * 0.1, 0.9)
        self.sheet.gilt_line(inner, 1.2)
        self.sheet.gild(icon("kind-K", x, y + 20, 88), SYMBOL_FOIL)

    def fireflies(self, seed: int, top: float, bottom: float, count: int = 16) -> None:
        """Motes of warm light in the lower part of the window."""
        chance = random.Random(seed)
        for _ in range(count):
            x, y = chance.uniform(50, 370), chance.uniform(top, bottom)
            size = chance.uniform(1.2, 2.6)
            self.sheet.fill(circle(x, y, size * 3), from_hex("FFE9A0", 0.45), 3)
            self.sheet.fill(circle(x, y, size), from_hex("FFF6D0"))

    def dusk_at_the_foot(self) -> None:
        """The bottom of every scene lies in the shadow of the box."""
        shade, depth = from_hex("05020C"), 0.24 if self.time == "S" else 0.36
        veil = upright(380, 560, [(0, faded(shade, 0)), (1, faded(shade, depth))])
        self.sheet.fill(box(0, 380, 420, 260), veil)

    def white(self, alpha: float) -> Colour:
        """White light that shines through so far, 0 to 1."""
        return faded(WHITE, alpha)
