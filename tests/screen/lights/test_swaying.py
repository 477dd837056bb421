"""What hangs swings a little after it was touched, holds nobody up, and comes to rest."""

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.explore import Play
from game.editions.catchers.freeing import OpenFailsafe
from game.editions.catchers.hoops import Tear
from game.editions.catchers.lessons import HARDER_RULES, RULES, dealt, dealt_full
from game.editions.oniverse.denizens import FACES
from game.editions.oniverse.welcome import Rally
from game.records.journal.text.position import position
from game.screen.cards.faces import WAVING
from game.screen.effects.drawn_lights import STEPS
from game.table.layout.spreads import thread_to
from game.table.motion.lights import waved
from game.table.motion.tempo import USUAL_TEMPO, Tempo

RALLIED = "edition: oniverse\nhand: OS1 OM1 GK1 AS1 LM1\ndeck: {} GS1\n"
"""The deal of a game in which this Denizen comes up."""


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
def test_threads_snap_when_a_dreamcatcher_tears_and_the_others_hang_as_before(glass, reduced):
    cards = HARDER_RULES.cards
    tempo = Tempo(reduced=reduced)
    glass.write_at(1.5)  # Beside large letters one hangs under another.
    director = shown(glass, dealt_full(HARDER_RULES), Play(cards["AS1"]), tempo=tempo)
    others = "catcher2", "catcher3", "catcher4"
    before, hanging = thread_to(director.layout, "catcher1"), threads(director, others)
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
    assert threads(director, others) == hanging


def threads(director, zones):
    return [thread_to(director.layout, zone) for zone in zones]


def rallied(glass, denizen, tempo=USUAL_TEMPO):
    """Shows how a Denizen is rallied, until the players may go on."""
    game = position(RALLIED.format(denizen), OFFERED)
    cards = game.rules.cards
    return shown(glass, game, Play(cards["OS1"]), Rally(cards["AS1"]), tempo=tempo)


def test_the_limbs_of_a_rallied_denizen_swing_both_ways_hold_nobody_up_and_hang(glass):
    director = rallied(glass, "ZL1")
    assert not director.busy
    assert glass.table.session.pending is not None
    seen = []
    while director.lingering:
        (wave,) = (effect for effect in director.effects if effect.kind == "wave")
        seen.append(waved(wave))
        glass.step()
    assert min(seen) < -0.2
    assert max(seen) > 0.2
    assert abs(seen[-1]) < 0.1
    glass.assert_at_rest()


def test_with_reduced_motion_no_limb_swings(glass):
    assert not rallied(glass, "ZL1", Tempo(reduced=True)).lingering


@pytest.mark.parametrize("face", FACES)
def test_each_frame_of_a_puppet_shows_its_limbs_elsewhere(glass, face):
    faces, width = glass.app.cards.faces, 120
    pictures = [faces.sized((f"{face}{WAVING}", number), width) for number in range(2 * STEPS)]
    pictures.append(faces.sized((face, 0), width))
    assert len({pygame.image.tobytes(one, "RGB") for one in pictures}) == 2 * STEPS + 1
