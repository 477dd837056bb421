"""The replay of a game: it is played, stopped, stepped through, and turned to any event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import pygame

from game.rules.game import Game
from game.screen.pages.replay.better_marks import BetterMove
from game.screen.pages.replay.branch_question import branch_question
from game.screen.pages.replay.paper_page import PaperPage
from game.screen.pages.replay.replayed_table import ReplayedTable
from game.screen.pages.replay.transport import (
    BRANCH,
    KEYS,
    LOG,
    PLAY,
    SPEED,
    SPEEDS,
    STEPS,
    Step,
    step_buttons,
)
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.table.asking.book_button import BOOK
from game.screen.ui.buttons import Button
from game.screen.ui.sheet_layout import BACK
from game.table.asking.buttons import Button as TableButton
from game.table.layout.arrangement import Arrangement
from game.table.replay import RATES, Playback, Recording
from game.table.saved_table import SavedTable
from game.words import msgid

ONWARD = "button.onward"
"""The button that leads to the next better move to be found."""


class Replay(PaperPage):
    """Shows `game` from the event of number `at` on; `desk` says who played. Back leads to the
    scene `before`, or to the title. After a review, `better` holds what would have been better at
    the decisions after the events of these numbers, and `onward` leads to the next one that the
    player is to find."""

    name, way_out = "replay", "Back"
    keys, speeds = KEYS, SPEEDS

    def __init__(
        self,
        program: Program,
        game: Game,
        desk: SavedTable,
        before: Scene | None,
        at: int = 0,
        better: Mapping[int, BetterMove] | None = None,
        onward: Callable[[], None] | None = None,
    ) -> None:
        self._game, self._desk = game, desk
        party, staging = desk.party, program.rules.of(game.rules.edition).show
        recording = Recording(game, party.manner if party else "open", staging)
        arrangement = Arrangement(
            fixed=bool(party and party.fixed),
            letters=program.letters,
            left_handed=program.settings.left_handed,
        )
        playback = Playback(recording, program.size, program.tempo, arrangement, staging, at)
        table = ReplayedTable(program, game, party, playback, better, desk.sleepwalks)
        super().__init__(program, playback, table, party)
        self._before, self._onward = before, onward
        self._played = False
        """True if the replay was playing when something was pressed."""
        self.resized()
        self.turn_to(self.playback.at)

    def title(self) -> str:
        return self.program.words.say("REPLAY")

    def bar_buttons(self) -> Sequence[TableButton]:
        return step_buttons(self.program.words, self.playback)

    def ribbon_buttons(self) -> Iterator[Button]:
        """Yields the ways to the next better move; into a new game, if this one is over and asked
        for any decision; to the log; and back."""
        say = self.program.words.say
        if self._onward is not None:
            yield Button(ONWARD, label=say("Next"), primary=True, act=self._onward)
        if self.recording.over and self.recording.decisions:
            yield Button(BRANCH, label=say("Play on from here"), act=self._ask_to_play_on)
        yield Button(LOG, label=say("Log"), act=self.leaf.toggle_log)
        yield Button(
            BACK, label=say(self.way_out), key=self.program.words.key("back"), act=self._leave
        )

    def _leave(self) -> None:
        if self._before is not None:
            self.program.back_to(self._before)
        else:
            self.program.ways.title()

    # What is done

    def settle(self) -> None:
        """Stops the replay, as something is pressed."""
        self._played = self.playback.playing
        self.playback.stop()
        self.table.turned()
        self.renew()

    def resized(self) -> None:
        """Lays everything out anew, as the window or a setting has changed."""
        self.playback.pause()
        super().resized()

    def do(self, key: str) -> None:
        played, self._played = self._played, False
        if key in STEPS:
            self._take(STEPS[key])
        elif key == SPEED:
            self.playback.set_rate(RATES[(RATES.index(self.playback.rate) + 1) % len(RATES)])
        elif key == LOG:
            self.leaf.toggle_log()
        elif key == BRANCH:
            self._ask_to_play_on()
        elif key == BACK:
            self._leave()
        elif key == ONWARD and self._onward is not None:
            self._onward()
        elif key == BOOK:
            self.program.ways.book()
        if (key == PLAY and not played) or (key == SPEED and played):
            self.playback.play()

    def _take(self, step: Step) -> None:
        """Takes a step. What leads up to the next event or decision is shown; all other steps
        jump."""
        stops = step.stops(self.recording)
        if step.on and step.shows:
            self.playback.show_next(stops)
        else:
            self.playback.turn(stops, step.on)
        self.table.turned()
        self.leaf.follow()

    def _ask_to_play_on(self) -> None:
        at = self.recording.begins_from(self.playback.at)
        if at is not None and self.recording.over:
            branch = partial(self.program.games.branch, self._game, self._desk, at)
            self.turn_to(at)
            view, party = self.recording.frames[at][1], self._desk.party
            self.program.scene = branch_question(self.program, self, view, party, branch)

    def key(self, event: pygame.Event) -> None:
        """Takes up a key. It stops the replay, unless it is one that steps."""
        if KEYS.get(event.key) not in STEPS:
            self.settle()
        super().key(event)


class FileReplay(Replay):
    """The replay of a file with which the program was started. It plays at once, and Back ends the
    program, as the game is in no journal."""

    way_out = msgid("Quit")

    def __init__(self, program: Program, game: Game, desk: SavedTable) -> None:
        super().__init__(program, game, desk, None)
        self.playback.play()

    def _leave(self) -> None:
        self.program.quit()
