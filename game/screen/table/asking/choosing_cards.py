"""Opens the panel that chooses among many cards, for an answer or for its price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.rules.card import Card
from game.rules.state import Cards
from game.rules.steps import Command
from game.screen.panels.choosing import ChoosingPanel, Price
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.ui import TableUi, waits
from game.screen.ui.theme import theme_for
from game.table.asking.buttons import Chooser
from game.table.hands.choices import card_shown
from game.table.session import TableSession

Give = Callable[[Command[Any]], None]
Advised = Callable[[], Command[Any] | None]
"""Returns the answer of the adviser, if a hint shows it."""


class CardChoosing:
    """Opens the panel at one table: when a button asks for it, and by itself where there is no
    other answer."""

    def __init__(self, program: Program, session: TableSession, panels: OpenPanel) -> None:
        self._program = program
        self._session = session
        self._panels = panels
        self._offered: tuple[int, bool] | None = None
        """The length of the log when the panel was last offered, and whether the cards of the hand
        lay face up; None while nothing is asked."""

    @property
    def _asked(self) -> tuple[int, bool]:
        return len(self._session.game.log), self._session.shown

    def due(self, ui: TableUi) -> bool:
        """Returns whether the panel may come up by itself now. It does so once for each question,
        and in a lesson not at all."""
        session = self._session
        if session.pending is None:
            self._offered = None
            return False
        if ui.lesson or self._panels.panel or session.director.busy or ui.quiet:
            return False
        points = ui.markers.asks or ui.markers.taken is not None
        return waits(session, ui) and not points and self._asked != self._offered

    def offer(self, frame: TableFrame, give: Give, advised: Advised) -> bool:
        """Opens the panel if it is the only answer. Returns whether it did."""
        if frame.warned is not None:
            return False
        self._offered, staging = self._asked, self._session.staging
        choosers = [button for button in frame.answers if isinstance(button, Chooser)]
        others = [b for b in frame.answers if b.command and not staging.command(b.command).paid]
        alone = len(choosers) == 1 and not others
        if alone:
            self.among(choosers[0], give, advised)
        return alone

    def among(self, button: Chooser, give: Give, advised: Advised) -> None:
        """Opens the panel with the cards of a button, and passes the chosen answer to `give`."""
        self._offered = self._asked
        words, view = self._program.words, self._session.view
        shown = partial(card_shown, view=view)
        answers = {card: command for command in button.among if (card := shown(command))}

        def chosen(cards: Cards) -> None:
            self._panels.close_all()
            give(answers[cards[0]])

        def marked() -> Card | None:
            command = advised()
            return shown(command) if command in button.among else None

        def says(card: Card) -> str:
            return words.command(answers[card], view)

        self._open(button.told, (*answers,), says, chosen, advised=marked)

    def price(self, command: Command[Any]) -> None:
        """Opens the panel with the cards that can pay for a command. Nothing is done before they
        are paid."""
        session, view, words = self._session, self._session.view, self._program.words
        payment = session.staging.command(command).paid
        assert payment is not None, "only what is paid for has a price"
        cost, spared = payment.cost(command, view), payment.spared(view)

        def pay(price: Cards) -> None:
            self._panels.close_all()
            session.submit(command, price)

        told = words.command(command, view), *words.consequence(command, view)[:1]
        says = words.say("A press takes one more of these; after the last, none.")
        self._open(told, spared, lambda card: says, pay, Price(cost, spared))

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
        panel = ChoosingPanel(
            program.text,
            program.words,
            theme_for(program.settings.high_contrast),
            program.cards,
            self._session.view,
            told,
            cards,
            says,
            chosen,
            price,
            advised,
        )
        self._panels.show(panel)
