"""Fans: cards that are held up on an arc over the tray, as a Prophecy or to be put in order."""

from __future__ import annotations

import math
from functools import lru_cache

from game.rules.card import Card
from game.rules.event import Secret
from game.rules.state import DECK, FORESIGHT, owned
from game.rules.view import View
from game.table.hands.ordering import Ranking
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.table.layout.spreads import LEAN, sprite_of
from game.table.staging import Staging

FANNED, ARC = 5, 60.0
"""Number of cards that fit at their ease, and degrees from first to last; more share these."""
WIDE, APART, SAG = 220, 2.2, (0.12, 0.34)
"""Width of a card, in design pixels, if there is room; distance of the first of five from the
middle, by card width; and how far it hangs below the middle, with little room and with enough."""
MIDDLE = 412
"""Height of the middle card, if there is room, in design pixels."""
BESIDE = 0.45
"""Distance of cards that are set apart, across and up, by the width of a pile."""
LAID_BY = 0.8
"""Width of a card that makes room, by the width of the deck."""
CLEAR = 8
"""Free space between the arc and the prompt, in design pixels."""


def held_up(view: View, ranking: Ranking | None) -> bool:
    """Returns whether cards are held up over the tray: several revealed ones, a Prophecy, or cards
    of another zone that are put in order."""
    return len(view.revealed) > 1 or bool(view.prophecy) or is_ordered(view, ranking)


def is_ordered(view: View, ranking: Ranking | None) -> bool:
    """Returns whether the decision is the order of these cards."""
    return ranking is not None and ranking.decision == view.pending


def prophecy(
    view: View, places: Places, arrangement: Arrangement, staging: Staging
) -> list[Sprite]:
    """Returns the looked-at cards in a fan, the next to be drawn first. Cards that are set apart
    lie where they will go."""
    ranking = arrangement.ranking
    known = view.cards(owned(FORESIGHT, view.active))
    looked_at: Secret = view.prophecy
    if ranking is not None and known:
        others = (c for c in known if c not in ranking.cards)
        looked_at = *(c for c in ranking.order if c in known), *others
    between, sprites = staging.decision(view.pending).between, []
    for i, card in enumerate(looked_at):
        if between:
            pose = laid_by(places, i)
        else:
            pose = fanned(card, places, arrangement, i, len(looked_at))
        sprites.append(sprite_of(card, FORESIGHT, i, pose, view.active))
    if ranking is None or between:
        return sprites
    for i, card in enumerate(ranking.apart):
        if card in known:
            pose = thrown(places, ranking.ordering.apart, i)
            sprites.append(Sprite(card.id, card, FORESIGHT, pose, view.active))
    return sprites


def lifted_out(view: View, places: Places, arrangement: Arrangement) -> list[Sprite]:
    """Returns cards of any other zone that are put in order, lifted out of it into a fan."""
    ranking = arrangement.ranking
    if ranking is None or not is_ordered(view, ranking):
        return []
    lies_in = {card: name for name in view.zones for card in view.cards(name)}
    if any(lies_in.get(card, FORESIGHT).startswith(FORESIGHT) for card in ranking.cards):
        return []
    poses = {
        card: fanned(card, places, arrangement, i, len(ranking.order))
        for i, card in enumerate(ranking.order)
    }
    for i, card in enumerate(ranking.apart):
        poses[card] = thrown(places, ranking.ordering.apart, i)
    sprites = []
    for card, pose in poses.items():
        zone, _, seat = lies_in[card].partition(":")
        sprites.append(Sprite(card.id, card, zone, pose, int(seat) if seat else None))
    return sprites


def fanned(card: Card | None, places: Places, arrangement: Arrangement, i: int, count: int) -> Pose:
    """Returns the pose of card `i` of `count` in the fan; a little higher under the pointer."""
    x, y, angle = fan_place(places, i, count)
    up = places.px(10) if card is not None and card.id == arrangement.raised else 0.0
    return Pose(x, y - up, card_width(places), angle)


def laid_by(places: Places, i: int) -> Pose:
    """Returns the pose of card `i` of those that make room: on the deck."""
    x, y = places.zones[DECK].centre
    width = places.zones[DECK].w * LAID_BY
    return Pose(x + i * places.px(10), y + i * places.px(4), width, -LEAN)


def thrown(places: Places, zone: str, i: int) -> Pose:
    """Returns the pose of card `i` of those that are set apart for a zone: on it, or on the deck if
    the zone has no place. Each lies beside the one before, so that both can be read."""
    pile = places.zones.get(zone, places.zones[DECK])
    (x, y), side = pile.centre, 1 if pile.centre[0] < places.band.centre[0] else -1
    away = i * pile.w * BESIDE
    return Pose(x + side * away, y - places.px(30) - away, pile.w, -LEAN)


@lru_cache(maxsize=8)
def card_width(places: Places) -> float:
    """Returns the width of a card in the fan: the highest lies under what stands over the tray, the
    lowest over the prompt."""
    room = places.band.centre[0] - places.arc_left - places.px(CLEAR)
    across, tall = room / (APART + beside_middle(ARC / 2)), height(places)
    return min(places.px(WIDE), tall / (CARD_RATIO / 2 + lowest(places)), across)


def height(places: Places) -> float:
    """Returns the height of the room between what stands over the tray and the prompt."""
    return places.prompt.y - places.px(CLEAR) - places.arc_top


def lowest(places: Places) -> float:
    """Returns how far the arc reaches below the middle of its highest card, by card width."""
    flat, full = SAG
    room = height(places) / places.px(WIDE) - CARD_RATIO / 2 - below_middle(ARC / 2)
    return min(full, max(flat, room)) + below_middle(ARC / 2)


def below_middle(angle: float) -> float:
    """Returns how far a turned card reaches below its middle, by its width."""
    turned = math.radians(angle)
    return (CARD_RATIO * math.cos(turned) + math.sin(turned)) / 2


def beside_middle(angle: float) -> float:
    """Returns how far a turned card reaches to either side of its middle, by its width."""
    turned = math.radians(angle)
    return (math.cos(turned) + CARD_RATIO * math.sin(turned)) / 2


def fan_place(places: Places, i: int, count: int) -> tuple[float, float, float]:
    """Returns the middle and the angle of card `i` of `count`, from 0."""
    width, whole = card_width(places), math.radians(ARC / 2)
    angle = ARC / (max(count, FANNED) - 1) * (i - (count - 1) / 2)
    turned = math.radians(angle)
    highest = places.arc_top + width * CARD_RATIO / 2
    top = places.arc_top + height(places) - lowest(places) * width
    top = max(highest, min(places.at(0, MIDDLE)[1], top))
    sag = (lowest(places) - below_middle(ARC / 2)) * width
    x = places.band.centre[0] + APART * width * math.sin(turned) / math.sin(whole)
    y = top + sag * (1 - math.cos(turned)) / (1 - math.cos(whole))
    return x, y, -angle


def fan_room(places: Places, count: int) -> Rect:
    """Returns the room in which a released card stays in the fan: over it, a little beside it, and
    below it over the hand."""
    count, width = max(count, FANNED), card_width(places)
    (left, _, _), (right, _, _) = (fan_place(places, i, count) for i in (0, count - 1))
    aside, top = width * 0.85, fan_place(places, count // 2, count)[1] - width * CARD_RATIO * 0.45
    return Rect(left - aside, top, right - left + 2 * aside, places.size[1] - top)


def fan_index(places: Places, x: float, count: int) -> int:
    """Returns the place in the fan that is nearest to this x."""
    away = [abs(fan_place(places, i, count)[0] - x) for i in range(count)]
    return away.index(min(away))
