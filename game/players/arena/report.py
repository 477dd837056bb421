"""What a contest came to, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

from game.players.arena import rates
from game.players.arena.contest import Contest, Outcome
from game.players.arena.decimals import decimal, percent
from game.words import Words, msgid

FLAWS: Mapping[str, str] = {
    "illegal": msgid("an answer that is not legal"),
    "silent": msgid("no answer in time"),
    "ended": msgid("the bot ended before the game"),
    "babbling": msgid("more than was asked for"),
}
"""Why a game is lost by no rule."""


def report(words: Words, contest: Contest, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Of at least one game."""
    say = words.say
    games, won = len(outcomes), sum(outcome.won for outcome in outcomes)
    low, high = rates.wilson(won, games)
    yield words.plural(
        "{player} on {n} deal of the seed {seed}",
        "{player} on {n} deals of the seed {seed}",
        games,
        player=contest.player,
        seed=contest.seed,
    )
    yield say(
        "Won: {won} of {games}, {rate}; with 95% certainty {low} to {high}",
        won=won,
        games=games,
        rate=percent(words, won / games),
        low=percent(words, low),
        high=percent(words, high),
    )
    reasons = Counter(outcome.reason for outcome in outcomes if not outcome.won)
    for reason, count in reasons.most_common():
        told = say(FLAWS[reason]) if reason in FLAWS else words.lost_by(reason)
        yield say("Lost: {n}, {reason}", n=count, reason=told)
    yield say(
        "A game has {turns} turns and {decisions} decisions",
        turns=decimal(words, fmean(outcome.turns for outcome in outcomes), 1),
        decisions=decimal(words, fmean(outcome.decisions for outcome in outcomes), 1),
    )
    decisions = sum(outcome.decisions for outcome in outcomes)
    slowest = max(outcomes, key=lambda outcome: outcome.slowest)
    if decisions:
        yield say(
            "A decision takes {mean} ms, {most} ms at most (game {number})",
            mean=decimal(words, 1000 * sum(o.thinking for o in outcomes) / decisions, 2),
            most=decimal(words, 1000 * slowest.slowest, 2),
            number=slowest.number,
        )
    yield from calibration(words, rates.cases(outcomes))


def lost_by_no_rule(words: Words, outcome: Outcome) -> str:
    """Why a game was lost by no rule, and which."""
    told = words.say(FLAWS[outcome.reason])
    told = words.say("Game {n} is lost: {reason}.", n=outcome.number, reason=told)
    return f"{told} {outcome.flaw}".strip()


def calibration(words: Words, shown: Sequence[rates.Case]) -> Iterator[str]:
    """Whether the chances that were shown came true; nothing where none was."""
    if not shown:
        return
    say = words.say
    yield ""
    yield say("Chances shown at the starts of turns, and how many of their games were won")
    heads = [
        say("from"),
        say("to"),
        say("cases"),
        say("shown on average"),
        say("won"),
        say("points off"),
    ]
    rows = [
        [
            words.say("{n}%", n=bar.low),
            words.say("{n}%", n=bar.low + 100 // rates.BINS),
            str(bar.count),
            percent(words, bar.shown),
            percent(words, bar.won),
            points(words, bar.won - bar.shown),
        ]
        for bar in rates.calibration(shown)
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        yield "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
    yield say(
        "Brier score {score}; {constant} for whoever always says {rate}",
        score=decimal(words, rates.brier(shown), 4),
        constant=decimal(words, rates.constant_brier(shown), 4),
        rate=percent(words, fmean(won for _, won in shown)),
    )
    skill = rates.skill(shown)
    if skill is not None:
        yield say("Brier skill {skill}", skill=decimal(words, skill, 3))


def comparison(words: Words, ours: Sequence[Outcome], theirs: Sequence[Outcome]) -> str:
    """How a contest compares with another on the same deals."""
    same = len({o.number for o in ours} & {o.number for o in theirs})
    found = rates.paired(ours, theirs)
    if found is None:
        return words.say("Too few deals were played by both to compare them")
    gain, half = found
    return words.plural(
        "On {n} deal that both have played: {gain} points, between {low} and {high}",
        "On {n} deals that both have played: {gain} points, between {low} and {high}",
        same,
        gain=points(words, gain),
        low=points(words, gain - half),
        high=points(words, gain + half),
    )


def points(words: Words, share: float) -> str:
    """A difference of shares, with its sign."""
    return f"{'+' if share > 0 else ''}{decimal(words, 100 * share, 1)}"
