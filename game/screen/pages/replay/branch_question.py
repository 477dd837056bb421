"""What is asked before one plays on from the middle of a game that is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.screen.controls.buttons import Button
from game.screen.pages.notice.notice_page import Notice, Told
from game.screen.program import Program
from game.screen.scene import Scene

NAME = "branch"


def branch_question(
    program: Program, before: Scene, turn: int, branch: Callable[[], None], apart: str = ""
) -> Notice:
    """Begin a new game from this turn on, or go back to the page before; `apart` says how it is
    counted, if not as any that began in a finished one."""

    def tell() -> Told:
        say = program.words.say
        told = [
            say("A new game begins as this one stood in turn {n}, with the same cards to come.",
                n=turn)
            if turn
            else say("A new game begins as this one stood, with the same cards to come."),
            apart
            or say("It counts apart from other games. The finished game stays as it is."),
        ]  # fmt: skip
        stay = Button("button.stay", say("Back"), hint=say("Esc")), partial(program.back_to, before)
        through = Button("button.branch", say("Play on"), primary=True), branch
        return say("Play on from here?"), told, [stay, through]

    return Notice(program, NAME, tell)
