"""The menu of the table: what is needed seldom, and the ways to leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from game.screen.controls.buttons import button_width, draw_button
from game.screen.lettering.text import Text
from game.screen.panels.frame import ZONE, Frame, docked, framed
from game.screen.panels.panel import Leaf
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.words import Words

APART = 12
"""From one entry to the next, by the design; before the ways to leave twice as much."""
PART_AGAIN, LEAVE_LESSON = "button.part_again", "button.leave_lesson"


class TableMenu(Leaf):
    """One entry below the other, by the button that opens it. `over` if the game is, for then
    nobody can concede or have it go on; `taught` in a lesson, which one leaves or begins again
    instead; `hidden` if there are hands that not everybody may see; `lead` is told the id of the
    entry that is pressed."""

    name = "menu"

    def __init__(
        self,
        text: Text,
        words: Words,
        over: bool,
        taught: bool,
        hidden: bool,
        lead: Callable[[str], None],
    ) -> None:
        self._text = text
        self._words = words
        self._over = over
        self._taught = taught
        self._hidden = hidden
        self._lead = lead

    def press(self, key: str) -> None:
        """An entry leads on, if it can."""
        if key in [button.id for button in self._buttons() if button.enabled]:
            self._lead(key)

    def things(self, places: Places) -> list[Thing]:
        """The panel and its entries."""
        frame = self._frame(places)
        entries = (replace(button.thing, zone=ZONE) for button in self._entries(frame))
        return [*frame.things(), *entries]

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """All entries are equally wide."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        for button in self._entries(frame):
            draw_button(surface, button, self._text, places, button.id == hover)

    def _buttons(self) -> tuple[Button, ...]:
        say = self._words.say
        watch = Button("button.watch_on", say("Watch it played on"), enabled=not self._over)
        return (
            Button("button.rules", say("Rules"), hint="F1"),
            Button("button.settings", say("Settings"), hint="F2"),
            Button("button.keys", say("Controls"), hint="F3"),
            *([] if self._taught else [Button("button.share", say("Share the deal"))]),
            *([] if self._taught or self._hidden else [watch]),
            *self._leaving(),
            Button("button.quit", say("Quit")),
        )

    def _leaving(self) -> tuple[Button, ...]:
        """The ways out of the game."""
        say = self._words.say
        if self._taught:
            again = Button(PART_AGAIN, say("Begin this part again"))
            return again, Button(LEAVE_LESSON, say("Leave the lesson"))
        concede = Button("button.concede", say("Concede"), enabled=not self._over)
        return Button("button.title", say("Title")), concede

    def _frame(self, places: Places) -> Frame:
        """No larger than its entries want."""
        title, edge, buttons = self._words.say("Menu"), docked(places), self._buttons()
        bare = framed(edge, title, self._text, self._words, places)
        (close,) = bare.buttons
        heading = self._text.width(title, "title", bare.title_px) + close.rect.w
        widest = max(button_width(button, self._text, places) for button in buttons)
        width = max(widest + places.px(60), heading + bare.margin) + 2 * bare.margin
        tall = len(buttons) * (places.target + places.px(APART)) + edge.h - bare.content.h
        size = min(width, edge.w), min(tall, edge.h)
        rect = Rect(edge.right - size[0], edge.y, *size)
        return framed(rect, title, self._text, self._words, places)

    def _entries(self, frame: Frame) -> Iterator[Button]:
        """Each in its place."""
        room, buttons = frame.content, self._buttons()
        step, leaving = room.h / len(buttons), len(buttons) - 1 - len(self._leaving())
        tall = min(frame.places.target, step)
        for number, button in enumerate(buttons):
            y = room.y + number * step + (step - tall if number >= leaving else 0)
            yield replace(button, rect=Rect(room.x, y, room.w, tall))
