"""Who looks at the table while something is shown, and what may be seen of it.

With hidden hands a card that only one player may know lies face up only while that player alone
looks: with a curtain during the whole turn, to be peeked at only while its owner says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.event import Answered, Event
from game.rules.state import NOBODY, Seat, State
from game.rules.view import View
from game.table.party import Manner


def face_up(manner: Manner, state: State, turn: int) -> bool:
    """Whether the cards of the one who plays may lie face up by themselves; `turn` is the turn in
    which they last did. While hands are drafted, all cards are public (R33)."""
    if manner == "open" or state.turn == 0:
        return True
    return manner == "curtain" and state.turn == turn


def side(manner: Manner, state: State, seat: Seat) -> Seat:
    """Whose side of the table is the lower one: of the one who plays, but behind a curtain that
    has not fallen yet of the one who played."""
    return seat if manner == "curtain" and state.turn > 0 else state.active


def sight(manner: Manner, state: State, seat: Seat, turn: int) -> View:
    """What may be seen of a state."""
    lower = side(manner, state, seat)
    up = face_up(manner, state, turn)
    return View.of(state, lower) if up else View.covered(state, lower)


def watched(
    manner: Manner, state: State, events: Iterable[Event], seat: Seat, shown: bool
) -> Iterator[tuple[Event, View]]:
    """For each event that follows an answer of this seat what may be seen of it, and of the table
    afterwards. Cards that are not `shown` when it answers stay covered."""
    turn = state.turn
    for event in events:
        up = shown and face_up(manner, state, turn)
        seen = event.public(seat if up else NOBODY, state)
        state = event.evolve(state)
        if state.result is not None:
            yield seen, View.ended(state, side(manner, state, seat))
        elif not shown:
            yield seen, View.covered(state, side(manner, state, seat))
        elif isinstance(event, Answered):
            # Whoever answered still sees what the answer is about.
            yield seen, View.of(state, seat)
        else:
            yield seen, sight(manner, state, seat, turn)
