"""The frame of a panel that is drawn by hand: a sheet of paper, a title, and a button that closes
the panel."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.screen.controls.buttons import button_width, draw_button
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.sheet import Canvas
from game.screen.ui.panel import CLOSE, ZONE
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.words import Words


@dataclass(frozen=True)
class Frame:
    """The rectangles of the parts of a panel, in a window of one size."""

    places: Places
    rect: Rect
    title: str
    buttons: tuple[Button, ...]

    @property
    def margin(self) -> float:
        """Distance from the edge of the panel to its content, in pixels."""
        return max(14.0, self.places.px(30))

    @property
    def content(self) -> Rect:
        """The rectangle of the content, under the head. The scroll bar stands in the margin beside
        it."""
        top = self.head.bottom + self.margin * 0.8
        width, bottom = self.rect.w - 2 * self.margin, self.rect.bottom - self.margin * 0.8
        return Rect(self.rect.x + self.margin, top, width, bottom - top)

    @property
    def head(self) -> Rect:
        """The rectangle of the title and the buttons."""
        return Rect(
            self.rect.x + self.margin,
            self.rect.y + self.margin * 0.6,
            self.rect.w - self.margin * 1.6,
            self.places.target,
        )

    @property
    def title_px(self) -> int:
        """Height of the letters of the title, in pixels."""
        return self.places.text(30)

    @property
    def title_room(self) -> Rect:
        """The rectangle that the buttons leave for the title."""
        left = min(button.rect.x for button in self.buttons)
        return replace(self.head, w=left - self.margin * 0.5 - self.head.x)

    def things(self) -> list[Thing]:
        """Returns the panel, its title and its buttons as things."""
        return [
            Thing("zone.panel", "zone", self.title, self.rect, ZONE),
            Thing("text.title", "text", self.title, self.title_room, ZONE),
            *(replace(button.thing, zone=ZONE) for button in self.buttons),
        ]

    def draw(self, surface: Canvas, text: Text, hover: str) -> None:
        """Draws the sheet, the title, the buttons, and a gold rule under them."""
        draw_sheet(surface, self.rect, self.places)
        room, px = self.title_room, self.title_px
        title = text.fitted(self.title, "title", px, palette.GOLD_TEXT, room.w)
        at = room.x, room.centre[1] - title.get_height() / 2
        surface.blit(title, (round(at[0]), round(at[1])))
        for button in self.buttons:
            draw_button(surface, button, text, self.places, button.id == hover)
        draw_rule(surface, room.x, self.content.right, self.head.bottom + self.margin * 0.4)


def framed(
    rect: Rect,
    title: str,
    text: Text,
    words: Words,
    places: Places,
    *others: Button,
    close: str = CLOSE,
) -> Frame:
    """Returns the frame of a panel with a button that closes it, and to the left of it the
    `others`."""
    empty = Frame(places, rect, title, ())
    right, placed = empty.head.right, []
    for button in (Button(close, words.say("Close"), hint=words.say("Esc")), *reversed(others)):
        width = button_width(button, text, places)
        box = Rect(right - width, empty.head.y, width, empty.head.h)
        placed.append(replace(button, rect=box))
        right = box.x - places.px(12)
    return replace(empty, buttons=tuple(reversed(placed)))
