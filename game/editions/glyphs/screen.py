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
from game.rules.steps import Decision
from game.screen.pages.table.asking.prompts import Prompt
from game.screen.pages.table.asking.questions import (
    Presentation,
    Question,
    answer,
    counted,
    in_order,
)
from game.table.hands.choices import card_of, grip_of, one_of_each
from game.words import Words


def incantation(words: Words, question: Question, pending: Decision) -> Prompt:
    """The cards are held up: the chosen Door opens, or the only one; or one of several, by its
    place. Or none does."""
    chosen = [c for c in question.of(OpenShown) if grip_of(c) == question.selected]
    doors = one_of_each(chosen or question.of(OpenShown), question.view)
    buttons = [answer(words, question, command, False) for command in question.of(OpenNone)]
    for command, count in doors:
        button = counted(words, answer(words, question, command), count)
        door = card_of(command)
        if len(doors) > 1 and door is not None:
            button = replace(button, label=words.plate(door), primary=False)
        buttons.append(button)
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


PRESENTATION = Presentation(
    presenters={HeedIncantation: incantation, OrderTheRest: in_order},
    gains=(OpenShown,),
    speak_for_themselves=(Sink,),
)
