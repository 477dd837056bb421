"""Events that move in other ways than a simple flight, as art direction asks of each."""

import math
from dataclasses import replace
from itertools import pairwise, product

import pytest

from game.editions.base.box import BASE
from game.editions.base.explore import SearchDeclined
from game.editions.base.show import STAGING
from game.records.journal.codec import EVENTS as ANY_GAME
from game.rules.event import CardsLaid, GameStarted, TurnBegan
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, ROW, SHARED, owned
from game.rules.view import View
from game.table.layout.arrangement import Arrangement
from game.table.layout.pair import Facing
from game.table.layout.places import Rect
from game.table.layout.poses import Pose
from game.table.motion.director import Director
from game.table.motion.motions import KEY_FLIES, QUARTER_TURN
from game.table.motion.passing_sides import passing_sides
from game.table.motion.tempo import Tempo
from tests.table.motion.test_director import FRAME, SIZE, answer, named, run_out, stacked
from tests.table.robots.staged import MOTIONS, layout
from tests.table.robots.tables import box, overlap, pair

HELD = "AM1", "GK1", "LS1", "OS2"
Path = dict[str, list[Pose]]


def begun(first: str) -> tuple[Game, Director]:
    """Returns a game with these cards on top, and its director at rest."""
    game = stacked(first)
    return game, Director(View.of(game.state, 0), SIZE, staging=STAGING)


def filmed(director: Director) -> tuple[Path, set[str]]:
    """Returns every pose of every card until all is at rest, and the kinds of lights that were
    seen."""
    paths: Path = {}
    lights: set[str] = set()
    while director.busy:
        director.advance(FRAME)
        lights |= {effect.kind for effect in director.effects if effect.time > 0}
        for sprite, pose in director.sprites:
            paths.setdefault(sprite.key, []).append(pose)
    return paths, lights


def near(path: list[Pose], director: Director, zone: str) -> bool:
    """Returns whether a card passes the middle of a zone."""
    x, y = director.layout.places.zones[zone].centre
    return any(abs(pose.x - x) < 12 and abs(pose.y - y) < 12 for pose in path)


def test_a_drawn_card_does_not_turn_over_across_the_row():
    game, director = begun("OS1 AM1 GK1 LS1 OS2 AM2")
    answer(game, director, named(game, "Play", card="OS1"))
    drawn = filmed(director)[0]["AM2"]
    row = director.layout.sprites["OS1"].pose
    turning = [pose for pose in drawn if 0 < pose.turn < 1]
    assert len(turning) > 10
    low = [pose for pose in turning if pose.x - pose.width / 2 < row.x + row.width / 2]
    edge_on = min(drawn, key=lambda pose: abs(pose.turn - 0.5))
    assert low
    assert edge_on.y - edge_on.height / 2 > row.y + row.height / 2


def test_a_nightmare_grows_large_draws_back_to_its_place_and_never_shakes():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  NM1 AM2")
    answer(game, director, named(game, "Play", card="OS1"))
    paths, _ = filmed(director)
    home = director.layout.sprites["NM1"].pose
    arrived = paths["NM1"]
    widths = [pose.width / home.width for pose in arrived]
    largest = widths.index(max(widths))
    assert widths[:largest] == sorted(widths[:largest])
    assert widths[largest:] == sorted(widths[largest:], reverse=True)
    assert max(widths) > 1.4
    assert arrived[-1] == replace(home, z=arrived[-1].z)


def test_a_key_turns_in_the_door_while_its_card_waits_in_the_hand_and_is_discarded():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  GD1 AM2 LM1")
    answer(game, director, named(game, "Play", card="OS1"))
    run_out(director)
    lay = director.layout.sprites["GK1"].pose
    answer(game, director, named(game, "Claim", key="GK1"))
    paths, lights = filmed(director)
    waits = [pose for pose in paths["GK1"] if abs(pose.x - lay.x) < 1]
    assert len(waits) * FRAME > KEY_FLIES + QUARTER_TURN
    assert all(0 <= lay.y - pose.y < lay.height / 5 for pose in waits)
    assert near(paths["GK1"], director, DISCARD)
    assert {"key", "opening"} <= lights


