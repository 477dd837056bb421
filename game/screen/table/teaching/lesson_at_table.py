"""A lesson at a table: what its tutor says, and how it judges what the player does."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from typing import Any

from game.learning.lesson import Act, LookUp, TakeBack
from game.learning.tutor import Tutor
from game.plain import Plain
from game.records.journal.keeper import Keeper
from game.rules.steps import Command
from game.screen.panels.table_menu import WaysOut
from game.screen.program import Program
from game.screen.scene import Scene
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.asking.questions import CONFIRM
from game.table.motion.tempo import Tempo
from game.table.session import TableSession
from game.words import Words, msgid

GO_ON, SHOW_BETTER = "button.go_on", "button.show_better"
PART_AGAIN, LEAVE_LESSON = "button.part_again", "button.leave_lesson"


class LessonAtTable(Keeper):
    """The keeper of a lesson, between a table and its `tutor`. It saves the progress of the lesson
    in the settings, as the journal has no games of lessons. `told` is the answer to the last act,
    until the next gesture."""

    leaving: WaysOut = (
        (PART_AGAIN, msgid("Begin this part again")),
        (LEAVE_LESSON, msgid("Leave the lesson")),
    )

    def __init__(
        self, program: Program, tutor: Tutor, lead: Callable[[Tutor, Scene, TableSession], None]
    ) -> None:
        """`lead` brings what comes next to the table, once everything else is told."""
        super().__init__(program.games.journal, tutor.game)
        self.tutor = tutor
        self.told = ""
        self._ordered = False
        """Whether the cards lie in the order that the lesson asks for."""
        self._looked: Set[LookUp] | None = None
        """What was open beside the cards in the last frame; None before the first one."""
        self._program = program
        self._lead = lead

    def leave(self) -> None:
        """Leads to the page from which it was begun."""
        self._program.lessons.show()

    @property
    def tempo(self) -> Tempo:
        """The tempo that the player has set, but with one movement after the other."""
        return replace(self._program.tempo, in_turn=True)

    def lets(self, act: Act) -> bool:
        """Returns whether an act may be tried. If not, the tutor only answers it."""
        judgement = self.tutor.judge(act)
        self.told = judgement.told
        if judgement.goes and not self._changes(act):
            self._follow()
        return judgement.goes

    def _changes(self, act: Act) -> bool:
        """Returns whether the game takes an act, so that the tutor follows it once it has been
        kept."""
        return isinstance(act, TakeBack) or act in self.tutor.game.legal()

    def _follow(self) -> None:
        self.tutor.follow()
        settings, name = self._program.settings, self.tutor.lesson.name
        lessons = {**settings.lessons, name: self.tutor.plain()}
        if lessons != settings.lessons:
            self._program.change(replace(settings, lessons=lessons))

    def look(self, table: Scene, session: TableSession, looked: Set[LookUp]) -> None:
        """Follows a frame of the table. `looked` is what is open beside the cards."""
        if self._looked is not None and self.tutor.asks in looked ^ self._looked:
            # A player finds what was open already also by closing it.
            self.looks_up(self.tutor.asks)
            table.changed = True
        self._looked = looked
        ordered = session.ranking.command if session.ranking is not None else None
        self._ordered = ordered is not None and self.tutor.step.wise(ordered, self.tutor.view)
        reads = bool(self.tutor.first) and session.staging.explores(session.game.pending)
        table.changed |= reads != session.viewer.reads
        session.read(reads)
        if not session.director.telling:
            self._lead(self.tutor, table, session)

    def looks_up(self, what: LookUp | None) -> None:
        """Notes that something was opened beside the cards. If that is the task, the lesson goes
        on."""
        if what is not None and what is self.tutor.asks:
            self.lets(what)

    @property
    def hints(self) -> bool:
        """True if the player may ask for hints."""
        return self.tutor.hints

    def keep(self, desk: Plain, rewinds: int = 0, imported: bool = False, began: str = "") -> None:
        """Lets the tutor follow what has happened at the table."""
        self._follow()

    def where(self, words: Words) -> str:
        """Returns the name of the lesson and the present part."""
        return self.tutor.lesson.where(words, self.tutor.number)

    def spoken(self, words: Words, asked: Prompt) -> Prompt:
        """Returns the prompt in the words of the tutor, or unchanged where the tutor is silent."""
        says, told = [words.say(line) for line in self.tutor.says], self._told(words)
        if told:
            task = says[-1] if says and says[-1] != told else ""
            said = replace(asked, heading=told, body=task, spoken=True)
        elif self._ordered:
            confirm = words.say("Now press “{button}”.", button=words.say("Confirm"))
            said = replace(asked, heading=words.say("All is in its place."), body=confirm)
            said = replace(said, spoken=True)
        elif says:
            body = says[1] if says[1:] else asked.body if asked.steady else ""
            said = replace(asked, heading=says[0], body=body, spoken=True)
        else:
            said = asked
        if self.tutor.waits:
            # In large letters the words need the room of the key. After a task the button is quiet.
            reads = self.tutor.asks is None
            hint = words.key("act") if reads and self._program.letters == 1 else ""
            go_on = Button(GO_ON, self._leads_on(words), hint=hint, primary=reads)
            said = replace(said, buttons=(*said.buttons, go_on))
        return said

    def refused(self, words: Words, said: Prompt, why: str) -> Prompt:
        """Returns the prompt after the game has refused an act: what the game says, and then the
        tutor. If the refusal was the task, the next task follows at once."""
        told = self.told or next(iter(self.tutor.says[-1:]), "")
        if not told:
            return replace(said, body=why)
        return replace(said, heading=why, body=words.say(told), spoken=True)

    @property
    def speaks(self) -> bool:
        """True if the tutor says anything now."""
        return bool(self.tutor.says)

    def strayed(self, words: Words, said: Prompt, why: str) -> Prompt:
        """Returns the prompt after something was laid where it means nothing: the reason `why`, if
        there is a special one, and the task once more."""
        heading, task = why or words.say("Not there."), words.say(self.tutor.says[-1])
        if self.tutor.first:
            heading = words.say(self.tutor.first)
            task = words.say("Then press “{button}”.", button=self._leads_on(words))
        return replace(said, heading=heading, body=task, spoken=True)

    def _leads_on(self, words: Words) -> str:
        """Returns the label of the button that goes on."""
        return words.say("Try again") if self.tutor.lost else words.say("Go on")

    def _told(self, words: Words) -> str:
        return words.say(self.told) if self.told else ""

    def promises(self, command: Command[Any]) -> bool:
        """Returns whether the table tells beforehand what follows from a command. An act that the
        tutor would only answer has no consequence, and may be of something not taught yet."""
        return not self.tutor.says or self.tutor.step.wise(command, self.tutor.view)

    @property
    def shows(self) -> Sequence[str]:
        """The ids of what the tutor shows."""
        return (CONFIRM,) if self._ordered else self.tutor.shows
