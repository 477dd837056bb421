"""How an edition is shown and played at the table, as rows by class; where there is none the table
does what it does for anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from typing import Any

from game.rules.card import Card, Colour, Kind
from game.rules.event import Event
from game.rules.state import Cards, Seat
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.doubts import Doubt
from game.table.hands.gestures import Meaning, Tries
from game.table.motion import finale
from game.table.motion.choreography import Change, Flourish, Moves, Way
from game.table.motion.cues import Sounding
from game.table.motion.lights import Shining
from game.table.motion.motions import CROSS_FADE, MOTIONS, STILL, USUAL, Motion
from game.words import Words

OwnAnswer = Callable[[Any, View], Command[Any] | None]
AsCards = Callable[[Any], Iterable[tuple[Card | None, str]]]
"""The cards of a public event, each with a word for what became of it; None for one of them that
not everybody knows."""


@dataclass(frozen=True)
class Payment:
    """How a command is paid for that costs cards of a `zone`: `cost` says how many, `each` is the
    command that gives one of them, and `spared` has all of that zone, least missed first."""

    zone: str
    cost: Callable[[Any, View], int]
    each: Callable[[Card], Command[Any]]
    spared: Callable[[View], Cards]


@dataclass(frozen=True)
class Strip:
    """How a zone lies whose cards stand side by side in a strip of their own: those that lie face
    down though everybody knows them, and the one that is due."""

    down: Callable[[View], Set[Card]]
    due: Callable[[View], Card | None]


@dataclass(frozen=True)
class Deed:
    """Something that is counted of each player: events of this class, `told` so many; `always` also
    if there were none."""

    event: type[Event]
    told: Callable[[Words, int], str]
    always: bool = True


@dataclass(frozen=True)
class Sign:
    """How a command is shown where there is little room: its icon, and a word or two for it."""

    icon: str
    told: str


@dataclass(frozen=True)
class Landmark:
    """What is marked where one looks back on a game: its icon, what it is called, and whether
    something was lost by it."""

    icon: str
    told: str
    lost: bool = False


@dataclass(frozen=True)
class Staging:
    """The rows of an edition for the table, or of several, by class of event, command or decision.

    What the hands do: `meanings` (what is laid where to give a command), `tried` (at these
    decisions each card of the hand may be laid so also where the game refuses it, and says why; it
    is the turn of the hand itself at those that are `in_place`),
    `in_place` (decisions answered on the table and in the prompt: the hand stays where it is) and
    `unasked` (the answer that is given by itself if the players like, from what the one who is
    asked knows; None where they are asked all the same: that must not tell anything hidden).
    `pauses` are decisions that only let something come between, each with whether that could still
    help: they are answered by their default unless it could and the players hold the game there.
    `paid` has what costs cards that are chosen before it is
    answered, and `carried` the commands that belong to the one before: both are taken back as one.
    `slotted` are the kinds of cards that have slots before each player, `openers` those of which
    one alone opens a Door of its place, `blocked` the places whose slots a seat cannot fill as
    things stand. `strips` are zones that lie in a strip, `roomless`
    those that need no room of the table, and `gutters` those that are seen only where somebody asks
    for them. `between` are decisions for which whatever is held up or stands large makes room.

    How things move: `motions`, `dealt` (events that take one card after the other from the deck,
    wherever each goes: they follow each other as if they were of one kind), `stills` (the same in
    reduced motion), `shown` (events that take
    their time also where no card changes its place), `ways` (how a card goes from zone to zone),
    `flourishes` (what an event moves besides), `darkens` (kinds of cards that take the light from
    the table while they are met; one reads how many are still to come), `covered` (events that
    bring a known card into a covered hand) and `lights`.

    What is heard: `sounds`, `weights` (all sounds; of what is skipped only the first of these is
    heard) and `once` (sounds heard once after an answer, however often they are due).

    What is told: `openings` (the commands by which a Door is gained, and what that is called),
    `ways_told` (how many Doors were gained in each of these ways; nothing where that need not be
    said), `deeds` and `told_as` (the cards by which an event is told to whoever plays next; without
    a row those that it names). In the end: `signs` (how the commands of `openings` and `losses` are
    drawn and called), `losses` (the commands by which something is given that had to be) and `lost`
    (the events that take it).

    What lies in a frame of gold: the zones of `gleams`, as long as they say so.

    What is asked once more: `doubts`. What is marked in a replay: `landmarks`.
    """

    meanings: Mapping[type[Command[Any]], Meaning] = field(default_factory=dict)
    tried: Tries = ()
    in_place: frozenset[type[Decision]] = frozenset()
    unasked: Mapping[type[Decision], OwnAnswer] = field(default_factory=dict)
    pauses: Mapping[type[Decision], Callable[[View], bool]] = field(default_factory=dict)
    paid: Mapping[type[Command[Any]], Payment] = field(default_factory=dict)
    carried: frozenset[type[Command[Any]]] = frozenset()
    slotted: frozenset[Kind] = frozenset()
    openers: frozenset[Kind] = frozenset()
    blocked: Callable[[View, Seat], Set[Colour]] | None = None
    strips: Mapping[str, Strip] = field(default_factory=dict)
    roomless: frozenset[str] = frozenset()
    gutters: frozenset[str] = frozenset()
    between: frozenset[type[Decision]] = frozenset()
    motions: Mapping[type[Event], Motion] = field(default_factory=dict)
    dealt: frozenset[type[Event]] = frozenset()
    stills: Mapping[type[Event], Motion] = field(default_factory=dict)
    shown: frozenset[type[Event]] = frozenset()
    ways: Mapping[type[Event], Way] = field(default_factory=dict)
    flourishes: Mapping[type[Event], Flourish] = field(default_factory=dict)
    darkens: frozenset[Kind] = frozenset()
    covered: frozenset[type[Event]] = frozenset()
    lights: Mapping[type[Event], Shining] = field(default_factory=dict)
    sounds: Mapping[type[Event], Sounding] = field(default_factory=dict)
    weights: tuple[str, ...] = ()
    once: frozenset[str] = frozenset()
    openings: Mapping[type[Command[Any]], str] = field(default_factory=dict)
    ways_told: Mapping[str, Callable[[Words, int], str]] = field(default_factory=dict)
    deeds: tuple[Deed, ...] = ()
    told_as: Mapping[type[Event], AsCards] = field(default_factory=dict)
    signs: Mapping[type[Command[Any]], Sign] = field(default_factory=dict)
    losses: frozenset[type[Command[Any]]] = frozenset()
    lost: frozenset[type[Event]] = frozenset()
    gleams: Mapping[str, Callable[[View], bool]] = field(default_factory=dict)
    doubts: tuple[Doubt, ...] = ()
    landmarks: Mapping[type[Event], Landmark] = field(default_factory=dict)

    def explores(self, decision: Decision | None) -> bool:
        """Whether it is the turn of the cards of the hand: each may be tried on the table."""
        return type(decision) in self.in_place and any(
            type(decision) is asked for asked, _ in self.tried
        )

    def passes(self, decision: Decision, view: View) -> bool:
        """Whether a decision only lets something come between, and nothing could help any more:
        nobody is asked for it."""
        helps = self.pauses.get(type(decision))
        return helps is not None and not helps(view)

    def alike(self, one: Event, other: Event) -> bool:
        """Whether one follows the other as the next of several cards does."""
        return type(one) is type(other) or {type(one), type(other)} <= self.dealt

    def flourish(self, change: Change, event: Event | None, motion: Motion) -> Moves:
        """What an event moves that moves no card from zone to zone."""
        kind = type(event) if event else Event
        made = self.flourishes.get(kind) or finale.FLOURISHES.get(kind)
        return made(change, event, motion) if made else iter(())

    def pause_of(self, motion: Motion, view: View) -> float:
        """Until an event of another kind may begin, in a view after it: shorter if cards like the
        one that is met are known to everybody from before."""
        seen = [card for name in view.zones for card in view.cards(name)]
        first = sum(card.kind in self.darkens for card in seen) < 2
        return motion.pause if motion.again is None or first else motion.again

    def motion_of(self, event: Event, reduced: bool = False) -> Motion:
        """The time an event takes."""
        own, all_games = (self.stills, STILL) if reduced else (self.motions, MOTIONS)
        usual = CROSS_FADE if reduced else USUAL
        return own.get(type(event)) or all_games.get(type(event), usual)
