"""The page of statistics: its numbers and what it leads to, by mouse and by keys, in every
window."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from build_scripts.stage.positions import after, golden
from game.editions import OFFERED
from game.folders import exports_folder, figures_file, journal_file
from game.learning.tutor import Progress
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.journal.record import Record
from game.records.statistics.figures import APART, apart
from game.rules.course import Concede
from game.rules.game import Game
from game.screen.pages.games.eight_places import EightPlaces
from game.screen.pages.statistics.charts import Bar, OneColumn
from game.screen.pages.statistics.figure_pieces import WHY_APART
from game.screen.pages.statistics.statistics_page import StatisticsPage
from game.screen.ui.arrange import Slab
from game.screen.ui.words import Words
from game.table.party import Manner, Party
from game.table.saved_table import SavedTable
from tests.records.journal.playing import journal
from tests.records.statistics.evenings_counted import counted, game
from tests.rules.stories import command
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.pages.pages_used import PLAYERS, push
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, has, thing
from tests.speaking import SPOKEN
from tests.toy.edition import EDITIONS

GAMES = 34
"""Number of games of all kinds, some of which count apart for each reason."""
SHELVES = {
    "all": lambda record: True,
    "alone": lambda record: record.seats == 1,
    "open": lambda record: record.seats == 2 and record.visibility == "open",
    "hidden": lambda record: record.seats == 2 and record.visibility == "hidden",
}
SIZES = (1024, 640), (1280, 720), (1920, 1080), (1080, 1350)


def keep(where: Journal, number: int) -> None:
    """Keeps the game of this number with a real table; some were rewound, dealt again or
    advised."""
    made, rewinds = game(number), int(number % 9 == 4)
    manner: Manner = "curtain" if made.state.visibility == "hidden" else "open"
    desk = SavedTable(
        Party(PLAYERS, manner) if made.state.seats == 2 else None,
        rewinds=rewinds,
        marks=("again",) if number % 7 == 2 else (),
        seconds=60 * number,
        hints=int(number % 17 == 0),
    )
    keeper = Keeper(where, made)
    keeper.keep(desk.plain(), rewinds=rewinds, imported=number % 19 == 7)
    assert keeper.trouble is None


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder with a journal of these games, and with their figures."""
    folder = tmp_path_factory.mktemp("statistics")
    where = journal(folder)
    for number in range(GAMES):
        keep(where, number)
    counted(where).close()
    where.close()
    return folder


@pytest.fixture
def games(shelf: Path, own_data_folder: Path) -> None:
    """Makes these games the player's own."""
    shutil.copytree(shelf, own_data_folder)


@pytest.fixture
def glass(games: None) -> Iterator[Glass]:
    with opened(seed=None, painted=False) as shown:
        push(shown, "button.statistics")
        until_counted(shown)
        yield shown


def until_counted(glass: Glass) -> None:
    """Waits until all old games are counted."""
    for _ in range(200):
        if glass.scene._counted:
            return
        glass.step()
    raise AssertionError("it counts for ever")


def page(glass: Glass) -> StatisticsPage:
    assert isinstance(glass.scene, StatisticsPage)
    return glass.scene


def all_things(glass: Glass) -> dict[str, str]:
    """Returns everything that can be read from the top of the page to its end, by its id."""
    met: dict[str, str] = {}
    glass.key(pygame.K_HOME)
    for _ in range(40):
        met |= {one["id"]: one["name"] for one in glass.description["things"]}
        if page(glass).scrolled_by >= page(glass).laid.most:
            return met
        glass.key(pygame.K_PAGEDOWN)
    raise AssertionError("it has no end")


def counting(glass: Glass, key: str) -> list[Record]:
    """Returns the finished games of a shelf that count, the last one first."""
    return [one for one in finished(glass) if SHELVES[key](one) and not apart(one)]


def finished(glass: Glass) -> list[Record]:
    """Returns all finished games in the journal, the last one first."""
    return glass.app.games.journal.records("finished", 0, GAMES)


def number(told: str) -> int:
    """Returns the first number of a sentence, or the first one after its last colon."""
    return int(next(word for word in told.rpartition(": ")[2].split() if word.isdigit()))


