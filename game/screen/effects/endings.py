"""The end of a game. In a victory the sheets of the table unfold one behind another and reveal the
dawn. In a defeat the light in them goes out from the edge inwards."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.look.palette import Colour, mixed
from game.screen.stage import Image, Wide
from game.table.layout.measures import DESIGN, Measures, Point, Size
from game.table.motion.finale import DAWN_HEADING
from game.table.motion.lights import Effect
from game.table.motion.motions import DARKENING, FADE, LETTERED, UNFOLDS
from game.table.motion.timeline import IN_OUT, OUT

MIDDLE = 960, 520
"""Middle of the openings in the sheets of the table, by the design."""
GROWS = 1.35
"""Factor by which each sheet grows; it also enlarges the sheets under it."""
REACHES = tuple(350 + 165 * number for number in range(6))
"""How far the openings reach from their middle, innermost first, by the design."""
OPENS = 0.4
"""Seconds in which the first opening appears."""
STEPS = 96
"""Number of points of an edge."""
NIGHT = palette.ramp("221D4D 1E1A47 1B1740 17143A 141133 100D2C")
TWILIGHT = palette.ramp("8A4C86 74428A 5E3A86 4B317C 3B2970 2E2262")
MORNING = palette.ramp("FBD9B4 F4B09A E295A0 B873A0 7B559A 453678")
"""Colours of the sheets, innermost first: at rest, half unfolded, and unfolded."""
SHADE, FALLS = palette.ramp("CE98A0")[0], 0.052
"""The light that a sheet leaves on what is under it, and how far inwards its shadow falls, as a
share of the opening."""
RIM = palette.ramp("FFF1CF")[0]
HEADING_PX = 92
SHEETS = len(REACHES)
DARK, DUSK = 60, 140
"""Remaining light, of 255: at the end of the animation, and where motion is reduced and all must
stay readable."""
SMALL = 6
"""Pixels of the glass for each pixel of the small picture, in both directions."""
HALF, THIRD = 128, 85
"""Opacity of a half and of a third, of 255."""


class Unfolding:
    """The dawn and the sheets that unfold around it. `edges` are the edges of the sheets, innermost
    first; `papers` are their colours; `rim` is the width of an edge in pixels."""

    def __init__(
        self,
        picture: pygame.Surface,
        edges: Sequence[Sequence[Point]],
        papers: Sequence[Colour],
        rim: int,
    ) -> None:
        self._picture, self._edges, self._papers, self._rim = picture, edges, papers, rim

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """Draws the dawn and the sheets. Returns the changed rectangle."""
        whole = drawn = glass.get_rect()
        sheets = list(zip(self._edges[1:], self._papers, strict=True))
        # Sheets under one that fills the glass are hidden.
        seen = next((n for n, edge in enumerate(self._edges) if fills(edge, whole)), len(sheets))
        for edge, paper in reversed(sheets[:seen]):
            box = pygame.draw.polygon(glass, paper, edge)
            drawn = box if edge is sheets[-1][0] else drawn
            self._trace(glass, edge, mixed(paper, RIM, 0.55))
        lit = [(self._picture, part, part) for part in strips(self._edges[0], whole)]
        glass.blits(lit, doreturn=False)
        if seen:
            self._trace(glass, self._edges[0], RIM)
        return drawn.inflate(4 * self._rim, 4 * self._rim).clip(whole)

    def _trace(self, glass: pygame.Surface, edge: Sequence[Point], colour: Colour) -> None:
        pygame.draw.lines(glass, colour, True, edge, self._rim)


def strips(edge: Sequence[Point], whole: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yields the area within an edge as strips of two lines, each from left to right."""
    if fills(edge, whole):
        yield whole
        return
    lines: dict[int, list[float]] = {}
    before = edge[-1]
    for here in edge:
        (x, y), (x2, y2) = sorted((before, here), key=lambda point: point[1])
        first, last = max(0, math.ceil((y - 1) / 2)), min(whole.bottom // 2, (y2 - 1) / 2)
        slope = (x2 - x) / (y2 - y) if y2 > y else 0.0
        number = first
        while number < last:
            lines.setdefault(number, []).append(x + (2 * number + 1 - y) * slope)
            number += 1
        before = here
    for number, crossed in lines.items():
        crossed.sort()
        for left, right in zip(crossed[::2], crossed[1::2], strict=False):
            start = max(0, round(left))
            yield pygame.Rect(start, 2 * number, max(0, round(right) - start), 2)


def fills(edge: Sequence[Point], whole: pygame.Rect) -> bool:
    """Returns whether the whole glass lies within an edge."""
    right, bottom = whole.right, whole.bottom
    return all(holds(edge, corner) for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)))


