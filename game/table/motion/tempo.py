"""How fast things move, and whether they travel at all."""

from __future__ import annotations

from dataclasses import dataclass

INSTANT = 0.0
SPEEDS = (0.5, 1.0, 2.0, INSTANT)
LONG_PAUSES = 2.0
"""So many times as long as usual."""
LOOKED_AT = 1.2
"""Seconds in which a card that was met lies there before it goes on, where all goes in turn."""


@dataclass(frozen=True)
class Tempo:
    """How the player likes things to move: so many times as fast as usual, or not at all
    (`INSTANT`); with reduced motion nothing travels. What is told stays for `pauses` times as long
    as usual before something else moves. Where all goes `in_turn` nothing sets out while something
    else moves, so that whoever learns can follow."""

    speed: float = 1.0
    reduced: bool = False
    pauses: float = 1.0
    in_turn: bool = False

    def pause(self, usual: float, moving: float, met: bool) -> float:
        """Seconds from one event to the next: `usual` are those of the event, for so long its cards
        are `moving`; `met` if it brings up a card that goes on by itself."""
        least = moving + LOOKED_AT * met if self.in_turn else 0.0
        return max(usual * self.pauses, least)

    @property
    def travels(self) -> bool:
        """Whether cards move from place to place."""
        return not self.reduced and self.speed != INSTANT


USUAL_TEMPO = Tempo()
