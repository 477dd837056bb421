"""What a Linux desktop gets beside the program, and the archives. `.ci/run` packs the program
itself and plays it."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from build_scripts.bundle import archives, linux
from build_scripts.bundle.product import APPLICATION, NAME, Missing, version
from game.words import LANGUAGES

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="made and used on Linux")
DATED = 1_700_000_000
LAUNCHER = f"applications/{APPLICATION}.desktop"
PAGE = f"metainfo/{APPLICATION}.metainfo.xml"


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Returns a package with all that a desktop needs; a script that tells its arguments stands in
    for the program."""
    made = tmp_path / "some place" / "eight-doors-1.0"
    (made / "_internal").mkdir(parents=True)
    (made / "_internal" / "library.so.1").write_text("a library")
    (made / "_internal" / "library.so").symlink_to("library.so.1")
    program = made / NAME
    program.write_text('#!/bin/sh\necho "it runs: $*"\n')
    program.chmod(0o755)
    linux.dress(made, DATED)
    return made


@needs("desktop-file-validate")
def test_the_entry_of_the_menu_is_valid(folder):
    subprocess.run(["desktop-file-validate", folder / "share" / LAUNCHER], check=True)


@needs("appstreamcli")
def test_the_page_of_the_shop_is_valid(folder):
    command = ["appstreamcli", "validate", "--no-net", folder / "share" / PAGE]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def test_entry_and_page_speak_of_this_program_in_every_language(folder):
    launcher = (folder / "share" / LAUNCHER).read_text("utf-8")
    page = (folder / "share" / PAGE).read_text("utf-8")
    assert f"Icon={APPLICATION}\n" in launcher
    assert f'<release version="{version()}" date="2023-11-14" />' in page
    for language in set(LANGUAGES) - {"en"}:
        for key in ("GenericName", "Comment", "Keywords"):
            assert f"\n{key}[{language}]=" in launcher
        assert page.count(f'xml:lang="{language}"') == 3
    assert "@" not in launcher + page
    for size in (16, 512):
        icon = f"icons/hicolor/{size}x{size}/apps/{APPLICATION}.png"
        assert (folder / "share" / icon).read_bytes().startswith(b"\x89PNG")


def add_to_menu(folder: Path, home: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    command = [str(folder / "add-to-menu"), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_menu_starts_the_program_where_it_lies_and_forgets_it_again(folder, tmp_path):
    home = tmp_path / "home of somebody"
    share = home / ".local" / "share"
    done = add_to_menu(folder, home)
    assert (done.returncode, done.stderr) == (0, "")
    line = next(n for n in (share / LAUNCHER).read_text().splitlines() if n.startswith("Exec="))
    started = subprocess.run(
        ["sh", "-c", line.removeprefix("Exec=")], capture_output=True, text=True, check=True
    )
    assert started.stdout == "it runs: \n"
    assert len(list(share.rglob("*.png"))) == len(linux.ICON_SIZES)
    assert add_to_menu(folder, home).returncode == 0
    assert add_to_menu(folder, home, "--remove").returncode == 0
    assert not [path for path in home.rglob("*") if path.is_file()]
    assert add_to_menu(folder, home, "--remove").returncode == 0


@pytest.mark.parametrize("name", ['say "hello"', "100 %", "cost$", "back\\slash", "a|b", "a&b"])
def test_a_place_that_a_menu_cannot_name_is_refused_in_a_sentence(folder, tmp_path, name):
    folder = folder.rename(tmp_path / name)
    done = add_to_menu(folder, tmp_path / "home")
    assert done.returncode == 1
    assert done.stderr.startswith("Please move the folder")
    assert not (tmp_path / "home").exists()


def test_a_word_that_the_menu_script_does_not_know_changes_nothing(folder, tmp_path):
    done = add_to_menu(folder, tmp_path / "home", "--help")
    assert (done.returncode, done.stderr) == (2, "Usage: add-to-menu [--remove]\n")
    assert not (tmp_path / "home").exists()


def test_two_archives_of_one_folder_are_alike_whoever_packs_it_and_when(folder, tmp_path):
    twin = tmp_path / "twin" / folder.name
    shutil.copytree(folder, twin, symlinks=True)
    os.utime(twin / NAME, (1, 1))
    (twin / "_internal").chmod(0o700)
    for pack, ending in ((archives.tarball, ".tar.gz"), (archives.zipped, ".zip")):
        files = [tmp_path / f"{name}{ending}" for name in ("one", "two")]
        pack(folder, files[0], DATED)
        pack(twin, files[1], DATED)
        assert files[0].read_bytes() == files[1].read_bytes()


def test_an_archive_keeps_links_and_what_can_be_started(folder, tmp_path):
    file = tmp_path / "packed.tar.gz"
    archives.tarball(folder, file, DATED)
    with tarfile.open(file) as tar:
        assert {entry.name.partition("/")[0] for entry in tar} == {folder.name}
        tar.extraction_filter = getattr(tarfile, "data_filter", None)
        tar.extractall(tmp_path / "out")
    out = tmp_path / "out" / folder.name
    assert (out / "_internal" / "library.so").is_symlink()
    assert os.access(out / NAME, os.X_OK)
    assert not os.access(out / "share" / LAUNCHER, os.X_OK)
    packed = tmp_path / "packed.zip"
    archives.zipped(folder, packed, DATED)
    with zipfile.ZipFile(packed) as archive:
        assert archive.read(f"{folder.name}/_internal/library.so") == b"a library"


def test_the_checksums_are_those_that_sha256sum_checks(tmp_path):
    (tmp_path / "one").write_text("abc")
    (tmp_path / "two").write_text("")
    for _again in (1, 2):
        archives.checksums(tmp_path)
    abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert (tmp_path / archives.SUMS).read_text() == f"{abc}  one\n{empty}  two\n"


@needs("mksquashfs")
@needs("unsquashfs")
def test_an_appimage_is_its_runtime_and_a_folder_that_starts(folder, tmp_path, monkeypatch):
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"what mounts the rest" * 500)
    file = tmp_path / "game.AppImage"
    linux.appimage(folder, runtime, file, DATED)
    first = file.read_bytes()
    (folder / "_internal").chmod(0o700)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    linux.appimage(folder, runtime, file, DATED)
    assert file.read_bytes() == first
    assert first.startswith(runtime.read_bytes())
    assert os.access(file, os.X_OK)
    offset, out = str(runtime.stat().st_size), tmp_path / "out"
    unpack = ["unsquashfs", "-no-progress", "-quiet", "-offset", offset, "-dest", out, file]
    subprocess.run(unpack, check=True, stdout=subprocess.DEVNULL)
    started = subprocess.run([out / "AppRun", "now"], capture_output=True, text=True, check=True)
    assert started.stdout == "it runs: now\n"
    assert (out / f"{APPLICATION}.desktop").read_text().startswith("[Desktop Entry]")
    assert (out / ".DirIcon").read_bytes().startswith(b"\x89PNG")
    assert sorted(path.name for path in tmp_path.iterdir() if "game" in path.name) == [file.name]


def test_a_runtime_that_nobody_looked_at_is_refused(tmp_path):
    (tmp_path / "runtime-x86_64").write_text("something else")
    with pytest.raises(Missing, match="is not the runtime"):
        linux.fetched_runtime(tmp_path)
