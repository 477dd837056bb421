"""How the decisions about Towers are put to the player."""

from __future__ import annotations

from game.editions.towers.lookout import Arrange
from game.editions.towers.ruin import FalseDestruction, GiveTower, LoseTower
from game.rules.steps import Decision
from game.screen.controls.buttons import Button
from game.screen.pages.table.asking.prompts import Prompt
from game.screen.pages.table.asking.questions import Presentation, Question
from game.table.hands.choices import button_id, grip_of, kind_id
from game.words import Words


def lose_tower(words: Words, question: Question, pending: Decision) -> Prompt:
    """The Towers stand before one's eyes: a button for the selected one, and False Destruction."""
    buttons = [
        Button(kind_id(GiveTower), words.say("Give it up"), primary=True, command=command)
        for command in question.of(GiveTower)
        if grip_of(command) == question.selected
    ]
    buttons += [
        Button(button_id(command), words.say("False Destruction"), command=command)
        for command in question.of(FalseDestruction)
    ]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


PRESENTATION = Presentation(
    presenters={LoseTower: lose_tower},
    speak_for_themselves=(Arrange,),
)