def test_the_numbers_are_those_of_the_journal_on_every_shelf(glass):
    for key in SHELVES:
        push(glass, f"button.shown.{key}")
        told, records = all_things(glass), counting(glass, key)
        won = [record for record in records if record.result == "won"]
        assert number(told["text.figure.games"]) == len(records) > 1
        assert number(told["text.figure.won"]) == len(won)
        assert f"{round(100 * len(won) / len(records))}%" in told["text.figure.rate"]
        turns = round(sum(record.turn for record in records) / len(records))
        assert number(told["text.figure.turns"]) == turns
        left = sum(number(said) for key, said in told.items() if ".figure.left." in key)
        assert left == len(won)
        ways = {reason for record in records if (reason := record.reason)}
        for reason in ways:
            times = sum(record.reason == reason for record in records)
            assert number(told[f"text.figure.lost.{reason}"]) == times
        doors = sum(number(told[f"text.figure.doors_by_{way}"]) for way in ("trio", "key"))
        assert doors == sum(record.doors for record in records)
        aside = [one for one in finished(glass) if SHELVES[key](one) and apart(one)]
        assert told["text.chart.apart"].startswith(f"{len(aside)} game")
        for why in {why for one in aside for why in apart(one)}:
            times = sum(why in apart(one) for one in aside)
            assert told[f"text.figure.apart.{why}"].startswith(f"{times} ")


def test_games_with_hints_have_figures_of_their_own(glass):
    told = all_things(glass)
    advised = [one for one in finished(glass) if "hinted" in apart(one)]
    won = [one for one in advised if one.result == "won"]
    assert number(told["text.figure.hinted.games"]) == len(advised) > 0
    assert number(told["text.figure.hinted.won"]) == len(won)
    assert f"{round(100 * len(won) / len(advised))}%" in told["text.figure.hinted.rate"]


def test_a_first_victory_with_hints_leaves_something(own_data_folder):
    where, playthrough = journal(own_data_folder), golden("solo_victory")
    won = after(playthrough, -1)
    won.submit(command(playthrough.moves[-1][1]))
    Keeper(where, won).keep(SavedTable(hints=3).plain())
    where.close()
    with opened(seed=None, painted=False) as glass:
        push(glass, "button.statistics")
        until_counted(glass)
        told = all_things(glass)
        assert "No game that counts" in told["text.empty"]
        assert told["text.figure.hinted.won"] == "1 game won with hints"
        push(glass, "button.achievements")
        reached = thing(glass.description, "button.achievement.by-lamplight")["name"]
        assert "reached in game" in reached


def test_what_is_learnt_is_an_achievement_and_how_far_one_has_come_is_told(own_data_folder):
    lesson = OFFERED.lessons[0]
    every = sum(len(one.parts) for one in OFFERED.lessons if one.edition == lesson.edition)
    part, whole = "button.achievement.first-question", "button.achievement.well-read"
    with opened(seed=None, painted=False) as glass:
        glass.app.ways.show("achievements")
        until_counted(glass)
        assert "not reached yet" in thing(glass.description, part)["name"]
        assert f"0 of {every} so far" in thing(glass.description, whole)["name"]
        done = Progress(done=frozenset({lesson.parts[0].name})).plain()
        glass.app.change(replace(glass.app.settings, lessons={lesson.name: done}))
        glass.app.ways.show("achievements")
        glass.step()
        assert "reached in the lessons" in thing(glass.description, part)["name"]
        assert f"1 of {every} so far" in thing(glass.description, whole)["name"]
        assert thing(glass.description, "text.told")["name"].startswith("1 of ")
        push(glass, part)
        assert glass.scene.name == "learn"


def test_the_rates_and_streaks_are_those_of_the_last_games(glass):
    told, records = all_things(glass), counting(glass, "all")
    wins = [record.result == "won" for record in records]
    assert f"{round(100 * sum(wins[:20]) / len(wins[:20]))}%" in told["text.figure.last.20"]
    runs = "".join("10"[not won] for won in wins).split("0")
    streak = next((n for n, won in enumerate(wins) if not won), len(wins))
    assert number(told["text.figure.streak"]) == streak != max(map(len, runs))
    assert number(told["text.figure.best"].removeprefix("At best ")) == max(map(len, runs))
    assert told["text.figure.course"].endswith(told["text.figure.last.20"].split()[5])


def test_every_reason_to_count_apart_has_its_sentence():
    assert set(WHY_APART) == set(APART)


def test_what_is_drawn_is_what_is_told(glass):
    written = 0
    parts = page(glass).laid.body.parts
    for n, placed in enumerate(parts):
        leaf = placed.leaf
        if isinstance(leaf, (Bar, OneColumn)):
            part = leaf.part
            assert part.told == str(part.value) == str(number(leaf.said)), part
            written += 1
        elif leaf.id.startswith("text.figure.") and isinstance(leaf, Slab):
            words = [one.leaf for one in parts[n + 1 : n + 3]]
            shown = [one.words for one in words if isinstance(one, Words) and one.role == "number"]
            for figure in shown:
                assert figure.removesuffix(" min") in leaf.said.replace(":", "").split(), leaf
                written += 1
    assert written > 20


