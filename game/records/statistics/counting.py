"""What an edition counts of a finished game, and how that is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.rules.game import Game


@dataclass(frozen=True)
class Count:
    """`name` is for files; `told` is a short label for players, still to be said, and `icon` the
    name of a picture for it, empty for none."""

    name: str
    told: str
    icon: str = ""


@dataclass(frozen=True)
class CountGroup:
    """Counts that are shown together, under a title that is still to be said; `parts` if they are
    parts of one whole, such as the ways in which something was answered."""

    name: str
    title: str
    counts: tuple[Count, ...]
    parts: bool = False


@dataclass(frozen=True)
class Counting:
    """`count` folds a finished game once, and gives each count of the `groups` by its name."""

    count: Callable[[Game], Mapping[str, int]]
    groups: tuple[CountGroup, ...]
