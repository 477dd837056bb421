"""The page of the statistics: what all finished games come to, in figures and charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.folders import exports_folder
from game.records.deals.deal import BASE_NAME
from game.records.journal.trouble import Trouble
from game.records.statistics.answer import Selection
from game.rules.card import DOOR
from game.rules.state import Visibility
from game.screen.pages.game_summary import game_called
from game.screen.pages.games.eight_places import EightPlaces
from game.screen.pages.games.register import Register
from game.screen.pages.notice import question
from game.screen.pages.statistics.charts import Spans
from game.screen.pages.statistics.figure_pieces import FigurePieces, Piece, blank_tiles
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Card, Column, Ends, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import Words as Written
from game.screen.ui.words import sentence
from game.screen.window.log_file import log
from game.words import JOINED_BY, Words, msgid

SHELVES: dict[str, tuple[str, int | None, Visibility | None]] = {
    "all": (msgid("All"), None, None),
    "alone": (msgid("Alone"), 1, None),
    "open": (msgid("Open hands"), 2, "open"),
    "hidden": (msgid("Hidden hands"), 2, "hidden"),
}
"""The label of each shelf, and the games on it by their seats and hands."""
AGAIN = 0.5
"""Seconds between two updates of the figures while games are counted."""
LADDER = "ladder"
"""Kind of all challenges together."""
Kinds = Mapping[str, tuple[str, tuple[str, ...]]]
"""The name of each kind of games, and the editions that belong to it."""


class StatisticsPage(Page):
    """Shows the figures of one shelf of games, and of one kind if several were played. When
    counting began anew, that can be undone until the page is left; no game is ever deleted."""

    name = "statistics"
    place = "aquarium"

    def __init__(self, program: Program, before: Scene | None = None) -> None:
        super().__init__(program, before)
        self._shelf = "all"
        self._edition = ""
        self._told = ""
        self._undone: int | None = None
        """The former `counted_from`, before counting began anew; None if there is nothing to
        undo."""
        self._waited = 0.0
        self._statistics = program.games.statistics
        self._statistics.look_again()
        self._counted = self._statistics.catch_up()
        """True if all finished games are counted."""

    def advance(self, dt: float) -> None:
        """Counts old games that are not counted yet, and shows the figures anew now and then."""
        if self._counted:
            return
        self._waited += dt
        self._counted = self._statistics.catch_up()
        if self._counted or self._waited >= AGAIN:
            self._waited = 0.0
            self.renew()

    # What is on the page

    @property
    def _selection(self) -> Selection:
        _, seats, visibility = SHELVES[self._shelf]
        after = self.program.settings.counted_from
        kind = self._kinds.get(self._edition)
        return Selection(kind and kind[1], seats, visibility, after)

    @property
    def _kinds(self) -> Kinds:
        """The kinds of games that were played, those of the fewest boxes first, and all challenges
        as one kind at the end. One of many boxes is called by their number, unless another has as
        many."""
        words, rules = self.program.words, self.program.rules
        played = self._statistics.editions()
        names = sorted(played, key=lambda name: (name.count(JOINED_BY), name != BASE_NAME, name))
        steps = tuple(name for name in names if rules.challenge(name) is not None)
        briefs = {name: words.game_in_brief(name) for name in names if name not in steps}
        alike = Counter(briefs.values())
        kinds = {
            name: (brief if brief and alike[brief] == 1 else game_called(words, name), (name,))
            for name, brief in briefs.items()
        }
        return {**kinds, **({LADDER: (words.say("Ladder"), steps)} if steps else {})}

    def build(self) -> Sheet:
        program, say = self.program, self.program.words.say
        progress = self._statistics.progress()
        answer = self._statistics.ask(self._selection)
        groups = [group for counting in program.rules.counting for group in counting.groups]
        pieces = FigurePieces(program.words, answer, groups).all()
        empty = not answer.outcomes.told
        if empty:
            pieces[:0] = (self._invitation(answer.aside), 0), (blank_tiles(program.words), 0)
        pieces += self._notes_below()
        rows: list[Element] = [Spans(pieces)]
        if editions := self._editions():
            rows.insert(0, Row(editions))
        uses = self._uses() if progress.games else []
        if uses and self.places.letters > 1:
            # Large letters leave no room for them at the foot.
            rows.append(Row(uses))
            uses = []
        body = Column(rows, gap=16)
        told, done, of = self._told, progress.counted, progress.games
        if done < of and not self._counted:
            told = say("Counting: {counted} of {games} games", counted=done, games=of)
        elif not told and self._statistics.trouble is not None:
            told = say("These figures cannot be kept: they are counted anew each time.")
        return Sheet(
            title=say("Statistics"),
            tabs=self._shelves(),
            body=Register(body, self._places()) if empty and not self.theme.plain else body,
            told=told,
            feet=[*uses, *self._ways(empty)],
            width=1560,
        )

    def _empty(self, aside: int) -> str:
        """Returns the sentence for a page without games that count, though `aside` games count
        apart."""
        say = self.program.words.say
        if aside:
            return say("No game that counts has been finished yet. Those below count apart.")
        if self.program.settings.counted_from:
            return say("No game of this kind has been finished since counting began anew.")
        if self._selection != Selection():
            return say("No game of this kind has been finished yet.")
        return say(
            "No game has been finished yet. After your first, you can read here how it went."
        )

    def _invitation(self, aside: int) -> Element:
        """Returns the line over the places where figures will stand, which begins a game of the
        shelf."""
        told = Written(
            "text.empty", words=self._empty(aside), role="body_italic", px=27, ink="strong"
        )
        begin = partial(self.program.ways.choose, SHELVES[self._shelf][1] or 1)
        new = Button(
            "button.new_game", label=self.program.words.say("New game"), primary=True, act=begin
        )
        return Card(Ends(told, new), look="idle_row")

    def _places(self) -> EightPlaces:
        """Returns the places of the Doors in the night before the first game."""
        doors = [card for card in self.program.rules["base"].all_cards if card.kind == DOOR]
        return EightPlaces(doors=tuple(doors), cards=self.program.cards)

    def _notes_below(self) -> list[Piece]:
        say, notes = self.program.words.say, list[Piece]()
        if len(self._kinds) > 1 and not self._edition:
            told = say("All games are counted together here, streaks and records too.")
            notes.append((sentence("text.together", told, px=19), 0))
        if self.program.settings.counted_from:
            told = say("Games that were finished earlier are not counted here.")
            notes.append((sentence("text.anew", told, px=19), 0))
        return notes

    def _shelves(self) -> Sequence[Element]:
        say = self.program.words.say
        return [
            Button(
                f"button.shown.{key}",
                label=say(label),
                shown=key == self._shelf,
                act=partial(self._turn_to, key),
            )
            for key, (label, _, _) in SHELVES.items()
        ]

    def _ways(self, empty: bool) -> Sequence[Element]:
        say, reached = self.program.words.say, partial(self.program.ways.show, "achievements")
        undo = Button("button.undo_anew", label=say("Undo"), act=self._undo)
        return [
            *([undo] if self._undone is not None else []),
            Button(
                "button.achievements", label=say("Achievements"), primary=not empty, act=reached
            ),
            self.back(),
        ]

    def _editions(self) -> Sequence[Element]:
        """Returns the buttons that choose a kind of games, if several were played."""
        labels = {"": self.program.words.say("All games")}
        labels |= {key: label for key, (label, _) in self._kinds.items()}
        return [
            Button(
                f"button.edition.{key or 'all'}",
                label=label,
                shown=key == self._edition,
                act=partial(self._choose, key),
            )
            for key, label in labels.items()
            if len(labels) > 2
        ]

    def _uses(self) -> Sequence[Element]:
        """Returns the buttons for what can be done with the figures."""
        say, statistics = self.program.words.say, self._statistics
        anew = Button("button.anew", label=say("Count anew"), act=self._ask)
        if self.program.settings.counted_from:
            act = partial(self._count_after, 0)
            anew = Button("button.count_all", label=say("Count all games"), act=act)
        csv, json = statistics.export_csv, statistics.export_json
        return [
            Button("button.csv", label=say("Save as CSV"), act=partial(self._save, csv)),
            Button("button.json", label=say("Save as JSON"), act=partial(self._save, json)),
            anew,
        ]

    # What a press brings about

    def _turn_to(self, shelf: str) -> None:
        self.scroll(-self.laid.most)
        self._shelf, self._told = shelf, ""

    def _choose(self, edition: str) -> None:
        """Shows only games of this kind, or all games if the kind was shown already."""
        self._edition, self._told = ("" if edition == self._edition else edition), ""

    def _save(self, write: Callable[[Path, Words], Path]) -> None:
        """Saves the figures as a file, and tells where it lies."""
        words = self.program.words
        try:
            self._told = words.say("The figures are in {file}", file=write(exports_folder(), words))
        except Trouble as trouble:
            log.warning("export of the statistics: %s", trouble)
            self._told = words.trouble(trouble.why)

    def _ask(self) -> None:
        """Asks before counting begins anew."""

        def ask() -> tuple[str, Sequence[str], Button]:
            say = self.program.words.say
            told = [
                say("The figures will begin with the next game that is finished."),
                say("No game is deleted: all of them can be counted again at any time."),
            ]
            through = Button("button.go_on", label=say("Count anew"))
            return say("Start counting anew?"), told, through

        def begin() -> None:
            self._undone = self.program.settings.counted_from
            self._count_after(self._statistics.last_played())

        self.program.scene = question(self.program, self, "anew", ask, begin)

    def _count_after(self, played: int) -> None:
        """Counts only games later than the one with this number, or all games if it is 0."""
        say, settings = self.program.words.say, self.program.settings
        self.program.change(replace(settings, counted_from=played))
        self._told = say("Counted anew from now on.") if played else say("All games are counted.")
        self.focus = ""
        self.renew()

    def _undo(self) -> None:
        """Counts the games that were counted before counting began anew."""
        before, self._undone = self._undone or 0, None
        self._count_after(before)
