"""What an edition may add to the tables, what the rules must not take for granted, and what a
mistake in an edition cannot spoil. What the expansions and the toys of the tests add, they show."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pytest

from game.editions import BASE_GAME, Edition, Editions
from game.editions.base.box import BASE
from game.editions.base.door import LetGo, OpenDoor
from game.editions.base.explore import CardDiscarded, Play
from game.rules.card import Card, Kind
from game.rules.event import GameLost
from game.rules.game import Game, IllegalCommand, fold
from game.rules.ruleset import Ruleset
from game.rules.state import ZoneRow
from game.rules.steps import Command, Decision
from tests.rules.stories import asked, cards, deck_of, facts, line

ASIDE = tuple(Card(f"XA{n}", "XA", Kind("XA"), frozenset()) for n in (1, 2))


class Always(Command[Decision]):
    """An answer that is legal at any decision."""

    @classmethod
    def options(cls, game: Game, decision: Decision) -> Iterable[Command[Decision]]:
        return (cls(),)


@dataclass(frozen=True)
class Yawn(Always):
    """A command without effect: the question is put again."""

    def perform(self, game: Game, decision: Decision) -> None:
        game.then(decision)


@dataclass(frozen=True)
class Stumble(Always):
    """A faulty command, which fails when half its facts are told."""

    def perform(self, game: Game, decision: Decision) -> None:
        game.emit(CardDiscarded(game.state.active, game.state.hand(game.state.active)[0]))
        raise RuntimeError("stumbled")


@dataclass(frozen=True)
class Regret(Always):
    """A command that loses the game, then has the question put again."""

    def perform(self, game: Game, decision: Decision) -> None:
        game.emit(GameLost("regret"))
        game.then(decision)


def answered_by(kind: type[Always]) -> Ruleset:
    """Returns the rules of the base game with one more answer to any decision."""
    answers: Any = {**BASE.answers, Decision: (*BASE.answers[Decision], kind)}
    return replace(BASE, answers=answers)


def test_a_deal_names_the_cards_of_the_deck_and_not_those_that_lie_elsewhere():
    rules = replace(
        BASE,
        box={**BASE.box, "aside": ASIDE},
        zones={**BASE.zones, "aside": ZoneRow(owned=False, seen="all")},
    )
    game = Game.start(rules, seed="a", deck=BASE.box["deck"])
    assert game.state.zone("aside") == ASIDE
    assert Game.replay(rules, game.log).log == game.log
    with pytest.raises(ValueError, match="every card of the deck"):
        Game.start(rules, seed="a", deck=(*ASIDE, *BASE.box["deck"]))


def test_where_any_decision_has_another_answer_nothing_is_answered_by_itself():
    deck = deck_of("OS1 OM1 AS1 AM1 GS1 | OD1")
    game = Game.start(BASE, seed="a", deck=deck)
    assert "DoorMissed 0 OD1" in facts(game.submit(Play(*cards("OS1"))))
    with pytest.raises(IllegalCommand):
        game.submit(Yawn())
    game = Game.start(answered_by(Yawn), seed="a", deck=deck)
    game.submit(Play(*cards("OS1")))
    assert asked(game) == "OpenDoor OD1"
    assert [line(one) for one in game.legal()] == ["LetGo", "Yawn"]
    game.submit(Yawn())
    assert isinstance(game.pending, OpenDoor)
    game.submit(LetGo())


def test_goals_are_looked_at_whenever_a_card_has_moved_in_the_state_that_events_fold_to():
    met = []

    def the_state_is_told_by_the_log(game):
        assert game.state == fold(game.rules, game.log)
        met.append(game.state.zones)
        return False

    game = Game.start(replace(BASE, goals=(the_state_is_told_by_the_log,)), seed="toy", seats=2)
    chance = random.Random("toy")
    while game.pending:
        assert met[-1] == game.state.zones
        game.submit(chance.choice(game.legal()))
    assert game.state.turn > 10
    assert all(now != before for before, now in pairwise(met))


def test_what_is_scheduled_after_the_end_is_not_done():
    game = Game.start(answered_by(Regret), seed="toy")
    game.submit(Regret())
    assert [line(event) for event in game.log[-2:]] == ["GameLost regret", "Awaiting ()"]
    assert (game.state.result, game.pending, game.state.agenda) == ("lost", None, ())


def test_a_command_that_fails_half_way_leaves_no_trace():
    game = Game.start(answered_by(Stumble), seed="toy")
    before = game.log, game.state, game.pending, game.legal()
    with pytest.raises(RuntimeError, match="stumbled"):
        game.submit(Stumble())
    assert (game.log, game.state, game.pending, game.legal()) == before


def goal(game: object) -> bool:
    return True


def with_goal(rules: Ruleset) -> Ruleset:
    return replace(rules, goals=(*rules.goals, goal))


def with_yawn(rules: Ruleset) -> Ruleset:
    return replace(rules, answers={**rules.answers, Decision: (*rules.answers[Decision], Yawn)})


def test_a_game_is_called_after_its_editions_in_the_order_on_offer():
    editions = Editions(
        BASE_GAME,
        Edition("moths", with_goal),
        Edition("yawns", with_yawn),
    )
    assert list(editions) == ["base", "moths", "yawns"]
    assert editions["base"] == BASE
    both = editions["moths+yawns"]
    assert both.edition == "moths+yawns"
    assert goal in both.goals
    assert Yawn in both.answers[Decision]
    assert goal not in editions["yawns"].goals
    for unknown in ("", "base+moths", "yawns+moths", "moths+moths", "owls", "moths+"):
        assert unknown not in editions
