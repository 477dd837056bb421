"""The fan under the prompt: the cards of a Prophecy, and any others that are put in order."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.rules.card import Card
from game.rules.event import Secret
from game.rules.state import DISCARD, FORESIGHT, owned
from game.rules.view import View
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.table.layout.spreads import LEAN, sprite_of

FAN = 5.0
"""Degrees from card to card."""
FANNED = 5
"""So many cards lie at their ease; of more each turns and moves less."""


def prophecy(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """The looked-at cards in a fan, the next one to be drawn first; the one to be discarded lies
    on the discard pile already."""
    ranking = arrangement.ranking
    known = view.cards(owned(FORESIGHT, view.active))
    looked_at: Secret = view.prophecy
    if ranking is not None and known:
        others = (c for c in known if c not in ranking.cards)
        looked_at = *(c for c in ranking.order if c in known), *others
    for i, card in enumerate(looked_at):
        pose = fanned(card, places, arrangement, i, len(looked_at))
        yield sprite_of(card, FORESIGHT, i, pose, view.active)
    if ranking is not None and ranking.discard is not None and ranking.discard in known:
        pose = thrown(places)
        yield Sprite(ranking.discard.id, ranking.discard, FORESIGHT, pose, view.active)


def in_the_band(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """Cards of any other zone, lifted out of it into a fan while they are put in order."""
    ranking = arrangement.ranking
    if ranking is None or ranking.decision != view.pending:
        return
    lies_in = {card: name for name in view.zones for card in view.cards(name)}
    if any(lies_in.get(card, FORESIGHT).startswith(FORESIGHT) for card in ranking.cards):
        return
    poses = {
        card: fanned(card, places, arrangement, i, len(ranking.order))
        for i, card in enumerate(ranking.order)
    }
    if ranking.discard is not None:
        poses[ranking.discard] = thrown(places)
    for card, pose in poses.items():
        zone, _, seat = lies_in[card].partition(":")
        yield Sprite(card.id, card, zone, pose, int(seat) if seat else None)


def fanned(card: Card | None, places: Places, arrangement: Arrangement, i: int, count: int) -> Pose:
    """How card number i of so many lies in the fan; a little higher under the pointer."""
    x, y, angle = fan_place(places, i, count)
    up = places.px(10) if card is not None and card.id == arrangement.raised else 0.0
    return Pose(x, y - up, places.fan_width, angle)


def thrown(places: Places) -> Pose:
    """How a card lies that will be discarded: on the discard pile already."""
    x, y = places.zones[DISCARD].centre
    return Pose(x, y - places.px(30), places.fan_width, -LEAN)


def fan_place(places: Places, i: int, count: int) -> tuple[float, float, float]:
    """Middle and angle of the fan's card number i of so many, from 0."""
    pitch, turned = places.fan_width * 1.16, FAN
    if count > FANNED:
        pitch = min(pitch, (places.band.w - 2 * places.fan_width) / (count - 1))
        turned = FAN * (FANNED - 1) / (count - 1)
    radius = pitch / math.radians(turned)
    angle = turned * (i - (count - 1) / 2)
    x = places.band.centre[0]
    # A card that needs more room than the band has reaches under it, not over the prompt.
    y = places.band.y + max(places.band.h / 2 - places.px(6), places.fan_width * CARD_RATIO / 2)
    x += radius * math.sin(math.radians(angle))
    y += radius * (1 - math.cos(math.radians(angle)))
    return x, y, -angle


def fan_room(places: Places, count: int) -> Rect:
    """Whatever is let go here stays in the fan: over it, beside it, or below it over the hand."""
    count = max(count, FANNED)
    left, right = (fan_place(places, i, count)[0] for i in (0, count - 1))
    aside, top = places.fan_width * 1.5, places.band.y - places.px(10)
    return Rect(left - aside, top, right - left + 2 * aside, places.size[1] - top)


def fan_index(places: Places, x: float, count: int) -> int:
    """Which place of a fan of so many cards is nearest to this x."""
    return min(range(count), key=lambda i: abs(fan_place(places, i, count)[0] - x))
