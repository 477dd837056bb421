"""A game pad that SDL itself makes is plugged in, used and pulled out."""

import ctypes
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from game.screen.ui.passing_note import STANDS
from game.screen.ui.tooltips import shadow
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
        assert glass.description["note"] == "A game pad is plugged in."
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
        assert glass.description["note"] == "A game pad was pulled out."
        glass.wait(STANDS + 1)
        assert "note" not in glass.description


def test_of_a_pad_that_was_there_before_nothing_is_told(glass, sdl):
    controller.quit()
    device = sdl.SDL_JoystickAttachVirtual(GAME_PAD, AXES, BUTTONS, HATS)
    glass.step()
    glass.app.controls.pads.find()
    glass.step()
    try:
        assert glass.app.controls.pads.count == 1
        assert "note" not in glass.description
    finally:
        sdl.SDL_JoystickDetachVirtual(device)
        glass.step()


def test_the_note_covers_no_caption_of_the_narration(glass):
    glass.app.change(replace(glass.app.settings, narration_captions=True))
    glass.paint()
    glass.drag_onto("OS1", "zone.discard")
    glass.app._note.tell("A game pad is plugged in.")
    glass.step()
    captions = glass.app._subtitles
    assert glass.app.telling.caption
    caption, note = (
        pygame.Rect(at, picture.get_size())
        for picture, at in (*captions, *glass.app._note.images(glass.scene, captions))
    )
    assert caption.clip(note).h <= 2 * shadow(glass.table.session.director.window)


def test_the_note_is_seen_for_a_while_on_whatever_is_shown(glass, sdl):
    glass.paint()
    before = pygame.image.tobytes(glass.app.glass, "RGB")
    device = sdl.SDL_JoystickAttachVirtual(GAME_PAD, AXES, BUTTONS, HATS)
    glass.step()
    glass.step()
    assert pygame.image.tobytes(glass.app.glass, "RGB") != before
    sdl.SDL_JoystickDetachVirtual(device)
    glass.step()
    glass.step()
    glass.key(pygame.K_F2)
    assert glass.description["scene"] == "settings"
    assert "note" in glass.description
