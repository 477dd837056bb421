"""The calendar: what became of the deals of every day, month by month."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial

import pygame

from game.records.deals.days import FIRST_DAY
from game.records.journal.trouble import Trouble
from game.screen.controls.focus_ring import draw_focus
from game.screen.lettering.text import write, write_from
from game.screen.look import palette, shapes
from game.screen.materials import foil, slabs
from game.screen.materials.patches import glow
from game.screen.pages.dates import WEEKDAYS, day_told, month_told, months_away
from game.screen.pages.deals.attempts import Attempts, of_month
from game.screen.pages.deals.deals_scene import DealsScene
from game.screen.pages.deals.signs import Sign, draw_pair, draw_sign, sign_of
from game.screen.pages.menu import Entry
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect

DAY, EARLIER, LATER = "button.day.", "button.earlier", "button.later"
MONTHS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
NUMBER_PX, WEEKDAY_PX = 26, 18
LEGEND_PX = 18
TALL, BESIDE = 1.2, 0.4
"""Of a line of the legend, by its letters; how far it reaches beyond the buttons at the foot, by
the margin."""
SIGN, PAIR = 0.46, 1.42
"""Of a sign, by the height of its day; and the width of one for two, by its height."""
WON = slabs.Look(*palette.PICKED, light=60, strength=200, shadow=60)
"""Of a day with a victory."""


class CalendarPage(DealsScene):
    """One month at a time; a day opens its deals. Days to come are shut."""

    name = "calendar"
    shelf = "calendar"

    def __init__(self, program: Program, day: date | None = None) -> None:
        """Open at the month of this day, or of today."""
        super().__init__(program)
        self._today = program.games.today()
        self._month = months_away(day or self._today, 0)
        self._look()
        self.place()
        if day is not None:
            self._focus = f"{DAY}{day.isoformat()}"

    def resized(self) -> None:
        self._look()
        super().resized()

    def _look(self) -> None:
        try:
            self._attempts = of_month(self.program.games.journal, self._month)
        except Trouble as trouble:
            self._attempts = {}
            self.tell(self.program.words.trouble(trouble.why))

    # Where things are

    @property
    def called(self) -> str:
        return month_told(self.program.words, self._month)

    @property
    def _weeks(self) -> list[list[date | None]]:
        weeks = Calendar().monthdatescalendar(self._month.year, self._month.month)
        return [[day if day.month == self._month.month else None for day in w] for w in weeks]

    def _grid(self, room: Rect) -> Rect:
        """Of the days, under the names of their weekdays."""
        head = self.places.text(WEEKDAY_PX) * 1.6
        return replace(room, y=room.y + head, h=room.h - head)

    def _cells(self, room: Rect) -> list[tuple[date, Rect]]:
        grid, weeks = self._grid(room), self._weeks
        gap = max(4.0, self.places.px(8))
        wide = (grid.w - 6 * gap) / 7
        high = (grid.h - (len(weeks) - 1) * gap) / len(weeks)
        return [
            (day, Rect(grid.x + x * (wide + gap), grid.y + y * (high + gap), wide, high))
            for y, week in enumerate(weeks)
            for x, day in enumerate(week)
            if day is not None
        ]

    def entries(self, room: Rect) -> list[Entry]:
        made: list[Entry] = []
        for day, rect in self._cells(room):
            opens = self._opens(day)
            button = Button(
                f"{DAY}{day.isoformat()}", str(day.day), rect, enabled=opens, said=self._said(day)
            )
            made.append((button, partial(self.program.ways.deals, "today", day)))
        foot, say = self.page.foot, self.program.words.say
        arrows = (
            (Button(EARLIER, "‹", said=say("The month before")), -1),
            (Button(LATER, "›", said=say("The month after")), 1),
        )
        x = foot.x
        for arrow, by in arrows:
            rect = Rect(x, foot.y, self.places.target * 1.4, foot.h)
            able = self._can_turn(by)
            made.append((replace(arrow, rect=rect, enabled=able), partial(self._turn, by)))
            x = rect.right + self.places.px(12)
        return made

    def _opens(self, day: date) -> bool:
        return FIRST_DAY <= day <= self._today

    def _can_turn(self, by: int) -> bool:
        month = months_away(self._month, by)
        return months_away(FIRST_DAY, 0) <= month <= months_away(self._today, 0)

    def _said(self, day: date) -> str:
        """The day, and what became of its deals."""
        say, told = self.program.words.say, [day_told(self.program.words, day)]
        if day == self._today:
            told.append(say("Today"))
        states = {
            "running": say("In progress"),
            "won": say("Victory"),
            "lost": say("Defeat"),
        }
        for seats, caption in ((1, say("Alone")), (2, say("For two"))):
            state = self._of(day, seats).state
            if state in states:
                told.append(say("{caption}: {content}", caption=caption, content=states[state]))
        return ". ".join(told)

    def _of(self, day: date, seats: int) -> Attempts:
        return self._attempts.get((day, seats), Attempts())

    # What is drawn

    def draw(self, surface: Canvas, room: Rect) -> None:
        text, places = self.program.text, self.places
        cells = {button.id: button for button, _ in self._entries}
        px = places.text(WEEKDAY_PX)
        for at, name in enumerate(WEEKDAYS):
            x = self._grid(room).x + self._grid(room).w * (at + 0.5) / 7
            words = self.program.words.say(name)
            write(surface, text, words, "label", px, palette.CAPTION, (x, room.y + px * 0.6))
        for day, _ in self._cells(room):
            self._draw_day(surface, day, cells[f"{DAY}{day.isoformat()}"])
        for key in (EARLIER, LATER):
            self.draw_pill(surface, cells[key])
        if not self._told:
            self._draw_legend(surface)

    def _draw_day(self, surface: Canvas, day: date, button: Button) -> None:
        rect, places = button.rect, self.places
        radius, signs = places.px(10), [sign_of(self._of(day, seats)) for seats in (1, 2)]
        ink = palette.IVORY
        if button.enabled:
            won = any(sign and sign.state == "won" for sign in signs)
            look = WON if won else slabs.ROW
            if day == self._today:
                glow(surface, rect, radius, places.px(16), palette.GLOW, 150)
            slabs.slab(surface, rect, radius, places.px(1), look, places, button.id == self._hover)
        else:
            ink = palette.faded(palette.CAPTION_IDLE, 150)
            faint = palette.faded(palette.CAPTION_IDLE, 34)
            shapes.outline(surface, rect, radius, 1, faint)
        if day == self._today:
            foil.outline(surface, rect, radius, places.px(2.6))
            ink = palette.GOLD_TEXT
        px = min(places.display(NUMBER_PX), round(rect.h * 0.6))
        at = rect.x + max(8.0, places.px(16)), rect.centre[1]
        write_from(surface, self.program.text, str(day.day), "title", px, ink, at)
        side = min(rect.h * SIGN, places.px(44), rect.w * 0.24)
        x, y = rect.right - max(7.0, places.px(14)), rect.centre[1] - side / 2
        alone, pair = signs
        if pair is not None:
            x -= side * PAIR
            draw_pair(surface, Rect(x, y, side * PAIR, side), pair, places)
            x -= side * 0.3
        if alone is not None:
            draw_sign(surface, Rect(x - side, y, side, side), alone, places)
        if button.id == self._focus:
            draw_focus(surface, places, rect, radius)

    def _legend(self) -> list[tuple[Sign, bool, str, Rect]]:
        """What the signs mean, between the arrows and the way back, on one line or two."""
        say, places, text = self.program.words.say, self.places, self.program.text
        told = (
            (Sign("won", True), False, say("won on the day")),
            (Sign("won", False), False, say("won later")),
            (Sign("lost", True), False, say("lost")),
            (Sign("running", False), False, say("in progress")),
            (Sign("won", True), True, say("for two")),
        )
        foot, apart = self.page.foot, places.px(26)
        foot = foot.grown(self.page.margin * BESIDE)  # nothing stands over or under them there
        start = max(b.rect.right for b, _ in self._entries if b.id == LATER) + apart
        room = replace(foot, x=start, w=self._feet[0].rect.x - apart - start)
        for smaller in places.smaller():
            px = smaller.text(LEGEND_PX)
            widths = [self._side(px, pair) + text.width(said, "body", px) for _, pair, said in told]
            lines = evenly(widths, apart, room.w)
            if len(lines) <= 2 and len(lines) * px * TALL <= foot.h:
                break
        made, step = list[tuple[Sign, bool, str, Rect]](), foot.h / len(lines)
        for number, line in enumerate(lines):
            x, y = room.x, foot.y + (number + 0.5) * step - px * TALL / 2
            for at in line:
                made.append((*told[at], Rect(x, y, widths[at], px * TALL)))
                x += widths[at] + apart
        return made

    def _side(self, px: int, pair: bool) -> float:
        """What a sign takes before its words."""
        return px * TALL * (PAIR if pair else 1) + self.places.px(10)

    def texts(self) -> list[Thing]:
        legend = enumerate([] if self._told else self._legend())
        told = (Thing(f"text.sign.{n}", "text", words, rect) for n, (*_, words, rect) in legend)
        return [*super().texts(), *told]

    def _draw_legend(self, surface: Canvas) -> None:
        places = self.places
        for sign, pair, words, rect in self._legend():
            px, wide = round(rect.h / TALL), rect.h * (PAIR if pair else 1)
            draw = draw_pair if pair else draw_sign
            draw(surface, replace(rect, w=wide), sign, places)
            at = rect.x + wide + places.px(10), rect.centre[1]
            write_from(surface, self.program.text, words, "body", px, palette.BODY, at)

    # What a press brings about

    def _turn(self, by: int) -> None:
        if self._can_turn(by):
            self._month = months_away(self._month, by)
            self._look()
            self.place()

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Shows the month before, or with negative steps the one after."""
        self._turn(-steps)

    def key(self, event: pygame.Event) -> None:
        """Pages turn the months."""
        if event.key in MONTHS:
            self._turn(MONTHS[event.key])
        else:
            super().key(event)


def evenly(widths: Sequence[float], apart: float, room: float) -> list[list[int]]:
    """The same on as few lines, none of them longer than need be."""
    lines = broken(widths, apart, room)
    for part in range(19, 9, -1):
        closer = broken(widths, apart, room * part / 20)
        if len(closer) == len(lines):
            lines = closer
    return lines


def broken(widths: Sequence[float], apart: float, room: float) -> list[list[int]]:
    """Things of these widths side by side, on as many lines as it takes: their numbers."""
    lines, end = list[list[int]](), room + 1
    for number, wide in enumerate(widths):
        if end + apart + wide > room:
            lines.append([])
            end = -apart
        lines[-1].append(number)
        end += apart + wide
    return lines
