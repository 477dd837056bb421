"""What of the table can be picked up now, and where it may be laid."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

from game.rules.card import Card
from game.rules.state import DECK
from game.table.hands import gestures
from game.table.hands.gestures import DECK_GRIP, Lay
from game.table.hands.things import Thing


@dataclass(frozen=True)
class LegalDrops:
    """`lays` is all that may be laid somewhere, `own` the cards of the hand, `ranked` those that
    are being put in order."""

    lays: Sequence[Lay] = ()
    own: Set[Card] = frozenset()
    ranked: Set[Card] = frozenset()

    def grip(self, thing: Thing) -> str:
        """What is picked up with it: a card of the deck is the deck."""
        return DECK_GRIP if thing.zone == DECK and not self.is_ranked(thing) else thing.id

    def is_grip(self, thing: Thing) -> bool:
        """Whether a thing may be laid somewhere now."""
        return any(lay.grip == self.grip(thing) for lay in self.lays)

    def is_ranked(self, thing: Thing) -> bool:
        """Whether a thing is one of the cards that are being put in order."""
        return thing.card in self.ranked

    def can_lift(self, thing: Thing) -> bool:
        """Whether a thing can be picked up: what may be laid somewhere, and the hand's cards."""
        return thing.card in self.own or self.is_grip(thing) or self.is_ranked(thing)

    def targets(self, grip: str) -> tuple[str, ...]:
        """The zones on which this may be laid now."""
        return tuple(gestures.targets(grip, self.lays))

    def lifted_to(self, zone: str) -> Set[str]:
        """What may be laid on this zone now."""
        return {lay.grip for lay in self.lays if lay.zone == zone}

    def goal(self, grip: str, thing: Thing) -> str:
        """What this would be laid on here: this card, or its zone; or empty."""
        targets = self.targets(grip)
        return next((name for name in (thing.id, thing.lies_in) if name in targets), "")
