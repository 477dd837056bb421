"""The end of a game: won or lost, and why; of two players also what each has done."""

from __future__ import annotations

from typing import Any

import pygame

from game.rules.game import Game
from game.rules.view import View
from game.screen.controls.buttons import Button
from game.screen.look import palette
from game.screen.pages.menu import MenuScene
from game.screen.pages.result.player_columns import player_columns
from game.screen.pages.result.result_layout import ResultLayout, lay_out
from game.screen.scene import Program
from game.table import counting
from game.table.deeds import opened_by_key
from game.table.desk import Desk
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.motion.motions import CROSS_FADE, PAGE


class Result(MenuScene):
    """Lies over the table as it was left."""

    name = "result"

    def __init__(
        self,
        program: Program,
        game: Game,
        view: View,
        table: pygame.Surface,
        desk: Desk,
        unkept: str = "",
    ) -> None:
        words, seed, party = program.words, game.seed, desk.party

        def deal(seed: str | None = None) -> None:
            if party is None:
                program.games.new_game(seed)
            else:
                program.games.new_pair(party, seed)

        super().__init__(
            program,
            [
                (Button("button.new_game", words.say("New game"), primary=True), deal),
                (Button("button.same_deal", words.say("Same deal")), lambda: deal(seed)),
                (Button("button.title", words.say("Title")), program.show_title),
                (Button("button.quit", words.say("Quit")), program.quit),
            ],
            middle=(0, 0),
        )
        self._table = table
        veil = pygame.Surface(table.get_size(), pygame.SRCALPHA)
        veil.fill(palette.NIGHT)
        table.blit(veil, (0, 0))
        self._view = view
        self._fade = CROSS_FADE.fade if program.tempo.reduced else PAGE
        names = party.names if party else None
        self._told = words.result(view, game.defeat, names)
        self._columns = player_columns(game, view, party, words) if party else ()
        by_key = list(opened_by_key(game.log).values())
        alone = (
            words.doors_count(len(view.doors[0]), counting.door_total(view)),
            words.doors_opened(by_key.count(False), by_key.count(True)),
        )
        self._facts = (
            *(() if party else alone),
            words.cards_left(view.deck_count),
            words.turns(view.turn),
            *([words.rewinds(desk.rewinds)] if desk.rewinds else []),
            words.say("Seed: {seed}", seed=seed),
            *([unkept] if unkept else []),
        )

    def take_fade(self) -> float:
        """The page comes up over what the end of the game has left of the light."""
        fade, self._fade = self._fade, 0.0
        return fade

    def described(self) -> dict[str, Any]:
        return {"seat": self._view.seat, "pending": None, "result": self._view.result}

    @property
    def _page(self) -> ResultLayout:
        return lay_out(self._told, self._facts, self._columns, self.program.text, self.places)

    @property
    def foot(self) -> Rect:
        return self._page.foot

    def texts(self) -> list[Thing]:
        return self._page.things()

    def paint(self, surface: pygame.Surface) -> None:
        pygame.transform.smoothscale(self._table, surface.get_size(), surface)
        self._page.draw(surface)
        self.draw_buttons(surface)
