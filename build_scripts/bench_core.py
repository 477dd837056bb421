"""What bench.py measures of the rules and the referee. Prints one JSON object.

Times are CPU times of this process, so that a busy machine disturbs them little."""

import argparse
import json
import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time

from game.editions.base.box import BASE
from game.referee import Referee
from game.rules.game import Game, fold

BATCHES = 5


def random_game(number: int, seats: int) -> Game:
    """Returns a game played to its end by random legal commands."""
    chance = random.Random(number)
    game = Game.start(BASE, seed=f"bench {number}", seats=seats)
    while game.pending is not None:
        game.submit(chance.choice(game.legal()))
    return game


def milliseconds(work: Callable[[], object]) -> float:
    """Returns the time by the clock of doing this once."""
    begun = perf_counter()
    work()
    return 1000 * (perf_counter() - begun)


def conversation(number: int) -> list[bytes]:
    """Returns the requests of a solo game with the referee."""
    chance = random.Random(number)
    referee = Referee()
    lines = [json.dumps({"do": "new", "seed": f"bench {number}"}).encode()]
    reply = json.loads(referee.answer(lines[0]))
    while reply["legal"]:
        command = chance.choice(reply["legal"])
        lines.append(json.dumps({"do": "submit", "command": command}).encode())
        reply = json.loads(referee.answer(lines[-1]))
    return lines


def seconds(work: Callable[[], object]) -> float:
    """Returns the CPU time of doing this once."""
    begun = process_time()
    work()
    return process_time() - begun


def games_a_second(seats: int, games: int) -> float:
    """Returns the games played in a second, as the median of batches of different games."""

    def play(batch: int) -> None:
        for number in range(batch * games, (batch + 1) * games):
            random_game(number, seats)

    return games / median(seconds(partial(play, batch)) for batch in range(BATCHES))


def folds(games: int) -> tuple[float, float]:
    """Returns the milliseconds to fold a full log: the median over games, and for the longest
    log."""
    logs = sorted((random_game(n, 1 + n % 2).log for n in range(games)), key=len)
    times = [median(seconds(partial(fold, BASE, log)) for _ in range(9)) for log in logs]
    return 1000 * median(times), 1000 * times[-1]


def commands_a_second(games: int) -> float:
    """Returns the requests that the referee answers in a second, each a line in and a line out."""
    talks = [conversation(number) for number in range(games)]

    def talk() -> None:
        referee = Referee()
        for lines in talks:
            for line in lines:
                referee.answer(line)

    return sum(map(len, talks)) / median(seconds(talk) for _ in range(BATCHES))


def main() -> None:
    """Prints all results as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int, help="games in a batch")
    games = parser.parse_args().games
    random_game(0, 1)
    usual, longest = folds(games)
    print(
        json.dumps(
            {
                "solo": games_a_second(1, games),
                "two": games_a_second(2, games),
                "fold": usual,
                "longest_fold": longest,
                "referee": commands_a_second(max(5, games // 4)),
            }
        )
    )


if __name__ == "__main__":
    main()
