"""Small files beside the journal: the reviews of finished games, which can be made again, and the
deals of days that were tried. To delete a game for good does not make its day a new one."""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game.plain import Malformed, Plain, fields_of, list_of, whole, word
from game.records.journal.file.own_files import read_at_most, set_aside, write_whole
from game.records.journal.text.json_lines import LONGEST_LINE, read, written

log = logging.getLogger("eight-doors")

FORMAT = 1
MOST = 20_000
"""Most deals in the file of tried days: those of 27 years. The file can still be read."""


class Reviews:
    """Reviews in a folder, each in a file that is named after the number of its game. A file that
    cannot be read is no trouble."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, game: int) -> Plain | None:
        """Returns the review of a game; None if there is none that can be read."""
        try:
            return read(read_at_most(self._path(game), LONGEST_LINE, patience=0.0))
        except (OSError, Malformed):
            return None

    def keep(self, game: int, plain: Plain) -> None:
        """Replaces the review of a game. If that fails, the old one stays."""
        try:
            write_whole(self._path(game), written(plain))
        except OSError as error:
            log.warning("review of game %s: %s", game, error)

    def remove(self, games: Iterable[int]) -> None:
        for game in games:
            with suppress(OSError):
                self._path(game).unlink(missing_ok=True)

    def _path(self, game: int) -> Path:
        return self._folder / f"{game}.json"


class TriedDays:
    """Seeds of the deals of days and weeks that were tried, in a small file, made for the first of
    them."""

    def __init__(self, path: Path, now: Callable[[], datetime]) -> None:
        self._path = path
        self._now = now

    def holds(self, seed: str) -> bool:
        """Returns whether this seed was tried. A file that cannot be read holds nothing."""
        try:
            return seed in self._seeds()
        except (OSError, Malformed) as flaw:
            log.warning("days that were tried: %s", flaw)
            return False

    def add(self, seeds: Iterable[str]) -> None:
        """Adds seeds. Sets a bad file aside. Raises OSError, and then the file is as it was."""
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
        content = read_at_most(self._path, LONGEST_LINE + 1)
        if len(content) > LONGEST_LINE:
            raise Malformed("The file of tried days is too long.")
        plain = fields_of(read(content), ("format", "tried"), "file of tried days")
        whole(plain["format"], FORMAT, FORMAT, "format of tried days")
        return {word(seed, "seed") for seed in list_of(plain["tried"], "tried days", MOST)}
