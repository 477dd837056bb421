"""The reviews of finished games, each in a small file beside the journal, called after the number
of its game. They can be made again, so whatever is wrong with one is no trouble."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from game.plain import Malformed, Plain
from game.records.journal.file.atomic import write_whole
from game.records.journal.text.json_lines import LONGEST_LINE, read, written

log = logging.getLogger("eight-doors")


class Reviews:
    """Those in a folder, which is made when the first one is kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, game: int) -> Plain | None:
        """What was kept under the number of a game; None if there is nothing that can be read."""
        path = self._path(game)
        try:
            if not path.is_file():
                return None
            with path.open("rb") as file:
                return read(file.read(LONGEST_LINE))
        except (OSError, Malformed):
            return None

    def keep(self, game: int, plain: Plain) -> None:
        """Puts it in the place of what was kept there; where it cannot be written, all stays as it
        was."""
        try:
            write_whole(self._path(game), written(plain))
        except OSError as error:
            log.warning("review of game %s: %s", game, error)

    def remove(self, games: Iterable[int]) -> None:
        """These games are gone."""
        for game in games:
            with suppress(OSError):
                self._path(game).unlink(missing_ok=True)

    def _path(self, game: int) -> Path:
        return self._folder / f"{game}.json"
