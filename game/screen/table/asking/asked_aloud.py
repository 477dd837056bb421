"""Questions of the table, in words for who only listens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.rules.steps import Command
from game.screen.scene import Asked
from game.screen.table.asking.decision import pointed, scolded
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.ui import TableUi, waits
from game.table.asking.buttons import Button, Chooser
from game.table.asking.ordering_words import ordering_aloud, ordering_step, ordering_uses
from game.table.asking.prompt import Prompt
from game.table.asking.questions import CONFIRM, COVER, LIFT, START_OVER
from game.table.session import TableSession
from game.words import Words

NO_ANSWERS = CONFIRM, COVER, LIFT, START_OVER
"""Buttons that lead to every answer, or to none."""


def asked_aloud(words: Words, session: TableSession, ui: TableUi, frame: TableFrame) -> Asked:
    """Returns what is asked. What is told to eyes or to a pointer is told here without them."""
    prompt, body = frame.prompt, frame.prompt.body
    ordered = session.ranking if waits(session, ui) else None
    if ordered is not None:
        step = ordering_step(words, ordered, pointed(words, session, ui))
        # The tutor of a lesson says by itself what comes next.
        if ui.lesson is None or body == step:
            rule = words.body(ordered.decision, session.director.view, ui.names, session.legal)
            body = ordering_aloud(words, ordered) or prompt.whispered or rule
    ways = [] if ui.onward else [*answers(words, session, ui, frame)]
    told = words.say("Answers: {answers}.", answers=words.say("; ").join(ways)) if ways else ""
    answered = ui.hint is not None or scolded(words, session, ui)
    steps = ordered is not None or answered
    why = "" if ordered is not None else reason(words, session, ui, prompt)
    return Asked(prompt.heading, body, told, steps, why)


def reason(words: Words, session: TableSession, ui: TableUi, prompt: Prompt) -> str:
    """Returns why it is asked, where the prompt tells what has happened or whispers instead."""
    instead = prompt.brief or (prompt.whispered and prompt.body == prompt.whispered)
    if not instead or session.pending is None or session.exploring or not waits(session, ui):
        return ""
    return words.body(session.pending, session.director.view, ui.names, session.legal)


def answers(words: Words, session: TableSession, ui: TableUi, frame: TableFrame) -> Iterator[str]:
    """Yields the answers that are possible. Where only the table answers, the question names them
    itself."""
    prompt = frame.prompt
    named = [
        *hung(words, session, prompt),
        *(token.title for token in prompt.tokens),
        *(button.thing.name for button in prompt.buttons if is_answer(button, ui)),
    ]
    yield from named
    if not named or ui.lesson is not None or not waits(session, ui) or session.pending is None:
        return
    if not session.viewer.covers:
        choosers = [one for one in prompt.all_buttons if isinstance(one, Chooser)]
        by_button = {type(one.command) for one in prompt.all_buttons}
        by_button |= {type(command) for chooser in choosers for command in chooser.among}
        for kind in dict.fromkeys(kinds_by_laying(session)):
            if kind not in by_button:
                yield words.way(kind, session.director.view)[0]
    for ribbon in frame.ribbons:
        if ribbon.button.enabled and ribbon.button.command is not None:
            yield ribbon.button.thing.name


def hung(words: Words, session: TableSession, prompt: Prompt) -> Iterator[str]:
    """Yields the answers that hang on the table; several of one kind are told as one."""
    kinds: dict[type[Command[Any]], list[str]] = {}
    for button in (tab.button for tab in prompt.tabs):
        if button.command is not None:
            kinds.setdefault(type(button.command), []).append(button.thing.name)
    for kind, names in kinds.items():
        yield names[0] if len(names) == 1 else words.way(kind, session.director.view)[0]


def is_answer(button: Button, ui: TableUi) -> bool:
    """Returns whether a button of the prompt answers the question now. A question that is put
    before a command is answered by the button that confirms, too."""
    return button.enabled and (ui.posed is not None or button.id not in NO_ANSWERS)


def kinds_by_laying(session: TableSession, grip: str = "") -> Iterator[type[Command[Any]]]:
    """Yields the kind of each answer that is given by laying something, or this grip,
    somewhere."""
    for lay in session.drops.lays:
        if lay.command is not None and grip in ("", lay.grip):
            yield type(lay.command)


def uses(words: Words, session: TableSession, ui: TableUi) -> Mapping[str, str]:
    """Returns what each card or zone that may be laid somewhere can be used for, by its id."""
    if not waits(session, ui):
        return {}
    grips = {lay.grip for lay in session.drops.lays}
    laid = {grip: words.uses(kinds_by_laying(session, grip)) for grip in grips}
    return laid if session.ranking is None else laid | ordering_uses(words, session.ranking)
