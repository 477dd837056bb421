"""Sums that are kept by blocks agree with those of the single games, whichever are chosen."""

import random
from collections import Counter
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest

from game.records.statistics import blocks, figures_file
from game.records.statistics.answer import Answer, Outcomes, Rate, Selection
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import FiguresFile
from tests.records.statistics.evenings_counted import KINDS, WON

MANY = 700
KINDS_APART = (
    *(("rewound",), ("again", "imported"), ("hinted", "again"), ("hinted", "imported")),
    *(("sleepwalker",), ("hinted", "sleepwalker"), ("sleepwalker", "imported")),
)
SELECTIONS = (
    *(Selection(), Selection(seats=2), Selection("base", 1, "open"), Selection("other")),
    *(Selection(after=255), Selection(after=256), Selection(after=257), Selection(until=511)),
    *(Selection(until=512), Selection(after=300, until=310), Selection(after=100, until=1300)),
    *(Selection(seats=1, after=700), Selection(after=4000), Selection(until=0)),
    *(Selection(("other", "third")), Selection(("base", "third"), 2), Selection(())),
)


def figures(played: int, chance: random.Random) -> Figures:
    """Returns figures of a made-up game."""
    seats, visibility = chance.choice(KINDS)
    won = chance.random() < 0.4
    return replace(
        WON,
        game=played + 7,
        played=played,
        edition=chance.choice(("base", "base", "other", "third")),
        seats=seats,
        visibility=visibility,
        won=won,
        reason=None if won else "deck_exhausted",
        turns=chance.randrange(10, 30),
        doors=8 if won else chance.randrange(8),
        deck=chance.randrange(40) if won else 0,
        seconds=chance.choice((0, 600, 900)),
        apart=chance.choice(((), (), (), *KINDS_APART)),
        counts={"trios": chance.randrange(6)},
    )


@pytest.fixture(scope="module")
def games() -> list[Figures]:
    """Returns figures of many games with gaps between their numbers, in the order in which they
    were played."""
    chance = random.Random("blocks")
    return [figures(played, chance) for played in sorted(chance.sample(range(1, 1500), MANY))]


def expected(games: list[Figures], which: Selection) -> Answer:
    chosen = [one for one in games if which.has(one)]
    mine = [one for one in chosen if not one.apart]
    own = [one for one in chosen if "imported" not in one.apart]
    advised = [one for one in own if "hinted" in one.apart]
    sleepwalked = [one for one in own if "sleepwalker" in one.apart]
    won, lost = [one for one in mine if one.won], [one for one in mine if not one.won]
    return Answer(
        outcomes=Outcomes.of(one.won for one in mine),
        turns=sum(one.turns for one in mine),
        seconds=sum(one.seconds for one in mine),
        timed=sum(one.seconds > 0 for one in mine),
        doors=sum(one.doors for one in mine),
        counts=Counter(trios=sum(one.counts["trios"] for one in mine)) if mine else {},
        decks=Counter(one.deck for one in won),
        lengths=Counter(one.turns for one in won),
        defeats=Counter("deck_exhausted" for _ in lost),
        reached=Counter(one.doors for one in lost),
        apart=Counter(why for one in chosen for why in one.apart),
        aside=len(chosen) - len(mine),
        hinted=Rate(len(advised), sum(one.won for one in advised)),
        sleepwalked=Rate(len(sleepwalked), sum(one.won for one in sleepwalked)),
    )


def added_up(file: FiguresFile) -> None:
    with file.transaction() as db:
        for block in blocks.stale(db):
            blocks.make(db, block)


def compared(file: FiguresFile, games: list[Figures]) -> None:
    for which in SELECTIONS:
        found = file.ask(partial(blocks.answered, chosen=which))
        assert found == expected(games, which), which


def test_sums_of_blocks_are_those_of_their_games(tmp_path: Path, games: list[Figures]) -> None:
    file = FiguresFile(tmp_path / "figures.sqlite", "1", datetime.now)
    with file.transaction() as db:
        for one in games:
            figures_file.put(db, one, 1)
    compared(file, games)
    added_up(file)
    compared(file, games)
    gone, rest = games[::5], [one for n, one in enumerate(games) if n % 5]
    with file.transaction() as db:
        figures_file.remove(db, [one.game for one in gone])
    compared(file, rest)
    added_up(file)
    compared(file, rest)
    file.close()
