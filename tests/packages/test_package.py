"""Contents of a package, without building one: `.ci/run` builds one and plays with it."""

import shutil
from pathlib import Path

import pytest

from build_scripts.bundle.freezing import TABLES, check, to_bundle
from build_scripts.bundle.product import Missing
from game.screen.look.assets import art_root
from game.screen.window.display import ICON
from game.words import LOCALES


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Returns a package with all that the program reads, in the places where it looks there."""
    shutil.copytree(art_root(), tmp_path / "art")
    shutil.copytree(LOCALES, tmp_path / LOCALES.name)
    for table in TABLES:
        (tmp_path / table).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(LOCALES.parent / table, tmp_path / table)
    return tmp_path


def test_a_package_with_all_that_the_program_reads_is_complete(bundle):
    check(bundle)


def test_of_all_icons_a_package_has_only_that_of_the_window_among_its_pictures():
    assert [f"app/{file.name}" for file in to_bundle() if file.parent.name == "app"] == [ICON]


@pytest.mark.parametrize(
    "file",
    [
        "locale/fr/LC_MESSAGES/eight_doors.mo",
        "art/fonts/marcellus-latin-400-normal.woff",
        "art/faces/small/OS.jpg",
        "art/overlays/places.json",
        "records/deals/winning_lines.bin",
        "records/deals/games_of_weeks.txt",
        "players/win_rates.txt",
        "players/dreamer/weights.bin",
        "players/planner/weights.bin",
    ],
)
def test_a_package_without_a_file_that_the_program_reads_is_refused_by_name(bundle, file):
    (bundle / file).unlink()
    with pytest.raises(Missing, match=file):
        check(bundle)
