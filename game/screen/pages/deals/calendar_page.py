"""The calendar: what became of the deals of each day, month by month."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial

import pygame

from game.records.deals.days import FIRST_DAY
from game.rules.card import Card
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import write_from
from game.screen.look import palette, shapes
from game.screen.materials import slabs
from game.screen.materials.patches import glow
from game.screen.pages.dates import WEEKDAYS, day_told, month_told, months_away
from game.screen.pages.deals.attempts import Attempts, of_month
from game.screen.pages.deals.deals_page import DealsPage, Tall
from game.screen.pages.deals.signs import Sign, draw_edge, sign_of
from game.screen.pages.games.small_doors import draw_door
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Column, Grid, Row, Space
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element, Kit, Leaf
from game.screen.ui.page import Sheet
from game.screen.ui.words import Words, sentence
from game.table.hands.things import Thing
from game.table.layout.places import CARD_RATIO, Rect

DAY, EARLIER, LATER = "button.day.", "button.earlier", "button.later"
MONTHS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
NUMBER, GAP = 26, 8
"""Height of the number of a day and distance between two days, by the design."""
SIGN, LARGEST = 0.4, 44
"""Height of a sign by that of its day, and its greatest height by the design."""
LEAST_SIGN = 16
"""Least width in pixels of the signs beside a Door. Where they would be smaller, no Door is
drawn."""
DOOR_PART = 0.84
"""Height of the Door of a day, by the height of the day."""
DARK = 130
"""Opacity of the shade over a Door that was not won, 0 to 255."""
WON = slabs.Look(*palette.PICKED, light=60, strength=200, shadow=60)
"""Look of a day with a victory."""


@dataclass(frozen=True)
class Day(Leaf):
    """A day with its number, the signs of its deals, and its Door, which stands open if a deal was
    won. A day to come is empty. The `weeks` of its month share the height in sight."""

    number: int = 0
    today: bool = False
    weeks: int = 5
    alone: Sign | None = None
    pair: Sign | None = None
    door: Card | None = None
    cards: CardImages | None = None

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        low = max(kit.places.target, kit.places.display(NUMBER) * 1.3)
        return width, max(low, (kit.sight - kit.px(GAP) * (self.weeks - 1)) / self.weeks)

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(10)

    @property
    def _won(self) -> bool:
        return any(sign and sign.result == "won" for sign in (self.alone, self.pair))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        self._draw_ground(kit, surface, rect, hover)
        margin, px = max(7.0, kit.px(14)), kit.places.display(NUMBER)
        ink = kit.theme.inks["title" if self.today else "strong" if self.enabled else "idle"]
        if not self.enabled and not kit.theme.plain:
            ink = palette.faded(ink, 150)
        at = rect.x + margin, rect.centre[1]
        write_from(surface, kit.text, str(self.number), "title", px, ink, at)
        signs = [sign for sign in (self.pair, self.alone) if sign]
        side = min(rect.h * SIGN, kit.px(LARGEST), rect.w * 0.2)
        sides = sum(sign.shape + 0.3 for sign in signs)
        wide, right = rect.h * DOOR_PART / CARD_RATIO, rect.right - margin
        room = rect.w - 2.5 * margin - 1.3 * px - wide
        if self.enabled and room > sides * LEAST_SIGN:
            assert self.door is not None
            assert self.cards is not None
            door = Rect.around((right - wide / 2, rect.centre[1]), wide, wide * CARD_RATIO)
            shade = 0 if self._won else DARK
            draw_door(surface, self.cards, self.door, door, opened=self._won, shade=shade)
            right -= wide + margin / 2
            side = min(side, room / max(1.0, sides))
        for sign in signs:
            right -= side * sign.shape
            at = right, rect.centre[1] - side / 2
            sign.draw(kit, surface, Rect(*at, side * sign.shape, side), hover)
            right -= side * 0.3

    def _draw_ground(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        radius, plain = self.radius(kit, rect), kit.theme.plain
        if not self.enabled:
            idle = kit.theme.inks["idle"]
            shapes.outline(surface, rect, radius, 1, idle if plain else palette.faded(idle, 34))
            return
        if self.today and not plain:
            glow(surface, rect, radius, kit.px(16), palette.GLOW, 150)
        if self._won and not plain:
            slabs.slab(surface, rect, radius, kit.px(1), WON, kit.places, hover)
        else:
            kit.theme.slab(surface, rect, radius, "row", kit.places, hover)
        if self.today:
            draw_edge(kit, surface, rect, radius, 2.6)


class CalendarPage(DealsPage):
    """Shows one month at a time. A day opens its deals; days to come cannot be pressed."""

    name = "calendar"
    shelf = "calendar"

    def __init__(self, program: Program, day: date | None = None) -> None:
        """Opens the calendar at the month of this day, or of today."""
        self._today = program.games.today()
        self._month = months_away(day or self._today, 0)
        super().__init__(program)
        self.focus = f"{DAY}{day.isoformat()}" if day is not None else ""

    def search(self) -> None:
        self._attempts: Mapping[tuple[date, int], Attempts] = {}
        self._attempts = of_month(self.program.games.journal, self._month)

    # What is shown

    def build(self) -> Sheet:
        words = self.program.words
        say = words.say
        names = [
            Column([Words(words=say(name), role="label", px=18, ink="caption")], align="middle")
            for name in WEEKDAYS
        ]
        weeks = Calendar().monthdatescalendar(self._month.year, self._month.month)
        days = [
            self._day(day, len(weeks)) if day.month == self._month.month else Space()
            for week in weeks
            for day in week
        ]
        arrows = [
            self._arrow(EARLIER, "‹", say("The month before"), -1),
            self._arrow(LATER, "›", say("The month after"), 1),
        ]
        month = Tall([Grid(names, most=7, gap=GAP)], Grid(days, most=7, gap=GAP), gap=GAP)
        body = Tall([], month, [Row([*self._legend()], gap=28)])
        return self.sheet(month_told(words, self._month), body, arrows=arrows)

    def _day(self, day: date, weeks: int) -> Day:
        return Day(
            f"{DAY}{day.isoformat()}",
            said=self._said(day),
            act=partial(self.program.ways.deals, "today", day),
            enabled=FIRST_DAY <= day <= self._today,
            number=day.day,
            today=day == self._today,
            weeks=weeks,
            alone=sign_of(self._of(day, 1)),
            pair=sign_of(self._of(day, 2), pair=True),
            door=self.doors[day.toordinal() % len(self.doors)],
            cards=self.program.cards,
        )

    def _arrow(self, key: str, label: str, said: str, by: int) -> Button:
        able, act = self._can_turn(by), partial(self._turn_by, by)
        return Button(key, label=label, said=said, enabled=able, act=act, least=76)

    def _can_turn(self, by: int) -> bool:
        month = months_away(self._month, by)
        return months_away(FIRST_DAY, 0) <= month <= months_away(self._today, 0)

    def _said(self, day: date) -> str:
        """Returns the day and the results of its deals in words."""
        say, told = self.program.words.say, [day_told(self.program.words, day)]
        if day == self._today:
            told.append(say("Today"))
        for seats in (1, 2):
            if result := self.results.get(self._of(day, seats).state):
                called = self.called(seats)
                told.append(say("{caption}: {content}", caption=called, content=result))
        return ". ".join(told)

    def _of(self, day: date, seats: int) -> Attempts:
        return self._attempts.get((day, seats), Attempts())

    def _legend(self) -> Iterator[Element]:
        """Yields what each sign means."""
        say = self.program.words.say
        told = (
            (Sign(), say("won on the day")),
            (Sign(ranked=False), say("won later")),
            (Sign(result="lost"), say("lost")),
            (Sign(result="running"), say("in progress")),
            (Sign(pair=True), say("for two")),
        )
        for number, (sign, words) in enumerate(told):
            yield Beside(sign, sentence(f"text.sign.{number}", words, px=18), gap=10)

    # What a press brings about

    def _turn_by(self, by: int) -> None:
        if self._can_turn(by):
            self._month = months_away(self._month, by)
            self.look()
            self.renew()

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Shows the month before, or the one after if the steps are negative. A month that is too
        high for the window scrolls instead."""
        if self.laid.most:
            super().wheel(thing, steps)
        else:
            self._turn_by(-steps)

    def key(self, event: pygame.Event) -> None:
        """Turns the months with Page up and Page down."""
        if event.key in MONTHS:
            self._turn_by(MONTHS[event.key])
        else:
            super().key(event)
