"""A screen reader of Windows asks the real window for what it shows, and goes on listening."""

import os
import subprocess
import sys

import pytest

ASK = """
import ctypes
import pygame
from game.editions import OFFERED
from game.screen.app import App
from game.screen.window.display import Options
from game.words import Words

app = App(Words("en", OFFERED.words), Options(seed="aloud", size=(1024, 640)))
while not app.complete:
    app.step(1 / 60, pygame.event.get())
ask = ctypes.windll.user32.SendMessageW
ask.argtypes = ctypes.c_void_p, ctypes.c_uint, ctypes.c_size_t, ctypes.c_ssize_t
ask.restype = ctypes.c_ssize_t
try:
    ask(app.window.handle, 0x3D, 0, -25)  # WM_GETOBJECT, UiaRootObjectId
except OSError:
    pass  # Wine may lose what it hands out; the program has answered by then.
for key in (pygame.K_RIGHT, pygame.K_F2):
    app.step(1 / 60, [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)])
    for _ in range(60):
        app.step(1 / 60, pygame.event.get())
reader = app._reader
print(reader.listens, reader._adapter is not None, reader._spoken)
"""


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows has this adapter")
def test_a_screen_reader_of_windows_is_told_of_every_page(tmp_path):
    around = {**os.environ, "SDL_VIDEODRIVER": "windows", "EIGHT_DOORS_DATA": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-c", ASK],
        env=around,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert told.stdout.splitlines()[-1:] == ["True True Settings."], told.stdout + told.stderr
