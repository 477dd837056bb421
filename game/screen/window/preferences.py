"""The player's settings while the program runs."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from game.folders import own_folder
from game.records.journal.file.own_files import PATIENCE
from game.records.journal.settings import Setback, Settings, read_settings, write_settings
from game.table.motion.tempo import LONG_PAUSES, Tempo
from game.words import Words

AGAIN = 5.0
"""Seconds after which writing the settings is tried again."""


class Preferences:
    """Reads the settings at the start and writes them whenever they change."""

    def __init__(self, words: Words, windowed: bool) -> None:
        """`windowed` says that this start asked for a window instead of the full screen."""
        self._words = words
        self._system = words.language
        self._folder = own_folder()
        self.settings, self._trouble = read_settings(self._folder, datetime.now())
        self._kept = self.settings
        """The content of the file, as far as is known."""
        self._changed: dict[str, Any] = {}
        """Settings that are not yet in the file."""
        self._since_tried = 0.0
        if windowed:
            self.settings = replace(self.settings, full_screen=False)
        self.unseen_beside = False
        """Whether the panel of unseen cards stays beside the table, until the program ends."""
        self.notices: list[str] = []
        """Sentences for the next page that has room for them."""
        self._speak()
        self._notice()

    @property
    def tempo(self) -> Tempo:
        settings = self.settings
        pauses = LONG_PAUSES if settings.long_pauses else 1.0
        return Tempo(settings.speed, settings.reduced_motion, pauses)

    def take_notices(self) -> str:
        """Returns the notices for the next page with room for them, and forgets them."""
        told = " ".join(self.notices)
        self.notices.clear()
        return told

    @property
    def told(self) -> str:
        """The sentence about trouble with reading or writing, or empty."""
        return self._words.say(str(self._trouble)) if self._trouble else ""

    def change(self, settings: Settings, keep: bool = True) -> None:
        """Changes the settings and writes them at once, or later if `keep` is false."""
        before = vars(self.settings)
        self._changed |= {name: now for name, now in vars(settings).items() if now != before[name]}
        self.settings = settings
        self._speak()
        if keep:
            self.keep()

    def keep(self) -> None:
        """Writes only what has changed, as another program may have set the rest. What cannot be
        written is tried again with the next change, or by `advance`."""
        if not self._changed:
            return
        # Waiting again after a failed write would only freeze the picture.
        patience = 0.0 if self._trouble is Setback.UNWRITTEN else PATIENCE
        there, trouble = read_settings(self._folder, datetime.now(), patience)
        kept = replace(self._kept if trouble else there, **self._changed)
        before, told = self._trouble, self.told
        self._trouble = write_settings(self._folder, kept, patience)
        self._since_tried = 0.0
        if self._trouble is None:
            self._kept = kept
            self._changed.clear()
            if told in self.notices:
                self.notices.remove(told)
        elif self._trouble is not before:
            self._notice()

    def advance(self, dt: float) -> None:
        """Counts `dt` seconds, and now and then tries again to write what could not be written."""
        self._since_tried += dt
        if self._trouble is Setback.UNWRITTEN and self._since_tried >= AGAIN:
            self.keep()

    def _notice(self) -> None:
        if self.told:
            self.notices.append(self.told)

    def _speak(self) -> None:
        """Switches to the language from the settings, or to that of the system."""
        language = self.settings.language or self._system
        if language != self._words.language:
            self._words.speak(language)
