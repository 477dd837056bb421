"""A toy edition made of table rows alone: a sixth kind of card, a third goal, and an answer to any
decision. Whatever it can do, an expansion can."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS, KEY, SUN
from game.editions.base.explore import CardDiscarded, Discard, Play
from game.editions.base.nightmare import LoseHand, RevealFive
from game.editions.base.prophecy import Foresee
from game.editions.base.routines import Refusal
from game.rules.card import Card, Colour, Kind
from game.rules.event import GameLost
from game.rules.game import Game, IllegalCommand, fold
from game.rules.state import replace as state_replace
from game.rules.steps import Command, Decision, Reason
from tests.rules.stories import ALL_DOORS, asked, cards, facts, legal, line, names
from tests.walks import walk

STAR = Kind("T")
STARS = tuple(Card(f"OT{copy}", "OT", STAR, frozenset({Colour.OBSERVATORY})) for copy in (1, 2, 3))


@dataclass(frozen=True)
class Wish(Command[Decision]):
    """An answer to any decision that throws a Star away; then the question is put again."""

    card: Card

    @classmethod
    def options(cls, game: Game, decision: Decision) -> Iterable[Command[Decision]]:
        return [cls(card) for card in game.state.playable if card.kind == STAR]

    def reason(self, game: Game) -> Reason:
        return Refusal.NOT_IN_HAND

    def perform(self, game: Game, decision: Decision) -> None:
        game.emit(CardDiscarded(game.state.active, self.card))
        game.then(decision)


@dataclass(frozen=True)
class Stumble(Command[Decision]):
    """A faulty command that fails when half its facts are told."""

    @classmethod
    def options(cls, game: Game, decision: Decision) -> Iterable[Command[Decision]]:
        return (cls(),)

    def perform(self, game: Game, decision: Decision) -> None:
        game.emit(CardDiscarded(game.state.active, game.state.hand(game.state.active)[0]))
        raise RuntimeError("stumbled")


@dataclass(frozen=True)
class Regret(Command[Decision]):
    """A command that has the question put again after it has lost the game."""

    @classmethod
    def options(cls, game: Game, decision: Decision) -> Iterable[Command[Decision]]:
        return (cls(),)

    def perform(self, game: Game, decision: Decision) -> None:
        game.emit(GameLost("regret"))
        game.then(decision)


def a_star_shines(game):
    """Returns whether some row holds a Star."""
    state = game.state
    return any(card.kind == STAR for seat in range(state.seats) for card in state.row(seat))


TOY = replace(
    BASE,
    box={**BASE.box, "deck": (*BASE_DECK, *STARS)},
    kinds={**BASE.kinds, STAR: replace(BASE.kinds[SUN], discard=BASE.kinds[KEY].discard)},
    answers={**BASE.answers, Decision: (*BASE.answers[Decision], Wish)},
    goals=(*BASE.goals, a_star_shines),
)
STAR_1, STAR_2, STAR_3 = STARS


def deal(*top):
    named = [card for one in top for card in (cards(one) if isinstance(one, str) else (one,))]
    rest = [card for card in TOY.box["deck"] if card not in named]
    return Game.start(TOY, seed="toy", deck=(*named, *rest))


def moved(game, zone, text):
    """Moves these cards from the deck to a zone, and returns the game."""
    zones = dict(game.state.zones)
    some = cards(text)
    zones["deck"] = tuple(card for card in zones["deck"] if card not in some)
    zones[zone] = (*zones.get(zone, ()), *some)
    game.state = state_replace(game.state, zones=zones)
    return game


def test_the_base_knows_nothing_of_it():
    assert STAR not in BASE.kinds
    assert len(BASE.box["deck"]) == 76
    game = Game.start(BASE, seed="toy")
    with pytest.raises(IllegalCommand):
        game.submit(Wish(game.state.hand(0)[0]))


def test_a_star_fills_the_hand_and_is_a_symbol_of_its_own():
    game = deal("OD1", STAR_1, "OS1 NM1 OM1 AS1 AM1", STAR_2, STAR_3)
    assert names(game.state.hand(0)) == "OT1 OS1 OM1 AS1 AM1"
    game = deal(STAR_1, STAR_2, "OM1 AS1 AM1", STAR_3, "LS1")
    assert facts(game.submit(Play(STAR_1)))[:2] == ["CardPlayed 0 OT1", "LocationDrawn 0 OT3 hand"]
    assert "Play OT2" not in legal(game)
    assert "Play AS1" in legal(game)


def test_a_star_counts_for_a_trio_of_its_colour():
    game = deal(STAR_1, "OS1 OM1 AS1 AM1 | LS1 LS2 LS3")
    game.submit(Play(*cards("OS1")))
    game.submit(Play(STAR_1))
    assert facts(game.submit(Play(*cards("OM1"))))[1] == "TrioCompleted 0 O"


def test_a_discarded_star_has_its_row_s_power():
    game = deal(STAR_1, "OS1 OM1 AS1 AM1 | LS1 LS2 LS3 LS4 LS5")
    assert facts(game.submit(Discard(STAR_1))) == [
        "CardDiscarded 0 OT1",
        "ProphecySeen 0 LS1,LS2,LS3,LS4,LS5",
    ]
    game.submit(Foresee(CARDS["LS1"], cards("LS2 LS3 LS4 LS5")))
    assert asked(game) == "PlayOrDiscard"


def test_a_star_is_revealed_and_dealt_like_a_location():
    game = deal("OS1 OM1 AS1 AM1 GS1 | NM1", STAR_1, "OD1 LS1 LS2 LS3 LS4")
    game.submit(Play(*cards("OS1")))
    told = facts(game.submit(RevealFive()))
    assert told[:2] == ["TopDiscarded OT1", "CardSetAside OD1"]
    game = deal("OS1 OM1 AS1 AM1 GS1 | NM1", STAR_1, "OD1 LS1 LS2 LS3 LS4")
    game.submit(Play(*cards("OS1")))
    assert facts(game.submit(LoseHand()))[1] == "LocationDrawn 0 OT1 hand"


def test_eight_doors_without_the_third_goal_do_not_win():
    game = moved(deal(STAR_1, "OS1 OM1 AS1 AM1 | LS1"), "doors:0", ALL_DOORS)
    assert facts(game.submit(Play(*cards("OS1"))))[-1] == "TurnBegan 0 2"
    assert facts(game.submit(Play(STAR_1))) == ["CardPlayed 0 OT1", "GameWon"]
    assert game.state.result == "won"


def test_the_third_goal_met_first_the_last_door_wins():
    game = moved(
        deal(STAR_1, "OS1 OM1 AS1 AM1 | LS1 LS2 LS3"), "doors:0", ALL_DOORS.replace("OD1", "")
    )
    for card in (STAR_1, *cards("OS1")):
        assert facts(game.submit(Play(card)))[-1].startswith("TurnBegan")
    game.submit(Play(*cards("OM1")))
    search = next(one for one in game.legal() if line(one) == "Search")
    assert facts(game.submit(search)) == ["DoorGained 0 OD1", "GameWon"]


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
    rules = replace(BASE, answers={**BASE.answers, Decision: (Regret,)})
    game = Game.start(rules, seed="toy")
    game.submit(Regret())
    assert [line(event) for event in game.log[-2:]] == ["GameLost regret", "Awaiting ()"]
    assert (game.state.result, game.pending, game.state.agenda) == ("lost", None, ())


def test_the_new_answer_is_legal_at_any_decision_and_the_question_is_put_again():
    game = deal(STAR_1, STAR_2, STAR_3, "OK1 AM1 | OD1 NM1 LS1 LS2 LS3 LS4 LS5 LS6")
    assert legal(game)[-3:] == ["Wish OT1", "Wish OT2", "Wish OT3"]
    assert facts(game.submit(Wish(STAR_1))) == ["CardDiscarded 0 OT1"]
    assert asked(game) == "PlayOrDiscard"
    assert "Wish OT1" not in legal(game)
    game.submit(Play(*cards("AM1")))
    assert asked(game) == "OpenDoor OD1"
    assert legal(game) == ["Claim OK1", "LetGo", "Wish OT2", "Wish OT3"]
    assert facts(game.submit(Wish(STAR_3))) == ["CardDiscarded 0 OT3"]
    assert asked(game) == "OpenDoor OD1"
    with pytest.raises(IllegalCommand):
        game.submit(Wish(STAR_3))


def test_a_command_that_fails_half_way_leaves_no_trace():
    rules = replace(BASE, answers={**BASE.answers, Decision: (Stumble,)})
    game = Game.start(rules, seed="toy")
    before = game.log, game.state, game.pending, game.legal()
    with pytest.raises(RuntimeError, match="stumbled"):
        game.submit(Stumble())
    assert (game.log, game.state, game.pending, game.legal()) == before


@pytest.mark.parametrize("seats", [1, 2])
def test_the_conformance_walk_holds_for_the_toy(seats):
    def every_turn_takes_a_card(number):
        return walk(TOY, seats, number).state.result in ("won", "lost")

    assert all(every_turn_takes_a_card(number) for number in range(25))
