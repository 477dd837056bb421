"""A film as numbered pictures in a folder."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pygame

from game.table.layout.places import Size


class Taken(Exception):
    """The place for a film is not free."""


class PictureFolder:
    """Writes `000001.png` and so on into a new or empty `folder`. Raises Taken if the folder is not
    empty, and OSError if it cannot be written."""

    def __init__(self, folder: Path, size: Size) -> None:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Taken
        self._made = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._size = folder, size
        self._last: tuple[bytes, bytes] = (b"", b"")
        """The picture before, as RGB bytes and as the bytes of its file."""
        self.count = self.written = 0

    def add(self, picture: bytes) -> None:
        """Adds the next picture, given as RGB bytes."""
        if picture != self._last[0]:
            whole = BytesIO()
            pygame.image.save(pygame.image.frombytes(picture, self._size, "RGB"), whole, "a.png")
            self._last = picture, whole.getvalue()
        self.count += 1
        self.written += self._file(self.count).write_bytes(self._last[1])

    def close(self, whole: bool) -> None:
        """Ends the film. If it is not the `whole` film, its pictures are deleted."""
        if whole:
            return
        with suppress(OSError):
            for number in range(1, self.count + 1):
                self._file(number).unlink(missing_ok=True)
            if self._made:
                self._folder.rmdir()

    def _file(self, number: int) -> Path:
        """Returns the path of a picture; numbers begin at 1."""
        return self._folder / f"{number:06}.png"
