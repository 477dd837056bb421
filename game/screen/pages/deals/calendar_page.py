"""The calendar: what became of the deals of each day, month by month."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial

import pygame

from game.records.deals.days import FIRST_DAY
from game.rules.card import DOOR, Card
from game.rules.state import DOORS, REVEALED
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import write_from
from game.screen.look import palette, shapes
from game.screen.materials import foil, slabs
from game.screen.materials.patches import glow
from game.screen.pages.dates import WEEKDAYS, day_told, month_told, months_away
from game.screen.pages.deals.attempts import Attempts, of_month
from game.screen.pages.deals.deals_page import DealsPage, Tall
from game.screen.pages.deals.signs import PAIR, Sign, SignLeaf, draw_pair, draw_sign, sign_of
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.page import Sheet
from game.screen.ui.words import Words, sentence
from game.table.hands.things import Thing
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite

DAY, EARLIER, LATER = "button.day.", "button.earlier", "button.later"
MONTHS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
NUMBER = 26
"""Height of the number of a day, by the design."""
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
    won. A day to come is empty."""

    number: int = 0
    today: bool = False
    signs: tuple[Sign | None, Sign | None] = (None, None)
    door: Card | None = None
    cards: CardImages | None = None

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(10)

    @property
    def _won(self) -> bool:
        return any(sign and sign.state == "won" for sign in self.signs)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        self._draw_ground(kit, surface, rect, hover)
        margin, px = max(7.0, kit.px(14)), kit.places.display(NUMBER)
        ink = kit.theme.inks["title" if self.today else "strong" if self.enabled else "idle"]
        if not self.enabled and not kit.theme.plain:
            ink = palette.faded(ink, 150)
        at = rect.x + margin, rect.centre[1]
        write_from(surface, kit.text, str(self.number), "title", px, ink, at)
        alone, pair = self.signs
        side = min(rect.h * SIGN, kit.px(LARGEST), rect.w * 0.2)
        sides = 1.3 * bool(alone) + (PAIR + 0.3) * bool(pair)
        door, right = rect.h * DOOR_PART / CARD_RATIO, rect.right - margin
        room = rect.w - 2.5 * margin - 1.3 * px - door
        if self.enabled and room > sides * LEAST_SIGN:
            self._draw_door(surface, Rect(right - door, rect.y, door, rect.h))
            right -= door + margin / 2
            side = min(side, room / max(1.0, sides))
        y = rect.centre[1] - side / 2
        if pair is not None:
            right -= side * PAIR
            draw_pair(surface, Rect(right, y, side * PAIR, side), pair, kit.places)
            right -= side * 0.3
        if alone is not None:
            draw_sign(surface, Rect(right - side, y, side, side), alone, kit.places)

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
        if self.today and plain:
            shapes.outline(surface, rect, radius, max(3.0, kit.px(4)), palette.LEGAL)
        elif self.today:
            foil.outline(surface, rect, radius, kit.px(2.6))

    def _draw_door(self, surface: Canvas, room: Rect) -> None:
        """Draws the Door in the middle of a room of its width."""
        assert self.door is not None
        assert self.cards is not None
        pose = Pose(*room.centre, round(room.w))
        zone = DOORS if self._won else REVEALED
        surface.blit(*self.cards.resting(Sprite("", self.door, zone, pose), pose))
        if not self._won and not self.cards.faces.flat:
            face = Rect.around(room.centre, room.w, room.w * CARD_RATIO).grown(1)
            shapes.box(surface, face, room.w * CORNER, palette.faded(palette.TABLE_EDGE, DARK))


@dataclass(frozen=True)
class Month(Element):
    """The days in weeks of seven, under the names of the weekdays. They share the height in
    sight."""

    names: Sequence[Words]
    weeks: Sequence[Sequence[Day | None]]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        gap = max(4.0, kit.px(8))
        wide = (width - 6 * gap) / 7
        names = [name.lay(kit, wide) for name in self.names]
        head = max(name.h for name in names) + gap
        count = len(self.weeks)
        low = max(kit.places.target, kit.places.display(NUMBER) * 1.3)
        high = max(low, (kit.sight - head - gap * (count - 1)) / count)
        parts = list[Placed]()
        for x, name in enumerate(names):
            parts += name.at(x * (wide + gap) + (wide - name.w) / 2, 0)
        for y, week in enumerate(self.weeks):
            for x, day in enumerate(week):
                if day is not None:
                    at = x * (wide + gap), head + y * (high + gap)
                    parts.append(Placed(day, Rect(*at, wide, high)))
        return Box(width, head + count * (high + gap) - gap, tuple(parts))


class CalendarPage(DealsPage):
    """Shows one month at a time. A day opens its deals; days to come cannot be pressed."""

    name = "calendar"
    shelf = "calendar"

    def __init__(self, program: Program, day: date | None = None) -> None:
        """Opens the calendar at the month of this day, or of today."""
        self._attempts: Mapping[tuple[date, int], Attempts] = {}
        self._today = program.games.today()
        self._month = months_away(day or self._today, 0)
        rules = program.rules["base"]
        faces = {card.face: card for card in rules.all_cards if card.kind == DOOR}
        self._doors = [*faces.values()]
        super().__init__(program)
        self.focus = f"{DAY}{day.isoformat()}" if day is not None else ""

    def search(self) -> None:
        self._attempts = {}
        self._attempts = of_month(self.program.games.journal, self._month)

    # What is shown

    def build(self) -> Sheet:
        words = self.program.words
        say = words.say
        names = [Words(words=say(name), role="label", px=18, ink="caption") for name in WEEKDAYS]
        weeks = Calendar().monthdatescalendar(self._month.year, self._month.month)
        days = [
            [self._day(day) if day.month == self._month.month else None for day in week]
            for week in weeks
        ]
        arrows = [
            self._arrow(EARLIER, "‹", say("The month before"), -1),
            self._arrow(LATER, "›", say("The month after"), 1),
        ]
        body = Tall([], Month(names, days), [Row([*self._legend()], gap=28)])
        return self.sheet(month_told(words, self._month), body, arrows=arrows)

    def _day(self, day: date) -> Day:
        return Day(
            f"{DAY}{day.isoformat()}",
            said=self._said(day),
            act=partial(self.program.ways.deals, "today", day),
            enabled=FIRST_DAY <= day <= self._today,
            number=day.day,
            today=day == self._today,
            signs=(sign_of(self._of(day, 1)), sign_of(self._of(day, 2))),
            door=self._doors[day.toordinal() % len(self._doors)],
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
        states = {
            "running": say("In progress"),
            "won": say("Victory"),
            "lost": say("Defeat"),
        }
        for seats, called in ((1, say("Alone")), (2, say("For two"))):
            state = self._of(day, seats).state
            if state in states:
                told.append(say("{caption}: {content}", caption=called, content=states[state]))
        return ". ".join(told)

    def _of(self, day: date, seats: int) -> Attempts:
        return self._attempts.get((day, seats), Attempts())

    def _legend(self) -> Iterator[Element]:
        """Yields what each sign means."""
        say = self.program.words.say
        told = (
            (Sign("won", True), False, say("won on the day")),
            (Sign("won", False), False, say("won later")),
            (Sign("lost", True), False, say("lost")),
            (Sign("running", False), False, say("in progress")),
            (Sign("won", True), True, say("for two")),
        )
        for number, (sign, pair, words) in enumerate(told):
            meaning = sentence(f"text.sign.{number}", words, px=18)
            yield Beside(SignLeaf(sign=sign, pair=pair), meaning, gap=10)

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
