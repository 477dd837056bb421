"""Several games: listed, gone on with, deleted and taken back, exported and brought in."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.editions.base.box import BASE
from game.folders import exports_folder, journal_file
from game.records.journal.file.reading import records
from game.records.journal.file.store import SHELVES, Shelf
from game.records.journal.file.writing import put
from game.records.journal.record import Record
from game.rules.game import Game
from game.screen.pages.dates import day_told
from game.screen.pages.games.games_page import LAID
from game.table.party import EMBLEMS, Manner, Party, Player
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import Description, has, press, thing
from tests.speaking import SPOKEN
from tests.variants import thinned_rows

PLAYERS = Player("Ada", EMBLEMS[0]), Player("Wilhelmina Charlotte", EMBLEMS[3])
SIZES = (1024, 640), (1280, 720), (1920, 1080), (1300, 1000)


def play(glass: Glass, answers: int, seed: str = "deal", manner: Manner | None = None) -> Game:
    """Plays so many random answers of a game and leaves it. Returns the game."""
    party = Party(PLAYERS, manner) if manner else None
    visibility = party.visibility if party else "open"
    seats = 2 if party else 1
    game = Game.start(BASE, seed=seed, seats=seats, visibility=visibility)
    table = glass.app.games.begin(game, party)
    rng = random.Random(seed)
    for _ in range(answers):
        if game.pending is not None:
            game.submit(rng.choice(game.legal()))
    table.keep()
    return game


def texts(description: Description) -> list[str]:
    """Returns every line of the list."""
    return [t["name"] for t in description["things"] if t["id"].startswith("text.game.")]


def continues(description: Description) -> list[str]:
    """Returns the ids of the buttons that go on with a game, from above."""
    ids = [t["id"] for t in description["things"]]
    return [key for key in ids if key.startswith("button.continue.")]


def push(glass: Glass, key: str) -> None:
    """Presses a button."""
    glass.do(press(glass.description, key))
    glass.step()


def listed(glass: Glass) -> None:
    """Opens the list from the title."""
    glass.app.ways.title()
    glass.step()
    push(glass, "button.games")
    assert glass.scene.name == "games"


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None) as shown:
        yield shown


def test_without_a_game_the_title_offers_none(glass: Glass) -> None:
    assert not has(glass.description, "button.continue")
    listed(glass)
    assert thing(glass.description, "text.empty")["name"] == "No game is unfinished."


def test_continue_comes_first_and_resumes_the_very_decision(glass: Glass) -> None:
    game = play(glass, 7)
    glass.app.ways.title()
    glass.step()
    buttons = [t["id"] for t in glass.description["things"] if t["role"] == "button"]
    assert buttons[0] == "button.continue"
    glass.key(pygame.K_RETURN)
    glass.until_rest()
    resumed = glass.table.session.game
    assert resumed is not game
    assert resumed.log == game.log
    assert resumed.legal() == game.legal()
    glass.assert_at_rest()


def test_the_title_tells_what_goes_on(glass: Glass) -> None:
    game = play(glass, 9, manner="curtain")
    glass.app.ways.title()
    glass.step()
    waiting = thing(glass.description, "text.waiting")["name"]
    assert "Ada and Wilhelmina Charlotte" in waiting
    assert f"{len(game.state.zone('deck'))} cards left" in waiting


def test_games_lie_side_by_side_the_last_played_first(glass: Glass) -> None:
    play(glass, 3, "one")
    play(glass, 12, "two", "open")
    play(glass, 5, "three")
    listed(glass)
    told = texts(glass.description)
    assert [line.split("   ·")[0] for line in told] == [
        "Alone",
        "Ada and Wilhelmina Charlotte",
        "Alone",
    ]
    push(glass, continues(glass.description)[2])
    assert glass.table.session.game.seed == "one"
    glass.table.keep()
    listed(glass)
    push(glass, continues(glass.description)[0])
    assert glass.table.session.game.seed == "one"


def test_a_line_tells_date_mode_doors_and_cards_left(glass: Glass) -> None:
    game = play(glass, 20)
    listed(glass)
    (line,) = texts(glass.description)
    today = day_told(glass.app.words, glass.app.games.journal.now().date())
    cards = len(game.state.zone("deck"))
    for part in ("Alone", today, f"Turn {game.state.turn}", "Doors 0 / 8", f"{cards} cards left"):
        assert part in line


def test_a_deleted_game_can_be_taken_back_until_the_page_is_left(glass: Glass) -> None:
    play(glass, 3, "one")
    play(glass, 4, "two")
    listed(glass)
    gone = continues(glass.description)[0]
    push(glass, gone.replace("continue", "delete"))
    assert len(continues(glass.description)) == 1
    assert gone not in continues(glass.description)
    assert thing(glass.description, "text.told")["name"] == "1 game deleted."
    push(glass, "button.restore")
    assert gone in continues(glass.description)
    assert not has(glass.description, "button.restore")
    push(glass, gone.replace("continue", "delete"))
    push(glass, "button.back")
    assert glass.scene.name == "title"
    push(glass, "button.games")
    assert len(continues(glass.description)) == 1
    assert not has(glass.description, "button.restore")


def test_what_was_deleted_before_a_crash_can_still_be_taken_back(glass: Glass) -> None:
    play(glass, 3, "one")
    listed(glass)
    push(glass, continues(glass.description)[0].replace("continue", "delete"))
    with opened(seed=None) as again:
        push(again, "button.games")
        push(again, "button.restore")
        assert len(continues(again.description)) == 1


def test_a_finished_game_lies_on_the_other_shelf_and_shows_its_last_table(glass: Glass) -> None:
    game = play(glass, 1000)
    assert game.pending is None
    listed(glass)
    assert texts(glass.description)[0].startswith("Defeat")  # no game is unfinished
    push(glass, "button.running")
    assert texts(glass.description) == []
    push(glass, "button.finished")
    assert texts(glass.description)[0].startswith("Defeat")
    push(glass, continues(glass.description)[0])
    glass.until_rest()
    glass.step()
    assert glass.scene.name == "table"
    assert glass.description["result"] == "lost"
    assert glass.table.session.game.log == game.log


def test_a_game_goes_out_as_a_file_and_comes_in_again(glass: Glass) -> None:
    game = play(glass, 15, manner="open")
    listed(glass)
    push(glass, continues(glass.description)[0].replace("continue", "export"))
    (file,) = exports_folder().iterdir()
    assert str(file) in thing(glass.description, "text.told")["name"]
    push(glass, continues(glass.description)[0].replace("continue", "delete"))
    push(glass, "button.files")
    push(glass, "button.import.0")
    assert thing(glass.description, "text.told")["name"] == f"{file.name} was brought in."
    assert "From a file" in texts(glass.description)[0]
    push(glass, continues(glass.description)[0])
    assert glass.app.games.last is not None
    assert glass.app.games.last.session.game.log == game.log


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_an_unfinished_game_with_hidden_hands_is_exported_only_after_a_question(
    glass: Glass, manner: Manner
) -> None:
    play(glass, 15, manner=manner)
    listed(glass)
    export = continues(glass.description)[0].replace("continue", "export")
    for keys in ([], [pygame.K_ESCAPE], [pygame.K_RETURN]):
        push(glass, export)
        assert glass.scene.name == "export"
        told = thing(glass.description, "text.told.0")["name"]
        assert told.startswith("The file holds both hands and the order of the deck")
        for key in keys:
            glass.key(key)
        if not keys:
            push(glass, "button.stay")
        assert glass.scene.name == "games"
        assert not exports_folder().exists()
    push(glass, export)
    push(glass, "button.export")
    (file,) = exports_folder().iterdir()
    assert thing(glass.description, "text.told")["name"] == f"Saved as {file}"


def test_a_finished_game_with_hidden_hands_is_exported_at_once(glass: Glass) -> None:
    play(glass, 1000, manner="curtain")
    listed(glass)
    push(glass, "button.finished")
    push(glass, continues(glass.description)[0].replace("continue", "export"))
    assert glass.scene.name == "games"
    assert len(list(exports_folder().iterdir())) == 1


def test_a_file_is_brought_in_by_dropping_it_on_the_window(glass: Glass, tmp_path: Path) -> None:
    game = play(glass, 15)
    listed(glass)
    push(glass, continues(glass.description)[0].replace("continue", "export"))
    (file,) = exports_folder().iterdir()
    moved = file.rename(tmp_path / "a game.txt")
    push(glass, continues(glass.description)[0].replace("continue", "delete"))
    push(glass, "button.back")
    glass.step(pygame.Event(pygame.DROPFILE, file=str(moved)))
    assert glass.scene.name == "games"
    push(glass, continues(glass.description)[0])
    assert glass.table.session.game.log == game.log


def test_a_foreign_file_is_refused_in_one_sentence_and_left_alone(
    glass: Glass, tmp_path: Path
) -> None:
    foreign = tmp_path / "poem.txt"
    foreign.write_text("Roses are red\n", "utf-8")
    glass.step(pygame.Event(pygame.DROPFILE, file=str(foreign)))
    told = thing(glass.description, "text.told")["name"]
    assert told == "poem.txt: The file is not an exported game."
    assert foreign.read_text("utf-8") == "Roses are red\n"
    assert texts(glass.description) == []


def test_a_long_list_scrolls_by_wheel_page_and_focus(glass: Glass) -> None:
    for number in range(30):
        play(glass, 1, f"deal {number}")
    listed(glass)
    first = continues(glass.description)
    assert thing(glass.description, "text.told")["name"] == f"1 to {len(first)} of 30"
    glass.wheel(-1)
    glass.step()
    assert continues(glass.description)[0] == first[1]
    assert thing(glass.description, "text.told")["name"].startswith("2 to ")
    glass.key(pygame.K_PAGEDOWN)
    assert continues(glass.description)[0] not in first
    for _ in range(40):
        glass.key(pygame.K_DOWN)
    assert continues(glass.description)[-1] == "button.continue.1"
    for _ in range(10):
        glass.key(pygame.K_PAGEUP)
    assert continues(glass.description) == first


def test_only_rows_near_what_is_in_sight_are_asked_of_the_journal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    count = 3 * LAID
    every = [f"button.continue.{number}" for number in range(count, 0, -1)]
    with opened(seed=None, painted=False) as glass:
        for number in range(count):
            play(glass, 1, f"deal {number}")
        journal, most = glass.app.games.journal, [0]
        ask = journal.records

        def asked(shelf: Shelf, start: int = 0, many: int = 1) -> list[Record]:
            most[0] = max(most[0], many)
            return ask(shelf, start, many)

        monkeypatch.setattr(journal, "records", asked)
        listed(glass)
        for key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            met, here = set[str](), list[str]()
            while here != (here := continues(glass.description)):
                assert here == every[every.index(here[0]) :][: len(here)]
                met |= {*here}
                glass.key(key)
            assert met == {*every}
        glass.key(pygame.K_END)
        assert continues(glass.description)[-1] == every[-1]
        glass.key(pygame.K_HOME)
        assert continues(glass.description)[0] == every[0]
        focus(glass, "button.export.")
        for wanted in every[1:]:
            glass.key(pygame.K_DOWN)
            assert glass.scene.focus == wanted.replace("continue", "export")
            assert has(glass.description, glass.scene.focus)
        assert LAID <= most[0] < 2 * LAID


def test_the_list_is_used_by_keys_alone(glass: Glass) -> None:
    play(glass, 3, "one")
    listed(glass)
    for _ in range(9):
        glass.key(pygame.K_DOWN)
        focused = [t["id"] for t in glass.description["things"] if "focused" in t["state"]]
        if focused[0].startswith("button.continue"):
            break
    glass.key(pygame.K_RETURN)
    glass.step()
    assert glass.table.session.game.seed == "one"


def test_the_focus_never_stands_on_a_row_that_is_out_of_sight(glass: Glass) -> None:
    for number in range(30):
        play(glass, 1, f"deal {number}")
    listed(glass)
    focus(glass, "button.delete.")
    last = glass.scene.focus
    glass.key(pygame.K_PAGEDOWN)
    shown = [t["id"] for t in glass.description["things"]]
    assert last not in shown
    assert glass.scene.focus in shown
    assert glass.scene.focus.startswith("button.delete.")
    glass.key(pygame.K_RETURN)
    assert glass.app.games.journal.load(int(last.rpartition(".")[2])).record.deleted is False
    assert glass.scene.focus in [t["id"] for t in glass.description["things"]]


def focus(glass: Glass, beginning: str) -> None:
    """Moves the focus to the first thing whose id begins with this."""
    for _ in range(40):
        for key in (pygame.K_DOWN, pygame.K_RIGHT):
            if glass.scene.focus.startswith(beginning):
                return
            glass.key(key)
    raise AssertionError(f"the focus never comes to {beginning}")


def test_a_game_of_the_bin_that_is_played_on_comes_out_of_it(glass: Glass) -> None:
    game = play(glass, 3)
    table = glass.app.games.last
    assert table is not None
    glass.app.games.journal.delete(table.keeper.id)
    glass.app.games.go_on(table)
    glass.until_rest()
    glass.table.session.submit(glass.table.session.legal[0])
    assert game.seed in [r.seed for r in glass.app.games.journal.records("running")]
    listed(glass)
    assert not has(glass.description, "button.restore")


def test_a_game_that_another_program_has_deleted_is_told_by_the_title(glass: Glass) -> None:
    play(glass, 3)
    glass.app.ways.title()
    glass.step()
    journal = glass.app.games.journal
    journal.delete(journal.records("running")[0].id)
    journal.empty_bin()
    push(glass, "button.continue")
    assert glass.scene.name == "title"
    assert thing(glass.description, "text.told")["name"] == "That game is no longer there."


def test_a_game_of_rules_that_are_not_known_here_is_only_listed(glass: Glass) -> None:
    play(glass, 3)
    journal = glass.app.games.journal
    with journal.transaction() as db:
        (record,) = records(db, SHELVES["running"])
        put(db, replace(record, edition="base and a dream"))
    listed(glass)
    push(glass, continues(glass.description)[0])
    told = thing(glass.description, "text.told")["name"]
    assert told == "This version of the program cannot read that game."


def test_a_damaged_journal_is_set_aside_and_told_in_one_sentence() -> None:
    journal_file().parent.mkdir(parents=True)
    journal_file().write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    with opened(seed=None) as glass:
        told = thing(glass.description, "text.told")["name"]
        assert "damaged" in told
        assert told.count(". ") == 0
        kept = [file for file in journal_file().parent.iterdir() if "damaged" in file.name]
        assert [file.read_bytes()[16:20] for file in kept] == [b"xxxx"]
        glass.begin()
        glass.until_rest()
        glass.app.ways.title()
        glass.step()
        assert has(glass.description, "button.continue")
        assert not has(glass.description, "text.told")


@pytest.mark.parametrize(
    ("language", "size"),
    thinned_rows(
        product(SPOKEN, SIZES),
        always=[("long", (1024, 640)), ("fr", (1024, 640)), ("en", (1300, 1000))],
    ),
)
def test_nothing_overlaps_and_all_lies_in_the_window(size: tuple[int, int], language: str) -> None:
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        for number in range(12):
            play(glass, 30, f"deal {number}", (None, "open", "peek")[number % 3])
        for shelf in ("button.running", "button.finished", "button.files"):
            listed(glass)
            push(glass, shelf)
            assert_page_holds(glass.scene)
        play(glass, 5, "hidden", "peek")
        listed(glass)
        push(glass, continues(glass.description)[0].replace("continue", "export"))
        assert glass.scene.name == "export"
        assert_page_holds(glass.scene)


def test_after_a_dropped_file_one_goes_back_to_the_very_table(glass: Glass, tmp_path: Path) -> None:
    play(glass, 5)
    table = glass.app.games.last
    assert table is not None
    glass.app.scene = table
    glass.until_rest()
    foreign = tmp_path / f"{'a very long name ' * 4}.txt"
    foreign.write_text("Roses are red\n", "utf-8")
    glass.step(pygame.Event(pygame.DROPFILE, file=str(foreign)))
    told = thing(glass.description, "text.told")["name"]
    assert told.endswith(": The file is not an exported game.")
    assert len(told) < 80
    glass.key(pygame.K_ESCAPE)
    assert glass.scene is table


def test_tab_goes_round_the_page_both_ways(glass: Glass) -> None:
    play(glass, 3)
    listed(glass)
    buttons = [t["id"] for t in glass.description["things"] if t["role"] == "button"]
    for wanted in (*buttons, buttons[0]):
        glass.key(pygame.K_TAB)
        assert glass.scene.focus == wanted
    back = glass.key_event(pygame.KEYDOWN, pygame.K_TAB)
    back.mod = pygame.KMOD_LSHIFT
    glass.step(back)
    assert glass.scene.focus == buttons[-1]


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_a_hidden_game_that_is_gone_on_with_shows_no_hand(glass: Glass, manner: Manner) -> None:
    play(glass, 12, manner=manner)
    glass.app.ways.title()
    glass.step()
    push(glass, "button.continue")
    glass.until_rest()
    glass.step()
    assert glass.scene.name == "table"
    table = glass.app.games.last
    assert table is not None
    state = table.session.game.state
    hands = {card.id for seat in (0, 1) for card in state.hand(seat)}
    hands -= {card.id for card in state.known_to_both}
    assert hands
    faces = {t["id"] for t in glass.description["things"] if t["face"] == "up"}
    assert not hands & faces
    assert not table.session.shown


def test_what_was_undone_before_the_game_was_left_can_be_redone_after(glass: Glass) -> None:
    play(glass, 6)
    table = glass.app.games.last
    assert table is not None
    whole = table.session.game.log
    table.session.undo()
    table.session.undo()
    glass.app.ways.title()
    glass.step()
    push(glass, "button.continue")
    glass.until_rest()
    for _ in range(2):
        push(glass, "button.redo")
        glass.until_rest()
    assert glass.table.session.game.log == whole
