"""How the cards of a zone lie that no place of the table was made for: a pile, a row or a fan."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from game.rules.card import Card
from game.rules.event import Secret
from game.rules.state import Seat
from game.table.layout.measures import CARD_RATIO, Rect
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.layout.rooms import BELOW, EXPECTED, MARGIN, card_width

COVERED = 3
"""How many cards of a pile are drawn; those below cannot be seen."""
LEAN = 5.0
"""Degrees by which a pile leans towards the card it would receive."""
ASKEW = 3.0
"""Degrees by which a card of a pile lies askew at most."""
TURNED = 2.0
"""Degrees from card to card of a fan."""


def rest_angle(card: Card, most: float) -> float:
    """How a card happens to lie on a pile: always the same for the same card."""
    return (zlib.crc32(card.id.encode()) % 101 / 50 - 1) * most


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
) -> Iterator[Sprite]:
    """The uppermost cards of a pile, each as wide as it may be in this room."""
    width = card_width(rect.w, rect.h, 1)
    first = max(0, len(cards) - COVERED)
    for number, card in enumerate(cards[first:], start=first):
        angle = lean + (rest_angle(card, ASKEW) if card is not None else 0.0)
        yield sprite_of(card, zone, number, Pose(*rect.centre, width, angle), owner)


def spread(
    cards: Secret, zone: str, rect: Rect, turned: float = 0.0, owner: Seat | None = None
) -> Iterator[Sprite]:
    """Cards in a line about the middle of a room: side by side, or one below the other where it is
    high, so that the upper part of each can be seen. A fan is `turned` from card to card."""
    width = card_width(rect.w, rect.h, EXPECTED)
    height, between = width * CARD_RATIO, max(1, len(cards) - 1)
    beside = rect.w >= rect.h
    room, long = (rect.w, width) if beside else (rect.h, height)
    best = width * 1.04 if beside else height * BELOW
    step = min(best, (room * MARGIN - long) / between)
    turned = min(turned, EXPECTED * turned / len(cards)) if cards else 0.0
    for number, card in enumerate(cards):
        away = number - (len(cards) - 1) / 2
        x, y = rect.centre
        x, y = (x + away * step, y) if beside else (x, y + away * step)
        pose = Pose(x, y, width, -turned * away if beside else 0.0)
        yield sprite_of(card, zone, number, pose, owner)
