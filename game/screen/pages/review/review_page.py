"""The page of a review, which appears once the adviser has thought about every choice of a finished
game."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from game.players.advice import Slices
from game.players.review.kept_reviews import KeptReview
from game.players.review.review import Review, Reviewing
from game.players.review.verdict import verdict
from game.rules.game import Game
from game.screen.pages.review.chance_curve import CURVE, near
from game.screen.pages.review.missed_moves import MissedMoves
from game.screen.pages.review.review_pieces import CHOICE, TURN, ReviewPieces
from game.screen.pages.statistics.charts import LABEL, Bars, Meter, emblem, framed, invitation
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Bounded, Card, Column, Ends
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import DOT, Roomy, Words
from game.table.hands.things import Thing
from game.table.saved_table import SavedTable

BESIDE = 54
"""Least width of two columns, by the height of their letters."""
FIND, SHOW = "button.find_better", "button.show_all"
LEFT = 0.46
"""Part of the width that the curve has, 0 to 1."""
SLOPE = 0.6
"""Least height of the curve by its width, where that is in sight."""


@dataclass(frozen=True)
class Columns(Element):
    """The curve, if there is one, over the balance, and beside both the choices; with large letters
    one below the other. Beside the choices, the curve fills the height that is left in sight."""

    curve: Element | None
    balance: Element
    choices: Element

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        if self.curve is None or width < kit.places.text(LABEL) * BESIDE:
            above = [self.curve] if self.curve else []
            return Column([*above, self.balance, self.choices], gap=20).lay(kit, width)
        gap = kit.gap
        left = (width - 1.6 * gap) * LEFT
        right = left + 1.6 * gap
        balance = self.balance.lay(kit, left)
        choices = self.choices.lay(kit, width - right)
        tall = max(choices.h - balance.h - gap, left * SLOPE)
        curve = self.curve.lay(kit, left, min(tall, kit.sight - balance.h - gap))
        high = max(curve.h + gap + balance.h, choices.h)
        parts = *curve.parts, *balance.at(0, curve.h + gap), *choices.at(right, 0)
        return Box(width, high, parts)


@dataclass(frozen=True)
class Middle(Element):
    """An element in the middle of what a page shows at once."""

    child: Element

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box = self.child.lay(kit, width)
        high = max(box.h, kit.sight)
        return Box(width, high, tuple(box.at((width - box.w) / 2, (high - box.h) / 2)))


class ReviewPage(Page):
    """Reviews a game that has this `number` in the journal, or 0 if it has none. The adviser thinks
    a little in each frame; a review that was kept appears at once. Whoever leaves before it is
    finished finds it further on. Turns and choices lead to the replay."""

    name = "review"
    place = "observatory"

    def __init__(
        self,
        program: Program,
        game: Game,
        desk: SavedTable,
        number: int,
        before: Scene,
    ) -> None:
        super().__init__(program, before)
        player = program.rules.adviser(game.rules.edition, game.state.seats)
        self._game, self._desk = game, desk
        self._done = 0.0
        """Part of the review that is thought about, 0 to 1."""
        self._at = 0
        """Number of the station of the curve where the focus stands."""
        self._told: ReviewPieces | None = None
        self._kept = KeptReview(game, player, program.games.journal.reviews, number)
        self._slices = Slices(self._follow(self._kept.made()), perf_counter)
        self._slices.advance(moves=False)

    def _follow(self, thinking: Reviewing) -> Generator[None, None, Review]:
        """Passes the thinking on, and keeps how far it has come."""
        while True:
            try:
                self._done = next(thinking)
            except StopIteration as end:
                review: Review = end.value
                return review
            yield

    @property
    def thinks(self) -> bool:
        """True if the adviser is still thinking."""
        return self._slices.result is None

    def advance(self, dt: float) -> None:
        """Thinks a little more. The page is built anew when another hundredth is done."""
        if self.thinks:
            before = round(self._done * 100)
            if self._slices.advance(moves=False) or round(self._done * 100) != before:
                self.renew()

    # What is on the page

    def build(self) -> Sheet:
        words, review = self.program.words, self._slices.result
        said = verdict(words, review, self._desk.hints > 0) if review else ""
        told = Words("text.verdict", words=said, role="body_italic", px=25, ink="strong")
        return Sheet(
            title=words.say("Review"),
            tabs=[told] if review else [],
            body=self._all_of(review) if review else self._progress(),
            told=self._facts(),
            told_id="text.facts",
            feet=[*(self._riddles(review) if review else ()), self.back()],
            width=1700 if review is None or review.reckoned else 1200,
        )

    def _all_of(self, review: Review) -> Element:
        say, pieces = self.program.words.say, self._pieces(review)
        choices = pieces.choices
        plain = self.program.settings.high_contrast
        heading = Words(
            "text.choices", words=self._about(pieces), role="label", px=19, ink="caption"
        )
        agreed = say("The rule of thumb agrees with every choice.")
        nothing = say("No choice cost much.") if review.reckoned else agreed
        none = invitation("text.choices", nothing, plain)
        listed = Column([heading, *choices], gap=10) if choices else none
        if not review.reckoned:
            title, bars = say("The rule of thumb agrees"), Bars(pieces.as_well(), most=100)
            return Columns(None, framed("balance", title, bars), listed)
        curve = pieces.curve(self._lit(pieces), self._at, self._go_along)
        return Columns(
            curve=Card(curve, "text.curve", f"{curve.title}. {curve.told}"),
            balance=framed("balance", say("Luck and choices"), Bars(pieces.balance(), most=100)),
            choices=listed,
        )

    def _about(self, pieces: ReviewPieces) -> str:
        """Returns what the choices are, and how many better moves the player has found."""
        say, found, review = self.program.words.say, pieces.missed.found, pieces.review
        about = (
            say("What cost most")
            if review.reckoned
            else say("Where the rule of thumb disagrees most")
        )
        if len(found) < len(review.worst) or not pieces.missed.tried:
            return about
        return DOT.join(
            (about, say("found: {n} of {all}", n=sum(map(bool, found.values())), all=len(found)))
        )

    def _riddles(self, review: Review) -> Iterator[Button]:
        """Yields the ways to find the better moves, and to be shown all of them."""
        say, missed = self.program.words.say, self._pieces(review).missed
        if missed.left:
            find = partial(missed.ask, missed.left[0])
            yield Button(FIND, label=say("Find the better moves"), primary=True, act=find)
            yield Button(SHOW, label=say("Show them"), act=self._show_all)

    def _show_all(self) -> None:
        if self._told is not None:
            self._told.missed.give_up()

    def _pieces(self, review: Review) -> ReviewPieces:
        """Returns the parts of a review. They are made once for each language, as that takes longer
        than a move of the pointer should."""
        program, told = self.program, self._told
        if told is None or told.words is not program.words or told.review is not review:
            game, desk, words = self._game, self._desk, program.words
            show = program.rules.of(game.rules.edition).show
            missed = told.missed if told is not None and told.review is review else None
            missed = missed or MissedMoves(program, game, desk, review, self._kept, self)
            told = ReviewPieces(words, review, game.log, show, program.cards, missed, desk.party)
            self._told = told
        return told

    def _lit(self, pieces: ReviewPieces) -> str:
        """Returns the key of the turn to tell about: the one pointed at or in focus, or that of the
        choice pointed at or in focus."""
        for key in (self._hover, self.focus):
            if key.startswith(TURN):
                return key
            if key.startswith(CHOICE):
                return near(pieces.stations, int(key.removeprefix(CHOICE))).key
        return pieces.stations[self._at].key if self.focus == CURVE else ""

    def _facts(self) -> str:
        words, state = self.program.words, self._game.state
        return DOT.join(
            (
                words.say("Victory") if state.result == "won" else words.say("Defeat"),
                words.doors_count(len(state.doors(state.active)), self._game.rules.doors),
                words.turns(state.turn),
            )
        )

    def _progress(self) -> Element:
        say, plain = self.program.words.say, self.program.settings.high_contrast
        told = say("The adviser thinks about every choice of this game.")
        done, all_ = say("{n}%", n=round(self._done * 100)), say("{n}%", n=100)
        thinking = Words(
            "text.thinking",
            f"{told} {done}",
            words=told,
            role="body_italic",
            px=27,
            ink="strong",
            align="middle",
        )
        percent = Roomy(words=done, role="number", px=LABEL, ink="strong", others=(all_,))
        bar = Ends(Meter(share=self._done, high=16), percent)
        lamp = emblem("hint", 150, plain)
        column = [lamp, thinking, Bounded(bar, most=880)]
        return Middle(Column(column, gap=24, align="middle"))

    # What a press brings about

    def hover(self, thing: Thing | None) -> None:
        """Tells about the turn that is pointed at."""
        before = self._hover
        super().hover(thing)
        if self._hover != before:
            self.renew()

    def _go_along(self, by: int) -> None:
        """Moves the focus by so many turns along the curve."""
        review = self._slices.result
        last = len(review.curve) - 1 if review else 0
        self._at = min(last, max(0, self._at + by))
