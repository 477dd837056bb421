"""How cards lie: what a layout is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.cards import Card
from game.rules.state import DECK
from game.table.places import CARD_RATIO, Places

BACK = "back"


@dataclass(frozen=True)
class Pose:
    """How a card lies: centre and width in pixels, angle in degrees counter-clockwise.

    `turn` is 1 face up and 0 face down; between them it shows its edge. Higher `z` lies above.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    turn: float = 1.0
    z: int = 0

    @property
    def height(self) -> float:
        """In pixels."""
        return self.width * CARD_RATIO


@dataclass(frozen=True)
class Sprite:
    """A card on the glass. `card` is None for one that the viewer may not know."""

    key: str
    card: Card | None
    zone: str
    pose: Pose


@dataclass(frozen=True)
class Layout:
    """Every card at rest, by sprite key: the card's id, or `back.` and where it lies."""

    places: Places
    sprites: Mapping[str, Sprite] = field(default_factory=dict)

    @property
    def source(self) -> Pose:
        """The deck, face down: where cards come from and go back to."""
        rect = self.places.zones[DECK]
        return Pose(*rect.centre, rect.w, turn=0.0, z=900)
