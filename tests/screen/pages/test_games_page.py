"""Several games: listed, gone on with, deleted and taken back, exported and brought in."""

import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.folders import exports_folder, journal_file
from game.records.journal.file.reading import records
from game.records.journal.file.store import SHELVES, Shelf
from game.records.journal.file.writing import put
from game.records.journal.record import Record
from game.screen.pages.dates import day_told
from game.screen.pages.games.eight_places import EightPlaces
from game.screen.pages.games.games_page import LAID, Boxes
from game.screen.ui.words import DOT, Words
from game.table.party import Manner
from tests.screen.pages.pages_used import continues, listed, name_of, play, push, texts
from tests.screen.pages.test_result import open_story
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import has

TOLD = "text.told"


def delete(glass: Glass, row: str) -> None:
    push(glass, row.replace("continue", "delete"))


def export(glass: Glass) -> None:
    """Exports the first game of the list."""
    push(glass, continues(glass.description)[0].replace("continue", "export"))


def drop(glass: Glass, file: Path) -> None:
    """Drops a file on the window."""
    glass.step(pygame.Event(pygame.DROPFILE, file=str(file)))


def from_title(glass: Glass) -> None:
    """Goes on from the title with the game that was played last."""
    glass.app.ways.title()
    glass.step()
    push(glass, "button.continue")
    glass.until_rest()


# The sheet


def test_the_sheet_of_one_game_is_as_high_as_that_of_many(glass):
    heights = []
    for number in range(14):
        play(glass, 5, f"deal {number}")
        glass.app.ways.games()
        glass.step()
        heights.append(glass.app.scene.laid.panel.h)
    assert heights[0] > 0.9 * glass.app.size[1]
    assert max(heights) - min(heights) < 2


# Going on


def test_continue_comes_first_and_resumes_the_very_decision(glass):
    assert not has(glass.description, "button.continue")
    listed(glass)
    assert "will stand here" in name_of(glass, "text.empty")
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


def test_a_game_can_be_begun_from_the_empty_shelf_and_only_from_there(glass):
    listed(glass)
    glass.key(pygame.K_RETURN)
    glass.step()
    assert glass.app.scene.name == "choosing"
    play(glass, 3)
    listed(glass)
    assert not has(glass.description, "button.new_game")


@pytest.mark.parametrize("plain", [False, True], ids=["painted", "plain"])
def test_the_empty_shelf_is_one_picture_with_its_words_on_the_terrace(glass, plain):
    glass.app.change(replace(glass.app.settings, high_contrast=plain))
    listed(glass)
    parts = glass.app.scene.laid.body.parts
    pictures = [part.rect for part in parts if isinstance(part.leaf, EightPlaces)]
    assert len(pictures) == (not plain)
    assert has(glass.description, "text.empty")
    for picture in pictures:
        (words,) = (part.rect for part in parts if part.leaf.id == "text.empty")
        assert words.y > picture.y + 0.8 * picture.h, "under the Doors"
        assert words.bottom < picture.bottom


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_a_hidden_game_is_told_by_the_title_and_gone_on_with_shows_no_hand(glass, manner: Manner):
    game = play(glass, 12, manner=manner)
    glass.app.ways.title()
    glass.step()
    waiting = name_of(glass, "text.waiting")
    assert "Ada and Wilhelmina Charlotte" in waiting
    assert f"{len(game.state.zone('deck'))} cards left" in waiting
    from_title(glass)
    glass.step()
    state = glass.table.session.game.state
    hands = {card.id for seat in (0, 1) for card in state.hand(seat)}
    hands -= {card.id for card in state.known_to_both}
    assert hands
    faces = {t["id"] for t in glass.description["things"] if t["face"] == "up"}
    assert not hands & faces
    assert not glass.table.session.shown


def test_what_was_undone_before_the_game_was_left_can_be_redone_after(glass):
    play(glass, 6)
    table = glass.app.games.last
    whole = table.session.game.log
    table.session.undo()
    table.session.undo()
    from_title(glass)
    for _ in range(2):
        push(glass, "button.redo")
        glass.until_rest()
    assert glass.table.session.game.log == whole


# The list


def test_games_are_listed_the_last_played_first_with_mode_date_doors_and_cards_left(glass):
    game = play(glass, 20, "one")
    play(glass, 12, "two", "open")
    play(glass, 5, "three")
    listed(glass)
    told = texts(glass.description)
    both = "Ada and Wilhelmina Charlotte"
    assert [line.split("   ·")[0] for line in told] == ["Alone", both, "Alone"]
    today = day_told(glass.app.words, glass.app.games.journal.now().date())
    cards = len(game.state.zone("deck"))
    for part in ("Alone", today, f"Turn {game.state.turn}", "Doors 0 / 8", f"{cards} cards left"):
        assert part in told[2]
    push(glass, continues(glass.description)[2])
    assert glass.table.session.game.seed == "one"
    glass.table.keep()
    listed(glass)
    push(glass, continues(glass.description)[0])
    assert glass.table.session.game.seed == "one"


