"""Every card of every edition has its pictures, and these show what the rules say."""

from collections.abc import Iterator
from statistics import correlation

import pygame
import pytest

from game.editions import OFFERED
from game.editions.towers.alignment import TOWERS, left_side, right_side
from game.rules.card import DOOR, Card
from game.screen.cards.faces import FACES, SHUT, STRIPS
from game.screen.cards.sprites import CardImages
from game.screen.cards.strips import FRAMES
from game.screen.lettering.text import Text
from game.screen.look import icons
from game.screen.look.assets import art_root
from game.table.asking import symbols
from game.table.layout.poses import Pose, Sprite
from tests.offered import ALL, ALONE, BASE, HARDEST
from tests.speaking import speaker

EVERYTHING = ALL, HARDEST
CARDS = {
    card.face: card
    for name in EVERYTHING
    for cards in OFFERED[name].box.values()
    for card in cards
    if card.face not in FACES
}
SYMBOLS = ["kind-S", "kind-M", "kind-K", "kind-D", "kind-G", "kind-T"]
HEIGHTS = {"S": 262, "M": 400}
"""Heights of the middles of the half symbols on the sides of a Tower, in units; a card is 420 x
640."""
BESIDE = ["kind-P", "kind-SP", "eye", "place-O", "place-A", "place-G", "place-L"]
"""Icons on the pennants of cards that are no symbols."""
TINY, SMALL = 12, 16


@pytest.fixture
def images() -> Iterator[CardImages]:
    """Yields the pictures of cards, for which there has to be a window."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("added faces", (64, 64))
    window.get_surface()
    yield CardImages(Text(), speaker("en"))
    window.destroy()


def opened(name: str) -> pygame.Surface:
    return pygame.image.load(art_root() / name)


def test_the_editions_bring_55_faces():
    assert len(CARDS) == 4 + 4 + 12 + 4 + 1 + 8 + 6 + 4 + 2 + 8 + 2


def test_every_face_of_every_edition_has_its_pictures():
    for face in CARDS:
        assert opened(f"faces/{face}.webp").get_size() == (630, 960)
        assert opened(f"faces/small/{face}.webp").get_size() == (420, 640)
        assert opened(f"flat/{face}.png").get_size() == (420, 640)
        assert opened(f"foil/{face}.png").get_size() == (210, 320)
        assert opened(f"icons/{symbols.of_kind(CARDS[face].kind)}.png").get_size() == (256, 256)


@pytest.mark.parametrize("face", [face for face, card in CARDS.items() if card.kind == DOOR])
def test_a_door_of_an_edition_lies_shut_and_opens_in_frames(face):
    assert opened(f"faces/small/{face}{SHUT}.webp").get_size() == (420, 640)
    strip = STRIPS[f"{face}-opening"]
    width, height = opened(f"strips/{strip}").get_size()
    assert width % FRAMES[strip] == 0
    assert abs(height / (width / FRAMES[strip]) - 32 / 21) < 0.01


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Returns the mean difference of all colours of two pictures in a small size, 0 to 255."""
    small = [pygame.transform.smoothscale(picture, (120, 183)) for picture in (one, other)]
    pixels = [pygame.image.tobytes(picture, "RGB") for picture in small]
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / len(pixels[0])


@pytest.mark.parametrize("place", "OAGL")
def test_a_door_of_an_edition_opens_from_its_shut_face_to_its_own_without_a_jump(place):
    strip = opened(f"strips/door-{place}G.webp")
    width, height = strip.get_width() // 16, strip.get_height()
    shut, ajar = (strip.subsurface((width * at, 0, width, height)) for at in (0, 12))
    assert difference(shut, opened(f"faces/small/{place}DG{SHUT}.webp")) < 5
    assert difference(ajar, opened(f"faces/small/{place}DG.webp")) < 5
    assert difference(shut, ajar) > 15


@pytest.mark.parametrize("flat", [False, True], ids=["painted", "high contrast"])
def test_a_card_of_an_edition_shows_its_picture_and_its_name(images, flat):
    images.change_faces(flat)
    for card in CARDS.values():
        for shut in (False, True) if card.kind == DOOR else (False,):
            look = images.faces.look(card, shut=shut)
            assert images.faces.bare(look) is None
            assert images.faces.shown(look) is card
            shown = images.faces.sized(look, 120)
            assert len({tuple(shown.get_at((x, 90))) for x in range(10, 110)}) > 3


def test_a_card_that_has_no_picture_shows_its_symbol_on_a_blank_card(images):
    unknown = Card("OX1", "OX", CARDS["OG"].kind, CARDS["OG"].colours)
    assert images.faces.bare(images.faces.look(unknown)) is unknown


def test_a_glyph_lies_on_the_table(images):
    pose = Pose(300, 300, 120)
    surface, _ = images.resting(Sprite("glyph", CARDS["OG"], "hand", pose), pose)
    assert surface.get_width() > 120


def ink(name: str, px: int) -> list[int]:
    """Returns how much of each pixel of a small icon is covered, 0 to 255."""
    small = icons.shape(name, px)
    return [small.get_at((x, y))[3] for y in range(px) for x in range(px)]


@pytest.mark.parametrize("other", [name for name in SYMBOLS if name != "kind-G"])
def test_the_fourth_symbol_is_told_from_the_others_at_12_pixels(images, other):
    one, two = ink("kind-G", TINY), ink(other, TINY)
    apart = sum(abs(a - b) for a, b in zip(one, two, strict=True)) / 255
    assert apart / (TINY * TINY) > 0.14


@pytest.mark.parametrize("other", [*(name for name in SYMBOLS if name != "kind-G"), *BESIDE])
def test_the_fourth_symbol_is_unlike_every_other_at_16_pixels(images, other):
    assert correlation(ink("kind-G", SMALL), ink(other, SMALL)) < 0.4


def test_the_fourth_symbol_is_empty_where_the_sun_is_full(images):
    middle = [TINY // 2 * TINY + TINY // 2 + dx + TINY * dy for dx in (-1, 0) for dy in (-1, 0)]
    assert max(ink("kind-G", TINY)[at] for at in middle) < 60
    assert min(ink("kind-S", TINY)[at] for at in middle) > 240


def test_the_halves_on_the_sides_of_a_tower_are_those_of_the_table():
    """X3.4 (B): a side with a symbol has foil, and a side without one has the plain frame."""
    for tower in TOWERS:
        mask = opened(f"foil/{tower.face}.png")
        for x, shown in ((0, left_side(tower)), (209, right_side(tower))):
            for letter, y in HEIGHTS.items():
                inwards = range(22) if x == 0 else range(188, 210)
                rows = range(y // 2 - 24, y // 2 + 25)
                lit = sum(mask.get_at((at, row)).r > 120 for at in inwards for row in rows)
                assert (lit > 190) == (letter in shown), (tower.face, x, letter, lit)


def test_the_boxes_of_the_editions_are_drawn():
    for name in (BASE, *ALONE):
        box = opened(f"boxes/{name}.webp")
        assert box.get_size() == (480, 360)
        assert box.get_at((2, 2))[3] == 0
