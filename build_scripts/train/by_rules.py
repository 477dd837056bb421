"""Games of the planner's net by the rules themselves, in every combination of editions: for what
the compiled account does not know. They take some fifty times as long."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from build_scripts.train.expansions import NET, READINGS, of_colour
from build_scripts.train.kinds import Kind
from game.editions import OFFERED
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.partners import Draft
from game.players.advice import concluded
from game.players.careful import Careful
from game.players.learnt.net import NONE
from game.players.planner.features import ACTIVE, WHOLE
from game.players.planner.imagined import Imagined, imagined
from game.players.planner.net import rows_of
from game.players.planner.player import Planner
from game.players.planner.search import follow_ups
from game.rules.game import Game
from game.rules.view import View


class Learning:
    """The net as the planner asks it, with parameters that are still learnt."""

    version = ""
    readings = READINGS

    def __init__(self, flat: np.ndarray) -> None:
        self._net = NET.views(flat)
        self._buffers = NET.scratch()

    def rows(self, view: View) -> np.ndarray:
        """The rows of what the active seat sees."""
        rows: np.ndarray = np.full(NET.asked, NONE, np.int64)
        whole, colours = rows_of(view, READINGS)
        rows[:WHOLE], more = whole[:WHOLE], whole[WHOLE:]
        rows[ACTIVE : ACTIVE + len(more)] = more
        for colour, own in enumerate(colours):
            rows[of_colour(colour)[: len(own)]] = own
        return rows

    def value(self, view: View) -> float:
        """The chance of victory."""
        whole, units, summed, hidden = self._buffers
        logit = NET.forward(self._net, self.rows(view), whole, units, summed, hidden)
        return float(1 / (1 + np.exp(-logit)))


@dataclass
class Trail:
    """A game that is learnt from: rows and values of its positions, and what positions before one
    that chance chose are told instead of its value, or -1."""

    rows: list[np.ndarray]
    values: list[float]
    instead: list[float]
    fresh: float = -1.0

    def add(self, learner: Learning, view: View) -> None:
        self.rows.append(learner.rows(view).astype(np.int16))
        self.values.append(learner.value(view))
        self.instead.append(self.fresh)
        self.fresh = -1.0

    def targets(self, won: bool, trace: float) -> np.ndarray:
        """See `one_game` of `play`."""
        goal, told = float(won), np.empty(len(self.values), np.float32)
        if self.fresh >= 0:
            goal = self.fresh
        for at in range(len(told) - 1, -1, -1):
            told[at] = goal
            mixed = (1 - trace) * self.values[at] + trace * goal
            goal = self.instead[at] if self.instead[at] >= 0 else mixed
        return told


def one_game(
    kind: Kind, seed: str, learner: Learning, explore: float, trace: float, by_thumb: bool
) -> tuple[Trail, np.ndarray, bool]:
    """Plays a game, `by_thumb` by the rule of thumb. Returns its trail and its targets, and
    whether it was won."""
    rng = random.Random(seed)
    rules, careful = OFFERED[kind.edition], Careful(OFFERED.of(kind.edition).worth)
    game = Game.start(
        rules,
        seed=seed,
        seats=kind.seats,
        visibility=kind.visibility,
        first_seat=rng.randrange(kind.seats),
    )
    planner = Planner(rules, learner, careful).at_a_glance
    trail, turn = Trail([], [], []), 0
    while (decision := game.pending) is not None:
        view = View.of(game.state, game.state.active)
        if isinstance(decision, PlayOrDiscard) and game.state.turn > turn:
            turn = game.state.turn
            if READINGS.hopeless(view):
                break
            trail.add(learner, view)
        legal = game.legal()
        player = careful if by_thumb or isinstance(decision, Draft) else planner
        advice = concluded(player.think(view, decision, legal))
        chosen = advice.command
        if not isinstance(decision, Draft):
            if len(advice.weighed) > 1 and rng.random() < explore:
                chosen = rng.choice(advice.weighed).command
                trail.fresh = -1.0 if advice.chance is None else advice.chance
            leaves = imagined(rules, view).after(chosen)
            if worth_learning(leaves, game.state.turn):
                left = View.of(leaves.state, leaves.state.active)
                if READINGS.hopeless(left):
                    break
                trail.add(learner, left)
        game.submit(chosen)
    won = game.state.result == "won"
    return trail, trail.targets(won, trace), won


def worth_learning(position: Imagined, turn: int) -> bool:
    """Whether the net is asked about such a position: nothing is to be decided before the next
    card or the next turn."""
    begins = isinstance(position.waits, PlayOrDiscard)
    if position.state.result or begins:
        return False
    return not concluded(follow_ups(position, turn, READINGS))


def games(
    flat: np.ndarray, kinds: list[Kind], seed: str, explore: float, trace: float, thumb: float
) -> tuple[np.ndarray, np.ndarray, list[bool]]:
    """Plays a game of each kind, a part of them by the rule of `thumb`. Returns rows and targets of
    all positions, and which games were won."""
    learner, rng = Learning(flat), random.Random(seed)
    rows, targets, victories = [], [], []
    for number, kind in enumerate(kinds):
        by_thumb = rng.random() < thumb
        own_trace = 1.0 if by_thumb else trace
        own = 0.0 if by_thumb else explore
        trail, told, won = one_game(kind, f"{seed}-{number}", learner, own, own_trace, by_thumb)
        if trail.rows:
            rows.append(np.stack(trail.rows))
            targets.append(told)
        victories.append(won)
    return np.concatenate(rows), np.concatenate(targets), victories
