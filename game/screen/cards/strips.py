"""Animations from the disk, whose frames lie side by side in one picture."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from game.screen.look.assets import Incomplete
from game.screen.look.pictures import picture
from game.screen.window.log_file import log
from game.screen.window.memory import apart, give_back
from game.table.layout.places import Size

TORN = "nightmare-tear.webp"
FRAMES = {f"door-{place}{kind}.webp": 16 for place in "OAGL" for kind in ("", "G")} | {
    "door-Z.webp": 16,
    "nightmare-wings.webp": 12,
    TORN: 9,
}
WAVING = 6
"""Frames of any other strip: the limbs of a puppet."""
Piece = tuple[pygame.Surface, pygame.Rect]
"""The drawn part of a frame, and where it lies in the frame."""
Cut = list[Piece]
PATIENCE = 90
"""Frames after which an unused strip is freed."""


class Strips:
    """Reads strips in another thread shortly before they are needed, and frees them soon after.
    They are only ornaments: the game goes on without them."""

    def __init__(self) -> None:
        self._beside = ThreadPoolExecutor(1)
        self._read: dict[tuple[str, Size], Future[Cut | None]] = {}
        self._idle: dict[str, int] = {}
        """Frames since each strip was last asked for, by name."""

    def pass_frame(self) -> bool:
        """Counts a frame. Returns whether a strip was freed."""
        self._idle = {name: frames + 1 for name, frames in self._idle.items()}
        return self._let_go(PATIENCE)

    def _let_go(self, frames: int) -> bool:
        """Frees the strips that nobody has asked for in more than so many frames. Returns whether
        there were any."""
        gone = [other for other in self._read if self._idle.get(other[0], 0) > frames]
        for other in gone:
            del self._read[other]
        return bool(gone)

    def free_for(self, name: str) -> bool:
        """Returns whether no other strip is in memory."""
        return all(other == name for other, _ in self._read)

    def expect(self, name: str, size: Size) -> None:
        """Begins to read a strip with frames of this size. That takes much memory, so unused strips
        are freed first."""
        self._idle[name] = 0
        if (name, size) not in self._read:
            self._let_go(1)
            self._read[name, size] = self._beside.submit(cut, name, size)

    def frame(self, name: str, number: int, size: Size) -> pygame.Surface | None:
        """Returns a frame, counted from 0, in this size, or in another size in which the strip was
        read. Returns None if the strip is missing or damaged. Do not change it: it is shared."""
        piece = self.piece(name, number, size)
        return piece[0] if piece else None

    def piece(self, name: str, number: int, size: Size) -> Piece | None:
        """Returns only the drawn part of a frame of a transparent strip, or None."""
        self._idle[name] = 0
        known = [other for other in self._read if other[0] == name]
        if (name, size) in known or not known:
            self.expect(name, size)
            known = [(name, size)]
        frames = self._read[known[0]].result()
        return frames[number] if frames else None

    def forget(self) -> bool:
        """Frees all strips. Returns whether there were any."""
        known = bool(self._read)
        self._read.clear()
        return known


def cut(name: str, size: Size) -> Cut | None:
    """Returns the frames of a strip in this size, or None if it is missing or damaged. The strip
    itself is large and not kept."""
    # A moment with a strip takes the most memory of all: what lies free makes room for it.
    give_back()
    try:
        strip = picture(f"strips/{name}")
    except Incomplete:
        log.warning("a strip is missing", exc_info=True)
        return None
    count = FRAMES.get(name, WAVING)
    width, height = strip.get_width() // count, strip.get_height()
    frames = (strip.subsurface((i * width, 0, width, height)) for i in range(count))
    return [_drawn_of(frame, size) for frame in frames]


def _drawn_of(frame: pygame.Surface, size: Size) -> Piece:
    """Returns a frame in this size, without the transparent area around it."""
    if size != frame.get_size():
        frame = pygame.transform.smoothscale(frame, size)
    if not frame.get_flags() & pygame.SRCALPHA:
        return apart(frame), frame.get_rect()
    # Without the conversion they would take many times as long to draw.
    box = frame.get_bounding_rect()
    return apart(frame.subsurface(box).convert_alpha()), box
