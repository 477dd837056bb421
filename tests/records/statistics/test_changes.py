"""Statistics tell what one game changed; asked of a real journal."""

from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.records.journal.keeper import Keeper
from game.records.statistics.statistics import what_changed
from game.table.saved_table import ALONE
from tests.playthroughs.retelling import PLAYTHROUGHS, Playthrough
from tests.records.journal.playing import journal, played
from tests.records.statistics.evenings_counted import catch_up, statistics
from tests.rules.stories import after

VICTORY = next(file for file in PLAYTHROUGHS if file.stem == "solo_victory")


ALL = range(1, 9)


def victory():
    """Returns a victory with eight Doors, by Keys and by trios."""
    *_, (game, *_) = Playthrough.read(VICTORY.read_text(encoding="utf-8")).play()
    return game


def defeat():
    return after(played("lost", answers=8), "Concede")


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """Returns the statistics of eight games: lost, won, won, won but rewound, won, lost, won,
    lost."""
    folder = tmp_path_factory.mktemp("evening")
    where = journal(folder)
    stories = [defeat, *[victory] * 4, defeat, victory, defeat]
    for story, rewinds in zip(stories, [0, 0, 0, 1, 0, 0, 0, 0], strict=True):
        keeper = Keeper(where, story())
        keeper.keep(replace(ALONE, rewinds=rewinds).plain(), rewinds)
        assert keeper.trouble is None
    made = statistics(where, OFFERED.achievements)
    catch_up(made)
    return made


def changed(some, game, after=0):
    changes = what_changed(some, OFFERED.achievements, game, after)
    assert changes is not None
    return changes


def test_the_first_victory_is_told_once(evening):
    told = [number for number in ALL if changed(evening, number).first_victory]
    assert told == [2]


def test_a_streak_is_the_longest_when_it_passes_the_one_before(evening):
    streaks = [changed(evening, number).now.outcomes.streak for number in ALL]
    assert streaks == [0, 1, 2, 2, 3, 0, 1, 0]
    assert [n for n in ALL if changed(evening, n).longest_streak] == [3, 5]
    assert [changed(evening, n).streak_ended for n in ALL] == [0, 0, 0, 0, 0, 3, 0, 0]


def test_a_rewound_game_changes_nothing(evening):
    rewound = changed(evening, 4)
    assert not rewound.counts
    assert rewound.before.outcomes == rewound.now.outcomes
    assert not rewound.reached


def test_the_rate_is_told_with_and_without_the_game(evening):
    last = changed(evening, 6)
    assert (last.before.outcomes.last(20).won, last.before.outcomes.last(20).games) == (3, 4)
    assert (last.now.outcomes.last(20).won, last.now.outcomes.last(20).games) == (3, 5)


def test_achievements_are_told_with_the_game_that_reached_them_first(evening):
    assert "first-morning" in [row.name for row in changed(evening, 2).reached]
    assert not changed(evening, 3).reached


def test_counting_can_begin_anew(evening):
    assert changed(evening, 3, after=2).first_victory
    assert not changed(evening, 4, after=3).first_victory
    assert changed(evening, 5, after=3).first_victory


def test_the_most_cards_left_are_a_record_only_over_another_victory(evening):
    last = changed(evening, 5)
    assert not last.most_left
    assert not changed(evening, 2).most_left
    more = replace(last, game=replace(last.game, deck=last.game.deck + 1))
    assert more.most_left
    assert not replace(more, game=replace(more.game, apart=("again",))).most_left


def test_while_games_are_still_to_be_counted_nothing_is_told(tmp_path):
    where = journal(tmp_path)
    for _ in range(2):
        Keeper(where, defeat()).keep(ALONE.plain())
    made = statistics(where, OFFERED.achievements)
    while made.of_game(2) is None:
        made.catch_up(1)
    assert what_changed(made, OFFERED.achievements, 2) is None
    made.catch_up(100)
    assert what_changed(made, OFFERED.achievements, 2) is not None