def holds(edge: Sequence[Point], point: Point) -> bool:
    """Returns whether a point lies within an edge."""
    inside, (px, py) = False, point
    before = edge[-1]
    for here in edge:
        (x, y), (x2, y2) = before, here
        if (y > py) != (y2 > py) and px < x + (py - y) * (x2 - x) / (y2 - y):
            inside = not inside
        before = here
    return inside


@lru_cache(maxsize=1)
def waves() -> list[list[Point]]:
    """Returns the edges of the openings around their middle, for a reach of 1. Do not change them:
    they are shared."""
    edges = []
    for number in range(len(REACHES)):
        wave, points = 0.032 + 0.003 * number, []
        for step in range(STEPS):
            angle = math.tau * step / STEPS
            far = 1 + wave * math.cos(8 * angle + math.pi * (number % 2))
            points.append((math.cos(angle) * far * 1.34, math.sin(angle) * far * 0.80))
        edges.append(points)
    return edges


def laid_over(size: Size) -> tuple[float, Point]:
    """Returns the pixels of one unit of the design, of which a window of this size is filled, and
    the middle of the openings in pixels."""
    scale = max(size[0] / DESIGN[0], size[1] / DESIGN[1])
    x = size[0] / 2 + (MIDDLE[0] - DESIGN[0] / 2) * scale
    return scale, (x, size[1] / 2 + (MIDDLE[1] - DESIGN[1] / 2) * scale)


def unfolding(effect: Effect, size: Size, picture: pygame.Surface) -> Iterator[Image]:
    """Yields the sheets as far as they have unfolded, and their shadows."""
    since = effect.time - UNFOLDS.after
    if since <= 0:
        return
    scale, (x, y) = laid_over(size)
    begun = [n for n in range(len(REACHES)) if n == 0 or since > n * UNFOLDS.each]
    parts = [unfolded(since - n * UNFOLDS.each) for n in begun]
    papers = [paper(n, part) for n, part in zip(begun, parts, strict=True)]
    grown, edges = scale, list[list[Point]]()
    # Outermost first, as each sheet enlarges those under it.
    for number in reversed(range(len(begun) + 1)):
        if number < len(parts):
            grown *= 1 + (GROWS - 1) * parts[number]
        reach = REACHES[min(number, len(REACHES) - 1)] * grown
        if number == len(REACHES):
            reach = math.hypot(*size)
        if number == 0:
            reach *= OUT(min(1.0, since / OPENS))
        wave = waves()[min(number, len(REACHES) - 1)]
        edges.insert(0, [(x + across * reach, y + down * reach) for across, down in wave])
    yield Unfolding(picture, edges, papers, max(2, round(3 * scale)))
    yield shadows(edges, (x, y), size)


def paper(number: int, part: float) -> Colour:
    """Returns the colour of a sheet that has unfolded so far (0 to 1): from night through twilight
    to morning."""
    if part < 0.5:
        return mixed(NIGHT[number], TWILIGHT[number], 2 * part)
    return mixed(TWILIGHT[number], MORNING[number], 2 * part - 1)


