"""The line at the top of the table: its name and the turn at the left, buttons at the right."""

from __future__ import annotations

from collections.abc import Sequence

from game.screen.controls.buttons import Button, button_width
from game.screen.writing.game_title import GAME_TITLE
from game.screen.writing.text import Text
from game.table.layout.places import Places
from game.words import Words

TITLE_PX, TURN_PX = 34, 19
LEFT, RIGHT, MIDDLE = 40, 1880, 40
"""Its ends and its height, by the design."""
TURNS = 0, 99
"""The draft, and a turn with as many digits as there can be."""


def in_one_line(buttons: Sequence[Button], words: Words, text: Text, places: Places) -> Places:
    """The window with the largest letters in which all of the line has room."""
    room = places.at(RIGHT, 0)[0] - places.at(LEFT, 0)[0]
    for smaller in places.smaller():
        used = max(heading_width(words.turn(turn), text, smaller) for turn in TURNS)
        used += sum(width_of(button, text, smaller) + gap(places) for button in buttons)
        if used + gap(places) <= room:
            break
    return smaller


def button_height(places: Places) -> float:
    """Of the buttons in this line."""
    return max(44.0, places.px(46))


def width_of(button: Button, text: Text, places: Places) -> float:
    """One with a picture is round."""
    return button_height(places) if button.icon else button_width(button, text, places)


def heading_width(turn: str, text: Text, places: Places) -> float:
    """Of the name and the turn."""
    title = text.width(GAME_TITLE, "title", places.display(TITLE_PX))
    return title + apart(places) + text.width(turn, "body", places.text(TURN_PX))


def gap(places: Places) -> float:
    """Between two buttons."""
    return places.px(12)


def apart(places: Places) -> float:
    """Between the name and the turn."""
    return places.px(24)
