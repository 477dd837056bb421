"""How fast things move, and whether they travel at all."""

from __future__ import annotations

from dataclasses import dataclass

INSTANT = 0.0
SPEEDS = (0.5, 1.0, 2.0, INSTANT)
LONG_PAUSES = 2.0
"""So many times as long as usual."""


@dataclass(frozen=True)
class Tempo:
    """How the player likes things to move: so many times as fast as usual, or not at all
    (`INSTANT`); with reduced motion nothing travels. What is told stays for `pauses` times as long
    as usual before something else moves."""

    speed: float = 1.0
    reduced: bool = False
    pauses: float = 1.0

    @property
    def travels(self) -> bool:
        """Whether cards move from place to place."""
        return not self.reduced and self.speed != INSTANT


USUAL_TEMPO = Tempo()
