"""The loudspeaker: the only module that uses the mixer.

All calls of the mixer happen in a thread of their own: looking for a missing device takes a tenth
of a second, and no frame should wait for it. Without a device the game is silent and looks for one
now and then.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import pygame

from game.records.journal.settings import LOUDEST
from game.screen.sound.layers import LAYERS, Bar, Layer
from game.screen.sound.samples import Samples
from game.screen.window.log_file import log
from game.table.motion.cues import Cue

RATE, DEPTH, BUFFER, CHANNELS = 44100, -16, 1024, 24
STEREO, MONO = 2, 1
"""Numbers of sides that the mixer is opened with."""
KEPT = 1 + 2 * len(LAYERS)
"""Channels for music: one for the dark loop, and two in alternation for each layer."""
READY = 16
"""Number of short sounds kept in memory, the most recent ones. A second of sound takes a sixth of a
megabyte."""
DARK = "dark"
WIDE = "limbo", "return", "victory", "defeat"
"""Sounds in stereo."""
FADE_OUT, FADE_IN = 0.5, 2.0
"""Seconds in which one ambience fades out and the next fades in."""


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
        self._wanted = "", 0.0, 1.0, False
        """The wanted ambience, its volume (0 for none), the share of it that is left while the
        table is dark, and whether the dark loop plays instead."""
        self._ambience = ""
        """The ambience that is playing."""
        self._music: dict[int, tuple[pygame.mixer.Sound, tuple[float, float]]] = {}
        """Sounds that play or have just ended, and their volumes left and right, by channel."""
        self._dark = False
        """Whether the dark loop is playing."""
        self._lacking: set[Path] = set()
        self._why = ""
        self._sides = STEREO
        self.sought = False
        """Whether a device has been looked for."""

    def open(self) -> None:
        """Looks for a device and resumes the ambience."""
        self.close()
        try:
            pygame.mixer.init(RATE, DEPTH, self._sides, BUFFER)
            pygame.mixer.set_num_channels(KEPT + CHANNELS)
            pygame.mixer.set_reserved(KEPT)
            self.driver = pygame.mixer.get_driver()
            log.info("sound: %s", self.driver)
            self._why = ""
            self._tend()
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
        self.driver, self._ambience, self._dark = None, "", False
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

    def _missing(self, file: Path, trouble: Exception) -> None:
        """Logs a missing sound once."""
        if file not in self._lacking:
            self._lacking.add(file)
            log.info("the sound %s is missing: %s", file.name, trouble)

    # What is heard all the time

    def want(self, ambience: str, volume: float, light: float = 1.0, dark: bool = False) -> None:
        """Sets the ambience; volume 0 stops it. `light`, 1 to 0, is the share of it that remains
        while the dark loop plays."""
        self._wanted = ambience, volume, light, dark
        if self.driver:
            self._tend()

    def fade_out(self) -> None:
        self._ambience = ""
        if self.driver:
            pygame.mixer.music.fadeout(round(FADE_OUT * 1000))

    def begin(self, bar: Bar) -> None:
        """Plays a bar of a layer. Bars are long, so each is read again and not kept."""
        self._music = {n: kept for n, kept in self._music.items() if self._plays(n)}
        if self.driver and (sound := self._read(bar.file)):
            if bar.into:
                rate, depth, speakers = pygame.mixer.get_init() or (RATE, DEPTH, self._sides)
                begun = round(bar.into * rate) * abs(depth) // 8 * speakers
                sound = pygame.mixer.Sound(buffer=sound.get_raw()[begun:])
            number = 1 + 2 * LAYERS.index(bar.layer) + bar.number % 2
            self._lay(number, sound, bar.fade, between(bar.layer.side))

    def leave(self, layers: Iterable[Layer], seconds: float) -> None:
        """Fades these layers out over so many seconds."""
        for first in (1 + 2 * LAYERS.index(layer) for layer in layers):
            self._fade(first, seconds)
            self._fade(first + 1, seconds)

    def _lay(
        self,
        number: int,
        sound: pygame.mixer.Sound,
        fade: float,
        at: tuple[float, float],
        loops: int = 0,
    ) -> None:
        """Plays a sound on this channel and fades it in over `fade` seconds."""
        channel, volume = pygame.mixer.Channel(number), self._wanted[1]
        channel.play(sound, loops, fade_ms=round(fade * 1000))
        self._set(channel, at, volume)
        self._music[number] = sound, at

    def _fade(self, number: int, seconds: float) -> None:
        if self.driver and self._plays(number):
            pygame.mixer.Channel(number).fadeout(round(seconds * 1000))

    def _plays(self, number: int) -> bool:
        return bool(self.driver) and pygame.mixer.Channel(number).get_busy()

    def _tend(self) -> None:
        name, volume, light, dark = self._wanted
        for number, (_, sides) in self._music.items():
            self._set(pygame.mixer.Channel(number), sides, volume)
        if not (dark and volume):
            self._fade(0, FADE_OUT)
            self._dark = False
        elif not self._dark and (sound := self._read(DARK)):
            self._dark = True
            self._lay(0, sound, FADE_OUT, (1.0, 1.0), -1)
        if not volume:
            # Music is never paused: pygame would hold the interpreter while it waits for the mixer,
            # and the mixer may wait for the interpreter at the end of a sound. Both would wait for
            # ever.
            pygame.mixer.music.stop()
            self._ambience = ""
            return
        if name != self._ambience:
            self._ambience = name
            file = self._folder / f"{name}.ogg"
            try:
                pygame.mixer.music.load(file)
            except (pygame.error, OSError) as trouble:
                self._missing(file, trouble)
                return
            pygame.mixer.music.play(-1, fade_ms=round(FADE_IN * 1000))
        pygame.mixer.music.set_volume(volume * light)
