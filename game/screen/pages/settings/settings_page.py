"""The page of the settings. What is pressed there counts at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.pages.settings.groups import SettingsGroups, warning_labels
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Grid
from game.screen.ui.buttons import Button
from game.screen.ui.page import Page, Sheet

WARNINGS = "button.warnings"


class SettingsPage(Page):
    """Shows two columns of choices, switches and volumes, or the warnings."""

    name = "settings"
    place = "observatory"

    def __init__(self, program: Program, before: Scene) -> None:
        super().__init__(program, before)
        self._warns = False
        """Whether the warnings are shown."""
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
        program, say = self.program, self.program.words.say
        silent, told = self._outside
        groups = SettingsGroups(program.settings, program.words, self._change, self._sample)
        columns, tabs = groups.columns(silent), [self._way]
        if self._warns:
            columns, tabs = groups.warnings(warning_labels(program.rules.show.doubts)), []
        return Sheet(
            title=say("Warnings") if self._warns else say("Settings"),
            tabs=tabs,
            body=Grid(columns, most=2, gap=48, even=False),
            told=told,
            told_id="text.trouble",
            feet=[self.back()],
        )

    @property
    def _way(self) -> Button:
        label = self.program.words.say("Warnings")
        return Button(WARNINGS, label=label, act=partial(self._turn_to, True))

    def _change(self, values: Mapping[str, Any], keep: bool) -> None:
        settings = replace(self.program.settings, **values)
        if settings != self.program.settings:
            self.program.change(settings, keep)

    def _sample(self, volume: str) -> None:
        """Writes the settings to the disk, and lets a sound be heard at the new volume."""
        self.program.preferences.keep()
        if volume == "sound":
            self.program.sound.sample(self.program.settings)

    def _turn_to(self, warns: bool) -> None:
        """Shows the warnings, or the settings again."""
        self._warns = warns
        self.scroll(-self.laid.most)
        self.focus = "" if warns else WARNINGS
        self.renew()

    def leave(self) -> None:
        """Leads from the warnings to the settings, and from these to the scene before."""
        if self._warns:
            self._turn_to(False)
        else:
            super().leave()

    def key(self, event: pygame.Event) -> None:
        if event.key == SETTINGS_KEY:
            self.leave()
        else:
            super().key(event)
