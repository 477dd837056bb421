"""What a scene paints on: a list of what is drawn, and where. So a new picture can be compared with
the last one, and only the places that differ are drawn again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Protocol

import pygame

from game.screen.boxes import merged
from game.screen.look import palette
from game.screen.look.palette import Colour
from game.table.layout.places import Size

MUCH = 0.6
"""Of the glass: where more than this differs all of it is drawn, which is quicker than by parts."""
LINES = 64
"""Pixels: so high, or so wide, is a patch of what is alike all over."""
STRIP = 120
"""Pixels: so high is what loses its colour at once."""


class Canvas(Protocol):
    """What can be painted on: a picture, or a sheet. A picture that is put on it is not changed
    afterwards."""

    def blit(
        self, source: pygame.Surface, dest: Any, area: Any = None, special_flags: int = 0
    ) -> object:
        """A picture with its upper left corner here, or this part of it."""

    def blits(self, blit_sequence: Iterable[Any], doreturn: bool = True) -> object:
        """Several of them."""

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> object:
        """One colour."""

    def set_clip(self, rect: Any, /) -> None:
        """Nothing is painted outside of this, until it is None again."""

    def get_size(self) -> Size:
        """In pixels."""

    def get_flags(self) -> int:
        """SRCALPHA if one can see through it."""


Paint = Callable[[Canvas], None]
"""Paints a whole picture."""


@dataclass(frozen=True)
class Fill:
    """One colour, put in place of what is there or, as `flags` say, mixed with it."""

    colour: Colour
    flags: int = 0

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """All over this area."""
        surface.fill(self.colour, area, self.flags)


@dataclass(frozen=True)
class Veil:
    """A colour that one can see through, as far as its alpha says."""

    colour: Colour

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """All over this area: line by line, for large pictures take long to make."""
        patch = pygame.Surface((area.width, min(LINES, area.height)))
        patch.fill(self.colour[:3])
        if len(self.colour) > 3 and self.colour[3] < 255:
            patch.set_alpha(self.colour[3])
        left = pygame.Rect(0, 0, *patch.get_size())
        for top in range(area.top, area.bottom, LINES):
            left.height = min(LINES, area.bottom - top)
            surface.blit(patch, (area.left, top), left)


@dataclass(frozen=True)
class Band:
    """A column of pixels, pulled along a width: as wide as it is, it would be heavy to keep."""

    column: pygame.Surface
    top: int

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """In this area, which begins no higher than the column."""
        piece = pygame.Rect(0, area.top - self.top, min(LINES, area.width), area.height)
        wide = pygame.transform.scale(self.column, (piece.width, self.column.get_height()))
        for left in range(area.left, area.right, LINES):
            piece.width = min(LINES, area.right - left)
            surface.blit(wide, (left, area.top), piece)


@dataclass(frozen=True)
class Tiled:
    """A small picture beside itself, over and over, from this corner on."""

    tile: pygame.Surface
    corner: tuple[int, int]

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """In this area, which begins at the corner or after it."""
        (wide, high), (left, top) = self.tile.get_size(), self.corner
        for y in range(top + (area.top - top) // high * high, area.bottom, high):
            for x in range(left + (area.left - left) // wide * wide, area.right, wide):
                piece = pygame.Rect(x, y, wide, high).clip(area)
                surface.blit(self.tile, piece, piece.move(-x, -y))


@dataclass(frozen=True)
class Dusk:
    """Takes colour and light from all that lies there so far."""

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """All over this area: strip by strip, for a grey copy of all of it would be large."""
        for top in range(area.top, area.bottom, STRIP):
            lines = pygame.Rect(area.left, top, area.width, min(STRIP, area.bottom - top))
            strip = surface.subsurface(lines)
            # Of a part of each line pygame 2.5.8 makes a slanting grey: hence the copy.
            grey = pygame.transform.grayscale(strip.copy())
            grey.fill(palette.GREY, special_flags=pygame.BLEND_RGB_MULT)
            strip.fill(palette.GLOOM, special_flags=pygame.BLEND_RGB_MULT)
            strip.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


Brush = Fill | Veil | Band | Tiled | Dusk
Note = tuple[pygame.Surface | Brush, Any, Any, int]
"""What is drawn, its upper left corner or area, which part of a picture, and how it is blended."""
Levelled = tuple[int, Note]
"""A note, and how many of those up to it take all of the glass: only together with such a one can
it come to lie above or below it."""


class Sheet:
    """Notes what is painted, in its order, and the box that each of it takes."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._glass = pygame.Rect(0, 0, *size)
        self._clip: pygame.Rect | None = None
        self._notes: list[Note] = []
        self._boxes: list[pygame.Rect] = []
        self.sharp: list[pygame.Rect] = []
        """Where nothing fades: two sentences over each other could not be read."""

    # As a canvas

    def blit(
        self, source: pygame.Surface, dest: Any, area: Any = None, special_flags: int = 0
    ) -> None:
        """A picture with its upper left corner here, or this part of it."""
        x, y = int(dest[0]), int(dest[1])
        box, part = source.get_rect(topleft=(x, y)), None
        if area is not None or self._clip is not None:
            whole = source.get_rect() if area is None else source.get_rect().clip(area)
            box = whole.move(x - whole.x, y - whole.y)
            box = box if self._clip is None else box.clip(self._clip)
            part = tuple(box.move(whole.x - x, whole.y - y))
        self._notes.append((source, box.topleft, part, special_flags))
        self._boxes.append(box)

    def blits(self, blit_sequence: Iterable[Any], doreturn: bool = True) -> None:
        """Several of them."""
        for picture in blit_sequence:
            self.blit(*picture)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> None:
        """One colour."""
        self.brush(Fill(tuple(color), special_flags), rect)

    def brush(self, brush: Brush, rect: Any = None) -> None:
        """Whatever is no picture."""
        box = self._glass if rect is None else pygame.Rect(rect)
        box = box.clip(self._clip or self._glass)
        self._notes.append((brush, tuple(box), None, 0))
        self._boxes.append(box)

    def set_clip(self, rect: Any, /) -> None:
        """Nothing is painted outside of this, until it is None again."""
        self._clip = None if rect is None else pygame.Rect(rect).clip(self._glass)

    def get_size(self) -> Size:
        """In pixels."""
        return self._size

    def get_flags(self) -> int:
        """One cannot see through it."""
        return 0

    # As a list

    def changes(self, before: Sheet) -> list[pygame.Rect]:
        """Where a picture of this sheet differs from one of the sheet before, which is as large."""
        first, last = alike(self._notes, before._notes)
        ours, theirs = self._between(first, last), before._between(first, last)
        new, old = {note for note, _ in ours}, {note for note, _ in theirs}
        changed = [box for note, box in ours if note not in old]
        changed += [box for note, box in theirs if note not in new]
        stayed = [one for one in ours if one[0] in old], [one for one in theirs if one[0] in new]
        changed += moved(*stayed)
        boxes = merged([box.clip(self._glass) for box in changed])
        much = sum(box.w * box.h for box in boxes) > MUCH * self._glass.w * self._glass.h
        return [self._glass] if much else boxes

    def _between(self, first: int, last: int) -> list[tuple[Levelled, pygame.Rect]]:
        """What is on this sheet besides so many notes at its beginning and at its end."""
        part = slice(first, len(self._notes) - last)
        boxes = self._boxes[part]
        below = accumulate([box == self._glass for box in boxes])
        return list(zip(zip(below, self._notes[part], strict=True), boxes, strict=True))

    def draw(self, surface: pygame.Surface, boxes: Iterable[pygame.Rect]) -> None:
        """Draws these places on a picture of the same size."""
        for box in boxes:
            surface.set_clip(box)
            pictures: list[Any] = []
            for at in box.collidelistall(self._boxes):
                note = self._notes[at]
                if isinstance(note[0], pygame.Surface):
                    pictures.append(note)
                    continue
                surface.blits(pictures, doreturn=False)
                pictures = []
                note[0].draw(surface, self._boxes[at].clip(box))
            surface.blits(pictures, doreturn=False)
        surface.set_clip(None)


