"""Rooms in which two players are shown what was done in the last turn: on things of the player who
waits, which the other needs least."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.state import DOORS, HAND, ROW, SHARED, Seat, owned
from game.rules.view import View
from game.table.layout.measures import CARD_RATIO, Rect
from game.table.layout.pair import Beside, Facing, Pair
from game.table.layout.poses import Layout

HOME, EMBLEM, COIN = 2, 40, 1.24
"""Left end of the emblem on a plaque, and its height, in design pixels; and the width of the marker
on it, by that height."""
NARROWEST = 40
"""Least width of a card, in pixels."""
CLEAR = 12
"""Least distance from cards at its sides, in pixels."""
AIRY, WIDE = 8, 100
"""How much farther than usual they lie from those where words are short enough, in design pixels;
and the width in pixels which that leaves."""
LEAST_ROOM = 84
"""Least width of a room in a row, in pixels."""


def recap_room(places: Pair, seat: Seat, over_rows: bool) -> Rect:
    """Returns the room where nothing is asked: beside the shared cards; or, if each player has a
    side, between those and the hand of this seat. In large letters it is on the Doors of this
    seat, which does nothing now, between the buttons of its plaque, and above other cards that lie
    `over rows`. It never lies on a card of a hand, nor on the row that was just played to."""
    edge = places.px(8)
    if isinstance(places, Facing):
        left, top = places.zones[SHARED].right + edge / 2, places.prompt.bottom + edge
        right = min(places.at(1664, 0)[0], places.cover_at(places.lower).x - edge)
        if places.strain:
            top = places.tall_prompt.bottom + edge
            right = min(right, places.heard_at.x - edge)
        return Rect(left, top, right - left, places.size[1] - edge - top)
    if places.letters == 1:
        hand, shared = places.zones[owned(HAND, seat)], places.zones[SHARED]
        first, last = sorted((hand, shared), key=lambda zone: zone.x)
        apart, top = max(CLEAR, places.px(18)), places.prompt.bottom + edge
        left, right = first.right + apart, last.x - apart
        return Rect(left, top, right - left, places.size[1] - edge - top)
    return doors_room(places, seat, over_rows)


def doors_room(places: Pair, seat: Seat, over_rows: bool) -> Rect:
    """Returns the room on the Doors of a seat, between the buttons of its plaque, and above other
    cards that lie `over rows`, for what has no room on the floor."""
    edge = places.px(8)
    top, plaque = places.zones[owned(DOORS, seat)].y, places.plaque(seat)
    emblem = places.text(EMBLEM)
    coin = max(44.0, min(emblem * COIN, plaque.h))
    # No stub of the name, which begins beside the emblem, looks out beside it.
    left = (
        plaque.x + places.px(HOME) + min((emblem + coin) / 2 + places.px(4), emblem + places.px(10))
    )
    right = recap_button(places, seat).x - edge
    bottom = min(plaque.bottom, places.arc_top - edge) if over_rows else plaque.bottom
    return Rect(left, top, right - left, bottom - top)


@dataclass(frozen=True)
class Room:
    """Room for cards that are shown; a `whole` one is covered from end to end, so that nothing that
    lies there is cut. In one that is for cards `abreast`, none may lie below another."""

    rect: Rect
    whole: bool = False
    abreast: bool = False


def recap_rooms(layout: Layout, view: View, seat: Seat, over_rows: bool) -> Iterator[Room]:
    """Yields the rooms for a recap, the best first; the last ones have room for more cards. A free
    end of the row is best, and its last card stays in sight as long as may be."""
    places = layout.places
    assert isinstance(places, Pair)
    on_doors = isinstance(places, Beside) and places.letters > 1
    floor = Room(recap_room(places, seat, over_rows), whole=on_doors)
    if over_rows:
        yield floor
        if isinstance(places, Beside):
            yield Room(doors_room(places, seat, over_rows), whole=True)
        return
    in_row = list(rooms_in_row(layout, view, seat))
    yield from (room for room in in_row if not room.whole)
    if isinstance(places, Beside) and not on_doors:
        rect = floor.rect
        away = max(0.0, min(places.px(AIRY), (rect.w - WIDE) / 2))
        yield Room(replace(rect, x=rect.x + away, w=rect.w - 2 * away), abreast=True)
    yield floor
    yield from (room for room in in_row if room.whole)
    yield Room(wide_room(places, seat), whole=True)


def rooms_in_row(layout: Layout, view: View, seat: Seat) -> Iterator[Room]:
    """Yields the rooms in the row of this seat after its last card, and on the cards before that
    one, as far as there are any and letters are no larger than usual. What is told under the row
    stays in sight."""
    places = layout.places
    row, edge = places.zones[owned(ROW, seat)], places.px(8)
    cards = [card.id for card in view.rows[seat] if card.id in layout.sprites]
    if places.letters > 1:
        return
    if not cards:
        yield Room(row.grown(-edge))
        return
    last = layout.area(cards[-1])
    top, tall = row.y + edge / 2, last.bottom - row.y
    after = Rect(last.right + edge, top, row.right - 2 * edge - last.right, tall)
    before = Rect(row.x + edge, top, last.x - row.x - edge, tall)
    yield from (
        room for room in (Room(after), Room(before, whole=True)) if room.rect.w > LEAST_ROOM
    )


def wide_room(places: Pair, seat: Seat) -> Rect:
    """Returns the room for the most cards: on the row of this seat."""
    return places.zones[owned(ROW, seat)]


def recap_button(places: Pair, seat: Seat) -> Rect:
    """Returns the button at the end of a seat's plaque."""
    plaque, wide = places.plaque(seat), max(44.0, places.px(46))
    right = plaque.right
    if isinstance(places, Beside) and places.letters > 1:
        # Large letters need all the room beside the plaque, and piles begin sooner beside a book.
        if not places.strips:
            right += places.px(places.eased(52, 0))
        right = min(right, places.at(places.eased(1890, 1908), 0)[0])
    return Rect(right - wide, plaque.centre[1] - wide / 2, wide, wide)


