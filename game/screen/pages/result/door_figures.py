"""All Doors of a finished game: open, with how and when they were gained, or shut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.card import DOOR as DOOR_KIND
from game.rules.card import Card, Colour
from game.rules.game import Game
from game.rules.state import DOORS, Seat
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.cards.gates import gate
from game.screen.cards.sprites import CardImages, centred
from game.screen.lettering.text import write_from
from game.screen.look import icons
from game.screen.materials import dashes
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf, Placed
from game.table.asking import symbols
from game.table.deeds import Gained, gains
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite
from game.table.motion.finale import FOOT
from game.table.staging import Sign, Staging
from game.words import Words

WIDTH, SHADE = 124, 85
"""Width of a Door in a row, by the design, and opacity of the shade over the gate of a shut one, 0
to 255."""
PX, UNDER, BETWEEN = 20, 7, 6
"""Height of the letters under a Door, their distance from it, and the distance between icon and
turn, by the design."""


@dataclass(frozen=True)
class DoorFigure(Leaf):
    """A Door: how it was gained, or None if it is shut, the sign of that, and `when` in
    words, of which only the number is written if `short`. `angle` is that of a Door in an arc, in
    degrees. A `standing` Door is part of a place: of its card only the gate is seen."""

    card: Card | None = None
    gained: Gained | None = None
    sign: Sign | None = None
    when: str = ""
    short: bool = False
    angle: float = 0.0
    standing: bool = False
    images: CardImages | None = None

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        door = kit.px(WIDTH)
        high = door * CARD_RATIO * self._seen + label_height(kit)
        return max(door, self.label_width(kit)), high

    def lying(self, kit: Kit, pose: Pose) -> Placed:
        """Returns the Door at this pose, with what is written under it."""
        high = pose.height * self._seen + label_height(kit)
        rect = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, high)
        return Placed(replace(self, angle=pose.angle), rect)

    def pose(self, kit: Kit, rect: Rect) -> Pose:
        """Returns the pose of the Door in this rectangle."""
        tall = (rect.h - label_height(kit)) / self._seen
        return Pose(rect.centre[0], rect.y + tall / 2, tall / CARD_RATIO, self.angle)

    @property
    def _is_gate(self) -> bool:
        painted = self.images is not None and not self.images.faces.flat
        return self.standing and painted and len(self.places) == 1

    @property
    def _seen(self) -> float:
        """Share of the height of its card that a Door takes, 0 to 1."""
        return FOOT if self._is_gate else 1.0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.images is not None
        assert self.card is not None
        pose, flat = self.pose(kit, rect), self.images.faces.flat
        if self.gained is None and flat:
            outside = Rect.around((pose.x, pose.y), pose.width, pose.height)
            ink = icons.ramp_of(self.card)[1]
            line = max(2.0, pose.width / 40)
            dashes.dashed(surface, outside, line, 8, 6, ink, pose.width * CORNER)
            crest = icons.draw(symbols.crest(self.card), round(pose.width * 0.5), ink)
            surface.blit(crest, crest.get_rect(center=(round(pose.x), round(pose.y))))
            return
        if self._is_gate:
            shut = self.gained is None
            shade = SHADE if shut else 0
            picture = gate(self.images, self.card, round(pose.width), shut=shut, shade=shade)
            surface.blit(*centred(picture, pose))
        else:
            zone, mood = (DOORS, "") if self.gained else ("", "veiled")
            sprite = Sprite(self.card.id, self.card, zone, pose)
            surface.blit(*self.images.resting(sprite, pose, mood))
        if self.gained is not None:
            self._draw_label(kit, surface, rect)

    def _draw_label(self, kit: Kit, surface: Canvas, rect: Rect) -> None:
        """Writes under the Door how and in which turn it was gained."""
        px, icon = label_px(kit), self._icon(kit)
        y = rect.bottom - px * 0.65
        x = rect.centre[0] - self.label_width(kit) / 2
        if self.sign is not None and icon:
            picture = icons.draw(self.sign.icon, icon, kit.theme.inks["title"])
            surface.blit(picture, (round(x), round(y - icon / 2)))
            x += icon + kit.px(BETWEEN)
        ink = kit.theme.inks["body"]
        write_from(surface, kit.text, self._written, "number", px, ink, (x, y))

    @property
    def places(self) -> frozenset[Colour]:
        """The places of the Door."""
        return self.card.colours if self.card else frozenset()

    @property
    def _written(self) -> str:
        return str(self.gained.turn) if self.short and self.gained else self.when

    def label_width(self, kit: Kit) -> float:
        """Returns the width in pixels of what is written under the Door."""
        icon = self._icon(kit)
        beside = icon + kit.px(BETWEEN) if icon else 0.0
        return beside + kit.text.width(self._written, "number", label_px(kit))

    def _icon(self, kit: Kit) -> int:
        return round(label_px(kit) * 1.15) if self.sign else 0


def label_px(kit: Kit) -> int:
    """Returns the height of the letters under a Door, which grow like those of headings."""
    return kit.places.display(PX)


def label_height(kit: Kit) -> float:
    """Returns the height in pixels of what is written under a Door, with the room above it."""
    return kit.px(UNDER) + label_px(kit) * 1.3


def door_figures(
    game: Game, view: View, words: Words, staging: Staging, images: CardImages | None
) -> tuple[DoorFigure, ...]:
    """Returns the Doors seat by seat, and within a seat place by place. One player has all Doors,
    each of two at least one of every place. Last come the shut Doors that either of the two could
    have gained besides."""
    known, made = gains(game), []
    for seat, own in enumerate(view.doors):
        for number, card in wanted(view, seat):
            gained = known[card] if card in own else None
            made.append(figure(str(seat), card, number, gained, words, staging, images))
    for number, card in spare(view):
        made.append(figure("spare", card, number, None, words, staging, images))
    return tuple(made)


def wanted(view: View, seat: Seat) -> Iterator[tuple[int, Card]]:
    """Yields the Doors of a seat, those of each place with the open ones first, and the number of
    each among those of its place, from 1."""
    doors = [card for card in view.box if card.kind == DOOR_KIND]
    own = view.doors[seat]
    for colours in dict.fromkeys(door.colours for door in doors):
        there = [door for door in doors if door.colours == colours]
        here = [door for door in own if door.colours == colours]
        each = len(there) >= len(view.doors)
        count = len(there) if len(view.doors) == 1 else max(int(each), len(here))
        shut = [door for door in there if door not in here]
        yield from enumerate((here + shut)[:count], start=1)


def spare(view: View) -> Iterator[tuple[int, Card]]:
    """Yields, for two players, the shut Doors of each place that are left after one for each player
    who has none, and the number of each, from 1."""
    if len(view.doors) == 1:
        return
    doors = [card for card in view.box if card.kind == DOOR_KIND]
    for colours in dict.fromkeys(door.colours for door in doors):
        there = [door for door in doors if door.colours == colours]
        open_ = [sum(door.colours == colours for door in own) for own in view.doors]
        shut = [door for door in there if all(door not in own for own in view.doors)]
        needed = open_.count(0) if len(there) >= len(view.doors) else 0
        yield from enumerate(shut[needed:], start=1)


def figure(
    owner: str,
    card: Card,
    number: int,
    gained: Gained | None,
    words: Words,
    staging: Staging,
    images: CardImages | None,
) -> DoorFigure:
    name = words.place_or_card(card)
    key = "".join(sorted(colour.value for colour in card.colours)) or card.kind
    key = f"text.door.{owner}.{key}" + (f".{number}" if number > 1 else "")
    if gained is None:
        said = words.say("{place}: shut", place=name)
        return DoorFigure(key, said, state=("shut",), card=card, images=images)
    sign = staging.command(gained.by).sign if gained.by else None
    turn = words.turn(gained.turn)
    if sign is None:
        said = words.say("{place}: {turn}", place=name, turn=turn)
    else:
        how = words.say(sign.told)
        said = words.say("{place}: {how}, {turn}", place=name, how=how, turn=turn)
    return DoorFigure(
        key,
        said,
        state=("open",),
        card=card,
        gained=gained,
        sign=sign,
        when=turn,
        images=images,
    )
