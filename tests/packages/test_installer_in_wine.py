"""The setup program for Windows at work in Wine: on a new system, over an older version, over a
newer one."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_scripts.bundle import windows

TOOLS = ("makensis", "wine", "wineserver")
FOR_WINE = "-XTarget amd64-unicode"
"""The option of NSIS for 64 bits. Wine for 64 bits only, as on Debian, cannot run what NSIS usually
makes."""
REGISTERED = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\eight-doors"

WAITING = r"""
Unicode true
SilentInstall silent
RequestExecutionLevel user
OutFile "{}"
Section
  FileOpen $0 "$LOCALAPPDATA\running" w
  FileClose $0
  Sleep 600000
SectionEnd
"""


class Wine:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {key: text for key, text in os.environ.items() if key != "DISPLAY"}
        self.environment |= {
            # The folders of the player must not be those of the person who runs the test.
            "HOME": str(folder),
            "WINEPREFIX": str(folder / "wine"),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
        }

    def run(self, *command: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["wine", *map(str, command)],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def wait(self) -> None:
        """Waits until all that was started has ended."""
        subprocess.run(["wineserver", "-w"], env=self.environment, check=False)

    @property
    def local(self) -> Path:
        users = self.folder / "wine" / "drive_c" / "users"
        return next(path for path in users.iterdir() if path.name != "Public") / "AppData" / "Local"

    def registered(self) -> str:
        return self.run("reg", "query", REGISTERED).stdout


@pytest.fixture
def wine(tmp_path: Path) -> Iterator[Wine]:
    if missing := [tool for tool in TOOLS if not shutil.which(tool)]:
        pytest.skip(f"not installed: {', '.join(missing)}")
    started = Wine(tmp_path)
    started.run("wineboot", "-i")
    started.wait()
    started.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
    yield started
    subprocess.run(["wineserver", "-k"], env=started.environment, check=False)


def program(folder: Path, *names: str) -> Path:
    for name in ("eight-doors.exe", *names):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{name} of {folder.name}", "utf-8")
    return folder


def that_waits(file: Path) -> None:
    """Makes a real program for Windows, which says that it runs and goes on until it is killed."""
    script = file.with_suffix(".nsi")
    script.write_text(WAITING.format(file), "utf-8")
    subprocess.run(["makensis", "-V1", FOR_WINE, script], check=True)
    script.unlink()


def contents(folder: Path) -> dict[str, str]:
    return {
        file.relative_to(folder).as_posix(): file.read_text("utf-8", "replace")
        for file in folder.rglob("*")
        if file.is_file() and file.name != "uninstall.exe"
    }


def test_a_newer_version_replaces_an_older_one_and_leaves_what_is_the_players(
    wine: Wine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = program(tmp_path / "older", "_internal/gone.dll", "_internal/art/été.png")
    newer = program(tmp_path / "newer", "_internal/lib/come.dll")
    for version, folder in (("1.8", older), ("1.9", newer)):
        monkeypatch.setattr(windows, "version", lambda version=version: version)
        windows.installer(folder, tmp_path / f"{version}.exe", [FOR_WINE])

    assert wine.run([tmp_path / "1.8.exe", "/S"]).returncode == 0
    installed = wine.local / "Programs" / "Eight Doors"
    assert contents(installed) == contents(older)
    assert "1.8" in wine.registered()
    links = list(wine.folder.rglob("Eight Doors.lnk"))
    assert [link.parent.name for link in links] == ["Programs"]

    (installed / "_internal" / "art" / "own.txt").write_text("mine")
    own_game = wine.local / "Eight Doors" / "journal.sqlite"
    own_game.parent.mkdir()
    own_game.write_text("a game")
    assert wine.run([tmp_path / "1.9.exe", "/S"]).returncode == 0
    assert contents(installed) == {**contents(newer), "_internal/art/own.txt": "mine"}
    assert "1.9" in wine.registered()
    assert links[0].is_file()

    assert wine.run([installed / "uninstall.exe", "/S"]).returncode == 0
    wine.wait()  # the program that was started goes on as a copy of itself
    assert contents(installed) == {"_internal/art/own.txt": "mine"}
    assert not (installed / "uninstall.exe").exists()
    assert not links[0].exists()
    assert "1.9" not in wine.registered()
    assert own_game.read_text() == "a game"


@pytest.mark.parametrize("running", ["eight-doors.exe", "eight-doors-terminal.exe"])
def test_nothing_changes_while_one_of_the_programs_is_running(
    wine: Wine, tmp_path: Path, running: str
) -> None:
    folder = program(tmp_path / "game", "eight-doors-terminal.exe", "_internal/a.dll")
    that_waits(folder / running)
    windows.installer(folder, tmp_path / "game-setup.exe", [FOR_WINE])
    assert wine.run([tmp_path / "game-setup.exe", "/S"]).returncode == 0
    installed = wine.local / "Programs" / "Eight Doors"
    before = contents(installed)
    with subprocess.Popen(["wine", installed / running], env=wine.environment) as started:
        give_up = time.monotonic() + 60
        while not (wine.local / "running").exists() and time.monotonic() < give_up:
            assert started.poll() is None
        try:
            assert wine.run([tmp_path / "game-setup.exe", "/S"]).returncode == 2
            assert contents(installed) == before
        finally:
            wine.run(["taskkill", "/F", "/IM", running])
    assert wine.run([installed / "uninstall.exe", "/S"]).returncode == 0
    wine.wait()
    assert not installed.exists()
