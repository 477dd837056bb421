"""The row on its tray: side by side while there is room, then closer, at last out of sight; and
where the next card will lie; and which cards lie partly under others."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from game.rules.card import Card
from game.rules.state import DISCARD, LIMBO, ROW, Seat, owned
from game.rules.view import View
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import CARD_RATIO, FOOT, Places, Rect
from game.table.layout.poses import Layout, Pose, Sprite

ABREAST, WIDE, TIGHT = 1.05, 0.42, 0.30
"""Distance between neighbours of the row, by card width: side by side, what the last of a long row
keep, and what a pennant needs at least."""
EDGE, BEFORE_NEXT = 30, 34
"""From the edges of the tray to its cards, and from the last card to where the next will lie, by
the design."""


def row_xs(count: int, width: float, room: float) -> list[float]:
    """Left edges of the row's cards from 0: side by side if they fit, else all equally close; the
    last three never closer than wide, and what still does not fit goes out to the left."""
    if not count:
        return []
    wide, tight = WIDE * width, TIGHT * width
    pitch = min(ABREAST * width, (room - width) / max(1, count - 1))
    if pitch >= wide:
        return [i * pitch for i in range(count)]
    near = min(count, 3)
    others = count - near
    pitch = max(tight, (room - width - (near - 1) * wide) / max(1, others))
    xs = [i * pitch for i in range(others)]
    xs += [others * pitch + i * wide for i in range(near)]
    overflow = max(0.0, xs[-1] + width - room)
    return [x - overflow for x in xs]


def hidden_width(xs: list[float]) -> float:
    """How far the row reaches out to the left."""
    return -xs[0] if xs else 0.0


def most_scroll(view: View, places: Places, seat: Seat) -> int:
    """How many cards one can scroll back until the oldest is in sight."""
    width, room = places.row_width, row_room(places, seat, offered=False)
    hidden = hidden_width(row_xs(len(view.rows[seat]), width, room.w))
    return math.ceil(hidden / (TIGHT * width))


def row_room(places: Places, seat: Seat, offered: bool) -> Rect:
    """The part of the tray for the cards that lie there: all of it, unless a card may be laid
    there, which then has its place right of them."""
    tray, edge = places.zones[owned(ROW, seat)], places.px(EDGE)
    place = places.row_width + places.px(BEFORE_NEXT) if offered else 0.0
    return Rect(tray.x + edge, tray.y, tray.w - place - 2 * edge, tray.h - places.px(52))


def row(view: View, places: Places, arrangement: Arrangement, seat: Seat) -> list[Sprite]:
    """The Labyrinth, newest card to the right; scrolled cards gather at the edges. It makes room
    for a card that is chosen or held and may be laid there."""
    cards = view.rows[seat]
    width = places.row_width
    room = row_room(places, seat, owned(ROW, seat) in arrangement.offered)
    xs = row_xs(len(cards), width, room.w)
    shift, sprites = min(hidden_width(xs), arrangement.scroll[seat] * TIGHT * width), []
    for card, x in zip(cards, xs, strict=True):
        left = room.x + min(max(x + shift, 0.0), room.w - width)
        pose = Pose(left + width / 2, room.centre[1], width)
        sprites.append(Sprite(card.id, card, ROW, pose, seat))
    return sprites


def next_in_row(view: View, places: Places, seat: Seat) -> Rect:
    """Where the next card of the row can be laid, once the others have made room."""
    width, room = places.row_width, row_room(places, seat, offered=True)
    xs = row_xs(len(view.rows[seat]), width, room.w)
    left = room.x + (xs[-1] + width + places.px(BEFORE_NEXT) if xs else 0.0)
    return Rect.around((left + width / 2, room.centre[1]), width, width * CARD_RATIO)


def covered_in_part(layout: Layout, view: View) -> Iterator[Card]:
    """The cards of rows, and of zones that have no place of their own, that have another one over
    them; and those of piles under a number."""
    for row in view.rows:
        for card, over in pairwise(row):
            pose = layout.sprites[card.id].pose
            if layout.sprites[over.id].pose.x - pose.x < pose.width:
                yield card
    for zone in layout.places.others:
        lying = [layout.sprites[card.id] for card in view.cards(zone) if card.id in layout.sprites]
        for under, above in pairwise(lying):
            one, other = under.pose, above.pose
            near = abs(other.x - one.x) < one.width and abs(other.y - one.y) < one.height
            if near and under.card is not None:
                yield under.card
    for zone in DISCARD, LIMBO:
        rect = layout.places.zones[zone]
        if layout.places.count_top(rect) < rect.bottom - FOOT * rect.h - 1:
            yield from view.cards(zone)
