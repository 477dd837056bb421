"""A canvas that notes what is painted, and where. A new picture can be compared with the last one,
so that only the places that differ are drawn again."""

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
"""Share of the glass above which all of it is drawn: that is then quicker than drawing parts."""
LINES = 64
"""Height or width in pixels of the patch that is repeated over a uniform area."""
STRIP = 120
"""Height in pixels of the strip that loses its colour at once."""


class Canvas(Protocol):
    """A surface or a sheet to paint on. A picture must not change after it was put on a canvas."""

    def blit(
        self, source: pygame.Surface, dest: Any, area: Any = None, special_flags: int = 0
    ) -> object:
        """Paints a picture, or its part `area`, with its upper left corner at `dest`."""

    def blits(self, blit_sequence: Iterable[Any], doreturn: bool = True) -> object:
        """Paints several pictures; each item holds the arguments of `blit`."""

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> object:
        """Fills an area, or everything, with one colour."""

    def set_clip(self, rect: Any, /) -> None:
        """Keeps all painting inside this rectangle until the next call; None lifts the limit."""

    def get_size(self) -> Size:
        """Returns the width and height in pixels."""

    def get_flags(self) -> int:
        """Returns the flags of a surface: SRCALPHA if it has transparent places."""


Paint = Callable[[Canvas], None]
"""A function that paints a whole picture."""


@dataclass(frozen=True)
class Fill:
    """One colour that replaces what is there, or is blended with it as `flags` say."""

    colour: Colour
    flags: int = 0

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Fills an area of the surface, in pixels."""
        surface.fill(self.colour, area, self.flags)


@dataclass(frozen=True)
class Veil:
    """A translucent colour. Its alpha says how much it covers."""

    colour: Colour

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Covers this area strip by strip, because large surfaces take long to make."""
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
    """A column of pixels that is stretched sideways. Stored in full width it would take much
    memory."""

    column: pygame.Surface
    top: int

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draws the band in this area, which begins no higher than the column."""
        piece = pygame.Rect(0, area.top - self.top, min(LINES, area.width), area.height)
        wide = pygame.transform.scale(self.column, (piece.width, self.column.get_height()))
        for left in range(area.left, area.right, LINES):
            piece.width = min(LINES, area.right - left)
            surface.blit(wide, (left, area.top), piece)


@dataclass(frozen=True)
class Tiled:
    """A small picture that is repeated in both directions from this corner."""

    tile: pygame.Surface
    corner: tuple[int, int]

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draws the tiles in this area, which begins at the corner or after it."""
        (wide, high), (left, top) = self.tile.get_size(), self.corner
        for y in range(top + (area.top - top) // high * high, area.bottom, high):
            for x in range(left + (area.left - left) // wide * wide, area.right, wide):
                piece = pygame.Rect(x, y, wide, high).clip(area)
                surface.blit(self.tile, piece, piece.move(-x, -y))


@dataclass(frozen=True)
class Dusk:
    """A brush that takes colour and light from everything below it."""

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Darkens this area strip by strip, because a grey copy of all of it would be large."""
        for top in range(area.top, area.bottom, STRIP):
            lines = pygame.Rect(area.left, top, area.width, min(STRIP, area.bottom - top))
            strip = surface.subsurface(lines)
            # pygame 2.5.8 slants the grey copy of a part of each line, hence the copy.
            grey = pygame.transform.grayscale(strip.copy())
            grey.fill(palette.GREY, special_flags=pygame.BLEND_RGB_MULT)
            strip.fill(palette.GLOOM, special_flags=pygame.BLEND_RGB_MULT)
            strip.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


Brush = Fill | Veil | Band | Tiled | Dusk
Note = tuple[pygame.Surface | Brush, Any, Any, int]
"""A note of something drawn: the picture or colour, its upper left corner or area, the part of the
picture, and the blend flags."""
Levelled = tuple[int, Note]
"""A note, and how many notes up to it cover the whole glass. The count tells whether the note has
come to lie above or below one of those."""


class Sheet:
    """A canvas that notes what is painted, in order, and the box that each note covers."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._glass = pygame.Rect(0, 0, *size)
        self._clip: pygame.Rect | None = None
        self._notes: list[Note] = []
        self._boxes: list[pygame.Rect] = []
        self.sharp: list[pygame.Rect] = []
        """Boxes where nothing fades: two sentences on top of each other could not be read."""

    # As a canvas

    def blit(
        self, source: pygame.Surface, dest: Any, area: Any = None, special_flags: int = 0
    ) -> None:
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
        for picture in blit_sequence:
            self.blit(*picture)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> None:
        self.brush(Fill(tuple(color), special_flags), rect)

    def brush(self, brush: Brush, rect: Any = None) -> None:
        """Notes a brush over an area, or over everything."""
        box = self._glass if rect is None else pygame.Rect(rect)
        box = box.clip(self._clip or self._glass)
        self._notes.append((brush, tuple(box), None, 0))
        self._boxes.append(box)

    def set_clip(self, rect: Any, /) -> None:
        self._clip = None if rect is None else pygame.Rect(rect).clip(self._glass)

    def get_size(self) -> Size:
        return self._size

    def get_flags(self) -> int:
        """Returns 0, as a sheet is never transparent."""
        return 0

    # As a list

    def changes(self, before: Sheet) -> list[pygame.Rect]:
        """Returns the boxes where this sheet differs from the sheet before, which has the same
        size."""
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
        """Returns the notes and boxes of this sheet without so many at its beginning and end."""
        part = slice(first, len(self._notes) - last)
        boxes = self._boxes[part]
        below = accumulate([box == self._glass for box in boxes])
        return list(zip(zip(below, self._notes[part], strict=True), boxes, strict=True))

    def draw(self, surface: pygame.Surface, boxes: Iterable[pygame.Rect]) -> None:
        """Draws these boxes of the sheet on a surface of the same size."""
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
    """Paints a brush over an area, or over everything."""
    if isinstance(canvas, Sheet):
        canvas.brush(brush, rect)
    elif isinstance(canvas, pygame.Surface):
        brush.draw(canvas, canvas.get_rect() if rect is None else pygame.Rect(rect))


def keep_sharp(canvas: Canvas, rect: tuple[int, int, int, int]) -> None:
    """Makes this rectangle appear at once even where the picture around it fades in."""
    if isinstance(canvas, Sheet):
        canvas.sharp.append(pygame.Rect(rect))


def alike(ours: Sequence[Note], theirs: Sequence[Note]) -> tuple[int, int]:
    """Returns how many notes are the same at the beginning of both lists, and at their end."""
    most, first, last = min(len(ours), len(theirs)), 0, 0
    while first < most and ours[first] == theirs[first]:
        first += 1
    while last < most - first and ours[-1 - last] == theirs[-1 - last]:
        last += 1
    return first, last


def moved(
    ours: list[tuple[Levelled, pygame.Rect]], theirs: list[tuple[Levelled, pygame.Rect]]
) -> list[pygame.Rect]:
    """Returns the boxes of the notes whose order differs, from the first to the last of them."""
    if ours == theirs:
        return []
    if len(ours) != len(theirs):
        return [box for _, box in (*ours, *theirs)]
    differs = [at for at, (one, other) in enumerate(zip(ours, theirs, strict=True)) if one != other]
    return [box for _, box in ours[differs[0] : differs[-1] + 1]]
