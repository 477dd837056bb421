"""The actions of keys and of the buttons of a game pad, and the ones that bring them about at
first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Action:
    """Something that a key brings about. `key` is the name of the key that does so at first, and
    `pad` that of the button of a game pad, or empty: both as SDL calls them. `leftshoulder+a` is a
    button that is pressed while another one is held down."""

    key: str
    pad: str = ""


ACTIONS: Mapping[str, Action] = {
    "left": Action("left", "dpleft"),
    "right": Action("right", "dpright"),
    "up": Action("up", "dpup"),
    "down": Action("down", "dpdown"),
    "next": Action("tab", "rightshoulder"),
    "previous": Action("f4", "leftshoulder"),
    "act": Action("return", "a"),
    "back": Action("escape", "b"),
    "menu": Action("f10", "start"),
    "play": Action("p", "righttrigger"),
    "discard": Action("d", "x"),
    "read": Action("r", "y"),
    "explain": Action("i", "back"),
    "hint": Action("h", "lefttrigger"),
    **{f"card_{number}": Action(str(number)) for number in range(1, 9)},
    **{
        f"answer_{number}": Action(f"f{number + 4}", f"leftshoulder+{button}")
        for number, button in enumerate("abxy", start=1)
    },
    "sort": Action("s"),
    "undo": Action("z"),
    "redo": Action("y"),
    "ribbons": Action("b"),
    "log": Action("l"),
    "unseen": Action("c"),
    "recap": Action("v"),
    "why": Action("w"),
    "together": Action("t"),
    "cloth_1": Action("q", "leftstick"),
    "cloth_2": Action("o", "rightstick"),
    "cover": Action("x"),
    "run": Action("space"),
    "again": Action("n"),
    "page_up": Action("page up", "rightup"),
    "page_down": Action("page down", "rightdown"),
    "home": Action("home"),
    "end": Action("end"),
    "rules": Action("f1"),
    "settings": Action("f2"),
    "keys": Action("f3"),
    "mute": Action("m"),
    "full_screen": Action("f11"),
}
"""All actions by the names under which the settings keep other keys for them. The key that an
action has at first is also the one by which the rest of the program knows it."""
