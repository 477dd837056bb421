"""The names on cards: in the player's language, within their room, and only where they can be
read."""

from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from game.screen.cards import plates
from game.screen.cards.faces import FACES
from game.screen.cards.plates import FLAT, NIGHT, PLACE, Style, put_name, put_ornament
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.look.pictures import picture
from game.table.layout.poses import BACK
from game.words import LANGUAGES
from tests.speaking import speaker

WIDTHS = (plates.SPELT, 560, 840)
SMALL = (84, 90, 94, 105, 118, 120, 148, 167, 178, 249, 356, 498)
NAMES = sorted(
    {speaker(language).plate(face) for language in LANGUAGES for face in (*"OAGL", "NM")}
)

BLANKS = [f"blank-{place}" for place in "OAGLB"]


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Opens a window, which pictures need for their format."""
    pygame.display.init()
    pygame.font.init()
    opened = pygame.Window("plates", (64, 64))
    opened.get_surface()
    yield
    opened.destroy()


def named(name: str, width: int, style: Style) -> pygame.Surface:
    """Returns a black card with a name."""
    card = pygame.Surface((width, round(width * 640 / 420)), pygame.SRCALPHA)
    card.fill("black")
    put_name(card, name, Text(), style)
    return card


def letters(card: pygame.Surface, ink: palette.Colour) -> pygame.Rect:
    """Returns the box around all that is drawn nearly in this ink."""
    mask = pygame.mask.from_threshold(card, ink, (60, 60, 60, 255))
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects()[1:])


def test_a_name_stands_on_its_line_in_the_middle_and_within_its_room():
    for name, width, style in product(NAMES, WIDTHS, [PLACE, NIGHT, FLAT]):
        unit = width / 420
        # Stars and hair lines are golden, so only the letters are white.
        bare = Style(palette.WHITE, style.px)
        box = letters(named(name, width, bare), palette.WHITE)
        assert abs(box.centerx - width / 2) <= 2 + 4 * unit
        assert box.width <= 300 * unit + 2
        deep = 8 * unit if set("JQ") & set(name.upper()) else 0
        assert abs(box.bottom - 598 * unit) <= 2 + deep
        assert box.top >= 556 * unit


def test_a_name_on_a_small_card_can_be_read_on_its_plate():
    for name, width, style in product(NAMES, SMALL, [PLACE, NIGHT, FLAT]):
        unit = width / 420
        box = letters(named(name, width, Style(palette.WHITE, style.px)), palette.WHITE)
        assert abs(box.centerx - width / 2) <= 2
        assert box.width <= 360 * unit + 2
        assert 552 * unit <= box.top < box.bottom <= 622 * unit
        px = plates.plain_px(name, Text(), unit)
        assert px >= (13 if width >= 90 else 12)
        assert px >= 16 or width < 118


def test_a_name_too_long_for_capitals_is_written_smaller_and_stays_within_its_room():
    for width, style in product([178, 300, 420, 600, 840], [PLACE, NIGHT, FLAT]):
        unit, name = width / 420, "Lighthouse of the old harbour"
        box = letters(named(name, width, Style(palette.WHITE, style.px)), palette.WHITE)
        assert box.width <= 360 * unit + 2
        assert 552 * unit <= box.top < box.bottom <= 622 * unit


def test_a_name_on_any_card_of_a_table_is_written_in_the_same_letters_without_stars():
    for name, width in product(NAMES, SMALL):
        unit, y = width / 420, plates.LINE - plates.MIDDLE
        card = named(name, width, PLACE)
        assert card.get_at((round(25 * unit), round(y * unit)))[:3] == (0, 0, 0)
        px = plates.plain_px(name, Text(), unit)
        wide = Text().width(name, "body_bold", px)
        assert abs(letters(card, palette.IVORY).width - wide) <= 0.06 * wide + 2


def test_a_flat_name_is_larger_than_a_painted_one():
    flat, painted = (named("Library", 560, style) for style in (FLAT, PLACE))
    assert letters(flat, palette.WHITE).height > letters(painted, palette.IVORY).height


@pytest.mark.parametrize(("style", "flanked"), [(PLACE, True), (NIGHT, False), (FLAT, False)])
def test_only_the_name_of_a_place_has_stars_and_hair_lines_up_to_the_margin(style, flanked):
    card = named("Garden", 840, style)
    y = 2 * (plates.LINE - plates.MIDDLE)
    for x in (420 - 340, 420 + 340):
        assert any(card.get_at((x, y + dy))[:3] != (0, 0, 0) for dy in (-1, 0, 1)) == flanked


def test_a_flat_face_is_dark_where_its_name_stands():
    for face in [*(face for face in FACES if face != BACK), *BLANKS]:
        flat = picture(f"flat/{face}.png").convert(24)
        spots = [(x, y) for x in range(40, 380, 10) for y in range(566, 616, 10)]
        assert all(max(flat.get_at(spot)[:3]) < 30 for spot in spots)


def test_where_no_name_can_be_read_a_star_and_two_lines_fill_its_plate():
    card = pygame.Surface((90, 137), pygame.SRCALPHA)
    put_ornament(card, PLACE)
    seen = card.get_bounding_rect()
    assert abs(seen.centerx - 45) <= 1
    assert seen.width > 60
    assert 120 < seen.top < seen.bottom < 134
