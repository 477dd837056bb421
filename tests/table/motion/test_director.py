"""The director lags behind the game, shows every event, and always ends as the layout wants it."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS
from game.editions.base.door import DoorDrawn
from game.editions.base.explore import SearchDeclined
from game.editions.base.nightmare import TopDiscarded
from game.editions.base.show import STAGING
from game.rules.card import Colour
from game.rules.event import Awaiting
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, HAND, LIMBO
from game.rules.view import View, frames
from game.table.layout.arrangement import Arrangement
from game.table.motion.director import Director
from game.table.motion.motions import SETTLE
from tests.table.robots.staged import layout, motion_of
from tests.table.robots.tables import SIZES, table
from tests.variants import variants

SIZE = (1280, 720)
FRAME = 1 / 60


def poses(director):
    return {sprite.key: pose for sprite, pose in director.sprites}


def assert_rests(director, game, size=SIZE):
    """Checks that everything lies where the layout of the game's own view wants it."""
    view = View.of(game.state, 0)
    wanted = layout(view, size, director.arrangement)
    assert not director.busy
    assert director.view == view
    assert director.layout == wanted
    assert poses(director) == {key: sprite.pose for key, sprite in wanted.sprites.items()}
    assert {sprite.key: sprite for sprite, _ in director.sprites} == dict(wanted.sprites)


def run_out(director):
    """Lets time pass, frame by frame, until nothing moves. Returns the events that were shown."""
    shown = [director.event]
    for _ in range(100_000):
        if not director.busy:
            return shown[1:]
        director.advance(FRAME)
        if director.event is not shown[-1]:
            shown.append(director.event)
    raise AssertionError("the director never comes to rest")


def games(seeds):
    """Yields random games after each answer, with the director, the frames to show and the
    chance."""
    for seed in seeds:
        game, chance = Game.start(BASE, seed=seed), random.Random(seed)
        director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
        while game.pending is not None:
            before = game.state
            events = game.submit(chance.choice(game.legal()))
            yield game, director, list(frames(before, events, 0)), chance


def stacked(first):
    """Returns a game with these cards on top of the deck; the first five are the hand."""
    top = [CARDS[card_id] for card_id in first.split()]
    rest = [card for card in BASE_DECK if card not in top]
    quiet = sorted(rest, key=lambda card: card.kind in ("D", "NM"))
    return Game.start(BASE, seed="stacked", deck=(*top, *quiet))


def answer(game, director, command):
    """Submits a command, shows what came of it, and returns its frames."""
    before = game.state
    seen = list(frames(before, game.submit(command), 0))
    director.show(seen)
    return seen


def named(game, name, **fields):
    """Returns the legal command with this name and these cards. Raises LookupError if there is
    none."""
    for command in game.legal():
        if type(command).__name__ == name and all(
            getattr(command, key).id == value for key, value in fields.items()
        ):
            return command
    raise LookupError(name)


def test_a_new_table_lies_still():
    game = Game.start(BASE, seed="still")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    assert_rests(director, game)


def test_what_is_shown_ends_where_the_layout_wants_it():
    for game, director, seen, _ in games(["one"]):
        director.show(seen)
        run_out(director)
        assert_rests(director, game)


@pytest.mark.parametrize("seeds", variants(["abc"], ["abcdefghijkl"]))
def test_to_finish_at_any_moment_is_the_same_as_to_wait(seeds):
    moments = 0
    for game, director, seen, chance in games(seeds):
        director.show(seen)
        for _ in range(chance.randrange(0, 60)):
            director.advance(FRAME)
        director.finish()
        assert_rests(director, game)
        moments += 1
    assert moments >= 500 / 12 * len(seeds)


def test_any_length_of_frame_ends_in_the_same_place():
    for game, director, seen, chance in games(["long", "short"]):
        director.show(seen)
        while director.busy:
            director.advance(chance.choice((0.0, 0.001, 0.05, 0.1, 3.0)))
        assert_rests(director, game)


def test_every_event_of_a_game_is_shown_in_its_order():
    told, seen_all = [], []

    class Telling(Director):
        def _begin(self, event, view):
            told.append(event)
            super()._begin(event, view)

    director = None
    for game, _, seen, _ in games(["every"]):
        director = director or Telling(seen[0][1], SIZE, staging=STAGING)
        director.show(seen)
        # After the end nothing is awaited.
        seen_all += [x for x, view in seen if not (view.result and isinstance(x, Awaiting))]
        run_out(director)
        assert_rests(director, game)
    assert told == seen_all


