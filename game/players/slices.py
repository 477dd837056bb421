"""Thinking a little in every frame, so that no frame waits for it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Generic, TypeVar

BESIDE_MOVEMENT, AT_REST = 0.004, 0.012
"""Seconds of thinking in a frame: while anything moves, and while nothing does."""

Result = TypeVar("Result")


class Slices(Generic[Result]):
    """A generator that is advanced for a few thousandths of a second at a time, by a clock that
    tells seconds; `result` is what it returned, None until then. To drop it is to forget it."""

    def __init__(
        self, thinking: Generator[object, None, Result], clock: Callable[[], float]
    ) -> None:
        self._thinking, self._clock = thinking, clock
        self.result: Result | None = None

    def advance(self, moves: bool) -> bool:
        """One frame's share, and at least one step, while anything `moves` or nothing does; whether
        there is a result now."""
        if self.result is None:
            end = self._clock() + (BESIDE_MOVEMENT if moves else AT_REST)
            try:
                next(self._thinking)
                while self._clock() < end:
                    next(self._thinking)
            except StopIteration as stop:
                self.result = stop.value
        return self.result is not None
