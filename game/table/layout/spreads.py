"""Cards side by side: the row on its tray; and zones without a place, in a pile, a row or a fan, in
a line, at both ends of which cards are laid, or in a strip, as the tabs of a book."""

from __future__ import annotations

import zlib
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from game.rules.card import Card, Kind
from game.rules.event import Secret
from game.rules.state import DISCARD, LIMBO, ROW, Cards, Seat, owned
from game.rules.view import View
from game.table.layout.arrangement import Arrangement
from game.table.layout.measures import EXPECTED, MARGIN, card_width, shared_out
from game.table.layout.places import (
    CARD_RATIO,
    CLOSE,
    FOOT,
    IN_LINE,
    LINED,
    Places,
    Rect,
)
from game.table.layout.poses import BACK, ENDS, Layout, Pose, Sprite, end_of
from game.table.staging import Strip

TWISTED, BOUND = 0.34, 0.1
"""Distance between the two threads where they are bound to what hangs, and the height of that on
it, by its width."""
COVERED = 3
"""Cards of a pile that are drawn; those below cannot be seen."""
LEAN = 5.0
"""Degrees by which a pile leans towards the card that it would take."""
ASKEW = 3.0
"""Largest angle of a card on a pile, in degrees."""
TURNED = 2.0
"""Degrees from card to card of a fan."""
HOOP, HOOP_TALL, HOOP_OF_HIGH = 0.96, 0.94, 0.42
"""Largest parts of the width and the height of its room that what hangs on a thread takes; and of
the height of a high room, where cards that are caught hang below it, by its width."""
CATCH, CATCH_TALL = 0.94, 0.74
"""The same of cards that are caught."""
THREAD = 0.14
"""Largest distance of what hangs from the top of its room, by its width."""
HEART, RING = 0.49, 0.886
"""Distance from the top of what hangs to the middle of its ring, and width of that, by its own."""
CAUGHT_AT = 1.04
"""Distance from the top of what hangs to cards that are caught on it in a high room, by its width:
they hang on strings below the ring."""
HIGH_ROOM = 1.75
"""Least height by the width of a room where cards that are caught hang below."""
ABREAST, NEARLY, UPPER, UPPER_OF_THREE = 1.09, 0.8, 0.56, 0.22
"""Distance of two cards side by side, by their width; the least width for that in a high room, by
that with one below the other; and the part of a card that is seen if it lies under the next below
it: down to a puppet's hands, and of three cards only what tells them apart, as the lowest is to be
read."""
FULL = 0.92
"""Largest part of the width of its room that two cards side by side take, which hardly lie
turned."""
MOST_STACKED, COLUMNS_EDGE = 3, 0.04
"""The most cards below each other, as too little would be seen of more; and the distance of columns
from the edges of their room, by its width."""
PILED, SMALL = 0.3, 80
"""Distance of two cards, by their width, of a line that has room for nothing but small ones side by
side; and the width of a small card, in design pixels."""
LINED_APART = 6
"""Distance of cards side by side in a line, but for a skyline, by the design."""
MOST_ENDS = 0.05
"""Largest part of the width of a line that is free at each of its ends."""
CLOSEST = 5
"""Places of a line that lie as close as that; more lie closer still."""
TOUCH, EXACT = 0.5, 1e-6
"""Pixels by which a card may lie over its neighbour and still lie beside it, and below which a
distance counts as none."""
SUNK = 0.03
"""Part of the height of a card of a skyline that is in the ground: less than its frame."""
LINE_TALL, FILLED = 0.935, 0.95
"""Largest part of the height of its room that a line takes, and of their room that cards of an
unfolded pile and in columns take."""
NAMED = 0.14
"""Part of the height of a card, at its foot, with its name."""
ROW_ABREAST, ROW_LOOSE, FITTING, LAPPED, WIDE, TIGHT = 1.05, 1.35, 1.01, 0.98, 0.42, 0.30
"""Distance between neighbours of the row, by card width: the usual least one and the greatest side
by side, the least where one more fills the tray, the greatest of cards that lie on each other, at
the end of a long row, and the least that shows a pennant."""
BEFORE_NEXT = 34
"""Distance from the last card of a row to the next one, in design pixels."""


@lru_cache(maxsize=256)
def askew(card: str) -> float:
    """Returns how a card lies on a pile, from -1 to 1: always the same for the same card."""
    return zlib.crc32(card.encode()) % 101 / 50 - 1


