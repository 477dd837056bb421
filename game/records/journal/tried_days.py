"""The deals of days that were tried, kept apart from the games: to delete a game for good does not
make its day a new one."""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path

from game.plain import Malformed, fields_of, list_of, whole, word
from game.records.journal.file.atomic import patiently, write_whole
from game.records.journal.file.set_aside import set_aside
from game.records.journal.text.json_lines import LONGEST_LINE, read, written

log = logging.getLogger("eight-doors")

FORMAT = 1
MOST = 20_000
"""Deals in the file: of 27 years, and they fit into what is read of it."""


class TriedDays:
    """The seeds of these deals in a small file, which is made when there is one to keep."""

    def __init__(self, path: Path, now: Callable[[], datetime]) -> None:
        self._path = path
        self._now = now

    def holds(self, seed: str) -> bool:
        """Whether the deal of this seed was tried. What cannot be read was not."""
        try:
            return seed in self._seeds()
        except (OSError, Malformed) as flaw:
            log.warning("days that were tried: %s", flaw)
            return False

    def add(self, seeds: Iterable[str]) -> None:
        """Keeps these seeds too. A file that is not understood is set aside. Raises OSError, and
        then the file is as it was."""
        new = set(seeds)
        if not new:
            return
        try:
            known = self._seeds()
        except Malformed as flaw:
            log.warning("days that were tried: %s", flaw)
            known = set()
            if set_aside(self._path, self._now()) is None:
                raise PermissionError(errno.EACCES, "not to be set aside") from None
        if not new <= known:
            plain = {"format": FORMAT, "tried": sorted(known | new)[-MOST:]}
            write_whole(self._path, written(plain))

    def _seeds(self) -> set[str]:
        """Raises OSError and Malformed."""
        if not self._path.exists():
            return set()
        if not self._path.is_file():
            raise OSError(errno.EINVAL, "not a file")
        with patiently(lambda: self._path.open("rb")) as file:
            content = file.read(LONGEST_LINE + 1)
        if len(content) > LONGEST_LINE:
            raise Malformed("The file of tried days is too long.")
        plain = fields_of(read(content), ("format", "tried"), "file of tried days")
        whole(plain["format"], FORMAT, FORMAT, "format of tried days")
        return {word(seed, "seed") for seed in list_of(plain["tried"], "tried days", MOST)}
