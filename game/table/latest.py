"""What has come about since the last answer, and which cards came with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, reduce

from game.rules.event import Event, TurnBegan
from game.rules.state import HAND, MARKET, SHARED, Seat, State, owned
from game.rules.view import seen


@dataclass(frozen=True)
class Latest:
    """The events since the last answer, that answer first, and the state `before` it."""

    before: State
    events: tuple[Event, ...]

    def turn(self, seat: Seat) -> tuple[Event, ...]:
        """Those of the turn in which was answered, as this seat may know them, or NOBODY."""
        told = tuple(seen(self.before, self.events, seat))
        ends = (n for n, event in enumerate(told) if isinstance(event, TurnBegan))
        return told[: next(ends, None)]

    @cached_property
    def passed(self) -> bool:
        """Whether a turn has begun since."""
        return any(isinstance(event, TurnBegan) for event in self.events)

    @cached_property
    def came(self) -> frozenset[str]:
        """The cards of hands and the shared cards that were in neither before: drawn, not picked
        or swapped. Whoever looks may know them only as far as they lie face up."""
        after = reduce(lambda state, event: event.evolve(state), self.events, self.before)
        return frozenset(in_hands(after)) - frozenset(in_hands(self.before))


def in_hands(state: State) -> Iterator[str]:
    """The ids of the cards that hands may take or have taken."""
    zones = SHARED, MARKET, *(owned(HAND, seat) for seat in range(state.seats))
    yield from (card.id for zone in zones for card in state.zones.get(zone, ()))
