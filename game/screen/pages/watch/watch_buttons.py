"""The buttons of the page on which an adviser plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.screen.lettering.text import Text
from game.screen.pages.menu import BACK
from game.screen.pages.replay.replay_layout import ReplayLayout
from game.screen.pages.replay.transport import BRANCH, LOG, PLAY, SPEEDS, speed_button
from game.screen.pages.watch.watched_play import AT_ONCE, WatchedPlay
from game.table.asking.buttons import Button
from game.words import Words, msgid

BEFORE, NEXT = "button.decision_back", "button.decision_on"
AGAIN, OWN = "button.another", "button.play_deal"
WATCH_SPEEDS: Mapping[float, str] = {**SPEEDS, AT_ONCE: msgid("At once")}
"""Names of the rates at which one can watch."""


def bar_buttons(
    words: Words, text: Text, layout: ReplayLayout, watched: WatchedPlay
) -> list[Button]:
    """Returns the buttons that play and step, the one for the log, and last the one for the
    speed."""
    say, at = words.say, watched.at
    name, icon = (say("Pause"), "pause") if watched.playing else (say("Play it"), "play")
    first = next(iter(watched.recording.decisions), 0)
    row = [
        Button(BEFORE, say("Decision before"), enabled=at > first, hint="←", icon="decision-back"),
        Button(PLAY, name, primary=True, hint=say("Space"), icon=icon),
        Button(NEXT, say("Next decision"), enabled=not watched.ended, hint="→", icon="decision-on"),
        Button(LOG, say("Log"), hint="L", icon="log"),
    ]
    placed = [replace(button, rect=rect) for button, rect in zip(row, layout.steps, strict=True)]
    return [*placed, speed_button(words, text, layout, watched.rate, WATCH_SPEEDS)]


def ribbon_buttons(
    words: Words, text: Text, layout: ReplayLayout, watched: WatchedPlay, continues: bool
) -> list[Button]:
    """Returns the buttons that lead on: to another game, into this one, and back. If the page
    `continues` somebody's game, that game waits on its own table, so nothing leads into it."""
    say = words.say
    back = Button(BACK, say("Back"), hint=say("Esc"))
    if continues:
        return layout.on_ribbon([Button(AGAIN, say("Shuffle again"), hint="N"), back], text)
    own = Button(BRANCH, say("Play on from here"))
    again = Button(AGAIN, say("New deal"), hint="N")
    if watched.ended:
        own = Button(OWN, say("Play this deal yourself"))
        again = Button(AGAIN, say("Another"), hint="N")
    return layout.on_ribbon([again, own, back], text)
