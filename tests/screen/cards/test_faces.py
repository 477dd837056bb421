"""The faces of the cards. Every file is there and right, copies differ only where nothing is told,
and a picture is made from the file that is fine enough for it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.editions.base.cards import BASE_DECK, CARDS
from game.rules.card import Card
from game.screen.cards.faces import FACES
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text
from game.screen.look import assets
from game.screen.look.assets import Incomplete, art_root
from game.table.layout.places import Rect
from game.table.layout.poses import Pose, Sprite
from tests.speaking import speaker
from tests.variants import thinned, thorough

LOCATIONS = [face for face in FACES if face[1:] in ("S", "M", "K")]
TOOLS = {"SDL_VIDEODRIVER": "dummy", "LANGUAGE": "en"}
RED = 200, 10, 10
WINDOW = Rect(27, 28, 366, 518)
"""The window of a face. This and what follows is in units; a card is 420 x 640."""
PENNANT = Rect(0, 0, 110, 180)
NAME_PLATE = Rect(0, 560, 420, 60)
SUN_OR_MOON, KEY = Rect(130, 96, 160, 160), Rect(130, 84, 160, 214)


def medallion(face: str) -> Rect:
    """Returns the box around the plate of the symbol."""
    return KEY if face[1] == "K" else SUN_OR_MOON


@pytest.fixture
def images() -> Iterator[CardImages]:
    """Yields the pictures of painted cards, for which there has to be a window."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("faces", (64, 64))
    window.get_surface()
    images = CardImages(Text(), speaker("en"))
    images.change_faces(high_contrast=False)
    yield images
    window.destroy()


def drawn(images: CardImages, card: Card, width: int, mood: str = "") -> pygame.Surface:
    """Returns the picture of a card that lies still."""
    pose = Pose(500, 500, width)
    return images.resting(Sprite(card.id, card, "hand", pose), pose, mood)[0]


def part(picture: pygame.Surface, width: int, rect: Rect) -> bytes:
    """Returns the pixels of a part of a card, which lies in the middle of its picture."""
    unit, margin = width / 420, (picture.get_width() - width) // 2
    box = pygame.Rect(*(round(side * unit) for side in (rect.x, rect.y, rect.w, rect.h)))
    return pygame.image.tobytes(picture.subsurface(box.move(margin, margin)), "RGB")


def plain(folder: Path, name: str) -> None:
    """Makes a picture red all over."""
    red = pygame.Surface(pygame.image.load(folder / name).get_size())
    red.fill(RED)
    # Pygame writes no WebP, but reads a picture of another kind under its name.
    content, suffix = BytesIO(), Path(name).suffix
    pygame.image.save(red, content, ".png" if suffix == ".webp" else suffix)
    (folder / name).write_bytes(content.getvalue())


