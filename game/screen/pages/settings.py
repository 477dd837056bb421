"""The page of the settings. What is pressed there counts at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from game.records.journal.settings import DRAG_DISTANCES, EVERY, SYSTEM, TEXT_SIZES
from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.pages.fanned_cards import shown_of
from game.screen.pages.table_sample import ROOMY, TableSample
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Beside, Column, Grid, Icon, Rule, Tall
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.sliders import Slider
from game.screen.ui.switch_lists import Choices, Segment, SettingList, SwitchLine
from game.screen.ui.words import Words, caption
from game.table.motion.tempo import INSTANT
from game.table.staging import HOPELESS, HOPELESS_TOLD
from game.words import LANGUAGES, msgid

SAMPLE = (
    msgid("Play or discard a card"),
    msgid("Every Door has to open before the deck runs out."),
)
"""The heading and the sentence of the sample."""
CLOSE, APART, ACROSS, BELOW = 18, 25, 48, 10
"""Distance of two groups below each other by the design where there is little room and the usual
one, that of two columns, and that of a group from its caption."""
KEYS = "button.keys"
SOUNDS, CONTROLS, WARNINGS = "button.sounds", "button.controls", "button.warnings"


@dataclass(frozen=True)
class Choice:
    """A value of a setting: the end of the id of its switch, the value, its name, and a sentence
    about it."""

    end: str
    value: Any
    label: str
    detail: str = ""


OWN_NAMES = tuple(Choice(language, language, name) for language, name in LANGUAGES.items())
SIZES = tuple(Choice(str(size), size, msgid("{n}%")) for size in TEXT_SIZES)
CHOICES: Mapping[str, Sequence[Choice]] = {
    "language": (Choice("system", SYSTEM, msgid("System")), *OWN_NAMES),
    "text_size": SIZES,
    "speed": (
        Choice("0", 0.5, msgid("Slow")),
        Choice("1", 1.0, msgid("Normal")),
        Choice("2", 2.0, msgid("Fast")),
        Choice("3", INSTANT, msgid("Instant")),
    ),
    "drag_distance": tuple(
        Choice(str(far), far, label)
        for far, label in zip(
            DRAG_DISTANCES, (msgid("Short"), msgid("Longer"), msgid("Long")), strict=True
        )
    ),
}
VOLUMES: Mapping[str, str] = {
    "sound": msgid("Sounds"),
    "ambience": msgid("Music"),
    "voice": msgid("Voice"),
}


@dataclass(frozen=True)
class SwitchRow:
    """A setting that is on or off: its group on the page, its name, and a sentence about it."""

    group: str
    label: str
    detail: str = ""


SWITCHES: Mapping[str, SwitchRow] = {
    "high_contrast": SwitchRow(
        "screen",
        msgid("High contrast"),
        msgid("Flat cards with larger names; pages in white on black."),
    ),
    "easy_font": SwitchRow(
        "screen",
        msgid("Easy letters"),
        msgid("Plain letters that are told apart at a glance, on cards and pages."),
    ),
    "muted": SwitchRow(
        "volume",
        msgid("Mute"),
        msgid("Nothing is heard, whatever the volumes. {key_of[mute]} does the same."),
    ),
    "captions": SwitchRow(
        "volume",
        msgid("Captions for sounds"),
        msgid("Sounds that tell you something are also written, for a moment."),
    ),
    "mono": SwitchRow(
        "volume",
        msgid("Mono"),
        msgid("Both ears hear the same."),
    ),
    "narration": SwitchRow(
        "narration",
        msgid("Narration"),
        msgid(
            "What happens and what is asked is spoken by the voice of your system, unless a screen "
            "reader does so."
        ),
    ),
    "narration_captions": SwitchRow(
        "narration",
        msgid("Captions for the narration"),
        msgid("The same is written on the table."),
    ),
    "full_screen": SwitchRow(
        "screen",
        msgid("Full screen"),
        msgid("The game without a window around it. {key_of[full_screen]} does the same."),
    ),
    "long_pauses": SwitchRow(
        "speed",
        msgid("Longer pauses"),
        msgid("What is told stays longer on the screen."),
    ),
    "reduced_motion": SwitchRow(
        "speed",
        msgid("Reduced motion"),
        msgid("Nothing travels: one picture fades to the next."),
    ),
    "whispers": SwitchRow(
        "help",
        msgid("Whispers"),
        msgid("Each rule is told once, when needed. Turn off and on to repeat."),
    ),
    "win_chance": SwitchRow(
        "help",
        msgid("Chance of victory"),
        msgid("Alone, a bar shows how likely victory is, where that can be told."),
    ),
    "ask_every_search": SwitchRow(
        "game",
        msgid("Ask before every search"),
        msgid("If not, a trio finds its Door by itself, unless that would cost something."),
    ),
    "markers": SwitchRow(
        "game",
        msgid("Markers for two"),
        msgid("Two players can point at things with a marker, without words."),
    ),
    "draw_by_hand": SwitchRow(
        "back",
        msgid("Draw by hand"),
        msgid("What was laid can be taken back until the deck is pressed: only then is drawn."),
    ),
    "left_handed": SwitchRow(
        "hands",
        msgid("Left-handed table"),
        msgid(
            "Deck and discard pile change places, and the buttons come to the left. With two only "
            "the buttons do."
        ),
    ),
    "hold_to_play": SwitchRow(
        "hands",
        msgid("Hold instead of a double press"),
        msgid(
            "Holding a card for half a second plays it; hold one that is chosen to read it. A "
            "double press is only two presses."
        ),
    ),
    "ask_first": SwitchRow(
        "back",
        msgid("Ask before what cannot be taken back"),
        msgid("Each such answer has to be given a second time."),
    ),
    "rumble": SwitchRow(
        "pad",
        msgid("Rumble"),
        msgid("Some sounds are felt in the game pad, too."),
    ),
}


def choose(program: Program, values: Mapping[str, Any], keep: bool = True) -> None:
    """Gives settings these values by their names, and writes them to the disk at once, or later if
    `keep` is false."""
    settings = replace(program.settings, **values)
    if settings != program.settings:
        program.change(settings, keep)


def choices(program: Program, name: str, rows: Sequence[Choice], now: Any) -> Choices:
    """Returns the values of the setting of this name side by side; the value `now` is picked."""
    say = program.words.say
    return Choices(
        [
            Segment(
                f"button.{name}.{row.end}",
                label=say(row.label, n=row.value),
                detail=say(row.detail) if row.detail else "",
                detail_id=f"text.{name}.{row.end}",
                picked=row.value == now,
                act=partial(choose, program, {name: row.value}),
            )
            for row in rows
        ]
    )


SIGNS: Mapping[str, str] = {
    "language": "talk-open",
    "text_size": "feather",
    "screen": "eye",
    "speed": "decision-on",
    "help": "hint",
    "game": "hand-of-cards",
    "volume": "bell",
    "narration": "talk-hints",
    "hands": "hand",
    "back": "undo",
    "drag_distance": "decision-on",
    "pad": "puppet-alone",
    "answers": "hint",
    "lost": "lantern",
}
"""The sign before the caption of each group."""


def head(key: str, named: str) -> Element:
    """Returns the caption of a group, with its sign and a rule."""
    title = Beside(Icon(icon=SIGNS[key]), caption(f"text.{key}", named), gap=10)
    return Beside(title, Rule(), gap=18)


def group(key: str, named: str, parts: Sequence[Element], note: str = "") -> Element:
    """Returns parts below each other under a caption with a rule, with a note under them."""
    lines: list[Element] = [head(key, named), *parts]
    if note:
        lines.append(Words(f"text.{key}.note", words=note, role="body_italic", px=18))
    return Column(lines, gap=BELOW)


@dataclass(frozen=True)
class Group(Element):
    """Lines on one slip under a caption. They fill the height of the group beside them."""

    head: Element
    slip: SettingList

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        head = self.head.lay(kit, width)
        y = head.h + kit.px(BELOW)
        slip = self.slip.lay(kit, width, least - y)
        return Box(width, y + slip.h, (*head.at(0, 0), *slip.at(0, y)))

    def least_width(self, kit: Kit) -> float:
        return max(self.head.least_width(kit), self.slip.least_width(kit))


@dataclass(frozen=True)
class FirstChapter(Element):
    """Groups two by two under the sample, on common lines. They are close where it would have
    little room in sight otherwise."""

    sample: TableSample
    groups: Sequence[Group]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        for apart in (APART, CLOSE):
            groups = Grid(self.groups, most=2, gap=apart, across=ACROSS)
            if groups.lay(kit, width).h + kit.px(apart + ROOMY) <= kit.sight:
                break
        return Tall([], self.sample, [groups], apart).lay(kit, width)


class SettingsPage(Page):
    """Shows two columns of choices, switches and volumes: the first chapter, or the one of the
    controls or of the warnings."""

    name = "settings"
    place = "observatory"

    def __init__(self, program: Program, before: Scene | None) -> None:
        super().__init__(program, before)
        self._chapter = ""
        """The id of the button that led to the chapter; empty for the first one."""
        self._known = self._outside

    @property
    def _outside(self) -> tuple[bool, str]:
        """What can change while the page is open: whether a device for sound is missing, and what
        keeps settings from being written."""
        return self.program.sound.missing, self.program.preferences.told

    def advance(self, dt: float) -> None:
        if self._known != self._outside:
            self._known = self._outside
            self.renew()

    def build(self) -> Sheet:
        say = self.program.words.say
        chapters = {
            "": (say("Settings"), self._first_groups),
            SOUNDS: (say("Sounds"), self._sounds),
            CONTROLS: (say("Controls"), self._controls),
            WARNINGS: (say("Warnings"), self._warnings),
        }
        title, parts = chapters[self._chapter]
        tabs = [
            Button(key, label=label, act=partial(self._turn_to, key))
            for key, (label, _) in chapters.items()
            if key and not self._chapter
        ]
        if self._chapter == CONTROLS:
            show = partial(self.program.ways.show, "keys")
            tabs = [Button(KEYS, label=say("Keys and buttons"), act=show)]
        body: Element = Grid([*parts()], most=2, gap=APART, across=ACROSS)
        if not self._chapter:
            body = FirstChapter(self._sample(), self._first_groups())
        return Sheet(
            title=title,
            tabs=tabs,
            body=body,
            told=self.program.preferences.told,
            told_id="text.trouble",
            feet=[self.back()],
            width=1640,
        )

    # What is on the page

    def _first_groups(self) -> list[Group]:
        """Returns the groups of the first chapter."""
        say = self.program.words.say
        return self._two_by_two(
            ("language", say("Language"), True),
            ("text_size", say("Text size"), True),
            ("screen", say("On the screen"), False),
            ("speed", say("Speed"), True),
            ("help", say("Help"), False),
            ("game", say("In the game"), False),
        )

    def _two_by_two(self, *groups: tuple[str, str, bool]) -> list[Group]:
        """Returns groups by their keys and names, and whether each begins with choices."""
        return [
            Group(
                head(key, named),
                SettingList([*([self._choices(key)] if chosen else []), *self._lines(key)]),
            )
            for key, named, chosen in groups
        ]

    def _sample(self) -> TableSample:
        """Returns a piece of the table as it looks with the settings now."""
        say, program = self.program.words.say, self.program
        return TableSample(
            shown=shown_of(program.rules["base"].all_cards),
            cards=program.cards,
            heading=say(SAMPLE[0]),
            asked=say(SAMPLE[1]),
        )

    def _sounds(self) -> Iterator[Element]:
        """Yields both columns about what is heard."""
        say, silent = self.program.words.say, self.program.sound.missing
        note = say("No device for sound was found.") if silent else ""
        volume = [*self._volumes(), *self._switches("volume")]
        yield group("volume", say("Volume"), volume, note)
        mute = say("Your system has no voice that the game could use.")
        lacking = self.program.settings.narration and not self.program.telling.voice.there
        narration = self._switches("narration")
        yield group("narration", say("Narration"), narration, mute if lacking else "")

    def _controls(self) -> list[Group]:
        """Returns the groups about hands and pads."""
        say = self.program.words.say
        return self._two_by_two(
            ("hands", say("Your hands"), False),
            ("back", say("Taking back"), False),
            ("drag_distance", say("Distance before a drag"), True),
            ("pad", say("Game pad"), False),
        )

    def _warnings(self) -> Iterator[Element]:
        """Yields the switches of all warnings: those before an answer, and the one about the whole
        game."""
        say, doubts = self.program.words.say, self.program.rules.show.doubts
        before = [self._warning(doubt.name, doubt.label) for doubt in doubts]
        note = say("Each is given once in a game.")
        yield group("answers", say("Before an answer"), [SettingList(before)], note)
        told = say("You are told why, and may concede.")
        lost = self._warning(HOPELESS, HOPELESS_TOLD, told)
        yield group("lost", say("During the game"), [SettingList([lost])])

    def _choices(self, name: str) -> Choices:
        now = getattr(self.program.settings, name)
        return choices(self.program, name, CHOICES[name], now)

    def _switches(self, group: str) -> list[Element]:
        return [SettingList(self._lines(group))]

    def _lines(self, group: str) -> list[SwitchLine]:
        say = self.program.words.say
        return [
            SwitchLine(
                f"button.{name}",
                label=say(row.label),
                detail=say(row.detail) if row.detail else "",
                picked=getattr(self.program.settings, name),
                act=partial(self._flip, name),
            )
            for name, row in SWITCHES.items()
            if row.group == group
        ]

    def _volumes(self) -> Iterator[Slider]:
        say = self.program.words.say
        for name, called in VOLUMES.items():
            volume, label = getattr(self.program.settings, name), say(called)
            told = say("{n}%", n=volume)
            yield Slider(
                f"slider.{name}",
                label=label,
                value=volume,
                told=told,
                said=say("{caption}: {content}", caption=label, content=told),
                change=partial(self._set_volume, name),
                kept=partial(self._drop, name),
            )

    def _warning(self, name: str, label: str, told: str = "") -> SwitchLine:
        return SwitchLine(
            f"button.warning.{name}",
            label=self.program.words.say(label),
            detail=told,
            picked=not self.program.settings.silences(name),
            act=partial(self._warn, name),
        )

    # What a press brings about

    def _flip(self, name: str) -> None:
        """Turns a switch. Whispers begin anew with it."""
        values: dict[str, Any] = {name: not getattr(self.program.settings, name)}
        if name == "whispers":
            values["whispered"] = ()
        choose(self.program, values)

    def _warn(self, name: str) -> None:
        """Switches a warning on or off."""
        silenced = self.program.settings.silenced
        every = [HOPELESS, *(doubt.name for doubt in self.program.rules.show.doubts)]
        # The choices about an edition that is missing now are kept.
        silent = {*(every if EVERY in silenced else ()), *silenced} - {EVERY}
        choose(self.program, {"silenced": tuple(sorted(silent ^ {name}))})

    def _set_volume(self, name: str, value: int) -> None:
        choose(self.program, {name: value}, keep=False)

    def _drop(self, volume: str) -> None:
        """Writes the settings to the disk, and lets a sound be heard at the new volume."""
        self.program.preferences.keep()
        if volume == "sound":
            self.program.sound.sample(self.program.settings)
        elif volume == "voice":
            self.program.telling.sample(self.program.settings)

    def _turn_to(self, chapter: str) -> None:
        """Shows another chapter."""
        before, self._chapter = self._chapter, chapter
        self.scroll(-self.laid.most)
        self.focus = "" if chapter else before
        self.renew()

    def leave(self) -> None:
        """Leads from a later chapter to the first one, and from that to the scene before."""
        if self._chapter:
            self._turn_to("")
        else:
            super().leave()

    def key(self, event: pygame.Event) -> None:
        if event.key == SETTINGS_KEY:
            self.leave()
        else:
            super().key(event)
