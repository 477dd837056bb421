"""No script and no test plays in the developer's own folder or changes a setting there."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts.nobodys_folder import nobodys_folder
from game.folders import VARIABLE, own_folder

SCRIPTS = Path(__file__).resolve().parents[2] / "build_scripts"
OPENING = {
    ("game", "__main__"),
    ("game.screen", "play"),
    ("game.screen.app", "App"),
    ("tests.screen.robots.desk", "Window"),
    ("tests.screen.robots.glass", "opened"),
    ("tests.screen.secrets.leaks", "play"),
}
"""Pairs of a module and a name in it by which a script opens the program."""
ELSEWHERE = "nobodys_folder", "VARIABLE", '"--data-dir"'
"""Texts of which every script that opens the program has at least one, since each gives it another
folder."""


def opens_the_program(source: str) -> bool:
    """Returns whether a script calls what opens the program. A name that is used as a type alone
    does not count."""
    taken, called = set(), set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            taken |= {name.asname or name.name for name in node.names if named(node, name)}
        elif isinstance(node, ast.Call):
            called |= {part.id for part in ast.walk(node.func) if isinstance(part, ast.Name)}
    return bool(taken & called)


def named(node: ast.ImportFrom, name: ast.alias) -> bool:
    return (node.module, name.name) in OPENING


def plays_at_home(source: str) -> bool:
    return opens_the_program(source) and not any(word in source for word in ELSEWHERE)


def test_every_script_that_opens_the_program_says_in_which_folder():
    opening = {p.name for p in SCRIPTS.rglob("*.py") if opens_the_program(p.read_text("utf-8"))}
    assert {"leaks.py", "picture.py", "bench_screen.py", "bench_start.py", "player.py"} <= (opening)
    at_home = [p.name for p in SCRIPTS.rglob("*.py") if plays_at_home(p.read_text("utf-8"))]
    assert at_home == []
    assert plays_at_home("from game.screen.app import App\napp = App(words)")
    assert plays_at_home("def main():\n    from tests.screen.secrets.leaks import play\n    play()")


PATIENCE = 120
"""Seconds after which a script is ended that has not ended by itself."""
HOMELESS = {"HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", VARIABLE}
"""Variables that tell of the developer's own folders."""


@pytest.mark.parametrize(
    ("script", "status"),
    [
        (("kill/player.py", "seed", "1", "0"), 1),
        (("bench_start.py",), 1),
        pytest.param(("bench_screen.py", "played", "800x600", "1"), 0, marks=pytest.mark.thorough),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_script_leaves_nothing_at_home(script: tuple[str, ...], status: int, tmp_path: Path):
    env = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    env = {name: value for name, value in env.items() if name not in HOMELESS}
    env |= dict.fromkeys(HOMELESS - {VARIABLE}, str(tmp_path))
    env["PYTHONPATH"] = str(SCRIPTS.parent)
    command = [sys.executable, str(SCRIPTS / script[0]), *script[1:]]
    done = subprocess.run(
        command, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == status, done.stderr
    assert list(tmp_path.rglob("*")) == []


def test_nobodys_folder_is_where_the_program_keeps_everything_and_goes(
    own_data_folder: Path, monkeypatch: pytest.MonkeyPatch
):
    with nobodys_folder() as folder:
        assert own_folder() == folder
        (folder / "settings.json").write_text("{}", "utf-8")
    assert not folder.exists()
    assert own_folder() == own_data_folder
    monkeypatch.delenv(VARIABLE)
    with nobodys_folder():
        assert VARIABLE in os.environ
    assert VARIABLE not in os.environ


def test_no_test_sees_what_a_player_has_saved(own_data_folder: Path):
    assert own_folder() == own_data_folder
    assert not own_data_folder.exists()
