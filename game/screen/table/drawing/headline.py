"""The line at the top of the table: the turn at the left, and at the right buttons with icons."""

from __future__ import annotations

from collections.abc import Mapping, Set

from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.sheet import Canvas
from game.screen.tooltips.paper import placed, tag
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect
from game.words import Words

TURN_PX = 19
LEFT, RIGHT, MIDDLE = 40, 1880, 40
"""Its ends and its height, by the design."""
APART, MOST = 12, 6
"""Between two buttons, by the design; and how many there are at most."""
UNDO, REDO, HINT, MENU = "button.undo", "button.redo", "button.hint", "button.menu"
RULES, SETTINGS, SHARE, WATCH_ON, TITLE, CONCEDE, QUIT = (
    *("button.rules", "button.settings", "button.share", "button.watch_on"),
    *("button.title", "button.concede", "button.quit"),
)
TOGETHER = "button.together"
PANELS: Mapping[str, str] = {
    "button.log": "log",
    "button.unseen": "unseen",
    "button.keys": "keys",
    MENU: "menu",
    TOGETHER: "together",
}
"""The panel that a button opens."""


def corner_buttons(
    words: Words,
    places: Places,
    barred: Set[str] = frozenset(),
    *,
    hinted: bool = False,
    taught: bool = False,
) -> tuple[Button, ...]:
    """Back and forth, what one looks up, a hint, and the menu; `barred` ids do nothing now, and
    what is `taught` in a lesson needs no hint. That button is lit while the table is `hinted`."""
    say = words.say
    told = (
        (UNDO, say("Undo"), "Z"),
        (REDO, say("Redo"), "Y"),
        ("button.log", say("Log"), "L"),
        ("button.unseen", say("Unseen"), "C"),
        *([] if taught else [(HINT, say("Hint"), "H")]),
        (MENU, say("Menu"), say("Esc")),
    )
    side, gap = _side(places), places.px(APART)
    y = places.at(RIGHT, MIDDLE)[1]
    left, top = _corner(places, len(told)), max(y - side / 2, 3)
    return tuple(
        Button(
            *(key, name, Rect(left + i * (side + gap), top, side, side)),
            enabled=key not in barred,
            shown=hinted and key == HINT,
            hint=hint,
            icon=key.removeprefix("button."),
        )
        for i, (key, name, hint) in enumerate(told)
    )


def _side(places: Places) -> float:
    """Of a button."""
    return max(44.0, places.px(46))


def _corner(places: Places, count: int) -> float:
    """Where so many buttons begin."""
    apart = places.px(APART)
    return places.at(RIGHT, MIDDLE)[0] - count * (_side(places) + apart) + apart


def headline_in(words: Words, turn: int, edition: str) -> tuple[str, str]:
    """Where in a game one is: its name, if it has one, and the turn, if the first has begun; and
    what is other in this game, or else what a turn means."""
    name, other = words.game(edition)
    shown = name, words.turn(turn) if turn else ""
    told = other or words.say("Turns are only counted: what runs out is the deck.")
    return " · ".join(filter(None, shown)), told


def draw_headline(surface: Canvas, text: Text, places: Places, told: str) -> None:
    """Where in the game, or in a lesson, one is; nothing may be told. It ends before buttons."""
    if told:
        left, middle = places.at(LEFT, MIDDLE)
        room = _corner(places, MOST) - places.px(2 * APART) - left
        line = text.fitted(told, "body", places.text(TURN_PX), palette.BODY, room)
        surface.blit(line, (round(left), round(middle - line.get_height() / 2)))


def draw_name(surface: Canvas, text: Text, places: Places, button: Button) -> None:
    """What a button with an icon is called, and its key, on a tag below it."""
    picture = tag(button.label, button.hint, "", text, places)
    surface.blit(*placed([picture], button.rect, button.rect.centre, places))
