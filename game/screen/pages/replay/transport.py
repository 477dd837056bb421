"""The buttons of a replay, and the keys that press them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen.controls.buttons import button_width
from game.screen.input.keyboard import BOOK_KEY
from game.screen.lettering.text import Text
from game.screen.pages.menu import BACK
from game.screen.pages.replay.replay_layout import ReplayLayout
from game.screen.table.asking.book_button import BOOK
from game.table.asking.buttons import Button
from game.table.replay import Playback, Recording
from game.words import Words, msgid

PLAY, SPEED, BRANCH, LOG = "button.run", "button.speed", "button.branch", "button.log"
SPEEDS: Mapping[float, str] = {
    0.5: msgid("0.5x"),
    1.0: msgid("1x"),
    2.0: msgid("2x"),
    4.0: msgid("4x"),
}
"""Names of the rates of a playback."""
WIDE = 2.2
"""Greatest width of the button for the speed by its height, before its letters become smaller."""


@dataclass(frozen=True)
class Step:
    """A button that leads to the next of the numbers in `stops`, or to the one before if it is not
    `on`. `shows` says whether what happens until then is shown."""

    name: str
    key: int
    key_name: str
    stops: Callable[[Recording], Sequence[int]]
    on: bool
    shows: bool = True


def turns(recording: Recording) -> Sequence[int]:
    """Returns the numbers of the events at which turns begin."""
    return recording.turns


def decisions(recording: Recording) -> Sequence[int]:
    """Returns the numbers of the events after which somebody had to decide."""
    return recording.decisions


def events(recording: Recording) -> Sequence[int]:
    """Returns the numbers of the events that are told."""
    return recording.told


STEPS: Mapping[str, Step] = {
    "button.turn_back": Step(msgid("Turn before"), pygame.K_PAGEUP, msgid("PgUp"), turns, False),
    "button.decision_back": Step(msgid("Decision before"), pygame.K_UP, "↑", decisions, False),
    "button.event_back": Step(msgid("Event before"), pygame.K_LEFT, "←", events, False),
    "button.event_on": Step(msgid("Next event"), pygame.K_RIGHT, "→", events, True),
    "button.decision_on": Step(msgid("Next decision"), pygame.K_DOWN, "↓", decisions, True),
    "button.turn_on": Step(
        msgid("Next turn"), pygame.K_PAGEDOWN, msgid("PgDn"), turns, True, shows=False
    ),
}
"""The steps, from the left to the right. The button that plays stands in their middle."""
KEYS: Mapping[int, str] = {
    **{step.key: button for button, step in STEPS.items()},
    pygame.K_SPACE: PLAY,
    pygame.K_s: SPEED,
    pygame.K_p: BRANCH,
    pygame.K_l: LOG,
    pygame.K_ESCAPE: BACK,
    BOOK_KEY: BOOK,
}
"""The button that each key presses."""


def bar_buttons(words: Words, text: Text, layout: ReplayLayout, playback: Playback) -> list[Button]:
    """Returns the buttons that play and step, and last the one for the speed."""
    say, last, at = words.say, playback.recording.last, playback.at
    steps = [
        Button(
            key,
            say(step.name),
            enabled=at < last if step.on else at > 0,
            hint=say(step.key_name),
            icon=key.removeprefix("button.").replace("_", "-"),
        )
        for key, step in STEPS.items()
    ]
    # This word differs from the one for playing a card in some languages.
    name, icon = (say("Pause"), "pause") if playback.playing else (say("Play it"), "play")
    play = Button(PLAY, name, primary=True, hint=say("Space"), icon=icon)
    half = len(steps) // 2
    row = [*steps[:half], play, *steps[half:]]
    placed = [replace(button, rect=rect) for button, rect in zip(row, layout.steps, strict=True)]
    return [*placed, speed_button(words, text, layout, playback.rate)]


def speed_button(
    words: Words,
    text: Text,
    layout: ReplayLayout,
    rate: float,
    speeds: Mapping[float, str] = SPEEDS,
) -> Button:
    """Returns the button for the speed. It has the same width for every speed, and the largest
    letters that fit."""
    told = {each: words.say(name) for each, name in speeds.items()}

    def wide(label: str, letters: float) -> float:
        return button_width(Button(SPEED, label, letters=letters), text, layout.places)

    for smaller in layout.places.smaller():
        widest = max(wide(label, smaller.letters) for label in told.values())
        if widest <= layout.side * WIDE:
            break
    sizes = (smaller.letters for smaller in layout.places.smaller())
    letters = next((size for size in sizes if wide(told[rate], size) <= widest), smaller.letters)
    made = Button(SPEED, told[rate], layout.speed(widest), letters=letters)
    return replace(made, said=words.say("Speed: {speed}", speed=made.label))


def ribbon_buttons(
    words: Words, text: Text, layout: ReplayLayout, recording: Recording, way_out: str
) -> list[Button]:
    """Returns the buttons on the ribbon: into a new game, if this one is over and asked for any
    decision; to the log; and back, with `way_out` as its label."""
    say = words.say
    can = recording.over and bool(recording.decisions)
    branches = [Button(BRANCH, say("Play on from here"))] if can else []
    others = Button(LOG, say("Log")), Button(BACK, say(way_out), hint=say("Esc"))
    return layout.on_ribbon([*branches, *others], text)
