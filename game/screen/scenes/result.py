"""The end of a game: won or lost, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.rules.game import Game
from game.rules.view import View
from game.screen import palette
from game.screen.scenes.menu import MenuScene
from game.screen.widgets import Button, draw_panel
from game.table.chronicle import opened_by_key
from game.table.places import Places, Point, Rect
from game.table.things import Thing

if TYPE_CHECKING:
    from game.screen.app import App

ROOM = 1060
"""Width of the lines, by the design."""


class Result(MenuScene):
    """Lies over the table as it was left."""

    name = "result"

    def __init__(self, app: App, game: Game, view: View, table: pygame.Surface) -> None:
        words, seed = app.words, game.seed
        super().__init__(
            app,
            [
                (Button("button.new_game", words.say("New game"), primary=True), app.new_game),
                (Button("button.same_deal", words.say("Same deal")), lambda: app.new_game(seed)),
                (Button("button.title", words.say("Title")), app.show_title),
                (Button("button.quit", words.say("Quit")), app.quit),
            ],
            middle=(960, 720),
        )
        self._table = table
        self._view = view
        self._heading, self._why = words.result(view, game.defeat)
        by_key = list(opened_by_key(game.log).values())
        self._facts = (
            words.doors_count(len(view.doors[0]), view.door_total),
            words.doors_opened(by_key.count(False), by_key.count(True)),
            words.cards_left(view.deck_count),
            words.turns(view.turn),
            words.say("Seed: {seed}", seed=seed),
        )

    def described(self) -> dict[str, Any]:
        return {"seat": self._view.seat, "pending": None, "result": self._view.result}

    def _lines(self, places: Places) -> list[tuple[str, str, int, palette.Colour, Point]]:
        """Every line of the page: id, words, height, colour, middle."""
        facts = "   ·   ".join(self._facts)
        return [
            ("text.result", self._heading, places.text(76), palette.GOLD_TEXT, places.at(960, 420)),
            ("text.reason", self._why, places.text(26), palette.IVORY, places.at(960, 520)),
            ("text.facts", facts, places.text(21), palette.BODY, places.at(960, 590)),
        ]

    def texts(self) -> list[Thing]:
        return [
            Thing(key, "text", words, Rect.around(centre, self.places.px(ROOM), px * 1.3))
            for key, words, px, _, centre in self._lines(self.places)
        ]

    def paint(self, surface: pygame.Surface) -> None:
        places = self.places
        pygame.transform.smoothscale(self._table, surface.get_size(), surface)
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(palette.NIGHT)
        surface.blit(veil, (0, 0))
        (left, top), (right, bottom) = places.at(400, 320), places.at(1520, 800)
        draw_panel(surface, Rect(left, top, right - left, bottom - top), places)
        for key, words, px, colour, centre in self._lines(places):
            role = "title" if key == "text.result" else "body"
            line = self.app.text.fitted(words, role, px, colour, places.px(ROOM))
            surface.blit(line, line.get_rect(center=(round(centre[0]), round(centre[1]))))
        self.draw_buttons(surface)
