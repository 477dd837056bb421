"""Packages are tried as a player would: unpacked, and started with nothing but what they bring. The
programs in these packages are scripts; `.ci/run` tries the real one."""

import json
import os
import sys
from pathlib import Path

import pytest

from build_scripts.bundle import archives
from build_scripts.bundle.archives import unpacked
from build_scripts.bundle.measuring import self_tested, sizes
from build_scripts.bundle.product import NAME, Missing

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="its programs are shell scripts")
GOOD = '#!/bin/sh\nset -e\necho \'{"first_frame_at": 9e9}\' > "$2/self-test.json"\n'
FAILING = GOOD.replace("9e9", '9e9, "trouble": "no door"') + "exit 1\n"
SILENT = "#!/bin/sh\nexit 0\n"


def program(folder: Path, name: str, script: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(script)
    (folder / name).chmod(0o755)
    return folder / name


@pytest.mark.parametrize(
    ("pack", "ending", "name"),
    [(archives.tarball, ".tar.gz", NAME), (archives.zipped, ".zip", f"{NAME}.exe")],
)
def test_a_package_is_unpacked_and_its_program_found(tmp_path, pack, ending, name):
    program(tmp_path / "eight-doors-1.0", name, GOOD)
    file = tmp_path / f"eight-doors{ending}"
    pack(tmp_path / "eight-doors-1.0", file, 1_700_000_000)
    with unpacked(file, tmp_path / "out") as found:
        assert found == tmp_path / "out" / "eight-doors-1.0" / name
        assert found.read_text() == GOOD


def test_a_package_without_a_program_and_a_file_of_no_kind_are_refused(tmp_path):
    (tmp_path / "empty").mkdir()
    archives.tarball(tmp_path / "empty", tmp_path / "empty.tar.gz", 1_700_000_000)
    with (
        pytest.raises(Missing, match="There is no eight-doors"),
        unpacked(tmp_path / "empty.tar.gz", tmp_path / "out"),
    ):
        pass
    with (
        pytest.raises(Missing, match=r"game\.rar is none of"),
        unpacked(Path("game.rar"), tmp_path),
    ):
        pass


def test_what_a_self_test_reports_is_read_and_the_start_is_timed(tmp_path):
    report = self_tested(program(tmp_path / "game", NAME, GOOD), tmp_path)
    assert report["first_frame_at"] == 9e9
    assert 0 < report["launch_s"] < 9e9


@pytest.mark.parametrize(("script", "why"), [(FAILING, "no door"), (SILENT, "left no report")])
def test_a_self_test_that_fails_or_says_nothing_is_not_passed(tmp_path, script, why):
    (tmp_path / "self-test.json").write_text(json.dumps({"first_frame_at": 1, "passed": True}))
    with pytest.raises(Missing, match=why):
        self_tested(program(tmp_path / "game", NAME, script), tmp_path)


def test_the_program_learns_nothing_of_the_machine_that_builds_it(tmp_path, monkeypatch):
    for name in ("LD_LIBRARY_PATH", "PYTHONPATH", "EIGHT_DOORS_DATA", "EIGHT_DOORS_CERTIFICATE"):
        monkeypatch.setenv(name, "/somewhere")
    monkeypatch.setenv("PATH", f"/somewhere{os.pathsep}{os.environ['PATH']}")
    told = GOOD + 'env > "$2/environment"\n'
    self_tested(program(tmp_path / "game", NAME, told), tmp_path)
    assert "/somewhere" not in (tmp_path / "environment").read_text()


def test_what_is_too_large_is_named(tmp_path, capsys):
    (tmp_path / "folder").mkdir()
    (tmp_path / "small.zip").write_bytes(bytes(1000))
    (tmp_path / "large.zip").write_bytes(bytes(39_000_001))
    sizes(tmp_path / "folder", [tmp_path / "small.zip"])
    with pytest.raises(Missing, match=r"Too large: large\.zip\."):
        sizes(tmp_path / "folder", [tmp_path / "small.zip", tmp_path / "large.zip"])
    assert "large.zip: 39.0 MB, of 39 at most" in capsys.readouterr().out
