"""The scene describes itself in a file: for tests, narration and outside tools."""

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.records.journal.file.own_files import PATIENCE, move
from game.screen.window.log_file import log


class Describer:
    """Replaces the file whenever what it would say has changed. It never stops the game: what
    cannot be written is told once, and tried again with every frame."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._said: dict[str, Any] = {}
        self._seen = -1
        self._failing = False

    def describe(self, frame: int, presses: int, description: Callable[[], dict[str, Any]]) -> None:
        """Tells of the frame that is on the glass, and how many presses and releases of keys and
        buttons led to it; the file appears whole or not at all."""
        if frame == self._seen and presses == self._said.get("presses"):
            return
        self._seen, scene = frame, {"presses": presses, **description()}
        if scene == self._said:
            return
        beside = self._path.with_name(f"{self._path.name}.new")
        try:
            beside.write_text(json.dumps({"format": 1, "frame": frame, **scene}), "utf-8")
            # A reader lets go soon. For one that does not, the picture stands still but once.
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
