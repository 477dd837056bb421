"""What the pointer holds at the table, from the press that lifts it to its release."""

from __future__ import annotations

from game.rules.state import HAND, ROW, owned
from game.table.hands.grasp import Grasp
from game.table.hands.things import Thing
from game.table.layout.places import Point
from game.table.sitting import Sitting


class Holding:
    """At most one grasp at a time."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._grasp: Grasp | None = None

    @property
    def busy(self) -> bool:
        """Whether anything is held."""
        return self._grasp is not None

    @property
    def grip(self) -> str:
        """What is held; empty if nothing."""
        return self._grasp.grip if self._grasp else ""

    @property
    def keys(self) -> frozenset[str]:
        """The cards that are held."""
        return frozenset(self._grasp.keys) if self._grasp else frozenset()

    def lift(self, thing: Thing, point: Point) -> None:
        """What may be laid somewhere is picked up, or a card of the hand."""
        self._grasp = Grasp(self._sitting, self._sitting.reach.grip(thing), thing.card, point)

    def drag(self, point: Point) -> bool:
        """The held thing follows, grabbed where it was; whether anything else has changed."""
        if self._grasp is None:
            return False
        sitting = self._sitting
        before = sitting.arrangement, sitting.director.moving
        self._grasp.move(point)
        return before != (sitting.arrangement, sitting.director.moving)

    def drop(self, point: Point) -> bool:
        """Released: laid, or home again with a word why; whether anything was held."""
        grasp, self._grasp = self._grasp, None
        if grasp is not None:
            grasp.drop(point)
        return grasp is not None

    def let_go(self) -> bool:
        """Released nowhere: home again; whether anything was held."""
        grasp, self._grasp = self._grasp, None
        if grasp is not None:
            grasp.let_go()
        return grasp is not None

    def advance(self, dt: float) -> None:
        """It swings."""
        if self._grasp is not None:
            self._grasp.advance(dt)


def quick_goal(sitting: Sitting, thing: Thing) -> str:
    """Where a double click lays a card: on the own row, or into the hand; empty if neither."""
    if thing.card is None:
        return ""
    row, hand = owned(ROW, sitting.seat), owned(HAND, sitting.seat)
    if sitting.exploring and thing.card in sitting.playable:
        return row
    return next((zone for zone in sitting.reach.targets(thing.id) if zone in (row, hand)), "")
