"""Several cards held up on an arc over the tray: a Prophecy, and others that are put in order."""

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
"""So many cards lie at their ease, from the first to the last over so many degrees; more share
these."""
WIDE, APART, SAG = 220, 2.2, (0.12, 0.34)
"""The width of a card, by the design, where there is room for it; and how far the first of five
lies from the middle, and below it, where there is little room and where there is enough, by it."""
MIDDLE = 412
"""How far down the middle one lies where there is room enough, by the design."""
BESIDE = 0.45
"""From one card that is set apart to the next, across and up, by the width of a pile."""
LAID_BY = 0.8
"""How wide a card is that makes room, by the width of the deck."""
CLEAR = 8
"""Free between the arc and the prompt, by the design."""


def held_up(view: View, ranking: Ranking | None) -> bool:
    """Whether several cards that were looked at are held up over the tray: what is shown to all, a
    Prophecy, or what is lifted out of another zone to be put in order."""
    return len(view.revealed) > 1 or bool(view.prophecy) or is_ordered(view, ranking)


def is_ordered(view: View, ranking: Ranking | None) -> bool:
    """Whether what is decided now is the order of these cards."""
    return ranking is not None and ranking.decision == view.pending


def prophecy(
    view: View, places: Places, arrangement: Arrangement, staging: Staging
) -> list[Sprite]:
    """The looked-at cards in a fan, the next one to be drawn first; those that are set apart
    lie where they will go already."""
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
    """Cards of any other zone, lifted out of it into a fan while they are put in order."""
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
    """How card number i of so many lies in the fan; a little higher under the pointer."""
    x, y, angle = fan_place(places, i, count)
    up = places.px(10) if card is not None and card.id == arrangement.raised else 0.0
    return Pose(x, y - up, card_width(places), angle)


def laid_by(places: Places, i: int) -> Pose:
    """How card number i lies that makes room for others: on the deck."""
    x, y = places.zones[DECK].centre
    width = places.zones[DECK].w * LAID_BY
    return Pose(x + i * places.px(10), y + i * places.px(4), width, -LEAN)


def thrown(places: Places, zone: str, i: int) -> Pose:
    """How card number i lies that is set apart for this zone: on it already, or on the deck if the
    zone has no place of its own; each so far from the one before that both can be read."""
    pile = places.zones.get(zone, places.zones[DECK])
    (x, y), side = pile.centre, 1 if pile.centre[0] < places.band.centre[0] else -1
    away = i * pile.w * BESIDE
    return Pose(x + side * away, y - places.px(30) - away, pile.w, -LEAN)


@lru_cache(maxsize=8)
def card_width(places: Places) -> float:
    """Of each card of the fan: its highest lies under what stands over the tray, and its lowest
    over the prompt."""
    room = places.band.centre[0] - places.arc_left - places.px(CLEAR)
    across, tall = room / (APART + beside_middle(ARC / 2)), height(places)
    return min(places.px(WIDE), tall / (CARD_RATIO / 2 + lowest(places)), across)


def height(places: Places) -> float:
    """Of the room between what stands over the tray and the prompt."""
    return places.prompt.y - places.px(CLEAR) - places.arc_top


def lowest(places: Places) -> float:
    """How far the arc reaches below the middle of its highest card, by the width of a card."""
    flat, full = SAG
    room = height(places) / places.px(WIDE) - CARD_RATIO / 2 - below_middle(ARC / 2)
    return min(full, max(flat, room)) + below_middle(ARC / 2)


def below_middle(angle: float) -> float:
    """How far a card that is turned so reaches below its middle, by its width."""
    turned = math.radians(angle)
    return (CARD_RATIO * math.cos(turned) + math.sin(turned)) / 2


def beside_middle(angle: float) -> float:
    """How far it reaches to either side."""
    turned = math.radians(angle)
    return (math.cos(turned) + CARD_RATIO * math.sin(turned)) / 2


def fan_place(places: Places, i: int, count: int) -> tuple[float, float, float]:
    """Middle and angle of the fan's card number i of so many, from 0."""
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
    """Whatever is let go here stays in the fan: over it, a little beside it, or below it over the
    hand."""
    count, width = max(count, FANNED), card_width(places)
    (left, _, _), (right, _, _) = (fan_place(places, i, count) for i in (0, count - 1))
    aside, top = width * 0.85, fan_place(places, count // 2, count)[1] - width * CARD_RATIO * 0.45
    return Rect(left - aside, top, right - left + 2 * aside, places.size[1] - top)


def fan_index(places: Places, x: float, count: int) -> int:
    """Which place of a fan of so many cards is nearest to this x."""
    away = [abs(fan_place(places, i, count)[0] - x) for i in range(count)]
    return away.index(min(away))
