"""A panel that shows one card large over the darkened table, with all that is known of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.card import Card
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.controls.buttons import draw_button
from game.screen.effects.raised_foil import RaisedFoil
from game.screen.effects.sheen import Candle
from game.screen.lettering.paragraphs import write_lines
from game.screen.lettering.text import Text
from game.screen.look import icons, palette
from game.screen.materials.flourish import draw_rule
from game.screen.panels.panel import Leaf
from game.screen.panels.reading_layout import GAP, ReadingLayout, Told, lay_out
from game.screen.sheet import Canvas, Veil, brush
from game.screen.stage import Image
from game.screen.ui.panel import CLOSE, ZONE
from game.table.asking import symbols
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Words

NEIGHBOUR, LOOKS_OUT = 0.86, 0.3
"""Width of a neighbour by that of the card, and the greatest part of a neighbour that shows beside
the card."""


class LargeCardPanel(Leaf):
    """A panel with the card at the left and its explanation at the right. `neighbours` are the
    cards that lie with it, from left to right; the player can turn to them."""

    name = "reading"

    def __init__(
        self,
        images: CardImages,
        text: Text,
        words: Words,
        view: View,
        card: Card,
        neighbours: Sequence[Card] = (),
    ) -> None:
        self._images = images
        self._text = text
        self._words = words
        self.view = view
        self._neighbours = tuple(neighbours) or (card,)
        self._at = self._neighbours.index(card)
        self._candle, self._foil = Candle(images), RaisedFoil(images)
        self._laid: tuple[object, ReadingLayout | None] = None, None

    @property
    def card(self) -> Card:
        """The card that is shown."""
        return self._neighbours[self._at]

    def turn(self, by: int) -> None:
        """Moves to the card `by` places to the right; a negative number moves to the left."""
        self._at = max(0, min(len(self._neighbours) - 1, self._at + by))

    def scroll(self, steps: int) -> None:
        """Moves to a neighbour, as the wheel turns."""
        self.turn(-steps)

    def things(self, places: Places) -> list[Thing]:
        """Returns the window, the card, and the sentences about it as things."""
        layout, card = self._layout(places), self.card
        whole, title, say = Rect(0, 0, *places.size), layout.title, self._words.say
        told = [say("{caption}: {content}", caption=a, content=b) for a, b in layout.told]
        rows = [
            Thing(f"text.card.{i}", "text", said, row.rect, ZONE)
            for i, (said, row) in enumerate(zip(told, layout.rows, strict=True))
        ]
        which = [Thing("text.which", "text", layout.which, layout.beside, ZONE)]
        return [
            Thing("zone.panel", "zone", title, whole, ZONE),
            Thing(f"panel.{card.id}", "card", title, layout.card, ZONE, "up", card=card),
            Thing("text.title", "text", title, layout.head, ZONE),
            *rows,
            *(which if layout.which else []),
            Thing(CLOSE, "button", layout.close.label, layout.button.rect, ZONE, "", ("enabled",)),
        ]

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """Draws the panel over the darkened table."""
        layout, text = self._layout(places), self._text
        brush(surface, Veil(palette.READING_LARGE))
        for card in self._beside(layout):
            surface.blit(*self._images.resting(*card, "veiled"))
        surface.blit(*self._images.resting(*self._lies(layout)))
        self._paint_title(surface, layout)
        for row in layout.rows:
            caption, px = row.told[0].upper(), layout.caption_px
            line = text.fitted(caption, "label", px, palette.CAPTION, row.rect.w)
            surface.blit(line, (round(row.rect.x), round(row.rect.y)))
            below = Rect(row.rect.x, row.rect.y + px * 1.5, row.rect.w, row.rect.h)
            write_lines(surface, text, row.lines, layout.px, palette.IVORY, below)
        draw_button(surface, layout.button, text, layout.places, hover == CLOSE)
        lines, px = layout.which_lines, layout.which_px
        write_lines(surface, text, lines, px, palette.CAPTION_IDLE, layout.beside)

    def _paint_title(self, surface: Canvas, layout: ReadingLayout) -> None:
        head, px = layout.head, layout.title_px
        ink = icons.ramp_of(self.card)[1]
        for i, icon in enumerate(self._icons):
            square = Rect(head.x + i * layout.icon_step, head.y, layout.icon_px, px * 1.2)
            draw_icon(surface, icon, layout.icon_px, ink, square)
        left = head.x + layout.icons * layout.icon_step
        for i, words in enumerate(layout.title_lines):
            line = self._text.render(words, "title", px, palette.GOLD_TEXT)
            middle = head.y + (i + 0.5) * px * 1.2
            surface.blit(line, (round(left), round(middle - line.get_height() / 2)))
        draw_rule(surface, head.x, head.right, head.bottom + layout.px * 0.3)

    def shine(self, places: Places, pointer: Point) -> list[Image]:
        """Returns the images of the foil, which leans towards the pointer, and of the light near
        it."""
        sprite, pose = self._lies(self._layout(places))
        moved = self._foil.moved(pose, pointer, places)
        light = self._candle.images([(sprite, moved)], pointer, places.size)
        return [*self._foil.images(sprite, pose, moved), *light]

    @property
    def _icons(self) -> tuple[str, ...]:
        """The names of the icons of its place and of its symbol; only one if they are the same."""
        return tuple(dict.fromkeys((symbols.crest(self.card), symbols.of_kind(self.card.kind))))

    def _lies(self, layout: ReadingLayout) -> tuple[Sprite, Pose]:
        pose = Pose(*layout.card.centre, layout.card.w)
        return Sprite(self.card.id, self.card, ZONE, pose), pose

    def _beside(self, layout: ReadingLayout) -> Iterator[tuple[Sprite, Pose]]:
        """Yields the neighbours of the card, half behind it."""
        card, width = layout.card, layout.card.w * NEIGHBOUR
        for by, edge in ((-1, card.x), (1, card.right)):
            room = layout.places.px(GAP) * 0.5 if by > 0 else card.x * 0.8
            at, out = self._at + by, min(width * LOOKS_OUT, room)
            if 0 <= at < len(self._neighbours):
                lies = self._neighbours[at]
                pose = Pose(edge + by * (out - width / 2), card.centre[1], width)
                yield Sprite(lies.id, lies, ZONE, pose), pose

    def _layout(self, places: Places) -> ReadingLayout:
        key = places, self._words.language, self.card
        known, layout = self._laid
        if layout is None or known != key:
            say, title = self._words.say, self._words.card(self.card)
            close = Button(CLOSE, say("Close"), hint=say("Esc"))
            told, which, count = self._told(), self._which(), len(self._icons)
            layout = lay_out(places, self._text, title, told, close, which, count)
            self._laid = key, layout
        return layout

    def _told(self) -> list[Told]:
        """Returns the captions and sentences about the card, with how many like it are still
        unseen."""
        words, view, face = self._words, self.view, self.card.face
        total = sum(card.face == face for card in view.box)
        left = words.say("{n} of {total}", n=view.unknown.get(face, 0), total=total)
        return [*words.about(self.card, view), (words.say("Still unseen"), left)]

    def _which(self) -> str:
        count = len(self._neighbours)
        if count == 1:
            return ""
        here = {"n": self._at + 1, "total": count}
        return self._words.say("Card {n} of {total}: arrow keys or wheel", **here)


def draw_icon(surface: Canvas, name: str, px: int, colour: palette.Colour, rect: Rect) -> None:
    """Draws an icon in the middle of a rectangle."""
    icon = icons.draw(name, px, colour)
    x, y = rect.centre
    surface.blit(icon, icon.get_rect(center=(round(x), round(y))))
