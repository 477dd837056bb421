"""Any deal: typed or pasted, or one of those that were finished or left last."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial

import pygame

from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.screen.controls.buttons import button_width
from game.screen.controls.fields import Field, draw_field, letter_at
from game.screen.controls.focus_ring import draw_focus
from game.screen.controls.held_key import HeldKey
from game.screen.controls.scrolling import draw_bar
from game.screen.input.keyboard import BOOK_KEY, SETTINGS_KEY, pastes
from game.screen.look import palette, shapes
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.deals.attempts import deal_of_record, recent
from game.screen.pages.deals.dealing import deal_out, go_on
from game.screen.pages.deals.deals_scene import DealsScene
from game.screen.pages.deals.recent_list import AGAIN as AGAIN_ROW
from game.screen.pages.deals.recent_list import RecentList
from game.screen.pages.deals.typed_deal import TypedDeal, typed_deal
from game.screen.pages.games.list_layout import Note
from game.screen.pages.menu import BACK, Entry
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.window import clipboard
from game.table.asking.buttons import Button
from game.table.hands.focus import Direction
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect
from game.table.saved_table import AGAIN

FIELD, PASTE = "field.deal", "button.paste"
PLAY = "button.play."
ROOM = 200
"""Letters that can be typed: the longest code has fewer."""
EMPTY = Field("", ROOM)
CAPTION_PX, TOLD_PX = 18, 21
CARET = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END
UP_AND_DOWN = pygame.K_UP, pygame.K_DOWN


class AnyDealPage(DealsScene):
    """A field for a share code or a seed, in which the caret stands at once, and the recent deals.
    Enter in the field plays."""

    name = "any_deal"
    shelf = "any"

    def __init__(self, program: Program, day: date | None = None) -> None:
        super().__init__(program)
        self._field = EMPTY
        self._marked = False
        """Whether all of it is, so that the next letter takes its place."""
        self._held, self._point = HeldKey(), (0.0, 0.0)
        self._recent: list[Record] = []
        self._first = 0
        """The first recent deal in sight."""
        self._typed, self._met = TypedDeal("", {}), False
        self._look()
        self.stand(FIELD)
        self.place()

    def resized(self) -> None:
        self._look()
        self._read()
        super().resized()

    def _look(self) -> None:
        try:
            self._recent = recent(self.program.games.journal, self.program.rules)
        except Trouble as trouble:
            self.tell(self.program.words.trouble(trouble.why))

    def _read(self) -> None:
        """What the field says now."""
        program, today = self.program, self.program.games.today()
        chosen = Choice.of(program.rules, program.settings.edition).name
        self._typed = typed_deal(program.words, program.rules, self._field.text, today, chosen)
        marks = program.games.marks_for
        met = (AGAIN in marks(deal) for deal in self._typed.deals.values())
        self._met = any(met)

    # Where things are

    @property
    def called(self) -> str:
        return self.program.words.say("Any deal")

    def _caption(self, room: Rect) -> Rect:
        return replace(room, h=self.places.text(CAPTION_PX) * 1.5 + self.places.px(8))

    def _field_rect(self, room: Rect) -> Rect:
        paste = Button(PASTE, self.program.words.say("Paste"))
        wide = room.w - button_width(paste, self.program.text, self.places) - self.places.px(16)
        return Rect(room.x, self._caption(room).bottom, wide, self.places.target)

    def _play_line(self, room: Rect) -> Rect:
        return Rect(
            room.x, self._field_rect(room).bottom + self.places.px(14), room.w, self.places.target
        )

    def _list(self, room: Rect) -> RecentList:
        """What was played last, below."""
        top, program = self._play_line(room).bottom + self.places.px(20), self.program
        below = replace(room, y=top, h=room.bottom - top)
        how = self.places, program.text, program.words, program.rules
        return RecentList(self._recent, below, *how, self._first)

    def entries(self, room: Rect) -> list[Entry]:
        say, text, places = self.program.words.say, self.program.text, self.places
        field, line = self._field_rect(room), self._play_line(room)
        made: list[Entry] = []
        right = line.right
        for seats, label in ((2, say("For two")), (1, say("Alone"))):
            able = seats in self._typed.deals
            first = able and seats == min(self._typed.deals)
            button = Button(f"{PLAY}{seats}", label, primary=first, enabled=able)
            wide = max(places.px(160), button_width(button, text, places))
            right -= wide
            button = replace(button, rect=Rect(right, line.y, wide, line.h))
            right -= places.px(16)
            made.insert(0, (button, partial(self._play, seats)))
        told = say("{caption}: {content}", caption=self._called_field, content=self._field.text)
        entry = Button(FIELD, told, field)
        wide = room.right - field.right - places.px(16)
        paste = Button(PASTE, say("Paste"), Rect(room.right - wide, field.y, wide, field.h))
        made[:0] = [(entry, self._write), (paste, self._paste)]
        for number, button in self._list(room).buttons():
            record = self._recent[number]
            again = partial(deal_out, self, deal_of_record(record))
            made.append((button, partial(go_on, self, record) if record.result is None else again))
        return made

    @property
    def _called_field(self) -> str:
        return self.program.words.say("Share code or seed")

    def remarks(self, room: Rect) -> list[Note]:
        line, caption = self._play_line(room), self._caption(room)
        edge = min(b.rect.x for b, _ in self._entries if b.id.startswith(PLAY))
        beside = replace(line, w=edge - line.x - self.places.px(20))
        ink = palette.LEGAL if self._typed.wrong else palette.BODY
        called, read = self._called_field, self._told_of_field
        return [
            Note("text.caption", called, caption, "label", CAPTION_PX, palette.CAPTION),
            Note("text.read", read, beside, "body", TOLD_PX, ink),
            *self._list(room).notes(),
        ]

    @property
    def _told_of_field(self) -> str:
        """What the text means, and whether it was met before."""
        say = self.program.words.say
        if not self._field.text.strip():
            return say("Type or paste what somebody gave you, or any word you like.")
        met = [say("You have met it before.")] if self._met else []
        return "   ·   ".join((self._typed.told, *met))

    def draw(self, surface: Canvas, room: Rect) -> None:
        text, places = self.program.text, self.places
        rect, focused = self._field_rect(room), self._focus == FIELD
        hint = self.program.words.say("Any text, or a code")
        draw_field(surface, self._field, hint, focused, rect, text, places)
        if self._marked and focused:
            shapes.box(surface, rect.grown(-places.px(5)), places.px(6), palette.TAKEN)
        if focused:
            draw_focus(surface, places, rect, places.px(10))
        recent = self._list(room)
        recent.draw(surface)
        for button, _ in self._entries:
            if button.id not in (FIELD, BACK):
                self.draw_pill(surface, button)
        content = replace(recent.room, w=recent.room.w - places.px(20))
        draw_bar(surface, places, content, recent.first, recent.shown, len(self._recent))

    # What a press brings about

    def _write(self) -> None:
        self.stand(FIELD)

    def _play(self, seats: int) -> None:
        deal_out(self, self._typed.deals[seats])

    def _paste(self) -> None:
        words = clipboard.pasted()
        if words:
            self._fill(EMPTY.typed(words.strip()))
            self.stand(FIELD)
        else:
            self.tell(self.program.words.say("There is nothing to paste."))

    def _fill(self, field: Field) -> None:
        self.changed |= self._marked
        self._marked &= field == self._field
        if field != self._field:
            self._field = field
            self._read()
            self.tell("")
            self.place()

    # The mouse

    def thing_at(self, point: Point) -> Thing | None:
        """What lies there. A press begins with this question, and its point says where the caret
        goes."""
        self._point = point
        return super().thing_at(point)

    def click(self, thing: Thing | None) -> None:
        """A button is pressed, or the caret goes between two letters."""
        if thing is not None and thing.id == FIELD:
            rect, focused = self._field_rect(self.room), self._focus == FIELD
            how = self.program.text, self.places
            at = letter_at(self._field, focused, rect, self._point[0], *how)
            self._marked = False
            self._fill(self._field.at(at))
            self._focus, self.changed = FIELD, True
        else:
            super().click(thing)

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Other deals come in sight, if not all are."""
        self._first = self._list(self.room).first - steps
        self.place()

    # Keys and letters

    def go(self, direction: Direction) -> None:
        """Before the first row in sight and after the last one others come in sight."""
        rows, last = self._list(self.room), len(self._recent) - 1
        ends = {
            "up": (rows.first, max(0, rows.first - 1)),
            "down": (rows.first + rows.shown - 1, min(last, rows.first + rows.shown)),
        }
        at, other = ends.get(direction, (0, 0))
        if self._focus == f"{AGAIN_ROW}{at}" and other != at:
            self._first = rows.first + other - at
            self.place()
            self.stand(f"{AGAIN_ROW}{other}")
        else:
            super().go(direction)

    @property
    def writing(self) -> bool:
        """Whether the focus stands in the field."""
        return self._focus == FIELD

    def typed(self, text: str) -> None:
        """Letters for the field, in place of all that is marked."""
        if self.writing:
            self._fill((EMPTY if self._marked else self._field).typed(text))
            self._marked = False

    def key(self, event: pygame.Event) -> None:
        """In the field, what moves the caret and takes letters away."""
        key = event.key
        others = (pygame.K_TAB, pygame.K_ESCAPE, SETTINGS_KEY, BOOK_KEY, *UP_AND_DOWN)
        if key == pygame.K_v and pastes(event.mod):
            self._paste()
        elif not self.writing or key in others:
            super().key(event)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self._typed.deals:
                self._press(f"{PLAY}{min(self._typed.deals)}")
        elif key == pygame.K_a and pastes(event.mod):
            self._marked, self.changed = bool(self._field.text), True
        elif self._marked and key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._fill(EMPTY)
        else:
            if self._marked and key in CARET:
                self._marked, self.changed = False, True
            self._fill(self._field.pressed(key))
            self._held.press(key)

    def key_up(self, key: int | None) -> None:
        """What was held counts no longer."""
        self._held.release()

    def advance(self, dt: float) -> None:
        """A key that is held down in the field counts again and again."""
        key = self._held.due(dt)
        if self._focus != FIELD:
            self._held.release()
        elif key is not None:
            self._fill(self._field.pressed(key))