def is_red(picture: pygame.Surface) -> bool:
    """Returns whether a card is red above the middle of its foot."""
    colour = picture.get_at((picture.get_width() // 2, round(picture.get_height() * 0.8)))
    return all(abs(a - b) < 12 for a, b in zip(colour[:3], RED, strict=True))


# The files


def test_every_face_has_its_three_pictures_in_their_sizes():
    for face in FACES:
        sizes = {"faces/small/{}.jpg": (420, 640), "faces/{}.webp": (840, 1280)}
        for name, size in (sizes | {"flat/{}.png": (420, 640)}).items():
            assert pygame.image.load(art_root() / name.format(face)).get_size() == size


def test_there_is_a_face_for_every_card():
    assert {card.face for card in BASE_DECK} | {"back"} == set(FACES)
    assert len(FACES) == 18


def spots() -> dict[str, list[tuple[str, int, int]]]:
    """Returns by face where its variations lie."""
    return json.loads((art_root() / "overlays/places.json").read_text("utf-8"))


def test_only_locations_vary_and_every_small_picture_is_used_once():
    named = [file for row in spots().values() for file, _, _ in row]
    assert spots().keys() <= set(LOCATIONS)
    assert named
    assert sorted(named) == sorted(file.name for file in (art_root() / "overlays").glob("*.png"))


def test_a_small_picture_lies_in_the_window_and_touches_nothing_that_tells_a_rule():
    found = [(face, *spot) for face, row in spots().items() for spot in row]
    for face, file, x, y in found:
        small = pygame.image.load(art_root() / "overlays" / file)
        assert small.get_width() <= 160
        assert small.get_bounding_rect().size > (0, 0)
        rect = Rect(x / 2, y / 2, small.get_width() / 2, small.get_height() / 2)
        assert WINDOW.x <= rect.x
        assert rect.right <= WINDOW.right
        assert WINDOW.y <= rect.y
        assert rect.bottom <= WINDOW.bottom
        box = pygame.FRect(rect.x, rect.y, rect.w, rect.h)
        for rule in (PENNANT, medallion(face), NAME_PLATE):
            assert not box.colliderect((rule.x, rule.y, rule.w, rule.h))


# Copies


@pytest.mark.parametrize("width", thinned([178, 420, 600], always=[178]))
@pytest.mark.parametrize("face", LOCATIONS)
def test_copies_differ_only_where_nothing_is_told(images, face, width):
    images.suit((3840, 2160))  # in a smaller window no card is as wide as the widest here
    count = len(spots().get(face, []))
    cards = [card for card in BASE_DECK if card.face == face]
    pictures = [drawn(images, card, width) for card in cards]
    assert len({id(picture) for picture in pictures}) == min(len(cards), count + 1)
    for number, picture in enumerate(pictures):
        assert picture is pictures[number % (count + 1)]
    for one, other in combinations(pictures[: count + 1], 2):
        assert part(one, width, WINDOW) != part(other, width, WINDOW)
        for rule in (PENNANT, medallion(face), NAME_PLATE):
            assert part(one, width, rule) == part(other, width, rule)


def test_doors_and_nightmares_are_all_alike(images):
    for face in ["OD", "LD", "NM"]:
        first, *others = (drawn(images, card, 178) for card in BASE_DECK if card.face == face)
        assert all(picture is first for picture in others)


def unreadable(places: Path) -> None:
    places.write_bytes(b"\xff{")


def of_another_shape(places: Path) -> None:
    places.write_text('{"OS": [["OS.png", 1]]}')


def not_an_object(places: Path) -> None:
    places.write_text("[1, 2]")


@pytest.mark.parametrize("damage", [Path.unlink, unreadable, of_another_shape, not_an_object])
def test_without_a_list_of_the_variations_all_copies_are_alike(art, images, damage):
    damage(art / "overlays/places.json")
    bare = CardImages(Text(), speaker("en"))
    bare.change_faces(high_contrast=False)
    assert drawn(bare, CARDS["OS2"], 178) is drawn(bare, CARDS["OS1"], 178)


@pytest.mark.parametrize("damage", [Path.unlink, unreadable])
def test_without_its_small_picture_a_copy_looks_like_the_first(art, images, damage):
    damage(art / "overlays" / spots()["OS"][0][0])
    first, second = (drawn(images, CARDS[card], 178) for card in ("OS1", "OS2"))
    assert part(second, 178, WINDOW) == part(first, 178, WINDOW)


# Names


def test_a_name_is_hidden_on_small_and_on_covered_cards(images):
    plate = Rect(30, 570, 360, 40)
    for width, mood, seen in ((90, "", True), (83, "", False), (178, "covered", False)):
        card, bare = drawn(images, CARDS["NM1"], width, mood), images.faces.sized(("NM", 0), width)
        assert (part(card, width, plate) != part(bare, width, plate)) == seen


# The two sets and their sizes


def test_only_a_card_wider_than_the_small_picture_comes_from_the_large_one(art, images):
    plain(art, "faces/OS.webp")
    assert not is_red(drawn(images, CARDS["OS1"], 420))
    assert is_red(drawn(images, CARDS["OS1"], 421))


def test_a_flat_card_comes_from_the_same_picture_in_every_size(art, images):
    plain(art, "flat/OS.png")
    plain(art, "faces/OS.webp")
    plain(art, "faces/small/OS.jpg")
    images.change_faces(high_contrast=True)
    assert is_red(drawn(images, CARDS["OS1"], 178))
    assert not is_red(drawn(images, CARDS["GS1"], 600))


def test_flat_cards_do_not_vary(images):
    images.change_faces(high_contrast=True)
    assert drawn(images, CARDS["OS2"], 178) is drawn(images, CARDS["OS1"], 178)


def test_the_faces_are_read_one_at_each_step_and_change_together(art, images):
    plain(art, "flat/OS.png")
    steps = images.load(high_contrast=True)
    for width, face in enumerate(FACES, 170):
        assert next(steps) == face
        assert not is_red(drawn(images, CARDS["OS1"], width))
    assert next(steps, None) is None
    assert is_red(drawn(images, CARDS["OS1"], 178))


def test_where_one_of_the_faces_cannot_be_read_the_others_stay_as_they_are(art, images):
    plain(art, "flat/OS.png")
    (art / "flat/LD.png").unlink()
    with pytest.raises(Incomplete, match=r"flat/LD\.png"):
        images.change_faces(high_contrast=True)
    assert not is_red(drawn(images, CARDS["OS1"], 178))


@pytest.mark.parametrize("width", [100, 178, 500])
def test_the_corners_are_round(images, width):
    card = images.faces.sized(("OS", 0), width)
    right, low = card.get_width() - 1, card.get_height() - 1
    for corner in ((0, 0), (right, 0), (0, low), (right, low)):
        assert card.get_at(corner).a == 0
    for edge in ((right // 2, 0), (0, low // 2), (right, low // 2), (right // 2, low)):
        assert card.get_at(edge).a == 255


# Damage


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-500])


def of_zeros(file: Path) -> None:
    file.write_bytes(bytes(3000))


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the folder of a copy of the program and its art, which a test leaves as it was."""
    folder, package = tmp_path_factory.mktemp("copied"), Path(assets.__file__).parents[2]
    shutil.copytree(package, folder / "game", ignore=shutil.ignore_patterns("__pycache__", "art"))
    shutil.copytree(art_root(), folder / "art")
    return folder


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("faces/small/GK.jpg", Path.unlink),
        thorough("faces/small/GK.jpg", of_zeros),
        ("faces/small/GK.jpg", cut_short),
        ("table.jpg", cut_short),
        ("fonts/marcellus-latin-400-normal.woff", Path.unlink),
    ],
)
def test_a_program_without_one_of_its_files_says_so_in_a_sentence(copied, tmp_path, name, damage):
    file = copied / "art" / name
    whole = file.read_bytes()
    damage(file)
    done = started(copied, "--size", "1024x640", "--data-dir", str(tmp_path / "own"))
    file.write_bytes(whole)
    told = f"The program is not complete: art/{name} is missing or damaged.\n"
    assert (done.returncode, done.stderr) == (1, told)


def test_a_program_without_any_art_says_so_beside_its_version(copied):
    (copied / "art").rename(copied / "elsewhere")
    done = started(copied, "--version")
    (copied / "elsewhere").rename(copied / "art")
    told = "The program is not complete: art/fonts is missing or damaged.\n"
    assert (done.returncode, done.stderr) == (1, told)


def started(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program of a folder until it ends."""
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=folder,
        env=os.environ | TOOLS,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
