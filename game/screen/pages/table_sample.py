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

TALLEST, ROOMY, SCROLLED, LEAST = 210, 160, 150, 60
"""Greatest height of the piece, one that is enough, and that over large letters, by the design, and
the least one in pixels: where less is left, it is not shown."""
ENDS, EDGE, APART = 40, 0.07, 1.2
"""Least margin at both ends and distance of the prompt from the cards by the design, margin over
the cards by the height of the piece, and distance of two cards by their width."""
ASKED, MARGIN = 0.5, 22
"""Greatest part of the width that the prompt takes, and the margin in it by the design."""
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
            high = max(high, kit.px(SCROLLED), self._prompt(kit, width).h + 3 * kit.px(MARGIN))
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
        prompt, ends = self._prompt(kit, rect.w), kit.px(ENDS)
        high = rect.h * (1 - 2 * EDGE)
        wide, asked = round(high / CARD_RATIO), prompt.w + 2 * kit.px(MARGIN)
        lying = self._lying(rect.w - asked - 3 * ends, wide)
        held = wide * (1 + (len(lying) - 1) * APART)
        x = rect.centre[0] - (held + ends + asked) / 2
        plate = Rect(x + held + ends, rect.y, asked, rect.h)
        for number, (card, zone) in enumerate(lying):
            pose = Pose(x + wide / 2, rect.centre[1], wide)
            sprite = Sprite(str(number), card, zone, pose)
            surface.blit(*self.cards.resting(sprite, pose, "" if number else "selected"))
            x += wide * APART
        self._draw_prompt(kit, surface, prompt, plate)
        line = max(2 if kit.theme.plain else 1, round(kit.px(2)))
        kit.theme.outline(surface, rect, radius, line)

    def _lying(self, room: float, wide: int) -> Sequence[tuple[Card, str]]:
        """Returns the cards of this width that have room side by side before the prompt, with their
        zones."""
        doors = [card for card in self.shown if card.kind == DOOR]
        lying = [(card, REVEALED) for card in self.shown] + [(card, DOORS) for card in doors]
        return lying[-max(1, int((room / wide - 1) / APART) + 1) :]

    def _prompt(self, kit: Kit, width: float) -> Box:
        """Returns the words of the prompt laid out, for a piece of this width."""
        lines: list[Element] = [
            Words(words=self.heading, role="title", px=HEADING, ink="strong"),
            Words(words=self.asked, px=BODY),
        ]
        return Column(lines, gap=2).lay(kit, width * ASKED - 2 * kit.px(MARGIN))

    @staticmethod
    def _draw_prompt(kit: Kit, surface: Canvas, laid: Box, room: Rect) -> None:
        """Draws the prompt as over the hand, in the middle of this room."""
        kit, edge = replace(kit, theme=theme_for(kit.theme.plain)), kit.px(MARGIN)
        plate = Rect.around(room.centre, room.w, min(room.h * (1 - 2 * EDGE), laid.h + 1.4 * edge))
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
