"""The settings for two who sit on a sofa, away from the screen: large text and longer pauses."""

from __future__ import annotations

from dataclasses import replace

from game.records.journal.settings import Settings

LARGE = 150
"""Size of text in percent."""


def on_sofa(settings: Settings) -> bool:
    """Returns whether the settings are those for a sofa."""
    return settings.long_pauses and settings.text_size >= LARGE


def usual_size(settings: Settings) -> int:
    """Returns the size of text in percent without the sofa."""
    if on_sofa(settings) and settings.text_size == LARGE:
        return Settings().text_size
    return settings.text_size


def switched(settings: Settings, usual: int) -> Settings:
    """Returns the settings with the sofa switched on, or off if it was on; `usual` is the size of
    text without it, in percent."""
    if on_sofa(settings):
        return replace(settings, text_size=usual, long_pauses=False)
    return replace(settings, text_size=max(LARGE, settings.text_size), long_pauses=True)
