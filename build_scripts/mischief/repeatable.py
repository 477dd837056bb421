"""What is different each time, made the same each time: new seeds, the date, and how long an
adviser takes to think."""

import random
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from itertools import count
from types import SimpleNamespace
from unittest.mock import patch

from game import seeds
from game.screen.pages.review import review_page
from game.screen.pages.watch import watch_page
from game.screen.table.hints import thinker

START = datetime(2026, 3, 1, 12, tzinfo=UTC)
TICK = 0.0005
"""Seconds that seem to pass from one look at the watch to the next."""


class Repeatable:
    """Makes seeds and thinking follow from chance, until it is closed."""

    def __init__(self, chance: random.Random) -> None:
        looks, self._patched = count(), ExitStack()

        def watch() -> float:
            return next(looks) * TICK

        for module, name, instead in (
            (seeds, "random", SimpleNamespace(SystemRandom=lambda: chance)),
            (thinker, "perf_counter", watch),
            (review_page, "perf_counter", watch),
            (watch_page, "time", SimpleNamespace(perf_counter=watch)),
        ):
            self._patched.enter_context(patch.object(module, name, instead))
        self._minutes = count()

    def now(self) -> datetime:
        """Returns a time that is always some minutes later than the last."""
        return START + timedelta(minutes=next(self._minutes))

    def close(self) -> None:
        self._patched.close()
