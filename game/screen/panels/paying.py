"""The cards of a pile to choose from: so many of them are the price of something. Nothing is paid
before it is confirmed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from game.rules.state import Cards
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.controls.buttons import Button
from game.screen.controls.scrolling import Scroll, draw_bar
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped, write_lines
from game.screen.lettering.text import Text, write
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.panels.frame import ZONE, Frame, centred, framed
from game.screen.panels.panel import Leaf
from game.screen.panels.zone_cards import Grid, card_width, spacing
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.arrangement import as_printed
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Words

PAY, CHOOSE = "button.pay", "button.choose"
SORT = "pay."
"""The id of a sort of cards: this, and its face."""
FEWEST = 6
"""Cards in a line where they are largest."""
CHIP, CHIP_AT = 0.3, 0.66
"""Height of what says how many are chosen, by the width of a card; and how far down a card it
stands: below its medallion and above its name."""


class PayingPanel(Leaf):
    """Cards that are alike lie together: a press takes one more of them, and after the last none.
    `pay` is told the cards, once they are confirmed; `spared` are all there are, what is missed
    least first."""

    name = "paying"

    def __init__(
        self,
        images: CardImages,
        text: Text,
        words: Words,
        view: View,
        told: Sequence[str],
        price: int,
        spared: Cards,
        pay: Callable[[Cards], None],
    ) -> None:
        self._images, self._text, self._words = images, text, words
        self._told, self._price, self._pay = told, price, pay
        self._spared = spared
        self._sorts: dict[str, Cards] = {}
        for card in as_printed(spared, view.box):
            self._sorts[card.face] = (*self._sorts.get(card.face, ()), card)
        self._taken: Counter[str] = Counter()
        self._down = Scroll()

    @property
    def chosen(self) -> Cards:
        """The cards that would be paid."""
        return tuple(c for face, held in self._sorts.items() for c in held[: self._taken[face]])

    @property
    def left(self) -> int:
        """How many are still to be chosen."""
        return self._price - self._taken.total()

    def press(self, key: str) -> None:
        """A card, or one of the buttons."""
        if key == PAY and not self.left:
            self._pay(self.chosen)
        elif key == CHOOSE:
            self._taken = Counter(card.face for card in self._spared[: self._price])
        elif key.startswith(SORT):
            self._take(key.removeprefix(SORT))

    def _take(self, face: str) -> None:
        """One more of these; none again if there is none left, or no more are needed."""
        if self._taken[face] == len(self._sorts[face]) or (not self.left and self._taken[face]):
            del self._taken[face]
        elif self.left:
            self._taken[face] += 1

    def scroll(self, steps: int) -> None:
        """By whole lines of cards."""
        self._down.turn(-steps)

    def things(self, places: Places) -> list[Thing]:
        """The frame, what is to be done, and each sort of cards in sight."""
        frame = self._frame(places)
        note = Thing("text.price", "text", self._note, self._note_room(frame), ZONE)
        things = [*frame.things(), note]
        for face, rect in self._in_sight(frame):
            cards, taken = self._sorts[face], self._taken[face]
            said = self._words.say(
                "{card}: {n} of {all}", card=self._words.card(cards[0]), n=taken, all=len(cards)
            )
            state = ("enabled", *(["selected"] if taken else []))
            button = Thing(f"{SORT}{face}", "button", said, rect, ZONE, "up", state, card=cards[0])
            things.append(button)
        return things

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """Every sort of cards, and how many of it are chosen."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        room = self._note_room(frame)
        write_lines(surface, self._text, self._lines(frame), places.text(19), palette.BODY, room)
        for face, rect in self._in_sight(frame):
            card, taken = self._sorts[face][0], self._taken[face]
            pose = Pose(*rect.centre, rect.w)
            mood = "selected" if taken else "legal" if hover == f"{SORT}{face}" else ""
            surface.blit(*self._images.resting(Sprite(card.id, card, "", pose), pose, mood))
            self._draw_taken(surface, places, rect, face)
        grid = self._grid(frame)
        draw_bar(surface, places, self._room(frame), self._down.by, grid.shown, grid.lines)

    def _draw_taken(self, surface: Canvas, places: Places, rect: Rect, face: str) -> None:
        """How many of these are chosen, of how many: where it hides no name."""
        taken, count = self._taken[face], len(self._sorts[face])
        tall = rect.w * CHIP
        chip = Rect.around((rect.centre[0], rect.y + CHIP_AT * rect.h), rect.w * 0.66, tall)
        look = slabs.GOLD if taken else slabs.CHIP
        slabs.slab(surface, chip, tall / 2, places.px(1.6), look, places)
        ink = palette.GOLD_BUTTON_TEXT if taken else palette.IVORY
        said = f"{taken} / {count}" if taken else str(count)
        write(surface, self._text, said, "number", round(tall * 0.62), ink, chip.centre)

    @property
    def _note(self) -> str:
        """How many are still to be chosen, and what they are for."""
        words = self._words
        if not self.left:
            now = words.say("All are chosen: confirm, and they leave the game for good.")
        else:
            now = words.plural(
                "Choose {n} more card: it leaves the game for good.",
                "Choose {n} more cards: they leave the game for good.",
                self.left,
            )
        least = words.say("“Choose for me” takes what is missed least.")
        return " ".join((*self._told[1:], now, least))

    @cached_property
    def _faces(self) -> list[str]:
        return list(self._sorts)

    def _frame(self, places: Places) -> Frame:
        words = self._words
        title = words.say(
            "{spell} ({n} of {all})",
            spell=self._told[0],
            n=self._price - self.left,
            all=self._price,
        )
        buttons = (
            Button(CHOOSE, words.say("Choose for me")),
            Button(PAY, words.say("Confirm"), primary=True, enabled=not self.left),
        )
        frame = framed(centred(places), title, self._text, words, places, *buttons)
        spare = self._room(frame).h - self._grid(frame).height
        lower = replace(frame.rect, y=frame.rect.y + spare // 2, h=frame.rect.h - spare // 2 * 2)
        return framed(lower, title, self._text, words, places, *buttons)

    def _lines(self, frame: Frame) -> Lines:
        px, room = frame.places.text(19), int(frame.content.w)
        return wrapped(self._text, self._note, "body", px, room)

    def _note_room(self, frame: Frame) -> Rect:
        height = frame.places.text(19) * LEADING * len(self._lines(frame))
        return replace(frame.content, h=height)

    def _room(self, frame: Frame) -> Rect:
        content, note = frame.content, self._note_room(frame)
        top = note.bottom + frame.margin * 0.4
        return replace(content, y=top, h=content.bottom - top)

    def _grid(self, frame: Frame) -> Grid:
        """The cards are as large as they all may be at once, or else as small as in any panel."""
        room, least, gap = self._room(frame), card_width(frame.places), spacing(frame.places)
        most = max(1, int((room.w + gap) / (least + gap)))
        for columns in range(min(most, FEWEST), most + 1):
            width = int((room.w + gap) / columns - gap)
            grid = Grid(len(self._sorts), columns, width, gap, room.h)
            if grid.shown == grid.lines:
                break
        return grid

    def _in_sight(self, frame: Frame) -> Iterator[tuple[str, Rect]]:
        room, grid = self._room(frame), self._grid(frame)
        self._down.fit(grid.lines, grid.shown)
        first = self._down.by * grid.columns
        for i, face in enumerate(self._faces[first : first + grid.shown * grid.columns]):
            line, column = divmod(i, grid.columns)
            x, y = column * (grid.width + grid.gap), line * grid.step
            rect = Rect(int(room.x + x), room.y + y, grid.width, grid.width * CARD_RATIO)
            yield face, rect
