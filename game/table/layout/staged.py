"""Where one card stands large: over everything else, where everybody looks at it; or over the
table that it takes the light from, with the choices about it.

Positions are those of a table of 1920 x 1080, as in `measures`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.rules.card import Card
from game.rules.state import DECK, REVEALED
from game.rules.view import View
from game.table.hands.ordering import Ranking
from game.table.layout.beside import Beside
from game.table.layout.facing import Facing
from game.table.layout.fans import held_up
from game.table.layout.measures import CARD_RATIO, Measures, Rect
from game.table.layout.places import Places
from game.table.layout.poses import Pose
from game.table.staging import Staging

SPOT, SPOT_WIDTH = (960, 430), 380
"""The middle and the width of a card over everything else, by the design."""
WIDTH, BETWEEN_SEATS = 360, 216
"""Of the card; and where the deck lies above the middle, which it leaves in sight."""
NAMELESS = 22
"""So much of the card, from below, has no name on it."""
LOOKS_OUT = 0.28
"""The part of a Door that looks out above it where there are many Doors."""
TOKEN, APART, ASIDE = (240, 336), 16, 28
"""A token at its largest, between two of them, and between the card and the first one."""
FROM_EDGE = 264
"""From the edge of the table to the outermost token: there are the piles."""


def spotlight(places: Measures) -> Pose:
    """How a Door lies that opens before everybody's eyes."""
    return Pose(*places.at(*SPOT), places.px(SPOT_WIDTH))


def staged_card(view: View, staging: Staging) -> Card | None:
    """The card that is met alone and takes the light from the table."""
    if not view.zones.get(REVEALED) or staging.decision(view.pending).between:
        return None
    cards = view.cards(REVEALED)
    return cards[0] if len(cards) == 1 and cards[0].kind in staging.darkens else None


def over_rows(view: View, staging: Staging, ranking: Ranking | None) -> bool:
    """Whether cards lie over the rows: those that are held up, or one that stands large and the
    choices about it."""
    return held_up(view, ranking) or staged_card(view, staging) is not None


@lru_cache(maxsize=8)
def stage(places: Places) -> Rect:
    """Where it stands, over the row."""
    if isinstance(places, Beside):
        width = places.px(BETWEEN_SEATS)
        low = places.prompt.y - places.px(6)
        deck = places.zones[DECK]
        middle = (min(deck.bottom + places.px(44), low - width) + low) / 2
        # Where lines lie between the players it stands over a row, under the name of a pile: both
        # stay in sight.
        x = places.at(960, 0)[0]
        if places.lines:
            top = places.pile_name_at(deck)[1] + places.caption(16) * 0.7
            width, middle = min(width, (low - top) / CARD_RATIO), (top + low) / 2
            x = places.line_room.right + width / 2 + places.px(ASIDE)
        return Rect.around((x, middle), width, width * CARD_RATIO)
    tall = places.px(WIDTH) * CARD_RATIO
    x, y = places.at(960, 400)
    # Where one plays alone the prompt may lie over its foot; its name stays in sight.
    foot = 0.0 if isinstance(places, Facing) else places.px(NAMELESS)
    low = places.prompt.y + foot
    if places.crowded:
        # Of every Door behind it enough looks out to be taken.
        behind = places.door_slot(0, 0)
        tall = min(tall, low - behind.y - behind.h * LOOKS_OUT)
    return Rect.around((x, min(y, low - tall / 2)), tall / CARD_RATIO, tall)


@lru_cache(maxsize=16)
def token_places(places: Places, count: int) -> Sequence[Rect]:
    """Where so many choices lie: half of them on each side of the card, the first on the left; the
    right side has one more of an odd number."""
    card = stage(places)
    wide, tall = places.px(TOKEN[0]), places.px(TOKEN[1])
    (left, _), (right, _) = places.at(FROM_EDGE, 0), places.at(1920 - FROM_EDGE, 0)
    low = places.prompt.y - places.px(8)
    if isinstance(places, Facing):
        # Over the other's side: one's own Doors stay in reach.
        high, low = places.at(0, 86)[1], places.tray(places.lower).y - places.px(8)
    elif isinstance(places, Beside):
        named = places.pile_name_at(places.zones[DECK])[1]
        high, left, right = named + places.caption(16), places.at(40, 0)[0], places.at(1880, 0)[0]
    else:
        high = places.door_slot(0, 0).bottom + places.px(8)
    tall = min(tall, low - high)
    half, gap = count // 2, places.px(APART)
    beside = card.w / 2 + places.px(ASIDE)
    middle, y = card.centre[0], (high + low) / 2
    room = min(middle - left, right - middle) - beside
    most = count - half
    wide = min(wide, (room - gap * (most - 1)) / max(1, most))
    rects = []
    for number in range(count):
        on_left = number < half
        place = half - 1 - number if on_left else number - half
        away = beside + place * (wide + gap) + wide / 2
        x = middle - away if on_left else middle + away
        rects.append(Rect.around((x, y), wide, tall))
    return tuple(rects)
