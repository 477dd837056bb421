"""Whispers: sentences about the rules for players without a lesson, each told once, when its moment
first comes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass

from game.rules.event import Awaiting, Event, TurnBegan
from game.rules.steps import Decision
from game.rules.view import View

Late = Set[type[Event]]
"""Classes of recent events, which everybody may know."""


def always(view: View, late: Late) -> bool:
    """Returns whether the moment has come, whatever the table looks like."""
    return True


@dataclass(frozen=True)
class Whisper:
    """`name` is its key in what is kept, and `says` one sentence, still to be said. Its moment is
    when this decision is `asked` and it is `due` in that view after such events. A player who has
    done one of these `parts` of a lesson knows it. One that is told `over_cloth` stands where the
    table otherwise says how a covered hand is seen, and only there. One that is `wanted` to win
    with what was added to the game comes before all others but that."""

    name: str
    asked: type[Decision]
    says: str
    due: Callable[[View, Late], bool] = always
    parts: Sequence[str] = ()
    over_cloth: bool = False
    wanted: bool = False


def of_late(log: Sequence[Event]) -> Late:
    """Returns the kinds of events of this turn; if it has just begun, those of the one before."""
    kinds: set[type[Event]] = set()
    for event in reversed(log):
        if isinstance(event, TurnBegan) and kinds - {TurnBegan, Awaiting}:
            break
        kinds.add(type(event))
    return kinds


def chosen(
    whispers: Iterable[Whisper], view: View, late: Late, told: Set[str], done: Set[str]
) -> Whisper | None:
    """Returns the first whisper that is due, was not told yet, and was not learnt in a part that is
    done."""
    for whisper in sorted(whispers, key=lambda one: not (one.over_cloth or one.wanted)):
        known = whisper.name in told or not done.isdisjoint(whisper.parts)
        asked = isinstance(view.pending, whisper.asked)
        if asked and not known and whisper.due(view, late):
            return whisper
    return None
