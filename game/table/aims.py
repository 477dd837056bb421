"""The aims that a game is won with, as they stand: how many of how many are reached of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.card import Card
from game.rules.view import View
from game.table.staging import Aim, Staging
from game.words import Words

AIM = "text.aim."
"""Prefix of the ids of aims in descriptions."""


@dataclass(frozen=True)
class Standing:
    """An aim as it stands: how many are `reached` of `wanted` ones, and the card that is `due`,
    where the order counts. `caption` is what it is called, and `told` says all of it."""

    aim: Aim
    caption: str
    told: str
    reached: int
    wanted: int
    due: Card | None

    @property
    def id(self) -> str:
        """The id of its text in descriptions."""
        return AIM + self.aim.name

    @property
    def done(self) -> bool:
        return self.reached >= self.wanted

    @property
    def count(self) -> str:
        """The count in figures: "3 / 8"."""
        return f"{self.reached} / {self.wanted}"


def aims_of(view: View, staging: Staging, words: Words) -> Sequence[Standing]:
    """Returns all aims of a game as they stand, in the order of its editions."""
    return [_standing(aim, view, words) for aim in staging.aims]


def _standing(aim: Aim, view: View, words: Words) -> Standing:
    caption, reached, wanted = words.say(aim.caption), aim.reached(view), aim.wanted(view)
    due = aim.due(view) if aim.due is not None else None
    return Standing(aim, caption, words.aim(caption, reached, wanted, due), reached, wanted, due)
