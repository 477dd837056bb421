"""What the prompt says under its heading while something is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.steps import Command
from game.screen.table.marking.labels import deck_ends
from game.screen.table.ui import TableUi
from game.table.asking.prompt import Prompt
from game.table.hands import gestures
from game.table.session import TableSession
from game.table.watching import named
from game.words import Words


def second_line(words: Words, session: TableSession, ui: TableUi, prompt: Prompt) -> str:
    """The first of these that has something to say; empty if none has."""
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
    """What is said though one points at nothing, the first first; empty where there is nothing."""
    return (
        *urgent(words, session),
        whispered(words, session, ui),
        briefly(words, session),
    )


def urgent(words: Words, session: TableSession) -> tuple[str, ...]:
    """What is said before anything that is whispered: that can wait for a quieter moment."""
    eyes, pending, view = session.viewer, session.pending, session.director.view
    return (
        words.amended(pending, view, session.legal) if pending else "",
        deck_ends(words, session.director.arrivals.left) if session.exploring else "",
        briefly(words, session) if words.briefly(eyes.unmarked) else "",
    )


def briefly(words: Words, session: TableSession) -> str:
    """What has come about since the last answer, if no movement has told it to its end; nothing
    over a cloth, where one is to read how that is lifted."""
    director, eyes = session.director, session.viewer
    if eyes.covers or not (director.cut_short or director.tempo.reduced):
        return ""
    return words.briefly(eyes.told)


def given(prompt: Prompt, ui: TableUi) -> str:
    """What becomes of what a token takes that one is at; of a card of several also its name."""
    for token in prompt.tokens:
        for button in token.buttons:
            if button.id in (ui.hover, ui.at):
                return token.detail if token.whole else f"{button.said}. {token.detail}"
    return ""


def whispered(words: Words, session: TableSession, ui: TableUi) -> str:
    """What is told once about the rules: not once one has begun to put cards in order."""
    ranking, pointed = session.ranking, ui.held or ui.at or ui.hover
    if ranking is not None and (pointed or ranking != ranking.afresh):
        return ""
    return words.say(ui.whisper.says) if ui.whisper and whispers(session, ui) else ""


def whispers(session: TableSession, ui: TableUi) -> bool:
    """Whether what is whispered has its place now: over a covered hand one is to read how that is
    seen, and nowhere else."""
    over_cloth = ui.whisper is not None and ui.whisper.over_cloth
    return not ui.armed and over_cloth == session.viewer.covers


def follows(words: Words, session: TableSession, ui: TableUi, prompt: Prompt) -> str:
    """What comes of the answer that one is at: a button, or the place where what is held or chosen
    would go."""
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
    """What a hint says, or that it is to come; of a card that one is about to put in order
    something else is told."""
    hint, ranking = ui.hint, session.ranking
    pointed = ui.held, ui.at, ui.hover
    if hint is None or (ranking and any(card.id in pointed for card in ranking.cards)):
        return ""
    if hint.shown is None:
        return words.say("The adviser is thinking.")
    command, instead = hint.shown.command, hint.instead.command if hint.instead else None
    view = session.view
    said = words.reason(command, view, instead)
    if view.secret((*named(command), *(named(instead) if instead else ()))):
        said = words.say("The adviser marks what it would do with cards of the hand.")
    elif ranking is None or not isinstance(command, ranking.kind):  # else the cards tell it
        said = words.say("{move}. {reason}", move=words.command(command, view), reason=said)
    now = words.say("From now on this is a game with hints.") if hint.warns else ""
    return " ".join(filter(None, (said, now)))


def in_focus(words: Words, session: TableSession, ui: TableUi) -> str:
    """What comes of each way to lay the card that the keyboard is at, if there are several: a key
    lays it at once."""
    card = ui.at if session.exploring and not session.selected else ""
    told = [foretold(words, session, lay.command) for lay in session.drops.lays if lay.grip == card]
    several = len(told) > 1 and all(told)
    return " ".join(words.say("{sentence}.", sentence=one) for one in told) if several else ""


def foretold(words: Words, session: TableSession, command: Command[Any] | None) -> str:
    """What follows from a command, in full; empty if nothing is said of it."""
    view = session.director.view
    if command is None or view.secret(named(command)):
        return ""  # between the players nothing is told of a card that one of them alone may know
    told = words.consequence(command, view)
    return told[0] if told else ""


def with_bodies(words: Words, session: TableSession, ui: TableUi, prompt: Prompt) -> Prompt:
    """The same with room for whatever the second line says of its buttons, or without them: none
    slips away from who points at it. In a lesson nothing is said but what stands there, or a
    hint."""
    hint = advised(words, session, ui)
    if ui.lesson is not None:
        return replace(prompt, bodies=(prompt.body, hint)) if hint else prompt
    told = (foretold(words, session, button.command) for button in prompt.buttons)
    first = urgent(words, session)
    others = first if any(first) else unasked(words, session, ui)
    return replace(prompt, bodies=(prompt.body, *filter(None, (*told, hint, *others))))
