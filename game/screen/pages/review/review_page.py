"""A finished game looked at again, once the adviser has thought about every choice in it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from time import perf_counter

import pygame

from game.players.advice import Slices
from game.players.review.kept_reviews import is_kept, reviewing
from game.players.review.review import LEAST, Review, Reviewing
from game.players.review.verdict import verdict
from game.rules.game import Game
from game.screen.controls.focus_ring import draw_focus
from game.screen.look import palette
from game.screen.pages.games.list_layout import Note
from game.screen.pages.menu import BACK
from game.screen.pages.replay.better_marks import BetterMove
from game.screen.pages.replay.reviewed_replay import ReviewedReplay
from game.screen.pages.review.chance_curve import near
from game.screen.pages.review.reckoners import reckoner
from game.screen.pages.review.review_layout import Heading, ReviewSheet
from game.screen.pages.review.review_pieces import CHOICE, TURN, ReviewPieces
from game.screen.pages.review.thinking_bar import ThinkingBar
from game.screen.pages.scrolled_page import ScrolledPage
from game.screen.pages.statistics.pens import Pens
from game.screen.pages.statistics.statistics_layout import Invitation
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.saved_table import SavedTable

CURVE = "button.curve"
"""The curve as the keyboard reaches it: left and right go along its turns."""
TITLE_PX, VERDICT_PX, FACTS_PX = 40, 25, 19
"""Heights of letters by the design."""
ALONG = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class ReviewPage(ScrolledPage):
    """Of a game that has this `number` in the journal, 0 if it has none. It is thought about a
    little in each frame; one that was kept is there at once, and what is thought by then is
    forgotten when one leaves. Turns and choices lead to the replay."""

    name = "review"
    vignette = "observatory"

    def __init__(
        self,
        program: Program,
        game: Game,
        desk: SavedTable,
        number: int,
        before: Scene,
    ) -> None:
        super().__init__(program, before)
        player = reckoner(program.rules, game.rules.edition, game.state.seats)
        assert player is not None, "only then a review is offered"
        self._game, self._desk = game, desk
        self._done = 0.0
        """How much of it is thought about, from 0 to 1."""
        self._sheet: ReviewSheet | None = None
        self._at = 0
        """Which station of the curve the keyboard is at."""
        kept = game, player, program.games.journal.reviews, number
        self._slices = Slices(self._follow(reviewing(*kept)), perf_counter)
        if is_kept(*kept):
            while not self._slices.advance(moves=False):
                pass
        self._look()

    def _follow(self, thinking: Reviewing) -> Generator[None, None, Review]:
        """The same, and how far it has come is known."""
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
        return self._sheet is None

    def advance(self, dt: float) -> None:
        """A little more is thought; the bar is drawn anew when it has grown by a hundredth."""
        if self._sheet is None:
            before = round(self._done * 100)
            if self._slices.advance(moves=False) or round(self._done * 100) != before:
                self._look()

    def resized(self) -> None:
        super().resized()
        self._look()

    # What is on the page

    @property
    def _pens(self) -> Pens:
        program = self.program
        return Pens(program.text, self.places, program.settings.high_contrast)

    def _look(self) -> None:
        """Lays out what there is to be told by now."""
        back = Button(BACK, self.program.words.say("Back"), hint=self.program.words.say("Esc"))
        self._feet = self._page.at_end([back], self._page.foot)
        self._entries = [(back, self._leave)]
        sheet = self._sheet = self._laid_out()
        if sheet is None:
            self._parts = ()
        else:
            curve = Button(CURVE, sheet.curve.title, sheet.curve_at)
            self._parts = (curve, *sheet.buttons())
        self._look_at(int(sheet.high) if sheet else 0.0)

    def _laid_out(self) -> ReviewSheet | None:
        """All of the review; None while it is thought about."""
        review, words, room = self._slices.result, self.program.words, self._room
        if review is None:
            return None
        staging = self.program.rules.of(self._game.rules.edition).show
        pieces = ReviewPieces(words, review, self._game.log, staging)
        choices = pieces.choices()
        heading: Heading | Invitation = Heading("text.choices", words.say("What cost most"))
        if not choices:
            heading = Invitation("text.choices", words.say("No choice cost much."))
        return ReviewSheet(
            pieces.curve(),
            pieces.balance(),
            heading,
            choices,
            room.w,
            room.h,
            self._pens,
        )

    @property
    def _lit(self) -> str:
        """The key of the turn that is told of: the one pointed at, or in focus, or of a choice that
        is."""
        if self._sheet is None:
            return ""
        stations = self._sheet.curve.stations
        for key in (self._hover, self._focus):
            if key.startswith(TURN):
                return key
            if key.startswith(CHOICE):
                return near(stations, int(key.removeprefix(CHOICE))).key
        return stations[self._at].key if self._focus == CURVE else ""

    def _notes(self) -> list[Note]:
        """The title, the verdict, and how the game ended."""
        page, words, review = self._page, self.program.words, self._slices.result
        title, apart = words.say("Review"), self.places.px(40)
        wide = self.program.text.width(title, "title", self.places.text(TITLE_PX))
        name = replace(page.head, w=min(wide, page.head.w * 0.4))
        notes = [Note("text.title", title, name, "title", TITLE_PX, palette.GOLD_TEXT)]
        if review is not None:
            beside = replace(
                page.head, x=name.right + apart, w=page.head.right - name.right - apart
            )
            said = verdict(words, review)
            notes.append(
                Note("text.verdict", said, beside, "body_italic", VERDICT_PX, palette.IVORY)
            )
        foot = replace(page.foot, w=self._feet[0].rect.x - self.places.px(20) - page.foot.x)
        notes.append(Note("text.facts", self._facts(), foot, "label", FACTS_PX, palette.BODY))
        return notes

    def _facts(self) -> str:
        words, state = self.program.words, self._game.state
        return "   ·   ".join(
            (
                words.say("Victory") if state.result == "won" else words.say("Defeat"),
                words.doors_count(len(state.doors(state.active)), self._game.rules.doors),
                words.turns(state.turn),
            )
        )

    def _progress(self) -> ThinkingBar:
        say = self.program.words.say
        told = say("The adviser thinks about every choice of this game.")
        return ThinkingBar(told, say("{n}%", n=round(self._done * 100)), self._done)

    def texts(self) -> list[Thing]:
        notes = [Thing(note.id, "text", note.words, note.room) for note in self._notes()]
        sheet, pens = self._sheet, self._pens
        if sheet is None:
            return [*notes, *self._progress().things(self._page.rows)]
        told = [
            *sheet.curve.things(sheet.curve_at, pens),
            *sheet.balance.things(sheet.balance_at, pens),
            *sheet.heading.things(sheet.heading_at, pens),
        ]
        for thing in told:
            seen = self._view.in_sight(self._view.seen(thing.rect))
            notes += [replace(thing, rect=seen)] if seen else []
        return notes

    def things(self) -> list[Thing]:
        """The turns lie on the curve."""
        things = super().things()
        return sorted(things, key=lambda thing: thing.role == "zone")

    def paint(self, surface: Canvas) -> None:
        self.draw_page(surface)
        self._page.write(surface, self._notes())
        if self._sheet is None:
            self._progress().draw(surface, self._page.rows, self._pens)

    def draw_content(self, surface: Canvas) -> None:
        sheet, pens, seen = self._sheet, self._pens, self._view.seen
        if sheet is None:
            return
        replace(sheet.curve, lit=self._lit).draw(surface, seen(sheet.curve_at), pens)
        sheet.balance.draw(surface, seen(sheet.balance_at), pens)
        sheet.heading.draw(surface, seen(sheet.heading_at), pens)
        for choice, rect in zip(sheet.choices, sheet.choices_at, strict=True):
            lit = choice.key == self._hover
            choice.draw(surface, seen(rect), pens, self.program.cards, lit)
        for part in self._parts:
            if part.id == self._focus:
                draw_focus(surface, self.places, seen(part.rect), self.places.px(12))

    # What a press brings about

    def _press(self, key: str) -> None:
        """A turn or a choice, or the way back."""
        sheet = self._sheet
        if key.startswith(CHOICE):
            self._show(int(key.removeprefix(CHOICE)))
        elif sheet is not None and (key == CURVE or key.startswith(TURN)):
            number = self._at if key == CURVE else int(key.removeprefix(TURN))
            self._show(sheet.curve.stations[number].at)
        else:
            super()._press(key)

    def _show(self, at: int) -> None:
        """The replay, after the event of this number."""
        self.program.sound.ring("press")
        review = self._slices.result
        dear = [one for one in review.judged if one.cost >= LEAST] if review else []
        better = {one.at: BetterMove(one.view, one.played, one.better) for one in dear}
        shown = self._game, self._desk, self, at, better
        self.program.cut_to(ReviewedReplay(self.program, *shown))

    def key(self, event: pygame.Event) -> None:
        """On the curve left and right go along its turns."""
        if self._focus == CURVE and self._sheet is not None and event.key in ALONG:
            last = len(self._sheet.curve.stations) - 1
            self._at = min(last, max(0, self._at + ALONG[event.key]))
            self.changed = True
        else:
            super().key(event)
