"""A card that stands large: over everything else; or over the darkened table, with the choices
about it. Positions are in design pixels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.rules.card import Card
from game.rules.state import DECK, REVEALED
from game.rules.view import View
from game.table.hands.ordering import Ranking
from game.table.layout.fans import held_up
from game.table.layout.measures import CARD_RATIO, Measures, Rect
from game.table.layout.pair import Beside, Facing
from game.table.layout.places import Places
from game.table.layout.poses import Pose
from game.table.staging import Staging

SPOT, SPOT_WIDTH = (960, 430), 380
"""Middle and width of a card over everything else."""
WIDTH, BETWEEN_SEATS = 360, 216
"""Width of the card; and its width where it stands below the deck, between two players."""
NAMELESS = 22
"""Height of the part below the card's name."""
LOOKS_OUT = 0.28
"""Part of a Door that looks out above the card if there are many Doors."""
TOKEN, APART, ASIDE = (240, 336), 16, 28
"""Largest size of a token, distance between two, and distance from the card to the first."""
FROM_EDGE = 264
"""Distance from the edge of the table to the outermost token: the piles lie there."""


def spotlight(places: Measures) -> Pose:
    """Returns the pose of a Door that opens before everybody's eyes."""
    return Pose(*places.at(*SPOT), places.px(SPOT_WIDTH))


def staged_card(view: View, staging: Staging) -> Card | None:
    """Returns the card that is met alone and takes the light from the table, if any."""
    if not view.zones.get(REVEALED) or staging.decision(view.pending).between:
        return None
    cards = view.cards(REVEALED)
    return cards[0] if len(cards) == 1 and cards[0].kind in staging.darkens else None


def over_rows(view: View, staging: Staging, ranking: Ranking | None) -> bool:
    """Returns whether cards lie over the rows: those that are held up, or one that stands large
    with the choices about it."""
    return held_up(view, ranking) or staged_card(view, staging) is not None


@lru_cache(maxsize=8)
def stage(places: Places) -> Rect:
    """Returns where this card stands, over the row."""
    if isinstance(places, Beside):
        width = places.px(BETWEEN_SEATS)
        low = places.prompt.y - places.px(6)
        deck = places.zones[DECK]
        middle = (min(deck.bottom + places.px(44), low - width) + low) / 2
        # With lines between the players it stands over a row and leaves them and the name of a
        # pile in sight.
        x = places.at(960, 0)[0]
        if places.lines:
            top = places.pile_name_at(deck)[1] + places.caption(16) * 0.7
            width, middle = min(width, (low - top) / CARD_RATIO), (top + low) / 2
            x = places.line_room.right + width / 2 + places.px(ASIDE)
        return Rect.around((x, middle), width, width * CARD_RATIO)
    tall = places.px(WIDTH) * CARD_RATIO
    x, y = places.at(960, 400)
    # The prompt of a single player may cover its foot; its name stays in sight.
    foot = 0.0 if isinstance(places, Facing) else places.px(NAMELESS)
    low = places.prompt.y + foot
    if places.crowded:
        # Every Door behind it looks out far enough to be taken.
        behind = places.door_slot(0, 0)
        tall = min(tall, low - behind.y - behind.h * LOOKS_OUT)
    return Rect.around((x, min(y, low - tall / 2)), tall / CARD_RATIO, tall)


@lru_cache(maxsize=16)
def token_places(places: Places, count: int) -> Sequence[Rect]:
    """Returns where `count` choices lie: half of them on each side of the card, the first on the
    left. The right side has one more of an odd number."""
    card = stage(places)
    wide, tall = places.px(TOKEN[0]), places.px(TOKEN[1])
    between = places.span(FROM_EDGE, 0, 1920 - FROM_EDGE, 0)
    left, right = between.x, between.right
    low = places.prompt.y - places.px(8)
    if isinstance(places, Facing):
        # On the other player's side, so that the own Doors stay in reach.
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
