"""Sentences that change because Doors open in the order of the Goals only, and the warning before a
Door that is not due (X3.1)."""

from __future__ import annotations

from typing import Any

from game.editions.base.cards import TRIO
from game.editions.base.door import LetGo, OpenDoor, Unlocks
from game.editions.base.explore import CompleteTrio, Decline, Play, Search, Seeks
from game.editions.base.nightmare import LoseDoor
from game.editions.base.table.consequences import marker, run_with
from game.editions.base.warnings.blocking import holds_door
from game.editions.book.goals import GOALS, due
from game.rules.card import DOOR, Card, Colour
from game.rules.state import REVEALED
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.staging import Concern, Doubt
from game.words import Amendment, Answers, Names, Words, msgid

Colours = frozenset[Colour]


def obtained(command: Command[Any], view: View) -> Colours:
    """Returns the colours of the Door that an answer brings, as far as the player knows."""
    match command, view.pending:
        case Search(), CompleteTrio(colour=place) if not holds_door(place, view):
            return frozenset()
        case Seeks(), CompleteTrio() as trio:
            return command.sought(trio)
        case Unlocks(), OpenDoor(door=door):
            return door.colours
    named = door_named(command, view)
    return named.colours if named else frozenset()


def door_named(command: Command[Any], view: View) -> Card | None:
    """Returns the Door that is revealed or caught, if an answer names one."""
    shown = [*view.cards(REVEALED)]
    for name, row in view.table.items():
        shown += view.cards(name) if row.catches else ()
    named = (card for card in vars(command).values() if card in shown)
    return next((card for card in named if card.kind == DOOR), None)


def is_due(colours: Colours, view: View) -> bool:
    """Returns whether a Door of these colours is the next; if no Goal is open, every Door is."""
    return due(view) in (frozenset(), colours)


def is_not_due(command: Command[Any], view: View) -> bool:
    """Returns whether an answer brings a Door while another Goal comes first."""
    colours = obtained(command, view)
    return bool(colours) and not is_due(colours, view)


def place_due(words: Words, view: View) -> str:
    """Returns the name of the place of which a Door is due."""
    colours = due(view)
    return words.place(*colours) if len(colours) == 1 else words.say("Every place")


def door_not_due(words: Words, command: Command[Any], view: View, names: Names | None) -> Concern:
    """Asks, and tells which Door is due and what becomes of this one."""
    place = place_due(words, view)
    if isinstance(command, Unlocks):
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
    """Returns whether a Key or a search is spent on a Door that is not due."""
    return isinstance(command, Unlocks | Seeks) and is_not_due(command, view)


STEPS_DOUBTS = (Doubt("not_due", msgid("A Door not due"), spends_in_vain, door_not_due),)


def heading(words: Words, decision: Decision, view: View, answers: Answers) -> str:
    if isinstance(decision, OpenDoor):
        if is_due(decision.door.colours, view):
            return ""
        return words.say("The {door} is not due", door=words.card(decision.door))
    named = [command for command in answers if door_named(command, view)]
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
    if not due(view):
        return ""
    place = place_due(words, view)
    match decision:
        case OpenDoor(door=door) if not is_due(door.colours, view):
            return words.say(
                "{place} is due: whether a Key is spent or not, this Door goes to Limbo.",
                place=place,
            )
        case CompleteTrio(colour=found) if is_not_due(Search(), view):
            return words.say(
                "{place} is due: a search takes the {door} to Limbo, and the deck is shuffled.",
                place=place,
                door=words.of_place(found, words.kind(DOOR)),
            )
    if any(door_named(command, view) and is_not_due(command, view) for command in answers):
        return words.say(
            "{place} is due: any other Door that is chosen goes to Limbo.", place=place
        )
    return ""


def where(words: Words, decision: Decision, view: View, answers: Answers) -> str:
    if isinstance(decision, OpenDoor):
        if is_due(decision.door.colours, view):
            return ""
        return words.say(
            "Lay a Key that fits on the Door, or the Door on Limbo: it goes there either way."
        )
    if any(door_named(command, view) and is_not_due(command, view) for command in answers):
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
    if isinstance(command, Unlocks):
        key = words.card(command.key)
        return words.say("Spend the {key}: the Door goes to Limbo", key=key)
    door = door_named(command, view)
    return words.say("To Limbo: {door}", door=words.card(door)) if door else ""


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
    if not issubclass(kind, Unlocks) or not isinstance(asked, OpenDoor):
        return ""
    if is_due(asked.door.colours, view):
        return ""
    return words.say("Spend a Key: the Door goes to Limbo")


def follows(words: Words, command: Command[Any], view: View) -> tuple[str, ...]:
    """Tells what becomes of a Door that is not due, wherever it comes from."""
    if isinstance(command, Play):
        return played(words, command, view)
    if not is_not_due(command, view):
        return ()
    told = words.say("{place} is due: this Door goes to Limbo", place=place_due(words, view))
    return told, words.say("Not due: to Limbo"), words.say("To Limbo")


def played(words: Words, command: Play, view: View) -> tuple[str, ...]:
    """Tells that the Door which a trio would find is not due."""
    run = run_with(command, view)
    if run is None or len(run.cards) < TRIO or not holds_door(run.colour, view):
        return ()
    if is_due(frozenset({run.colour}), view):
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