def test_a_finished_game_lies_on_the_other_shelf_and_shows_its_last_table(glass):
    game = play(glass, 1000)
    assert game.pending is None
    listed(glass)
    assert texts(glass.description)[0].startswith("Defeat")  # no game is unfinished
    push(glass, "button.running")
    assert texts(glass.description) == []
    push(glass, "button.finished")
    push(glass, continues(glass.description)[0])
    glass.until_rest()
    glass.step()
    assert glass.scene.name == "table"
    assert glass.description["result"] == "lost"
    assert glass.table.session.game.log == game.log


def test_the_list_and_the_result_name_the_expansion_that_was_played(glass):
    glass.deal("", edition="towers")
    glass.pick("button.concede")
    push(glass, "button.confirm")
    glass.until_rest()
    glass.step()
    open_story(glass)
    assert "Towers, Seed" in name_of(glass, "text.deal")
    listed(glass)
    assert texts(glass.description)[0].endswith("Towers")


def test_what_was_played_is_written_once_and_large_beside_its_boxes(glass):
    for edition in ("base", "towers", "towers+dreams"):
        glass.deal("", edition=edition)
        glass.pick("button.concede")
        push(glass, "button.confirm")
        glass.until_rest()
    listed(glass)
    leaves = [part.leaf for part, _ in glass.app.scene.leaves]
    written = [leaf.words for leaf in leaves if isinstance(leaf, Words)]
    for name in ("Base game", "Towers", "Towers + Happy Dreams and Dark Premonitions"):
        assert [line for line in written if line.split(DOT)[-1] == name] == [f"Defeat{DOT}{name}"]
    boxes = [leaf.boxes for leaf in leaves if isinstance(leaf, Boxes)]
    assert boxes == [("towers", "dreams"), ("towers",), ("base",)]


def test_a_long_list_asks_the_journal_for_few_rows_and_is_gone_through_in_every_way(
    glass, monkeypatch
):
    count = 3 * LAID
    every = [f"button.continue.{number}" for number in range(count, 0, -1)]
    for number in range(count):
        play(glass, 1, f"deal {number}")
    journal, most = glass.app.games.journal, [0]
    ask = journal.records

    def asked(shelf: Shelf, start: int = 0, many: int = 1) -> list[Record]:
        most[0] = max(most[0], many)
        return ask(shelf, start, many)

    monkeypatch.setattr(journal, "records", asked)
    listed(glass)
    first = continues(glass.description)
    assert name_of(glass, TOLD) == f"1 to {len(first)} of {count}"
    glass.wheel(-1)
    assert continues(glass.description)[0] == first[1]
    assert name_of(glass, TOLD).startswith("2 to ")
    glass.wheel(1)
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


def test_rows_of_several_heights_never_jump_while_the_list_scrolls():
    with opened(seed=None, size=(1024, 640), painted=False) as glass:
        glass.write_at(1.5)
        for number in range(2 * LAID):
            play(glass, 1, f"deal {number}", "peek" if number < LAID else None)
        listed(glass)
        page, steps = glass.scene, set[int]()
        for _ in range(4 * LAID):
            tops = {part.leaf.id: part.rect.y for part, _ in page.leaves if part.leaf.id}
            glass.wheel(-1)
            now = {part.leaf.id: part.rect.y for part, seen in page.leaves if seen}
            steps |= {round(tops[key] - y) for key, y in now.items() if key.startswith("text.game")}
        assert len(steps) <= 3  # by a notch, by what was left at the end, and by nothing


def focus(glass: Glass, beginning: str) -> None:
    """Moves the focus to the first thing whose id begins with this."""
    for _ in range(40):
        for key in (pygame.K_DOWN, pygame.K_RIGHT):
            if glass.scene.focus.startswith(beginning):
                return
            glass.key(key)
    raise AssertionError(f"the focus never comes to {beginning}")


def test_the_focus_never_stands_on_a_row_that_is_out_of_sight(glass):
    for number in range(30):
        play(glass, 1, f"deal {number}")
    listed(glass)
    focus(glass, "button.delete.")
    last = glass.scene.focus
    glass.key(pygame.K_PAGEDOWN)
    assert not has(glass.description, last)
    assert has(glass.description, glass.scene.focus)
    assert glass.scene.focus.startswith("button.delete.")
    glass.key(pygame.K_RETURN)
    assert glass.app.games.journal.load(int(last.rpartition(".")[2])).record.deleted is False
    assert has(glass.description, glass.scene.focus)


def test_tab_goes_round_the_page_both_ways(glass):
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


# What is deleted


def test_a_deleted_game_can_be_taken_back_until_the_page_is_left_even_after_a_crash(glass):
    play(glass, 3, "one")
    play(glass, 4, "two")
    listed(glass)
    gone = continues(glass.description)[0]
    delete(glass, gone)
    assert len(continues(glass.description)) == 1
    assert gone not in continues(glass.description)
    assert name_of(glass, TOLD) == "1 game deleted."
    with opened(seed=None, painted=False) as again:
        push(again, "button.games")
        push(again, "button.restore")
        assert gone in continues(again.description)
        assert not has(again.description, "button.restore")
        delete(again, gone)
        push(again, "button.back")
        assert again.scene.name == "title"
        push(again, "button.games")
        assert len(continues(again.description)) == 1
        assert not has(again.description, "button.restore")


