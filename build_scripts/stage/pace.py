"""Measures how long the answers of games are shown, at the usual speed and with reduced motion.

    python -m build_scripts.stage.pace [--games N]

Random games, alone and for two, are shown by a director without a window: it has no clock, so the
same games take the same time everywhere. An answer is being shown until the next decision can be
made; lights that shine on do not count.
"""

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from game.editions.base.box import BASE
from game.editions.base.explore import Play
from game.editions.base.show import STAGING
from game.rules.event import Answered, Awaiting, Event, TurnBegan
from game.rules.game import Game
from game.rules.view import View, frames
from game.table.motion.director import Director
from game.table.motion.tempo import USUAL_TEMPO, Tempo

FRAME = 1 / 60
SIZE = (1280, 720)
UNTOLD = Answered, Awaiting, TurnBegan


class Answer(NamedTuple):
    """An answer, what came of it, and how many seconds it was shown."""

    seed: str
    events: tuple[Event, ...]
    seconds: float

    @property
    def kind(self) -> str:
        """The command and what came of it, of each so many."""
        said = self.events[0]
        assert isinstance(said, Answered)
        told = Counter(type(e).__name__ for e in self.events if not isinstance(e, UNTOLD))
        what = (f"{name} {count}" if count > 1 else name for name, count in told.items())
        return f"{type(said.command).__name__}: {', '.join(what)}"


def answers(seed: str, seats: int, tempo: Tempo = USUAL_TEMPO) -> Iterator[Answer]:
    """The answers of a whole random game, in which cards are played rather than discarded."""
    game, chance = Game.start(BASE, seed=seed, seats=seats), random.Random(seed)
    director = Director(View.of(game.state, 0), SIZE, tempo, staging=STAGING)
    while game.pending is not None:
        before, legal = game.state, game.legal()
        plays = [command for command in legal if isinstance(command, Play)]
        events = game.submit(chance.choice(plays if plays and chance.random() < 0.8 else legal))
        director.show(list(frames(before, events, 0)))
        steps = 0
        while director.telling:
            director.advance(FRAME)
            steps += 1
        yield Answer(seed, events, steps * FRAME)


def part(sorted_times: list[float], share: float) -> float:
    """The time that this share of the times does not exceed."""
    return sorted_times[min(len(sorted_times) - 1, int(len(sorted_times) * share))]


def told(found: list[Answer]) -> Iterator[str]:
    """The percentiles of all answers and of the most frequent kinds, and the longest ones."""
    kinds: dict[str, list[float]] = defaultdict(list)
    for answer in found:
        kinds[answer.kind].append(answer.seconds)
    most = sorted(kinds.items(), key=lambda kind: -len(kind[1]))[:16]
    yield f"{'answers':>8} {'half':>6} {'90 %':>6} {'99 %':>6} {'longest':>8}"
    for name, times in [("all", [a.seconds for a in found]), *most]:
        times = sorted(times)
        shares = " ".join(f"{part(times, share):6.2f}" for share in (0.5, 0.9, 0.99))
        yield f"{len(times):8} {shares} {times[-1]:8.2f}  {name}"
    for answer in sorted(found, key=lambda answer: -answer.seconds)[:8]:
        yield f"{answer.seconds:6.2f} s  {answer.seed}: {answer.kind}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long answers are shown.")
    parser.add_argument("--games", type=int, default=200, help="for one, and as many for two")
    asked = parser.parse_args()
    for reduced in (False, True):
        print("With reduced motion:" if reduced else "At the usual speed:")
        found = [
            answer
            for seats in (1, 2)
            for number in range(asked.games)
            for answer in answers(f"pace {number}", seats, Tempo(reduced=reduced))
        ]
        print("\n".join(told(found)))


if __name__ == "__main__":
    main()
