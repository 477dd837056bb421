"""What the prompt says at each moment of a game: the fallback for every decision there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.cards import DOOR, Card
from game.rules.door import Claim
from game.rules.events import Answered, Event
from game.rules.explore import Play, PlayOrDiscard, Search
from game.rules.prophecy import Foresee
from game.rules.steps import Command, Concede
from game.rules.view import View
from game.screen.prompts import Prompt
from game.screen.widgets import Button
from game.table.choices import Foretelling, button_id, choices
from game.words import Words

GAINS = Search, Claim
"""What is seldom regretted: the gold button. No loss is suggested."""
CONFIRM, CANCEL, START_OVER = "button.confirm", "button.cancel", "button.start_over"


def asked(
    words: Words,
    view: View,
    legal: Sequence[Command[Any]],
    selected: Card | None,
    foretelling: Foretelling | None,
) -> Prompt:
    """The decision that waits, and a button for each answer."""
    if view.pending is None:
        return Prompt("", "")
    heading = words.heading(view.pending)
    if foretelling is not None:
        return prophecy(words, heading, foretelling)
    offered = choices(view.pending, legal, selected)
    if isinstance(view.pending, PlayOrDiscard):
        return Prompt(heading, words.body(view.pending, view), short_buttons(words, offered))
    buttons = [
        Button(
            button_id(command),
            words.command(command, view),
            primary=isinstance(command, GAINS) and command is offered[0],
            command=command,
        )
        for command in offered
    ]
    return Prompt(heading, words.body(view.pending, view), tuple(buttons), choice=True)


def short_buttons(words: Words, offered: Sequence[Command[Any]]) -> tuple[Button, ...]:
    """Play and Discard, when the card lies before one's eyes."""
    buttons = []
    for command in reversed(offered):
        plays = isinstance(command, Play)
        label, hint = (words.say("Play"), "P") if plays else (words.say("Discard"), "D")
        name = f"button.{type(command).__name__.lower()}"
        buttons.append(Button(name, label, primary=plays, hint=hint, command=command))
    return tuple(buttons)


def prophecy(words: Words, heading: str, foretelling: Foretelling) -> Prompt:
    """One card to discard, then the order of the others."""
    if foretelling.told and foretelling.told[0].kind == DOOR:
        body = words.say("Without the Door you discard the game can no longer be won.")
    elif foretelling.command is not None:
        body = words.say("Confirm, or click a card to take it back.")
    elif foretelling.picked:
        body = words.say("Now click the others in the order in which they will be drawn.")
    else:
        body = words.say("First click the card to discard; only one goes.")
    confirm = Button(
        CONFIRM,
        words.say("Confirm"),
        primary=True,
        enabled=foretelling.command is not None,
        command=foretelling.command,
    )
    over = Button(START_OVER, words.say("Start over"), enabled=bool(foretelling.picked))
    return Prompt(heading, body, (over, confirm))


def telling(words: Words, event: Event | None, view: View) -> Prompt:
    """What is happening: an answer in its own words, and then each fact."""
    if isinstance(event, Answered) and not isinstance(event.command, Foresee):
        return Prompt(words.command(event.command, view), "")
    return Prompt(words.event(event) if event else "", "")


def conceding(words: Words) -> Prompt:
    """Asked once more, because it cannot be taken back."""
    yes = Button(CONFIRM, words.say("Concede"), primary=True, command=Concede())
    no = Button(CANCEL, words.say("Play on"), hint="Esc")
    return Prompt(words.say("Concede this game?"), words.say("It will be a defeat."), (no, yes))