def test_events_may_be_added_while_others_are_shown():
    game = stacked("OS1 AM1 GK1 LS1 OS2 AM2 GM1 LM1 OM1 AS1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    for card in ("OS1", "AM1", "LS1"):
        answer(game, director, named(game, "Play", card=CARDS[card].id))
        director.advance(FRAME)
    run_out(director)
    assert_rests(director, game)


def test_the_glass_lags_and_the_game_does_not_wait():
    game = stacked("OS1 AM1 GK1 LS1 OS2 AM2 GM1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    before = director.view
    answer(game, director, named(game, "Play", card="OS1"))
    assert director.view == before
    assert director.busy
    assert CARDS["AM2"] in game.state.hand(0)
    director.advance(FRAME)
    assert "AM2" not in poses(director)
    run_out(director)
    assert "AM2" in poses(director)


def test_no_card_jumps():
    """From one frame to the next, a card goes a small part of the glass at most."""
    for game, director, seen, _ in games(["jump"]):
        director.show(seen)
        last = poses(director)
        deck = director.layout.source
        while director.busy:
            director.advance(FRAME)
            now = poses(director)
            for key, pose in now.items():
                start = last.get(key, deck)
                if not (pose.width and start.width):
                    continue  # a Nightmare is torn, and its card reappears on the pile
                assert abs(pose.x - start.x) < 0.16 * SIZE[0], (key, director.event)
                assert abs(pose.y - start.y) < 0.25 * SIZE[1], (key, director.event)
            last = now
        assert_rests(director, game)


def test_a_card_that_is_drawn_comes_face_down_from_the_deck_and_turns():
    game = stacked("OS1 AM1 GK1 LS1 OS2 AM2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    seen = []
    while director.busy:
        director.advance(FRAME)
        if "AM2" in poses(director):
            seen.append(poses(director)["AM2"])
    deck = director.layout.places.zones[DECK].centre
    assert seen[0].turn < 0.1
    assert abs(seen[0].x - deck[0]) < 20
    assert abs(seen[0].y - deck[1]) < 20
    turns = [pose.turn for pose in seen]
    assert turns == sorted(turns)
    assert turns[-1] == 1.0


def test_cards_that_set_out_together_lie_over_each_other_as_in_the_layout():
    looked_at = table(prophecy=5, deck=15)
    director = Director(table(deck=20), SIZE, staging=STAGING)
    director.show([(SearchDeclined(0, Colour.GARDEN), looked_at)])
    director.advance(0.0)
    setting_out = [s.key for s, pose in director.sprites if pose == director.layout.source]
    assert len(setting_out) == 5
    assert setting_out == [key for key in director.layout.sprites if key in setting_out]


def test_equal_events_are_staggered_and_do_not_queue():
    """Five cards of the deck are turned up: each starts before the one before it has arrived."""
    game = stacked("OS1 AM1 GK1 LS1 OS2 NM1 AM2 GM1 LM1 OM1 AS1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    run_out(director)
    seen = answer(game, director, named(game, "RevealFive"))
    assert sum(isinstance(event, TopDiscarded) for event, _ in seen) == 5
    began: dict[str, float] = {}
    time, most = 0.0, 0
    while director.busy:
        director.advance(FRAME)
        time += FRAME
        falling = director.moving & {"AM2", "GM1", "LM1", "OM1", "AS1"}
        most = max(most, len(falling))
        for key in falling:
            began.setdefault(key, time)
    assert most >= 2
    times = [began[key] for key in ("AM2", "GM1", "LM1", "OM1", "AS1")]
    stagger = motion_of(TopDiscarded(CARDS["AM2"])).stagger
    assert stagger > 0
    for a, b in pairwise(times):
        assert b - a == pytest.approx(stagger, abs=2 * FRAME)


def arrivals(director):
    """Returns the frames in which each card first moves, and in which it comes to its last
    place."""
    last = poses(director)
    moved: dict[str, int] = {}
    came: dict[str, int] = {}
    paths = []
    while director.busy:
        director.advance(FRAME)
        paths.append(poses(director))
    home = poses(director)
    for frame, now in enumerate(paths):
        for key, pose in now.items():
            start = last.get(key, director.layout.source)
            if (pose.x, pose.y) != (start.x, start.y):
                moved.setdefault(key, frame)
            if key in home and (pose.x, pose.y) == (home[key].x, home[key].y):
                came.setdefault(key, frame)
    return moved, came


def test_different_events_follow_one_another_and_overlap():
    game = stacked("OS1 AM1 GK1 LS1 OS2 AM2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    moved, came = arrivals(director)
    assert moved["OS1"] < moved["AM2"] < came["OS1"] < came["AM2"]


def test_cards_that_are_drawn_one_after_another_arrive_so():
    """This also holds in a hand where each card makes room for the next."""
    game = stacked("OS1 AM1 GK1 LS1 OS2  NM1 AM2 GM1 LM1 OM1 AS1 GS2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    run_out(director)
    answer(game, director, named(game, "LoseHand"))
    flown: list[str] = []
    last: set[str] = set()
    while director.busy:
        director.advance(FRAME)
        now = director._cards.timeline.flying.keys() & {"AM2", "GM1", "LM1", "OM1", "AS1"}
        flown += sorted(last - now)
        last = now
    assert flown == ["AM2", "GM1", "LM1", "OM1", "AS1"]
    assert_rests(director, game)


def test_nothing_is_drawn_before_the_cards_of_a_prophecy_lie_on_the_deck_again():
    game = stacked("OK1 AM1 GS1 LM1 OS1 AM2 OD1 GM1 LM2 AS1 OM1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Discard", card="OK1"))
    run_out(director)
    answer(game, director, named(game, "Foresee", discard="LM2"))
    while director.view.deck_count == len(game.state.deck) - 3:
        director.advance(FRAME)  # the four cards of the Prophecy are still looked at
    flying = []
    while director.view.deck_count == len(game.state.deck) + 1:
        flying.append(director.arrivals.counts[DECK])
        director.advance(FRAME)
    assert flying[0] < flying[-1] == len(game.state.deck) + 1


def test_nothing_is_drawn_from_a_deck_that_is_shuffled():
    """A search shuffles the deck, and then the hole is filled."""
    game = stacked("OS1 OM1 OS2 AM1 GK1 LM1 AM2 GM1 GS1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    for card in ("OS1", "OM1", "OS2"):
        answer(game, director, named(game, "Play", card=card))
        run_out(director)
    answer(game, director, named(game, "Search"))
    assert len(game.state.hand(0)) == 5
    held, shuffled = [len(director.view.hand)], False
    while director.busy:
        director.advance(FRAME)
        riffles = any(key.startswith("back.riffle") for key in director.moving)
        shuffled |= riffles
        held.append(len(director.view.hand))
        assert held[-1] == held[-2] or (shuffled and not riffles)
    assert held[-1] == 5


def test_the_next_decision_need_not_wait_until_the_deck_is_squared_up():
    game = stacked("OS1 AM1 GS1 LS1 OS2  GD1 AM2 LM1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    while director.telling:
        director.advance(FRAME)
    assert any(key.startswith("back.riffle") for key in director.moving)
    assert director.busy
    run_out(director)
    assert_rests(director, game)


def test_a_pile_counts_a_card_when_it_has_come_and_the_deck_when_it_has_gone():
    game = stacked("OS1 AM1 GS1 LS1 OS2  GD1 AM2 LM1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    assert director.arrivals.counts == {DECK: 71, DISCARD: 0, LIMBO: 0}
    answer(game, director, named(game, "Play", card="OS1"))
    limbo, told = director.layout.places.zones[LIMBO].centre, [(71, 0)]
    while director.busy:
        director.advance(FRAME)
        count = director.arrivals.counts[DECK], director.arrivals.counts[LIMBO]
        if count != told[-1]:
            told.append(count)
        if count[1]:
            assert (poses(director)["GD1"].x, poses(director)["GD1"].y) == limbo
    assert told == [(71, 0), (70, 0), (69, 0), (69, 1), (69, 0), (70, 0)]


def test_a_door_that_is_only_met_is_seen_in_the_middle_before_limbo_takes_it():
    game = stacked("OS1 AM1 GS1 LS1 OS2  GD1 AM2 LM1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    x, y = director.layout.places.met.centre
    path = []
    while director.busy:
        director.advance(FRAME)
        path += [poses(director)["GD1"]] if "GD1" in poses(director) else []
    there = [i for i, pose in enumerate(path) if (pose.x, pose.y) == pytest.approx((x, y), abs=4)]
    began = next(i for i, pose in enumerate(path) if pose.turn > 0)
    assert there
    assert there[0] - began >= motion_of(DoorDrawn(0, CARDS["GD1"])).duration / FRAME * 0.8


def test_an_event_that_moves_nothing_takes_no_time():
    game = stacked("OS1 AM1 GK1 LS1 OS2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    view = director.view
    director.show([(SearchDeclined(0, next(iter(CARDS["OS1"].colours))), view)] * 50)
    director.advance(0.0)
    assert not director.busy


def run_frames(director):
    """Returns the event of every frame until nothing moves."""
    count = []
    while director.busy:
        director.advance(FRAME)
        count.append(director.event)
    return count


@pytest.mark.parametrize("size", SIZES)
def test_a_resize_in_mid_animation_leaves_everything_in_its_place(size):
    game = stacked("OS1 AM1 GK1 LS1 OS2 AM2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    for _ in range(7):
        director.advance(FRAME)
    director.resize(size)
    assert_rests(director, game, size)


# What the player moves


def test_an_arrangement_glides_and_rests():
    game = stacked("OS1 AM1 GK1 LS1 OS2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    before = poses(director)
    director.arrange(Arrangement(selected="GK1"))
    assert director.moving == {"GK1"}
    assert poses(director)["GK1"].y == before["GK1"].y
    run_out(director)
    assert poses(director)["GK1"].y < before["GK1"].y
    assert_rests(director, game)


def test_an_arrangement_in_mid_animation_loses_no_event():
    game = stacked("OS1 AM1 GK1 LS1 OS2 AM2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    director.advance(0.1)
    director.arrange(Arrangement(selected="GK1"))
    run_out(director)
    assert_rests(director, game)


def test_a_held_card_stays_where_it_is_held():
    game = stacked("OS1 AM1 GK1 LS1 OS2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    held = replace(director.layout.sprites["GK1"].pose, x=300.0, y=200.0)
    director.hold({"GK1": held})
    for _ in range(10):
        director.advance(FRAME)
        assert poses(director)["GK1"] == held


def test_a_released_card_glides_home():
    game = stacked("OS1 AM1 GK1 LS1 OS2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    home = director.layout.sprites["GK1"].pose
    director.hold({"GK1": replace(home, x=300.0, y=200.0)})
    director.release()
    assert director.busy
    frames_home = len(run_frames(director))
    assert frames_home * FRAME == pytest.approx(SETTLE.duration, abs=2 * FRAME)
    assert_rests(director, game)


def test_a_card_that_is_let_go_where_it_belongs_stays_there():
    game = stacked("AM1 GS1 LM1 OK1 OS1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    home = director.layout.sprites["AM1"].pose
    director.hold({"AM1": home})
    director.release()
    assert not director.moving
    assert run_out(director) == []
    assert poses(director)["AM1"] == home


def test_a_refused_card_glides_home_and_then_shakes_once():
    game = stacked("OS1 AM1 GK1 LS1 OS2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    home = director.layout.sprites["GK1"].pose
    director.hold({"GK1": replace(home, x=home.x - 300.0, y=200.0)})
    director.drop()
    director.refuse(["GK1"])
    xs = []
    while director.busy:
        director.advance(FRAME)
        xs.append(poses(director)["GK1"].x)
    assert max(xs) > home.x + 1
    assert max(xs) <= home.x + 5
    assert len(xs) * FRAME == pytest.approx(SETTLE.duration + 0.18, abs=3 * FRAME)
    assert_rests(director, game)


def test_a_card_played_from_the_hand_it_was_held_in_starts_where_it_was_let_go():
    game = stacked("OS1 AM1 GK1 LS1 OS2 AM2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    dropped = replace(director.layout.sprites["OS1"].pose, x=700.0, y=300.0)
    director.hold({"OS1": dropped})
    director.drop()
    answer(game, director, named(game, "Play", card="OS1"))
    director.advance(0.0)
    now = poses(director)["OS1"]
    assert (now.x, now.y) == (700.0, 300.0)
    run_out(director)
    assert_rests(director, game)


def test_the_hand_closes_its_gap_while_the_played_card_flies():
    game = stacked("OS1 AM1 GK1 LS1 OS2 AM2")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Play", card="OS1"))
    director.advance(FRAME)
    hand = {s.key for s, _ in director.sprites if s.zone == HAND}
    assert hand <= director.moving
    assert "OS1" in director.moving


def test_a_card_that_still_lands_keeps_its_place_in_the_pile():
    """Other cards have come and gone meanwhile, but none of the pile lies above it."""
    game = stacked("OK1 AM1 GS1 LM1 OS1 AM2 OD1 GM1 LM2 AS1 OM1")
    director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
    answer(game, director, named(game, "Discard", card="OK1"))
    run_out(director)
    answer(game, director, named(game, "Foresee", discard="LM2"))
    tops = []
    while director.busy:
        director.advance(FRAME)
        tops.append([s.key for s, _ in director.sprites if s.zone == DISCARD][-1])
    assert sum(a != b for a, b in pairwise(tops)) <= 1
    assert tops[-1] == "LM2"
