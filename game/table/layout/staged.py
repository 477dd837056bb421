"""A card that stands large: over everything else; or over the row, and the choices about it.
Positions are in design pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.rules.card import Card
from game.rules.state import DECK, REVEALED, ROW, Seat, owned
from game.rules.view import View
from game.table.hands.ordering import Ranking
from game.table.layout.fans import held_up
from game.table.layout.measures import Measures, Rect
from game.table.layout.pair import Beside, Facing, Pair
from game.table.layout.places import (
    BESIDE_PILES,
    CARD_RATIO,
    DESIGN,
    FROM_CHOICES,
    ROW_EDGE,
    Places,
)
from game.table.layout.poses import Pose
from game.table.layout.recap_places import recap_button
from game.table.staging import Staging

SPOT, SPOT_WIDTH = (960, 430), 380
"""Middle and width of a card over everything else."""
TOKEN, APART, ASIDE = ((165, 240, 340), (380, 380, 400)), 11, 16
"""Largest width and height of a token, each with usual, large and the largest letters; distance
between two, and distance from the card to the first."""
ON_SIDE, THREE_ON_SIDE = 304, 404
"""Width that tokens take of the side of each player where four are the most, and where there can be
more, in design pixels: rows and their trays keep clear of it."""
FROM_TRAY = 12
"""Distance of a tray that makes way from the tokens, in design pixels."""
IN_TRAY = 9
"""Distance of tokens from the edges of a tray in which they lie, in design pixels."""
FROM_BOOK = 356
"""Distance from a book before both trays to the card in large letters, in design pixels."""
FAR_RIGHT = 1715
"""Where more tokens end than have room in a tray, in design pixels."""
FOUR, SIX = 4, 6
"""Number of choices for which the sides of a table for two have room, without a book or a cast, and
with one."""
ASIDE_FROM = 0.5
"""Strain by large letters from which the card stands left of all tokens, which are equally wide,
where it would leave them too little room in the middle."""


def spotlight(places: Measures) -> Pose:
    """Returns the pose of a Door that opens before everybody's eyes."""
    return Pose(*places.at(*SPOT), places.px(SPOT_WIDTH))


def met_alone(view: View, staging: Staging) -> Card | None:
    """Returns the only card that is met, if any. It makes room for cards that are held up."""
    cards = view.cards(REVEALED)
    if len(cards) != 1 or view.prophecy or makes_room(view, staging):
        return None
    return cards[0]


def makes_room(view: View, staging: Staging) -> bool:
    """Returns whether cards that are met lie on the deck, so that all others can be read."""
    kinds = {card.kind for card in view.cards(REVEALED)}
    return staging.decision(view.pending).between or not kinds.isdisjoint(staging.aside)


def staged_card(view: View, staging: Staging) -> Card | None:
    """Returns the card that is met alone and takes the light from the table, if any."""
    card = met_alone(view, staging)
    return card if card is not None and card.kind in staging.darkens else None


def over_rows(view: View, staging: Staging, ranking: Ranking | None) -> bool:
    """Returns whether cards lie over the rows: those that are held up, or one that is met."""
    return held_up(view, ranking) or met_alone(view, staging) is not None


def is_aside(places: Places) -> bool:
    """Returns whether the card stands left of all its tokens, or after the lines."""
    narrow = isinstance(places, Facing) or (places.lines and not isinstance(places, Beside))
    return places.strain > ASIDE_FROM and bool(narrow)


def on_sides(places: Places) -> bool:
    """Returns whether half of the tokens lie on the side of each player, whose rows make way."""
    return isinstance(places, Beside) and places.letters == 1


def on_side(places: Beside) -> tuple[float, int]:
    """Returns the width of the choices on the side of each player in pixels, and the number of
    choices for which both sides have room. A spell or a member of a cast may be one more."""
    more = places.strips or places.others_of(0) or places.others_of(1)
    return (places.px(THREE_ON_SIDE), SIX) if more else (places.px(ON_SIDE), FOUR)


def lit_tray(view: View, places: Places, staging: Staging, seat: Seat) -> Rect:
    """Returns the part of a seat's tray that lies beside a card that takes the light and the
    choices about it, or all of it."""
    tray = places.tray(seat)
    if not (isinstance(places, Beside) and on_sides(places) and staged_card(view, staging)):
        return tray
    card = stage(places)
    far = places.px(ASIDE + FROM_TRAY) + on_side(places)[0]
    left = max(tray.x, card.right + far) if seat else tray.x
    right = tray.right if seat else min(tray.right, card.x - far)
    return replace(tray, x=left, w=max(0.0, right - left))


