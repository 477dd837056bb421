"""The telling of the scene as it changes: to a screen reader, by the voice of the system, and as
captions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.records.journal.settings import Settings
from game.rules.state import Seat
from game.screen.reader.narration import Narrator
from game.screen.reader.screen_reader import ScreenReader
from game.screen.reader.tree import Branch, focus_of, tree
from game.screen.scene import Asked, Scene
from game.screen.sound.system_voice import SystemVoice
from game.table.asking.questions import COVER
from game.words import Words

TABLE = "table"
"""The scene whose lines are captioned: on a page everything is written anyway."""


HEADPHONES = "reader.headphones"
"""Id of the button by which a player at a screen reader wants to hear the own hidden hand."""

AWAY = COVER, "button.menu"
"""Ids of the buttons that a player may press instead."""


class Telling:
    """Finds what is new, and passes it on to whoever listens. A voice speaks only where no screen
    reader does.

    Nothing of a hidden hand that lies open is told, nor what can be done with it, before its owner
    has been told that the others hear it too, and goes on: with a button, or to a card with keys.
    That is asked of each player once at a table."""

    def __init__(self, reader: ScreenReader, words: Words) -> None:
        self.reader, self.voice = reader, SystemVoice()
        self.caption = ""
        """The last line at the table, while captions are wanted."""
        self._words, self._narrator = words, Narrator()
        self._focus = ""
        self._table: Scene | None = None
        """The table at which players were asked, and the seats of those who went on."""
        self._heard: set[Seat] = set()
        self._warned_at: str | None = None
        """The id of what was in focus when the player was warned; None if nobody is."""

    def listens(self, settings: Settings) -> bool:
        """Returns whether anything has to be told."""
        return self.reader.listens or settings.narration or settings.narration_captions

    def hear(self, scene: Scene) -> None:
        """Tells the player whose hidden hand lies open what the hand is from now on."""
        if scene.listener is not None and scene is self._table:
            self._heard.add(scene.listener)

    def follow(self, scene: Scene, description: Mapping[str, Any], settings: Settings) -> None:
        """Tells what is new in a scene at rest."""
        root, asked = tree(description, self._words), scene.asked()
        if self._keeps(scene, focus_of(root)):
            root = self._warning(root)
            asked = Asked(root.name)
        if self.reader.listens:
            self.reader.show(lambda: root)
        line = self._narrator.follow(description, scene.happened(), asked)
        if line is not None:
            self.reader.speak(line.text, line.urgent)
        if line is not None or scene.name != TABLE:
            shown = line is not None and scene.name == TABLE and settings.narration_captions
            self.caption = line.text if shown and line is not None else ""
        speaks = settings.narration and not (settings.muted or self.reader.listens)
        focus = self._told_of(focus_of(root))
        if speaks and line is not None:
            self._say(line.text, settings, urgent=line.urgent)
        if focus != self._focus and focus and speaks:
            self._say(focus, settings, urgent=line is None)
        self._focus = focus

    def _keeps(self, scene: Scene, focus: Branch) -> bool:
        """Returns whether a hand is kept to itself because its owner has not gone on yet."""
        seat = scene.listener
        if seat is None:
            self._warned_at = None
            return False
        if scene is not self._table:
            self._table, self._heard = scene, set()
        if self._warned_at is None:
            self._warned_at = focus.id
        elif focus.id != self._warned_at and focus.role == "card":
            self._heard.add(seat)
        return seat not in self._heard

    def _warning(self, root: Branch) -> Branch:
        """Returns the tree with nothing but the warning, which leads on, and what leads away."""
        told = self._words.say(
            "Headphones, please: your cards are about to be spoken. Go on to hear them."
        )
        away = tuple(one for one in root.children if one.id in AWAY)
        at = not any(one.focused for one in away)
        ask = Branch(HEADPHONES, "button", told, root.rect, pressable=True, focused=at)
        return replace(root, name=told, children=(ask, *away))

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

    def _told_of(self, focus: Branch) -> str:
        """Returns what is spoken of the thing in focus; nothing of the warning, which is a line."""
        if focus.role == "window" or focus.id == HEADPHONES:
            return ""
        on = self._words.say("chosen") if focus.selected else ""
        told = (focus.name, focus.value if focus.role in ("slider", "field") else "", on)
        return self._words.say(", ").join(filter(None, told))
