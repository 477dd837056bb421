"""What is marked on the bar of a replay."""

from __future__ import annotations

from collections.abc import Mapping

from game.editions.base.nightmare import DoorLost, NightmareDrawn
from game.editions.base.prophecy import ProphecySeen
from game.editions.base.routines import DoorGained, HandDiscarded
from game.rules.event import Event
from game.table.staging import Landmark
from game.words import msgid

LANDMARKS: Mapping[type[Event], Landmark] = {
    DoorGained: Landmark("kind-D", msgid("Door opened")),
    DoorLost: Landmark("door-lost", msgid("Door lost"), lost=True),
    NightmareDrawn: Landmark("kind-NM", msgid("Nightmare")),
    ProphecySeen: Landmark("eye", msgid("Prophecy")),
    HandDiscarded: Landmark("hand", msgid("Hand lost"), lost=True),
}
"""In the order in which they are explained."""
