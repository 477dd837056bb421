"""A game that an adviser plays, as it is shown: each move is proposed, read, and done."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from typing import Any

from game.players.self_play import Move, SelfPlay
from game.rules.card import Card
from game.rules.card_toolkit import put_in_order, set_apart
from game.rules.state import ROW
from game.rules.steps import Command
from game.table.hands import gestures
from game.table.hands.choices import card_of
from game.table.hands.ordering import Ranking
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Size
from game.table.motion.tempo import INSTANT, Tempo
from game.table.replay import PAUSE, RATES, Playback, Recording, following
from game.table.staging import Staging

AT_ONCE = INSTANT
WATCH_RATES = (*RATES, AT_ONCE)
"""Rates at which one can watch, by the speed in the settings. At the last one each move comes as
soon as it is found, and nothing travels."""
READING, SHORTEST = 2.5, 0.4
"""Seconds for which a move is proposed before it is done: at the usual rate, and at the last
one."""
LONG = 0.6
"""Seconds after which the page says that the adviser is thinking."""


@dataclass(frozen=True)
class Proposal:
    """A move before it is done: the card that is laid and the zone for it, if there is one, or the
    order into which cards are put. `card` is the card that the move names."""

    move: Move
    grip: str = ""
    zone: str = ""
    ranking: Ranking | None = None
    card: Card | None = None


def proposed(move: Move, staging: Staging) -> Proposal:
    """Returns how a move is shown before it is done."""
    command = move.advice.command
    laid = gestures.lays(move.view, move.legal, staging.meanings)
    lay = next((lay for lay in laid if lay.command == command), None)
    named = card_of(command)
    ranking = ranked(move, command)
    if lay is not None:
        return Proposal(move, lay.grip, lay.zone, ranking, named)
    return Proposal(move, ranking=ranking, card=named)


def ranked(move: Move, command: Command[Any]) -> Ranking | None:
    """Returns the order into which a command puts cards, or None if it does not."""
    if move.in_order is None or move.view.pending is None:
        return None
    kind, ordering = move.in_order
    order, apart = put_in_order(command), set_apart(command)
    ranking = Ranking(move.view.pending, kind, ordering, order, apart, len(order))
    return ranking if ranking.command == command else None


class WatchedPlay(Playback):
    """Shows what an `adviser` plays, from the last decision of the recording on, or from the
    beginning of a game that was just dealt. All of it is kept, so that one can look back."""

    def __init__(
        self,
        adviser: SelfPlay,
        recording: Recording,
        size: Size,
        tempo: Tempo,
        arrangement: Arrangement,
        staging: Staging,
        at: int = 0,
    ) -> None:
        super().__init__(recording, size, tempo, arrangement, staging, at)
        self.adviser, self._staging = adviser, staging
        self.first = len(recording.decisions) - 1
        """Number of the first decision that the adviser answers, from 0."""
        self.proposal: Proposal | None = None
        """The move that is proposed on the table, or None."""
        self.seen = self.at
        """Number of the last event that was ever shown."""
        self._hurried = False
        """True if the next move is done as soon as it is known."""
        self.playing = True

    @property
    def ended(self) -> bool:
        """True if the game is over and all of it has been shown."""
        return self.recording.over and super().ended

    @property
    def _asked(self) -> int | None:
        """Number of the decision on the table, from the first that the adviser answers, or None."""
        decisions, at = self.recording.decisions, self.at
        number = bisect_left(decisions, at)
        asked = number < len(decisions) and decisions[number] == at and not self.director.telling
        return number - self.first if asked and number >= self.first else None

    @property
    def move(self) -> Move | None:
        """The move of the adviser at the decision on the table, or None if it is not known."""
        asked, moves = self._asked, self.adviser.moves
        return moves[asked] if asked is not None and asked < len(moves) else None

    @property
    def thinks(self) -> bool:
        """Whether the adviser has something to think about, at most one decision ahead."""
        shown = len(self.recording.decisions) - self.first
        return not self.adviser.over and len(self.adviser.moves) <= shown

    @property
    def thinks_long(self) -> bool:
        """True if one has been waiting for the adviser."""
        waits = self.proposal is None and self._asked is not None
        return waits and self.thinks and self._rested >= LONG

    def seek(self, at: int) -> None:
        """Shows the table after the event of this number, without a proposal."""
        self._withdraw()
        super().seek(at)

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds pass, while the adviser thinks for a part of them."""
        if self.thinks:
            self.adviser.think(self.director.busy)
        self.director.advance(dt)
        self.seen = max(self.seen, self.at)
        if self.director.telling:
            self._rested = 0.0
            return
        if self.ended:
            self.playing = self._hurried = False
            return
        self._rested += dt
        move = self.move
        if move is not None and self.proposal is None:
            self._propose(move)
        if self._due:
            self._do()

    @property
    def _due(self) -> bool:
        """Whether the next move is done now. A move that is proposed must have been read."""
        if self._asked is not None and self.proposal is None:
            return False
        wait = READING if self.proposal else PAUSE
        wait = wait / self.rate if self.rate != AT_ONCE else SHORTEST
        return self._hurried or (self.playing and self._rested >= wait)

    def toggle(self) -> None:
        """Starts to play, at the end from the beginning, or stops after the current move."""
        if self.playing:
            self.playing = False
        else:
            self.play()

    def go_on(self) -> None:
        """Does the next move now, or as soon as it is known."""
        self._hurried = not self.ended
        if self._due:
            self._do()

    def _propose(self, move: Move) -> None:
        self._rested, self.proposal = 0.0, proposed(move, self._staging)
        how = self.director.arrangement
        chosen, ranking, zone = self.proposal.grip, self.proposal.ranking, self.proposal.zone
        # The row makes room for the card, as for one that is held.
        offered = (zone,) if zone.startswith(ROW) else ()
        self.director.arrange(replace(how, selected=chosen, ranking=ranking, offered=offered))

    def _withdraw(self) -> None:
        self._rested, self._hurried, self.proposal = 0.0, False, None
        how = self.director.arrangement
        self.director.arrangement = replace(how, selected="", ranking=None, offered=())

    def _do(self) -> None:
        """Does the move, and shows what happens up to the next decision."""
        move = self.move
        if move is not None and self.at == self.recording.last:
            self.recording.go_on(move.before, move.events)
        self._withdraw()
        self._show_to(following(self.recording.decisions, self.at))
