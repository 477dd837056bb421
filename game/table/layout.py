"""layout(view, size, arrangement): where every card rests. Pure; the screen only follows it."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from game.rules.cards import Card, Colour
from game.rules.explore import PlayOrDiscard
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, PROPHECY, REVEALED, ROW, owned
from game.rules.view import View
from game.table.places import CARD_RATIO, Places, Rect, Size

BACK = "back"
COVERED = 3
"""How many cards of a pile are drawn; those below cannot be seen."""
WIDE, TIGHT = 0.42, 0.30
"""Distance between neighbours of the row, by card width: what a pennant needs at least."""


@dataclass(frozen=True)
class Pose:
    """How a card lies: centre and width in pixels, angle in degrees counter-clockwise.

    `turn` is 1 face up and 0 face down; between them it shows its edge. Higher `z` lies above.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    turn: float = 1.0
    z: int = 0

    @property
    def height(self) -> float:
        """In pixels."""
        return self.width * CARD_RATIO


@dataclass(frozen=True)
class Sprite:
    """A card on the glass. `card` is None for one that the viewer may not know."""

    key: str
    card: Card | None
    zone: str
    pose: Pose


@dataclass(frozen=True)
class Arrangement:
    """What the player has set about the table: the card picked up by a click, and how many of
    the newest cards of the row are scrolled out of sight."""

    selected: Card | None = None
    scroll: int = 0


@dataclass(frozen=True)
class Layout:
    """Every card at rest, by sprite key: the card's id, or `back.` and where it lies."""

    places: Places
    sprites: Mapping[str, Sprite] = field(default_factory=dict)

    @property
    def source(self) -> Pose:
        """The deck, face down: where cards come from and go back to."""
        rect = self.places.zones[DECK]
        return Pose(*rect.centre, rect.w, turn=0.0, z=900)


def layout(view: View, size: Size, arrangement: Arrangement) -> Layout:
    """The resting place of every card that can be seen."""
    places = Places(size)
    lists = (
        deck(view, places),
        doors(view, places),
        row(view, places, arrangement),
        pile(view, places, DISCARD),
        pile(view, places, LIMBO),
        hand(view, places, arrangement),
        revealed(view, places),
        prophecy(view, places),
    )
    sprites = [sprite for part in lists for sprite in part]
    ordered = [replace(s, pose=replace(s.pose, z=z)) for z, s in enumerate(sprites)]
    return Layout(places, {sprite.key: sprite for sprite in ordered})


def rest_angle(card: Card, most: float) -> float:
    """How a card happens to lie on a pile: always the same for the same card."""
    return (zlib.crc32(card.id.encode()) % 101 / 50 - 1) * most


def lying(card: Card, zone: str, rect: Rect, angle: float = 0.0) -> Sprite:
    """A known card in the middle of a rectangle, as wide as it."""
    return Sprite(card.id, card, zone, Pose(*rect.centre, rect.w, angle))


def deck(view: View, places: Places) -> Iterator[Sprite]:
    """The back of the deck, and on it the cards a Prophecy left there, the next one on top."""
    rect = places.zones[DECK]
    if view.deck_count > len(view.known_top):
        yield Sprite(f"{BACK}.{DECK}", None, DECK, Pose(*rect.centre, rect.w, turn=0.0))
    step = places.px(26)
    for depth, card in reversed(list(enumerate(view.known_top))):
        x, y = rect.centre
        yield Sprite(card.id, card, DECK, Pose(x, y - depth * step, rect.w))


def doors(view: View, places: Places) -> Iterator[Sprite]:
    """Each gained Door in the first free slot of its place."""
    for place, colour in enumerate(Colour):
        gained = [door for door in view.doors[0] if colour in door.colours]
        for copy, door in enumerate(gained):
            yield lying(door, DOORS, places.door_slot(place, copy))


