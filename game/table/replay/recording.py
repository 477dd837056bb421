"""A game as it was played, event by event, for whoever may look at it now."""

from __future__ import annotations

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
from game.table.chronicle import SILENT, named
from game.table.party import Manner
from game.table.staging import Landmark, Staging
from game.table.watching import Frames, watched


@dataclass(frozen=True)
class Mark:
    """A landmark of this game: the number of its event, the event as it may be seen, and what it
    is."""

    at: int
    event: Event
    landmark: Landmark


class Recording:
    """The events of a game with the view after each, numbered from 0, the last of them with which
    it ended or after which it waits.

    Of a game that is over all hands lie open, but no card that the end of a game with hidden hands
    leaves in the deck; of a game that is still played one sees what lies open to both.
    """

    def __init__(self, game: Game, manner: Manner, staging: Staging) -> None:
        self.over = game.state.result is not None
        self.frames: Frames = []
        self.told: list[int] = []
        """The numbers of the events that are told in sentences, as the log has them."""
        self.turns: list[int] = []
        self.decisions: list[int] = []
        """Those after which somebody had to decide."""
        self.marks: list[Mark] = []
        self.landmarks = staging.landmarks
        """What is marked, if it happens."""
        frames = open_frames(game, manner) if self.over else frames_of(game.log, game, manner)
        self._add(frames, game.log)

    def _add(self, frames: Frames, log: Sequence[Event]) -> None:
        if self.over and isinstance(frames[-1][0], Awaiting):
            # After the end nothing is awaited.
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
        """The game went on by these events from a state with open hands."""
        frames = [(e, replace(v, pending=None)) for e, v in watched("open", before, events, False)]
        self.over = frames[-1][1].result is not None
        self._add(frames, events)

    @property
    def last(self) -> int:
        """The number of the last event."""
        return len(self.frames) - 1

    def begins_from(self, at: int) -> int | None:
        """The number of the event at whose decision a game can go on from here: the last one asked
        by then in the turn that is shown, or else the next one in it, as where a turn has only
        begun. Where that turn asks nothing, the last one before, or the first; None if nothing was
        ever asked."""
        so_far = bisect_right(self.decisions, at)
        asked, still = self.decisions[:so_far][-1:], self.decisions[so_far:][:1]
        shown = [n for n in (*asked, *still) if self._turn(n) == self._turn(at)]
        return next(iter((*shown, *asked, *still)), None)

    def _turn(self, at: int) -> int:
        return self.frames[at][1].turn

    def line_at(self, at: int) -> int:
        """Which of the events that are told was the last by then, from 0."""
        return max(0, bisect_right(self.told, at) - 1)

    def told_by(self, at: int) -> Event:
        """That event."""
        return self.frames[self.told[self.line_at(at)]][0]


def following(stops: Sequence[int], at: int) -> int | None:
    """The first of these numbers, which rise, that is greater; None if there is none."""
    number = bisect_right(stops, at)
    return stops[number] if number < len(stops) else None


def preceding(stops: Sequence[int], at: int) -> int | None:
    """The last of these numbers, which rise, that is smaller; None if there is none."""
    number = bisect_left(stops, at)
    return stops[number - 1] if number else None


def asks(event: Event) -> bool:
    """Whether somebody has to decide after it."""
    return isinstance(event, Awaiting) and isinstance(next(iter(event.agenda), None), Decision)


def frames_of(log: Sequence[Event], game: Game, manner: Manner) -> Frames:
    """All that came about, as those at the table may see it without lifting a cloth. Nothing is
    asked of whoever looks."""
    begun, *others = log
    start = agreed(fold(game.rules, [begun]), manner)
    first = begun.public(NOBODY, start), View.covered(start, start.active)
    frames = [first, *watched(manner, start, others, shown=False)]
    return [(event, replace(view, pending=None)) for event, view in frames]


def open_frames(game: Game, manner: Manner) -> Frames:
    """The same of a game that is over, with open hands."""
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
    """A view in which a card is face down that neither was public then nor lies face up in the
    end."""
    zones, hidden = {}, Counter(view.unseen)
    for name, cards in view.zones.items():
        open_then = {*public.cards(name), *up}
        zones[name] = tuple(card if card in open_then else None for card in cards)
        hidden.update(card.face for card in cards if card and card not in open_then)
    unseen = {face: hidden[face] for face in sorted(hidden)}
    known, seen_by = public.known_bottom, public.visibility
    return replace(view, zones=zones, unseen=unseen, known_bottom=known, visibility=seen_by)


def agreed(state: State, manner: Manner) -> State:
    """The state as those at the table have agreed to look at it."""
    visibility = "open" if manner == "open" else "hidden"
    return state if state.visibility == visibility else replace(state, visibility=visibility)
