"""What the README and its neighbours promise is there: links, pictures, scripts, options, lines."""

import re
from argparse import ArgumentParser
from pathlib import Path

import pytest

from game.__main__ import add_arena, arguments
from game.words import LANGUAGES
from tests.house.test_notice import DISCLAIMER

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
ONLINE = "../../"
"""The beginning of links, on the site of the repository, to what lies beside its files."""
COMMANDS = [
    "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/eight-doors",
    'python3 -m venv .venv && .venv/bin/pip install ".[test]" && .venv/bin/python -m pytest',
    r"py -m venv .venv && .venv\Scripts\pip install . && .venv\Scripts\eight-doors",
    r'py -m venv .venv && .venv\Scripts\pip install ".[test]" && .venv\Scripts\python -m pytest',
]
FIRST_SCREEN = 30
"""Lines of a page that are seen without scrolling."""
LARGEST_PICTURE = 2_000_000
ANY_LANGUAGE = "game/locale/CODE/LC_MESSAGES/eight_doors.po"

# A source distribution has only the README and what is tested; the others need a checkout.
pytestmark = pytest.mark.skipif(
    not (ROOT / "CONTRIBUTING.md").is_file(), reason="the pages are not part of this copy"
)


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file_or_a_heading(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)]+)\)", text(page))
    headings = {line.lstrip("# ").lower() for line in text(page).splitlines() if line[:1] == "#"}
    for link in links:
        if link.startswith("#"):
            assert link[1:].replace("-", " ") in headings, link
        else:
            assert link.startswith(ONLINE) or (ROOT / link).is_file(), link


@pytest.mark.parametrize("page", PAGES)
def test_every_named_file_of_the_project_is_there(page: str) -> None:
    named = re.findall(r"\b(?:build_scripts|game|tests|art)/[\w./-]*[\w/]", text(page))
    missing = {name for name in named if not (ROOT / name).exists()} - {ANY_LANGUAGE}
    assert missing == set()


def test_every_module_that_is_started_by_its_name_is_there() -> None:
    for page in PAGES:
        for name in re.findall(r"python -m (build_scripts[\w.]*)", text(page)):
            path = ROOT / name.rstrip(".").replace(".", "/")
            assert path.is_dir() or path.with_suffix(".py").is_file(), name


def test_the_program_knows_every_option_that_the_readme_gives_it() -> None:
    parser = arguments()
    known = set(re.findall(r"--[\w-]+", parser.format_help()))
    known |= {"--seats", "--rebuild", "--to"}  # the front ends have a help of their own
    add_arena(arena := ArgumentParser())
    known |= set(re.findall(r"--[\w-]+", arena.format_help()))
    told = re.findall(r"^eight-doors .*|`eight-doors [^`]*`", text("README.md"), re.MULTILINE)
    named = {option for line in told for option in re.findall(r"--[\w-]+", line)}
    assert len(named) > 5
    assert named <= known


def test_the_project_names_every_language_it_speaks() -> None:
    assert text("pyproject.toml").count("Natural Language :: ") == len(LANGUAGES)


def test_the_first_screen_has_the_disclaimer_and_the_lines_to_start_and_to_test() -> None:
    first = text("README.md").splitlines()[:FIRST_SCREEN]
    assert f"> {DISCLAIMER}" in first
    assert [line for line in first if line in COMMANDS] == COMMANDS


def test_the_pictures_load_quickly() -> None:
    pictures = list((ROOT / ".github").glob("*.*p*g")) + list((ROOT / ".github").glob("*.webp"))
    assert len(pictures) == 4
    assert all(picture.stat().st_size <= LARGEST_PICTURE for picture in pictures)
    assert all(f".github/{picture.name}" in text("README.md") for picture in pictures)


def test_the_way_to_report_a_weakness_is_told_in_two_sentences() -> None:
    told = " ".join(text("SECURITY.md").split("\n", 1)[1].split())
    assert len(re.findall(r"[^.]\.(?: |$)", told)) == 2
