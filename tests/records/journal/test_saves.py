"""The examples in tests/saves: whatever was written once opens for ever as it was."""

import json
import shutil
from pathlib import Path

import pytest

from build_scripts.saves import EXAMPLES, SAVES, main
from game.editions import OFFERED
from game.records.journal import check
from game.records.journal.codec import Codec
from game.records.journal.record import facts
from game.records.journal.settings import FILE, GONE, Settings, plain, read_settings
from game.records.journal.text.share import shared
from game.rules.game import Game
from game.screen.pages.party.party_form import remembered
from game.table.saved_table import SavedTable
from game.words import Words
from tests.records.journal.playing import EVENING, journal


def told(example: Path) -> list[dict]:
    lines = Path(f"{example}.facts").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def as_it_was(fact: dict) -> Game:
    """Plays the game of these facts anew, and returns it."""
    rules = OFFERED[fact["edition"]]
    codec = Codec(rules)
    game = Game.start(
        rules,
        seed=fact["seed"],
        seats=fact["seats"],
        visibility=fact["visibility"],
        first_seat=fact["first_seat"],
        deck=codec.cards(fact["dealt"]),
    )
    for command in fact["commands"]:
        game.submit(codec.command(command))
    return game


def test_every_example_has_its_facts_and_no_facts_lack_their_example() -> None:
    names = {file.name for file in SAVES.iterdir()} - {"README.md"}
    assert names == set(EXAMPLES) | {f"{name}.facts" for name in EXAMPLES}


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_sound(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = {file.name for file in SAVES.iterdir()}
    assert check.run(SAVES / name, OFFERED, SavedTable.of) == 0
    assert "not sound: " not in capsys.readouterr().out
    assert {file.name for file in SAVES.iterdir()} == before


@pytest.mark.parametrize("file", sorted(SAVES.glob("game-*.txt")), ids=lambda file: file.name)
def test_an_exported_game_opens_as_it_was(file: Path) -> None:
    (fact,) = told(file)
    came = shared(file.read_bytes(), OFFERED, SavedTable.of)
    assert came.game.log == as_it_was(fact).log
    assert {name: fact[name] for name in facts(came.game)} == facts(came.game)
    assert (came.began, came.rewinds) == (fact["began"], fact["rewinds"])
    assert SavedTable.of(came.desk, came.game) == SavedTable.read(
        fact["desk"], came.game.rules.cards
    )


@pytest.mark.parametrize("file", sorted(SAVES.glob("journal-*.sqlite")), ids=lambda file: file.name)
def test_a_journal_opens_as_it_was(file: Path, tmp_path: Path) -> None:
    shutil.copy(file, tmp_path / "journal.sqlite")
    where, known = journal(tmp_path), told(file)
    for number, fact in enumerate(known, 1):
        saved = where.load(number)
        record, game = saved.record, saved.game
        assert game.log == as_it_was(fact).log
        assert {name: fact[name] for name in facts(game)} == facts(game)
        assert {name: fact[name] for name in facts(game)} == {
            name: getattr(record, name) for name in facts(game)
        }
        assert [Codec(game.rules).encode(c) for c in saved.undone] == fact["undone"]
        for command in saved.undone:
            game.submit(command)
        assert SavedTable.of(saved.desk, game) == SavedTable.read(fact["desk"], game.rules.cards)
        for name in ("rewinds", "imported", "deleted"):
            assert getattr(record, name) == fact[name]
    there = [fact for fact in known if not fact["deleted"]]
    assert where.count("running") == sum(fact["result"] is None for fact in there)
    assert where.count("finished") == sum(fact["result"] is not None for fact in there)
    assert where.count("deleted") == len(known) - len(there)
    assert where.mended == []
    where.close()


@pytest.mark.parametrize("file", sorted(SAVES.glob("settings-*.json")), ids=lambda file: file.name)
def test_settings_open_as_they_were(file: Path, tmp_path: Path) -> None:
    (fact,) = told(file)
    shutil.copy(file, tmp_path / FILE)
    settings, trouble = read_settings(tmp_path, EVENING)
    assert trouble is None
    found = json.loads(json.dumps(plain(settings)))
    held = {name: value for name, value in fact.items() if name not in ("format", *GONE)}
    assert {name: found[name] for name in held} == held
    at_first = vars(Settings())
    assert all(getattr(settings, name) != at_first[name] for name in held)
    form = remembered(settings.party, Words("en"))
    assert form.names == ["Zoë", "Bo"]
    assert (form.emblems, form.manner, form.starter) == (("boat", "bell"), "peek", "first")


def test_an_example_that_is_there_is_never_written_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = {file: file.read_bytes() for file in SAVES.iterdir()}
    assert main() == 0
    assert {file: file.read_bytes() for file in SAVES.iterdir()} == before
    assert capsys.readouterr().out.count("stays as it is") == len(EXAMPLES)
