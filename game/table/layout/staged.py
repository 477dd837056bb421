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
    Places,
)
from game.table.layout.poses import Pose
from game.table.layout.recap_places import recap_button
from game.table.staging import Staging

SPOT, SPOT_WIDTH = (960, 430), 380
"""Middle and width of a card over everything else."""
TOKEN, STRIPS, ASIDE = ((168, 240, 340), (380, 380, 400)), 14, 9
"""Largest width and height of a token, each with usual, large and the largest letters; distance
between two, and distance from the card to the first."""
APART = 14
"""Distance of a row from the card and the tokens, in design pixels."""
ON_SIDE, THREE_ON_SIDE = 320, 408
"""Width that up to four tokens take of the side of each player, and that more of them take, in
design pixels: rows and their trays keep clear of it."""
FROM_TRAY = 20
"""Distance of a tray that makes way from the tokens, in design pixels."""
IN_TRAY = 9
"""Distance of tokens from the edges of a tray in which they lie, in design pixels."""
NEAR_EDGE = 14
"""Distance of the last card of a row from the edge of its tray, in design pixels, where it lies
before choices of one who plays alone: the wider these are, the fewer lines their words take."""
FROM_BOOK = 356
"""Distance from a book before both trays to the card in large letters, in design pixels."""
FAR_RIGHT = 1715
"""Where more tokens end than have room in a tray, in design pixels."""
THREE, FOUR, SIX = 3, 4, 6
"""Number of choices of which one stands alone on its side of the card; of those that have room as
a rule; and the most on the sides of a table for two."""
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


def _taken(places: Places) -> tuple[float, float]:
    """Returns between which x a card and its choices lie, with the night over what they hide: as
    many choices as there are as a rule, while it is not known."""
    count = min(places.prices, SIX) or FOUR
    if hidden_by(places):
        return group_ends(places, count, False)
    taken = [stage(places), *token_places(places, count)]
    return min(rect.x for rect in taken), max(rect.right for rect in taken)


def on_side(places: Places, count: int) -> float:
    """Returns the width that so many choices take of the side of each player, in pixels."""
    return places.px(ON_SIDE if count <= FOUR else THREE_ON_SIDE)


def lit_tray(view: View, places: Places, staging: Staging, seat: Seat) -> Rect:
    """Returns the part of a seat's tray that lies beside a card that takes the light and the
    choices about it, or all of it."""
    tray = places.tray(seat)
    if not (isinstance(places, Beside) and on_sides(places) and staged_card(view, staging)):
        return tray
    first, last = _taken(places)
    near = places.px(FROM_TRAY)
    left = max(tray.x, last + near) if seat else tray.x
    right = tray.right if seat else min(tray.right, first - near)
    return replace(tray, x=left, w=max(0.0, right - left))


def in_upper_tray(places: Places) -> bool:
    """Returns whether card and tokens lie in the tray of the player across, and so cover nothing of
    whoever chooses."""
    return isinstance(places, Facing) and places.letters == 1


def stage(places: Places) -> Rect:
    """Returns where a card stands that has choices about it: in the middle of its room, or beside
    that so that all together lie about it."""
    return _stage(places, places.prices)


def _stage(places: Places, count: int) -> Rect:
    card = _middle(places, places.plays, places.gathered)
    if not count or not balanced(places, count):
        return card
    left, right = group_ends(places, count, False)
    apart = places.px(STRIPS if count > 1 else ASIDE)
    aside = 0.0 if spans(count) else (_width(places, count) + apart) / 2
    return Rect.around(((left + right) / 2 - aside, card.centre[1]), card.w, card.h)


def balanced(places: Places, count: int, crowded: bool = False) -> bool:
    """Returns whether a card and so many choices lie about the middle of their room. The `crowded`
    ones of somebody alone go further out to one side, unless their number is odd."""
    if on_sides(places) or in_upper_tray(places):
        return True
    over_hung = count > FOUR and bool(places.hung)
    alone = not isinstance(places, Pair) and not places.strain and not over_hung
    return alone and (not crowded or count % 2 == 1)


