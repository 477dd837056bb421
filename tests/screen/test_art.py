"""What lies in the folder of the art: complete, of the right size, and its origin told."""

import csv
from pathlib import Path

import pygame

from game.screen.assets import art_root

ROOT = Path(__file__).resolve().parents[2]
MOST = 14_000_000
OURS, FONTS = "CC-BY-4.0", "OFL-1.1"


def manifest() -> dict[str, dict[str, str]]:
    with (art_root() / "manifest.csv").open(encoding="utf-8", newline="") as file:
        return {row["file"]: row for row in csv.DictReader(file)}


def shipped() -> set[str]:
    folder = art_root()
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_manifest_names_every_file_and_no_other() -> None:
    told = {"manifest.csv", "README.md"}
    assert set(manifest()) == shipped() - told - {name for name in shipped() if "OFL" in name}


def test_the_manifest_tells_size_source_and_licence_of_each_file() -> None:
    for name, row in manifest().items():
        assert int(row["bytes"]) == (art_root() / name).stat().st_size, name
        if name.startswith("fonts/"):
            assert row["licence"] == FONTS, name
        else:
            assert row["licence"] == OURS, name
            assert (ROOT / row["source"]).is_file(), name
            folder = "sound" if name.startswith("sounds/") else "art"
            assert row["source"].startswith(f"build_scripts/{folder}/"), name


def test_all_pictures_and_fonts_stay_small() -> None:
    # The sounds have a limit of their own, in test_sounds.py.
    files = [name for name in shipped() if not name.startswith("sounds/")]
    assert sum((art_root() / name).stat().st_size for name in files) < MOST


def test_every_picture_opens_and_is_as_large_as_the_manifest_says() -> None:
    for name, row in manifest().items():
        if name.endswith((".png", ".jpg", ".webp")):
            size = int(row["width"]), int(row["height"])
            assert pygame.image.load(art_root() / name).get_size() == size, name
