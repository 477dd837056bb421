"""The second line of the prompt, under its heading, while something is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.steps import Command
from game.screen.table.asking.prompts import sentences
from game.screen.table.hints.best_answers import borne_out, level
from game.screen.table.marking.labels import deck_ends
from game.screen.table.ui import TableUi
from game.table.asking.prompt import Prompt
from game.table.hands import gestures
from game.table.session import TableSession
from game.table.watching import named
from game.words import Words

BRIEF = 60
"""Number of letters up to which two sentences are told, so that the bar keeps its width."""


def second_line(words: Words, session: TableSession, ui: TableUi, prompt: Prompt) -> str:
    """Returns the first text that applies now; empty if none does."""
    if ui.lesson is not None:
        return given(prompt, ui) or advised(words, session, ui)
    told = (
        given(prompt, ui),
        follows(words, session, ui, prompt),
        advised(words, session, ui),
        *unasked(words, session, ui),
        in_focus(words, session, ui),
    )
    return next(filter(None, told), "")


def unasked(words: Words, session: TableSession, ui: TableUi) -> tuple[str, ...]:
    """Returns the texts that need no pointing, the most important first; some may be empty."""
    return (
        *urgent(words, session),
        whispered(words, session, ui),
        briefly(words, session),
    )


def urgent(words: Words, session: TableSession) -> tuple[str, ...]:
    """Returns the texts that come before a whispered one, which can wait for a quieter moment."""
    eyes, pending, view = session.viewer, session.pending, session.director.view
    return (
        words.amended(pending, view, session.legal) if pending else "",
        deck_ends(words, session.director.arrivals.left) if session.exploring else "",
        briefly(words, session) if words.briefly(eyes.unmarked) else "",
    )


def briefly(words: Words, session: TableSession) -> str:
    """Returns what weighs most of all that has happened since the last answer, if its movements
    were cut short or reduced: one sentence, or two short ones. Cards that are marked as new are
    told only if nothing else has happened; the log tells all. Over a covered hand it is empty, so
    that the player can read how to lift the cloth."""
    director, eyes = session.director, session.viewer
    if eyes.covers or not (director.cut_short or director.tempo.reduced):
        return ""
    told = words.briefly(eyes.unmarked) or words.briefly(eyes.told)
    first, *others = sentences(told)
    two = " ".join((first, *others[:1]))
    return two if len(two) <= BRIEF else first


def given(prompt: Prompt, ui: TableUi) -> str:
    """Returns what becomes of the card that the pointer or focus on a token would take; with its
    name if the token has several."""
    for token in prompt.tokens:
        for button in token.buttons:
            if button.id in (ui.hover, ui.at):
                return token.detail if token.whole else f"{button.said}. {token.detail}"
    return ""


def whispered(words: Words, session: TableSession, ui: TableUi) -> str:
    """Returns what is told once about the rules; empty once the player has begun to put cards in
    order."""
    ranking, pointed = session.ranking, ui.held or ui.at or ui.hover
    if ranking is not None and (pointed or ranking != ranking.afresh):
        return ""
    return words.say(ui.whisper.says) if ui.whisper and whispers(session, ui) else ""


def whispers(session: TableSession, ui: TableUi) -> bool:
    """Returns whether the whisper belongs here: a whisper about the cloth over a covered hand, any
    other elsewhere."""
    over_cloth = ui.whisper is not None and ui.whisper.over_cloth
    return not ui.armed and over_cloth == session.viewer.covers


def follows(words: Words, session: TableSession, ui: TableUi, prompt: Prompt) -> str:
    """Returns what follows from the answer that the player points at: a button, or a place for the
    card that is held or chosen."""
    focus, drops = ui.focus, session.drops
    pointed = ui.hover or ui.at
    command = next((b.command for b in prompt.all_buttons if b.id == pointed), None)
    if command is None and ui.held:
        command = gestures.meant(ui.held, session.arrangement.toward, drops.lays)
    elif command is None and session.selected and focus is not None:
        goal = drops.goal(session.selected, focus)
        command = gestures.meant(session.selected, goal, drops.lays)
    return foretold(words, session, command)


def advised(words: Words, session: TableSession, ui: TableUi) -> str:
    """Returns what a hint says, or that it is still to come; empty while the player points at a
    card to be put in order."""
    hint, ranking = ui.hint, session.ranking
    pointed = ui.held, ui.at, ui.hover
    if hint is None or (ranking and any(card.id in pointed for card in ranking.cards)):
        return ""
    if hint.shown is None:
        return words.say("The adviser is thinking.")
    command, view = hint.shown.command, session.view
    instead, said = hint.after(hint.at), borne_out(words, view, hint, hint.at)
    if not said and view.openly is not view:
        said = words.say(
            "The adviser marks what it would do. Ask again while nobody else looks: it tells why "
            "then."
        )
    elif ranking is None or not isinstance(
        command, ranking.kind
    ):  # otherwise the numbers on the cards show the order
        move = words.command(command, view)
        said = words.say("{move}. {reason}", move=move, reason=said).strip()
        told = instead and words.telling(command, view, instead.command)
        if told and instead and level(hint.shown, instead):
            said = " ".join((said, words.say("About as good as the next.")))
    return said


def in_focus(words: Words, session: TableSession, ui: TableUi) -> str:
    """Returns what follows from each way to lay the card in focus, if there are several: a single
    key lays it."""
    card = ui.at if session.exploring and not session.selected else ""
    told = [foretold(words, session, lay.command) for lay in session.drops.lays if lay.grip == card]
    several = len(told) > 1 and all(told)
    return " ".join(words.say("{sentence}.", sentence=one) for one in told) if several else ""


def foretold(words: Words, session: TableSession, command: Command[Any] | None) -> str:
    """Returns what follows from a command; empty if nothing is said of it."""
    view = session.director.view
    if command is None or view.secret(named(command)):
        return ""  # both players read this, and only one of them may know the card
    told = words.consequence(command, view)
    return told[0] if told else ""


def with_bodies(words: Words, session: TableSession, ui: TableUi, prompt: Prompt) -> Prompt:
    """Returns the prompt with room for every second line that may come up, so that no button moves
    away from the pointer. In a lesson only its own text or a hint comes up."""
    hint = advised(words, session, ui)
    if ui.lesson is not None:
        return replace(prompt, bodies=(prompt.body, hint)) if hint else prompt
    buttons = *prompt.buttons, *(tab.button for tab in prompt.tabs)
    told = (foretold(words, session, button.command) for button in buttons)
    first = urgent(words, session)
    others = first if any(first) else unasked(words, session, ui)
    return replace(prompt, bodies=(prompt.body, *filter(None, (*told, hint, *others))))