def row_xs(count: int, width: float, room: float) -> list[float]:
    """Left edges of the row's cards from 0: wide if they fit, the last three always wide, the
    others closer, and what still does not fit goes out to the left."""
    wide, tight = WIDE * width, TIGHT * width
    near = min(count, 3)
    others = count - near
    pitch = wide
    if others:
        pitch = max(tight, min(wide, (room - width - (near - 1) * wide) / others))
    xs = [i * pitch for i in range(others)]
    xs += [others * pitch + i * wide for i in range(near)]
    overflow = max(0.0, xs[-1] + width - room) if xs else 0.0
    return [x - overflow for x in xs]


def hidden_width(xs: list[float]) -> float:
    """How far the row reaches out to the left."""
    return -xs[0] if xs else 0.0


def most_scroll(view: View, places: Places) -> int:
    """How many cards one can scroll back until the oldest is in sight."""
    width = places.row_width
    hidden = hidden_width(row_xs(len(view.rows[0]), width, row_room(places).w))
    return math.ceil(hidden / (TIGHT * width))


def row_room(places: Places) -> Rect:
    """The part of the tray for cards; right of it the next card will lie."""
    tray = places.zones[owned(ROW, 0)]
    width = places.row_width
    margin = places.px(30)
    return Rect(tray.x + margin, tray.y, tray.w - width - 3 * margin, tray.h - places.px(52))


def row(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """The Labyrinth, newest card to the right; scrolled cards gather at the edges."""
    cards = view.rows[0]
    width, room = places.row_width, row_room(places)
    xs = row_xs(len(cards), width, room.w)
    shift = min(hidden_width(xs), arrangement.scroll * TIGHT * width)
    xs = [x + shift for x in xs]
    for card, x in zip(cards, xs, strict=True):
        left = room.x + min(max(x, 0.0), room.w - width)
        yield Sprite(card.id, card, ROW, Pose(left + width / 2, room.centre[1], width))


def next_in_row(view: View, places: Places) -> Rect:
    """Where the next card of the row will lie."""
    width, room = places.row_width, row_room(places)
    xs = row_xs(len(view.rows[0]), width, room.w)
    left = room.x + (xs[-1] + width + places.px(34) if xs else 0.0)
    return Rect.around((left + width / 2, room.centre[1]), width, width * CARD_RATIO)


def pile(view: View, places: Places, zone: str) -> Iterator[Sprite]:
    """The uppermost cards of a pile."""
    rect = places.zones[zone]
    for card in view.cards(zone)[-COVERED:]:
        yield lying(card, zone, rect, rest_angle(card, 5.0))


def lowered(view: View) -> bool:
    """Whether the hand makes room for choices: its pennants stay in sight."""
    return view.pending is not None and not isinstance(view.pending, PlayOrDiscard)


def hand(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """A slight fan, in the order in which the cards came."""
    cards = view.hand
    width = places.hand_width
    centre = places.zones[owned(HAND, 0)].centre
    drop = 0.0
    if lowered(view):
        drop = places.at(0, 990)[1] + width * CARD_RATIO / 2 - centre[1]
    for i, card in enumerate(cards):
        from_middle = i - (len(cards) - 1) / 2
        up = places.px(22) if card is arrangement.selected else 0.0
        pose = Pose(
            centre[0] + from_middle * width * 0.98,
            centre[1] + drop - up + from_middle**2 * places.px(4),
            width,
            angle=-2.0 * from_middle,
        )
        yield Sprite(card.id, card, HAND, pose)


def revealed(view: View, places: Places) -> Iterator[Sprite]:
    """The Door or Nightmare that is being met."""
    for card in view.cards(REVEALED):
        yield lying(card, REVEALED, places.zones[REVEALED])


def prophecy(view: View, places: Places) -> Iterator[Sprite]:
    """The looked-at cards side by side, the next one to be drawn first."""
    band = places.band
    width = min(places.px(140), band.h / CARD_RATIO)
    cards = view.prophecy
    for i, card in enumerate(cards):
        x = band.centre[0] + (i - (len(cards) - 1) / 2) * width * 1.25
        if card is not None:
            yield Sprite(card.id, card, PROPHECY, Pose(x, band.centre[1], width))
