"""The end of a game: won or lost, and why; of two players also what each has done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.rules.game import Game
from game.rules.view import View
from game.screen.controls.buttons import Button
from game.screen.pages.menu import BACK, Entry, MenuScene
from game.screen.pages.result.door_figures import door_figures
from game.screen.pages.result.inks import LAMP, inks_of
from game.screen.pages.result.losses_row import losses_row
from game.screen.pages.result.pair_record import pair_record, pair_tally
from game.screen.pages.result.player_columns import player_columns
from game.screen.pages.result.result_layout import ResultLayout, Told, lay_out
from game.screen.scene import Program, Scene
from game.screen.sheet import Canvas
from game.table import counting
from game.table.deeds import openings, ways
from game.table.desk import Desk
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.motion.motions import PAGE

TITLE = "button.title"


class Result(MenuScene):
    """Lies on the dawn, or under the last lamp. `look` leads to the table, with the panel of a
    name or with none, and from there back to this page. `before` is the page where a finished
    game was looked up, to which one goes back."""

    name = "result"
    most_rows = 2

    def __init__(
        self,
        program: Program,
        game: Game,
        view: View,
        desk: Desk,
        look: Callable[[Scene, str], None],
        unkept: str = "",
        before: Scene | None = None,
    ) -> None:
        super().__init__(program, [], middle=(0, 0))
        self._game = game
        self._view = view
        self._desk = desk
        self._look = look
        self._unkept = unkept
        self._before = before
        self._inks = inks_of(view.result == "won", program.cards.faces.flat)
        self.silver = self._inks is LAMP
        self._picture = self._take_picture()
        self._fade = PAGE
        self._tally = None
        if desk.party and not unkept:  # else the tally would lack this very game
            journal, edition = program.games.journal, game.rules.edition
            self._tally = pair_tally(journal, edition, desk.party, program.words)
        self._tell()

    def _tell(self) -> None:
        """All that is said, in the language that is spoken."""
        self._laid: ResultLayout | None = None
        words, game, view, desk = self.program.words, self._game, self._view, self._desk
        party = desk.party
        self._entries = self._ways()
        heading, why = words.result(view, game.defeat, party.names if party else None)
        record = pair_record(words, party, self._tally) if party and self._tally else ""
        staging = self.program.rules.table
        self._columns = player_columns(game, view, party, words, staging) if party else ()
        self._doors = door_figures(game, view, words, staging)
        seats = [] if party else [0]
        self._losses = losses_row(game, seats, words, staging, view.deck_count or None)
        opened = ways(openings(game), staging)
        alone = (
            words.doors_count(len(view.doors[0]), counting.door_total(view)),
            words.doors_opened(opened["trio"], opened["key"]),
        )
        facts = (
            *(() if party else alone),
            words.cards_left(view.deck_count),
            words.turns(view.turn),
            *([words.rewinds(desk.rewinds)] if desk.rewinds else []),
            words.say("Seed: {seed}", seed=game.seed),
            *([self._unkept] if self._unkept else []),
        )
        self._told = Told(heading, why, facts, record)

    def _take_picture(self) -> pygame.Surface | None:
        """What lies behind the page; none where nothing is to adorn it."""
        inks, program = self._inks, self.program
        return program.grounds.take(inks.picture, program.size) if inks.picture else None

    def _ways(self) -> list[Entry]:
        """Another game, the same deal, one step back, what there is to look at, and out."""
        say, program, before = self.program.words.say, self.program, self._before
        back: Entry
        if before is None:
            back = Button(TITLE, say("Title"), hint=say("Esc")), program.show_title
        else:
            back = Button(BACK, say("Back"), hint=say("Esc")), partial(program.back_to, before)
        self.escape = back[0].id
        return [
            (Button("button.new_game", say("New game"), primary=True), self._deal),
            (Button("button.same_deal", say("Same deal")), partial(self._deal, self._game.seed)),
            back,
            (Button("button.look", say("Look at the table")), partial(self._look, self, "")),
            (Button("button.log", say("Log")), partial(self._look, self, "log")),
            (Button("button.quit", say("Quit")), program.quit),
        ]

    def _deal(self, seed: str | None = None) -> None:
        party, games, edition = self._desk.party, self.program.games, self._game.rules.edition
        if party is None:
            games.new_game(seed, edition)
        else:
            games.new_pair(party, seed, edition)

    def resized(self) -> None:
        super().resized()
        self._inks = inks_of(self._view.result == "won", self.program.cards.faces.flat)
        self.silver = self._inks is LAMP
        self._picture = self._take_picture()
        self._tell()

    def take_fade(self) -> float:
        """The page comes up over what the end of the game has left of the light."""
        fade, self._fade = self._fade, 0.0
        return fade

    def described(self) -> dict[str, Any]:
        return {"seat": self._view.seat, "pending": None, "result": self._view.result}

    @property
    def _page(self) -> ResultLayout:
        if self._laid is None:
            told = self._told, self._columns, self._doors, self._losses
            page = ResultLayout(*told, self.program.text, self.places, self._inks)
            self._laid = lay_out(page)
        return self._laid

    @property
    def foot(self) -> Rect:
        return self._page.foot

    def texts(self) -> list[Thing]:
        return self._page.things()

    def paint(self, surface: Canvas) -> None:
        if self._picture is None:
            surface.fill(self._inks.ground)
        else:
            surface.blit(self._picture, (0, 0))
        self._page.draw(surface, self.program.cards)
        self.draw_buttons(surface)
