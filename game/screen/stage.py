"""Draws a still picture with a few moving sprites over it, and redraws only what changes."""

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
"""A picture of light, its corner, its whole area (None) and the flag that adds it."""


class Wide:
    """A small soft picture that is enlarged over the whole glass and added or multiplied, as
    `flags` say. It is enlarged in strips, as the whole would take as much memory as the glass.
    Black places of an added picture, and white places of a multiplied one, are left out."""

    STRIP = 40
    """Lines of the small picture that are enlarged together."""

    def __init__(self, small: pygame.Surface, flags: int) -> None:
        self._small, self._flags = small, flags
        self._nothing = (0, 0, 0) if flags == pygame.BLEND_RGB_ADD else (255, 255, 255)

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """Draws the picture on the glass and returns the changed rectangle."""
        (across, down), drawn = self._small.get_size(), pygame.Rect(0, 0, 0, 0)
        for line in range(0, down - 1, self.STRIP):
            # A strip ends on the first line of the next one, so that there is no seam.
            strip = pygame.Rect(0, line, across, min(self.STRIP + 1, down - line))
            part = self._small.subsurface(strip)
            part.set_colorkey(self._nothing)
            if lit := part.get_bounding_rect():
                box = self._enlarge(lit.inflate(2, 2).move(strip.topleft).clip(strip), glass)
                drawn = drawn.union(box) if drawn else box
        return drawn

    def _enlarge(self, part: pygame.Rect, glass: pygame.Surface) -> pygame.Rect:
        """Draws a part where it would lie in the enlarged whole; its last line and column reach the
        edge."""
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
    """Returns the surface for enlarging one strip after another; making one for each takes
    longer."""
    return pygame.Surface(size)


class Drawn(Protocol):
    """An image that draws itself on the glass."""

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """Draws the image on the glass and returns the changed rectangle."""


Image = Lies | Shines | Drawn


def shining(picture: pygame.Surface, at: tuple[int, int]) -> Shines:
    """Returns a sprite of light, which is added to what it falls on; black adds nothing."""
    return picture, at, None, pygame.BLEND_RGB_ADD


@dataclass
class Fade:
    """Boxes where the old picture still shines through. It lasts `seconds`, of which `passed` are
    over."""

    boxes: list[pygame.Rect]
    seconds: float
    passed: float = 0.0

    @property
    def young(self) -> bool:
        """Whether most of the fade is still to come: changes made now join it."""
        return self.passed < self.seconds / 2

    @property
    def alpha(self) -> int | None:
        """Opacity of the new picture: 0 to 254, or None for fully opaque. SDL takes ten times as
        long with 255 as with None or 254."""
        alpha = round(255 * min(1.0, self.passed / self.seconds))
        return alpha if alpha < 255 else None


@dataclass
class Coming:
    """A picture that will be needed soon, and the line down to which it has been drawn."""

    sheet: Sheet
    done: int = 0


AT_ONCE = 500_000
"""Pixels of a picture that may be drawn in one frame before it fades in, or a quarter of the glass
if that is more."""
SLICES = 4
"""Number of frames over which a foreseen picture is drawn. The card that brings the change is in
flight for no longer."""


