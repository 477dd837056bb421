"""The calendar: what became of the deals of each day, month by month."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

import pygame

from game.records.deals.days import FIRST_DAY
from game.records.deals.weeks import FIRST_WEEK, monday_of, week_deal
from game.screen.lettering.text import write, write_from
from game.screen.look import palette
from game.screen.materials.little_door import Leaf as Leaning
from game.screen.materials.little_door import LittleDoor
from game.screen.materials.little_moon import draw_moon
from game.screen.materials.patches import glow
from game.screen.pages.choosing.boxes_laid import LID_SHAPE
from game.screen.pages.dates import WEEKDAYS, day_told, month_told, months_away, moon_age
from game.screen.pages.deals.attempts import Attempts, State, of_month, of_weeks
from game.screen.pages.deals.deals_page import DealsPage
from game.screen.pages.deals.lids import boxes_of, draw_lids
from game.screen.pages.deals.signs import Sign, draw_edge, sign_of
from game.screen.pages.games.small_doors import LittleLeaf
from game.screen.pages.stage_set import light
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Column, Grid, Row, Space, Tall
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element, Kit, Leaf
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.theme import Surface
from game.screen.ui.words import Words, sentence
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.words import msgid

DAY, WEEK, EARLIER, LATER = "button.day.", "button.week.", "button.earlier", "button.later"
MONTHS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
NUMBER, GAP, SIGN = 34, 8, 30
"""Heights of the number of a day, distance between two days, and height of the sign of a result, by
the design."""
DOOR_PART, TODAYS, BETWEEN = 0.82, 0.94, 0.16
"""Height of the Doors of a day and of those of today, by the height of the day, and distance
between them by their own."""
SHINE, SHINING = 1.7, palette.mixed(palette.LAMPLIGHT, palette.IVORY, 0.5)
"""Width of the light about the Door of today by its height, and the colour of that light."""
FEW, OTHERS = 2, 23
"""Most boxes of a week that are all shown, and height of the number of the others by the design."""
BADGE, CORNER, COVERED = 1.3, (0.87, 0.2), 0.36
"""Height of the badge with that number by its letters; its middle by the width and height of the
lid under it, and the greatest width that it may have there, by that of the lid."""
ASIDE, EVEN = 18, 22
"""Distance of the weeks from the days besides that of two days, and that of the legend from what is
over it, by the design."""
MOON = 0.9
"""Width of the Moon of a day by the height of its number."""
LEAVES: Mapping[State, Leaning] = {"new": "shut", "lost": "dark", "running": "lit", "won": "open"}
"""Leaning of a Door for each state of a deal."""


@dataclass(frozen=True)
class Day(Leaf):
    """A day with its number and its Doors: that of the deal for one and, if it was played, that of
    the deal for two. A day to come has the outline of a Door. Without a number nothing is drawn: it
    belongs to another month. The `weeks` of its month share the height in sight."""

    number: int = 0
    moon: float = 0.0
    """Age of the Moon on this day, from 0 to 1."""
    today: bool = False
    weeks: int = 5
    doors: tuple[LittleDoor, ...] = ()

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        low = max(kit.places.target, kit.places.display(NUMBER) * 1.3)
        return width, max(low, (kit.sight - kit.px(GAP) * (self.weeks - 1)) / self.weeks)

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(10)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if not self.number:
            return
        self._draw_ground(kit, surface, rect, hover)
        margin, px = max(7.0, kit.px(14)), kit.places.display(NUMBER)
        ink = kit.theme.inks["title" if self.today else "strong" if self.enabled else "idle"]
        side = round(px * MOON)
        moonlit = not kit.theme.plain and rect.h >= px + side + 2 * margin
        down = (side + margin / 2) / 2 if moonlit else 0.0
        at = rect.x + margin, rect.centre[1] - down
        write_from(surface, kit.text, str(self.number), "title", px, ink, at)
        if moonlit:
            middle = at[0] + side / 2, rect.centre[1] + (px + margin / 2) / 2
            draw_moon(surface, middle, side, self.moon)
        left = at[0] + kit.text.width("30", "title", px) + margin / 2
        room = rect.right - margin - left
        shape = sum(door.shape for door in self.doors) + BETWEEN * (len(self.doors) - 1)
        high = min(rect.h * (TODAYS if self.today else DOOR_PART), room / shape)
        x = left + (room - shape * high) * (1.0 if len(self.doors) > 1 else 0.72)
        for door in self.doors:
            box = Rect(x, rect.centre[1] - high / 2, high * door.shape, high)
            if self.today and not kit.theme.plain:
                shine = light((round(high * SHINE), round(rect.h)), SHINING)
                middle = round(box.centre[0]), round(box.centre[1])
                corner = shine.get_rect(center=middle)
                surface.blit(shine, corner, special_flags=pygame.BLEND_RGB_ADD)
            if door.leaf in ("open", "lit") and not kit.theme.plain:
                glow(surface, box, high * 0.3, high * 0.16, palette.GLOW, 200)
            door.draw(surface, box, kit.theme.plain)
            x += high * (door.shape + BETWEEN)

    def _draw_ground(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        radius, plain = self.radius(kit, rect), kit.theme.plain
        if not self.enabled:
            kit.theme.slab(surface, rect, radius, "idle_row", kit.places, False)
            return
        if self.today and not plain:
            glow(surface, rect, radius, kit.px(24), palette.GLOW, 255)
        look: Surface = "picked" if self.today else "row"
        kit.theme.slab(surface, rect, radius, look, kit.places, hover)
        if self.today:
            draw_edge(kit, surface, rect, radius, 2.6)


@dataclass(frozen=True)
class Week(Day):
    """A week of the calendar, beside its days: the lids of the boxes of its game, or the first one
    and how many others there are, and the `signs` of its results."""

    boxes: tuple[str, ...] = ()
    signs: tuple[Sign, ...] = ()

    @property
    def others(self) -> int:
        """Number of the boxes that are told by their number only."""
        return len(self.boxes) - 1 if len(self.boxes) > FEW else 0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        self._draw_ground(kit, surface, rect, hover)
        edge, side = max(4.0, kit.px(7)), min(kit.places.display(SIGN), rect.h * 0.42)
        room = rect.grown(-edge)
        lids = replace(room, h=room.h - side) if self.signs else room
        if self.others:
            self._draw_counted(kit, surface, lids)
        else:
            draw_lids(surface, self.boxes, lids, self.enabled)
        x = rect.centre[0] - side * 0.6 * (len(self.signs) - 1)
        for sign in self.signs:
            disc = Rect.around((x, room.bottom - side / 2), side, side)
            sign.draw(kit, surface, disc, hover)
            x += side * 1.2

    def _draw_counted(self, kit: Kit, surface: Canvas, room: Rect) -> None:
        """Draws the first lid with a badge, which is beside it rather than over it where the lid is
        small."""
        badge = Badge(enabled=self.enabled, count=self.others)
        wide, high = badge.size(kit, room.w)
        tall = min(room.h, room.w * LID_SHAPE[1] / LID_SHAPE[0])
        lid = Rect.around(room.centre, tall * LID_SHAPE[0] / LID_SHAPE[1], tall)
        away = max(0.0, wide - COVERED * lid.w) / 2
        draw_lids(surface, self.boxes[:1], replace(room, x=room.x - away), self.enabled)
        x = lid.x + CORNER[0] * lid.w + away
        y = max(lid.y + CORNER[1] * lid.h, room.y + high / 2)
        badge.draw(kit, surface, Rect.around((x, y), wide, high), False)


@dataclass(frozen=True)
class Badge(Leaf):
    """The number of further boxes, at the corner of a lid or beside words."""

    count: int = 0

    @property
    def told(self) -> str:
        """The number as it is written."""
        return f"+{self.count}"

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        px = kit.places.display(OTHERS)
        high = px * BADGE
        return max(high, kit.text.width(self.told, "number", px) + 0.7 * px), high

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        look: Surface = "primary" if self.enabled else "button"
        kit.theme.slab(surface, rect, rect.h / 2, look, kit.places, False)
        ink = kit.theme.inks["on_gold" if self.enabled else "idle"]
        write(surface, kit.text, self.told, "number", kit.places.display(OTHERS), ink, rect.centre)


class CalendarPage(DealsPage):
    """Shows one month at a time. A day or a week opens its deals; those to come cannot be
    pressed."""

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
        self._of_weeks: Mapping[tuple[date, int], Attempts] = {}
        self._attempts = of_month(self.program.games.journal, self._month)
        self._of_weeks = of_weeks(self.program.games.journal, self.program.rules)

    # What is shown

    def build(self) -> Sheet:
        words = self.program.words
        say = words.say
        names: list[Element] = [
            Column([Words(words=say(name), role="label", px=21, ink="caption")], align="middle")
            for name in (*WEEKDAYS, msgid("Week"))
        ]
        names[-1] = self._aside(names[-1])
        weeks = Calendar().monthdatescalendar(self._month.year, self._month.month)
        days: list[Element] = []
        blank, others = Day(enabled=False, weeks=len(weeks)), 0
        for week in weeks:
            days += (
                self._day(day, len(weeks)) if day.month == self._month.month else blank
                for day in week
            )
            if week[0] >= FIRST_WEEK and self.has_week(week[0]):
                of_it = self._week(week[0], len(weeks))
                others = others or of_it.others
                days.append(self._aside(of_it))
            else:
                days.append(blank)
        arrows = [
            self._arrow(EARLIER, "‹", say("The month before"), -1),
            self._arrow(LATER, "›", say("The month after"), 1),
        ]
        if not any(arrow.enabled for arrow in arrows):
            arrows = []
        month = Tall([Grid(names, most=8, gap=GAP)], Grid(days, most=8, gap=GAP), gap=GAP)
        legend = Row([*self._legend(others)], gap=38, align="middle")
        body = Tall([], month, [legend], gap=EVEN)
        return self.sheet(month_told(words, self._month), body, arrows=arrows)

    @staticmethod
    def _aside(element: Element) -> Element:
        """Returns what belongs to a week a little apart from its days."""
        return Beside(Space(w=ASIDE), element, gap=0)

    def _day(self, day: date, weeks: int) -> Day:
        return Day(
            f"{DAY}{day.isoformat()}",
            said=self._said(day),
            act=partial(self.program.ways.deals, "today", day),
            enabled=FIRST_DAY <= day <= self._today,
            number=day.day,
            moon=moon_age(day),
            today=day == self._today,
            weeks=weeks,
            doors=tuple(self._doors(day)),
        )

    def _week(self, monday: date, weeks: int) -> Week:
        """Returns the object of the week that begins on this day."""
        edition, words = week_deal(monday, 1).edition, self.program.words
        date, game = day_told(words, monday), words.game(edition)[0]
        told = [words.say("The week of {date}", date=date), game]
        signs = []
        for seats in (1, 2):
            of_it = self._of_weeks.get((monday, seats), Attempts())
            if sign := sign_of(of_it):
                signs.append(sign)
                caption, content = self.called(seats), self.results[of_it.state]
                told.append(words.say("{caption}: {content}", caption=caption, content=content))
        return Week(
            f"{WEEK}{monday.isoformat()}",
            said=". ".join(told),
            act=partial(self.program.ways.deals, "week", monday),
            enabled=monday <= self._today,
            boxes=tuple(boxes_of(self.program.rules, edition)),
            signs=tuple(signs),
            today=monday == monday_of(self._today),
            weeks=weeks,
        )

    def _doors(self, day: date) -> Iterator[LittleDoor]:
        """Yields the Door of the deal for one, and that for two if it was played."""
        place = self.doors[day.toordinal() % len(self.doors)].face[0]
        if not FIRST_DAY <= day <= self._today:
            yield LittleDoor(place, "drawn")
            return
        for seats in (1, 2):
            of_it = self._of(day, seats)
            if seats == 1 or of_it.state != "new":
                leaf = LEAVES[of_it.state]
                quiet = of_it.state == "new" and day != self._today
                yield LittleDoor(place, leaf, seats == 2, of_it.won_on_it, quiet)

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
            of_it = self._of(day, seats)
            result = self.results.get(of_it.state, "")
            if of_it.won_on_it:
                result = say("won on the day")
            if result:
                called = self.called(seats)
                told.append(say("{caption}: {content}", caption=called, content=result))
        return ". ".join(told)

    def _of(self, day: date, seats: int) -> Attempts:
        return self._attempts.get((day, seats), Attempts())

    def _legend(self, others: int) -> Iterator[Element]:
        """Yields what each Door means, and what the number of the `others` of a week means, if
        there are any."""
        say = self.program.words.say
        told = (
            (LittleDoor("G", "drawn"), say("to come")),
            (LittleDoor("O", quiet=True), say("not played yet")),
            (LittleDoor("A", "open", starred=True), say("won on the day")),
            (LittleDoor("G", "open"), say("won later")),
            (LittleDoor("L", "dark"), say("lost")),
            (LittleDoor("O", "lit"), say("in progress")),
            (LittleDoor("L", pair=True), say("for two")),
        )
        for number, (door, words) in enumerate(told):
            yield Beside(
                LittleLeaf(door=door), sentence(f"text.sign.{number}", words, px=21), gap=10
            )
        if others:
            badge, more = Badge(count=others), say("more expansions")
            said = say("{caption}: {content}", caption=badge.told, content=more)
            legend = Words("text.sign.others", said, words=more, px=21)
            yield Beside(badge, legend, gap=10)

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
