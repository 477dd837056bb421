"""What is told of the scene as it changes: to a screen reader, by the voice of the system, and as
captions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.records.journal.settings import Settings
from game.rules.state import HAND
from game.screen.reader.narration import Narrator
from game.screen.reader.screen_reader import ScreenReader
from game.screen.reader.tree import Branch, focus_of, tree
from game.screen.scene import Scene
from game.screen.sound.system_voice import SystemVoice
from game.words import Words

TABLE = "table"
"""The scene whose lines are captioned: on a page everything is written anyway."""


class Telling:
    """Finds what is new, and passes it on to whoever listens. A voice speaks only where no screen
    reader does. The cards of a hidden hand are spoken once their owner goes to them with keys, and
    has been told before that the others hear them too."""

    def __init__(self, reader: ScreenReader, words: Words) -> None:
        self.reader, self.voice = reader, SystemVoice()
        self.caption = ""
        """The last line at the table, while captions are wanted."""
        self._words, self._narrator = words, Narrator()
        self._focus = ""
        self._warned: Scene | None = None
        """The table at which headphones were spoken of."""

    def listens(self, settings: Settings) -> bool:
        """Returns whether anything has to be told."""
        return self.reader.listens or settings.narration or settings.narration_captions

    def follow(self, scene: Scene, description: Mapping[str, Any], settings: Settings) -> None:
        """Tells what is new in a scene at rest."""
        root = tree(description, self._words)
        if self.reader.listens:
            self.reader.show(lambda: root)
        line = self._narrator.follow(description, scene.happened())
        if line is not None:
            self.reader.speak(line.text, line.urgent)
        if line is not None or scene.name != TABLE:
            shown = line is not None and scene.name == TABLE and settings.narration_captions
            self.caption = line.text if shown and line is not None else ""
        speaks = settings.narration and not (settings.muted or self.reader.listens)
        focus = self._told_of(focus_of(root), scene)
        if speaks and line is not None:
            self._say(line.text, settings, urgent=line.urgent)
        if focus != self._focus and focus and speaks:
            self._say(focus, settings, urgent=line is None)
        self._focus = focus

    def sample(self, settings: Settings) -> None:
        """Lets the voice be heard at its volume, while there is narration."""
        if settings.narration and not settings.muted:
            self._say(self._words.say("Voice"), settings, urgent=True)

    def explain(self, text: str, settings: Settings) -> None:
        """Speaks what a tooltip says that the player has asked for."""
        if settings.narration and not (settings.muted or self.reader.listens):
            self._say(text, settings, urgent=True)

    def note(self, text: str, settings: Settings) -> None:
        """Speaks of what has happened outside of the game."""
        self.reader.speak(text, False)
        if settings.narration and not (settings.muted or self.reader.listens):
            self._say(text, settings, urgent=False)

    def _say(self, text: str, settings: Settings, *, urgent: bool) -> None:
        self.voice.say(text, self._words.language, settings.voice, urgent=urgent)

    def _told_of(self, focus: Branch, scene: Scene) -> str:
        """Returns what is spoken of the thing in focus; of a hidden hand only after a warning."""
        if focus.role == "window":
            return ""
        own = focus.role == "card" and focus.zone == HAND and not focus.public
        if scene.hushed and own and self._warned is not scene:
            self._warned = scene
            return self._words.say(
                "Headphones, please: your cards are about to be spoken. Go on to hear them."
            )
        on = self._words.say("chosen") if focus.selected else ""
        told = (focus.name, focus.value if focus.role in ("slider", "field") else "", on)
        return self._words.say(", ").join(filter(None, told))
