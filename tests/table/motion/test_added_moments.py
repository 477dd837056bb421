"""What players see when a Happy Dream comes up, a Premonition comes true, a Denizen is rallied, and
a hand escapes."""

from collections import Counter
from itertools import pairwise

from build_scripts.stage.acting import meant
from build_scripts.stage.added_moments import ADDED
from game.editions import OFFERED
from game.editions.base.explore import Discard, Play
from game.editions.crossroads.dead_end import Escape
from game.editions.oniverse.welcome import Rally
from game.editions.towers.ruin import TowerLost
from game.rules.state import DECK
from game.rules.view import View, frames
from game.table.layout.poses import Pose
from game.table.motion.director import Director
from game.table.motion.tempo import Tempo
from tests.rules.expansions import test_crossroads, test_dreams, test_oniverse
from tests.table.robots.films import FRAME


def film(game, command, *, reduced=False) -> tuple[Director, list[dict[str, Pose]], Counter[str]]:
    """Returns the director of what follows from a command, the poses of its cards in each frame,
    and how many lights of each kind there were."""
    before = View.of(game.state, 0)
    director = Director(before, (1280, 720), Tempo(reduced=reduced), staging=OFFERED.show)
    director.show(list(frames(game.state, game.submit(command), 0)))
    poses, lights = list[dict[str, Pose]](), set[tuple[str, str]]()
    for _ in range(600):
        if not director.busy and not director.effects:
            break
        director.advance(FRAME)
        poses.append({sprite.key: pose for sprite, pose in director.sprites})
        lights |= {(effect.kind, effect.key) for effect in director.effects}
    return director, poses, Counter(kind for kind, _ in lights)


def turns(values: list[float]) -> int:
    """Returns how often a row of values goes down after it went up, or the other way round."""
    steps = [b - a for a, b in pairwise(values) if abs(b - a) > 0.01]
    return sum(a * b < 0 for a, b in pairwise(steps))


def test_a_happy_dream_is_seen_large_once_over_the_deck_and_lies_down_there():
    game = test_dreams.table(deck="HY1 AS8 AS7 LS6 GS6")
    director, poses, lights = film(game, Discard(test_dreams.card("OS1")))
    seen = [frame["HY1"] for frame in poses if "HY1" in frame]
    deck = director.layout.places.zones[DECK]
    assert turns([pose.width for pose in seen]) == 1
    assert max(pose.width for pose in seen) > 1.8 * deck.w
    assert all(abs(pose.x - deck.centre[0]) < deck.w / 2 for pose in seen)
    assert seen[-1].width < deck.w
    assert lights["motes"] == lights["glow"] == 1


def test_a_denizen_that_is_rallied_swings_on_its_strings_and_comes_to_rest():
    game = test_oniverse.at("deck: ZL1 GS1 GS2 GS3")
    game.submit(Play(test_oniverse.card("OS1")))
    director, poses, _ = film(game, Rally(test_oniverse.card("AS1")))
    angles = [frame["ZL1"].angle for frame in poses]
    assert turns(angles) >= 4
    assert max(map(abs, angles)) < 15
    assert poses[-1]["ZL1"] == director.layout.sprites["ZL1"].pose


def test_in_reduced_motion_a_rallied_denizen_only_has_a_ring():
    game = test_oniverse.at("deck: ZL1 GS1 GS2 GS3")
    game.submit(Play(test_oniverse.card("OS1")))
    director, poses, lights = film(game, Rally(test_oniverse.card("AS1")), reduced=True)
    assert {frame["ZL1"].angle for frame in poses} == {director.layout.sprites["ZL1"].pose.angle}
    assert lights["ring"] == 1


def test_an_escape_has_a_light_for_each_card_that_is_left_behind():
    for reduced, kind in ((False, "glow"), (True, "ring")):
        _, _, lights = film(test_crossroads.table(), Escape(), reduced=reduced)
        assert lights[kind] == 5


def test_no_picture_fades_while_a_row_that_slid_comes_to_lie_still():
    """It would lack the row, which would blink, when a dispelled Premonition has gone."""
    game = ADDED["dispel"].lies()
    before = View.of(game.state, 0)
    director = Director(before, (1280, 720), Tempo(), staging=OFFERED.show)
    director.show(list(frames(game.state, game.submit(meant(game, "Dispel PN2")), 0)))
    fades = 0
    while director.busy:
        sliding = "OS1" in director.moving
        director.advance(FRAME)
        fade = director.take_fade()
        fades += bool(fade)
        assert not (fade >= 0.2 and sliding)
    assert fades


def test_nothing_slides_over_a_nightmare_while_a_tower_falls():
    game = ADDED["tower-lost"].lies()
    game.submit(meant(game, "PayKey GK1"))
    before = View.of(game.state, 0)
    director = Director(before, (1280, 720), Tempo(), staging=OFFERED.show)
    director.show(list(frames(game.state, game.submit(meant(game, "GiveTower LT3")), 0)))
    fallen = False
    while director.busy:
        director.advance(FRAME)
        if isinstance(director.event, TowerLost):
            fallen = True
            assert "OS1" not in director.moving
    assert fallen


def test_a_premonition_that_comes_true_never_stands_still_in_the_air():
    game = ADDED["eclipse"].lies()
    _, poses, _ = film(game, meant(game, "Claim OK1"))
    seen = [frame["PNO"] for frame in poses if "PNO" in frame]
    lies, waits, longest = seen[0], 0, 0
    for one, other in pairwise(seen):
        moved = abs(one.x - other.x) + abs(one.y - other.y) + abs(one.width - other.width)
        waits = waits + 1 if one.y < lies.y - 1 and moved < 0.05 else 0
        longest = max(longest, waits)
    assert min(pose.y for pose in seen) < lies.y - 5
    assert longest * FRAME < 0.25
