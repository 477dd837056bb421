"""What laying something somewhere means: derived from the commands, never judged here."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Discard, Play, PlayOrDiscard
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Swap, Take
from game.rules.card import Card
from game.rules.state import DECK, DISCARD, HAND, LIMBO, REVEALED, ROW, Seat, owned
from game.rules.steps import Command
from game.rules.view import View
from game.table.layout.places import Point
from game.table.layout.poses import Pose

LIFT = 1.06
"""A held card is this much larger."""
HELD = 2000
"""It lies over everything."""
GATHERED = 0.3
"""Cards held together lie this part as far apart as they lay."""
STEEPEST, SWING, CALM = 8.0, 0.35, 9.0
"""Degrees a held card tilts at most, degrees by a pixel of speed, and how fast it calms down."""


def zone_id(zone: str) -> str:
    """The id of a zone as a thing: `zone.row.0`."""
    return "zone." + zone.replace(":", ".")


DECK_GRIP = zone_id(DECK)
"""What one grips to lay the deck."""


def hand_grip(seat: Seat) -> str:
    """What one grips to lay a seat's whole hand."""
    return zone_id(owned(HAND, seat))


@dataclass(frozen=True)
class Lay:
    """Laying what is gripped (a card by its id, or a zone) on a zone or a card is this command."""

    grip: str
    zone: str
    command: Command[Any]


MEANINGS: Mapping[type[Command[Any]], Callable[[Any, View], tuple[str, str]]] = {
    Take: lambda command, view: (command.card.id, owned(HAND, view.active)),
    Swap: lambda command, view: (command.personal.id, command.shared.id),
    Play: lambda command, view: (command.card.id, owned(ROW, view.active)),
    Discard: lambda command, view: (command.card.id, DISCARD),
    Claim: lambda command, view: (command.key.id, REVEALED),
    LetGo: lambda command, view: (view.cards(REVEALED)[0].id, LIMBO),
    PayKey: lambda command, view: (command.key.id, REVEALED),
    LoseDoor: lambda command, view: (command.door.id, REVEALED),
    RevealFive: lambda command, view: (DECK_GRIP, REVEALED),
    LoseHand: lambda command, view: (hand_grip(view.active), REVEALED),
}
"""Where a command is a card laid somewhere: what is laid, and where."""


def lays(view: View, legal: Iterable[Command[Any]]) -> list[Lay]:
    """All that may be laid somewhere now."""
    laid = []
    for command in legal:
        if type(command) in MEANINGS:
            grip, zone = MEANINGS[type(command)](command, view)
            laid.append(Lay(grip, zone, command))
            if isinstance(command, Swap):
                # It is the same whichever of the two is laid on the other.
                laid.append(Lay(zone, grip, command))
    return laid


def targets(grip: str, laid: Iterable[Lay]) -> list[str]:
    """The zones and cards on which this may be laid now."""
    return [lay.zone for lay in laid if lay.grip == grip]


def meant(grip: str, zone: str | None, laid: Sequence[Lay], view: View) -> Command[Any] | None:
    """The command of laying something on a zone; None where that means nothing.

    To play a card of the hand is meant also where it is not legal: the game says why.
    """
    for lay in laid:
        if (lay.grip, lay.zone) == (grip, zone):
            return lay.command
    if isinstance(view.pending, PlayOrDiscard) and zone == owned(ROW, view.seat):
        cards = view.hand + view.shared
        return next((Play(card) for card in cards if card.id == grip), None)
    return None


def playable(legal: Iterable[Command[Any]]) -> set[Card]:
    """The cards that may be played to the row now."""
    return {command.card for command in legal if isinstance(command, Play)}


def held(home: Pose, point: Point, grab: Point, angle: float = 0.0) -> Pose:
    """A card that follows the pointer, grabbed where it was, `grab` from its middle."""
    turn = math.radians(angle - home.angle)
    x = point[0] - (grab[0] * math.cos(turn) + grab[1] * math.sin(turn)) * LIFT
    y = point[1] - (grab[1] * math.cos(turn) - grab[0] * math.sin(turn)) * LIFT
    return replace(home, x=x, y=y, width=home.width * LIFT, angle=angle, z=HELD + home.z)


def gathered(homes: Mapping[str, Pose], point: Point) -> dict[str, Pose]:
    """Several cards that follow the pointer together."""
    middle = sum(pose.x for pose in homes.values()) / max(1, len(homes))
    return {
        key: held(pose, point, ((middle - pose.x) * GATHERED, 0.0), pose.angle)
        for key, pose in homes.items()
    }


@dataclass
class Swing:
    """How a held card tilts against its movement."""

    angle: float = 0.0

    def push(self, dx: float) -> None:
        """It was moved so many pixels to the right."""
        self.angle = max(-STEEPEST, min(STEEPEST, self.angle - dx * SWING))

    def advance(self, dt: float) -> None:
        """It comes to hang straight."""
        self.angle *= math.exp(-CALM * dt)
        if abs(self.angle) < 0.5:
            self.angle = 0.0
