"""What hidden hands cost two players beyond open ones: deliberate acts, presses, and waiting.

    python build_scripts/cost_of_hiding.py [--games 20]

The same random games are played with open and with hidden hands, in each manner, by the real
program in a window without a screen: the same deals and the same answers, which take the same
gestures everywhere. Whoever can answer under the cloth does; who cannot lifts it with the own key,
an act of two presses. What a turn has brought one looks at for as long as it stays.

Waiting is from when the cloth begins to fall, or where it never was lifted from when the next turn
is on the table, to the first moment in which the next player can do anything. Status 1 if a turn
takes more than one act, or anybody waits for more than a second.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any

# A script sees its own folder only; the game and the tests lie beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from build_scripts.nobodys_folder import nobodys_folder
from game.editions.base.explore import Play
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.steps import Command
from game.screen.table.table_page import Table
from game.table.party import Manner, Party, Player
from tests.screen.gestures import Gesture, Key
from tests.screen.glass import FRAME, Glass, opened
from tests.screen.lifter import Lifter

PAIR = Player("Isolde", "lantern"), Player("Tristan", "boat")
MANNERS: tuple[Manner, ...] = "curtain", "peek"
MOST_ACTS, MOST_WAITING = 1, 1.0
"""In a turn, and in seconds between two of them."""
LONGEST = 60 * 60
"""Frames after which something never comes."""


@dataclass
class Cost:
    """Of one game: its answers, and by turn the acts, the presses and the seconds of waiting."""

    answers: list[Command[Any]] = field(default_factory=list)
    acts: dict[int, int] = field(default_factory=dict)
    presses: dict[int, int] = field(default_factory=dict)
    waiting: list[float] = field(default_factory=list)


def answers_of(game: Game) -> list[Command[Any]]:
    """All that was answered so far."""
    return [event.command for event in game.log if isinstance(event, Answered)]


def chosen(game: Game, chance: random.Random) -> Command[Any]:
    """An answer; cards are played rather than discarded."""
    legal = game.legal()
    plays = [command for command in legal if isinstance(command, Play)]
    return chance.choice(plays if plays and chance.random() < 0.8 else legal)


def can_act(table: Table) -> bool:
    """Whether the one whose turn it is can answer, or make the first press of an act."""
    session = table.session
    if table.session.director.telling or table.state.lifting.quiet:
        return False
    return session.pending is not None or table.covering.may_lift


def waited(glass: Glass, table: Table) -> float:
    """Seconds until somebody can do anything in the turn that begins now."""
    for frames in range(LONGEST):
        if can_act(table) or table.session.game.pending is None:
            return frames * FRAME
        glass.step()
    raise AssertionError("nobody can ever do anything")


def to_the_next_turn(glass: Glass, table: Table) -> None:
    """Frame by frame until the cloth begins to fall over a turn that is over, or its owner could
    have seen what came under it; or where there was neither, until the next turn is on the table.
    """
    session, turn = table.session, table.session.director.view.turn
    parting = session.viewer.parting is not None
    for _ in range(LONGEST):
        seen, begun = session.viewer.parting is None, session.director.view.turn != turn
        over = seen if parting else begun
        if over or session.game.pending is None:
            return
        glass.step()
    raise AssertionError("the turn is never over")


def played(
    glass: Glass, manner: Manner, seed: str, answers: Sequence[Command[Any]] | None = None
) -> Cost:
    """A whole game, with these answers or with random ones."""
    glass.ask_every_search()
    glass.app.games.new_pair(Party(PAIR, manner, "first"), seed)
    glass.scene.settle()
    glass.until_rest()
    table, cost, chance = glass.table, Cost(), random.Random(seed)
    session, game = table.session, table.session.game
    lifter = Lifter(chance, manner)
    while game.pending is not None:
        turn, given = game.state.turn, len(answers_of(game))
        command = answers[given] if answers is not None else chosen(game, chance)
        if command not in session.legal:
            cost.acts[turn] = cost.acts.get(turn, 0) + 1
            gesture: Gesture | None = lifter.by_key(glass.description)
            while gesture is not None:
                cost.presses[turn] = cost.presses.get(turn, 0) + isinstance(gesture, Key)
                glass.do(gesture)
                gesture = lifter.goes_on(glass.description)
        cost.acts.setdefault(turn, 0)
        cost.presses.setdefault(turn, 0)
        before = session.game.state.turn
        assert session.submit(command), (command, session.refused)
        if before and game.state.turn > before and manner != "open":
            to_the_next_turn(glass, table)
            cost.waiting.append(waited(glass, table))
        glass.until_rest()
    cost.answers = answers_of(game)
    return cost


def told(manner: str, costs: Sequence[Cost]) -> Iterator[str]:
    """Means and maxima."""
    acts = [n for cost in costs for turn, n in cost.acts.items() if turn]
    presses = [n for cost in costs for turn, n in cost.presses.items() if turn]
    waiting = [seconds for cost in costs for seconds in cost.waiting]
    yield f"{manner}: {len(costs)} games, {len(acts)} turns"
    yield f"  acts a turn beyond the open game: {mean(acts):.2f}, at most {max(acts)}"
    yield f"  presses a turn beyond the open game: {mean(presses):.2f}, at most {max(presses)}"
    yield f"  seconds between two turns: {mean(waiting):.2f}, at most {max(waiting):.2f}"


def main() -> int:
    """Plays, prints, and judges."""
    parser = argparse.ArgumentParser(description="What hidden hands cost.")
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    costs: dict[Manner, list[Cost]] = {manner: [] for manner in MANNERS}
    with nobodys_folder(), opened(seed=None, painted=False) as glass:
        for number in range(games):
            seed = f"hiding {number}"
            answers = played(glass, "open", seed).answers
            for manner in MANNERS:
                costs[manner].append(played(glass, manner, seed, answers))
                assert costs[manner][-1].answers == answers
    good = True
    for manner, found in costs.items():
        print(*told(manner, found), sep="\n")
        good &= all(n <= MOST_ACTS for cost in found for n in cost.acts.values())
        good &= all(seconds <= MOST_WAITING for cost in found for seconds in cost.waiting)
    return not good


if __name__ == "__main__":
    sys.exit(main())
