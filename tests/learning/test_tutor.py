"""The tutor goes on, takes back and repeats, and reads what was kept even if it is damaged."""

import json
from datetime import datetime
from pathlib import Path

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.explore import Play
from game.editions.base.lessons.first_night import FIRST_NIGHT
from game.learning.lesson import GoOn, TakeBack
from game.learning.tutor import Progress, Tutor
from game.records.journal.settings import Settings, read_settings, write_settings
from game.rules.course import Concede
from tests.learning.pupils import do, through, wise

PLAYED = {"type": "Play", "card": "GS1"}
SUN_TRIED = {"type": "Play", "card": "AS1"}
MOON_PLAYED = {"type": "Play", "card": "GM1"}


def kept(**changes: object) -> dict[str, object]:
    """Returns what is kept in the second part, with some fields changed."""
    sound = {"part": "row", "began": "doors", "acts": ["go on", PLAYED], "done": ["doors"]}
    return {**sound, **changes}


def test_what_is_kept_is_sound() -> None:
    tutor = Tutor(FIRST_NIGHT, kept())
    assert (tutor.number, tutor.part.name, tutor.done) == (2, "row", {"doors"})
    assert tutor.step is tutor.part.steps[1]
    assert tutor.plain() == kept()


@pytest.mark.parametrize(
    ("damage", "part"),
    [
        (None, "doors"),
        ([], "doors"),
        ("row", "doors"),
        ({"part": "row"}, "doors"),
        (kept(acts=None), "doors"),
        (kept(done=7), "doors"),
        (kept(done=["doors", 7, "never heard of"], acts=[]), "row"),
        (kept(part="never heard of"), "row"),
        (kept(part="never heard of", done=[]), "doors"),
        (kept(part=["row"]), "row"),
        (kept(began="never heard of"), "row"),
        (kept(began="thin"), "row"),
        (kept(acts=["go on", 7]), "row"),
        (kept(acts=["go on", {"type": "Play", "card": "XX9"}]), "row"),
        (kept(acts=["go on", {"type": "Play", "card": "AS1"}]), "row"),
        (kept(acts=["go on", "take back"]), "row"),
        (kept(acts=["go on", PLAYED, PLAYED, PLAYED]), "row"),
        (kept(acts=["go on"] * 50), "row"),
        (kept(acts=["go on", PLAYED, SUN_TRIED, MOON_PLAYED]), "row"),
        (kept(acts=[]), "row"),
        (kept(acts=["go on", {"type": "Concede"}]), "row"),
        (kept(part="trio"), "trio"),
    ],
)
def test_a_damaged_value_begins_the_part_anew(damage: object, part: str) -> None:
    tutor = Tutor(FIRST_NIGHT, damage)
    assert tutor.part.name == part
    assert tutor.done <= {"doors"}
    assert tutor.step is tutor.part.steps[0]
    assert do(tutor, wise(tutor)).goes


def test_a_part_can_be_repeated_and_what_was_done_stays_done() -> None:
    tutor = Tutor(FIRST_NIGHT, kept(), part="key")
    assert (tutor.part.name, tutor.done) == ("key", {"doors"})
    for _ in through(tutor, "key"):
        pass
    assert (tutor.part.name, tutor.done) == ("limbo", {"doors", "key"})


def test_at_the_beginning_nothing_can_be_taken_back() -> None:
    tutor = Tutor(FIRST_NIGHT)
    assert not tutor.can_take_back
    assert not do(tutor, TakeBack()).goes
    do(tutor, GoOn())
    assert not tutor.can_take_back, "only a text was read"


def test_taking_back_leads_to_where_the_answer_was_given_and_no_further() -> None:
    tutor = Tutor(FIRST_NIGHT, part="row")
    do(tutor, Play(CARDS["GS1"]))
    do(tutor, Play(CARDS["AS1"]))  # refused, but it is the act that was asked for
    assert tutor.step is tutor.part.steps[2]
    do(tutor, TakeBack())
    assert tutor.step is tutor.part.steps[0]
    assert not tutor.can_take_back


def test_what_was_taken_back_for_the_lesson_is_not_taken_back_again() -> None:
    tutor = Tutor(FIRST_NIGHT, part="nightmare")
    for _ in range(3):
        do(tutor, wise(tutor))
    assert do(tutor, TakeBack()).goes
    assert not tutor.can_take_back
    do(tutor, wise(tutor))
    assert do(tutor, TakeBack()).goes, "the second price"
    assert tutor.step is tutor.part.steps[4]


@pytest.mark.parametrize("part", [part.name for part in FIRST_NIGHT.parts])
def test_a_lesson_is_left_but_not_conceded(part: str) -> None:
    tutor = Tutor(FIRST_NIGHT, part=part)
    assert not do(tutor, Concede()).goes
    assert tutor.game.pending is not None


def test_a_lesson_that_is_over_keeps_what_is_done_and_begins_anew() -> None:
    tutor = Tutor(FIRST_NIGHT)
    for _ in through(tutor):
        pass
    assert not tutor.judge(GoOn()).goes
    assert not tutor.waits
    progress = Progress.read(FIRST_NIGHT, tutor.plain())
    assert progress.part == ""
    assert progress.done == {part.name for part in FIRST_NIGHT.parts}
    again = Tutor(FIRST_NIGHT, tutor.plain())
    assert (again.number, again.over) == (1, False)


def test_every_step_can_be_kept_in_the_settings(tmp_path: Path) -> None:
    """Settings take nothing that is nested too deeply."""
    for tutor in through(Tutor(FIRST_NIGHT)):
        lessons = {FIRST_NIGHT.name: tutor.plain()}
        assert json.loads(json.dumps(lessons)) == lessons
    tutor = Tutor(FIRST_NIGHT, part="prophecy")
    do(tutor, wise(tutor))
    do(tutor, wise(tutor))
    lessons = {FIRST_NIGHT.name: tutor.plain()}
    assert write_settings(tmp_path, Settings(lessons=lessons)) is None
    settings, setback = read_settings(tmp_path, datetime(2026, 11, 23))
    assert (setback, settings.lessons) == (None, lessons)