def in_upper_tray(places: Places) -> bool:
    """Returns whether card and tokens lie in the tray of the player across, and so cover nothing of
    whoever chooses."""
    return isinstance(places, Facing) and places.letters == 1


def stage(places: Places) -> Rect:
    """Returns where a card stands that has choices about it."""
    return _stage(places, places.plays, places.gathered)


@lru_cache(maxsize=8)
def _stage(places: Places, plays: Seat, gathered: bool) -> Rect:
    card = places.met
    if isinstance(places, Facing) and in_upper_tray(places):
        room = places.staged_room
        tall = room.h - places.px(IN_TRAY) / 2
        return Rect.around(room.centre, tall / CARD_RATIO, tall)
    if on_sides(places):
        return Rect.around((places.at(DESIGN[0] / 2, 0)[0], card.centre[1]), card.w, card.h)
    if isinstance(places, Facing) and places.strips:
        # The book stays in sight, with room for two choices beside it.
        card = replace(card, x=places.book.whole.right + places.px(FROM_BOOK))
    if not is_aside(places):
        return card
    left = places.at(places.eased(*BESIDE_PILES), 0)[0]
    if isinstance(places, Facing):
        left = max(left, places.tray(places.lower).x)
        if places.strips:
            left = max(left, places.book.whole.right + places.px(ASIDE) / 2)
    if places.lines:
        left = max(left, places.line_room.right + places.px(ASIDE) / 2)
    return replace(card, x=left)


def row_span(view: View, places: Places, staging: Staging, seat: Seat) -> tuple[float, float]:
    """Returns between which x a row may lie: it keeps clear of a card that stands over it and is
    asked about, and of choices beside that; where large letters leave it no room it lies behind the
    card."""
    row = places.zones[owned(ROW, seat)]
    left, right = row.x, row.right
    dark = staged_card(view, staging) is not None
    asked = view.pending is not None and met_alone(view, staging) is not None
    if (dark and is_aside(places)) or not (dark or asked):
        return left, right
    card = stage(places) if dark else places.met
    if dark and places.strain and not isinstance(places, Pair):
        edge = places.px(ROW_EDGE) - (card.w - places.row_width) / 2
        return card.x - edge, card.right
    if dark and on_sides(places):
        tray = lit_tray(view, places, staging, seat)
        return tray.x, tray.right - places.px(ROW_EDGE)
    if dark and isinstance(places, Facing) and in_upper_tray(places):
        if seat == places.lower:
            return left, right
        end = places.staged_room.x - places.px(FROM_CHOICES)
        fits = left + places.px(ROW_EDGE) + places.row_width < end
        # Without room beside the choices it lies behind the card, out of sight.
        return (left, end) if fits else (card.x - places.px(ROW_EDGE), card.right)
    end = gathered_end(places) if dark and not isinstance(places, Pair) else card.x
    end, start = end - places.px(APART), card.right + places.px(APART)
    if left + places.row_width < end < right:
        return left, end
    if left < start < right - 2 * places.row_width:
        return start - places.px(ROW_EDGE), right
    return left, right


def hidden_by(places: Places) -> float:
    """Returns how far from the middle of the card night lies over what it finds there, between two
    rows or in place of one: 0 where nothing lies there, or all of it makes way."""
    if isinstance(places, Beside) and on_sides(places):
        first, second = (places.tray(seat) for seat in range(2))
        middle, near = stage(places).centre[0], places.px(FROM_CHOICES)
        lying = places.everybodys or (places.lines and not places.gathered)
        panels = max(middle - first.right, second.x - middle) - near if lying else 0.0
        choices = stage(places).w / 2 + places.px(ASIDE) + on_side(places)[0]
        return max(panels, choices) if lying else 0.0
    if places.lines and places.gathered and not isinstance(places, Pair):
        # The row lies under the choices as a whole.
        middle, tray = stage(places).centre[0], places.tray(0)
        return max(tray.right - middle, middle - tray.x)
    return 0.0


