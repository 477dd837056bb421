"""Replays: a game event by event, as somebody may see it now, and how it is played and searched."""

from __future__ import annotations

import dataclasses
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass

from game.rules.card import Card
from game.rules.event import Awaiting, Event, TurnBegan
from game.rules.game import Game, fold
from game.rules.state import NOBODY, State, replace
from game.rules.steps import Decision
from game.rules.view import View
from game.table.chronicle import SILENT
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Size
from game.table.motion.director import Director
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner
from game.table.staging import Landmark, Staging
from game.table.watching import Frames, agreed, named, watched

RATES = (0.5, 1.0, 2.0, 4.0)
"""Speeds of a replay, by the speed that the player has set."""
PAUSE, READING = 0.45, 1.1
"""Seconds between two answers; and for every event if nothing moves."""


@dataclass(frozen=True)
class Mark:
    """A landmark of this game: the number of its event, the event as it may be seen, its row."""

    at: int
    event: Event
    landmark: Landmark


class Recording:
    """The events of a game with the view after each, numbered from 0.

    In a game that is over all hands lie open, except cards that a game with hidden hands leaves in
    the deck. In a game that still goes on one sees what lies open to both players.
    """

    def __init__(self, game: Game, manner: Manner, staging: Staging) -> None:
        self.over = self.whole = game.state.result is not None
        """Whether the game is over; and whether it was so from the start, so that nothing is added
        to what is recorded."""
        self.frames: Frames = []
        self.told: list[int] = []
        """Numbers of the events that the log tells in sentences."""
        self.turns: list[int] = []
        self.decisions: list[int] = []
        """Numbers of the events after which somebody had to decide."""
        self.marks: list[Mark] = []
        self.landmarks = staging.landmarks
        frames = open_frames(game, manner) if self.over else frames_of(game.log, game, manner)
        self._add(frames, game.log)

    @property
    def expected(self) -> Sequence[Landmark]:
        """The kinds of marks that the recording holds or may come to hold."""
        marked = [mark.landmark for mark in self.marks]
        return [*dict.fromkeys(marked if self.whole else self.landmarks.values())]

    def _add(self, frames: Frames, log: Sequence[Event]) -> None:
        if self.over and isinstance(frames[-1][0], Awaiting):
            # Nothing is awaited after the end.
            frames = frames[:-1]
        for number, (event, _) in enumerate(frames, len(self.frames)):
            if not isinstance(event, SILENT):
                self.told.append(number)
            if isinstance(event, TurnBegan):
                self.turns.append(number)
            if asks(log[number - len(self.frames)]):
                self.decisions.append(number)
            if type(event) in self.landmarks:
                self.marks.append(Mark(number, event, self.landmarks[type(event)]))
        self.frames += frames

    def go_on(self, before: State, events: Sequence[Event]) -> None:
        """Adds events of a game with open hands, from this state on."""
        frames = [(e, replace(v, pending=None)) for e, v in watched("open", before, events, False)]
        self.over = frames[-1][1].result is not None
        self._add(frames, events)

    @property
    def last(self) -> int:
        """Number of the last event."""
        return len(self.frames) - 1

    def begins_from(self, at: int) -> int | None:
        """Returns the number of the event from whose decision a game can go on: the last decision
        up to here in the shown turn, or the next one in it; if the turn has none, the last one
        before it, or the first one of all. Returns None if there was none."""
        so_far = bisect_right(self.decisions, at)
        asked, still = self.decisions[:so_far][-1:], self.decisions[so_far:][:1]
        shown = [n for n in (*asked, *still) if self._turn(n) == self._turn(at)]
        return next(iter((*shown, *asked, *still)), None)

    def _turn(self, at: int) -> int:
        return self.frames[at][1].turn

    def line_at(self, at: int) -> int:
        """Returns which told event was the last by then, from 0."""
        return max(0, bisect_right(self.told, at) - 1)

    def told_by(self, at: int) -> Event:
        """Returns the last told event."""
        return self.frames[self.told[self.line_at(at)]][0]


def following(stops: Sequence[int], at: int) -> int | None:
    """Returns the first of these rising numbers that is greater; None if there is none."""
    number = bisect_right(stops, at)
    return stops[number] if number < len(stops) else None


