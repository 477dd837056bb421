"""The first night: what its own deck and steps must hold."""

import json
from typing import Any

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS, KEY
from game.editions.base.door import Claim
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.lessons.dealt import THIN, cards, deck, late_at_night
from game.editions.base.lessons.first_night import FIRST_NIGHT
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.prophecy import Foresee
from game.learning.lesson import Act, GoOn, LookUp, TakeBack
from game.learning.tutor import Tutor
from game.rules.card import Card, Colour
from game.rules.event import TurnBegan
from game.rules.game import Game
from game.rules.steps import Command
from game.table import counting
from tests.learning.pupils import do, wise

DEARER = LoseDoor, RevealFive, LoseHand
PRICES = PayKey, *DEARER


def at(part: str, step: int = 0) -> Tutor:
    """Returns the tutor at this step of a part, on the wise path."""
    tutor = Tutor(FIRST_NIGHT, part=part)
    for _ in range(step):
        do(tutor, wise(tutor))
    return tutor


def test_the_deck_has_every_card_once() -> None:
    assert sorted(card.id for card in deck()) == sorted(CARDS)


def test_the_parts_come_in_the_order_of_the_night() -> None:
    assert [part.name for part in FIRST_NIGHT.parts] == (
        ["doors", "row", "trio", "key", "limbo", "prophecy", "nightmare", "help", "thin"]
    )


def test_a_second_sun_is_refused_by_the_game_itself_and_the_lesson_goes_on() -> None:
    tutor = at("row", 1)
    before = tutor.game.log
    assert do(tutor, Play(CARDS["AS1"])).goes
    assert tutor.game.log == before, "the game refused it"
    assert tutor.says[0] == "Neighbours in the row must show different symbols."


def test_what_the_game_refuses_it_says_first_and_one_more_sentence_follows() -> None:
    tutor = at("row", 2)
    judgement = do(tutor, Play(CARDS["AS1"]))
    assert judgement.goes
    assert judgement.told == "After a Sun only a Moon or a Key fits."


def test_the_door_that_waited_in_limbo_comes_back_in_the_prophecy() -> None:
    tutor = at("limbo")
    do(tutor, Play(CARDS["OM1"]))
    do(tutor, GoOn())
    do(tutor, GoOn())
    do(tutor, Discard(CARDS["AK1"]))
    assert CARDS["LD1"] in tutor.view.prophecy
    assert CARDS["LK1"] in tutor.view.hand


def run_of(tutor: Tutor) -> tuple[set[Colour], int]:
    """Returns the place of the run at the end of the row, and how many cards it counts."""
    run = counting.run(tutor.view, 0, BASE.trio)
    return ({run.colour}, len(run.cards)) if run else (set(), 0)


@pytest.mark.parametrize("sun", ["AS1", "OS1"])
def test_a_run_is_broken_on_purpose_and_made_whole_again(sun: str) -> None:
    tutor = at("trio")
    whole = run_of(tutor)
    assert whole[1] == 2
    assert tutor.step.mistake
    assert do(tutor, Play(CARDS[sun])).goes
    assert run_of(tutor)[1] == 1, "broken"
    assert "mistake" in tutor.says[-1]
    assert do(tutor, TakeBack()).goes
    assert run_of(tutor) == whole
    assert do(tutor, Play(CARDS["GS2"])).goes
    assert do(tutor, Search()).goes


def test_no_run_is_broken_by_any_other_move_that_is_ordered() -> None:
    tutor = at("doors")
    while tutor.part.name != "nightmare":
        act = wise(tutor)
        if isinstance(act, Play) and tutor.view.rows[0] and not tutor.step.mistake:
            place, length = run_of(tutor)
            assert length < 2 or act.card.colours == place, tutor.says
        do(tutor, act)


@pytest.mark.parametrize("order", ["LS1 GS3", "GS3 LS1"])
def test_in_whichever_order_the_others_return_the_nightmare_comes_after_two_cards(
    order: str,
) -> None:
    tutor = at("prophecy", 1)
    assert do(tutor, Foresee(CARDS["NM1"], cards(f"LD1 OS2 {order}"))).goes
    for act in (Claim(CARDS["LK1"]), Play(CARDS["OS2"]), Search(), GoOn()):
        assert do(tutor, act).goes
    assert tutor.part.name == "nightmare"
    do(tutor, wise(tutor))
    do(tutor, wise(tutor))
    offered = {type(command) for command in tutor.game.legal()}
    assert offered == set(PRICES), "a Key is in hand, and Doors are open"
    again = Tutor(FIRST_NIGHT, tutor.plain())
    assert again.game.log == tutor.game.log, "with the order that was chosen"


@pytest.mark.parametrize("price", DEARER)
def test_two_prices_are_paid_that_differ_and_the_first_is_taken_back(
    price: type[Command[Any]],
) -> None:
    tutor = at("nightmare", 2)
    before = tutor.view
    key = PayKey(CARDS["OK2"])
    assert not do(tutor, key).goes, "it comes last"
    dear = next(act for act in tutor.game.legal() if isinstance(act, price))
    assert do(tutor, dear).goes
    assert tutor.says[1] == "Take it back with Undo."
    do(tutor, TakeBack())
    assert tutor.view == before
    assert not do(tutor, dear).goes, "not the same one again"
    assert do(tutor, key).goes
    do(tutor, GoOn())
    assert tutor.part.name == "help"


