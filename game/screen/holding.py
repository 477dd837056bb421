"""What the pointer holds at the table, from the press that lifts it to its release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.hands.grasp import Grasp
from game.table.hands.things import Thing
from game.table.layout.places import Point
from game.table.sitting import Sitting

if TYPE_CHECKING:
    from game.screen.scenes.table import Table


class Holding:
    """At most one grasp at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
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

    def can_lift(self, thing: Thing) -> bool:
        """Whether it can be picked up now."""
        table = self._table
        free = table.shelf.panel is None and not table.showing.posed
        return free and table.sitting.reach.can_lift(thing)

    def lift(self, thing: Thing, point: Point) -> bool:
        """What may be laid somewhere can be picked up, and every card of the hand."""
        sitting = self._table.sitting
        if not self.can_lift(thing):
            return False
        self._table.begin()
        self._table.app.sound.ring("lift")
        self._grasp = Grasp(sitting, sitting.reach.grip(thing), thing.card, point)
        return True

    def drag(self, point: Point) -> None:
        """The held thing follows, grabbed where it was."""
        sitting = self._table.sitting
        if self._grasp is not None:
            before = sitting.arrangement, sitting.director.moving
            self._grasp.move(point)
            self._table.changed |= before != (sitting.arrangement, sitting.director.moving)

    def drop(self, point: Point) -> None:
        """Released: laid, or home again with a word why."""
        if self._grasp is not None:
            self._grasp.drop(point)
            self._grasp, self._table.changed = None, True

    def let_go(self) -> None:
        """Released nowhere: home again."""
        if self._grasp is not None:
            self._grasp.let_go()
            self._grasp, self._table.changed = None, True

    def advance(self, dt: float) -> None:
        """It swings."""
        if self._grasp is not None:
            self._grasp.advance(dt)


def quick_goal(sitting: Sitting, thing: Thing) -> str:
    """Where a double click lays a card: played, or taken into the hand; empty if neither."""
    return sitting.home_of(thing.id) if thing.card is not None else ""
