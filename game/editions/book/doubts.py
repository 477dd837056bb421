"""An answer of the Book that is easily regretted: a Door is obtained that is not due (X3.1)."""

from __future__ import annotations

from typing import Any

from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Decline, Search
from game.editions.base.warnings.blocking import holds_door
from game.editions.book.goals import due_place
from game.rules.card import DOOR, Colour
from game.rules.state import REVEALED
from game.rules.steps import Command
from game.rules.view import View
from game.table.staging import Concern, Doubt
from game.words import Names, Words, msgid


def place_obtained(command: Command[Any], view: View) -> Colour | None:
    """The place of the Door that an answer brings, as far as one knows."""
    match command, view.pending:
        case Search(), CompleteTrio(colour=place) if holds_door(place, view):
            return place
        case Claim(), OpenDoor(door=door):
            return next(iter(door.colours))
    return place_named(command, view)


def place_named(command: Command[Any], view: View) -> Colour | None:
    """The place of a Door that lies before everybody, if an answer names one."""
    named = (card for card in vars(command).values() if card in view.cards(REVEALED))
    return next((place for door in named if door.kind == DOOR for place in door.colours), None)


def is_not_due(command: Command[Any], view: View) -> bool:
    """Another Goal comes first."""
    due, place = due_place(view), place_obtained(command, view)
    return None not in (due, place) and place is not due


def door_not_due(words: Words, command: Command[Any], view: View, names: Names | None) -> Concern:
    """Which is due, and what becomes of this one."""
    due = due_place(view)
    assert due is not None, "a Goal is face up"
    place = words.place(due)
    if isinstance(command, Claim):
        return Concern(
            words.say("Open a Door that is not due?"),
            words.say(
                "{place} is due. This Door goes to Limbo, and the Key is spent.", place=place
            ),
            words.say("Spend the Key"),
            LetGo(),
        )
    return Concern(
        words.say("Search for a Door that is not due?"),
        words.say("{place} is due. The Door that is found goes to Limbo.", place=place),
        words.say("Search all the same"),
        Decline(),
    )


def spends_in_vain(command: Command[Any], view: View) -> bool:
    """A Key or a search is spent on a Door that is not due."""
    return isinstance(command, Claim | Search) and is_not_due(command, view)


STEPS_DOUBTS = (Doubt("not_due", msgid("A Door not due"), spends_in_vain, door_not_due),)
