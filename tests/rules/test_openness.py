"""What an edition may add to the tables, and what the rules must not take for granted."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.editions import BASE_GAME, Edition, Editions
from game.editions.base.box import BASE
from game.editions.base.cards import KEY, SUN
from game.editions.base.door import LetGo, OpenDoor
from game.editions.base.explore import Play
from game.editions.base.refill import DrawCard
from game.editions.base.routines import Refusal
from game.records.journal.codec import Codec
from game.rules.card import Card, Kind
from game.rules.event import DeckShuffled, Event, GameLost, GameStarted
from game.rules.game import Game, IllegalCommand, fold
from game.rules.ruleset import Ruleset
from game.rules.state import ZoneRow
from game.rules.steps import Command, Decision, Reason, Step
from tests.rules.stories import asked, cards, facts, line

ASIDE = tuple(Card(f"XA{n}", "XA", Kind("XA"), frozenset()) for n in (1, 2))


@dataclass(frozen=True)
class Lit(Event):
    """A lamp is lit before anything else happens."""


@dataclass(frozen=True)
class LightLamp(Step):
    def perform(self, game):
        game.emit(Lit())


@dataclass(frozen=True)
class Yawn(Command[Decision]):
    """An answer to any decision that has no effect."""

    @classmethod
    def options(cls, game, decision):
        return (cls(),)

    def perform(self, game, decision):
        game.then(decision)


@dataclass(frozen=True)
class FallAsleep(Step):
    """A step by which the game is lost in a new way."""

    def perform(self, game):
        game.emit(GameLost("asleep"))


class Tired(Reason):
    TOO_TIRED = "Nobody plays a Sun at night."


def no_sun(game, card):
    return Tired.TOO_TIRED if card.kind == SUN else None


def rest(named):
    return [card for card in BASE.box["deck"] if card not in named]


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


def test_a_line_before_the_shuffle_is_carried_out_and_its_game_replayed():
    rules = replace(BASE, setup=(LightLamp, *BASE.setup), facts=(*BASE.facts, Lit))
    for deck in ((), tuple(reversed(BASE.box["deck"]))):
        game = Game.start(rules, seed="a", deck=deck)
        assert [type(event) for event in game.log[:3]] == [GameStarted, Lit, DeckShuffled]
        codec = Codec(rules)
        told = [codec.event(codec.encode(event)) for event in game.log]
        assert Game.replay(rules, told).log == game.log == tuple(told)


def test_where_any_decision_has_another_answer_nothing_is_answered_by_itself():
    top = cards("OS1 OM1 AS1 AM1 GS1 | OD1")
    deck = (*top, *rest(top))
    game = Game.start(BASE, seed="a", deck=deck)
    assert "DoorMissed 0 OD1" in facts(game.submit(Play(*cards("OS1"))))
    answers: Any = {**BASE.answers, Decision: (*BASE.answers[Decision], Yawn)}
    game = Game.start(replace(BASE, answers=answers), seed="a", deck=deck)
    game.submit(Play(*cards("OS1")))
    assert asked(game) == "OpenDoor OD1"
    assert [line(one) for one in game.legal()] == ["LetGo", "Yawn"]
    game.submit(Yawn())
    assert isinstance(game.pending, OpenDoor)
    game.submit(LetGo())


def test_another_way_to_lose_is_a_defeat_that_can_be_saved():
    rules = replace(BASE, turn=(*BASE.turn, FallAsleep))
    game = Game.start(rules, seed="a")
    while game.pending:
        game.submit(game.legal()[-1])
    assert (game.state.result, game.defeat) == ("lost", "asleep")
    codec = Codec(rules)
    assert fold(rules, [codec.event(codec.encode(event)) for event in game.log]) == game.state


def test_a_row_rule_says_itself_why_a_card_may_not_be_played():
    rules = replace(BASE, row_rules=(*BASE.row_rules, no_sun))
    top = cards("OS1 OM1 AS1 AM1 GM1")
    game = Game.start(rules, seed="a", deck=(*top, *rest(top)))
    for card, reason in (("OS1", Tired.TOO_TIRED), ("LS1", Refusal.NOT_IN_HAND)):
        with pytest.raises(IllegalCommand) as refused:
            game.submit(Play(*cards(card)))
        assert refused.value.reason is reason
    game.submit(Play(*cards("OM1")))
    with pytest.raises(IllegalCommand) as refused:
        game.submit(Play(*cards("AM1")))
    assert refused.value.reason is Refusal.SAME_SYMBOL


def test_cards_of_one_kind_and_place_may_have_faces_of_their_own():
    tower = Card("OT1", "OT1", Kind("T"), frozenset())
    assert tower.face != Card("OT2", "OT2", Kind("T"), frozenset()).face
    assert cards("OS1")[0].face == cards("OS2")[0].face == "OS"


def test_a_turn_may_have_any_number():
    codec = Codec(BASE)
    plain = {"type": "TurnBegan", "seat": 0, "number": 5000}
    assert codec.encode(codec.event(plain)) == plain


def test_any_step_of_the_tables_can_be_saved():
    awaiting = {"type": "Awaiting", "agenda": [{"type": "DrawCard"}, {"type": "FallAsleep"}]}
    codec = Codec(replace(BASE, turn=(*BASE.turn, FallAsleep)))
    assert codec.encode(codec.event(awaiting)) == awaiting
    assert DrawCard in BASE.agenda or DrawCard in BASE.steps


def goal(game):
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
    assert KEY in both.kinds
