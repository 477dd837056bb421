"""The player of games with expansions, and of games for two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.editions.base.door import OpenDoor
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.partners import Draft
from game.editions.book.spells import Cast, PayForSpell, Spell
from game.editions.glyphs.incantation import HeedIncantation, OrderTheRest
from game.players.advice import Advice, Player, Thinking, Weighed
from game.players.dreamer.weights import Weights
from game.players.planner.imagined import imagined
from game.players.planner.net import Net
from game.players.planner.reading import Reading
from game.players.planner.search import Knowledge, Search, different
from game.rules.ruleset import Ruleset
from game.rules.steps import Command, Decision
from game.rules.view import View

WEIGHTS = Path(__file__).parent / "weights.bin"
WEIGHED = 150
"""Answers to a decision that are weighed, at most."""


@lru_cache(maxsize=1)
def learnt(readings: tuple[Reading, ...], file: Path = WEIGHTS) -> Net:
    """Loads what was learnt of all games; `readings` are those of all editions. Raises OSError or
    DamagedWeights."""
    return Net(Weights.from_bytes(file.read_bytes()), readings)


CAST_AT: Mapping[Spell, tuple[type[Decision], ...]] = {
    "prophecy": (PlayOrDiscard,),
    "planning": (PlayOrDiscard, CompleteTrio, OpenDoor, HeedIncantation),
    "punishment": (FaceNightmare,),
}
"""Decisions in which casting a spell was learnt. Elsewhere it does nothing that could not wait."""


def was_learnt(answer: Command[Any], decision: Decision) -> bool:
    return not isinstance(answer, Cast) or isinstance(decision, CAST_AT[answer.spell])


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
        """The same player, who does not look ahead."""
        return Planner(self._rules, self._net, self._careful, looks_ahead=False)

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        """See `Player.think`. Of equal cards only the first is weighed."""
        if isinstance(decision, Draft):
            return (yield from self._careful.think(view, decision, legal))
        search = Search(self._net)
        answers = different(legal)
        if isinstance(decision, PayForSpell | OrderTheRest):
            # What leaves the game and what lies deepest matters to nothing that was learnt.
            answers = answers[:1]
        answers = [one for one in answers if was_learnt(one, decision)] or answers
        if len(answers) > WEIGHED:
            sound = yield from self._careful.think(view, decision, answers)
            answers = [one.command for one in sound.weighed[:WEIGHED]]
        judge = search.judged if self._looks_ahead else search.at_a_glance
        judged = yield from judge(imagined(self._rules, view), answers)
        return Advice(tuple([Weighed(one.command, one.chance) for one in judged]))