@lru_cache(maxsize=8)
def _middle(places: Places, plays: Seat, gathered: bool) -> Rect:
    """Returns where a card stands with as many choices on both sides."""
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


def row_spans(
    view: View, places: Places, staging: Staging, seat: Seat
) -> list[tuple[float, float]]:
    """Returns between which x a row may lie, in one part or in two, from left to right: it keeps
    clear of a card that stands over it and is asked about, and of choices beside that; where large
    letters leave it no room it lies behind the card."""
    row = places.zones[owned(ROW, seat)]
    left, right = row.x, row.right
    dark = staged_card(view, staging) is not None
    asked = view.pending is not None and met_alone(view, staging) is not None
    if (dark and is_aside(places)) or not (dark or asked):
        return [(left, right)]
    card = stage(places) if dark else places.met
    if dark and places.strain and not isinstance(places, Pair):
        edge = places.row_edge - (card.w - places.row_width) / 2
        return [(max(left, card.x - edge), card.right)]
    if dark and on_sides(places):
        tray = lit_tray(view, places, staging, seat)
        return [(max(left, tray.x), tray.right - places.row_edge)]
    if dark and isinstance(places, Facing) and in_upper_tray(places):
        if seat == places.lower:
            return [(left, right)]
        end = _taken(places)[0] - places.px(FROM_CHOICES)
        fits = left + places.row_edge + places.row_width < end
        # Without room beside the choices it lies behind the card, out of sight.
        return [(left, end) if fits else (max(left, card.x - places.row_edge), card.right)]
    if dark and not isinstance(places, Pair):
        first = max(gathered_end(places), _taken(places)[0])
        return [(left - (places.row_edge - places.px(NEAR_EDGE)), first - places.px(APART))]
    end, start = card.x - places.px(APART), card.right + places.px(APART)
    spans = []
    if left + places.row_width < end < right:
        spans.append((left, end))
    if left < start < right - 2 * places.row_width and not (dark and spans):
        spans.append((start - places.row_edge, right))
    return spans or [(left, right)]


def group_middle(places: Places) -> float:
    """Returns the x about which a card and as many choices on both sides lie."""
    return _middle(places, places.plays, places.gathered).centre[0]


def hidden_by(places: Places) -> float:
    """Returns how far from the middle of the group night lies over what it finds there between two
    rows: 0 where nothing lies there, or all of it makes way."""
    if isinstance(places, Beside) and on_sides(places):
        first, second = (places.tray(seat) for seat in range(2))
        middle, near = group_middle(places), places.px(FROM_CHOICES)
        lying = places.everybodys or (places.lines and not places.gathered)
        panels = max(middle - first.right, second.x - middle) - near if lying else 0.0
        choices = stage(places).w / 2 + places.px(ASIDE) + on_side(places, places.prices)
        return max(panels, choices) if lying else 0.0
    return 0.0


def covers_row(view: View, places: Places, staging: Staging) -> bool:
    """Returns whether choices lie where the whole row of one who plays alone lies, which is out of
    sight then."""
    if staged_card(view, staging) is None:
        return False
    many = places.prices > FOUR and not places.strain
    return not isinstance(places, Pair) and (many or (bool(places.lines) and places.gathered))


def gathered_end(places: Places) -> float:
    """Returns where choices over the row may begin beside its last card, which stays in sight."""
    return places.tray(0).x + places.px(NEAR_EDGE + APART) + places.row_width


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
    card = _stage(places, count)
    high, low = _heights(places)
    tall = min(places.px(places.eased(*TOKEN[1])), low - high)
    half, gap = count // 2, places.px(STRIPS)
    left, right = group_ends(places, count, crowded)
    beside = card.w / 2 + places.px(ASIDE)
    middle, y = card.centre[0], (high + low) / 2
    rooms = middle - left - beside, right - middle - beside
    if balanced(places, count, crowded):
        wide = _width(places, count)
    else:
        if crowded:
            half = max(0, count - 1) // 2

        def each(on_left: int) -> float:
            """Returns the greatest width of the tokens if so many of them lie on the left."""
            sides = zip(rooms, (on_left, count - on_left), strict=True)
            widths = [(room - gap * (some - 1)) / some for room, some in sides if some]
            return min([places.px(places.eased(*TOKEN[0])), *widths])

        over_hung = not isinstance(places, Pair) and count > FOUR and places.hung
        if count and (isinstance(places, Pair) or is_aside(places) or over_hung):
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


