"""The settings for two who sit on a sofa, away from the screen: large text and longer pauses."""

from __future__ import annotations

from dataclasses import replace

from game.records.journal.settings import Settings

LARGE = 150
"""Percent."""


def on_sofa(settings: Settings) -> bool:
    """Whether they hold."""
    return settings.long_pauses and settings.text_size >= LARGE


def usual_size(settings: Settings) -> int:
    """The size of text to which one comes back: smaller than on a sofa, unless it is larger."""
    if on_sofa(settings) and settings.text_size == LARGE:
        return Settings().text_size
    return settings.text_size


def switched(settings: Settings, usual: int) -> Settings:
    """The settings when they are chosen or taken back; `usual` is the size of text without."""
    if on_sofa(settings):
        return replace(settings, text_size=usual, long_pauses=False)
    return replace(settings, text_size=max(LARGE, settings.text_size), long_pauses=True)
