"""What a game changed, in words: in the statistics, and why it counts apart."""

from __future__ import annotations

from collections.abc import Iterator

from game.records.journal.trouble import Trouble
from game.records.statistics.statistics import RUN, Changes, what_changed
from game.screen.pages.result.reached_row import FULLY
from game.screen.pages.result.told_lines import dotted
from game.screen.program import Program
from game.table.saved_table import AGAIN, BRANCHED, SavedTable
from game.words import Words

STEPS = 40
"""Steps of counting that are done at once if older games are still to be counted. They take at most
some 200 ms."""
FEW, LATELY = 2, 20
"""Least and greatest number of games of which a rate is told."""


def what_came(program: Program, number: int) -> Changes | None:
    """Returns what the game with this number in the journal changed, which has just ended, or None
    if that cannot be known or not yet."""
    statistics, after = program.games.statistics, program.settings.counted_from
    if not number:
        return None
    try:
        statistics.catch_up(STEPS)
        statistics.count_now(number)
        return what_changed(statistics, program.rules.achievements, number, after)
    except Trouble:
        return None


def record_line(words: Words, changes: Changes | None) -> str:
    """Returns the changes as one text, or an empty one if the game counts apart or nothing is
    known."""
    return dotted(parts(words, changes)) if changes and changes.counts else ""


def parts(words: Words, changes: Changes) -> Iterator[str]:
    """Yields the sentences about the changes."""
    now = changes.now.outcomes
    rate, told = now.last(LATELY), {"n": now.streak, "best": now.best}
    if changes.first_victory:
        yield words.say("First victory")
    if now.streak >= RUN and changes.longest_streak:
        yield words.say("{n} won in a row, a new best", **told)
    elif now.streak >= RUN:
        yield words.say("{n} won in a row, best {best}", **told)
    elif changes.streak_ended:
        yield words.plural(
            "A streak of {n} is over", "A streak of {n} is over", changes.streak_ended
        )
    if changes.most_left:
        yield words.say("More cards left than ever")
    if len(changes.reached) > FULLY:
        yield words.plural(
            "{n} achievement reached", "{n} achievements reached", len(changes.reached)
        )
    if rate.games >= FEW:
        yield words.plural(
            "{won} of the last {n} games won",
            "{won} of the last {n} games won",
            rate.games,
            won=rate.won,
        )


def apart_line(words: Words, desk: SavedTable, imported: bool) -> str:
    """Returns why a game counts apart, or an empty text if it counts."""
    why = words.say(", ").join(reasons(words, desk, imported))
    return words.say("Counts apart: {why}", why=why) if why else ""


def reasons(words: Words, desk: SavedTable, imported: bool) -> Iterator[str]:
    """Yields the reasons why a game counts apart."""
    if desk.rewinds:
        yield words.plural("rewound {n} time", "rewound {n} times", desk.rewinds)
    if BRANCHED in desk.marks:
        yield words.say("played on from a replay")
    if desk.hints:
        yield words.plural("{n} hint", "{n} hints", desk.hints)
    if AGAIN in desk.marks:
        yield words.say("the same deal again")
    if imported:
        yield words.say("from a file")
