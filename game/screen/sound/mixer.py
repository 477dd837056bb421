"""Sound: the only module that knows the mixer.

All that the mixer is asked for happens in a thread of its own: to look for a device where there is
none takes a tenth of a second, and no frame waits for it. Without a device the game is silent, and
looks for one now and then.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pygame

from game.journal.settings import Settings
from game.screen.look.assets import art_root
from game.screen.sound.levels import loudness, sides
from game.screen.sound.samples import Samples
from game.screen.window.log_file import log
from game.table.deck_left import Left
from game.table.motion.cues import Cue

RATE, DEPTH, SPEAKERS, BUFFER, CHANNELS = 44100, -16, 2, 1024, 24
RETRY = 20.0
"""Seconds from one look for a device to the next, while there is none."""
ECHO = 1.0
"""To open a device tells of it: so long, in seconds, that is no news."""
FADE_OUT, FADE_IN = 0.5, 2.0
"""Seconds in which one ambience makes room for the other."""
LAST_WORD = 3.0
"""Seconds that the program waits for the mixer at its end, when its window is closed already."""
SAMPLE = "O1"
AMBIENCES = {"title": "title", "setting": "title", "table": "table", "handover": "table"}
"""By scene. On any other page goes on what was heard before it."""
EBBING = {Left.MANY: 1.0, Left.FEW: 0.7, Left.LAST: 0.45, Left.ONE: 0.3, Left.NONE: 0.2}
"""How loud the ambience of a table is, the fewer cards the deck has."""
GONE, BACK = (
    (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN),
    (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED),
)


class Speaker:
    """The mixer, while there is a device; else it does nothing. Used by one thread alone."""

    def __init__(self, folder: Path) -> None:
        self.driver: str | None = None
        """Of the open device; None while all is silent."""
        self._folder = folder
        self._samples = Samples(folder)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._wanted = "", 0.0
        """The ambience that should be heard, and how loud; at 0 none is."""
        self._ambience = ""
        """The one that is on."""
        self._why = ""
        self.sought = False
        """Whether a device was looked for."""

    def open(self) -> None:
        """Looks for a device, and goes on with the ambience."""
        self.close()
        try:
            pygame.mixer.init(RATE, DEPTH, SPEAKERS, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            self.driver = pygame.mixer.get_driver()
            log.info("sound: %s", self.driver)
            self._why = ""
            self._tend()
        except pygame.error as trouble:
            self.fall_silent(trouble)
        self.sought = True

    def close(self) -> None:
        """Gives the device back. A sound must not outlive its mixer: to play it would be the end
        of the program. Nor may one end while its mixer goes: pygame would look at what is gone."""
        self.driver, self._ambience = None, ""
        if pygame.mixer.get_init():
            pygame.mixer.stop()
        self._sounds.clear()
        pygame.mixer.quit()

    def fall_silent(self, trouble: Exception) -> None:
        """The device is of no use; why is said once."""
        if str(trouble) != self._why:
            self._why = str(trouble)
            log.info("no sound: %s", trouble)
        self.close()

    def play(self, cue: Cue, volume: float) -> None:
        """A sound, at its place between left and right."""
        if self.driver and pygame.mixer.get_init() is None:
            raise pygame.error("the mixer has gone")
        name, level = self._samples.choose(cue)
        sound = self._sound(name) if self.driver else None
        channel = sound.play() if sound else None
        if channel is not None:
            left, right = (side * level * volume for side in sides(cue))
            channel.set_volume(left, right)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """It is read when it is first heard; None for one that is missing or damaged."""
        if name not in self._sounds:
            self._sounds[name] = None
            file = self._folder / f"{name}.ogg"
            try:
                self._sounds[name] = pygame.mixer.Sound(file)
            except (pygame.error, OSError) as trouble:
                log.info("the sound %s is missing: %s", file.name, trouble)
        return self._sounds[name]

    def want(self, ambience: str, volume: float) -> None:
        """What should be heard all the time; at no volume at all nothing is."""
        self._wanted = ambience, volume
        if self.driver:
            self._tend()

    def fade_out(self) -> None:
        """The ambience ends softly."""
        self._ambience = ""
        if self.driver:
            pygame.mixer.music.fadeout(round(FADE_OUT * 1000))

    def _tend(self) -> None:
        name, volume = self._wanted
        if not volume:
            # It is never paused: pygame would hold the interpreter while it waits for the mixer,
            # which waits for the interpreter where a sound ends, and so both would for ever.
            pygame.mixer.music.stop()
            self._ambience = ""
            return
        if name != self._ambience:
            self._ambience = name
            file = self._folder / f"{name}.ogg"
            try:
                pygame.mixer.music.load(file)
            except (pygame.error, OSError) as trouble:
                log.info("the sound %s is missing: %s", file.name, trouble)
                return
            pygame.mixer.music.play(-1, fade_ms=round(FADE_IN * 1000))
        pygame.mixer.music.set_volume(volume)


Task = Callable[[], None]


class Sound:
    """What the program says to its speaker, which listens in a thread that ends with the
    program."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` holds the sounds, if not that of the art."""
        self._speaker = Speaker(folder or art_root() / "sounds")
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._listen, name="sound", daemon=True)
        self._since_try = RETRY
        self._overdue = False
        """Whether there is reason to look for a device at once."""
        self.left = Left.MANY
        """Of the deck of the table that was seen last."""
        self._volume = 0.0
        self._hidden = False
        self._ambience = AMBIENCES["title"]
        self._told = "", 0.0
        self._fading = 0.0
        self._closed = False
        """Whether nothing is to be done any longer."""

    @property
    def driver(self) -> str | None:
        """Of the device that is open; None if there is none."""
        return self._speaker.driver

    @property
    def missing(self) -> bool:
        """Whether a device was looked for and not found."""
        return self._speaker.sought and self.driver is None

    def _listen(self) -> None:
        """The life of the thread."""
        while (task := self._tasks.get()) is not None and not self._closed:
            try:
                task()
            except Exception as trouble:
                # Whatever it is: without this thread nothing would ever be heard again.
                self._speaker.fall_silent(trouble)
        self._speaker.close()

    def _ask(self, task: Task) -> None:
        if self._thread.ident is None:
            self._thread.start()
        self._tasks.put(task)

    def wait(self) -> None:
        """Until all has been done that was asked for."""
        done = threading.Event()
        self._ask(done.set)
        done.wait()

    def close(self) -> bool:
        """What was still to be heard never will be. Whether the device is given back: if that takes
        too long it is not waited for, and nobody else may touch the mixer any longer."""
        self._closed = True
        if self._thread.is_alive():
            self._tasks.put(None)
            self._thread.join(LAST_WORD)
        return not self._thread.is_alive()

    # What is heard

    def play(self, cues: Iterable[Cue]) -> None:
        """These sounds, now."""
        for cue in cues if self._volume and self.driver else ():
            self._ask(partial(self._speaker.play, cue, self._volume))

    def ring(self, name: str) -> None:
        """A sound that belongs to no place."""
        self.play([Cue(name)])

    def sample(self, settings: Settings) -> None:
        """A note in the volume that was set just now."""
        self._volume = self._volume_of(settings)
        self.ring(SAMPLE)

    def advance(self, dt: float, scene: str, settings: Settings) -> None:
        """`dt` seconds pass in a scene of this name."""
        self._since_try += dt
        late = self.driver is None and self._since_try >= RETRY
        if late or (self._overdue and self._since_try > ECHO):
            self._since_try, self._overdue = 0.0, False
            self._ask(self._speaker.open)
        self._volume = self._volume_of(settings)
        self._ambience = AMBIENCES.get(scene, self._ambience)
        loud = 0.0 if settings.muted or self._hidden else loudness(settings.ambience)
        if self._ambience == AMBIENCES["table"]:
            loud *= EBBING[self.left]
        self._fading = max(0.0, self._fading - dt)
        wanted = self._ambience, loud
        if wanted == self._told or self._fading:
            return
        if loud and self._told[0] not in ("", self._ambience):
            self._ask(self._speaker.fade_out)
            self._fading, self._told = FADE_OUT, ("", 0.0)
            return
        self._told = wanted
        self._ask(partial(self._speaker.want, *wanted))

    def _volume_of(self, settings: Settings) -> float:
        return 0.0 if settings.muted else loudness(settings.sound)

    # Devices come and go

    def notice(self, event: pygame.Event) -> None:
        """The window is put away or comes back; a device comes or goes."""
        if event.type in GONE or event.type in BACK:
            self._hidden = event.type in GONE
        lost = event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture
        found = event.type == pygame.AUDIODEVICEADDED and not event.iscapture
        hopeful = found or event.type == pygame.WINDOWFOCUSGAINED
        self._overdue |= lost or (hopeful and self.missing and self._since_try > ECHO)
