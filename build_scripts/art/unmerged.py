"""Drawings whose modules are still to come."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any


def later(module: str, function: str) -> Callable[..., Any]:
    """The function, once it is called."""

    def call(*arguments: str) -> Any:
        found = importlib.import_module(f"build_scripts.art.{module}")
        return getattr(found, function)(*arguments)

    return call


draw_door = later("doors", "draw_door")
draw_nightmare = later("nightmare", "draw_nightmare")
draw_back = later("back", "draw_back")
draw_flat = later("flat", "draw_flat")
door_strip = later("strips", "door_strip")
wings_strip = later("strips", "wings_strip")
tear_strip = later("strips", "tear_strip")
draw_parts = later("interface", "parts")
