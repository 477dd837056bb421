"""How the decisions of the Glyphs are put to the player."""

from __future__ import annotations

from dataclasses import replace

from game.editions.glyphs.incantation import (
    HeedIncantation,
    OpenNone,
    OpenShown,
    OrderTheRest,
    Sink,
)
from game.rules.state import REVEALED
from game.rules.steps import Decision
from game.table.asking.prompt import Prompt
from game.table.asking.questions import (
    Presentation,
    Question,
    answer,
    in_order,
)
from game.table.hands.choices import grip_of
from game.words import Words

AT_ONCE = 2
"""So many Doors have a button each before one is chosen."""


def incantation(words: Words, question: Question, pending: Decision) -> Prompt:
    """The cards are held up: the Door that is chosen opens, or the only one; two are told by their
    places, of more one is chosen first, and stands out so that its button need not name it. Or none
    opens."""
    shown = question.of(OpenShown)
    chosen = [command for command in shown if grip_of(command) == question.selected]
    offered = chosen or (shown if len(shown) <= AT_ONCE else [])
    buttons = [answer(words, question, command, False) for command in question.of(OpenNone)]
    for command in offered:
        button = answer(words, question, command)
        if len(offered) > 1:
            doors = {card.id: card for card in question.view.cards(REVEALED)}
            label = words.plate(doors[grip_of(command)])
            button = replace(button, label=label, primary=False)
        elif chosen:
            thwarted = words.thwarts(command, question.view)
            told = words.consequence(command, question.view)[-1]
            label = told if thwarted else words.say("Open it")
            button = replace(button, label=label, said=button.label)
        buttons.append(button)
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


PRESENTATION = Presentation(
    presenters={HeedIncantation: incantation, OrderTheRest: in_order},
    gains=(OpenShown,),
    speak_for_themselves=(Sink,),
)
