"""Other devices than the whole keyboard: a game pad, and a keyboard for one hand. They have robots
that need no key which is not there."""

from collections.abc import Callable

import pygame

from game.actions import ACTIONS
from game.screen.input.controls import Controls, code_of
from game.screen.input.pads import AXES, BUTTONS, FULL
from tests.screen.robots.gestures import Gesture, Key
from tests.screen.robots.pair_player import COVER
from tests.screen.robots.pair_typist import PairTypist
from tests.screen.robots.player import Described, Description, thing
from tests.screen.robots.typist import Typist

Device = Callable[[int, int], pygame.Event]
PAD = 7
"""The number by which SDL knows the pad."""


def action_of(key: int) -> str | None:
    """Returns the action that has this key at first, or None if there is none."""
    return next((name for name, action in ACTIONS.items() if code_of(action.key) == key), None)


def pad_event(name: str, *, down: bool) -> pygame.Event:
    """Returns the event of a button of a pad, or of the axis that counts as one."""
    for axis, (low, high) in AXES.items():
        if name in (low, high) and name not in BUTTONS:
            value = (FULL if name == high else -FULL) if down else 0
            return pygame.Event(
                pygame.CONTROLLERAXISMOTION, instance_id=PAD, axis=axis, value=value
            )
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.Event(kind, instance_id=PAD, button=BUTTONS.index(name))


def game_pad(controls: Controls) -> Device:
    """Returns a pad, of which the button is pressed that does what the key does."""

    def pressed(kind: int, key: int) -> pygame.Event:
        action = action_of(key)
        name = controls.buttons[action] if action else ""
        assert name, f"no button does this: {action or pygame.key.name(key)}"
        return pad_event(name, down=kind == pygame.KEYDOWN)

    return pressed


def own_keys(controls: Controls) -> Device:
    """Returns a keyboard on which the actions have the keys that they were given."""

    def pressed(kind: int, key: int) -> pygame.Event:
        action = action_of(key)
        meant = code_of(controls.keys[action]) if action else key
        assert meant is not None, f"no key does this: {action}"
        return pygame.Event(kind, key=meant, mod=0, unicode="", scancode=0)

    return pressed


class WithFewButtons(Typist):
    """A player who does with arrows and groups what others do with a key of its own."""

    def _choose(self, description: Description, there: list[Described]) -> Key:
        return self._walk(description, there)

    def _sort(self, description: Description) -> Key:
        return Key("Tab")


class PairWithFewButtons(WithFewButtons, PairTypist):
    """Two players who share a game pad, or a keyboard with one hand each."""

    def _cover(self, description: Description) -> Gesture:
        return self._walk(description, [thing(description, COVER)])
