"""The page of the title: what the program is, and where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.learning.lesson import Lesson
from game.screen.controls.focus_ring import draw_focus
from game.screen.effects.glimmer import Sky
from game.screen.look import icons, palette
from game.screen.materials.flourish import (
    GAME_TITLE,
    draw_flourish,
    draw_title,
    flourished,
    title_at,
)
from game.screen.pages.game_summary import summary
from game.screen.pages.title import hall
from game.screen.pages.title.keyhole import Keyhole
from game.screen.pages.title.menu_list import MenuEntry, draw_shade, laid_out, written
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.ui.element import Box, Kit, Leaf, Placed
from game.screen.ui.page import Laid, Page
from game.screen.ui.words import Words
from game.table.layout.places import Point, Rect

LINE = 246 / 1080
"""Least y of the middle of the line under the name, by the height of the window."""
SHORT_RULE = 90
"""Length by the design of the rules beside the line about the game to go on with."""
MENU_LEFT = 48
"""Left edge of the menu, in the picture."""
FOOT = 24
"""Distance between the lowest sentence and the edge of the window, by the design."""


class DenseWords(Words):
    """Words whose lines lie as close as their letters allow, which leaves room for the menu."""

    def _step(self, kit: Kit) -> float:
        return kit.text.line_height(self.role, self._letters(kit))


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

    # What lies where. From the head downwards: the name and the line under it. From the foot
    # upwards: what the program is, the game to go on with, and the last message. The menu has the
    # room at the left between them.

    def lay(self, kit: Kit) -> Laid:
        size, places = kit.places.size, kit.places
        around = Rect.around(title_at(places), kit.px(900), places.display(104) * 1.25)
        name = Placed(Leaf("text.title", said=GAME_TITLE), around)
        under, feet = self._subtitle(kit), list(self._feet(kit))
        left = max(kit.px(36), hall.across(size, MENU_LEFT))
        top = under.rect.bottom + kit.px(24)
        bottom = min([size[1] - kit.px(20), *(part.rect.y for part in feet)])
        room = Rect(left, top, size[0] * 0.46 - left, bottom - top)
        fixed = (name, under, *feet, *laid_out(list(self._entries()), kit, room))
        return Laid(Box(0, 0), Rect(0, 0, 0, 0), kit.places, Rect(0, 0, *size), fixed)

    def _subtitle(self, kit: Kit) -> Placed:
        """Returns the line under the name."""
        places, size = kit.places, kit.places.size
        words = self.program.words.say("A game of dreams for one or two players")
        line = DenseWords("text.line", words=words, role="body_italic", px=26, align="middle")
        wide, high = line.size(kit, size[0] - 40)
        px = places.text(26)
        below = title_at(places)[1] + places.display(104) * 0.6 + px * 0.6
        return Placed(line, Rect.around((size[0] / 2, max(size[1] * LINE, below)), wide, high))

    def _feet(self, kit: Kit) -> Iterator[Placed]:
        """Yields the sentences at the foot, from the lowest upwards."""
        about = self.program.words.say("An unofficial fan edition")
        wanted = [
            DenseWords("text.about", words=about, px=17, ink="idle", align="middle"),
            DenseWords("text.waiting", words=self._waiting, px=22, ink="strong", align="middle"),
            DenseWords("text.told", words=self._told, px=20, ink="told", align="middle"),
        ]
        width, y = kit.places.size[0], kit.places.size[1] - kit.px(FOOT)
        for words in wanted:
            if words.words:
                wide, high = words.size(kit, min(kit.px(1240), width - 40))
                y -= high
                yield Placed(words, Rect((width - wide) / 2, y, wide, high))
                y -= kit.px(8)

    def _entries(self) -> Iterator[MenuEntry]:
        program, game, lesson = self.program, self._game, self._lesson
        say, ways = program.words.say, program.ways
        if game is not None:
            yield MenuEntry("button.continue", label=say("Continue"), primary=True, act=game.go_on)
        if lesson is not None:
            go_on = partial(program.lessons.begin, lesson)
            yield MenuEntry("button.go_on", label=say("Continue"), primary=True, act=go_on)
        yield MenuEntry(
            "button.new_game",
            label=say("New game"),
            primary=not (game or lesson),
            act=partial(ways.choose, 1),
        )
        two = partial(ways.choose, 2)
        yield MenuEntry("button.two_players", label=say("Two players"), act=two)
        if program.lessons.offered:
            yield MenuEntry("button.learn", label=say("Learn"), act=program.lessons.show)
        yield MenuEntry("button.deals", label=say("Deals"), act=ways.deals)
        yield MenuEntry("button.games", label=say("Games"), act=ways.games)
        yield MenuEntry("button.statistics", label=say("Statistics"), act=ways.statistics)
        yield MenuEntry("button.settings", label=say("Settings"), act=ways.settings)
        yield MenuEntry("button.about", label=say("About"), act=ways.about)
        yield MenuEntry("button.quit", label=say("Quit"), act=program.quit)

    # How it looks

    def paint(self, surface: Canvas) -> None:
        program, plain, kit, laid = self.program, self.theme.plain, self.kit, self.laid
        picture = program.backdrop if plain else program.grounds.only("title", program.size)
        surface.blit(picture, (0, 0))
        lines = {part.leaf.id: part.rect for part in laid.fixed}
        self._sow([rect for key, rect in lines.items() if key in ("text.line", "text.waiting")])
        shade = written([part for part in laid.fixed if isinstance(part.leaf, MenuEntry)], kit)
        if plain:
            self._draw_plain_keyhole(surface)
        elif shade.right > hall.across(program.size, hall.DOORS[0].x):
            draw_shade(surface, shade)
        draw_title(surface, program.text, kit.places)
        draw_flourish(surface, lines["text.line"], kit.places)
        if "text.waiting" in lines:
            draw_flourish(surface, lines["text.waiting"], kit.places, SHORT_RULE)
        for part in laid.fixed:
            leaf, rect, focused = part.leaf, part.rect, part.leaf.id == self.focus
            leaf.draw(kit, surface, rect, focused or leaf.id == self._hover)
            if focused:
                draw_focus(surface, kit.places, rect.grown(-kit.px(5)), leaf.radius(kit, rect))

    def _sow(self, lines: list[Rect]) -> None:
        """Keeps the stars away from what is written and from what is in the picture."""
        size = self.program.size
        parts = (hall.KEYHOLE, *hall.DOORS, *hall.HUNG)
        taken = [flourished(line, self.places) for line in lines]
        taken += (hall.placed(size, part) for part in parts)
        self._sky.sow(size, [*taken, *(thing.rect for thing in self.things())])

    def _draw_plain_keyhole(self, surface: Canvas) -> None:
        box = hall.placed(self.program.size, hall.KEYHOLE)
        for part, ink in ((1.0, palette.GOLD), (0.95, palette.TABLE)):
            picture = icons.draw("keyhole", round(box.h * part), ink)
            surface.blit(picture, picture.get_rect(center=box.centre))


def stopped(program: Program, lesson: Lesson) -> str:
    """Returns where a lesson was left, in words."""
    parts, name = lesson.parts, program.lessons.progress(lesson).part
    number, part = next((n, part) for n, part in enumerate(parts, 1) if part.name == name)
    words = program.words
    return f"{lesson.where(words, number)}   ·   {words.say(part.title)}"
