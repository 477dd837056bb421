"""The game that first reached an achievement is found once, and again when that game is gone."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from game.records.journal.file.store import Journal
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import every
from game.records.statistics.statistics import Statistics
from game.rules.game import Game
from tests.records.journal.playing import journal
from tests.records.statistics.evenings_counted import (
    GAMES,
    catch_up,
    counted,
    kept,
    statistics,
)


def won(played: Game) -> bool:
    return played.state.result == "won"


def third(games: Iterable[Figures]) -> Figures | None:
    return next((one for n, one in enumerate(games) if n == 2), None)


def never(games: Iterable[Figures]) -> Figures | None:
    return next((one for one in games if one.turns > 10_000), None)


VICTORY = Achievement("victory", "", "", "", by_game=won)
THIRD = Achievement("third", "", "", "", by_games=third)
NEVER = Achievement("never", "", "", "", by_games=never)
ROWS = VICTORY, THIRD, NEVER


@pytest.fixture
def where(folder: Path) -> Journal:
    return journal(folder)


def victories(some: Iterable[Figures]) -> list[int]:
    return [figures.game for figures in some if figures.won and not figures.apart]


def numbers(some: Statistics) -> dict[str, int]:
    """Returns for each achievement the game that first reached it."""
    return {name: figures.game for name, figures in some.reached().items()}


def test_an_achievement_is_reached_with_the_first_game_and_with_the_next_if_that_goes(
    where: Journal,
) -> None:
    some = counted(where, ROWS)
    first, *_ = victories(every(some.file))
    assert first > 3
    assert numbers(some) == {"victory": first, "third": 3}
    where.delete(first)
    where.delete(3)
    some.look_again()
    catch_up(some)
    assert numbers(some) == {"third": 4}
    where.restore()
    some.look_again()
    catch_up(some)
    assert numbers(some) == {"victory": first, "third": 3}


def test_what_was_reached_is_known_to_the_next_program(where: Journal) -> None:
    counted(where, ROWS).close()
    other = statistics(where, ROWS)
    assert other.reached().keys() == {"victory", "third"}


def test_a_victory_that_counts_apart_reaches_nothing(where: Journal) -> None:
    number = victories(every(counted(where).file))[0] - 1
    alone = journal(where.path.parent / "alone")
    kept(alone, number, rewinds=1)
    some = counted(alone, ROWS)
    assert some.editions() == {"base": 1}
    assert not some.reached()


def test_a_new_achievement_is_found_in_old_games(where: Journal) -> None:
    counted(where).close()
    later = counted(where, ROWS)
    assert later.reached().keys() == {"victory", "third"}
    renamed = [replace(VICTORY, name="morning"), THIRD]
    later.close()
    assert counted(where, renamed).reached().keys() == {"morning", "third"}


def test_what_is_reached_with_a_game_is_known_as_soon_as_it_is_counted(where: Journal) -> None:
    alone = journal(where.path.parent / "alone")
    some = counted(alone, ROWS)
    for number, names in (0, set()), (0, set()), (1, {"third"}):
        kept(alone, number)
        figures = some.count_now(alone.finished(1 << 62, 1)[0].game)
        assert figures is not None
        assert {n for n, f in some.reached().items() if f == figures} == names
        assert some.progress().done
        assert some.catch_up(1)


def test_what_another_program_has_counted_meanwhile_is_left_as_it_is(where: Journal) -> None:
    (where.path.parent / "figures.sqlite").unlink()
    one, other = statistics(where, ROWS), statistics(where, ROWS)
    other.catch_up(2)
    catch_up(one)
    found = numbers(one)
    assert found.keys() == {"victory", "third"}
    for _ in range(GAMES - 2):
        other.catch_up(1)
        assert numbers(one) == found
    catch_up(other)
    assert numbers(other) == found
