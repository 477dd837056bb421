"""Moving things on the table, when that is no event of the game."""

from __future__ import annotations

from dataclasses import replace

from game.rules.state import Seat
from game.table.layout.arrangement import Arrangement
from game.table.layout.spreads import most_scroll
from game.table.motion.director import Director
from game.table.motion.motions import LIFT, MAKE_ROOM, SETTLE, Motion


def selecting(was: Arrangement, grip: str, offered: tuple[str, ...] = ()) -> Arrangement:
    """Returns the arrangement after a click picks up something that may be laid on `offered`; a
    second click lays it back."""
    if grip == was.selected:
        grip, offered = "", ()
    return replace(was, selected=grip, offered=offered, scroll=(0, 0))


def scrolling(director: Director, seat: Seat, steps: int) -> Arrangement:
    """Returns the arrangement with older cards of a row in sight; newer ones for negative steps."""
    was = director.arrangement
    most, by = most_scroll(director.view, director.layout.places, seat), list(was.scroll)
    by[seat] = min(most, max(0, by[seat] + steps))
    return replace(was, scroll=(by[0], by[1]))


def motion_between(was: Arrangement, now: Arrangement) -> Motion:
    """Returns how fast the cards take their places in a new arrangement."""
    if (was.selected, was.scroll) != (now.selected, now.scroll):
        return SETTLE
    return LIFT if replace(was, raised=now.raised) == now else MAKE_ROOM
