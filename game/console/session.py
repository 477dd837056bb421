"""One game in a terminal, from the names of the players to the result."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TextIO

from game.console.telling import Chronicle, Telling
from game.console.terminal import Letters, Terminal
from game.editions import OFFERED, Editions
from game.learning.rules_book import Book, SearchIndex, read, section_about, sections
from game.rules.card import Card
from game.rules.chance import first_seat_by_seed
from game.rules.course import Concede
from game.rules.event import Event
from game.rules.game import Game, opening
from game.rules.state import DECK, DISCARD, Seat, State, Visibility
from game.rules.steps import Command, Decision, Ordering
from game.rules.view import View, frames
from game.seeds import new_seed
from game.table.deeds import deeds, told
from game.table.party import LONGEST_NAME, can_be_seen
from game.table.staging import HOPELESS, Doubt
from game.words import Names, Words, msgid


def _ask_visibility(terminal: Terminal, words: Words) -> Visibility:
    labels = [
        words.say("Open hands: both players see all cards and may talk."),
        words.say(
            "Hidden hands: each player sees only their own; agree first how much may be said."
        ),
    ]
    return "hidden" if terminal.choose(labels, {}) else "open"


def _ask_names(terminal: Terminal, words: Words) -> Names:
    first = _ask_name(terminal, words, 0)
    second = _ask_name(terminal, words, 1)
    while second == first:
        terminal.tell(words.say("The two names must differ."))
        second = _ask_name(terminal, words, 1)
    return first, second


def _ask_name(terminal: Terminal, words: Words, seat: Seat) -> str:
    usual = words.player(seat)
    typed = terminal.ask(words.say("Name of {player}:", player=usual))
    name = "".join(filter(str.isprintable, typed))[:LONGEST_NAME].strip()
    return name if can_be_seen(name) else usual


def _ask_first_seat(terminal: Terminal, words: Words, names: Names, seed: str) -> Seat:
    labels = [words.say("{player} begins.", player=name) for name in names]
    labels.append(words.say("Chance decides who begins."))
    return (0, 1, first_seat_by_seed(seed))[terminal.choose(labels, {})]


def look_up(terminal: Terminal, words: Words, book: Book, asked: Decision | None) -> None:
    """Tells the section about what is asked, then those about each word that is typed, until none
    is: the best hit in full, and the titles of the others."""
    index, key = SearchIndex(book, words), section_about(book, asked)
    found = [section for section in sections(book) if section.key == key]
    while True:
        if found:
            paragraphs = [read(words, text) for text in found[0].texts]
            terminal.tell(words.say(found[0].title), *paragraphs)
        if len(found) > 1:
            titles = words.say("; ").join(words.say(section.title) for section in found[1:])
            terminal.tell(words.say("See also: {titles}", titles=titles))
        typed = terminal.ask(words.say("A word to look up, or Enter to go on:"))
        if not typed:
            return
        found = index.hits(typed)
        if not found:
            terminal.tell(words.say("Nothing in the book is called that."))


WHICH_GOES = {
    DISCARD: msgid("Which card goes to the discard pile?"),
    DECK: msgid("Which card comes up, on top of the deck?"),
}
"""Question where a card goes to one of these piles by itself."""


class Left(Exception):
    """Raised when the player leaves."""


class Conceded(Exception):
    """Raised when the player gives up instead of answering."""


def run(
    seats: int,
    seed: str | None,
    words: Words,
    source: TextIO,
    sink: TextIO,
    editions: Editions = OFFERED,
    edition: str = "base",
) -> int:
    """Plays one game of 1 or 2 seats; without a seed a new one. Returns the exit status: 130 after
    Ctrl+C, otherwise 0, also when the input ends."""
    for stream in source, sink:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # no byte and no old code page ends the game
    terminal = Terminal(words, source, sink)
    seed = seed or new_seed()
    interrupted = False
    try:
        Session(terminal, words, editions, edition, seats, seed).play()
    except (EOFError, KeyboardInterrupt, Left) as gone:
        interrupted = isinstance(gone, KeyboardInterrupt)
        terminal.tell("", words.say("The game is left unfinished."))
    terminal.tell(words.say("Seed: {seed}", seed=seed))
    return 130 if interrupted else 0


class Session:
    """A game, and who has read what of it.

    With hidden hands each seat has a chronicle of its own, and between two seats the screen is
    cleared; otherwise everybody reads the same.
    """

    def __init__(
        self,
        terminal: Terminal,
        words: Words,
        editions: Editions,
        edition: str,
        seats: int,
        seed: str,
    ) -> None:
        self._terminal = terminal
        self._words = words
        self._staging = editions.of(edition).show
        rules = editions[edition]
        self._names: Names | None = None
        visibility: Visibility = "open"
        first_seat: Seat = 0
        if seats == 2:
            terminal.asked = words.say("Both players")
            visibility = _ask_visibility(terminal, words)
            self._names = _ask_names(terminal, words)
            first_seat = _ask_first_seat(terminal, words, self._names, seed)
        self._game = Game.start(
            rules, seed=seed, seats=seats, visibility=visibility, first_seat=first_seat
        )
        self._hidden = self._game.state.visibility == "hidden"
        readers = seats if self._hidden else 1
        self._chronicles = [Chronicle(words, self._names) for _ in range(readers)]
        self._warned: set[str] = set()
        """Sentences that were said once and are not said again."""
        self._at_screen: Seat | None = None
        """The seat that alone looks at the screen; None while everybody may."""
        self._telling = Telling(words, self._names, rules)
        self._letters: Letters = {
            "q": self._leave,
            "c": self._concede,
            "l": lambda: terminal.tell(*self._chronicles[self._at_screen or 0].last_turns()),
            "r": self._tell(self._telling.rows),
            "d": self._tell(self._telling.discard),
            "u": self._tell(self._telling.unseen),
            "b": lambda: look_up(terminal, words, editions.book, self._game.pending),
            "?": self._help,
        }

    def play(self) -> None:
        """Plays to the end, and tells how it ended."""
        self._record(opening(self._game.rules), self._game.log)
        self._terminal.tell(self._words.say("Eight Doors"), self._words.say("Type ? for help."))
        while (decision := self._game.pending) is not None:
            before = self._game.state
            default = decision.default(self._game)
            if default and self._staging.passes(decision, self._view()):
                self._record(before, self._game.submit(default))
                continue
            self._hand_over(decision)
            view = self._view()
            self._terminal.asked = self._name(view.active)
            self._terminal.tell("", *self._news(), "", *self._telling.table(view), "")
            self._tell_lost(decision, view)
            try:
                command = self._meant(decision, view)
            except Conceded:
                command = Concede()
            self._record(before, self._game.submit(command))
        self._tell_end()

    def _view(self) -> View:
        state = self._game.state
        return View.of(state, state.active)

    def _record(self, before: State, events: Iterable[Event]) -> None:
        told = tuple(events)
        for reader, chronicle in enumerate(self._chronicles):
            for event, _ in frames(before, told, reader):
                chronicle.add(event)

    def _news(self) -> list[str]:
        """Returns the news. While everybody looks at the screen, everybody has read them."""
        if self._at_screen is not None:
            return self._chronicles[self._at_screen].news()
        first, *_ = [chronicle.news() for chronicle in self._chronicles]
        return first

    # The questions

    def _tell_lost(self, decision: Decision, view: View) -> None:
        """Tells once that the game can no longer be won."""
        asked = self._staging.explores(decision) and HOPELESS not in self._warned
        if asked and (why := self._words.hopeless(view)):
            self._warned.add(HOPELESS)
            self._terminal.tell(self._words.say("This game can no longer be won"), why, "")

    def _meant(self, decision: Decision, view: View) -> Command[Any]:
        """Returns the answer; one that is easily regretted is asked about, once to each player."""
        while True:
            command = self._answer(decision, view)
            if all(self._agreed(doubt, command, view) for doubt in self._staging.doubts):
                return command

    def _agreed(self, doubt: Doubt, command: Command[Any], view: View) -> bool:
        """Returns whether an answer is given in spite of a doubt, if that is due."""
        told = doubt.told_to(view.active)
        if told in self._warned or not doubt.due(command, view):
            return True
        self._warned.add(told)
        concern = doubt.asks(self._words, command, view, self._names)
        self._terminal.tell(concern.heading, self._words.doubted(concern.body, command, view))
        return self._terminal.agrees()

    def _answer(self, decision: Decision, view: View) -> Command[Any]:
        legal = self._game.legal()
        heading = self._words.heading(decision, self._name(view.active), view, legal)
        self._terminal.tell(heading, self._words.body(decision, view, self._names, legal))
        asked = self._game.ordering()
        kind, ordering = asked or (None, None)
        commands: dict[str, Command[Any]] = {}
        for command in legal:
            if type(command) is not kind:
                # Equal cards of one zone are alike (R2): one line for all of them.
                commands.setdefault(self._label(command, view), command)
        labels = list(commands)
        if kind is not None and ordering is not None:
            if not labels:
                return self._in_order(kind, ordering)
            labels.append(self._words.say("Put the cards in order"))
        pauses = self._staging.decision(decision).pauses is not None
        chosen = self._terminal.choose(labels, self._letters, enter=pauses)
        if kind is not None and ordering is not None and chosen == len(commands):
            return self._in_order(kind, ordering)
        return list(commands.values())[chosen]

    def _label(self, command: Command[Any], view: View) -> str:
        label = self._words.command(command, view)
        if len(vars(command)) == 1 and next(iter(vars(command).values())) in view.shared:
            return self._words.say("{command} (shared card)", command=label)
        return label

    def _in_order(self, kind: type[Command[Any]], ordering: Ordering) -> Command[Any]:
        """Asks which cards are set apart, then for the order of the others: a list of all orders
        would have 120 lines."""
        cards, apart = list(ordering.cards), list[Card]()
        while len(apart) < ordering.gone:
            apart.append(self._set_apart(cards, ordering.apart))
            cards.remove(apart[-1])
        if len(cards) > 1:
            self._terminal.tell(self._words.say("In which order do the others go back, top first?"))
            labels = [self._words.card(card) for card in cards]
            order = self._terminal.order(labels, self._letters)
            cards = [cards[at] for at in order]
        return kind.ordered(tuple(cards), tuple(sorted(apart, key=ordering.cards.index)))

    def _set_apart(self, cards: Sequence[Card], pile: str) -> Card:
        """Asks for the card that goes to this zone by itself."""
        which = msgid("{zone}: which card goes there?")
        asked = self._words.say(WHICH_GOES.get(pile, which), zone=self._words.zone(pile))
        self._terminal.tell(asked)
        labels = [self._words.card(card) for card in cards]
        return cards[self._terminal.choose(labels, self._letters)]

    # The letters

    def _tell(self, lines: Callable[[View], Iterator[str]]) -> Callable[[], None]:
        return lambda: self._terminal.tell(*lines(self._view()))

    def _leave(self) -> None:
        raise Left

    def _concede(self) -> None:
        self._terminal.tell(self._words.say("Concede this game?"))
        if self._terminal.agrees():
            raise Conceded

    def _help(self) -> None:
        say = self._words.say
        self._terminal.tell(
            say("Type the number of an answer, then Enter."),
            say("l tells this turn and the one before."),
            say("r lists the whole row."),
            say("d lists the discard pile."),
            say("u lists the cards that have not been seen."),
            say("b tells the rules about what is asked, or about any word."),
            say("c concedes the game."),
            say("q quits; the game is not kept."),
        )

    # Two players

    def _name(self, seat: Seat) -> str:
        """Returns the name of a seat; empty if one plays alone."""
        return self._names[seat] if self._names else ""

    def _hand_over(self, decision: Decision) -> None:
        """Clears the screen before hidden cards are told, and waits for their owner."""
        seat = self._game.state.active
        # While the hands are drafted every card has lain face up.
        if not self._hidden or not self._game.state.turn or seat == self._at_screen:
            return
        say = self._words.say
        if self._at_screen is not None:
            self._terminal.tell("", *self._news())
            last = self._name(self._at_screen)
            self._terminal.ask(
                say("{player} has finished. Press Enter to hide the cards.", player=last)
            )
        self._terminal.clear()
        name = self._name(seat)
        self._terminal.ask(
            say("{player} plays next. Press Enter when nobody else can see.", player=name)
        )
        self._at_screen = seat

    def _tell_end(self) -> None:
        words, view = self._words, self._view()
        result = words.result(view, self._game.defeat, self._names)
        self._terminal.tell("", *self._news(), "", *result)
        if self._names is None:
            self._terminal.tell(words.doors_count(len(view.doors[0]), self._game.rules.doors))
        else:
            self._terminal.tell(*self._telling.doors(view), *self._shares(self._names))
        self._terminal.tell(words.turns(view.turn))

    def _shares(self, names: Names) -> Iterator[str]:
        """Yields what each player did."""
        for name, done in zip(names, deeds(self._game, self._staging), strict=True):
            yield self._words.named(name, told(done, self._words, self._staging))
