"""How a game is shown and played at the table: a row for each event, command, decision, zone, kind
of card and sound. What is left out of a row, and what has no row, is done as with anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from game.rules.card import Card, Colour, Kind
from game.rules.event import Event
from game.rules.state import Cards, Seat
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.asking.answers import Gift, Ribbons
from game.table.asking.prompt import Prompt
from game.table.doubts import Doubt
from game.table.hands.gestures import Meaning, Meanings, Tries
from game.table.motion import finale
from game.table.motion.choreography import Change, Flourish, Moves, Way
from game.table.motion.cues import Sounding
from game.table.motion.lights import Shining
from game.table.motion.motions import CROSS_FADE, MOTIONS, STILL, USUAL, Motion
from game.words import (
    AsideRow,
    BodyRow,
    BriefRow,
    Captioned,
    ConsequenceRow,
    HintRow,
    LabelRow,
    ReasonRow,
    RegretRow,
    Row,
    Sentences,
    Words,
)

OwnAnswer = Callable[[Any, View], Command[Any] | None]
AsCards = Callable[[Any], Iterable[tuple[Card | None, str]]]
"""The cards of a public event, each with a word for what became of it; None for one of them that
not everybody knows."""
Presenter = Callable[[Words, Any, Decision], Prompt]
"""How a decision is put to the player, from the `Question` that it is."""
Judge = Callable[[View, Any], Callable[[Any], float]]
R = TypeVar("R")


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
    """Events of a class are counted of each player, and `told` so many; `always` also if there were
    none."""

    told: Callable[[Words, int], str]
    always: bool = True


@dataclass(frozen=True)
class Opening:
    """A way to gain a Door: its `name` in the statistics, and how many Doors were gained so,
    `told`; an empty text where that need not be said."""

    name: str
    told: Callable[[Words, int], str]


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
class EventRow:
    """How an event is told, moved, lit and heard."""

    told: Row | None = None
    """What happened. An empty text is silent."""
    briefly: BriefRow | None = None
    """What happened since the last answer: all events of a class in one short sentence. Of several
    classes the one that stands first weighs most. An empty text is silent."""
    aside: AsideRow | None = None
    """What it means for the game, where nothing is drawn that says so."""
    impersonal: Callable[[Any], bool] | None = None
    """Of an event with a seat, whether nobody in particular did it all the same."""
    cards: AsCards | None = None
    """The cards by which it is told to whoever plays next; without these, those that it names."""
    counted: Deed | None = None
    landmark: Landmark | None = None
    """How it is marked in a replay."""
    motion: Motion | None = None
    still: Motion | None = None
    """The same in reduced motion."""
    way: Way | None = None
    """How a card goes from zone to zone by it, if that is no simple flight."""
    flourish: Flourish | None = None
    """What it moves besides."""
    dealt: bool = False
    """Whether it takes a card from the deck, wherever that goes: such events follow each other as
    if they were of one class."""
    waits: bool = False
    """Whether it takes its time also where no card changes its place."""
    covered: bool = False
    """Whether it brings a known card into a covered hand."""
    lost: bool = False
    """Whether it takes what an answer gives that had to be given."""
    light: Shining | None = None
    sound: Sounding | None = None


@dataclass(frozen=True)
class CommandRow:
    """How an answer is given, and what is said of it."""

    label: LabelRow | None = None
    """With its exact cost."""
    way: str = ""
    """The same of a command with cards, whichever it takes."""
    effect: str = ""
    """What it brings about, whichever card it takes."""
    short: Callable[[Words, Any], str] | None = None
    """The label where the card that it names lies before one's eyes."""
    follows: ConsequenceRow | None = None
    """What follows from it, in a few words: the fullest first, then fewer."""
    barred: str = ""
    """Why it is not open."""
    reasons: tuple[ReasonRow, ...] = ()
    """Why it is advised, the reason that weighs most first; each an empty text where it is none."""
    regret: RegretRow | None = None
    """What there is to learn from it where it was not the best answer."""
    worth: tuple[Judge, ...] = ()
    """How good it is, beside any decision that it may answer."""
    laid: Meaning | None = None
    """What is laid where to give it."""
    tried: tuple[tuple[type[Decision], Callable[[Card], Command[Any]]], ...] = ()
    """At these decisions each card of the hand may be laid so also where the game refuses it, and
    says why."""
    gains: bool = False
    """Whether it is seldom regretted: its button is gold, and no loss is suggested."""
    says_shared: bool = False
    """Whether its words tell if its card is a shared one."""
    silent: bool = False
    """Whether what it did is told by its events alone."""
    opens: Opening | None = None
    sign: Sign | None = None
    loses: bool = False
    """Whether something is given by it that had to be."""
    paid: Payment | None = None
    carried: bool = False
    """Whether it belongs to the command before: both are taken back as one."""
    gift: Gift | None = None
    """How it is given away, at a decision of another edition that is answered by giving."""
    ribbons: Ribbons | None = None
    """Its ribbons, which are on offer whatever is asked."""


