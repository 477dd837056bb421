"""Who looks at the table while something is shown, and what may be seen of it.

With hidden hands a card that only one player knows lies face up only while its owner has lifted the
cloth from the hand, and at most until the turn is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

from game.rules.card import Card
from game.rules.event import Event, TurnBegan
from game.rules.game import Game, fold
from game.rules.state import NOBODY, Seat, State, Visibility, owned, replace
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.laid import Laid
from game.table.latest import Latest
from game.table.party import Manner

Frames = list[tuple[Event, View]]
"""Events, with the view after each."""


def face_up(manner: Manner, state: State) -> bool:
    """Whether all cards of the one who plays may lie face up by themselves. While hands are
    drafted, all cards are public (R33)."""
    return manner == "open" or state.turn == 0


def watched(manner: Manner, state: State, events: Iterable[Event], shown: bool) -> Frames:
    """For each event that follows this state what may be seen of it, and of the table afterwards.
    Cards that are `shown` now lie face up until the turn is over."""
    frames: Frames = []
    turn = state.turn
    for event in events:
        up = face_up(manner, state) or (shown and state.turn == turn)
        seen = event.public(state.active if up else NOBODY, state)
        state = event.evolve(state)
        up = face_up(manner, state) or (shown and state.turn == turn)
        look = View.of if up else View.covered
        look = look if state.result is None else View.ended
        frames.append((seen, look(state, state.active)))
    return frames


@dataclass(frozen=True)
class Parting:
    """A turn is over and its player still sees the own cards, or may have a look at what was drawn:
    `seen` is the table before their eyes, `covered` the same under the cloth, and `frames` what is
    shown after that."""

    seen: View
    covered: View
    frames: Frames


def parted(state: State, events: Sequence[Event], frames: Frames) -> tuple[Frames, Parting | None]:
    """What is shown of a turn until it is over; and if it is, the rest."""
    for number, event in enumerate(events):
        if isinstance(event, TurnBegan):
            seen, covered = View.of(state, state.active), View.covered(state, state.active)
            return frames[:number], Parting(seen, covered, frames[number:])
        state = event.evolve(state)
    return frames, None


def under_cloth(view: View) -> int:
    """How many cards of the seat whose turn it is nobody sees here."""
    own = (view.zones.get(owned(zone, view.seat), ()) for zone in view.table)
    return sum(cards.count(None) for cards in own)


def named(value: Event | Command[Any]) -> Iterator[Card]:
    """The cards in the fields of an event or a command."""
    for field in vars(value).values():
        several = field if isinstance(field, tuple) else (field,)
        yield from (card for card in several if isinstance(card, Card))


def in_sight(legal: Iterable[Command[Any]], view: View) -> list[Command[Any]]:
    """The answers that name only cards which this view shows: nobody has to look for them."""
    cards = {card for zone in view.zones for card in view.cards(zone)}
    return [command for command in legal if cards.issuperset(named(command))]


class Viewer:
    """Before whose eyes the table lies: `seat` is whose turn is on it, `shown` whether what is
    personal to it lies face up, and `parting` a turn that is over and still before them."""

    def __init__(self, game: Game, manner: Manner) -> None:
        self._game = game
        self.manner = manner
        self.seat = game.state.active
        self.shown = face_up(manner, game.state)
        self.parting: Parting | None = None
        self.reads = False
        """Whether something is to be read first: until then nothing is asked."""
        self.laid: Laid | None = None
        """What lies there and waits for the deck to be pressed; None if nothing does."""
        self.latest: Latest | None = None
        """What has come about since the last answer; None if that was taken back."""
        self._looked: tuple[State, State, Seat, View] | None = None

    def agreed(self, state: State) -> State:
        """The state as those at the table have agreed to look at it, whatever was agreed when it
        was dealt."""
        visibility = self._visibility
        return state if state.visibility == visibility else replace(state, visibility=visibility)

    @property
    def _visibility(self) -> Visibility:
        return "open" if self.manner == "open" else "hidden"

    def agree(self, manner: Manner) -> None:
        """From now on they share the screen in this manner."""
        self.manner, self.seat, self.parting = manner, self._game.state.active, None
        self.latest = None
        self.shown = face_up(manner, self._game.state)

    def lay(self, laid: Laid) -> Frames:
        """This is laid, and the game not asked yet: what is shown of it."""
        frames = watched(self.manner, self.agreed(self._game.state), laid.events, self.shown)
        self.laid = laid
        return self._as_asked(frames)

    @property
    def possible(self) -> list[Command[Any]]:
        """What may be answered, also instead of what is laid: with covered cards only what needs no
        look at them."""
        legal = self._game.legal()
        return legal if self.shown else in_sight(legal, self._covered)

    @property
    def answers(self) -> list[Command[Any]]:
        """What may be answered now."""
        waits = self.parting is not None or self.reads or self.laid is not None
        return [] if waits else self.possible

    @property
    def asked(self) -> Decision | None:
        """What is asked before these eyes."""
        return self._game.pending if self.answers else None

    @property
    def view(self) -> View:
        """What may be seen now, and is asked."""
        truth = self.laid.state if self.laid else self._game.state
        if self.parting is not None:
            return self.parting.seen if self.shown else self.parting.covered
        if truth.result is not None:
            return View.ended(self.agreed(truth), self.seat)
        if self.shown:
            return self._open(truth)
        return replace(View.covered(self.agreed(truth), self.seat), pending=self.asked)

    def _open(self, truth: State) -> View:
        """What the seat sees of a state with its cards face up; worked out once for each."""
        if self._looked is not None:
            known, agreed, seat, view = self._looked
            if known is truth and seat == self.seat and agreed.visibility == self._visibility:
                return view
        agreed = self.agreed(truth)
        view = View.of(agreed, self.seat)
        self._looked = truth, agreed, self.seat, view
        return view

    @property
    def _covered(self) -> View:
        return View.covered(self.agreed(self._game.state), self.seat)

    @property
    def covers(self) -> bool:
        """Whether there are cards that the one whose turn it is may look at, and does not: of the
        own zones, or of the deck where nothing else answers what is asked."""
        if self.shown:
            return False
        waits = self.parting is None and self._game.pending is not None and self.laid is None
        return under_cloth(self.view) > 0 or (waits and not self.possible)

    @property
    def asks_for_cards(self) -> bool:
        """Whether cards can answer what is asked, whichever there are: that tells nothing of
        them."""
        decision = self._game.pending
        kinds = self._game.rules.answers[type(decision)] if decision else ()
        return any(fields(kind) for kind in kinds)

    @property
    def turn(self) -> int:
        """The one that is on the table."""
        return self._game.state.turn if self.parting is None else self.parting.covered.turn

    def set_up(self) -> tuple[View, Frames]:
        """A game that has just begun: the table before anything came about, and how it was set
        up."""
        begun, *others = self._game.log
        start = fold(self._game.rules, [begun])
        return View.of(start, self.seat), watched(self.manner, start, others, self.shown)

    def follow(self, before: State, events: Sequence[Event]) -> Frames:
        """These events have come about: what is shown of them now. A turn whose cards lie face up
        is over only when they are covered; and one in which a card came under the cloth, only when
        its owner could have seen it."""
        before = self.agreed(before)
        self.latest = Latest(before, tuple(events))
        frames = watched(self.manner, before, events, self.shown)
        if not face_up(self.manner, before):
            told, parting = parted(before, events, frames)
            had = under_cloth(View.covered(before, self.seat))
            if parting is not None and (self.shown or under_cloth(parting.covered) > had):
                frames, self.parting = told, parting
        if self.parting is None:
            now = self._game.state
            self.seat = now.active
            self.shown = face_up(self.manner, now) or (self.shown and now.turn == before.turn)
        return self._as_asked(frames)

    def _as_asked(self, frames: Frames) -> Frames:
        """The last of them shows what is asked now, under the cloth as well."""
        return [*frames[:-1], *((event, self.view) for event, _ in frames[-1:])]

    def go_back(self) -> None:
        """The last answer was taken back."""
        self.seat, self.latest = self._game.state.active, None

    @property
    def told(self) -> tuple[Event, ...]:
        """What has come about since the last answer, as everybody at the table may know it: it
        stands between the players. Once a turn has passed on nothing: that the other player is told
        by what was done in it."""
        if self.latest is None or (self._passed and self.latest.passed):
            return ()
        return self.latest.turn(NOBODY) if self._game.state.seats > 1 else self.latest.events

    @property
    def _passed(self) -> bool:
        return self._game.state.seats > 1 and self.parting is None

    def openly(self, event: Event) -> Event:
        """What everybody at the table may know of an event."""
        return event.public(NOBODY, self.agreed(self._game.state))

    @property
    def came(self) -> frozenset[str]:
        """The cards that were drawn into hands since, by id; of a covered one they are not seen."""
        return self.latest.came if self.latest is not None else frozenset()

    @property
    def unmarked(self) -> tuple[Event, ...]:
        """Of what is told that which no mark on a card that came tells already: also where only its
        owner may know that card."""
        if not self.told or self.latest is None:
            return ()
        owner = self.latest.turn(self.seat) if self._game.state.seats > 1 else self.told
        told = zip(self.told, owner, strict=True)
        return tuple(e for e, own in told if not set() < {c.id for c in named(own)} <= self.came)

    def look(self, shown: bool) -> Parting | None:
        """The cards are covered or uncovered; the turn that is over with it, if one is."""
        self.shown, parting = shown, self.parting
        if shown or parting is None:
            return None
        self.parting, self.seat = None, self._game.state.active
        return replace(parting, frames=self._as_asked(parting.frames))
