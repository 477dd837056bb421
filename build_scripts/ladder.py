"""Finds a line that wins each challenge of the ladder, and tells how hard each is.

    nice python build_scripts/ladder.py            finds the lines and keeps them in the package
    nice python build_scripts/ladder.py --rates    how often a beginner wins each, of 200 games
    python build_scripts/ladder.py --check         plays every kept line again

It always finds the same.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.beginner import play_through
from build_scripts.daily_deals import won_line
from game.editions import OFFERED
from game.editions.ladder.challenges import CHALLENGES, LINES, winning_lines
from game.records.deals.deal import followed, packed

GAMES = 200


def rate(number: int) -> int:
    """How many of so many games of a challenge a beginner wins."""
    deal = CHALLENGES[number - 1].deal
    rules = OFFERED[deal.edition]
    games = (play_through(deal.begun(rules), random.Random(f"rate/{n}")) for n in range(GAMES))
    return sum(games)


def main() -> None:
    """Finds, rates or checks."""
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
