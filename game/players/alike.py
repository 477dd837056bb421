"""Answers that do the same, with cards that are alike."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.rules.card import Card
from game.rules.steps import Command


def printed(command: Command[Any]) -> Hashable:
    """What a command does, by what is printed on the cards that it names: the same for all that
    differ in nothing but the numbers of their cards."""
    return type(command), *map(_faces, vars(command).values())


def _faces(held: object) -> object:
    if isinstance(held, tuple):
        return tuple(map(_faces, held))
    return held.face if isinstance(held, Card) else held
