"""The question before a game with hidden hands is exported while it still goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.records.journal.file.store import Journal
from game.records.journal.trouble import Trouble
from game.screen.pages.notice import Notice, Told
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.buttons import Button

NAME = "export"


def tells_hidden_cards(journal: Journal, number: int) -> bool:
    """Returns whether the file of this game would tell what its players may not know yet. A game
    that cannot be read has no file."""
    try:
        record = journal.load(number).record
    except Trouble:
        return False
    return record.visibility == "hidden" and record.result is None


def export_question(program: Program, before: Scene, export: Callable[[], None]) -> Notice:
    """Returns the page that asks before `export`. Both of its buttons lead back to the page
    before."""

    def go_through() -> None:
        export()
        program.back_to(before)

    def tell() -> Told:
        say = program.words.say
        told = [
            say("The file holds both hands and the order of the deck, for anyone who opens it."),
            say("Nothing is hidden any more once the game is finished."),
        ]
        back = partial(program.back_to, before)
        stay = Button("button.stay", label=say("Back"), primary=True, act=back)
        through = Button("button.export", label=say("Export all the same"), act=go_through)
        return say("This game has hidden hands"), told, [stay, through]

    return Notice(program, NAME, tell)
