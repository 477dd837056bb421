"""Stored lines that win: by each, a deal is known to be winnable.

A line is one byte for each answer: its index in `game.legal()`.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator

from game.records.deals.deal import Deal
from game.rules.game import Game
from game.rules.ruleset import Ruleset

LONGEST = 255
"""Answers."""


def packed(lines: Iterable[bytes]) -> bytes:
    """The lines as a file: of each the number of its answers, then these."""
    return zlib.compress(b"".join(bytes((len(line),)) + line for line in lines), 9)


def unpacked(content: bytes) -> Iterator[bytes]:
    """The lines of such a file, in their order."""
    held, at = zlib.decompress(content), 0
    while at < len(held):
        end = at + 1 + held[at]
        yield held[at + 1 : end]
        at = end


def followed(deal: Deal, rules: Ruleset, line: bytes) -> Game:
    """The game of a deal after the answers of a line. Raises IndexError where one does not exist,
    and IllegalCommand where the game is over before."""
    game = deal.begun(rules)
    for answer in line:
        game.submit(game.legal()[answer])
    return game
