"""Movement at any speed, or none at all, leads to the same end; in reduced motion nothing is ever
on its way."""

import random
from collections import defaultdict
from itertools import pairwise
from typing import NamedTuple

import pytest

from build_scripts.stage import pace
from game.editions.base.box import BASE
from game.editions.base.door import DoorDrawn
from game.editions.base.explore import SearchDeclined, SearchFailed
from game.editions.base.nightmare import NightmareDrawn
from game.editions.base.partners import CardDrafted, CardsSwapped, MarketShared
from game.editions.base.routines import CardSetAside, DoorGained
from game.editions.base.show import STAGING
from game.records.journal.codec import EVENTS as ANY_GAME
from game.rules.event import Answered, Awaiting, CardsLaid, Event, GameLost, GameStarted, TurnBegan
from game.rules.game import Game
from game.rules.view import View, frames
from game.table.motion.director import Director
from game.table.motion.motions import SHOWN
from game.table.motion.tempo import INSTANT, SPEEDS, Tempo
from tests.table.motion.test_director import SIZE, assert_rests, poses, stacked
from tests.table.robots.staged import layout, motion_of
from tests.variants import variants

TEMPOS = [Tempo(speed, reduced) for speed in SPEEDS for reduced in (False, True)]
NOT_SHOWN = {GameStarted, CardsLaid, CardDrafted, MarketShared, CardsSwapped}
"""Events that come before there is a table, or with two players only."""
SOLO = {*ANY_GAME, *BASE.facts} - NOT_SHOWN
UNSEEN = {Answered, Awaiting, TurnBegan, SearchFailed, SearchDeclined}
"""Events that need not move anything."""
SOON_WON = "OS1 OK1 OK2 AK1 AK2 OD1 OD2 AD1 AD2 GK1 GD1 GK2 GD2 LK1 LD1 LK2 LD2"
IN_VAIN = "OS1 OM1 OS2 OK1 OK2 OD1 OD2 AS1 AM1 AS2"
"""A deck on which a player who opens every Door and plays the first card searches in vain; with
SOON_WON such a player soon wins."""


class Begun(NamedTuple):
    """An event that begins to be shown: its time, and whether there is anything to see of it."""

    time: float
    event: Event
    shows: bool
    waited: bool
    """True if it had to wait for cards."""
    known: View
    """What is known after the event. A Nightmare that is not the first one takes less time."""


class Watched(Director):
    """A director that keeps which events it began to show."""

    def __init__(self, view, tempo):
        self.clock = 0.0
        self.begun = []
        self.waited = False
        super().__init__(view, SIZE, tempo, staging=STAGING)

    def _begin(self, event, view):
        before = self.layout.sprites
        after = layout(view, SIZE, self.arrangement).sprites
        shows = before != after or isinstance(event, SHOWN) or STAGING.event(event).waits
        self.begun.append(Begun(self.clock, event, shows, self.waited, view))
        self.waited = False
        super()._begin(event, view)

    def _may_begin(self, event, view):
        may = super()._may_begin(event, view)
        self.waited |= not may
        return may

    def advance(self, dt):
        super().advance(dt)
        self.clock += dt


def chosen(game, chance):
    """Returns a random legal answer, or the first one with a stacked deck."""
    return game.legal()[0] if game.seed == "stacked" else chance.choice(game.legal())


def answers(game, chance):
    """Plays a game, and yields what there is to show after each answer."""
    while game.pending is not None:
        before = game.state
        events = game.submit(chosen(game, chance))
        yield list(frames(before, events, 0))


def whole_games(seeds="abc"):
    """Yields games that reach every kind of event, each with its chance."""
    for seed in seeds:
        yield Game.start(BASE, seed=f"pace {seed}"), random.Random(seed)
    for first in (SOON_WON, IN_VAIN):
        yield stacked(first), random.Random(first)


def run_out(director, dt):
    """Advances and yields, frame by frame, until nothing moves."""
    for _ in range(100_000):
        if not director.busy:
            return
        director.advance(dt)
        yield
    raise AssertionError("the director never comes to rest")


