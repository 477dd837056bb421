"""The folder of the art is complete, its pictures have the right size and a known origin, and those
that stand for each other look alike."""

import csv
from pathlib import Path

import pygame
import pytest

from game.screen.cards.faces import FACES, PLACES
from game.screen.look.assets import art_root

ROOT = Path(__file__).resolve().parents[3]
MOST = 20_000_000
OURS, FONTS = "CC-BY-4.0", "OFL-1.1"
LOCATIONS = [place + symbol for place in PLACES for symbol in "SMK"]
DOORS = [place + "D" for place in PLACES]
PENNANTS = [face for face in FACES if face != "back"]
FRAME, DOOR = (240, 366), (380, 579)
"""Sizes in pixels of one frame of a strip: of the Nightmare, and of a Door."""
SHUT, AJAR = 0, 12
"""The frames of a Door's strip that show it as it lies on the table."""
OPENED, SPREAD = 15, 7
"""The last frames of the Doors and of the Nightmare's wings."""
Box = tuple[int, int, int, int]
"""Left, top, width and height in units; a card is 420 x 640."""
WHOLE, PENNANT, DOORWAY = (0, 0, 420, 640), (0, 0, 110, 180), (216, 220, 84, 200)


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


# Foil


def mask(face: str) -> pygame.Surface:
    return pygame.image.load(art_root() / f"foil/{face}.png")


def brightness(face: str, box: Box) -> list[int]:
    """Returns the brightness, 0 to 255, of the pixels of a foil mask in a box. A pixel is two units
    wide."""
    left, top, width, height = (side // 2 for side in box)
    whole = mask(face)
    return [
        whole.get_at((x, y)).r for x in range(left, left + width) for y in range(top, top + height)
    ]


def lit(face: str, box: Box) -> float:
    """Returns the share of a box that is foil, 0 to 1."""
    pixels = brightness(face, box)
    return sum(value > 200 for value in pixels) / len(pixels)


def test_every_painted_face_has_a_grey_mask_of_its_foil():
    for face in FACES:
        assert mask(face).get_size() == (210, 320)
        assert mask(face).get_bitsize() == 8
        assert all(r == g == b for r, g, b, *_ in mask(face).get_palette())
        assert max(brightness(face, WHOLE)) == 255
        assert lit(face, WHOLE) < 0.12


def test_the_masks_are_small():
    assert sum((art_root() / f"foil/{face}.png").stat().st_size for face in FACES) < 220_000


def test_the_foil_of_a_location_is_its_symbol_its_rules_and_its_window():
    for face in LOCATIONS:
        assert lit(face, (146, 96, 128, 164)) > 0.15
        assert lit(face, (8, 300, 2, 200)) == 1
        assert lit(face, (150, 544, 120, 4)) > 0.4


def test_the_scene_of_a_location_has_no_foil():
    for face in LOCATIONS:
        assert max(brightness(face, (90, 304, 240, 180))) == 0


@pytest.mark.parametrize("face", DOORS)
def test_the_foil_of_a_door_is_its_crest_and_its_frame_but_not_the_world_beyond(face):
    assert lit(face, (190, 72, 40, 40)) > 0.2
    assert lit(face, (300, 300, 70, 60)) > 0.05
    assert max(brightness(face, DOORWAY)) == 0


def test_a_pennant_has_an_edge_of_foil_about_plain_cloth():
    for face in PENNANTS:
        assert lit(face, (26, 4, 2, 130)) == 1
        assert max(brightness(face, (34, 4, 66, 140))) == 0


def test_the_nightmare_has_foil_at_its_edge_only():
    assert lit("NM", (8, 190, 2, 320)) > 0.7
    assert max(brightness("NM", (36, 180, 348, 420))) == 0


def test_the_foil_of_the_back_is_its_rings_and_symbols_and_not_the_keyhole():
    assert lit("back", (190, 40, 40, 40)) > 0.3
    assert max(brightness("back", (202, 290, 16, 16))) == 0


# Pictures that stand for each other


def small(face: str) -> pygame.Surface:
    return pygame.image.load(art_root() / f"faces/small/{face}.jpg")


def frame(strip: str, number: int) -> pygame.Surface:
    whole = pygame.image.load(art_root() / f"strips/{strip}.webp")
    size = DOOR if strip.startswith("door") else FRAME
    return whole.subsurface((size[0] * number, 0, *size))


def difference(one: pygame.Surface, other: pygame.Surface, box: Box = WHOLE) -> float:
    """Returns the mean difference of all colours, 0 to 255, of two pictures as wide as a card on
    the table."""
    left, top, width, height = (round(side * 160 / 420) for side in box)
    parts = (
        pygame.transform.smoothscale(picture, (160, 244)).subsurface((left, top, width, height))
        for picture in (one, other)
    )
    pixels = [pygame.image.tobytes(part, "RGB") for part in parts]
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / len(pixels[0])


@pytest.mark.parametrize("door", DOORS)
def test_a_shut_door_is_the_same_card_with_another_doorway(door):
    shut, ajar = small(f"{door}-shut"), small(door)
    assert shut.get_size() == ajar.get_size()
    assert difference(shut, ajar, DOORWAY) > 60
    assert difference(shut, ajar, PENNANT) < 4


@pytest.mark.parametrize("place", PLACES)
def test_a_door_opens_from_its_shut_card_to_its_card_without_a_jump(place):
    strip, door = f"door-{place}", f"{place}D"
    assert difference(frame(strip, SHUT), small(f"{door}-shut")) < 5
    assert difference(frame(strip, AJAR), small(door)) < 5
    assert difference(frame(strip, AJAR - 2), small(door)) > 7
    assert difference(frame(strip, OPENED), small(door)) > 7


@pytest.mark.parametrize("door", ["OD", "GD", "LD"])
def test_the_first_tread_behind_a_door_reaches_the_jamb_under_its_leaf(door):
    at_the_jamb, beside_it = (
        pygame.transform.average_color(small(door), pygame.Rect(left, 508, 5, 2))[:3]
        for left in (125, 140)
    )
    assert max(abs(a - b) for a, b in zip(at_the_jamb, beside_it, strict=True)) < 20


def frames_of(strip: str, count: int) -> list[pygame.Surface]:
    whole = pygame.image.load(art_root() / strip)
    width, height = whole.get_width() // count, whole.get_height()
    return [whole.subsurface((i * width, 0, width, height)) for i in range(count)]


def test_the_nightmare_has_spread_its_wings_as_on_its_card():
    frames = frames_of("strips/nightmare-wings.webp", 12)
    assert difference(frames[-1], small("NM")) < 5
    assert difference(frames[0], small("NM")) > 7


def test_the_pieces_of_the_nightmare_are_together_its_card():
    pieces = frames_of("strips/nightmare-tear.webp", 9)
    whole = pygame.Surface(pieces[0].get_size(), pygame.SRCALPHA)
    for piece in pieces:
        share = pygame.mask.from_surface(piece).count() / (piece.get_width() * piece.get_height())
        assert 0.04 < share < 0.25
        whole.blit(piece, (0, 0))
    card = pygame.transform.smoothscale(small("NM"), whole.get_size())
    assert difference(whole, card, (30, 40, 360, 560)) < 16
    holes = pygame.mask.from_surface(whole)
    holes.invert()
    assert holes.count() < 0.01 * whole.get_width() * whole.get_height()
