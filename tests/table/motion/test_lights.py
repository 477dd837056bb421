"""The lights of every event: their kinds, places and times."""

import pytest

from build_scripts.stage.positions import CALM, before_the_nightmare
from game.editions import OFFERED
from game.editions.base.explore import Play
from game.editions.catchers.hoops import Tear
from game.editions.catchers.lessons import HARDER_RULES, dealt_full
from game.editions.oniverse.welcome import Rally
from game.records.journal.text.position import position
from game.rules.state import DISCARD, LIMBO, ROW, owned
from game.rules.view import View, frames
from game.table.layout.poses import Pose
from game.table.layout.staged import spotlight, stage
from game.table.motion.choreography import in_zone
from game.table.motion.director import Director
from game.table.motion.finale import doors_in_order
from game.table.motion.lights import WHOLE, Effect
from game.table.motion.motions import KEY_FLIES, LIGHTS, QUARTER_TURN, STILL_LIGHTS
from tests.table.robots.films import (
    FRAME,
    POSITIONS,
    SIZE,
    STILL,
    USUAL,
    coming_nightmare,
    film,
    filmed,
)


def same_place(one: Pose, other: Pose) -> bool:
    """Returns whether a card lies in the same place, apart from a pixel while it settles."""
    return (one.x, one.y) == pytest.approx((other.x, other.y), abs=1)


# The table of times


def test_every_light_has_a_line_for_usual_and_for_reduced_motion():
    assert LIGHTS.keys() == STILL_LIGHTS.keys()


@pytest.mark.parametrize("tempo", [USUAL, STILL], ids=["usual", "reduced"])
def test_every_line_of_the_table_of_lights_is_seen_in_some_game(tempo):
    lines = STILL_LIGHTS if tempo.reduced else LIGHTS
    seen = set[str]().union(*(film(name, tempo).kinds for name in POSITIONS))
    seen |= filmed(before_the_nightmare(CALM), "Play LM3", tempo).kinds
    seen |= of_a_dreamcatcher_that_tears(tempo) | of_a_denizen_that_is_rallied(tempo)
    assert seen == {kind for kind, span in lines.items() if span is not None}


def of_a_dreamcatcher_that_tears(tempo):
    """Returns the kinds of lights when a Dreamcatcher tears: no other game has threads."""
    game = dealt_full(HARDER_RULES)
    game.submit(Play(game.rules.cards["AS1"]))
    return kinds_of(game, Tear(game.rules.cards["DC1"]), tempo)


def of_a_denizen_that_is_rallied(tempo):
    """Returns the kinds of lights when a Denizen is rallied: no other game has puppets."""
    game = position("edition: oniverse\nhand: OS1 OM1 GK1 AS1 LM1\ndeck: ZL1 GS1\n", OFFERED)
    game.submit(Play(game.rules.cards["OS1"]))
    return kinds_of(game, Rally(game.rules.cards["AS1"]), tempo)


def kinds_of(game, command, tempo):
    """Returns the kinds of lights of a command, until all of them are over."""
    staging, before = OFFERED.of(game.rules.edition).show, game.state
    director = Director(View.of(before, 0), SIZE, tempo, staging=staging)
    director.show(frames(before, game.submit(command), 0))
    seen = set()
    while director.busy or director.lingering:
        director.advance(FRAME)
        seen |= {effect.kind for effect in director.effects}
    return seen


@pytest.mark.parametrize("name", POSITIONS)
def test_in_reduced_motion_no_light_follows_a_card_or_waits_for_one(name):
    moved = film(name, STILL)
    first: dict[tuple[str, str], Effect] = {}
    for frame in moved.frames:
        for key, effect in frame.lights.items():
            begun = first.setdefault(key, effect)
            assert (effect.still, effect.transforms) == (True, False)
            assert effect.pose == begun.pose
        assert not frame.to_come


# A Door


def test_a_key_turns_in_the_lock_of_the_large_door_and_then_its_leaf_opens_in_the_middle():
    shown = film("door")
    key, layout = shown.one("key"), shown.director.layout
    middle, home = spotlight(layout.places), layout.sprites["OD1"].pose
    assert key.path is not None
    card = shown.when("key")[0].poses["OK1"]
    assert same_place(key.path.start, card)
    assert same_place(key.path.end, middle)
    turns = shown.when("key")[0].time + KEY_FLIES
    turned = [f for f in shown.frames if turns <= f.time <= turns + QUARTER_TURN]
    assert all(same_place(frame.poses["OD1"], middle) for frame in turned)
    assert shown.when("opening")[0].time > turns + QUARTER_TURN
    assert shown.one("opening").pose == middle
    assert shown.when("ring")[0].time > shown.when("opening")[0].time
    assert all(same_place(frame.poses["OD1"], home) for frame in shown.when("ring"))


