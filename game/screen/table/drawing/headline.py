"""The line at the top of the table: the turn, then buttons with icons at the right, or before it at
the left for the left hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.sheet import Canvas
from game.screen.ui.tooltips import placed, tag
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect
from game.words import Words

TURN_PX = 19
LEFT, RIGHT, MIDDLE = 40, 1880, 40
"""Left end, right end and middle height of the line, by the design."""
APART, MOST = 12, 6
"""Gap between two buttons, by the design, and the greatest number of buttons."""
UNDO, REDO, HINT, MENU = "button.undo", "button.redo", "button.hint", "button.menu"
RULES, SETTINGS, SHARE, WATCH_ON, TITLE, CONCEDE, QUIT = (
    *("button.rules", "button.settings", "button.share", "button.watch_on"),
    *("button.title", "button.concede", "button.quit"),
)
TOGETHER, WHO_PLAYS, WHY = "button.together", "button.who_plays", "button.why"
PANELS: Mapping[str, str] = {
    "button.log": "log",
    "button.unseen": "unseen",
    "button.keys": "keys",
    MENU: "menu",
    TOGETHER: "together",
    WHO_PLAYS: "who plays",
    WHY: "why",
}
"""The panels that buttons open."""


def corner_buttons(
    words: Words,
    places: Places,
    barred: Set[str] = frozenset(),
    *,
    hinted: bool = False,
    taught: bool = False,
) -> tuple[Button, ...]:
    """Returns the buttons in the corner: undo, redo, log, unseen cards, hint and menu. `barred` ids
    are disabled. The hint button is lit while the table is `hinted`, and left out in a lesson
    without hints (`taught`)."""
    say = words.say
    told = (
        (UNDO, say("Undo"), "undo"),
        (REDO, say("Redo"), "redo"),
        ("button.log", say("Log"), "log"),
        ("button.unseen", say("Unseen"), "unseen"),
        *([] if taught else [(HINT, say("Hint"), "hint")]),
        (MENU, say("Menu"), "back"),
    )
    side, gap = _side(places), places.px(APART)
    y = places.at(RIGHT, MIDDLE)[1]
    left, top = _corner(places, len(told)), max(y - side / 2, 3)
    return tuple(
        Button(
            id=key,
            label=name,
            rect=Rect(left + i * (side + gap), top, side, side),
            enabled=key not in barred,
            shown=hinted and key == HINT,
            hint=words.key(action),
            icon=key.removeprefix("button."),
        )
        for i, (key, name, action) in enumerate(told)
    )


def _side(places: Places) -> float:
    """Returns the width and height of a button, in pixels."""
    return max(44.0, places.px(46))


def _corner(places: Places, count: int) -> float:
    """Returns the left edge of so many buttons."""
    if places.left_handed:
        return places.at(LEFT, MIDDLE)[0]
    return places.at(RIGHT, MIDDLE)[0] - _corner_width(places, count)


def _corner_width(places: Places, count: int) -> float:
    """Returns the width of so many buttons with the gaps between them."""
    apart = places.px(APART)
    return count * (_side(places) + apart) - apart


def begins_at(places: Places) -> float:
    """Returns the x in pixels at which the line begins."""
    left = places.at(LEFT, MIDDLE)[0]
    corner = _corner_width(places, MOST) + places.px(2 * APART)
    return left + corner if places.left_handed else left


def ends_at(places: Places) -> float:
    """Returns the x in pixels at which the line ends at the latest."""
    end = places.at(RIGHT, MIDDLE)[0] if places.left_handed else _corner(places, MOST)
    return end - places.px(2 * APART)


@dataclass(frozen=True)
class Headline:
    """The headline at the upper left: its wordings, the fullest first, and its explanation."""

    lines: tuple[str, ...] = ()
    hint: str = ""

    @property
    def whole(self) -> str:
        """The fullest wording; empty without a headline."""
        return self.lines[0] if self.lines else ""


NO_HEADLINE = Headline()


def headline_in(words: Words, turn: int, edition: str, seats: int) -> Headline:
    """Returns the headline, with the name of the game, if it has one, and the turn, once the first
    has begun; where there is less room, with the number of its expansions, or without. It explains
    what is special in this game, or what a turn means."""
    (name, other), now = words.game(edition, seats), words.turn(turn) if turn else ""
    # Before the first turn a long name has to become something shorter, too.
    least = words.game_in_brief(edition, most=0) if name and not now else ""
    lines = [
        " · ".join(filter(None, (called, now)))
        for called in (name, words.game_in_brief(edition, most=1), least)
    ]
    told = other or words.say("Turns are only counted: what runs out is the deck.")
    return Headline(tuple(dict.fromkeys(filter(None, lines))), told)


def draw_headline(
    surface: Canvas, text: Text, places: Places, lines: Sequence[str], end: float
) -> None:
    """Draws the first of these wordings that ends before `end`, or the last one as far as it
    goes."""
    if not lines:
        return
    left, middle = begins_at(places), places.at(LEFT, MIDDLE)[1]
    px, room = places.text(TURN_PX), end - left
    told = next((line for line in lines if text.width(line, "body", px) <= room), lines[-1])
    line = text.fitted(told, "body", px, palette.BODY, room)
    surface.blit(line, (round(left), round(middle - line.get_height() / 2)))


def draw_name(surface: Canvas, text: Text, places: Places, button: Button) -> None:
    """Draws the name and the key of a button with an icon, on a tag below it."""
    picture = tag(button.label, button.hint, "", text, places)
    surface.blit(*placed([picture], button.rect, button.rect.centre, places))
