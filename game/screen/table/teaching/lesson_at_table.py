"""A lesson at a table: what its tutor says, and what becomes of all that the player does."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from typing import Any

from game.learning.lesson import Act, LookUp, TakeBack
from game.learning.tutor import Tutor
from game.plain import Plain
from game.records.journal.keeper import Keeper
from game.rules.steps import Command
from game.screen.program import Program
from game.screen.scene import Scene
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.asking.questions import CONFIRM
from game.table.motion.tempo import Tempo
from game.table.session import TableSession
from game.words import Words

GO_ON = "button.go_on"


class LessonAtTable(Keeper):
    """Lies between a table and the `tutor` of its lesson. What it keeps is how far the lesson has
    come, in the settings: no journal knows of its games. `told` is said of the last act until the
    next gesture."""

    def __init__(
        self, program: Program, tutor: Tutor, lead: Callable[[Tutor, Scene, TableSession], None]
    ) -> None:
        """`lead` sees to it that what comes next lies on the table, once all else is told."""
        super().__init__(program.games.journal, tutor.game)
        self.tutor = tutor
        self.told = ""
        self._ordered = False
        """Whether the cards that are put in order lie so that the lesson goes on."""
        self._looked: Set[LookUp] | None = None
        """What was open beside the cards in the last frame; None before the first one."""
        self._program = program
        self._lead = lead

    @property
    def tempo(self) -> Tempo:
        """As the player likes things to move; but one after the other."""
        return replace(self._program.tempo, in_turn=True)

    def lets(self, act: Act) -> bool:
        """Whether an act may be tried. If not, nothing comes of it but what is told."""
        judgement = self.tutor.judge(act)
        self.told = judgement.told
        if judgement.goes and not self._changes(act):
            self._follow()
        return judgement.goes

    def _changes(self, act: Act) -> bool:
        """Whether the game takes it: then it is followed once that has been kept."""
        return isinstance(act, TakeBack) or act in self.tutor.game.legal()

    def _follow(self) -> None:
        self.tutor.follow()
        settings, name = self._program.settings, self.tutor.lesson.name
        lessons = {**settings.lessons, name: self.tutor.plain()}
        if lessons != settings.lessons:
            self._program.change(replace(settings, lessons=lessons))

    def look(self, table: Scene, session: TableSession, looked: Set[LookUp]) -> None:
        """A frame of this table has passed; `looked` is what is open beside the cards."""
        if self._looked is not None and self.tutor.asks in looked ^ self._looked:
            # What stood open already is found by closing it, too.
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
        """Something is looked up beside the cards: if that is the task, the lesson goes on."""
        if what is not None and what is self.tutor.asks:
            self.lets(what)

    @property
    def hints(self) -> bool:
        """Whether the adviser may be asked."""
        return self.tutor.hints

    def keep(self, desk: Plain, rewinds: int = 0, imported: bool = False, began: str = "") -> None:
        """Something has come about at the table: the tutor goes on with it."""
        self._follow()

    def where(self, words: Words) -> str:
        """Which lesson it is, and in which of its parts one is."""
        return self.tutor.lesson.where(words, self.tutor.number)

    def spoken(self, words: Words, asked: Prompt) -> Prompt:
        """What is asked, in the words of the tutor; where that is silent, in those of any game."""
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
            # In large letters its words need the room of its key. Past a task it leads quietly.
            reads = self.tutor.asks is None
            hint = words.say("Enter") if reads and self._program.letters == 1 else ""
            go_on = Button(GO_ON, self._leads_on(words), hint=hint, primary=reads)
            said = replace(said, buttons=(*said.buttons, go_on))
        return said

    def refused(self, words: Words, said: Prompt, why: str) -> Prompt:
        """The game itself has refused the last act: what it says, and the tutor after it. Where
        that was to be seen, the next task is there at once."""
        told = self.told or next(iter(self.tutor.says[-1:]), "")
        if not told:
            return replace(said, body=why)
        return replace(said, heading=why, body=words.say(told), spoken=True)

    @property
    def speaks(self) -> bool:
        """Whether the tutor says anything now: else the table does, as in any game."""
        return bool(self.tutor.says)

    def strayed(self, words: Words, said: Prompt, why: str) -> Prompt:
        """Something was laid where it means nothing: the task is said once more, after `why` if
        there is more to say of it than that."""
        heading, task = why or words.say("Not there."), words.say(self.tutor.says[-1])
        if self.tutor.first:
            heading = words.say(self.tutor.first)
            task = words.say("Then press “{button}”.", button=self._leads_on(words))
        return replace(said, heading=heading, body=task, spoken=True)

    def _leads_on(self, words: Words) -> str:
        """What the button says that leads on."""
        return words.say("Try again") if self.tutor.lost else words.say("Go on")

    def _told(self, words: Words) -> str:
        return words.say(self.told) if self.told else ""

    def promises(self, command: Command[Any]) -> bool:
        """Whether what follows from a command is said beforehand. What the tutor would only answer
        comes to nothing, and may be of what has not been taught yet."""
        return not self.tutor.says or self.tutor.step.wise(command, self.tutor.view)

    @property
    def shows(self) -> Sequence[str]:
        """The ids of what is shown to the player."""
        return (CONFIRM,) if self._ordered else self.tutor.shows
