"""The steps of a replay, and the keys that press its buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.screen.input.keyboard import BOOK_KEY
from game.screen.table.asking.book_button import BOOK
from game.screen.ui.sheet_layout import BACK
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


@dataclass(frozen=True)
class Step:
    """A button that leads to the next of the numbers in `stops`, or to the one before if it is not
    `on`. `shows` says whether what happens until then is shown."""

    name: str
    key: int
    action: str
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
    "button.turn_back": Step(msgid("Turn before"), pygame.K_PAGEUP, "page_up", turns, False),
    "button.decision_back": Step(msgid("Decision before"), pygame.K_UP, "up", decisions, False),
    "button.event_back": Step(msgid("Event before"), pygame.K_LEFT, "left", events, False),
    "button.event_on": Step(msgid("Next event"), pygame.K_RIGHT, "right", events, True),
    "button.decision_on": Step(msgid("Next decision"), pygame.K_DOWN, "down", decisions, True),
    "button.turn_on": Step(
        msgid("Next turn"), pygame.K_PAGEDOWN, "page_down", turns, True, shows=False
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


def step_buttons(words: Words, playback: Playback) -> list[Button]:
    """Returns the buttons that step, with the one that plays in their middle."""
    say, last, at = words.say, playback.recording.last, playback.at
    steps = [
        Button(
            key,
            say(step.name),
            enabled=at < last if step.on else at > 0,
            hint=words.key(step.action),
            icon=key.removeprefix("button.").replace("_", "-"),
        )
        for key, step in STEPS.items()
    ]
    half = len(steps) // 2
    return [*steps[:half], play_button(words, playback), *steps[half:]]


def play_button(words: Words, playback: Playback) -> Button:
    """Returns the button that plays and pauses."""
    # This word differs from the one for playing a card in some languages.
    say, playing = words.say, playback.playing
    name, icon = (say("Pause"), "pause") if playing else (say("Play it"), "play")
    return Button(PLAY, name, primary=True, hint=words.key("run"), icon=icon)
