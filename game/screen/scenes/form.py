"""A page of parts to press and to fill in, among which keys move a focus."""

from __future__ import annotations

from game.screen.scenes.menu import MenuScene
from game.table.focus import Direction, next_thing
from game.table.things import Thing


class Form(MenuScene):
    """Tab goes from part to part in the order of reading, arrows to what is nearest."""

    def reach(self) -> list[Thing]:
        """What the focus can stand on, in the order of reading."""
        return [button.thing for button in self.buttons()]

    def stand(self, key: str) -> None:
        """The focus goes there."""
        self._focus, self.changed = key, True

    def step(self, by: int) -> None:
        """The focus goes to the next thing of the page, or to the one before."""
        ids = [thing.id for thing in self.reach()]
        start = ids.index(self._focus) + by if self._focus in ids else min(0, by)
        self.stand(ids[start % len(ids)])

    def go(self, direction: Direction) -> None:
        """The focus goes to what is nearest in this direction."""
        reach = self.reach()
        near = next_thing(reach, self._focus, direction) or reach[0]
        self.stand(near.id)