def test_without_a_game_the_page_invites(own_data_folder):
    with opened(seed=None, painted=False) as glass:
        push(glass, "button.statistics")
        assert "No game has been finished yet." in thing(glass.description, "text.empty")["name"]
        assert not has(glass.description, "button.csv")
        assert any(isinstance(part.leaf, EightPlaces) for part, _ in page(glass).leaves)
        push(glass, "button.shown.hidden")
        assert thing(glass.description, "text.empty")["name"].startswith("No game of this kind")
        push(glass, "button.new_game")
        assert glass.scene.name == "choosing"
        assert has(glass.description, "button.other.friend")


def test_a_page_full_of_figures_holds_and_arrows_read_all_of_it_before_they_reach_its_end(games):
    with opened(seed=None, size=(1024, 640), painted=False) as glass:
        glass.app.words = SPOKEN["fr"]
        glass.write_at(2.0)
        glass.app.ways.show("statistics")
        until_counted(glass)
        assert_page_holds(page(glass))
        glass.key(pygame.K_TAB)
        glass.key(pygame.K_TAB)
        assert glass.scene.focus == "button.shown.alone"
        met: set[str] = set()
        for _ in range(60):
            if glass.scene.focus in ("button.csv", "button.json", "button.anew"):
                break
            glass.key(pygame.K_DOWN)
            met |= {one["id"] for one in glass.description["things"]}
        assert {"text.figure.course", "text.figure.nightmares_hand", "text.chart.rest"} <= met
        for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_RETURN):
            glass.key(key)
        assert len(list(exports_folder().glob("*.csv"))) == 1


def test_the_figures_go_out_as_files_and_it_is_told_where(glass):
    for key, ending in (("button.csv", ".csv"), ("button.json", ".json")):
        glass.key(pygame.K_END)
        push(glass, key)
        (file,) = exports_folder().glob(f"*{ending}")
        assert file.name in thing(glass.description, "text.told")["name"]
    told = json.loads(file.read_text(encoding="utf-8"))
    assert len(told["games"]) == GAMES


def test_a_folder_that_cannot_be_made_is_told(glass):
    exports_folder().write_text("in the way", encoding="utf-8")
    glass.key(pygame.K_END)
    push(glass, "button.csv")
    assert thing(glass.description, "text.told")["name"]
    assert glass.scene.name == "statistics"


def test_counting_anew_asks_first_and_can_be_undone_at_once_or_at_any_time(glass):
    glass.key(pygame.K_END)
    push(glass, "button.anew")
    assert glass.scene.name == "anew"
    glass.key(pygame.K_ESCAPE)
    assert glass.app.settings.counted_from == 0
    push(glass, "button.anew")
    push(glass, "button.go_on")
    last = max(one.played for one in finished(glass))
    assert glass.app.settings.counted_from == last
    assert has(glass.description, "text.empty")
    push(glass, "button.undo_anew")
    assert glass.app.settings.counted_from == 0
    assert not has(glass.description, "button.undo_anew")
    glass.app.change(replace(glass.app.settings, counted_from=10))
    glass.key(pygame.K_ESCAPE)
    push(glass, "button.statistics")
    some = number(all_things(glass)["text.figure.games"])
    assert some == sum(one.played > 10 for one in counting(glass, "all")) > 1
    push(glass, "button.count_all")
    assert number(all_things(glass)["text.figure.games"]) == len(counting(glass, "all"))


def test_old_games_are_counted_and_reach_achievements_while_a_page_waits(games):
    figures_file().unlink()
    with opened(seed=None, painted=False) as glass:
        glass.app.ways.show("achievements")
        first = "button.achievement.first-morning"
        assert "not reached yet" in thing(glass.description, first)["name"]
        until_counted(glass)
        assert "reached in game" in thing(glass.description, first)["name"]
    figures_file().unlink()
    with opened(seed=None, painted=False) as glass:
        push(glass, "button.statistics")
        assert not glass.scene._counted
        glass.scene.renew()
        assert f"of {GAMES} games" in thing(glass.description, "text.told")["name"]
        until_counted(glass)
        assert not has(glass.description, "text.told")
        assert number(thing(glass.description, "text.figure.games")["name"]) == len(
            counting(glass, "all")
        )


