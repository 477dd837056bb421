"""The verdict on a finished game: one sentence that is true and makes players want to play
again."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Sequence

from game.players.review.review import CERTAIN, Review
from game.words import Words, msgid

HARDLY = CERTAIN * 5 // 100
"""Cost of all choices up to which they were as good as the best."""
LITTLE = CERTAIN * 15 // 100
"""Cost of all choices up to which they were good."""
LOW = CERTAIN // 4
"""Chance from which a victory is a turn of fate."""
FAIR = CERTAIN * 15 // 100
"""Chance with which it is worth while to play on."""
MANY_DOORS = 5
"""Doors open at the end of a lost game that are enough to be proud of."""
STEP = 5
"""Hundredths to which chances are told."""
FEW = 3
"""Choices that can be kept in mind."""

COMEBACK = (
    msgid("The chance once stood below {low} in 100, and you won all the same."),
    msgid("From a chance below {low} in 100 to victory: you never let go."),
)
WON_CLEANLY = (
    msgid("Hardly a choice could have been better. This victory is all yours."),
    msgid("You chose much as the adviser would have, from the first card to the last."),
    msgid("Clear choices all the way: a victory to look back on."),
)
WON_WELL = (
    msgid("Well played, and there is still a little more to be had."),
    msgid("A well-earned victory, with a few choices worth a second look."),
    msgid("You kept your chances together, and the cards did their part."),
)
WON_LUCKILY = (
    msgid("You won, and the cards were kind. Other choices make the next victory surer."),
    msgid("Victory, with the cards on your side. There is still more in your play."),
)
LOST_WITH_MANY_DOORS = (
    msgid("The cards were against you, and you still opened {doors} Doors."),
    msgid("Against such cards, {doors} Doors are a good game."),
)
LOST_BY_CARDS = (
    msgid("The cards were against you; your choices were good."),
    msgid("Nothing to regret: most games that are played like this are won."),
    msgid("You played well. It was the cards that would not come."),
)
LOST_BY_ONE = (
    msgid("One choice cost most; everything else was well played."),
    msgid("It came down to one choice. The rest was good."),
)
LOST_BY_FEW = (
    msgid("A few choices cost most; everything else was well played."),
    msgid("Two or three choices made the difference. They are easy to keep in mind."),
)
LOST_BY_MANY = (
    msgid("Several choices added up. The dearest are the ones to begin with."),
    msgid("It was several choices together. The dearest is the one to look at first."),
)
LOST_WITH_KIND_CARDS = (
    msgid("The cards were kind: with a few other choices such a game is won."),
    msgid("Such cards can win. The dearest choices show how."),
)
GIVEN_UP_EARLY = (
    msgid("There was still a chance of at least {end} in 100. Next time, play on: it is worth it."),
    msgid("You stopped with a chance of at least {end} in 100. It would have been worth a try."),
)
GIVEN_UP_LATE = (
    msgid("Little was left to win when you stopped. The next game begins with all its chances."),
    msgid("You stopped when few chances were left. A new deal brings new ones."),
)

WON_WITH_HINTS = (
    msgid("A victory with the adviser at your side. The next one can be all yours."),
    msgid("You and the adviser won this together. Now try the same without a hint."),
)
LOST_WITH_HINTS = (
    msgid("The cards were against you, and against the adviser, too."),
    msgid("The adviser helped, and the cards would not. Another deal will be kinder."),
)
DEAR_WITH_HINTS = (
    msgid("What cost most stands below. The dearest choice is the one to begin with."),
    msgid("Some choices cost much. Try to find the better one before you ask."),
)
"""Sentences on games in which hints were given: the choices were not the player's alone, so they
are not praised."""

BY_THUMB = (msgid("A rule of thumb, which knows no chances, agrees with {n} of {all} choices."),)
NO_CHOICE = (msgid("It was over before there was anything to choose."),)
"""Sentences where the adviser knows no chances: nothing is said of what choices cost."""

DEAR = (LOST_BY_ONE, LOST_BY_FEW, LOST_BY_MANY, LOST_WITH_KIND_CARDS, DEAR_WITH_HINTS)
"""Sentences on lost games in which the choices cost much: there is something to learn."""


def verdict(words: Words, review: Review, hinted: bool = False) -> str:
    """Returns the sentence; for the same review always the same. `hinted` tells that hints were
    given in the game."""
    rows = sentences(review, hinted)
    choices = [one for seat in range(review.seats) for one in review.choices(seat)]
    lesson = learnt(words, review) if rows in DEAR else ""
    return lesson or words.say(
        rows[zlib.crc32(review.seed.encode()) % len(rows)],
        low=steps(lowest(review)) + STEP,
        end=steps(review.end.chance),
        doors=words.number(review.doors),
        n=len(choices) - sum(one.missed for one in choices),
        all=len(choices),
    )


def learnt(words: Words, review: Review) -> str:
    """Returns what there is to learn from choices that made up at least half of the whole cost;
    empty if no such thing is known."""
    costs: Counter[str] = Counter()
    for one in review.judged:
        if one.missed:
            costs[words.regret(one.played, one.view, one.better)] += one.cost
    for lesson, cost in costs.most_common(1):
        return lesson if cost * 2 >= -review.play else ""
    return ""


def sentences(review: Review, hinted: bool = False) -> Sequence[str]:
    if not review.reckoned:
        chose = any(one.answers > 1 for one in review.judged)
        return BY_THUMB if chose else NO_CHOICE
    if review.conceded:
        return GIVEN_UP_EARLY if review.end.chance >= FAIR else GIVEN_UP_LATE
    if hinted and review.result == "won":
        return WON_WITH_HINTS
    if hinted:
        return LOST_WITH_HINTS if -review.play <= LITTLE else DEAR_WITH_HINTS
    return of_victory(review) if review.result == "won" else of_defeat(review)


def of_victory(review: Review) -> Sequence[str]:
    """Returns sentences by what the choices cost, or how far down the chance had gone."""
    lost = -review.play
    if lowest(review) <= LOW:
        return COMEBACK
    if lost <= HARDLY:
        return WON_CLEANLY
    return WON_WELL if lost <= review.start // 2 else WON_LUCKILY


def of_defeat(review: Review) -> Sequence[str]:
    """Returns sentences by what took more of the chance: the cards or the choices, and which."""
    lost = -review.play
    if lost <= LITTLE:
        return LOST_WITH_MANY_DOORS if review.doors >= MANY_DOORS else LOST_BY_CARDS
    if review.luck >= 0:
        return LOST_WITH_KIND_CARDS
    costs = sorted((judged.cost for judged in review.judged), reverse=True)
    if sum(costs[1:]) <= LITTLE:
        return LOST_BY_ONE
    return LOST_BY_FEW if sum(costs[FEW:]) <= LITTLE else LOST_BY_MANY


def lowest(review: Review) -> int:
    """Returns the lowest chance of all after a choice."""
    return min((judged.after for judged in review.judged), default=review.end.chance)


def steps(share: int) -> int:
    """Returns the last whole step of hundredths up to a chance: its reckoning is no surer."""
    return STEP * (share * 100 // (CERTAIN * STEP))
