"""Reads the pictures that the program ships, and fits those that lie behind everything."""

from concurrent.futures import Future, ThreadPoolExecutor
from io import BytesIO

import pygame

from game.screen.look.assets import Incomplete, art_file
from game.table.layout.places import Size

JPEG_END = b"\xff\xd9"


def picture(name: str) -> pygame.Surface:
    """A picture by its path in the art. Raises Incomplete if it is missing, cut short or no picture
    at all."""
    file = art_file(name)
    try:
        content = file.read_bytes()
        found = pygame.image.load(BytesIO(content), name)
    except (OSError, pygame.error) as trouble:
        raise Incomplete(name) from trouble
    # A JPEG that was cut short can be opened all the same: what is lost of it is grey.
    if file.suffix == ".jpg" and not content.endswith(JPEG_END):
        raise Incomplete(name)
    return found


def ground(size: Size, name: str = "table") -> pygame.Surface:
    """The empty table, or another picture, in this size, as it is drawn quickest: it covers the
    window and keeps its shape, so that in a window of another shape it loses its edges. Raises
    Incomplete."""
    whole = picture(f"{name}.jpg")
    scale = min(side / wanted for side, wanted in zip(whole.get_size(), size, strict=True))
    part = pygame.Rect((0, 0), (round(size[0] * scale), round(size[1] * scale)))
    part.center = whole.get_rect().center
    seen = whole.subsurface(part.clip(whole.get_rect()))
    return pygame.transform.smoothscale(seen, size).convert()


class Grounds:
    """What lies behind everything, read beside the program: early, if it is told in time."""

    def __init__(self) -> None:
        self._beside = ThreadPoolExecutor(1)
        self._read: dict[str, tuple[Size, Future[pygame.Surface]]] = {}

    def expect(self, name: str, size: Size) -> None:
        """This one will be needed in this size."""
        if name not in self._read or self._read[name][0] != size:
            self._read[name] = size, self._beside.submit(ground, size, name)

    def ready(self, name: str, size: Size) -> bool:
        """Whether it need not be waited for; it is expected from now on."""
        self.expect(name, size)
        return self._read[name][1].done()

    def get(self, name: str, size: Size) -> pygame.Surface:
        """The picture, which is kept. Not to be changed: it is shared. Raises Incomplete."""
        self.expect(name, size)
        return self._read[name][1].result()

    def take(self, name: str, size: Size) -> pygame.Surface:
        """The picture, which is not kept: it is large. Raises Incomplete."""
        self.expect(name, size)
        return self._read.pop(name)[1].result()
