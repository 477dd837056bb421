"""Measures how often the dreamer wins by its own search, and how true the chances are that it
shows. What the planner does, `eight-doors arena` measures.

    python -m build_scripts.train.measure --games 20000 --seed 7 --threads 2
    python -m build_scripts.train.measure --games 5000 --seed 8 --fit

Plays in the fast simulator. The chances are those at the starts of turns. `--fit` writes the curve
that makes the chances true into the file of weights, with the rates that were seen; measure it on
other seeds. What a seed gives does not depend on the threads.
"""

import argparse
import math
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np

from build_scripts.train.base_game import NET
from build_scripts.train.search import MOST_TURNS, play_by_search
from build_scripts.train.shipping import shipped
from game.players.arena.rates import wilson
from game.players.dreamer.player import WEIGHTS
from game.players.learnt.weights import Weights

PIECE = 100
"""Games that one thread plays at a time."""
BIN = 0.05


def logit(chances: np.ndarray) -> np.ndarray:
    """Logit of chances from 0 to 1; 0 and 1 are taken for nearly certain."""
    inside = np.clip(chances, 1e-6, 1 - 1e-6)
    return np.log(inside / (1 - inside))


def curved(chances: np.ndarray, curve: tuple[float, float]) -> np.ndarray:
    """Chances as the program shows them."""
    shown = 1 / (1 + np.exp(-(curve[0] * logit(chances) + curve[1])))
    return np.where((chances <= 0) | (chances >= 1), chances, shown)


def fitted(chances: np.ndarray, outcomes: np.ndarray) -> tuple[float, float]:
    """The curve of least cross-entropy, by Newton's steps."""
    uncertain = (chances > 0) & (chances < 1)
    known = np.stack([logit(chances[uncertain]), np.ones(int(uncertain.sum()))])
    curve = np.array([1.0, 0.0])
    for _ in range(20):
        shown = 1 / (1 + np.exp(-curve @ known))
        slope = known @ (outcomes[uncertain] - shown)
        curve += np.linalg.solve((known * (shown * (1 - shown))) @ known.T, slope)
    return float(curve[0]), float(curve[1])


def skill(chances: np.ndarray, outcomes: np.ndarray) -> float:
    """1 minus the Brier score over that of the constant rate."""
    return float(1 - np.mean((chances - outcomes) ** 2) / np.var(outcomes))


def attainable(chances: np.ndarray) -> float:
    """The skill that these chances would have if each came true just as often as it says: what
    cannot be known beforehand nobody foresees."""
    return float(np.var(chances) / (chances.mean() * (1 - chances.mean())))


def table(chances: np.ndarray, outcomes: np.ndarray) -> str:
    """The number of chances in each bin, what was shown, what came, and the difference."""
    bins = np.minimum((chances / BIN).astype(int), int(1 / BIN) - 1)
    lines = ["   shown     came   off    cases"]
    for number in range(int(1 / BIN)):
        inside = bins == number
        if inside.any():
            shown, came = chances[inside].mean(), outcomes[inside].mean()
            lines.append(f"{shown:8.3f} {came:8.3f} {came - shown:+.3f} {inside.sum():8}")
    return "\n".join(lines)


def piece(flat: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A piece of the games: at each start of a turn the chance and the outcome; the turns of each
    game."""
    most = PIECE * MOST_TURNS
    shown: np.ndarray = np.empty(most)
    outcomes: np.ndarray = np.empty(most, np.int8)
    turns: np.ndarray = np.empty(PIECE, np.int64)
    count = play_by_search(NET.views(flat), seed, PIECE, shown, outcomes, turns)
    return shown[:count], outcomes[:count], turns


def won_of(outcomes: np.ndarray, turns: np.ndarray) -> int:
    return int(outcomes[np.cumsum(turns) - 1].sum())


def main() -> None:
    parser = argparse.ArgumentParser(description="The dreamer's wins and chances.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--fit", action="store_true", help="the curve, and write it down")
    parser.add_argument("--record", action="store_true", help="write down what was measured")
    wanted = parser.parse_args()
    flat, curve = shipped(wanted.weights, NET)
    first = wanted.seed * 10**6
    pieces: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []
    won = 0
    with ThreadPoolExecutor(wanted.threads) as pool:
        seeds = range(first, first + math.ceil(wanted.games / PIECE))
        for done in pool.map(lambda seed: piece(flat, seed), seeds):
            pieces.append(done)
            won += won_of(done[1], done[2])
            count = len(pieces) * PIECE
            low, high = wilson(won, count)
            told = f"\r{count} games, won {won / count:.4f} ({low:.4f} to {high:.4f})"
            print(told, end="", file=sys.stderr, flush=True)
    chances, outcomes, turns = (np.concatenate(parts) for parts in zip(*pieces, strict=True))
    if wanted.fit:
        curve = fitted(chances, outcomes)
    chances = curved(chances, curve)
    brier = float(np.mean((chances - outcomes) ** 2))
    print(f"\n{count} games of seed {wanted.seed}: won {won / count:.4f} ({low:.4f} to {high:.4f})")
    print(f"{turns.mean():.1f} turns a game, curve {curve[0]:.4f} {curve[1]:+.4f}")
    print(
        f"Brier {brier:.4f}, skill {skill(chances, outcomes):.3f}, {len(chances)} starts of turns"
    )
    print(f"The skill of chances that came true exactly as often: {attainable(chances):.3f}")
    print(table(chances, outcomes))
    if wanted.fit or wanted.record:
        weights = Weights.from_bytes(wanted.weights.read_bytes())
        what = "fitted on" if wanted.fit else "measured"
        seen = {"games": count, "won": won, "seed": wanted.seed, "brier": round(brier, 5)}
        record = {**weights.record, what: seen}
        wanted.weights.write_bytes(replace(weights, curve=curve, record=record).to_bytes())


if __name__ == "__main__":
    main()
