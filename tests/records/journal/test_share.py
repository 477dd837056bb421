"""A game as a text: written, read again, and refused for whatever else a file may hold."""

import json
import os
import random
import re
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from build_scripts.damage.text_harms import one_export
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.folders import VARIABLE, exports_folder, own_folder
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.journal.text.game_files import LARGEST, bring_in, export, file_name
from game.records.journal.text.share import Flaw, Refused, exported, shared
from game.records.journal.trouble import Trouble, Why
from game.rules.course import Concede
from game.rules.game import Game
from game.table.saved_table import SavedTable
from tests.records.journal.odd_lines import ODD_LINES
from tests.records.journal.playing import TABLES, begun, desk, journal, kept, played
from tests.speaking import speaker
from tests.variants import variants

ENGLISH = speaker("en")
GAMES = [
    (seed, manner, answers)
    for number, manner in enumerate(TABLES * 3)
    for seed, answers in [(f"share {number}", (1000, 0, 12)[number % 3])]
]


@pytest.fixture
def here(tmp_path: Path) -> Journal:
    (tmp_path / "here").mkdir()
    return journal(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> Journal:
    (tmp_path / "there").mkdir()
    return journal(tmp_path / "there")


def text_of(where: Journal, seed="abc234", manner=None, answers=12, rewinds=0) -> bytes:
    return exported(kept(where, played(seed, manner, answers), manner, rewinds))


def lines_of(text: bytes) -> list[dict]:
    return [json.loads(line) for line in text.splitlines()]


def joined(lines: list[dict]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def brought(text: bytes, tmp_path: Path, where: Journal):
    file = tmp_path / "game.txt"
    file.write_bytes(text)
    return bring_in(file, where, SavedTable.of)


def refusal(text: bytes) -> Refused:
    with pytest.raises(Refused) as caught:
        shared(text, OFFERED, SavedTable.of)
    told = str(caught.value)
    assert told.endswith(".")
    assert "\n" not in told
    assert str(caught.value.flaw).format(line=caught.value.line).endswith(".")
    return caught.value


# Out and in again


@pytest.mark.parametrize(("seed", "manner", "answers"), GAMES)
def test_a_game_comes_back_as_it_went(seed, manner, answers, here, there, tmp_path):
    game = played(seed, manner, answers)
    text = exported(kept(here, game, manner, rewinds=2))
    came = brought(text, tmp_path, there)
    again = there.load(came.record.id)
    assert not came.known
    assert came.record.imported
    assert came.record.rewinds == 2
    assert again.game.log == game.log
    assert again.game.state == game.state
    assert again.undone == ()
    assert SavedTable.read(again.desk, CARDS) == desk(game, manner, rewinds=2)
    assert exported(again) == text


def test_a_text_is_a_header_and_then_an_event_a_line(here):
    game = played("abc234", None, 5)
    header, *events = lines_of(exported(kept(here, game)))
    assert list(header) == ["format", "version", "program", "began", "rewinds", "desk"]
    assert header["format"] == "eight-doors game"
    assert header["version"] == 1
    assert header["began"] == "2026-11-22T20:15:00"
    assert header["desk"] == desk(game).plain()
    assert [event["type"] for event in events] == [type(event).__name__ for event in game.log]


def test_what_was_undone_stays_at_home(here):
    game = played("abc234", None, 9)
    keeper = Keeper(here, game)
    keeper.keep(desk(game).plain())
    longer = game.log
    game.rewind(3)
    keeper.keep(desk(game).plain())
    saved = here.load(keeper.id)
    assert len(saved.undone) == 3
    lines = lines_of(exported(saved))
    assert len(lines) == 1 + len(game.log) < 1 + len(longer)


def test_a_game_that_is_here_already_is_not_added_again(here, tmp_path):
    text = text_of(here)
    came = brought(text, tmp_path, here)
    assert came.known
    assert not came.record.imported
    assert here.count("running") == 1
    # A command more or less makes another game.
    assert not brought(text_of(journal(tmp_path), answers=11), tmp_path, here).known
    assert here.count("running") == 2


def test_the_same_deal_played_otherwise_is_another_game(here, tmp_path):
    first, second = begun("abc234"), begun("abc234")
    first.submit(first.legal()[0])
    second.submit(second.legal()[1])
    kept(here, first)
    assert not brought(exported(kept(journal(tmp_path), second)), tmp_path, here).known


def test_a_game_in_the_bin_can_be_brought_in_anew(here, tmp_path):
    text = text_of(here)
    (record,) = here.records("running")
    here.delete(record.id)
    came = brought(text, tmp_path, here)
    assert not came.known
    assert [found.id for found in here.records("running")] == [came.record.id]


def test_a_game_keeps_the_date_it_began_on(here, there, tmp_path):
    header, *events = lines_of(text_of(here))
    header["began"] = "2031-01-02T03:04:05+01:00"
    came = brought(joined([header, *events]), tmp_path, there)
    assert came.record.began == "2031-01-02T03:04:05+01:00"
    assert came.record.touched == "2026-11-22T20:15:00"


def test_a_dealt_deck_is_shared_too_and_later_shuffles_follow_from_the_seed(here, there, tmp_path):
    deck = tuple(sorted(CARDS.values(), key=lambda card: card.id))[::-1]
    game = Game.start(BASE, seed="dealt", deck=deck)
    came = brought(exported(kept(here, game)), tmp_path, there)
    assert there.load(came.record.id).game.log == game.log


@pytest.mark.parametrize(
    "rewrite",
    [
        lambda text: text.rstrip(b"\n"),
        lambda text: text.replace(b"\n", b"\r\n"),
        lambda text: b"\xef\xbb\xbf" + text,
        lambda text: text + b"\n\n",
        lambda text: text.replace(b'":', b'" : '),
    ],
    ids=["no last break", "Windows", "byte order mark", "empty lines at the end", "spaces"],
)
def test_what_editors_do_to_a_text_does_no_harm(rewrite, here):
    game = played("abc234", None, 12)
    text = exported(kept(here, game))
    assert shared(rewrite(text), OFFERED, SavedTable.of).game.log == game.log


# Refused


def changed(lines: list[dict], at: int, **fields) -> bytes:
    """Returns the text with other fields on one line, counted from 1."""
    return joined([*lines[: at - 1], {**lines[at - 1], **fields}, *lines[at:]])


HEADERS: dict[Flaw, list[dict[str, Any]]] = {
    Flaw.NOT_A_GAME: [{"format": "chess"}, {"format": None}],
    Flaw.NEWER: [{"version": 2}, {"version": 2, "later": True}],
    Flaw.HEADER: [
        *({"version": wrong} for wrong in (0, True, 1.0, "1")),
        *({"program": wrong} for wrong in (1, "1" * 41, "1\n", "\ud800")),
        *({"began": wrong} for wrong in ("yesterday", "2026-02-30T00:00:00", "", None)),
        *({"rewinds": wrong} for wrong in (-1, 1.0, False, 2**64, 1)),
        {"desk": {"party": None, "order": [], "rewinds": 1}},
        *({"desk": None}, {"desk": []}, {"later": True}),
    ],
    Flaw.DESK: [
        {"desk": {}},
        {"desk": {"party": None, "order": ["OS99"], "rewinds": 0}},
        {"desk": {"party": {"players": []}, "order": [], "rewinds": 0}},
    ],
}


@pytest.mark.parametrize("flaw", HEADERS)
def test_a_header_is_exactly_that_of_this_version(flaw, here):
    lines = lines_of(text_of(here))
    for fields in HEADERS[flaw]:
        refused = refusal(changed(lines, 1, **fields))
        assert (refused.flaw, refused.line) == (flaw, 1), fields


def test_a_header_lacks_nothing(here):
    header, *events = lines_of(text_of(here))
    for field in header:
        rest = {name: value for name, value in header.items() if name != field}
        assert refusal(joined([rest, *events])).line == 1


@pytest.mark.parametrize(("mine", "other"), [(None, "open"), ("curtain", None)])
def test_the_players_must_be_those_of_the_game(mine, other, here):
    game = played("abc234", mine, 5)
    header, *events = lines_of(exported(kept(here, game, mine)))
    header["desk"] = desk(played("abc234", other, 5), other).plain()
    assert refusal(joined([header, *events])).flaw is Flaw.DESK


def test_how_hands_are_shared_may_have_been_agreed_anew(here, there, tmp_path):
    game = played("abc234", "open", 5)
    header, *events = lines_of(exported(kept(here, game, "open")))
    header["desk"] = desk(game, "peek").plain()
    assert header["desk"]["party"]["manner"] == "peek"
    came = brought(joined([header, *events]), tmp_path, there)
    assert there.load(came.record.id).desk == header["desk"]


NO_EVENTS = ODD_LINES | {"unknown": b'{"type":"Rest"}', "a command": b'{"type":"Concede"}'}


@pytest.mark.parametrize("odd", NO_EVENTS.values(), ids=NO_EVENTS)
def test_a_line_that_is_no_event_is_named_and_a_file_that_begins_so_is_no_game(odd, here):
    text = text_of(here)
    lines = text.splitlines()
    for at in (2, 3, 7):
        refused = refusal(b"\n".join([*lines[: at - 1], odd, *lines[at:]]))
        assert (refused.flaw, refused.line) == (Flaw.LINE, at)
        assert len(str(refused)) < 200
    for whole in (odd, odd + b"\n" + text):
        refused = refusal(whole)
        assert (refused.flaw, refused.line) == (Flaw.NOT_A_GAME, 1)


def test_a_game_of_another_edition_is_named_by_its_line(here):
    refused = refusal(changed(lines_of(text_of(here)), 2, edition="the towers"))
    assert (refused.flaw, refused.line) == (Flaw.LINE, 2)
    for edition in (None, 1, ["base"], {"base": 1}):
        assert refusal(changed(lines_of(text_of(here)), 2, edition=edition)).line == 2


def test_a_line_that_the_rules_would_not_have_written_is_named(here):
    lines = lines_of(text_of(here))
    for at in range(3, len(lines)):
        dropped = refusal(joined(lines[: at - 1] + lines[at:]))
        assert dropped.flaw in (Flaw.RULES, Flaw.BREAKS_OFF)
        # What follows may be the same as what was dropped.
        assert dropped.line >= at
        doubled = refusal(joined(lines[:at] + lines[at - 1 :]))
        assert (doubled.flaw, doubled.line) == (Flaw.RULES, at + 1)


def test_a_command_that_is_not_legal_is_named_by_its_line(here):
    lines = lines_of(text_of(here))
    at = next(n for n, line in enumerate(lines, 1) if line.get("type") == "Answered")
    command = {"type": "LoseHand"}
    refused = refusal(changed(lines, at, command=command))
    assert (refused.flaw, refused.line) == (Flaw.RULES, at)
    assert "not what is being asked" in str(refused)


def test_the_game_may_not_begin_otherwise(here):
    header, start, *rest = lines_of(text_of(here))
    refused = refusal(joined([header, *rest]))
    assert (refused.flaw, refused.line) == (Flaw.RULES, 2)
    assert refusal(joined([header, start, start, *rest])).flaw is Flaw.RULES


def test_a_game_breaks_off_only_where_a_decision_waits(here):
    lines = lines_of(text_of(here))
    for length in range(1, len(lines)):
        text = joined(lines[:length])
        if length > 1 and lines[length - 1]["type"] == "Awaiting":
            assert shared(text, OFFERED, SavedTable.of).game.log
        else:
            refused = refusal(text)
            assert (refused.flaw, refused.line) == (Flaw.BREAKS_OFF, length)


# Files that cannot be read


def flaw_of(file: Path, where: Journal) -> Flaw:
    with pytest.raises(Refused) as caught:
        bring_in(file, where, SavedTable.of)
    assert not where.path.exists()
    return caught.value.flaw


def test_files_that_are_no_games_are_refused_one_by_one(there, tmp_path):
    (tmp_path / "empty.txt").touch()
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)) * 100)
    with sqlite3.connect(tmp_path / "other.sqlite") as db:
        db.execute("CREATE TABLE games (id)")
    db.close()
    for name in ("empty.txt", "binary.txt", "other.sqlite"):
        assert flaw_of(tmp_path / name, there) is Flaw.NOT_A_GAME
    assert flaw_of(tmp_path / "nowhere.txt", there) is Flaw.NOT_THERE
    assert flaw_of(tmp_path / "empty.txt" / "inside", there) is Flaw.NOT_THERE
    assert flaw_of(Path("a\0b"), there) is Flaw.NOT_THERE
    assert flaw_of(tmp_path, there) is Flaw.FOLDER


