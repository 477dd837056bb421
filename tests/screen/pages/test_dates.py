"""Dates as the pages tell them."""

from datetime import date

from game.editions import OFFERED
from game.screen.pages.dates import day_told, moment_told, month_told
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
