"""The player's settings, while the program runs."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from game.folders import own_folder
from game.journal.settings import Settings, read_settings, write_settings
from game.table.motion.tempo import LONG_PAUSES, Tempo
from game.words import Words


class Preferences:
    """Reads the settings at the start and writes them whenever they change."""

    def __init__(self, words: Words, windowed: bool) -> None:
        """`windowed` if a window was asked for this time, and not the full screen."""
        self._words = words
        self._system = words.language
        self._folder = own_folder()
        self.settings, self._trouble = read_settings(self._folder, datetime.now())
        self._kept = self.settings
        """What the file holds, as far as is known."""
        self._changed: dict[str, Any] = {}
        if windowed:
            self.settings = replace(self.settings, full_screen=False)
        self.unseen_beside = False
        """Whether the unseen cards are told of beside the table, until the program ends."""
        self.notices: list[str] = []
        """Sentences to be told where a game is chosen."""
        self._speak()
        self._notice()

    @property
    def tempo(self) -> Tempo:
        """How things move."""
        settings = self.settings
        pauses = LONG_PAUSES if settings.long_pauses else 1.0
        return Tempo(settings.speed, settings.reduced_motion, pauses)

    def take_notices(self) -> str:
        """What is to be told on the next page that has room for it, once."""
        told = " ".join(self.notices)
        self.notices.clear()
        return told

    @property
    def told(self) -> str:
        """What came in the way of reading or writing, in a sentence; or empty."""
        return self._words.say(str(self._trouble)) if self._trouble else ""

    def change(self, settings: Settings, keep: bool = True) -> None:
        """Other settings, kept at once, or when `keep` is called if this is only one of many."""
        names = [field.name for field in fields(Settings)]
        told = {name: getattr(settings, name) for name in names}
        self._changed |= {n: told[n] for n in names if told[n] != getattr(self.settings, n)}
        self.settings = settings
        self._speak()
        if keep:
            self.keep()

    def keep(self) -> None:
        """Writes what has changed; the rest may have been set by another program meanwhile."""
        if not self._changed:
            return
        there, trouble = read_settings(self._folder, datetime.now())
        self._kept = replace(self._kept if trouble else there, **self._changed)
        self._changed.clear()
        self._trouble = write_settings(self._folder, self._kept)
        self._notice()

    def _notice(self) -> None:
        if self.told and self.told not in self.notices:
            self.notices.append(self.told)

    def _speak(self) -> None:
        """The language that is set, or that of the system."""
        language = self.settings.language or self._system
        if language != self._words.language:
            self._words.speak(language)
