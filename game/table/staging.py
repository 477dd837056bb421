"""Staging, the way in which a game is shown and played at the table: a row for each event, command,
decision, zone, kind of card and sound. What is left out of a row, or has no row, is done in the
usual way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeVar

from game.rules.card import Card, Colour, Kind
from game.rules.event import Event
from game.rules.state import Cards, Seat
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.asking.prompt import Gift, Prompt, Ribbons
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
    Names,
    ReasonRow,
    RegretRow,
    Row,
    Sentences,
    Words,
    msgid,
)

OwnAnswer = Callable[[Any, View], Command[Any] | None]
AsCards = Callable[[Any], Iterable[tuple[Card | None, str]]]
"""The cards of a public event, each with a word for its fate; None for an unknown card."""
Presenter = Callable[[Words, Any, Decision], Prompt]
"""Puts a decision to the player, from its `Question`."""
Judge = Callable[[View, Any], Callable[[Any], float]]
Scenery = Literal["city", "storm", "stage", "shelf", "nest"]
"""A wall over a city at night, a broken mirror, a puppet theatre, a shelf of books, or a nest."""
Monument = Literal["signpost", "stone"]
"""A signpost with a board for each place, or a standing stone."""
R = TypeVar("R")
HOPELESS = "hopeless"
"""Name of the warning, given once, that a game can no longer be won."""
HOPELESS_TOLD = msgid("A game that can no longer be won")


@dataclass(frozen=True)
class Payment:
    """Price of a command in cards of a `zone`: `cost` returns how many, `each` is the command that
    gives one of them, and `spared` returns the cards of the zone, least missed first."""

    zone: str
    cost: Callable[[Any, View], int]
    each: Callable[[Card], Command[Any]]
    spared: Callable[[View], Cards]


@dataclass(frozen=True)
class Strip:
    """A zone whose cards are the tabs of an open book: those that lie face `down` though everybody
    knows them, and the one that is `due`."""

    down: Callable[[View], Set[Card]]
    due: Callable[[View], Card | None]


@dataclass(frozen=True)
class Skyline:
    """A line of cards of a `kind` that is wanted whole: how many of its cards `stand` as they have
    to, of `wanted` ones, and the symbols on the left and the right `sides` of a card. `heights`
    tells how far down a card each symbol is, as a part of its height."""

    kind: Kind
    stand: Callable[[View], int]
    wanted: int
    sides: Callable[[Card], tuple[Set[Kind], Set[Kind]]]
    heights: Mapping[Kind, float]


@dataclass(frozen=True)
class Aim:
    """Something that a game is won with: how many are `reached` of how many `wanted` ones, by both
    players together, and how that is called (`caption`). `name` stands in ids, and `zone` explains
    it. `due` returns the card that has to come next, where the order counts."""

    name: str
    caption: str
    icon: str
    zone: str
    reached: Callable[[View], int]
    wanted: Callable[[View], int]
    due: Callable[[View], Card | None] | None = None


@dataclass(frozen=True)
class Deed:
    """Counts events of a class for each player; `told` puts it into words, also 0 if `always`."""

    told: Callable[[Words, int], str]
    always: bool = True


@dataclass(frozen=True)
class Opening:
    """A way to gain a Door: its `name` in the statistics. `told` puts the number of Doors into
    words; an empty text is not shown."""

    name: str
    told: Callable[[Words, int], str]


@dataclass(frozen=True)
class Sign:
    """A command where there is little room: its icon, and a word or two."""

    icon: str
    told: str


@dataclass(frozen=True)
class Landmark:
    """A mark in a replay: its icon, its name, and whether something was lost."""

    icon: str
    told: str
    lost: bool = False


@dataclass(frozen=True)
class Concern:
    """A doubt in words: a heading, one or two sentences, the label that goes `through` with the
    answer, and an answer to give `instead`; without one the decision is looked at again."""

    heading: str
    body: str
    through: str
    instead: Command[Any] | None = None


@dataclass(frozen=True)
class Doubt:
    """A row of an edition. `name` is its key in saves and settings, `label` that of its switch, not
    yet translated. `due` judges an answer by the view of whoever gives it, and may use nothing
    else; `asks` puts the doubt in words."""

    name: str
    label: str
    due: Callable[[Command[Any], View], bool]
    asks: Callable[[Words, Command[Any], View, Names | None], Concern]

    def told_to(self, seat: Seat) -> str:
        """Returns the name under which a saved table keeps that a seat was told. Each seat is told
        once, so that nobody learns from silence what the other was told."""
        return f"{self.name}:{seat}"


@dataclass(frozen=True)
class EventRow:
    told: Row | None = None
    """Sentence about the event. An empty text is not shown."""
    briefly: BriefRow | None = None
    """Short sentence about all events of a class since the last answer. Of several classes the
    first one weighs most. An empty text is not shown."""
    aside: AsideRow | None = None
    """Meaning of the event for the game, if no picture tells that."""
    impersonal: Callable[[Any], bool] | None = None
    """Returns whether nobody in particular did it, though the event has a seat."""
    cards: AsCards | None = None
    """Cards that tell the event to the next player; by default those that it names."""
    counted: Deed | None = None
    landmark: Landmark | None = None
    """Mark in a replay."""
    sign: Callable[[Any], Sign] | None = None
    """Sign that tells of the event at the end of a game."""
    motion: Motion | None = None
    still: Motion | None = None
    """Motion of the event in reduced motion."""
    way: Way | None = None
    """Way of its card from zone to zone, if not a simple flight."""
    flourish: Flourish | None = None
    """Further movements of the event."""
    dealt: bool = False
    """True if it takes a card from the deck: such events follow each other like one class."""
    waits: bool = False
    """True if it takes its time even if no card changes its place."""
    covered: bool = False
    """True if it brings a known card into a covered hand."""
    lost: bool = False
    """True if it takes a card that an answer had to give."""
    light: Shining | None = None
    sound: Sounding | None = None


@dataclass(frozen=True)
class CommandRow:
    label: LabelRow | None = None
    """Label with the exact cost."""
    way: str = ""
    """Label of all commands of the class, whichever cards they take."""
    effect: str = ""
    """Effect, whichever card it takes."""
    use: str = ""
    """Use of the card or zone that is laid somewhere to give it, in a few words: "to play"."""
    short: Callable[[Words, Any], str] | None = None
    """Label if the player already looks at the card that it names."""
    follows: ConsequenceRow | None = None
    """Consequences in a few words, the fullest wording first."""
    barred: str = ""
    """Reason why it is not possible."""
    reasons: tuple[ReasonRow, ...] = ()
    """Reasons for advising it, the weightiest first; each is empty if it does not apply."""
    decisive: tuple[ReasonRow, ...] = ()
    """Reasons that outweigh those of all other editions, and hold also where it is thwarted."""
    regret: RegretRow | None = None
    """Lesson to learn if it was not the best answer."""
    worth: tuple[Judge, ...] = ()
    """Judges of its value, whichever decision it answers."""
    laid: Meaning | None = None
    """Gesture that gives it."""
    tried: tuple[tuple[type[Decision], Callable[[Card], Command[Any]]], ...] = ()
    """Decisions at which each card of the hand may be laid like this, even if that is illegal."""
    gains: bool = False
    """True if it is seldom regretted: its button is gold, and suggests no loss."""
    says_shared: bool = False
    """True if its words tell whether its card is a shared one."""
    silent: bool = False
    """True if its events alone tell what it did."""
    opens: Opening | None = None
    sign: Sign | None = None
    loses: bool = False
    """True if it gives something that had to be given."""
    paid: Payment | None = None
    undone_with_previous: bool = False
    """True if it belongs to the command before: both are undone as one."""
    gift: Gift | None = None
    """Token for it, at a decision that is answered by giving."""
    ribbons: Ribbons | None = None
    """Ribbons of the command, offered whatever is asked."""


@dataclass(frozen=True)
class DecisionRow:
    heading: Row | None = None
    """Request to the player."""
    body: BodyRow | None = None
    """Reason for it, and the rule."""
    where_to_lay: str = ""
    """Help on which cards can be laid where."""
    presented: Presenter | None = None
    """Presenter of the decision; by default a button for each answer."""
    shines: Callable[[View], Set[str]] | None = None
    """Returns the cards that it is about, if they are not those that may be laid somewhere."""
    explored: bool = False
    """True if the hand decides: each of its cards may be tried on the table."""
    between: bool = False
    """True if everything that is held up or stands large makes room for it."""
    unasked: OwnAnswer | None = None
    """Returns the answer that is given automatically if the players like, from what the asked
    player knows; None if they are asked all the same. It must not tell anything hidden."""
    about: tuple[str, ...] = ()
    """Zones that have to be seen whole to answer it."""
    pauses: Callable[[View], bool] | None = None
    """Returns whether it could help to let something come between. If not, or if the players do not
    stop the game there, the decision is answered by its default."""
    worth: tuple[Judge, ...] = ()
    """Judges of its answers; those of several editions are added."""


@dataclass(frozen=True)
class ZoneLook:
    caption: str = ""
    hint: HintRow | None = None
    """Use of the zone and its content now, as everybody may know it."""
    lay_here: str = ""
    """Words of the zone if it would take the held card. A zone of an edition that has these keeps
    its room on the table even if it is empty; any other zone only while cards lie there."""
    strip: Strip | None = None
    skyline: Skyline | None = None
    scenery: Scenery | None = None
    """The place where the zone seems to lie, if it has no place of its own."""
    hung: str = ""
    """Name of all zones like this if its first card hangs on threads, and all others hang from that
    as small tags; empty if nothing hangs there."""
    roomless: bool = False
    """True if it needs no room on the table."""
    on_demand: bool = False
    """True if it is seen only when somebody asks for it."""
    gleams: Callable[[View], bool] | None = None
    """Returns whether it lies in a frame of gold."""
    tally: Callable[[Card, View], tuple[int, int]] | None = None
    """Returns of a card that waits for something how far it has come, and how far it has to."""


@dataclass(frozen=True)
class KindLook:
    name: str = ""
    """Name of the kind. For a card of a place that is its symbol."""
    many: str = ""
    """Name of all of them together, if they belong to no place."""
    symbol: str = ""
    """The symbol that may lie in a row, within a sentence: "a Sun"."""
    about: Captioned | Callable[[Card, View], Captioned] = ()
    """Captions and texts about the use of such a card."""
    hint: HintRow | None = None
    """Meaning of the cards that are still to come."""
    still_to_come: Callable[[Words, int], str] | None = None
    """Puts into words how many may still come up."""
    discarding: ConsequenceRow | None = None
    """Effect of discarding such a card by choice: the label of that command, then the consequences,
    the fullest wording first; empty if there is none now."""
    reasons: tuple[ReasonRow, ...] = ()
    """Reasons that come before all others if an answer names such a card."""
    slotted: bool = False
    """True if such cards have slots before each player."""
    opener: bool = False
    """True if one of them alone opens a Door of its place."""
    darkens: bool = False
    """True if it darkens the table while it is met. The table counts those still to come."""
    aside: bool = False
    """True if it makes room for everything on the table while it is met."""


@dataclass(frozen=True)
class SoundRow:
    """A sound: its caption, and whether it is heard at most `once` after an answer."""

    caption: str = ""
    once: bool = False


@dataclass(frozen=True)
class Staging:
    """The rows of an edition, or of several. `sounds` stand in the order of their weight: of
    skipped sounds only the first is heard. `aims` are all that a game is won with. `blocked`
    returns the places whose slots a seat cannot fill at present; `doubts` are asked before an
    answer is given."""

    events: Mapping[type[Event], EventRow] = field(default_factory=dict)
    commands: Mapping[type[Command[Any]], CommandRow] = field(default_factory=dict)
    decisions: Mapping[type[Decision], DecisionRow] = field(default_factory=dict)
    zones: Mapping[str, ZoneLook] = field(default_factory=dict)
    kinds: Mapping[Kind, KindLook] = field(default_factory=dict)
    sounds: Mapping[str, SoundRow] = field(default_factory=dict)
    aims: tuple[Aim, ...] = ()
    blocked: Callable[[View, Seat], Set[Colour]] | None = None
    doubts: tuple[Doubt, ...] = ()
    weighs: tuple[Judge, ...] = ()
    """Judges of all answers, whatever is asked."""
    monuments: tuple[Monument, ...] = ()
    """The monuments on the floor of a table for one; of several, the first stands there."""

    def event(self, event: Event | None) -> EventRow:
        return self.events.get(type(event), PLAIN_EVENT) if event else PLAIN_EVENT

    def command(self, command: Command[Any] | type[Command[Any]]) -> CommandRow:
        kind = command if isinstance(command, type) else type(command)
        return self.commands.get(kind, PLAIN_COMMAND)

    def decision(self, decision: Decision | None) -> DecisionRow:
        return self.decisions.get(type(decision), PLAIN_DECISION) if decision else PLAIN_DECISION

    def zone(self, name: str) -> ZoneLook:
        """Returns the row of a zone, by its name without a seat."""
        return self.zones.get(name, PLAIN_ZONE)

    @cached_property
    def sentences(self) -> Sentences:
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
            uses=said(commands, lambda row: row.use),
            consequences=filled(commands, lambda row: row.follows),
            barred=said(commands, lambda row: row.barred),
            regrets=filled(commands, lambda row: row.regret),
            decisive={kind: row.decisive for kind, row in commands.items() if row.decisive},
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
        """Gestures of the commands that are given by laying something."""
        return filled(self.commands, lambda row: row.laid)

    @cached_property
    def tries(self) -> Tries:
        """Trials of cards of the hand, by decision."""
        return tuple(trial for row in self.commands.values() for trial in row.tried)

    @cached_property
    def strips(self) -> Mapping[str, Strip]:
        return filled(self.zones, lambda row: row.strip)

    @cached_property
    def skylines(self) -> Mapping[str, Skyline]:
        return filled(self.zones, lambda row: row.skyline)

    @cached_property
    def on_demand_zones(self) -> Sequence[str]:
        return [name for name, row in self.zones.items() if row.on_demand]

    @cached_property
    def apart(self) -> frozenset[str]:
        """Zones that have no place of their own among those of the table."""
        looks = self.zones.items()
        return frozenset(n for n, row in looks if row.strip or row.roomless or row.on_demand)

    @cached_property
    def slotted(self) -> frozenset[Kind]:
        return frozenset(kind for kind, row in self.kinds.items() if row.slotted)

    @cached_property
    def openers(self) -> frozenset[Kind]:
        return frozenset(kind for kind, row in self.kinds.items() if row.opener)

    @cached_property
    def darkens(self) -> frozenset[Kind]:
        return frozenset(kind for kind, row in self.kinds.items() if row.darkens)

    @cached_property
    def aside(self) -> frozenset[Kind]:
        return frozenset(kind for kind, row in self.kinds.items() if row.aside)

    @cached_property
    def landmarks(self) -> Mapping[type[Event], Landmark]:
        return filled(self.events, lambda row: row.landmark)

    @cached_property
    def deeds(self) -> Mapping[type[Event], Deed]:
        return filled(self.events, lambda row: row.counted)

    @cached_property
    def openings(self) -> Mapping[type[Command[Any]], Opening]:
        return filled(self.commands, lambda row: row.opens)

    @cached_property
    def gifts(self) -> Mapping[type[Command[Any]], Gift]:
        return filled(self.commands, lambda row: row.gift)

    def prices(self, legal: Iterable[Command[Any]]) -> int:
        """Returns how many ways there are to answer by giving, each of which has a token."""
        given = {type(one) for one in legal if (gift := self.command(one).gift) and gift.only(one)}
        return len(given)

    @cached_property
    def worth(self) -> Mapping[type[Decision] | type[Command[Any]], tuple[Judge, ...]]:
        """Judges of answers, for a player who goes by rules of thumb."""
        rows: Mapping[type[Any], DecisionRow | CommandRow] = {**self.decisions, **self.commands}
        judges = {kind: row.worth for kind, row in rows.items() if row.worth}
        return {**judges, Decision: self.weighs} if self.weighs else judges

    def explores(self, decision: Decision | None) -> bool:
        """Returns whether the hand decides: each of its cards may be tried on the table."""
        return self.decision(decision).explored

    def passes(self, decision: Decision, view: View) -> bool:
        """Returns whether a decision only lets something come between, and nothing could help any
        more. Nobody is asked then."""
        helps = self.decision(decision).pauses
        return helps is not None and not helps(view)

    def alike(self, one: Event, other: Event) -> bool:
        """Returns whether two events follow each other like several cards of one event."""
        return type(one) is type(other) or (self.event(one).dealt and self.event(other).dealt)

    def flourish(self, change: Change, event: Event | None, motion: Motion) -> Moves:
        """Returns the movements of an event besides those from zone to zone."""
        made = self.event(event).flourish or (finale.FLOURISHES.get(type(event)) if event else None)
        return made(change, event, motion) if made else iter(())

    def pause_of(self, motion: Motion, view: View) -> float:
        """Returns the seconds until an event of another kind may begin: fewer if everybody has seen
        a card like the one that is met before."""
        seen = [card for name in view.zones for card in view.cards(name)]
        first = sum(card.kind in self.darkens for card in seen) < 2
        return motion.pause if motion.again is None or first else motion.again

    def motion_of(self, event: Event, reduced: bool = False) -> Motion:
        row = self.event(event)
        own, all_games = (row.still, STILL) if reduced else (row.motion, MOTIONS)
        return own or all_games.get(type(event), CROSS_FADE if reduced else USUAL)


PLAIN_EVENT, PLAIN_COMMAND = EventRow(), CommandRow()
PLAIN_DECISION, PLAIN_ZONE = DecisionRow(), ZoneLook()


def filled(rows: Mapping[Any, Any], part: Callable[[Any], R | None]) -> dict[Any, R]:
    """Returns this part of all rows that have it."""
    return {key: told for key, row in rows.items() if (told := part(row)) is not None}


def said(rows: Mapping[Any, Any], part: Callable[[Any], str]) -> dict[Any, str]:
    """Returns this text of all rows that have one."""
    return {key: text for key, row in rows.items() if (text := part(row))}
