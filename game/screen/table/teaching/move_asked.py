"""A position of a review at a table: the player looks for a better move than was played there."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import Any

from game.learning.lesson import Act, GoOn, Lesson, LookUp, Part, Step, TakeBack
from game.learning.tutor import Tutor
from game.plain import Plain
from game.rules.game import Game
from game.rules.steps import Command
from game.screen.panels.table_menu import WaysOut
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.table.teaching.lesson_at_table import LEAVE_LESSON, SHOW_BETTER, LessonAtTable
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.session import TableSession
from game.words import Words, msgid

Guessed = Callable[[Command[Any] | None], None]
"""Receives the answer of the player; None from one who wants to be shown."""


def never(act: Act, view: object) -> bool:
    """Leads to no next step: the first answer ends each part."""
    return False


def riddles(game: Game, ats: Sequence[int], reckoned: bool) -> Lesson:
    """Returns the positions of a game after the events of these numbers, to be looked at one by
    one. Their names are these numbers. Only if it is `reckoned` is anything called better."""
    better = msgid("What would have been better here?")
    ask = Step((better if reckoned else msgid("What would a rule of thumb do here?"),), never)
    parts = [
        Part(str(at), "", partial(Game, game.rules, game.log[: at + 1]), (ask,), goes_on=False)
        for at in ats
    ]
    return Lesson("review", msgid("Find the better move"), "", game.state.seats, parts)


class MoveAsked(LessonAtTable):
    """The keeper of such a position, of which nothing is kept. The first legal answer is not
    carried out: `guessed` receives it. `chose` tells in a sentence what was chosen in the game."""

    leaving: WaysOut = ((LEAVE_LESSON, msgid("Back to the review")),)

    def __init__(
        self,
        program: Program,
        tutor: Tutor,
        chose: Callable[[Words], str],
        guessed: Guessed,
        leave: Callable[[], None],
    ) -> None:
        super().__init__(program, tutor, lambda *_: None)
        self._chose, self._guessed, self._leave = chose, guessed, leave

    def leave(self) -> None:
        self._leave()

    def lets(self, act: Act) -> bool:
        """Takes the answer; the game itself tells why one that is not legal is refused."""
        if isinstance(act, LookUp | TakeBack):
            return False
        if isinstance(act, GoOn):
            self._guessed(None)
        elif act in self.tutor.game.legal():
            self._guessed(act)
        else:
            return True
        return False

    def look(self, table: Scene, session: TableSession, looked: Set[LookUp]) -> None:
        """Waits for the answer alone."""

    def keep(self, desk: Plain, rewinds: int = 0, imported: bool = False, began: str = "") -> None:
        """Keeps nothing: a question about a better answer is no game."""

    def spoken(self, words: Words, asked: Prompt) -> Prompt:
        """Returns the prompt of the game under the question for a better answer. No answer stands
        out. How cards are put in order is still told."""
        (ask,) = self.tutor.says
        alike = [replace(button, primary=False) for button in asked.buttons]
        show = Button(SHOW_BETTER, words.say("Show me"))
        return replace(
            asked,
            heading=words.say(ask),
            body=asked.body if asked.steady else self._chose(words),
            spoken=True,
            buttons=(*alike, show),
        )

    def promises(self, command: Command[Any]) -> bool:
        """Promises what follows from every answer, as in the game."""
        return True