@dataclass(frozen=True)
class DecisionRow:
    """How a decision is put to a player."""

    heading: Row | None = None
    """What is to be done."""
    body: BodyRow | None = None
    """Why, and by which rule."""
    where_to_lay: str = ""
    """What can be laid where."""
    presented: Presenter | None = None
    """Without one it is put with a button for each answer."""
    shines: Callable[[View], Set[str]] | None = None
    """The cards that it is about, where they are not those that may be laid somewhere."""
    in_place: bool = False
    """Whether it is answered on the table and in the prompt: the hand stays where it is."""
    between: bool = False
    """Whether whatever is held up or stands large makes room for it."""
    unasked: OwnAnswer | None = None
    """The answer that is given by itself if the players like, from what the one who is asked knows;
    None where they are asked all the same: that must not tell anything hidden."""
    pauses: Callable[[View], bool] | None = None
    """Of a decision that only lets something come between, whether that could still help: it is
    answered by its default unless it could and the players hold the game there."""
    worth: tuple[Judge, ...] = ()
    """How good its answers are; what several editions say of one is added."""


@dataclass(frozen=True)
class ZoneLook:
    """How a zone lies, and what is said of it."""

    caption: str = ""
    hint: HintRow | None = None
    """What it is for and what it holds now, as everybody may know it."""
    lay_here: str = ""
    """What it says if it would take the held card. A zone of an edition that says so has its room
    on the table also while it is empty; any other one only while cards lie there."""
    strip: Strip | None = None
    roomless: bool = False
    """Whether it needs no room of the table."""
    gutter: bool = False
    """Whether it is seen only where somebody asks for it."""
    gleams: Callable[[View], bool] | None = None
    """While this holds it lies in a frame of gold."""


@dataclass(frozen=True)
class KindLook:
    """What is said of a kind of cards, and how it stands out."""

    name: str = ""
    """What it is called; the kind of a card of a place is its symbol."""
    many: str = ""
    """What all of them are called together, if they belong to no place."""
    symbol: str = ""
    """The symbol that may lie in a row, within a sentence: "a Sun"."""
    about: Captioned | Callable[[Card, View], Captioned] = ()
    """What such a card is for: captions, and what is to be said under each."""
    hint: HintRow | None = None
    """What the cards that are still to come mean."""
    still_to_come: Callable[[Words, int], str] | None = None
    """How many of them may still come up."""
    discarding: ConsequenceRow | None = None
    """What one of them brings when it is discarded by choice: the label of that command, then what
    follows in a few words, the fullest first; empty where it brings nothing now."""
    reasons: tuple[ReasonRow, ...] = ()
    """The reasons that come before all others if an answer names such a card."""
    slotted: bool = False
    """Whether such cards have slots before each player."""
    opener: bool = False
    """Whether one of them alone opens a Door of its place."""
    darkens: bool = False
    """Whether it takes the light from the table while it is met; one reads how many are still to
    come."""


@dataclass(frozen=True)
class SoundRow:
    """A sound: what is heard, in a few words, for who does not hear it; and whether it is heard
    `once` after an answer, however often it is due."""

    caption: str = ""
    once: bool = False