def shadows(edges: Sequence[Sequence[Point]], middle: Point, size: Size) -> Image:
    """Returns the shadows of all sheets close within their edges."""
    small, spare = soft_papers((size[0] // SMALL, size[1] // SMALL))
    small.fill((255, 255, 255))
    for edge in reversed(edges):
        shades = SHADE, mixed(SHADE, palette.WHITE, 0.5), palette.WHITE
        for part, light in zip((1.0, 1 - FALLS / 2, 1 - FALLS), shades, strict=True):
            scale, (x, y) = part / SMALL, [(1 - part) / SMALL * at for at in middle]
            pygame.draw.polygon(small, light, [(x + px * scale, y + py * scale) for px, py in edge])
    soften(small, spare)
    return Wide(small, pygame.BLEND_RGB_MULT)


def unfolded(time: float) -> float:
    """Returns how far a sheet has unfolded, 0 to 1, so many seconds after it began."""
    return IN_OUT(max(0.0, min(1.0, time / UNFOLDS.duration)))


def heading_px(places: Measures) -> int:
    """Returns the height of the heading's letters in pixels."""
    return places.display(HEADING_PX)


def lettered(effect: Effect, heading: str, text: Text, places: Measures) -> Iterator[Image]:
    """Yields the heading letter by letter. The page then shows it in the same place."""
    px, (x, y) = heading_px(places), places.at(*DAWN_HEADING)
    left = x - text.width(heading, "title", px) / 2
    for number, letter in enumerate(heading):
        time = effect.time - LETTERED.after - number * LETTERED.each
        if time <= 0 or not letter.strip():
            continue
        picture = text.render(letter, "title", px, palette.DAWN_HEADING).copy()
        picture.set_alpha(round(255 * min(1.0, time / LETTERED.duration)))
        start = left + text.width(heading[:number], "title", px)
        yield picture, (round(start), round(y - picture.get_height() / 2))


@lru_cache(maxsize=2)
def openings(size: Size) -> list[list[Point]]:
    """Returns the edges of the openings in the six sheets, innermost first, in the coordinates of
    the small picture. Do not change them: they are shared."""
    scale, (x, y) = laid_over(size)
    return [
        [
            ((x + across * reach * scale) / SMALL, (y + down * reach * scale) / SMALL)
            for across, down in edge
        ]
        for edge, reach in zip(waves(), REACHES, strict=True)
    ]


def defeat(effect: Effect, size: Size) -> Iterator[Image]:
    """Yields the darkness over the table as far as it has come."""
    small, spare = soft_papers((size[0] // SMALL, size[1] // SMALL))
    levels = [level(effect, number) for number in range(SHEETS, -1, -1)]
    small.fill([levels[0]] * 3)
    for light, edge in zip(levels[1:], reversed(openings(size)), strict=True):
        pygame.draw.polygon(small, [light] * 3, edge)
    soften(small, spare)
    yield Wide(small, pygame.BLEND_RGB_MULT)


def level(effect: Effect, number: int) -> int:
    """Returns the brightness, 0 to 255, between the edge of an opening and that of the next smaller
    one. Number 0 is the middle, and `SHEETS` is outside all openings."""
    if effect.still:
        return round(255 - (255 - DUSK) * min(1.0, effect.time / FADE))
    each = DARKENING / (SHEETS + 2)
    gone = IN_OUT(max(0.0, min(1.0, (effect.time - (SHEETS - number) * each) / (2 * each))))
    return round(255 - (255 - DARK) * gone)


@lru_cache(maxsize=1)
def soft_papers(size: Size) -> tuple[pygame.Surface, pygame.Surface]:
    """Returns the surface to draw on and a spare one for softening. Making them for every picture
    takes longer."""
    return pygame.Surface(size), pygame.Surface(size)


def soften(small: pygame.Surface, spare: pygame.Surface) -> None:
    """Replaces every pixel by the mean of itself and its eight neighbours. This takes a quarter of
    the time of `box_blur`."""
    for here, there, (x, y) in ((small, spare, (1, 0)), (spare, small, (0, 1))):
        there.blit(here, (0, 0))
        for part, at in ((HALF, (x, y)), (THIRD, (-x, -y))):
            here.set_alpha(part)
            there.blit(here, at)
        here.set_alpha(None)