class Stage:
    """Keeps the still picture of a scene, redraws what differs in the next one, and puts moving
    sprites over it on the glass. The places that differ may fade in."""

    def __init__(self) -> None:
        self._still = pygame.Surface((1, 1))
        self._old = self._still
        """The picture that fades away. It is as large as the still picture while anything fades or
        soon will, and is freed otherwise. A surface for each fading box would fragment the
        memory."""
        self._sheet: Sheet | None = None
        """The notes of the still picture, or None if it was not painted from a sheet."""
        self._fade: Fade | None = None
        self._coming: Coming | None = None
        """The picture that is drawn ahead on the surface of the old one while nothing fades."""
        self._due: list[pygame.Rect] = []
        """Boxes of the still picture that must be drawn before they are seen."""
        self._stale: list[pygame.Rect] = []
        """Boxes where the glass does not show the current still picture."""
        self._covered: list[pygame.Rect] = []
        """Boxes of the glass that sprites cover."""
        self._drawn: list[Image] = []

    @property
    def fading(self) -> bool:
        """True if an old picture still shines through."""
        return self._fade is not None

    @property
    def _whole(self) -> pygame.Rect:
        return self._still.get_rect()

    def bake(self, size: Size, paint: Paint, fade: float = 0.0) -> None:
        """Makes this the still picture, and fades it in over `fade` seconds. Changes without a fade
        join a fade that is going on."""
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
        if self._fade and sheet.sharp:
            # Words that no others follow fade with everything about them.
            self._spare([*sheet.sharp, *(before.sharp if before else ())], self._fade)

    def _spare(self, sharp: list[pygame.Rect], fade: Fade) -> None:
        """Shows the new picture at once in these boxes."""
        if sharp and self._sheet is not None:
            self._sheet.draw(self._still, [box.clip(self._whole) for box in sharp])
            fade.boxes = spared(fade.boxes, sharp)

    def _forget(self) -> None:
        """Drops everything that belongs to the last picture."""
        self._sheet = self._fade = self._coming = None
        self._due = []

    def _draw_due(self) -> None:
        if self._sheet is not None:
            self._sheet.draw(self._still, self._due)
        self._due = []

    @property
    def _at_once(self) -> int:
        """Most pixels of a still unseen picture that are drawn in one frame."""
        return max(AT_ONCE, self._whole.w * self._whole.h // 4)

    @property
    def _late(self) -> bool:
        """Whether more is due than one frame can draw, while nothing of it is seen yet."""
        if self._fade is None or self._fade.passed:
            return False
        return sum(box.w * box.h for box in self._due) > self._at_once

    def _draw_a_slice(self) -> None:
        """Draws a part of a picture that is not seen yet; it begins to fade in when it is
        complete."""
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
        """Draws the next slice of a foreseen picture, which may differ a little from the picture
        that then comes."""
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
        """Keeps what is seen in these boxes without sprites, together with all that still fades,
        and starts a fade."""
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
        """Frees the surface that only fading needs; it is as large as the glass."""
        if self._fade is None and self._coming is None:
            self._old = pygame.Surface((1, 1))

    def _join(self, boxes: list[pygame.Rect], fade: Fade) -> None:
        """Adds changes to a fade that is going on."""
        fresh = spared(boxes, fade.boxes)
        for box in fresh:
            self._old.blit(self._still, box, box)
        fade.boxes += fresh

    def _seen(self, box: pygame.Rect) -> pygame.Surface:
        """Returns this box of the glass as it looks without sprites."""
        part = self._still.subsurface(box)
        if self._fade is None:
            return part
        picture = part.copy()
        for other in self._fade.boxes:
            if shared := other.clip(box):
                self._blend(picture, shared, (shared.x - box.x, shared.y - box.y))
        return picture

    def advance(self, dt: float) -> None:
        """Advances the fade by `dt` seconds."""
        if self._fade is not None and not self._late:
            self._fade.passed += dt
            if self._fade.passed >= self._fade.seconds:
                self._stale += self._fade.boxes
                self._fade = None

    def cut(self, size: Size, paint: Paint) -> None:
        """Makes this the still picture at once. Nothing of the old one may shine through, as it may
        have shown an open hand."""
        if self._fade is not None:
            self._stale += self._fade.boxes
        self._fade = self._coming = None
        self.bake(size, paint)
        self._draw_due()

    def freeze(self, glass: pygame.Surface) -> None:
        """Makes everything on the glass, with sprites and lights, the still picture over which the
        next page fades in."""
        if self._still.get_size() == glass.get_size():
            self._forget()
            self._covered = []
            self._still.blit(glass, (0, 0))

    def uncover(self) -> None:
        """Notes that the glass has lost its picture."""
        self._stale = [self._whole]

    def draw(self, glass: pygame.Surface, sprites: Sequence[Image]) -> bool:
        """Draws what has changed on the glass, and returns whether anything has."""
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
        if self._fade and self._due and self._sheet is not None:
            # Beside the fade the new picture is seen at once, wherever a sprite has just lain.
            bare = spared([*self._stale, *self._covered], self._fade.boxes)
            self._sheet.draw(self._still, [box.clip(self._whole) for box in bare])
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
        """Draws the old picture in this box, and over it the new one as far as it has faded in."""
        alpha = self._fade.alpha if self._fade else None
        surface.blit(self._old, at, box)
        if alpha != 0:
            self._still.set_alpha(alpha)
            surface.blit(self._still, at, box)
            self._still.set_alpha(None)

    def stretch(self, glass: pygame.Surface) -> None:
        """Shows the old picture in the new size while the window is being resized."""
        self._draw_due()
        pygame.transform.scale(self._still, glass.get_size(), glass)
        self._covered = []
        self._fade = None
