"""Promises of every lesson of any edition, checked with the real engine and without a screen."""

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from game.editions import OFFERED
from game.editions.book.spells import SpellCast
from game.learning.lesson import GoOn, Lesson, LookUp, Part, Step, TakeBack
from game.learning.tutor import Tutor
from game.players.advice import concluded, printed
from game.players.review.review import CERTAIN, LEAST
from game.rules.steps import Command
from game.rules.view import View
from tests.learning.pupils import ALONE, acts, do, sentences, through, wise
from tests.speaking import SPEAKERS
from tests.variants import variants

LESSONS = pytest.mark.parametrize("lesson", OFFERED.lessons, ids=lambda lesson: lesson.name)
LONGEST = 90
"""The most letters of a sentence."""
A_CARD = 3.0
"""What a card is worth by the rule of thumb: a bit more than the second card of a run."""
TASK = re.compile(
    r"\b(play|takes?|lay|discard|search|open|let it|drag|draw|build|cast|pay|bring|give"
    r"|dispel|sift|keep|wish|have|give up)\b",
    re.IGNORECASE,
)
"""Words by which a sentence says what to do."""


def position(tutor: Tutor) -> tuple[object, ...]:
    """Returns all that a player sees of a lesson."""
    return (
        (tutor.number, tutor.says, tutor.shows, tutor.waits, tutor.lost, tutor.can_take_back),
        tutor.view,
        tutor.game.log,
    )


def texts(lesson: Lesson) -> Iterator[str]:
    """Yields every text of a lesson."""
    yield from (lesson.title, lesson.about, *lesson.farewell)
    for part in lesson.parts:
        yield from (part.title, *part.again)
        for step in part.steps:
            yield from (*step.says, *(row.told for row in step.wrong), step.otherwise)


def test_each_expansion_has_a_lesson_in_which_all_that_is_new_happens() -> None:
    met: dict[str, set[str]] = {lesson.name: set() for lesson in OFFERED.lessons}
    for lesson in OFFERED.lessons:
        tutor = Tutor(lesson)
        for at in through(tutor):
            met[lesson.name] |= {
                at.game.rules.edition,
                *(type(one).__name__ for one in at.game.log),
            }
            met[lesson.name] |= {one.spell for one in at.game.log if isinstance(one, SpellCast)}
    assert met["glyphs"] >= {"IncantationSeen", "DoorGained"}
    assert met["towers"] >= {"TowerBuilt", "LookoutSeen", "NightmareKept", "TowerLost", "towers-2"}
    assert met["crossroads"] >= {"TrioCompleted", "DoorGained", "HandEscaped", "crossroads-2"}
    assert met["dreams"] >= {"PremonitionDispelled", "DreamSeen", "CardWished", "DeckRobbed"}
    assert met["dreamcatchers"] >= {"LostDreamDrawn", "LimboCaught", "CatcherFreed"}
    assert met["dreamcatchers"] >= {"FailsafeUsed", "CatcherTorn", "catchers-2"}
    assert met["oniverse"] >= {"DenizenRallied", "LampSeen", "NightmaresNetted", "RowSwept"}
    assert met["oniverse"] >= {"GoodsExchanged", "CardKept", "DoorGained"}
    assert met["book of steps"] >= {"GoalMet", "GoalsExchanged", "BeneathSeen", "DoorLost"}
    assert met["book of steps"] >= {"prophecy", "planning", "punishment"}


@LESSONS
def test_the_wise_path_leads_through_every_part(lesson: Lesson) -> None:
    tutor, titles = Tutor(lesson), []
    for at in through(tutor):
        titles += [at.part.name] if at.part.name not in titles else []
    assert titles == [part.name for part in lesson.parts]
    assert tutor.over
    assert tutor.done == set(titles)
    assert tutor.says == lesson.farewell


@LESSONS
def test_a_part_begun_alone_lies_as_the_part_before_it_ends(lesson: Lesson) -> None:
    at: Part | None = None
    tutor = Tutor(lesson)
    game = tutor.game
    for _ in through(tutor):
        if tutor.part is not at and tutor.part.goes_on:
            assert tutor.game is game, "the same table"
            assert tutor.part.begin().log == game.log, tutor.part.name
        at, game = tutor.part, tutor.game


