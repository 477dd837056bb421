"""Nobody has to wait for a light, everybody may cut it short, and none tells what is hidden."""

from itertools import pairwise

import pytest

from build_scripts.stage.positions import DOOR, alone, together
from game.editions.base.show import STAGING
from game.rules.game import Game
from game.rules.state import DECK
from game.rules.view import View, frames
from game.table.layout.poses import Pose
from game.table.motion.director import Director
from game.table.motion.tempo import INSTANT, LONG_PAUSES, LOOKED_AT, SPEEDS, Tempo
from tests.rules.stories import command
from tests.table.motion.test_director import assert_rests, run_out
from tests.table.robots.films import FRAME, POSITIONS, SIZE, film, filmed
from tests.variants import variants

TOP = "back.riffle.top"
"""The uppermost card of a deck that is shuffled."""
TEMPOS = [Tempo(speed, reduced) for speed in SPEEDS for reduced in (False, True)]


def submitted(game: Game, director: Director, said: str) -> None:
    """Submits an answer, and shows what comes of it."""
    before = game.state
    director.show(list(frames(before, game.submit(command(said)), 0)))


def begun(name: str, tempo: Tempo) -> tuple[Game, Director]:
    """Returns a position in which the last answer has just been given, and its director."""
    deal, said = POSITIONS[name]
    game = deal()
    for early in said[:-1]:
        game.submit(command(early))
    director = Director(View.of(game.state, 0), SIZE, tempo, staging=STAGING)
    submitted(game, director, said[-1])
    return game, director


def times_of(tempo: Tempo) -> list[float]:
    """Returns the times in seconds at which the events of an answer begin."""
    _, director = begun("play", tempo)
    times, event, now = [], director.event, 0.0
    while director.busy:
        director.advance(FRAME)
        now += FRAME
        if director.event is not event:
            times.append(now)
            event = director.event
    return times


@pytest.mark.parametrize("reduced", [False, True])
def test_with_longer_pauses_each_event_stays_longer_before_the_next_one(reduced):
    usual = times_of(Tempo(reduced=reduced))
    longer = times_of(Tempo(reduced=reduced, pauses=LONG_PAUSES))
    assert len(longer) == len(usual) > 1
    apart, further = ([b - a for a, b in pairwise(times)] for times in (usual, longer))
    assert all(b >= a - FRAME for a, b in zip(apart, further, strict=True))
    assert sum(further) > 1.5 * sum(apart)


@pytest.mark.parametrize(
    ("name", "following"),
    [("trio", "Search"), ("door", "Play AM1"), ("play", "Play AM1")],
)
def test_the_next_decision_can_be_answered_while_a_light_still_shines(name, following):
    game, director = begun(name, Tempo())
    for _ in range(300):
        if not director.telling:
            break
        director.advance(FRAME)
    assert not director.telling
    assert director.effects
    assert director.busy
    submitted(game, director, following)
    assert director.telling
    run_out(director)
    assert_rests(director, game)


@pytest.mark.parametrize("tempo", variants([Tempo()], [t for t in TEMPOS if t != Tempo()]), ids=str)
@pytest.mark.parametrize("name", POSITIONS)
def test_whatever_shines_a_press_ends_it_and_everything_lies_in_its_place(name, tempo):
    cut_short = 0
    for moment in range(10, 160, 30):
        game, director = begun(name, tempo)
        for _ in range(moment):
            director.advance(FRAME)
        cut_short += bool(director.effects)
        director.finish()
        assert not director.effects
        assert not director.telling
        assert_rests(director, game)
    assert cut_short or tempo != Tempo()


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("name", POSITIONS)
def test_at_once_means_that_no_light_is_seen(name, reduced):
    game, director = begun(name, Tempo(INSTANT, reduced))
    assert not director.effects
    assert_rests(director, game)


@pytest.mark.parametrize("name", ["door", "trio", "nightmare"])
def test_at_double_speed_every_light_is_seen_for_half_as_long_and_at_half_for_twice(name):
    usual = film(name)
    for speed in (2.0, 0.5):
        other = film(name, Tempo(speed))
        assert other.kinds == usual.kinds
        for kind in usual.kinds:
            long, changed = len(usual.when(kind)), len(other.when(kind))
            assert changed == pytest.approx(long / speed, abs=3), kind


def test_a_light_that_is_cut_short_does_not_come_back_with_the_next_answer():
    game, director = begun("door", Tempo())
    for _ in range(300):
        if any(effect.kind == "opening" and effect.begun for effect in director.effects):
            break
        director.advance(FRAME)
    assert director.effects
    director.finish()
    submitted(game, director, "Play AM1")
    seen = set()
    for _ in range(300):
        director.advance(FRAME)
        seen |= {effect.kind for effect in director.effects}
    assert "opening" not in seen


