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
"""As short as they stand over a calendar, from Monday on."""


def day_told(words: Words, day: date) -> str:
    """A day by its number, month and year."""
    month = words.say(MONTHS[day.month - 1])
    if day.day == 1:
        return words.say("1 {month} {year}", month=month, year=day.year)
    return words.say("{day} {month} {year}", day=day.day, month=month, year=day.year)


def dated(words: Words, time: str) -> str:
    """The day of a time of ISO 8601; what cannot be read stays as it is."""
    try:
        return day_told(words, datetime.fromisoformat(time).date())
    except ValueError:
        return time[:10]


def moment_told(words: Words, time: str) -> str:
    """The same with the hour and minute."""
    try:
        clock = f"{datetime.fromisoformat(time):%H:%M}"
    except ValueError:
        return time[:16]
    return words.say("{day}, {time}", day=dated(words, time), time=clock)


def month_told(words: Words, day: date) -> str:
    """The month in which a day lies, as a heading begins."""
    told = words.say("{month} {year}", month=words.say(MONTHS[day.month - 1]), year=day.year)
    return told[:1].upper() + told[1:]


def months_away(day: date, months: int) -> date:
    """The first day of the month so many months after that of a day, or with a negative number
    before it."""
    count = day.year * 12 + day.month - 1 + months
    return date(count // 12, count % 12 + 1, 1)