def test_a_file_that_is_too_large_is_not_read(there, tmp_path):
    file = tmp_path / "large.txt"
    with file.open("wb") as stream:
        stream.truncate(LARGEST)
    assert flaw_of(file, there) is Flaw.NOT_A_GAME
    with file.open("ab") as stream:
        stream.write(b"\0")
    assert flaw_of(file, there) is Flaw.TOO_LARGE


@pytest.mark.skipif(sys.platform == "win32", reason="files with rights, and files that never end")
def test_files_of_other_kinds_are_refused_at_once(there, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert flaw_of(tmp_path / "pipe", there) is Flaw.NOT_THERE
    assert flaw_of(Path("/dev/zero"), there) is Flaw.NOT_THERE
    assert flaw_of(tmp_path / ("a" * 300), there) is Flaw.UNREADABLE
    (tmp_path / "locked.txt").touch(0)
    if not os.access(tmp_path / "locked.txt", os.R_OK):
        assert flaw_of(tmp_path / "locked.txt", there) is Flaw.UNREADABLE


def test_a_journal_that_cannot_be_written_is_told(here, tmp_path):
    text = text_of(here)
    (tmp_path / "blocked").touch()
    with pytest.raises(Trouble) as caught:
        brought(text, tmp_path, journal(tmp_path / "blocked"))
    assert caught.value.why is Why.NOWHERE


@pytest.mark.parametrize("count", variants([600], [2400]))
def test_whatever_becomes_of_a_text_only_games_are_taken(count, here, tmp_path):
    chance = random.Random("fuzz")
    kinds = [(manner, answers) for manner in TABLES for answers in (0, 6, 1000)]
    texts = [text_of(here, f"fuzz {manner} {most}", manner, most) for manner, most in kinds]
    came = Counter(one_export(texts, tmp_path / str(n), chance)[1] for n in range(count))
    assert came["refused"] > count / 2
    assert came["sound"] + came["some earlier"] == count - came["refused"] > 0


# Where texts go


SEEDS = {
    "abc234": "2026-11-22 alone abc234",
    "a/b\\c:d*e?": "2026-11-22 alone a-b-c-d-e",
    "..": "2026-11-22 alone",
    "CON": "2026-11-22 alone CON",
    "nul.txt": "2026-11-22 alone nul-txt",
    "🌙🌙": "2026-11-22 alone",
    " été ": "2026-11-22 alone été",
    "two words ": "2026-11-22 alone two-words",
    "夢" * 64: f"2026-11-22 alone {'夢' * 24}",
    "a" * 64: f"2026-11-22 alone {'a' * 24}",
    "‮gpj": "2026-11-22 alone gpj",
    "a" * 23 + ". b": f"2026-11-22 alone {'a' * 23}",
}


def test_a_file_is_named_for_people_on_any_system(here, tmp_path):
    for seed, name in SEEDS.items():
        saved = kept(here, begun(seed))
        file = export(saved, tmp_path / "exports", ENGLISH)
        assert file.stem.removesuffix(" (2)").removesuffix(" (3)") == name
        assert len(file.name.encode()) < 140
        assert not re.search(r'[<>:"/\\|?*\x00-\x1f]|[. ]$', file.name)
        assert file.read_bytes() == exported(saved)
    two = kept(here, begun("abc234", "open"), "open")
    assert file_name(two.record, ENGLISH) == "2026-11-22 two players abc234"


def test_no_file_is_ever_written_over(here, tmp_path):
    first, second = kept(here, played("abc", None, 3)), kept(here, played("abc", None, 4))
    files = [export(saved, tmp_path, ENGLISH) for saved in (first, second, second)]
    assert [file.stem.removeprefix("2026-11-22 alone ") for file in files] == [
        "abc",
        "abc (2)",
        "abc (3)",
    ]
    assert files[0].read_bytes() == exported(first)
    assert files[1].read_bytes() == files[2].read_bytes() == exported(second)
    assert len(list(tmp_path.iterdir())) == 1 + len(files)


def test_a_folder_that_cannot_be_made_is_told(here, tmp_path):
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file" / "exports", tmp_path / "file"):
        with pytest.raises(Trouble) as caught:
            export(kept(here, begun("abc")), folder, ENGLISH)
        assert caught.value.why is Why.NOWHERE


@pytest.mark.skipif(sys.platform == "win32", reason="a limit to the size of files")
def test_a_full_disk_leaves_no_half_game(here, tmp_path):
    import resource

    saved = kept(here, begun("abc"))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(Trouble) as caught:
            export(saved, tmp_path / "exports", ENGLISH)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert caught.value.why is Why.FULL
    assert not list((tmp_path / "exports").iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="folders with rights")
def test_a_folder_that_may_not_be_written_to_is_told(here, tmp_path):
    folder = tmp_path / "exports"
    folder.mkdir(0o500)
    if os.access(folder, os.W_OK):
        pytest.skip("Whoever runs this may write anywhere.")
    with pytest.raises(Trouble) as caught:
        export(kept(here, begun("abc")), folder, ENGLISH)
    assert caught.value.why is Why.READ_ONLY


def test_exports_lie_with_what_is_the_players(monkeypatch, tmp_path):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert exports_folder() == own_folder() / "exports"
    monkeypatch.delenv(VARIABLE)
    assert exports_folder().name == "Eight Doors"
    assert own_folder() not in exports_folder().parents


def test_a_conceded_game_is_shared_like_any_other(here, there, tmp_path):
    game = played("abc", None, 4)
    game.submit(Concede())
    came = brought(exported(kept(here, game)), tmp_path, there)
    assert (came.record.result, came.record.reason) == ("lost", "conceded")
    assert came.record.answers == 5