def sprite_of(
    card: Card | None, zone: str, number: int, pose: Pose, owner: Seat | None = None
) -> Sprite:
    """Returns a card of a zone. An unknown one shows its back, and its place is its name."""
    if card is not None:
        return Sprite(card.id, card, zone, pose, owner)
    whose = "" if owner is None else f"{owner}."
    back = Pose(pose.x, pose.y, pose.width, pose.angle, 0.0, pose.z)
    return Sprite(f"{BACK}.{zone}.{whose}{number}", None, zone, back, owner)


def heaped(
    cards: Secret, zone: str, rect: Rect, lean: float = 0.0, owner: Seat | None = None
) -> list[Sprite]:
    """Returns the uppermost cards of a pile, as wide as this room allows."""
    width, first, sprites = card_width(rect.w, rect.h, 1), max(0, len(cards) - COVERED), []
    for number, card in enumerate(cards[first:], start=first):
        angle = lean + (askew(card.id) * ASKEW if card is not None else 0.0)
        sprites.append(sprite_of(card, zone, number, Pose(*rect.centre, width, angle), owner))
    return sprites


def spread(
    cards: Secret, zone: str, rect: Rect, turned: float = 0.0, owner: Seat | None = None
) -> list[Sprite]:
    """Returns cards in a line about the middle of a room: side by side, or below each other in a
    high room, with the upper part of each in sight, and larger the fewer they are; more than three
    lie whole in columns there. A fan is `turned` from card to card."""
    if len(cards) > MOST_STACKED and rect.h > rect.w:
        names = [str(number) for number in range(len(cards))]
        parts = shared_out(rect.grown(-rect.w * COLUMNS_EDGE), names, 0).values()
        return [
            sprite_of(card, zone, number, Pose(*part.centre, in_part(part)), owner)
            for number, (card, part) in enumerate(zip(cards, parts, strict=True))
        ]
    under, beside = min(EXPECTED, len(cards)) - 1, rect.w >= rect.h
    upper = UPPER if len(cards) <= 2 else UPPER_OF_THREE
    if beside:
        width = card_width(rect.w, rect.h, max(2, under + 1))
    else:
        width = MARGIN * min(rect.w, rect.h / CARD_RATIO / (1 + upper * max(0, under)))
    abreast = min(FULL * rect.w / (1 + ABREAST), MARGIN * rect.h / CARD_RATIO)
    if beside and len(cards) > 1:
        width = min(width, abreast)
    elif len(cards) == 2 and abreast > width * NEARLY:
        width, beside = abreast, True
    height, between = width * CARD_RATIO, max(1, len(cards) - 1)
    room, long = (rect.w, width) if beside else (rect.h, height)
    best = width * ABREAST if beside else height * upper
    full = FULL if beside and len(cards) == 2 else MARGIN
    step = min(best, (room * full - long) / between)
    turned = min(turned, EXPECTED * turned / len(cards)) if cards else 0.0
    sprites = []
    for number, card in enumerate(cards):
        away = number - (len(cards) - 1) / 2
        x, y = rect.centre
        if beside and rect.h > rect.w:
            y = rect.bottom - height * 0.52  # on the boards
        x, y = (x + away * step, y) if beside else (x, y + away * step)
        pose = Pose(x, y, width, -turned * away if beside else 0.0)
        sprites.append(sprite_of(card, zone, number, pose, owner))
    return sprites


def piled(
    cards: Cards, zone: str, rect: Rect, arrangement: Arrangement, owner: Seat | None
) -> list[Sprite]:
    """Returns cards in a pile, with one of them whole on top: the one that is chosen or may be
    laid, or else the last. Those on which something may be laid lie there all in sight."""
    offered = tuple([card for card in cards if card.id in arrangement.offered])
    usable = tuple([card for card in cards if card.id in arrangement.grips])
    chosen = tuple([card for card in cards if card.id == arrangement.selected])
    shown = offered or chosen or usable[-1:] or cards[-1:]
    above = spread(shown, zone, rect, owner=owner)
    top, hidden = above[-1].pose, [card for card in cards if card not in shown]
    below = [replace(top, angle=askew(card.id) * ASKEW) for card in hidden]
    under = [
        sprite_of(card, zone, number, pose, owner)
        for number, (card, pose) in enumerate(zip(hidden, below, strict=True))
    ]
    return under + above


