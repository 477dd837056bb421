"""Sounds and music as the program asks its loudspeaker for them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pygame

from game.records.journal.settings import Settings
from game.screen.look.assets import art_root
from game.screen.sound.layers import (
    AT_ONCE,
    CLOCKS,
    DARK,
    PIECE,
    TITLE,
    VOICES,
    Layer,
    Tune,
)
from game.screen.sound.mixer import MIXER, Speaker, loudness
from game.table.mood import Mood
from game.table.motion.cues import Cue

RETRY = 20.0
"""Seconds between two looks for a device while there is none."""
ECHO = 1.0
"""Seconds after opening a device in which its own events are ignored."""
LAST_WORD = 3.0
"""Seconds that the program waits for the mixer at its end, after its window has closed."""
SAMPLE = "O1"
TABLE, NIGHTMARE = "table", "nightmare"
AMBIENCES = {
    **dict.fromkeys(("title", "choosing", "setting", "learn", "deals"), "title"),
    **dict.fromkeys(("table", "handover", "replay"), TABLE),
}
"""The tune by the name of the scene. All other pages keep the tune of the scene before."""
FADE = 1.5
"""Seconds in which one tune fades out while the next fades in."""
MAKE_WAY = 0.5
"""Seconds in which a tune fades out before a Nightmare or the end of a game."""
ENDINGS = {"victory": 4.5, "defeat": 4.0}
"""Sounds of the end of a game, with chords of their own, and seconds until music goes with them."""
STEP_IN = 4.0
"""Seconds in which a voice fades in with its first Door or out with its last."""
GONE, BACK = (
    (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN),
    (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED),
)


Task = Callable[[], None]


class Sound:
    """Sends tasks to the speaker, whose thread ends with the program."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` holds the sounds; the default is the folder of the art."""
        self._speaker = Speaker(folder or art_root() / "sounds")
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._listen, name="sound", daemon=True)
        self._since_try = RETRY
        self._overdue = False
        """True if a device is to be looked for soon."""
        self.mood = Mood()
        """The mood of the last table."""
        self._tunes = {"title": Tune(), TABLE: Tune(resumes=True)}
        # It is seldom heard for long, and would never get beyond its first notes.
        self._nightmare = self._tunes[NIGHTMARE] = Tune(resumes=True)
        self._rings_on = 0.0
        """Seconds until a bar of the Nightmare ends."""
        self._hushed = 0.0
        """Seconds until music is heard again after the end of a game."""
        self._skipped = 0.0
        """Seconds that have passed for the music alone since the last frame."""
        self._volume = 0.0
        self._hidden = False
        self._ambience = AMBIENCES["title"]
        self._loud = 0.0
        """The volume of the music as the speaker has been told."""
        self._mono = False
        self._closed = False
        """True if the thread ignores all further tasks."""

    @property
    def driver(self) -> str | None:
        """Name of the driver of the open device, or None."""
        return self._speaker.driver

    @property
    def missing(self) -> bool:
        """True if a device was looked for and not found."""
        return self._speaker.sought and self.driver is None

    def _listen(self) -> None:
        """Carries out tasks until the program ends; this is the main function of the thread."""
        while (task := self._tasks.get()) is not None and not self._closed:
            try:
                with MIXER:
                    task()
            except Exception as trouble:
                # Whatever it is, the thread must live on, or nothing would ever be heard again.
                with MIXER:
                    self._speaker.fall_silent(trouble)
        with MIXER:
            self._speaker.close()

    def _ask(self, task: Task) -> None:
        if self._thread.ident is None:
            self._thread.start()
        self._tasks.put(task)

    def wait(self) -> None:
        """Waits until all tasks are done."""
        done = threading.Event()
        self._ask(done.set)
        done.wait()

    def close(self) -> bool:
        """Drops all tasks and closes the device. Returns False if that takes too long; then nobody
        else may use the mixer any longer."""
        self._closed = True
        if self._thread.is_alive():
            self._tasks.put(None)
            self._thread.join(LAST_WORD)
        return not self._thread.is_alive()

    # What is heard

    def play(self, cues: Iterable[Cue]) -> None:
        """Plays all these sounds at once, if the player hears sounds."""
        for cue in cues if self._volume and self.driver else ():
            self._ask(partial(self._speaker.play, cue, self._volume))
            self._hushed = ENDINGS.get(cue.name, self._hushed)

    def ring(self, name: str) -> None:
        """Plays a sound that belongs to no place on the table."""
        self.play([Cue(name)])

    def sample(self, settings: Settings) -> None:
        """Plays a note in the volume from these settings."""
        self._volume = self._volume_of(settings)
        self.ring(SAMPLE)

    def advance(self, dt: float, scene: str, settings: Settings) -> None:
        """Advances the sound by `dt` seconds in a scene of this name."""
        self._since_try += dt
        if settings.mono != self._mono:
            self._mono = settings.mono
            self._ask(partial(self._speaker.turn, mono=settings.mono))
            self._let_go()
        late = self.driver is None and self._since_try >= RETRY
        if late or (self._overdue and self._since_try > ECHO):
            self._since_try, self._overdue = 0.0, False
            self._ask(self._speaker.open)
            self._let_go()
        self._volume = self._volume_of(settings)
        self._ambience = AMBIENCES.get(scene, self._ambience)
        loud = 0.0 if settings.muted or self._hidden else loudness(settings.ambience)
        if loud != self._loud:
            self._loud = loud
            self._ask(partial(self._speaker.want, loud))
        dt, self._skipped = dt + self._skipped, 0.0
        self._hushed = max(0.0, self._hushed - dt)
        self._rings_on = self._nightmare.rest_of_bar if self.mood.dark else self._rings_on - dt
        self._lay(dt, self._wanted() if loud else {})

    def skip(self, seconds: float) -> None:
        """Counts time for the music that has passed without any movement."""
        self._skipped += seconds

    def _wanted(self) -> dict[str, frozenset[Layer]]:
        """Returns the layers that are to be heard, by their tune."""
        if self._hushed and self._ambience == TABLE:
            return {}
        if self.mood.won or self._ambience != TABLE:
            return {"title": frozenset({TITLE})}
        if self.mood.dark or (self._nightmare.on and self._rings_on > 0):
            return {NIGHTMARE: frozenset({DARK})}
        voices = {VOICES[place] for place in self.mood.awake & {*VOICES}}
        return {TABLE: frozenset({PIECE, *voices, *CLOCKS[: self.mood.late]})}

    def _lay(self, dt: float, wanted: dict[str, frozenset[Layer]]) -> None:
        """Starts and continues these layers and ends all others."""
        silent = not any(tune.on for tune in self._tunes.values())
        for name, tune in self._tunes.items():
            layers = wanted.get(name, frozenset())
            stays = bool(tune.on and layers)
            enter = STEP_IN if stays else AT_ONCE if silent or name == NIGHTMARE else FADE
            leave = STEP_IN if stays else FADE if {TABLE, "title"} & {*wanted} else MAKE_WAY
            if leaving := tune.on - layers:
                self._ask(partial(self._speaker.leave, leaving, leave))
            if begun := list(tune.advance(dt, layers, enter)):
                self._ask(partial(self._speaker.begin, begun))

    def _let_go(self) -> None:
        """Forgets what is on, so that it enters anew: the device it was heard on has gone."""
        for tune in self._tunes.values():
            tune.on = frozenset()

    def _volume_of(self, settings: Settings) -> float:
        return 0.0 if settings.muted else loudness(settings.sound)

    # Devices come and go

    def notice(self, event: pygame.Event) -> None:
        """Notices that the window is hidden or comes back, and that a device comes or goes."""
        if event.type in GONE or event.type in BACK:
            self._hidden = event.type in GONE
        lost = event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture
        found = event.type == pygame.AUDIODEVICEADDED and not event.iscapture
        hopeful = found or event.type == pygame.WINDOWFOCUSGAINED
        self._overdue |= lost or (hopeful and self.missing and self._since_try > ECHO)
