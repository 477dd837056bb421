"""How the decisions about Towers are put to the player."""

from __future__ import annotations

from game.editions.towers.alignment import Build
from game.editions.towers.lookout import Arrange
from game.editions.towers.ruin import FalseDestruction, GiveTower, LoseTower
from game.rules.steps import Decision
from game.table.asking.prompt import Prompt
from game.table.asking.questions import Presentation, Question, for_selected
from game.table.hands.choices import grip_of
from game.words import Words


def build(words: Words, command: Build) -> str:
    """At which end."""
    return words.say("Build left") if command.end == "left" else words.say("Build right")


def lose_tower(words: Words, question: Question, pending: Decision) -> Prompt:
    """The Towers stand before one's eyes: a button for the selected one, and False Destruction."""
    given = [c for c in question.of(GiveTower) if grip_of(c) == question.selected]
    buttons = [for_selected(words, question, c) for c in (*given, *question.of(FalseDestruction))]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


PRESENTATION = Presentation(
    presenters={LoseTower: lose_tower},
    labels={
        Build: build,
        GiveTower: lambda words, command: words.say("Let it fall"),
        FalseDestruction: lambda words, command: words.say("False Destruction"),
    },
    speak_for_themselves=(Arrange,),
)
