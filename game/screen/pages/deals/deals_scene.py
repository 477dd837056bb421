"""What the pages about deals have in common: a sheet over the garden, and the ways between them."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from game.screen.controls.buttons import draw_button
from game.screen.controls.focus_ring import draw_focus
from game.screen.look import palette
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.pages.games.list_layout import ListLayout, Note
from game.screen.pages.menu import BACK, Entry, MenuScene
from game.screen.program import Program, Shelf
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect

TAB = "button.deals."


class DealsScene(MenuScene):
    """One of these pages. Its own class says what it is `called`, its `entries` with their places,
    and draws what lies between head and foot. `told` is said at the foot until the next press."""

    shelf: Shelf = "today"

    def __init__(self, program: Program) -> None:
        super().__init__(program, [], middle=(0, 0))
        self._told = ""

    def resized(self) -> None:
        super().resized()
        self.place()

    def place(self) -> None:
        """Puts what can be pressed in its place, anew."""
        self.changed = True
        page = self.page
        self._tabs = page.at_end(self._shelves(), page.head)
        back = Button(BACK, self.program.words.say("Back"), hint=self.program.words.say("Esc"))
        self._feet = page.at_end([back], page.foot)
        self._entries = [*self.entries(self.room), (back, self.leave)]

    # What its own class says

    @property
    def called(self) -> str:
        """The title of the page."""
        return self.program.words.say("Deals")

    def entries(self, room: Rect) -> list[Entry]:
        """What can be pressed in this room, each in its place, the most important first."""
        return []

    def remarks(self, room: Rect) -> list[Note]:
        """What is written in this room beside them."""
        return []

    @property
    def aside(self) -> str:
        """What stands at the foot while nothing else is told there."""
        return ""

    def draw(self, surface: Canvas, room: Rect) -> None:
        """Whatever is to be seen in this room."""

    def leave(self) -> None:
        """One step back."""
        self.program.ways.title()

    # Where things are

    @property
    def page(self) -> ListLayout:
        """The sheet with its head and foot."""
        return ListLayout(self.places, self.program.text)

    @property
    def room(self) -> Rect:
        """Between head and foot, as wide as what the head says."""
        rows, margin = self.page.rows, self.page.margin
        return replace(rows, w=rows.w - margin / 2)

    def _shelves(self) -> list[Button]:
        say = self.program.words.say
        labels: dict[Shelf, str] = {
            "today": say("Today"),
            "calendar": say("Calendar"),
            "ladder": say("Ladder"),
            "any": say("Any deal"),
        }
        return [
            Button(f"{TAB}{shelf}", label, shown=shelf == self.shelf)
            for shelf, label in labels.items()
        ]

    def buttons(self) -> list[Button]:
        own = [button for button, _ in self._entries if button.id != BACK]
        return [*own, *self._tabs, *self._feet]

    def _notes(self) -> list[Note]:
        page, apart = self.page, self.places.px(20)
        edge = min(button.rect.x for button in self._tabs)
        head = replace(page.head, w=edge - apart - page.head.x)
        low = [b.rect.right for b in self.buttons() if b.rect.y >= page.foot.y and b.id != BACK]
        left = max(low, default=page.foot.x - apart) + apart
        foot = replace(page.foot, x=left, w=self._feet[0].rect.x - apart - left)
        title = Note("text.title", self.called, head, "title", 40, palette.GOLD_TEXT)
        told = Note("text.told", self._told, foot, "body_bold", 20, palette.LEGAL)
        if not self._told:
            told = Note("text.told", self.aside, foot, "body", 20, palette.BODY)
        return [title, *self.remarks(self.room), *([told] if told.words else [])]

    def texts(self) -> list[Thing]:
        return [Thing(note.id, "text", note.words, note.room) for note in self._notes()]

    def reach(self) -> list[Thing]:
        return [button.thing for button in self.buttons() if button.enabled]

    def paint(self, surface: Canvas) -> None:
        page = self.page
        surface.blit(self.program.vignette("garden"), (0, 0))
        draw_sheet(surface, page.panel, self.places)
        draw_rule(surface, page.head.x, page.head.right, page.head.bottom + page.margin * 0.3)
        self.draw(surface, self.room)
        page.write(surface, self._notes())
        for button in (*self._tabs, *self._feet):
            self.draw_pill(surface, button)

    def draw_pill(self, surface: Canvas, button: Button) -> None:
        """A button as most are."""
        hover = button.id == self._hover
        draw_button(surface, button, self.program.text, self.places, hover)
        if button.id == self._focus:
            draw_focus(surface, self.places, button.rect, button.rect.h / 2)

    # What a press brings about

    def tell(self, words: str) -> None:
        """This is said at the foot now."""
        self._told, self.changed = words, True

    def _press(self, key: str) -> None:
        enabled = {button.id for button in self.buttons() if button.enabled}
        if key not in enabled:
            return
        self.tell("")
        super()._press(key)
        for shelf in get_args(Shelf):
            if key == f"{TAB}{shelf}":
                self.program.ways.deals(shelf)

    def _step_back(self) -> None:
        self.leave()