@pytest.mark.parametrize("deal", ["OS1 AM1 GS1 LS1 OS2  GD1 AM2 LM1"])
def test_a_door_without_a_key_is_drawn_into_limbo_on_a_spiral_small_and_back(deal):
    game, director = begun(deal)
    answer(game, director, named(game, "Play", card="OS1"))
    paths, _ = filmed(director)
    limbo = director.layout.places.zones[LIMBO]
    assert near(paths["GD1"], director, LIMBO)
    assert min(pose.width for pose in paths["GD1"]) < 0.5 * limbo.w
    xs = [pose.x - limbo.centre[0] for pose in paths["GD1"]]
    assert min(xs) < 0 < max(xs)


def test_the_cards_of_a_hand_leave_one_after_the_other():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  NM1 AM2 GM1 LM1 OM1 AS1")
    answer(game, director, named(game, "Play", card="OS1"))
    run_out(director)
    before = {sprite.key: pose for sprite, pose in director.sprites}
    answer(game, director, named(game, "LoseHand"))
    gone: dict[str, int] = {}
    for frame in range(40):
        director.advance(FRAME)
        for sprite, pose in director.sprites:
            if sprite.key in HELD and abs(pose.y - before[sprite.key].y) > 2:
                gone.setdefault(sprite.key, frame)
    frames = [gone[key] for key in HELD]
    assert frames == sorted(frames)
    assert len(set(frames)) == 4


def test_a_shuffle_parts_the_deck_and_squares_it_up_again():
    game, director = begun("OS1 AM1 GS1 LS1 OS2  GD1 AM2 LM1")
    answer(game, director, named(game, "Play", card="OS1"))
    paths, _ = filmed(director)
    halves = [paths[f"back.riffle.{i}"] for i in range(8)]
    middle = director.layout.places.zones[DECK].centre[0]
    assert any(pose.x < middle - 10 for path in halves for pose in path)
    assert any(pose.x > middle + 10 for path in halves for pose in path)
    assert not any(sprite.key.startswith("back.riffle") for sprite, _ in director.sprites)


def test_what_was_cut_short_does_not_fade_in_later():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  NM1 AM2")
    answer(game, director, named(game, "Play", card="OS1"))
    while not director.fade:
        director.advance(FRAME)
    director.finish()
    assert director.take_fade() == 0


def test_every_event_that_moves_a_card_has_its_line_in_the_table_of_times():
    silent = {GameStarted, CardsLaid, SearchDeclined}
    events = {*ANY_GAME, *BASE.facts}
    assert events - silent == set(MOTIONS)


@pytest.mark.parametrize("speed", [0.5, 2.0])
def test_at_half_and_double_speed_everything_takes_twice_and_half_as_long(speed):
    taken = []
    for tempo in (Tempo(), Tempo(speed)):
        game, director = begun("OS1 AM1 GS1 LS1 OS2  GD1 AM2 LM1")
        director.tempo = tempo
        answer(game, director, named(game, "Play", card="OS1"))
        taken.append(frames_of(director))
    assert taken[1] == pytest.approx(taken[0] / speed, rel=0.05)


def frames_of(director: Director) -> int:
    """Returns the number of frames until nothing moves."""
    frames = 0
    while director.busy:
        director.advance(FRAME)
        frames += 1
    return frames


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_tray_of_who_plays_next_glides_down_while_the_other_one_is_not_seen(size):
    views = [pair(lower=lower, rows=(5, 13)) for lower in (0, 1)]
    before, after = (layout(view, size, Arrangement()) for view in views)
    sides = passing_sides(before, after, travels=True)
    assert sides is not None
    assert isinstance(before.places, Facing)
    beside = [after.places.zones[zone] for zone in (DECK, DISCARD, LIMBO, SHARED)]
    ways: tuple[list[tuple[Rect, float]], ...] = [], []
    said = list[float]()
    while not sides.over:
        sides.turned = sides.half_way
        for seat, way in enumerate(ways):
            way.append(sides.tray(seat))
        said.append(sides.saying)
        sides.passed += FRAME
    goes, glides = ways
    for part, (rect, _), (_, seen) in zip(said, glides, goes, strict=True):
        assert part in (0, 1) or seen < 0.5, "both say that they play"
        assert part == 1 or rect.y - glides[0][0].y < before.places.px(40), "it waits on its way"
    for way in ways:
        assert not any(overlap(rect, zone) for rect, seen in way if seen for zone in beside)
    assert {seen for _, seen in glides} == {1}
    assert {round(rect.x) for rect, _ in glides} == {round(before.places.tray(1).x)}, "straight"
    heights = [rect.y for rect, _ in glides]
    assert heights == sorted(heights)
    for (one, seen), (other, _) in zip(goes, glides, strict=True):
        assert seen < 0.25 or not overlap(one, other)
    for seat, way in enumerate(ways):
        assert way[0] == (before.places.tray(seat), 1)
        assert sides.tray(seat) == (after.places.tray(seat), 1)
    levels = [seen for _, seen in goes]
    away = levels.index(0)
    assert levels[:away] == sorted(levels[:away], reverse=True)
    assert levels[away:] == sorted(levels[away:])
    for rect, seen in goes:
        places = before.places if rect.y >= before.places.tray(0).y else after.places
        assert not seen or abs(rect.y - places.tray(0).y) < places.px(40), "it sinks a little"
    assert passing_sides(before, after, travels=False) is None


