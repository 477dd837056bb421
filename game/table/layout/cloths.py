"""Where a cloth lies over the covered cards of a hand."""

from __future__ import annotations

from game.rules.state import HAND, Seat
from game.table.layout.places import Rect
from game.table.layout.poses import Layout

OVER, UNDER = 5, 0.14
"""How far it reaches beyond the cards, by the design, and the part of them below that looks out."""
EDGE = 2
"""Pixels between the button and the lower edge of the window."""


def cloth_over(layout: Layout, seat: Seat) -> Rect | None:
    """The cloth over the cards of this seat that are not known to whoever looks, which lie side by
    side; None where there is none."""
    backs = [
        sprite.pose
        for sprite in layout.sprites.values()
        if sprite.zone == HAND and sprite.owner == seat and sprite.card is None
    ]
    if not backs:
        return None
    over = layout.places.px(OVER)
    left = min(pose.x - pose.width / 2 for pose in backs) - over
    right = max(pose.x + pose.width / 2 for pose in backs) + over
    top = min(pose.y - pose.height / 2 for pose in backs) - over
    bottom = max(pose.y + pose.height / 2 for pose in backs)
    looks_out = UNDER * max(pose.height for pose in backs)
    return Rect(left, top, right - left, bottom - looks_out - top)


def lift_at(layout: Layout, seat: Seat) -> Rect | None:
    """The button on this cloth, where one can see it."""
    cloth, places = cloth_over(layout, seat), layout.places
    if cloth is None:
        return None
    # Over a lowered hand choices may lie in the band: the button never reaches them.
    room = places.size[1] - EDGE - places.band.bottom
    tall = min(places.target, room) if layout.low else places.target
    width = min(cloth.w, places.px(places.eased(300, 380)))
    y = min(cloth.y + cloth.h * 0.62, places.size[1] - tall / 2 - EDGE)
    return Rect.around((cloth.centre[0], y), width, tall)