@dataclass(frozen=True)
class Label:
    """Room for a word under a card, and the gap between two cards with theirs, in pixels."""

    width: float
    height: float
    gap: float


@dataclass(frozen=True)
class Spots:
    """Rectangles of cards, line by line, and the greatest width of the word under each; `left` is
    the number of cards without room. If there are any, the last spot says so instead of showing a
    card."""

    cards: tuple[Rect, ...]
    wide: float
    left: int = 0

    def moved(self, x: float, y: float) -> Spots:
        cards = (Rect(at.x + x, at.y + y, at.w, at.h) for at in self.cards)
        return Spots(tuple(cards), self.wide, self.left)


def spots(room: Rect, count: int, widths: tuple[float, float], label: Label) -> Spots:
    """Returns spots for as many of `count` cards as have room, at least one, as large as possible,
    in centred lines; several lie below each other only if no two have room side by side. `widths`
    are the least and the greatest width."""
    narrowest, widest = widths
    wide = {n: width_in(room, count, n, label) for n in range(1, count + 1)}
    whole = [n for n in wide if wide[n] >= narrowest and cell(room, n, label) >= label.width]
    if whole:
        columns = max(whole, key=lambda n: (n > 1, wide[n]))
        return placed(room, count, columns, min(widest, wide[columns]), label)
    gap, each = label.gap, max(narrowest, label.width)
    columns = max(1, int((room.w + gap) / (each + gap)))
    lines = max(1, int((room.h + gap) / (narrowest * CARD_RATIO + label.height + gap)))
    shown = min(count, columns * lines)
    width = min(widest, max(narrowest, width_in(room, shown, columns, label)))
    return placed(room, shown, columns, width, label, left=count - shown + 1)


def cell(room: Rect, columns: int, label: Label) -> float:
    """Returns the width of each column of cards in the room of a recap."""
    return (room.w - label.gap * (columns - 1)) / columns


def width_in(room: Rect, count: int, columns: int, label: Label) -> float:
    """Returns the greatest width of `count` cards in these columns."""
    lines = math.ceil(count / columns)
    high = (room.h - label.gap * (lines - 1)) / lines - label.height
    return min(cell(room, columns, label), high / CARD_RATIO)


def placed(
    room: Rect, count: int, columns: int, width: float, label: Label, left: int = 0
) -> Spots:
    """Returns spots for `count` cards in the middle of the room."""
    lines, wide = math.ceil(count / columns), max(width, label.width)
    tall = width * CARD_RATIO + label.height
    top = room.centre[1] - (lines * tall + (lines - 1) * label.gap) / 2
    cards = []
    for number in range(count):
        line, column = divmod(number, columns)
        across = min(columns, count - line * columns)
        start = room.centre[0] - (across * wide + (across - 1) * label.gap) / 2
        x = start + column * (wide + label.gap) + (wide - width) / 2
        y = top + line * (tall + label.gap)
        cards.append(Rect(x, y, width, width * CARD_RATIO))
    return Spots(tuple(cards), wide, left)
