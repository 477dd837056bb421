"""Dates in words."""

from __future__ import annotations

from datetime import date, datetime

from game.words import Words, msgid

MONTHS = (
    msgid("January"),
    msgid("February"),
    msgid("March"),
    msgid("April"),
    msgid("May"),
    msgid("June"),
    msgid("July"),
    msgid("August"),
    msgid("September"),
    msgid("October"),
    msgid("November"),
    msgid("December"),
)
WEEKDAYS = (
    msgid("Mo"),
    msgid("Tu"),
    msgid("We"),
    msgid("Th"),
    msgid("Fr"),
    msgid("Sa"),
    msgid("Su"),
)
"""Short names of the weekdays over a calendar, from Monday on."""
NEW_MOON, LUNATION = date(2000, 1, 6), 29.530588
"""A day on which the Moon was new, and the days from one new Moon to the next on average."""
NOON = -0.26
"""The days from that new Moon to the noon of its day."""


def day_told(words: Words, day: date) -> str:
    """Returns a day in words, with month and year."""
    month = words.say(MONTHS[day.month - 1])
    if day.day == 1:
        return words.say("1 {month} {year}", month=month, year=day.year)
    return words.say("{day} {month} {year}", day=day.day, month=month, year=day.year)


def dated(words: Words, time: str) -> str:
    """Returns the day of a time in ISO 8601, in words. A time that cannot be read stays as it
    is."""
    try:
        return day_told(words, datetime.fromisoformat(time).date())
    except ValueError:
        return time[:10]


def moment_told(words: Words, time: str) -> str:
    """Returns the day of a time in ISO 8601, with hour and minute, in words. A time that cannot be
    read stays as it is."""
    try:
        clock = f"{datetime.fromisoformat(time):%H:%M}"
    except ValueError:
        return time[:16]
    return words.say("{day}, {time}", day=dated(words, time), time=clock)


def month_told(words: Words, day: date) -> str:
    """Returns the month and year of a day in words, with a capital as in a heading."""
    told = words.say("{month} {year}", month=words.say(MONTHS[day.month - 1]), year=day.year)
    return told[:1].upper() + told[1:]


def months_away(day: date, months: int) -> date:
    """Returns the first day of the month so many months after that of `day`, or before it if the
    number is negative."""
    count = day.year * 12 + day.month - 1 + months
    return date(count // 12, count % 12 + 1, 1)


def moon_age(day: date) -> float:
    """Returns how far the Moon is at noon of a day from one new Moon to the next, 0 to 1: 0.5 is
    full. It may be wrong by half a day."""
    return ((day - NEW_MOON).days + NOON) % LUNATION / LUNATION
