"""A Door that is gained opens large in the middle of the table, and then goes to its slot."""

import math
from functools import cache

import pytest

from build_scripts.stage.positions import BOTH_DOORS, TRIO, after, alone, golden
from game.editions.base.show import STAGING
from game.editions.base.table.sounds import OPENED
from game.rules.game import Game
from game.rules.state import DECK, DOORS
from game.rules.view import View
from game.screen.effects.leafing import LEAVES, PIVOT, leaves
from game.table.layout.poses import Pose
from game.table.layout.staged import spotlight
from game.table.motion.director import Director
from game.table.motion.motions import (
    FADE,
    GOES_HOME,
    HELD,
    LATER,
    LEAF,
    LIGHTS,
    LOOKED_THROUGH,
    RISES,
)
from game.table.motion.tempo import Tempo
from tests.table.motion.test_unhurried import submitted
from tests.table.robots.films import FRAME, SIZE, STILL, USUAL, Film, Seen, film, filmed


def search() -> Game:
    return alone(TRIO, "Play OS1", "Play OM1", "Play OS2")


def second_door() -> Game:
    return alone(BOTH_DOORS, "Play OS1", "Claim OK1")


@cache
def searched(tempo: Tempo = USUAL) -> Film:
    return filmed(search(), "Search", tempo)


def middle(shown: Film) -> Pose:
    return spotlight(shown.director.layout.places)


def large(shown: Film, key: str) -> list[float]:
    """Returns the times in seconds at which the Door is in the middle and as large as it gets."""
    there = middle(shown)
    return [
        frame.time
        for frame in shown.frames
        if key in frame.poses
        and (frame.poses[key].x, frame.poses[key].y) == (there.x, there.y)
        and frame.poses[key].width == there.width
    ]


@pytest.mark.parametrize("name", ["search", "door"])
def test_a_gained_door_is_held_large_in_the_middle_opens_there_and_flies_to_its_slot(name):
    shown = searched() if name == "search" else film("door")
    there, home = large(shown, "OD1"), shown.director.layout.sprites["OD1"].pose
    opening = shown.when("opening", "OD1")
    assert middle(shown).width == pytest.approx(380 * 1280 / 1920)
    assert there[0] <= opening[0].time + FRAME
    assert there[-1] == pytest.approx(opening[0].time + HELD + LEAF, abs=3 * FRAME)
    arrives = next(f.time for f in shown.frames if f.time > there[-1] and same(f, home))
    assert arrives - there[-1] == pytest.approx(GOES_HOME, abs=3 * FRAME)


def same(frame: Seen, home: Pose) -> bool:
    pose = frame.poses["OD1"]
    return (pose.x, pose.y) == pytest.approx((home.x, home.y), abs=1)


def test_the_deck_is_looked_through_before_a_door_rises_out_of_it():
    shown = searched()
    source = shown.director.layout.source
    waits = [f for f in shown.frames if f.time < LOOKED_THROUGH - FRAME]
    assert all(("leafing", DECK) in frame.lights for frame in waits)
    assert all((f.poses["OD1"].x, f.poses["OD1"].turn) == (source.x, 0.0) for f in waits)
    assert large(shown, "OD1")[0] == pytest.approx(LOOKED_THROUGH + RISES, abs=3 * FRAME)
    assert "leafing" not in film("door").kinds


def test_the_leaves_of_a_deck_open_to_a_fan_rise_one_after_another_and_close():
    deck = Pose(100, 300, 105, turn=0.0)
    opened = list(leaves(deck, 0.45, 1))
    assert len(opened) == LEAVES
    assert [pose.x for pose in opened] == sorted((p.x for p in opened), reverse=True)
    assert all(pose.turn == 0 for pose in opened)
    highest = []
    for step in range(20, 70, 5):
        fan = list(leaves(deck, step / 100, 1))
        away = [math.hypot(pose.x - deck.x, pose.y - deck.y - deck.height * PIVOT) for pose in fan]
        highest.append(away.index(max(away)))
    assert highest == sorted(highest)
    assert len(set(highest)) > 3
    for progress in (0.0, 1.0):
        for pose in leaves(deck, progress, 1):
            assert (pose.x, pose.y, pose.angle) == pytest.approx((100, 300, 0), abs=0.1)
    to_the_left = [100 - pose.x for pose in leaves(deck, 0.45, -1)]
    assert to_the_left == pytest.approx([pose.x - 100 for pose in opened])