def unfolded(cards: Secret, zone: str, places: Places, owner: Seat | None) -> list[Sprite]:
    """Returns the cards of a pile side by side on the sheet over the row, or closer if they are too
    many for that."""
    sheet, edge = places.sheet, places.row_edge
    low, width = places.above_name(sheet), places.row_width
    width = min(width, (low - sheet.y) * FILLED / CARD_RATIO)
    step = min(width * ROW_LOOSE, (sheet.w - 2 * edge - width) / max(1, len(cards) - 1))
    step = side_by_side(step, width)
    x, y = sheet.centre[0] - (len(cards) - 1) / 2 * step, (sheet.y + low) / 2
    return [
        sprite_of(card, zone, number, Pose(x + number * step, y, width), owner)
        for number, card in enumerate(cards)
    ]


def in_part(part: Rect) -> float:
    """Returns the width of a card in its part of several columns, clear of its neighbours."""
    return FILLED * min(part.w, part.h / CARD_RATIO)


def line(cards: Secret, zone: str, places: Places, offered: Sequence[str]) -> list[Sprite]:
    """Returns the cards of a line between its free places. An end where a card may be laid stays
    free."""
    before, after = free_places(len(cards), zone, places, offered)
    room = line_places(before + len(cards) + after, zone, places)[before:]
    return [
        sprite_of(card, zone, number, Pose(*place.centre, place.w))
        for number, (card, place) in enumerate(zip(cards, room, strict=False))
    ]


def line_places(count: int, zone: str, places: Places) -> list[Rect]:
    """Returns so many places of a line about the middle of its room, all alike: side by side while
    there is room, then smaller, and small ones one under another; beside choices closer before they
    are smaller. None is wider than in a row or in a full line. They stand on the ground, those of a
    skyline with their feet in it."""
    rect, sunk = places.zones[zone], SUNK if zone in places.skylines else 0.0
    low = places.ground(rect)
    ends = places.px(places.line_end / (2 if places.gathered else 1))
    ends = min(ends, rect.w * MOST_ENDS)
    room, tall = rect.w - 2 * ends, (low - rect.y) * LINE_TALL / (1 - sunk)
    close = 1 + (CLOSE if places.gathered else 1) * (min(count, CLOSEST) - 1)
    if (places.gathered or not sunk) and room < places.px(SMALL) * close:
        close = 1 + PILED * (min(count, CLOSEST) - 1)
    apart = 0.0 if sunk else places.px(LINED_APART)
    most = max(places.card_px(LINED), places.row_width)
    width = min(tall / CARD_RATIO, min(most, room / close) - apart)
    step = min(width + apart, (room - width) / max(1, count - 1))
    x, y = rect.centre[0], low + (sunk - 0.5) * width * CARD_RATIO
    return [
        Rect.around((x + (number - (count - 1) / 2) * step, y), width, width * CARD_RATIO)
        for number in range(count)
    ]


def hung(cards: Secret, zone: str, rect: Rect, drawn: Container[Kind]) -> list[Sprite]:
    """Returns the first card of a zone as it hangs on its thread, and all others in one place, the
    last one over them: below it in a high room, otherwise before it. What can be `drawn` from a
    deck is always caught, also when what it hung on has gone."""
    sprites: list[Sprite] = []
    hoop, below = hoop_in(rect), caught_in(rect)
    first = int(bool(cards) and cards[0] is not None and cards[0].kind in drawn)
    for number, card in enumerate(cards, first):
        if number == 0:
            sprites.append(sprite_of(card, zone, number, Pose(*hoop.centre, hoop.w)))
            continue
        sprites.append(sprite_of(card, zone, number, Pose(*below.centre, below.w)))
    return sprites


def caught_in(rect: Rect) -> Rect:
    """Returns where cards are caught in the room of what hangs there."""
    hoop, most = hoop_in(rect), rect.w * CATCH
    if is_high(rect):
        top = hoop.y + hoop.w * CAUGHT_AT
        wide = min(most, (rect.bottom - top) / CARD_RATIO)
    else:
        wide = min(most, rect.h * CATCH_TALL / CARD_RATIO)
        top = rect.bottom - wide * CARD_RATIO * 1.02
    return Rect(rect.centre[0] - wide / 2, top, wide, wide * CARD_RATIO)


def is_high(rect: Rect) -> bool:
    """Returns whether a room is so high that cards are caught below what hangs there."""
    return rect.h > rect.w * HIGH_ROOM


def hoop_in(rect: Rect) -> Rect:
    """Returns where the first card of a zone hangs in its room."""
    tall = HOOP_OF_HIGH if is_high(rect) else HOOP_TALL / CARD_RATIO
    wide = min(rect.w * HOOP, rect.h * tall)
    top = rect.y + min(rect.h - wide * CARD_RATIO, wide * THREAD)
    return Rect(rect.centre[0] - wide / 2, top, wide, wide * CARD_RATIO)


