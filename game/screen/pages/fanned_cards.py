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
LEAN, REACH = 7.5, 2.2
"""Degrees that each card leans more than the one before it, and distance of the point about which
they turn, by the height of a card."""
LEAST, WIDEST = 34, 0.46
"""Least width of a card in pixels, and greatest width by that of the room."""


def fan(count: int, room: Rect) -> Iterator[tuple[Point, int, float]]:
    """Yields the middle of each of so many cards, its width in pixels, and its angle in degrees, so
    that all of them lie in the room."""
    turns = [math.radians(LEAN * (number - (count - 1) / 2)) for number in range(count)]
    reach, half = REACH * CARD_RATIO, CARD_RATIO / 2
    # In widths of a card, from the point about which they turn.
    middles = [(reach * math.sin(turn), -reach * math.cos(turn)) for turn in turns]
    downs = [math.sin(abs(turn)) / 2 + half * math.cos(turn) for turn in turns]
    wide = 2 * (middles[-1][0] + math.cos(turns[-1]) / 2 + half * math.sin(turns[-1]))
    top = min(y - down for (_, y), down in zip(middles, downs, strict=True))
    high = max(y + down for (_, y), down in zip(middles, downs, strict=True)) - top
    width = math.floor(min(room.w / wide, room.h / high, room.w * WIDEST))
    above = room.centre[1] - width * (top + high / 2)
    for turn, (x, y) in zip(turns, middles, strict=True):
        yield (room.centre[0] + width * x, above + width * y), width, -math.degrees(turn)


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
