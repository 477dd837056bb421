"""The player's settings in a real folder are kept whole. Whatever is wrong with the file is read
without an exception, told in a sentence and never deleted."""

import json
import os
import subprocess
import sys
from dataclasses import fields, replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game.records.journal.settings import (
    DEEPEST,
    FIELDS,
    FILE,
    FORMAT,
    GONE,
    SINCE,
    SPEEDS,
    Setback,
    Settings,
    plain,
    read_settings,
    write_settings,
)
from game.table.motion import tempo
from tests.records.journal.disk.disks import small_disk
from tests.records.journal.odd_lines import ODD_LINES

TODAY = datetime(2026, 11, 22, 13, 30)
ASIDE = "settings.damaged-2026-11-22"
OTHERS = Settings(
    language="fr",
    text_size=150,
    high_contrast=True,
    reduced_motion=True,
    speed=0.0,
    sound=0,
    ambience=100,
    muted=True,
    captions=True,
    full_screen=True,
    window_size=(1300, 800),
    window_place=(-40, 12),
    desktops=((1920, 1080), (1280, 1024)),
    ask_every_search=True,
    markers=False,
    party={"players": [{"name": "Zoé"}, {"name": "\ud800"}], "fixed": True},
    goal_told=("Zoé", "Bo"),
    long_pauses=True,
    greeted=True,
    whispers=False,
    whispered=("row", "limbo"),
    silenced=("hopeless",),
    lessons={"night": {"part": "symbols", "done": ["goal"]}},
    draw_by_hand=True,
    win_chance=True,
    counted_from=41,
    edition="glyphs+book-2",
    easy_font=True,
    left_handed=True,
    mono=True,
    voice=0,
    narration=True,
    narration_captions=True,
    hold_to_play=True,
    ask_first=True,
    drag_distance=24,
    rumble=True,
    keys={"play": "w"},
    pad={"hint": "leftstick"},
)
"""Settings that all differ from those at first."""


def names(folder: Path) -> list[str]:
    """Returns the names of the files in a folder."""
    return sorted(file.name for file in folder.iterdir())


def put(folder: Path, **changes: Any) -> bytes:
    """Writes a file that is right but for these fields, and returns its bytes. The value "gone"
    takes a field away."""
    values = {**plain(Settings()), **changes}
    content = json.dumps({name: v for name, v in values.items() if v != "gone"}).encode()
    (folder / FILE).write_bytes(content)
    return content


def had(older: int) -> dict[str, Any]:
    """Returns the fields that a file of this format had and newer ones lack."""
    return {name: True for name, (last, _) in GONE.items() if older <= last}


# Kept and read again


def test_without_a_file_everything_is_as_at_first_and_no_file_is_made(tmp_path):
    assert read_settings(tmp_path / "none", TODAY) == (Settings(), None)
    assert read_settings(tmp_path, TODAY) == (Settings(), None)
    assert names(tmp_path) == []


def test_what_is_kept_last_is_read_again(tmp_path):
    folder = tmp_path / "a new folder" / "é"
    for settings in (OTHERS, Settings(), replace(OTHERS, sound=5)):
        assert write_settings(folder, settings) is None
        assert read_settings(folder, TODAY) == (settings, None)
        assert names(folder) == [FILE]


@pytest.mark.parametrize("older", range(1, FORMAT))
def test_settings_of_an_older_format_are_read_and_what_came_since_is_as_at_first(tmp_path, older):
    """A player with such settings is no newcomer, so that the greeting counts as seen."""
    since = {name: "gone" for name, first in SINCE.items() if first > older}
    assert since
    content = put(tmp_path, format=older, sound=5, **since, **had(older))
    assert read_settings(tmp_path, TODAY) == (
        Settings(sound=5, greeted=older < SINCE["greeted"]),
        None,
    )
    assert (tmp_path / FILE).read_bytes() == content


def test_what_only_an_older_format_held_is_checked_and_forgotten(tmp_path):
    since = {name: "gone" for name in SINCE if SINCE[name] > 4}
    had_then = {**since, **had(4)}
    put(tmp_path, **{"format": 4, **had_then, "ask_before_search": False})
    assert read_settings(tmp_path, TODAY) == (Settings(greeted=True), None)
    damaged = put(tmp_path, **{"format": 4, **had_then, "ask_before_search": "on"})
    set_aside_with(tmp_path, damaged, Setback.DAMAGED)


