"""Things on the table that can be picked up now, and where they may be laid."""

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
    """What can be picked up and laid now: `lays` are all possible gestures, `own` the cards of the
    hand, `ranked` those that are being put in order."""

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
        return tuple(gestures.targets(grip, self.lays))

    def lifted_to(self, zone: str) -> Set[str]:
        """Returns the grips that may be laid on this zone now."""
        return {lay.grip for lay in self.lays if lay.zone == zone}

    def goal(self, grip: str, thing: Thing) -> str:
        """Returns what a grip would be laid on at this thing: the card, or its zone; empty if
        neither is possible."""
        targets = self.targets(grip)
        return next((name for name in (thing.id, thing.lies_in) if name in targets), "")
