"""An answer that was laid on the table and waits until the deck is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.event import Awaiting, Event
from game.rules.state import Cards, State, replace
from game.rules.steps import Command


@dataclass(frozen=True)
class Laid:
    """A `command` that the game is only asked for once the deck is pressed. `events` is what comes
    of it before the deck shows anything, `state` the table after them, on which nothing is asked;
    `order` is how the hands lay before. If it was a card that was laid, that is `grip`, by its id,
    and it lay in the zone `home`; else both are empty.

    It is in no log and on no disk: a program that is killed has lost this one gesture, and begins
    again at the decision before it.
    """

    command: Command[Any]
    events: tuple[Event, ...]
    state: State
    order: Cards
    grip: str = ""
    home: str = ""


def laid(
    command: Command[Any], before: State, to_come: Sequence[Event], order: Cards
) -> Laid | None:
    """What lies on the table if these events would come of a command; None if it does not wait:
    where nothing comes up from the deck, or nothing moves before that."""
    state, shown = before, before
    events: tuple[Event, ...] = ()
    for number, event in enumerate(to_come):
        after = event.evolve(state)
        if event.reveals or len(after.deck) < len(state.deck):
            break
        if number == len(events) and not isinstance(event, Awaiting):
            events, shown = (*events, event), after
        state = after
    else:
        return None
    if shown.zones is before.zones:
        return None
    return Laid(command, events, replace(shown, agenda=()), order)
