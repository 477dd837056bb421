"""The verdict on a game is true, encouraging, and said in every language."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.editions import OFFERED
from game.editions.base.advice.why_action import KEYS_GIVEN_AWAY
from game.editions.base.cards import KEY
from game.editions.base.explore import Discard, Search
from game.players.review import verdict as rows
from game.players.review.review import CERTAIN, Judged, Review
from game.players.review.verdict import sentences, verdict
from game.rules.state import Result
from game.words import Words
from tests.players.review.reckoning import conceded, played, reviewed
from tests.speaking import SPOKEN

LOST = reviewed(played())


def told(result: Result, costs: Sequence[int], start: int = 9000, **fields: Any) -> Review:
    """Returns a review whose choices had these costs. What is then missing to its end, the cards
    gave or took after the last choice."""
    judged, chance = [], start
    one = LOST.judged[0]
    for cost in costs:
        judged.append(replace(one, before=chance, after=chance - cost, luck=0))
        chance -= cost
    end = LOST.end._replace(chance=CERTAIN if result == "won" else 0)
    judged[-1] = replace(judged[-1], luck=end.chance - chance)
    return replace(LOST, result=result, judged=tuple(judged), end=end, **fields)


@pytest.mark.parametrize(
    ("review", "expected"),
    [
        (told("won", [0, 300]), rows.WON_CLEANLY),
        (told("won", [1000, 1000]), rows.WON_WELL),
        (told("won", [3000, 2000]), rows.WON_LUCKILY),
        (told("won", [0, 0], start=2000), rows.COMEBACK),
        (told("lost", [300, 300], doors=6), rows.LOST_WITH_MANY_DOORS),
        (told("lost", [300, 300], doors=4), rows.LOST_BY_CARDS),
        (told("lost", [300, 4000, 200]), rows.LOST_BY_ONE),
        (told("lost", [3000, 3000]), rows.LOST_BY_FEW),
        (told("lost", [1800, 2000, 1900, 200]), rows.LOST_BY_FEW),
        (told("lost", [1000] * 7), rows.LOST_BY_MANY),
        (told("lost", [9000]), rows.LOST_WITH_KIND_CARDS),
    ],
)
def test_a_verdict_says_what_took_the_chances_or_kept_them(review, expected):
    assert sentences(review) == expected


@pytest.mark.parametrize("result", ["won", "lost"])
def test_of_a_game_with_hints_no_choice_is_praised(result):
    for costs in ([0, 300], [1000, 1000], [300, 4000, 200], [3000, 3000]):
        alone, hinted = (sentences(told(result, costs), with_hints) for with_hints in (False, True))
        assert not set(alone) & set(hinted)
        for said in hinted:
            assert "your choices" not in said
            assert "well played" not in said.lower()
            assert "clear choices" not in said.lower()
    with_hints = told(result, [0, 300])
    for words in SPOKEN.values():
        assert verdict(words, with_hints, True) != verdict(words, with_hints, False)


def test_of_a_game_that_was_given_up_it_says_what_was_left():
    made = reviewed(conceded(10))
    early, late = (replace(made, end=made.end._replace(chance=n)) for n in (1500, 1499))
    assert sentences(early) == rows.GIVEN_UP_EARLY
    assert sentences(late) == rows.GIVEN_UP_LATE


def discarded(key: bool) -> Judged:
    """Returns a choice of the lost game that discards a Key, or one that discards another card."""
    return next(
        one
        for one in LOST.judged
        if isinstance(one.played, Discard) and (one.played.card.kind == KEY) is key
    )


def test_what_there_is_to_learn_is_said_if_it_made_up_half_of_the_cost() -> None:
    words = Words("en", OFFERED.words)
    key, other = discarded(key=True), discarded(key=False)
    nothing = replace(other, played=Search())

    def said(result: Result, *costs: tuple[Judged, int]) -> str:
        made = told(result, [cost for _, cost in costs])
        judged = tuple(
            replace(played, before=one.before, after=one.after, luck=one.luck)
            for one, (played, _) in zip(made.judged, costs, strict=True)
        )
        return verdict(words, replace(made, judged=judged))

    assert said("lost", (key, 1500), (other, 2900), (key, 1500)) == KEYS_GIVEN_AWAY
    assert said("lost", (key, 2000), (other, 1900), (nothing, 1500)) != KEYS_GIVEN_AWAY
    assert said("lost", (key, 800)) != KEYS_GIVEN_AWAY
    assert said("won", (key, 5000)) != KEYS_GIVEN_AWAY


@pytest.mark.parametrize("language", SPOKEN)
def test_every_verdict_can_be_said_and_the_same_game_gets_the_same(language):
    words = Words(language, OFFERED.words)
    every = [row for row in vars(rows).values() if isinstance(row, tuple) and row is not rows.DEAR]
    said = set()
    for texts in every:
        for text in texts:
            said.add(words.say(text, low=1, end=20, doors=words.number(6), n=3, all=9))
    assert len(said) == sum(len(texts) for texts in every)
    assert verdict(words, LOST) == verdict(words, LOST)


def test_a_chance_that_there_was_is_never_told_as_none():
    words = Words("en", OFFERED.words)
    review = told("won", [0], start=4, seed="comeback")
    assert " below 5 in 100" in verdict(words, review)
