"""Sentences that change because Doors open in the order of the Goals only, and the warning before a
Door that is not due (X3.1)."""

from __future__ import annotations

from typing import Any

from game.editions.base.cards import TRIO
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Decline, Play, Search
from game.editions.base.nightmare import LoseDoor
from game.editions.base.table.consequences import marker, run_with
from game.editions.base.warnings.blocking import holds_door
from game.editions.book.goals import GOALS, due_place
from game.rules.card import DOOR, Colour
from game.rules.state import REVEALED
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.staging import Concern, Doubt
from game.words import Amendment, Answers, Names, Words, msgid


def place_obtained(command: Command[Any], view: View) -> Colour | None:
    """Returns the place of the Door that an answer brings, as far as the player knows."""
    match command, view.pending:
        case Search(), CompleteTrio(colour=place) if holds_door(place, view):
            return place
        case Claim(), OpenDoor(door=door):
            return next(iter(door.colours))
    return place_named(command, view)


def place_named(command: Command[Any], view: View) -> Colour | None:
    """Returns the place of a Door that is revealed or caught, if an answer names one."""
    shown = [*view.cards(REVEALED)]
    for name, row in view.table.items():
        shown += view.cards(name) if row.catches else ()
    named = (card for card in vars(command).values() if card in shown)
    return next((place for door in named if door.kind == DOOR for place in door.colours), None)


def is_not_due(command: Command[Any], view: View) -> bool:
    """Whether an answer brings a Door while another Goal comes first."""
    due, place = due_place(view), place_obtained(command, view)
    return None not in (due, place) and place is not due


def door_not_due(words: Words, command: Command[Any], view: View, names: Names | None) -> Concern:
    """Asks, and tells which Door is due and what becomes of this one."""
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
    """Whether a Key or a search is spent on a Door that is not due."""
    return isinstance(command, Claim | Search) and is_not_due(command, view)


STEPS_DOUBTS = (Doubt("not_due", msgid("A Door not due"), spends_in_vain, door_not_due),)


def other_place_due(door: Colour, view: View) -> Colour | None:
    """Returns the place whose Door is due, if that is not this one."""
    due = due_place(view)
    return due if due is not door else None


def heading(words: Words, decision: Decision, view: View, answers: Answers) -> str:
    if isinstance(decision, OpenDoor):
        (place,) = decision.door.colours
        if other_place_due(place, view) is None:
            return ""
        return words.say("The {door} is not due", door=words.card(decision.door))
    named = [command for command in answers if place_named(command, view)]
    if (
        isinstance(decision, CompleteTrio)
        or not named
        or not all(is_not_due(command, view) for command in named)
    ):
        return ""
    return words.plural(
        "The Door that is shown is not due", "None of the {n} Doors shown is due", len(named)
    )


def body(words: Words, decision: Decision, view: View, answers: Answers) -> str:
    """Tells which Door is due, and what becomes of any other."""
    due = due_place(view)
    if due is None:
        return ""
    place = words.place(due)
    match decision:
        case OpenDoor(door=door) if due not in door.colours:
            return words.say(
                "{place} is due: whether a Key is spent or not, this Door goes to Limbo.",
                place=place,
            )
        case CompleteTrio(colour=found) if found is not due and holds_door(found, view):
            return words.say(
                "{place} is due: a search takes the {door} to Limbo, and the deck is shuffled.",
                place=place,
                door=words.of_place(found, words.kind(DOOR)),
            )
    if any(place_named(command, view) and is_not_due(command, view) for command in answers):
        return words.say(
            "{place} is due: any other Door that is chosen goes to Limbo.", place=place
        )
    return ""


def where(words: Words, decision: Decision, view: View, answers: Answers) -> str:
    if isinstance(decision, OpenDoor):
        (place,) = decision.door.colours
        if other_place_due(place, view) is None:
            return ""
        return words.say(
            "Lay a Key of its place on the Door, or the Door on Limbo: it goes there either way."
        )
    if any(place_named(command, view) and is_not_due(command, view) for command in answers):
        return words.say(
            "Lay one of the Doors that are shown where open Doors lie: one that is not due goes to "
            "Limbo."
        )
    return ""


def label(words: Words, command: Command[Any], view: View) -> str:
    if isinstance(command, LoseDoor):
        return given_back(words, command, view)
    if not is_not_due(command, view):
        return ""
    if isinstance(command, Claim):
        key = words.card(command.key)
        return words.say("Spend the {key}: the Door goes to Limbo", key=key)
    door = place_named(command, view)
    if door is None:
        return ""
    return words.say("To Limbo: {door}", door=words.of_place(door, words.kind(DOOR)))


def given_back(words: Words, command: LoseDoor, view: View) -> str:
    """Names a Door by the number of its Goal, because Doors of one place have met different
    ones."""
    met = [view.tied.get(goal) for goal in view.cards(GOALS)]
    if command.door not in met:
        return ""
    door = words.card(command.door)
    return words.say("Give back the {door} (Goal {n})", door=door, n=met.index(command.door) + 1)


def way(words: Words, kind: type[Command[Any]], view: View) -> str:
    asked = view.pending
    if kind is not Claim or not isinstance(asked, OpenDoor):
        return ""
    (place,) = asked.door.colours
    if other_place_due(place, view) is None:
        return ""
    return words.say("Spend a Key: the Door goes to Limbo")


def follows(words: Words, command: Command[Any], view: View) -> tuple[str, ...]:
    """Tells what becomes of a Door that is not due, wherever it comes from."""
    if isinstance(command, Play):
        return played(words, command, view)
    due = due_place(view)
    if due is None or not is_not_due(command, view):
        return ()
    told = words.say("{place} is due: this Door goes to Limbo", place=words.place(due))
    return told, words.say("Not due: to Limbo"), words.say("To Limbo")


def played(words: Words, command: Play, view: View) -> tuple[str, ...]:
    """Tells that the Door which a trio would find is not due."""
    run = run_with(command, view)
    if run is None or len(run.cards) < TRIO or not holds_door(run.colour, view):
        return ()
    if other_place_due(run.colour, view) is None:
        return ()
    told = marker(words, run.colour, TRIO)
    return (
        words.say("Play: {run}, but its Door is not due", run=told),
        words.say("{run}: its Door is not due", run=told),
        words.say("Not due"),
    )


def besides(words: Words, kind: type[Command[Any]], view: View) -> str:
    """Tells that the Goal that a Door has met is open again when the Door is given back."""
    if kind is not LoseDoor:
        return ""
    return words.say("Its Goal is turned up again.")


IN_ORDER = Amendment(heading, body, where, label, way, follows, besides)
