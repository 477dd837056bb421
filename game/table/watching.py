"""The viewer: who looks at the table while something is shown, and what they may see of it.

With hidden hands a card that only one player knows lies face up only while its owner has lifted the
cloth from the hand, and at most until the turn is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, reduce
from typing import Any

from game.rules.card import Card
from game.rules.event import Awaiting, DeckShuffled, Event, TurnBegan
from game.rules.game import Game, fold
from game.rules.state import HAND, MARKET, NOBODY, SHARED, Cards, Seat, State, owned, replace
from game.rules.steps import Command, Decision
from game.rules.view import View, seen
from game.table.party import Manner, visibility_of

Frames = list[tuple[Event, View]]
"""Events, with the view after each."""


def face_up(manner: Manner, state: State) -> bool:
    """Returns whether all cards of the active player may lie face up, as in the draft (R33)."""
    return manner == "open" or state.turn == 0


def agreed(state: State, manner: Manner) -> State:
    """Returns the state with the visibility on which the players have agreed."""
    visibility = visibility_of(manner)
    return state if state.visibility == visibility else replace(state, visibility=visibility)


def alone(state: State, seat: Seat) -> View:
    """Returns the table before the eyes of a player who has the screen alone: of what lies face up,
    nothing has to be kept from anybody. It is laid out for whatever is asked, of either seat."""
    view = View.of(state, seat) if state.result is None else View.ended(state, seat)
    step = state.agenda[0] if state.agenda else None
    asked = step if isinstance(step, Decision) else None
    return replace(view, visibility="open", pending=asked)


def watched_alone(state: State, events: Iterable[Event], seat: Seat) -> Frames:
    """Returns what a player who has the screen alone sees of each event after this state, and of
    the table afterwards."""
    frames: Frames = []
    for event in events:
        seen, state = event.public(seat, state), event.evolve(state)
        frames.append((seen, alone(state, seat)))
    return frames


def watched(manner: Manner, state: State, events: Iterable[Event], shown: bool) -> Frames:
    """Returns what may be seen of each event after this state, and of the table afterwards. Cards
    that are `shown` now lie face up until the turn is over."""
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
    """A turn is over, but its player still sees the own cards, or may look at what was drawn.
    `seen` is the table before their eyes, `covered` that under the cloth; `frames` follow."""

    seen: View
    covered: View
    frames: Frames


def parted(state: State, events: Sequence[Event], frames: Frames) -> tuple[Frames, Parting | None]:
    """Splits what is shown into the rest of the turn, and what follows if the turn is over."""
    for number, event in enumerate(events):
        if isinstance(event, TurnBegan):
            seen, covered = View.of(state, state.active), View.covered(state, state.active)
            return frames[:number], Parting(seen, covered, frames[number:])
        state = event.evolve(state)
    return frames, None


def under_cloth(view: View) -> int:
    """Returns how many cards of the seat whose turn it is nobody sees."""
    own = (view.zones.get(owned(zone, view.seat), ()) for zone in view.table)
    return sum(cards.count(None) for cards in own)


def named(value: Event | Command[Any]) -> Cards:
    """The cards in the fields of an event or a command; none of a shuffle, which tells no order."""
    if isinstance(value, DeckShuffled):
        return ()
    fields = [field if isinstance(field, tuple) else (field,) for field in vars(value).values()]
    return tuple(card for field in fields for card in field if isinstance(card, Card))


def in_sight(legal: Iterable[Command[Any]], view: View) -> list[Command[Any]]:
    """Returns the answers that name only cards which this view shows."""
    cards = {card for zone in view.zones for card in view.cards(zone)}
    return [command for command in legal if cards.issuperset(named(command))]


@dataclass(frozen=True)
class Latest:
    """The events since the last answer, that answer first, and the state `before` it."""

    before: State
    events: tuple[Event, ...]

    def turn(self, seat: Seat) -> tuple[Event, ...]:
        """Returns those of the turn of the answer, as this seat or NOBODY may know them."""
        told = tuple(seen(self.before, self.events, seat))
        ends = (n for n, event in enumerate(told) if isinstance(event, TurnBegan))
        return told[: next(ends, None)]

    @cached_property
    def passed(self) -> bool:
        """True if a turn has begun since."""
        return any(isinstance(event, TurnBegan) for event in self.events)

    @cached_property
    def came(self) -> frozenset[str]:
        """Ids of the cards in hands and of shared cards that were in neither before: drawn, not
        picked or swapped. A viewer may know only those that lie face up."""
        after = reduce(lambda state, event: event.evolve(state), self.events, self.before)
        return frozenset(in_hands(after)) - frozenset(in_hands(self.before))


def in_hands(state: State) -> Iterator[str]:
    """Yields the ids of the cards that hands may take or have taken."""
    zones = SHARED, MARKET, *(owned(HAND, seat) for seat in range(state.seats))
    yield from (card.id for zone in zones for card in state.zones.get(zone, ()))


@dataclass(frozen=True)
class Laid:
    """A `command` that the game is asked for only once the deck is pressed. `events` is what comes
    of it before the deck shows anything, `state` the table after them, which asks nothing; `order`
    is the order of the hands before. `grip` is the id of the card that was laid and `home` its
    zone, or both are empty.

    It is in no log and on no disk: a program that is killed loses this one gesture, and begins
    again at the decision before it.
    """

    command: Command[Any]
    events: tuple[Event, ...]
    state: State
    order: Cards
    grip: str = ""
    home: str = ""


def laid(
    command: Command[Any], before: State, to_come: Sequence[Event], order: Cards
) -> Laid | None:
    """Returns what lies on the table if a command caused these events; None if it does not wait,
    because nothing comes up from the deck, or nothing moves before that."""
    state, shown = before, before
    events: tuple[Event, ...] = ()
    for number, event in enumerate(to_come):
        after = event.evolve(state)
        if event.reveals or len(after.deck) < len(state.deck):
            break
        if number == len(events) and not isinstance(event, Awaiting):
            events, shown = (*events, event), after
        state = after
    else:
        return None
    if shown.zones is before.zones:
        return None
    return Laid(command, events, replace(shown, agenda=()), order)


class Viewer:
    """The eyes before which the table lies. `seat` is the seat whose turn is shown, `shown` tells
    whether its private cards lie face up, and `parting` is a turn that is over and still shown.
    If the sleepwalker plays for one seat, the other one looks all the time, and has the screen
    alone."""

    def __init__(self, game: Game, manner: Manner, sleepwalker: Seat | None = None) -> None:
        self._game = game
        self.manner = manner
        self.sleepwalker = sleepwalker
        """The seat in which the sleepwalker sits, or None."""
        self.seat, self.shown = self._looking
        self.parting: Parting | None = None
        self.reads = False
        """True if something has to be read before anything is asked."""
        self.laid: Laid | None = None
        """Answer that lies there and waits until the deck is pressed; None if there is none."""
        self.latest: Latest | None = None
        """Events since the last answer; None if that was taken back."""
        self._looked: tuple[State, tuple[Manner, Seat | None, Seat, bool], View] | None = None

    def agreed(self, state: State) -> State:
        """The state with the visibility on which the players agree now."""
        return agreed(state, self.manner)

    @property
    def _looking(self) -> tuple[Seat, bool]:
        """The seat that looks at what is shown now, before any cloth is lifted, and whether its
        private cards lie face up."""
        state = self._game.state
        if self.sleepwalker is not None:
            return 1 - self.sleepwalker, True
        return state.active, face_up(self.manner, state)

    @property
    def sleepwalks(self) -> bool:
        """True if the sleepwalker is asked now."""
        asked = self._game.pending is not None
        return asked and self._game.state.active == self.sleepwalker

    def agree(self, manner: Manner, sleepwalker: Seat | None = None) -> None:
        """Lets the players share the screen in another manner, with or without the sleepwalker."""
        self.manner, self.sleepwalker, self.parting = manner, sleepwalker, None
        self.latest = None
        self.seat, self.shown = self._looking

    def lay(self, laid: Laid) -> Frames:
        """Lays something before the game is asked, and returns what is shown of it."""
        frames = self._watched(self.agreed(self._game.state), laid.events)
        self.laid = laid
        return self._as_asked(frames)

    @property
    def possible(self) -> list[Command[Any]]:
        """Possible answers, with or without what is laid; under a cloth those that need no look."""
        legal = self._game.legal()
        return legal if self.shown else in_sight(legal, self._seen(self._game.state))

    @property
    def answers(self) -> list[Command[Any]]:
        """The answers that are possible now."""
        waits = self.parting is not None or self.reads or self.laid is not None
        waits = waits or self.sleepwalks
        return [] if waits else self.possible

    @property
    def asked(self) -> Decision | None:
        """The decision that is shown to these eyes."""
        return self._game.pending if self.answers else None

    @property
    def view(self) -> View:
        """Current view, with the decision."""
        truth = self.laid.state if self.laid else self._game.state
        if self.parting is not None:
            return self.parting.seen if self.shown else self.parting.covered
        if truth.result is not None:
            return View.ended(self.agreed(truth), self.seat)
        seen = self._seen(truth)
        return seen if self.shown else replace(seen, pending=self.asked)

    def _seen(self, truth: State) -> View:
        """Returns what is seen of a state as the cards of the seat lie; once for each."""
        how = self.manner, self.sleepwalker, self.seat, self.shown
        if self._looked is None or self._looked[0] is not truth or self._looked[1] != how:
            look = View.of if self.shown else View.covered
            look = look if self.sleepwalker is None else alone
            self._looked = truth, how, look(self.agreed(truth), self.seat)
        return self._looked[2]

    @property
    def covers(self) -> bool:
        """True if there are cards that the active player may look at and does not: of the own
        zones, or of the deck if nothing else answers the decision."""
        if self.shown:
            return False
        waits = self.parting is None and self._game.pending is not None and self.laid is None
        return under_cloth(self.view) > 0 or (waits and not self.possible)

    @property
    def asks_for_cards(self) -> bool:
        """True if any cards can answer the decision; that tells nothing about them."""
        decision = self._game.pending
        kinds = self._game.rules.answers[type(decision)] if decision else ()
        return any(fields(kind) for kind in kinds)

    @property
    def turn(self) -> int:
        """Number of the turn on the table."""
        return self._game.state.turn if self.parting is None else self.parting.covered.turn

    def set_up(self) -> tuple[View, Frames]:
        """Returns the table of a new game before anything happened, and how it was set up."""
        begun, *others = self._game.log
        start = fold(self._game.rules, [begun])
        return View.of(start, self.seat), self._watched(start, others)

    def follow(self, before: State, events: Sequence[Event]) -> Frames:
        """Takes in new events and returns what is shown of them now. A turn with open cards ends
        only when they are covered. A turn in which a card came under the cloth ends only when its
        owner could have seen it."""
        before = self.agreed(before)
        self.latest = Latest(before, tuple(events))
        frames = self._watched(before, events)
        if self.sleepwalker is not None:
            return self._as_asked(frames)
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

    def _watched(self, before: State, events: Sequence[Event]) -> Frames:
        if self.sleepwalker is not None:
            return watched_alone(before, events, self.seat)
        return watched(self.manner, before, events, self.shown)

    def known_by(self, seat: Seat) -> View:
        """Returns all that a seat may know: what the program is given to think about."""
        return View.of(self.agreed(self._game.state), seat)

    def _as_asked(self, frames: Frames) -> Frames:
        """Lets the last frame show what is asked now, under the cloth as well."""
        return [*frames[:-1], *((event, self.view) for event, _ in frames[-1:])]

    def go_back(self) -> None:
        """Forgets the last answer, which was taken back."""
        self.seat, self.latest = self._looking[0], None

    @property
    def reader(self) -> Seat:
        """The seat for which everything is told: the one that has the screen alone, or NOBODY."""
        return NOBODY if self.sleepwalker is None else self.seat

    @property
    def told(self) -> tuple[Event, ...]:
        """Events since the last answer, as everybody at the screen may know them. None once the
        turn has passed on: the recap tells the other player."""
        if self.latest is None or (self._passed and self.latest.passed):
            return ()
        return self.latest.turn(self.reader) if self._game.state.seats > 1 else self.latest.events

    @property
    def _passed(self) -> bool:
        return self._game.state.seats > 1 and self.parting is None

    def openly(self, event: Event) -> Event:
        """Returns what everybody at the screen may know of an event."""
        return event.public(self.reader, self.agreed(self._game.state))

    @property
    def came(self) -> frozenset[str]:
        """Ids of the cards that were drawn into hands since the last answer."""
        return self.latest.came if self.latest is not None else frozenset()

    @property
    def unmarked(self) -> tuple[Event, ...]:
        """Events of `told` that no mark on a new card tells, even one that only its owner sees."""
        if not self.told or self.latest is None:
            return ()
        owner = self.latest.turn(self.seat) if self._game.state.seats > 1 else self.told
        told = zip(self.told, owner, strict=True)
        return tuple(e for e, own in told if not set() < {c.id for c in named(own)} <= self.came)

    def look(self, shown: bool) -> Parting | None:
        """Covers or uncovers the cards. Returns the turn that is over with it, if one is."""
        self.shown, parting = shown, self.parting
        if shown or parting is None:
            return None
        self.parting, self.seat = None, self._game.state.active
        return replace(parting, frames=self._as_asked(parting.frames))
