"""Lessons at the real table: played by drags and clicks and by keys, left and resumed, answered."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.door import LetGo
from game.editions.base.explore import Discard, Play
from game.editions.base.lessons.first_night import FIRST_NIGHT
from game.editions.base.nightmare import RevealFive
from game.editions.base.prophecy import Foresee
from game.editions.base.routines import Refusal
from game.folders import own_folder
from game.learning.lesson import GoOn, Lesson, LookUp, TakeBack
from game.learning.tutor import Tutor
from game.rules.card import DOOR
from game.rules.steps import Command
from game.screen import loop
from game.screen.lettering.text import Text
from game.screen.table.asking.prompts import AFTER, WORDS, laid_out, written
from game.screen.table.drawing.tabletop import Tabletop
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.table.asking import questions
from game.table.asking.prompt import Prompt
from game.table.asking.questions import Question
from game.table.hands.ordering import Ranking
from game.table.layout.places import Places
from game.table.motion.motions import PAGE
from game.table.motion.tempo import INSTANT, LOOKED_AT, Tempo
from game.table.party import Party, Player
from tests.learning.pupils import through
from tests.screen.robots.gestures import Key
from tests.screen.robots.glass import FRAME, RIGHT, Glass, key_code, opened
from tests.screen.robots.player import at, cards, has, press, thing
from tests.screen.robots.pupil import (
    MET,
    act_out,
    acts_on,
    begin,
    by_keys,
    by_mouse,
    drag,
    read,
    tutor_of,
)
from tests.speaking import SPEAKERS
from tests.variants import thorough, variants

AT_ONCE, STILL, CALM = Tempo(INSTANT), Tempo(INSTANT, reduced=True), Tempo(reduced=True)
STEPS = 60
"""More steps than any lesson has."""


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=False) as shown:
        shown.move_with(AT_ONCE)
        yield shown


@pytest.mark.parametrize(
    ("lesson", "way", "tempo"),
    # By mouse each lesson is played below, where it is left at every step.
    [
        (FIRST_NIGHT, by_mouse, AT_ONCE),
        *((lesson, by_keys, CALM) for lesson in OFFERED.lessons[:1]),
        *(thorough(lesson, by_keys, CALM) for lesson in OFFERED.lessons[1:]),
    ],
)
def test_a_whole_lesson_is_played_to_its_dawn(glass, lesson, way, tempo):
    glass.move_with(tempo)
    begin(glass, lesson)
    for _ in range(STEPS):
        if glass.scene.name == "table":
            for act in acts_on(tutor_of(glass)):
                act_out(glass, way, act)
    assert glass.scene.name == "lesson_over"
    told = {one["id"]: one["name"] for one in glass.description["things"]}
    assert [told["text.heading"], told["text.told.0"]] == list(lesson.farewell)
    journal = glass.app.games.journal
    assert (journal.count("running"), journal.count("finished")) == (0, 0)
    glass.do(press(glass.description, "button.new_game"))
    if lesson.seats == 2:
        assert glass.scene.name == "setting", "they say who they are"
        glass.do(press(glass.description, "button.start"))
        glass.key(key_code("return"))  # the goal of two players is told once
    real = glass.table.session.game
    assert real.seed == lesson.kind[0] if lesson.kind else real.rules.edition == lesson.edition
    assert glass.table.lesson is None
    assert journal.count("running") == 1


def test_the_achievements_of_a_lesson_are_told_at_its_end_and_once(glass):
    glass.app.change(replace(glass.app.settings, lessons={}))
    for told in (["A first question: Finish a part of one of the first lessons."], []):
        glass.move_with(AT_ONCE)
        begin(glass, FIRST_NIGHT, "thin")
        for act in acts_on(tutor_of(glass)):
            act_out(glass, by_mouse, act)
        glass.until_rest()
        glass.step()
        assert glass.scene.name == "lesson_over"
        things = glass.description["things"]
        assert [one["name"] for one in things if one["id"].startswith("text.reached.")] == told


@pytest.mark.parametrize("tempo", [Tempo(), Tempo(reduced=True)], ids=str)
def test_a_door_without_its_key_is_told_for_as_long_as_it_is_looked_at(glass, tempo):
    begin(glass, FIRST_NIGHT, "limbo")
    glass.move_with(tempo)
    for gesture in by_mouse(glass, Play(CARDS["OM1"])):
        glass.do(gesture)
    told = list[str]()
    while glass.director.telling:
        glass.step()
        told.append(read(glass)[0])
    assert list(dict.fromkeys(told))[2:5] == [
        "Library Door comes up.",
        "Library Door stays shut and goes to Limbo.",
        "Library Key comes into the hand.",
    ]
    assert told.count("Library Door comes up.") * FRAME > LOOKED_AT - FRAME


def test_the_victory_is_told_before_the_lesson_is_over(glass):
    begin(glass, FIRST_NIGHT, "thin")
    *others, last = acts_on(tutor_of(glass))
    for act in others:
        act_out(glass, by_mouse, act)
    glass.move_with(Tempo())
    for gesture in by_mouse(glass, last):
        glass.do(gesture)
    assert tutor_of(glass).over
    assert glass.director.telling
    glass.until_rest()
    glass.step()
    assert glass.scene.name == "lesson_over"


@pytest.mark.parametrize("lesson", OFFERED.lessons, ids=lambda lesson: lesson.name)
def test_whoever_leaves_goes_on_exactly_there(glass, lesson):
    begin(glass, lesson)
    steps = 0
    while glass.scene.name == "table" and steps < 2 * STEPS:
        for act in acts_on(tutor_of(glass)):
            # At every step of each lesson this holds of the tutor: `tests/learning`.
            if steps % 3 == 0:
                assert_left_and_resumed(glass, lesson, by_menu=steps % 2 == 1)
            act_out(glass, by_mouse, act)
            steps += 1
    assert glass.scene.name == "lesson_over"
    assert steps > 20 or lesson.edition != FIRST_NIGHT.edition, "each of them is short"


def assert_left_and_resumed(glass: Glass, lesson: Lesson, by_menu: bool) -> None:
    """Leaves a lesson by the menu, or like a program that was killed, and checks that it goes on
    exactly there."""
    before, left = state_of(glass), glass.table
    if by_menu:
        glass.pick("button.leave_lesson")
        glass.do(press(glass.description, "button.go_on"))
    else:
        glass.app.lessons.begin(lesson)
    glass.step()
    assert glass.table is not left
    assert state_of(glass) == before
    told = [] if glass.table.session.viewer.covers else [*said(glass, tutor_of(glass).says)]
    assert list(read(glass))[: len(told)] == told


def said(glass: Glass, sentences: Sequence[str]) -> tuple[str, ...]:
    """Returns the sentences of a tutor with the names of keys in them."""
    return tuple(map(glass.app.words.say, sentences))


def state_of(glass: Glass) -> tuple[object, ...]:
    """Returns how far the lesson has come, and how the game lies on the table."""
    tutor = tutor_of(glass)
    assert tutor.game is glass.table.session.game
    return tutor.part, tutor.step, tutor.view


def test_how_far_one_is_lies_on_the_disk_after_every_act(glass):
    begin(glass, FIRST_NIGHT)
    for act in acts_on(tutor_of(glass)):
        act_out(glass, by_mouse, act)
    kept = glass.app.settings.lessons[FIRST_NIGHT.name]
    assert kept == tutor_of(glass).plain()
    assert '"go on"' in (own_folder() / "settings.json").read_text("utf-8")


def test_a_wrong_try_is_told_and_shakes_until_the_next_gesture(glass):
    begin(glass, FIRST_NIGHT, "row")
    first, task = read(glass)
    before = glass.table.session.game.log
    glass.move_with(Tempo())
    glass.do(drag(glass, "AS1", "zone.row.0"))
    wrong = next(row for row in tutor_of(glass).step.wrong if row.idea(played("AS1"), view(glass)))
    assert read(glass) == (wrong.told, task)
    assert glass.table.session.game.log == before
    shaken = set()
    for _ in range(40):
        glass.step()
        shaken.add(round(glass.poses["AS1"].x))
    assert len(shaken) > 3
    glass.until_rest()
    glass.do(press(glass.description, "OM1"))
    glass.key(key_code("escape"))
    assert read(glass) == (first, task)


def played(card: str) -> Play:
    return Play(CARDS[card])


def view(glass: Glass):
    return glass.table.session.view


def test_what_the_game_refuses_it_says_itself_and_the_tutor_after_it(glass):
    begin(glass, FIRST_NIGHT, "trio")
    act_out(glass, by_mouse, Discard(CARDS["OS1"]))
    card = next(card for card in view(glass).hand if card.kind == "M")
    refused = tutor_of(glass).judge(Play(card))
    glass.do(drag(glass, card.id, "zone.row.0"))
    heading, body = read(glass)
    assert heading == "The last card of the row shows the same symbol."
    assert body == refused.told


def test_a_lost_end_of_the_night_begins_anew(glass):
    begin(glass, FIRST_NIGHT, "thin")
    act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    lost = glass.table
    for _ in range(STEPS):
        if tutor_of(glass).lost:
            break
        legal = tutor_of(glass).game.legal()
        throws = [act for act in legal if isinstance(act, RevealFive)]
        assert glass.table.session.submit((throws or legal)[0])
    glass.step()
    part = tutor_of(glass).part
    assert read(glass) == tuple(part.again)
    glass.key(key_code("return"))
    glass.step()
    assert glass.table is not lost
    assert read(glass) == tuple(part.steps[0].says)


def test_undo_goes_back_in_the_lesson_without_a_question_and_redo_forward(glass):
    begin(glass, FIRST_NIGHT, "row")
    first = read(glass)
    act_out(glass, by_mouse, played("GS1"))
    second = read(glass)
    assert first != second
    act_out(glass, by_keys, TakeBack())
    assert read(glass) == first
    glass.do(press(glass.description, "button.redo"))
    assert read(glass) == second
    assert glass.table.ui.posed is None


def test_the_menu_begins_a_part_again_and_nobody_can_concede(glass):
    begin(glass, FIRST_NIGHT, "row")
    first = read(glass)
    act_out(glass, by_mouse, played("GS1"))
    glass.do(press(glass.description, "button.menu"))
    assert not has(glass.description, "button.concede")
    glass.do(press(glass.description, "button.part_again"))
    glass.step()
    assert read(glass) == first
    assert thing(glass.description, "text.turn")["name"] == "The first night: 2 of 9"


def test_parts_of_one_dream_follow_at_the_same_table(glass):
    begin(glass, FIRST_NIGHT)
    table = glass.table
    for _ in range(5):
        act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    assert tutor_of(glass).part.name == "trio"
    assert glass.table is table


def test_after_a_failure_one_goes_on_in_the_lesson(glass, monkeypatch):
    def broken(*args: object) -> None:
        raise RuntimeError("the picture fell down")

    with opened(seed=None, painted=True) as painted:
        begin(painted, FIRST_NIGHT, "row")
        told = read(painted)
        with monkeypatch.context() as patch:
            patch.setattr(Tabletop, "paint", broken)
            painted.scene.changed = True
            loop.frame(painted.app, FRAME)
        painted.step()
        painted.do(press(painted.description, "button.go_on"))
        painted.step()
        painted.scene.settle()
        assert read(painted) == told


@pytest.mark.parametrize("size", variants([(1024, 640)], [(1280, 720)]))
@pytest.mark.parametrize("language", SPEAKERS)
def test_all_that_a_tutor_says_has_room_in_large_letters(glass, size, language):
    words, text, places = SPEAKERS[language], glass.app.text, Places(size, letters=2.0)
    for tutor in chain(*(through(Tutor(lesson)) for lesson in OFFERED.lessons)):
        lesson = LessonAtTable(glass.app, tutor, lambda *now: None)
        game, step = tutor.game, tutor.step
        ordering = game.ordering()
        begun = Ranking.begun(game.pending, *ordering) if game.pending and ordering else None
        show = glass.app.rules.of(game.rules.edition).show
        legal = [command for command in game.legal() if not show.command(command).paid]
        asked = questions.asked(
            words,
            Question(show, tutor.view, legal, "", begun),
        )
        told = {"", step.otherwise, *tutor.part.again[:1], *(row.told for row in step.wrong)}
        for lesson.told in told:
            assert_whole(lesson.spoken(words, asked), text, places)
            assert_whole(
                lesson.refused(words, asked, words.refusal(Refusal.SAME_SYMBOL)), text, places
            )
        if lesson.speaks:
            lesson.told = ""
            assert_whole(lesson.strayed(words, lesson.spoken(words, asked), ""), text, places)


def assert_whole(prompt: Prompt, text: Text, places: Places) -> None:
    laid = laid_out(prompt, text, places)
    in_bar = [b.rect.x for b in laid.buttons if laid.bar.contains(b.rect.centre)]
    left = laid.inner.x + places.px(places.eased(*WORDS))
    room = min([*in_bar, laid.inner.right]) - places.px(AFTER) - left + 1
    heading, body = written(laid, text, places, room)
    assert (heading.said, body.said) == (laid.heading, laid.body)
    assert heading.least(text) + body.least(text) <= laid.bar.h


def test_hidden_hands_lie_under_cloths_with_the_names_of_those_who_sat_here_last(glass):
    pair = Party((Player("Ann", "cat"), Player("Zoë", "boat")))
    glass.app.change(replace(glass.app.settings, party=pair.plain()))
    begin(glass, OFFERED.lessons[1], "cloth")
    assert glass.table.session.viewer.covers
    assert has(glass.description, "button.lift")
    party = glass.table.session.party
    assert party is not None
    assert (party.names, party.manner) == (("Ann", "Zoë"), "curtain")


def test_where_another_game_begins_the_light_fades_over_softly(glass):
    glass.move_with(Tempo())
    begin(glass, FIRST_NIGHT, "nightmare")
    for _ in range(STEPS):
        if tutor_of(glass).part.name == "thin":
            break
        act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    glass.app.lessons.begin(FIRST_NIGHT)
    assert glass.table.take_fade() == PAGE


def test_no_rewind_is_noted_in_a_lesson(glass):
    begin(glass, FIRST_NIGHT, "nightmare")
    for _ in range(4):
        act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    assert glass.table.session.back.rewinds == 1
    assert not has(glass.description, "text.rewound")


def test_where_the_last_door_is_thrown_away_the_tutor_alone_says_so(glass):
    begin(glass, FIRST_NIGHT, "thin")
    *others, _, _ = acts_on(tutor_of(glass))
    for act in others:
        act_out(glass, by_mouse, act)
    legal = tutor_of(glass).game.legal()
    thrown = next(act for act in legal if isinstance(act, Foresee) and act.discard.kind == DOOR)
    assert glass.table.session.submit(thrown)
    glass.step()
    assert read(glass) == tuple(tutor_of(glass).part.again)
    assert not has(glass.description, "button.play_on")
    assert glass.app.settings.whispered == ()


def test_a_wrong_button_is_answered_and_heard(glass):
    begin(glass, FIRST_NIGHT, "key")
    for _ in range(2):
        act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    glass.director.take_cues()
    glass.table.press("button.let_go")
    assert "refuse" in [cue.name for cue in glass.director.take_cues()]
    told = next(row.told for row in tutor_of(glass).step.wrong if row.idea(LetGo(), view(glass)))
    assert read(glass)[0] == told


def test_what_a_tutor_shows_is_ringed_and_breathes_unless_nothing_is_to_move():
    with opened(seed=None, painted=True) as glass:
        glass.move_with(AT_ONCE)
        begin(glass, FIRST_NIGHT)
        rings = glass.table.drawing._beacons
        assert sum(ring.key == "zone.doors.0" for ring in rings) == 8
        assert {ring.key for ring in rings} == {"zone.doors.0", "zone.deck"}
        assert len({strengths(glass) for _ in range(60)}) > 2
        glass.move_with(STILL)
        glass.step()
        frames = glass.app._frame
        assert len({strengths(glass) for _ in range(60)}) == 1
        assert glass.app._frame == frames
        glass.do(press(glass.description, "button.menu"))
        assert not list(glass.table.drawing._shining(frozenset()))


def strengths(glass: Glass) -> tuple[int, ...]:
    """Returns how bright each ring is, a moment later than before."""
    glass.step(dt=0.1)
    images = [picture for picture, _ in glass.table.drawing._shining(frozenset())]
    return tuple(pygame.transform.average_color(image)[3] for image in images)


def test_a_ring_at_the_upper_edge_is_pointed_at_from_below():
    with opened(seed=None, painted=True) as glass:
        glass.move_with(AT_ONCE)
        begin(glass, FIRST_NIGHT, "nightmare")
        for _ in range(3):
            act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
        undo = thing(glass.description, "button.undo")["rect"]
        *_, (seal, (_, top)) = glass.table.drawing._shining(frozenset())
        assert undo[1] + undo[3] / 2 < top + seal.get_height() / 2


def test_what_is_laid_where_it_means_nothing_is_told_so_and_the_task_stays(glass):
    begin(glass, FIRST_NIGHT, "row")
    _, task = read(glass)
    for nowhere in ("zone.limbo", "zone.doors.0", "zone.deck"):
        glass.do(drag(glass, "GS1", nowhere))
        assert read(glass) == ("Not there.", task)


def test_a_key_of_another_place_is_answered_on_the_door(glass):
    begin(glass, FIRST_NIGHT, "key")
    for _ in range(2):
        act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    _, task = read(glass)
    refusal = glass.app.words.refusal(Refusal.KEY_DOES_NOT_FIT)
    for tried, told in {
        "AK1": "The Aquarium Key only opens Doors of the Aquarium.",
        "AS1": "Only a Key opens a Door: take the Observatory Key.",
    }.items():
        glass.do(drag(glass, tried, MET))
        assert read(glass) == (refusal, told)
    glass.do(drag(glass, "OK1", "zone.doors.0"))
    assert read(glass) == ("Not there.", task)
    hand = [card["id"] for card in cards(glass.description, "hand")]
    glass.do(Key(str(hand.index("OK1") + 1)))
    assert read(glass)[1] == task, "of what is chosen the tutor has said where it goes"


def test_a_key_that_does_not_fit_a_door_is_refused_by_the_game_itself(glass):
    glass.deal("OS1 AK1 GK1 LS1 OS2 GD1")
    act_out(glass, by_mouse, Play(CARDS["OS1"]))
    glass.do(drag(glass, "AK1", MET))
    assert read(glass)[1] == glass.app.words.refusal(Refusal.KEY_DOES_NOT_FIT)


def test_where_only_reading_is_wanted_no_card_can_be_used_and_it_is_said_how_to_go_on(glass):
    begin(glass, FIRST_NIGHT)
    tutor = tutor_of(glass)
    for gesture in (
        press(glass.description, "GS1"),
        drag(glass, "GS1", "zone.row.0"),
        drag(glass, "GS1", "zone.discard"),
        press(glass.description, "zone.doors.0"),
        Key("2"),
    ):
        glass.do(gesture)
        assert read(glass) == (tutor.step.otherwise, "Then press “Go on”.")
        assert [button.id for button in glass.table.frame.answers] == ["button.go_on"]
        assert not glass.table.frame.targets
        glass.table.click(None)
        assert read(glass) == tuple(tutor.says)
    glass.do(Key("Return"))
    glass.do(press(glass.description, "GS1"))
    assert has(glass.description, "button.play")
    act_out(glass, by_mouse, played("GS1"))
    assert tutor.game.log


def test_once_a_prophecy_lies_in_the_order_that_is_asked_for_only_confirm_is_said(glass):
    begin(glass, FIRST_NIGHT, "prophecy")
    act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    task = read(glass)
    glass.do(press(glass.description, "NM1"))
    glass.until_rest()
    assert read(glass) == task
    glass.do(press(glass.description, "LD1"))
    glass.until_rest()
    lesson = glass.table.lesson
    assert lesson is not None
    assert read(glass) == ("All is in its place.", "Now press “Confirm”.")
    assert lesson.shows == ("button.confirm",)
    glass.do(press(glass.description, "NM1"))
    glass.until_rest()
    assert read(glass) == task


def test_a_fourth_card_of_a_place_is_told_to_be_the_first_of_a_new_count(glass):
    begin(glass, FIRST_NIGHT, "trio")
    for _ in range(6):
        act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    assert "1 of 3" in read(glass)[0]
    glass.wait(1)  # else it would count as the second half of a double click
    act_out(glass, by_mouse, GoOn())
    assert tutor_of(glass).part.name == "key"


def test_no_star_shines_on_what_is_asked_or_lost():
    with opened(seed=None, size=(1024, 640), painted=True) as glass:
        glass.write_at(2.0)
        begin(glass, FIRST_NIGHT, "prophecy")
        for _ in range(3):
            stars = glass.table.drawing.glimmer.sky._stars
            for told in glass.table.frame.things:
                left, right, y = told.rect.x, told.rect.right, told.rect.y
                on = [s for s in stars if left <= s.x < right and y <= s.y < told.rect.bottom]
                assert not on, told.id
            act = acts_on(tutor_of(glass))[0]
            assert isinstance(act, Command)
            assert glass.table.session.submit(act)
            glass.step()
            glass.until_rest()


def go_past(glass: Glass) -> None:
    """Presses the button that leads on, and waits so that the press counts once."""
    act_out(glass, by_mouse, GoOn())
    glass.wait(1)


def by_right_click(glass: Glass) -> None:
    glass.move(at(cards(glass.description, "hand")[0]))
    glass.down(RIGHT)
    glass.up(RIGHT)


def by_long_press(glass: Glass) -> None:
    for gesture in by_mouse(glass, LookUp.CARD):
        glass.do(gesture)


def by_key(*names: str) -> Callable[[Glass], None]:
    """Returns a way that presses these keys, one after the other."""

    def way(glass: Glass) -> None:
        for name in names:
            glass.key(key_code(name))

    return way


def by_press(*ids: str) -> Callable[[Glass], None]:
    """Returns a way that clicks on these things, one after the other."""

    def way(glass: Glass) -> None:
        for one in ids:
            glass.do(press(glass.description, one))

    return way


@pytest.mark.parametrize(
    ("number", "way"),
    [
        *((0, way) for way in (by_right_click, by_long_press, by_key("1", "r"))),
        *((1, way) for way in (by_key("c"), by_press("button.unseen"), by_press("zone.deck"))),
        (2, by_key("f1")),
        *((2, by_press(*ids)) for ids in (["button.book"], ["button.menu", "button.rules"])),
        *((3, way) for way in (by_key("h"), by_press("button.hint"))),
    ],
)
@pytest.mark.parametrize("size", [(1024, 640), (2200, 900)])
def test_what_helps_is_found_in_any_way_and_the_lesson_goes_on(glass, size, number, way):
    glass.resize(size)
    begin(glass, FIRST_NIGHT, "help")
    steps = tutor_of(glass).part.steps
    for _ in range(number):
        go_past(glass)
    assert read(glass) == said(glass, steps[number].says)
    way(glass)
    glass.step()
    if glass.scene.name == "book":
        glass.key(key_code("escape"))
    glass.until_rest()
    glass.step()
    assert tutor_of(glass).step is steps[number + 1]
    assert read(glass)[0] == said(glass, steps[number + 1].says)[0]
    kept = glass.app.settings.lessons[FIRST_NIGHT.name]
    assert Tutor(FIRST_NIGHT, kept).step is steps[number + 1]


def test_the_unseen_cards_that_stand_there_already_are_found_by_their_button_too(glass):
    glass.resize((2200, 900))
    begin(glass, FIRST_NIGHT, "help")
    glass.key(key_code("c"))
    assert glass.table.panels.stands
    act_out(glass, by_mouse, LookUp.CARD)
    step = tutor_of(glass).step
    glass.wait(1)
    assert tutor_of(glass).step is step
    glass.key(key_code("c"))
    glass.step()
    assert tutor_of(glass).step is not step


def test_past_what_helps_a_quiet_button_leads_and_enter_does_not(glass):
    begin(glass, FIRST_NIGHT, "help")
    for _ in range(4):
        step = tutor_of(glass).step
        glass.key(key_code("return"))
        assert tutor_of(glass).step is step
        go_past(glass)
    assert glass.table.frame.prompt.primary == "button.go_on"


def test_a_hint_in_a_lesson_is_given_and_counts_as_none(glass):
    begin(glass, FIRST_NIGHT, "trio")
    assert not has(glass.description, "button.hint")
    glass.key(key_code("h"))
    assert glass.table.ui.hint is None
    begin(glass, FIRST_NIGHT, "help")
    for _ in range(3):
        assert not has(glass.description, "button.hint")
        go_past(glass)
    act_out(glass, by_mouse, LookUp.HINT)
    while (hint := glass.table.ui.hint) and not hint.best:
        glass.step()
    assert hint is not None
    assert has(glass.description, "text.hint")
    assert read(glass)[0] == said(glass, tutor_of(glass).says)[0]
    reason = glass.app.words.reason(hint.best[0].command, view(glass), hint.best[1].command)
    assert reason in read(glass)[1]
    assert "game with hints" not in read(glass)[1]
    assert glass.table.session.hints == 0
    glass.key(key_code("h"))
    glass.step()
    assert has(glass.description, "button.best.1")
    before = glass.table.session.game.log
    glass.do(press(glass.description, "button.best.1"))
    glass.step()
    assert glass.table.session.game.log == before
    assert read(glass)[0] == tutor_of(glass).step.otherwise
