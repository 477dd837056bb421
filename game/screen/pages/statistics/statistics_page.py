"""Statistics: what all finished games come to, in figures and charts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.folders import exports_folder
from game.records.journal.trouble import Trouble
from game.records.statistics.answer import Selection
from game.rules.state import Visibility
from game.screen.controls.buttons import button_width
from game.screen.look import palette
from game.screen.pages.games.list_layout import Note
from game.screen.pages.menu import BACK, Entry
from game.screen.pages.scrolled_page import ScrolledPage
from game.screen.pages.statistics.count_anew import count_anew_question
from game.screen.pages.statistics.figure_pieces import FigurePieces
from game.screen.pages.statistics.kinds_played import Kinds, kinds_played
from game.screen.pages.statistics.pens import Pens
from game.screen.pages.statistics.statistics_layout import (
    Invitation,
    Lying,
    Piece,
    Sentence,
    laid_out,
)
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.window.log_file import log
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.words import Words, msgid

SHOWN, EDITION = "button.shown.", "button.edition."
ALL_GAMES = "button.edition.all"
"""Whatever was played, where there is a choice."""
ACHIEVEMENTS = "button.achievements"
CSV, JSON = "button.csv", "button.json"
ANEW, COUNT_ALL, UNDO = "button.anew", "button.count_all", "button.undo_anew"
SHELVES: dict[str, tuple[str, int | None, Visibility | None]] = {
    "all": (msgid("All"), None, None),
    "alone": (msgid("Alone"), 1, None),
    "open": (msgid("Open hands"), 2, "open"),
    "hidden": (msgid("Hidden hands"), 2, "hidden"),
}
"""What each is called, and which games lie on it."""
AGAIN = 0.5
"""Seconds from one look at what was counted meanwhile to the next."""
LEAST = 0.8
"""Part of the letters asked for that the shelves beside the title have at least."""


class StatisticsPage(ScrolledPage):
    """One shelf of games at a time, and of one edition if several were played. That counting began
    anew can be undone until the page is left; nothing is ever deleted."""

    name = "statistics"
    vignette = "aquarium"

    def __init__(self, program: Program, before: Scene | None = None) -> None:
        super().__init__(program, before)
        self._shelf = "all"
        self._edition = ""
        self._told = ""
        self._undone: int | None = None
        """From which game on was counted, before that was begun anew."""
        self._waited = 0.0
        self._pieces: list[tuple[Piece, Rect]] = []
        self._statistics = program.games.statistics
        self._statistics.look_again()
        self._counted = self._statistics.catch_up()
        """Whether all games that are finished are counted."""
        self._look()

    def resized(self) -> None:
        super().resized()
        self._look()

    def advance(self, dt: float) -> None:
        """Old games that are not counted yet are, and the page is made anew now and then."""
        if self._counted:
            return
        self._waited += dt
        self._counted = self._statistics.catch_up()
        if self._counted or self._waited >= AGAIN:
            self._waited = 0.0
            self._look()

    # What is on the page

    @property
    def _selection(self) -> Selection:
        _, seats, visibility = SHELVES[self._shelf]
        after = self.program.settings.counted_from
        kind = self._kinds.get(self._edition)
        return Selection(kind and kind[1], seats, visibility, after)

    @property
    def _pens(self) -> Pens:
        program = self.program
        return Pens(program.text, self.places, program.settings.high_contrast)

    def _look(self) -> None:
        """Asks for the figures of this shelf, and lays them out."""
        self._progress = self._statistics.progress()
        program, pens, room = self.program, self._pens, self._room
        answer = self._statistics.ask(self._selection)
        groups = [group for counting in program.rules.counting for group in counting.groups]
        pieces = FigurePieces(program.words, answer, groups).all()
        if not answer.outcomes.told:
            pieces.insert(0, Lying(Invitation("text.empty", self._empty(answer.aside)), 0))
        pieces += self._notes_below()
        shelves = self._page.at_end(self._shelves(), self._page.head)
        self._tabs = shelves if shelves[0].letters >= self.places.letters * LEAST else ()
        above = self._in_lines([*(() if self._tabs else self._shelves()), *self._editions()], 0.0)
        top = above[-1].rect.bottom + pens.gap * 1.5 if above else 0.0
        tall = room.h - top - self.places.target - pens.gap * 2
        lying = laid_out(pieces, room.w, tall, pens)
        self._pieces = [(piece, replace(rect, y=rect.y + top)) for piece, rect in lying]
        bottom = max((rect.bottom for _, rect in self._pieces), default=top) + pens.gap * 1.5
        below = self._in_lines(self._uses(), bottom)
        self._feet = self._page.at_end(self._ways(), self._page.foot)
        self._parts = (*above, *below)
        self._entries = [*self._acts()]
        self._look_at(below[-1].rect.bottom + pens.gap * 0.5 if below else bottom)

    def _empty(self, aside: int) -> str:
        """What is told where there is nothing to count, though so many games count apart."""
        say = self.program.words.say
        if aside:
            return say("No game that counts has been finished yet. Those below count apart.")
        if self.program.settings.counted_from:
            return say("No game of this kind has been finished since counting began anew.")
        if self._selection != Selection():
            return say("No game of this kind has been finished yet.")
        return say("No game has been finished yet. After the first one you read here how it went.")

    def _notes_below(self) -> list[Lying]:
        say, notes = self.program.words.say, list[Lying]()
        if len(self._kinds) > 1 and not self._edition:
            told = say("All games are counted here together, streaks and records, too.")
            notes.append(Lying(Sentence("text.together", told), 0))
        if self.program.settings.counted_from:
            told = say("Games that were finished earlier are not counted here.")
            notes.append(Lying(Sentence("text.anew", told), 0))
        return notes

    def _shelves(self) -> list[Button]:
        say = self.program.words.say
        return [
            Button(f"{SHOWN}{key}", say(label), shown=key == self._shelf)
            for key, (label, _, _) in SHELVES.items()
        ]

    def _ways(self) -> list[Button]:
        say = self.program.words.say
        ways = [
            Button(ACHIEVEMENTS, say("Achievements"), primary=True),
            Button(BACK, say("Back"), hint=say("Esc")),
        ]
        return [Button(UNDO, say("Undo")), *ways] if self._undone is not None else ways

    @property
    def _kinds(self) -> Kinds:
        """What was played."""
        played = self._statistics.editions()
        return kinds_played(self.program.words, self.program.rules, played)

    def _editions(self) -> list[Button]:
        """To choose one of them, if several were played."""
        if len(self._kinds) < 2:
            return []
        every = Button(ALL_GAMES, self.program.words.say("All games"))
        kinds = [Button(f"{EDITION}{key}", label) for key, (label, _) in self._kinds.items()]
        shown = f"{EDITION}{self._edition}" if self._edition else ALL_GAMES
        return [replace(button, shown=button.id == shown) for button in (every, *kinds)]

    def _uses(self) -> list[Button]:
        """What can be done with the figures."""
        say = self.program.words.say
        if not self._progress.games:
            return []
        anew = Button(ANEW, say("Count anew"))
        if self.program.settings.counted_from:
            anew = Button(COUNT_ALL, say("Count all games"))
        return [Button(CSV, say("Save as CSV")), Button(JSON, say("Save as JSON")), anew]

    def _in_lines(self, buttons: Sequence[Button], top: float) -> list[Button]:
        """Beside each other on the content, in as many lines as it takes."""
        x, y, placed, gap = 0.0, top, list[Button](), self._pens.gap
        for button in buttons:
            wide = min(button_width(button, self.program.text, self.places), self._room.w)
            if x and x + wide > self._room.w:
                x, y = 0.0, y + self.places.target + gap
            placed.append(replace(button, rect=Rect(x, y, wide, self.places.target)))
            x += wide + gap * 1.5
        return placed

    def _notes(self) -> list[Note]:
        """The title, and what was said last or how far counting has come."""
        page, say = self._page, self.program.words.say
        edge = min((tab.rect.x - self.places.px(20) for tab in self._tabs), default=page.head.right)
        head = replace(page.head, w=edge - page.head.x)
        foot = replace(page.foot, w=self._feet[0].rect.x - self.places.px(20) - page.foot.x)
        notes = [Note("text.title", say("Statistics"), head, "title", 40, palette.GOLD_TEXT)]
        told, done, of = self._told, self._progress.counted, self._progress.games
        if done < of and not self._counted:
            told = say("Counting: {counted} of {games} games", counted=done, games=of)
        elif not told and self._statistics.trouble is not None:
            told = say("These figures cannot be kept: they are counted anew each time.")
        if told:
            notes.append(Note("text.told", told, foot, "label", 19, palette.LEGAL))
        return notes

    def texts(self) -> list[Thing]:
        things = [Thing(note.id, "text", note.words, note.room) for note in self._notes()]
        pens = self._pens
        for piece, rect in self._pieces:
            for thing in piece.things(self._view.seen(rect), pens):
                seen = self._view.in_sight(thing.rect)
                things += [replace(thing, rect=seen)] if seen else []
        return things

    def paint(self, surface: Canvas) -> None:
        self.draw_page(surface)
        self._page.write(surface, self._notes())

    def draw_content(self, surface: Canvas) -> None:
        """Those figures of which anything is in sight."""
        pens, room = self._pens, self._view.room
        for piece, rect in self._pieces:
            seen = self._view.seen(rect)
            if seen.bottom > room.y and seen.y < room.bottom:
                piece.draw(surface, seen, pens)
        self.draw_each(surface, self.parts_seen)

    # What a press brings about

    def _acts(self) -> Iterator[Entry]:
        """What every button does."""
        does: dict[str, Callable[[], None]] = {
            ACHIEVEMENTS: self.program.ways.achievements,
            CSV: lambda: self._save(self._statistics.export_csv),
            JSON: lambda: self._save(self._statistics.export_json),
            ANEW: self._ask,
            COUNT_ALL: lambda: self._count_after(0),
            UNDO: self._undo,
            BACK: self._leave,
        }
        for button in (*self._tabs, *self._parts, *self._feet):
            kind, _, name = button.id.rpartition(".")
            if f"{kind}." == SHOWN:
                yield button, partial(self._turn_to, name)
            elif f"{kind}." == EDITION:
                yield button, partial(self._choose, name)
            else:
                yield button, does[button.id]

    def _turn_to(self, shelf: str) -> None:
        self._shelf, self._by, self._told = shelf, 0.0, ""
        self._look()

    def _choose(self, edition: str) -> None:
        """Only games of this edition; pressed once more, or with the button for that, of all."""
        every = f"{EDITION}{edition}" == ALL_GAMES or edition == self._edition
        self._edition, self._told = ("" if every else edition), ""
        self._look()

    def _save(self, write: Callable[[Path, Words], Path]) -> None:
        """The figures go out as a file; where it lies is said."""
        words = self.program.words
        try:
            self._told = words.say("The figures are in {file}", file=write(exports_folder(), words))
        except Trouble as trouble:
            log.warning("export of the statistics: %s", trouble)
            self._told = words.trouble(trouble.why)
        self._look()

    def _ask(self) -> None:
        def begin() -> None:
            self._undone = self.program.settings.counted_from
            self._count_after(self._statistics.last_played())

        self.program.scene = count_anew_question(self.program, self, begin)

    def _count_after(self, played: int) -> None:
        """Only games that were played later than this one are counted, all of them after 0."""
        say, settings = self.program.words.say, self.program.settings
        self.program.change(replace(settings, counted_from=played))
        self._told = say("Counted anew from now on.") if played else say("All games are counted.")
        self._focus = ""
        self._look()

    def _undo(self) -> None:
        """What was counted before is counted again."""
        before, self._undone = self._undone or 0, None
        self._count_after(before)
