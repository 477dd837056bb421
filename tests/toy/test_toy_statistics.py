"""What an edition counts is counted beside what the base game counts."""

from pathlib import Path

from game.records.statistics.answer import Selection
from game.records.statistics.statistics import Statistics
from tests.records.journal.playing import journal, kept, played
from tests.records.statistics.evenings_counted import catch_up
from tests.toy.edition import EDITIONS, RULES
from tests.toy.rules import BellFell


def test_its_games_are_counted_with_what_it_counts(tmp_path: Path) -> None:
    where = journal(tmp_path, EDITIONS)
    games = [played(f"toy {number}", rules=RULES) for number in range(6)]
    fell = sum(isinstance(event, BellFell) for game in games for event in game.log)
    assert fell
    for game in (*games, played("base")):
        kept(where, game)
    names = EDITIONS.counted
    file, count = tmp_path / "figures.sqlite", EDITIONS.count
    statistics = Statistics(file, where, count, names, EDITIONS.reached, (), EDITIONS.canonical)
    catch_up(statistics)
    assert statistics.editions() == {"toy": 6, "base": 1}
    toy, base = statistics.ask(Selection("toy")), statistics.ask(Selection("base"))
    assert toy.counts["bells_fallen"] == fell
    assert toy.counts["cards_played"] > 0
    assert base.counts.get("bells_fallen", 0) == 0
    assert toy.counts.keys() | base.counts.keys() <= set(names)
