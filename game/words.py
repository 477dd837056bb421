"""The speaker: languages, plurals, numbers and names, and the sentences of the program itself.

Sentences about the rules of a game are rows that its edition brings: see `Sentences`. English
sentences are the message ids; the catalogues in `game/locale` hold the other languages.
`build_scripts/catalogue.py` collects what is marked here and elsewhere by `say`, `plural`, `msgid`.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

from game.actions import ACTIONS
from game.merging import merged
from game.rules.card import Card, Colour, Kind
from game.rules.course import Concede
from game.rules.event import (
    Answered,
    Awaiting,
    CardsLaid,
    DeckShuffled,
    Event,
    GameLost,
    GameStarted,
    GameWon,
    TurnBegan,
)
from game.rules.steps import Command, Decision, Reason
from game.rules.view import View

DOMAIN = "eight_doors"
LOCALES = Path(__file__).parent / "locale"
LANGUAGES: Mapping[str, str] = {"en": "English", "fr": "Français"}
"""Languages that are spoken, by their codes, and what each calls itself."""

MANY = 3
"""Most expansions that are all named where there is room for a line."""
Names = tuple[str, str]
"""Names of the two players, by seat."""
K = TypeVar("K")
Texts = Mapping[K, str]
"""Text by what it tells of."""
Captioned = tuple[tuple[str, str], ...]
# A row is a text whose {fields} are those of the value itself, told as `Words.told` does; or a
# function that makes the sentence.
Row = str | Callable[["Words", Any], str]
BodyRow = str | Callable[["Words", Any, View, Names | None], str]
BriefRow = str | Callable[["Words", Sequence[Any]], str]
LabelRow = str | Callable[["Words", Any, View], str]
ConsequenceRow = Callable[["Words", Any, View], tuple[str, ...]]
AsideRow = Callable[["Words", Any], str]
HintRow = str | Callable[["Words", View, str], str]
ReasonRow = Callable[["Words", Any, View, Command[Any] | None], str]
Answers = Sequence[Command[Any]]
RegretRow = Callable[[Any, View, Command[Any]], str]
"""Function of the answer, of what the player knew, and of the better answer."""


UNWRITABLE = re.compile("[\0-\x1f\x7f-\x9f\ud800-\udfff]")
"""Characters that steer a terminal, and bytes that are no text."""


def msgid(text: str) -> str:
    """Marks a text for the catalogue where it is not said yet."""
    return text


NUMBERS = (
    msgid("two"),
    msgid("three"),
    msgid("four"),
    msgid("five"),
    msgid("six"),
    msgid("seven"),
    msgid("eight"),
    msgid("nine"),
    msgid("ten"),
    msgid("eleven"),
    msgid("twelve"),
)
"""Numbers that are written as words, from 2: for 1, languages ask for a gender."""


LETTERS = {colour.value: colour for colour in Colour}
"""Places, by the letters with which the faces of their cards begin."""
JOINED_BY = "+"
"""Sign between the names of editions in the name of a game."""


def unchanged(words: Words, *told: object) -> str:
    """Returns no other sentence about an answer: the usual one holds."""
    return ""


def as_usual(words: Words, command: Any, view: View) -> tuple[str, ...]:
    """Returns no other sentence about what follows."""
    return ()


@dataclass(frozen=True)
class Amendment:
    """Sentences of other editions that the rules of an edition make untrue, and what is said in
    their place. A function gives an empty text wherever the usual sentence holds."""

    heading: Callable[[Words, Any, View, Answers], str] = unchanged
    """Replaces the heading of a decision with these answers."""
    body: Callable[[Words, Any, View, Answers], str] = unchanged
    """The sentence that replaces the body."""
    where: Callable[[Words, Any, View, Answers], str] = unchanged
    """Replaces the sentence about what can be laid where."""
    label: Callable[[Words, Any, View], str] = unchanged
    """Replaces the label of a command."""
    way: Callable[[Words, type[Command[Any]], View], str] = unchanged
    """Replaces the name of a command with cards, whichever it takes."""
    follows: ConsequenceRow = as_usual
    """Replaces its consequences and the reasons for it: it does not bring here what it brings
    elsewhere."""
    besides: Callable[[Words, type[Command[Any]], View], str] = unchanged
    """Adds a sentence about what a command also brings."""
    where_else: Callable[[Words, Any, View, Answers], str] = unchanged
    """Adds a sentence about what can be laid there or elsewhere besides."""
    hint: Callable[[Words, View, str], str] = unchanged
    """Adds a sentence about the use of a zone."""


@dataclass(frozen=True)
class Sentences:
    """Sentences about the rules of an edition: texts and functions, each under what it tells of.

    No row has to be there. Without one, a thing is told by its name and by the cards and words it
    holds.
    """

    games: Mapping[str, Callable[[Words, int], tuple[str, str]]] = field(default_factory=dict)
    """Name of a game, and how it differs from the base game."""
    events: Mapping[type[Event], Row] = field(default_factory=dict)
    """Sentence about an event. An empty row is silent."""
    briefly: Mapping[type[Event], BriefRow] = field(default_factory=dict)
    """Short sentence about all events of a class since the last answer, those that weigh most
    first. An empty row is silent."""
    asides: Mapping[type[Event], AsideRow] = field(default_factory=dict)
    """Meaning of an event for the game, where nothing is drawn that shows it."""
    impersonal: Mapping[type[Event], Callable[[Any], bool]] = field(default_factory=dict)
    """Whether an event with a seat was done by nobody in particular all the same."""
    headings: Mapping[type[Decision], Row] = field(default_factory=dict)
    """Heading of a decision: the task."""
    bodies: Mapping[type[Decision], BodyRow] = field(default_factory=dict)
    """Body of a decision: the reason, and the rule."""
    where_to_lay: Texts[type[Decision]] = field(default_factory=dict)
    """Sentence about what can be laid where."""
    commands: Mapping[type[Command[Any]], LabelRow] = field(default_factory=dict)
    """Label of a command, with its exact cost."""
    ways: Texts[type[Command[Any]]] = field(default_factory=dict)
    """Name of a command with cards, whichever it takes."""
    effects: Texts[type[Command[Any]]] = field(default_factory=dict)
    """Effect of an answer of a class."""
    uses: Texts[type[Command[Any]]] = field(default_factory=dict)
    """Use of what is laid somewhere to give an answer of a class: "to play"."""
    consequences: Mapping[type[Command[Any]], ConsequenceRow] = field(default_factory=dict)
    """Consequences of an answer, in a few words: the fullest first, then fewer."""
    amendments: tuple[Amendment, ...] = ()
    """Sentences in place of others, or in addition; of several the first holds."""
    discarding: Mapping[Kind, ConsequenceRow] = field(default_factory=dict)
    """Effect of a card of a kind that is discarded by choice: the label of that command, then the
    consequences in a few words, the fullest first; empty where it brings nothing now."""
    reasons: Mapping[type[Command[Any]] | Kind, tuple[ReasonRow, ...]] = field(default_factory=dict)
    """Why an answer is advised, rather than another if there is one: each function a sentence, the
    one that weighs most first, and empty where it is no reason. Under a kind stand those that come
    before all others if an answer names a card of it."""
    decisive: Mapping[type[Command[Any]], tuple[ReasonRow, ...]] = field(default_factory=dict)
    """Reasons of the same kind that outweigh all others, whichever edition brings them, and hold
    also where the answer does not bring what it brings elsewhere."""
    barred: Texts[type[Command[Any]]] = field(default_factory=dict)
    """Reasons why a way to answer is not open."""
    zones: Texts[str] = field(default_factory=dict)
    """Caption of a zone."""
    hints: Mapping[str, HintRow] = field(default_factory=dict)
    """Use and content of a zone, or of a kind of cards still to come, as everybody may know it; by
    its name, without the seat."""
    lay_here: Texts[str] = field(default_factory=dict)
    """Words on a zone that would take the held card."""
    places: Texts[Colour] = field(default_factory=dict)
    of_places: Texts[Colour] = field(default_factory=dict)
    """Name of something of one place, by its name or symbol: "Garden {thing}"."""
    kinds: Texts[Kind] = field(default_factory=dict)
    """Name of a kind of card; for a card of a place, its symbol."""
    many: Texts[Kind] = field(default_factory=dict)
    """Name of all cards of a kind together, if they belong to no place."""
    symbols: Texts[Kind] = field(default_factory=dict)
    """Symbols that may lie in a row, within a sentence: "a Sun"."""
    about: Mapping[Kind, Captioned | Callable[[Card, View], Captioned]] = field(
        default_factory=dict
    )
    """Use of a kind of card: captions, and what is to be said under each."""
    still_to_come: Mapping[Kind, Callable[[Words, int], str]] = field(default_factory=dict)
    """Number of cards of a kind that may still come up."""
    victories: tuple[Callable[[Words, View, Names], str], ...] = ()
    """Goals that have been reached, each function a sentence; empty if that is not so."""
    defeats: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Why a game is lost, by the reason of GameLost: in the log, and as its result."""
    lost_by: Texts[str] = field(default_factory=dict)
    """The reason in a few words, where there is little room."""
    regrets: Mapping[type[Command[Any]], RegretRow] = field(default_factory=dict)
    """Lesson of an answer that was not the best: the same sentence for all answers that teach the
    same; empty where there is nothing to learn."""
    hopeless: tuple[Callable[[Words, View], str], ...] = ()
    """Why a position can no longer be won, each function a sentence; empty if it can."""
    lacking: tuple[Callable[[Words, View], str], ...] = ()
    """Goals besides Doors that a lost game did not reach, each function a sentence; empty if it
    lacked nothing of that."""
    sounds: Texts[str] = field(default_factory=dict)
    """Captions of sounds, in a few words, by the name of the sound; those that tell most first."""


