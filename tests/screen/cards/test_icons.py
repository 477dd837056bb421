"""Icons meet the needs of loaders and of small sizes, and words can be read on the table."""

import pygame

from game.screen.look import icons, palette
from game.screen.look.assets import art_root
from tests.screen.contrast import luminance

FILES = sorted((art_root() / "icons").glob("*.png"))


def test_an_icon_lies_in_the_middle_of_its_square_and_within_it():
    for name in [file.stem for file in FILES]:
        whole = pygame.image.load(art_root() / "icons" / f"{name}.png")
        seen = whole.get_bounding_rect()
        assert whole.get_size() == (256, 256)
        assert abs(seen.left - (256 - seen.right)) <= 2
        assert abs(seen.top - (256 - seen.bottom)) <= 2
        assert max(seen.size) <= 256 * icons.REACH + 2


def test_an_icon_has_no_dark_edge_when_it_is_made_small():
    for name in [file.stem for file in FILES]:
        small = icons.shape(name, 17)
        at = [(x, y) for x in range(17) for y in range(17)]
        assert all(min(small.get_at(p)[:3]) > 250 for p in at if small.get_at(p)[3] > 0)


def test_an_icon_is_solid_at_the_size_of_a_line_of_words():
    for name in [file.stem for file in FILES]:
        mask = pygame.mask.from_surface(icons.shape(name, 20), 200)
        assert mask.count() >= 12


def test_words_can_be_read_everywhere_on_the_table():
    table = pygame.image.load(art_root() / "table.jpg")
    light = luminance(palette.CAPTION)
    points = [(x, y) for x in range(0, 2560, 9) for y in range(0, 1440, 7)]
    poor = [p for p in points if (light + 0.05) / (luminance(tuple(table.get_at(p))) + 0.05) < 7]
    # A spark or a gilded edge may shine here and there, if it is less than the stroke of a letter.
    assert len(poor) < len(points) / 1000


def test_the_window_has_an_icon_of_its_own():
    assert pygame.image.load(art_root() / "app" / "icon-64.png").get_size() == (64, 64)
