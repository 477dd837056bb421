"""The setup program for Windows: what it installs, what it removes, and what it says."""

import os
import re
import shutil
from pathlib import Path

import pytest

from build_scripts.bundle import windows
from build_scripts.bundle.product import Missing
from game.words import LANGUAGES

NBSP = "\u00a0"
STRING = re.compile(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.*)"$', re.MULTILINE)
SPOKEN = re.compile(r'^!insertmacro MUI_LANGUAGE "(\w+)"$', re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Returns the folder of a program as small as can be."""
    root = tmp_path / "program"
    for name in ("eight-doors.exe", "LICENSE.txt", "_internal/b.dll", "_internal/game/art/été.png"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name, "utf-8")
    (root / "_internal" / "empty").mkdir()
    return root


def macro(name: str, text: str) -> list[str]:
    lines = text.splitlines()
    start = lines.index(f"!macro {name}") + 1
    return lines[start : lines.index("!macroend", start)]


def strings() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for name, language, text in STRING.findall(windows.SCRIPT.read_text("utf-8")):
        found.setdefault(name, {})[language] = text
    return found


def test_what_is_installed_is_removed_inner_folders_first(folder: Path) -> None:
    assert macro("REMOVE_FILES", windows.file_list(folder)) == [
        r'Delete "$INSTDIR\_internal\game\art\été.png"',
        r'RMDir "$INSTDIR\_internal\game\art"',
        r'RMDir "$INSTDIR\_internal\game"',
        r'Delete "$INSTDIR\_internal\b.dll"',
        r'RMDir "$INSTDIR\_internal"',
        r'Delete "$INSTDIR\LICENSE.txt"',
        r'Delete "$INSTDIR\eight-doors.exe"',
    ]


def test_each_file_goes_into_its_own_folder(folder: Path) -> None:
    lines = macro("INSTALL_FILES", windows.file_list(folder))
    assert lines[-2:] == [
        r'SetOutPath "$INSTDIR\_internal\game\art"',
        f'File "{folder / "_internal" / "game" / "art" / "été.png"}"',
    ]
    assert sum(line.startswith("File ") for line in lines) == 4


def test_a_dollar_in_a_name_is_no_variable(folder: Path) -> None:
    (folder / "$TEMP").write_text("")
    assert r'Delete "$INSTDIR\$$TEMP"' in windows.file_list(folder)


def test_only_the_players_own_folder_goes_with_all_that_is_in_it() -> None:
    script = windows.SCRIPT.read_text("utf-8")
    assert re.findall(r"RMDir /r .*", script) == ['RMDir /r "${OWN_FOLDER}"']
    assert 'OWN_FOLDER "$LOCALAPPDATA\\Eight Doors"' in script


def test_every_string_is_there_in_every_language_of_the_game() -> None:
    spoken = [name.upper() for name in SPOKEN.findall(windows.SCRIPT.read_text("utf-8"))]
    assert spoken[0] == "ENGLISH"
    assert len(spoken) == len(LANGUAGES)
    assert len(strings()) > 3
    for name, texts in strings().items():
        assert set(texts) == set(spoken), name
        assert len(set(texts.values())) == len(spoken), name


def test_every_string_that_is_used_is_defined_and_the_other_way_round() -> None:
    used = set(re.findall(r"\$\((\w+)\)", windows.SCRIPT.read_text("utf-8")))
    assert used == set(strings())


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    for name, texts in strings().items():
        assert not re.search(f"[^{NBSP}][:;!?]", texts["FRENCH"]), name
        assert "'" not in texts["FRENCH"], name


def test_a_folder_without_the_program_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"no eight-doors\.exe"):
        windows.installer(tmp_path, tmp_path / "setup.exe")


def test_the_same_folder_makes_the_same_setup_program_on_another_day(
    folder: Path, tmp_path: Path
) -> None:
    if not shutil.which("makensis"):
        pytest.skip("makensis is not installed")
    first, second = tmp_path / "first.exe", tmp_path / "second.exe"
    windows.installer(folder, first)
    for file in folder.rglob("*"):
        os.utime(file, (1e9, 1e9))
    windows.installer(folder, second)
    assert first.read_bytes() == second.read_bytes()
    assert "Eight Doors Setup".encode("utf-16-le") in first.read_bytes()