@pytest.mark.parametrize(
    ("seeds", "tempos"),
    [("a", TEMPOS[2::3]), pytest.param("abc", TEMPOS, marks=pytest.mark.thorough)],
    ids=["few", "all"],
)
def test_at_every_speed_every_answer_ends_with_the_same_poses(seeds, tempos):
    shown, lengths = set(), random.Random("lengths")
    for game, chance in whole_games(seeds):
        directors = [
            Director(View.of(game.state, 0), SIZE, tempo, staging=STAGING) for tempo in tempos
        ]
        for seen in answers(game, chance):
            shown |= {type(event) for event, _ in seen}
            for director in directors:
                director.show(seen)
                assert director.busy == (director.tempo.speed != INSTANT)
                for _ in run_out(director, lengths.choice((1 / 60, 0.03, 0.1))):
                    pass
                assert_rests(director, game)
            assert all(poses(director) == poses(directors[0]) for director in directors)
    assert shown == SOLO


@pytest.mark.parametrize("speed", variants(SPEEDS[1:2], [*SPEEDS[:1], *SPEEDS[2:]]))
def test_in_reduced_motion_nothing_is_ever_on_its_way(speed):
    """In every frame of a game all cards rest in the layout of one of its positions."""
    shown = 0
    for game, chance in whole_games():
        director = Director(
            View.of(game.state, 0), SIZE, Tempo(speed, reduced=True), staging=STAGING
        )
        for seen in answers(game, chance):
            views = [director.view, *(view for _, view in seen)]
            director.show(seen)
            at_rest = [layout(view, SIZE, director.arrangement).sprites for view in views]
            for _ in run_out(director, 1 / 20):
                resting = at_rest[views.index(director.view)]
                assert poses(director) == {key: sprite.pose for key, sprite in resting.items()}
                assert not director.moving
                assert all(effect.still for effect in director.effects)
                shown += 1
    assert shown > 1000 or speed == INSTANT


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seeds", variants(["a"], ["abc"]))
def test_every_event_that_can_be_seen_has_its_time(reduced, seeds):
    """An event that cannot be seen has no time."""
    times = defaultdict(list)
    for game, chance in whole_games(seeds):
        director = Watched(View.of(game.state, 0), Tempo(reduced=reduced))
        for seen in answers(game, chance):
            director.begun.clear()
            director.show(seen)
            for _ in run_out(director, 1 / 100):
                pass
            for one, following in pairwise(director.begun):
                motion = motion_of(one.event, reduced)
                alike = STAGING.alike(one.event, following.event)
                pause = STAGING.pause_of(motion, one.known)
                time = (motion.stagger if alike else pause) if one.shows else 0.0
                passed = following.time - one.time
                assert passed > time - 0.011, one.event
                if not following.waited:
                    assert passed == pytest.approx(time, abs=0.011), one.event
                times[type(one.event)].append(time)
            last = director.begun[-1]
            times[type(last.event)].append(director.clock - last.time)
    assert times.keys() == SOLO
    assert all(min(times[kind]) > 0.03 for kind in SOLO - UNSEEN)


# How long an answer is shown

GOALS = {
    "Play: CardPlayed, LocationDrawn": 0.9,
    "Play: CardPlayed, DoorDrawn, DoorMissed, LocationDrawn, LimboReturned, DeckShuffled": 2.5,
}
"""The most seconds, by what comes of an answer."""


@pytest.mark.parametrize("games", variants([1], [3]))
def test_answers_are_shown_no_longer_than_their_goals_and_what_is_longer_meets_doors_besides(games):
    """Whatever else comes of an answer overlaps; a Door that is met is seen for its time."""
    found = [a for seats in (1, 2) for n in range(games) for a in pace.answers(f"goal {n}", seats)]
    for kind, goal in GOALS.items():
        times = [answer.seconds for answer in found if answer.kind == kind]
        assert times, kind
        assert max(times) <= goal, kind
    for command in ("RevealFive", "LoseHand"):
        alone = [a for a in found if a.kind.startswith(command) and "DoorDrawn" not in a.kind]
        times = [answer.seconds for answer in alone if "Game" not in answer.kind]
        assert times
        assert max(times) <= 2.5, command

    for answer in found:
        kinds = {type(event) for event in answer.events}
        # A Door that opens is shown large, and a Nightmare that comes after it, one by one.
        longer = kinds & {DoorDrawn, CardSetAside} or kinds >= {DoorGained, NightmareDrawn}
        assert answer.seconds <= 2.5 or longer or isinstance(answer.events[-2], GameLost)
        assert answer.seconds <= 4 or isinstance(answer.events[-2], GameLost)
