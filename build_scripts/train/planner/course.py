"""The course of a training: rounds of games of every kind, each learnt from while the next is
played. Most rounds are compiled; games that only the rules know come after them."""

import random
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from build_scripts.train.planner import by_rules, net, play
from build_scripts.train.planner.by_rules import Kind
from build_scripts.train.planner.net import ASKED
from game.editions import OFFERED
from game.players.planner.features import NONE

KINDS: dict[str, tuple[tuple[int, int, int, int, int], int]] = {
    "base": ((0, 0, 0, 1, 0), 6),
    "glyphs": ((1, 0, 0, 1, 0), 12),
    "towers": ((0, 1, 0, 1, 0), 12),
    "towers-2": ((0, 2, 0, 1, 0), 8),
    "book": ((0, 0, 1, 1, 0), 14),
    "book-2": ((0, 0, 2, 1, 0), 8),
    "glyphs towers": ((1, 1, 0, 1, 0), 4),
    "glyphs book": ((1, 0, 1, 1, 0), 5),
    "towers book": ((0, 1, 1, 1, 0), 4),
    "glyphs towers book": ((1, 1, 1, 1, 0), 8),
    "glyphs towers-2 book-2": ((1, 2, 2, 1, 0), 3),
    "two open": ((0, 0, 0, 2, 0), 11),
    "two hidden": ((0, 0, 0, 2, 1), 6),
    "two glyphs": ((1, 0, 0, 2, 0), 3),
    "two towers": ((0, 1, 0, 2, 0), 3),
    "two book": ((0, 0, 1, 2, 0), 4),
    "two book hidden": ((0, 0, 1, 2, 1), 2),
    "two glyphs towers book": ((1, 1, 1, 2, 0), 2),
}
"""Kinds of games (Glyphs, level of Towers, level of the Book, seats, hidden hands), and how many of
115 games each is."""
REHEARSED: dict[str, tuple[tuple[int, int, int, int, int], int]] = {
    **KINDS,
    "base": ((0, 0, 0, 1, 0), 14),
    "glyphs towers-2": ((1, 2, 0, 1, 0), 2),
    "towers-2 book": ((0, 2, 1, 1, 0), 2),
    "towers book-2": ((0, 1, 2, 1, 0), 2),
    "glyphs book-2": ((1, 0, 2, 1, 0), 2),
    "towers-2 book-2": ((0, 2, 2, 1, 0), 2),
    "two towers-2": ((0, 2, 0, 2, 0), 4),
    "two book-2": ((0, 0, 2, 2, 0), 4),
    "two glyphs towers": ((1, 1, 0, 2, 0), 4),
    "two glyphs book": ((1, 0, 1, 2, 0), 3),
    "two towers book": ((0, 1, 1, 2, 0), 3),
    "two glyphs towers-2 book-2": ((1, 2, 2, 2, 0), 1),
}
"""Those that go on beside the games by the rules."""
SINGLES = {
    "crossroads": 5,
    "dreams": 5,
    "catchers": 6,
    "oniverse": 5,
    "crossroads-2": 3,
    "dreams-2": 3,
    "dreams-3": 3,
    "catchers-2": 4,
}
"""Editions that only the rules know, and how many games each of them is played alone; two play it
half as often, and hidden at its first level."""
BY_RULES = 48
"""Games by the rules that each process plays in a round, and of the compiled ones besides."""
COMPILED = 160
TOLD_BY_THUMB = 0.08
"""Part of the games by the rules before whose end some are played by the rule of thumb."""
SHARES = [name for name, (_, share) in KINDS.items() for _ in range(share)]
ROUND = 1024
"""Games of a round, played in CHUNKS; how many threads play them does not matter."""
CHUNKS = 2
MEAN_STATES = 150
WARM_ROUNDS = 40
"""Games by a rule of thumb come first: who plays at random never wins, and learns nothing."""
BATCH = 256
AVERAGED = 100
"""Rounds over which the parameters that are kept are averaged."""


@dataclass
class Played:
    """Positions and their targets, and which kinds of games were won how often."""

    rows: np.ndarray
    targets: np.ndarray
    tally: dict[str, tuple[int, int]] = field(default_factory=dict)


def tallied(names: Sequence[str], won: Sequence[bool]) -> dict[str, tuple[int, int]]:
    """How many games of each kind were won, and how many were played."""
    tally: dict[str, tuple[int, int]] = {}
    for name, victory in zip(names, won, strict=True):
        had, of = tally.get(name, (0, 0))
        tally[name] = had + victory, of + 1
    return tally


def together(played: Sequence[Played]) -> Played:
    """All of these games."""
    tally: dict[str, tuple[int, int]] = {}
    for piece in played:
        for name, (won, count) in piece.tally.items():
            had, of = tally.get(name, (0, 0))
            tally[name] = had + won, of + count
    rows = np.concatenate([piece.rows for piece in played])
    return Played(rows, np.concatenate([piece.targets for piece in played]), tally)


