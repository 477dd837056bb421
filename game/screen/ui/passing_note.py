"""A note that passes: what has happened outside of the game, told for some seconds over whatever is
shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.stage import Lies
from game.screen.ui.subtitles import subtitle
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

CAPTION = "text.caption"
"""Id of a caption that is shown already."""
STANDS = 6.0
"""Seconds for which a note is shown."""


class PassingNote:
    """Shows one note at a time, where it covers the least. It takes no clicks."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.told = ""
        """The sentence that is shown; empty if there is none."""
        self._left = 0.0
        """Seconds for which it is still shown."""
        self._known: tuple[object, Lies] | None = None

    def tell(self, told: str) -> None:
        """Shows a sentence, in place of another one."""
        self.told, self._left = told, STANDS

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds of the note pass."""
        self._left -= dt
        if self._left <= 0:
            self.told = ""

    def images(self, scene: Scene, captions: Sequence[Lies]) -> list[Lies]:
        """Returns the picture of the note over this scene with its captions, and its place, if
        there is a note."""
        program = self._program
        if not self.told:
            return []
        now = self.told, program.size, program.letters, scene, captions
        if self._known is None or self._known[0] != now:
            written = [
                Thing(CAPTION, "text", "", Rect(*at, *picture.get_size()))
                for picture, at in captions
            ]
            places = Places(program.size, letters=program.letters)
            there = [*scene.things(), *written]
            self._known = now, subtitle(self.told, program.text, places, there)
        return [self._known[1]]
