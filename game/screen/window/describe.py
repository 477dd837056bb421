"""The scene describes itself in a file: for tests, narration and outside tools."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any


class Describer:
    """Replaces the file whenever what it would say has changed. It never stops the game."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._said: dict[str, Any] = {}
        self._seen = -1
        self._broken = False

    def describe(self, frame: int, presses: int, description: Callable[[], dict[str, Any]]) -> None:
        """Tells of the frame that is on the glass, and how many presses and releases of keys and
        buttons led to it; the file appears whole or not at all."""
        if self._broken or (frame == self._seen and presses == self._said.get("presses")):
            return
        self._seen, scene = frame, {"presses": presses, **description()}
        if scene == self._said:
            return
        beside = self._path.with_name(f"{self._path.name}.new")
        try:
            beside.write_text(json.dumps({"format": 1, "frame": frame, **scene}), "utf-8")
            beside.replace(self._path)
        except OSError as trouble:
            self._broken = True
            if sys.stderr is not None:
                print(f"The scene cannot be described: {trouble}", file=sys.stderr)
            return
        self._said = scene
