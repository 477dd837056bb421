"""Random presses when a turn is over: keys and clicks anywhere, held or quick, show no hand to
anybody who has not done the deliberate act.

This act is written here once more, from its description alone. It is two presses of the button at
the hand, the first half a second or more after the cloth fell, the second 0.3 s or more after that
and nothing between them; or a hold of 0.6 s that began no sooner than the first press may. Keys of
the players are not pressed here at all.
"""

import random
from collections import Counter

import pygame
import pytest

from game.editions.base.box import BASE
from game.rules.game import Game
from game.table.layout.places import Rect
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner, Party, Player
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.screen.robots.player import Point
from tests.variants import thorough

PLAYERS = Player("Ada", "lantern"), Player("Isolde", "boat")
MANNERS: tuple[Manner, ...] = "curtain", "peek"
LIFT = "button.lift"
KEYS = pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE
TEMPOS = Tempo(), Tempo(), Tempo(2.0), Tempo(INSTANT), Tempo(reduced=True)
PRESSES = 25
"""Number of presses after each turn."""
FIRST, SECOND, HOLD = 0.5 - FRAME, 0.3 - FRAME, 0.6 - 2 * FRAME
"""Times of the act in seconds, less what lies between two frames."""
FALLEN = 0.3 + 2 * FRAME
"""Seconds after which the cloth has fallen."""


class Witness:
    """A second account of whether the deliberate act was done since the cloth fell. `lies` is for
    how long the cloth has lain, `first` how long ago a first press counted, `held` for how long the
    button is held, all in seconds."""

    def __init__(self, glass: Glass) -> None:
        self._glass, self._table = glass, glass.table
        self._was = self._now
        self.lies = self.held = 0.0
        self.first: float | None = None
        self.deliberate = False
        self.down = False
        self.looked_at = {card.id for card in self._table.session.view.hand}
        """The cards of the one who looks or, while the cloth falls, of the one who looked."""

    @property
    def _now(self) -> tuple[int, bool]:
        session = self._table.session
        return session.director.view.turn, session.shown

    def frame(self, *events: pygame.Event) -> None:
        """Makes a frame with these events."""
        session = self._table.session
        covered = not session.shown
        self.lies += FRAME
        self.held = self.held + FRAME if self.down else 0.0
        if self.first is not None:
            self.first += FRAME
        if self.down and self.held >= HOLD and self.lies - self.held >= FIRST:
            self.deliberate = True
        self._glass.step(*events, dt=FRAME)
        if covered and session.shown and session.game.state.result is None:
            assert self.deliberate, "nobody has lifted the cloth, and it is up"
        if self._now != self._was:
            self._was, self.lies, self.first, self.down = self._now, 0.0, None, False
            self.deliberate = self.deliberate and session.shown
        if session.shown:
            self.looked_at = {card.id for card in session.view.hand}
        elif self.lies > FALLEN:
            self.looked_at = set()

    def pressed(self, on_button: bool) -> None:
        """Takes in the release of a press, on the button at the hand or on anything else."""
        if not on_button:
            self.first = None
        elif self.lies >= FIRST:
            self.deliberate |= self.first is not None and self.first >= SECOND
            self.first = 0.0


def begun(glass: Glass, chance: random.Random, manner: Manner) -> None:
    """Begins a game with hidden hands in which a turn is over, and its player still looks."""
    game = Game.start(BASE, seed=f"{chance.random()}", seats=2, visibility="hidden")
    turns = chance.randrange(3, 14)
    while game.state.turn < turns and game.pending is not None:
        game.submit(chance.choice(game.legal()))
    party = Party(PLAYERS, manner, fixed=chance.random() < 0.5)
    table = glass.app.scene = glass.app.games.begin(game, party)
    glass.move_with(chance.choice(TEMPOS))
    session = table.session
    session.look(True)
    glass.until_rest()
    while session.legal and not session.viewer.parting and game.state.result is None:
        session.submit(chance.choice(session.legal))
    if chance.random() < 0.5:
        glass.until_rest()


