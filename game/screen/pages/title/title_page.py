"""The page of the title: what the program is, and where it leads."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.learning.lesson import Lesson
from game.screen.effects.glimmer import Sky
from game.screen.lettering.text import raised
from game.screen.look import icons, palette
from game.screen.materials import foil
from game.screen.materials.flourish import (
    GAME_TITLE,
    LONG,
    draw_flourish,
    draw_title,
    flourished,
    title_at,
)
from game.screen.pages.game_summary import summary
from game.screen.pages.title.keyhole import DOORS, HUNG, KEYHOLE, Keyhole, across, placed
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.ui.arrange import Column
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import LEAST, Laid
from game.screen.ui.theme import Theme, theme_for
from game.screen.ui.words import Lines, Words, broken, letters_px
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

LINE = 246 / 1080
"""Least y of the middle of the line under the name, by the height of the window."""
SHORT_RULE = 90
"""Length by the design of the rules beside the line about the game to go on with."""
MENU_LEFT = 48
"""Left edge of the menu, in the picture."""
FOOT = 24
"""Distance between the lowest sentence and the edge of the window, by the design."""
LETTERS, PITCH, GUTTER, SPARK = 34, 74, 44, 26
"""Height of the letters of the menu, distance between two entries, distance between the edge of an
entry and its letters, and width of the spark there, by the design."""
LEAST_WIDE = 230
"""Least width of an entry, by the design."""
LEADING = 1.3
"""Least distance between two entries, by the height of a line."""
SHADE = (12, 10, 34)
FERNS = 0.78
"""Upper edge of the ferns that grow before the lower end of the menu, by the height of the
window."""


@dataclass(frozen=True)
class DenseWords(Words):
    """Words whose lines lie as close as their letters allow, which leaves room for the menu."""

    def _step(self, kit: Kit) -> float:
        return kit.text.line_height(self.role, self._letters(kit))


@dataclass(frozen=True)
class Adorned(DenseWords):
    """Words between two rules, `long` by the design."""

    long: float = LONG

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw_flourish(surface, rect, kit.places, self.long)
        super().draw(kit, surface, rect, hover)


class Name(Leaf):
    """The name of the game in foil."""

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw_title(surface, kit.text, kit.places)


@dataclass(frozen=True)
class MenuEntry(Button):
    """A name without a pill, in gold if it is the primary one. The one under the pointer, or the
    one that is `lit`, has a spark before it and a line under it."""

    lit: bool = False

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(8)

    def beside(self, kit: Kit) -> float:
        return 1.6 * kit.px(GUTTER)

    def lines(self, kit: Kit, width: float) -> Lines:
        px, room = letters_px(kit.places, "title", LETTERS), int(max(1.0, width - self.beside(kit)))
        return broken(kit.text, self.label, "title", px, room, 0.0)

    def least_width(self, kit: Kit) -> float:
        px = letters_px(kit.places, "title", LETTERS)
        return math.ceil(kit.text.width(self.label, "title", px) + self.beside(kit)) + 1

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        step = kit.text.line_height("title", letters_px(kit.places, "title", LETTERS))
        high = max(LEAST, least, len(self.lines(kit, width)) * step)
        return Box(width, high, (Placed(self, Rect(0, 0, width, high)),))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        text, px, hover = kit.text, letters_px(kit.places, "title", LETTERS), hover or self.lit
        lines, step, x = self.lines(kit, rect.w), text.line_height("title", px), rect.x
        ink = palette.WHITE if hover else palette.IVORY
        y = rect.centre[1] - step * (len(lines) - 1) / 2
        for line in lines:
            label = text.render(line, "title", px, ink)
            if self.primary:
                label = foil.lettering(text, line, px)
            surface.blit(label, (round(x + kit.px(GUTTER)), round(y - raised(label, step))))
            y += step
        if hover or self.primary:
            star = foil.icon("spark", round(kit.px(SPARK)))
            at = round(x + kit.px(GUTTER) * 0.48), round(rect.centre[1])
            surface.blit(star, star.get_rect(center=at))
        if hover:
            rule = foil.rule(round(label.get_width() * 1.15))
            low = round(min(rect.bottom - 3, y - step * 0.48))
            for below in range(max(1, round(kit.px(2)))):
                surface.blit(rule, (round(x + kit.px(GUTTER)), low + below))


@dataclass(frozen=True)
class Menu(Element):
    """Entries below each other. Where these are higher than what is in sight at once, they stand in
    two columns, if the room is wide enough."""

    entries: Sequence[MenuEntry]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        edge, half = kit.px(8), math.ceil(len(self.entries) / 2)
        columns, room = [self.entries], kit.sight - 2 * edge
        halves = [self.entries[:half], self.entries[half:]]
        if sum(entry.lay(kit, width).h for entry in self.entries) > room and (
            sum(self._wide(kit, column) for column in halves) <= width
        ):
            columns = halves
        line = kit.text.line_height("title", letters_px(kit.places, "title", LETTERS))
        pitch = min(max(kit.px(PITCH), line * LEADING), room / len(columns[0]))
        x, bottom, parts = 0.0, 0.0, list[Placed]()
        for column in columns:
            y, wide = edge, min(width, self._wide(kit, column))
            for entry in column:
                box = entry.lay(kit, wide, pitch)
                parts += box.at(x, y)
                y += box.h
            x, bottom = x + wide, max(bottom, y)
        return Box(x, bottom + edge, tuple(parts))

    def _wide(self, kit: Kit, column: Sequence[MenuEntry]) -> float:
        return max(kit.px(LEAST_WIDE), *(entry.least_width(kit) for entry in column))


class Title(Page):
    """Leads to the game that goes on, to all other pages, and out. It has no sheet, and nothing is
    behind it for Esc."""

    name = "title"

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        say, games = program.words.say, program.games
        self._game, self._waiting = games.waiting(), ""
        if self._game is not None and self._game.record is not None:
            self._waiting = summary(program.words, program.rules, self._game.record)
        elif self._game is not None:
            self._waiting = say("This game could not be saved yet.")
        self._lesson = program.lessons.left if self._game is None else None
        if self._lesson is not None:
            self._waiting = stopped(program, self._lesson)
        self._told = games.news()
        self._sky = Sky()
        self._keyhole = Keyhole(program.size)

    def resized(self) -> None:
        super().resized()
        self._keyhole = Keyhole(self.program.size)

    def glance(self, point: Point | None) -> None:
        if point is not None and self._moves:
            self._keyhole.look(point)

    def click(self, thing: Thing | None) -> None:
        super().click(thing)
        self.renew()

    def advance(self, dt: float) -> None:
        if self.program.attention.here:
            self._sky.advance(dt)
            if self._moves:
                self._keyhole.advance(dt)

    @property
    def _moves(self) -> bool:
        return not (self.theme.plain or self.program.tempo.reduced)

    def sprites(self) -> list[Image]:
        return [*self._keyhole.images(), *self._sky.images()] if self._moves else []

    # What lies where

    def lay(self, kit: Kit) -> Laid:
        """Lays out the page: at the head the name and the line under it; at the foot the last
        message, the game to go on with, and what the program is; at the left between them the
        menu, which scrolls if it must."""
        size, places, say = kit.places.size, kit.places, self.program.words.say
        name = Rect.around(title_at(places), kit.px(900), places.display(104) * 1.25)
        words = say("A game of dreams for one or two players")
        line = Adorned("text.line", words=words, role="body_italic", px=26, align="middle")
        below = title_at(places)[1] + places.display(104) * 0.6 + places.text(26) * 0.6
        middle = size[0] / 2, max(size[1] * LINE, below)
        under = Rect.around(middle, *line.size(kit, size[0] - 40))
        foot = Column([*self._feet()], gap=8, align="middle")
        feet = foot.lay(kit, min(kit.px(1240), size[0] - 40))
        foot_y = size[1] - kit.px(FOOT) - feet.h
        left, top = max(kit.px(36), across(size, MENU_LEFT)), under.bottom + kit.px(8)
        room = Rect(left, top, size[0] * 0.46 - left, foot_y - top)
        menu = Menu([*self._entries()]).lay(replace(kit, sight=room.h), room.w)
        high = min(menu.h, room.h)
        fixed = (
            Placed(Name("text.title", said=GAME_TITLE), name),
            Placed(line, under),
            *feet.at((size[0] - feet.w) / 2, foot_y),
        )
        view = Rect(left, room.centre[1] - high / 2, menu.w, high)
        whole = Rect(0, 0, *size)
        return Laid(panel=whole, fixed=fixed, body=menu, view=view, places=places)

    def _feet(self) -> Iterator[Words]:
        """Yields the sentences at the foot, from above."""
        if self._told:
            yield DenseWords("text.told", words=self._told, px=20, ink="told", align="middle")
        if self._waiting:
            yield Adorned(
                "text.waiting",
                words=self._waiting,
                px=22,
                ink="strong",
                align="middle",
                long=SHORT_RULE,
            )
        about = self.program.words.say("An unofficial fan edition")
        yield DenseWords("text.about", words=about, px=17, ink="idle", align="middle")

    def _entries(self) -> Iterator[MenuEntry]:
        program, game, lesson = self.program, self._game, self._lesson
        say, ways = program.words.say, program.ways

        def entry(
            key: str, label: str, act: Callable[[], None], primary: bool = False
        ) -> MenuEntry:
            lit = self.focus == f"button.{key}"
            return MenuEntry(f"button.{key}", label=label, act=act, primary=primary, lit=lit)

        if game is not None:
            yield entry("continue", say("Continue"), game.go_on, primary=True)
        if lesson is not None:
            go_on = partial(program.lessons.begin, lesson)
            yield entry("go_on", say("Continue"), go_on, primary=True)
        new = not (game or lesson)
        yield entry("new_game", say("New game"), partial(ways.choose, 1), primary=new)
        yield entry("two_players", say("Two players"), partial(ways.choose, 2))
        if program.lessons.offered:
            yield entry("learn", say("Learn"), program.lessons.show)
        yield entry("deals", say("Deals"), ways.deals)
        yield entry("games", say("Games"), ways.games)
        yield entry("statistics", say("Statistics"), partial(ways.show, "statistics"))
        yield entry("settings", say("Settings"), ways.settings)
        yield entry("about", say("About"), ways.about)
        yield entry("quit", say("Quit"), program.quit)

    # How it looks

    @property
    def theme(self) -> Theme:
        """The theme of words on the night."""
        return theme_for(self.program.settings.high_contrast)

    def paint_ground(self, surface: Canvas) -> None:
        program, size, view = self.program, self.program.size, self.laid.view
        self._sow()
        if self.theme.plain:
            surface.blit(program.backdrop, (0, 0))
            box = placed(size, KEYHOLE)
            for part, ink in ((1.0, palette.GOLD), (0.95, palette.TABLE)):
                picture = icons.draw("keyhole", round(box.h * part), ink)
                surface.blit(picture, picture.get_rect(center=box.centre))
            return
        surface.blit(program.grounds.only("title", size), (0, 0))
        written = replace(view, w=view.w - self.kit.px(GUTTER) * 0.6)
        if written.right > across(size, DOORS[0].x):
            draw_shade(surface, written)
        elif written.bottom > (ferns := size[1] * FERNS):
            draw_shade(surface, replace(written, y=ferns, h=written.bottom - ferns))

    def _sow(self) -> None:
        """Keeps the stars away from what is written and from what is in the picture."""
        size, parts = self.program.size, self.laid.fixed
        taken = [
            flourished(part.rect, self.places) for part in parts if isinstance(part.leaf, Adorned)
        ]
        taken += (placed(size, part) for part in (KEYHOLE, *DOORS, *HUNG))
        self._sky.sow(size, [*taken, *(thing.rect for thing in self.things())])


def draw_shade(surface: Canvas, rect: Rect) -> None:
    """Draws a dark shade behind a text, fading on all sides."""
    fading = pygame.Surface((9, 9), pygame.SRCALPHA)
    for x in range(9):
        for y in range(9):
            part = min(x, y, 8 - x, 8 - y) / 2
            fading.set_at((x, y), palette.faded(SHADE, round(222 * min(1.0, part))))
    wide = Rect.around(rect.centre, rect.w * 1.5, rect.h * 1.5)
    size = max(1, round(wide.w)), max(1, round(wide.h))
    surface.blit(pygame.transform.smoothscale(fading, size), (round(wide.x), round(wide.y)))


def stopped(program: Program, lesson: Lesson) -> str:
    """Returns where a lesson was left, in words."""
    parts, name = lesson.parts, program.lessons.progress(lesson).part
    number, part = next((n, part) for n, part in enumerate(parts, 1) if part.name == name)
    words = program.words
    return f"{lesson.where(words, number)}   ·   {words.say(part.title)}"
