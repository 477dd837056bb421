"""What the program says to its loudspeaker, and when."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pygame

from game.records.journal.settings import Settings
from game.screen.look.assets import art_root
from game.screen.sound.layers import DRIFT, STEMS, Bars, Layer
from game.screen.sound.levels import loudness
from game.screen.sound.mixer import FADE_OUT, Speaker
from game.table.counting import DeckLeft
from game.table.mood import Mood
from game.table.motion.cues import Cue

RETRY = 20.0
"""Seconds from one look for a device to the next, while there is none."""
ECHO = 1.0
"""To open a device tells of it: so long, in seconds, that is no news."""
LAST_WORD = 3.0
"""Seconds that the program waits for the mixer at its end, when its window is closed already."""
SAMPLE = "O1"
TABLE = "table"
AMBIENCES = {
    **dict.fromkeys(("title", "choosing", "setting", "learn", "deals"), "title"),
    **dict.fromkeys(("table", "handover", "replay"), TABLE),
}
"""By scene. On any other page goes on what was heard before it."""
EBBING = {
    DeckLeft.MANY: 1.0,
    DeckLeft.FEW: 0.7,
    DeckLeft.LAST: 0.45,
    DeckLeft.ONE: 0.3,
    DeckLeft.NONE: 0.2,
}
"""How loud the ambience of a table is, the fewer cards the deck has."""
DUSK = 0.6
"""Seconds in which a Nightmare takes the light from the music, and in which it comes back."""
STEP_IN = 4.0
"""Seconds in which a layer comes with its first Door, or goes with its last."""
GONE, BACK = (
    (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN),
    (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED),
)


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
        self.mood = Mood()
        """Of the table that was seen last."""
        self._bars = Bars()
        self._light = 1.0
        """0 while a Nightmare has taken it."""
        self._volume = 0.0
        self._hidden = False
        self._ambience = AMBIENCES["title"]
        self._told = "", 0.0, 1.0, False
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
        dark = self._ambience == TABLE and self.mood.dark
        if self._ambience == TABLE:
            loud *= EBBING[self.mood.left]
        change = dt / DUSK
        self._light = max(0.0, self._light - change) if dark else min(1.0, self._light + change)
        self._fading = max(0.0, self._fading - dt)
        self._tell(self._ambience, loud, dark)
        heard = loud > 0 and not dark and not self._fading
        self._lay(dt, self._layers() if heard and self._ambience == TABLE else frozenset(), heard)

    def _tell(self, ambience: str, loud: float, dark: bool) -> None:
        """What should be heard all the time; one ambience makes room for the other."""
        wanted = ambience, loud, round(self._light, 2), dark
        if wanted == self._told or self._fading:
            return
        if loud and self._told[0] not in ("", ambience):
            self._ask(self._speaker.fade_out)
            self._fading, self._told = FADE_OUT, ("", 0.0, 1.0, False)
            return
        self._told = wanted
        self._ask(partial(self._speaker.want, *wanted))

    def _layers(self) -> frozenset[Layer]:
        """Those that belong to the table as it stands."""
        return frozenset({DRIFT, *(STEMS[place] for place in self.mood.awake if place in STEMS)})

    def _lay(self, dt: float, layers: frozenset[Layer], heard: bool) -> None:
        """These layers go on, or come; the others leave."""
        if leaving := self._bars.on - layers:
            self._ask(partial(self._speaker.leave, leaving, STEP_IN if heard else FADE_OUT))
        for bar in self._bars.advance(dt, layers, STEP_IN):
            self._ask(partial(self._speaker.begin, bar))

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
