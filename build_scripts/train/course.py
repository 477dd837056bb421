"""The course of a training: rounds of games, each learnt from while the next is played. Most rounds
are compiled; games that only the rules know come after them."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from build_scripts.train import base_game, by_rules, expansions, kinds
from build_scripts.train.kinds import Numbers
from build_scripts.train.net import CompiledNet
from build_scripts.train.play import Playing
from game.players.learnt.net import NONE

CHUNKS = 2
"""Parts of a round; how many threads play them does not matter."""
MEAN_STATES = 150
BATCH = 256


@dataclass(frozen=True)
class Plan:
    """How a player is trained, by default as those weights were that are shipped: `games` by the
    compiled account, of these kinds and shares, from this `seed`. A round is so many games; the
    first `warm` rounds are played by a rule of thumb, as who plays at random never wins, and learns
    nothing. The parameters that are kept are averaged over the last rounds. `width` is that of rows
    by chance. `by_rules` are the rounds by the rules: until which round, and how many games were
    intended meanwhile, which sets the pace."""

    net: CompiledNet
    playing: Playing
    kinds: Mapping[str, tuple[Numbers, int]]
    games: int
    seed: int
    round: int
    warm: int
    averaged: int
    width: float
    by_rules: tuple[tuple[int, int], ...] = ()

    @property
    def rounds_by_rules(self) -> int:
        return max((until for until, _ in self.by_rules), default=0)


PLANS = {
    "dreamer": Plan(
        base_game.NET,
        base_game.PLAYING,
        {"base": ((0, 0, 0, 1, 0), 1)},
        games=2_500_000,
        seed=24,
        round=512,
        warm=60,
        averaged=200,
        width=0.2,
    ),
    "planner": Plan(
        expansions.NET,
        expansions.PLAYING,
        kinds.KINDS,
        games=560_000,
        seed=1,
        round=1024,
        warm=40,
        averaged=100,
        width=0.15,
        by_rules=((233, 33_000), (292, 28_000)),
    ),
}
TOLD_BY_THUMB = 0.08
"""Part of the games by the rules before whose end some are played by the rule of thumb."""


@dataclass
class Played:
    """Positions and their targets, and which kinds of games were won how often."""

    rows: np.ndarray
    targets: np.ndarray
    tally: dict[str, tuple[int, int]] = field(default_factory=dict)


def counted(tallies: Sequence[Mapping[str, tuple[int, int]]]) -> dict[str, tuple[int, int]]:
    """How many games of each kind were won, and how many were played, in all."""
    counts: dict[str, tuple[int, int]] = {}
    for tally in tallies:
        for name, (won, games) in tally.items():
            had, of = counts.get(name, (0, 0))
            counts[name] = had + won, of + games
    return counts


def tallied(names: Sequence[str], won: Sequence[bool]) -> dict[str, tuple[int, int]]:
    return counted([{name: (int(one), 1)} for name, one in zip(names, won, strict=True)])


@dataclass
class Course:
    """The state of a training. `flat` learns; `kept` is its average, which is what ships; `waiting`
    are games that were played and not learnt from. Equal seeds give equal courses, to the last
    bit."""

    plan: Plan
    seed: int
    flat: np.ndarray
    kept: np.ndarray
    mean: np.ndarray
    square: np.ndarray
    steps: int = 0
    rounds: int = 0
    by_rules: int = 0
    """Rounds with games by the rules."""
    waiting: Played | None = None

    @classmethod
    def begin(cls, plan: Plan, seed: int) -> "Course":
        """A course in which nothing is learnt yet."""
        flat = plan.net.untrained(seed, plan.width)
        return cls(plan, seed, flat, flat.copy(), np.zeros_like(flat), np.zeros_like(flat))

    @property
    def games(self) -> int:
        """Games played, without those by the rule of thumb."""
        return max(0, self.rounds - self.plan.warm) * self.plan.round

    @property
    def games_by_rules(self) -> int:
        """Games by the rules themselves."""
        return self.by_rules * kinds.BY_RULES * CHUNKS

    @property
    def done(self) -> bool:
        return self.games >= self.plan.games and self.by_rules >= self.plan.rounds_by_rules

    def advance(self, pool: ThreadPoolExecutor, crew: Executor) -> float:
        """Plays a round. Returns the mean loss."""
        if self.games < self.plan.games:
            return self._compiled_round(pool)
        return self._round_by_rules(pool, crew)

    def _compiled_round(self, pool: ThreadPoolExecutor) -> float:
        plan = self.plan
        done = min(1.0, self.games / plan.games)
        still = (1 - done) ** 2
        greedy = self.rounds < plan.warm
        explore, trace = 0.003 + 0.037 * still, 1.0 if greedy else 0.8 - 0.1 * done
        shares = [name for name, (_, share) in plan.kinds.items() for _ in range(share)]
        flat, count = self.flat.copy(), plan.round // CHUNKS
        pieces = []
        for chunk in range(self.rounds * CHUNKS, (self.rounds + 1) * CHUNKS):
            names = [shares[(chunk * count + at) % len(shares)] for at in range(count)]
            pieces.append(
                pool.submit(self._play, flat, chunk, names, plan.kinds, explore, trace, greedy)
            )
        warm = self.rounds <= plan.warm
        learning = pool.submit(self._learn, 1e-3 if warm else 1.2e-3 * still + 2e-5)
        played, loss = [piece.result() for piece in pieces], learning.result()
        self.waiting = together(played)
        self.rounds += 1
        return loss

    def _round_by_rules(self, pool: ThreadPoolExecutor, crew: Executor) -> float:
        intended = next(games for until, games in self.plan.by_rules if self.by_rules < until)
        done = min(1.0, self.games_by_rules / intended)
        still = (1 - done) ** 2
        explore, trace = 0.004 + 0.026 * still, 0.8 - 0.1 * done
        thumb = max(0.0, 0.5 - 0.5 * done / TOLD_BY_THUMB)
        flat, first = self.flat.copy(), self.by_rules * CHUNKS
        lists = [kinds.kinds_of(first + chunk) for chunk in range(CHUNKS)]
        pieces = [
            crew.submit(
                by_rules.games, flat, own, f"{self.seed}-{first + at}", explore, trace, thumb
            )
            for at, own in enumerate(lists)
        ]
        chunk, names = 10**6 + self.by_rules, kinds.rehearsed(self.by_rules)
        beside = pool.submit(self._play, flat, chunk, names, kinds.REHEARSED, explore, trace, False)
        learning = pool.submit(self._learn, 5e-4 * still + 2e-5)
        played = [beside.result()]
        for piece, own in zip(pieces, lists, strict=True):
            rows, targets, won = piece.result()
            played.append(Played(rows, targets, tallied([kind.name for kind in own], won)))
        loss = learning.result()
        self.waiting = together(played)
        self.by_rules += 1
        return loss

    def _play(
        self,
        flat: np.ndarray,
        chunk: int,
        names: Sequence[str],
        known: Mapping[str, tuple[Numbers, int]],
        explore: float,
        trace: float,
        greedy: bool,
    ) -> Played:
        """Plays compiled games of these names."""
        count, net = len(names), self.plan.net
        numbers = np.array([known[name][0] for name in names], np.int64)
        rows = np.full((count * MEAN_STATES, net.asked), NONE, np.int16)
        targets, won = np.empty(count * MEAN_STATES, np.float32), np.zeros(count, np.int64)
        seed = self.seed * 10**9 + chunk
        number = self.plan.playing.games(
            net.views(flat), seed, numbers, explore, trace, greedy, rows, targets, won
        )
        return Played(rows[:number], targets[:number], tallied(names, won.tolist()))

    def _learn(self, rate: float) -> float:
        if self.waiting is None:
            return 0.0
        rows, targets, net = self.waiting.rows, self.waiting.targets, self.plan.net
        number = self.rounds + self.by_rules
        order = np.random.default_rng((self.seed, number)).permutation(len(rows))
        slope = np.zeros_like(self.flat)
        loss, self.steps = net.learn(
            net.views(self.flat),
            net.views(slope),
            self.flat,
            slope,
            self.mean,
            self.square,
            self.steps,
            rows,
            targets,
            order,
            BATCH,
            rate,
        )
        part = 1 / min(number, self.plan.averaged)
        self.kept += np.float32(part) * (self.flat - self.kept)
        return float(loss)

    def save(self, folder: Path) -> None:
        """A checkpoint: it replaces the one before when it is complete."""
        folder.mkdir(parents=True, exist_ok=True)
        empty = Played(np.empty((0, self.plan.net.asked), np.int16), np.empty(0, np.float32))
        waiting = self.waiting or empty
        fresh = folder / "course.fresh.npz"
        np.savez(
            fresh,
            flat=self.flat,
            kept=self.kept,
            mean=self.mean,
            square=self.square,
            rows=waiting.rows,
            targets=waiting.targets,
            told=[self.seed, self.steps, self.rounds, self.by_rules],
        )
        fresh.replace(folder / "course.npz")

    @classmethod
    def resume(cls, plan: Plan, folder: Path) -> "Course":
        """A course from its checkpoint. Raises OSError or ValueError if there is none."""
        with np.load(folder / "course.npz") as parts:
            seed, steps, rounds, later = (int(number) for number in parts["told"])
            waiting = Played(parts["rows"], parts["targets"])
            flat, kept, mean, square = (parts[name] for name in ("flat", "kept", "mean", "square"))
        return cls(plan, seed, flat, kept, mean, square, steps, rounds, later, waiting)


def together(played: Sequence[Played]) -> Played:
    """Joins these games."""
    rows = np.concatenate([piece.rows for piece in played])
    targets = np.concatenate([piece.targets for piece in played])
    return Played(rows, targets, counted([piece.tally for piece in played]))
