"""What a button of the table does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.learning.lesson import GoOn, LookUp, TakeBack
from game.learning.rules_book import section_about
from game.rules.card import Card
from game.rules.course import Concede
from game.rules.state import Cards
from game.rules.steps import Command
from game.screen.panels.choosing import ChoosingPanel, Price
from game.screen.panels.frame import PUT_AWAY
from game.screen.panels.open_panel import OpenPanel
from game.screen.panels.table_menu import LEAVE_LESSON, PART_AGAIN
from game.screen.program import Program
from game.screen.table.around.gloom import Gloom
from game.screen.table.around.headline import (
    CONCEDE,
    HINT,
    PANELS,
    QUIT,
    REDO,
    RULES,
    SETTINGS,
    SHARE,
    TITLE,
    UNDO,
    WATCH_ON,
)
from game.screen.table.around.lost_tray import TRAY
from game.screen.table.around.recap_drawing import RECAP
from game.screen.table.asking.book_button import BOOK
from game.screen.table.asking.posed_questions import GOES_THROUGH, Rewind, posed_before
from game.screen.table.asking.waiting_for_deck import DRAW, TAKE_BACK
from game.screen.table.covering import Covering
from game.screen.table.surroundings import barred, warning
from game.screen.table.table_state import TableState, waits
from game.screen.table.teaching.lesson_at_table import GO_ON
from game.table.asking.answers import HOLD, SHOW
from game.table.asking.buttons import Button, Chooser
from game.table.asking.questions import START_OVER
from game.table.hands.choices import card_of, grip_of
from game.table.pointing import MEANINGS, SIGN, TOKEN, token
from game.table.session import TableSession

COMMANDS: Mapping[str, Command[Any] | Rewind] = {CONCEDE: Concede(), UNDO: Rewind()}
"""By the buttons of the corner."""


class Pressing:
    """Carries out what a button says, or poses the question that comes before. `answers` are the
    buttons of the prompt, `hint` is what the adviser is asked by."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        state: TableState,
        panels: OpenPanel,
        covering: Covering,
        answers: Callable[[], Sequence[Button]],
        hint: Callable[[], None],
    ) -> None:
        self._program = program
        self._session = session
        self._state = state
        self._panels = panels
        self._covering = covering
        self._answers = answers
        self._offered: tuple[int, bool] | None = None
        """How long the log was when the panel of what was asked came up, and whether the cards of
        the hand lay face up; None as long as nothing is asked."""
        session.asks_first = self._asks_first
        session.by_hand.too_soon = lambda: state.quiet
        if state.lesson is not None:
            session.lets = state.lesson.lets
        panels.lead = self.press
        self._ways: Mapping[str, Callable[[], None]] = {
            QUIT: program.quit,
            TITLE: program.ways.title,
            SETTINGS: program.ways.settings,
            BOOK: self._look_up,
            RULES: self._open_book,
            WATCH_ON: self._watch_on,
            SHARE: lambda: program.ways.share(session.game),
            START_OVER: session.arranging.start_over,
            REDO: self._redo,
            DRAW: session.by_hand.draw,
            TAKE_BACK: session.by_hand.take_back,
            HINT: hint,
            HOLD: self._hold,
            GO_ON: self._go_on,
            PART_AGAIN: self._begin_again,
            LEAVE_LESSON: program.lessons.show,
            **{token(seat): partial(state.pointing.take, seat) for seat in range(2)},
            **{SIGN + meaning: partial(state.pointing.mean, meaning) for meaning in MEANINGS},
        }

    def press(self, key: str) -> None:
        """The button of this id is pressed: a gesture begins with it."""
        session, state, words = self._session, self._state, self._program.words
        buttons = self._answers()
        posed = state.posed or warning(words, session, state)
        recalled = state.recalled
        session.forget()
        state.begin()
        if not key.startswith(TOKEN):
            state.pointing.put_back()
        state.posed = None
        self._program.sound.ring("press")
        if posed is not None and key in GOES_THROUGH and not state.passing.quiet:
            self._do(posed.command)
        elif key in COMMANDS and key not in barred(session, state.lesson):
            self._ask_or_do(COMMANDS[key])
        elif key == RECAP:
            state.recalled = not recalled
        elif key == TRAY:
            state.seen = session.viewer.latest
        elif key == PUT_AWAY:
            self._panels.put_away()
        elif key in PANELS:
            self._panels.toggle(PANELS[key])
        elif key in self._ways:
            self._ways[key]()
        elif key.startswith(SHOW):
            self._panels.lay_out(key.removeprefix(SHOW))
        elif key in state.onward:
            state.onward[key]()
        self._covering.press(key)
        for button in buttons:
            if button.id == key and button.command and button.enabled:
                self._ask_or_do(button.command)
            elif button.id == key and isinstance(button, Chooser):
                self._choose_among(button)

    def answer(self, command: Command[Any]) -> None:
        """This answer is given as if its button were pressed, with the question before it."""
        self._session.forget()
        self._state.begin()
        self._program.sound.ring("press")
        self._ask_or_do(command)

    def _look_up(self) -> None:
        """The book, at what is asked as everybody at the screen can see it."""
        asked = self._session.director.view.pending
        self._open_book(section_about(self._program.rules.book, asked))

    def _open_book(self, section: str = "") -> None:
        if self._state.lesson is not None:
            self._state.lesson.looks_up(LookUp.BOOK)
        self._program.ways.book(section)

    def _watch_on(self) -> None:
        """The adviser plays on in a copy, and so tells what it would do here: not where that would
        turn up a hidden hand."""
        session = self._session
        if session.manner == "open" and session.game.pending is not None:
            session.hint()
            self._program.ways.watch_on(session.game, session.party)

    def _redo(self) -> None:
        """What was taken back last is answered again; not for the other player right after."""
        if not self._state.passing.quiet:
            self._session.redo()

    def _hold(self) -> None:
        """The game is held wherever something may come between, or no longer."""
        self._session.back.holds = not self._session.back.holds

    def _choose_price(self, command: Command[Any]) -> None:
        """The cards are chosen with which this is paid: nothing is done before."""
        session, view = self._session, self._session.view
        payment = session.staging.command(command).paid
        assert payment is not None, "only what is paid for has a price"

        def pay(price: Cards) -> None:
            self._panels.close_all()
            session.submit(command, price)

        words, spared = self._program.words, payment.spared(view)
        told = words.command(command, view), *words.consequence(command, view)[:1]
        says, price = (
            words.say("A press takes one more of these; after the last, none."),
            payment.cost(command, view),
        )
        self._open(told, spared, lambda card: says, pay, Price(price, spared))

    def offer(self) -> bool:
        """The panel that chooses among the cards which answer what is asked comes up by itself,
        once, if nothing else answers it; whether it did. A tutor is read first."""
        session, state = self._session, self._state
        asked = (len(session.game.log), session.shown) if session.pending else None
        self._offered = self._offered if asked else None
        points = state.pointing.asks or state.pointing.taken is not None
        ready = waits(session, state) and not (session.director.busy or state.quiet or points)
        if not ready or asked == self._offered or state.lesson or self._panels.panel:
            return False
        if warning(self._program.words, session, state):
            return False
        self._offered = asked
        answers, staging = self._answers(), session.staging
        choosers = [button for button in answers if isinstance(button, Chooser)]
        others = [b for b in answers if b.command and not staging.command(b.command).paid]
        alone = len(choosers) == 1 and not others
        if alone:
            self._choose_among(choosers[0])
        return alone

    def _choose_among(self, button: Chooser) -> None:
        """One of these cards is chosen: that is the answer."""
        self._offered = len(self._session.game.log), self._session.shown
        answers = {card: command for command in button.among if (card := card_of(command))}
        words, view = self._program.words, self._session.view

        def answer(chosen: Cards) -> None:
            if not self._state.quiet:
                self._panels.close_all()
                self.answer(answers[chosen[0]])

        def advised() -> Card | None:
            hint = self._state.hint
            command = hint.shown.command if hint is not None and hint.shown else None
            return card_of(command) if command in button.among else None

        def says(card: Card) -> str:
            return words.command(answers[card], view)

        self._open(button.told, (*answers,), says, answer, advised=advised)

    def _open(
        self,
        told: Sequence[str],
        cards: Cards,
        says: Callable[[Card], str],
        chosen: Callable[[Cards], None],
        price: Price | None = None,
        advised: Callable[[], Card | None] = lambda: None,
    ) -> None:
        program = self._program
        drawn = program.cards, program.text, program.words, self._session.view
        self._panels.show(ChoosingPanel(*drawn, told, cards, says, chosen, price, advised))

    def _go_on(self) -> None:
        """What the tutor says is read."""
        if self._state.lesson is not None:
            self._state.lesson.lets(GoOn())

    def _begin_again(self) -> None:
        """The part of the lesson that lies on the table is dealt anew."""
        if self._state.lesson is not None:
            tutor = self._state.lesson.tutor
            self._program.lessons.begin(tutor.lesson, tutor.part.name)

    def _ask_or_do(self, command: Command[Any] | Rewind) -> None:
        if not self._asks_first(command):
            self._do(command)

    def _asks_first(self, command: Command[Any] | Rewind) -> bool:
        """Whether a question is put before it: it is put now. What is pressed right after the turn
        passed or the cloth moved is not meant."""
        if self._state.quiet:
            return True
        state, settings = self._state, self._program.settings
        if state.lesson is not None:
            return False
        state.posed = posed_before(command, self._session, settings)
        return state.posed is not None

    def _do(self, command: Command[Any] | Rewind) -> None:
        """Nothing more is asked before it."""
        session, lesson = self._session, self._state.lesson
        if not isinstance(command, Rewind):
            if session.staging.command(command).paid:
                self._choose_price(command)
            elif not session.submit(command):
                session.director.refuse([grip_of(command)])
        elif lesson is None or lesson.lets(TakeBack()):
            session.undo()
            self._state.gloom = Gloom(session.director)
