"""Dragging: a held card follows the pointer, tilts, takes a place, and is laid somewhere."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from game.rules.card import Card
from game.rules.state import DECK, HAND, REVEALED, SHARED, Cards, Seat, owned
from game.table.hands.gestures import DECK_GRIP, gathered, hand_grip, held, targets
from game.table.hands.things import Thing
from game.table.layout.arrangement import Arrangement, moved
from game.table.layout.fans import fan_index, fan_room
from game.table.layout.layout import hand_index
from game.table.layout.places import REACH, Point, Rect, nearest
from game.table.layout.poses import Pose
from game.table.session import TableSession

STEEPEST, SWING, CALM = 8.0, 0.35, 9.0
"""Largest tilt of a card in degrees, degrees for a pixel of movement, speed of calming down."""
Onto = tuple[str, Rect]
"""A zone, and another area that stands for it."""


@dataclass(frozen=True)
class Drag:
    """A `grip` in flight between the press that lifted it and its release: a card, the deck or a
    whole hand. `homes` are the poses in which its cards lay, `came_from` is their zone. It was
    gripped `grab` pixels from the middle of the card; the pointer is at `point`. What is laid
    `onto` one of these areas goes to its zone. `before` is the arrangement before, `angle` the tilt
    in degrees."""

    grip: str
    card: Card | None
    homes: Mapping[str, Pose]
    came_from: str
    onto: Sequence[Onto]
    grab: Point
    point: Point
    before: Arrangement
    angle: float = 0.0

    @property
    def centre(self) -> Point:
        """Middle of the card that is dragged, in pixels."""
        return self.point[0] - self.grab[0], self.point[1] - self.grab[1]

    @property
    def poses(self) -> dict[str, Pose]:
        """Poses of its cards while they follow the pointer."""
        if len(self.homes) > 1:
            return gathered(self.homes, self.point)
        return {
            key: held(home, self.point, self.grab, self.angle) for key, home in self.homes.items()
        }

    def at(self, point: Point, swings: bool) -> Drag:
        """Returns the drag with the pointer at another point. The card tilts against its movement
        if it `swings`."""
        angle = self.angle
        if swings:
            by = (point[0] - self.point[0]) * SWING
            angle = max(-STEEPEST, min(STEEPEST, angle - by))
        return replace(self, point=point, angle=angle)

    def after(self, dt: float) -> Drag:
        """Returns the drag `dt` seconds later: the card hangs straighter."""
        angle = self.angle * math.exp(-CALM * dt)
        return replace(self, angle=angle if abs(angle) >= 0.5 else 0.0)


@dataclass(frozen=True)
class Released:
    """The result of a release: the new arrangement, and the `zone` on which the card is laid, or
    None if no zone takes it. If it `goes_home` it is laid nowhere."""

    arrangement: Arrangement
    zone: str | None = None
    goes_home: bool = False


def held_together(grip: str, zones: Mapping[str, str], seat: Seat) -> list[str]:
    """Returns the cards that a grip lifts: one card, the deck, or a seat's whole hand."""
    together = {DECK_GRIP: (DECK,), hand_grip(seat): (owned(HAND, seat), SHARED)}
    return [key for key in zones if zones[key] in together[grip]] if grip in together else [grip]


def lifted(table: TableSession, thing: Thing, point: Point, onto: Sequence[Onto] = ()) -> Drag:
    """Picks up what may be laid somewhere, or a card of the hand."""
    grip, sprites = table.drops.grip(thing), table.director.layout.sprites
    zones = {key: sprite.lies_in for key, sprite in sprites.items()}
    homes = {key: sprites[key].pose for key in held_together(grip, zones, table.seat)}
    grab = 0.0, 0.0
    if len(homes) == 1:
        (home,) = homes.values()
        grab = point[0] - home.x, point[1] - home.y
    # A raised card is gripped where it is, but its home is the lower place.
    before = replace(table.arrangement, raised="", opened="")
    return Drag(grip, thing.card, homes, zones.get(grip, ""), onto, grab, point, before)


