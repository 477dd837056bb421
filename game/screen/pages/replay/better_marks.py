"""The better answer beside the one that was played, on the table of a replay."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.rules.card_toolkit import PutInOrder, put_in_order, set_apart
from game.rules.steps import Command
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.sheet import Canvas
from game.screen.table.hints.hint_marks import (
    HintMarks,
    draw_hint,
    laid_there,
    number_rect,
)
from game.table.hands.choices import grip_of
from game.table.hands.gestures import Lay
from game.table.layout.places import Rect
from game.table.layout.poses import Layout
from game.table.staging import Staging
from game.words import Words

TAG_AT = 0.16
"""Distance of the tag from the upper edge of the card that was played, by the height of the
card."""


@dataclass(frozen=True)
class BetterMove:
    """The answer `played` at a decision, and a `better` one, with the view of the player at that
    moment. `chose` tells in a sentence what was played and what that cost. It is `reckoned` if
    chances tell what is better. `found` tells whether the player has found the better one, None
    without a try; `name` is that of one of two players."""

    view: View
    played: Command[Any]
    better: Command[Any]
    chose: Callable[[Words], str]
    reckoned: bool = True
    found: bool | None = None
    name: str = ""


def marks_of(move: BetterMove, layout: Layout, staging: Staging) -> HintMarks:
    """Returns the marks of the better answer, like those of a hint: a card where it would go, or
    the order in which cards would lie."""
    command, view = move.better, move.view
    if order := put_in_order(command):
        pile = command.apart if isinstance(command, PutInOrder) else ""
        return HintMarks(order=order, apart=set_apart(command), pile=pile)
    meaning = staging.meanings.get(type(command))
    if meaning is None:
        return HintMarks()
    grip, place = meaning(command, view)
    return HintMarks(laid=laid_there(layout, view, Lay(grip, place, command)))


def draw_better(
    surface: Canvas,
    cards: CardImages,
    words: Words,
    layout: Layout,
    bar: Rect,
    move: BetterMove,
    staging: Staging,
) -> None:
    """Draws the better answer with its lamp, and a tag on the card that was played."""
    draw_hint(surface, cards, words, layout, bar, marks_of(move, layout, staging))
    places, label = layout.places, move.name or words.say("You")
    rect = tag_rect(cards.text, layout, move, label)
    if rect is not None:
        shapes.box(surface, rect, rect.h / 2, palette.CHIP)
        shapes.outline(surface, rect, rect.h / 2, max(1.0, places.px(1.4)), palette.SILVER)
        px = places.text(18)
        write(surface, cards.text, label, "label", px, palette.SILVER, rect.centre)


def tag_rect(text: Text, layout: Layout, move: BetterMove, label: str) -> Rect | None:
    """Returns the rectangle of the tag, above the number of the card if it has one. Returns None if
    the better answer names the same card."""
    grip = grip_of(move.played)
    sprite, px = layout.sprites.get(grip), layout.places.text(18)
    if sprite is None or same_card(move.played, move.better):
        return None
    pose, tall = sprite.pose, px * 1.9
    x, y = pose.x, pose.y + pose.height * TAG_AT
    number = number_rect(text, layout, grip, "5") if put_in_order(move.better) else None
    if number is not None:
        up = (number.h + tall) / 2
        x, y = number.centre[0] - up * math.tan(math.radians(pose.angle)), number.centre[1] - up
    return Rect.around((x, y), max(px * 2.2, text.width(label, "label", px) + px * 1.4), tall)


def same_card(one: Command[Any], other: Command[Any]) -> bool:
    """Returns whether both answers take up the same card."""
    return grip_of(one) == grip_of(other)
