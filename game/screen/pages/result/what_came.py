"""The sentences about a game that has ended: what was missing in a defeat and when it was certain,
what changed in the statistics, and why it counts apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.records.journal.trouble import Trouble
from game.records.statistics.statistics import RUN, Changes, what_changed
from game.rules.event import Awaiting
from game.rules.game import Game, opening
from game.rules.view import View
from game.screen.pages.result.door_figures import DoorFigure
from game.screen.pages.result.facts_row import Fact
from game.screen.program import Program
from game.table.saved_table import AGAIN, BRANCHED, SavedTable
from game.table.sleepwalks import SLEEPWALKER
from game.words import Words

NO_BREAK = "\u00a0"
CONCEDED = "conceded"
NAMED_DOORS = 4
"""Greatest number of missing Doors whose places are named."""
STEPS = 40
"""Steps of counting that are done at once if older games are still to be counted. They take at most
some 200 ms."""
FEW, LATELY = 2, 20
"""Least and greatest number of games of which a rate is told."""


def unbroken(fact: str) -> str:
    """Returns a fact as words between which no line can be broken, except for those of names that
    are added up: seven expansions are longer than a line."""
    return fact.replace(" ", NO_BREAK).replace(f"+{NO_BREAK}", "+ ")


def hopeless_turn(game: Game, words: Words) -> int | None:
    """Returns the first turn in which it is known that the game could no longer be won, or None."""
    state = opening(game.rules)
    for event in game.log:
        state = event.evolve(state)
        asked = isinstance(event, Awaiting) and state.result is None
        if asked and words.hopeless(View.of(state, state.active)):
            return state.turn
    return None


def defeat_told(
    words: Words, game: Game, doors: Sequence[DoorFigure], hopeless: int | None
) -> Iterator[str]:
    """Yields the sentences about a lost game. Of one that was conceded, they tell only when it
    could no longer be won."""
    if game.defeat != CONCEDED:
        shut = [place for door in doors if door.gained is None for place in door.places]
        if 0 < len(shut) <= NAMED_DOORS:  # the figures tell how many there were of more
            yield words.doors_missing(shut)
        yield from words.lacking(View.of(game.state, 0))
    if hopeless:
        yield words.say("By turn {n} the game could no longer be won.", n=hopeless)
    elif game.defeat != CONCEDED:
        yield words.say("The game was lost in turn {n}.", n=game.state.turn)


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


def record_facts(words: Words, changes: Changes | None) -> Iterator[Fact]:
    """Yields the changes, none if the game counts apart or nothing is known."""
    if changes is None or not changes.counts:
        return
    now = changes.now.outcomes
    rate = now.last(LATELY)
    if changes.first_victory:
        yield Fact("spark", words.say("First victory"))
    if now.streak >= RUN and changes.longest_streak:
        yield Fact("spark", words.say("{n} won in a row, a new best", n=now.streak))
    elif now.streak >= RUN:
        told = words.say("{n} won in a row, best {best}", n=now.streak, best=now.best)
        yield Fact("spark", told)
    elif changes.streak_ended:
        told = words.plural(
            "A streak of {n} is over", "A streak of {n} is over", changes.streak_ended
        )
        yield Fact("lantern", told)
    if changes.most_left:
        yield Fact("feather", words.say("More cards left than ever"))
    if rate.games >= FEW:
        told = words.plural(
            "{won} of the last {n} games won",
            "{won} of the last {n} games won",
            rate.games,
            won=rate.won,
        )
        yield Fact("kind-S", told)


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
    if SLEEPWALKER in desk.marks:
        yield words.say("with the sleepwalker")
    if AGAIN in desk.marks:
        yield words.say("the same deal again")
    if imported:
        yield words.say("from a file")
