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
from game.table.layout.places import BESIDE_PILES, Places
from game.table.layout.poses import Pose
from game.table.staging import Staging

SPOT, SPOT_WIDTH = (960, 430), 380
"""Middle and width of a card over everything else."""
WIDTH, SMALLER, BETWEEN_SEATS = 360, 250, 216
"""Width of the card, and with the largest letters; and its width where it stands below the deck,
between two players."""
NAMELESS = 22
"""Height of the part below the card's name."""
LOOKS_OUT = 0.28
"""Part of a Door that looks out above the card if there are many Doors."""
TOKEN, APART, ASIDE = ((240, 240, 340), (336, 336, 400)), 16, 28
"""Largest width and height of a token, each with usual, large and the largest letters; distance
between two, and distance from the card to the first."""
FROM_BOOK, THERE = 356, 336
"""Distance from a book before both trays to the card, and the greatest width of the card there, in
design pixels."""
ASIDE_FROM = 0.5
"""Strain by large letters from which the card stands left of all tokens, which are equally wide."""


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


def is_aside(places: Places) -> bool:
    """Returns whether the card stands left of all its tokens, or after the lines."""
    return places.strain > ASIDE_FROM and not isinstance(places, Beside)


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
            top = places.pile_name_at(deck)[1] + places.text(16) * 0.7
            width, middle = min(width, (low - top) / CARD_RATIO), (top + low) / 2
            x = places.line_room.right + width / 2 + places.px(ASIDE)
        return Rect.around((x, middle), width, width * CARD_RATIO)
    tall = places.px(places.eased(WIDTH, WIDTH, SMALLER)) * CARD_RATIO
    x, y = places.at(960, 400)
    if isinstance(places, Facing) and places.strips:
        # The book stays in sight, with room for two choices beside it.
        tall = min(tall, places.px(THERE) * CARD_RATIO)
        x = places.book.whole.right + places.px(FROM_BOOK) + tall / CARD_RATIO / 2
    if is_aside(places):
        left = places.at(places.eased(*BESIDE_PILES), 0)[0]
        if isinstance(places, Facing):
            left = max(left, places.tray(places.lower).x)
            if places.strips:
                left = max(left, places.book.whole.right + places.px(ASIDE) / 2)
        if places.lines:
            left = max(left, places.line_room.right + places.px(ASIDE) / 2)
        x = left + tall / CARD_RATIO / 2
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
    left. The right side has one more of an odd number. In large letters they lie where they are
    widest."""
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
    elif isinstance(places, Beside):
        named = places.pile_name_at(places.zones[DECK])[1]
        high, left, right = named + places.text(16), places.at(40, 0)[0], places.at(1880, 0)[0]
    else:
        high = places.door_slot(0, 0).bottom + places.px(8)
    tall = min(tall, low - high)
    half, gap = count // 2, places.px(APART)
    beside = card.w / 2 + places.px(ASIDE)
    middle, y = card.centre[0], (high + low) / 2
    rooms = middle - left - beside, right - middle - beside

    def each(on_left: int) -> float:
        """Returns the greatest width of the tokens if so many of them lie on the left."""
        sides = zip(rooms, (on_left, count - on_left), strict=True)
        return min([wide, *((room - gap * (some - 1)) / some for room, some in sides if some)])

    if count:
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
