"""A contest: what is to be played, one game from the deal to its end, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal

from game.players.advice import Player, concluded
from game.rules.chance import first_seat_by_seed
from game.rules.game import Game, IllegalCommand
from game.rules.ruleset import Ruleset
from game.rules.state import Visibility
from game.rules.steps import Command
from game.rules.view import View
from game.words import tellable

First = Literal["seed", "0", "1"]
"""Seat that begins, or the word that lets the deal decide."""


@dataclass(frozen=True)
class Contest:
    """Games of one player on deals that follow from a seed: the same deals for every player.

    `player` is the name of one of ours, or the command line of a bot, which has `patience` seconds
    for an answer. With two seats it plays both. `learnt` is the version of what our player has
    learnt, if anything: another version is another player.
    """

    player: str
    bot: bool
    seed: str
    seats: int = 1
    edition: str = "base"
    visibility: Visibility = "open"
    first: First = "seed"
    patience: float = 10.0
    learnt: str = ""

    def deal(self, number: int) -> str:
        """Returns the seed of a game; games are numbered from 1."""
        return f"{self.seed}-{number}"

    def start(self, rules: Ruleset, number: int) -> Game:
        """Returns a game, as far as its first decision. Raises ValueError, with a sentence, for
        what no game can start with."""
        deal = self.deal(number)
        first = first_seat_by_seed(deal) if self.first == "seed" else int(self.first)
        return Game.start(
            rules,
            seed=deal,
            seats=self.seats,
            visibility=self.visibility,
            first_seat=first if self.seats == 2 else 0,
        )

    @property
    def conditions(self) -> Mapping[str, str]:
        """Conditions of a deal, in the words of a file of results."""
        return {
            "edition": self.edition,
            "seats": str(self.seats),
            "visibility": self.visibility,
            "first": self.first,
        }


@dataclass(frozen=True)
class Outcome:
    """The outcome of a game.

    `reason` says in a word why it was lost, and is empty if it was won; `flaw` tells more about an
    answer that was not legal. `decisions` is the number of answers asked for, `thinking` the
    seconds that all of them took and `slowest` those of one. `chances` are the chances of victory,
    from 0 to 1, that the player gave at the start of each turn; none if it gives none.
    """

    number: int
    won: bool
    reason: str
    turns: int
    decisions: int
    thinking: float
    slowest: float
    chances: tuple[float, ...] = ()
    flaw: str = ""


KEPT = 4
"""Digits of a chance in a file of results; a resumed contest has to be the same."""
LONGEST = 100
"""Letters of a wrong answer that are told."""


@dataclass(frozen=True)
class Answer:
    """A command, the seconds that it took, and the chance of victory that its player expected."""

    command: Command[Any]
    seconds: float
    chance: float | None = None


class Forfeit(Exception):
    """Raised for a game that is lost by the player's own fault: the reason in a word, and what is
    to be said of it."""

    def __init__(self, reason: str, flaw: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.flaw = flaw


def illegal(answer: str, why: Exception) -> Forfeit:
    """Returns the forfeit for an answer that nobody may give."""
    return Forfeit("illegal", tellable(f"{answer[:LONGEST]} - {why}"))


Answers = Callable[[Game], Answer]
"""Function that answers in a game that asks something. Raises Forfeit."""


def by(player: Player) -> Answers:
    """Returns the answers of one of our players, who is told no more than a player may know."""

    def answer(game: Game) -> Answer:
        decision = game.pending
        assert decision is not None
        view, legal = View.of(game.state, game.state.active), game.legal()
        began = perf_counter()
        advice = concluded(player.think(view, decision, legal))
        return Answer(advice.command, perf_counter() - began, advice.chance)

    return answer


def played(number: int, game: Game, answers: Answers) -> Outcome:
    """Plays a game to its end."""
    times: list[float] = []
    chances: list[float] = []
    turn = 0
    reason, flaw = "", ""
    try:
        while game.pending is not None:
            answer = answers(game)
            times.append(answer.seconds)
            if game.state.turn > turn:
                turn = game.state.turn
                if answer.chance is not None:
                    chances.append(round(answer.chance, KEPT))
            try:
                game.submit(answer.command)
            except IllegalCommand as refusal:
                raise illegal(str(answer.command), refusal) from None
        reason = game.defeat or ""
    except Forfeit as forfeit:
        reason, flaw = forfeit.reason, forfeit.flaw
    return Outcome(
        number,
        won=game.state.result == "won",
        reason=reason,
        turns=game.state.turn,
        decisions=len(times),
        thinking=sum(times),
        slowest=max(times, default=0.0),
        chances=tuple(chances),
        flaw=flaw,
    )
