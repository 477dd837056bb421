"""The achievements that a game has brought: their seals, side by side, each with its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.records.statistics.achievement import Achievement
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped
from game.screen.lettering.text import Text, write_from
from game.screen.pages.achievements.seals import seal
from game.screen.pages.result.inks import Inks
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.motion.timeline import OUT
from game.words import Words

SEAL, SMALL, LEAST = 84, 66, 40
"""Width of a seal by the design, its width among many, and its least width in pixels."""
TITLE, TOLD = 27, 20
"""Heights of the letters beside a seal, by the design."""
BESIDE, APART, WIDEST = 16, 34, 500
"""Distance between a seal and its words, distance between two achievements, and greatest width of
one, by the design."""
FULLY, MOST = 2, 5
"""Greatest number of achievements told with their sentences, and of those shown at all."""
FEW = 3
"""Greatest number shown where there is little room."""
WAITS, EACH, LANDS = 0.45, 0.22, 0.38
"""Seconds until the first seal comes, from one seal to the next, and that a seal takes."""
LARGE = 0.7
"""Additional size of a seal when it comes, by its own size."""
FADES = 0.12
"""Seconds in which a seal fades in."""


@dataclass(frozen=True)
class Reached:
    """An achievement in words."""

    name: str
    emblem: str
    title: str
    told: str


@dataclass(frozen=True)
class Plaque:
    """An achievement in its place: the rectangle of all of it, that of the seal, and the lines
    beside it."""

    reached: Reached
    rect: Rect
    seal: Rect
    title: Lines
    told: Lines


Plaques = Sequence[Plaque]


@dataclass(frozen=True)
class ReachedRow:
    """The achievements that a game has brought."""

    reached: tuple[Reached, ...] = ()
    most: int = MOST
    """Greatest number of achievements shown."""

    @property
    def moves(self) -> float:
        """Seconds until the last seal is set."""
        return WAITS + EACH * (len(self.reached[:MOST]) - 1) + LANDS if self.reached else 0.0

    def height(self, text: Text, places: Places, room: float) -> float:
        """Returns the height of the row in pixels, 0 without achievements."""
        laid = self.plaques(text, places, Rect(0, 0, room, 0))
        return max((plaque.rect.h for plaque in laid), default=0.0)

    def plaques(self, text: Text, places: Places, row: Rect) -> Plaques:
        """Returns as many achievements as have room side by side, in the middle of the row."""
        if not self.reached:
            return ()
        gap, few = places.px(APART), len(self.reached) <= FULLY
        side = round(max(LEAST, places.px(SEAL if few else SMALL)))
        room, widest = row.w, places.px(places.eased(WIDEST, 900))
        for count in range(min(self.most, len(self.reached)), 0, -1):
            most = min(widest, (room - gap * (count - 1)) / count)
            made = [self._written(one, text, places, most, side) for one in self.reached[:count]]
            wide = sum(plaque.rect.w for plaque in made) + gap * (count - 1)
            if wide <= room:
                break
        x = row.centre[0] - wide / 2
        tall, placed = max(plaque.rect.h for plaque in made), list[Plaque]()
        for one in made:
            rect = Rect(x, row.y, one.rect.w, tall)
            where = Rect(x, rect.centre[1] - side / 2, side, side)
            placed.append(Plaque(one.reached, rect, where, one.title, one.told))
            x = rect.right + gap
        return tuple(placed)

    def _written(self, one: Reached, text: Text, places: Places, most: float, side: int) -> Plaque:
        """Returns an achievement as wide as its words need."""
        beside, px, small = places.px(BESIDE), places.text(TITLE), places.text(TOLD)
        room = int(most - side - beside)
        title = wrapped(text, one.title, "title", px, room)
        told = wrapped(text, one.told, "body", small, room) if len(self.reached) <= FULLY else ()
        wide = max(
            *(text.width(line, "title", px) for line in title),
            *(text.width(line, "body", small) for line in told),
            0,
        )
        tall = max(side, len(title) * px * 1.25 + len(told) * small * LEADING)
        whole = Rect(0, 0, side + beside + wide, tall)
        return Plaque(one, whole, Rect(0, 0, side, side), title, told)

    def draw(
        self, surface: Canvas, text: Text, places: Places, plaques: Plaques, inks: Inks
    ) -> None:
        """Draws the words of the achievements."""
        px, small = places.text(TITLE), places.text(TOLD)
        for one in plaques:
            x = one.seal.right + places.px(BESIDE)
            tall = len(one.title) * px * 1.25 + len(one.told) * small * LEADING
            y = one.rect.centre[1] - tall / 2
            for line in one.title:
                write_from(surface, text, line, "title", px, inks.heading, (x, y + px * 0.62))
                y += px * 1.25
            for line in one.told:
                write_from(surface, text, line, "body", small, inks.body, (x, y + small * 0.7))
                y += small * LEADING


def told_plaques(plaques: Plaques, words: Words) -> Iterator[Thing]:
    """Yields the achievements as things that can be read."""
    for one in plaques:
        said = words.say("{title}: {told}", title=one.reached.title, told=one.reached.told)
        yield Thing(f"text.reached.{one.reached.name}", "text", said, one.rect)


def set_seals(plaques: Plaques, plain: bool) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Yields all seals as they lie, each with its upper left corner."""
    for one in plaques:
        picture = seal(one.reached.emblem, round(one.seal.w), True, plain)
        yield picture, (round(one.seal.x), round(one.seal.y))


def coming_seals(plaques: Plaques, plain: bool, time: float, travels: bool) -> Iterator[Image]:
    """Yields the seals `time` seconds after the page appeared. Each comes from above and is set in
    its place; with reduced motion, all of them fade in together."""
    for number, (picture, (x, y)) in enumerate(set_seals(plaques, plain)):
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


def reached_row(reached: Sequence[Achievement], words: Words) -> ReachedRow:
    said = [(row.name, row.emblem, words.say(row.title), words.say(row.told)) for row in reached]
    return ReachedRow(tuple(Reached(*one) for one in said))
