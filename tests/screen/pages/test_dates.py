"""Dates as the pages tell them."""

from datetime import date

import pytest

from game.editions import OFFERED
from game.screen.pages.dates import day_told, moment_told, month_told, moon_age
from game.words import Words

FRENCH = Words("fr", OFFERED.words)
ENGLISH = Words("en", OFFERED.words)


def test_a_month_begins_large_as_a_heading_and_small_within_a_date():
    assert month_told(FRENCH, date(2026, 12, 3)) == "Décembre 2026"
    assert day_told(FRENCH, date(2026, 12, 3)) == "3 décembre 2026"
    assert month_told(ENGLISH, date(2026, 12, 3)) == "December 2026"


def test_the_first_of_a_month_is_said_as_each_language_says_it():
    assert day_told(FRENCH, date(2026, 12, 1)) == "1er décembre 2026"
    assert day_told(ENGLISH, date(2026, 12, 1)) == "1 December 2026"


def test_a_moment_is_said_with_its_day_and_what_cannot_be_read_stays_as_it_is():
    assert moment_told(ENGLISH, "2026-12-03T08:05:09+01:00") == "3 December 2026, 08:05"
    assert moment_told(FRENCH, "2026-12-03T08:05:09") == "3 décembre 2026 à 08:05"
    assert moment_told(ENGLISH, "once upon a time") == "once upon a time"


FULL = [date(2023, 8, 31), date(2024, 4, 23), date(2025, 3, 14), date(2026, 11, 24)]
NEW = [date(2024, 4, 8), date(2025, 3, 29), date(2026, 8, 12)]


@pytest.mark.parametrize("day", FULL)
def test_the_moon_is_full_on_nights_of_full_moon(day):
    assert moon_age(day) == pytest.approx(0.5, abs=0.04)


@pytest.mark.parametrize("day", NEW)
def test_the_moon_is_new_on_days_of_an_eclipse_of_the_sun_and_other_new_moons(day):
    assert min(moon_age(day), 1 - moon_age(day)) < 0.04
