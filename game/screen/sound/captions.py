"""Captions: short texts for sounds, for players who cannot hear them."""

from __future__ import annotations

from collections.abc import Sequence

from game.screen.program import Program
from game.table.mood import mood
from game.table.motion.director import Director
from game.words import msgid

SECONDS = 2.5
"""Seconds that a caption is shown, with pauses of the usual length."""
MOST = 2
SOUND_OFF, SOUND_ON = msgid("(sound off)"), msgid("(sound on)")


class Captions:
    """Plays the sounds of a table and shows their captions."""

    def __init__(self, program: Program) -> None:
        self.told: Sequence[str] = ()
        """The current captions, most important first."""
        self._program = program
        self._left: dict[str, float] = {}
        """Seconds that each caption is still shown."""
        self._muted = program.settings.muted
        self._captions = program.words.sounds
        self._order = list(dict.fromkeys((SOUND_OFF, SOUND_ON, *self._captions.values())))

    def follow(self, director: Director, dt: float = 0.0) -> bool:
        """Plays new sounds and advances the captions by `dt` seconds. Returns whether the captions
        have changed."""
        settings, seconds = self._program.settings, SECONDS * self._program.tempo.pauses
        self._left = {said: left - dt for said, left in self._left.items() if left > dt}
        self._program.sound.mood = mood(director)
        cues = director.take_cues()
        self._program.sound.play(cues)
        for cue in cues if settings.rumble else ():
            self._program.controls.pads.rumble(cue.name)
        for cue in cues if settings.captions else ():
            if cue.name in self._captions:
                self._left[self._captions[cue.name]] = seconds
        if settings.muted != self._muted:
            self._muted = settings.muted
            self._left.pop(SOUND_ON if self._muted else SOUND_OFF, None)
            self._left[SOUND_OFF if self._muted else SOUND_ON] = seconds
        before, weighty = self.told, sorted(self._left, key=self._order.index)[:MOST]
        self.told = [self._program.words.say(caption) for caption in weighty]
        return list(before) != self.told