def test_what_helps_is_found_one_thing_after_the_other() -> None:
    tutor = at("help")
    for number, one in enumerate(LookUp, start=1):
        assert tutor.asks is one
        other = next(each for each in LookUp if each is not one)
        assert not do(tutor, other).goes
        assert do(tutor, one).goes
        assert tutor.step is tutor.part.steps[number]
        again = Tutor(FIRST_NIGHT, json.loads(json.dumps(tutor.plain())))
        assert again.step is tutor.step
    assert tutor.asks is None
    do(tutor, GoOn())
    assert tutor.part.name == "thin"


def test_nobody_has_to_find_what_helps() -> None:
    tutor = at("help")
    for step in tutor.part.steps:
        assert (tutor.step, tutor.waits, tutor.first) == (step, True, "")
        assert not do(tutor, tutor.game.legal()[0]).goes
        do(tutor, GoOn())
    assert tutor.part.name == "thin"


def test_the_adviser_may_be_asked_from_where_the_lesson_tells_of_it() -> None:
    tutor = at("help")
    allowed = []
    for _ in tutor.part.steps:
        allowed.append(tutor.hints)
        do(tutor, wise(tutor))
    assert allowed == [False, False, False, True, True]
    assert not tutor.hints, "the last way is found alone"


def test_late_at_night_twelve_cards_are_left_and_seven_doors_are_open() -> None:
    state = late_at_night().state
    assert len(state.deck) == THIN
    assert len(state.doors(0)) == 7
    assert {CARDS["AK2"], CARDS["OK3"]} <= set(state.hand(0))


def thoughtless(game: Game, price: type[Command[Any]]) -> Act:
    """Returns the act of a player who opens what it can and plays on, without a look at what is
    coming."""
    legal = game.legal()
    for kind in (Claim, Search, price, RevealFive):
        for act in legal:
            if isinstance(act, kind) and act != PayKey(CARDS["AK2"]):
                return act
    return next((act for act in legal if spends(act).kind != KEY), legal[0])


def spends(act: Command[Any]) -> Card:
    """Returns the card that is played or discarded."""
    assert isinstance(act, Play | Discard)
    return act.card


@pytest.mark.parametrize("price", PRICES)
def test_who_only_plays_on_does_not_find_the_last_door_and_is_kindly_asked_again(
    price: type[Command[Any]],
) -> None:
    tutor = at("thin")
    do(tutor, GoOn())
    assert not tutor.says, "the way is found alone"
    while not tutor.lost:
        assert do(tutor, thoughtless(tutor.game, price)).goes
    assert tutor.says == tutor.part.again
    assert tutor.waits
    do(tutor, GoOn())
    assert not tutor.lost
    assert tutor.game.log == late_at_night().log
    assert tutor.says == tutor.part.steps[0].says


def test_the_key_of_the_last_door_given_away_is_said_at_once_and_can_be_taken_back() -> None:
    tutor = at("thin")
    do(tutor, Discard(CARDS["AK2"]))
    assert tutor.lost
    assert do(tutor, tutor.game.legal()[0]).told == tutor.part.again[0]
    assert do(tutor, TakeBack()).goes
    assert not tutor.lost
    assert CARDS["AK2"] in tutor.view.hand


def test_a_door_given_back_that_nothing_can_open_again_is_said_at_once() -> None:
    tutor = at("thin")
    do(tutor, Play(CARDS["GM3"]))
    assert not tutor.lost
    do(tutor, LoseDoor(CARDS["GD1"]))
    assert tutor.lost
    do(tutor, TakeBack())
    assert not tutor.lost
    do(tutor, PayKey(CARDS["OK3"]))
    assert not tutor.lost


def test_the_line_takes_two_prophecies_and_wins_the_game() -> None:
    tutor = at("thin")
    turns = sum(isinstance(event, TurnBegan) for event in tutor.game.log)
    for act in (
        Discard(CARDS["OK3"]),
        Foresee(CARDS["NM7"], cards("LK3 GM4 NM8 NM9")),
        Discard(CARDS["LK3"]),
        Foresee(CARDS["NM8"], cards("AD2 GM4 LS3 NM9")),
        Claim(CARDS["AK2"]),
    ):
        assert do(tutor, act).goes
        assert not tutor.lost
        kept = json.loads(json.dumps(tutor.plain()))
        assert tutor.over or Tutor(FIRST_NIGHT, kept).game.log == tutor.game.log, (
            "left, and resumed"
        )
    assert tutor.over
    assert tutor.game.state.result == "won"
    assert sum(isinstance(event, TurnBegan) for event in tutor.game.log) == turns + 1


@pytest.mark.parametrize("part", ["trio", "key", "limbo", "prophecy", "nightmare", "thin"])
def test_what_an_older_program_kept_begins_its_part_anew(part: str) -> None:
    """An older program had other steps and other cards."""
    acts = [
        *("go on", {"type": "Play", "card": "GS1"}, {"type": "Play", "card": "AS1"}),
        *({"type": "Play", "card": "GM1"}, {"type": "Play", "card": "GS2"}, {"type": "Search"}),
        *({"type": "Play", "card": "GM2"}, "go on", {"type": "Play", "card": "OS1"}),
    ]
    tutor = Tutor(FIRST_NIGHT, {"part": part, "began": "doors", "acts": acts, "done": ["doors"]})
    assert (tutor.part.name, tutor.done) == (part, {"doors"})
    assert tutor.step is tutor.part.steps[0]
    assert tutor.game.log == tutor.part.begin().log