def spans(count: int) -> bool:
    """Returns whether both sides of a card have equal room for so many choices about the middle of
    their room. Of more than three the words have too little room if one place stays free."""
    return count % 2 == 0 or count == THREE


def _width(places: Places, count: int) -> float:
    """Returns the width of each of `count` choices about the middle of their room."""
    left, right = group_ends(places, count, False)
    card, gap = _middle(places, places.plays, places.gathered), places.px(STRIPS)
    room = right - left - card.w - 2 * places.px(ASIDE)
    # Three take the places of four of which one stays free.
    some = count + 1 if count == THREE else max(1, count)
    wide = (room - gap * max(0, some - 2)) / some
    return min(places.px(places.eased(*TOKEN[0])), wide)


def _heights(places: Places) -> tuple[float, float]:
    """Returns between which heights the choices lie."""
    low = places.prompt.y - places.px(8)
    if isinstance(places, Facing) and in_upper_tray(places):
        room = places.staged_room
        return room.y + places.px(IN_TRAY), room.bottom - places.px(IN_TRAY)
    if isinstance(places, Facing):
        # On the other player's side, so that the own Doors stay in reach.
        return places.at(0, 86)[1], places.tray(places.lower).y - places.px(8)
    if isinstance(places, Beside) and places.letters == 1:
        tray = places.tray(places.plays)
        return tray.y + places.px(IN_TRAY), tray.bottom - places.px(IN_TRAY)
    if isinstance(places, Beside):
        return places.pile_name_at(places.zones[DECK])[1] + places.text(16), low
    return places.met.y, places.met.bottom


def group_ends(places: Places, count: int, crowded: bool) -> tuple[float, float]:
    """Returns between which x so many choices and their card lie."""
    card = _middle(places, places.plays, places.gathered)
    edge = places.eased(*BESIDE_PILES)
    between = places.span(edge, 0, 1920 - edge, 0)
    left, right = between.x, between.right
    if isinstance(places, Facing) and in_upper_tray(places):
        left, right = places.staged_room.x, places.staged_room.right
        return left, places.at(FAR_RIGHT, 0)[0] if count > FOUR else right
    if isinstance(places, Facing):
        if places.strips:
            left, right = places.book.whole.right + places.px(ASIDE) / 2, places.at(FAR_RIGHT, 0)[0]
        if not places.strain and (count <= FOUR or not places.strips):
            right = recap_button(places, 1 - places.lower).x - places.px(8)
        return left, right
    if isinstance(places, Beside):
        if on_sides(places) and count <= SIX:
            away = card.w / 2 + places.px(ASIDE) + on_side(places, count)
            return card.centre[0] - away, card.centre[0] + away
        return places.at(40, 0)[0], places.at(1880, 0)[0]
    if not places.strain:
        middle, end = card.centre[0], places.tray(0).right
        # The words of many choices need the room of the row's last card, too.
        whole = places.lines or count > FOUR
        left = min(places.tray(0).x, 2 * middle - end) if whole else gathered_end(places)
        if not crowded or balanced(places, count, crowded):
            # Both sides have as much room, also where something hangs beside a short tray.
            right = 2 * middle - left
        if count > FOUR and places.hung:
            # What hangs beside the row is hidden as a whole.
            ground = places.hung_ground
            left, right = min(left, ground.x), max(right, ground.right)
    return left, right
