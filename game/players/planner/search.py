"""The look ahead: an answer is worth what the next card makes of the position on average.

The rules themselves carry every answer out. Thinking comes in slices: it pauses before each
position is judged.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from game.editions.base.explore import PlayOrDiscard
from game.editions.book.spells import Cast, DrawOn, PauseForSpells, PayForSpell, Spell
from game.players.advice import printed
from game.players.planner.imagined import Imagined
from game.players.planner.observed import hopeless
from game.rules.steps import Command, Decision
from game.rules.view import View

NEAR = 0.12
"""An answer that looks worse than the best by more than this is not looked into."""
MOST = 6
"""Answers that are looked into, at most."""
COMPARED = 66
"""Answers to a decision on the way that are compared, at most; with more of them, the net judges
the decision itself."""
DEPTH = 2
"""Decisions of this turn, one after the other, whose answers are compared."""
ENOUGH = 3000
"""Positions after which no further decision is looked into: more would take seconds."""

LAST: Spell = "punishment"
"""The spell that is thought of on the way, too: it costs no further choice."""

Asking = Generator[None, None, float]
"""Generator that pauses before each position that is judged, and returns a chance."""


class Knowledge(Protocol):
    """What was learnt, or is being learnt; `version` tells it from others."""

    version: str

    def value(self, view: View) -> float:
        """Returns the chance of victory, from 0 to 1, as the active seat of a view sees it."""


@dataclass(frozen=True)
class Prospect:
    """An answer, what it leaves as far as can be foreseen, and the chance of victory then."""

    command: Command[Any]
    leaves: Imagined
    chance: float


Judging = Generator[None, None, list[Prospect]]
"""Generator that pauses before each position that is judged, and returns the answers, the best
first."""


class Search:
    """The search for one decision."""

    def __init__(self, net: Knowledge) -> None:
        self._net = net
        self._turn = self._judged = 0

    def at_a_glance(self, now: Imagined, answers: Sequence[Command[Any]]) -> Judging:
        """Judges the answers by what the net says of what they leave, the best first."""
        self._turn, seen = now.state.turn, []
        for command in answers:
            leaves = now.after(command)
            chance = yield from self._glimpsed(leaves)
            seen.append(Prospect(command, leaves, chance))
        return sorted(seen, key=by_chance)

    def judged(self, now: Imagined, answers: Sequence[Command[Any]]) -> Judging:
        """Judges the answers, the best first. The first was looked into, if any was."""
        seen = yield from self.at_a_glance(now, answers)
        # What the next card brings is for the other seat to judge, by a hand that nobody knows.
        if len(seen) == 1 or (now.state.seats > 1 and now.state.visibility == "hidden"):
            return seen
        near = [one for one in seen[:MOST] if one.chance >= seen[0].chance - NEAR]
        means = []
        for one in near:
            mean = yield from self._expected(one.leaves)
            means.append(mean)
        # The net may be too hopeful of what comes next, or not enough: what cannot be looked into
        # is set right by what was seen of the others.
        offs = [
            mean - one.chance for one, mean in zip(near, means, strict=True) if mean is not None
        ]
        off = sum(offs) / len(offs) if offs else 0.0
        looked_into = [
            replace(one, chance=min(1.0, max(0.0, one.chance + off)) if mean is None else mean)
            for one, mean in zip(near, means, strict=True)
        ]
        looked_into.sort(key=by_chance)
        most = looked_into[0].chance
        rest = [replace(one, chance=min(one.chance, most)) for one in seen[len(near) :]]
        return sorted([*looked_into, *rest], key=by_chance)

    def _follow_ups(self, position: Imagined, depth: int) -> list[Command[Any]]:
        enough = self._judged >= ENOUGH
        return [] if enough else follow_ups(position, self._turn, depth)

    def _value(self, position: Imagined) -> Asking:
        """Returns the net's chance."""
        yield
        self._judged += 1
        if position.state.result:
            return float(position.state.result == "won")
        view = View.of(position.state, position.state.active)
        return 0.0 if hopeless(view) else self._net.value(view)

    def _glimpsed(self, position: Imagined, depth: int = DEPTH) -> Asking:
        """Returns the net's chance after the best answer, if there is a decision in this turn."""
        answers = self._follow_ups(position, depth)
        if not answers:
            return (yield from self._value(position))
        best, left = 0.0, depth - (len(answers) > 1)
        for command in answers:
            yield
            best = max(best, (yield from self._glimpsed(position.after(command), left)))
        return best

    def _expected(
        self, position: Imagined, depth: int = DEPTH
    ) -> Generator[None, None, float | None]:
        """Returns the mean over the card that turns up next; None if that is none or several."""
        answers = self._follow_ups(position, depth)
        if answers:
            best, left = None, depth - (len(answers) > 1)
            for command in answers:
                yield
                mean = yield from self._expected(position.after(command), left)
                if mean is not None:
                    best = max(best or 0.0, mean)
            return best
        if position.state.result:
            return float(position.state.result == "won")
        if position.pending:
            return None
        chance, total = 0.0, 0
        for count, deck in position.next_cards():
            into = position.turned_up(deck)
            if into.surprises != 1:
                return None
            chance += count * (yield from self._glimpsed(into))
            total += count
        return chance / total if total else None


def follow_ups(position: Imagined, turn: int, depth: int = DEPTH) -> list[Command[Any]]:
    """Returns the different answers to a decision of this turn, if they can be compared; there are
    none where the net judges the position itself."""
    waits = position.waits
    if not isinstance(waits, Decision) or position.state.turn != turn:
        return []
    if isinstance(waits, PlayOrDiscard):
        # After a spell the turn begins anew, as the net has learnt.
        return []
    if isinstance(waits, PauseForSpells):
        return [DrawOn()]
    if isinstance(waits, PayForSpell):
        # No card of the discard pile comes back, whichever is spent.
        return position.legal()[:1]
    if depth <= 0:
        return []
    legal = [one for one in position.legal() if not isinstance(one, Cast) or one.spell == LAST]
    answers = different(legal)
    return answers if len(answers) <= COMPARED else []


def different(legal: Sequence[Command[Any]]) -> list[Command[Any]]:
    """Returns the first of all answers that differ only in the numbers of their cards."""
    return list({printed(command): command for command in reversed(legal)}.values())[::-1]


def by_chance(one: Prospect) -> float:
    return -one.chance
