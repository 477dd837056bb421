"""A page that tells something and asks how to go on: of a failure, before moves are lost, or before
anything else that cannot be undone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.records.journal.trouble import Trouble
from game.screen.look.assets import Incomplete
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Column
from game.screen.ui.buttons import Button
from game.screen.ui.element import Act
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import sentence
from game.screen.window.log_file import log

CRASH, UNSAVED = "crash", "unsaved"

Told = tuple[str, Sequence[str], Sequence[Button]]
"""A heading, sentences, and buttons."""


class Notice(Page):
    """Shows what `tell` returns, in the current language. Esc presses the first button, which loses
    nothing."""

    place = ""

    def __init__(self, program: Program, name: str, tell: Callable[[], Told]) -> None:
        super().__init__(program)
        self.name = name
        self._tell = tell

    def build(self) -> Sheet:
        title, told, buttons = self._tell()
        lines = [
            sentence(f"text.told.{number}", words, "middle", "strong", 26)
            for number, words in enumerate(told)
        ]
        body = Column(lines, gap=20, align="middle")
        return Sheet(
            title=title, body=body, feet=buttons, escape=buttons[0].id, small=True, width=1040
        )


def question(
    program: Program,
    before: Scene,
    name: str,
    ask: Callable[[], tuple[str, Sequence[str], Button]],
    act: Act,
) -> Notice:
    """Returns the page that asks before `act`. `ask` returns a heading, sentences, and the button
    for the act. Both this and the one that loses nothing lead back to the scene before."""

    def go_through() -> None:
        act()
        program.back_to(before)

    def tell() -> Told:
        title, told, through = ask()
        back = partial(program.back_to, before)
        stay = Button("button.stay", label=program.words.say("Back"), primary=True, act=back)
        return title, told, [stay, replace(through, act=go_through)]

    return Notice(program, name, tell)


def crashed(program: Program, lies: Path | None, complete: bool) -> Notice:
    """Returns the page that tells of the failure being handled, and logs it. `lies` is the file of
    the log. Raises the failure again if it came from this page, if the program has shown nothing
    yet, or if a picture is missing before the program is `complete`."""
    failure, scene = sys.exc_info()[1], program.scene
    lacking = isinstance(failure, Incomplete) and not complete
    if scene is None or scene.name == CRASH or lacking:
        raise
    log.exception("the program failed")
    kept, go_on = program.games.all_kept, program.lessons.way_back or program.games.way_back

    def tell() -> Told:
        words, say = program.words, program.words.say
        safe = say("Your game is safe.")
        told = [
            safe if kept else say("Your game is still here, but not on the disk."),
            words.log_lies(lies),
        ]
        if isinstance(failure, Incomplete):
            told.append(words.incomplete(str(failure)))
        entries = [
            Button("button.title", label=say("Title"), act=program.ways.title),
            Button("button.quit", label=say("Quit"), act=program.quit),
        ]
        if go_on is not None:
            entries.insert(0, Button("button.go_on", label=say("Go on"), primary=True, act=go_on))
        return say("Something went wrong"), told, entries

    return Notice(program, CRASH, tell)


def unsaved(program: Program, scene: Scene, trouble: Trouble) -> Notice:
    """Returns the page that asks before the program ends while something is not on the disk."""
    stay = partial(program.back_to, scene)

    def tell() -> Told:
        words, say = program.words, program.words.say
        entries = [
            Button("button.stay", label=say("Stay"), primary=True, act=stay),
            Button("button.quit", label=say("Quit all the same"), act=program.quit),
        ]
        return say("The last moves are not saved"), [words.trouble(trouble.why)], entries

    return Notice(program, UNSAVED, tell)
