"""What the prompt says while nothing is asked: what happens, that a hand is covered, that a turn is
over."""

from __future__ import annotations

from dataclasses import replace

from game.rules.event import Answered, Event
from game.rules.view import View
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.staging import Staging
from game.words import Names, Words

COVER, LIFT = "button.cover", "button.lift"
"""The cloth falls over the hand, or is lifted from it."""


def telling(
    words: Words, staging: Staging, event: Event | None, view: View, names: Names | None
) -> Prompt:
    """What is happening: an answer in its own words, then each fact."""
    if isinstance(event, Answered) and not staging.command(event.command).silent:
        told = words.command(event.command, view)
        return Prompt(words.named(names[view.active], told) if names else told, "")
    if event is None and names:  # the cloth falls
        return Prompt(turn_over(words, names[view.active]).heading, "")
    return Prompt(words.event(event, names) if event else "", "")


def covered(words: Words, said: Prompt, player: str, armed: bool, asks: bool) -> Prompt:
    """The hand lies under its cloth: what everybody sees can be answered, the rest takes a look.
    That is told if the decision `asks` for cards; in a lesson the look comes before the task."""
    body = said.body
    if armed:
        body = words.say("Press once more to lift the cloth.")
    elif not said.heading:
        body = words.say("Only {player} may look: lift the cloth from the hand.", player=player)
    elif asks and said.spoken:
        look = words.say("Look")
        body = words.say("Press “{button}” twice to lift the cloth.", button=look)
    elif asks:
        body = words.say("The cards both see can be used at once; for the others lift the cloth.")
    return replace(said, heading=said.heading or words.at_turn(player), body=body)


def turn_over(words: Words, player: str, shown: bool = True, armed: bool = False) -> Prompt:
    """The player still sees what the turn has brought, or may lift the cloth to see it."""
    heading = words.say("The turn of {player} is over", player=player)
    body, label = words.say("In a moment the cloth falls over the hand."), words.say("Done, cover")
    if not shown:
        body, label = words.say("Lift the cloth to see the card that was drawn."), words.say("Done")
    if armed:
        body = words.say("Press once more to lift the cloth.")
    return Prompt(heading, body, (Button(COVER, label, hint="X", primary=True),))
