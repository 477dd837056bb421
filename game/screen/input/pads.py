"""Game pads, by the names that SDL has for their buttons: plugged in and out at any time, with
sticks that count as buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.screen.window.log_file import log
from game.words import msgid

BUTTONS = (
    *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
    *("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright"),
)
"""Names of the buttons, by their numbers."""
HELD = "leftshoulder"
"""The button that gives others another meaning while it is held down. By itself it counts once it
comes up."""
TOGETHER: Mapping[str, str] = {name: f"{HELD}+{name}" for name in "abxy"}
"""The buttons that are other ones while that one is held down, with the names of those."""
SIGNS: Mapping[str, str] = {
    **{both: f"LB+{name.upper()}" for name, both in TOGETHER.items()},
    "a": "A",
    "b": "B",
    "x": "X",
    "y": "Y",
    "back": "View",
    "start": "Menu",
    "leftshoulder": "LB",
    "rightshoulder": "RB",
    "lefttrigger": "LT",
    "righttrigger": "RT",
    "leftstick": "L",
    "rightstick": "R",
    "rightup": msgid("R up"),
    "rightdown": msgid("R down"),
    "dpup": msgid("Up"),
    "dpdown": msgid("Down"),
    "dpleft": msgid("Left"),
    "dpright": msgid("Right"),
}
"""Names that are written on the buttons, still to be said."""
AXES: Mapping[int, tuple[str, str]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("dpleft", "dpright"),
    pygame.CONTROLLER_AXIS_LEFTY: ("dpup", "dpdown"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("rightup", "rightdown"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "lefttrigger"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "righttrigger"),
}
"""The buttons that an axis presses at its lower and at its upper end."""
ACROSS = {
    pygame.CONTROLLER_AXIS_LEFTX: pygame.CONTROLLER_AXIS_LEFTY,
    pygame.CONTROLLER_AXIS_LEFTY: pygame.CONTROLLER_AXIS_LEFTX,
}
"""The other axis of the same stick."""
FULL = 32767
PUSHED, FREE = 0.6, 0.4
"""How far an axis has to be moved to press, and back to release, by its whole way."""
REPEATED = "dpup", "dpdown", "dpleft", "dpright", "rightup", "rightdown"
FIRST, NEXT = 0.45, 0.13
"""Seconds until a direction that is held repeats, and between later times."""
TWICE_TOLD = (
    *(pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION),
    *(pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
)
"""Events that say in other words what those of a pad say. They mean nothing, but SDL makes those of
a pad from them, so they cannot be blocked."""
RUMBLES: Mapping[str, tuple[float, float, int]] = {
    "nightmare": (0.6, 0.3, 320),
    "refuse": (0.0, 0.5, 120),
    "shuffle": (0.0, 0.25, 200),
    **{f"door-{place}": (0.3, 0.4, 240) for place in "OAGL"},
}
"""By the name of a sound, how strongly the two motors run, 0 to 1, and for how many
milliseconds."""


@dataclass(frozen=True)
class Pressed:
    """A button of a pad, by its name, that went down or came up."""

    name: str
    down: bool


class Pads:
    """All pads that are plugged in. Where there is no support for them, nothing happens."""

    def __init__(self) -> None:
        self._open: dict[int, Any] = {}
        """The pads by the numbers that their events bear."""
        self._far: dict[tuple[int, int], float] = {}
        """Distance of each axis of each pad from its middle, -1 to 1."""
        self._held: dict[tuple[int, str], float] = {}
        """The buttons that are down on each pad, each with the seconds until it repeats."""
        self._alone: set[int] = set()
        """The pads on which `HELD` is down and nothing was pressed with it yet."""
        self.count = 0
        """Number of pads that are plugged in."""

    def find(self) -> None:
        """Begins to look for pads, and takes those that are there already. That takes some time, so
        it is better done once the first page is there."""
        try:
            from pygame._sdl2 import controller

            controller.init()
            for event in pygame.event.get(pygame.CONTROLLERDEVICEADDED):
                self.notice(event)
        except (ImportError, pygame.error) as trouble:
            log.info("no game pads: %s", trouble)

    def notice(self, event: pygame.Event) -> Sequence[Pressed] | None:
        """Returns what an event presses or releases, or None if it does not come from a pad."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plugged_in(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._pulled_out(event.instance_id)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(event.instance_id, _button(event.button))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            return self._release(event.instance_id, _button(event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._moved(event.instance_id, event.axis, event.value / FULL)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN):
            self._held.clear()
            self._alone.clear()
            return None
        elif event.type not in TWICE_TOLD:
            return None
        return ()

    def repeats(self, dt: float) -> Iterator[str]:
        """Counts `dt` seconds, and yields the names of directions that repeat now."""
        for held, left in list(self._held.items()):
            if held[1] in REPEATED:
                self._held[held] = left - dt if left > dt else NEXT
                if left <= dt:
                    yield held[1]

    def rumble(self, sound: str) -> None:
        """Lets all pads rumble for a sound of this name, if any does."""
        if sound in RUMBLES:
            low, high, milliseconds = RUMBLES[sound]
            for pad in self._open.values():
                try:
                    pad.rumble(low, high, milliseconds)
                except pygame.error as trouble:  # It may have been pulled out just now.
                    log.info("a game pad does not rumble: %s", trouble)

    def _plugged_in(self, index: int) -> None:
        try:
            from pygame._sdl2 import controller

            pad = controller.Controller(index)
            self._open[pad.as_joystick().get_instance_id()] = pad
            log.info("game pad: %s", pad.name)
        except (ImportError, pygame.error) as trouble:
            log.info("a game pad cannot be opened: %s", trouble)
        self.count = len(self._open)

    def _pulled_out(self, which: int) -> Sequence[Pressed]:
        """Forgets a pad; what was down on it comes up."""
        pad = self._open.pop(which, None)
        if pad is not None:
            pad.quit()
        self.count = len(self._open)
        self._far = {axis: far for axis, far in self._far.items() if axis[0] != which}
        self._alone.discard(which)
        names = [name for owner, name in self._held if owner == which]
        return [one for name in names for one in self._release(which, name)]

    def _press(self, which: int, name: str) -> Sequence[Pressed]:
        if name in TOGETHER and (which, HELD) in self._held:
            name = TOGETHER[name]
            self._alone.discard(which)
        if not name or (which, name) in self._held:
            return ()
        self._held[which, name] = FIRST
        if name == HELD:
            self._alone.add(which)
            return ()
        return (Pressed(name, down=True),)

    def _release(self, which: int, name: str) -> Sequence[Pressed]:
        names = name, TOGETHER.get(name, "")
        down = [one for one in names if self._held.pop((which, one), None) is not None]
        if HELD not in down:
            return [Pressed(one, down=False) for one in down]
        if which not in self._alone:
            return ()
        self._alone.discard(which)
        return Pressed(HELD, down=True), Pressed(HELD, down=False)

    def _moved(self, which: int, axis: int, far: float) -> Sequence[Pressed]:
        """Presses and releases what lies at the ends of an axis that is `far` from its middle, -1
        to 1. A stick that is pushed aslant presses only where it is further."""
        self._far[which, axis] = far
        across = self._far.get((which, ACROSS.get(axis, -1)), 0.0)
        pressed: list[Pressed] = []
        for name, way in zip(AXES.get(axis, ()), (-far, far), strict=False):
            if way >= PUSHED and way >= abs(across):
                pressed += self._press(which, name)
            elif way <= FREE:
                pressed += self._release(which, name)
        return pressed


def _button(number: int) -> str:
    """Returns the name of a button, or an empty text for one that nobody knows."""
    return BUTTONS[number] if 0 <= number < len(BUTTONS) else ""
