"""A slip of paper on the discard pile that tells which cards were just lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import compress

import pygame

from game.rules.state import DISCARD
from game.screen.cards.sprites import CardImages
from game.screen.lettering.fitting import Paragraph, between, closest, fitting_in
from game.screen.lettering.text import write
from game.screen.look import palette, shapes
from game.screen.materials.paper import scrap
from game.screen.sheet import Canvas
from game.screen.ui.focus_ring import draw_focus
from game.table.chronicle import TO_LIMBO, Recalled
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

TRAY, LOST = "button.tray", "lost."
"""Id of the slip, which goes when pressed, and prefix of the ids of its cards."""
WIDE, TILT = (((0.92, 2), (0.98, 2), (1.22, 1)), ((1.1, 1),)), 3.0
"""Widths of the slip by that of the pile, each with the margins that words leave free in it; the
wider ones where words or pennants would be lost; with usual and with large letters; and degrees by
which it is turned counter-clockwise."""
LETTERS, LEAST, ROLE = 21, 13, "body_bold"
"""Height of the letters by the design; least height in pixels, unless a player wants them large;
and their role."""
FEW = 2
"""Most lines of usual letters, for which the slip becomes wider."""
MARGIN, GAP, HEAD = 9, 5, 5
"""Margin of the slip, distance between pennants, and what is free over the words beyond the margin,
by the design."""
MOST, NARROWEST, WIDEST = 6, 10, (0.2, 0.34)
"""Most pennants beside each other, the last of which may be the number of the others; least width
of one in pixels; and greatest, by that of the pile, with usual and with large letters."""
IN_SIGHT, ABOVE_COUNT = 0.28, 2
"""Upper part of the pile that pennants leave in sight, and distance of the slip from the number of
the pile, by the design."""
SHADOW = 9
"""Reach of the shadow, by the design."""
FINE = 2
"""Factor by which the slip is drawn larger before it is turned and reduced."""


class LostSlip:
    """The slip for the cards that are `told`, discarded ones first, and everything that can be
    pressed on it. It counts them, and shows a pennant for each if there is room."""

    def __init__(self, cards: CardImages, places: Places, told: Sequence[Recalled]) -> None:
        self._cards = cards
        self._places = places
        self._told = told
        words, text, pile = cards.words, cards.text, places.zones[DISCARD]
        away = sum(one.word == TO_LIMBO for one in told)
        self._angle = 0.0 if cards.faces.flat else TILT
        self._margin, gap = max(4.0, places.px(MARGIN)), max(2.0, places.px(GAP))
        self._gap, self._head = gap, places.px(HEAD)
        foot = places.count_top(pile) - places.px(ABOVE_COUNT)
        said = words.lost(len(told) - away, away)
        self._said = words.say(", ").join(filter(None, said))
        inks = compress((palette.LEAF_INK, palette.SLIP_LIMBO), said)
        counted, wanted = [*filter(None, said)], min(len(told), MOST)
        for share, margins in WIDE[places.letters > 1]:
            width = pile.w * share
            inner = width - 2 * self._margin
            room = width - margins * self._margin, foot - pile.y - 2 * self._margin - self._head
            shown = self._in_letters(counted, room)
            lines = sum(len(one.lines) for one in shown)
            abreast = int((inner + gap) / (NARROWEST + gap))
            if lines <= FEW and [one.said for one in shown] == counted and abreast >= wanted:
                break
        self._lines = [*zip(shown, inks, strict=True)]
        height = sum(shown.least(text) for shown, _ in self._lines)
        height += 2 * self._margin + self._head
        free = foot - height - gap - pile.y - IN_SIGHT * pile.h
        most = min(pile.w * WIDEST[places.letters > 1], free / cards.tag_height(1))
        cells = min(wanted, abreast) if most >= NARROWEST else 0
        wide = min(most, (inner + gap) / cells - gap) if cells else 0.0
        tall = cards.tag_height(wide)
        height += gap + tall if cells else 0.0
        self.rect = Rect(pile.centre[0] - width / 2, foot - height, width, height)
        start = self.rect.centre[0] - (cells * wide + (cells - 1) * gap) / 2
        self._spots = [
            Rect(start + n * (wide + gap), self.rect.bottom - self._margin - tall, wide, tall)
            for n in range(cells)
        ]

    def _in_letters(self, counted: Sequence[str], room: tuple[float, float]) -> list[Paragraph]:
        """Returns what is counted, each in a line if it fits into a room of this width and height.
        All letters are of one height, unless they are large."""
        text, places = self._cards.text, self._places
        if places.letters > 1:
            size = room[0], room[1] / len(counted)
            return [fitting_in(text, places, said, ROLE, LETTERS, size, 2) for said in counted]
        wanted = places.text(LETTERS)
        for _ in range(2):
            shown = [between(text, said, ROLE, (LEAST, wanted), room[0], 2) for said in counted]
            wanted = min(one.px for one in shown)
        return shown

    @property
    def _shown(self) -> Sequence[tuple[Recalled, Rect]]:
        """The cards with a pennant, and the rectangles of these before the slip is turned."""
        cells = len(self._spots)
        shown = cells if cells == len(self._told) else cells - 1
        return list(zip(self._told, self._spots[: max(0, shown)], strict=False))

    def things(self, pressed: bool) -> Iterator[Thing]:
        """Yields the text of the slip, the slip, which is a button, and its cards. If these cannot
        be `pressed`, there is no button, and the cards are for reading."""
        words, middle = self._cards.words, pygame.Vector2(self.rect.centre)
        yield Thing("text.lost", "text", self._said, self.rect)
        if left := len(self._told) - len(self._shown):
            yield Thing("text.lost.more", "text", words.more(left), self.rect)
        angle = self._angle
        if pressed:
            say = words.say("Put the lost cards away")
            yield Thing(TRAY, "button", say, self.rect, state=("enabled",), angle=angle)
        for told, at in self._shown:
            if told.card is not None:
                turned = middle + (pygame.Vector2(at.centre) - middle).rotate(-angle)
                yield Thing(
                    f"{LOST}{told.card.id}",
                    "card" if pressed else "text",
                    words.card(told.card),
                    Rect.around((turned.x, turned.y), at.w + self._gap, at.h + self._gap),
                    face="up",
                    state=("to_limbo",) if told.word == TO_LIMBO else (),
                    angle=angle,
                    card=told.card,
                )

    def prepare(self, gloomy: bool) -> bool:
        """Makes the picture of the slip if it is missing. Returns whether it was."""
        made = self._cards.kept.made
        self._picture(False, gloomy)
        return self._cards.kept.made > made

    def paint(self, surface: Canvas, hover: str, focus: Thing | None, gloomy: bool) -> None:
        """Draws the slip on its pile. In a `gloomy` moment it is dim."""
        picture, (x, y) = self._picture(hover == TRAY, gloomy), self.rect.centre
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
        if focus is not None and focus.id.startswith((TRAY, LOST)):
            draw_focus(surface, self._places, focus.rect, self._places.px(4), self._angle)

    def _picture(self, lit: bool, gloomy: bool) -> pygame.Surface:
        cards, flat = self._cards, self._cards.faces.flat
        key = "lost", *self._told, self.rect, flat, lit, gloomy
        return cards.kept.get(key, lambda: self._draw(flat, lit, gloomy))

    def _draw(self, flat: bool, lit: bool, gloomy: bool) -> pygame.Surface:
        """Returns the slip over its shadow."""
        text, rect = self._cards.text, self.rect
        reach = FINE * round(self._places.px(SHADOW))
        size = round(rect.w * FINE) + 4 * reach, round(rect.h * FINE) + 4 * reach
        drawn = pygame.Surface(size, pygame.SRCALPHA)

        def at(part: Rect) -> Rect:
            x, y = (part.x - rect.x) * FINE, (part.y - rect.y) * FINE
            return Rect(x + 2 * reach, y + 2 * reach, part.w * FINE, part.h * FINE)

        sheet, line = at(rect), max(2.0, FINE * self._places.px(1.2))
        if flat:
            shapes.box(drawn, sheet, line, palette.BLACK)
            paper = palette.SLIP_PICKED[0] if lit else palette.WHITE
            shapes.box(drawn, sheet.grown(-2 * line), line, paper)
        else:
            drawn.fill((*palette.CAST_BY_PAPER[:3], 0))
            below = replace(sheet, y=sheet.y + reach / 2)
            drawn.fill(palette.CAST_BY_PAPER, (below.x, below.y, below.w, below.h))
            for _ in range(2):
                drawn = pygame.transform.box_blur(drawn, max(1, reach // 2))
            torn = scrap((round(sheet.w), round(sheet.h)), line)
            if lit:
                torn.fill(palette.TOKEN_LIT, special_flags=pygame.BLEND_RGB_ADD)
            drawn.blit(torn, (round(sheet.x), round(sheet.y)))
        y = sheet.y + (self._margin + self._head) * FINE
        for shown, ink in self._lines:
            for said in shown.lines:
                high = FINE * closest(text, shown.role, shown.px)
                middle = sheet.centre[0], y + high / 2
                write(drawn, text, said, shown.role, FINE * shown.px, ink, middle)
                y += high
        for told, spot in self._shown:
            if told.word == TO_LIMBO:
                around = at(spot.grown(self._gap / 2))
                drawn.fill(palette.SLIP_LIMBO, (around.x, around.y, around.w, around.h))
            if told.card is not None:
                pennant = self._cards.tag(told.card, round(spot.w * FINE))
                drawn.blit(pennant, (round(at(spot).x), round(at(spot).y)))
        if len(self._spots) > len(self._shown):
            px, spot = FINE * self._places.usual(LETTERS), at(self._spots[-1])
            left = f"+{len(self._told) - len(self._shown)}"
            write(drawn, text, left, ROLE, px, palette.LEAF_INK, spot.centre)
        if gloomy and not flat:
            drawn.fill(palette.SLIP_GLOOM, special_flags=pygame.BLEND_RGB_MULT)
        if self._angle:
            drawn = pygame.transform.rotozoom(drawn, self._angle, 1.0)
        return pygame.transform.smoothscale_by(drawn, 1 / FINE)
