"""What the pointer holds: it follows, tilts, takes its place, or is laid on what takes hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.rules.card import Card
from game.rules.state import DECK, HAND, SHARED, Seat, owned
from game.table.hands.gestures import DECK_GRIP, Swing, gathered, hand_grip, held, targets
from game.table.layout.arrangement import Arrangement, moved
from game.table.layout.fans import fan_index, fan_room
from game.table.layout.layout import hand_index
from game.table.layout.places import REACH, Point, Rect, nearest
from game.table.session import TableSession


def held_together(grip: str, zones: Mapping[str, str], seat: Seat) -> list[str]:
    """The cards that one grip lifts: itself, the deck, or a seat's whole hand."""
    together = {DECK_GRIP: (DECK,), hand_grip(seat): (owned(HAND, seat), SHARED)}
    return [key for key in zones if zones[key] in together[grip]] if grip in together else [grip]


class Grasp:
    """A thing in flight between the press that lifted it and its release. What is laid `onto` one
    of these areas is laid on the zone beside it."""

    def __init__(
        self,
        session: TableSession,
        grip: str,
        card: Card | None,
        point: Point,
        onto: Sequence[tuple[str, Rect]] = (),
    ) -> None:
        self.grip = grip
        self.card = card
        self._onto = onto
        self._session = session
        sprites = session.director.layout.sprites
        zones = {key: sprite.lies_in for key, sprite in sprites.items()}
        homes = {key: sprite.pose for key, sprite in sprites.items()}
        self._from = zones.get(grip, "")
        self.keys = held_together(grip, zones, session.seat)
        self._homes = {key: homes[key] for key in self.keys}
        self._grab = 0.0, 0.0
        if len(self.keys) == 1:
            home = self._homes[self.keys[0]]
            self._grab = point[0] - home.x, point[1] - home.y
        self._point = point
        self._swing = Swing()
        # It is held as it lay, also if it had risen under the pointer; but home is below.
        session.arranging.point_at("")
        self._as_it_was: Arrangement = session.arrangement
        session.arranging.offer(session.drops.targets(grip))

    @property
    def _centre(self) -> Point:
        return self._point[0] - self._grab[0], self._point[1] - self._grab[1]

    @property
    def _own_hand(self) -> Rect:
        return self._session.director.layout.places.zones[owned(HAND, self._session.seat)]

    @property
    def _in_hand(self) -> bool:
        """Whether it is a card of the hand over the hand."""
        director = self._session.director
        over = self._own_hand.contains(self._centre)
        return self.card in self._session.hand and over and not director.layout.low

    def move(self, point: Point) -> None:
        """The pointer is here."""
        if self._session.director.tempo.travels:
            self._swing.push(point[0] - self._point[0])
        self._point = point
        if not self._ranked() and self.card in self._session.hand:
            self._reorder()
        self._session.arranging.toward(self._goes or self._target())
        self._hold()

    def advance(self, dt: float) -> None:
        """It swings out."""
        if self._swing.angle:
            self._swing.advance(dt)
            self._hold()

    def _hold(self) -> None:
        if len(self.keys) == 1:
            home = self._homes[self.keys[0]]
            poses = {self.keys[0]: held(home, self._point, self._grab, self._swing.angle)}
        else:
            poses = gathered(self._homes, self._point)
        self._session.director.hold(poses)

    def _target(self) -> str:
        """The legal zone that takes hold of it; empty if none does."""
        for zone, area in self._onto:
            if area.contains(self._centre) or area.contains(self._point):
                return zone
        return self._over(self._session.drops.targets(self.grip))

    def _over(self, zones: Iterable[str]) -> str:
        """The one of these zones or cards where it is; empty if it is at none."""
        layout = self._session.director.layout
        areas = {name: layout.takes(name) for name in zones if layout.has(name)}
        near = nearest(areas, self._centre, layout.places.px(REACH))
        return near or next((n for n, area in areas.items() if area.contains(self._point)), "")

    @property
    def _goes(self) -> str:
        """The zone where it would go by itself, if it is set apart from cards that are put in
        order."""
        ranking = self._session.ranking
        goes = ranking is not None and self.card in ranking.apart
        return ranking.ordering.apart if ranking and goes else ""

    def _reorder(self) -> None:
        """Over the hand it takes another place there; elsewhere its own waits for it."""
        session = self._session
        if self._in_hand and self.card is not None:
            places = session.director.layout.places
            place = hand_index(places, session.seat, self._centre[0], len(session.hand))
            session.arranging.reorder(moved(session.hand, self.card, place))
        else:
            session.arranging.reorder(self._as_it_was.order)

    def _ranked(self) -> bool:
        """A card that is put in order takes a place in the fan, or is drawn away from it."""
        # What one passes on the way changes nothing: each moment counts from the beginning.
        ranking, card = self._as_it_was.ranking, self.card
        if self._session.ranking is None or ranking is None or card is None:
            return False
        if card not in ranking.cards:
            return False
        places = self._session.director.layout.places
        count = len(ranking.order) + (card in ranking.apart)
        if fan_room(places, count).contains(self._centre):
            place = fan_index(places, self._centre[0], count)
            self._session.arranging.rank(ranking.moving(card, place))
        else:
            self._session.arranging.rank(ranking.throwing(card))
        return True

    @property
    def _comes_home(self) -> bool:
        """Whether it is over the hand, which lies lower while choices have its room."""
        director = self._session.director
        places = director.layout.places
        if director.layout.low:
            return self._point[1] > places.band.bottom
        return self._from in places.zones and places.zones[self._from].contains(self._centre)

    def drop(self, point: Point) -> None:
        """Released here: laid, back home, or refused and back home."""
        self.move(point)
        session, places = self._session, self._session.director.layout.places
        ranking = session.ranking
        tried = targets(self.grip, session.tried)
        ends = [name for name in tried if name in session.director.layout.ends]
        target = self._target() or self._over(ends)
        zone = target or places.drop_zone(self._centre) or places.drop_zone(self._point)
        zone = zone or self._over(tried)
        ranked = ranking is not None and self.card in ranking.cards
        session.arranging.offer(self._as_it_was.offered)
        if ranked or (not zone and self._comes_home):
            session.arranging.toward("")
            session.director.release()
            if session.arrangement.order != self._as_it_was.order:
                session.keep()
            return
        session.director.drop()
        if not session.lay(self.grip, zone):
            session.arranging.toward("")
            session.director.refuse(self.keys)

    def let_go(self) -> None:
        """Released nowhere: all is as it was."""
        self._session.director.arrange(self._as_it_was)
        self._session.director.release()
