"""A finished game looked at again, once the adviser has thought about every choice in it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from time import perf_counter

import pygame

from game.players.advice import Slices
from game.players.review.kept_reviews import is_kept, reviewing
from game.players.review.review import LEAST, Review, Reviewing
from game.players.review.verdict import verdict
from game.rules.game import Game
from game.screen.look import icons
from game.screen.materials import foil
from game.screen.materials.wells import sink
from game.screen.pages.replay.better_marks import BetterMove
from game.screen.pages.replay.reviewed_replay import ReviewedReplay
from game.screen.pages.review.curve import Station, near
from game.screen.pages.review.reckoners import reckoner
from game.screen.pages.review.review_pieces import (
    CHOICE,
    CURVE,
    TURN,
    LuckAndChoices,
    ReviewPieces,
)
from game.screen.pages.statistics.charts import Spans, draw_bar, framed, invitation
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Bounded, Card, Column, Picture, Space
from game.screen.ui.element import Element, Kit, Leaf
from game.screen.ui.page import Page, Sheet
from game.screen.ui.words import Words
from game.table.layout.places import Rect
from game.table.saved_table import SavedTable

ALONG = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""Keys that go along the turns of the curve."""


@dataclass(frozen=True)
class Progress(Leaf):
    """A bar of which a `part` is done, 0 to 1."""

    part: float = 0.0

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return width, max(10.0, kit.px(16))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        sink(surface, kit.places, rect, rect.h / 2)
        if self.part > 0:
            filled = Rect(rect.x, rect.y, max(rect.h, rect.w * self.part), rect.h)
            draw_bar(kit, surface, filled, "gold")


