"""How the cards of a zone lie that no place of the table was made for: a pile, a row or a fan; a
line, in which cards are laid at both ends; or a strip, in which none lies on another."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache

from game.rules.card import Card
from game.rules.event import Secret
from game.rules.state import Seat
from game.rules.view import View
from game.table.layout.measures import (
    BELOW,
    CARD_RATIO,
    EXPECTED,
    MARGIN,
    Rect,
    card_width,
    shared_out,
)
from game.table.layout.poses import APART, BACK, ENDS, Pose, Sprite, end_of
from game.table.staging import Strip

COVERED = 3
"""How many cards of a pile are drawn; those below cannot be seen."""
LEAN = 5.0
"""Degrees by which a pile leans towards the card it would receive."""
ASKEW = 3.0
"""Degrees by which a card of a pile lies askew at most."""
TURNED = 2.0
"""Degrees from card to card of a fan."""
ABREAST, CLOSE = 4, 5
"""So many cards of a line lie side by side, and so many when they are smaller; more lie closer."""
FILLED = 0.95
"""The part of its room that a line takes at most."""
LONG = 3
"""A strip so many times as wide as it is high holds one line."""
PART, BESIDE = 0.92, 1.3
"""Of its room in a strip that a card takes; and from one card to the next, by its width."""


@lru_cache(maxsize=256)
def askew(card: str) -> float:
    """How a card happens to lie on a pile, from -1 to 1: always the same for the same card."""
    return zlib.crc32(card.encode()) % 101 / 50 - 1


def sprite_of(
    card: Card | None, zone: str, number: int, pose: Pose, owner: Seat | None = None
) -> Sprite:
    """A card of a zone: an unknown one shows its back and is called after its place."""
    if card is not None:
        return Sprite(card.id, card, zone, pose, owner)
    whose = "" if owner is None else f"{owner}."
    back = Pose(pose.x, pose.y, pose.width, pose.angle, 0.0, pose.z)
    return Sprite(f"{BACK}.{zone}.{whose}{number}", None, zone, back, owner)


def heaped(
    cards: Secret, zone: str, rect: Rect, lean: float = 0.0, owner: Seat | None = None
) -> list[Sprite]:
    """The uppermost cards of a pile, each as wide as it may be in this room."""
    width, first, sprites = card_width(rect.w, rect.h, 1), max(0, len(cards) - COVERED), []
    for number, card in enumerate(cards[first:], start=first):
        angle = lean + (askew(card.id) * ASKEW if card is not None else 0.0)
        sprites.append(sprite_of(card, zone, number, Pose(*rect.centre, width, angle), owner))
    return sprites


def spread(
    cards: Secret, zone: str, rect: Rect, turned: float = 0.0, owner: Seat | None = None
) -> list[Sprite]:
    """Cards in a line about the middle of a room: side by side, or one below the other where it is
    high, so that the upper part of each can be seen. A fan is `turned` from card to card."""
    width = card_width(rect.w, rect.h, EXPECTED)
    height, between = width * CARD_RATIO, max(1, len(cards) - 1)
    beside = rect.w >= rect.h
    room, long = (rect.w, width) if beside else (rect.h, height)
    best = width * 1.04 if beside else height * BELOW
    step = min(best, (room * MARGIN - long) / between)
    turned = min(turned, EXPECTED * turned / len(cards)) if cards else 0.0
    sprites = []
    for number, card in enumerate(cards):
        away = number - (len(cards) - 1) / 2
        x, y = rect.centre
        x, y = (x + away * step, y) if beside else (x, y + away * step)
        pose = Pose(x, y, width, -turned * away if beside else 0.0)
        sprites.append(sprite_of(card, zone, number, pose, owner))
    return sprites


def line(cards: Secret, zone: str, rect: Rect, offered: Sequence[str]) -> list[Sprite]:
    """The cards of a line about the middle of its room: side by side while there is room, then
    closer. They leave a place free at an end where a card may be laid."""
    open_ends = [end for end in ENDS if end_of(zone, end) in offered]
    count = len(cards) + len(open_ends)
    abreast = min(max(ABREAST, count), CLOSE)
    width = min(rect.h * FILLED / CARD_RATIO, rect.w * FILLED / (1 + APART * (abreast - 1)))
    step = min(width * APART, (rect.w * FILLED - width) / max(1, count - 1))
    first, sprites = "left" in open_ends, []
    for number, card in enumerate(cards):
        away = number + first - (count - 1) / 2
        x, y = rect.centre
        sprites.append(sprite_of(card, zone, number, Pose(x + away * step, y, width)))
    return sprites


def strip(view: View, zone: str, rect: Rect, how: Strip) -> list[Sprite]:
    """The cards of a strip, small, each in its place; some face down, though they are known."""
    cards, down, sprites = view.cards(zone), how.down(view), []
    for card, part in zip(cards, parts(rect, len(cards)), strict=True):
        width = min(part.w * PART, part.h * PART / CARD_RATIO)
        pose = Pose(*part.centre, width, turn=0.0 if card in down else 1.0)
        sprites.append(Sprite(card.id, card, zone, pose))
    return sprites


def parts(rect: Rect, count: int) -> list[Rect]:
    """So many equal parts of a strip."""
    if rect.w >= LONG * rect.h:
        wide = min(rect.w / max(1, count), rect.h * PART / CARD_RATIO * BESIDE)
        left = rect.centre[0] - wide * count / 2
        return [Rect(left + wide * number, rect.y, wide, rect.h) for number in range(count)]
    return list(shared_out(rect, [str(number) for number in range(count)], 2.0).values())
