"""The victory effect: the sheets of the table unfold one behind another and reveal the dawn."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from game.screen.effects.soft_light import SMALL, soft_papers, soften
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.look.palette import Colour, mixed
from game.screen.stage import Image, Wide
from game.table.layout.measures import DESIGN, Measures, Point, Size
from game.table.motion.finale import HEADING
from game.table.motion.lights import Effect
from game.table.motion.motions import LETTERED, UNFOLDS
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


def unfolding(effect: Effect, size: Size, picture: pygame.Surface) -> Iterator[Image]:
    """Yields the sheets as far as they have unfolded, and their shadows."""
    since = effect.time - UNFOLDS.after
    if since <= 0:
        return
    scale = max(size[0] / DESIGN[0], size[1] / DESIGN[1])
    x = size[0] / 2 + (MIDDLE[0] - DESIGN[0] / 2) * scale
    y = size[1] / 2 + (MIDDLE[1] - DESIGN[1] / 2) * scale
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
    px, (x, y) = heading_px(places), places.at(*HEADING)
    left = x - text.width(heading, "title", px) / 2
    for number, letter in enumerate(heading):
        time = effect.time - LETTERED.after - number * LETTERED.each
        if time <= 0 or not letter.strip():
            continue
        picture = text.render(letter, "title", px, palette.DAWN_HEADING).copy()
        picture.set_alpha(round(255 * min(1.0, time / LETTERED.duration)))
        start = left + text.width(heading[:number], "title", px)
        yield picture, (round(start), round(y - picture.get_height() / 2))
