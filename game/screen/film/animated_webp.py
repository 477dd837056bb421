"""A film as one animated WebP file.

Only Pillow can encode such pictures, and it comes with the extra `film`: it would make the packaged
program a quarter larger for a rarely used feature. Pillow can only write all pictures at once, and
a long game has thousands. So this module encodes each picture by itself, cropped to what differs
from the picture before, and writes the frames of the file one after another.
"""

from __future__ import annotations

import os
from contextlib import suppress
from io import BytesIO
from pathlib import Path

from game.records.journal.file.own_files import move
from game.screen.film.filming import RATE
from game.screen.film.picture_folder import Taken
from game.table.layout.places import Size

EACH = 1000 // RATE
"""Milliseconds that each picture is shown."""
QUALITY, METHOD = 75, 2
HEAD = 12
"""Bytes of the file header before the chunks of a single picture."""
MOVES, OPAQUE = 0x02, 0x02
"""Flags: the file is animated; a frame replaces what was there before."""
LONGEST = 0xFFFFFF
"""Longest duration of a frame in milliseconds."""


class NoPillow(Exception):
    """The library that encodes the pictures is not installed."""


class AnimatedWebp:
    """Writes a new file, which gets its name once it is complete. Raises NoPillow, Taken if `file`
    exists, and OSError if it cannot be written."""

    def __init__(self, file: Path, size: Size) -> None:
        try:
            from PIL import Image, ImageChops
        except ImportError:
            raise NoPillow from None
        if file.exists():
            raise Taken
        self._image, self._chops = Image, ImageChops
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file, self._size = file, size
        self._beside = file.with_name(f"{file.name}.{os.urandom(4).hex()}.new")
        self._stream = self._beside.open("xb")
        self._packed: bytes | None = None
        """Place and content of the current frame, until its duration is known."""
        self._shown, self._seen = 0, b""
        self.count = 0
        width, height = size
        canvas = bytes([MOVES, 0, 0, 0]) + three(width - 1) + three(height - 1)
        self._write(b"RIFF\0\0\0\0WEBP" + chunk(b"VP8X", canvas) + chunk(b"ANIM", bytes(6)))

    @property
    def written(self) -> int:
        """Number of bytes written so far."""
        return self._stream.tell()

    def add(self, picture: bytes) -> None:
        """Adds the next picture, given as RGB bytes."""
        self.count += 1
        if picture == self._seen and self._shown + EACH <= LONGEST:
            self._shown += EACH
            return
        self._put()
        left, top, right, bottom = self._changed(picture)
        left, top = left // 2 * 2, top // 2 * 2  # the format only has even offsets
        part = self._image.frombytes("RGB", self._size, picture).crop((left, top, right, bottom))
        whole = BytesIO()
        part.save(whole, "WEBP", quality=QUALITY, method=METHOD)
        place = three(left // 2) + three(top // 2) + three(right - left - 1)
        self._packed = place + three(bottom - top - 1) + whole.getvalue()[HEAD:]
        self._shown, self._seen = EACH, picture

    def _changed(self, picture: bytes) -> tuple[int, int, int, int]:
        """Returns the rectangle that differs from the picture before: left, top, right and bottom
        in pixels."""
        if not self._seen:
            return 0, 0, *self._size
        before, now = (
            self._image.frombytes("RGB", self._size, content) for content in (self._seen, picture)
        )
        box: tuple[int, int, int, int] | None = self._chops.difference(before, now).getbbox()
        return box or (0, 0, 2, 2)

    def _put(self) -> None:
        """Writes the current frame with its duration."""
        if self._packed is not None:
            place, content = self._packed[:12], self._packed[12:]
            self._write(chunk(b"ANMF", place + three(self._shown) + bytes([OPAQUE]) + content))
        self._packed = None

    def _write(self, content: bytes) -> None:
        self._stream.write(content)

    def close(self, whole: bool) -> None:
        """Ends the film. If it is not the `whole` film, the file is deleted."""
        try:
            if whole:
                self._put()
                size = self._stream.tell() - 8
                self._stream.seek(4)
                self._write(size.to_bytes(4, "little"))
                self._stream.close()
                move(self._beside, self._file)
        finally:
            with suppress(OSError):
                self._stream.close()
            with suppress(OSError):
                self._beside.unlink()


def three(number: int) -> bytes:
    """Returns a number as three bytes in the order of the format."""
    return number.to_bytes(3, "little")


def chunk(name: bytes, content: bytes) -> bytes:
    """Returns a chunk of the file, padded to an even length."""
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)
