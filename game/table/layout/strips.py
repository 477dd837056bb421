"""How the cards of a zone lie that has a strip of its own: small, side by side, none on another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.rules.view import View
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite
from game.table.layout.rooms import shared_out
from game.table.staging import Strip

LONG = 3
"""A strip so many times as wide as it is high holds one line."""
PART, APART = 0.92, 1.3
"""Of its room that a card takes; and from one card to the next in a line, by its width."""


def strip(view: View, zone: str, rect: Rect, how: Strip) -> Iterator[Sprite]:
    """Each card in its place; some face down, though they are known."""
    cards, down = view.cards(zone), how.down(view)
    for card, part in zip(cards, parts(rect, len(cards)), strict=True):
        width = min(part.w * PART, part.h * PART / CARD_RATIO)
        pose = Pose(*part.centre, width)
        if card in down:
            pose = replace(pose, turn=0.0)
        yield Sprite(card.id, card, zone, pose)


def parts(rect: Rect, count: int) -> list[Rect]:
    """So many equal parts of a strip."""
    if rect.w >= LONG * rect.h:
        wide = min(rect.w / max(1, count), rect.h * PART / CARD_RATIO * APART)
        left = rect.centre[0] - wide * count / 2
        return [Rect(left + wide * number, rect.y, wide, rect.h) for number in range(count)]
    return list(shared_out(rect, [str(number) for number in range(count)], 2.0).values())
