"""The table on which an adviser plays. Before each move it shows what will be done, and why."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import SHARED
from game.screen.pages.replay.replayed_table import ReplayedTable
from game.screen.pages.watch.watched_play import Proposal, WatchedPlay
from game.screen.program import Program
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.hints.hint_state import ranks
from game.table.asking.prompt import Prompt
from game.table.party import Party


class WatchedTable(ReplayedTable):
    """The table of a game that an adviser plays, with the moves that he proposes."""

    def __init__(
        self, program: Program, game: Game, party: Party | None, watched: WatchedPlay
    ) -> None:
        super().__init__(program, game, party, watched)
        self._watched = watched

    @property
    def busy(self) -> bool:
        """True if anything moves; nothing does while a move is read."""
        return self._director.busy or self._top.busy

    @property
    def prompt(self) -> Prompt:
        """The move that is proposed, and why, or the last event."""
        words, proposal, told = self._program.words, self._watched.proposal, super().prompt
        if proposal is not None:
            move = proposal.move
            command, best = move.advice.command, ranks(move.advice, move.view, words)
            other = best[1].command if len(best) > 1 else None
            said = words.command(command, move.view)
            if self._names:
                said = words.named(self._names[move.view.active], said)
            why = words.reason(command, move.view, other)
            return Prompt(said, why, spoken=True)
        if self._watched.thinks_long:
            return replace(told, body=words.say("The adviser is thinking."))
        return told

    def frame(self, marked: Set[Card] = frozenset()) -> TableFrame:
        shown, proposal = super().frame(marked), self._watched.proposal
        if proposal is None:
            return shown
        named = {proposal.card} if proposal.card and not proposal.grip else frozenset[Card]()
        return replace(
            shown,
            selected=proposal.grip,
            lit={proposal.grip},
            targets=self._target(proposal),
            toward=proposal.zone,
            told=proposal.ranking,
            marked={*marked, *named},
        )

    def _target(self, proposal: Proposal) -> dict[str, tuple[str, ...]]:
        """Returns the zone for the card that is laid, with what follows from the move."""
        words, move = self._program.words, proposal.move
        if not proposal.zone:
            return {}
        zone = proposal.zone if proposal.zone.partition(":")[0] in move.view.table else SHARED
        follows = words.consequence(move.advice.command, move.view)
        return {proposal.zone: follows or (words.lay_here(zone),)}

    @property
    def _seen(self) -> tuple[object, ...]:
        return *super()._seen, self._watched.proposal, self._watched.thinks_long
