"""The evening for two: what its own decks and steps must hold."""

import re
from collections.abc import Sequence

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Play
from game.editions.base.lessons.evening_for_two import (
    EVENING_FOR_TWO,
    LATE,
    deck,
    late_at_night,
    take,
)
from game.editions.base.nightmare import FaceNightmare, LoseHand
from game.editions.base.partners import Keep, Swap
from game.learning.lesson import GoOn
from game.learning.tutor import Tutor
from game.records.journal.codec import Codec
from game.rules.card import Colour
from tests.learning.pupils import do, through, wise
from tests.rules.stories import command


def at(part: str, step: int = 0) -> Tutor:
    """Returns the tutor at this step of a part, on the wise path."""
    tutor = Tutor(EVENING_FOR_TWO, part=part)
    for _ in range(step):
        do(tutor, wise(tutor))
    return tutor


def ids(zone: tuple[object, ...]) -> list[str]:
    """Returns the ids of the cards of a zone."""
    return [getattr(card, "id", "") for card in zone]


@pytest.mark.parametrize("order", [deck(), LATE], ids=["evening", "late"])
def test_both_decks_have_every_card_once(order) -> None:
    assert sorted(ids(order)) == sorted(CARDS)


def test_r33_whichever_of_two_garden_cards_is_taken_first_the_hands_are_the_same() -> None:
    for first, second in (("GS1", "GM1"), ("GM1", "GS1")):
        tutor = at("draft", 1)
        for _ in range(6):
            wanted = [act for act in tutor.game.legal() if tutor.step.wise(act, tutor.view)]
            choice = next(
                (take(name) for name in (first, second) if take(name) in wanted), wanted[0]
            )
            assert do(tutor, choice).goes
        assert sorted(ids(tutor.game.state.hand(0))) == ["GM1", "GS1", "OM1"]
        assert sorted(ids(tutor.game.state.shared)) == ["AM2", "OS1"]


def test_r38_the_card_that_is_swapped_completes_the_trio_of_the_other() -> None:
    tutor = at("swap", 1)
    assert "helps nobody" in do(tutor, Keep()).told
    do(tutor, wise(tutor))
    assert CARDS["GS2"] in tutor.game.state.shared
    assert tutor.game.state.active == 0
    do(tutor, Play(CARDS["GS2"]))
    do(tutor, wise(tutor))
    assert ids(tutor.game.state.doors(0)) == ["GD1"]


@pytest.mark.parametrize("shared", ["AM2", "OS1"])
def test_whichever_shared_card_is_given_back_the_evening_goes_on(shared: str) -> None:
    tutor = at("swap", 1)
    assert do(tutor, Swap(CARDS["GS2"], CARDS[shared])).goes
    while tutor.part.name in ("swap", "whose"):
        assert do(tutor, wise(tutor)).goes
    assert ids(tutor.game.state.doors(1)) == ["OD2"], "the next part"


def test_the_prophecy_is_of_the_one_and_the_nightmare_may_cost_both() -> None:
    tutor = at("dreams")
    assert tutor.game.state.active == 0
    while tutor.step.wise(Keep(), tutor.view) or not isinstance(tutor.game.pending, FaceNightmare):
        do(tutor, wise(tutor))
    assert ids(tutor.game.state.doors(0)) == ["OD1", "AD1"]
    before = tutor.game.state.shared
    assert do(tutor, LoseHand()).goes
    assert not {*before} & {*tutor.game.state.shared}
    do(tutor, GoOn())
    assert tutor.part.name == "cloth"


def test_e30_a_second_door_of_a_place_is_let_go_and_comes_to_the_other_player() -> None:
    tutor = at("whose", 2)
    assert "block" in do(tutor, Claim(CARDS["GK1"])).told
    do(tutor, LetGo())
    while not tutor.waits:
        do(tutor, wise(tutor))
    assert ids(tutor.game.state.doors(1)) == ["LD1", "GD2"]