def making_room(table: TableSession, drag: Drag) -> Arrangement:
    """Returns the arrangement that makes room for what is held."""
    return replace(drag.before, offered=table.drops.targets(drag.grip))


def arranged(table: TableSession, drag: Drag) -> Arrangement:
    """Returns the arrangement during this drag: a card takes a place in the hand or among those
    that are put in order, and what would take it leans towards it."""
    now = table.arrangement
    ranking, card = drag.before.ranking, drag.card
    if table.ranking is not None and ranking is not None and card in ranking.cards:
        # Places on the way change nothing: every moment starts from the first ranking.
        places, count = table.director.layout.places, len(ranking.order) + (card in ranking.apart)
        if fan_room(places, count).contains(drag.centre):
            place = fan_index(places, drag.centre[0], count)
            now = replace(now, ranking=ranking.moving(card, place))
        else:
            now = replace(now, ranking=ranking.throwing(card))
    elif card is not None and card in table.hand:
        now = now.putting(_hand_with(table, drag, card))
    return replace(now, toward=_goes_apart(now, drag) or target_of(table, drag))


def _hand_with(table: TableSession, drag: Drag, card: Card) -> Cards:
    """Returns the hand with a held card at the place below it. Elsewhere its own place waits for
    it."""
    director, hand = table.director, table.hand
    places = director.layout.places
    over = places.zones[owned(HAND, table.seat)].contains(drag.centre)
    if not over or director.layout.low:
        return drag.before.order
    return moved(hand, card, hand_index(places, table.seat, drag.centre[0], len(hand)))


def _goes_apart(now: Arrangement, drag: Drag) -> str:
    """Returns the zone to which a card goes that is set apart from those that are put in order."""
    ranking = now.ranking
    return ranking.ordering.apart if ranking and drag.card in ranking.apart else ""


def target_of(table: TableSession, drag: Drag) -> str:
    """Returns the legal zone or card that would take what is held; empty if none would."""
    for zone, area in drag.onto:
        if area.contains(drag.centre) or area.contains(drag.point):
            return zone
    return _over(table, drag, table.drops.targets(drag.grip))


def _over(table: TableSession, drag: Drag, zones: Iterable[str]) -> str:
    """Returns which of these zones or cards lies below; empty if none does."""
    layout = table.director.layout
    areas = {name: layout.takes(name) for name in zones if layout.has(name)}
    near = nearest(areas, drag.centre, layout.places.px(REACH))
    return near or next((name for name, area in areas.items() if area.contains(drag.point)), "")


def _comes_home(table: TableSession, drag: Drag) -> bool:
    """Returns whether the held card is over its home. The hand lies lower while choices take its
    room."""
    layout = table.director.layout
    if layout.low:
        return drag.point[1] > layout.places.band.bottom
    home = layout.places.zones.get(drag.came_from)
    return home is not None and home.contains(drag.centre)


def released(table: TableSession, drag: Drag) -> Released:
    """Releases what is held: it is laid where the pointer is, or goes home."""
    now, layout = replace(arranged(table, drag), offered=drag.before.offered), table.director.layout
    ranking, card, tried = drag.before.ranking, drag.card, targets(drag.grip, table.tried)
    ends = [name for name in tried if name in layout.ends]
    zone = target_of(table, drag) or _over(table, drag, ends)
    if not zone and REVEALED in tried and layout.met.contains(drag.centre):
        zone = REVEALED  # what is met stands over a row
    zone = zone or layout.places.drop_zone(drag.centre) or layout.places.drop_zone(drag.point) or ""
    zone = zone or _over(table, drag, tried)
    ranked = table.ranking is not None and ranking is not None and card in ranking.cards
    if ranked or (not zone and _comes_home(table, drag)):
        return Released(replace(now, toward=""), goes_home=True)
    return Released(now, zone or None)
