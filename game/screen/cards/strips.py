"""Movements that cannot be drawn here: their frames lie side by side in one picture each."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from game.screen.look.assets import Incomplete
from game.screen.look.pictures import picture
from game.screen.window.log_file import log
from game.screen.window.memory import apart
from game.table.layout.places import Size

TORN = "nightmare-tear.webp"
FRAMES = {f"door-{place}{kind}": 16 for place in "OAGL" for kind in (".jpg", "G.webp")} | {
    "nightmare-wings.jpg": 12,
    TORN: 9,
}
Piece = tuple[pygame.Surface, pygame.Rect]
"""What is drawn of a frame, and where it lies in it."""
Cut = list[Piece]
PATIENCE = 90
"""Frames after which a strip that nobody asks for any longer is let go of."""


class Strips:
    """Reads a strip beside the program, shortly before it is needed, and does not keep it. They
    are only an adornment: without them the game goes on."""

    def __init__(self) -> None:
        self._beside = ThreadPoolExecutor(1)
        self._read: dict[tuple[str, Size], Future[Cut | None]] = {}
        self._idle: dict[str, int] = {}
        """By name: frames since it was asked for."""

    def pass_frame(self) -> bool:
        """One more frame is drawn; whether a strip was let go of."""
        self._idle = {name: frames + 1 for name, frames in self._idle.items()}
        return self._let_go(PATIENCE)

    def _let_go(self, frames: int) -> bool:
        """Of those that nobody has asked for in more frames than these; whether there was any."""
        gone = [other for other in self._read if self._idle.get(other[0], 0) > frames]
        for other in gone:
            del self._read[other]
        return bool(gone)

    def free_for(self, name: str) -> bool:
        """Whether no other strip than this one is kept."""
        return all(other == name for other, _ in self._read)

    def expect(self, name: str, size: Size) -> None:
        """This one will be needed, with frames of this size. To read it takes much room: first
        those go that are not asked for now."""
        self._idle[name] = 0
        if (name, size) not in self._read:
            self._let_go(1)
            self._read[name, size] = self._beside.submit(cut, name, size)

    def frame(self, name: str, number: int, size: Size) -> pygame.Surface | None:
        """One of its frames, from 0, in this size, or in another one in which it was read; None if
        the strip is missing or damaged. Not to be changed: it is shared."""
        piece = self.piece(name, number, size)
        return piece[0] if piece else None

    def piece(self, name: str, number: int, size: Size) -> Piece | None:
        """The same of a strip that can be seen through: no more of a frame than is drawn."""
        self._idle[name] = 0
        known = [other for other in self._read if other[0] == name]
        if (name, size) in known or not known:
            self.expect(name, size)
            known = [(name, size)]
        frames = self._read[known[0]].result()
        return frames[number] if frames else None

    def forget(self) -> bool:
        """None is needed any longer; whether there was any."""
        known = bool(self._read)
        self._read.clear()
        return known


def cut(name: str, size: Size) -> Cut | None:
    """The frames of a strip, in this size: the strip itself is large. None if it is missing or
    damaged."""
    try:
        strip = picture(f"strips/{name}")
    except Incomplete:
        log.warning("a strip is missing", exc_info=True)
        return None
    width, height = strip.get_width() // FRAMES[name], strip.get_height()
    frames = (strip.subsurface((i * width, 0, width, height)) for i in range(FRAMES[name]))
    return [_drawn_of(frame, size) for frame in frames]


def _drawn_of(frame: pygame.Surface, size: Size) -> Piece:
    """A frame in this size; where one can see through it only the rest is kept."""
    if size != frame.get_size():
        frame = pygame.transform.smoothscale(frame, size)
    if not frame.get_flags() & pygame.SRCALPHA:
        return apart(frame), frame.get_rect()
    # Drawn as they were read they would take many times as long: their bytes lie otherwise.
    box = frame.get_bounding_rect()
    return apart(frame.subsurface(box).convert_alpha()), box
