"""Panels with the cards of the last turn on a sheet of paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise, product
from math import inf

from game.rules.card import Card
from game.rules.state import DOORS, REVEALED
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.lettering import fitting
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.materials.paper import draw_sheet
from game.screen.sheet import Canvas
from game.screen.table.marking.labels import LABEL_AT
from game.table.asking.buttons import Button
from game.table.chronicle import SEVERAL, Recalled
from game.table.hands.things import Thing
from game.table.layout.pair import Pair
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.table.layout.recap_places import NARROWEST, Label, Room, Spots, recap_button, spots
from game.words import Names, Words

RECAP = "button.recap"
"""The button that shows the recap again."""
CAPTION, WORD = 19, 15
"""Heights of the letters, by the design."""
LEAST = 13
"""Least height of letters that can be read, in pixels."""
GOOD = 90
"""Least width of a card for which letters may be larger than usual, by the design."""
SMALL = 96
"""Greatest width of a small card, by the design."""
AIR = 0.4
"""Least space about a word, by the height of its letters, to tell it from the next one."""
OVER = 4
"""Pixels by which a shared word lies below its cards, and may reach into the margin."""
TALLEST = 0.3, 0.45
"""Greatest part of the room for the caption, and for one in large letters over small cards."""


def has_recap(view: View) -> bool:
    """Returns whether there was a turn before this one, and the game goes on."""
    return view.seats > 1 and view.turn > 1 and view.result is None


def recap_buttons(
    words: Words, view: View, places: Places, names: Names | None
) -> Iterator[Button]:
    """Yields the button that shows the last turn of the waiting player, if there was one."""
    if names is not None and isinstance(places, Pair) and has_recap(view):
        waits = 1 - view.active
        rect, label = recap_button(places, waits), words.what_was_done(names[waits])
        yield Button(RECAP, label, rect, icon="hand")


class RecapPanel:
    """A panel with a caption (`said`) and cards in a room, each card with a word. It is only to be
    looked at. To show more cards, or two side by side, neighbours may share a word; at last the
    caption is left out."""

    def __init__(
        self,
        words: Words,
        text: Text,
        images: CardImages,
        view: View,
        places: Places,
        into: Room,
        told: Sequence[Recalled],
        said: str,
    ) -> None:
        self._words = words
        self._text = text
        self._images = images
        self._view = view
        self._places = places
        self._told = told
        self._said = said
        self._widest = max(NARROWEST, places.px(SMALL))
        self._shares = self._bare = False
        """Whether neighbouring cards share a word, and whether there are no words."""
        self._least = LEAST if places.letters == 1 else places.text(WORD)
        room, self._whole, self._abreast = into.rect, into.whole, into.abreast
        gap, tallest = places.px(10), TALLEST[places.letters > 1]
        # Cards lie nearer to the edge and to each other only if they do not fit otherwise.
        usual, near = max(6.0, places.px(14)), max(4.0, places.px(8))
        for margin, self._air in ((usual, AIR), (near, AIR), (near, 0.0)):
            inner = room.grown(-margin)
            size = inner.w, inner.h * tallest
            caption = fitting.fitting_in(text, places, self._said, "label", CAPTION, size, 2)
            self._caption = caption.pictures(text, palette.CAPTION)
            above = fitting.height(self._caption) + gap / 2
            below = Rect(inner.x, inner.y + above, inner.w, inner.h - above)
            self._px, self._spots = self._laid_out(below)
            if not (self._spots.left or self._stacked):
                break
        if self._spots.left or self._stacked or self._cramped:
            self._shares = self._share(below)
        if self._spots.left:
            # The caption and an outline tell as much as large words.
            self._px, self._bare = self._least, places.letters > 1
            rooms = [below, inner] if below.h >= NARROWEST * CARD_RATIO else [inner]
            tries = product((inf, (inner.w - gap) // 2), rooms if self._bare else (below, inner))
            ways = ((self._in_letters(at, self._px, NARROWEST, most), at) for most, at in tries)
            self._spots, at = max(ways, key=lambda way: len(way[0].cards) - bool(way[0].left))
            self._caption, below = self._caption if at is below else [], at
        self._tall = 0 if self._bare else text.line_height("body_bold", self._px)
        used = self._used(room, below, margin)
        self.rect = pushed(used, room)
        (x, y), (from_x, from_y) = self.rect.centre, used.centre
        self._spots = self._spots.moved(x - from_x, y - from_y)
        self._caption_at = x, y - used.h / 2 + margin + fitting.height(self._caption) / 2

    @property
    def _stacked(self) -> bool:
        """Whether several cards lie in one column."""
        cards = self._spots.cards
        return len(cards) > 1 and cards[0].x == cards[1].x

    @property
    def fits(self) -> bool:
        """Whether all cards have room here, and all words."""
        if self.more is not None or (self._abreast and self._stacked):
            return False
        return self._bare or self._shares or not self._cramped

    @property
    def _cramped(self) -> bool:
        """Whether a word is wider than its room under a card."""
        said = [self._text.width(self._under(told), "body_bold", self._px) for told in self._told]
        return max(said) > self._spots.wide

    def _laid_out(self, room: Rect) -> tuple[int, Spots]:
        """Returns the height of the letters and the layout: with all cards in a good size, else
        with smaller cards, and if no card would fit beside the sign for the others with the
        smallest letters."""
        places = self._places
        px = places.text(WORD)
        laid = self._in_letters(room, px, max(NARROWEST, places.px(GOOD)))
        if not laid.left:
            return px, laid
        laid = self._in_letters(room, px, NARROWEST)
        if len(laid.cards) > 1 and laid.wide <= room.w:
            return px, laid
        px = self._least
        return px, self._in_letters(room, px, NARROWEST, (room.w - places.px(10)) // 2)

    def _in_letters(self, room: Rect, px: int, narrowest: float, most: float = inf) -> Spots:
        """Returns the layout with letters of this height, and words at most `most` pixels wide."""
        if self._bare:
            widths = min(narrowest, self._widest), self._widest
            return spots(room, len(self._told), widths, Label(0, 0, self._places.px(10)))
        said = [self._under(told) for told in self._told]
        wide = max(self._text.width(word, "body_bold", px) for word in said) + self._air * px
        tall, gap = self._text.line_height("body_bold", px), self._places.px(10)
        widths = min(narrowest, self._widest), self._widest
        return spots(room, len(said), widths, Label(min(wide, most), tall, gap))

    def _share(self, room: Rect) -> bool:
        """Lays out all cards in the smallest of letters with shared words, if they fit. Returns
        whether they do."""
        least = self._least
        tall = self._text.line_height("body_bold", least)
        widths = NARROWEST, self._widest
        laid = spots(room, len(self._told), widths, Label(0, tall + OVER, self._places.px(10)))
        words = [at for _, at in self._words_of(laid.cards, least)]
        beside = [(a, b) for a, b in pairwise(words) if a.y == b.y]
        clear = all(left.right + AIR * least <= right.x for left, right in beside)
        start, end = min(at.x for at in laid.cards), max(at.right for at in laid.cards)
        within = all(start - OVER <= at.x and at.right <= end + OVER for at in words)
        if laid.left or not (clear and within):
            return False
        self._px, self._spots = least, laid
        return True

    def _words_of(self, cards: Sequence[Rect], px: int) -> Iterator[tuple[str, Rect]]:
        """Yields the words of the cards and their rectangles, one word for neighbours with the same
        word."""
        tall, shown = self._text.line_height("body_bold", px), zip(self._told, cards, strict=False)
        for (under, _), row in groupby(shown, lambda one: (one[0].word, one[1].y)):
            lie = [at for _, at in row]
            several = SEVERAL.get(under, under) if lie[1:] else under
            word = self._words.say(several)
            centre = (lie[0].x + lie[-1].right) / 2, lie[0].bottom + OVER + tall / 2
            yield word, Rect.around(centre, self._text.width(word, "body_bold", px), tall)

    def _used(self, room: Rect, below: Rect, margin: float) -> Rect:
        """Returns the part of the room that caption and cards take, around its middle."""
        cards, wide = self._spots.cards, self._spots.wide
        lines = [line.get_width() for line in self._caption]
        reach = max(abs(at.centre[0] - room.centre[0]) for at in cards) + wide / 2
        air = max(0.0, min(at.y for at in cards) - below.y)
        width = max([2 * reach, *lines]) + 2 * margin
        if self._whole:
            return room
        return Rect.around(room.centre, width, room.h - 2 * air)

    def _under(self, told: Recalled) -> str:
        word = self._words.say(told.word)
        if told.count == 1:
            return word
        return self._words.say("{word} × {n}", word=word, n=told.count).strip()

    def cards(self) -> Iterator[tuple[Recalled, Rect]]:
        """Returns the cards that are shown, with their rectangles."""
        shown = self._spots.cards[:-1] if self._spots.left else self._spots.cards
        return zip(self._told, shown, strict=False)

    def words(self) -> Iterator[tuple[str, Rect]]:
        """Returns the words under the cards, with their rectangles."""
        if self._bare:
            return iter(())
        if self._shares:
            return self._words_of(self._spots.cards, self._px)
        return ((self._under(told), self._below(at)) for told, at in self.cards())

    @property
    def more(self) -> tuple[str, Rect] | None:
        """The text about the cards that have no room, and its rectangle; None if all have."""
        return (
            (self._words.more(self._spots.left), self._spots.cards[-1])
            if self._spots.left
            else None
        )

    def things(self) -> Iterator[Thing]:
        """Yields the texts on the panel; nothing on it can be pressed."""
        say = self._words.say
        yield Thing("text.recap.0", "text", self._said, self.rect)
        number = 0
        for number, (told, rect) in enumerate(self.cards(), start=1):
            name, under = self._words.card(told.card), self._under(told)
            name = say("{caption}: {content}", caption=name, content=under) if under else name
            yield Thing(f"text.recap.{number}", "text", name, rect)
        if self.more:
            said, rect = self.more
            yield Thing(f"text.recap.{number + 1}", "text", said, rect)

    def paint(self, surface: Canvas) -> None:
        """Draws the panel of the recap, with its cards."""
        places, tall = self._places, fitting.height(self._caption)
        draw_sheet(surface, self.rect, places)
        if self._caption:
            fitting.draw_lines(surface, self._caption, *self._caption_at, tall, centred=True)
        for told, at in self.cards():
            sprite = self._lying(told.card, at)
            surface.blit(*self._images.resting(sprite, sprite.pose))
        for word, where in self.words():
            self._write(surface, word, where)
        if self._spots.left:
            at = self._spots.cards[-1]
            shapes.outline(surface, at, at.w * CORNER, places.px(1.6), palette.CAPTION_IDLE)
            x, y = at.centre[0], at.y + at.h * (LABEL_AT - 0.25)
            write(surface, self._text, "…", "title", round(at.w * 0.5), palette.IVORY, (x, y))
            if not self._bare:
                self._write(surface, self._words.more(self._spots.left), self._below(at))

    def _lying(self, card: Card | None, at: Rect) -> Sprite:
        """Returns the sprite of a card. A Door stands open if it does so on the table."""
        gained = any(card in doors for doors in self._view.doors)
        pose = Pose(*at.centre, at.w, turn=1.0 if card else 0.0)
        return Sprite("recap", card, DOORS if gained else REVEALED, pose)

    def _below(self, at: Rect) -> Rect:
        """Returns the rectangle of the word under a card that shares it with no other."""
        return Rect.around((at.centre[0], at.bottom + self._tall / 2), self._spots.wide, self._tall)

    def _write(self, surface: Canvas, word: str, at: Rect) -> None:
        line = self._text.fitted(word, "body_bold", self._px, palette.IVORY, at.w)
        surface.blit(line, line.get_rect(center=(round(at.centre[0]), round(at.centre[1]))))


def pushed(rect: Rect, room: Rect) -> Rect:
    """Returns the rectangle, moved as little as possible into a room that is no smaller."""
    x = min(max(rect.x, room.x), room.right - rect.w)
    y = min(max(rect.y, room.y), room.bottom - rect.h)
    return Rect(x, y, rect.w, rect.h)
