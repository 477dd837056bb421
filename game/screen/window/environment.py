"""The variables that SDL reads before it starts. This module imports nothing of SDL, so that it can
come first."""

import os
import sys

SDL_SETTINGS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    "SDL_VIDEO_X11_WMCLASS": "eight-doors",
    # Fingers are told as fingers, and not a second time as a mouse.
    "SDL_TOUCH_MOUSE_EVENTS": "0",
}
UNACCELERATED = "SDL_FRAMEBUFFER_ACCELERATION"


def prepare() -> None:
    """Sets the variables that the user has not set. On X11 without a GPU, presenting a frame
    through OpenGL takes ten times as long; other drivers always need acceleration."""
    for name, value in SDL_SETTINGS.items():
        os.environ.setdefault(name, value)
    if sys.platform == "linux" and os.environ.get("SDL_VIDEODRIVER", "x11") == "x11":
        os.environ.setdefault(UNACCELERATED, "0")


def driver_is(name: str) -> None:
    """Removes the setting for X11 if SDL chose another driver."""
    if name != "x11":
        os.environ.pop(UNACCELERATED, None)


def nowhere() -> bool:
    """Returns whether there is no display. Without this check SDL would look for one, and the
    libraries it asks would complain in their own words."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return sys.platform == "linux" and not any(os.environ.get(name) for name in named)


def asked_for(driver: str) -> bool:
    """Returns whether the user asked for this video driver."""
    return driver in os.environ.get("SDL_VIDEODRIVER", "").split(",")
