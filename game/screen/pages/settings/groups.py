"""What stands on the page of the settings, and what pressing it changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.records.journal.settings import SYSTEM, TEXT_SIZES, Settings
from game.screen.controls.sliders import Slider, stepped
from game.screen.controls.toggles import Toggle
from game.table.motion.tempo import INSTANT, SPEEDS
from game.words import LANGUAGES, Words, msgid

BUTTON, SLIDER = "button.", "slider."
TONGUES: Mapping[str, str] = {SYSTEM: msgid("System"), **LANGUAGES}
"""Each language calls itself by its own name."""
PACES: Mapping[float, str] = {
    0.5: msgid("Slow"),
    1.0: msgid("Normal"),
    2.0: msgid("Fast"),
    INSTANT: msgid("Instant"),
}
CHOICES: Mapping[str, Mapping[str, Any]] = {
    "language": {language or "system": language for language in TONGUES},
    "text_size": {str(size): size for size in TEXT_SIZES},
    "speed": {str(number): speed for number, speed in enumerate(SPEEDS)},
}
"""By setting: what can be chosen, by the ends of the ids."""
VOLUMES: Mapping[str, str] = {"sound": msgid("Sounds"), "ambience": msgid("Ambience")}


@dataclass(frozen=True)
class Switch:
    """A setting that is on or off: the group in which it stands, its name, and a sentence on it."""

    group: str
    label: str
    detail: str = ""


SWITCHES: Mapping[str, Switch] = {
    "high_contrast": Switch(
        "cards",
        msgid("High contrast cards"),
        msgid("Flat colours and larger names instead of painted scenes."),
    ),
    "muted": Switch(
        "volume",
        msgid("Mute"),
        msgid("Nothing is heard, whatever the volumes. The key M does the same."),
    ),
    "captions": Switch(
        "volume",
        msgid("Captions for sounds"),
        msgid("What tells something is written, too, for a moment."),
    ),
    "reduced_motion": Switch(
        "screen",
        msgid("Reduced motion"),
        msgid("Nothing travels: one picture fades to the next."),
    ),
    "long_pauses": Switch("screen", msgid("Longer pauses")),
    "full_screen": Switch("screen", msgid("Full screen")),
    "ask_every_search": Switch(
        "game",
        msgid("Ask before every search"),
        msgid("If not, a trio finds its Door by itself, unless that would cost something."),
    ),
    "whispers": Switch(
        "game",
        msgid("Whispers"),
        msgid("Each rule is told once, when it first matters. Off and on: all of them again."),
    ),
    "draw_by_hand": Switch("game", msgid("Draw by hand")),
    "markers": Switch("game", msgid("Markers for two")),
    "win_chance": Switch("game", msgid("Chance of victory")),
}


@dataclass(frozen=True)
class Group:
    """Parts under a caption, and a sentence under them."""

    key: str
    caption: str
    parts: tuple[Toggle | Slider, ...]
    note: str = ""

    @property
    def toggles(self) -> list[Toggle]:
        """Those of the parts that can be picked."""
        return [part for part in self.parts if isinstance(part, Toggle)]


def after(settings: Settings, key: str) -> Settings:
    """The settings when this button has been pressed."""
    name, _, choice = key.removeprefix(BUTTON).partition(".")
    changed: dict[str, Any] = {}
    if name in SWITCHES:
        changed = {name: not getattr(settings, name)}
        if name == "whispers":
            changed["whispered"] = ()
    elif name in CHOICES:
        changed = {name: CHOICES[name][choice]}
    return replace(settings, **changed)


def drawn(settings: Settings, key: str, value: float) -> Settings:
    """The settings when this slider has been drawn there, or as near as it can be."""
    changed: dict[str, Any] = {key.removeprefix(SLIDER): stepped(value)}
    return replace(settings, **changed)


class Groups:
    """The groups of the page, in these words."""

    def __init__(self, settings: Settings, words: Words, silent: bool = False) -> None:
        """`silent` if there is no device for sound."""
        self._settings = settings
        self._silent = silent
        self._say = words.say

    def columns(self) -> tuple[Sequence[Group], Sequence[Group]]:
        """What one reads and hears; how the game moves, fills the screen and asks."""
        say = self._say
        note = say("No device for sound was found.") if self._silent else ""
        senses = (
            Group("language", say("Language"), self._choices("language")),
            Group("text_size", say("Text size"), self._choices("text_size")),
            Group("cards", say("Cards"), self._switches("cards")),
            Group("volume", say("Volume"), (*self._volumes(), *self._switches("volume")), note),
        )
        game = (
            Group("speed", say("Speed"), self._choices("speed")),
            Group("screen", say("On the screen"), self._switches("screen")),
            Group("game", say("In the game"), self._switches("game")),
        )
        return senses, game

    def _labels(self, name: str) -> list[str]:
        say = self._say
        if name == "text_size":
            return [say("{n}%", n=size) for size in TEXT_SIZES]
        known: Mapping[Any, str] = TONGUES if name == "language" else PACES
        return [say(known[value]) for value in CHOICES[name].values()]

    def _choices(self, name: str) -> tuple[Toggle, ...]:
        now = getattr(self._settings, name)
        return tuple(
            Toggle(f"{BUTTON}{name}.{end}", label, value == now)
            for (end, value), label in zip(CHOICES[name].items(), self._labels(name), strict=True)
        )

    def _switches(self, group: str) -> tuple[Toggle, ...]:
        say, settings = self._say, self._settings
        return tuple(
            Toggle(
                f"{BUTTON}{name}",
                say(switch.label),
                getattr(settings, name),
                detail=say(switch.detail) if switch.detail else "",
            )
            for name, switch in SWITCHES.items()
            if switch.group == group
        )

    def _volumes(self) -> Iterator[Slider]:
        say = self._say
        for name, caption in VOLUMES.items():
            volume, label = getattr(self._settings, name), say(caption)
            told = say("{n}%", n=volume)
            said = say("{caption}: {content}", caption=label, content=told)
            yield Slider(f"{SLIDER}{name}", label, volume, told, said)
