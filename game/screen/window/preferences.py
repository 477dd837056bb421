"""The player's settings, while the program runs."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from game.folders import own_folder
from game.records.journal.file.own_files import PATIENCE
from game.records.journal.settings import Setback, Settings, read_settings, write_settings
from game.table.motion.tempo import LONG_PAUSES, Tempo
from game.words import Words

AGAIN = 5.0
"""Seconds after which settings that could not be written are tried again."""


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
        """What is set and not yet in the file."""
        self._since_tried = 0.0
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
        """Writes what has changed; the rest may have been set by another program meanwhile. What
        cannot be written is kept in mind and written with the next change, or by `advance`."""
        if not self._changed:
            return
        # Who was waited for in vain is not waited for again: the picture would stand still.
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
        """Tries again now and then to write what could not be written."""
        self._since_tried += dt
        if self._trouble is Setback.UNWRITTEN and self._since_tried >= AGAIN:
            self.keep()

    def _notice(self) -> None:
        if self.told:
            self.notices.append(self.told)

    def _speak(self) -> None:
        """The language that is set, or that of the system."""
        language = self.settings.language or self._system
        if language != self._words.language:
            self._words.speak(language)
