"""The end of a game: won or lost, and why; for two players also what each has done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.rules.game import Game
from game.rules.view import View
from game.screen.pages.menu import BACK, Entry, MenuScene, across, gap
from game.screen.pages.result.defeat_told import defeat_told, hopeless_turn
from game.screen.pages.result.door_figures import door_figures
from game.screen.pages.result.going_on import NEW_GAME, deal_again, deal_told, next_game
from game.screen.pages.result.inks import LAMP, inks_of
from game.screen.pages.result.losses_row import losses_row
from game.screen.pages.result.pair_record import pair_record, pair_tally
from game.screen.pages.result.player_columns import player_columns
from game.screen.pages.result.reached_row import (
    coming_seals,
    reached_row,
    set_seals,
    told_plaques,
)
from game.screen.pages.result.result_layout import MARGIN, ResultLayout, lay_out
from game.screen.pages.result.told_lines import Told
from game.screen.pages.result.what_came import apart_line, record_line, what_came
from game.screen.pages.review.reckoners import reckoner, unreviewed
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.table import counting
from game.table.asking.buttons import Button
from game.table.deeds import openings, ways, ways_told
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.motion.motions import PAGE
from game.table.motion.tempo import INSTANT
from game.table.saved_table import SavedTable
from game.words import msgid

TITLE, REVIEW = "button.title", "button.review"
MAIN = 340
"""Width of the main button above the others, by the design."""
LABELS = {
    "button.same_deal": msgid("Same deal"),
    "button.share": msgid("Share"),
    TITLE: msgid("Title"),
    "button.look": msgid("Look at the table"),
    "button.replay": msgid("Replay"),
    REVIEW: msgid("Review"),
    "button.log": msgid("Log"),
    "button.quit": msgid("Quit"),
    BACK: msgid("Back"),
}
LOOKED_UP = "button.same_deal", "button.share", "button.replay", REVIEW
"""Buttons that a game from the journal has, too."""


class Result(MenuScene):
    """Shows the result on the dawn, or under the last lamp. `look` leads to the table and back to
    this page; it is given the name of a panel to open, or an empty one. `before` is the table of a
    game from the journal, to which Back leads."""

    name = "result"
    most_rows = 2

    def __init__(
        self,
        program: Program,
        game: Game,
        view: View,
        desk: SavedTable,
        look: Callable[[Scene, str], None],
        unkept: str = "",
        number: int = 0,
        before: Scene | None = None,
    ) -> None:
        super().__init__(program, [], middle=(0, 0))
        self._game = game
        self._view = view
        self._desk = desk
        self._look = look
        self._unkept, self._number = unkept, number
        self._before = before
        self._inks = inks_of(view.result == "won", program.cards.faces.flat)
        self.silver = self._inks is LAMP
        self._fade = PAGE
        self._tally = None
        if desk.party and not unkept:  # an unkept game would be missing from the tally
            edition, after = game.rules.edition, program.settings.counted_from
            self._tally = pair_tally(
                program.games.journal, program.rules, edition, desk.party, program.words, after
            )
        self._changes = None if unkept else what_came(program, number)
        lost = view.result == "lost"
        self._hopeless = hopeless_turn(game, program.words) if lost else None
        self._since = 0.0
        """Seconds since the page appeared."""
        self._tell()

    def _tell(self) -> None:
        """Prepares all sentences in the current language."""
        self._laid: ResultLayout | None = None
        words, game, view, desk = self.program.words, self._game, self._view, self._desk
        party = desk.party
        self._entries = self._ways()
        heading, why = words.result(view, game.defeat, party.names if party else None)
        changes = self._changes
        if party:
            record = pair_record(words, party, self._tally) if self._tally else ""
        else:  # the line tells how things stand now, not after an older game
            record = "" if self._before else record_line(words, changes)
        imported = changes is not None and "imported" in changes.game.apart
        apart = apart_line(words, desk, imported)
        staging = self.program.rules.of(game.rules.edition).show
        self._columns = player_columns(game, view, party, words, staging) if party else ()
        self._doors = door_figures(game, view, words, staging)
        if view.result == "lost":
            why = " ".join([why, *defeat_told(words, game, self._doors, self._hopeless)])
        own = ([], None) if party else ([0], view.deck_count or None)
        self._losses = losses_row(game, own[0], words, staging, own[1])
        opened = ways(openings(game), staging)
        alone = (
            words.doors_count(len(view.doors[0]), counting.door_total(view)),
            ways_told(opened, words, staging),
        )
        facts = (
            *(() if party else alone),
            words.cards_left(view.deck_count),
            words.turns(view.turn),
            *([words.duration(desk.seconds)] if desk.seconds else []),
            deal_told(self.program, game),
            *filter(None, [unreviewed(words, self.program.rules, game.rules.edition, view.seats)]),
            *([self._unkept] if self._unkept else []),
        )
        self._told = Told(heading, why, facts, record, apart)
        self._reached = reached_row(changes.reached if changes else (), words)
        moves = self._reached.moves if self.program.tempo.speed != INSTANT else 0.0
        self.busy = self._since < moves

    def _ways(self) -> list[Entry]:
        """Returns the buttons: first the next game, then the quieter ones. The result of a game
        from the journal leads back to its table."""
        say, program, look = self.program.words.say, self.program, self._look
        played = program, self._game, self._desk
        ways: dict[str, Callable[[], None]] = {
            "button.same_deal": partial(deal_again, *played, self._game.seed),
            "button.share": partial(program.ways.share, self._game),
            TITLE: program.ways.title,
            "button.look": partial(look, self, ""),
            "button.replay": partial(program.ways.replay, self._game, self._desk, self),
            REVIEW: partial(program.ways.review, self._game, self._desk, self._number, self),
            "button.log": partial(look, self, "log"),
            "button.quit": program.quit,
        }
        if not reckoner(program.rules, self._game.rules.edition, self._game.state.seats):
            del ways[REVIEW]
        if self._before is not None:
            back = partial(program.back_to, self._before)
            ways = {key: ways[key] for key in LOOKED_UP if key in ways} | {BACK: back}
        self.escape = TITLE if self._before is None else BACK
        hints = {self.escape: say("Esc")}
        made = (
            (Button(key, say(LABELS[key]), hint=hints.get(key, ""), quiet=True), ways[key])
            for key in ways
        )
        return [next_game(*played, self), *made]

    def resized(self) -> None:
        super().resized()
        self._inks = inks_of(self._view.result == "won", self.program.cards.faces.flat)
        self.silver = self._inks is LAMP
        self._tell()

    def take_fade(self) -> float:
        """Returns the seconds in which the page fades in over the end of the game, once; 0 after
        that."""
        fade, self._fade = self._fade, 0.0
        return fade

    def described(self) -> dict[str, Any]:
        return {"seat": self._view.seat, "pending": None, "result": self._view.result}

    @property
    def _page(self) -> ResultLayout:
        if self._laid is None:
            told = self._told, self._columns, self._doors, self._losses, self._reached
            places = self.places
            wanted = across(self._sized(places.letters)[1:], gap(places))
            page = ResultLayout(
                *told,
                self.program.text,
                places,
                self._inks,
                whole=places,
                room_for_buttons=min(wanted + 2 * places.px(MARGIN), places.size[0] - 16),
            )
            self._laid = lay_out(page)
        return self._laid

    # How the seals are set

    def settle(self) -> None:
        """Sets all seals at once."""
        self.advance(self._reached.moves)

    def advance(self, dt: float) -> None:
        self._since += dt
        if self.busy and self._since >= self._reached.moves:
            self.busy, self.changed = False, True

    def sprites(self) -> list[Image]:
        if not self.busy:
            return []
        travels, flat = self.program.tempo.travels, self.program.cards.faces.flat
        return [*coming_seals(self._page.plaques, flat, self._since, travels)]

    def key(self, event: pygame.Event) -> None:
        self.settle()
        super().key(event)

    @property
    def foot(self) -> Rect:
        """The room of the buttons: as wide as the page, so that the quieter ones fit in a row."""
        page = self._page
        return Rect.around(page.foot.centre, page.panel.w - 16, page.foot.h)

    def _rows(self, letters: float, apart: float, room: float) -> list[list[Button]]:
        """Returns the main button above a row of all others. Where these have no room in a row, it
        is the first button of as many rows as they need."""
        main, *others = self._sized(letters)
        if across(others, apart) <= room:
            wide = max(main.rect.w, self.places.px(MAIN))
            return [[replace(main, rect=replace(main.rect, w=wide))], others]
        return super()._rows(letters, apart, room)

    def things(self) -> list[Thing]:
        """Returns what can be read and pressed. The button to another game of two says who
        starts."""
        party, things = self._desk.party, super().things()
        if not party:
            return things
        begins = party.names[1 - self._game.state.first_seat]
        told = self.program.words.say(
            "A new deal for the two of you. {player} begins.", player=begins
        )
        return [replace(one, hint=told) if one.id == NEW_GAME else one for one in things]

    def texts(self) -> list[Thing]:
        page = self._page
        return [*page.things(), *told_plaques(page.plaques, self.program.words)]

    def paint(self, surface: Canvas) -> None:
        inks, program = self._inks, self.program
        if inks.picture:
            surface.blit(program.grounds.only(inks.picture, program.size), (0, 0))
        else:
            surface.fill(inks.ground)
        self._page.draw(surface, program.cards)
        # All cards of this page are small. Pictures of cards as they are read take four times as
        # much memory.
        program.cards.faces.let_go()
        if not self.busy:
            for picture, at in set_seals(self._page.plaques, self.program.cards.faces.flat):
                surface.blit(picture, at)
        self.draw_buttons(surface)
