"""Poses: the parts of a layout, and the cloths over covered cards."""

from __future__ import annotations

import cmath
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter

from game.rules.card import Card
from game.rules.state import DECK, FORESIGHT, HAND, REVEALED, Seat, owned
from game.table.layout.places import CARD_RATIO, Places, Rect

BACK = "back"
ENDS = "left", "right"
LEAST_END = 0.45
"""Least width of the place at an end of a line, by that of a card."""
OVER, UNDER = 5, 0.14
"""Overlap of a cloth, in design pixels, and the part of the cards that looks out below."""
POINTS = 12
"""Parts of a rectangle between two points in which it is looked at."""
EDGE, VELVET, SEAM = 2, 0.82, 14
"""Pixels between the button on a cloth and the lower edge of the window, lower edge of the button
by the height of the cloth, and its distance from the sides of the cloth, in design pixels."""


def end_of(zone: str, end: str) -> str:
    """Returns the name of the place at one of the `ENDS` of a line: `wall.left`."""
    return f"{zone}.{end}"


@dataclass(frozen=True)
class Pose:
    """Centre and width of a card in pixels, angle in degrees counter-clockwise. `turn` is 1 face up
    and 0 face down; at 0.5 the card shows its edge. Higher `z` lies above."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    turn: float = 1.0
    z: int = 0

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO

    def lies_on(self, rect: Rect) -> bool:
        """Returns whether the card, turned as it is, covers any of a flat rectangle, looked at in a
        few points."""
        turn = cmath.rect(1, math.radians(self.angle))
        for part in range(POINTS + 1):
            x = rect.x + rect.w * part / POINTS - self.x
            for y in (rect.y - self.y, rect.centre[1] - self.y, rect.bottom - self.y):
                flat = complex(x, y) * turn
                if abs(flat.real) < self.width / 2 and abs(flat.imag) < self.height / 2:
                    return True
        return False


@dataclass(frozen=True)
class Sprite:
    """A card on the screen. `card` is None if the viewer may not know it; `owner` is the seat that
    owns the zone, if it has one."""

    key: str
    card: Card | None
    zone: str
    pose: Pose
    owner: Seat | None = None

    @property
    def lies_in(self) -> str:
        """The zone with its owner: `hand:1`."""
        return self.zone if self.owner is None else owned(self.zone, self.owner)


@dataclass(frozen=True)
class Layout:
    """The cards at rest, by sprite key: the card's id, or `back.` and where it lies. `low` if the
    hand makes room for a prompt in very large letters; its pennants stay in sight."""

    places: Places
    sprites: Mapping[str, Sprite] = field(default_factory=dict)
    low: bool = False

    @property
    def met(self) -> Rect:
        """Rectangle of the only met card, or of a coming one."""
        cards = [sprite for sprite in self.sprites.values() if sprite.zone == REVEALED]
        if len(cards) != 1:
            return self.places.zones[REVEALED]
        pose = cards[0].pose
        return Rect.around((pose.x, pose.y), pose.width, pose.height)

    @property
    def met_stands(self) -> bool:
        """True if a single card is met."""
        return [sprite.zone for sprite in self.sprites.values()].count(REVEALED) == 1

    def has(self, name: str) -> bool:
        """Returns whether there is a zone, an end of a line or a card of this name: not every zone
        has room while it is empty."""
        return name in self.places.zones or name in self.ends or name in self.sprites

    def area(self, name: str) -> Rect:
        """Returns the area of a zone, of an end of a line, or of a card by its key."""
        if name == REVEALED:
            return self.met
        if name in self.places.zones:
            return self.places.zones[name]
        if name in self.ends:
            return self.ends[name]
        pose = self.sprites[name].pose
        return Rect.around((pose.x, pose.y), pose.width, pose.height)

    @cached_property
    def ends(self) -> Mapping[str, Rect]:
        """The places at both ends of each line with cards, where the next one would lie."""
        found = {}
        for zone in self.places.lines:
            lying = [sprite.pose for sprite in self.sprites.values() if sprite.zone == zone]
            for end, side in zip(ENDS, (-1, 1), strict=True) if lying else ():
                last = (min if side < 0 else max)(lying, key=attrgetter("x"))
                room, edge = self.places.zones[zone], last.x + side * last.width / 2
                free = edge - room.x if side < 0 else room.right - edge
                wide = min(last.width, max(free, last.width * LEAST_END))
                x = edge - wide if side < 0 else edge
                x = min(max(x, room.x), room.right - wide)
                found[end_of(zone, end)] = Rect(x, last.y - last.height / 2, wide, last.height)
        return found

    @cached_property
    def buried(self) -> frozenset[str]:
        """Cards of piles that lie under the one on top."""
        found = set[str]()
        for zone in self.places.piled:
            tops = dict[tuple[float, float], str]()
            for key, sprite in self.sprites.items():
                if sprite.lies_in == zone != self.places.unfolded:
                    at = sprite.pose.x, sprite.pose.y
                    found |= {tops[at]} if at in tops else set()
                    tops[at] = key
        return frozenset(found)

    def takes(self, name: str) -> Rect:
        """The area in which a released card goes there: half of the room for an end of a line."""
        if name not in self.ends:
            return self.area(name)
        zone, _, end = name.rpartition(".")
        room = self.places.zones[zone]
        return Rect(room.x + room.w / 2 * (end == ENDS[1]), room.y, room.w / 2, room.h)

    def held_over(self, rect: Rect) -> bool:
        """Returns whether a card that is held up, or met, lies on a flat rectangle."""
        return any(pose.lies_on(rect) for pose in self._held)

    @cached_property
    def _held(self) -> list[Pose]:
        held = (FORESIGHT, REVEALED)
        return [sprite.pose for sprite in self.sprites.values() if sprite.zone in held]

    @property
    def source(self) -> Pose:
        """Pose of the deck, face down: cards come from there and go back."""
        rect = self.places.zones[DECK]
        return Pose(*rect.centre, rect.w, turn=0.0, z=900)


def cloth_over(layout: Layout, seat: Seat) -> Rect | None:
    """The cloth over the cards of a seat that the viewer does not know, if there are any."""
    backs = [
        sprite.pose
        for sprite in layout.sprites.values()
        if sprite.zone == HAND and sprite.owner == seat and sprite.card is None
    ]
    if not backs:
        return None
    over = layout.places.px(OVER)
    left = min(pose.x - pose.width / 2 for pose in backs) - over
    right = max(pose.x + pose.width / 2 for pose in backs) + over
    top = min(pose.y - pose.height / 2 for pose in backs) - over
    bottom = max(pose.y + pose.height / 2 for pose in backs)
    looks_out = UNDER * max(pose.height for pose in backs)
    return Rect(left, top, right - left, bottom - looks_out - top)


def lift_at(layout: Layout, seat: Seat) -> Rect | None:
    """Returns the button on this cloth, where it can be seen."""
    cloth, places = cloth_over(layout, seat), layout.places
    if cloth is None:
        return None
    # The button must not reach choices in the band over a lowered hand.
    room = places.size[1] - EDGE - places.band.bottom
    tall = min(places.target, room) if layout.low else places.target
    # It lies on the velvet: under the emblem, over the braid, and clear of the sides.
    width = min(cloth.w - 2 * places.px(places.eased(SEAM, 0)), places.px(places.eased(236, 380)))
    y = min(cloth.y + cloth.h * VELVET - tall / 2, places.size[1] - tall / 2 - EDGE)
    return Rect.around((cloth.centre[0], y), width, tall)
