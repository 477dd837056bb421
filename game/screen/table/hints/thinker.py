"""The adviser at the table, who thinks a little in every frame."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from game.players.advice import Advice, Player, Slices
from game.rules.event import Event
from game.rules.steps import Decision
from game.screen.program import Program
from game.table.session import TableSession


class Thinker:
    """Thinks about the current decision when asked to, by what the seat that decides may know, if
    `decision` returns it. Finished advice is kept; unfinished thoughts are dropped with their
    decision."""

    def __init__(
        self, program: Program, session: TableSession, decision: Callable[[], Decision | None]
    ) -> None:
        self._program = program
        self._session = session
        self._decision = decision
        self._player: Player | None = None
        self._about: tuple[Event, ...] = ()
        """The log when the decision was asked."""
        self._asked = False
        self._slices: Slices[Advice] | None = None
        self._kept: dict[int, tuple[tuple[Event, ...], Advice]] = {}
        """Finished advice, by the length of the log."""

    @property
    def possible(self) -> bool:
        """True if there is a decision to think about."""
        return self._decision() is not None

    @property
    def busy(self) -> bool:
        """True if the adviser is thinking."""
        return self._asked

    @property
    def advice(self) -> Advice | None:
        """The advice on the current decision; None until it is finished."""
        log = tuple(self._session.game.log)
        about, advice = self._kept.get(len(log), ((), None))
        return advice if self.possible and about == log else None

    def ask(self) -> None:
        """Starts thinking about the current decision."""
        if self.possible and not self.busy and self.advice is None:
            self._asked, self._about = True, tuple(self._session.game.log)

    def advance(self, moves: bool) -> None:
        """Thinks for one frame, less if anything `moves`."""
        if not self.possible or self._about != tuple(self._session.game.log):
            self._asked, self._slices = False, None
        if self._asked and self._slices is None:
            self._slices = self._begun(moves)
        if self._slices is not None and self._slices.advance(moves):
            if (advice := self._slices.result) is not None:
                self._kept[len(self._about)] = self._about, advice
            self._asked, self._slices = False, None

    def _begun(self, moves: bool) -> Slices[Advice] | None:
        """Returns the thinking about the current decision. If the adviser must be loaded first,
        which takes more than a frame, it waits until nothing moves."""
        session, game, decision = self._session, self._session.game, self._decision()
        if (self._player is None and moves) or decision is None:
            return None
        view = session.viewer.known_by(game.state.active)
        return Slices(self.player.think(view, decision, game.legal()), perf_counter)

    @property
    def player(self) -> Player:
        """The adviser of this game, loaded when it is first asked for."""
        if self._player is None:
            game, adviser = self._session.game, self._program.rules.adviser
            self._player = adviser(game.rules.edition, game.state.seats)
        return self._player