OWN = Sentences(
    events={
        GameStarted: lambda words, started: words.begins(started),
        DeckShuffled: msgid("The deck is shuffled."),
        TurnBegan: msgid("Turn {number} begins."),
        GameWon: msgid("The game is won."),
        GameLost: lambda words, lost: words.say(words.defeat(lost.reason)[0]),
        CardsLaid: "",
        Answered: "",
        Awaiting: "",
    },
    briefly=dict.fromkeys(
        (GameStarted, CardsLaid, TurnBegan, GameWon, GameLost, Answered, Awaiting), ""
    ),
    commands={Concede: msgid("Concede the game")},
    defeats={
        "conceded": (msgid("The game is lost: it was conceded."), msgid("The game was conceded."))
    },
    lost_by={"conceded": msgid("Conceded")},
)
"""Sentences about every game."""


KEYS: Mapping[str, str] = {
    "escape": msgid("Esc"),
    "return": msgid("Enter"),
    "enter": msgid("Enter"),
    "space": msgid("Space"),
    "tab": msgid("Tab"),
    "left": msgid("Left"),
    "right": msgid("Right"),
    "up": msgid("Up"),
    "down": msgid("Down"),
    "page up": msgid("PgUp"),
    "page down": msgid("PgDn"),
    "home": msgid("Home"),
    "end": msgid("End"),
    "backspace": msgid("Backspace"),
    "delete": msgid("Del"),
    "insert": msgid("Ins"),
}
"""The inscriptions of keys, by their names. All others bear their name in capitals."""