def test_a_game_of_the_bin_that_is_played_on_comes_out_of_it(glass):
    game = play(glass, 3)
    table = glass.app.games.last
    glass.app.games.journal.delete(table.keeper.id)
    glass.app.games.go_on(table)
    glass.until_rest()
    glass.table.session.submit(glass.table.session.legal[0])
    assert game.seed in [r.seed for r in glass.app.games.journal.records("running")]
    listed(glass)
    assert not has(glass.description, "button.restore")


def test_a_game_that_another_program_has_deleted_is_told_by_the_title(glass):
    play(glass, 3)
    glass.app.ways.title()
    glass.step()
    journal = glass.app.games.journal
    journal.delete(journal.records("running")[0].id)
    journal.empty_bin()
    push(glass, "button.continue")
    assert glass.scene.name == "title"
    assert name_of(glass, TOLD) == "That game is no longer there."


# Files


def test_a_game_goes_out_as_a_file_and_comes_in_again_or_is_dropped_on_the_window(glass, tmp_path):
    game = play(glass, 15, manner="open")
    listed(glass)
    export(glass)
    (file,) = exports_folder().iterdir()
    assert str(file) in name_of(glass, TOLD)
    delete(glass, continues(glass.description)[0])
    push(glass, "button.files")
    push(glass, "button.import.0")
    assert name_of(glass, TOLD) == f"{file.name} was imported."
    assert "From a file" in texts(glass.description)[0]
    delete(glass, continues(glass.description)[0])
    push(glass, "button.back")
    drop(glass, Path(shutil.move(file, tmp_path / "a game.txt")))
    assert glass.scene.name == "games"
    push(glass, continues(glass.description)[0])
    last = glass.app.games.last
    assert last is not None
    assert last.session.game.log == game.log


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_a_game_with_hidden_hands_is_exported_only_after_a_question_until_it_is_over(glass, manner):
    play(glass, 15, manner=manner)
    listed(glass)
    for key in (None, pygame.K_ESCAPE, pygame.K_RETURN):
        export(glass)
        assert glass.scene.name == "export"
        told = name_of(glass, "text.told.0")
        assert told.startswith("The file holds both hands and the order of the deck")
        if key is None:
            push(glass, "button.stay")
        else:
            glass.key(key)
        assert glass.scene.name == "games"
        assert not exports_folder().exists()
    export(glass)
    push(glass, "button.export")
    (file,) = exports_folder().iterdir()
    assert name_of(glass, TOLD) == f"Saved as {file}"
    play(glass, 1000, "over", manner=manner)
    listed(glass)
    push(glass, "button.finished")
    export(glass)
    assert glass.scene.name == "games"
    assert len(list(exports_folder().iterdir())) == 2


def test_a_foreign_file_is_refused_in_one_sentence_and_one_goes_back_to_the_very_table(
    glass, tmp_path
):
    play(glass, 5)
    table = glass.app.games.last
    glass.app.scene = table
    glass.until_rest()
    for name in ("poem.txt", f"{'a very long name ' * 4}.txt"):
        foreign = tmp_path / name
        foreign.write_text("Roses are red\n", "utf-8")
        drop(glass, foreign)
        told = name_of(glass, TOLD)
        assert told.endswith(": The file is not an exported game.")
        assert told.startswith("poem.txt:") == (name == "poem.txt")
        assert len(told) < 80
        assert foreign.read_text("utf-8") == "Roses are red\n"
    assert len(texts(glass.description)) == 1
    glass.key(pygame.K_ESCAPE)
    assert glass.scene is table


def test_a_game_of_rules_that_are_not_known_here_is_only_listed(glass):
    play(glass, 3)
    journal = glass.app.games.journal
    with journal.transaction() as db:
        (record,) = records(db, SHELVES["running"])
        put(db, replace(record, edition="base and a dream"))
    listed(glass)
    push(glass, continues(glass.description)[0])
    assert name_of(glass, TOLD) == "This version of the program cannot read that game."


def test_a_damaged_journal_is_set_aside_and_told_in_one_sentence():
    journal_file().parent.mkdir(parents=True)
    journal_file().write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    with opened(seed=None) as glass:
        told = name_of(glass, TOLD)
        assert "damaged" in told
        assert told.count(". ") == 0
        kept = [file for file in journal_file().parent.iterdir() if "damaged" in file.name]
        assert [file.read_bytes()[16:20] for file in kept] == [b"xxxx"]
        glass.begin()
        glass.until_rest()
        glass.app.ways.title()
        glass.step()
        assert has(glass.description, "button.continue")
        assert not has(glass.description, TOLD)
