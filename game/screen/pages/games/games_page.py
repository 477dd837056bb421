"""The page of the games of the journal: to continue, to look at, to export and to delete."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from game.records.deals.days import day_of
from game.records.deals.deal import BASE_NAME
from game.records.deals.weeks import week_of
from game.records.journal.file.store import Shelf
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.records.statistics.figures import hints, marks
from game.rules.card import DOOR
from game.screen.pages.dates import day_told, moment_told
from game.screen.pages.deals.attempts import deal_of_record
from game.screen.pages.deals.lids import boxes_of, draw_lids
from game.screen.pages.game_summary import game_called, players, standing
from game.screen.pages.games import game_files
from game.screen.pages.games.eight_places import EightPlaces, Invitation
from game.screen.pages.games.register import APART, Register
from game.screen.pages.games.small_doors import KnownDoors, SmallDoors
from game.screen.pages.notice import question
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Card, Column, Ends, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Act, Box, Element, Kit, Leaf
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import DOT, Words
from game.table.layout.places import Rect
from game.table.saved_table import AGAIN, BRANCHED
from game.table.sleepwalks import SLEEPWALKER
from game.words import msgid, tellable

DROP = msgid("Drop the file of a game on this window to import it.")
RUNNING, FINISHED, FILES = "button.running", "button.finished", "button.files"
SHELVES: dict[str, Shelf] = {RUNNING: "running", FINISHED: "finished"}
GAME, FILE = "text.game.", "text.file."
LAID, NEAR = 24, 4
"""Least number of rows that are laid out, and the number of those that must be ready above and
below what is in sight."""
HEADING, FACTS, WORDS = 28, 20, 15
"""Heights of the letters of a heading and of what is told under it by the design, and least width
of the words beside the Doors and buttons of a game, by that of the heading."""
LIDS = 122, 84
"""Width and height of the lids of a game, by the design."""
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


@dataclass(frozen=True)
class Boxes(Leaf):
    """The lids of the boxes of a game, in a room as wide for each game."""

    boxes: tuple[str, ...] = ()

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return kit.px(LIDS[0]), kit.px(LIDS[1])

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw_lids(surface, self.boxes, rect, True)


@dataclass(frozen=True)
class Entry(Element):
    """A game: its boxes, what is told of it, its Doors and its buttons, on one line; or the Doors
    and buttons under the words, where these would be squeezed."""

    told: Element
    doors: SmallDoors
    buttons: Row

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        left = width - Ends(self.doors, self.buttons).natural_width(kit)
        if left < WORDS * kit.places.text(HEADING):
            return Column([self.told, Ends(self.doors, self.buttons)]).lay(kit, width)
        return Ends(Ends(self.told, self.doors), self.buttons).lay(kit, width)


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
        lines, seen = self._lines()
        end = min(self._start + self._many, self._total)
        above, below = seen.start - self._start, end - seen.stop
        if (above < NEAR and self._start) or (below < NEAR and end < self._total):
            at_end = self.scrolled_by >= self.laid.most - 1
            self._start = (seen.start + seen.stop - self._many) // 2
            self._search()
            moved = 0.0
            if seen.start in lines:
                moved = self._lines()[0][seen.start].y - lines[seen.start].y
            by = self.laid.most if at_end else moved
            self.scrolled_by = min(max(0.0, self.scrolled_by + by), self.laid.most)
            _, seen = self._lines()
        if seen != self._seen:
            self._seen, self._rests = seen, 0.0
            self._renew_in_place()

    def _renew_in_place(self) -> None:
        """Marks the page to be built anew, and keeps it scrolled as it is, wherever the focus
        is."""
        by = self.scrolled_by
        self.renew()
        self.scrolled_by = min(by, self.laid.most)

    def _lines(self) -> tuple[dict[int, Rect], range]:
        """Returns the rectangles of the words of the rows laid out, and the numbers of the rows in
        sight. Where none are laid out, that is the number of the row that would be there."""
        lines = [line for line in self.leaves if line[0].leaf.id.startswith((GAME, FILE))]
        numbered = [*enumerate(lines, self._start)]
        shown = [number for number, (_, seen) in numbered if seen]
        first, last = (shown[0], shown[-1]) if shown else (0, -1)
        if lines and not shown:
            first = last = int(self._total * self.scrolled_by / self.laid.body.h)
        return {number: part.rect for number, (part, _) in numbered}, range(first, last + 1)

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
            if record.edition in editions and not known.knows(record):
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
        undo = (
            [Button("button.restore", label=say("Undo delete"), act=restore)]
            if self._in_bin
            else []
        )
        doors = [card for card in self.program.rules["base"].all_cards if card.kind == DOOR]
        # A finished game ends at dawn, if all goes well.
        places = EightPlaces(
            doors=tuple(doors), cards=self.program.cards, at_dawn=self._shelf == FINISHED
        )
        body: Element = Invitation([*self._invitation()], places)
        if rows:
            body = Register(Stretch(rows, self._start, self._total), places)
        feet, line = [*undo, self.back()], self._line()
        return Sheet(say("Games"), body, shelves, feet, line, width=1700, hangs=True)

    def _invitation(self) -> Iterator[Element]:
        """Yields what stands on an empty shelf: it tells what will stand there. That of unfinished
        games begins one."""
        say = self.program.words.say
        empty = {
            RUNNING: say("A game that you leave will stand here until you go on with it."),
            FINISHED: say("A game that you finish will stand here, won or lost."),
            FILES: say(DROP),
        }
        yield Words("text.empty", words=empty[self._shelf], role="body_italic", px=27, ink="strong")
        if self._shelf == RUNNING:
            begin = partial(self.program.ways.choose, 1)
            yield Button("button.new_game", label=say("New game"), primary=True, act=begin)

    def _rows(self) -> Sequence[Element]:
        if self._shelf == FILES:
            files = [*enumerate(self._files)][self._start : self._start + self._many]
            return [self._file_row(number, path) for number, path in files]
        return [self._game_row(record) for record in self._records]

    def _game_row(self, record: Record) -> Element:
        """Returns the row of a game: who plays and when, how far it has come, its Doors and its
        buttons."""
        words, editions, games = self.program.words, self.program.rules, self.program.games
        say, number, over = words.say, record.id, record.result is not None
        heading = [players(words, record), moment_told(words, record.touched)]
        if over:
            heading.insert(0, say("Victory") if record.result == "won" else say("Defeat"))
        facts = [*standing(words, editions, record), *self._facts(record)]
        label = say("Look") if over else say("Continue")
        ways = [("continue", label, partial(self._open, self._resume, number))]
        if over:
            ways.append(("replay", say("Replay"), partial(self._open, games.replay, number)))
        if over and record.edition in editions:
            ways.append(("review", say("Review"), partial(self._open, games.review, number)))
        delete = partial(self._change, partial(self._journal.delete, number))
        ways += [
            ("export", say("Export"), partial(self._pass_on, number)),
            ("delete", say("Delete"), delete),
        ]
        buttons = [
            Button(f"button.{key}.{number}", label=label, primary=not place, act=act, least=0)
            for place, (key, label, act) in enumerate(ways)
        ]
        said = ". ".join(DOT.join(line) for line in (heading, facts))
        rules, key = editions.get(record.edition), f"{GAME}{number}"
        if rules is None:
            told = _told(key, said, DOT.join(heading), DOT.join(facts))
            return Card(Ends(told, Row(buttons, gap=12)), edge=10)
        facts.remove(words.doors_count(record.doors, rules.doors))
        game = words.game_in_brief(record.edition)
        if game in facts:
            facts.remove(game)
        # What was played is written large, and how it ended; who played and when, below.
        named = [*heading[:-2], game or game_called(words, record.edition)]
        told = _told(key, said, DOT.join(named), DOT.join([*heading[-2:], *facts]))
        boxes = tuple(boxes_of(editions, record.edition)) or (BASE_NAME,)
        told = Beside(Boxes(boxes=boxes), told, gap=18)
        groups, known = self._doors.of(record, rules)
        doors = SmallDoors(groups=groups, known=known, cards=self.program.cards)
        return Card(Entry(told, doors, Row(buttons, gap=12)), edge=10)

    def _facts(self, record: Record) -> Iterator[str]:
        """Yields whose hands are hidden, what was dealt, and how the players came to it."""
        words, told = self.program.words, marks(record)
        say, editions = words.say, self.program.rules
        if record.seats == 2:
            yield say("Hidden hands") if record.visibility == "hidden" else say("Open hands")
        if day := day_of(deal_of_record(record)):
            yield say("Deal of {date}", date=day_told(words, day))
        if week := week_of(deal_of_record(record)):
            yield say("Deal of the week of {date}", date=day_told(words, week))
        if challenge := editions.challenge(record.edition):
            yield say("Challenge {number}", number=challenge.number)
        elif game := words.game_in_brief(record.edition):
            yield game
        if SLEEPWALKER in told:
            yield say("With the sleepwalker")
        if AGAIN in told:
            yield say("Same deal again")
        if BRANCHED in told:
            yield say("From a replay")
        if record.rewinds:
            yield words.rewinds(record.rewinds)
        if advised := hints(record):
            yield words.plural("{n} hint", "{n} hints", advised)
        if record.imported:
            yield say("From a file")

    def _file_row(self, number: int, path: Path) -> Element:
        """Returns the row of a file that may hold a game."""
        words = self.program.words
        try:
            time = datetime.fromtimestamp(path.stat().st_mtime)
            changed = moment_told(words, time.isoformat())
        except (OSError, ValueError, OverflowError):
            changed = ""
        act, key = partial(self._bring_in, path), f"button.import.{number}"
        button = Button(key, label=words.say("Import"), primary=True, act=act)
        name, where = tellable(path.name), tellable(f"{path.parent.name}   ·   {changed}")
        return Card(
            Ends(_told(f"{FILE}{number}", f"{name}. {where}", name, where), button), edge=10
        )

    def _line(self) -> str:
        """Returns the last message, or which rows of the list are in sight."""
        words, seen = self.program.words, self._seen
        if self._told:
            return self._told
        if self._in_bin:
            return words.plural("{n} game deleted.", "{n} games deleted.", self._in_bin)
        if self._total > len(seen):
            return words.say(
                "{first} to {last} of {total}",
                first=seen.start + 1,
                last=seen.stop,
                total=self._total,
            )
        return words.say(DROP) if self._shelf == FILES and self._files else ""

    # What a press brings about

    def press(self, key: str) -> None:
        self._told = ""
        super().press(key)

    def _turn_to(self, shelf: str) -> None:
        """Shows another shelf from its beginning. Files are looked for only here."""
        self._shelf, self._start, self.scrolled_by = shelf, 0, 0.0
        self._files = game_files.found() if shelf == FILES else []
        self._look()

    def _pass_on(self, number: int) -> None:
        """Exports a game: at once, or after a question if the file tells what is still hidden."""

        def ask() -> tuple[str, Sequence[str], Button]:
            say = self.program.words.say
            told = [
                say(
                    "The file holds both hands and the order of the deck, for anyone who opens it."
                ),
                say("Nothing is hidden any more once the game is finished."),
            ]
            through = Button("button.export", label=say("Export all the same"))
            return say("This game has hidden hands"), told, through

        def export() -> None:
            self._told = game_files.export(self._journal, self.program.words, number)
            self._look()

        if self._hides(number):
            self.program.scene = question(self.program, self, "export", ask, export)
        else:
            export()

    def _hides(self, number: int) -> bool:
        """Returns whether the file of this game would tell what its players may not know yet. A
        game that cannot be read has no file."""
        try:
            record = self._journal.load(number).record
        except Trouble:
            return False
        return record.visibility == "hidden" and record.result is None

    def _change(self, change: Act) -> None:
        self._try(change)
        self._look()

    def _try(self, act: Act) -> bool:
        """Returns whether this could be done; otherwise the page tells why not."""
        try:
            act()
        except Trouble as trouble:
            self._told = self.program.words.trouble(trouble.why)
            return False
        return True

    def _open(self, show: Callable[[int, Scene], None], number: int) -> None:
        """Shows the table, the replay or the review of a game."""
        if self._try(partial(show, number, self)):
            self._empty_bin()
        else:
            self._look()

    def _resume(self, number: int, before: Scene) -> None:
        self.program.scene = self.program.games.resume(number, before)

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


def _told(key: str, said: str, heading: str, facts: str) -> Element:
    """Returns the words of a game in its row of the list."""
    lines = [
        Words(words=heading, role="title", px=HEADING, ink="title"),
        Words(words=facts, px=FACTS),
    ]
    return Card(Column(lines, gap=3), id=key, said=said, look=None)
