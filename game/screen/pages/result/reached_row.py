"""The achievements that a game has brought: their seals, side by side, each with its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.records.statistics.achievement import Achievement
from game.screen.pages.statistics.seals import seal
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.ui.arrange import Beside, Column, Row, Slab
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.words import Words as Written
from game.table.layout.places import Rect
from game.table.motion.timeline import OUT
from game.words import Words

SEAL, SMALL, LEAST = 84, 66, 40
"""Width of a seal by the design, its width among many, and its least width in pixels."""
TITLE, TOLD = 27, 20
"""Heights of the letters beside a seal, by the design."""
APART, WIDEST = 34, 500
"""Distance between two achievements, and greatest width of one, by the design."""
FULLY = 2
"""Greatest number of achievements told with their sentences."""
WAITS, EACH, LANDS = 0.45, 0.22, 0.38
"""Seconds until the first seal comes, from one seal to the next, and that a seal takes."""
LARGE = 0.7
"""Additional size of a seal when it comes, by its own size."""
FADES = 0.12
"""Seconds in which a seal fades in."""
Lying = tuple[pygame.Surface, tuple[int, int]]
"""A picture and its upper left corner."""


@dataclass(frozen=True)
class Seal(Leaf):
    """The seal of an achievement, with its `emblem`. It is not drawn as long as it is `coming`."""

    emblem: str = ""
    wide: float = SEAL
    coming: bool = False

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        side = round(max(LEAST, kit.px(self.wide)))
        return side, side

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if not self.coming:
            surface.blit(*self.lying(rect, kit.theme.plain))

    def lying(self, rect: Rect, plain: bool) -> Lying:
        """Returns the seal as it lies in this rectangle."""
        return seal(self.emblem, round(rect.w), True, plain), (round(rect.x), round(rect.y))


@dataclass(frozen=True)
class Plaque(Element):
    """An achievement: its seal and the words beside it, which the description knows as one
    thing called `said`."""

    key: str
    said: str
    seal: Seal
    words: Sequence[Element]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        widest = kit.px(kit.places.eased(WIDEST, 900))
        inside: Element = self.seal
        if self.words:
            inside = Beside(self.seal, Column(self.words, gap=0), gap=16)
        box = inside.lay(kit, min(width, widest))
        whole = Placed(Slab(self.key, self.said, look=None), Rect(0, 0, box.w, box.h))
        return Box(box.w, box.h, (whole, *box.parts))


def reached_row(reached: Sequence[Achievement], words: Words, coming: bool, brief: bool) -> Row:
    """Returns the achievements side by side, only their seals if `brief`. These are not drawn while
    they are `coming`."""
    few, shown = len(reached) <= FULLY, []
    for row in reached:
        title, told = words.say(row.title), words.say(row.told)
        written = [] if brief else [Written(words=title, role="title", px=TITLE, ink="title")]
        if few and not brief:
            written.append(Written(words=told, px=TOLD))
        said = words.say("{title}: {told}", title=title, told=told)
        wide = SEAL if few and not brief else SMALL
        emblem = Seal(emblem=row.emblem, wide=wide, coming=coming)
        shown.append(Plaque(f"text.reached.{row.name}", said, emblem, written))
    return Row(shown, gap=APART, align="middle")


def moves(reached: Sequence[Achievement]) -> float:
    """Returns the seconds until the last seal is set."""
    return WAITS + EACH * (len(reached) - 1) + LANDS if reached else 0.0


def coming_seals(seals: Sequence[Lying], time: float, travels: bool) -> Iterator[Image]:
    """Yields the seals `time` seconds after the page appeared. Each comes from above and is set in
    its place; with reduced motion, all of them fade in together."""
    for number, (picture, (x, y)) in enumerate(seals):
        since = time - WAITS - (EACH * number if travels else 0.0)
        if since <= 0:
            continue
        part = OUT(min(1.0, since / LANDS)) if travels else 1.0
        shown = min(1.0, since / FADES)
        side = round(picture.get_width() * (1 + LARGE * (1 - part)))
        large = pygame.transform.smoothscale(picture, (side, side))
        large.set_alpha(round(255 * shown))
        away = (side - picture.get_width()) // 2
        yield large, (x - away, y - away)