def gathered_end(places: Places) -> float:
    """Returns where choices over the row may begin beside its last card, which stays in sight."""
    return places.tray(0).x + places.px(ROW_EDGE + APART) + places.row_width


def token_places(places: Places, count: int, crowded: bool = False) -> Sequence[Rect]:
    """Returns where `count` choices lie on both sides of the card, the first on the left, all alike
    and as many on both sides, or one more on the right. `crowded` ones, with many cards to choose
    from, go out further to the right, where there is more room. Two players have them in the trays;
    in large letters, where they are widest."""
    return _token_places(places, count, crowded, places.plays, places.gathered)


@lru_cache(maxsize=16)
def _token_places(
    places: Places, count: int, crowded: bool, plays: Seat, gathered: bool
) -> Sequence[Rect]:
    card = stage(places)
    wide, tall = (places.px(places.eased(*length)) for length in TOKEN)
    edge = places.eased(*BESIDE_PILES)
    between = places.span(edge, 0, 1920 - edge, 0)
    left, right = between.x, between.right
    low = places.prompt.y - places.px(8)
    if isinstance(places, Facing) and in_upper_tray(places):
        room = places.staged_room
        high, low = room.y + places.px(IN_TRAY), room.bottom - places.px(IN_TRAY)
        left, right = room.x, room.right
        if count > FOUR:
            right = places.at(FAR_RIGHT, 0)[0]
    elif isinstance(places, Facing):
        # On the other player's side, so that the own Doors stay in reach.
        high, low = places.at(0, 86)[1], places.tray(places.lower).y - places.px(8)
        if places.strips:
            left, right = places.book.whole.right + places.px(ASIDE) / 2, places.at(FAR_RIGHT, 0)[0]
        if not places.strain and (count <= FOUR or not places.strips):
            right = recap_button(places, 1 - places.lower).x - places.px(8)
    elif isinstance(places, Beside):
        named = places.pile_name_at(places.zones[DECK])[1]
        high, left, right = named + places.text(16), places.at(40, 0)[0], places.at(1880, 0)[0]
        if places.letters == 1:
            tray = places.tray(places.plays)
            high, low = tray.y + places.px(IN_TRAY), tray.bottom - places.px(IN_TRAY)
    else:
        high, low = places.met.y, places.met.bottom
        if not places.strain:
            middle, end = card.centre[0], places.tray(0).right
            left = min(places.tray(0).x, 2 * middle - end) if places.lines else gathered_end(places)
            if not crowded:
                # Both sides have as much room, also where something hangs beside a short tray.
                right = max(end, 2 * middle - left)
            if count > FOUR and places.hung:
                # What hangs beside the row is hidden as a whole.
                ground = places.hung_ground
                left, right = min(left, ground.x), max(right, ground.right)
    tall = min(tall, low - high)
    half, gap = count // 2, places.px(APART)
    usual = on_sides(places) or in_upper_tray(places)
    if crowded and not usual:
        half = max(0, count - 1) // 2
    beside = card.w / 2 + places.px(ASIDE)
    middle, y = card.centre[0], (high + low) / 2
    rooms = middle - left - beside, right - middle - beside
    if isinstance(places, Beside) and on_sides(places) and count <= on_side(places)[1]:
        rooms = (on_side(places)[0],) * 2

    def each(on_left: int) -> float:
        """Returns the greatest width of the tokens if so many of them lie on the left."""
        sides = zip(rooms, (on_left, count - on_left), strict=True)
        return min([wide, *((room - gap * (some - 1)) / some for room, some in sides if some)])

    over_hung = not isinstance(places, Pair) and count > FOUR and places.hung
    if count and not usual and (isinstance(places, Pair) or is_aside(places) or over_hung):
        half = max(range(count + 1), key=lambda some: (each(some), -abs(some - count / 2)))
    wide = each(half)
    # Over night that hides panels they stand in the middle of their side.
    spare = [
        room - some * (wide + gap) + gap
        for room, some in zip(rooms, (half, count - half), strict=True)
    ]
    inset = [left_over / 2 if hidden_by(places) else 0.0 for left_over in spare]
    rects = []
    for number in range(count):
        on_left = number < half
        place = half - 1 - number if on_left else number - half
        away = beside + inset[not on_left] + place * (wide + gap) + wide / 2
        x = middle - away if on_left else middle + away
        rects.append(Rect.around((x, y), wide, tall))
    return tuple(rects)
