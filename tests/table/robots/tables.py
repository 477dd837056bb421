"""Views of any position, made by hand from numbers of cards."""

from collections.abc import Iterator
from math import cos, radians, sin

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS, NIGHTMARE
from game.rules.card import DOOR, Card
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    ROW,
    SHARED,
    owned,
)
from game.rules.steps import Decision
from game.rules.view import View
from game.table.layout.places import Rect, Size
from game.table.layout.poses import Pose

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1080, 1350), (5120, 1440)]
WINDOWS = [
    *((size, 1.0) for size in SIZES),
    ((1024, 640), 1.5),
    ((1024, 640), 2.0),
    ((1280, 720), 2.0),
    ((1300, 1000), 2.0),
    ((1040, 768), 16 / 13),
]
"""Sizes of windows in pixels with sizes of letters; the last is the smallest table for two beside a
panel."""
ALONE = [*WINDOWS, ((958, 720), 16 / 13)]
"""The same with the smallest table for one beside a panel."""


TELLING = {
    ((1024, 640), 1.0),
    ((1024, 640), 2.0),
    ((1280, 720), 1.0),
    ((1080, 1350), 1.0),
    ((5120, 1440), 1.0),
    ((1040, 768), 16 / 13),
    ((958, 720), 16 / 13),
}
"""The usual window and those at the limits, which show most faults. The others are thorough."""


def shown(window: tuple[Size, float]) -> str:
    """Returns the name of a window for the id of a test."""
    (width, height), letters = window
    return f"{width}x{height} at {letters:.0%}"


def in_windows(windows: list[tuple[Size, float]]) -> pytest.MarkDecorator:
    """Runs a test in each window. Those of one window follow on each other, so that they may share
    a table."""
    each = [
        pytest.param(*one, id=shown(one), marks=() if one in TELLING else pytest.mark.thorough)
        for one in windows
    ]
    return pytest.mark.parametrize(("size", "letters"), each, scope="module")


LOCATIONS = [card for card in BASE_DECK if card.kind not in (DOOR, NIGHTMARE)]
DOOR_CARDS = [card for card in BASE_DECK if card.kind == DOOR]
NIGHTMARES = [card for card in BASE_DECK if card.kind == NIGHTMARE]


def table(
    *,
    hand: int = 5,
    row: int = 0,
    discard: int = 0,
    limbo: int = 0,
    doors: int = 0,
    prophecy: int = 0,
    known: int = 0,
    revealed: Card | None = None,
    deck: int = 20,
    pending: Decision | None = None,
    hand_cards: tuple[Card, ...] = (),
) -> View:
    """Returns a solo view with so many cards in each zone. No card lies in two places."""
    free = (card for card in LOCATIONS if card not in hand_cards)

    def some(count: int, pool: Iterator[Card] = free) -> tuple[Card, ...]:
        return tuple(card for card, _ in zip(pool, range(count), strict=False))

    doors_left = iter(DOOR_CARDS)
    zones: dict[str, tuple[Card | None, ...]] = {
        owned(HAND, 0): hand_cards or some(hand),
        owned(ROW, 0): some(row),
        owned(FORESIGHT, 0): some(prophecy),
        DISCARD: some(discard),
        owned(DOORS, 0): some(doors, doors_left),
        LIMBO: some(limbo, doors_left),
        REVEALED: (revealed,) if revealed else (),
        DECK: (*some(known), *[None] * (deck - known)),
    }
    return View(
        seat=0,
        seats=1,
        visibility="open",
        turn=1,
        active=0,
        zones=zones,
        table=BASE.zones,
        kinds=BASE.kinds,
        box=BASE_DECK,
        unseen={},
        spent=(0,),
        pending=pending,
        result=None,
    )


def pair(
    *,
    lower: int = 0,
    active: int | None = None,
    hands: tuple[int, int] = (3, 3),
    unknown: tuple[int, ...] = (),
    shared: int = 2,
    rows: tuple[int, int] = (0, 0),
    doors: tuple[str, str] = ("", ""),
    market: int = 0,
    discard: int = 0,
    limbo: int = 0,
    prophecy: int = 0,
    known: int = 0,
    revealed: Card | None = None,
    deck: int = 20,
    turn: int = 1,
    pending: Decision | None = None,
) -> View:
    """Returns a view for two with so many cards in each zone. No card lies in two places. Seat
    `lower` looks; `active` plays, by default the same seat; the hands of the `unknown` seats are
    face down."""
    free = iter(LOCATIONS)
    gained = [tuple(CARDS[name] for name in text.split()) for text in doors]
    doors_left = (door for door in DOOR_CARDS if door not in gained[0] + gained[1])

    def some(count: int, pool: Iterator[Card] = free) -> tuple[Card, ...]:
        return tuple(card for _, card in zip(range(count), pool, strict=False))

    active = lower if active is None else active
    offered = some(market)
    zones: dict[str, tuple[Card | None, ...]] = {
        MARKET: offered,
        SHARED: some(shared),
        owned(FORESIGHT, active): some(prophecy),
        DISCARD: some(discard),
        LIMBO: some(limbo, doors_left),
        REVEALED: (revealed,) if revealed else (),
        DECK: (*some(known), *[None] * (deck - known)),
    }
    for seat in range(2):
        hand = some(hands[seat])
        zones[owned(HAND, seat)] = (None,) * len(hand) if seat in unknown else hand
        zones[owned(ROW, seat)] = some(rows[seat])
        zones[owned(DOORS, seat)] = gained[seat]
    return View(
        seat=lower,
        seats=2,
        visibility="hidden" if unknown else "open",
        turn=turn,
        active=active,
        zones=zones,
        table=BASE.zones,
        kinds=BASE.kinds,
        box=BASE_DECK,
        unseen={},
        spent=(0, 0),
        pending=pending,
        result=None,
        laid_out=offered,
    )


def box(pose: Pose) -> Rect:
    """Returns the upright rectangle around a card that may be turned."""
    turn = radians(abs(pose.angle))
    w = pose.width * cos(turn) + pose.height * sin(turn)
    h = pose.width * sin(turn) + pose.height * cos(turn)
    return Rect.around((pose.x, pose.y), w, h)


def overlap(a: Rect, b: Rect, slack: float = 0.01) -> bool:
    """Returns whether two rectangles share more than an edge."""
    return (
        a.x < b.right - slack
        and b.x < a.right - slack
        and a.y < b.bottom - slack
        and b.y < a.bottom - slack
    )


def inside(inner: Rect, outer: Rect, slack: float = 0.01) -> bool:
    """Returns whether one rectangle lies within another."""
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )
