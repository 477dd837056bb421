"""A recording as it is shown: played, stopped, and turned to any of its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Size
from game.table.motion.director import Director
from game.table.motion.tempo import INSTANT, Tempo
from game.table.replay.recording import Recording, following, preceding
from game.table.staging import Staging

RATES = (0.5, 1.0, 2.0, 4.0)
"""How fast a replay can be, by the speed that the player has set."""
PAUSE, READING = 0.45, 1.1
"""Seconds from one answer to the next, and for every event where nothing moves."""


class Playback:
    """Shows a recording through a director. `rate` is one of `RATES`; `playing` is whether it goes
    on by itself."""

    def __init__(
        self,
        recording: Recording,
        size: Size,
        tempo: Tempo,
        arrangement: Arrangement,
        staging: Staging,
        at: int = 0,
    ) -> None:
        self.recording = recording
        self.rate, self.playing = 1.0, False
        self._tempo = tempo
        self._rested = 0.0
        self._shown = max(0, min(at, recording.last))
        """The number of the last event that the director was given."""
        view = recording.frames[self._shown][1]
        self.director = Director(view, size, tempo, arrangement, staging=staging)

    @property
    def at(self) -> int:
        """The number of the event that was begun last."""
        return self._shown - len(self.director.queue)

    @property
    def ended(self) -> bool:
        """Whether all has been shown."""
        return self.at == self.recording.last and not self.director.telling

    def set_tempo(self, tempo: Tempo) -> None:
        """How the player likes things to move."""
        self._tempo = tempo
        self.director.tempo = replace(tempo, speed=tempo.speed * self.rate)

    def set_rate(self, rate: float) -> None:
        """So many times as fast from now on."""
        self.rate = rate
        self.set_tempo(self._tempo)

    # Playing

    def play(self) -> None:
        """Goes on from here; from the end it begins again."""
        if self.ended:
            self.seek(0)
        self.playing, self._rested = True, PAUSE

    def pause(self) -> None:
        """What has begun is shown to its end, and nothing after it."""
        self._shown = self.at
        self.director.queue.clear()
        self.playing = False

    def stop(self) -> None:
        """What is played pauses; what else is being shown is done at once."""
        if self.playing:
            self.pause()
        self.director.finish()

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        self.director.advance(dt)
        if not self.playing or self.director.telling:
            self._rested = 0.0
            return
        if self.ended:
            self.playing = False
            return
        self._rested += dt * self.rate
        if self._rested >= (READING if self._tempo.speed == INSTANT else PAUSE):
            self._rested = 0.0
            self._go_on()

    def _go_on(self) -> None:
        """The next answer with all that follows from it; where nothing moves, the next event."""
        recording = self.recording
        stops = recording.told if self._tempo.speed == INSTANT else recording.decisions
        self._show_to(following(stops, self.at))

    def _show_to(self, goal: int | None) -> None:
        """What comes about up to the event of this number is shown; without one, up to the end."""
        goal = self.recording.last if goal is None else goal
        frames = self.recording.frames[self.at + 1 : goal + 1]
        if not frames:
            return
        begins, self._shown = self._shown == 0, goal
        if begins and goal == next(iter(self.recording.decisions), goal):
            self.director.deal(self.director.view, frames)
        else:
            self.director.show(frames)

    # Turning to an event

    def seek(self, at: int) -> None:
        """The table after the event of this number, or the nearest there is; nothing is heard."""
        self.playing = False
        self._shown = max(0, min(at, self.recording.last))
        self.director.event, view = self.recording.frames[self._shown]
        self.director.turn_to(view)
        self.director.take_cues()

    def turn(self, stops: Sequence[int], on: bool) -> None:
        """To the next of these numbers, or the one before; or to the end, or the beginning."""
        self.stop()
        if on:
            goal = following(stops, self.at)
            self.seek(self.recording.last if goal is None else goal)
        else:
            self.seek(preceding(stops, self.at) or 0)

    def show_next(self, stops: Sequence[int]) -> None:
        """What comes about up to the next of these numbers is shown."""
        self.stop()
        self._show_to(following(stops, self.at))
