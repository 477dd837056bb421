"""A contest as it is asked for on the command line, to its end or until Ctrl+C."""

from __future__ import annotations

import sys
from contextlib import closing
from dataclasses import dataclass, replace
from io import TextIOWrapper
from pathlib import Path

from game.editions import Editions
from game.players.arena.bot import parts
from game.players.arena.contest import Contest, Outcome
from game.players.arena.crew import BotMissing, WorkerLost, outcomes
from game.players.arena.report import FLAWS, Progress, comparison, lost_by_no_rule, report
from game.players.arena.results_file import Foreign, Results, rival_outcomes
from game.players.review.review import Reckoner
from game.words import Words

DONE, BROKEN, NOT_AS_ASKED, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses of the arena."""
TOLD = 5
"""Games lost by a bot's own fault that are told one by one, at most."""


@dataclass(frozen=True)
class Asked:
    """A contest of `games`, played by `jobs` processes. `csv` is the file that keeps the outcomes,
    with `resume` also one that exists; `against` is a file of outcomes to compare with."""

    contest: Contest
    games: int
    jobs: int
    csv: Path | None = None
    resume: bool = False
    against: Path | None = None


class Refused(Exception):
    """Raised for what cannot be done as asked; the message is a sentence."""


def run(words: Words, asked: Asked, editions: Editions) -> int:
    """Plays a contest, tells its result on standard output and its progress on standard error, and
    returns the exit status. After Ctrl+C the games that are done count. Raises OSError."""
    for stream in sys.stdout, sys.stderr:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # no old code page ends the contest
    try:
        asked = replace(asked, contest=checked(words, asked, editions))
        rival = rival_of(words, asked)
        results = kept(words, asked)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return NOT_AS_ASKED
    done = results.done[: asked.games] if results else []
    try:
        status = play(words, asked, results, done)
    finally:
        if results:
            results.close()
    if done:
        print(*report(words, asked.contest, done), sep="\n")
        if rival is not None:
            print(comparison(words, done, rival))
    return status


def checked(words: Words, asked: Asked, editions: Editions) -> Contest:
    """Returns the contest, with what its player has learnt. Raises Refused for one that nobody can
    play."""
    contest, say = asked.contest, words.say
    rules = editions.get(contest.edition)
    if rules is None:
        known = ", ".join(editions.all_names)
        told = say(
            "There is no edition {name}. The editions are {known}.",
            name=contest.edition,
            known=known,
        )
        raise Refused(told)
    try:
        contest.start(rules, asked.games)
    except ValueError as flaw:
        raise Refused(str(flaw)) from None
    if contest.bot:
        try:
            parts(contest.player)
        except ValueError:
            raise Refused(say("{command} is no command line.", command=contest.player)) from None
        return contest
    try:
        player = editions.player(contest.player, contest.edition, contest.seats, contest.seed)
    except KeyError:
        raise Refused(say("{name} does not play such games.", name=contest.player)) from None
    return replace(contest, learnt=player.version if isinstance(player, Reckoner) else "")


def kept(words: Words, asked: Asked) -> Results | None:
    """Opens the file that outcomes are written to. Raises Refused and OSError."""
    if asked.csv is None:
        return None
    if asked.csv.exists() and not asked.resume:
        raise Refused(
            words.say(
                "{file} is there already: {option} goes on with it.",
                file=asked.csv.name,
                option="--resume",
            )
        )
    try:
        return Results(asked.csv, asked.contest)
    except Foreign as foreign:
        raise Refused(why_foreign(words, asked.csv, foreign)) from None


def rival_of(words: Words, asked: Asked) -> list[Outcome] | None:
    """Returns the outcomes to compare with. Raises Refused and OSError."""
    if asked.against is None:
        return None
    try:
        return rival_outcomes(asked.against, asked.contest)
    except Foreign as foreign:
        raise Refused(why_foreign(words, asked.against, foreign)) from None


def why_foreign(words: Words, file: Path, foreign: Foreign) -> str:
    """Tells why a contest does not go on with a file, or is not compared with it."""
    if foreign.sound:
        return words.say("{file} tells of other games.", file=file.name)
    if foreign.row == 1:
        return words.say("{file} is no table of games.", file=file.name)
    return words.say("{file} is damaged in row {row}.", file=file.name, row=foreign.row)


def play(words: Words, asked: Asked, results: Results | None, done: list[Outcome]) -> int:
    """Plays the games that are not yet done, adds them, and returns the exit status."""
    numbers = range(len(done) + 1, asked.games + 1)
    progress = Progress(words, sys.stderr, asked.games, done)
    told = 0
    try:
        with closing(outcomes(asked.contest, numbers, asked.jobs)) as played:
            for outcome in played:
                if results:
                    results.add(outcome)
                done.append(outcome)
                if outcome.reason in FLAWS and told < TOLD:
                    told += 1
                    progress.clear()
                    print(lost_by_no_rule(words, outcome), file=sys.stderr)
                progress.tell(outcome)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BotMissing as missing:
        sentence = words.say("The bot cannot be started: {reason}.", reason=missing)
        print(sentence, file=sys.stderr)
        return NOT_AS_ASKED
    except WorkerLost:
        print(words.say("A process that plays has ended too early."), file=sys.stderr)
        return BROKEN
    finally:
        progress.end()
    return DONE
