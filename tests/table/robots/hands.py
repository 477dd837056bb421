"""Hands of a player at a table without a window: they drag and click."""

from collections.abc import Sequence
from dataclasses import replace

from game.rules.card import Card
from game.table.acts import Draw, Lay
from game.table.hands import drag
from game.table.hands.clicks import meant_by
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect
from game.table.session import TableSession


class Held:
    """A drag of something on the table, from the press to the release."""

    def __init__(
        self,
        session: TableSession,
        grip: str,
        card: Card | None,
        point: Point,
        onto: Sequence[drag.Onto] = (),
    ) -> None:
        self._session = session
        thing = Thing(grip, "card", "", Rect(0, 0, 0, 0), card=card)
        self.drag = drag.lifted(session, thing, point, onto)
        session.arrange(drag.making_room(session, self.drag))

    @property
    def keys(self) -> list[str]:
        """The keys of the cards that are held."""
        return [*self.drag.homes]

    def move(self, point: Point) -> None:
        """Moves the pointer to a point."""
        self.drag = self.drag.at(point, self._session.director.tempo.travels)
        self._session.arrange(drag.arranged(self._session, self.drag))
        self._session.director.hold(self.drag.poses)

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self.drag = self.drag.after(dt)
        self._session.director.hold(self.drag.poses)

    def drop(self, point: Point) -> None:
        """Releases what is held at a point. It is laid there if it may be, and else returns."""
        session = self._session
        self.move(point)
        released = drag.released(session, self.drag)
        session.arrange(released.arrangement)
        if released.goes_home:
            session.director.release()
            return
        session.director.drop()
        if not session.lay(self.drag.grip, released.zone):
            session.arrange(replace(session.arrangement, toward=""))
            session.director.refuse(self.keys)

    def let_go(self) -> None:
        """Gives up the drag: all lies as before."""
        self._session.arrange(self.drag.before)
        self._session.director.release()


def choose(session: TableSession, thing: Thing) -> bool:
    """Clicks on a thing, and returns whether the click had a meaning."""
    meant = meant_by(session, thing)
    if meant is None:
        session.touch(thing)
        return False
    arrangement, act = meant
    session.arrange(arrangement)
    match act:
        case Draw():
            session.draw()
        case Lay(grip, zone):
            session.lay(grip, zone)
    return True
