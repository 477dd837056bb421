"""The warnings on a page of their own: each can be switched off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.records.journal.settings import EVERY, Settings
from game.screen.controls.toggles import Toggle
from game.screen.pages.settings.groups import BUTTON, Group
from game.table.doubts import HOPELESS, HOPELESS_TOLD, Doubt
from game.words import Words

WARNING = f"{BUTTON}warning."


def labels(doubts: Iterable[Doubt]) -> Mapping[str, str]:
    """What each warning is of, by its name; still to be said."""
    return {**{doubt.name: doubt.label for doubt in doubts}, HOPELESS: HOPELESS_TOLD}


def warning_columns(
    settings: Settings, words: Words, doubts: Iterable[Doubt]
) -> tuple[Sequence[Group], Sequence[Group]]:
    """A switch for each: those before an answer, and what is said of the whole game."""
    say = words.say

    def switch(name: str, told: str = "") -> Toggle:
        label = say(labels(doubts)[name])
        return Toggle(f"{WARNING}{name}", label, not settings.silences(name), detail=told)

    before = tuple(switch(doubt.name) for doubt in doubts)
    note = say("Each is given once in a game.")
    lost = switch(HOPELESS, say("It is said why, and one may concede."))
    return (
        (Group("answers", say("Before an answer"), before, note),),
        (Group("lost", say("During the game"), (lost,)),),
    )


def after_warning(settings: Settings, key: str, doubts: Iterable[Doubt]) -> Settings:
    """The settings when this switch has been pressed."""
    name, names = key.removeprefix(WARNING), list(labels(doubts))
    if not key.startswith(WARNING) or name not in names:
        return settings
    # Of an edition that is not here now nothing is forgotten.
    silent = {*(names if EVERY in settings.silenced else ()), *settings.silenced} - {EVERY}
    return replace(settings, silenced=tuple(sorted(silent ^ {name})))
