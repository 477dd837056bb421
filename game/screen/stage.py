"""One baked picture, and a few sprites over it: what changes is all that is drawn."""

from collections.abc import Callable, Sequence

import pygame

Lies = tuple[pygame.Surface, tuple[int, int]]
"""A picture and its upper left corner."""
Shines = tuple[pygame.Surface, tuple[int, int], None, int]
"""The same for light, which is added: all of it is to be drawn, and in this way."""


class Wide:
    """A small soft picture that is enlarged over all of the glass: added to it, or multiplied, as
    `flags` say. Enlarged at once it would take as much room as the glass itself."""

    STRIP = 20
    """Lines of the small picture that are enlarged together."""

    def __init__(self, small: pygame.Surface, flags: int) -> None:
        self._small, self._flags = small, flags

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """Over all of the glass."""
        (width, height), (across, down) = glass.get_size(), self._small.get_size()
        for line in range(0, max(1, down - 1), self.STRIP):
            # A strip ends on the line with which the next one begins: so there is no seam.
            last = min(down - 1, line + self.STRIP)
            begin = line * height // down
            end = height if last == down - 1 else last * height // down
            part = self._small.subsurface((0, line, across, last - line + 1))
            large = pygame.transform.smoothscale(part, (width, end - begin + 1))
            glass.blit(large, (0, begin), (0, 0, width, end - begin), self._flags)
        return glass.get_rect()


Image = Lies | Shines | Wide


def shining(picture: pygame.Surface, at: tuple[int, int]) -> Shines:
    """Light is added to what it falls on; where the picture is black there is none."""
    return picture, at, None, pygame.BLEND_RGB_ADD


SMALL = 4
"""A picture out of focus is so many times as small."""


class Stage:
    """Keeps the still picture of a scene and puts moving sprites over it on the glass. A new
    still picture may fade in over the old one."""

    def __init__(self) -> None:
        self._still = pygame.Surface((1, 1))
        self._old: pygame.Surface | None = None
        self._spare = self._still
        """What the old picture is kept on: to make one as large for each fading leaves holes."""
        self._covered: list[pygame.Rect] = []
        self._drawn: list[Image] = []
        self._whole = True
        self._fade = 0.0
        self._faded = 0.0

    @property
    def fading(self) -> bool:
        """Whether the old picture still shines through."""
        return self._old is not None

    def bake(
        self, size: tuple[int, int], paint: Callable[[pygame.Surface], None], fade: float = 0.0
    ) -> None:
        """Paints the still picture anew; it fades in during so many seconds. While one picture
        fades in, others that need no fading just take its place."""
        if self._still.get_size() != size:
            self._still = pygame.Surface(size).convert()
            self._spare = self._still.copy()
            self._old = None
        elif fade:
            self._keep_old(fade)
        paint(self._still)
        self._whole = True

    def _keep_old(self, fade: float) -> None:
        if self._old is None:
            self._old = self._spare
            self._old.blit(self._still, (0, 0))
        else:
            self._blend(self._old)
        self._fade, self._faded = fade, 0.0

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        if self._old is not None:
            self._faded += dt
            self._whole = True
            if self._faded >= self._fade:
                self._old = None

    def cut(self, size: tuple[int, int], paint: Callable[[pygame.Surface], None]) -> None:
        """Paints the still picture anew. Nothing of the old one shines through any longer: it may
        have shown an open hand."""
        self._old = None
        self.bake(size, paint)

    def frozen(
        self, glass: pygame.Surface, paint: Callable[[pygame.Surface], None]
    ) -> pygame.Surface:
        """What is painted, small: to lie dark and out of focus behind a page. All that is on the
        glass now, with its sprites and lights, is the still picture that the page comes up over."""
        paint(self._still)
        size = [side // SMALL for side in glass.get_size()]
        small = pygame.transform.box_blur(pygame.transform.smoothscale(self._still, size), 1)
        self._old, self._covered = None, []
        self._still.blit(glass, (0, 0))
        return small

    def uncover(self) -> None:
        """The glass has lost its picture."""
        self._whole = True

    def draw(self, glass: pygame.Surface, sprites: Sequence[Image]) -> bool:
        """Draws on the glass what has changed; whether anything has."""
        sprites = list(sprites)
        if not self._whole and sprites == self._drawn:
            return False
        self._drawn = sprites
        if self._old is not None:
            glass.blit(self._old, (0, 0))
            self._blend(glass)
        elif self._whole:
            glass.blit(self._still, (0, 0))
        else:
            for rect in self._covered:
                glass.blit(self._still, rect, rect)
        self._covered = [
            image.draw(glass) if isinstance(image, Wide) else glass.blit(*image)
            for image in sprites
        ]
        self._whole = False
        return True

    def _blend(self, surface: pygame.Surface) -> None:
        alpha = round(255 * min(1.0, self._faded / self._fade))
        # With an alpha of 255 SDL takes ten times as long as with none, or with 254.
        self._still.set_alpha(alpha if alpha < 255 else None)
        surface.blit(self._still, (0, 0))
        self._still.set_alpha(None)

    def stretch(self, glass: pygame.Surface) -> None:
        """While the window is being resized: the old picture in the new size."""
        pygame.transform.scale(self._still, glass.get_size(), glass)
        self._covered = []
        self._old = None
