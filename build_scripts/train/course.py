"""The course of a training: rounds of games, each learnt from while the next is played."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from build_scripts.train import net, play
from game.players.dreamer.features import ACTIVE

ROUND = 512
"""Games of a round, played in CHUNKS; how many threads play them does not matter."""
CHUNKS = 2
WARM_ROUNDS = 60
"""Games by a rule of thumb come first: who plays at random never wins, and learns nothing."""
BATCH = 256
AVERAGED = 200
"""Rounds over which the parameters that are kept are averaged."""


@dataclass
class Played:
    """Positions and their targets, and how many of how many games were won."""

    rows: np.ndarray
    targets: np.ndarray
    won: int = 0


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
    wins: list[int] = field(default_factory=list)
    """Games won, of each round."""

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
        self.waiting = Played(
            np.concatenate([piece.rows for piece in played]),
            np.concatenate([piece.targets for piece in played]),
            sum(piece.won for piece in played),
        )
        self.wins.append(self.waiting.won)
        self.rounds += 1
        return loss

    def _play(self, playing: np.ndarray, chunk: int, done: float, still: float) -> Played:
        greedy = self.rounds < WARM_ROUNDS
        count = ROUND // CHUNKS
        rows, targets = play.paper(count)
        explore = 0.003 + 0.037 * still
        trace = 1.0 if greedy else 0.8 - 0.1 * done
        number, won = play.games(
            net.views(playing),
            self.seed * 10**9 + chunk,
            count,
            explore,
            trace,
            greedy,
            rows,
            targets,
        )
        return Played(rows[:number], targets[:number], won)

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
        waiting = self.waiting or Played(np.empty((0, ACTIVE), np.uint16), np.empty(0, np.float32))
        told = [self.seed, self.steps, self.rounds, waiting.won]
        fresh = folder / "course.fresh.npz"
        np.savez(
            fresh,
            flat=self.flat,
            kept=self.kept,
            mean=self.mean,
            square=self.square,
            rows=waiting.rows,
            targets=waiting.targets,
            told=told,
            wins=self.wins,
        )
        fresh.replace(folder / "course.npz")

    @classmethod
    def resume(cls, folder: Path) -> "Course":
        """A course from its checkpoint. Raises OSError or ValueError if there is none."""
        with np.load(folder / "course.npz") as parts:
            seed, steps, rounds, won = (int(number) for number in parts["told"])
            waiting = Played(parts["rows"], parts["targets"], won)
            flat, kept, mean, square = (parts[name] for name in ("flat", "kept", "mean", "square"))
            wins = [int(number) for number in parts["wins"]]
        return cls(seed, flat, kept, mean, square, steps, rounds, waiting, wins)
