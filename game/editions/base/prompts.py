"""How the decisions of the base game are put to the player."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from game.editions.base.explore import Discard, Play
from game.editions.base.nightmare import (
    REVEALED_CARDS,
)
from game.editions.base.partners import Keep, Take
from game.editions.base.warnings.doubts import THROWN_DOOR
from game.rules.card import DOOR
from game.rules.event import Secret
from game.rules.state import HAND, owned
from game.rules.steps import Decision
from game.rules.view import View
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.asking.questions import (
    Question,
    answer,
    for_selected,
    in_order,
)
from game.table.hands.choices import grip_of, kind_id
from game.words import Words


def play_or_discard(words: Words, question: Question, pending: Decision) -> Prompt:
    """The card lies before one's eyes: short buttons for the selected one."""
    buttons = []
    for command in reversed([c for c in question.legal if grip_of(c) == question.selected]):
        plays = isinstance(command, Play)
        if not isinstance(command, Play | Discard):
            buttons.append(for_selected(words, question, command))
            continue
        label, hint = (words.say("Play"), "P") if plays else (words.say("Discard"), "D")
        name = kind_id(type(command))
        buttons.append(Button(name, label, primary=plays, hint=hint, command=command))
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


def draft(words: Words, question: Question, pending: Decision) -> Prompt:
    """The cards lie face up between the players: one is taken by a button or laid in the hand."""
    taken = [c for c in question.legal if grip_of(c) == question.selected]
    buttons = tuple(
        Button(kind_id(Take), words.say("Take"), primary=True, hint="P", command=c) for c in taken
    )
    return Prompt(question.heading(words, pending), question.body(words, pending), buttons)


def swap(words: Words, question: Question, pending: Decision) -> Prompt:
    """An own card is laid on a shared one, or nothing is swapped."""
    keep = [answer(words, question, c) for c in question.of(Keep)]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(keep))


def trio(words: Words, question: Question, pending: Decision) -> Prompt:
    """The three cards are lit on the row; the prompt below them has the two answers."""
    buttons = [answer(words, question, command) for command in reversed(question.legal)]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


def prophecy(words: Words, question: Question, pending: Decision) -> Prompt:
    """One card to discard, and the order of the others."""
    asked, told, at = in_order(words, question, pending), question.ranking, question.pointed
    goes = [card for card in (told.apart if told else ()) if card.kind == DOOR]
    if goes and (not at or at.card in goes) and not question.silences(THROWN_DOOR):
        return replace(asked, body=words.say("Without this Door the game can no longer be won."))
    return asked


def the_trio(view: View) -> Set[str]:
    """The three cards that completed it."""
    return {card.id for card in view.rows[view.active][-3:]}


def next_of_deck(view: View) -> Secret:
    """The cards that are lost with it: backs."""
    lost = min(REVEALED_CARDS, view.deck_count)
    return (None,) * lost


def whole_hand(view: View) -> Secret:
    """All that goes with the hand, as far as whoever looks may know it."""
    return (*view.zones.get(owned(HAND, view.active), ()), *view.shared)
