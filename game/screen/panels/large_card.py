"""A panel that shows one card large over the darkened table, with all that is known of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from game.rules.card import Card
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.effects.sheen import Candle, RaisedFoil
from game.screen.lettering.text import Text
from game.screen.look import icons, palette
from game.screen.panels.zone_cards import PREFIX, CardFace
from game.screen.sheet import Canvas, Veil, brush
from game.screen.stage import Image
from game.screen.ui.arrange import Beside, Column, Rule
from game.screen.ui.arrange import Card as Held
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.panel import ZONE, SheetPanel
from game.screen.ui.sheet_layout import LEAST, Laid
from game.screen.ui.theme import BLACK, Theme
from game.screen.ui.words import LEADING, letters_px, sentence
from game.screen.ui.words import Words as Written
from game.table.asking import symbols
from game.table.layout.places import CARD_RATIO, Places, Point, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Words

NEIGHBOUR, LOOKS_OUT = 0.86, 0.3
"""Width of a neighbour by that of the card, and the greatest part of a neighbour that shows beside
the card."""
LARGE = 560
"""Greatest width of the card; large letters may leave less. All lengths here are by the design."""
COLUMN, LARGE_COLUMN = 720, 1400
"""Greatest width of the column of sentences, with usual and with large letters."""
SWEEP = 120
"""Distance that a finger sweeps to the side to turn to a neighbour."""
MARGIN, GAP = 34, 64
"""Margin around everything, and gap between the card and the column."""
TITLE, BODY, WHICH = 44, 23, 20
"""Heights of the letters of the name, of the sentences, and of the line about the neighbours."""
LARGER = (1.4, 1.3, 1.2, 1.1, 1.0)
"""Factors by which letters grow where the sentences are short."""
CAPTION = 0.76
"""Height of a caption by that of the sentence below it."""
TIGHT, AIRY = 0.62, 0.6
"""Least gap between rows, and the most that spare room may add to it, by the height of the
letters."""
ICON_STEP = 1.26
"""Distance from one icon to the next by the height of the letters of the name."""
CARDS = (1.0, 0.92, 0.84)
"""Factors by which the card shrinks to leave room for large letters."""


@dataclass(frozen=True)
class LargeFace(CardFace):
    """The card, which is not marked while the pointer is over it."""

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        self.draw_card(surface, rect, "")


@dataclass(frozen=True)
class Icons(Leaf):
    """The icons of the card before its name: of its place and of its symbol, or one for both."""

    names: tuple[str, ...] = ()
    ink: palette.Colour = palette.IVORY

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        px = letters_px(kit.places, "title", TITLE)
        return len(self.names) * px * ICON_STEP, px * LEADING["title"]

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        step = rect.w / len(self.names)
        px = round(step / 1.2)
        for number, name in enumerate(self.names):
            icon = icons.draw(name, px, self.ink)
            at = rect.x + number * step, rect.centre[1] - px / 2
            surface.blit(icon, (round(at[0]), round(at[1])))


class LargeCardPanel(SheetPanel):
    """A panel with the card at the left and its explanation at the right. `neighbours` are the
    cards that lie with it, from left to right; the player can turn to them."""

    name = "reading"

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        images: CardImages,
        view: View,
        card: Card,
        neighbours: Sequence[Card] = (),
    ) -> None:
        super().__init__(text, words, theme)
        self._images, self.view = images, view
        self._neighbours = tuple(neighbours) or (card,)
        self._at = self._neighbours.index(card)
        self._candle, self._foil = Candle(images), RaisedFoil(images)
        self._swept: float | None = None
        """How far a finger has swept to the side, until it has turned to a neighbour."""

    @property
    def card(self) -> Card:
        """The card that is shown."""
        return self._neighbours[self._at]

    def turn(self, by: int) -> None:
        """Moves to the card `by` places to the right; a negative number moves to the left."""
        self._at = max(0, min(len(self._neighbours) - 1, self._at + by))
        self._scrolled = 0.0
        self.renew()

    def scroll(self, steps: int) -> None:
        """Scrolls sentences that have no room, or else moves to a neighbour, as the wheel turns."""
        if self._known is not None and self._known[1].most:
            super().scroll(steps)
        else:
            self.turn(-steps)

    def pulls(self, by: Point) -> bool:
        """Begins to sweep to a neighbour, and returns whether there is one."""
        self._swept = 0.0
        return len(self._neighbours) > 1

    def pull(self, by: Point) -> None:
        """Turns to a neighbour, once for each sweep of a finger."""
        if self._swept is not None and self._known is not None:
            self._swept += by[0]
            if abs(self._swept) >= self._known[1].places.px(SWEEP):
                self.turn(-1 if self._swept > 0 else 1)
                self._swept = None

    def title(self) -> str:
        return self._words.card(self.card)

    def body(self, larger: float = 1.0, gap: float = TIGHT * BODY) -> Column:
        """Returns the explanation with sentences `larger` times as high as usual, and rows that
        are `gap` lengths of the design apart."""
        return Column([self._head(larger), *self._rows(larger), self._foot(larger)], gap=gap)

    def _head(self, larger: float) -> Element:
        """Returns the icons and the name of the card, with a rule under them."""
        names = tuple(dict.fromkeys((symbols.crest(self.card), symbols.of_kind(self.card.kind))))
        name = Written("text.title", words=self.title(), role="title", px=TITLE, ink="title")
        ink = icons.ramp_of(self.card)[1]
        head = Beside(Icons(names=names, ink=ink), name, gap=0, top=True)
        return Column([head, Rule()], gap=BODY * larger * 0.3)

    def _foot(self, larger: float, scrolls: bool = False) -> Element:
        """Returns the button that closes the panel, and the line about the neighbours."""
        which = sentence("text.which", self._which(scrolls), ink="idle", px=WHICH)
        return Beside(self.close(), which, gap=BODY * larger)

    def _rows(self, larger: float) -> list[Element]:
        """Returns each caption with its sentence."""
        px, say = BODY * larger, self._words.say
        return [
            Held(
                Column(
                    [
                        Written(words=a.upper(), role="label", px=px * CAPTION, ink="caption"),
                        sentence("", b, ink="strong", px=px),
                    ],
                    gap=px * CAPTION * 0.2,
                ),
                id=f"text.card.{number}",
                said=say("{caption}: {content}", caption=a, content=b),
                look=None,
            )
            for number, (a, b) in enumerate(self._told())
        ]

    def _told(self) -> list[tuple[str, str]]:
        """Returns the captions and sentences about the card, with how many like it are still
        unseen."""
        words, view, face = self._words, self.view, self.card.face
        total = sum(card.face == face for card in view.box)
        left = words.say("{n} of {total}", n=view.unknown.get(face, 0), total=total)
        return [*words.about(self.card, view), (words.say("Still unseen"), left)]

    def _which(self, scrolls: bool) -> str:
        """Returns which of the neighbours is shown, and how to turn to another. Where sentences
        scroll, the wheel moves them."""
        say, at, count = self._words.say, self._at + 1, len(self._neighbours)
        if count == 1:
            return ""
        if scrolls:
            return say("Card {n} of {total}: left and right arrow keys", n=at, total=count)
        return say("Card {n} of {total}: arrow keys or wheel", n=at, total=count)

    def _lay(self, kit: Kit) -> Laid:
        """Lays out the largest card beside which the text fits in the letters that are asked for,
        with the largest letters. If even a small card leaves no room, the sentences scroll."""
        places = kit.places
        for part, larger in product(CARDS, LARGER):
            grown = larger > 1
            if grown and (part < 1 or places.letters * larger > LARGER[0]):
                continue
            card, column = self._rooms(places, part)
            high = places.text(BODY * larger) / kit.px(1)
            whole = self.body(larger, TIGHT * high)
            box = whole.lay(kit, column.w)
            most = card.h if grown else column.h
            if box.h <= most and whole.least_width(kit) <= column.w:
                break
        else:
            return self._scrolling(kit, card, column)
        spare = (card.h - box.h) / (len(whole.children) - 1) / kit.px(1)
        gap = TIGHT * high + min(AIRY * high, max(0.0, spare))
        box = self.body(larger, gap).lay(kit, column.w)
        parts = Placed(self._face, card), *box.at(column.x, card.centre[1] - box.h / 2)
        return Laid(Box(0, 0), Rect(0, 0, 0, 0), places, Rect(0, 0, *places.size), parts)

    @property
    def _face(self) -> LargeFace:
        """The card as it stands at the left."""
        key, name = f"{PREFIX}{self.card.id}", self.title()
        return LargeFace(key, name, card=self.card, images=self._images, zone=ZONE)

    def _scrolling(self, kit: Kit, card: Rect, column: Rect) -> Laid:
        """Lays out sentences that scroll between the name of the card and the button that closes
        the panel."""
        places, gap = kit.places, TIGHT * kit.places.text(BODY)
        wide = column.w - LEAST / 2
        parts = self._head(1.0), self._foot(1.0, scrolls=True)
        head, foot = (part.lay(kit, column.w) for part in parts)
        rows = Column(self._rows(1.0), gap=gap / kit.px(1)).lay(kit, wide)
        top, low = column.y + head.h + gap, column.bottom - foot.h
        view = Rect(column.x, top, wide, low - gap - top)
        ends = *head.at(column.x, column.y), *foot.at(column.x, low)
        window = Rect(0, 0, *places.size)
        return Laid(rows, view, places, window, (Placed(self._face, card), *ends))

    def _rooms(self, places: Places, part: float) -> tuple[Rect, Rect]:
        """Returns the rectangle of the card, at `part` of its full width, and the room for the
        column. Both together stand in the middle of the window."""
        (width, height), margin, gap = places.size, max(12.0, places.px(MARGIN)), places.px(GAP)
        high = height - 2 * margin
        card = min(places.px(LARGE) * part, high / CARD_RATIO)
        most = places.px(places.eased(COLUMN, LARGE_COLUMN))
        column = min(width - 2 * margin - gap - card, most)
        left, tall = (width - card - gap - column) / 2, card * CARD_RATIO
        return (
            Rect(left, (height - tall) / 2, card, tall),
            Rect(left + card + gap, margin, column, high),
        )

    def draw_ground(self, kit: Kit, surface: Canvas, laid: Laid) -> None:
        """Darkens the table, wholly in high contrast, and draws the neighbours half behind the
        card."""
        brush(surface, Veil(BLACK if kit.theme.plain else palette.READING_LARGE))
        for sprite, pose in self.beside(laid):
            surface.blit(*self._images.resting(sprite, pose, "veiled"))

    def beside(self, laid: Laid) -> Iterator[tuple[Sprite, Pose]]:
        """Yields the neighbours of the card with their poses."""
        card = laid.fixed[0].rect
        width = card.w * NEIGHBOUR
        for by, edge in ((-1, card.x), (1, card.right)):
            room = laid.places.px(GAP) * 0.5 if by > 0 else card.x * 0.8
            at, out = self._at + by, min(width * LOOKS_OUT, room)
            if 0 <= at < len(self._neighbours):
                lies = self._neighbours[at]
                pose = Pose(edge + by * (out - width / 2), card.centre[1], width)
                yield Sprite(lies.id, lies, ZONE, pose), pose

    def shine(self, places: Places, pointer: Point) -> list[Image]:
        """Returns the images of the foil, which leans towards the pointer, and of the light near
        it."""
        card = self.laid(places).fixed[0].rect
        pose = Pose(*card.centre, card.w)
        sprite = Sprite(self.card.id, self.card, ZONE, pose)
        moved = self._foil.moved(pose, pointer, places)
        light = self._candle.images([(sprite, moved)], pointer, places.size)
        return [*self._foil.images(sprite, pose, moved), *light]
