"""Games of the planner's net by the rules themselves, in every combination of editions: for what
the compiled account does not know. They take some fifty times as long."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from build_scripts.train.planner import net, play
from game.editions import OFFERED
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.partners import Draft
from game.players.advice import Advice, concluded
from game.players.careful import Careful
from game.players.planner.features import ACTIVE, NONE
from game.players.planner.imagined import Imagined, imagined, waiting
from game.players.planner.observed import hopeless, observed
from game.players.planner.player import Planner
from game.players.planner.search import follow_ups
from game.players.planner.table import COLOURS
from game.rules.game import Game
from game.rules.state import Visibility
from game.rules.view import View


@dataclass(frozen=True)
class Kind:
    """A kind of games: the name of the edition, how many play, and what they see of each other."""

    edition: str
    seats: int = 1
    visibility: Visibility = "open"

    @property
    def name(self) -> str:
        words = (self.edition, *(("two",) if self.seats > 1 else ()))
        return " ".join((*words, *(("hidden",) if self.visibility == "hidden" else ())))


class CompiledNet:
    """The net as the planner asks it, with parameters that are still learnt."""

    version = ""

    def __init__(self, flat: np.ndarray) -> None:
        self._net = net.views(flat)
        self._buffers = net.scratch()
        self._rows = np.empty(net.ASKED, np.int64)

    def rows(self, view: View) -> np.ndarray:
        """The rows of what the active seat sees, valid until the next call."""
        rows = self._rows
        rows[ACTIVE:] = NONE
        play.active(np.array(observed(view), np.int64), rows)
        whole, colours = net.READINGS.rows(view, waiting(view))
        rows[ACTIVE : ACTIVE + len(whole)] = whole
        for colour in range(COLOURS):
            at = ACTIVE + net.MORE + colour * net.MORE_OF_COLOUR
            rows[at : at + len(colours[colour])] = colours[colour]
        return rows

    def value(self, view: View) -> float:
        """The chance of victory."""
        logit = net.forward(self._net, self.rows(view), *self._buffers)
        return float(1 / (1 + np.exp(-logit)))


@dataclass
class Trail:
    """A game that is learnt from: rows and values of its positions, and what positions before one
    that chance chose are told instead of its value, or -1."""

    rows: list[np.ndarray]
    values: list[float]
    instead: list[float]
    fresh: float = -1.0

    def add(self, learner: CompiledNet, view: View) -> None:
        self.rows.append(learner.rows(view).astype(np.int16))
        self.values.append(learner.value(view))
        self.instead.append(self.fresh)
        self.fresh = -1.0

    def targets(self, won: bool, trace: float) -> np.ndarray:
        """See `play.one_game`."""
        goal, told = float(won), np.empty(len(self.values), np.float32)
        if self.fresh >= 0:
            goal = self.fresh
        for at in range(len(told) - 1, -1, -1):
            told[at] = goal
            mixed = (1 - trace) * self.values[at] + trace * goal
            goal = self.instead[at] if self.instead[at] >= 0 else mixed
        return told


def one_game(
    kind: Kind, seed: str, learner: CompiledNet, explore: float, trace: float, by_thumb: bool
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
            if hopeless(view):
                break
            trail.add(learner, view)
        legal = game.legal()
        player = careful if by_thumb or isinstance(decision, Draft) else planner
        advice: Advice = concluded(player.think(view, decision, legal))
        chosen = advice.command
        if not isinstance(decision, Draft):
            if len(advice.weighed) > 1 and rng.random() < explore:
                chosen = rng.choice(advice.weighed).command
                trail.fresh = -1.0 if advice.chance is None else advice.chance
            leaves = imagined(rules, view).after(chosen)
            if worth_learning(leaves, game.state.turn):
                left = View.of(leaves.state, leaves.state.active)
                if hopeless(left):
                    break
                trail.add(learner, left)
        game.submit(chosen)
    won = game.state.result == "won"
    return trail, trail.targets(won, trace), won


def worth_learning(position: Imagined, turn: int) -> bool:
    """Whether the net is asked about such a position: nothing is to be decided before the next
    card or the next turn."""
    begins = isinstance(position.waits, PlayOrDiscard)
    return not (position.state.result or begins or follow_ups(position, turn))


def games(
    flat: np.ndarray, kinds: list[Kind], seed: str, explore: float, trace: float, thumb: float
) -> tuple[np.ndarray, np.ndarray, list[bool]]:
    """Plays a game of each kind, a part of them by the rule of `thumb`. Returns rows and targets of
    all positions, and which games were won."""
    learner, rng = CompiledNet(flat), random.Random(seed)
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
