"""A film as numbered pictures in a folder of its own."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pygame

from game.table.layout.places import Size


class Taken(Exception):
    """There is something already where a film is to be written."""


class PictureFolder:
    """`000001.png` and so on in a `folder` that is made, or is empty. Raises Taken, and OSError if
    the disk takes no more."""

    def __init__(self, folder: Path, size: Size) -> None:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Taken
        self._made = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._size = folder, size
        self._last: tuple[bytes, bytes] = (b"", b"")
        """The picture before, as it came and as it was written."""
        self.count = self.written = 0

    def add(self, picture: bytes) -> None:
        """The next one, as its red, green and blue bytes."""
        if picture != self._last[0]:
            whole = BytesIO()
            pygame.image.save(pygame.image.frombytes(picture, self._size, "RGB"), whole, "a.png")
            self._last = picture, whole.getvalue()
        self.count += 1
        self.written += self._file(self.count).write_bytes(self._last[1])

    def close(self, whole: bool) -> None:
        """That was all. If it is not the `whole` film, nothing of it stays."""
        if whole:
            return
        with suppress(OSError):
            for number in range(1, self.count + 1):
                self._file(number).unlink(missing_ok=True)
            if self._made:
                self._folder.rmdir()

    def _file(self, number: int) -> Path:
        """The file of a picture; they are numbered from 1."""
        return self._folder / f"{number:06}.png"
