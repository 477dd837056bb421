"""Chooses between the variations of a sound: never the same one twice in a row."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.table.motion.cues import Cue

SOFTER = 4.0
"""Largest attenuation in dB. Variations are stored half of it too loud, so they differ by 2 dB
either way."""


class Samples:
    """The sounds in a folder: `slide-1.ogg`, `slide-2.ogg` and so on are variations of one sound;
    `foil-O-1.ogg` is a variation with the voice of a place. The choice depends only on earlier
    choices, not on any game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._chance = Random(8)
        self._known: dict[str, list[str]] = {}
        self._last: dict[str, str] = {}

    def choose(self, cue: Cue) -> tuple[str, float]:
        """Returns the name of a file and its volume, 0 to 1."""
        sound = f"{cue.name}-{cue.tint}" if cue.tint else cue.name
        if sound not in self._known:
            found = self._folder.glob(f"{sound}-[0-9].ogg")
            self._known[sound] = sorted(file.stem for file in found)
        samples = self._known[sound]
        if not samples:
            return sound, 1.0
        others = [name for name in samples if name != self._last.get(sound)] or samples
        self._last[sound] = self._chance.choice(others)
        return self._last[sound], 10 ** (-self._chance.uniform(0, SOFTER) / 20)
