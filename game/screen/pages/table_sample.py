"""A piece of the table beside the settings, which shows at once what a choice does to cards and
letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.rules.card import DOOR, Card
from game.rules.state import DOORS, REVEALED
from game.screen.cards.sprites import CardImages
from game.screen.look import shapes
from game.screen.look.pictures import picture
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column
from game.screen.ui.element import Box, Element, Kit, Leaf
from game.screen.ui.theme import BLACK, theme_for
from game.screen.ui.words import Words
from game.table.layout.places import CARD_RATIO, Rect, Size
from game.table.layout.poses import Pose, Sprite

TALLEST, SCROLLED, LEAST = 210, 150, 70
"""Greatest height of the piece and that over large letters, by the design, and the least one in
pixels: where less is left, it is not shown."""
ENDS, EDGE, APART = 36, 0.09, 1.12
"""Margin at both ends by the design, that over the cards by the height of the piece, and distance
of two cards by their width."""
WHOLE = 0.8
"""Least height of a piece with whole cards, by the greatest one. A lower one shows the upper part
of large cards."""
ASKED, MARGIN = 0.37, 22
"""Least part of the width that the prompt takes, and the margin in it by the design."""
HEADING, BODY = 24, 21
"""Heights of the letters of the prompt, by the design."""


@dataclass(frozen=True)
class TableSample(Leaf):
    """The piece of the table: cards `shown`, an open Door after them, and a prompt with a `heading`
    over a sentence that is `asked`."""

    shown: tuple[Card, ...] = ()
    cards: CardImages | None = None
    heading: str = ""
    asked: str = ""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        high = min(kit.px(TALLEST), kit.sight)
        if kit.places.letters > 1:
            # A page of large letters is scrolled anyway.
            asked = self._prompt(kit, width * self._asked(kit))
            high = max(high, kit.px(SCROLLED), asked.h + 3 * kit.px(MARGIN))
        return width, round(high) if high >= LEAST else 0.0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.cards is not None
        if not rect.h:
            return
        radius = self.radius(kit, rect)
        if kit.theme.plain:
            shapes.box(surface, rect, radius, BLACK)
        else:
            table = _table((round(rect.w), round(rect.h)), round(radius))
            surface.blit(table, (round(rect.x), round(rect.y)))
        ends, margin = kit.px(ENDS), rect.h * EDGE
        whole = rect.h >= kit.px(TALLEST) * WHOLE
        high = rect.h - 2 * margin if whole else kit.px(TALLEST) * (1 - 2 * EDGE)
        wide, asked = round(high / CARD_RATIO), rect.w * self._asked(kit)
        x, lying = rect.x + ends, self._lying(rect.w - asked - 3 * ends, wide)
        line = max(2 if kit.theme.plain else 1, round(kit.px(2)))
        for number, (card, zone) in enumerate(lying):
            pose = Pose(x + wide / 2, rect.y + margin + high / 2, wide)
            sprite = Sprite(str(number), card, zone, pose)
            shown, at = self.cards.resting(sprite, pose, "" if number else "selected")
            foot = round(rect.bottom) - line - round(at[1])
            surface.blit(shown, at, (0, 0, shown.get_width(), foot))
            x += wide * APART
        x += ends - wide * (APART - 1)
        room = Rect(x, rect.y + margin, rect.right - ends - x, rect.h - 2 * margin)
        self._draw_prompt(kit, surface, room)
        kit.theme.outline(surface, rect, radius, line)

    def _lying(self, room: float, wide: int) -> Sequence[tuple[Card, str]]:
        """Returns the cards of this width that have room side by side before the prompt, with their
        zones."""
        doors = [card for card in self.shown if card.kind == DOOR]
        lying = [(card, REVEALED) for card in self.shown] + [(card, DOORS) for card in doors]
        return lying[-max(1, int((room / wide - 1) / APART) + 1) :]

    @staticmethod
    def _asked(kit: Kit) -> float:
        """Returns the part of the width that the prompt takes."""
        return min(0.5, ASKED * kit.places.letters)

    def _prompt(self, kit: Kit, width: float) -> Box:
        """Returns the words of a prompt of this width laid out."""
        lines: list[Element] = [
            Words(words=self.heading, role="title", px=HEADING, ink="strong"),
            Words(words=self.asked, px=BODY),
        ]
        return Column(lines, gap=2).lay(kit, width - 2 * kit.px(MARGIN))

    def _draw_prompt(self, kit: Kit, surface: Canvas, room: Rect) -> None:
        """Draws the prompt as over the hand."""
        kit, edge = replace(kit, theme=theme_for(kit.theme.plain)), kit.px(MARGIN)
        laid = self._prompt(kit, room.w)
        high = min(room.h, laid.h + 1.4 * edge)
        plate = Rect.around(room.centre, room.w, high)
        kit.theme.slab(surface, plate, kit.px(10), "button", kit.places, False)
        for part in laid.at(plate.x + edge, plate.centre[1] - laid.h / 2):
            part.leaf.draw(kit, surface, part.rect, False)


@drawn_once
def _table(size: Size, radius: int) -> pygame.Surface:
    """Returns a strip of the table with round corners. It is shared: only read it."""
    whole = picture("table.jpg")
    wide, high = whole.get_size()
    part = pygame.Rect(0, 0, wide, min(high, round(wide * size[1] / size[0])))
    part.centery = round(high * 0.5)
    strip = pygame.transform.smoothscale(whole.subsurface(part), size).convert_alpha()
    shape = shapes.rounded(*size, radius)
    strip.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return strip
