"""What a card on a zone means: derived from the commands, never judged here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from game.rules.cards import Card
from game.rules.explore import Discard, Play
from game.rules.state import DISCARD, ROW, Seat, owned
from game.rules.steps import Command
from game.table.layout import Pose
from game.table.places import Point

LIFT = 1.06
"""A held card is this much larger."""
HELD = 2000
"""It lies over everything."""

CardCommand = type[Play] | type[Discard]


def meanings(seat: Seat) -> dict[str, CardCommand]:
    """What it means to lay a card on a zone, for this seat."""
    return {owned(ROW, seat): Play, DISCARD: Discard}


def meant(card: Card, zone: str | None, seat: Seat) -> Command[Any] | None:
    """The command of laying a card on a zone; None where that means nothing.

    Whether it is legal is for the game to say, with its reason.
    """
    kind = meanings(seat).get(zone or "")
    return kind(card) if kind else None


def targets(card: Card, legal: Iterable[Command[Any]], seat: Seat) -> list[str]:
    """The zones on which this card may be laid now."""
    legal = list(legal)
    return [zone for zone, kind in meanings(seat).items() if kind(card) in legal]


def held(home: Pose, point: Point, grab: Point) -> Pose:
    """A card that follows the pointer: upright, grabbed where it was, `grab` from its middle."""
    x, y = point[0] - grab[0] * LIFT, point[1] - grab[1] * LIFT
    return replace(home, x=x, y=y, width=home.width * LIFT, angle=0.0, z=HELD)


def playable(legal: Iterable[Command[Any]]) -> set[Card]:
    """The cards that may be played to the row now."""
    return {command.card for command in legal if isinstance(command, Play)}
