"""The figures as files for other programs."""

import csv
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.records.journal.keeper import Keeper
from game.records.journal.trouble import Trouble, Why
from game.records.statistics.statistics import Statistics
from game.rules.course import Concede
from game.rules.game import Game
from tests.records.journal.playing import journal
from tests.records.statistics.evenings_counted import counted, kept
from tests.speaking import speaker

GAMES = 9
ODD_SEEDS = (
    "=cmd|' /C calc'!A0",
    "+1",
    "-1+2",
    "@SUM(A1)",
    "\uff1dA1",
    " =A1",
    'a,"b";c',
    "\u795e\U0001f6aa",
)


@pytest.fixture(scope="module")
def statistics(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Statistics]:
    where = journal(tmp_path_factory.mktemp("exports"))
    for number in range(GAMES):
        kept(where, number)
    for seed in ODD_SEEDS:
        given_up = Game.start(BASE, seed=seed)
        given_up.submit(Concede())
        Keeper(where, given_up).keep({"marks": [seed]})
    done = counted(where)
    yield done
    done.close()
    where.close()


def test_each_game_is_a_row_of_the_table(statistics: Statistics, tmp_path: Path) -> None:
    file = statistics.export_csv(tmp_path, speaker())
    assert file.name == "2026-11-22 statistics.csv"
    with file.open(encoding="utf-8-sig", newline="") as table:
        rows = list(csv.DictReader(table))
    assert len(rows) == statistics.progress().counted
    assert list(rows[0])[-len(OFFERED.counted) :] == OFFERED.counted
    for row in rows:
        figures = statistics.of_game(int(row["game"]))
        assert figures is not None
        assert row["result"] == ("won" if figures.won else "lost")
        assert int(row["turns"]) == figures.turns
        assert int(row["trios"]) == figures.counts.get("trios", 0)
        assert row["apart"].split() == list(figures.apart)


def test_no_cell_of_the_table_is_a_formula(statistics: Statistics, tmp_path: Path) -> None:
    with statistics.export_csv(tmp_path, speaker()).open(encoding="utf-8-sig", newline="") as table:
        rows = list(csv.DictReader(table))[GAMES:]
    assert [row["seed"] for row in rows] == [f"'{seed}" for seed in ODD_SEEDS[:6]] + [
        *ODD_SEEDS[6:]
    ]
    for row in rows:
        assert row["marks"] == row["seed"]


def test_the_object_has_the_games_and_their_sums(statistics: Statistics, tmp_path: Path) -> None:
    file = statistics.export_json(tmp_path, speaker())
    assert file.name == "2026-11-22 statistics.json"
    told, answer = json.loads(file.read_bytes()), statistics.ask()
    assert [game["seed"] for game in told["games"]][GAMES:] == list(ODD_SEEDS)
    assert told["sums"]["games"] == answer.outcomes.all.games
    assert told["sums"]["won"] == answer.outcomes.all.won
    assert told["sums"]["counts"] == answer.counts
    assert told["sums"]["games"] + told["sums"]["games_apart"] == len(told["games"])
    assert sum(told["sums"]["cards_left_when_won"].values()) == told["sums"]["won"]


def test_nothing_is_written_over(statistics: Statistics, tmp_path: Path) -> None:
    speaks = speaker("fr")
    files = [statistics.export_csv(tmp_path / "new", speaks) for _ in range(2)]
    assert [file.name for file in files] == [
        "2026-11-22 statistiques.csv",
        "2026-11-22 statistiques (2).csv",
    ]
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("part", [0.0, 0.0005, 0.5, 1.0])
def test_what_a_killed_export_left_goes_with_the_next_one(
    statistics: Statistics, tmp_path: Path, part: float
) -> None:
    for export in (statistics.export_csv, statistics.export_json):
        file = export(tmp_path, speaker())
        content = file.read_bytes()
        left = file.rename(tmp_path / "eight-doors.0123abcd.new")
        left.write_bytes(content[: round(len(content) * part)])
        os.utime(left, (0, 0))
        assert export(tmp_path, speaker()) == file
        assert not left.exists()


def test_a_folder_that_cannot_be_made_is_told(statistics: Statistics, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Trouble) as trouble:
        statistics.export_json(tmp_path / "file", speaker())
    assert trouble.value.why is Why.NOWHERE
