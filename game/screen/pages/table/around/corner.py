"""The buttons in the upper right corner of the table."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import replace
from functools import lru_cache

from game.screen.controls.buttons import Button
from game.screen.pages.table.around.headline import (
    MIDDLE,
    RIGHT,
    button_height,
    gap,
    in_one_line,
    width_of,
)
from game.screen.writing.text import Text
from game.table.layout.places import Places, Rect
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
    placed = _laid_out(tuple(labels.items()), words, text, places)
    return tuple(replace(button, enabled=button.id not in barred) for button in placed)


@lru_cache(maxsize=4)
def _laid_out(
    labels: tuple[tuple[str, str], ...], words: Words, text: Text, places: Places
) -> tuple[Button, ...]:
    """From the right to the left, in the largest letters that leave room for all of them."""
    buttons = [Button(key, label, icon=ICONS.get(key, "")) for key, label in labels]
    letters = in_one_line(buttons, words, text, places).letters
    height = button_height(places)
    right, y = places.at(RIGHT, MIDDLE)
    y = max(y, height / 2 + 3)
    placed = []
    for button in reversed(buttons):
        sized = replace(button, letters=letters)
        width = width_of(sized, text, places)
        rect = Rect(right - width, y - height / 2, width, height)
        placed.append(replace(sized, rect=rect))
        right -= width + gap(places)
    return tuple(placed[::-1])
