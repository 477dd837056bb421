"""The lessons of the expansions in the window, from their first step to their farewell."""

from __future__ import annotations

import pytest

from game.editions import OFFERED
from game.learning.lesson import GoOn, TakeBack
from game.screen.pages.learn.lesson_over import LessonOver
from game.table.motion.tempo import INSTANT, Tempo
from tests.learning.pupils import wise
from tests.screen.glass import Glass, opened
from tests.screen.player import press
from tests.screen.pupil import read, tutor_of

ADDED = [lesson for lesson in OFFERED.lessons if lesson.edition != OFFERED.lessons[0].edition]


def go_on(glass: Glass) -> None:
    """What leads on is done, and paid for with what lies on top."""
    act, sitting = wise(tutor_of(glass)), glass.table.sitting
    if isinstance(act, GoOn):
        glass.do(press(glass.description, "button.go_on"))
    else:
        assert not isinstance(act, TakeBack)
        payment = sitting.staging.paid.get(type(act))
        price = sitting.view.discard[-payment.cost(act, sitting.view) :] if payment else ()
        assert sitting.submit(act, price), act
    glass.until_rest()


def is_over(glass: Glass) -> bool:
    """Whether the last step is done."""
    return isinstance(glass.scene, LessonOver) or tutor_of(glass).over


@pytest.mark.parametrize("lesson", ADDED, ids=lambda lesson: lesson.name)
def test_a_lesson_is_played_to_its_farewell_and_the_table_says_what_the_tutor_does(lesson):
    with opened(seed=None, painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        glass.app.lessons.begin(lesson)
        glass.step()
        glass.until_rest()
        while not is_over(glass):
            tutor = tutor_of(glass)
            assert read(glass)[0] == tutor.says[0]
            assert tutor.game.pending == glass.table.sitting.game.pending
            go_on(glass)
        glass.wait(30)
        assert isinstance(glass.scene, LessonOver)
        assert glass.app.lessons.progress(lesson).done == {part.name for part in lesson.parts}


@pytest.mark.parametrize("lesson", ADDED, ids=lambda lesson: lesson.name)
def test_what_is_taken_back_in_a_lesson_can_be_done_again(lesson):
    with opened(seed=None, painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        glass.app.lessons.begin(lesson)
        glass.step()
        glass.until_rest()
        while not is_over(glass):
            if tutor_of(glass).can_take_back:
                glass.do(press(glass.description, "button.undo"))
                glass.until_rest()
                go_on(glass)
            go_on(glass)
