"""Achievements: those that were reached, with their games, and those that are still to come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.editions import Edition
from game.records.journal.trouble import Trouble
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.figures import Figures
from game.screen.controls.focus_ring import draw_focus
from game.screen.look import palette
from game.screen.pages.achievements.achievement_cards import AchievementCard, CardGrid, button_of
from game.screen.pages.dates import dated
from game.screen.pages.game_summary import game_called
from game.screen.pages.games.list_layout import Note
from game.screen.pages.menu import BACK
from game.screen.pages.scrolled_page import ScrolledPage
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.words import JOINED_BY

HEADING_PX = 28
"""Of the name of an edition, by the design."""
REACHED = "button.achievement."


class AchievementsPage(ScrolledPage):
    """Every achievement of every edition. One that was reached leads to the game in which it
    was."""

    name = "achievements"
    vignette = "aquarium"

    def __init__(self, program: Program, before: Scene | None = None) -> None:
        super().__init__(program, before)
        self._told = ""
        self._statistics = program.games.statistics
        self._counted = self._statistics.catch_up()
        self._reached: Mapping[str, Figures] = {}
        self._steps: Mapping[str, Steps] = {}
        """How far one has come, by name, where that can be counted."""
        self._cards: list[tuple[AchievementCard, Rect]] = []
        self._headings: list[Note] = []
        """The names of the editions over their own achievements, in the content."""
        self._look()

    def resized(self) -> None:
        super().resized()
        self._look()

    def advance(self, dt: float) -> None:
        """Old games that are not counted yet are, and then the page is made anew."""
        if not self._counted:
            self._counted = self._statistics.catch_up()
            if self._counted:
                self._look()

    # What is on the page

    def _look(self) -> None:
        self._reached = self._statistics.reached()
        learnt = self.program.lessons.learnt
        by_lessons = {
            row.name: row.by_lessons(learnt)
            for row in self.program.rules.achievements
            if row.by_lessons is not None
        }
        self._steps = {**self._statistics.steps, **by_lessons}
        self._learnt = {name for name, steps in by_lessons.items() if steps.done == steps.of}
        """Those that were reached in the lessons."""
        self._cards, self._headings = [], []
        y = 0.0
        for edition, rows in self.program.rules.achievement_groups:
            if edition is not self.program.rules.base:
                y = self._head(edition, y)
            cards = [self._card(row) for row in rows]
            self._grid = CardGrid(cards, self._room.w, self.program.text, self.places)
            for card, rect in self._grid.placed():
                self._cards.append((card, replace(rect, y=rect.y + y)))
            y = self._cards[-1][1].bottom + self._grid.gap
        self._parts = tuple(button_of(card, rect) for card, rect in self._cards)
        say = self.program.words.say
        back = Button(BACK, say("Back"), hint=say("Esc"))
        self._feet = self._page.at_end([back], self._page.foot)
        self._entries = [(back, self._leave)]
        self._look_at(max((rect.bottom for _, rect in self._cards), default=0.0))

    def _head(self, edition: Edition, y: float) -> float:
        """What an edition is called stands over its own; where these begin."""
        called = game_called(self.program.words, edition.name)
        high = self.places.text(HEADING_PX) * 1.6
        room = Rect(0, y + high * 0.35, self._room.w, high)
        key = f"text.edition.{edition.name}"
        self._headings.append(Note(key, called, room, "title", HEADING_PX, palette.GOLD_TEXT))
        return room.bottom + self._grid.gap * 0.5

    @property
    def _asked_for(self) -> set[str]:
        """The achievements that count as missing while they are not reached: not those of an
        edition that was never played to its end."""
        played = {one for name in self._statistics.editions() for one in name.split(JOINED_BY)}
        return {
            row.name
            for edition, rows in self.program.rules.achievement_groups
            for row in rows
            if edition is self.program.rules.base
            or played & {*edition.names}
            or row.name in self._reached
        }

    def _card(self, row: Achievement) -> AchievementCard:
        say, reached = self.program.words.say, self._reached.get(row.name)
        title, told, how_far = say(row.title), say(row.told), ""
        if row.name in self._learnt:
            when = say("In the lessons")
            said = say("{title}, reached in the lessons. {told}", title=title, told=told)
        elif reached is None:
            said, when = say("{title}, not reached yet. {told}", title=title, told=told), ""
            steps = self._steps.get(row.name)
            if steps is not None and steps.of > 1:
                how_far = say("{done} of {total} by now", done=steps.done, total=steps.of)
                said = f"{said} {how_far}."
        else:
            date = dated(self.program.words, reached.ended)
            when = say("Game {number}, {date}", number=reached.played, date=date)
            said = say("{title}, reached in game {number} on {date}. {told}", title=title,
                       number=reached.played, date=date, told=told)  # fmt: skip
        return AchievementCard(f"{REACHED}{row.name}", title, told, row.emblem, when, said, how_far)

    def _notes(self) -> list[Note]:
        """The title, and how many were reached or what went wrong."""
        page, say = self._page, self.program.words.say
        foot = replace(page.foot, w=self._feet[0].rect.x - self.places.px(20) - page.foot.x)
        progress = {"number": len(self._reached) + len(self._learnt), "total": len(self._asked_for)}
        told = self._told or say("{number} of {total} reached", **progress)
        ink = palette.LEGAL if self._told else palette.BODY
        return [
            Note("text.title", say("Achievements"), page.head, "title", 40, palette.GOLD_TEXT),
            Note("text.told", told, foot, "label", 19, ink),
        ]

    def texts(self) -> list[Thing]:
        seen = [replace(note, room=self._view.seen(note.room)) for note in self._headings]
        shown = [note for note in seen if self._view.in_sight(note.room) == note.room]
        return [Thing(note.id, "text", note.words, note.room) for note in (*self._notes(), *shown)]

    def things(self) -> list[Thing]:
        """Of those that were reached it is told what a press does."""
        hint = self.program.words.say("Looks at the game in which it was reached.")
        hints = {f"{REACHED}{name}": hint for name in self._reached}
        hint = self.program.words.say("Leads to the lessons.")
        hints |= {f"{REACHED}{name}": hint for name in self._learnt}
        return [replace(thing, hint=hints.get(thing.id, thing.hint)) for thing in super().things()]

    def paint(self, surface: Canvas) -> None:
        self.draw_page(surface)
        self._page.write(surface, self._notes())

    def draw_content(self, surface: Canvas) -> None:
        """Those cards of which anything is in sight."""
        room, plain = self._view.room, self.program.settings.high_contrast
        headings = [replace(note, room=self._view.seen(note.room)) for note in self._headings]
        self._page.write(surface, headings)
        for card, rect in self._cards:
            seen = self._view.seen(rect)
            if seen.bottom > room.y and seen.y < room.bottom:
                self._grid.draw(surface, card, seen, card.key == self._hover, plain)
                if card.key == self._focus:
                    draw_focus(surface, self.places, seen, self.places.px(12))

    # What a press brings about

    def _press(self, key: str) -> None:
        """A card that was reached, or the way back."""
        if key.removeprefix(REACHED) in self._learnt:
            self.program.sound.ring("press")
            self.program.lessons.show()
            return
        reached = self._reached.get(key.removeprefix(REACHED))
        if reached is None:
            super()._press(key)
            return
        self.program.sound.ring("press")
        try:
            self.program.scene = self.program.games.resume(reached.game, self)
        except Trouble as trouble:
            self._told, self.changed = self.program.words.trouble(trouble.why), True