@pytest.mark.parametrize("older", range(1, 5))
def test_who_wanted_no_warnings_when_they_had_one_switch_has_none_of_them_now(tmp_path, older):
    since = {name: "gone" for name, first in SINCE.items() if first > older}
    put(tmp_path, **{"format": older, **since, **had(older), "warnings": False})
    settings, trouble = read_settings(tmp_path, TODAY)
    assert trouble is None
    assert settings.silences("any")
    assert not Settings(silenced=("other",)).silences("any")


def test_a_field_that_an_older_format_did_not_have_is_damage_in_it(tmp_path):
    for older in range(1, FORMAT):
        folder = tmp_path / str(older)
        folder.mkdir()
        set_aside_with(folder, put(folder, format=older, **had(older)), Setback.DAMAGED)


def test_the_speeds_are_those_of_the_table():
    assert SPEEDS == tempo.SPEEDS
    assert set(FIELDS) == {field.name for field in fields(Settings)}


# Damage


NO_SETTINGS = ODD_LINES | {
    "half": json.dumps(plain(OTHERS)).encode()[:90],
    "long": json.dumps(plain(OTHERS)).encode() + b" " * 1_000_000,
    "of a text format": b'{"format": "2"}',
    "true for a format": b'{"format": true}',
    "of an older format than the first": b'{"format": 0}',
}
SWITCHES = [field.name for field in fields(Settings) if isinstance(field.default, bool)]
CHANGES: dict[str, list[object]] = {
    **{name: [1, 0, "true", None, []] for name in SWITCHES},
    "language": ["tlh", None, 1, ["fr"], {}],
    "text_size": [110, 100.0, "100", True, None],
    "speed": [3.0, 1, True, "1", None, -1.0],
    "sound": [-1, 101, 50.0, True, None, "50"],
    "ambience": [-1, 101, 10**30, False, None],
    "voice": [-1, 101, 50.0, False, None],
    "drag_distance": [7, 6.0, "6", True, None],
    "keys": [None, [], "p", {"play": 1}, {"play": ""}, {"": "p"}, {"play": ["p", "w"]}],
    "pad": [None, [], {"play": None}],
    "window_size": [[0, 600], [800], [800, 600, 1], [800.0, 600], [True, True], 800, "800x600"],
    "window_place": [[10**6, 0], [0, -(10**6)], [None, 1], {}, "left"],
    "desktops": [None, [[0, 0]], [[1, 2, 3]], [1], {}],
    "silenced": [None, "hopeless", [1], [""]],
    "party": [[], "Ada", True, 0],
    "goal_told": ["Ada", [1, 2], ["Ada", "Bo", "Cy"], [""], True],
    "gone": ["something"],
    "edition": [None, 1, "", ["glyphs"], "a\nb"],
}


def set_aside_with(folder: Path, content: bytes, trouble: Setback) -> None:
    """Checks that reading gives the defaults and one sentence, and that the file lies beside it
    under another name."""
    assert read_settings(folder, TODAY) == (Settings(), trouble)
    assert names(folder) == [f"{ASIDE}.json"]
    assert (folder / f"{ASIDE}.json").read_bytes() == content
    assert read_settings(folder, TODAY) == (Settings(), None)


@pytest.mark.parametrize("content", NO_SETTINGS.values(), ids=NO_SETTINGS)
def test_a_damaged_file_is_set_aside(tmp_path, content):
    (tmp_path / FILE).write_bytes(content)
    set_aside_with(tmp_path, content, Setback.DAMAGED)


@pytest.mark.parametrize("name", CHANGES | plain(Settings()))
def test_a_field_that_cannot_be_so_or_is_missing_is_damage(tmp_path, name):
    for number, value in enumerate([*CHANGES.get(name, []), "gone"]):
        if (name, value) != ("gone", "gone"):
            folder = tmp_path / str(number)
            folder.mkdir()
            set_aside_with(folder, put(folder, **{name: value}), Setback.DAMAGED)


def test_a_party_that_could_not_be_written_again_is_damage(tmp_path):
    party: dict[str, Any] = {}
    for _ in range(DEEPEST - 1):
        party = {"in": party}
    put(tmp_path, party=party)
    assert read_settings(tmp_path, TODAY)[0].party == party
    set_aside_with(tmp_path, put(tmp_path, party={"in": party}), Setback.DAMAGED)


