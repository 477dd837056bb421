"""Achievements: those that were reached, with their games, and those that are still to come."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.records.journal.trouble import Trouble
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.figures import Figures
from game.screen.pages.dates import dated
from game.screen.pages.game_summary import game_called
from game.screen.pages.statistics.seals import seal
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Beside, Card, Column, Grid, Picture
from game.screen.ui.element import Act, Element
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import Words
from game.words import JOINED_BY


class AchievementsPage(Page):
    """Shows every achievement of every edition. One that was reached leads to its game, or to the
    lessons."""

    name = "achievements"
    place = "aquarium"

    def __init__(self, program: Program, before: Scene | None = None) -> None:
        super().__init__(program, before)
        self._trouble = ""
        self._statistics = program.games.statistics
        self._counted = self._statistics.catch_up()
        self._look()

    def _look(self) -> None:
        self._reached: Mapping[str, Figures] = self._statistics.reached()
        learnt = self.program.lessons.learnt
        by_lessons = {
            row.name: row.by_lessons(learnt)
            for row in self.program.rules.achievements
            if row.by_lessons is not None
        }
        self._steps: Mapping[str, Steps] = {**self._statistics.steps, **by_lessons}
        """How far the player has come, by the name of the achievement, where that can be
        counted."""
        self._learnt = {name for name, steps in by_lessons.items() if steps.done == steps.of}
        """Names of the achievements that were reached in the lessons."""
        self.renew()

    def advance(self, dt: float) -> None:
        """Counts old games that are not counted yet, and then looks up the achievements again."""
        if not self._counted:
            self._counted = self._statistics.catch_up()
            if self._counted:
                self._look()

    def build(self) -> Sheet:
        say, groups = self.program.words.say, list[Element]()
        for edition, rows in self.program.rules.achievement_groups:
            if edition is not self.program.rules.base:
                called = game_called(self.program.words, edition.name)
                key = f"text.edition.{edition.name}"
                groups.append(Words(key, words=called, role="title", px=28, ink="title"))
            groups.append(Grid([self._card(row) for row in rows], most=3, least=342, gap=14))
        reached, total = len(self._reached) + len(self._learnt), len(self._asked_for)
        return Sheet(
            title=say("Achievements"),
            body=Column(groups, gap=14),
            told=self._trouble or say("{number} of {total} reached", number=reached, total=total),
            feet=[self.back()],
            width=1560,
        )

    @property
    def _asked_for(self) -> set[str]:
        """Names of the achievements that count in the total: all but those, not reached yet, of
        editions that were never played to an end."""
        played = {one for name in self._statistics.editions() for one in name.split(JOINED_BY)}
        return {
            row.name
            for edition, rows in self.program.rules.achievement_groups
            for row in rows
            if edition is self.program.rules.base
            or played & {*edition.names}
            or row.name in self._reached
        }

    def _card(self, row: Achievement) -> Element:
        """Returns an achievement with its seal, which is gold if it was reached and dim
        otherwise."""
        say, reached = self.program.words.say, self._reached.get(row.name)
        title, told, last, hint = say(row.title), say(row.told), "", ""
        act: Act | None = partial(self._open, row.name)
        done = reached is not None or row.name in self._learnt
        if row.name in self._learnt:
            last, hint = say("In the lessons"), say("Leads to the lessons.")
            said = say("{title}, reached in the lessons. {told}", title=title, told=told)
        elif reached is None:
            said = say("{title}, not reached yet. {told}", title=title, told=told)
            steps = self._steps.get(row.name)
            if steps is not None and steps.of > 1:
                last = say("{done} of {total} so far", done=steps.done, total=steps.of)
                said = f"{said} {last}."
        else:
            date = dated(self.program.words, reached.ended)
            last = say("Game {number}, {date}", number=reached.played, date=date)
            hint = say("Shows the game in which it was reached.")
            said = say("{title}, reached in game {number} on {date}. {told}", title=title,
                       number=reached.played, date=date, told=told)  # fmt: skip
        lines = [
            Words(words=title, role="body_bold", px=21, ink="title" if done else "body"),
            Words(words=told, px=20, ink="strong" if done else "body"),
        ]
        if last:
            lines.append(Words(words=last, role="label", px=18, ink="caption"))
        plain = self.program.settings.high_contrast
        made = partial(seal, row.emblem, reached=done, plain=plain)
        picture = Picture(wide=74, high=74, make=lambda px, _: made(px))
        return Card(
            Beside(picture, Column(lines, gap=2)),
            id=f"button.achievement.{row.name}",
            said=said,
            hint=hint,
            act=act,
            enabled=done,
            look="row" if done else "idle_row",
        )

    def _open(self, name: str) -> None:
        """Opens the game, or the lessons, in which an achievement was reached."""
        if name in self._learnt:
            self.program.lessons.show()
            return
        try:
            self.program.scene = self.program.games.resume(self._reached[name].game, self)
        except Trouble as trouble:
            self._trouble = self.program.words.trouble(trouble.why)
