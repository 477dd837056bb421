"""The sounds of the table in order, each returned when it is due."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.event import Answered, Event
from game.rules.view import View
from game.table.counting import DeckLeft
from game.table.layout.poses import Layout
from game.table.motion.cues import Cue, Moment, cues_of
from game.table.staging import Staging


class Score:
    """Sounds that will be heard. `take` returns each of them once."""

    def __init__(self, staging: Staging) -> None:
        self._staging = staging
        self._coming: list[Cue] = []
        self._due: list[Cue] = []
        self._heard: set[str] = set()
        """Sounds since the last answer that are heard only once."""
        self._least: DeckLeft | None = None
        """The lowest state of the deck so far."""

    def take(self) -> list[Cue]:
        """Returns the sounds that are due, and forgets them."""
        due, self._due = self._due, []
        return due

    def add(self, name: str) -> None:
        """Adds a sound that no event makes, at once, and only once."""
        if Cue(name) not in self._due:
            self._due.append(Cue(name))

    def run_down(self, left: DeckLeft) -> None:
        """Takes how much of the deck is left. A sound marks the first time that few cards are left,
        and the first time that only the last are, even if cards go back later."""
        least = left if self._least is None else max(left, self._least)
        if self._least is not None and self._least < min(least, DeckLeft.LAST):
            self.add("ebb")
        self._least = least

    def begin(self, moment: Moment, at_once: bool) -> None:
        """Adds the sounds of an event; all of them now if `at_once`, because nothing travels."""
        cues = self._new(moment)
        self._coming += [replace(cue, delay=0.0) for cue in cues] if at_once else cues
        self.advance(0.0)

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds pass, at the usual speed."""
        if self._coming:
            later = [replace(cue, delay=cue.delay - dt) for cue in self._coming]
            self._due += [replace(cue, delay=0.0) for cue in later if cue.delay <= 0]
            self._coming = [cue for cue in later if cue.delay > 0]

    def forget(self) -> None:
        """Drops all sounds that have not been heard."""
        self._coming.clear()
        self._due.clear()

    def skip(self, events: Sequence[tuple[Event, View]], before: View, layout: Layout) -> None:
        """Replaces the sounds that have not been heard, and those of these events, by the most
        important one. `layout` is the last one."""
        cues = self._coming
        for event, after in events:
            motion = self._staging.motion_of(event)
            cues = cues + self._new(Moment(event, before, after, layout, motion))
            before = after
        self._coming = []
        if cues:
            self._due.append(min(cues, key=self._lightness))

    def _lightness(self, cue: Cue) -> int:
        weights = [*self._staging.sounds]
        return weights.index(cue.name) if cue.name in weights else len(weights)

    def _new(self, moment: Moment) -> list[Cue]:
        if isinstance(moment.event, Answered):
            self._heard.clear()
        sounding = self._staging.event(moment.event).sound
        cues = [cue for cue in cues_of(moment, sounding) if cue.name not in self._heard]
        rows = self._staging.sounds
        self._heard |= {cue.name for cue in cues if cue.name in rows and rows[cue.name].once}
        return cues
