"""The prompt is gone, plate and words together, while cards pass over its place."""

from dataclasses import replace

import pytest

from build_scripts.stage.moments import MOMENTS
from game.table.motion.tempo import Tempo
from tests.rules.stories import command
from tests.screen.robots.glass import Glass, opened

STEP = 1 / 12
"""Seconds of a frame: longer than a part of the prompt would need to go unseen."""


def seen(glass: Glass) -> tuple[int, ...]:
    """Returns the colour at the left end of the prompt's place, before any words."""
    bar = glass.table.frame.prompt.bar
    return tuple(glass.app.glass.get_at((round(bar.x + bar.h * 0.65), round(bar.centre[1]))))


@pytest.mark.parametrize("reduced", [False, True])
def test_no_scrap_of_the_prompt_lies_beside_a_door_that_opens_over_it(reduced):
    with opened(painted=True) as glass:
        glass.app.change(replace(glass.app.settings, reduced_motion=reduced), keep=False)
        glass.deal("OS1 OK1 AM1 GS1 LM1  OD1 AM2 GS2 LM2 OS3 OS4 AS1")
        assert glass.table.session.submit(command("Play OS1"))
        glass.until_rest()
        glass.wait(1)
        plate, over = seen(glass), list[tuple[int, ...]]()
        assert glass.table.session.submit(command("Claim OK1"))
        while glass.director.telling:
            glass.step(dt=STEP)
            if glass.director.crosses(glass.table.frame.prompt.bar, 0.0):
                over.append(seen(glass))
        assert len(over) > 4
        # After two frames it has had time to go.
        assert not any(colour == pytest.approx(plate, abs=6) for colour in over[2:])
        glass.until_rest()
        glass.wait(1)
        assert seen(glass) == pytest.approx(plate, abs=6)  # one sees through it a little


def test_the_question_comes_while_the_light_still_goes_over_to_who_is_asked():
    with opened(painted=True) as glass:
        table = MOMENTS["light-turns"].set(glass.app)
        glass.move_with(Tempo())
        glass.wait(1)
        asked = seen(glass)
        assert table.session.submit(command("Play GS3"))
        while glass.director.telling:
            glass.step()
        assert glass.director.plays != glass.director.view.active
        gone = seen(glass)
        while glass.director.plays != glass.director.view.active:
            glass.step()
        assert seen(glass) == pytest.approx(asked, abs=6)
        assert gone != pytest.approx(asked, abs=6)
