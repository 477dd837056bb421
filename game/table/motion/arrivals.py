"""Which cards have come to lie where they belong, and which still fly there: what happens next may
begin as soon as what it takes has come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from game.rules.state import DECK, REVEALED
from game.rules.view import View
from game.table.deck_left import Left, left
from game.table.layout.poses import Layout
from game.table.motion.choreography import ABOVE, Steps
from game.table.motion.timeline import Tween, even
from game.table.motion.traffic import Traffic


def zones_of(view: View) -> dict[str, str]:
    """The zone of every card that is known, by its id."""
    return {card.id: zone for zone in view.zones for card in view.cards(zone)}


@dataclass(frozen=True)
class Arrivals:
    """The cards of a view, some of which are on their way to where a layout wants them."""

    view: View
    layout: Layout
    traffic: Traffic

    @property
    def bound(self) -> Mapping[str, str]:
        """The cards that fly from one zone to another, and where each will lie."""
        flying, sprites = self.traffic.timeline.flying, self.layout.sprites
        lying = zones_of(self.view) if flying else {}
        return {
            key: sprites[key].lies_in if key in sprites else lying.get(key, DECK) for key in flying
        }

    @property
    def counts(self) -> dict[str, int]:
        """How many cards have come to lie on each pile: one that still flies does not count."""
        flying, zones = Counter(self.bound.values()), self.view.zones
        table = self.view.table
        piles = (name for name, row in table.items() if row.lies == "pile" and not row.owned)
        return {name: len(zones.get(name, ())) - flying[name] for name in piles}

    @property
    def left(self) -> Left:
        """How far the deck has run down."""
        return left(self.view, self.counts[DECK])

    def let_begin(self, following: View, at_rest: bool) -> bool:
        """Whether what leads to the `following` view may begin. Nothing is drawn while the deck is
        shuffled or still gets cards; a card that flies has to arrive first, unless it is only met
        there and flies on; and what begins `at_rest` waits until all have arrived."""
        bound, shuffles = self.bound, self.traffic.passing.moving
        if not bound and not shuffles:
            return True
        if following.deck_count < self.view.deck_count:
            return DECK not in bound.values() and not shuffles
        if at_rest or following.seat != self.view.seat:
            return not bound
        before, after = zones_of(self.view), zones_of(following)
        return all(bound[k] == REVEALED or after.get(k) == before.get(k) for k in bound)

    def late(self, following: View) -> float:
        """Seconds until the last of those cards has arrived that go on from there."""
        return max((card.duration for card in self.going_on(following).values()), default=0.0)

    def going_on(self, following: View) -> dict[str, Tween]:
        """The cards that arrive first where they are bound for, and go on from there to where they
        lie in the `following` view; each waits there for as long as it still flies."""
        now, then = zones_of(self.view), zones_of(following)
        flying = self.traffic.timeline.flying
        return {key: flying[key] for key in flying.keys() & now.keys() if then.get(key) != now[key]}

    def on_time(
        self, moves: Iterable[tuple[str, Steps]], going: Mapping[str, Tween]
    ) -> Iterator[tuple[str, Steps]]:
        """The same movements; but a card that is `going` on arrives first, and one whose place has
        moved on while it flies there arrives when it would have."""
        flying = self.traffic.timeline.flying
        for key, steps in moves:
            if key in going:
                yield key, (going[key], *steps)
            elif key in flying and not any(step.above for step in steps):
                left = flying[key].duration
                yield key, (replace(steps[-1], duration=left, curve=even, above=ABOVE),)
            else:
                yield key, steps