# Shuffles


def test_the_halves_of_a_deck_interleave_from_both_sides_under_a_card_that_lies_still():
    shown = filmed(alone(DOOR, "Play OS1"), "LetGo")
    middle = shown.director.layout.places.zones[DECK].centre[0]
    keys = [f"back.riffle.{i}" for i in range(8)]
    falling: dict[str, list[Pose]] = {key: [] for key in keys}
    landed: dict[str, float] = {}
    for frame in shown.frames:
        for key in frame.poses.keys() & falling.keys():
            falling[key].append(frame.poses[key])
            if apart(frame.poses[key].x, middle):
                landed[key] = frame.time
    sides = [max(apart(pose.x, middle) for pose in falling[key]) for key in keys]
    lefts = [min(pose.x for pose in falling[key]) < middle - 20 for key in keys]
    assert min(sides) > 20
    assert all(one != other for one, other in pairwise(lefts))
    assert sorted(keys, key=lambda key: landed[key]) == keys
    assert len({round(time, 3) for time in landed.values()}) == len(keys)
    (above,) = {frame.poses[TOP] for frame in shown.frames if TOP in frame.poses}
    assert above == shown.director.layout.source
    assert all(TOP in frame.poses for frame in shown.frames if frame.poses.keys() & set(keys))
    # None changes its place in the pile, so nothing flickers.
    lies = [{pose.z for pose in falling[key]} for key in keys]
    assert [len(heights) for heights in lies] == [1] * len(keys)
    assert len(set[int]().union(*lies)) == len(keys)
    assert max(map(max, lies)) < above.z


def apart(x: float, middle: float) -> int:
    """Returns the distance of a card from the deck in pixels."""
    return round(abs(x - middle))


def where(pose: Pose) -> tuple[float, float]:
    """Returns the place of a card."""
    return pose.x, pose.y


# What is hidden


@pytest.mark.parametrize(("seat", "gleams"), [(0, 1), (1, 0)])
def test_foil_gleams_on_a_drawn_card_only_for_whoever_may_know_it(seat, gleams):
    """The other player sees a back; what is played is turned up for both."""
    shown = filmed(together("hidden"), "Play GS3", seat=seat)
    swept = {key for frame in shown.frames for kind, key in frame.lights if kind == "sweep"}
    assert all(shown.director.layout.sprites[key].card is not None for key in swept)
    assert len(swept - {"GS3"}) == gleams


# One after the other

LATE = "OS1 AM1 GK1 LS1 OS2 | LD1 LK1 GM1 LM1 OM1 AS1"
"""A deal in which a Door is drawn, and its Key after it."""


def flight(tempo: Tempo) -> tuple[list[float], float]:
    """Returns the times in seconds at which a missed Door lies still where it was met, and the
    seconds from its leaving to the landing of the Key drawn after it."""
    shown = filmed(alone(LATE), "Play OS1", tempo)
    hand, middle = (
        shown.director.layout.sprites["LK1"].pose,
        shown.director.layout.places.met.centre,
    )
    lies, left, landed = list[float](), 0.0, 0.0
    for frame in shown.frames:
        door, key = frame.poses.get("LD1"), frame.poses.get("LK1")
        if door and apart(door.x, SIZE[0] / 2) < door.width / 2 and apart(door.y, middle[1]) < 1:
            left = frame.time
            if apart(door.x, SIZE[0] / 2) == 0:
                lies.append(frame.time)
        if not landed and key and apart(key.x, hand.x) + apart(key.y, hand.y) == 0:
            landed = frame.time
    return lies, landed - left


@pytest.mark.parametrize("speed", [s for s in SPEEDS if s != INSTANT])
def test_a_door_without_its_key_has_left_the_middle_before_the_next_card_lands(speed):
    _, later = flight(Tempo(speed))
    assert later > 0


@pytest.mark.parametrize("reduced", [False, True])
def test_in_turn_a_door_is_seen_lies_in_limbo_and_only_then_the_next_card_is_drawn(reduced):
    lies, later = flight(Tempo(reduced=reduced, in_turn=True))
    assert lies[-1] - lies[0] > LOOKED_AT - 2 * FRAME
    assert reduced or later > 1


def test_in_turn_no_two_cards_of_different_events_are_on_their_way_together():
    shown = filmed(alone(LATE), "Play OS1", Tempo(in_turn=True))
    places = [frame.poses for frame in shown.frames]
    moving = [
        {k for k in before.keys() & after.keys() if where(before[k]) != where(after[k])}
        for before, after in pairwise(places)
    ]
    assert {"LD1"} in moving
    assert not any({"LD1", "LK1"} <= keys or {"OS1", "LD1"} <= keys for keys in moving)