def test_limbo_draws_a_door_in_on_a_spiral_and_violet_light_follows_it():
    shown = film("missed")
    trail, limbo = shown.one("trail", "OD1"), shown.director.layout.places.zones[LIMBO]
    assert trail.path is not None
    assert trail.path.spiral >= 1
    assert same_place(trail.path.end, Pose(*limbo.centre, 1))
    turns = [frame.poses["OD1"] for frame in shown.when("trail", "OD1")]
    assert min(pose.width for pose in turns) < 0.5 * limbo.w


# A Nightmare


def test_a_nightmare_opens_its_wings_while_it_rises_its_eyes_at_last_and_then_one_may_choose():
    shown = coming_nightmare()
    large = max(frame.poses["NM1"].width for frame in shown.frames if "NM1" in frame.poses)
    began = next(frame.time for frame in shown.frames if "NM1" in frame.poses)
    opens, awake = shown.when("wings")[0], shown.when("wings")[-1]
    assert opens.poses["NM1"].width < large
    risen = next(f.time for f in shown.frames if "NM1" in f.poses and f.poses["NM1"].width == large)
    assert risen - began == pytest.approx(0.7, abs=2 * FRAME)
    assert awake.time - began == pytest.approx(0.95, abs=2 * FRAME)
    free = next(frame.time for frame in shown.frames if frame.time > began and not frame.telling)
    assert free - began == pytest.approx(1.25, abs=2 * FRAME)


def test_a_resolved_nightmare_is_in_pieces_where_it_was_and_then_its_card_lies_on_the_pile():
    shown = film("nightmare")
    tear, places = shown.one("tear"), shown.director.layout.places
    assert same_place(tear.pose, Pose(*stage(places).centre, 1))
    began = shown.when("tear")[0].time
    later = [frame for frame in shown.frames if frame.time >= began]
    widths = [frame.poses["NM1"].width for frame in later if "NM1" in frame.poses]
    whole = next(i for i, width in enumerate(widths) if width)
    assert whole * FRAME > 0.7
    assert all(widths[whole:])
    pile = Pose(*places.zones[DISCARD].centre, 1)
    seen = [f.poses["NM1"] for f in later if "NM1" in f.poses and f.poses["NM1"].width]
    assert all(same_place(pose, pile) for pose in seen)


# A trio and a Prophecy


def test_the_cards_of_a_trio_light_one_after_another_and_a_bracket_closes_round_them():
    shown = film("trio")
    keys = in_zone(shown.director.layout, owned(ROW, 0))[-3:]
    times = [shown.when("glow", key)[0].time for key in keys]
    assert times == sorted(set(times))
    bracket, areas = shown.one("bracket"), [shown.director.layout.area(key) for key in keys]
    assert bracket.area is not None
    assert bracket.area.x <= min(area.x for area in areas)
    assert bracket.area.right >= max(area.right for area in areas)
    assert shown.when("bracket")[0].time > times[0]


def test_a_shadow_crosses_the_card_of_a_prophecy_before_it_falls():
    shown = film("prophecy")
    crossed = [frame.poses["LM2"] for frame in shown.when("shadow", "LM2")]
    assert all(same_place(pose, crossed[0]) for pose in crossed)
    pile = shown.director.layout.places.zones[DISCARD]
    assert same_place(shown.director.layout.sprites["LM2"].pose, Pose(*pile.centre, 1))
    assert not same_place(crossed[0], Pose(*pile.centre, 1))


# The end


def test_at_a_victory_the_doors_fly_one_after_another_over_a_light_on_the_whole_table():
    shown = film("victory")
    doors = [door.key for door in doors_in_order(shown.director.layout)]
    assert len(doors) == 8
    lit, leaves = shown.when("victory", WHOLE), []
    for door in doors:
        home = lit[0].poses[door]
        leaves.append(next(f.time for f in lit if not same_place(f.poses[door], home)))
    assert leaves == sorted(set(leaves))


def test_at_a_defeat_it_is_still_dark_when_the_page_is_due():
    shown = film("defeat")
    due = next(frame for frame in shown.frames if not frame.telling)
    assert ("defeat", WHOLE) in due.lights
