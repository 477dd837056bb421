"""The page of the games of the journal: to continue, to look at, to export and to delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.records.journal.file.store import Shelf
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.screen.pages.games import game_files
from game.screen.pages.games.export_question import export_question, tells_hidden_cards
from game.screen.pages.games.game_rows import (
    DELETE,
    EXPORT,
    IMPORT,
    REPLAY,
    REVIEW,
    file_row,
    game_row,
)
from game.screen.pages.games.small_doors import KnownDoors
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Column
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Placed
from game.screen.ui.page import Page, Sheet
from game.screen.ui.words import sentence
from game.table.layout.places import Rect
from game.words import msgid

DROP = msgid("Drop the file of a game on this window to bring it in.")
RESTORE = "button.restore"
RUNNING, FINISHED, FILES = "button.running", "button.finished", "button.files"
SHELVES: dict[str, Shelf] = {RUNNING: "running", FINISHED: "finished"}
LINES = "text.game.", "text.file."
LAID, NEAR = 24, 4
"""Least number of rows that are laid out, and the number of those that must be ready above and
below what is in sight."""
APART = 8
"""Distance between two rows, by the design."""
RESTING = 0.15
"""Seconds after which a list that was moved is at rest."""


@dataclass(frozen=True)
class Stretch(Element):
    """Rows of a long list, from number `first` on. The room above and below them is that of the
    other rows, if those were as high on average."""

    rows: Sequence[Element]
    first: int
    total: int

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box, gap = Column(self.rows, APART).lay(kit, width), kit.px(APART)
        step = (box.h + gap) / len(self.rows)
        return Box(width, self.total * step - gap, tuple(box.at(0, self.first * step)))


class GamesPage(Page):
    """Shows one shelf at a time: unfinished games, finished ones, or files to import. Only the rows
    near what is in sight are read from the journal and laid out. What is deleted can be restored
    until the page is left."""

    name = "games"

    def __init__(
        self, program: Program, file: Path | None = None, before: Scene | None = None
    ) -> None:
        # After a file is dropped on this page, back leads to where the page came from.
        super().__init__(program, before._before if isinstance(before, GamesPage) else before)
        self._journal = program.games.journal
        self._doors = KnownDoors(self._journal)
        self._shelf, self._start, self._many = RUNNING, 0, LAID
        """The shelf that is shown, the number of the first row laid out, and the number of rows
        laid out."""
        self._total = self._in_bin = 0
        self._files: list[Path] = []
        self._records: list[Record] = []
        """The games that are laid out, if the shelf holds games."""
        self._seen = range(0)
        """Numbers of the rows in sight."""
        self._told = program.games.news()
        self._rests = 0.0
        """Seconds for which the list has been at rest."""
        with suppress(Trouble):
            if self._journal.count("finished") and not self._journal.count("running"):
                self._shelf = FINISHED
        self._look()
        if file is not None:
            self._bring_in(file)

    # What lies on the shelf, and what of it is in sight

    def _look(self) -> None:
        """Looks up what is on the shelf now. If the row in focus is gone, the focus goes to the row
        that took its place."""
        kind = self.focus.rpartition(".")[0]
        alike = self._alike(kind)
        row = alike.index(self.focus) if self.focus in alike else 0
        self._search()
        alike = self._alike(kind)
        if self.focus not in alike:
            self.focus = alike[min(row, len(alike) - 1)] if alike else ""
        self._follow()

    def _alike(self, kind: str) -> list[str]:
        """Returns the ids of the buttons of this kind that are laid out."""
        ids = [thing.id for thing in self.reach()]
        return [key for key in ids if kind and key.startswith(f"{kind}.")]

    def _search(self) -> None:
        """Reads the rows to be laid out from the journal."""
        self._total, self._in_bin, self._records = 0, 0, []
        try:
            self._in_bin = self._journal.count("deleted")
            files = self._shelf == FILES
            self._total = len(self._files) if files else self._journal.count(SHELVES[self._shelf])
            self._many = max(LAID, 3 * len(self._seen))
            self._start = max(0, min(self._start, self._total - self._many))
            if not files:
                shelf = SHELVES[self._shelf]
                self._records = self._journal.records(shelf, self._start, self._many)
        except Trouble as trouble:
            self._total, self._told = 0, self.program.words.trouble(trouble.why)
        self._rests = 0.0
        self.renew()

    def _follow(self) -> None:
        """Lays out other rows if those laid out end near what is in sight, and keeps what is in
        sight in its place."""
        seen, end = self._found(), min(self._start + self._many, self._total)
        above, below = seen.start - self._start, end - seen.stop
        if (above < NEAR and self._start) or (below < NEAR and end < self._total):
            before, at_end = self._tops(), self.scrolled_by >= self.laid.most - 1
            self._start = (seen.start + seen.stop - self._many) // 2
            self._search()
            after = self._tops()
            moved = after[seen.start] - before[seen.start] if seen.start in before else 0.0
            by = self.laid.most if at_end else moved
            self.scrolled_by = min(max(0.0, self.scrolled_by + by), self.laid.most)
            seen = self._found()
        if seen != self._seen:
            self._seen, self._rests = seen, 0.0
            self._renew_in_place()

    def _renew_in_place(self) -> None:
        """Marks the page to be built anew, and keeps it scrolled as it is, wherever the focus
        is."""
        by = self.scrolled_by
        self.renew()
        self.scrolled_by = min(by, self.laid.most)

    def _lines(self) -> list[tuple[int, Placed, Rect | None]]:
        """Returns for each row laid out its number, its words, and what of these is in sight."""
        lines = [line for line in self.leaves if line[0].leaf.id.startswith(LINES)]
        return [(self._start + n, part, seen) for n, (part, seen) in enumerate(lines)]

    def _found(self) -> range:
        """Returns the numbers of the rows in sight. Where none are laid out, it holds the number of
        the row that would be there."""
        lines = self._lines()
        shown = [number for number, _, seen in lines if seen]
        if shown or not lines:
            return range(shown[0], shown[-1] + 1) if shown else range(0)
        number = int(self._total * self.scrolled_by / self.laid.body.h)
        return range(number, number + 1)

    def _tops(self) -> dict[int, float]:
        """Returns the upper edges of the rows laid out, by number."""
        return {number: part.rect.y for number, part, _ in self._lines()}

    def scroll(self, by: float) -> None:
        """Scrolls, and moves the focus from a row that is out of sight now to one in sight."""
        super().scroll(by)
        self._follow()
        alike = self._alike(self.focus.rpartition(".")[0])
        there = {thing.id: thing for thing in self.things()}
        if self.focus in alike and self.focus not in there:
            near = [key for key in alike if key in there]
            above = alike.index(near[0]) > alike.index(self.focus) if near else False
            self.focus = "" if not near else near[0] if above else near[-1]

    def stand(self, key: str) -> None:
        super().stand(key)
        self._follow()

    def resized(self) -> None:
        super().resized()
        self._look()

    def advance(self, dt: float) -> None:
        """Looks up the Doors of one game in sight at a time while the list is at rest."""
        super().advance(dt)
        self._rests += dt
        if self._rests <= RESTING:
            return
        editions, known = self.program.rules, self._doors
        first, last = self._seen.start - self._start, self._seen.stop - self._start
        for record in self._records[max(0, first) : last]:
            if record.edition in editions and known.of(record) is None:
                known.learn(record, editions)
                self._renew_in_place()
                return

    # What is shown

    def build(self) -> Sheet:
        words = self.program.words
        say, rows = words.say, self._rows()
        shelves = [
            Button(key, label=label, shown=key == self._shelf, act=partial(self._turn_to, key))
            for key, label in (
                (RUNNING, say("Unfinished")),
                (FINISHED, say("Finished")),
                (FILES, say("Files")),
            )
        ]
        restore = partial(self._change, self._journal.restore)
        undo = [Button(RESTORE, label=say("Undo delete"), act=restore)] if self._in_bin else []
        body = Stretch(rows, self._start, self._total) if rows else self._empty()
        feet, told = [*undo, self.back()], self._line()
        return Sheet(say("Games"), body, shelves, feet, told, width=1700, whole=True)

    def _rows(self) -> Sequence[Element]:
        words, press = self.program.words, self._do
        if self._shelf == FILES:
            files = [*enumerate(self._files)][self._start : self._start + self._many]
            return [file_row(words, number, path, press) for number, path in files]
        editions, cards, known = self.program.rules, self.program.cards, self._doors
        return [
            game_row(words, editions, record, known.of(record), cards, press)
            for record in self._records
        ]

    def _line(self) -> str:
        """Returns the last message, or which rows of the list are in sight."""
        words, seen = self.program.words, self._seen
        if self._told:
            return self._told
        if self._in_bin:
            return words.plural("{n} game deleted.", "{n} games deleted.", self._in_bin)
        if self._total > len(seen):
            told = {"first": seen.start + 1, "last": seen.stop, "total": self._total}
            return words.say("{first} to {last} of {total}", **told)
        return words.say(DROP) if self._shelf == FILES and self._files else ""

    def _empty(self) -> Element:
        say = self.program.words.say
        told = {
            RUNNING: say("No game is unfinished."),
            FINISHED: say("No game has been finished yet."),
            FILES: say(DROP),
        }
        return sentence("text.empty", told[self._shelf])

    # What a press brings about

    def press(self, key: str) -> None:
        self._told = ""
        super().press(key)

    def _turn_to(self, shelf: str) -> None:
        """Shows another shelf from its beginning. Files are looked for only here."""
        self._shelf, self._start, self.scrolled_by = shelf, 0, 0.0
        self._files = game_files.found() if shelf == FILES else []
        self._look()

    def _do(self, kind: str, number: int) -> None:
        """Does what a button of a row is for."""
        if kind == DELETE:
            self._change(partial(self._journal.delete, number))
        elif kind == EXPORT:
            self._pass_on(number)
        elif kind == IMPORT:
            self._bring_in(self._files[number])
        else:
            self._open(number, kind)

    def _pass_on(self, number: int) -> None:
        """Exports a game: at once, or after a question if the file tells what is still hidden."""

        def export() -> None:
            self._told = game_files.export(self._journal, self.program.words, number)
            self._look()

        if tells_hidden_cards(self._journal, number):
            self.program.scene = export_question(self.program, self, export)
        else:
            export()

    def _change(self, change: Callable[[], None]) -> None:
        self._try(change)
        self._look()

    def _try(self, change: Callable[[], None]) -> None:
        try:
            change()
        except Trouble as trouble:
            self._told = self.program.words.trouble(trouble.why)

    def _open(self, number: int, how: str) -> None:
        """Opens the table, the replay or the review of a game."""
        games = self.program.games
        try:
            if how == REPLAY:
                games.replay(number, self)
            elif how == REVIEW:
                games.review(number, self)
            else:
                self.program.scene = games.resume(number, self)
            self._empty_bin()
        except Trouble as trouble:
            self._told = self.program.words.trouble(trouble.why)
            self._look()

    def _bring_in(self, path: Path) -> None:
        """Puts the game of a file into the journal, and tells what came of it."""
        finished, self._told = game_files.bring_in(self._journal, self.program.words, path)
        if finished is not None:
            self._turn_to(FINISHED if finished else RUNNING)
        else:
            self._look()

    def leave(self) -> None:
        self._empty_bin()
        super().leave()

    def _empty_bin(self) -> None:
        if self._in_bin:
            self._try(self.program.games.empty_bin)
