"""Where a card is shown large: in the middle of the table, over everything else."""

from __future__ import annotations

from game.table.layout.measures import Measures
from game.table.layout.poses import Pose

MIDDLE = 960, 430
WIDTH = 380
"""Of its middle and its width, by the design."""


def spotlight(places: Measures) -> Pose:
    """How a Door lies that opens before everybody's eyes."""
    return Pose(*places.at(*MIDDLE), places.px(WIDTH))
