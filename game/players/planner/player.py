"""The player of games with expansions, and of games for two."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.editions.base.partners import Draft
from game.players.advice import Advice, Player, Thinking, Weighed
from game.players.learnt.weights import Weights
from game.players.planner.imagined import imagined
from game.players.planner.net import Learnt
from game.players.planner.reading import Reading
from game.players.planner.search import MOST, Knowledge, Search, different
from game.rules.ruleset import Ruleset
from game.rules.steps import Command, Decision
from game.rules.view import View

WEIGHTS = Path(__file__).parent / "weights.bin"
WEIGHED = 150
"""Answers to a decision that are weighed, at most."""


@lru_cache(maxsize=1)
def learnt(readings: tuple[Reading, ...], file: Path = WEIGHTS) -> Learnt:
    """Loads what was learnt of all games; `readings` are those of all editions. Raises OSError or
    DamagedWeights."""
    return Learnt(Weights.from_bytes(file.read_bytes()), readings)


class Planner:
    """Weighs what each answer leaves by what was learnt of all games, and looks at every next card.

    It knows what a view tells, and does nothing by chance: the same view has the same advice.
    """

    name = "planner"

    def __init__(
        self, rules: Ruleset, net: Knowledge, careful: Player, looks_ahead: bool = True
    ) -> None:
        """`careful` drafts for it, which it has not learnt, and chooses what is worth a thought
        where there are too many answers. Unless it `looks_ahead`, it does not look at the next
        card, and answers at a glance."""
        self._rules, self._net, self._careful = rules, net, careful
        self._looks_ahead = looks_ahead
        self.version = net.version
        """Version of its weights: other weights give other chances."""

    @property
    def at_a_glance(self) -> Planner:
        """The same player without a search: each answer is weighed by what it leads to at once."""
        return Planner(self._rules, self._net, self._careful, looks_ahead=False)

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        """See `Player.think`. Of equal cards only the first is weighed."""
        if isinstance(decision, Draft):
            return (yield from self._careful.think(view, decision, legal))
        answers = yield from different(legal, len(legal))
        readings = self._net.readings
        if isinstance(decision, readings.alike):
            answers = answers[:1]
        stage, known = readings.stage_of(decision), []
        for one in answers:
            yield
            if readings.weighed(one, stage):
                known.append(one)
        answers = known or answers
        if len(answers) > WEIGHED:
            sound = yield from self._careful.think(view, decision, answers)
            answers = [one.command for one in sound.weighed[:WEIGHED]]
        now = imagined(self._rules, view)
        search = Search(self._net, now.state.turn)
        # What the next card brings is for the other seat to judge, by a hand that nobody knows.
        unseen = now.state.seats > 1 and now.state.visibility == "hidden"
        if self._looks_ahead and not unseen:
            judged = yield from search.judged(now, answers, MOST)
        else:
            judged = yield from search.at_a_glance(now, answers)
        return Advice(tuple([Weighed(one.answer, one.chance) for one in judged]))
