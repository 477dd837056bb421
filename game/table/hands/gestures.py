"""Gestures of laying something somewhere: what can be picked up, and where it may be laid. They
follow from the commands; nothing is judged here."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from game.rules.card import Card
from game.rules.state import DECK, HAND, Seat, owned
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.hands.things import Thing
from game.table.layout.places import Point
from game.table.layout.poses import Pose

LIFT = 1.06
"""Size of a held card, by its usual size."""
HELD = 2000
"""Height of a held card, over everything."""
GATHERED = 0.3
"""Distance between cards that are held together, by that at rest."""


def zone_id(zone: str) -> str:
    """Returns the id of a zone as a thing: `zone.row.0`."""
    return "zone." + zone.replace(":", ".")


DECK_GRIP = zone_id(DECK)
"""The grip that lays the deck."""


def hand_grip(seat: Seat) -> str:
    """Returns the grip that lays a seat's whole hand."""
    return zone_id(owned(HAND, seat))


@dataclass(frozen=True)
class Lay:
    """A gesture: laying a `grip`, a card by its id or a zone, on a zone or a card gives this
    command. None stands for drawing by hand, or for taking back what was laid."""

    grip: str
    zone: str
    command: Command[Any] | None


Meaning = Callable[[Any, View], tuple[str, str]]
"""Returns the grip for a command, and the zone or card to lay it on."""
Meanings = Mapping[type[Command[Any]], Meaning]
Tries = tuple[tuple[type[Decision], Callable[[Card], Command[Any]]], ...]


def lays(view: View, legal: Iterable[Command[Any]], meanings: Meanings) -> list[Lay]:
    """Returns all gestures that are possible now."""
    laid, cards = [], {card.id for card in view.box}
    for command in legal:
        if type(command) in meanings:
            grip, zone = meanings[type(command)](command, view)
            laid.append(Lay(grip, zone, command))
            if zone in cards:
                # Either of the two may be laid on the other.
                laid.append(Lay(zone, grip, command))
    return laid


def tried(view: View, tries: Tries, meanings: Meanings) -> Iterator[Lay]:
    """Yields gestures with each card of the hand that the game is asked for even if they are
    illegal, so that it says why."""
    for decision, trial in tries:
        if type(view.pending) is decision:
            for card in view.hand + view.shared:
                command = trial(card)
                grip, zone = meanings[type(command)](command, view)
                yield Lay(grip, zone, command)


def targets(grip: str, laid: Iterable[Lay]) -> list[str]:
    """Returns the zones and cards on which a grip may be laid now."""
    return [lay.zone for lay in laid if lay.grip == grip]


def meant(grip: str, zone: str | None, laid: Iterable[Lay]) -> Command[Any] | None:
    """Returns the command of a gesture; None if it means nothing."""
    same = (lay.command for lay in laid if (lay.grip, lay.zone) == (grip, zone))
    return next(same, None)


def exchanged(command: Command[Any], laid: Iterable[Lay]) -> tuple[str, str] | None:
    """Returns the two cards that change places by a command, or None. Either may be laid on the
    other."""
    ways = [(lay.grip, lay.zone) for lay in laid if lay.command == command]
    return ways[0] if len(ways) == 2 and ways[0] == ways[1][::-1] else None


@dataclass(frozen=True)
class LegalDrops:
    """The cards that can be picked up and laid now: `lays` are all possible gestures, `own` the
    cards of the hand, `ranked` those that are being put in order."""

    lays: Sequence[Lay] = ()
    own: Set[Card] = frozenset()
    ranked: Set[Card] = frozenset()

    def grip(self, thing: Thing) -> str:
        """Returns what is picked up with a thing: a card of the deck stands for the deck."""
        return DECK_GRIP if thing.zone == DECK and not self.is_ranked(thing) else thing.id

    def is_grip(self, thing: Thing) -> bool:
        """Returns whether a thing may be laid somewhere now."""
        return any(lay.grip == self.grip(thing) for lay in self.lays)

    def is_ranked(self, thing: Thing) -> bool:
        return thing.card in self.ranked

    def can_lift(self, thing: Thing) -> bool:
        """Returns whether a thing can be picked up: anything that may be laid, and any card of the
        hand."""
        return thing.card in self.own or self.is_grip(thing) or self.is_ranked(thing)

    def targets(self, grip: str) -> tuple[str, ...]:
        return tuple(targets(grip, self.lays))

    def lifted_to(self, zone: str) -> Set[str]:
        """Returns the grips that may be laid on this zone now."""
        return {lay.grip for lay in self.lays if lay.zone == zone}

    def goal(self, grip: str, thing: Thing) -> str:
        """Returns what a grip would be laid on at this thing: the card, or its zone; empty if
        neither is possible."""
        possible = self.targets(grip)
        return next((name for name in (thing.id, thing.lies_in) if name in possible), "")


def held(home: Pose, point: Point, grab: Point, angle: float = 0.0) -> Pose:
    """Returns the pose of a card that follows the pointer, gripped `grab` pixels from its
    middle."""
    turn = math.radians(angle - home.angle)
    x = point[0] - (grab[0] * math.cos(turn) + grab[1] * math.sin(turn)) * LIFT
    y = point[1] - (grab[1] * math.cos(turn) - grab[0] * math.sin(turn)) * LIFT
    return replace(home, x=x, y=y, width=home.width * LIFT, angle=angle, z=HELD + home.z)


def gathered(homes: Mapping[str, Pose], point: Point) -> dict[str, Pose]:
    """Returns the poses of several cards that follow the pointer together."""
    middle = sum(pose.x for pose in homes.values()) / max(1, len(homes))
    return {
        key: held(pose, point, ((middle - pose.x) * GATHERED, 0.0), pose.angle)
        for key, pose in homes.items()
    }
