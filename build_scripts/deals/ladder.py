"""Finds a line that wins each challenge of the ladder, and tells how hard each is.

    nice python -m build_scripts.deals.ladder          finds the lines and keeps them in the package
    nice python -m build_scripts.deals.ladder --rates  how often a beginner wins each, of 200 games
    python -m build_scripts.deals.ladder --check       plays every kept line again

It always finds the same.
"""

import argparse
import random
import sys

from build_scripts.deals.beginner import play_through
from build_scripts.deals.daily_deals import won_line
from game.editions import OFFERED
from game.editions.ladder.challenges import CHALLENGES, LINES, winning_lines
from game.records.deals.deal import followed, packed

GAMES = 200


def rate(number: int) -> int:
    """Number of games of a challenge, out of `GAMES`, that a beginner wins."""
    deal = CHALLENGES[number - 1].deal
    rules = OFFERED[deal.edition]
    games = (play_through(deal.begun(rules), random.Random(f"rate/{n}")) for n in range(GAMES))
    return sum(games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Finds a line that wins each challenge.")
    parser.add_argument("--rates", action="store_true", help="tell how often each is won")
    parser.add_argument("--check", action="store_true", help="play every kept line again")
    options = parser.parse_args()
    if options.rates:
        for challenge in CHALLENGES:
            print(challenge.number, challenge.title, f"{rate(challenge.number)}/{GAMES}")
    elif options.check:
        for challenge, line in zip(CHALLENGES, winning_lines(), strict=True):
            game = followed(challenge.deal, OFFERED[challenge.edition], line)
            if game.state.result != "won":
                sys.exit(f"The line of challenge {challenge.number} does not win.")
    else:
        LINES.write_bytes(packed(won_line(challenge.deal) for challenge in CHALLENGES))


if __name__ == "__main__":
    main()
