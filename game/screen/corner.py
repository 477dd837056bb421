"""The buttons in the upper right corner of the table."""

from __future__ import annotations

from collections.abc import Mapping

from game.screen.text import Text
from game.screen.widgets import Button, button_width
from game.table.places import Places, Rect
from game.words import Words

SETTINGS, CONCEDE, QUIT = "button.settings", "button.concede", "button.quit"
PANELS: Mapping[str, str] = {
    "button.log": "log",
    "button.unseen": "unseen",
    "button.keys": "keys",
}
"""The panel that a button opens."""


def corner_buttons(words: Words, text: Text, places: Places) -> tuple[Button, ...]:
    """What one looks up, and the two ways to end."""
    say = words.say
    labels = {
        "button.log": say("Log"),
        "button.unseen": say("Unseen"),
        SETTINGS: say("Settings"),
        "button.keys": say("Keys"),
        CONCEDE: say("Concede"),
        QUIT: say("Quit"),
    }
    right, y = places.at(1880, 40)
    y = max(y, places.target / 2 + 3)
    placed = []
    for key, label in reversed(labels.items()):
        button = Button(key, label)
        width = button_width(button, text, places)
        rect = Rect(right - width, y - places.target / 2, width, places.target)
        placed.append(Button(key, label, rect))
        right -= width + places.px(12)
    return tuple(placed[::-1])
