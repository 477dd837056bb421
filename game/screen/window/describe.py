"""Writes a description of the scene to a file, for tests, narration and outside tools."""

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.records.journal.file.own_files import PATIENCE, move
from game.screen.window.log_file import log


class Describer:
    """Replaces the file whenever the description has changed. It never stops the game: a failure is
    reported once, and the file is tried again with every frame."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._said: dict[str, Any] = {}
        self._seen = -1
        self._failing = False

    def describe(self, frame: int, presses: int, description: Callable[[], dict[str, Any]]) -> None:
        """Describes the current frame. `presses` counts the presses and releases of keys and
        buttons so far. The file is always complete."""
        if frame == self._seen and presses == self._said.get("presses"):
            return
        self._seen, scene = frame, {"presses": presses, **description()}
        if scene == self._said:
            return
        beside = self._path.with_name(f"{self._path.name}.new")
        try:
            beside.write_text(json.dumps({"format": 1, "frame": frame, **scene}), "utf-8")
            # Most readers close the file soon. One that does not may delay the game only once.
            move(beside, self._path, 0.0 if self._failing else PATIENCE)
        except OSError as trouble:
            with suppress(OSError):
                beside.unlink()
            self._seen = -1
            self._tell(trouble)
            return
        self._said, self._failing = scene, False

    def _tell(self, trouble: OSError) -> None:
        if self._failing:
            return
        self._failing = True
        sentence = f"The scene cannot be described: {trouble}"
        log.warning(sentence)
        if sys.stderr is not None:
            print(sentence, file=sys.stderr)
