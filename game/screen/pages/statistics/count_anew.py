"""What is asked before games are counted anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.screen.pages.notice.notice_page import Notice, Told
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.buttons import Button

NAME = "anew"


def count_anew_question(program: Program, before: Scene, begin: Callable[[], None]) -> Notice:
    """Both ways lead back to the page before."""

    def go_through() -> None:
        begin()
        program.back_to(before)

    def tell() -> Told:
        say = program.words.say
        told = [
            say("The figures will begin with the next game that is finished."),
            say("No game is deleted: all of them can be counted again at any time."),
        ]
        back = partial(program.back_to, before)
        stay = Button("button.stay", label=say("Back"), primary=True, act=back)
        through = Button("button.go_on", label=say("Count anew"), act=go_through)
        return say("Start counting anew?"), told, [stay, through]

    return Notice(program, NAME, tell)
