"""The deals that were played last, as a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.editions import Editions
from game.records.journal.record import Record
from game.screen.controls.buttons import button_width
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.pages.dates import dated
from game.screen.pages.deals.attempts import deal_of_record
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.game_summary import players
from game.screen.pages.games.list_layout import Note
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect
from game.words import Words

AGAIN = "button.again."
CAPTION_PX, HEADING_PX, FACTS_PX = 18, 22, 18


@dataclass(frozen=True)
class RecentList:
    """In a room with a caption; from line `first` on, or as far as the list goes."""

    records: Sequence[Record]
    room: Rect
    places: Places
    text: Text
    words: Words
    editions: Editions
    wished: int

    @property
    def _caption(self) -> Rect:
        return replace(self.room, h=self.places.text(CAPTION_PX) * 1.6)

    @property
    def _gap(self) -> float:
        return self.places.px(10)

    @property
    def _high(self) -> float:
        """Of a row."""
        places = self.places
        lines = (places.text(HEADING_PX) + places.text(FACTS_PX)) * 1.35
        return min(max(lines, places.target) + places.px(12), self._under)

    @property
    def _under(self) -> float:
        return self.room.bottom - self._caption.bottom

    @property
    def shown(self) -> int:
        """How many have room."""
        return max(1, int((self._under + self._gap) / (self._high + self._gap)))

    @property
    def first(self) -> int:
        """The number of the first in sight."""
        return max(0, min(self.wished, len(self.records) - self.shown))

    def rows(self) -> list[tuple[int, Rect]]:
        """Those in sight, by their numbers."""
        seen = range(self.first, min(len(self.records), self.first + self.shown))
        wide, step = self.room.w - self.places.px(28), self._high + self._gap
        y = self._caption.bottom
        return [
            (number, Rect(self.room.x, y + line * step, wide, self._high))
            for line, number in enumerate(seen)
        ]

    def buttons(self) -> Iterator[tuple[int, Button]]:
        """To play each again, or to go on with it."""
        again, go_on = self.words.say("Play again"), self.words.say("Continue")
        for number, rect in self.rows():
            label = go_on if self.records[number].result is None else again
            button = Button(f"{AGAIN}{number}", label)
            wide, tall = button_width(button, self.text, self.places), self.places.target
            x = rect.right - wide - self.places.px(14)
            yield number, replace(button, rect=Rect(x, rect.centre[1] - tall / 2, wide, tall))

    def notes(self) -> Iterator[Note]:
        """What is written over and in the rows."""
        if not self.records:
            return
        last = self.words.say("Played last")
        yield Note("text.recent", last, self._caption, "label", CAPTION_PX, palette.CAPTION)
        edge = min((button.rect.x for _, button in self.buttons()), default=self.room.right)
        for number, rect in self.rows():
            record, left = self.records[number], rect.x + self.places.px(20)
            inner = replace(rect, x=left, w=edge - left - self.places.px(16)).grown(0)
            upper = replace(inner, y=rect.y + rect.h * 0.06, h=rect.h * 0.44)
            lower = replace(inner, y=rect.y + rect.h * 0.51, h=rect.h * 0.42)
            name = deal_name(self.words, deal_of_record(record), self.editions)
            facts = self._facts(record)
            yield Note(f"text.deal.{number}", name, upper, "body_bold", HEADING_PX, palette.IVORY)
            yield Note(f"text.facts.{number}", facts, lower, "body", FACTS_PX, palette.BODY)

    def _facts(self, record: Record) -> str:
        say = self.words.say
        ended = {"won": say("Victory"), "lost": say("Defeat"), None: say("In progress")}
        who = [players(self.words, record)] if record.seats > 1 else []
        facts = [*who, ended[record.result], dated(self.words, record.touched)]
        return "   ·   ".join(facts)

    def draw(self, surface: Canvas) -> None:
        """The grounds of the rows."""
        for _, row in self.rows():
            slabs.slab(surface, row, self.places.px(12), self.places.px(1), slabs.ROW, self.places)