@LESSONS
def test_a_likely_wrong_idea_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    answered = 0
    for tutor in through(Tutor(lesson)):
        asked, before = list(acts(tutor)), position(tutor)
        judged = [tutor.judge(act) for act in asked]
        told = dict(zip((judgement.told for judgement in judged), asked, strict=True))
        for row in tutor.step.wrong:
            assert row.told in told, f"nobody is ever told: {row.told}"
            assert do(tutor, told[row.told]).told == row.told
            assert position(tutor) == before, row.told
            answered += 1
    assert answered == sum(len(step.wrong) for part in lesson.parts for step in part.steps)


@LESSONS
def test_where_one_way_leads_on_every_other_act_is_answered(lesson: Lesson) -> None:
    """Whatever is not asked for is either refused or answered with a sentence."""
    for tutor in through(Tutor(lesson)):
        if tutor.part.name in ALONE:
            continue
        for act in acts(tutor):
            judgement = tutor.judge(act)
            one_of_ours = isinstance(act, GoOn | TakeBack | LookUp)
            refused = not one_of_ours and act not in tutor.game.legal()
            leads_on = tutor.step.wise(act, tutor.view)
            assert one_of_ours or leads_on or judgement.told or refused, (tutor.says, act)
            assert judgement.goes == (
                leads_on or refused or (isinstance(act, TakeBack) and tutor.can_take_back)
            ), (tutor.says, act)


@LESSONS
def test_where_only_reading_is_wanted_no_answer_goes(lesson: Lesson) -> None:
    reading = [
        any(tutor.judge(answer).goes for answer in tutor.game.legal())
        for tutor in through(Tutor(lesson))
        if tutor.first
    ]
    assert reading
    assert not any(reading)


@LESSONS
def test_a_lesson_that_was_left_goes_on_exactly_there(lesson: Lesson) -> None:
    for tutor in through(Tutor(lesson)):
        kept = json.loads(json.dumps(tutor.plain()))
        assert position(Tutor(lesson, kept)) == position(tutor)
        assert Tutor(lesson, kept).done == tutor.done


@LESSONS
def test_what_glows_is_there(lesson: Lesson) -> None:
    for tutor in through(Tutor(lesson)):
        for key in tutor.shows:
            assert is_there(key, tutor.view, tutor), (tutor.says, key)


def is_there(key: str, view: View, tutor: Tutor) -> bool:
    """Returns whether the table has something with this id now."""
    what, _, name = key.partition(".")
    if what == "zone":
        return name.partition(".")[0] in view.table
    if what == "button":
        commands = {type(command).__name__ for command in tutor.game.legal()}
        asked = {re.sub(r"(?<!^)(?=[A-Z])", "_", command).lower() for command in commands}
        lifts = name == "lift" and tutor.game.state.visibility == "hidden"
        looks = name in ("unseen", "book") or (name == "hint" and tutor.hints)
        return name in asked or lifts or looks or (name == "undo" and tutor.can_take_back)
    if what == "ribbon":
        spells = {getattr(command, "spell", "") for command in tutor.game.legal()}
        return name in spells or (name == "hold" and "spells" in view.table)
    return any(card.id == key for zone in view.zones for card in view.cards(zone))


@LESSONS
def test_on_the_wise_path_the_game_can_always_be_won(lesson: Lesson) -> None:
    for tutor in through(Tutor(lesson)):
        assert SPEAKERS["en"].hopeless(tutor.view) == "", tutor.says


@LESSONS
def test_no_move_is_ordered_that_the_adviser_finds_clearly_worse(lesson: Lesson) -> None:
    """Steps that are marked as mistakes are exempt, and must be clearly worse."""
    for tutor in through(Tutor(lesson)):
        ordered = [act for act in tutor.game.legal() if tutor.step.wise(act, tutor.view)]
        if ordered:
            costs = map(cost_by(lesson, tutor.view, tutor.game.legal()), ordered)
            assert (min(costs) > 1) == tutor.step.mistake, (tutor.part.name, tutor.says)


