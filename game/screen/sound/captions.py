"""What is heard, in a few words, for whoever cannot hear it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.screen.scene import Program
from game.table.motion.cues import CHORDS, OPENED
from game.table.motion.director import Director
from game.words import msgid

SECONDS = 2.5
"""How long a caption is shown."""
MOST = 2
SOUND_OFF, SOUND_ON = msgid("(sound off)"), msgid("(sound on)")
CAPTIONS: Mapping[str, str] = {
    "victory": msgid("(eight notes rise)"),
    "defeat": msgid("(the lights go out)"),
    "nightmare": msgid("(dark wings flutter)"),
    **dict.fromkeys(OPENED, msgid("(a Door opens)")),
    **dict.fromkeys(CHORDS, msgid("(a chord rings)")),
    "limbo": msgid("(Limbo breathes in)"),
    "return": msgid("(Limbo breathes out)"),
    "shuffle": msgid("(the deck is shuffled)"),
    "key": msgid("(a Key turns)"),
    "tear": msgid("(a Nightmare is torn)"),
    "prophecy": msgid("(a Prophecy shimmers)"),
    "shadow": msgid("(a shadow falls)"),
    "refuse": msgid("(two dull knocks)"),
    "turn": msgid("(the turn passes on)"),
}
"""Of the sounds that tell something, the weightiest first. The others only go with a card."""
ORDER = list(dict.fromkeys((SOUND_OFF, SOUND_ON, *CAPTIONS.values())))


class Captions:
    """Lets the sounds of a table be heard, and says for a moment what they were."""

    def __init__(self, program: Program) -> None:
        self.told: Sequence[str] = ()
        """What is to be read now, the weightiest first."""
        self._program = program
        self._left: dict[str, float] = {}
        """For how many seconds each of them is still shown."""
        self._muted = program.settings.muted

    def follow(self, director: Director, dt: float = 0.0) -> bool:
        """`dt` seconds pass; whether something else is to be read."""
        settings = self._program.settings
        self._left = {said: left - dt for said, left in self._left.items() if left > dt}
        cues = director.take_cues()
        self._program.sound.play(cues)
        for cue in cues if settings.captions else ():
            if cue.name in CAPTIONS:
                self._left[CAPTIONS[cue.name]] = SECONDS
        if settings.muted != self._muted:
            self._muted = settings.muted
            self._left.pop(SOUND_ON if self._muted else SOUND_OFF, None)
            self._left[SOUND_OFF if self._muted else SOUND_ON] = SECONDS
        before, weighty = self.told, sorted(self._left, key=ORDER.index)[:MOST]
        self.told = [self._program.words.say(caption) for caption in weighty]
        return list(before) != self.told
