"""Two at the table: cards turn over in their places, hands change, and everything always ends where
the layout wants it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.editions.base.partners import MarketShared
from game.rules.event import TurnBegan
from game.rules.game import Game
from game.rules.state import HAND, SHARED, owned
from game.table.layout.poses import Pose, Sprite
from game.table.motion.choreography import Change, turned_over
from game.table.motion.motions import DIMS, FROM_EDGE, NAMES_GO, SWAPPED, TO_EDGE, TURNING
from game.table.motion.tempo import INSTANT, Tempo
from game.table.session import TableSession
from tests.rules.stories import after, cards, command, names, partners
from tests.table.robots.sessions import (
    FRAME,
    MANNERS,
    assert_rests,
    look,
    new_game,
    played,
    poses,
    run_out,
    seated,
)
from tests.variants import variants

OWN, OTHER, SHARED_CARDS = "OS1 OM1 OK1", "AM1 GS1 AK1", "LS1 GK1"
DECK_TOP = "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"
FIRST_TURNS = "Play OS1", "Play AM1"
"""Commands after which each player has drawn a card."""
TEMPOS = [Tempo(0.5), Tempo(), Tempo(2.0), Tempo(INSTANT), Tempo(reduced=True)]


def game(visibility: str = "open", *texts: str, deck: str = DECK_TOP) -> Game:
    """Returns a game in turn 1 of the first seat after these answers."""
    return after(partners(OWN, OTHER, SHARED_CARDS, deck, visibility=visibility), *texts)


def filmed(session: TableSession) -> dict[str, list[Pose]]:
    """Returns every pose of every card until all is at rest."""
    paths: dict[str, list[Pose]] = {}
    while session.director.busy:
        session.director.advance(FRAME)
        for key, pose in poses(session.director).items():
            paths.setdefault(key, []).append(pose)
    return paths


# Whole games


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("tempo", variants(TEMPOS[1::2], TEMPOS[::2]), ids=str)
def test_whole_games_end_where_the_layout_wants_it_at_every_speed(manner, tempo):
    for session, _ in played(f"whole {manner}", manner, tempo=tempo):
        director = session.director
        while director.busy:
            director.advance(0.05)
        assert_rests(session)


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize("seed", variants(["a"], ["bb"]))
def test_to_finish_at_any_moment_is_the_same_as_to_wait(manner, fixed, seed):
    moments = 0
    for session, chance in played(seed, manner, fixed=fixed):
        for _ in range(chance.randrange(0, 50)):
            session.director.advance(FRAME)
        session.director.finish()
        assert_rests(session)
        moments += 1
    assert moments > 50


@pytest.mark.parametrize("manner", MANNERS)
def test_events_may_pile_up_and_the_last_of_them_counts(manner):
    for number, (session, chance) in enumerate(played("piled", manner)):
        session.director.advance(chance.choice((0.0, 0.3, 1.5)))
        if number % 5 == 0:
            run_out(session.director)
            assert_rests(session)


@pytest.mark.parametrize("manner", MANNERS)
def test_in_reduced_motion_nothing_is_ever_on_its_way(manner):
    for session, _ in played("calm", manner, tempo=Tempo(reduced=True)):
        director = session.director
        while director.busy:
            director.advance(FRAME)
            lying = {key: sprite.pose for key, sprite in director.layout.sprites.items()}
            assert poses(director) == lying
            assert not director.moving


# Cards that turn over in their place


def test_cards_that_leave_their_zone_do_not_turn_over():
    session = seated(game("hidden", *FIRST_TURNS), "curtain")
    before = session.director.layout
    assert session.submit(command("Play OM1"))
    session.look(False)
    session.director.finish()
    view = session.director.view
    lying = {c.id: z.partition(":")[0] for z in view.zones for c in view.cards(z)}
    over = dict(turned_over(Change(None, {}, before, session.director.layout), lying))
    assert "OM1" not in over
    assert "LM1" in over


@pytest.mark.parametrize("up", [False, True])
def test_a_card_turns_in_two_halves_and_never_travels(up):
    session = seated(game("hidden", *FIRST_TURNS), "peek")
    if up:
        session.look(False)
        session.director.finish()
    places = {s.key: s.pose for s, _ in session.director.sprites if s.zone == HAND}
    session.look(up)
    assert session.director.busy
    paths = filmed(session)
    assert_rests(session)
    backs = {key: path for key, path in paths.items() if key.startswith("back.hand.0")}
    fronts = {"LM1": paths["LM1"]}
    assert len(backs) == 1
    going, coming = (backs, fronts) if up else (fronts, backs)
    for path in going.values():
        turns = [pose.turn for pose in path]
        assert turns == sorted(turns, reverse=not up)
        assert turns[-1] == pytest.approx(0.5, abs=0.2)
        # It is gone when the other half of the movement begins.
        assert len(path) * FRAME == pytest.approx(TO_EDGE, abs=2.5 * FRAME)
    for path in coming.values():
        turns = [pose.turn for pose in path]
        assert turns[0] == 0.5
        assert turns[-1] == (1.0 if up else 0.0)
        assert turns == sorted(turns, reverse=not up)
        assert len(path) * FRAME == pytest.approx(TO_EDGE + FROM_EDGE, abs=2.5 * FRAME)
    spots = {(round(p.x), round(p.y)) for p in places.values()}
    for key, path in paths.items():
        if key in going or key in coming:
            assert {(round(p.x), round(p.y)) for p in path} <= spots, key


def test_a_reordered_hand_that_is_covered_tells_nothing_of_its_order():
    """Cards that both know lie first, as they came; who looks again finds the own order."""
    session = seated(game("hidden", *FIRST_TURNS), "peek")
    hand = session.hand
    assert names(hand) == "OM1 OK1 LM1"
    session.arrange(session.arrangement.putting((hand[2], hand[1], hand[0])))
    session.look(False)
    session.director.finish()
    lying = [s for s, _ in session.director.sprites if s.lies_in == owned(HAND, 0)]
    assert [s.key for s in lying] == ["OM1", "OK1", "back.hand.0.2"]
    session.look(True)
    session.director.finish()
    assert session.hand == (hand[2], hand[1], hand[0])


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_at_the_end_the_covered_hands_turn_up_in_their_places(manner):
    session = seated(game("hidden", *FIRST_TURNS), manner)
    session.look(False)
    session.director.finish()
    lay = {s.key: (s.pose.x, s.pose.y) for s, _ in session.director.sprites if s.zone == HAND}
    covered = [key for key in lay if key.startswith("back.")]
    assert len(covered) == 2
    session.submit(command("Concede"))
    paths = filmed(session)
    assert_rests(session)
    for key in {card.id for seat in (0, 1) for card in session.game.state.hand(seat)} - lay.keys():
        turns = [pose.turn for pose in paths[key]]
        assert turns == sorted(turns)
        assert turns[0] < 0.6
        assert turns[-1] == 1.0
        assert {(pose.x, pose.y) for pose in paths[key]} <= set(lay.values())
    for key in covered:
        assert paths[key][-1].turn == pytest.approx(0.5, abs=0.2)


def test_in_reduced_motion_the_hands_at_the_end_are_face_up_in_a_fade():
    session = seated(game("hidden", *FIRST_TURNS), "peek", tempo=Tempo(reduced=True))
    session.look(False)
    session.director.finish()
    session.submit(command("Concede"))
    session.director.advance(FRAME)
    assert not session.director.moving
    assert session.director.take_fade() > 0
    hands = {card.id for seat in (0, 1) for card in session.game.state.hand(seat)}
    assert hands <= set(poses(session.director))


# The light goes over to the other player


def light_turns(session: TableSession) -> tuple[float, list[float], dict[str, list[Pose]]]:
    """Returns the fade when a turn begins, the seconds from then until all is at rest, and what
    moved meanwhile."""
    director, fade, waits, paths = session.director, 0.0, 0.0, dict[str, list[Pose]]()
    begun = False
    while director.busy:
        director.advance(FRAME)
        if isinstance(director.event, TurnBegan):
            if not begun:
                fade = director.take_fade()
            begun = True
            waits += FRAME
            for key, pose in poses(director).items():
                paths.setdefault(key, []).append(pose)
        elif not begun:
            director.take_fade()
    return fade, [waits], paths


def test_with_fixed_seats_a_new_turn_is_a_turn_of_the_light_and_nothing_travels():
    session = seated(game(), fixed=True)
    assert session.submit(command("Play OS1"))
    fade, (waits,), paths = light_turns(session)
    assert fade == pytest.approx(DIMS)
    assert waits <= TURNING + 3 * FRAME
    for key, path in paths.items():
        spots = {(round(pose.x), round(pose.y), round(pose.turn, 2)) for pose in path}
        assert len(spots) == 1, key
    assert_rests(session)


def test_the_turn_goes_over_in_one_frame_half_way_between_two_frames_that_are_dim():
    session = seated(game(), fixed=True)
    director, seen = session.director, list[tuple[int, bool, float]]()
    assert session.submit(command("Play OS1"))
    while director.busy or not director.framed:
        director.advance(FRAME)
        if isinstance(director.event, TurnBegan):
            seen.append((director.plays, director.framed, director.take_fade()))
    before = [fade for plays, framed, fade in seen if plays == 0 and not framed]
    assert before[0] == pytest.approx(DIMS)
    assert len(before) * FRAME == pytest.approx(DIMS, abs=2 * FRAME)
    assert seen[len(before)] == (1, False, 0.0), "no fade in which both play, or neither"
    plays, framed, fade = seen[len(before) + 1]
    assert plays == 1
    assert framed
    assert fade == pytest.approx(TURNING - DIMS)


@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_across_the_table_the_rows_change_places_in_half_a_second(visibility):
    game_now = game(visibility, *FIRST_TURNS)
    session = seated(game_now, "open" if visibility == "open" else "curtain")
    rows = {card.id for seat in (0, 1) for card in session.game.state.row(seat)}
    director = session.director
    assert session.submit(command("Play OM1"))
    if visibility == "hidden":
        run_out(director)
        session.look(False)
    for _ in range(600):
        if director.rows_pass:
            break
        director.advance(FRAME)
    hand, shown = {card.id for card in session.game.state.hand(0)}, visibility == "open"
    before = poses(director)
    assert not rows & director.moving
    assert (hand <= director.moving) is shown
    sides = director.sides
    assert sides is not None
    frames = turned = 0
    while director.rows_pass:
        lie = all(poses(director)[key] == before[key] for key in rows)
        assert lie is not sides.turned, "trays take their rows with them"
        assert sides.away is (sides.passed >= NAMES_GO)
        frames, turned = frames + 1, turned + sides.turned
        director.advance(FRAME)
    assert frames * FRAME == pytest.approx(NAMES_GO + SWAPPED, abs=3 * FRAME)
    # The table turns when the trays are half way.
    assert turned * FRAME == pytest.approx(SWAPPED / 2, abs=2 * FRAME)
    run_out(director)
    assert_rests(session)


def test_frames_longer_than_the_rows_take_hold_nothing_up():
    session = seated(game("open"))
    for text in FIRST_TURNS:
        session.submit(command(text))
        for _ in range(40):
            session.director.advance(2 * SWAPPED)
        assert_rests(session)


def test_what_fades_as_the_light_turns_shows_no_card_that_goes_over():
    session = seated(game("open", *FIRST_TURNS))
    director = session.director
    assert session.submit(command("Play OM1"))
    lay = director.moving
    for _ in range(600):
        if isinstance(director.event, TurnBegan):
            break
        lay = director.moving
        director.advance(FRAME)
    hands = {card.id for seat in (0, 1) for card in session.game.state.hand(seat)}
    assert hands <= lay


def test_in_reduced_motion_the_light_goes_over_in_a_short_fade():
    session = seated(game(), tempo=Tempo(reduced=True))
    assert session.submit(command("Play OS1"))
    fade, _, _ = light_turns(session)
    assert fade == pytest.approx(0.12)


# What moves between the hands and the shared tray


def test_the_last_two_cards_of_the_draft_glide_to_the_shared_tray():
    draft = new_game("shared", "open")
    while len(draft.state.market) > 3:
        draft.submit(draft.legal()[0])
    session = seated(draft)
    before = poses(session.director)
    assert session.submit(draft.legal()[0])
    left = [card.id for card in draft.state.shared]
    assert len(left) == 2
    director, seen = session.director, dict[str, list[Pose]]()
    goals: dict[str, Pose] = {}
    while director.busy:
        director.advance(FRAME)
        if isinstance(director.event, MarketShared):
            for key in left:
                seen.setdefault(key, []).append(poses(director)[key])
            goals |= {key: director.layout.sprites[key].pose for key in left}
            assert {director.layout.sprites[key].zone for key in left} == {SHARED}
    for key in left:
        start, end = before[key], goals[key]
        assert (end.x, end.y) != (start.x, start.y)
        steps = [abs(b.y - a.y) for a, b in pairwise(seen[key])]
        assert len([step for step in steps if step > 0.5]) > 8, "it does not jump"
        assert all(pose.turn == 1 for pose in seen[key])
    assert_rests(session)


def test_a_swap_moves_both_cards_to_the_zone_of_the_other():
    session = seated(game("open", "Discard OS1"))
    one, two = (session.director.layout.sprites[key] for key in ("OM1", "GK1"))
    assert (one.lies_in, two.lies_in) == (owned(HAND, 0), SHARED)
    assert session.submit(command("Swap OM1 GK1"))
    director = session.director
    moved: set[str] = set()
    rested: dict[str, Sprite] = {}
    while director.busy:
        director.advance(FRAME)
        if type(director.event).__name__ == "CardsSwapped":
            moved |= director.moving
            rested = {key: director.layout.sprites[key] for key in ("OM1", "GK1")}
    assert {"OM1", "GK1"} <= moved <= {"OM1", "GK1", "OK1"}
    assert (rested["OM1"].lies_in, rested["GK1"].lies_in) == (SHARED, owned(HAND, 0))
    assert rested["OM1"].pose.x == two.pose.x
    assert rested["GK1"].pose.x < two.pose.x
    assert_rests(session)


@pytest.mark.parametrize("manner", MANNERS)
def test_r39_a_card_that_is_drawn_flies_to_the_own_hole_first_and_then_to_the_shared_tray(manner):
    """A Nightmare takes the whole hand: three cards are drawn into the own hand, then two among the
    shared ones."""
    deck = "NM1 LM2 LM3 LM4 OS2 AS2 OM2"
    visibility = "open" if manner == "open" else "hidden"
    session = seated(game(visibility, "Play OS1", deck=deck), manner)
    assert session.submit(command("LoseHand"))
    director, targets, last = session.director, [], None
    while director.busy:
        director.advance(FRAME)
        event = director.event
        if type(event).__name__ == "LocationDrawn" and event is not last:
            last = event
            flying = director.moving & director.layout.sprites.keys()
            new = [director.layout.sprites[key] for key in flying]
            targets.append({sprite.lies_in for sprite in new})
            goal = director._cards.timeline.goal(next(iter(flying)))
            assert goal is not None
    assert len(targets) == 5
    assert all(owned(HAND, 0) in zones and SHARED not in zones for zones in targets[:3])
    assert all(SHARED in zones for zones in targets[3:])
    look(session)
    run_out(director)
    assert_rests(session)


def test_r39_a_hole_of_the_shared_tray_is_filled_there_and_seen_by_all():
    session = seated(game("hidden"), "curtain")
    assert session.submit(command("Play LS1"))
    director = session.director
    while type(director.event).__name__ != "LocationDrawn":
        director.advance(FRAME)
    sprite = director.layout.sprites["LM1"]
    assert sprite.lies_in == SHARED
    assert director._cards.timeline.goal("LM1") == sprite.pose
    run_out(director)
    assert director.layout.sprites["LM1"].card == cards("LM1")[0]
