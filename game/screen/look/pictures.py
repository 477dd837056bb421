"""Reads the pictures that the program ships, and fits those that lie behind everything."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from io import BytesIO
from itertools import pairwise

import pygame

from game.screen.look.assets import Incomplete, art_file
from game.table.layout.measures import DESIGN, Size
from game.table.motion.finale import dawn_rows

JPEG_END = b"\xff\xd9"
VIGNETTES = "vignettes/"
"""Folder of the pictures behind pages that often follow a table."""
DAWN = "dawn"
MARGINS = {"title": 0.06}
"""Pictures that lose nothing above and below, with the part of their width on either side that is
repeated in a wider window."""


def picture(name: str) -> pygame.Surface:
    """Returns a picture by its path in the art. Raises Incomplete for a missing or damaged one."""
    file = art_file(name)
    try:
        content = file.read_bytes()
        found = pygame.image.load(BytesIO(content), name)
    except (OSError, pygame.error) as trouble:
        raise Incomplete(name) from trouble
    # A JPEG that was cut short can be opened, but the lost part is grey.
    if file.suffix == ".jpg" and not content.endswith(JPEG_END):
        raise Incomplete(name)
    return found


def ground_file(name: str) -> str:
    """Returns the file of a picture that lies behind everything."""
    return f"{name}.webp" if name.startswith(VIGNETTES) else f"{name}.jpg"


def ground(size: Size, name: str = "table") -> pygame.Surface:
    """Returns a picture in this size, in the format that is drawn fastest. It covers the window and
    keeps its shape, and so loses its edges in a window of another shape; in a high one the dawn is
    drawn out above and below its places. Raises Incomplete."""
    whole = picture(ground_file(name))
    if name in MARGINS and size[0] * whole.get_height() > size[1] * whole.get_width():
        return _widened(whole, size, MARGINS[name])
    if name == DAWN:
        return _drawn_out(whole, size)
    scale = min(side / wanted for side, wanted in zip(whole.get_size(), size, strict=True))
    part = pygame.Rect((0, 0), (round(size[0] * scale), round(size[1] * scale)))
    part.center = whole.get_rect().center
    seen = whole.subsurface(part.clip(whole.get_rect()))
    return pygame.transform.smoothscale(seen, size).convert()


def _drawn_out(whole: pygame.Surface, size: Size) -> pygame.Surface:
    """Returns the picture of the dawn in this window, band by band."""
    drawn, unit = pygame.Surface(size).convert(), whole.get_height() / DESIGN[1]
    for (above, high), (below, low) in pairwise(dawn_rows(size)):
        top, foot = round(above * unit), round(below * unit)
        band = whole.subsurface((0, top, whole.get_width(), foot - top))
        wide = pygame.transform.smoothscale(band, (size[0], round(low) - round(high)))
        drawn.blit(wide, (0, round(high)))
    return drawn


def _widened(whole: pygame.Surface, size: Size, margin: float) -> pygame.Surface:
    """Returns the picture as high as the window; its margins are mirrored on both sides."""
    width = round(size[1] * whole.get_width() / whole.get_height())
    middle = pygame.transform.smoothscale(whole, (width, size[1]))
    wide, left = pygame.Surface(size).convert(), (size[0] - width) // 2
    wide.blit(middle, (left, 0))
    step = round(width * margin)
    for side in (-1, 1):
        edge = (0 if side < 0 else width - step, 0, step, size[1])
        pieces = (
            middle.subsurface(edge),
            pygame.transform.flip(middle.subsurface(edge), True, False),
        )
        x, number = (left - step if side < 0 else left + width), 1
        while -step < x < size[0]:
            wide.blit(pieces[number % 2], (x, 0))
            x, number = x + side * step, number + 1
    return wide


class Grounds:
    """Pictures behind everything, read in another thread, early if they are expected in time."""

    def __init__(self) -> None:
        self._beside = ThreadPoolExecutor(1)
        self._read: dict[str, tuple[Size, Future[pygame.Surface]]] = {}
        self._last = ""

    def expect(self, name: str, size: Size) -> None:
        """Starts reading a picture that will be needed in this size."""
        if name not in self._read or self._read[name][0] != size:
            self._read[name] = size, self._beside.submit(ground, size, name)

    def on_table(
        self, size: Size, made: Callable[[pygame.Surface], pygame.Surface]
    ) -> Future[pygame.Surface]:
        """Starts making a picture from the empty table, which is then read already. Forgets what
        lay behind the title or a result."""
        self._leave()
        self.expect("table", size)
        table = self._read["table"][1]
        return self._beside.submit(lambda: made(table.result()))

    def ready(self, name: str, size: Size) -> bool:
        """Returns whether the picture is there, and expects it from now on."""
        self.expect(name, size)
        return self._read[name][1].done()

    def get(self, name: str, size: Size) -> pygame.Surface:
        """Returns the picture and keeps it. It must not be changed. Raises Incomplete."""
        self.expect(name, size)
        return self._read[name][1].result()

    def only(self, name: str, size: Size) -> pygame.Surface:
        """Returns the picture, and forgets the last one of these. Raises Incomplete."""
        if self._last not in ("", name):
            self._read.pop(self._last, None)
        self._last = name
        return self.get(name, size)

    def table(self, size: Size) -> pygame.Surface:
        """Returns the empty table. Forgets what lay behind the title or a result."""
        self._leave()
        return self.get("table", size)

    def _leave(self) -> None:
        if self._last and not self._last.startswith(VIGNETTES):
            self._read.pop(self._last, None)
            self._last = ""
