"""What is done when the program fails: the log tells why, and the window how to go on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from game.journal.trouble import Trouble
from game.screen.controls.buttons import Button
from game.screen.look.assets import Incomplete
from game.screen.pages.notice.notice_page import Notice, Told
from game.screen.scene import Program, Scene
from game.screen.window.log_file import log

CRASH, UNSAVED = "crash", "unsaved"


def crashed(
    program: Program, lies: Path | None, kept: bool, go_on: Callable[[], None] | None
) -> Notice:
    """The page after a failure that is being handled. `lies` is the file of the log; `kept` says
    whether all games are on the disk, `go_on` leads back to the one that was played, if any."""
    log.exception("the program failed")
    failure = sys.exc_info()[1]

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
            (Button("button.title", say("Title")), program.show_title),
            (Button("button.quit", say("Quit")), program.quit),
        ]
        if go_on is not None:
            entries.insert(0, (Button("button.go_on", say("Go on"), primary=True), go_on))
        return say("Something went wrong"), told, entries

    return Notice(program, CRASH, tell)


def unsaved(program: Program, scene: Scene, trouble: Trouble) -> Notice:
    """Asked before the program ends while something is not on the disk."""

    def tell() -> Told:
        words, say = program.words, program.words.say
        entries = [
            (Button("button.stay", say("Stay"), primary=True), lambda: program.back_to(scene)),
            (Button("button.quit", say("Quit all the same")), program.quit),
        ]
        return say("The last moves are not saved"), [words.trouble(trouble.why)], entries

    return Notice(program, UNSAVED, tell)