def brush(canvas: Canvas, brush: Brush, rect: tuple[int, int, int, int] | None = None) -> None:
    """Paints what is no picture over an area, or over everything."""
    if isinstance(canvas, Sheet):
        canvas.brush(brush, rect)
    elif isinstance(canvas, pygame.Surface):
        brush.draw(canvas, canvas.get_rect() if rect is None else pygame.Rect(rect))


def keep_sharp(canvas: Canvas, rect: tuple[int, int, int, int]) -> None:
    """What lies here comes at once, also where the picture around it fades in."""
    if isinstance(canvas, Sheet):
        canvas.sharp.append(pygame.Rect(rect))


def alike(ours: Sequence[Note], theirs: Sequence[Note]) -> tuple[int, int]:
    """How many notes are the same at the beginning of both lists, and how many at their end."""
    most, first, last = min(len(ours), len(theirs)), 0, 0
    while first < most and ours[first] == theirs[first]:
        first += 1
    while last < most - first and ours[-1 - last] == theirs[-1 - last]:
        last += 1
    return first, last


def moved(
    ours: list[tuple[Levelled, pygame.Rect]], theirs: list[tuple[Levelled, pygame.Rect]]
) -> list[pygame.Rect]:
    """What lies in another order now: from the first that does to the last."""
    if ours == theirs:
        return []
    if len(ours) != len(theirs):
        return [box for _, box in (*ours, *theirs)]
    differs = [at for at, (one, other) in enumerate(zip(ours, theirs, strict=True)) if one != other]
    return [box for _, box in ours[differs[0] : differs[-1] + 1]]
