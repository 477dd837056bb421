"""Questions that the screen itself asks before a command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.journal.settings import Settings
from game.rules.course import Concede
from game.rules.steps import Command
from game.screen.controls.buttons import Button
from game.screen.pages.table.asking.prompts import Prompt
from game.screen.pages.table.asking.questions import CONFIRM, GO_AHEAD, Presentation
from game.table.sitting import Sitting
from game.words import Words

CANCEL, GIVE_UP, PLAY_ON = "button.cancel", "button.give_up", "button.play_on"
"""The answers to what nobody asked for have names of their own: no habit presses them."""
GOES_THROUGH = CONFIRM, GIVE_UP, GO_AHEAD
"""The buttons that go through with it."""


@dataclass(frozen=True)
class Rewind:
    """Back to the decision before: no command of the rules, but asked about like one."""


@dataclass(frozen=True)
class Posed:
    """A question before a command: what it says, in anybody's words, and what is done after all."""

    prompt: Callable[[Words], Prompt]
    command: Command[Any] | Rewind


@dataclass(frozen=True)
class Occasion:
    """When such a question is posed: before commands of the kind `before`, if it is `due`."""

    before: type[Command[Any] | Rewind]
    due: Callable[[Sitting, Settings], bool]
    prompt: Callable[[Words], Prompt]


def conceding(words: Words) -> Prompt:
    """Asked once more, because it cannot be taken back."""
    heading, body = words.say("Concede this game?"), words.say("It will be a defeat.")
    return either(words, heading, body, Button(CONFIRM, words.say("Concede")))


def rewinding(words: Words) -> Prompt:
    """Asked once in a game, because it is remembered."""
    heading = words.say("Rewind this game?")
    body = words.say("It will be marked as rewound, in the list of games too.")
    return either(words, heading, body, Button(CONFIRM, words.say("Rewind")))


def hopeless(words: Words, why: str) -> Prompt:
    """Said once, when a position can no longer be won."""
    heading = words.say("This game can no longer be won")
    return either(words, heading, why, Button(GIVE_UP, words.say("Concede")), PLAY_ON)


def either(words: Words, heading: str, body: str, through: Button, back: str = CANCEL) -> Prompt:
    """A question with a button that goes through with it, and the gold one that plays on."""
    play_on = Button(back, words.say("Play on"), hint=words.say("Esc"), primary=True)
    return Prompt(heading, body, (through, play_on))


def first_rewind(sitting: Sitting, settings: Settings) -> bool:
    """Whether to go back would be the first rewind of this game."""
    return sitting.can_undo and not (sitting.back.free or sitting.back.rewinds)


OCCASIONS = (
    Occasion(Concede, lambda sitting, settings: True, conceding),
    Occasion(Rewind, first_rewind, rewinding),
)


def posed_before(
    command: Command[Any] | Rewind, sitting: Sitting, settings: Settings, shown: Presentation
) -> Posed | None:
    """What is asked before this command, if anything is: by the game, or by any game."""
    view = replace(sitting.view, pending=sitting.pending)
    doubt = None if isinstance(command, Rewind) else shown.doubt(command, view)
    if doubt is not None:
        names = sitting.party.names if sitting.party else None
        return Posed(lambda words: doubt.prompt(words, view, names), command)
    for occasion in OCCASIONS:
        if isinstance(command, occasion.before) and occasion.due(sitting, settings):
            return Posed(occasion.prompt, command)
    return None
