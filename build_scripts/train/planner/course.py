"""The course of a training: rounds of games of every kind, each learnt from while the next is
played."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from build_scripts.train.planner import net, play
from game.players.planner.features import ACTIVE

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
        tally: dict[str, tuple[int, int]] = {}
        for piece in played:
            for name, (won, count) in piece.tally.items():
                had, of = tally.get(name, (0, 0))
                tally[name] = had + won, of + count
        self.waiting = Played(
            np.concatenate([piece.rows for piece in played]),
            np.concatenate([piece.targets for piece in played]),
            tally,
        )
        self.rounds += 1
        return loss

    def _play(self, playing: np.ndarray, chunk: int, done: float, still: float) -> Played:
        greedy = self.rounds < WARM_ROUNDS
        count = ROUND // CHUNKS
        names = [SHARES[(chunk * count + at) % len(SHARES)] for at in range(count)]
        kinds = np.array([KINDS[name][0] for name in names], np.int64)
        rows = np.empty((count * MEAN_STATES, ACTIVE), np.int16)
        targets, won = np.empty(count * MEAN_STATES, np.float32), np.zeros(count, np.int64)
        explore = 0.003 + 0.037 * still
        trace = 1.0 if greedy else 0.8 - 0.1 * done
        number = play.games(
            net.views(playing),
            self.seed * 10**9 + chunk,
            kinds,
            explore,
            trace,
            greedy,
            rows,
            targets,
            won,
        )
        tally: dict[str, tuple[int, int]] = {}
        for name, victory in zip(names, won.tolist(), strict=True):
            had, of = tally.get(name, (0, 0))
            tally[name] = had + victory, of + 1
        return Played(rows[:number], targets[:number], tally)

    def _learn(self, rate: float) -> float:
        if self.waiting is None:
            return 0.0
        rows, targets = self.waiting.rows, self.waiting.targets
        order = np.random.default_rng((self.seed, self.rounds)).permutation(len(rows))
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
        part = 1 / min(self.rounds, AVERAGED)
        self.kept += np.float32(part) * (self.flat - self.kept)
        return float(loss)

    def save(self, folder: Path) -> None:
        """A checkpoint: it replaces the one before when it is complete."""
        folder.mkdir(parents=True, exist_ok=True)
        empty = Played(np.empty((0, ACTIVE), np.int16), np.empty(0, np.float32))
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
            told=[self.seed, self.steps, self.rounds],
        )
        fresh.replace(folder / "course.npz")

    @classmethod
    def resume(cls, folder: Path) -> "Course":
        """A course from its checkpoint. Raises OSError or ValueError if there is none."""
        with np.load(folder / "course.npz") as parts:
            seed, steps, rounds = (int(number) for number in parts["told"])
            waiting = Played(parts["rows"], parts["targets"])
            flat, kept, mean, square = (parts[name] for name in ("flat", "kept", "mean", "square"))
        return cls(seed, flat, kept, mean, square, steps, rounds, waiting)
