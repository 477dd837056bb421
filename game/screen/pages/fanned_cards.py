"""Cards held as a hand: a fan of them, as large as its room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

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

IN_TWO, SEEN = 4, 0.62
"""Least number of cards that may lie in two fans, and the part of the one behind that is seen over
the other."""
Place = tuple[Point, int, float]
"""The middle of a card, its width in pixels, and its angle in degrees."""


class Spread(NamedTuple):
    """A fan by the width of a card: for each card its middle, from that of the upper edge, and its
    angle in degrees; and the size of the fan."""

    cards: list[tuple[float, float, float]]
    wide: float
    high: float

    def at(self, x: float, top: float, width: int) -> list[Place]:
        """Returns where the cards lie if they are so many pixels wide."""
        return [((x + width * dx, top + width * dy), width, turn) for dx, dy, turn in self.cards]


def fan(count: int, room: Rect) -> list[Place]:
    """Returns where so many cards lie in a fan, so that all of them lie in the room."""
    spread = _spread(count)
    width = math.floor(min(room.w / spread.wide, room.h / spread.high, room.w * WIDEST))
    return spread.at(room.centre[0], room.centre[1] - width * spread.high / 2, width)


def fans(cards: Sequence[Card], room: Rect) -> list[tuple[Card, Place]]:
    """Returns where these cards lie in a fan, or in two if they are larger like that: the last ones
    behind the others. They come in the order in which they are drawn."""
    count, behind = len(cards), len(cards) // 2
    alone = fan(count, room)
    if count < IN_TWO:
        return [*zip(cards, alone, strict=True)]
    back, front = _spread(behind), _spread(count - behind)
    down = back.high * SEEN
    wide, high = max(back.wide, front.wide), down + front.high
    width = math.floor(min(room.w / wide, room.h / high, room.w * WIDEST))
    if width <= alone[0][1]:
        return [*zip(cards, alone, strict=True)]
    x, top = room.centre[0], room.centre[1] - width * high / 2
    places = [*back.at(x, top, width), *front.at(x, top + width * down, width)]
    return [*zip((*cards[-behind:], *cards[:-behind]), places, strict=True)]


def _spread(count: int) -> Spread:
    turns = [math.radians(LEAN * (number - (count - 1) / 2)) for number in range(count)]
    reach, half = REACH * CARD_RATIO, CARD_RATIO / 2
    # From the point about which they turn.
    middles = [(reach * math.sin(turn), -reach * math.cos(turn)) for turn in turns]
    downs = [math.sin(abs(turn)) / 2 + half * math.cos(turn) for turn in turns]
    wide = 2 * (middles[-1][0] + math.cos(turns[-1]) / 2 + half * math.sin(turns[-1]))
    top = min(y - down for (_, y), down in zip(middles, downs, strict=True))
    high = max(y + down for (_, y), down in zip(middles, downs, strict=True)) - top
    angles = [-math.degrees(turn) for turn in turns]
    cards = [(x, y - top, angle) for (x, y), angle in zip(middles, angles, strict=True)]
    return Spread(cards, wide, high)


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
        for card, (middle, width, angle) in fans(self.shown, rect):
            if width >= LEAST:
                pose = Pose(*middle, width, angle=angle)
                sprite = Sprite("", card, REVEALED, pose)
                # The next card would cut a name off.
                surface.blit(*self.cards.resting(sprite, pose, "covered"))