@dataclass(frozen=True)
class Staging:
    """All rows of an edition, or of several. `sounds` are in the order of their weight: of what is
    skipped only the first of these is heard. `blocked` says the places whose slots a seat cannot
    fill as things stand, and `doubts` what is asked once more before it is done."""

    events: Mapping[type[Event], EventRow] = field(default_factory=dict)
    commands: Mapping[type[Command[Any]], CommandRow] = field(default_factory=dict)
    decisions: Mapping[type[Decision], DecisionRow] = field(default_factory=dict)
    zones: Mapping[str, ZoneLook] = field(default_factory=dict)
    kinds: Mapping[Kind, KindLook] = field(default_factory=dict)
    sounds: Mapping[str, SoundRow] = field(default_factory=dict)
    blocked: Callable[[View, Seat], Set[Colour]] | None = None
    doubts: tuple[Doubt, ...] = ()

    def event(self, event: Event | None) -> EventRow:
        """The row of an event."""
        return self.events.get(type(event), PLAIN_EVENT) if event else PLAIN_EVENT

    def command(self, command: Command[Any] | type[Command[Any]]) -> CommandRow:
        """The row of a command, or of a class of commands."""
        kind = command if isinstance(command, type) else type(command)
        return self.commands.get(kind, PLAIN_COMMAND)

    def decision(self, decision: Decision | None) -> DecisionRow:
        """The row of a decision."""
        return self.decisions.get(type(decision), PLAIN_DECISION) if decision else PLAIN_DECISION

    def zone(self, name: str) -> ZoneLook:
        """The row of a zone, by its name without a seat."""
        return self.zones.get(name, PLAIN_ZONE)

    @cached_property
    def sentences(self) -> Sentences:
        """What is said of all that has a row."""
        events, commands, decisions = self.events, self.commands, self.decisions
        zones, kinds = self.zones, self.kinds
        return Sentences(
            events=filled(events, lambda row: row.told),
            briefly=filled(events, lambda row: row.briefly),
            asides=filled(events, lambda row: row.aside),
            impersonal=filled(events, lambda row: row.impersonal),
            headings=filled(decisions, lambda row: row.heading),
            bodies=filled(decisions, lambda row: row.body),
            where_to_lay=said(decisions, lambda row: row.where_to_lay),
            commands=filled(commands, lambda row: row.label),
            ways=said(commands, lambda row: row.way),
            effects=said(commands, lambda row: row.effect),
            consequences=filled(commands, lambda row: row.follows),
            barred=said(commands, lambda row: row.barred),
            regrets=filled(commands, lambda row: row.regret),
            reasons={
                **{kind: row.reasons for kind, row in commands.items() if row.reasons},
                **{kind: row.reasons for kind, row in kinds.items() if row.reasons},
            },
            zones=said(zones, lambda row: row.caption),
            hints={
                **filled(zones, lambda row: row.hint),
                **{str(kind): row.hint for kind, row in kinds.items() if row.hint},
            },
            lay_here=said(zones, lambda row: row.lay_here),
            kinds=said(kinds, lambda row: row.name),
            many=said(kinds, lambda row: row.many),
            symbols=said(kinds, lambda row: row.symbol),
            about={kind: row.about for kind, row in kinds.items() if row.about},
            still_to_come=filled(kinds, lambda row: row.still_to_come),
            discarding=filled(kinds, lambda row: row.discarding),
            sounds=said(self.sounds, lambda row: row.caption),
        )

    @cached_property
    def meanings(self) -> Meanings:
        """What is laid where to give each of the commands that are given so."""
        return filled(self.commands, lambda row: row.laid)

    @cached_property
    def tries(self) -> Tries:
        """How any card of the hand may be tried, by decision."""
        return tuple(trial for row in self.commands.values() for trial in row.tried)

    @cached_property
    def strips(self) -> Mapping[str, Strip]:
        """The zones that lie in a strip."""
        return filled(self.zones, lambda row: row.strip)

    @cached_property
    def gutters(self) -> Sequence[str]:
        """The zones that are seen only where somebody asks for them."""
        return [name for name, row in self.zones.items() if row.gutter]

    @cached_property
    def apart(self) -> frozenset[str]:
        """The zones that have no place of their own among those of the table."""
        looks = self.zones.items()
        return frozenset(n for n, row in looks if row.strip or row.roomless or row.gutter)

    @cached_property
    def slotted(self) -> frozenset[Kind]:
        """The kinds of cards that have slots before each player."""
        return frozenset(kind for kind, row in self.kinds.items() if row.slotted)

    @cached_property
    def openers(self) -> frozenset[Kind]:
        """The kinds of which one card alone opens a Door of its place."""
        return frozenset(kind for kind, row in self.kinds.items() if row.opener)

    @cached_property
    def darkens(self) -> frozenset[Kind]:
        """The kinds that take the light from the table while they are met."""
        return frozenset(kind for kind, row in self.kinds.items() if row.darkens)

    @cached_property
    def landmarks(self) -> Mapping[type[Event], Landmark]:
        """What is marked in a replay."""
        return filled(self.events, lambda row: row.landmark)

    @cached_property
    def deeds(self) -> Mapping[type[Event], Deed]:
        """What is counted of each player."""
        return filled(self.events, lambda row: row.counted)

    @cached_property
    def openings(self) -> Mapping[type[Command[Any]], Opening]:
        """The ways to gain a Door."""
        return filled(self.commands, lambda row: row.opens)

    @cached_property
    def worth(self) -> Mapping[type[Decision] | type[Command[Any]], tuple[Judge, ...]]:
        """How good answers are, for a player who goes by a rule of thumb."""
        rows: Mapping[type[Any], DecisionRow | CommandRow] = {**self.decisions, **self.commands}
        return {kind: row.worth for kind, row in rows.items() if row.worth}

    def explores(self, decision: Decision | None) -> bool:
        """Whether it is the turn of the cards of the hand: each may be tried on the table."""
        tried = any(type(decision) is asked for asked, _ in self.tries)
        return tried and self.decision(decision).in_place

    def passes(self, decision: Decision, view: View) -> bool:
        """Whether a decision only lets something come between, and nothing could help any more:
        nobody is asked for it."""
        helps = self.decision(decision).pauses
        return helps is not None and not helps(view)

    def alike(self, one: Event, other: Event) -> bool:
        """Whether one follows the other as the next of several cards does."""
        return type(one) is type(other) or (self.event(one).dealt and self.event(other).dealt)

    def flourish(self, change: Change, event: Event | None, motion: Motion) -> Moves:
        """What an event moves that moves no card from zone to zone."""
        made = self.event(event).flourish or (finale.FLOURISHES.get(type(event)) if event else None)
        return made(change, event, motion) if made else iter(())

    def pause_of(self, motion: Motion, view: View) -> float:
        """Until an event of another kind may begin, in a view after it: shorter if cards like the
        one that is met are known to everybody from before."""
        seen = [card for name in view.zones for card in view.cards(name)]
        first = sum(card.kind in self.darkens for card in seen) < 2
        return motion.pause if motion.again is None or first else motion.again

    def motion_of(self, event: Event, reduced: bool = False) -> Motion:
        """The time an event takes."""
        row = self.event(event)
        own, all_games = (row.still, STILL) if reduced else (row.motion, MOTIONS)
        return own or all_games.get(type(event), CROSS_FADE if reduced else USUAL)


PLAIN_EVENT, PLAIN_COMMAND, PLAIN_DECISION, PLAIN_ZONE = (
    EventRow(),
    CommandRow(),
    DecisionRow(),
    ZoneLook(),
)


def filled(rows: Mapping[Any, Any], part: Callable[[Any], R | None]) -> dict[Any, R]:
    """What the rows have of this, by what they are about; those that have nothing are left out."""
    return {key: told for key, row in rows.items() if (told := part(row)) is not None}


def said(rows: Mapping[Any, Any], part: Callable[[Any], str]) -> dict[Any, str]:
    """The texts that the rows have of this; empty ones are left out."""
    return {key: text for key, row in rows.items() if (text := part(row))}
