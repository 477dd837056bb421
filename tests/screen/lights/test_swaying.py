"""What hangs swings a little after it was touched, holds nobody up, and comes to rest."""

import pytest

from game.editions.base.explore import Play
from game.editions.catchers.freeing import OpenFailsafe
from game.editions.catchers.hoops import Tear
from game.editions.catchers.lessons import HARDER_RULES, RULES, dealt, dealt_full
from game.table.layout.spreads import thread_to
from game.table.motion.tempo import USUAL_TEMPO, Tempo
from tests.screen.robots.glass import opened


@pytest.fixture
def glass():
    with opened(seed=None, painted=False) as shown:
        yield shown


def shown(glass, game, *commands, tempo=USUAL_TEMPO):
    """Shows these commands until the players may go on."""
    glass.move_with(tempo)
    glass.lay(game)
    glass.until_rest()
    for command in commands:
        glass.table.session.submit(command)
        for _ in range(600):
            glass.step()
            if not (glass.director.busy or glass.director.telling):
                break
    return glass.director


def test_what_was_caught_swings_for_some_seconds_and_holds_nobody_up(glass):
    director = shown(glass, dealt(), Play(RULES.cards["OS1"]))
    assert {*director.swaying} == {"DL1", "OD1"}
    assert glass.table.session.pending is not None
    assert not director.busy
    glass.wait(3.5)
    assert not director.swaying
    glass.assert_at_rest()


def test_the_program_sleeps_once_nothing_swings(glass):
    shown(glass, dealt(), Play(RULES.cards["OS1"]))
    glass.step()
    assert glass.app.idle == 0
    glass.wait(5)
    assert glass.app.idle > 0.5


def test_with_reduced_motion_nothing_swings(glass):
    director = shown(glass, dealt(), Play(RULES.cards["OS1"]), tempo=Tempo(reduced=True))
    assert not director.swaying


def test_a_freed_dreamcatcher_swings(glass):
    game = dealt_full(RULES)
    book = next(one for one in game.legal() if isinstance(one, OpenFailsafe))
    director = shown(glass, game, book)
    assert {*director.swaying} == {book.catcher.id}


@pytest.mark.parametrize("reduced", [False, True])
def test_threads_snap_when_a_dreamcatcher_tears_and_the_next_hangs_from_above(glass, reduced):
    cards = HARDER_RULES.cards
    tempo = Tempo(reduced=reduced)
    director = shown(glass, dealt_full(HARDER_RULES), Play(cards["AS1"]), tempo=tempo)
    before = thread_to(director.layout, "catcher1")
    assert before.h > 0
    glass.table.session.submit(Tear(cards["DC1"]))
    snapped = []
    for _ in range(60):
        glass.step()
        snapped += [effect for effect in director.effects if effect.kind == "snap"]
    assert snapped[0].area == before
    assert snapped[0].still == reduced
    glass.until_rest()
    assert thread_to(director.layout, "catcher1").h == 0
    below = next(
        zone
        for zone in ("catcher2", "catcher3", "catcher4")
        if abs(thread_to(director.layout, zone).centre[0] - before.centre[0]) < 1
    )
    assert thread_to(director.layout, below).y == before.y
