"""Rows that an edition adds to the tables of a game, and lines that it puts in place of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from game.rules.state import Line

K = TypeVar("K")
V = TypeVar("V")


def add(
    table: Mapping[K, tuple[V, ...]], more: Mapping[K, tuple[V, ...]]
) -> Mapping[K, tuple[V, ...]]:
    """The table with more at the end of some of its rows, or in rows of their own."""
    return {**table, **{key: table.get(key, ()) + rows for key, rows in more.items()}}


def instead(lines: tuple[Line, ...], old: Line, new: Line) -> tuple[Line, ...]:
    """The lines of a routine with one in the place of another.

    Raises ValueError if the other is not there: somebody else has put theirs in its place.
    """
    if old not in lines:
        raise ValueError(f"{new} takes the place of {old}, which is not there.")
    return tuple(new if line is old else line for line in lines)
