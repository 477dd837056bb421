"""The evening for two at the real table: what lies over the hands, and what targets promise."""

from collections.abc import Iterator

import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.explore import Decline, Play, Search
from game.editions.base.lessons.evening_for_two import EVENING_FOR_TWO
from game.learning.lesson import GoOn
from game.rules.state import DISCARD, HAND, ROW, owned
from game.screen.table.between_turns.lifting import FIRST, PATIENCE
from game.screen.table.marking.targets import targets
from game.table.motion.tempo import INSTANT, Tempo
from tests.screen.robots.glass import Glass, key_code, opened
from tests.screen.robots.player import has
from tests.screen.robots.pupil import act_out, acts_on, begin, by_mouse, drag, read, tutor_of
from tests.speaking import SPEAKERS


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=False) as shown:
        shown.move_with(Tempo(INSTANT))
        yield shown


def labels(glass: Glass, card: str) -> dict[str, str]:
    """Returns the fullest text of every place where this card may be laid."""
    table = glass.table
    told = targets(SPEAKERS["en"], table.session, card, table.lesson)
    return {zone: said[0] for zone, said in told.items()}


def test_r33_the_first_card_of_the_draft_is_taken_and_not_swapped(glass):
    begin(glass, EVENING_FOR_TWO)
    act_out(glass, by_mouse, GoOn())
    assert labels(glass, "GS1") == {owned(HAND, 0): "Take it here"}


def test_a_target_promises_only_what_the_tutor_lets_happen(glass):
    begin(glass, EVENING_FOR_TWO, "rows")
    assert labels(glass, "GS1") == {
        owned(ROW, 0): "Play: Garden 1\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}3",
        DISCARD: "Discard here",
    }
    begin(glass, EVENING_FOR_TWO, "swap")
    assert labels(glass, "AM1")[DISCARD] == "Discard: then a swap is possible"
    act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    assert labels(glass, "GS2")["OS1"] == "Swap here"


def test_in_a_lesson_no_panel_falls_over_the_hand_of_who_waits(glass):
    begin(glass, EVENING_FOR_TWO, "rows")
    act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    assert glass.table.session.view.turn == 2
    for _ in range(5):
        glass.step()
        assert not has(glass.description, "text.recap.0")
    glass.key(key_code("v"))
    glass.step()
    assert has(glass.description, "text.recap.0"), "whoever asks is shown it"


def test_over_a_covered_hand_stands_how_to_lift_the_cloth_and_then_the_task(glass):
    begin(glass, OFFERED.lessons[1], "cloth")
    first, second, last = tutor_of(glass).part.steps
    assert glass.table.session.viewer.covers
    look = "Press “Look” twice to lift the cloth."
    assert read(glass) == (first.says[0], look)
    assert [has(glass.description, key) for key in tutor_of(glass).shows] == [True]
    glass.wait(FIRST)
    glass.key(key_code("q"))
    assert read(glass) == (first.says[0], "Press once more to lift the cloth.")
    glass.wait(PATIENCE)
    glass.do(drag(glass, "LK3", "zone.row.0"))
    assert read(glass) == (first.wrong[0].told, look)
    for _ in range(2):
        glass.wait(FIRST)
        glass.key(key_code("q"))
        glass.until_rest()
    assert not glass.table.session.viewer.covers
    assert not has(glass.description, "button.lift")
    assert read(glass)[1] == first.says[1]
    assert "Look" not in first.says[1]
    glass.table.cover()
    glass.until_rest()
    act_out(glass, by_mouse, acts_on(tutor_of(glass))[0])
    glass.key(key_code("x"))
    glass.until_rest()
    assert glass.table.session.viewer.covers
    assert read(glass) == (second.says[0], look)
    act_out(glass, by_mouse, Play(CARDS["LK3"]))
    glass.table.cover()
    glass.until_rest()
    assert glass.table.session.viewer.covers
    assert {type(act) for act in glass.table.session.legal} == {Search, Decline}
    assert read(glass)[0] == last.says[0]
    assert "both see" not in read(glass)[1]
    assert not has(glass.description, "text.talk")
