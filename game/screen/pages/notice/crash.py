"""What is done when the program fails: the log tells why, and the window how to go on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from game.screen.controls.buttons import Button
from game.screen.look.assets import Incomplete
from game.screen.pages.notice.notice_page import Notice
from game.screen.scene import Scene
from game.screen.window.log_file import log

if TYPE_CHECKING:
    from game.screen.app import App

CRASH, UNSAVED = "crash", "unsaved"


def crashed(app: App) -> Notice:
    """The page after a failure that is being handled. One of the page itself, or of a program that
    has shown nothing yet, is raised again."""
    if app.scene is None or app.scene.name == CRASH:
        raise
    log.exception("the program failed")
    words, table, failure = app.words, app.games.last, sys.exc_info()[1]
    kept = app.games.all_kept
    say = words.say
    told = [
        say("Your game is safe.") if kept else say("Your game is still here, but not on the disk."),
        words.log_lies(app.log),
    ]
    if isinstance(failure, Incomplete):
        told.append(words.incomplete(str(failure)))
    entries = [
        (Button("button.title", say("Title")), app.show_title),
        (Button("button.quit", say("Quit")), app.quit),
    ]
    if table is not None:
        go_on = Button("button.go_on", say("Go on"), primary=True)
        entries.insert(0, (go_on, lambda: app.games.go_on(table)))
    return Notice(app, CRASH, say("Something went wrong"), told, entries)


def unsaved(app: App, scene: Scene | None) -> Notice | None:
    """Asked once before the program ends while something is not on the disk; None if all is, or if
    this is what was asked."""
    trouble = app.games.trouble()
    if scene is None or scene.name == UNSAVED or trouble is None:
        return None
    say = app.words.say
    entries = [
        (Button("button.stay", say("Stay"), primary=True), lambda: app.back_to(scene)),
        (Button("button.quit", say("Quit all the same")), app.quit),
    ]
    told = [app.words.trouble(trouble.why)]
    return Notice(app, UNSAVED, say("The last moves are not saved"), told, entries)