def test_r43_late_in_the_evening_one_door_is_missing_and_then_both_win() -> None:
    state = late_at_night().state
    assert (len(state.doors(0)), len(state.doors(1)), len(state.deck)) == (4, 3, 16)
    assert state.visibility == "hidden"
    tutor = at("cloth", 2)
    assert not tutor.over
    do(tutor, wise(tutor))
    assert tutor.over
    assert tutor.game.state.result == "won"
    for seat in (0, 1):
        places = {place for door in tutor.game.state.doors(seat) for place in door.colours}
        assert places == set(Colour)


@pytest.mark.parametrize("name", ["LM4", "LK3"])
def test_the_last_trio_may_be_completed_by_either_card(name: str) -> None:
    tutor = at("cloth", 1)
    assert do(tutor, Play(CARDS[name])).goes
    assert not do(tutor, wise(tutor)).told
    assert tutor.game.state.result == "won"
    assert tutor.game.rules is BASE


def test_a_line_of_what_is_said_is_one_sentence() -> None:
    for part in EVENING_FOR_TWO.parts:
        for step in part.steps:
            answered = [row.told for row in step.wrong]
            for line in filter(None, (*step.says, *answered, step.otherwise)):
                assert len(re.findall(r"[.!?]", line)) == 1, line


SHORTER = (
    *(f"Take {name}" for name in "GS1 LS1 GM1 LM1 OM1 AM1".split()),
    *("go on", "Play GS1", "Play LS1", "Play GM1", "Discard AM1", "Swap GS2 OS1", "Play GS2"),
    *("Search", "Play LM1", "Play OM1", "LetGo", "Play LS2", "Search", "Claim GK1"),
)
"""The acts of an older evening, which had no fifth part and began with other steps."""
OLD_PARTS = ["draft", "rows", "swap", "whose", "cloth"]


def kept(part: str, acts: Sequence[str], began: str = "draft", more: Sequence[str] = ()) -> object:
    """Returns what an older program kept in this part."""
    codec, plain = Codec(BASE), list[object]()
    for act in acts:
        told = act if act == "go on" else codec.encode(command(act))
        plain.append(told)
    done = [*OLD_PARTS[: OLD_PARTS.index(part)], *more]
    return {"part": part, "began": began, "acts": plain, "done": done}


@pytest.mark.parametrize(
    ("part", "acts"),
    [("draft", 3), ("draft", 6), ("rows", 9), ("swap", 12), ("whose", 14), ("whose", 20)],
)
def test_a_half_done_evening_of_an_older_program_goes_on_at_the_beginning_of_its_part(
    part: str, acts: int
) -> None:
    tutor = Tutor(EVENING_FOR_TWO, kept(part, SHORTER[:acts]))
    assert (tutor.part.name, tutor.step) == (part, tutor.part.steps[0])
    assert tutor.done == {*OLD_PARTS[: OLD_PARTS.index(part)]}
    assert tutor.game.log == tutor.part.begin().log
    for _ in through(tutor):
        pass
    assert tutor.over
    assert tutor.done == {part.name for part in EVENING_FOR_TWO.parts}


@pytest.mark.parametrize("done", [[], ["Play AM3"], ["Play AM3", "Play LM4"]])
def test_who_was_in_its_last_part_ends_there_and_lacks_only_the_part_that_is_new(
    done: list[str],
) -> None:
    tutor = Tutor(EVENING_FOR_TWO, kept("cloth", done, began="cloth"))
    assert tutor.step is tutor.part.steps[len(done)]
    for _ in through(tutor):
        pass
    assert {part.name for part in EVENING_FOR_TWO.parts} - tutor.done == {"dreams"}
    again = Tutor(EVENING_FOR_TWO, tutor.plain(), "dreams")
    for _ in through(again, "dreams"):
        pass
    assert len(again.done) == len(EVENING_FOR_TWO.parts)


def test_an_evening_that_once_had_more_parts_counts_only_those_there_are() -> None:
    tutor = Tutor(EVENING_FOR_TWO, kept("rows", [], began="rows", more=["a part long gone"]))
    assert (tutor.part.name, tutor.done) == ("rows", {"draft"})
    gone = {"part": "a part long gone", "began": "draft", "acts": ["go on"], "done": ["draft"]}
    tutor = Tutor(EVENING_FOR_TWO, gone)
    assert (tutor.part.name, tutor.done) == ("rows", {"draft"}), "the first that is not done"
    assert tutor.step is tutor.part.steps[0]
