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
from game.table.layout.places import BESIDE_PILES, ROW_EDGE, Places
from game.table.layout.poses import Pose
from game.table.layout.recap_places import recap_button
from game.table.layout.spreads import TIGHT
from game.table.staging import Staging

SPOT, SPOT_WIDTH = (960, 430), 380
"""Middle and width of a card over everything else."""
TOKEN, APART, ASIDE = ((240, 240, 340), (380, 380, 400)), 15, 21
"""Largest width and height of a token, each with usual, large and the largest letters; distance
between two, and distance from the card to the first."""
FROM_BOOK = 356
"""Distance from a book before both trays to the card, in design pixels."""
FOUR = 4
"""Number of choices that leave the end of the row in sight on the table for one."""
ROOMY, CENTRE = 0.66, (890, 910)
"""Least pixels of one of the design from which that end has three cards, not one; and the middle of
a card with choices about it in smaller windows, and on a mirrored table there."""
ASIDE_FROM = 0.5
"""Strain by large letters from which the card stands left of all tokens, which are equally wide."""


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


def is_roomy(places: Places) -> bool:
    """Returns whether choices stay wide enough beside three cards of the row."""
    return places.px(1) >= ROOMY


def is_aside(places: Places) -> bool:
    """Returns whether the card stands left of all its tokens, or after the lines."""
    return places.strain > ASIDE_FROM and not isinstance(places, Beside)


def stage(places: Places) -> Rect:
    """Returns where a card stands that has choices about it."""
    return _stage(places, places.plays, places.gathered)


@lru_cache(maxsize=8)
def _stage(places: Places, plays: Seat, gathered: bool) -> Rect:
    card = places.met
    if not (is_roomy(places) or places.strain or places.lines or isinstance(places, Pair)):
        # More choices lie right of it, as the row ends at the left.
        x = places.at(places.as_drawn(CENTRE[places.mirrored]), 0)[0]
        return Rect.around((x, card.centre[1]), card.w, card.h)
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
    asked about, and of a choice between the two."""
    row = places.zones[owned(ROW, seat)]
    left, right = row.x, row.right
    dark = staged_card(view, staging) is not None
    asked = view.pending is not None and met_alone(view, staging) is not None
    if (dark and is_aside(places)) or not (dark or asked):
        return left, right
    card = stage(places) if dark else places.met
    end = gathered_end(places) if dark and not isinstance(places, Pair) else card.x
    end, start = end - places.px(APART), card.right + places.px(APART)
    if left + places.row_width < end < right:
        return left, end
    if left < start < right - 2 * places.row_width:
        return start - places.px(ROW_EDGE), right
    return left, right


def gathered_end(places: Places) -> float:
    """Returns where choices over the row may begin beside the cards at its end that stay in sight:
    the last three, close to each other, or only the last one."""
    shown = places.row_width * (1 + 2 * TIGHT if is_roomy(places) else 1)
    return places.tray(0).x + places.px(ROW_EDGE + APART) + shown


def token_places(places: Places, count: int) -> Sequence[Rect]:
    """Returns where `count` choices lie on both sides of the card, the first on the left. The right
    side has one or two more, as the row ends at the left. If each player has a side, they lie on
    that of the player who waits. In large letters they lie where they are widest."""
    return _token_places(places, count, places.plays, places.gathered)


@lru_cache(maxsize=16)
def _token_places(places: Places, count: int, plays: Seat, gathered: bool) -> Sequence[Rect]:
    card = stage(places)
    wide, tall = (places.px(places.eased(*length)) for length in TOKEN)
    edge = places.eased(*BESIDE_PILES)
    between = places.span(edge, 0, 1920 - edge, 0)
    left, right = between.x, between.right
    low = places.prompt.y - places.px(8)
    if isinstance(places, Facing):
        # On the other player's side, so that the own Doors stay in reach.
        high, low = places.at(0, 86)[1], places.tray(places.lower).y - places.px(8)
        if places.strips:
            left, right = places.book.whole.right + places.px(ASIDE) / 2, places.at(1715, 0)[0]
        if not places.strain and (count <= FOUR or not places.strips):
            right = recap_button(places, 1 - places.lower).x - places.px(8)
    elif isinstance(places, Beside):
        named = places.pile_name_at(places.zones[DECK])[1]
        high, left, right = named + places.text(16), places.at(40, 0)[0], places.at(1880, 0)[0]
        if places.letters == 1:  # the plaque of whoever waits stays whole
            high = max(high, places.plaque(0).bottom + places.px(2))
    else:
        high, low = places.met.y, places.met.bottom
    leaves = count <= FOUR and not (places.strain or places.lines or isinstance(places, Pair))
    if leaves:
        left = gathered_end(places)
    tall = min(tall, low - high)
    half, gap = count // 2, places.px(APART)
    if not isinstance(places, Pair):
        half = max(0, count - 1) // 2
    beside = card.w / 2 + places.px(ASIDE)
    middle, y = card.centre[0], (high + low) / 2
    rooms = middle - left - beside, right - middle - beside

    def each(on_left: int) -> float:
        """Returns the greatest width of the tokens if so many of them lie on the left."""
        sides = zip(rooms, (on_left, count - on_left), strict=True)
        return min([wide, *((room - gap * (some - 1)) / some for room, some in sides if some)])

    if isinstance(places, Beside) and places.letters == 1 and (gathered or not places.lines):
        half = count * plays
    elif leaves and count > 2:
        half = 1
    elif count:
        half = max(range(count + 1), key=lambda some: (each(some), -abs(some - count / 2)))
    wide = each(half)
    rects = []
    for number in range(count):
        on_left = number < half
        place = half - 1 - number if on_left else number - half
        away = beside + place * (wide + gap) + wide / 2
        x = middle - away if on_left else middle + away
        rects.append(Rect.around((x, y), wide, tall))
    return tuple(rects)
