"""Checks and texts that come before a release is published."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts import release
from build_scripts.bundle.product import PACKAGES, Missing, package_name, version

ROOT = Path(__file__).resolve().parents[2]
CHANGELOG = """# Changelog

## [9.3.0] - Unreleased

Something new.

## [9.2.0] - 2026-12-24

The second version,
in two lines.

### Added

- A door that
  leads out.
- A key.

## [9.1.0] - 2026-11-22

The first version.
"""


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    for name in PACKAGES:
        (tmp_path / package_name(name)).write_text(name)
    return tmp_path


def test_the_notes_are_the_section_of_the_changelog_with_no_line_broken():
    told = "The second version, in two lines.\n\n### Added\n\n- A door that leads out.\n- A key.\n"
    assert release.notes(CHANGELOG, "9.2.0") == told
    assert release.notes(CHANGELOG, "9.1.0") == "The first version.\n"


@pytest.mark.parametrize(
    ("number", "why"), [("0.4.0", "tells nothing of 0.4.0"), ("9.3.0", "no day, but “Unreleased”")]
)
def test_a_version_without_its_day_in_the_changelog_is_not_published(number, why):
    with pytest.raises(Missing, match=why):
        release.notes(CHANGELOG, number)


def test_a_release_has_notes_and_the_sums_of_every_package(packages, monkeypatch):
    dated = CHANGELOG.replace("9.1.0", version())
    monkeypatch.setattr(release, "ROOT", packages / "checkout")
    (packages / "checkout").mkdir()
    (packages / "checkout" / "CHANGELOG.md").write_text(dated)
    release.prepare(f"v{version()}", None)
    assert not (packages / "NOTES.md").exists()
    for _again in (1, 2):
        release.prepare(f"v{version()}", packages)
    assert (packages / "NOTES.md").read_text() == "The first version.\n"
    sums = (packages / "SHA256SUMS").read_text().splitlines()
    assert len(sums) == len(PACKAGES)
    if shutil.which("sha256sum"):
        subprocess.run(["sha256sum", "-c", "SHA256SUMS"], cwd=packages, check=True)
    (packages / package_name(PACKAGES[0])).unlink()
    with pytest.raises(Missing, match=r"The release is without .*tar\.gz"):
        release.prepare(f"v{version()}", packages)


def test_a_tag_of_another_version_is_refused_in_a_sentence(packages):
    script = ROOT / "build_scripts" / "release.py"
    done = subprocess.run(
        [sys.executable, script, "v99.0.0", packages], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == f"The tag is v99.0.0, but the program is v{version()}.\n"
