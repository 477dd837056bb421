"""Cards held as a hand: a fan of them, as large as its room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.card import DOOR, Card
from game.rules.state import REVEALED
from game.screen.cards.sprites import CardImages
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf
from game.table.layout.places import CARD_RATIO, Point, Rect
from game.table.layout.poses import Pose, Sprite

MOST = 5
"""Most cards in a fan."""
LEAN, REACH = 9.0, 2.1
"""Degrees that each card leans more than the one before it, and distance of the point about which
they turn, by the height of a card."""
LEAST, WIDEST = 34, 0.46
"""Least width of a card in pixels, and greatest width by that of the room."""


def fan(count: int, room: Rect) -> Iterator[tuple[Point, int, float]]:
    """Yields the middle of each of so many cards, its width in pixels, and its angle in degrees, so
    that all of them lie in the room."""
    most = math.radians(LEAN * (count - 1) / 2)
    reach = REACH * CARD_RATIO
    down = reach * (1 - math.cos(most)) * (1 + 0.5 / REACH)
    wide = 2 * (reach + CARD_RATIO / 2) * math.sin(most) + math.cos(most)
    high = CARD_RATIO + down + math.sin(most) / 2
    width = math.floor(min(room.w / wide, room.h / high, room.w * WIDEST))
    top = room.centre[1] - width * high / 2
    turn = top + width * (CARD_RATIO / 2 + reach)
    for number in range(count):
        away = math.radians(LEAN * (number - (count - 1) / 2))
        x = room.centre[0] + width * reach * math.sin(away)
        yield (x, turn - width * reach * math.cos(away)), width, -math.degrees(away)


def comes(card: Card) -> bool:
    """Returns whether a card is never held: a Door, or one of no place, such as a Nightmare."""
    return card.kind == DOOR or not card.colours


def shown_of(cards: Sequence[Card], known: Sequence[Card] = ()) -> tuple[Card, ...]:
    """Returns a few of these cards that look different from each other and from those that are
    `known`, of as many kinds and places as there are."""
    old = {card.face for card in known}
    faces = {card.face: card for card in cards if card.face not in old}
    kinds: dict[str, list[Card]] = {}
    for card in faces.values():
        kinds.setdefault(card.kind, []).append(card)
    told: list[Card] = []
    while len(told) < min(MOST, len(faces)):
        for row in kinds.values():
            if row and len(told) < MOST:
                # Each kind begins with another place.
                told.append(row.pop(len(told) % len(row)))
    return tuple(sorted(told, key=comes))


@dataclass(frozen=True)
class Fanned(Leaf):
    """The fan of cards that are `shown`; nothing where they would be too small."""

    shown: tuple[Card, ...] = ()
    cards: CardImages | None = None

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.cards is not None
        places = fan(len(self.shown), rect)
        for card, (middle, width, angle) in zip(self.shown, places, strict=True):
            if width >= LEAST:
                pose = Pose(*middle, width, angle=angle)
                sprite = Sprite("", card, REVEALED, pose)
                # The next card would cut a name off.
                surface.blit(*self.cards.resting(sprite, pose, "covered"))
