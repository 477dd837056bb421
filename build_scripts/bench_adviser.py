"""What bench.py measures of the adviser, who plays games from their seeds. Prints one JSON object.

Times are CPU times of this process, so that a busy machine disturbs them little."""

import argparse
import json
from time import process_time

from game.editions import OFFERED
from game.rules.game import Game
from game.rules.view import View

EDITION, SEATS = "base", 1


def measured(games: int) -> dict[str, float | str]:
    """Returns the seconds of thinking about a decision in so many games and those of the longest
    slice, who played (`player`), and how many games he won (`won`)."""
    begun = process_time()
    player = OFFERED.adviser(EDITION, SEATS)
    loaded = process_time() - begun
    decisions, longest, won = [], 0.0, 0
    for number in range(games):
        game = Game.start(OFFERED[EDITION], seed=f"bench {number}", seats=SEATS)
        while game.pending is not None:
            thinking = player.think(View.of(game.state, 0), game.pending, game.legal())
            spent = 0.0
            while True:
                begun = process_time()
                try:
                    next(thinking)
                except StopIteration as end:
                    spent += process_time() - begun
                    game.submit(end.value.command)
                    break
                slice_ = process_time() - begun
                spent, longest = spent + slice_, max(longest, slice_)
            decisions.append(spent)
        won += game.state.result == "won"
    return {
        "player": player.name,
        "loaded": loaded,
        "mean": sum(decisions) / len(decisions),
        "worst": max(decisions),
        "slice": longest,
        "won": won,
    }


def main() -> None:
    """Prints all results as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int, help="games to play")
    print(json.dumps(measured(parser.parse_args().games)))


if __name__ == "__main__":
    main()
