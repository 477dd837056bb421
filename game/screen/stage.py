"""One still picture, and a few sprites over it: what changes is all that is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import pygame

from game.screen.boxes import merged, spared
from game.screen.sheet import Paint, Sheet
from game.table.layout.places import Size

Lies = tuple[pygame.Surface, tuple[int, int]]
"""A picture and its upper left corner."""
Shines = tuple[pygame.Surface, tuple[int, int], None, int]
"""The same for light, which is added: all of it is to be drawn, and in this way."""


class Wide:
    """A small soft picture that is enlarged over all of the glass: added to it, or multiplied, as
    `flags` say. Enlarged at once it would take as much room as the glass itself; and where it is
    all black, or white, it changes nothing."""

    STRIP = 40
    """Lines of the small picture that are enlarged together."""

    def __init__(self, small: pygame.Surface, flags: int) -> None:
        self._small, self._flags = small, flags
        self._nothing = (0, 0, 0) if flags == pygame.BLEND_RGB_ADD else (255, 255, 255)

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """On the glass; where."""
        (across, down), drawn = self._small.get_size(), pygame.Rect(0, 0, 0, 0)
        for line in range(0, down - 1, self.STRIP):
            # A strip ends on the line with which the next one begins: so there is no seam.
            strip = pygame.Rect(0, line, across, min(self.STRIP + 1, down - line))
            part = self._small.subsurface(strip)
            part.set_colorkey(self._nothing)
            if lit := part.get_bounding_rect():
                box = self._enlarge(lit.inflate(2, 2).move(strip.topleft).clip(strip), glass)
                drawn = drawn.union(box) if drawn else box
        return drawn

    def _enlarge(self, part: pygame.Rect, glass: pygame.Surface) -> pygame.Rect:
        """Every point lies where it would in the whole; the last line and column at the edge."""
        (width, height), (across, down) = glass.get_size(), self._small.get_size()
        left, right = (round(x * width / (across - 1)) for x in (part.left, part.right - 1))
        top = part.top * height // down
        bottom = height if part.bottom == down else (part.bottom - 1) * height // down
        deep = (self.STRIP + 1) * (height // down + 1)
        large = _room((width, deep)).subsurface((0, 0, right - left, bottom - top))
        pygame.transform.smoothscale(self._small.subsurface(part), large.get_size(), large)
        return glass.blit(large, (left, top), special_flags=self._flags)


@lru_cache(maxsize=1)
def _room(size: Size) -> pygame.Surface:
    """Where strips are enlarged, one after the other: to make one for each takes longer."""
    return pygame.Surface(size)


class Drawn(Protocol):
    """What draws itself on the glass."""

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """On the glass; where."""


Image = Lies | Shines | Drawn


def shining(picture: pygame.Surface, at: tuple[int, int]) -> Shines:
    """Light is added to what it falls on; where the picture is black there is none."""
    return picture, at, None, pygame.BLEND_RGB_ADD


@dataclass
class Fade:
    """Where an old picture still shines through, for how many seconds, and how many have passed."""

    boxes: list[pygame.Rect]
    seconds: float
    passed: float = 0.0

    @property
    def young(self) -> bool:
        """Whether most of it is still to come: what changes now comes with it."""
        return self.passed < self.seconds / 2

    @property
    def alpha(self) -> int | None:
        """How strong the new picture is. With 255 SDL takes ten times as long as with None, which
        is the same, or with 254."""
        alpha = round(255 * min(1.0, self.passed / self.seconds))
        return alpha if alpha < 255 else None


@dataclass
class Coming:
    """A picture that will be wanted soon, drawn in slices from its sheet down to this line."""

    sheet: Sheet
    done: int = 0


AT_ONCE = 500_000
"""Pixels of a picture that are drawn in one frame before it fades in, at least."""
SLICES = 4
"""So many frames it takes: the card that brings the change flies no longer."""


class Stage:
    """Keeps the still picture of a scene, draws again what differs in the next one, and puts moving
    sprites over it on the glass. Where it differs the new one may fade in over the old one."""

    def __init__(self) -> None:
        self._still = pygame.Surface((1, 1))
        self._old = self._still
        """What fades away, where it does: to make one for each place that fades leaves holes. It is
        as large as the still picture while anything fades or will soon, else it is let go of."""
        self._sheet: Sheet | None = None
        """What the still picture shows; None if no sheet tells it."""
        self._fade: Fade | None = None
        self._coming: Coming | None = None
        """What is drawn on the place of the old picture as long as there is none."""
        self._due: list[pygame.Rect] = []
        """Where the still picture has to be drawn before it is seen."""
        self._stale: list[pygame.Rect] = []
        """Where the glass does not show the still picture as it is now."""
        self._covered: list[pygame.Rect] = []
        """Where sprites are on the glass."""
        self._drawn: list[Image] = []

    @property
    def fading(self) -> bool:
        """Whether an old picture still shines through."""
        return self._fade is not None

    @property
    def _whole(self) -> pygame.Rect:
        return self._still.get_rect()

    def bake(self, size: Size, paint: Paint, fade: float = 0.0) -> None:
        """The still picture becomes this one; it fades in during so many seconds. What changes
        without fading, while another picture fades in, comes with that one."""
        if self._still.get_size() != size:
            self._still = pygame.Surface(size).convert()
            self._forget()
            fade = 0.0
        self._draw_due()
        sheet, before = Sheet(size), self._sheet
        paint(sheet)
        boxes = [self._whole] if before is None else sheet.changes(before)
        self._sheet, self._due = sheet, boxes
        self._stale += boxes
        if fade and boxes and self._coming:
            self._old, self._still = self._still, self._old
            missing = pygame.Rect(0, self._coming.done, *size).clip(self._whole)
            self._due = [missing, *sheet.changes(self._coming.sheet)]
            self._fade = Fade(boxes, fade)
        elif fade and boxes and not (self._fade and self._fade.young):
            self._keep_old(boxes, fade)
        elif self._fade:
            self._join(boxes, self._fade)
        if fade:
            self._coming = None
        if self._fade:
            self._spare([*sheet.sharp, *(before.sharp if before else ())], self._fade)

    def _spare(self, sharp: list[pygame.Rect], fade: Fade) -> None:
        """Here the new picture comes at once."""
        if sharp and self._sheet is not None:
            self._sheet.draw(self._still, [box.clip(self._whole) for box in sharp])
            fade.boxes = spared(fade.boxes, sharp)

    def _forget(self) -> None:
        """What was there is of no use any longer."""
        self._sheet = self._fade = self._coming = None
        self._due = []

    def _draw_due(self) -> None:
        if self._sheet is not None:
            self._sheet.draw(self._still, self._due)
        self._due = []

    @property
    def _at_once(self) -> int:
        """Pixels that are drawn in one frame of a picture of which nothing is seen yet."""
        return max(AT_ONCE, self._whole.w * self._whole.h // 4)

    @property
    def _late(self) -> bool:
        """Whether more is due than is drawn in one frame, and nothing of it seen yet."""
        if self._fade is None or self._fade.passed:
            return False
        return sum(box.w * box.h for box in self._due) > self._at_once

    def _draw_a_slice(self) -> None:
        """A part of a picture of which nothing is seen yet: it begins to fade in once it is all
        there."""
        if self._sheet is None:
            return
        room, now = self._at_once, []
        while self._due and room > 0:
            box = self._due.pop()
            rest = max(1, room // max(1, box.w))
            if rest < box.h:
                self._due.append(pygame.Rect(box.x, box.y + rest, box.w, box.h - rest))
                box = pygame.Rect(box.x, box.y, box.w, rest)
            room -= box.w * box.h
            now.append(box)
        self._sheet.draw(self._still, now)

    def prepare(self, foreseen: Paint | None) -> None:
        """The next slice of a picture that will soon fade in, if one is foreseen. It may differ a
        little from the one that then comes."""
        if foreseen is None or self._fade or self._sheet is None:
            self._coming = None
            return
        width, height = self._still.get_size()
        if self._coming is None:
            self._make_old()
            self._coming = Coming(Sheet((width, height)))
            foreseen(self._coming.sheet)
        elif self._coming.done < height:
            top = self._coming.done
            bottom = min(height, top + -(-height // SLICES))
            self._coming.sheet.draw(self._old, [pygame.Rect(0, top, width, bottom - top)])
            self._coming.done = bottom

    def _keep_old(self, boxes: list[pygame.Rect], seconds: float) -> None:
        """What is seen there now, without sprites, is kept; also what is fading already."""
        fading = self._fade.boxes if self._fade else []
        boxes = merged([*boxes, *fading])
        seen = [(self._seen(box), box) for box in boxes]
        self._make_old()
        for picture, box in seen:
            self._old.blit(picture, box)
        self._fade = Fade(boxes, seconds)

    def _make_old(self) -> None:
        if self._old.get_size() != self._still.get_size():
            self._old = pygame.Surface(self._still.get_size(), 0, self._still)

    def let_go(self) -> None:
        """Nothing moves any longer: what only fading needs takes as much room as the glass."""
        if self._fade is None and self._coming is None:
            self._old = pygame.Surface((1, 1))

    def _join(self, boxes: list[pygame.Rect], fade: Fade) -> None:
        """What changes while a picture fades in comes with it."""
        fresh = spared(boxes, fade.boxes)
        for box in fresh:
            self._old.blit(self._still, box, box)
        fade.boxes += fresh

    def _seen(self, box: pygame.Rect) -> pygame.Surface:
        """A part of what is on the glass below the sprites."""
        part = self._still.subsurface(box)
        if self._fade is None:
            return part
        picture = part.copy()
        for other in self._fade.boxes:
            if shared := other.clip(box):
                self._blend(picture, shared, (shared.x - box.x, shared.y - box.y))
        return picture

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        if self._fade is not None and not self._late:
            self._fade.passed += dt
            if self._fade.passed >= self._fade.seconds:
                self._stale += self._fade.boxes
                self._fade = None

    def cut(self, size: Size, paint: Paint) -> None:
        """The still picture becomes this one. Nothing of an old one shines through any longer: it
        may have shown an open hand."""
        if self._fade is not None:
            self._stale += self._fade.boxes
        self._fade = self._coming = None
        self.bake(size, paint)
        self._draw_due()

    def freeze(self, glass: pygame.Surface) -> None:
        """All that is on the glass now, with its sprites and lights, is the still picture that the
        next page comes up over."""
        if self._still.get_size() == glass.get_size():
            self._forget()
            self._covered = []
            self._still.blit(glass, (0, 0))

    def uncover(self) -> None:
        """The glass has lost its picture."""
        self._stale = [self._whole]

    def draw(self, glass: pygame.Surface, sprites: Sequence[Image]) -> bool:
        """Draws on the glass what has changed; whether anything has."""
        sprites = list(sprites)
        if not self._stale and self._fade is None and sprites == self._drawn:
            return False
        self._drawn = sprites
        if self._fade is None or self._fade.alpha != 0:
            self._draw_due()
        elif self._late:
            self._draw_a_slice()
        if len(self._stale) > 1:
            self._stale = merged(self._stale)
        for box in (*self._stale, *self._covered):
            glass.blit(self._still, box, box)
        for box in self._fade.boxes if self._fade else ():
            self._blend(glass, box, box.topleft)
        self._covered = [
            glass.blit(*image) if isinstance(image, tuple) else image.draw(glass)
            for image in sprites
        ]
        self._stale = []
        return True

    def _blend(self, surface: pygame.Surface, box: pygame.Rect, at: tuple[int, int]) -> None:
        """The old picture of this box, and over it what is to be seen of the new one."""
        alpha = self._fade.alpha if self._fade else None
        surface.blit(self._old, at, box)
        if alpha != 0:
            self._still.set_alpha(alpha)
            surface.blit(self._still, at, box)
            self._still.set_alpha(None)

    def stretch(self, glass: pygame.Surface) -> None:
        """While the window is being resized: the old picture in the new size."""
        self._draw_due()
        pygame.transform.scale(self._still, glass.get_size(), glass)
        self._covered = []
        self._fade = None