def thread_to(layout: Layout, zone: str) -> Rect:
    """Returns the room of the threads from the rail down to the first card of a zone. It has no
    height where nothing hangs."""
    rect, top = layout.places.zones[zone], layout.places.rail(zone)
    hoop = hoop_in(rect)
    hangs = any(s.lies_in == zone and s.pose.width == hoop.w for s in layout.sprites.values())
    wide, foot = hoop.w * TWISTED, hoop.y + hoop.w * BOUND if hangs else top
    return Rect(rect.centre[0] - wide / 2, top, wide, foot - top)


def free_places(
    count: int, zone: str, places: Places, offered: Sequence[str] = ()
) -> tuple[int, int]:
    """Returns how many places of a line are free before its cards and after them: only where cards
    are laid by hand."""
    kept = zone in places.skylines and not (count and places.gathered)
    free = max(0, IN_LINE - count) if kept else 0
    first, last = (end_of(zone, end) in offered for end in ENDS)
    return max(free // 2, first), max(free - free // 2, last)


def marked_places(count: int, zone: str, places: Places) -> list[Rect]:
    """Returns the free places of a line at rest with so many cards, from left to right, as wide
    as they are clear of each other."""
    before, after = free_places(count, zone, places)
    found = line_places(before + count + after, zone, places)
    wide = min([place.w for place in found] + [b.x - a.x for a, b in pairwise(found)])
    free = *found[:before], *found[before + count :]
    return [Rect.around(place.centre, wide, place.h) for place in free]


def strip(view: View, zone: str, places: Places, how: Strip) -> list[Sprite]:
    """The cards of a strip: the one that is due on the first page of the book, the others small,
    each as a tab in its place; some face down, though they are known."""
    book, cards, due = places.book, view.cards(zone), how.due(view)
    down, sprites = how.down(view), []
    for card, place in zip(cards, book.tabs(len(cards)), strict=True):
        if card is due:
            pose = Pose(*book.first.centre, book.due_width)
        else:
            turn = 0.0 if card in down else 1.0
            pose = Pose(*place.centre, book.tab_width(place), turn=turn)
        sprites.append(Sprite(card.id, card, zone, pose))
    return sprites


TOGETHER = 3
"""Number of cards of a row up to which they lie all on one side of a card that stands over it."""


def abreast(places: Places, seat: Seat) -> tuple[int, float]:
    """Returns how many cards of the row lie side by side, and how far apart, so that they fill the
    tray."""
    width, room = places.row_width, row_room(places, seat, offered=False)
    most = int((room.w / width - 1) / ROW_ABREAST) + 1
    return most, min(ROW_LOOSE * width, (room.w - width) / max(1, most - 1))


def side_by_side(pitch: float, width: float) -> float:
    """Returns this distance between cards of a row, or less where they would just touch: they lie
    beside each other or on each other."""
    return pitch if pitch >= FITTING * width - EXACT else min(pitch, LAPPED * width)


def row_xs(count: int, width: float, room: float, pitch: float) -> list[float]:
    """Returns the left edges of the row's cards, from 0: side by side with this `pitch` if they
    fit, otherwise equally close. The last three lie wide apart, or as wide as there is room; what
    does not fit goes out to the left, and what does fills the room."""
    if not count:
        return []
    wide, tight = WIDE * width, TIGHT * width
    pitch = side_by_side(min(pitch, (room - width) / max(1, count - 1)), width)
    if pitch >= wide:
        return [i * pitch for i in range(count)]
    near = min(count, 3)
    wide = max(tight, min(wide, (room - width) / max(1, near - 1)))
    others, first = count - near, room - width - (near - 1) * wide
    fit = max(0, min(others, int(first / tight + EXACT)))
    pitch = first / fit if fit else tight
    xs = [first - (others - i) * pitch for i in range(others)]
    return xs + [first + i * wide for i in range(near)]


def hidden_cards(xs: list[float]) -> int:
    """Returns how many cards of a row go out to the left, each as far as the next."""
    return sum(x < -EXACT for x in xs)


def most_scroll(view: View, places: Places, seat: Seat) -> int:
    """Returns by how many cards one can scroll until the oldest is in sight."""
    width, room = places.row_width, row_room(places, seat, offered=False)
    _, pitch = abreast(places, seat)
    return hidden_cards(row_xs(len(view.rows[seat]), width, room.w, pitch))


def row_room(places: Places, seat: Seat, offered: bool) -> Rect:
    """Returns the part of the tray for its cards: all of it, unless a card may be laid there, which
    has its place right of them."""
    tray, edge = places.zones[owned(ROW, seat)], places.row_edge
    foot = min(places.row_foot, tray.h - places.row_width * CARD_RATIO - places.px(4))
    place = places.row_width + places.px(BEFORE_NEXT) if offered else 0.0
    return Rect(tray.x + edge, tray.y, tray.w - place - 2 * edge, tray.h - foot)


def row(
    view: View,
    places: Places,
    arrangement: Arrangement,
    seat: Seat,
    spans: Sequence[tuple[float, float]],
) -> list[Sprite]:
    """Returns the row, newest card to the right, within these spans, one or two; scrolled cards
    gather at the edges. It makes room for a card that is chosen or held and may be laid there."""
    cards, width, (_, pitch) = view.rows[seat], places.row_width, abreast(places, seat)
    room = row_room(places, seat, owned(ROW, seat) in arrangement.offered)
    starts = [left + places.row_edge for left, _ in spans]
    wide = [
        max(width, min(room.right, end) - left)
        for left, (_, end) in zip(starts, spans, strict=True)
    ]
    beyond = 0
    if len(spans) > 1 and len(cards) > TOGETHER:
        # The newest cards, about half of them, lie in the second span.
        fit = len(cards) - hidden_cards(row_xs(len(cards), width, wide[1], pitch))
        beyond = min(fit, (len(cards) + 1) // 2)
    xs = row_xs(len(cards) - beyond, width, wide[0], pitch)
    first, sprites = min(hidden_cards(xs), arrangement.scroll[seat]), []
    lefts = [starts[0] + max(x, 0.0) for x in xs]
    lefts += [starts[-1] + x for x in row_xs(beyond, width, wide[-1], pitch)]
    for number, card in enumerate(cards):
        left = lefts[min(number + first, len(cards) - 1)]
        pose = Pose(left + width / 2, room.centre[1], width)
        sprites.append(Sprite(card.id, card, ROW, pose, seat))
    return sprites


def next_in_row(view: View, places: Places, seat: Seat) -> Rect:
    """Returns where the next card of the row can be laid, once the others have made room."""
    width, room = places.row_width, row_room(places, seat, offered=True)
    xs = row_xs(len(view.rows[seat]), width, room.w, abreast(places, seat)[1])
    left = room.x + (xs[-1] + width + places.px(BEFORE_NEXT) if xs else 0.0)
    return Rect.around((left + width / 2, room.centre[1]), width, width * CARD_RATIO)


def free_in_row(
    view: View, places: Places, seat: Seat, span: tuple[float, float]
) -> Iterator[Rect]:
    """Yields the places right of the row within this span, as long as its cards lie side by
    side."""
    width, room = places.row_width, row_room(places, seat, offered=False)
    left, end, (most, pitch) = span[0] + places.row_edge, span[1], abreast(places, seat)
    for number in range(len(view.rows[seat]), most):
        middle = left + width / 2 + number * pitch
        if middle + width / 2 > end:
            return
        yield Rect.around((middle, room.centre[1]), width, width * CARD_RATIO)


def covered_in_part(layout: Layout, view: View) -> Iterator[Card]:
    """Yields the cards of rows, of the deck, and of zones without a place, that lie under another
    one, or with their name under one that is held up; and those of piles under a number."""
    for row in view.rows:
        # While a lesson lays its cards out, before the first turn, no row is shown.
        shown = [card for card in row if card.id in layout.sprites]
        for card, over in pairwise(shown):
            pose = layout.sprites[card.id].pose
            if layout.sprites[over.id].pose.x - pose.x < pose.width:
                yield card
        for card in shown:
            pose = layout.sprites[card.id].pose
            top = pose.y + pose.height * (0.5 - NAMED)
            if layout.held_over(
                Rect(pose.x - pose.width / 2, top, pose.width, pose.height * NAMED)
            ):
                yield card
    yield from view.known_top[1:]
    for zone in layout.places.others:
        lying = [layout.sprites[card.id] for card in view.cards(zone) if card.id in layout.sprites]
        lying.sort(key=lambda sprite: sprite.pose.z)
        for under, above in pairwise(lying):
            one, other = under.pose, above.pose
            # Cards that lie side by side touch, whatever is lost of their numbers.
            near = abs(other.x - one.x) < one.width - TOUCH and abs(other.y - one.y) < one.height
            if near and under.card is not None:
                yield under.card
    for zone in DISCARD, LIMBO:
        rect = layout.places.zones[zone]
        if layout.places.count_top(rect) < rect.bottom - FOOT * rect.h - 1:
            yield from view.cards(zone)