def cost_by(
    lesson: Lesson, view: View, legal: Sequence[Command[Any]]
) -> Callable[[Command[Any]], float]:
    """Returns a function of a command that gives what it costs against the best legal one; over 1
    is clearly worse."""
    decision = view.pending
    assert decision is not None
    # Lessons of expansions show what a card can do, which the rule of thumb likes more than the
    # planner does.
    alone = (lesson.edition, lesson.seats) == ("base", 1)
    name = "dreamer" if alone else "careful"
    player = OFFERED.player(name, lesson.edition, lesson.seats, "")
    advice = concluded(player.think(view, decision, legal))
    if advice.chance is not None:
        chances = {printed(one.command): one.chance or 0.0 for one in advice.weighed}
        best, unit = advice.chance, LEAST / CERTAIN
        return lambda command: (best - chances[printed(command)]) / unit
    worths = OFFERED.of(lesson.edition).worth

    def worth(command: Command[Any]) -> float:
        judge = worths.get(type(command)) or worths.get(type(decision))
        return judge(view, decision)(command) if judge else 0.0

    most = max(map(worth, legal))
    return lambda command: (most - worth(command)) / A_CARD


@LESSONS
def test_at_most_two_short_sentences_are_said_at_once(lesson: Lesson) -> None:
    """What is told of a wrong idea is one sentence more, which stands above what is to be done."""
    for words in SPEAKERS.values():
        for text in texts(lesson):
            assert len(words.say(text)) <= LONGEST, words.say(text)
        for step in steps_of(lesson):
            said = [words.say(text) for text in step.says]
            assert sum(map(sentences, said)) <= 2, said
            for text in (step.otherwise, *(row.told for row in step.wrong)):
                assert sentences(words.say(text)) == bool(text), words.say(text)


@LESSONS
def test_what_is_to_be_done_is_said_last(lesson: Lesson) -> None:
    """What is told of a wrong idea takes the place of the sentence before it."""
    for step in steps_of(lesson):
        if step.wrong:
            assert TASK.search(step.says[-1]), step.says


@LESSONS
def test_an_act_that_led_on_can_be_taken_back_with_its_step(lesson: Lesson) -> None:
    """The step can then be done again."""
    for tutor in through(Tutor(lesson)):
        if tutor.part.name in ALONE or not tutor.can_take_back:
            continue
        if tutor.step.wise(TakeBack(), tutor.view):
            continue
        kept, here = tutor.plain(), position(tutor)
        other = Tutor(lesson, kept)
        past = steps_of(lesson)
        assert do(other, TakeBack()).goes
        assert len(other.game.log) < len(tutor.game.log)
        assert past.index(other.step) < past.index(tutor.step)
        assert position(Tutor(lesson, other.plain())) == position(other)
        while past.index(other.step) < past.index(tutor.step):
            do(other, wise(other))
        assert position(other) == here


@LESSONS
@pytest.mark.parametrize("seed", variants([0], [1, 2]))
def test_whatever_is_tried_leads_nowhere_else_and_is_resumed(lesson: Lesson, seed: int) -> None:
    """The pupil tries everything, takes back, and now and then does what is asked."""
    chance, tutor = random.Random(seed), Tutor(lesson)
    for _ in range(150):
        tried = list(acts(tutor))
        led = tutor.part.name not in ALONE and not tutor.lost and chance.random() < 0.25
        do(tutor, wise(tutor) if led else chance.choice(tried))
        if tutor.over:
            return
        assert tutor.lost or tutor.game.pending is not None
        assert position(Tutor(lesson, json.loads(json.dumps(tutor.plain())))) == position(tutor)


@pytest.mark.parametrize("language", SPEAKERS)
@LESSONS
def test_no_text_names_a_card_that_lies_under_a_cloth(lesson: Lesson, language: str) -> None:
    """A tutor is read by both players, at every step."""
    words, hidden = SPEAKERS[language], set[str]()
    for tutor in through(Tutor(lesson)):
        state, step = tutor.game.state, tutor.step
        if state.visibility == "open" or state.turn == 0:
            continue
        hands = {card for seat in range(state.seats) for card in state.hand(seat)}
        secret = {words.card(card) for card in hands - state.known_to_both}
        hidden |= secret
        told = (*tutor.says, *(row.told for row in step.wrong), step.otherwise, *tutor.part.again)
        for text in (*told, tutor.part.title, *lesson.farewell):
            said = words.say(text) if text else ""
            assert not [name for name in secret if name.casefold() in said.casefold()], said
    assert bool(hidden) == any(part.begin().state.visibility == "hidden" for part in lesson.parts)


def steps_of(lesson: Lesson) -> list[Step]:
    """Returns all steps of a lesson in their order."""
    return [step for part in lesson.parts for step in part.steps]
