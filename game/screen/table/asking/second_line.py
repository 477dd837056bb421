"""What the prompt says under its heading while something is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.steps import Command
from game.screen.table.marking.labels import deck_ends
from game.screen.table.table_state import At, TableState
from game.table.asking.prompt import Prompt
from game.table.hands import gestures
from game.table.sitting import Sitting
from game.table.watching import named
from game.words import Words


def second_line(words: Words, sitting: Sitting, state: TableState, at: At, prompt: Prompt) -> str:
    """The first of these that has something to say; empty if none has."""
    if state.lesson is not None:
        return given(prompt, state.hover, at) or advised(words, sitting, state, at)
    told = (
        given(prompt, state.hover, at),
        follows(words, sitting, state.hover, at, prompt),
        advised(words, sitting, state, at),
        *unasked(words, sitting, state, at),
        in_focus(words, sitting, at),
    )
    return next(filter(None, told), "")


def unasked(words: Words, sitting: Sitting, state: TableState, at: At) -> tuple[str, ...]:
    """What is said though one points at nothing, the first first; empty where there is nothing."""
    return (
        *urgent(words, sitting),
        whispered(words, sitting, state, at),
        briefly(words, sitting),
    )


def urgent(words: Words, sitting: Sitting) -> tuple[str, ...]:
    """What is said before anything that is whispered: that can wait for a quieter moment."""
    eyes, pending, view = sitting.eyes, sitting.pending, sitting.director.view
    return (
        words.amended(pending, view, sitting.legal) if pending else "",
        deck_ends(words, sitting.director.arrivals.left) if sitting.exploring else "",
        briefly(words, sitting) if words.briefly(eyes.unmarked) else "",
    )


def briefly(words: Words, sitting: Sitting) -> str:
    """What has come about since the last answer, if no movement has told it to its end; nothing
    over a cloth, where one is to read how that is lifted."""
    director, eyes = sitting.director, sitting.eyes
    if eyes.covers or not (director.cut_short or director.tempo.reduced):
        return ""
    return words.briefly(eyes.told)


def given(prompt: Prompt, hover: str, at: At) -> str:
    """What becomes of what a token takes that one is at; of a card of several also its name."""
    for token in prompt.tokens:
        for button in token.buttons:
            if button.id in (hover, at.focus.id if at.focus else ""):
                return token.detail if token.whole else f"{button.said}. {token.detail}"
    return ""


def whispered(words: Words, sitting: Sitting, state: TableState, at: At) -> str:
    """What is told once about the rules: not once one has begun to put cards in order."""
    ranking, pointed = sitting.ranking, at.held or at.focus or state.hover
    if ranking is not None and (pointed or ranking != ranking.afresh):
        return ""
    return words.say(state.whisper.says) if state.whisper and whispers(sitting, state) else ""


def whispers(sitting: Sitting, state: TableState) -> bool:
    """Whether what is whispered has its place now: over a covered hand one is to read how that is
    seen, and nowhere else."""
    over_cloth = state.whisper is not None and state.whisper.over_cloth
    return not state.lifting.armed and over_cloth == sitting.eyes.covers


def follows(words: Words, sitting: Sitting, hover: str, at: At, prompt: Prompt) -> str:
    """What comes of the answer that one is at: a button, or the place where what is held or chosen
    would go."""
    focus, reach = at.focus, sitting.reach
    pointed = hover or (focus.id if focus else "")
    command = next((b.command for b in prompt.all_buttons if b.id == pointed), None)
    if command is None and at.held:
        command = gestures.meant(at.held, sitting.arrangement.toward, reach.lays)
    elif command is None and sitting.selected and focus is not None:
        goal = reach.goal(sitting.selected, focus)
        command = gestures.meant(sitting.selected, goal, reach.lays)
    return foretold(words, sitting, command)


def advised(words: Words, sitting: Sitting, state: TableState, at: At) -> str:
    """What a hint says, or that it is to come; of a card that one is about to put in order
    something else is told."""
    hint, ranking = state.hint, sitting.ranking
    pointed = at.held, at.focus.id if at.focus else "", state.hover
    if hint is None or (ranking and any(card.id in pointed for card in ranking.cards)):
        return ""
    if hint.shown is None:
        return words.say("The adviser is thinking.")
    command, instead = hint.shown.command, hint.instead.command if hint.instead else None
    view = sitting.view
    said = words.reason(command, view, instead)
    if view.secret((*named(command), *(named(instead) if instead else ()))):
        said = words.say("The adviser marks what it would do with cards of the hand.")
    elif ranking is None or not isinstance(command, ranking.kind):  # else the cards tell it
        said = words.say("{move}. {reason}", move=words.command(command, view), reason=said)
    now = words.say("From now on this is a game with hints.") if hint.warns else ""
    return " ".join(filter(None, (said, now)))


def in_focus(words: Words, sitting: Sitting, at: At) -> str:
    """What comes of each way to lay the card that the keyboard is at, if there are several: a key
    lays it at once."""
    card = at.focus.id if at.focus and sitting.exploring and not sitting.selected else ""
    told = [foretold(words, sitting, lay.command) for lay in sitting.reach.lays if lay.grip == card]
    several = len(told) > 1 and all(told)
    return " ".join(words.say("{sentence}.", sentence=one) for one in told) if several else ""


def foretold(words: Words, sitting: Sitting, command: Command[Any] | None) -> str:
    """What follows from a command, in full; empty if nothing is said of it."""
    view = sitting.director.view
    if command is None or view.secret(named(command)):
        return ""  # between the players nothing is told of a card that one of them alone may know
    told = words.consequence(command, view)
    return told[0] if told else ""


def with_bodies(
    words: Words, sitting: Sitting, state: TableState, at: At, prompt: Prompt
) -> Prompt:
    """The same with room for whatever the second line says of its buttons, or without them: none
    slips away from who points at it. In a lesson nothing is said but what stands there, or a
    hint."""
    hint = advised(words, sitting, state, at)
    if state.lesson is not None:
        return replace(prompt, bodies=(prompt.body, hint)) if hint else prompt
    told = (foretold(words, sitting, button.command) for button in prompt.buttons)
    first = urgent(words, sitting)
    others = first if any(first) else unasked(words, sitting, state, at)
    return replace(prompt, bodies=(prompt.body, *filter(None, (*told, hint, *others))))
