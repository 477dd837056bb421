"""The loudspeaker: the only module that uses the mixer.

All calls of the mixer happen in a thread of their own: looking for a missing device takes a tenth
of a second, and no frame should wait for it. Without a device the game is silent and looks for one
now and then.
"""

from __future__ import annotations

import math
import threading
from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import pygame

from game.records.journal.settings import LOUDEST
from game.screen.sound.layers import LAYERS, Layer, Phrase
from game.screen.sound.samples import Samples
from game.screen.window.log_file import log
from game.table.motion.cues import Cue

RATE, DEPTH, BUFFER, CHANNELS = 44100, -16, 1024, 24
STEREO, MONO = 2, 1
"""Numbers of sides that the mixer is opened with."""
KEPT = 2 * len(LAYERS)
"""Channels for music: two in alternation for each layer."""
READY = 16
"""Number of short sounds kept in memory, the most recent ones. A second of sound takes a sixth of a
megabyte."""
WIDE = "limbo", "return", "victory", "defeat"
"""Names of the sounds in stereo, which are not moved to a side."""
CUT = 0.12
"""Seconds in which a phrase fades in that begins too late, and so in its midst: a few buffers, each
a little louder."""

MIXER = threading.Lock()
"""Held by the thread that asks anything of the mixer, of which there is one: while a window that
has closed still gives the device back, another one may have opened."""


def loudness(volume: int) -> float:
    """Returns the mixer volume, 0 to 1, for a volume from the settings: half the volume sounds half
    as loud."""
    return (volume / LOUDEST) ** 2


def between(pan: float | None) -> tuple[float, float]:
    """Returns the volumes left and right, 0 to 1, for a place from -1, left, to 1, right. The total
    loudness is the same everywhere. None means a stereo sound."""
    if pan is None:
        return 1.0, 1.0
    angle = (pan + 1) * math.pi / 4
    return math.cos(angle), math.sin(angle)


