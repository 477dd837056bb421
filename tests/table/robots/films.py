"""Answers filmed frame by frame: which lights shine, and where the cards lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial

from build_scripts.stage.positions import (
    CALM,
    DOOR,
    PLAIN,
    PROPHECY,
    TRIO,
    after,
    alone,
    before_the_nightmare,
    golden,
)
from game.editions.base.show import STAGING
from game.rules.game import Game
from game.rules.view import View, frames
from game.table.layout.poses import Pose
from game.table.motion.director import Director
from game.table.motion.lights import Effect
from game.table.motion.tempo import Tempo
from tests.rules.stories import command

SIZE = (1280, 720)
FRAME = 1 / 60
LONG = 60.0
"""Seconds of a film after which a test gives up."""
POSITIONS: dict[str, tuple[Callable[[], Game], tuple[str, ...]]] = {
    "play": (partial(alone, PLAIN), ("Play OS1",)),
    "trio": (partial(alone, TRIO, "Play OS1", "Play OM1"), ("Play OS2",)),
    "door": (partial(alone, DOOR, "Play OS1"), ("Claim OK1",)),
    "missed": (partial(alone, DOOR, "Play OS1"), ("LetGo",)),
    "nightmare": (partial(before_the_nightmare, CALM), ("Play LM3", "PayKey OK1")),
    "prophecy": (partial(alone, PROPHECY, "Discard OK1"), ("Foresee LM2 GM1,AM2,AS1,OD1",)),
    "victory": (partial(after, golden("solo_victory"), -1), ("Search",)),
    "defeat": (partial(after, golden("solo_empty_deck"), -1), ("RevealFive",)),
}
USUAL, STILL = Tempo(), Tempo(reduced=True)


@dataclass
class Seen:
    """A frame: its time in seconds, whether events are still told, the lights that shine by kind
    and key, the number of lights to come, the poses by card, and the cards that are drawn
    elsewhere."""

    time: float
    telling: bool
    lights: dict[tuple[str, str], Effect]
    to_come: int
    poses: dict[str, Pose]
    elsewhere: frozenset[str]


@dataclass
class Film:
    """A film of one answer: its director and its frames."""

    director: Director
    frames: list[Seen] = field(default_factory=list)

    def when(self, kind: str, key: str = "") -> list[Seen]:
        """Returns the frames in which a light of this kind shines. Fails if there are none."""
        wanted = [f for f in self.frames if any(k == kind and key in (n, "") for k, n in f.lights)]
        assert wanted, kind
        return wanted

    def one(self, kind: str, key: str = "") -> Effect:
        """Returns a light of this kind as it is when it first shines."""
        lights = self.when(kind, key)[0].lights
        return next(x for (k, name), x in lights.items() if k == kind and key in (name, ""))

    @property
    def kinds(self) -> set[str]:
        """The kinds of all lights of the film."""
        return {kind for frame in self.frames for kind, _ in frame.lights}


@cache
def film(name: str, tempo: Tempo = USUAL) -> Film:
    """Returns the film of the last answer of a position."""
    deal, said = POSITIONS[name]
    game = deal()
    for early in said[:-1]:
        game.submit(command(early))
    return filmed(game, said[-1], tempo)


def filmed(game: Game, said: str, tempo: Tempo = USUAL, seat: int = 0) -> Film:
    """Films one answer as a seat sees it, and returns the film."""
    director = Director(View.of(game.state, seat), SIZE, tempo, staging=STAGING)
    before = game.state
    director.show(list(frames(before, game.submit(command(said)), seat)))
    shown, time = Film(director), 0.0
    while director.busy:
        director.advance(FRAME)
        time += FRAME
        assert time < LONG, "it never comes to rest"
        lights = {(x.kind, x.key): x for x in director.effects if x.begun}
        poses = {sprite.key: pose for sprite, pose in director.sprites}
        to_come = sum(not x.begun for x in director.effects)
        shown.frames.append(
            Seen(time, director.telling, lights, to_come, poses, director.elsewhere)
        )
    return shown


@cache
def coming_nightmare() -> Film:
    """Returns the film of a Nightmare that is drawn."""
    return filmed(before_the_nightmare(CALM), "Play LM3")
