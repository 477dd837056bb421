"""The buttons in the upper right corner of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.screen.headline import MIDDLE, RIGHT, gap, in_one_line
from game.screen.text import Text
from game.screen.widgets import Button, button_width
from game.table.places import Places, Rect
from game.words import Words

CONCEDE, QUIT = "button.concede", "button.quit"
PANELS: Mapping[str, str] = {
    "button.log": "log",
    "button.unseen": "unseen",
    "button.motion": "motion",
    "button.keys": "keys",
}
"""The panel that a button opens."""


def corner_buttons(words: Words, text: Text, places: Places) -> tuple[Button, ...]:
    """What one looks up, and the two ways to end."""
    say = words.say
    labels = {
        "button.log": say("Log"),
        "button.unseen": say("Unseen"),
        "button.motion": say("Motion"),
        "button.keys": say("Keys"),
        CONCEDE: say("Concede"),
        QUIT: say("Quit"),
    }
    buttons = [Button(key, label) for key, label in labels.items()]
    letters = in_one_line(buttons, words, text, places).letters
    height = max(44.0, places.px(46))
    right, y = places.at(RIGHT, MIDDLE)
    y = max(y, height / 2 + 3)
    placed = []
    for button in reversed(buttons):
        sized = replace(button, letters=letters)
        width = button_width(sized, text, places)
        rect = Rect(right - width, y - height / 2, width, height)
        placed.append(replace(sized, rect=rect))
        right -= width + gap(places)
    return tuple(placed[::-1])
