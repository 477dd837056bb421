"""A choice that cost much: what was played and what was better, as a row that leads there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.card import Card
from game.rules.state import DOORS
from game.screen.cards.sprites import CardImages
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped, write_lines
from game.screen.look import icons, palette
from game.screen.materials import slabs
from game.screen.pages.statistics.pens import Pens
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import BACK, Pose, Sprite

PX = 21
"""Height of the letters, by the design."""
CARD, BETWEEN = 2.5, 1.2
"""The width of a card, and the room between the two, by the height of the letters."""
AROUND = 0.5
"""Between the edge of a row and what it holds, by the same."""
NARROW = 26
"""The width of a row, by the same, in which the pictures have no room beside the words."""


@dataclass(frozen=True)
class Move:
    """An answer: what it is called, and the picture beside it: an icon, or else a card, which is
    seen from behind if there is none."""

    told: str
    icon: str
    card: Card | None


@dataclass(frozen=True)
class CostlyChoice:
    """`key` is the id of its button; `turn` and `cost` are written at its end, `captions` stand
    before what was played and what was better, `why` under both; `said` is all of it."""

    key: str
    turn: str
    cost: str
    captions: tuple[str, str]
    played: Move
    better: Move
    why: str
    said: str

    def _pictures(self, width: float, pens: Pens) -> float:
        """The width of both pictures with what is beside them; 0 where they have no room."""
        px = px_of(pens)
        return 0.0 if width < px * NARROW else px * (2 * CARD + BETWEEN + AROUND * 2)

    def _room(self, width: float, pens: Pens) -> float:
        """The width of what is written between the pictures and the end."""
        px = px_of(pens)
        left = self._pictures(width, pens) or AROUND * px
        return width - left - self._end(pens) - 2 * AROUND * px

    def _end(self, pens: Pens) -> float:
        """The width of what stands at the end: the cost over the turn."""
        px = px_of(pens)
        return max(pens.text.width(told, "label", px) for told in (self.cost, self.turn))

    def _aside(self, pens: Pens) -> float:
        """The width of the captions."""
        px = px_of(pens)
        return max(pens.text.width(told, "label", px) for told in self.captions) + pens.gap

    def _lines(self, width: float, pens: Pens) -> Iterator[tuple[Lines, str, palette.Colour]]:
        """What was played, what was better, and why, which goes on under the cost and the turn;
        each with role and ink."""
        room, px = self._room(width, pens), px_of(pens)
        beside = int(room - self._aside(pens))
        for told, role, ink, wide in (
            (self.played.told, "body", palette.BODY, beside),
            (self.better.told, "body_bold", palette.IVORY, beside),
            (self.why, "body_italic", palette.CAPTION, int(room + self._end(pens))),
        ):
            if told:
                yield wrapped(pens.text, told, role, px, wide), role, ink

    def _written(self, width: float, pens: Pens) -> float:
        """The height of these lines."""
        lines = sum(len(lines) for lines, _, _ in self._lines(width, pens))
        return lines * px_of(pens) * LEADING

    def height(self, width: float, pens: Pens) -> float:
        """Of the row."""
        px = px_of(pens)
        pictures = px * CARD * CARD_RATIO if self._pictures(width, pens) else 0.0
        return max(self._written(width, pens), pictures) + 2 * AROUND * px

    def button(self, rect: Rect) -> Button:
        """It leads to the replay."""
        return Button(self.key, self.said, rect)

    def draw(
        self, surface: Canvas, rect: Rect, pens: Pens, images: CardImages, hover: bool
    ) -> None:
        """A slab with all of it."""
        px, text, places = px_of(pens), pens.text, pens.places
        slabs.slab(surface, rect, places.px(12), places.px(1), slabs.ROW, places, hover)
        edge, aside = AROUND * px, self._pictures(rect.w, pens)
        if aside:
            self._draw_pictures(surface, rect, pens, images)
        x, y = rect.x + (aside or edge), rect.centre[1] - self._written(rect.w, pens) / 2
        room, high, top = self._room(rect.w, pens), px * LEADING, y
        captions = iter(self.captions)
        for lines, role, ink in self._lines(rect.w, pens):
            caption, left = next(captions, ""), x
            if caption:
                line = Rect(x, y, room, high)
                write_lines(surface, text, (caption,), px, palette.CAPTION_IDLE, line, "label")
                left += self._aside(pens)
            write_lines(surface, text, lines, px, ink, Rect(left, y, room, high), role)
            y += high * len(lines)
        for told, ink in ((self.cost, palette.CAPTION), (self.turn, palette.CAPTION_IDLE)):
            wide = text.width(told, "label", px)
            line = Rect(rect.right - edge - wide, top, wide, high)
            write_lines(surface, text, (told,), px, ink, line, "label")
            top += high

    def _draw_pictures(self, surface: Canvas, rect: Rect, pens: Pens, images: CardImages) -> None:
        """What was played, and beyond an arrow what was better."""
        px = px_of(pens)
        wide, y = px * CARD, rect.centre[1]
        x = rect.x + AROUND * px + wide / 2
        for move in (self.played, self.better):
            if move.icon:
                picture = icons.draw(move.icon, round(wide * 0.7), palette.CAPTION)
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
            else:
                pose = Pose(x, y, round(wide), turn=1.0 if move.card else 0.0)
                lies = Sprite(move.card.id if move.card else BACK, move.card, DOORS, pose)
                surface.blit(*images.resting(lies, pose))
            x += wide + px * BETWEEN
        arrow = icons.draw("decision-on", round(px * 0.8), palette.CAPTION_IDLE)
        middle = rect.x + AROUND * px + wide + px * BETWEEN / 2
        surface.blit(arrow, arrow.get_rect(center=(round(middle), round(y))))


def px_of(pens: Pens) -> int:
    """The height of the letters of a choice."""
    return pens.places.text(PX)
