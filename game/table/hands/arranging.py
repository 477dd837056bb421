"""How the players move what lies on the table, where that is no event of the game."""

from __future__ import annotations

from dataclasses import replace

from game.rules.state import Seat
from game.table.layout.arrangement import Arrangement
from game.table.layout.rows import most_scroll
from game.table.motion.director import Director
from game.table.motion.motions import LIFT, MAKE_ROOM, SETTLE, Motion


def selecting(was: Arrangement, grip: str, offered: tuple[str, ...] = ()) -> Arrangement:
    """Something is picked up by a click, that may be laid on these; the same once more is laid
    back."""
    if grip == was.selected:
        grip, offered = "", ()
    return replace(was, selected=grip, offered=offered, scroll=(0, 0))


def scrolling(director: Director, seat: Seat, steps: int) -> Arrangement:
    """Older cards of a row are shown, or with negative steps newer ones."""
    was = director.arrangement
    most, by = most_scroll(director.view, director.layout.places, seat), list(was.scroll)
    by[seat] = min(most, max(0, by[seat] + steps))
    return replace(was, scroll=(by[0], by[1]))


def motion_between(was: Arrangement, now: Arrangement) -> Motion:
    """How fast the cards take their places when the table is arranged anew."""
    if (was.selected, was.scroll) != (now.selected, now.scroll):
        return SETTLE
    return LIFT if replace(was, raised=now.raised) == now else MAKE_ROOM
