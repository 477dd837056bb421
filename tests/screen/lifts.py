"""Whether a cloth was lifted on purpose: a second account of what is pressed, and when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.rules.state import Seat
from game.table.hands.things import Thing

LIFT = "button.lift"
OWN_KEYS = pygame.K_q, pygame.K_o
"""By seat: the key that is like its button."""
FIRST, SECOND, HOLD, QUIET = 0.5, 0.3, 0.6, 0.6
"""Seconds: after the cloth fell a first press counts, after that one a second; or one is held. And
so long after that nothing is answered."""
SLACK = 1e-6
MOUSE = 0


class Lifts:
    """Of one table: when the cloth fell, what is held down, and the last two presses of what lifts
    it. Time is that of the table."""

    def __init__(self) -> None:
        self._now = 0.0
        self._fell = 0.0
        self._covered = ""
        """The turn that lay covered after the last step; empty if it lay open."""
        self._down: dict[int, float] = {}
        self._presses = [-1.0, -1.0]
        self._pressed = False
        """Whether the last of them was made in this step."""

    def hear(
        self, events: Iterable[pygame.Event], before: Sequence[Thing], turn: Seat | None
    ) -> None:
        """These things happen at a table where these were to be seen before."""
        self._pressed = False
        if not self._covered:
            self._down.pop(MOUSE, None)  # its button is gone
        button = next((thing for thing in before if thing.id == LIFT), None)
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._down.clear()
            elif event.type == pygame.KEYDOWN:
                focused = button is not None and "focused" in button.state
                if turn is not None and event.key == OWN_KEYS[turn]:
                    self._down.setdefault(event.key, self._now)
                    self._press()
                elif event.key == pygame.K_RETURN and focused:
                    self._press()
            elif event.type == pygame.KEYUP:
                self._down.pop(event.key, None)
            elif event.type == pygame.MOUSEBUTTONDOWN and button is not None:
                if button.rect.grown(2).contains(event.pos):
                    self._down[MOUSE] = self._now
            elif event.type == pygame.MOUSEBUTTONUP and self._down.pop(MOUSE, None) is not None:
                self._press()

    def _press(self) -> None:
        self._presses, self._pressed = [self._presses[-1], self._now], True

    def tick(self, dt: float, after: Sequence[Thing], looks: Seat | None) -> None:
        """`dt` seconds have passed; this is to be seen now, and this is whose hand lies open."""
        turns = [thing.name for thing in after if thing.id == "text.turn"]
        covered = str(turns) if looks is None else ""
        if covered and covered != self._covered:
            self._fell = self._now
        self._covered = covered
        self._now += dt

    def lifted(self, key: Seat) -> bool:
        """Whether what was done up to now lifts the cloth of this seat."""
        held = [
            since
            for what, since in self._down.items()
            if what in (MOUSE, OWN_KEYS[key]) and self._now - since >= HOLD - SLACK
        ]
        first, second = self._presses
        twice = self._pressed and second - first >= SECOND - SLACK
        begun = [*held, *([first] if twice else [])]
        return any(since - self._fell >= FIRST - SLACK for since in begun)
