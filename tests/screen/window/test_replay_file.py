"""A game of a file is shown once more in the window, or written as pictures without a window."""

import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import replace
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.folders import VARIABLE, own_folder
from game.records.journal.settings import Settings, write_settings
from game.records.journal.text.share import exported
from game.screen.film import replay_file
from game.screen.film.filming import LAST, RATE, STILL
from game.screen.window.display import Options
from game.table.motion.tempo import INSTANT
from tests.records.journal.playing import journal, kept, played
from tests.screen.robots.glass import Glass, Unpainted, load, put_away
from tests.screen.robots.player import thing
from tests.speaking import speaker

SIZE = 1024, 640
EACH = 1000 // RATE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Returns the file of a game of one answer, exported from another journal."""
    path = tmp_path / "a game.txt"
    path.write_bytes(exported(kept(journal(tmp_path), played("abc", None, 1))))
    return path


def at_once() -> None:
    """Sets instant motion, which makes a film short."""
    own_folder().mkdir(parents=True, exist_ok=True)
    assert write_settings(own_folder(), replace(Settings(), speed=INSTANT)) is None


def run(file: Path, to: Path | None, size: tuple[int, int] = SIZE) -> int:
    return replay_file.run(speaker("en"), Options(size=size), file, to)


def own_files() -> set[str]:
    """Returns the names of the files in the player's own folder."""
    return {path.name for path in own_folder().iterdir()} if own_folder().exists() else set()


# In the window


@pytest.fixture
def glass(file: Path) -> Iterator[Glass]:
    """Yields the program, started for this file."""
    words = speaker("en")
    app = Unpainted(words, Options(size=SIZE, replay=replay_file.read(file)))
    try:
        opened = Glass(app)
        load(opened)
        yield opened
    finally:
        app.games.close()
        put_away(app)


def test_the_window_plays_it_and_esc_ends_the_program_with_no_journal_touched(glass):
    assert glass.scene.name == "replay"
    assert thing(glass.description, "button.back")["name"] == "Quit"
    at = glass.scene.playback.at
    glass.wait(5)
    assert glass.scene.playback.at > at
    assert glass.app.running
    glass.key(pygame.K_ESCAPE)
    assert not glass.app.running
    assert not {name for name in own_files() if not name.endswith((".log", "settings.json"))}


# As pictures


def shapes_of(folder: Path) -> list[bytes]:
    """Returns the pictures of a folder in the order of their numbers."""
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{n + 1:06}.png" for n in range(len(files))]
    return [file.read_bytes() for file in files]


def runs(pictures: list[bytes]) -> list[int]:
    """Returns how many pictures in a row are alike, for each run."""
    counts = [1]
    for before, now in pairwise(pictures):
        if before == now:
            counts[-1] += 1
        else:
            counts.append(1)
    return counts


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the folder with a film of both kinds of the same game, and what was told of the
    first."""
    folder = tmp_path_factory.mktemp("film")
    path = folder / "game.txt"
    path.write_bytes(exported(kept(journal(folder), played("abc", None, 1))))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(folder / "own"))
        at_once()
        with redirect_stdout(StringIO()) as told:
            assert run(path, folder / "pictures") == 0
        assert run(path, folder / "film.webp") == 0
    (folder / "told.txt").write_text(told.getvalue())
    return folder


def test_pictures_are_numbered_and_none_stays_for_long(film):
    pictures = shapes_of(film / "pictures")
    first = pygame.image.load(film / "pictures" / "000001.png")
    assert first.get_size() == SIZE
    *others, last = runs(pictures)
    assert len(others) > 5
    assert max(others) <= STILL
    assert last >= LAST


def test_a_moving_picture_shows_the_same_for_as_long(film):
    image = pytest.importorskip("PIL.Image")
    chops = pytest.importorskip("PIL.ImageChops")
    pictures = shapes_of(film / "pictures")
    with image.open(film / "film.webp") as moving:
        assert moving.size == SIZE
        assert moving.n_frames == len(runs(pictures))
        number = 0
        for frame, count in enumerate(runs(pictures)):
            moving.seek(frame)
            shown = moving.convert("RGB")
            assert moving.info["duration"] == count * EACH
            with image.open(film / "pictures" / f"{number + 1:06}.png") as still:
                differs = chops.difference(shown, still.convert("RGB"))
                mean = sum(differs.resize((1, 1), image.Resampling.BOX).getpixel((0, 0))) / 3
                assert mean < 6
            number += count


def test_it_is_told_how_far_it_has_come_and_how_fast_it_is_to_be_shown(film):
    *lines, last = (film / "told.txt").read_text().splitlines()
    percents = [int(line.partition("%")[0]) for line in lines]
    assert percents == sorted(set(percents))
    assert percents[-1] == 100
    assert last == f"pictures is written: {RATE} pictures make a second."


# What cannot be done


@pytest.mark.parametrize("way", ["none", "folder", "film.webp"])
def test_a_file_that_is_no_game_is_refused_in_one_sentence(way, tmp_path, capsys):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Isolde,", "utf-8")
    assert run(file, None if way == "none" else tmp_path / way) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "letter.txt: The file is not an exported game.\n")
    assert not (tmp_path / way).exists()
    assert not own_files()


@pytest.mark.parametrize("to", ["pictures", "film.webp", "a file"])
def test_what_lies_there_is_never_written_over(to, file, tmp_path, capsys):
    place = tmp_path / to
    if to == "pictures":
        place.mkdir()
        (place / "000001.png").write_bytes(b"mine")
    else:
        place.write_bytes(b"mine")
    assert run(file, place) == 2
    assert capsys.readouterr().err == f"{to} is there already: nothing was written.\n"
    kept_file = place / "000001.png" if to == "pictures" else place
    assert kept_file.read_bytes() == b"mine"


def test_without_its_library_a_moving_picture_is_refused_with_what_to_install(
    file, tmp_path, capsys, monkeypatch
):
    monkeypatch.setitem(sys.modules, "PIL", None)  # None marks a module that cannot be imported
    assert run(file, tmp_path / "film.webp") == 2
    assert "eight-doors[film]" in capsys.readouterr().err
    assert not (tmp_path / "film.webp").exists()


def test_the_packaged_program_advises_to_install_nothing(file, tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert run(file, tmp_path / "film.webp") == 2
    told = capsys.readouterr().err
    assert told.startswith("The packaged program makes no moving pictures")
    assert "[film]" not in told


@pytest.mark.skipif(sys.platform == "win32", reason="a limit to the size of files")
@pytest.mark.parametrize("to", ["pictures", "film.webp"])
def test_a_disk_that_takes_no_more_leaves_no_half_film(to, file, tmp_path, monkeypatch):
    import resource

    at_once()
    # Of a module that is compiled meanwhile half would be kept, and fail in every later test.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, limits[1]))
    try:
        with pytest.raises(OSError, match="large"):
            run(file, tmp_path / to)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert not (tmp_path / to).exists()
    assert not list(tmp_path.glob("*.new"))