class ReviewPage(Page):
    """Of a game that has this `number` in the journal, 0 if it has none. It is thought about a
    little in each frame; one that was kept is there at once, and what is thought by then is
    forgotten when one leaves. Turns and choices lead to the replay."""

    name = "review"
    place = "observatory"

    def __init__(
        self, program: Program, game: Game, desk: SavedTable, number: int, before: Scene
    ) -> None:
        super().__init__(program, before)
        player = reckoner(program.rules, game.rules.edition, game.state.seats)
        assert player is not None, "only then a review is offered"
        self._game, self._desk = game, desk
        self._done = 0.0
        """How much of it is thought about, from 0 to 1."""
        self._at = 0
        """Which station of the curve the keyboard is at."""
        kept = game, player, program.games.journal.reviews, number
        self._slices = Slices(self._follow(reviewing(*kept)), perf_counter)
        if is_kept(*kept):
            while not self._slices.advance(moves=False):
                pass
        self._look()

    def _follow(self, thinking: Reviewing) -> Generator[None, None, Review]:
        """Thinks on, and keeps how far that has come."""
        while True:
            try:
                self._done = next(thinking)
            except StopIteration as end:
                review: Review = end.value
                return review
            yield

    @property
    def thinks(self) -> bool:
        """Until the review is there."""
        return self._slices.result is None

    def advance(self, dt: float) -> None:
        """A little more is thought; the bar is drawn anew when it has grown by a hundredth."""
        if self.thinks:
            before = round(self._done * 100)
            if self._slices.advance(moves=False) or round(self._done * 100) != before:
                self._look()

    def _look(self) -> None:
        """Takes up what there is to be told by now, in the language that is spoken."""
        self.pieces: ReviewPieces | None = None
        """What the page shows, once the review is there."""
        self.stations: Sequence[Station] = ()
        """Stations of the curve, likewise."""
        review = self._slices.result
        if review is not None:
            program, rules = self.program, self.program.rules
            staging = rules.of(self._game.rules.edition).show
            self.pieces = ReviewPieces(program.words, review, self._game.log, staging)
            self.stations = tuple(self.pieces.stations())
        self.renew()

    def resized(self) -> None:
        self._look()
        super().resized()

    # What is on the page

    def build(self) -> Sheet:
        return Sheet(
            title=self.program.words.say("Review"),
            body=self._told(self.pieces) if self.pieces else self._thinking(),
            told=self._facts(),
            told_id="text.facts",
            feet=[self.back()],
            width=1560,
        )

    def _facts(self) -> str:
        words, state = self.program.words, self._game.state
        return "   ·   ".join(
            (
                words.say("Victory") if state.result == "won" else words.say("Defeat"),
                words.doors_count(len(state.doors(state.active)), self._game.rules.doors),
                words.turns(state.turn),
            )
        )

    def _thinking(self) -> Element:
        """Returns how far the review has come: a lamp, the words, and a bar under them."""
        say, plain = self.program.words.say, self.program.settings.high_contrast
        told = say("The adviser thinks about every choice of this game.")
        percent = say("{n}%", n=round(self._done * 100))
        ink = self.kit.theme.inks["strong"]
        lamp = Picture(
            wide=150,
            high=150,
            make=lambda px, _: icons.draw("hint", px, ink) if plain else foil.icon("hint", px),
        )
        lines = [
            Space(60),
            lamp,
            Words(words=told, role="body_italic", px=27, ink="strong", align="middle"),
            Bounded(Progress(part=self._done), most=720),
            Words(words=percent, role="number", px=17, ink="strong"),
        ]
        child = Column(lines, gap=20, align="middle")
        return Card(child, id="text.thinking", said=f"{told} {percent}", look=None)

    def _told(self, pieces: ReviewPieces) -> Element:
        """Returns the verdict, the curve, the balance and the choices that cost most."""
        words, program = self.program.words, self.program
        said = verdict(words, pieces.review)
        judged = Words("text.verdict", words=said, role="body_italic", px=25, ink="strong")
        curve = pieces.curve(self.stations, self._lit, self._show_station)
        balance = framed("balance", words.say("Luck and choices"), LuckAndChoices(pieces.balance()))
        choices = pieces.choices(program.cards, self._show)
        plain = program.settings.high_contrast
        heading: Element = Words(
            "text.choices", words=words.say("What cost most"), role="title", px=28, ink="title"
        )
        if not choices:
            heading = invitation("text.choices", words.say("No choice cost much."), plain)
        return Column([judged, Spans([(curve, 2), (balance, 1)]), heading, *choices], gap=12)

    def _lit(self) -> str:
        """Returns the key of the turn that is told of: the one pointed at, or in focus, or of a
        choice that is."""
        if not self.stations:
            return ""
        for key in (self._hover, self.focus):
            if key.startswith(TURN):
                return key
            if key.startswith(CHOICE):
                return near(self.stations, int(key.removeprefix(CHOICE))).key
        return self.stations[self._at].key if self.focus == CURVE else ""

    # What a press brings about

    def press(self, key: str) -> None:
        """A turn of the curve, or anything else."""
        if key.startswith(TURN):
            self.program.sound.ring("press")
            self._show(self.stations[int(key.removeprefix(TURN))].at)
        else:
            super().press(key)

    def _show_station(self) -> None:
        """Shows the turn of the curve that the keyboard is at."""
        self._show(self.stations[self._at].at)

    def _show(self, at: int) -> None:
        """Leads to the replay, after the event of this number."""
        review = self._slices.result
        dear = [one for one in review.judged if one.cost >= LEAST] if review else []
        better = {one.at: BetterMove(one.view, one.played, one.better) for one in dear}
        replay = ReviewedReplay(self.program, self._game, self._desk, self, at, better)
        self.program.cut_to(replay)

    def key(self, event: pygame.Event) -> None:
        """On the curve left and right go along its turns."""
        if self.focus == CURVE and self.stations and event.key in ALONG:
            last = len(self.stations) - 1
            self._at = min(last, max(0, self._at + ALONG[event.key]))
            self.changed = True
        else:
            super().key(event)