def kinds_of(chunk: int) -> list[Kind]:
    """The kinds of games by the rules that a process plays in a round: single editions, then
    combinations by chance."""
    rng = random.Random(f"kinds {chunk}")
    singles = [Kind(name) for name, share in SINGLES.items() for _ in range(share)]
    for name, share in SINGLES.items():
        singles += [Kind(name, 2)] * (share // 2)
        singles += [Kind(name, 2, "hidden")] * (share > 4)
    kinds = rng.sample(singles, BY_RULES * 2 // 3)
    while len(kinds) < BY_RULES - 1:
        names = {rng.choice([*SINGLES]), rng.choice(OFFERED.all_names[1:])}
        edition = OFFERED.joined(names)
        kinds.append(Kind(edition, rng.choice((1, 1, 2))))
    everything = [rng.choice(edition.names) for edition in OFFERED.added]
    return [*kinds, Kind(OFFERED.joined(everything), 1 + chunk % 2)]


def rehearsed(number: int) -> list[str]:
    """The compiled games of a round."""
    shares = [name for name, (_, share) in REHEARSED.items() for _ in range(share)]
    return [shares[(number * COMPILED + at) % len(shares)] for at in range(COMPILED)]


@dataclass
class Course:
    """The state of a training. `flat` learns; `kept` is its average, which is what ships; `waiting`
    are games that were played and not learnt from. Equal seeds give equal courses, to the last
    bit."""

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
    def begin(cls, seed: int) -> "Course":
        """A course in which nothing is learnt yet."""
        flat = net.untrained(seed)
        return cls(seed, flat, flat.copy(), np.zeros_like(flat), np.zeros_like(flat))

    @property
    def games(self) -> int:
        """Games played, without those by the rule of thumb."""
        return max(0, self.rounds - WARM_ROUNDS) * ROUND

    @property
    def games_by_rules(self) -> int:
        """Games by the rules themselves."""
        return self.by_rules * BY_RULES * CHUNKS

    def advance(self, total: int, pool: ThreadPoolExecutor) -> float:
        """One round of a training of `total` games. Returns the mean loss."""
        done = min(1.0, self.games / total)
        still = (1 - done) ** 2
        playing = self.flat.copy()
        pieces = [
            pool.submit(self._play, playing, self.rounds * CHUNKS + chunk, done, still)
            for chunk in range(CHUNKS)
        ]
        warm = self.rounds <= WARM_ROUNDS
        learning = pool.submit(self._learn, 1e-3 if warm else 1.2e-3 * still + 2e-5)
        played = [piece.result() for piece in pieces]
        loss = learning.result()
        self.waiting = together(played)
        self.rounds += 1
        return loss

    def advance_by_rules(self, total: int, pool: ThreadPoolExecutor, crew: Executor) -> float:
        """One round of a training of `total` games by the rules. Returns the mean loss."""
        done = min(1.0, self.games_by_rules / total)
        still = (1 - done) ** 2
        explore, trace = 0.004 + 0.026 * still, 0.8 - 0.1 * done
        thumb = max(0.0, 0.5 - 0.5 * done / TOLD_BY_THUMB)
        playing, first = self.flat.copy(), self.by_rules * CHUNKS
        lists = [kinds_of(first + chunk) for chunk in range(CHUNKS)]
        pieces = [
            crew.submit(
                by_rules.games, playing, kinds, f"{self.seed}-{first + at}", explore, trace, thumb
            )
            for at, kinds in enumerate(lists)
        ]
        names = rehearsed(self.by_rules)
        number = 10**6 + self.by_rules
        beside = pool.submit(
            self._compiled, playing, number, names, REHEARSED, explore, trace, False
        )
        learning = pool.submit(self._learn, 5e-4 * still + 2e-5)
        played = [beside.result()]
        for piece, kinds in zip(pieces, lists, strict=True):
            rows, targets, won = piece.result()
            played.append(Played(rows, targets, tallied([kind.name for kind in kinds], won)))
        loss = learning.result()
        self.waiting = together(played)
        self.by_rules += 1
        return loss

    def _play(self, playing: np.ndarray, chunk: int, done: float, still: float) -> Played:
        greedy = self.rounds < WARM_ROUNDS
        count = ROUND // CHUNKS
        names = [SHARES[(chunk * count + at) % len(SHARES)] for at in range(count)]
        explore = 0.003 + 0.037 * still
        trace = 1.0 if greedy else 0.8 - 0.1 * done
        return self._compiled(playing, chunk, names, KINDS, explore, trace, greedy)

    def _compiled(
        self,
        playing: np.ndarray,
        chunk: int,
        names: Sequence[str],
        known: Mapping[str, tuple[tuple[int, int, int, int, int], int]],
        explore: float,
        trace: float,
        greedy: bool,
    ) -> Played:
        count = len(names)
        kinds = np.array([known[name][0] for name in names], np.int64)
        rows = np.full((count * MEAN_STATES, ASKED), NONE, np.int16)
        targets, won = np.empty(count * MEAN_STATES, np.float32), np.zeros(count, np.int64)
        seed = self.seed * 10**9 + chunk
        number = play.games(
            net.views(playing), seed, kinds, explore, trace, greedy, rows, targets, won
        )
        return Played(rows[:number], targets[:number], tallied(names, won.tolist()))

    def _learn(self, rate: float) -> float:
        if self.waiting is None:
            return 0.0
        rows, targets = self.waiting.rows, self.waiting.targets
        order = np.random.default_rng((self.seed, self.rounds + self.by_rules)).permutation(
            len(rows)
        )
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
        part = 1 / min(self.rounds + self.by_rules, AVERAGED)
        self.kept += np.float32(part) * (self.flat - self.kept)
        return float(loss)

    def save(self, folder: Path) -> None:
        """A checkpoint: it replaces the one before when it is complete."""
        folder.mkdir(parents=True, exist_ok=True)
        empty = Played(np.empty((0, ASKED), np.int16), np.empty(0, np.float32))
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
    def resume(cls, folder: Path) -> "Course":
        """A course from its checkpoint. Raises OSError or ValueError if there is none."""
        with np.load(folder / "course.npz") as parts:
            seed, steps, rounds, later = (int(number) for number in parts["told"])
            waiting = Played(parts["rows"], parts["targets"])
            flat, kept, mean, square = (parts[name] for name in ("flat", "kept", "mean", "square"))
        return cls(seed, flat, kept, mean, square, steps, rounds, later, waiting)
