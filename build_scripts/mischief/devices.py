"""What game pads, fingers and displays send, as SDL tells it, whether it makes sense or not."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pygame

from game.table.layout.places import Point, Size

Sent = tuple[int, Mapping[str, Any]]
"""The type of an event, and what it tells."""
PADS = 0, 0, 0, 1, 7
"""Numbers of the pads; nobody has ever plugged in the last one."""
BUTTONS = (*range(15), *range(15), 20, 255)
AXES = 0, 1, 1, 2, 3, 4, 5, 9
FULL = 32767
TOUCHED, TRACKPAD = 1, -1
"""Numbers of the glass and of a trackpad, which SDL reports in the same way."""
FINGERS = 0, 0, 0, 1, 2, 1 << 40
DISPLAY = 0x150
"""The type of SDL_DISPLAYEVENT, which pygame does not name: a screen is plugged in or out."""


def pad(chance: random.Random) -> Iterator[Sent]:
    """Yields what somebody does with a pad: mostly a press, now and then a stick, and sometimes
    the plug."""
    which, kind = {"instance_id": chance.choice(PADS)}, chance.random()
    if kind < 0.7:
        button = {**which, "button": chance.choice(BUTTONS)}
        yield pygame.CONTROLLERBUTTONDOWN, button
        if chance.random() < 0.93:
            yield pygame.CONTROLLERBUTTONUP, button
    elif kind < 0.9:
        axis = {**which, "axis": chance.choice(AXES)}
        for value in chance.choices((-FULL - 1, -FULL // 2, -9, 0, 9, FULL // 2, FULL), k=3):
            yield pygame.CONTROLLERAXISMOTION, {**axis, "value": value}
        if chance.random() < 0.9:
            yield pygame.CONTROLLERAXISMOTION, {**axis, "value": 0}
    elif kind < 0.94:
        yield pygame.CONTROLLERDEVICEADDED, {"device_index": chance.randrange(3), "guid": "0" * 32}
    elif kind < 0.98:
        yield pygame.CONTROLLERDEVICEREMOVED, which
    else:
        yield pygame.CONTROLLERDEVICEREMAPPED, which


def lifted() -> Iterator[Sent]:
    """Yields what all fingers do that lie on the glass: they go."""
    for finger in dict.fromkeys(FINGERS):
        gone = {"touch_id": TOUCHED, "finger_id": finger, "pressure": 0.0, "window": None}
        yield pygame.FINGERUP, {**gone, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0}


def touch(chance: random.Random, start: Point, end: Point, glass: Size) -> Iterator[Sent]:
    """Yields what a finger does: it taps, is held, drags from one point to another or flicks up;
    or what several do, and some that were never put down. On some systems a mouse does the
    same."""
    kind, one = chance.random(), chance.choice(FINGERS)
    device = TRACKPAD if chance.random() < 0.05 else TOUCHED
    mouse = chance.random() < 0.2

    def sent(what: int, at: Point, finger: int = one) -> Iterator[Sent]:
        x, y = at[0] / glass[0], at[1] / glass[1]
        told = {"touch_id": device, "finger_id": finger, "pressure": 1.0, "window": None}
        yield what, {**told, "x": x, "y": y, "dx": 0.0, "dy": 0.0}
        if mouse and what == pygame.FINGERMOTION:
            yield (
                pygame.MOUSEMOTION,
                {"pos": at, "rel": (0, 0), "buttons": (1, 0, 0), "touch": True},
            )
        elif mouse:
            pressed = pygame.MOUSEBUTTONDOWN if what == pygame.FINGERDOWN else pygame.MOUSEBUTTONUP
            yield pressed, {"pos": at, "button": 1, "touch": True}

    if kind < 0.05:
        yield from sent(pygame.FINGERMOTION, end, chance.choice(FINGERS))
        yield from sent(pygame.FINGERUP, end, chance.choice(FINGERS))
        return
    yield from sent(pygame.FINGERDOWN, start)
    if 0.4 < kind < 0.75:
        path = [start, end] if kind < 0.6 else [start, (start[0], start[1] - 200)]
        for part in (0.1, 0.4, 0.7, 1.0):
            x, y = (round(a + (b - a) * part) for a, b in zip(*path, strict=True))
            yield from sent(pygame.FINGERMOTION, (x, y))
        start = path[1]
    elif kind > 0.85:
        other = chance.choice(FINGERS)
        yield from sent(pygame.FINGERDOWN, end, other)
        yield from sent(pygame.FINGERMOTION, start, other)
        if chance.random() < 0.9:
            yield from sent(pygame.FINGERUP, start, other)
    if chance.random() < 0.95:
        yield from sent(pygame.FINGERUP, start)


def surroundings(chance: random.Random) -> Sent:
    """Returns something that happens around the window, and with which it has nothing to do."""
    return chance.choice(
        [
            (pygame.WINDOWDISPLAYCHANGED, {"display_index": chance.randrange(3)}),
            (DISPLAY, {}),
            (pygame.WINDOWMOVED, {"x": chance.randrange(-500, 500), "y": 0}),
            (pygame.WINDOWICCPROFCHANGED, {}),
            (pygame.WINDOWENTER, {}),
            (pygame.WINDOWTAKEFOCUS, {}),
            (pygame.RENDER_TARGETS_RESET, {}),
            (pygame.RENDER_DEVICE_RESET, {}),
            (pygame.AUDIODEVICEREMOVED, {"which": 0, "iscapture": 0}),
            (pygame.AUDIODEVICEADDED, {"which": 0, "iscapture": 0}),
            (pygame.LOCALECHANGED, {}),
            (pygame.KEYMAPCHANGED, {}),
            (pygame.CLIPBOARDUPDATE, {}),
        ]
    )
