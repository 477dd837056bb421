"""What is asked before games are counted anew."""

from __future__ import annotations

from collections.abc import Callable

from game.screen.pages.notice.notice_page import Notice, Told
from game.screen.program import Program
from game.screen.scene import Scene
from game.table.asking.buttons import Button

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
        stay = Button("button.stay", say("Back"), primary=True), lambda: program.back_to(before)
        through = Button("button.go_on", say("Count anew")), go_through
        return say("Start counting anew?"), told, [stay, through]

    return Notice(program, NAME, tell)
