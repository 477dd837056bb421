"""The row on its tray: how close its cards lie, what is out of sight, where the next will lie."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.rules.state import ROW, Seat, owned
from game.rules.view import View
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite

WIDE, TIGHT = 0.42, 0.30
"""Distance between neighbours of the row, by card width: what a pennant needs at least."""


def row_xs(count: int, width: float, room: float) -> list[float]:
    """Left edges of the row's cards from 0: wide if they fit, the last three always wide, the
    others closer, and what still does not fit goes out to the left."""
    wide, tight = WIDE * width, TIGHT * width
    near = min(count, 3)
    others = count - near
    pitch = wide
    if others:
        pitch = max(tight, min(wide, (room - width - (near - 1) * wide) / others))
    xs = [i * pitch for i in range(others)]
    xs += [others * pitch + i * wide for i in range(near)]
    overflow = max(0.0, xs[-1] + width - room) if xs else 0.0
    return [x - overflow for x in xs]


def hidden_width(xs: list[float]) -> float:
    """How far the row reaches out to the left."""
    return -xs[0] if xs else 0.0


def most_scroll(view: View, places: Places, seat: Seat) -> int:
    """How many cards one can scroll back until the oldest is in sight."""
    width = places.row_width
    hidden = hidden_width(row_xs(len(view.rows[seat]), width, row_room(places, seat).w))
    return math.ceil(hidden / (TIGHT * width))


def row_room(places: Places, seat: Seat) -> Rect:
    """The part of the tray for cards; right of it the next card will lie."""
    tray = places.zones[owned(ROW, seat)]
    width = places.row_width
    margin = places.px(30)
    return Rect(tray.x + margin, tray.y, tray.w - width - 3 * margin, tray.h - places.px(52))


def row(view: View, places: Places, arrangement: Arrangement, seat: Seat) -> Iterator[Sprite]:
    """The Labyrinth, newest card to the right; scrolled cards gather at the edges. It makes room
    for a card that is about to be laid."""
    cards = view.rows[seat]
    width, room = places.row_width, row_room(places, seat)
    coming = 1 if arrangement.toward == owned(ROW, seat) else 0
    xs = row_xs(len(cards) + coming, width, room.w)
    shift = min(hidden_width(xs), arrangement.scroll[seat] * TIGHT * width)
    for card, x in zip(cards, xs, strict=False):
        left = room.x + min(max(x + shift, 0.0), room.w - width)
        yield Sprite(card.id, card, ROW, Pose(left + width / 2, room.centre[1], width), seat)


def next_in_row(view: View, places: Places, seat: Seat) -> Rect:
    """Where the next card of the row will lie."""
    width, room = places.row_width, row_room(places, seat)
    xs = row_xs(len(view.rows[seat]), width, room.w)
    left = room.x + (xs[-1] + width + places.px(34) if xs else 0.0)
    return Rect.around((left + width / 2, room.centre[1]), width, width * CARD_RATIO)
