"""A second account, made from presses and their times, of whether a cloth was lifted on purpose."""

from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.rules.state import Seat
from game.table.hands.things import Thing

LIFT = "button.lift"
OWN_KEYS = pygame.K_q, pygame.K_o
"""Keys that do the same as the buttons, by seat."""
FIRST, SECOND, HOLD, QUIET = 0.5, 0.3, 0.6, 0.6
"""In seconds: the least time from the fall of the cloth to a first press, from that to a second,
the least time of a press that is held, and the time after a lift in which nothing is answered."""
SLACK = 1e-6
MOUSE = 0


class Lifts:
    """Account of one table: when the cloth fell, which keys and buttons are held down, and the
    presses of what lifts the cloth. Times are those of the table, in seconds."""

    def __init__(self) -> None:
        self._now = self._stepped = 0.0
        """The present time, and the time at which the last step began."""
        self._fell = 0.0
        self._covered = ""
        """The turn that lay covered after the last step; empty if it lay open."""
        self._down: dict[int, float] = {}
        self._presses: list[tuple[float, bool]] = []
        """Times of presses, each with whether it was by the own key. Not every click is a press,
        for instance on what has just come up under the pointer."""

    def hear(
        self, events: Iterable[pygame.Event], before: Sequence[Thing], turn: Seat | None
    ) -> None:
        """Takes in events of a step, before which these things were to be seen."""
        if not self._covered:
            self._down.pop(MOUSE, None)  # the button under the mouse is gone
        button = next((thing for thing in before if thing.id == LIFT), None)
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._down.clear()
            elif event.type == pygame.KEYDOWN:
                self._down.pop(MOUSE, None)  # who types has let go of the mouse
                focused = button is not None and "focused" in button.state
                if turn is not None and event.key == OWN_KEYS[turn]:
                    self._down.setdefault(event.key, self._now)
                    self._presses.append((self._now, True))
                elif event.key == pygame.K_RETURN and focused:
                    self._presses.append((self._now, False))
            elif event.type == pygame.KEYUP:
                self._down.pop(event.key, None)
            elif event.type == pygame.MOUSEBUTTONDOWN and button is not None:
                if button.rect.grown(2).contains(event.pos):
                    self._down[MOUSE] = self._now
            elif event.type == pygame.MOUSEBUTTONUP and self._down.pop(MOUSE, None) is not None:
                self._presses.append((self._now, False))

    def tick(self, dt: float, after: Sequence[Thing], looks: Seat | None) -> None:
        """Ends a step of `dt` seconds, after which these things are to be seen and the hand of this
        seat lies open."""
        turns = [thing.name for thing in after if thing.id == "text.turn"]
        covered = str(turns) if looks is None else ""
        if covered and covered != self._covered:
            self._fell = self._now
        self._covered = covered
        self._stepped = self._now
        self._now += dt

    def lifted(self, key: Seat) -> bool:
        """Returns whether what was done up to now lifts the cloth of this seat."""
        held = [
            since
            for what, since in self._down.items()
            if what in (MOUSE, OWN_KEYS[key]) and self._now - since >= HOLD - SLACK
        ]
        begun = [*held, *self._first_of_two()]
        return any(since - self._fell >= FIRST - SLACK for since in begun)

    def _first_of_two(self) -> Iterator[float]:
        """Yields the times of presses to which one made just now may be the second."""
        if not self._presses or self._presses[-1][0] < self._stepped:
            return
        for made, surely in reversed(self._presses[:-1]):
            if self._presses[-1][0] - made >= SECOND - SLACK:
                yield made
            if surely:
                return
