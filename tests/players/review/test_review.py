"""The review of a finished game tells what the cards gave and what the choices cost."""

from dataclasses import fields, replace
from itertools import pairwise

import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.players.advice import Advice, concluded, printed
from game.players.careful import Careful
from game.players.review.review import CERTAIN, LEAST, MOST, Reckoner, review
from game.rules.event import Answered, Awaiting
from game.rules.game import Game
from game.rules.view import View
from tests.players.review.reckoning import (
    Quick,
    conceded,
    go_on,
    played,
    played_well,
    reviewed,
    won,
)


@pytest.fixture(scope="module")
def games():
    return [played("one"), played("two"), won(), conceded(12)]


@pytest.fixture(scope="module")
def reviews(games):
    return [reviewed(game) for game in games]


def answers(game):
    return [event.command for event in game.log if isinstance(event, Answered)]


def test_luck_and_choices_add_up_to_the_end_exactly(reviews):
    for made in reviews:
        assert made.start + made.luck + made.play == made.end.chance
        chances = [made.start, *(n for one in made.judged for n in (one.before, one.after))]
        for one, then in pairwise(made.judged):
            assert one.after + one.luck == then.before
        assert made.judged[-1].after + made.judged[-1].luck == made.end.chance
        assert all(0 <= chance <= CERTAIN for chance in chances)
        assert all(one.cost >= 0 for one in made.judged)
        assert made.play < 0


def test_the_curve_has_the_beginning_of_each_turn_and_the_end(games, reviews):
    for game, made in zip(games, reviews, strict=True):
        *begun, end = made.curve
        turns = [point.turn for point in begun]
        assert turns == sorted({one.turn for one in made.judged})
        for point in begun:
            first = next(one for one in made.judged if one.turn == point.turn)
            assert (point.at, point.chance) == (first.at, first.before)
        assert (end.turn, end.at) == (game.state.turn, len(game.log) - 1)
    assert [made.end.chance for made in reviews[:3]] == [0, 0, CERTAIN]


def test_every_answer_is_judged_where_a_replay_finds_it(games, reviews):
    for game, made in zip(games[:3], reviews, strict=False):
        assert [one.played for one in made.judged] == answers(game)
        for one in made.judged:
            asked, answer = game.log[one.at], game.log[one.at + 1]
            assert isinstance(asked, Awaiting)
            assert asked.agenda[0] == one.decision
            assert answer == Answered(one.played)


def test_one_blunder_in_a_game_played_well_stands_first():
    game = played_well(blunder=15)
    made = reviewed(game)
    (worst,) = made.worst
    assert worst == made.judged[14]
    legal = Game(game.rules, game.log[: worst.at + 1]).legal()
    assert (worst.better, worst.played) == (legal[0], legal[-1])
    assert made.play == -worst.cost < 0
    assert all(one.better == one.played for one in made.judged if one != worst)


def test_the_five_dearest_choices_are_told_of_and_of_equals_the_earlier_one(reviews):
    made = reviews[0]
    costs = sorted((one.cost for one in made.judged), reverse=True)
    assert [one.cost for one in made.worst] == costs[:MOST]
    dear = replace(made.judged[0], before=LEAST, after=0)
    cheap = replace(dear, before=LEAST - 1, good=(*dear.good, dear.played))
    alike_costs = replace(made, judged=tuple(replace(dear, at=at) for at in range(7)))
    assert [one.at for one in alike_costs.worst] == [0, 1, 2, 3, 4]
    assert replace(made, judged=(cheap, replace(dear, at=9), cheap)).worst == (replace(dear, at=9),)


def test_a_game_that_was_given_up_ends_with_the_chance_there_was(games, reviews):
    made, game = reviews[3], games[3]
    assert made.conceded
    assert len(made.judged) == 12
    at = made.end.at
    stood = Game(game.rules, game.log[: made.judged[-1].at + 1])
    stood.submit(made.judged[-1].played)
    thought = concluded(Quick().think(View.of(stood.state, 0), stood.pending, stood.legal()))
    assert thought.chance
    assert made.end.chance == round(thought.chance * CERTAIN)
    assert at == len(game.log) - 1


def test_what_was_taken_back_is_not_looked_at_and_a_branch_keeps_its_beginning(games, reviews):
    game = games[0]
    branch = Game(game.rules, game.log[: reviews[0].judged[20].at + 1])
    go_on(branch, "branch", 10)
    branch.rewind(10)
    go_on(branch, "another")
    made = reviewed(branch)
    assert [one.played for one in made.judged] == answers(branch)
    assert made.judged[:20] == reviews[0].judged[:20]


def test_an_answer_that_was_not_weighed_with_the_others_is_weighed_alone(games, reviews):
    made = reviewed(games[0], Quick(most=1))
    for one, known in zip(made.judged, reviews[0].judged, strict=True):
        assert (one.before, one.after) == (known.before, known.before)
    assert made.start + made.luck + made.play == 0


def test_an_answer_that_proves_better_than_the_best_costs_nothing(games):
    class Hopeful(Quick):
        def think(self, view, decision, legal):
            advice = yield from super().think(view, decision, legal)
            if len(legal) > 1:
                return advice
            return Advice((replace(advice.weighed[0], chance=0.99),))

    made = reviewed(games[0], Hopeful(most=1))
    assert made.play == 0
    assert made.worst == ()
    assert max(one.before for one in made.judged) == 9900
    assert made.start + made.luck == 0


def test_an_answer_with_a_card_that_is_alike_is_the_same_answer():
    game = played("alike", 3)
    one = game.legal()[0]
    (name,) = (field.name for field in fields(one))
    card = getattr(one, name)
    twin, *_ = (each for each in BASE.all_cards if each.face == card.face and each != card)
    other, *_ = (each for each in BASE.all_cards if each.face != card.face)
    assert printed(one) == printed(replace(one, **{name: twin}))
    assert printed(one) != printed(replace(one, **{name: other}))


def test_it_is_thought_in_slices_and_goes_forward():
    game = conceded(15)
    steps = list(review(game, Quick(), {}))
    assert len(steps) > 15
    assert steps == sorted(steps)
    assert steps[0] == 0
    assert 0.9 < steps[-1] <= 1


def test_a_game_that_was_given_up_at_once_has_but_one_point():
    made = reviewed(conceded(0))
    assert made.judged == made.worst == ()
    assert made.curve == (made.end,)
    assert made.start == made.end.chance > 0
    assert made.luck == made.play == 0


def test_only_who_knows_chances_can_review():
    assert isinstance(Quick(), Reckoner)
    assert not isinstance(Careful({}), Reckoner)


def test_the_adviser_of_the_base_game_knows_the_chance_of_every_answer():
    adviser = OFFERED.adviser("base", 1)
    assert isinstance(adviser, Reckoner)
    asked = []

    class Counted(Quick):
        def think(self, view, decision, legal):
            asked.append(view.turn)
            return adviser.think(view, decision, legal)

    game = conceded(9)
    made = reviewed(game, Counted())
    assert len(asked) == 10, "none was weighed alone"
    assert 0 < made.end.chance < made.start < CERTAIN
    assert made.start + made.luck + made.play == made.end.chance
