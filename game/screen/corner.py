"""The buttons in the upper right corner of the table."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import replace

from game.screen.text import Text
from game.screen.widgets import Button, button_width
from game.table.places import Places, Rect
from game.words import Words

UNDO, REDO, SETTINGS = "button.undo", "button.redo", "button.settings"
TITLE, CONCEDE, QUIT = "button.title", "button.concede", "button.quit"
ICONS: Mapping[str, str] = {UNDO: "undo", REDO: "redo"}
PANELS: Mapping[str, str] = {
    "button.log": "log",
    "button.unseen": "unseen",
    "button.keys": "keys",
}
"""The panel that a button opens."""


def corner_buttons(
    words: Words, text: Text, places: Places, barred: Set[str] = frozenset()
) -> tuple[Button, ...]:
    """Back and forth, what one looks up, and the ways to leave; `barred` ids do nothing now."""
    say = words.say
    labels = {
        UNDO: say("Undo"),
        REDO: say("Redo"),
        "button.log": say("Log"),
        "button.unseen": say("Unseen"),
        SETTINGS: say("Settings"),
        "button.keys": say("Keys"),
        TITLE: say("Title"),
        CONCEDE: say("Concede"),
        QUIT: say("Quit"),
    }
    right, y = places.at(1880, 40)
    y = max(y, places.target / 2 + 3)
    placed = []
    for key, label in reversed(labels.items()):
        button = Button(key, label, icon=ICONS.get(key, ""), enabled=key not in barred)
        width = places.target if button.icon else button_width(button, text, places)
        rect = Rect(right - width, y - places.target / 2, width, places.target)
        placed.append(replace(button, rect=rect))
        right -= width + places.px(12)
    return tuple(placed[::-1])
