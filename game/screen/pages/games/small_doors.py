"""The Doors of a game in small: the gained ones stand open, the others are shut."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.records.journal.file.store import Journal
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.rules.card import DOOR, Card
from game.rules.ruleset import Ruleset
from game.rules.state import DOORS, REVEALED
from game.screen.cards.faces import CORNER
from game.screen.cards.gates import gate, standing
from game.screen.cards.sprites import CardImages
from game.screen.look import palette, shapes
from game.screen.materials.little_door import LittleDoor
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf
from game.table.counting import Groups, Slot, door_slots
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite

APART, GROUPS_APART = 0.18, 0.8
"""Distances between two Doors of a player and between the Doors of two players, by the width of a
Door."""
SHUT = LittleDoor()
BESIDE_WORDS = 57
"""Height of a little Door beside words, by the design."""
PAINTED = 40
"""Least width in pixels of Doors that are shown as cards; smaller ones are drawn simply."""
DARK = 85
"""Opacity of the shade over Doors that are not gained, 0 to 255."""


class KnownDoors:
    """The Doors of the games that were looked at. To learn which of them are gained, a game has to
    be played through, which takes time."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._known: dict[tuple[int, int], Groups] = {}
        """The Doors by number and stamp of a game."""

    def knows(self, record: Record) -> bool:
        return (record.id, record.stamp) in self._known

    def of(self, record: Record, rules: Ruleset) -> tuple[Groups, bool]:
        """Returns the Doors of a game, and whether it is known which are gained or only how
        many."""
        if self.knows(record):
            return self._known[record.id, record.stamp], True
        return counted(rules, record), False

    def learn(self, record: Record, editions: Mapping[str, Ruleset]) -> None:
        """Plays a game through to learn which of its Doors are gained. If it cannot be read, only
        their number is kept."""
        rules = editions[record.edition]
        try:
            found = door_slots(self._journal.load(record.id).game.state, rules)
        except Trouble:
            found = counted(rules, record)
        self._known[record.id, record.stamp] = found


def counted(rules: Ruleset, record: Record) -> Groups:
    """Returns the Doors as far as a record tells: how many are gained, but not which."""
    printed = [card for card in rules.all_cards if card.kind == DOOR]
    places = list(dict.fromkeys(door.colours for door in printed))
    doors = sorted(printed, key=lambda door: places.index(door.colours))
    return (tuple(Slot(door, number < record.doors) for number, door in enumerate(doors)),)


@dataclass(frozen=True)
class LittleLeaf(Leaf):
    """A little Door beside words; it grows with the letters."""

    door: LittleDoor = SHUT

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        high = kit.places.display(BESIDE_WORDS)
        return high * self.door.shape, high

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        self.door.draw(surface, rect, kit.theme.plain)


@dataclass(frozen=True)
class SmallDoors(Leaf):
    """The Doors of a game side by side, `tall` pixels high, or as high as a row of a list. Where it
    is not `known` which are gained, as many as are gained shine in gold. While nobody has `tried`
    the deal, all of them are shut."""

    groups: Groups = ()
    known: bool = False
    cards: CardImages | None = None
    tried: bool = True
    tall: float = 0.0

    def breadth(self, high: float) -> float:
        """Returns the width in pixels of all Doors, each of them `high` pixels high."""
        count = sum(map(len, self.groups)) * (1 + APART)
        return high / CARD_RATIO * (count + (len(self.groups) - 1) * (GROUPS_APART - APART) - APART)

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        high = self.tall or max(34.0, kit.px(51))
        if not self.tall:
            high = min(high, high * width / max(1.0, self.breadth(high)))
        return self.breadth(high), high

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.cards is not None
        wide, flat = rect.h / CARD_RATIO, self.cards.faces.flat
        x = rect.x + wide / 2
        for group in self.groups:
            for slot in group:
                room = Rect.around((x, rect.centre[1]), wide, rect.h)
                if not self.tall or wide < PAINTED or flat:
                    self._draw_little(kit, surface, room, slot)
                else:
                    opened = slot.gained and self.known
                    shade = DARK if self.tried and not opened else 0
                    draw_door(surface, self.cards, slot.door, room, opened=opened, shade=shade)
                x += wide * (1 + APART)
            x += wide * (GROUPS_APART - APART)

    def _draw_little(self, kit: Kit, surface: Canvas, room: Rect, slot: Slot) -> None:
        place = slot.door.face[0] if self.known or not slot.gained else ""
        little = LittleDoor(place, "open" if slot.gained else "shut")
        box = Rect.around(room.centre, room.h * little.shape, room.h)
        little.draw(surface, box, kit.theme.plain)


def draw_door(
    surface: Canvas, cards: CardImages, door: Card, rect: Rect, *, opened: bool, shade: int = 0
) -> None:
    """Draws a Door, open or shut, under a shade with this opacity from 0 to 255: its gate alone, or
    its card if that has no gate."""
    if len(door.colours) == 1 and not cards.faces.flat:
        width, (x, y) = standing(rect)
        picture = gate(cards, door, width, shut=not opened, shade=shade)
        surface.blit(picture, (round(x), round(y)))
        return
    pose = Pose(*rect.centre, round(rect.w))
    zone = DOORS if opened else REVEALED
    surface.blit(*cards.resting(Sprite("", door, zone, pose), pose))
    if shade and not cards.faces.flat:
        dark = palette.faded(palette.TABLE_EDGE, shade)
        shapes.box(surface, rect.grown(1), rect.w * CORNER, dark)
