"""The cards of a pile or of the row, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.rules.card import Card
from game.rules.state import DISCARD, ROW
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.controls.scrolling import Scroll, draw_bar
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped, write_lines
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.panels.frame import ZONE, Frame, centred, framed
from game.screen.panels.panel import Leaf
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.arrangement import as_printed
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Names, Words

ORDER = "button.order"
PREFIX = "panel."


@dataclass(frozen=True)
class Grid:
    """So many cards in lines that fill the width of a room of this height."""

    cards: int
    columns: int
    width: int
    gap: float
    room: float

    @property
    def step(self) -> float:
        """From line to line."""
        return self.width * CARD_RATIO + self.gap

    @property
    def lines(self) -> int:
        """How many there are."""
        return -(-self.cards // self.columns)

    @property
    def shown(self) -> int:
        """How many of them there is room for."""
        return min(self.lines, int((self.room + self.gap + 0.01) / self.step))

    @property
    def height(self) -> float:
        """Of the lines that are shown."""
        return max(0.0, self.shown * self.step - self.gap)


def card_width(places: Places) -> float:
    """Of a card in a panel, at least."""
    return max(90.0, places.px(120))


def spacing(places: Places) -> float:
    """Between two cards."""
    return max(6.0, places.px(14))


class CardsPanel(Leaf):
    """A pile or the row, laid out."""

    def __init__(
        self,
        images: CardImages,
        text: Text,
        words: Words,
        view: View,
        zone: str,
        names: Names | None = None,
    ) -> None:
        self.view = view
        self._names = names
        self.name = zone.partition(":")[0]
        self._zone = zone
        self._images = images
        self._text = text
        self._words = words
        self._sorted = False
        self._down = Scroll()

    def press(self, key: str) -> None:
        """Sorts the cards, or shows them as they lie."""
        if key == ORDER:
            self._sorted = not self._sorted
            self._down.by = 0

    def scroll(self, steps: int) -> None:
        """By whole lines of cards."""
        self._down.turn(-steps)

    @property
    def cards(self) -> Sequence[Card]:
        """In the order in which they are shown."""
        cards = self.view.cards(self._zone)
        if self._sorted:
            return as_printed(cards, self.view.box)
        return cards[::-1] if self.name == DISCARD else cards

    def things(self, places: Places) -> list[Thing]:
        """The frame, how the cards are ordered, and the cards in sight."""
        frame = self._frame(places)
        note = self._note(frame)
        things = [*frame.things(), Thing("text.order", "text", self._told(), note, ZONE)]
        for card, rect in self._in_sight(frame):
            name = self._words.card(card)
            things.append(Thing(f"{PREFIX}{card.id}", "card", name, rect, ZONE, "up", card=card))
        return things

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """All whole lines of cards for which there is room, and what order they are in."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        lines, note = self._note_lines(frame), self._note(frame)
        write_lines(surface, self._text, lines, places.text(19), palette.BODY, note)
        for card, rect in self._in_sight(frame):
            pose = Pose(*rect.centre, rect.w)
            sprite = Sprite(card.id, card, self.name, pose)
            mood = "selected" if hover == f"{PREFIX}{card.id}" else ""
            surface.blit(*self._images.resting(sprite, pose, mood))
        grid = self._grid(frame)
        draw_bar(surface, places, self._room(frame), self._down.by, grid.shown, grid.lines)

    def _frame(self, places: Places) -> Frame:
        """Centred, and no higher than its cards need."""
        words = self._words
        label = words.say("As they lie") if self._sorted else words.say("Sort")
        title = words.plural(
            "{zone}: {n} card",
            "{zone}: {n} cards",
            len(self.cards),
            zone=words.zone(self._zone, self._names),
        )
        order = (Button(ORDER, label),) if self.cards else ()
        frame = framed(centred(places), title, self._text, words, places, *order)
        spare = self._room(frame).h - self._grid(frame).height
        lower = replace(frame.rect, y=frame.rect.y + spare // 2, h=frame.rect.h - spare // 2 * 2)
        return framed(lower, title, self._text, words, places, *order)

    def _told(self) -> str:
        """In which order the cards are shown."""
        say = self._words.say
        if not self.cards:
            return say("No card lies here.")
        if self._sorted:
            return say("Sorted by place: the Suns, then the Moons, Keys and Doors.")
        if self.name == DISCARD:
            return say("As they lie on the pile, the newest first.")
        if self.name == ROW:
            return say("As they lie in the row, from left to right.")
        return say("In the order in which they came, the oldest first.")

    def _note_lines(self, frame: Frame) -> Lines:
        px, room = frame.places.text(19), int(frame.content.w)
        return wrapped(self._text, self._told(), "body", px, room)

    def _note(self, frame: Frame) -> Rect:
        height = frame.places.text(19) * LEADING * len(self._note_lines(frame))
        return replace(frame.content, h=height)

    def _room(self, frame: Frame) -> Rect:
        """What the note leaves for cards."""
        content, note = frame.content, self._note(frame)
        top = note.bottom + frame.margin * 0.4
        return replace(content, y=top, h=content.bottom - top)

    def _grid(self, frame: Frame) -> Grid:
        room, least, gap = self._room(frame), card_width(frame.places), spacing(frame.places)
        columns = int((room.w + gap) / (least + gap))
        width = int((room.w + gap) / columns - gap)
        return Grid(len(self.cards), columns, width, gap, room.h)

    def _in_sight(self, frame: Frame) -> Iterator[tuple[Card, Rect]]:
        room, grid = self._room(frame), self._grid(frame)
        self._down.fit(grid.lines, grid.shown)
        first = self._down.by * grid.columns
        for i, card in enumerate(self.cards[first : first + grid.shown * grid.columns]):
            line, column = divmod(i, grid.columns)
            x, y = column * (grid.width + grid.gap), line * grid.step
            yield card, Rect(int(room.x + x), room.y + y, grid.width, grid.width * CARD_RATIO)