def test_figures_that_cannot_be_kept_are_shown_and_that_is_told(games):
    figures_file().unlink()
    figures_file().mkdir()
    with opened(seed=None, painted=False) as glass:
        push(glass, "button.statistics")
        until_counted(glass)
        assert "cannot be kept" in thing(glass.description, "text.told")["name"]
        assert number(thing(glass.description, "text.figure.games")["name"]) == len(
            counting(glass, "all")
        )


def test_the_figures_of_an_evening_alone_lie_in_sight_at_once(glass):
    push(glass, "button.shown.alone")
    assert page(glass).laid.most == 0
    assert has(glass.description, "text.chart.apart")
    assert has(glass.description, "text.chart.rest")


def test_the_bar_is_dragged_and_the_wheel_turns(glass):
    glass.write_at(2.0)
    assert page(glass).laid.most > 0
    bar = thing(glass.description, "button.scroll")
    x = at(bar)[0]
    groove, thumb = page(glass).laid.bar(0)
    glass.lift((x, round(thumb.centre[1])), (x, round(groove.centre[1])))
    assert 0 < page(glass).scrolled_by < page(glass).laid.most
    glass.lift_on((x, round(groove.bottom)))
    glass.up()
    assert page(glass).scrolled_by == page(glass).laid.most
    glass.wheel(1)
    assert 0 < page(glass).scrolled_by < page(glass).laid.most
    glass.key(pygame.K_HOME)
    assert page(glass).scrolled_by == 0


def test_what_was_reached_leads_to_its_game_and_back(glass):
    push(glass, "button.achievements")
    reached = glass.app.games.statistics.reached()
    name, figures = next(iter(reached.items()))
    card = f"button.achievement.{name}"
    glass.scene.stand(card)
    said = thing(glass.description, card)
    assert f"game {figures.played}" in said["name"]
    day = datetime.fromisoformat(figures.ended)
    assert f"{day.day} {day:%B %Y}" in said["name"]
    push(glass, card)
    assert glass.scene.name != "achievements"
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert glass.scene.name == "achievements"
    left = next(one for one in glass.app.rules.achievements if one.name not in reached)
    glass.scene.stand(f"button.achievement.{left.name}")
    glass.key(pygame.K_RETURN)
    assert glass.scene.name == "achievements"
    assert journal_file().exists()


def test_keys_stand_on_every_achievement(games):
    with opened(seed=None, size=(1024, 640), painted=False) as glass:
        glass.write_at(2.0)
        glass.app.ways.show("achievements")
        met: set[str] = set()
        for _ in glass.app.rules.achievements:
            glass.key(pygame.K_TAB)
            assert has(glass.description, glass.scene.focus)
            met.add(glass.scene.focus)
        assert met == {f"button.achievement.{one.name}" for one in glass.app.rules.achievements}


def test_of_several_editions_one_can_be_chosen_and_the_total_leaves_out_those_never_played(
    own_data_folder,
):
    base = len(EDITIONS.base.achievements)
    with opened(seed=None, editions=EDITIONS, painted=False) as glass:
        for edition, total in (("base", base), ("toy", base + 1)):
            end_game(glass, edition)
            glass.app.ways.title()
            glass.app.ways.show("statistics")
            until_counted(glass)
            assert (glass.scene.placed("text.together") is not None) == (edition == "toy")
            push(glass, "button.achievements")
            assert thing(glass.description, "text.told")["name"].endswith(f"of {total} reached")
        glass.key(pygame.K_END)
        assert thing(glass.description, "text.edition.toy")["name"] == "Bells"
        assert has(glass.description, "button.achievement.all-hang")
        for edition in ("toy", "ladder-1", "ladder-2", "ladder-2"):
            end_game(glass, edition)
        glass.app.ways.title()
        glass.app.ways.show("statistics")
        until_counted(glass)
        told = []
        for key in ("toy", "ladder", "base", "base", "toy", "all"):
            push(glass, f"button.edition.{key}")
            told.append(number(thing(glass.description, "text.figure.games")["name"]))
            assert (glass.scene.placed("text.together") is None) == (told[-1] < 6)
        assert told == [2, 3, 1, 6, 2, 6]


def end_game(glass: Glass, edition: str) -> None:
    """Begins and concedes a game of this edition."""
    game = Game.start(EDITIONS[edition], seed=edition)
    game.submit(Concede())
    glass.app.games.begin(game).keep()
