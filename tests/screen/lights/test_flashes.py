"""Nothing on the table flashes more often than three times in a second (WCAG 2.3.1)."""

import pygame
import pytest

from build_scripts.stage import picture
from build_scripts.stage.moments import MOMENTS, measured
from game.table.motion.tempo import USUAL_TEMPO, Tempo
from tests.screen.lights.flashes import COLUMNS, FIELD, LINES, RATE, Flashes
from tests.screen.robots.glass import opened

BLACK, GREY, WHITE, PALE = (0, 0, 0), (110, 110, 110), (255, 255, 255), (238, 238, 238)
CELL = 10
SIZE = COLUMNS * CELL, LINES * CELL
ALL = pygame.Rect(0, 0, *SIZE)


def flashed(hertz, first=BLACK, second=WHITE, area=ALL, seconds=1.2):
    """Returns the measurement of an area that turns from one colour to the other and back so often
    in a second."""
    flashes, picture = Flashes(), pygame.Surface(SIZE)
    for i in range(round(seconds * RATE)):
        on = int(2 * hertz * i / RATE) % 2
        picture.fill(first)
        picture.fill(second if on else first, area)
        flashes.see(picture)
    return flashes


@pytest.mark.parametrize(("hertz", "too_many"), [(2, False), (3, False), (4, True), (10, True)])
def test_more_than_three_flashes_in_a_second_are_too_many(hertz, too_many):
    flashes = flashed(hertz)
    assert flashes.too_many == too_many
    assert flashes.worst_cell == flashes.worst_field == hertz
    assert flashes.share == 1.0


def test_four_flashes_are_too_many_however_quickly_they_end():
    assert flashed(10, seconds=0.42).worst_cell == 4
    assert not flashed(10, seconds=0.32).too_many


def test_a_single_cell_counts_and_no_field_does():
    cell = pygame.Rect(7 * CELL, 5 * CELL, CELL, CELL)
    flashes = flashed(4, area=cell)
    assert (flashes.worst_cell, flashes.worst_field) == (4, 0)
    assert flashes.where == pytest.approx((7.5 / COLUMNS, 5.5 / LINES))
    assert flashes.share == pytest.approx(1 / (FIELD[0] * FIELD[1]))


def test_a_quarter_of_a_field_tells_how_much_flashes_together():
    quarter = pygame.Rect(0, 0, FIELD[0] / 2 * CELL, FIELD[1] / 2 * CELL)
    assert flashed(4, area=quarter).share == pytest.approx(0.25, abs=0.04)


@pytest.mark.parametrize("colours", [(BLACK, (80, 80, 80)), (PALE, WHITE), (BLACK, BLACK)])
def test_less_than_a_tenth_of_white_and_light_upon_light_are_no_flashes(colours):
    assert flashed(4, *colours).worst_cell == 0


def test_dark_red_flashes_though_it_is_hardly_lighter_than_black():
    flashes = flashed(4, BLACK, (170, 0, 0))
    assert (flashes.worst_cell, flashes.worst_red) == (0, 4)
    assert flashes.too_many
    assert not flashed(4, BLACK, (90, 60, 60)).worst_red


def test_a_fade_is_one_change_and_what_turns_back_half_way_counts():
    flashes, picture = Flashes(), pygame.Surface(SIZE)
    for grey in [*range(0, 250, 5), *range(250, 100, -5), *range(100, 250, 5)]:
        picture.fill((grey, grey, grey))
        flashes.see(picture)
    assert flashes.worst_cell == 1


@pytest.mark.parametrize("tempo", [USUAL_TEMPO, Tempo(reduced=True)], ids=["usual", "reduced"])
def test_nightmare_door_and_both_ends_flash_three_times_in_a_second_at_most(tempo):
    with opened(size=(1024, 640)) as glass:
        glass.move_with(tempo)
        for name in ("nightmare-comes", "door-opened", "victory", "defeat"):
            flashes = measured(glass.app, MOMENTS[name])
            assert flashes.seconds > 0.2
            assert not flashes.too_many, (name, flashes.where)


def test_cards_that_go_back_on_the_deck_do_not_flash_one_after_the_other():
    """Only the real pictures are as light as that."""
    with picture.opened("flashes", (1280, 720)) as app:
        flashes = measured(app, MOMENTS["lamp-laid"])
    assert not flashes.too_many, flashes.where