def rect_of(glass: Glass, key: str) -> Rect | None:
    """Returns where a thing lies, or None if there is none."""
    things = glass.table.frame.things
    return next((thing.rect for thing in things if thing.id == key), None)


def where(glass: Glass, chance: random.Random) -> Point:
    """Returns a random point: anywhere, on a thing, or on the button itself."""
    button = rect_of(glass, LIFT)
    if button is not None and chance.random() < 0.15:
        return round(button.centre[0]), round(button.centre[1])
    if chance.random() < 0.7:
        lying = [thing for thing in glass.table.frame.things if thing.id not in LEAVING]
        x, y = chance.choice(lying).rect.centre
        return round(x), round(y)
    return chance.randrange(1280), chance.randrange(120, 720)


LEAVING = "button.menu", "button.title", "button.settings", "button.quit", "button.keys"
"""Ids of what leads away from the table or ends its game."""


def mash(glass: Glass, chance: random.Random) -> Counter[str]:
    """Presses at random until the cloth is lifted by the deliberate act. Returns how often each
    thing was done."""
    done: Counter[str] = Counter()
    witness, point = Witness(glass), where(glass, chance)
    stubborn = chance.random() < 0.5
    for _ in range(PRESSES):
        if glass.scene.name != "table" or witness.deliberate:
            break
        for _ in range(chance.choice((0, 1, 3, 12, 22, 32))):
            witness.frame()
        length = chance.choice((0, 1, 2, 5, 45))
        if chance.random() < 0.4:
            done["keys"] += 1
            press_key(glass, chance.choice(KEYS), length, witness)
        else:
            done["clicks"] += 1
            point = point if stubborn else where(glass, chance)
            press_at(glass, point, length, witness)
        if glass.scene.name == "table":
            assert_no_face(glass, witness)
    done["acts"] += witness.deliberate
    done["turns"] += 1
    return done


def press_key(glass: Glass, key: int, length: int, witness: Witness) -> None:
    """Holds a key down for so many frames."""
    witness.pressed(on_button=False)
    witness.frame(glass.key_event(pygame.KEYDOWN, key))
    for _ in range(length):
        witness.frame()
    witness.frame(glass.key_event(pygame.KEYUP, key))


def press_at(glass: Glass, point: Point, length: int, witness: Witness) -> None:
    """Holds the mouse button down at a point for so many frames."""
    down, up = (
        glass.event(kind, point, button=pygame.BUTTON_LEFT)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    )
    witness.frame(glass.event(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(0, 0, 0)))
    if glass.scene.name != "table":
        return
    before = rect_of(glass, LIFT)
    on_button = before is not None and before.contains(point)
    witness.down, witness.held = on_button, 0.0
    witness.frame(down)
    for _ in range(length):
        if glass.scene.name != "table":
            return
        witness.frame()
    witness.down = False
    witness.pressed(on_button)
    witness.frame(up)


def assert_no_face(glass: Glass, witness: Witness) -> None:
    """Checks that no card of a hand can be read but those that both know and those of the one who
    looks or, while the cloth falls, looked."""
    state, lying = glass.table.session.game.state, glass.table.frame.things
    seen = {thing.id for thing in lying if thing.zone == "hand" and thing.face == "up"}
    seen -= {card.id for card in state.shown}
    assert state.result is not None or seen <= witness.looked_at, seen


@pytest.mark.parametrize("presses", [200, thorough(500)])
def test_random_presses_when_a_turn_is_over_show_no_hand(presses):
    chance, done = random.Random(f"mashing {presses}"), Counter[str]()
    with opened(painted=False) as glass:
        while done["keys"] + done["clicks"] < presses:
            begun(glass, chance, MANNERS[done["turns"] % 2])
            if glass.scene.name == "table":
                done += mash(glass, chance)
            glass.step(glass.event(pygame.MOUSEBUTTONUP, (1, 1), button=pygame.BUTTON_LEFT))
    assert done["keys"] > presses / 4
    assert done["turns"] > presses / (2 * PRESSES)
    assert done["acts"] < done["turns"] / 4, "the presses are not those of an accident"