@pytest.mark.parametrize(
    "content", [b'{"format": %d}' % (FORMAT + 1), b'{"format": 99, "theme": "night"}']
)
def test_settings_of_a_newer_version_are_set_aside_and_said_to_be_so(tmp_path, content):
    (tmp_path / FILE).write_bytes(content)
    set_aside_with(tmp_path, content, Setback.NEWER)


def test_every_trouble_is_one_sentence_of_its_own():
    sentences = [str(trouble) for trouble in Setback]
    assert len(set(sentences)) == len(sentences) == 4
    assert all(told.endswith(".") and ". " not in told for told in sentences)


# What cannot be read or written


@pytest.mark.parametrize("make", [Path.mkdir, getattr(os, "mkfifo", Path.mkdir)])
def test_what_is_no_file_is_neither_replaced_nor_waited_for(tmp_path, make):
    make(tmp_path / FILE)
    assert read_settings(tmp_path, TODAY) == (Settings(), Setback.UNREADABLE)
    assert write_settings(tmp_path, OTHERS) is Setback.UNWRITTEN
    assert names(tmp_path) == [FILE]
    assert not (tmp_path / FILE).is_file()


def test_where_the_folder_should_be_lies_a_file(tmp_path):
    (tmp_path / "folder").write_bytes(b"1")
    assert read_settings(tmp_path / "folder", TODAY) == (Settings(), Setback.UNREADABLE)
    assert write_settings(tmp_path / "folder", OTHERS) is Setback.UNWRITTEN
    assert (tmp_path / "folder").read_bytes() == b"1"


AS_SOMEBODY = """
import os, sys
from datetime import datetime
from pathlib import Path
import game.records.journal.settings as settings
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
folder = Path(sys.argv[1])
read, trouble = settings.read_settings(folder, datetime(2026, 11, 22))
print(read == settings.Settings(), trouble and trouble.name)
trouble = settings.write_settings(folder, settings.Settings(sound=1))
print(trouble and trouble.name)
"""


def as_somebody(folder: Path) -> list[str]:
    """Returns what a user for whom permissions count is told when reading and when writing."""
    if os.getuid() == 0:
        for parent in folder.parents:
            if not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o011)
    done = subprocess.run(
        [sys.executable, "-c", AS_SOMEBODY, folder], capture_output=True, text=True, check=False
    )
    if os.getuid() == 0 and done.returncode:
        pytest.skip("permissions do not count for root, and nobody else can run the program here")
    assert done.stderr == ""
    return done.stdout.splitlines()


posix = pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")


@posix
def test_a_file_that_may_not_be_read_is_neither_touched_nor_replaced(tmp_path):
    folder = tmp_path / "folder"
    write_settings(folder, OTHERS)
    before = (folder / FILE).read_bytes()
    (folder / FILE).chmod(0)
    folder.chmod(0o777)
    assert as_somebody(folder) == ["True UNREADABLE", "UNWRITTEN"]
    (folder / FILE).chmod(0o600)
    assert names(folder) == [FILE]
    assert (folder / FILE).read_bytes() == before


@posix
def test_in_a_folder_where_nothing_may_be_written_everything_stays(tmp_path):
    folder = tmp_path / "folder"
    write_settings(folder, Settings())
    (folder / FILE).chmod(0o644)
    folder.chmod(0o555)
    try:
        assert as_somebody(folder) == ["True None", "UNWRITTEN"]
        assert read_settings(folder, TODAY) == (Settings(), None)
        folder.chmod(0o755)
        (folder / FILE).write_bytes(b"damaged")
        folder.chmod(0o555)
        assert as_somebody(folder) == ["True UNREADABLE", "UNWRITTEN"]
        assert names(folder) == [FILE]
        assert (folder / FILE).read_bytes() == b"damaged"
    finally:
        folder.chmod(0o755)


def test_on_a_full_disk_the_old_settings_stay_whole(tmp_path):
    with small_disk(tmp_path, size=8192):
        assert write_settings(tmp_path, OTHERS) is None
        large = replace(Settings(), party={"names": ["A" * 20_000]})
        assert write_settings(tmp_path, large) is Setback.UNWRITTEN
        assert read_settings(tmp_path, TODAY) == (OTHERS, None)
        assert names(tmp_path) == [FILE]