def test_the_second_door_of_a_place_takes_three_fifths_of_the_time():
    first, second = film("door").one("opening"), filmed(second_door(), "Claim OK2").one("opening")
    assert first.duration == LIGHTS["opening"].duration
    assert second.duration == pytest.approx(LATER * first.duration)
    assert LATER == 0.6


def test_the_player_waits_no_longer_for_a_first_door_than_until_it_is_home():
    """The next motion begins while the Door opens."""
    shown = searched()
    free = next(frame.time for frame in shown.frames if not frame.telling)
    home = LOOKED_THROUGH + RISES + HELD + LEAF + GOES_HOME
    assert free <= home + 0.25


@pytest.mark.parametrize("drawn", ["NM1", "AD1"])
def test_nothing_comes_up_in_the_middle_while_a_door_is_seen_there(drawn):
    shown = filmed(alone(f"OS1 OK1 AM1 GM1 LS1 | OD1 {drawn} AS1 LM1", "Play OS1"), "Claim OK1")
    comes = next(frame for frame in shown.frames if drawn in frame.poses)
    there, door = middle(shown), comes.poses["OD1"]
    assert door.width < 0.75 * there.width
    assert door.y < there.y - door.height / 3


@pytest.mark.parametrize("tempo", [USUAL, STILL], ids=["usual", "reduced"])
def test_a_door_that_is_missed_is_never_as_large_as_one_that_opens(tempo):
    shown = film("missed", tempo)
    width = middle(shown).width
    assert all(f.poses["OD1"].width < width * 0.7 for f in shown.frames if "OD1" in f.poses)
    assert "opening" not in shown.kinds


def heard(game: Game, said: str) -> list[tuple[float, str]]:
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    submitted(game, director, said)
    found, time = [], 0.0
    while director.busy:
        director.advance(FRAME)
        time += FRAME
        found += [(time, cue.name) for cue in director.take_cues()]
    return found


def test_the_latch_is_heard_when_the_door_is_in_the_middle_and_the_landing_in_its_slot():
    found = heard(search(), "Search")
    (opens,) = [time for time, name in found if name in OPENED]
    assert opens == pytest.approx(LOOKED_THROUGH + RISES, abs=2 * FRAME)
    landed = opens + HELD + LEAF + GOES_HOME + 0.12
    lands = [time for time, name in found if name == "land"]
    assert any(time == pytest.approx(landed, abs=3 * FRAME) for time in lands)


@pytest.mark.parametrize("seat", [0, 1])
def test_for_two_the_middle_is_the_same_and_the_door_goes_to_the_side_of_its_owner(seat):
    playthrough = golden("pair_second_door")
    number = next(i for i, (_, said) in enumerate(playthrough.moves) if said.startswith("Claim"))
    game = after(playthrough, number)
    owner = game.state.active
    shown = filmed(game, playthrough.moves[number][1], seat=seat)
    key = shown.one("opening").key
    home = shown.director.layout.sprites[key]
    assert (home.zone, home.owner) == (DOORS, owner)
    assert large(shown, key)
    assert middle(shown).x == SIZE[0] / 2


def test_where_nothing_travels_the_door_is_seen_large_and_only_then_in_its_slot():
    shown = searched(STILL)
    lies = [frame.time for frame in shown.frames if "OD1" not in frame.elsewhere]
    large_for = [frame for frame in shown.frames if "OD1" in frame.elsewhere]
    assert shown.one("opening").pose == middle(shown)
    assert len(large_for) * FRAME == pytest.approx(0.6 + FADE, abs=3 * FRAME)
    assert min(f.time for f in large_for) < min(time for time in lies if time > 0.2)
    assert "motes" not in shown.kinds
