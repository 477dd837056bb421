"""The line at the top of the table: its name and the turn at the left, buttons at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from functools import lru_cache

from game.screen.controls.buttons import Button, button_width, written_on
from game.screen.lettering.game_title import GAME_TITLE
from game.screen.lettering.text import Text
from game.screen.look import foil, palette
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect
from game.words import Words

TITLE_PX, TURN_PX = 34, 19
LEFT, RIGHT, MIDDLE = 40, 1880, 40
"""Its ends and its height, by the design."""
TURNS = 0, 99
"""The draft, and a turn with as many digits as there can be."""
UNDO, REDO, SETTINGS = "button.undo", "button.redo", "button.settings"
TITLE, CONCEDE, QUIT = "button.title", "button.concede", "button.quit"
ICONS: Mapping[str, str] = {UNDO: "undo", REDO: "redo"}
TOGETHER = "button.together"
PANELS: Mapping[str, str] = {
    "button.log": "log",
    "button.unseen": "unseen",
    "button.keys": "keys",
    TOGETHER: "together",
}
"""The panel that a button opens."""


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


def draw_heading(surface: Canvas, text: Text, words: Words, places: Places, turn: int) -> None:
    """The name of the game and the turn, in letters as large as those of the buttons."""
    left, middle = places.at(LEFT, MIDDLE)
    sized = written_on(corner_buttons(words, text, places)[0], places)
    title = foil.lettering(text, GAME_TITLE, sized.display(TITLE_PX))
    surface.blit(title, (round(left), round(middle - title.get_height() / 2)))
    if not turn:
        return  # the first one has not begun
    line = text.render(words.turn(turn), "body", sized.text(TURN_PX), palette.BODY)
    x = left + title.get_width() + apart(places)
    surface.blit(line, (round(x), round(middle - line.get_height() / 2 + places.px(3))))
