"""The groups of the page of the settings, and what a press changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.records.journal.settings import EVERY, SYSTEM, TEXT_SIZES, Settings
from game.screen.ui.arrange import Column, Grid
from game.screen.ui.buttons import Switch
from game.screen.ui.element import Act, Element
from game.screen.ui.sliders import Slider
from game.screen.ui.words import Words as Written
from game.screen.ui.words import caption
from game.table.motion.tempo import INSTANT, SPEEDS
from game.table.staging import HOPELESS, HOPELESS_TOLD, Doubt
from game.words import LANGUAGES, Words, msgid

TONGUES: Mapping[str, str] = {SYSTEM: msgid("System"), **LANGUAGES}
"""Languages, each by its own name."""
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
"""Values that a setting can have, by its name and by the ends of the ids of their switches."""
VOLUMES: Mapping[str, str] = {"sound": msgid("Sounds"), "ambience": msgid("Ambience")}


@dataclass(frozen=True)
class SwitchRow:
    """A setting that is on or off: its group on the page, its name, and a sentence about it."""

    group: str
    label: str
    detail: str = ""


SWITCHES: Mapping[str, SwitchRow] = {
    "high_contrast": SwitchRow(
        "cards",
        msgid("High contrast"),
        msgid("Flat cards with larger names; pages in white on black."),
    ),
    "muted": SwitchRow(
        "volume",
        msgid("Mute"),
        msgid("Nothing is heard, whatever the volumes. The key M does the same."),
    ),
    "captions": SwitchRow(
        "volume",
        msgid("Captions for sounds"),
        msgid("What tells something is written, too, for a moment."),
    ),
    "reduced_motion": SwitchRow(
        "screen",
        msgid("Reduced motion"),
        msgid("Nothing travels: one picture fades to the next."),
    ),
    "long_pauses": SwitchRow("screen", msgid("Longer pauses")),
    "full_screen": SwitchRow("screen", msgid("Full screen")),
    "ask_every_search": SwitchRow(
        "game",
        msgid("Ask before every search"),
        msgid("If not, a trio finds its Door by itself, unless that would cost something."),
    ),
    "whispers": SwitchRow(
        "game",
        msgid("Whispers"),
        msgid("Each rule is told once, when it first matters. Off and on: all of them again."),
    ),
    "draw_by_hand": SwitchRow("game", msgid("Draw by hand")),
    "markers": SwitchRow("game", msgid("Markers for two")),
    "win_chance": SwitchRow("game", msgid("Chance of victory")),
}
Change = Callable[[Mapping[str, Any], bool], None]
"""Takes the values of settings by their names, and whether to write them to the disk at once."""


class SettingsGroups:
    """The groups of the page, each a caption over its parts. A press gives `change` the new values;
    `dropped` is given the name of a volume whose slider is let go."""

    def __init__(
        self, settings: Settings, words: Words, change: Change, dropped: Callable[[str], None]
    ) -> None:
        self._settings = settings
        self._say = words.say
        self._change = change
        self._dropped = dropped

    def columns(self, silent: bool) -> Sequence[Element]:
        """Returns both columns of the page. It is `silent` if there is no device for sound."""
        say = self._say
        note = say("No device for sound was found.") if silent else ""
        volume = [*self._volumes(), *self._switches("volume")]
        return (
            Column(
                [
                    self._group("language", say("Language"), self._choices("language")),
                    self._group("text_size", say("Text size"), self._choices("text_size")),
                    self._group("cards", say("Cards"), self._switches("cards")),
                    self._group("volume", say("Volume"), volume, note),
                ],
                gap=14,
            ),
            Column(
                [
                    self._group("speed", say("Speed"), self._choices("speed")),
                    self._group("screen", say("On the screen"), self._switches("screen")),
                    self._group("game", say("In the game"), self._switches("game")),
                ],
                gap=14,
            ),
        )

    def warnings(self, doubts: Mapping[str, str]) -> Sequence[Element]:
        """Returns the switches of all warnings: those before an answer, and the one about the whole
        game."""
        say = self._say
        before = [self._warning(name, doubts) for name in doubts if name != HOPELESS]
        note = say("Each is given once in a game.")
        lost = self._warning(HOPELESS, doubts, say("It is said why, and one may concede."))
        return (
            self._group("answers", say("Before an answer"), before, note),
            self._group("lost", say("During the game"), [lost]),
        )

    def _group(self, key: str, named: str, parts: Sequence[Element], note: str = "") -> Element:
        """Returns parts under a caption, with a note under them. Switches without a sentence stand
        beside each other, all other parts on lines of their own."""
        short = [part for part in parts if isinstance(part, Switch) and not part.detail]
        long = [part for part in parts if part not in short]
        lines: list[Element] = [caption(f"text.{key}", named), *long]
        if short:
            lines.append(Grid(short, most=len(short), gap=10))
        if note:
            lines.append(Written(f"text.{key}.note", words=note, role="body_italic", px=18))
        return Column(lines, gap=7)

    def _labels(self, name: str) -> list[str]:
        say = self._say
        if name == "text_size":
            return [say("{n}%", n=size) for size in TEXT_SIZES]
        known: Mapping[Any, str] = TONGUES if name == "language" else PACES
        return [say(known[value]) for value in CHOICES[name].values()]

    def _choices(self, name: str) -> list[Switch]:
        now = getattr(self._settings, name)
        rows = zip(CHOICES[name].items(), self._labels(name), strict=True)
        return [
            Switch(
                f"button.{name}.{end}",
                label=label,
                picked=value == now,
                act=self._to(name, value),
            )
            for (end, value), label in rows
        ]

    def _switches(self, group: str) -> list[Switch]:
        return [
            Switch(
                f"button.{name}",
                label=self._say(row.label),
                detail=self._say(row.detail) if row.detail else "",
                picked=getattr(self._settings, name),
                act=self._to(name, not getattr(self._settings, name)),
            )
            for name, row in SWITCHES.items()
            if row.group == group
        ]

    def _volumes(self) -> Iterator[Slider]:
        say = self._say
        for name, called in VOLUMES.items():
            volume, label = getattr(self._settings, name), say(called)
            told = say("{n}%", n=volume)
            yield Slider(
                f"slider.{name}",
                label=label,
                value=volume,
                told=told,
                said=say("{caption}: {content}", caption=label, content=told),
                change=partial(self._turn, name),
                kept=partial(self._dropped, name),
            )

    def _warning(self, name: str, doubts: Mapping[str, str], told: str = "") -> Switch:
        settings = self._settings
        # The choices about an edition that is missing now are kept.
        every = doubts if EVERY in settings.silenced else ()
        silent = {*every, *settings.silenced} - {EVERY}
        return Switch(
            f"button.warning.{name}",
            label=self._say(doubts[name]),
            detail=told,
            picked=not settings.silences(name),
            act=partial(self._change, {"silenced": tuple(sorted(silent ^ {name}))}, True),
        )

    def _to(self, name: str, value: Any) -> Act:
        """Returns the act that gives a setting this value."""
        again = {"whispered": ()} if name == "whispers" else {}
        return partial(self._change, {name: value, **again}, True)

    def _turn(self, name: str, value: int) -> None:
        self._change({name: value}, False)


def warning_labels(doubts: Sequence[Doubt]) -> Mapping[str, str]:
    """Returns the labels of the warnings by name, not yet translated."""
    return {**{doubt.name: doubt.label for doubt in doubts}, HOPELESS: HOPELESS_TOLD}