class Speaker:
    """The mixer while there is a device; otherwise it does nothing. Only one thread may use it."""

    def __init__(self, folder: Path) -> None:
        self.driver: str | None = None
        """Name of the driver of the open device, or None while all is silent."""
        self._folder = folder
        self._samples = Samples(folder)
        self._sound = lru_cache(maxsize=READY)(self._read)
        """Returns a short sound by its name."""
        self._loud = 0.0
        """Volume of the music, 0 to 1."""
        self._music: dict[int, tuple[pygame.mixer.Sound, tuple[float, float]]] = {}
        """Sounds that play or have just ended, and their volumes left and right, by channel."""
        self._lacking: set[Path] = set()
        self._why = ""
        self._sides = STEREO
        self.sought = False
        """True if a device has been looked for."""

    def open(self) -> None:
        """Looks for a device, and closes the last one."""
        self.close()
        try:
            pygame.mixer.init(RATE, DEPTH, self._sides, BUFFER)
            pygame.mixer.set_num_channels(KEPT + CHANNELS)
            pygame.mixer.set_reserved(KEPT)
            self.driver = pygame.mixer.get_driver()
            log.info("sound: %s", self.driver)
            self._why = ""
        except pygame.error as trouble:
            self.fall_silent(trouble)
        self.sought = True

    def turn(self, *, mono: bool) -> None:
        """Plays everything alike on both sides, or at its place again. What is in memory belongs to
        the mixer as it was, so that is opened anew."""
        self._sides = MONO if mono else STEREO
        if self.driver:
            self.open()

    def close(self) -> None:
        """Gives the device back. Playing a sound that outlives its mixer crashes the program, and
        so does a sound that ends while the mixer closes. So sounds are stopped and dropped
        first."""
        self.driver = None
        if pygame.mixer.get_init():
            pygame.mixer.stop()
        self._sound.cache_clear()
        self._music.clear()
        pygame.mixer.quit()

    def fall_silent(self, trouble: Exception) -> None:
        """Gives up the device, and logs the reason if it is a new one."""
        if str(trouble) != self._why:
            self._why = str(trouble)
            log.info("no sound: %s", trouble)
        self.close()

    def play(self, cue: Cue, volume: float) -> None:
        """Plays a sound at its place between left and right. Raises pygame.error if the mixer has
        gone."""
        if self.driver and pygame.mixer.get_init() is None:
            raise pygame.error("the mixer has gone")
        name, level = self._samples.choose(cue)
        sound = self._sound(name) if self.driver else None
        channel = sound.play() if sound else None
        if channel is not None:
            sides = between(None if cue.name in WIDE else cue.pan)
            self._set(channel, sides, level * volume)

    def _set(
        self, channel: pygame.mixer.Channel, sides: tuple[float, float], volume: float
    ) -> None:
        """Sets the volume of a channel at its place. One side alone is as loud as two were."""
        left, right = sides
        if self._sides == MONO:
            channel.set_volume(math.hypot(left, right) / math.sqrt(2) * volume)
        else:
            channel.set_volume(left * volume, right * volume)

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        """Returns a sound, or None if it is missing or damaged."""
        file = self._folder / f"{name}.ogg"
        try:
            return pygame.mixer.Sound(file)
        except (pygame.error, OSError) as trouble:
            self._missing(file, trouble)
        return None

    def _raw(self, name: str) -> bytes:
        """Returns a sound as the mixer plays it; empty if it is missing or damaged."""
        sound = self._read(name)
        return sound.get_raw() if sound else b""

    def _missing(self, file: Path, trouble: Exception) -> None:
        """Logs a missing sound once."""
        if file not in self._lacking:
            self._lacking.add(file)
            log.info("the sound %s is missing: %s", file.name, trouble)

    # Music

    def want(self, volume: float) -> None:
        """Sets the volume of the music; at 0 it ends at once."""
        self._loud = volume
        for number, (_, sides) in self._music.items() if self.driver else ():
            if volume:
                self._set(pygame.mixer.Channel(number), sides, volume)
            else:
                pygame.mixer.Channel(number).stop()

    def begin(self, phrases: Iterable[Phrase]) -> None:
        """Plays phrases of several layers, in step. They are long, so each is read again and not
        kept; the time that takes is taken from that until they begin."""
        asked = pygame.time.get_ticks()
        self._music = {n: kept for n, kept in self._music.items() if self._plays(n)}
        read = deque((phrase, self._raw(phrase.file)) for phrase in phrases if self.driver)
        spent = (pygame.time.get_ticks() - asked) / 1000
        while read:
            # Each is a megabyte and more: none is kept twice.
            phrase, raw = read.popleft()
            rate, depth, speakers = pygame.mixer.get_init() or (RATE, DEPTH, self._sides)
            later = round((phrase.wait - spent) * rate) * abs(depth) // 8 * speakers
            if len(raw) <= -later:
                continue
            left = bytes(later) + raw if later > 0 else memoryview(raw)[-later:]
            begun = pygame.mixer.Sound(buffer=left)
            number = self._free(phrase)
            channel, sides = pygame.mixer.Channel(number), between(phrase.layer.side)
            fade = phrase.fade if later > 0 else max(CUT, phrase.fade)
            # A fade goes to the volume from before it, and places are lost when a sound begins.
            self._set(channel, sides, self._loud)
            channel.play(begun, fade_ms=round(fade * 1000))
            self._set(channel, sides, self._loud)
            self._music[number] = begun, sides

    def _free(self, phrase: Phrase) -> int:
        """Returns a channel of its layer: one where nothing fades away any longer, if there is."""
        first, turn = 2 * LAYERS.index(phrase.layer), phrase.number % 2
        turns = (first + turn, first + 1 - turn)
        return next((number for number in turns if not self._plays(number)), turns[0])

    def leave(self, layers: Iterable[Layer], seconds: float) -> None:
        """Fades these layers out over so many seconds."""
        for first in (2 * LAYERS.index(layer) for layer in layers):
            for number in filter(self._plays, (first, first + 1)):
                channel = pygame.mixer.Channel(number)
                if channel.get_volume():
                    channel.fadeout(round(seconds * 1000))
                else:
                    # What has only begun to fade in cannot fade out, and would go on.
                    channel.stop()

    def _plays(self, number: int) -> bool:
        return bool(self.driver) and pygame.mixer.Channel(number).get_busy()
