"""A game pad that SDL itself makes is plugged in, used and pulled out."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import in_state

GAME_PAD, AXES, BUTTONS, HATS = 1, 6, 15, 0
A, RIGHT = 0, 14
MAPS = Path("/proc/self/maps")
"""The libraries of this process, where the system tells them."""


@pytest.fixture
def sdl() -> ctypes.CDLL:
    """Returns the SDL that pygame uses."""
    loaded = MAPS.read_text().splitlines() if MAPS.exists() else []
    found = [line.split()[-1] for line in loaded if "libSDL2-2" in line]
    if not found:
        pytest.skip("this system does not tell where SDL is")
    library = ctypes.CDLL(found[0])
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return library


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=False) as glass:
        glass.app.controls.pads.find()  # as the program does once its first page is there
        glass.deal(QUIET)
        glass.until_rest()
        yield glass


def press(glass: Glass, sdl: ctypes.CDLL, number: int, button: int) -> None:
    """Presses and releases a button of the pad of this number."""
    pad = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(number))
    for down in (1, 0):
        sdl.SDL_JoystickSetVirtualButton(pad, button, down)
        glass.step()
        glass.step()


def test_a_pad_is_plugged_in_used_pulled_out_and_plugged_in_again(glass, sdl):
    pads = glass.app.controls.pads
    for _ in range(2):
        device = sdl.SDL_JoystickAttachVirtual(GAME_PAD, AXES, BUTTONS, HATS)
        assert device >= 0
        glass.step()
        glass.step()
        assert pads.count == 1
        press(glass, sdl, sdl.SDL_JoystickGetDeviceInstanceID(device), RIGHT)
        assert glass.app.controls.by_pad
        assert in_state(glass.description, "focused")
        press(glass, sdl, sdl.SDL_JoystickGetDeviceInstanceID(device), A)
        assert glass.table.session.selected
        glass.key(pygame.K_ESCAPE)
        sdl.SDL_JoystickDetachVirtual(device)
        glass.step()
        glass.step()
        assert pads.count == 0
        assert not glass.app.controls.by_pad