def test_what_is_told_under_rows_is_away_until_they_have_changed_places_and_then_fades_in():
    views = [pair(lower=lower, rows=(4, 5), turn=1 + lower) for lower in (0, 1)]
    director = Director(views[0], SIZE, staging=STAGING)
    director.show([(TurnBegan(1, 2), views[1])])
    seen = []
    while director.busy:
        director.advance(FRAME)
        swaps = director.rows_pass
        seen.append((swaps, director.named, director.take_fade() > 0))
    first = seen.index((True, False, True))
    landed = seen.index((False, False, False))
    assert not any(named for _, named, _ in seen[first : landed + 1])
    assert seen[landed + 1] == (False, True, True), "in a picture of their own"
    assert all(named for _, named, _ in seen[landed + 1 :])


@pytest.mark.parametrize("visibility", ["open", "hidden"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_across_the_table_hands_leave_and_come_over_their_edges_and_never_cross(size, visibility):
    views = [pair(lower=seat, rows=(4, 5), turn=1 + seat) for seat in (0, 1)]
    views = [replace(view, visibility=visibility) for view in views]
    if visibility == "hidden":
        views = [replace(view, zones={**view.zones, **covered(view)}) for view in views]
    director = Director(views[0], size, staging=STAGING)
    shared = director.layout.places.zones[SHARED]
    home = {s.key: s.pose for s, _ in director.sprites if s.zone == HAND}
    director.show([(TurnBegan(1, 2), views[1])])
    ways, risen = dict[str, list[Pose]](), list[float]()

    def in_sight(pose: Pose) -> bool:
        return box(pose).x < size[0] and box(pose).y < size[1]

    while director.busy:
        director.advance(FRAME)
        passing = [(s, pose) for s, pose in director.sprites if director.rows_pass]
        for sprite, pose in passing:
            if sprite.zone in (ROW, DOORS, SHARED):
                assert pose == director.layout.sprites[sprite.key].pose
        seen = [(s.owner, box(pose)) for s, pose in passing if s.zone == HAND and in_sight(pose)]
        hands = [[card for owner, card in seen if owner == seat] for seat in (0, 1)]
        assert not any(overlap(one, other) for one, other in product(*hands))
        assert not any(overlap(shared, card) for hand in hands for card in hand)
        lower = director.layout.places.lower
        aside = {owner for owner, card in seen if card.x > shared.right}
        assert lower not in aside, "in the frame of the other one"
        if passing and lower == 1 and visibility == "open":
            low = [card for owner, card in seen if owner == 1 and card.x < shared.x]
            risen.append(max((size[1] - card.y) / card.h for card in low))
        for sprite, pose in passing:
            if sprite.zone == HAND:
                ways.setdefault(sprite.key, []).append(pose)
    assert visibility == "hidden" or risen[0] > 0.6, "they are well in sight half way"
    assert ways.keys() == home.keys()
    for key, way in ways.items():
        start, end = home[key], director.layout.sprites[key].pose
        assert {pose.width for pose in way} == {start.width, end.width}, "each in its own size"
        assert not all(map(in_sight, way))
        for one, other in pairwise(way):
            jumps = dist(one, other) > size[1] / 8
            assert not (jumps and in_sight(one)), "it does not jump"


def covered(view: View) -> dict[str, tuple[None, ...]]:
    """Returns the hands of a view as nobody knows them."""
    return {name: (None,) * len(view.zones[name]) for name in (owned(HAND, 0), owned(HAND, 1))}


def dist(one: Pose, other: Pose) -> float:
    return math.dist((one.x, one.y), (other.x, other.y))
