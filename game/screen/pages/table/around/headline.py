"""The line at the top of the table: the turn at the left, and at the right buttons with icons."""

from __future__ import annotations

from collections.abc import Mapping, Set

from game.screen.controls.buttons import Button
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes, slabs
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect
from game.words import Words

TURN_PX, NAME_PX = 19, 17
LEFT, RIGHT, MIDDLE = 40, 1880, 40
"""Its ends and its height, by the design."""
UNDO, REDO, MENU = "button.undo", "button.redo", "button.menu"
SETTINGS, TITLE, CONCEDE, QUIT = (
    *("button.settings", "button.title"),
    *("button.concede", "button.quit"),
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
    words: Words, places: Places, barred: Set[str] = frozenset()
) -> tuple[Button, ...]:
    """Back and forth, what one looks up, and the menu; `barred` ids do nothing now."""
    say = words.say
    told = (
        (UNDO, say("Undo"), "Z"),
        (REDO, say("Redo"), "Y"),
        ("button.log", say("Log"), "L"),
        ("button.unseen", say("Unseen"), "C"),
        (MENU, say("Menu"), say("Esc")),
    )
    side, gap = max(44.0, places.px(46)), places.px(12)
    right, y = places.at(RIGHT, MIDDLE)
    left, top = right - len(told) * (side + gap) + gap, max(y - side / 2, 3)
    return tuple(
        Button(
            *(key, name, Rect(left + i * (side + gap), top, side, side)),
            enabled=key not in barred,
            hint=hint,
            icon=key.removeprefix("button."),
        )
        for i, (key, name, hint) in enumerate(told)
    )


def draw_turn(surface: Canvas, text: Text, words: Words, places: Places, turn: int) -> None:
    """Which turn it is; the first one may not have begun."""
    if turn:
        left, middle = places.at(LEFT, MIDDLE)
        line = text.render(words.turn(turn), "body", places.text(TURN_PX), palette.BODY)
        surface.blit(line, (round(left), round(middle - line.get_height() / 2)))


def draw_name(surface: Canvas, text: Text, places: Places, button: Button) -> None:
    """What a button with an icon is called, and its key, on a tag below it."""
    px, air = places.text(NAME_PX), places.px(14) * places.letters
    said = text.render(button.label, "label", px, palette.IVORY)
    key = (
        text.render(button.hint, "label", round(px * 0.86), palette.CAPTION)
        if button.hint
        else None
    )
    wide = said.get_width() + 2 * air + (key.get_width() + air + px if key else 0)
    x = max(wide / 2 + 4, min(button.rect.centre[0], places.size[0] - wide / 2 - 4))
    y = button.rect.bottom + places.px(6) + px * 0.95
    tag = Rect.around((x, y), wide, px * 1.9)
    slabs.slab(surface, tag, places.px(8), places.px(1.4), slabs.CHIP, places)
    surface.blit(said, (round(tag.x + air), round(y - said.get_height() / 2)))
    if key:
        cap = Rect(tag.right - air - key.get_width() - px * 0.5, tag.y + px * 0.3, 0, px * 1.3)
        cap = Rect(cap.x, cap.y, key.get_width() + px * 0.5 + air * 0.4, cap.h)
        shapes.outline(surface, cap, places.px(5), 1, palette.faded(palette.CAPTION, 130))
        surface.blit(key, key.get_rect(center=(round(cap.centre[0]), round(y))))