def preceding(stops: Sequence[int], at: int) -> int | None:
    """Returns the last of these rising numbers that is smaller; None if there is none."""
    number = bisect_left(stops, at)
    return stops[number - 1] if number else None


def asks(event: Event) -> bool:
    """Returns whether somebody has to decide after this event."""
    return isinstance(event, Awaiting) and isinstance(next(iter(event.agenda), None), Decision)


def frames_of(log: Sequence[Event], game: Game, manner: Manner) -> Frames:
    """Returns all events as the players may see them under a cloth. The views ask nothing."""
    begun, *others = log
    start = agreed(fold(game.rules, [begun]), manner)
    first = begun.public(NOBODY, start), View.covered(start, start.active)
    frames = [first, *watched(manner, start, others, shown=False)]
    return [(event, replace(view, pending=None)) for event, view in frames]


def open_frames(game: Game, manner: Manner) -> Frames:
    """Returns all events of a game that is over, with open hands."""
    frames = frames_of(game.log, game, "open")
    if manner == "open":
        return frames
    view = View.ended(agreed(game.state, manner), game.state.active)
    up = frozenset(card for zone in view.zones for card in view.cards(zone))
    covered = frames_of(game.log, game, manner)
    return [
        (event if up.issuperset(named(event)) else told, without(seen, public, up))
        for (event, seen), (told, public) in zip(frames, covered, strict=True)
    ]


def without(view: View, public: View, up: Set[Card]) -> View:
    """The view without cards that were not public then and do not lie face up in the end."""
    zones, hidden = {}, Counter(view.unseen)
    for name, cards in view.zones.items():
        open_then = {*public.cards(name), *up}
        zones[name] = tuple(card if card in open_then else None for card in cards)
        hidden.update(card.face for card in cards if card and card not in open_then)
    unseen = {face: hidden[face] for face in sorted(hidden)}
    known, seen_by = public.known_bottom, public.visibility
    return replace(view, zones=zones, unseen=unseen, known_bottom=known, visibility=seen_by)


class Playback:
    """Shows a recording through a director, at a `rate` of `RATES`, while it is `playing`."""

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
        """Number of the last event that the director was given."""
        view = recording.frames[self._shown][1]
        self.director = Director(view, size, tempo, arrangement, staging=staging)

    @property
    def at(self) -> int:
        """Number of the event that began last."""
        return self._shown - len(self.director.queue)

    @property
    def ended(self) -> bool:
        return self.at == self.recording.last and not self.director.telling

    def set_tempo(self, tempo: Tempo) -> None:
        self._tempo = tempo
        self.director.tempo = dataclasses.replace(tempo, speed=tempo.speed * self.rate)

    def set_rate(self, rate: float) -> None:
        self.rate = rate
        self.set_tempo(self._tempo)

    # Playing

    def play(self) -> None:
        """Goes on from here, or from the beginning if it has ended."""
        if self.ended:
            self.seek(0)
        self.playing, self._rested = True, PAUSE

    def pause(self) -> None:
        """Shows what has begun to its end, and nothing after it."""
        self._shown = self.at
        self.director.queue.clear()
        self.playing = False

    def stop(self) -> None:
        """Pauses, and finishes at once what is still being shown."""
        if self.playing:
            self.pause()
        self.director.finish()

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds of the replay pass."""
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
        """Shows the next answer with all that follows from it; if nothing moves, the next event."""
        recording = self.recording
        stops = recording.told if self._tempo.speed == INSTANT else recording.decisions
        self._show_to(following(stops, self.at))

    def _show_to(self, goal: int | None) -> None:
        """Shows everything up to the event of this number; None stands for the end."""
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
        """Shows the table after the event of this number, or the nearest one, without any sound."""
        self.playing = False
        self._shown = max(0, min(at, self.recording.last))
        self.director.event, view = self.recording.frames[self._shown]
        self.director.turn_to(view)
        self.director.take_cues()

    def turn(self, stops: Sequence[int], on: bool) -> None:
        """Goes to the next or the previous of these numbers, or to an end of the recording."""
        self.stop()
        if on:
            goal = following(stops, self.at)
            self.seek(self.recording.last if goal is None else goal)
        else:
            self.seek(preceding(stops, self.at) or 0)

    def show_next(self, stops: Sequence[int]) -> None:
        """Shows everything up to the next of these numbers."""
        self.stop()
        self._show_to(following(stops, self.at))