class PadSign(str):
    """The inscription of a button of a game pad. It stands in a round cap, and a key in a square
    one."""


class KeyLabels(Mapping[str, str]):
    """The inscriptions of the keys of all actions, as `words` say them. Sentences name a key as
    {key_of[play]}."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def __getitem__(self, action: str) -> str:
        return self._words.key(action)

    def __iter__(self) -> Iterator[str]:
        return iter(ACTIONS)

    def __len__(self) -> int:
        return len(ACTIONS)


def preferred_language(environ: Mapping[str, str], system: Iterable[str] = ()) -> str:
    """Returns the first language we speak among those that the environment asks for, in gettext's
    order; where it asks for none, among those of the system; or "en"."""
    asked = list(system)
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            asked = environ[variable].split(":")
            break
    tags = (re.split(r"[_.@-]", tag.lower())[0] for tag in asked)
    return next((language for language in tags if language in LANGUAGES), "en")


def readable(name: str) -> str:
    """Returns the name of a class, a zone or a reason as people write it: "Door gained"."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ")
    return apart[:1].upper() + apart[1:].lower()


def tellable(text: str) -> str:
    """Returns a text in which the name of a file may stand: what nobody could write is told as
    "?"."""
    return UNWRITABLE.sub("?", text)


class Words:
    """Everything the program can say, in one language, with the sentences of its editions, which
    may also be learnt later. An unknown language speaks English."""

    def __init__(
        self,
        language: str,
        sentences: Sentences | None = None,
        of_game: Callable[[str], Sentences] | None = None,
    ) -> None:
        self._rows = OWN
        self._of_game = of_game
        self._named: dict[Card | str, str] = {}
        """The names of cards and faces, of which many are asked for in every frame."""
        self.keys: Mapping[str, str] = {}
        """The names of keys, or signs of a game pad, that the player's actions have now. Actions
        that are missing here have the key that they have at first."""
        self._key_of = KeyLabels(self)
        if sentences is not None:
            self.learn(sentences, of_game)
        self.speak(language)

    def learn(
        self, sentences: Sentences, of_game: Callable[[str], Sentences] | None = None
    ) -> None:
        """Learns the sentences about the rules, in place of those before; and which of them hold
        for the games of one name, without which all of them may."""
        self._rows = merged({"any game": OWN, "the editions": sentences})
        self._of_game = of_game
        self._named = {}

    def _about(self, view: View) -> Sentences:
        """Returns the sentences about the game of a view, and about no other."""
        if self._of_game is None or not view.edition:
            return self._rows
        return self._of_game(view.edition)

    def speak(self, language: str) -> None:
        """Says everything in this language from now on."""
        self.language = language
        self._catalogue = gettext.translation(DOMAIN, LOCALES, [language], fallback=True)
        self._named = {}

    def say(self, text: str, **fields: object) -> str:
        """Returns the text in this language, its {fields} filled; {key_of[play]} is the label of
        the key of an action."""
        # The empty text is the head of a catalogue.
        said = self._catalogue.gettext(text) if text else ""
        return UNWRITABLE.sub("?", said.format(key_of=self._key_of, **fields))

    def key(self, action: str) -> str:
        """Returns what is written on the key, or on the button of a pad, of an action."""
        name = self.keys.get(action, ACTIONS[action].key)
        if isinstance(name, PadSign):
            return PadSign(self.say(name))
        return self.say(KEYS[name]) if name in KEYS else name.upper()

    def plural(self, one: str, many: str, n: int, **fields: object) -> str:
        """Returns the form of a text that fits the number n, which fills {n}."""
        return UNWRITABLE.sub("?", self._catalogue.ngettext(one, many, n).format(n=n, **fields))

    @property
    def sounds(self) -> Texts[str]:
        """Captions of sounds by their names, the weightiest first; still to be said."""
        return self._rows.sounds

    def number(self, n: int) -> str:
        """Returns a number within a sentence: up to twelve in letters."""
        return self.say(NUMBERS[n - 2]) if 0 <= n - 2 < len(NUMBERS) else str(n)

    def either(self, choices: Sequence[str]) -> str:
        """Returns one of several things: "a Sun, a Moon or a Key"."""
        if len(choices) < 2:
            return "".join(choices)
        *some, last = choices
        return self.say("{some} or {last}", some=self.say(", ").join(some), last=last)

    # What went wrong

    def trouble(self, why: object) -> str:
        return self.say(str(why))

    def mended(self, file: str, brought: int) -> str:
        return self.plural(
            "The journal was damaged and is kept as {file}: {n} game was brought over.",
            "The journal was damaged and is kept as {file}: {n} games were brought over.",
            brought,
            file=file,
        )

    def unkept(self, trouble: object, parted: bool) -> str:
        """Tells that a game is not on the disk as it stands, by the trouble there was, or that it
        was also played elsewhere; otherwise nothing."""
        if trouble is not None:
            return " ".join((self.say("Not saved yet."), self.say(str(trouble))))
        if parted:
            return self.say("This game went on elsewhere too. Here it is a game of its own.")
        return ""

    def flaw(self, flaw: object, line: int) -> str:
        """Tells why a file is not taken as a game, by the member of the enum, and in which line."""
        return self.say(str(flaw), line=line)

    def log_lies(self, file: Path | None) -> str:
        if file is None:
            return self.say("No report of it could be written.")
        return self.say("What happened is told in {file}", file=file)

    # Names

    def card(self, card: Card | str | None) -> str:
        """Returns the name of a card or of a face such as "GK"; None is a card nobody may know."""
        if card is None:
            return self.say("a face-down card")
        if card not in self._named:
            self._named[card] = self._name_of(card)
        return self._named[card]

    def _name_of(self, card: Card | str) -> str:
        colours, kind = self._read(card)
        if not colours:
            return self.kind(kind)
        if len(colours) == 1:
            return self.of_place(colours[0], self.kind(kind))
        return self.say("{place} {thing}", place=self._places(colours), thing=self.kind(kind))

    def without_place(self, card: Card) -> str:
        return self.kind(self._read(card)[1])

    def of_place(self, colour: Colour, thing: str) -> str:
        """Returns the name of something of a place: "Garden Sun", "Garden trio"."""
        row = self._rows.of_places.get(colour, msgid("{place} {thing}"))
        return self.say(row, place=self.place(colour), thing=thing)

    def _read(self, card: Card | str) -> tuple[Sequence[Colour], Kind]:
        """Returns the places and the kind of a card, or of a face, which begins with the letter of
        its place unless it has a name of its own."""
        if isinstance(card, Card) and card.face in self._rows.kinds:
            return (), Kind(card.face)
        if isinstance(card, Card):
            _, printed = self._read(card.face)
            kind = printed if printed in self._rows.kinds else card.kind
            return [colour for colour in Colour if colour in card.colours], kind
        if card in self._rows.kinds or card[:1] not in LETTERS:
            return (), Kind(card)
        return (LETTERS[card[0]],), Kind(card[1:])

    def _places(self, colours: Sequence[Colour]) -> str:
        if len(colours) == len(Colour):
            return self.say("All places")
        return self.say(" and ").join(self.place(colour) for colour in colours)

    def kind(self, kind: Kind) -> str:
        """Returns the name of a kind of card, or its symbol."""
        return self.say(self._rows.kinds.get(kind, kind))

    def many(self, kind: Kind) -> str:
        """Returns the name of all cards of a kind together; empty for a kind without such a row."""
        return self.say(self._rows.many.get(kind, ""))

    def symbol(self, kind: Kind) -> str:
        """Returns a symbol within a sentence; empty for a kind that has no row of its own."""
        return self.say(self._rows.symbols.get(kind, ""))

    def about(self, card: Card, view: View) -> list[tuple[str, str]]:
        """Returns what a card is for, each sentence with its caption; empty if nothing is said of
        it."""
        rows = self._rows.about.get(Kind(card.face)) or self._rows.about.get(card.kind, ())
        rows = rows(card, view) if callable(rows) else rows
        return [(self.say(caption), self.say(told)) for caption, told in rows]

    def cards(self, cards: Sequence[Card | None]) -> str:
        return self.say(", ").join(self.card(card) for card in cards)

    def place(self, colour: Colour) -> str:
        return self.say(self._rows.places.get(colour) or readable(colour.name))

    def place_or_card(self, card: Card) -> str:
        """Returns the name of a card's place, or of the card itself if it has no place or
        several."""
        if len(card.colours) != 1:
            return self.card(card)
        (place,) = card.colours
        return self.place(place)

    def plate(self, card: Card | str) -> str:
        """Returns what stands on the name plate of a card or of a face such as "GK": its place, or
        its own name."""
        colours, kind = self._read(card)
        return self._places(colours) if colours else self.kind(kind)

    def zone(self, name: str, names: Names | None = None) -> str:
        """Returns the caption of a zone, and with names whose it is: the seat in `hand:0`."""
        base, _, seat = name.partition(":")
        caption = self.say(self._rows.zones.get(base) or readable(base))
        if names is None or not seat:
            return caption
        return self.say("{zone} ({player})", zone=caption, player=names[int(seat)])

    def end_of(self, zone: str, end: str) -> str:
        told = msgid("{zone}: left end") if end == "left" else msgid("{zone}: right end")
        return self.say(told, zone=self.zone(zone))

    def hint(self, name: str, view: View) -> str:
        """Returns what a zone, or a kind of cards still to come, is for; empty if nothing is said
        of it."""
        row = self._rows.hints.get(name.partition(":")[0])
        told = row(self, view, name) if callable(row) else self.say(row) if row else ""
        besides = [one.hint(self, view, name) for one in self._amendments(view)]
        return " ".join(filter(None, (told, *besides)))

    def player(self, seat: int) -> str:
        return self.say("Player {number}", number=seat + 1)

    def sleepwalker(self) -> str:
        """Returns the name of the program in the seat of a player."""
        return self.say("Sleepwalker")

    def sleepwalks(self, player: str) -> str:
        """Returns the name of a player for whom the sleepwalker plays."""
        return self.say("{player} (sleepwalker)", player=player)

    def hand_of(self, player: str) -> str:
        return self.say("{player}’s cards", player=player)

    def marker_of(self, player: str) -> str:
        return self.say("Marker of {player}", player=player)

    def where_to_point(self) -> str:
        return self.say("Lay the marker on something that both can see.")

    def what_is_meant(self) -> str:
        return self.say("Say what is meant by the marker, or simply play on.")

    def points_at(self, player: str, thing: str, wish: str) -> str:
        """Tells what a marker lies on, and the wish of its player, if there is one."""
        if wish:
            return self.say(
                "{player} points at: {thing}. “{wish}”", player=player, thing=thing, wish=wish
            )
        return self.say("{player} points at: {thing}", player=player, thing=thing)

    def known_to_both(self) -> str:
        return self.say("Both players know the cards with an eye.")

    def shared(self, told: str) -> str:
        return self.say("{card} (shared)", card=told)

    def from_hand(self, told: str) -> str:
        return self.say("{answer} (from the hand)", answer=told)

    def one_of(self, told: str, count: int) -> str:
        return self.say("{card} (1 of {n})", card=told, n=count)

    def row_of(self, player: str) -> str:
        """Tells why nobody else plays there (R36)."""
        return self.say("Only {player} plays into that row.", player=player)

    def card_of(self, player: str) -> str:
        """Tells why nobody else takes that card (R35)."""
        return self.say("That card is {player}’s.", player=player)

    def at_turn(self, player: str) -> str:
        return self.say("{player} plays", player=player)

    def waiting(self, player: str) -> str:
        return self.say("{player} waits", player=player)

    def run_marker(self, colour: Colour, length: int) -> str:
        """Tells how far a run of one colour has come, from 1 card to 3 (R10)."""
        return self.say("{place} {n} of 3", place=self.place(colour), n=length)

    def doors_count(self, gained: int, total: int) -> str:
        return self.say("Doors {n} / {total}", n=gained, total=total)

    def aim(self, caption: str, reached: int, wanted: int, due: Card | None) -> str:
        """Tells how many are reached of what a game is won with, and what is due, if the order
        counts."""
        if due is None:
            return self.say("{aim}: {n} of {all}", aim=caption, n=reached, all=wanted)
        return self.say(
            "{aim}: {n} of {all}; {place} comes next",
            aim=caption,
            n=reached,
            all=wanted,
            place=self.place_or_card(due),
        )

    def seat_doors(self, gained: int) -> str:
        """Tells of how many places one of two players has a Door."""
        return self.doors_count(gained, len(Colour))

    def with_all_doors(self, doors: str, gained: int, total: int) -> str:
        """Adds to the Doors of one of two players how many are open of all that both need
        together."""
        return self.say("{doors}, together {n} / {total}", doors=doors, n=gained, total=total)

    def blocked(self, place: Colour, player: str, other: str) -> str:
        """Tells why one of two players can have no Door of a place, as things stand (E30)."""
        return self.say(
            "{place}: {player} has all its Doors and blocks {other}",
            place=self.place(place),
            player=player,
            other=other,
        )

    def one_of_each_place(self, doors: str) -> str:
        """Adds to the Doors of one of two players what they are needed for (R43)."""
        return self.say("{doors}, one of each place", doors=doors)

    def still_to_come(self, kind: Kind, number: int) -> str:
        row = self._rows.still_to_come.get(kind)
        return row(self, number) if row else f"{self.kind(kind)}: {number}"

    def last_symbol(self, card: Card) -> str:
        """Tells the symbol at the end of the row, which the next card may not show (R9)."""
        return self.say("Last symbol: {symbol}", symbol=self.kind(card.kind))

    def doors_by(self, number: int, ways: str) -> str:
        return self.plural("{n} Door ({ways})", "{n} Doors ({ways})", number, ways=ways)

    def cards_left(self, number: int) -> str:
        return self.plural("{n} card left", "{n} cards left", number)

    def beneath(self, view: View) -> str:
        """Tells why cards that are known at the bottom of the deck are not counted among those that
        may come next; empty if none is known there."""
        number = len(view.known_bottom)
        if not number:
            return ""
        return self.plural(
            "The lowest card of the deck is known. It is not counted: others come first.",
            "The {n} lowest cards of the deck are known. They are not counted: others come first.",
            number,
        )

    def more(self, number: int) -> str:
        return self.plural("{n} more", "{n} more", number)

    def lost(self, number: int, to_limbo: int) -> tuple[str, str]:
        """Tells how many cards had to be given: for good; and to Limbo, from where they come back.
        Either is empty if there were none."""
        gone = self.plural("{n} card lost", "{n} cards lost", number)
        alone = self.plural("{n} card to Limbo", "{n} cards to Limbo", to_limbo)
        away = self.plural("{n} to Limbo", "{n} to Limbo", to_limbo) if number else alone
        return gone * (number > 0), away * (to_limbo > 0)

    def what_was_done(self, player: str) -> str:
        return self.say("What {player} did", player=player)

    def turns(self, number: int) -> str:
        return self.plural("{n} turn", "{n} turns", number)

    def rewinds(self, number: int) -> str:
        return self.plural("Rewound {n} time", "Rewound {n} times", number)

    def duration(self, seconds: float) -> str:
        """Tells how long something took, in minutes; from an hour on in hours, too."""
        minutes = round(seconds / 60)
        if minutes < 1:
            return self.say("less than a minute")
        hours, left = divmod(minutes, 60)
        if not hours:
            return self.plural("{n} minute", "{n} minutes", left)
        whole = self.plural("{n} hour", "{n} hours", hours)
        if not left:
            return whole
        part = self.plural("{n} minute", "{n} minutes", left)
        return self.say("{hours} and {minutes}", hours=whole, minutes=part)

    def turn(self, number: int, player: str = "") -> str:
        """Returns the caption of a turn, and whose it is if there are two players; before the first
        one hands are drafted."""
        if not number:
            return self.say("Choosing the hands")
        if player:
            return self.say("Turn {n}: {player}", n=number, player=player)
        return self.say("Turn {n}", n=number)

    def disclaimer(self) -> str:
        return self.say(
            "Eight Doors is an unofficial, free fan edition of the card game Onirim, designed by "
            "Shadi Torbey. It is not made, endorsed or sponsored by him or by any publisher of "
            "Onirim. Onirim is a trademark of its owner. All pictures, sounds and texts here are "
            "our own."
        )

    def no_display(self) -> str:
        return self.say(
            "There is no display to open a window on; `eight-doors console` plays in a terminal."
        )

    def incomplete(self, file: str) -> str:
        return self.say("The program is not complete: art/{file} is missing or damaged.", file=file)

    # Texts

    def told(self, value: object) -> object:
        """Returns a field of an event, a decision or a command, in words where there are any."""
        if isinstance(value, Card | None):
            return self.card(value)
        if isinstance(value, Colour):
            return self.place(value)
        if isinstance(value, tuple):
            return self.say(", ").join(str(self.told(part)) for part in value)
        return value

    def _filled(self, text: str, value: object) -> str:
        """Returns the text, with the fields of a value."""
        return self.say(text, **{name: self.told(held) for name, held in vars(value).items()})

    def _plainly(self, value: object) -> str:
        """Returns the name of a value without a sentence, and what it holds."""
        name = readable(type(value).__name__)
        held = self.say("; ").join(self._parts(value))
        return self.say("{caption}: {content}", caption=name, content=held) if held else name

    def _parts(self, value: object) -> Iterator[str]:
        for name, held in vars(value).items():
            if isinstance(held, tuple) and held and None in held:
                yield self.plural("{n} card", "{n} cards", len(held))
            elif name != "seat" and held != ():
                yield str(self.told(held))

    # Events

    def event(self, event: Event, names: Names | None = None) -> str:
        """Tells what happened, in a sentence that begins with the player's name if there are names.

        Empty for an event whose row is: it tells nothing of the game.
        """
        sentence = self._told(event)
        impersonal = self._rows.impersonal.get(type(event), lambda event: False)
        if not sentence or names is None or not hasattr(event, "seat") or impersonal(event):
            return sentence
        return self.named(names[event.seat], sentence)

    def _told(self, event: Event) -> str:
        row = self._rows.events.get(type(event))
        if row is None:
            return self.say("{sentence}.", sentence=self._plainly(event))
        return self._filled(row, event) if isinstance(row, str) else row(self, event)

    def game(self, edition: str, seats: int = 1) -> tuple[str, str]:
        """Returns the name of a game of this edition, or of several, and what differs in it for so
        many players; both empty for the usual game."""
        rows = map(self._rows.games.get, edition.split(JOINED_BY))
        told = [row(self, seats) for row in rows if row is not None]
        return " + ".join(name for name, _ in told), " ".join(other for _, other in told if other)

    def game_in_brief(self, edition: str, most: int = MANY) -> str:
        """Returns the name of a game; that of more expansions than `most` is how many they are."""
        count = len(edition.split(JOINED_BY))
        if count <= most:
            return self.game(edition)[0]
        return self.plural("{n}\u00a0expansion", "{n}\u00a0expansions", count)

    def begins(self, started: GameStarted) -> str:
        """Tells the first event, with what differs in this game."""
        name, other = self.game(started.edition, started.seats)
        if not name:
            return self.say("The game begins.")
        return self.say("The game begins: {name}. {other}", name=name, other=other).rstrip()

    def briefly(self, events: Sequence[Event]) -> str:
        """Tells what happened in short sentences, the weightiest first; that the deck was shuffled
        weighs least."""
        told: list[str] = []
        alike: dict[type[Event], list[Event]] = {}
        for event in events:
            if type(event) in self._rows.briefly:
                alike.setdefault(type(event), []).append(event)
            else:
                told.append(self._told(event))
        kinds = filter(alike.__contains__, self._rows.briefly)
        for kind in sorted(kinds, key=lambda kind: kind is DeckShuffled):
            row = self._rows.briefly[kind]
            told.append(self.say(row) if isinstance(row, str) else row(self, alike[kind]))
        return " ".join(filter(None, told))

    def aside(self, event: Event) -> str:
        """Tells what an event means for the game, where nothing else would say so; otherwise
        nothing."""
        row = self._rows.asides.get(type(event))
        return row(self, event) if row else ""

    def named(self, player: str, sentence: str) -> str:
        """Returns a sentence about what a player does or is to do, beginning with the name."""
        return self.say("{player}: {sentence}", player=player, sentence=sentence)

    # Decisions

    def heading(
        self,
        decision: Decision,
        player: str = "",
        view: View | None = None,
        answers: Answers = (),
    ) -> str:
        """Tells what is to be done, with these answers; it begins with the player's name if there
        are two."""
        rows = self._amendments(view) if view else ()
        amended = (one.heading(self, decision, view, answers) for one in rows if view)
        asked = next(filter(None, amended), "") or self._asked(decision)
        return self.named(player, asked) if player else asked

    def _amendments(self, view: View) -> Sequence[Amendment]:
        return self._about(view).amendments

    def _asked(self, decision: Decision) -> str:
        row = self._rows.headings.get(type(decision))
        if row is None:
            return self._plainly(decision)
        return self._filled(row, decision) if isinstance(row, str) else row(self, decision)

    def body(
        self, decision: Decision, view: View, names: Names | None = None, answers: Answers = ()
    ) -> str:
        """Tells why, and by which rule, from what everybody at the table may know (view.seat is
        asked).

        It never depends on a hidden hand, so that it may stand on a screen both can see. Empty if
        nothing is said of it.
        """
        if told := self.amended(decision, view, answers):
            return told
        row = self._rows.bodies.get(type(decision), "")
        if isinstance(row, str):
            return self._filled(row, decision)
        return row(self, decision, view, names)

    def amended(self, decision: Decision, view: View, answers: Answers) -> str:
        """Tells what has to be read about a decision that does not bring what it brings
        elsewhere."""
        amended = (one.body(self, decision, view, answers) for one in self._amendments(view))
        return next(filter(None, amended), "")

    def called(self, names: Names | None) -> Names:
        """Returns the names, or those of players who have given none."""
        return names or (self.player(0), self.player(1))

    # Commands

    def command(self, command: Command[Any], view: View) -> str:
        """Returns the label of a command, with its exact cost."""
        amended = (one.label(self, command, view) for one in self._amendments(view))
        if told := next(filter(None, amended), ""):
            return told
        row = self._rows.commands.get(type(command))
        if row is None:
            return self._plainly(command)
        return self._filled(row, command) if isinstance(row, str) else row(self, command, view)

    def uses(self, kinds: Iterable[type[Command[Any]]]) -> str:
        """Returns what something can be used for that gives these answers: "to play or to
        discard"; empty where nothing is said of it."""
        told = (self.say(self._rows.uses.get(kind, "")) for kind in kinds)
        return self.either([*dict.fromkeys(filter(None, told))])

    def way(self, kind: type[Command[Any]], view: View) -> tuple[str, str]:
        """Returns a way to answer, whichever card it takes, and what it brings about."""
        effect = self._and_besides(self.say(self._rows.effects.get(kind, "")), kind, view)
        amended = (one.way(self, kind, view) for one in self._amendments(view))
        if told := next(filter(None, amended), ""):
            return told, effect
        if kind in self._rows.ways:
            return self.say(self._rows.ways[kind]), effect
        return self._unnamed_way(kind, view), effect

    def _unnamed_way(self, kind: type[Command[Any]], view: View) -> str:
        """Returns the label of a command without a name of its own, whichever card it takes."""
        held, label = fields(kind), self._rows.commands.get(kind)
        if not held:
            return self.command(kind(), view)
        if not isinstance(label, str) or any(field.type != "Card" for field in held):
            return readable(kind.__name__)
        any_card = self.say("a card")
        return self.say(label, **{field.name: any_card for field in held})

    def doubted(self, concern: str, command: Command[Any], view: View) -> str:
        """Tells what speaks against an answer, with all that it brings about."""
        return self._and_besides(concern, type(command), view)

    def _and_besides(self, told: str, kind: type[Command[Any]], view: View) -> str:
        besides = (row.besides(self, kind, view) for row in self._amendments(view))
        return " ".join(filter(None, (told, *besides)))

    def consequence(self, command: Command[Any], view: View) -> tuple[str, ...]:
        """Tells what follows, as far as the viewer knows: the fullest words first, then fewer for
        less room. Empty if nothing is said of it."""
        row = self._rows.consequences.get(type(command))
        return self._instead(command, view) or (row(self, command, view) if row else ())

    def thwarts(self, command: Command[Any], view: View) -> bool:
        """Returns whether an answer does not bring here what it brings elsewhere."""
        return bool(self._instead(command, view))

    def _instead(self, command: Command[Any], view: View) -> tuple[str, ...]:
        """Returns what follows instead of what is usual; empty if nothing does."""
        told = (row.follows(self, command, view) for row in self._amendments(view))
        return next(filter(None, told), ())

    def discarding(self, kind: Kind, command: Command[Any], view: View) -> tuple[str, ...]:
        """Tells what a card of a kind brings when it is discarded by choice: the label, then as
        many words as `consequence` has. Empty if it brings nothing."""
        row = self._rows.discarding.get(kind)
        return row(self, command, view) if row else ()

    def reason(self, command: Command[Any], view: View, instead: Command[Any] | None = None) -> str:
        """Tells why an answer is advised, in one sentence, from what the viewer knows: what holds
        of it and not of the one `instead`, the next best or the one that was given. If there is
        nothing of the kind, it says so."""
        told = self.telling(command, view, instead)
        return told or self.say("No single reason tells the two apart.")

    def telling(self, command: Command[Any], view: View, instead: Command[Any] | None) -> str:
        """Returns that reason alone; empty if there is none."""
        told = self._reasons(command, view, instead)
        shared = self._reasons(instead, view, command) if instead else {}
        return next((sentence for row, sentence in told.items() if row not in shared), "")

    def _reasons(
        self, command: Command[Any], view: View, instead: Command[Any] | None
    ) -> dict[ReasonRow, str]:
        """Returns all reasons that hold, the one that weighs most first."""
        rows, reasons = self._rows.decisive.get(type(command), ()), self._rows.reasons
        if not self.thwarts(command, view):
            card = next((held for held in vars(command).values() if isinstance(held, Card)), None)
            names = (Kind(card.face), card.kind) if card else ()
            rows += next((reasons[name] for name in names if name in reasons), ())
            rows += reasons.get(type(command), ())
        return {row: told for row in rows if (told := row(self, command, view, instead))}

    def barred(self, kind: type[Command[Any]]) -> str:
        return self.say(self._rows.barred.get(kind, msgid("That is not possible now.")))

    def refusal(self, reason: Reason) -> str:
        return self.say(str(reason))

    def lay_here(self, zone: str) -> str:
        """Returns what a zone says that would take the held card."""
        return self.say(self._rows.lay_here.get(zone.partition(":")[0], msgid("Lay it here")))

    def where_to_lay(
        self, pending: Decision | None, view: View | None = None, answers: Answers = ()
    ) -> str:
        """Tells what can be laid where at a decision with these answers, after something was laid
        elsewhere."""
        if pending is None or type(pending) not in self._rows.where_to_lay:
            return self.say("No card of the hand is asked for now.")
        told = self.say(self._rows.where_to_lay[type(pending)])
        if view is None:
            return told
        rows = self._amendments(view)
        amended = (one.where(self, pending, view, answers) for one in rows)
        more = (one.where_else(self, pending, view, answers) for one in rows)
        return " ".join(filter(None, (next(filter(None, amended), told), *more)))

    # The end

    def hopeless(self, view: View) -> str:
        """Tells why a position can no longer be won; empty if it can."""
        for why in self._about(view).hopeless:
            if told := why(self, view):
                return told
        return ""

    def lacking(self, view: View) -> list[str]:
        """Returns sentences about what a lost game lacked besides Doors."""
        return [told for row in self._about(view).lacking if (told := row(self, view))]

    def doors_missing(self, places: Sequence[Colour]) -> str:
        """Tells of which places Doors were missing in a lost game, each place given once for every
        Door."""
        counts = [(place, places.count(place)) for place in Colour if place in places]
        told = [
            self.say("{word} × {n}", word=self.place(place), n=n) if n > 1 else self.place(place)
            for place, n in counts
        ]
        return self.plural(
            "One Door was missing: {places}.",
            "{n} Doors were missing: {places}.",
            len(places),
            places=self.say(", ").join(told),
        )

    def defeat(self, reason: str) -> tuple[str, str]:
        """Returns the texts of a defeat: in the log, and as the result of a game."""
        return self._rows.defeats.get(reason, (msgid("The game is lost."), f"{readable(reason)}."))

    def regret(self, played: Command[Any], view: View, better: Command[Any]) -> str:
        """Tells what there is to learn from an answer where there was a better one; empty if
        nothing is known of it."""
        row = self._rows.regrets.get(type(played))
        return self.say(row(played, view, better)) if row else ""

    def lost_by(self, reason: str) -> str:
        return self.say(self._rows.lost_by.get(reason, readable(reason)))

    def result(self, view: View, reason: str | None, names: Names | None = None) -> tuple[str, str]:
        """Returns a heading, won or lost, and why. The reason is that of a defeat, None for a
        victory."""
        if reason is not None:
            return self.say("Defeat"), self.say(self.defeat(reason)[1])
        reached = (row(self, view, self.called(names)) for row in self._about(view).victories)
        why = " ".join(filter(None, reached))
        return self.say("Victory"), why or self.say("Everything that was asked is reached.")
