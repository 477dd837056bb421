"""The end of a game: won or lost, and why; of two players also what each has done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.rules.game import Game
from game.rules.view import View
from game.screen import palette
from game.screen.scenes.menu import MenuScene
from game.screen.shares import shares
from game.screen.widgets import Button, draw_panel
from game.table.deeds import opened_by_key
from game.table.desk import ALONE as EMPTY_DESK
from game.table.desk import Desk
from game.table.places import Places, Point, Rect
from game.table.things import Thing

if TYPE_CHECKING:
    from game.screen.app import App


@dataclass(frozen=True)
class Page:
    """Where its parts are, by the design: the corners of the panel, the height of each line."""

    corners: tuple[Point, Point]
    heading: float
    why: float
    facts: float
    buttons: float
    room: float
    """Width of the lines."""


ALONE = Page(((400, 320), (1520, 800)), heading=420, why=520, facts=590, buttons=720, room=1060)
TOGETHER = Page(((290, 170), (1630, 910)), heading=258, why=346, facts=762, buttons=840, room=1260)


class Result(MenuScene):
    """Lies over the table as it was left."""

    name = "result"

    def __init__(
        self, app: App, game: Game, view: View, table: pygame.Surface, desk: Desk = EMPTY_DESK
    ) -> None:
        words, seed, party = app.words, game.seed, desk.party

        def deal(seed: str | None = None) -> None:
            if party is None:
                app.new_game(seed)
            else:
                app.new_pair(party, seed)

        self._page = TOGETHER if party else ALONE
        super().__init__(
            app,
            [
                (Button("button.new_game", words.say("New game"), primary=True), deal),
                (Button("button.same_deal", words.say("Same deal")), lambda: deal(seed)),
                (Button("button.title", words.say("Title")), app.show_title),
                (Button("button.quit", words.say("Quit")), app.quit),
            ],
            middle=(960, self._page.buttons),
        )
        self._table = table
        self._view = view
        names = party.names if party else None
        self._heading, self._why = words.result(view, game.defeat, names)
        self._shares = shares(game, view, party, words) if party else ()
        by_key = list(opened_by_key(game.log).values())
        alone = (
            words.doors_count(len(view.doors[0]), view.door_total),
            words.doors_opened(by_key.count(False), by_key.count(True)),
        )
        self._facts = (
            *(() if party else alone),
            words.cards_left(view.deck_count),
            words.turns(view.turn),
            *([words.rewinds(desk.rewinds)] if desk.rewinds else []),
            words.say("Seed: {seed}", seed=seed),
        )

    def described(self) -> dict[str, Any]:
        return {"seat": self._view.seat, "pending": None, "result": self._view.result}

    def _lines(self, places: Places) -> list[tuple[str, str, int, palette.Colour, Point]]:
        """Every line across the page: id, words, height, colour, middle."""
        page, facts = self._page, "   ·   ".join(self._facts)
        heading, why = places.text(76), places.text(26)
        return [
            (
                "text.result",
                self._heading,
                heading,
                palette.GOLD_TEXT,
                places.at(960, page.heading),
            ),
            ("text.reason", self._why, why, palette.IVORY, places.at(960, page.why)),
            ("text.facts", facts, places.text(21), palette.BODY, places.at(960, page.facts)),
        ]

    def texts(self) -> list[Thing]:
        places = self.places
        lines = [
            Thing(key, "text", words, Rect.around(centre, places.px(self._page.room), px * 1.3))
            for key, words, px, _, centre in self._lines(places)
        ]
        return [*lines, *(thing for share in self._shares for thing in share.things(places))]

    def paint(self, surface: pygame.Surface) -> None:
        places, page = self.places, self._page
        pygame.transform.smoothscale(self._table, surface.get_size(), surface)
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(palette.NIGHT)
        surface.blit(veil, (0, 0))
        (left, top), (right, bottom) = (places.at(*corner) for corner in page.corners)
        draw_panel(surface, Rect(left, top, right - left, bottom - top), places)
        for key, words, px, colour, centre in self._lines(places):
            role = "title" if key == "text.result" else "body"
            line = self.app.text.fitted(words, role, px, colour, places.px(page.room))
            surface.blit(line, line.get_rect(center=(round(centre[0]), round(centre[1]))))
        for share in self._shares:
            share.draw(surface, self.app.text, places)
        self.draw_buttons(surface)
