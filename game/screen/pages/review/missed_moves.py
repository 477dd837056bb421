"""The better moves of a review: the player looks for each at the table, and then is shown it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.learning.tutor import Tutor
from game.players.review.kept_reviews import KeptReview
from game.players.review.review import Judged, Review
from game.rules.game import Game
from game.rules.steps import Command
from game.screen.pages.replay.better_marks import BetterMove
from game.screen.pages.replay.replay_page import ONWARD, Replay
from game.screen.pages.review.told_choices import chose, played
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.table.table_page import Table
from game.screen.table.teaching.move_asked import MoveAsked, riddles
from game.screen.ui.sheet_layout import BACK
from game.table.saved_table import SavedTable


class MissedMoves:
    """Asks for the better moves of a review. `found` holds the answers with which the player has
    found them, None where they were shown, by the numbers of their events; the others are still to
    be found. It is kept with the review. Every way leads back to the `page`."""

    def __init__(
        self,
        program: Program,
        game: Game,
        desk: SavedTable,
        review: Review,
        kept: KeptReview,
        page: Scene,
    ) -> None:
        self._program, self._game, self._desk = program, game, desk
        self._review, self._kept, self._page = review, kept, page
        self._riddles = riddles(game, [one.at for one in review.worst], review.reckoned)
        worst = {one.at: one for one in review.worst}
        self.found = kept.found
        for at, answer in [*kept.found.items()]:
            if at not in worst or not (answer is None or worst[at].finds(answer)):
                del self.found[at]
        self.tried = any(kept.found.values())
        """True if the player has looked for any of them."""

    @property
    def left(self) -> list[Judged]:
        """The choices whose better moves are still to be found, the dearest first."""
        return [one for one in self._review.worst if one.at not in self.found]

    def name(self, one: Judged) -> str:
        """Returns the name of one of two players who chose; empty for a single one."""
        return self._desk.party.names[one.seat] if self._desk.party else ""

    def give_up(self) -> None:
        """Shows all that were not found."""
        self.found |= {one.at: None for one in self.left}
        self._kept.keep()

    def ask(self, one: Judged) -> None:
        """Lays the position of a choice on a table, as its player saw it, without the answer."""
        program, name = self._program, self.name(one)
        tutor = Tutor(self._riddles, part=str(one.at))
        back = partial(program.back_to, self._page)
        told = partial(chose, one=one, name=name)
        keeper = MoveAsked(program, tutor, told, partial(self._guessed, one), back)
        table = Table(program, tutor.game, SavedTable(self._desk.party), keeper, (), True)
        table.session.look(True)
        table.session.director.finish()
        program.cut_to(table)

    def _guessed(self, one: Judged, guess: Command[Any] | None) -> None:
        found = self.found[one.at] = guess if guess is not None and one.finds(guess) else None
        self._kept.keep()
        shown = self._better(one)
        if guess is not None:
            self.tried = True
            shown = replace(shown, found=found is not None)
        onward = partial(self.ask, self.left[0]) if self.left else None
        replay = self._replay(one.at, {**self.shown, one.at: shown}, onward)
        replay.focus = ONWARD if onward else BACK
        self._program.cut_to(replay)

    @property
    def shown(self) -> dict[int, BetterMove]:
        """The better answers at all choices that were not as good as the best, except those that
        are still to be found."""
        left = {one.at for one in self.left}
        missed = [one for one in self._review.judged if one.missed]
        return {one.at: self._better(one) for one in missed if one.at not in left}

    def _better(self, one: Judged) -> BetterMove:
        name, reckoned, found = self.name(one), self._review.reckoned, self.found.get(one.at)
        told = partial(played, one=one, name=name)
        better = found or one.better
        return BetterMove(one.view, one.played, better, told, reckoned, bool(found) or None, name)

    def look(self, at: int) -> None:
        """Shows the game after the event of this number, with all that was found or shown."""
        self._program.cut_to(self._replay(at, self.shown))

    def _replay(
        self, at: int, better: dict[int, BetterMove], onward: Callable[[], None] | None = None
    ) -> Replay:
        program = self._program
        return Replay(program, self._game, self._desk, self._page, at, better, onward)
