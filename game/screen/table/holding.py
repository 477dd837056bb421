"""What the pointer holds at the table, from the press that lifts it to its release."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.state import HAND, ROW, Seat, owned
from game.table.asking.answers import Token
from game.table.hands.grasp import Grasp
from game.table.hands.things import Thing
from game.table.layout.places import Point
from game.table.pointing import TOKEN, Pointing
from game.table.session import TableSession


class Holding:
    """At most one grasp at a time, or one marker; `thing_at` says what it is laid on."""

    def __init__(
        self, session: TableSession, pointing: Pointing, thing_at: Callable[[Point], Thing | None]
    ) -> None:
        self._session = session
        self._pointing = pointing
        self._thing_at = thing_at
        self._grasp: Grasp | None = None
        self.marker_at: Point | None = None
        """Where a marker is that is dragged."""

    @property
    def busy(self) -> bool:
        """Whether anything is held."""
        return self._grasp is not None or self.marker_at is not None

    @property
    def marker(self) -> tuple[Seat, Point] | None:
        """Whose marker is dragged, and where it is."""
        taken, at = self._pointing.taken, self.marker_at
        return (taken, at) if taken is not None and at is not None else None

    @property
    def grip(self) -> str:
        """What is held; empty if nothing."""
        return self._grasp.grip if self._grasp else ""

    @property
    def keys(self) -> frozenset[str]:
        """The cards that are held."""
        return frozenset(self._grasp.keys) if self._grasp else frozenset()

    def lift(self, thing: Thing, point: Point, tokens: Sequence[Token] = ()) -> None:
        """What may be laid somewhere is picked up, or a card of the hand, or a marker. Laid on one
        of these tokens that takes it, it is given as if it were laid where that belongs."""
        self._pointing.put_back()
        if thing.id.startswith(TOKEN):
            self._pointing.take(int(thing.id.removeprefix(TOKEN)))
            self.marker_at = point
            return
        grip = self._session.drops.grip(thing)
        lays = {type(lay.command): lay.zone for lay in self._session.drops.lays if lay.grip == grip}
        onto = [
            (zone, token.rect)
            for token in tokens
            for kind, zone in lays.items()
            if any(isinstance(button.command, kind) for button in token.buttons)
        ]
        self._grasp = Grasp(self._session, grip, thing.card, point, onto)

    def drag(self, point: Point) -> bool:
        """The held thing follows, grabbed where it was; whether anything else has changed."""
        if self.marker_at is not None:
            self.marker_at = point
        if self._grasp is None:
            return False
        session = self._session
        before = session.arrangement, session.director.moving
        self._grasp.move(point)
        return before != (session.arrangement, session.director.moving)

    def drop(self, point: Point) -> bool:
        """Released: laid, or home again with a word why; whether anything was held."""
        if self.marker_at is not None:
            self.marker_at = None
            return self._pointing.lay(self._thing_at(point), self._session.director.view)
        grasp, self._grasp = self._grasp, None
        if grasp is not None:
            grasp.drop(point)
        return grasp is not None

    def let_go(self) -> bool:
        """Released nowhere: home again; whether anything was held."""
        if self.marker_at is not None:
            self.marker_at = None
            self._pointing.put_back()
            return True
        grasp, self._grasp = self._grasp, None
        if grasp is not None:
            grasp.let_go()
        return grasp is not None

    def point_at(self, thing: Thing) -> bool:
        """A marker that was taken by a click is laid there; whether one was."""
        return self._pointing.lay(thing, self._session.director.view)

    def advance(self, dt: float) -> None:
        """It swings."""
        if self._grasp is not None:
            self._grasp.advance(dt)


def quick_goal(session: TableSession, thing: Thing) -> str:
    """Where a double click lays a card: on the own row, or into the hand; empty if neither."""
    if thing.card is None:
        return ""
    row, hand = owned(ROW, session.seat), owned(HAND, session.seat)
    if session.exploring and thing.card in session.playable:
        return row
    return next((zone for zone in session.drops.targets(thing.id) if zone in (row, hand)), "")
