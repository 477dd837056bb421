"""The replay of a game: it is played, stopped, stepped through, and turned to any event."""

from __future__ import annotations

from functools import partial

import pygame

from game.rules.game import Game
from game.screen.pages.menu import BACK
from game.screen.pages.replay.branch_question import branch_question
from game.screen.pages.replay.old_paper import About
from game.screen.pages.replay.paper_page import PaperPage
from game.screen.pages.replay.replayed_table import ReplayedTable
from game.screen.pages.replay.timeline import Timeline
from game.screen.pages.replay.transport import (
    BRANCH,
    KEYS,
    LOG,
    PLAY,
    SPEED,
    STEPS,
    Step,
    bar_buttons,
    ribbon_buttons,
)
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.table.asking.book_button import BOOK
from game.table.layout.arrangement import Arrangement
from game.table.replay import RATES, Playback, Recording
from game.table.saved_table import SavedTable


class Replay(PaperPage):
    """Shows `game` from the event of number `at` on; `desk` says who played. Back leads to the
    scene `before`, or to the title."""

    name, way_out = "replay", "Back"
    stops, keys = len(STEPS) + 1, KEYS

    def __init__(
        self, program: Program, game: Game, desk: SavedTable, before: Scene | None, at: int = 0
    ) -> None:
        self._game, self._desk = game, desk
        self._back = partial(program.back_to, before) if before else program.ways.title
        party, staging = desk.party, program.rules.of(game.rules.edition).show
        recording = Recording(game, party.manner if party else "open", staging)
        arrangement = Arrangement(fixed=bool(party and party.fixed), letters=program.letters)
        playback = Playback(recording, program.size, program.tempo, arrangement, staging, at)
        super().__init__(program, playback, ReplayedTable(program, game, party, playback), party)
        self._played = False
        """Whether the replay was playing when something was pressed."""
        self.resized()
        self.turn_to(self.playback.at)

    @property
    def _about(self) -> About:
        words, text, layout = self.program.words, self.program.text, self._layout
        names = self._desk.party.names if self._desk.party else None
        bar = bar_buttons(words, text, layout, self.playback)
        line = Timeline(self.recording, layout.line(bar[-1].rect.w), layout.places, names)
        ribbon = ribbon_buttons(words, text, layout, self.recording, self.way_out)
        told = words.say("REPLAY"), self._table.heading
        return About(layout, *told, bar, ribbon, line)

    # What is done

    def settle(self) -> None:
        """Stops the replay, as something is pressed."""
        self._played = self.playback.playing
        self.playback.stop()
        self._table.turned()
        self.changed = True

    def resized(self) -> None:
        """Lays the table out anew, as the window or a setting has changed."""
        layout = self._layout
        self.playback.pause()
        self.playback.set_tempo(self.program.tempo)
        self.playback.director.resize(layout.table, self.program.letters, above=layout.above)
        self._table.turned()
        self.changed = True

    def _press(self, key: str) -> None:
        self.program.sound.ring("press")
        played, self._played = self._played, False
        if key in STEPS:
            self._step(STEPS[key])
        elif key == SPEED:
            self.playback.set_rate(RATES[(RATES.index(self.playback.rate) + 1) % len(RATES)])
        elif key == LOG:
            self._leaf.toggle_log()
        elif key == BRANCH:
            self._ask_to_play_on()
        elif key == BACK:
            self._back()
        elif key == BOOK:
            self.program.ways.book()
        if (key == PLAY and not played) or (key == SPEED and played):
            self.playback.play()

    def _step(self, step: Step) -> None:
        """Takes a step. What leads up to the next event or decision is shown; all other steps
        jump."""
        stops = step.stops(self.recording)
        if step.on and step.shows:
            self.playback.show_next(stops)
        else:
            self.playback.turn(stops, step.on)
        self._table.turned()
        self._leaf.follow()

    def _ask_to_play_on(self) -> None:
        at = self.recording.begins_from(self.playback.at)
        if at is not None and self.recording.over:
            branch = partial(self.program.games.branch, self._game, self._desk, at)
            self.turn_to(at)
            view, party = self.recording.frames[at][1], self._desk.party
            self.program.scene = branch_question(self.program, self, view, party, branch)

    # The keyboard

    def key(self, event: pygame.Event) -> None:
        """Takes up a key. It stops the replay, unless it is one that steps."""
        if KEYS.get(event.key) not in STEPS:
            self.settle()
        super().key(event)
