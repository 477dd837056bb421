"""The questions that the screen itself asks before a command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.records.journal.settings import Settings
from game.rules.course import Concede
from game.rules.steps import Command
from game.rules.view import View
from game.table.acts import AskAdviser, Rewind
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.asking.questions import CONFIRM, GO_AHEAD
from game.table.hands.choices import button_id
from game.table.saved_table import TODAY
from game.table.session import TableSession
from game.table.staging import Doubt
from game.table.taking_back import reveals
from game.table.watching import named
from game.words import Names, Words

CANCEL, GIVE_UP, PLAY_ON = "button.cancel", "button.give_up", "button.play_on"
"""The ids of the answers to a warning are their own, so that no habit presses them."""
GOES_THROUGH = CONFIRM, GIVE_UP, GO_AHEAD
"""The buttons that go through with the command."""


Doubted = Command[Any] | Rewind | AskAdviser
"""An input before which a question may come."""

ADVICE = "advice"
"""Name under which it is kept that the players of a game know the price of advice and agreed."""


@dataclass(frozen=True)
class Posed:
    """A question before a command: its prompt in any language, and the command that it may lead
    to."""

    prompt: Callable[[Words], Prompt]
    command: Doubted


@dataclass(frozen=True)
class Occasion:
    """An occasion for a question: a command of the kind `before`, if it is `due`."""

    before: type[Doubted]
    due: Callable[[TableSession, Settings], bool]
    prompt: Callable[[Words], Prompt]


def conceding(words: Words) -> Prompt:
    """Returns the question before conceding, which cannot be taken back."""
    heading, body = words.say("Concede this game?"), words.say("It will be a defeat.")
    return either(words, heading, body, Button(CONFIRM, words.say("Concede")))


def rewinding(words: Words) -> Prompt:
    """Returns the question before the first rewind, which is remembered."""
    heading = words.say("Rewind this game?")
    body = words.say("It will be marked as rewound, in the list of games too.")
    return either(words, heading, body, Button(CONFIRM, words.say("Rewind")))


def asking_adviser(words: Words) -> Prompt:
    """Returns the question before the first advice of a game, which tells its price."""
    heading = words.say("Ask the adviser?")
    body = words.say("This game will then be counted as one with hints.")
    return either(words, heading, body, Button(CONFIRM, words.say("Ask")))


def hopeless(words: Words, why: str) -> Prompt:
    """Returns the warning that the game can no longer be won."""
    heading = words.say("This game can no longer be won")
    return either(words, heading, why, Button(GIVE_UP, words.say("Concede")), PLAY_ON)


def either(words: Words, heading: str, body: str, through: Button, back: str = CANCEL) -> Prompt:
    """Returns a question with a button that goes through with the command, and a gold one that
    plays on."""
    play_on = Button(back, words.say("Play on"), hint=words.key("back"), primary=True)
    return Prompt(heading, body, (through, play_on))


def is_rewind(session: TableSession, settings: Settings) -> bool:
    """Returns whether going back would be a rewind of this game that is asked about: the first one
    or, if the player wants that, any. Taking back what was only laid is none."""
    free = session.laid is not None or session.back.free
    known = session.back.rewinds and not settings.ask_first
    return session.can_undo and not (free or known)


def costs(session: TableSession, settings: Settings) -> bool:
    """Returns whether advice has a price that is still to be told: the game would count among those
    without hints, and nobody has agreed."""
    marks = {*session.desk.marks} - {TODAY}
    counted = not (session.hints or session.desk.rewinds or marks)
    return counted and ADVICE not in session.warned


OCCASIONS = (
    Occasion(Concede, lambda session, settings: True, conceding),
    Occasion(Rewind, is_rewind, rewinding),
    Occasion(AskAdviser, costs, asking_adviser),
)


def concern(doubt: Doubt, command: Command[Any], view: View, names: Names | None) -> Posed:
    """Returns the question before an answer that is easily regretted. The gold button gives another
    answer instead, or leads back to the decision."""

    def prompt(words: Words) -> Prompt:
        told = doubt.asks(words, command, view, names)
        through, escape = Button(GO_AHEAD, told.through), words.key("back")
        back = Button(CANCEL, words.say("Choose again"), hint=escape, primary=True)
        if (other := told.instead) is not None:
            back = Button(button_id(other), words.command(other, view), primary=True, command=other)
        return Prompt(told.heading, words.doubted(told.body, command, view), (through, back))

    return Posed(prompt, command)


def lasting(command: Command[Any], session: TableSession) -> Posed:
    """Returns the question before an answer that cannot be taken back for free. The gold button
    leads back to the decision. Both players read it, so it names no card that one of them may not
    know, nor those that are put in order and lie there."""
    view, ranking = session.view, session.ranking
    ordered = ranking is not None and isinstance(command, ranking.kind)
    secret = ordered or view.secret(named(command))
    rewinds = not session.hides and reveals(session.back.ahead(command))

    def prompt(words: Words) -> Prompt:
        heading = words.command(command, view)
        if ordered:
            heading = words.say("Is all in its place?")
        elif secret:
            heading, _ = words.way(type(command), view)
        told = next(iter(words.consequence(command, view)), "") if not secret else ""
        if told and not told.endswith("."):
            told = words.say("{sentence}.", sentence=told)
        then = words.say("It cannot be taken back.")
        if rewinds:
            then = words.say("Then the deck shows more: no free way back.")
        through, escape = Button(GO_AHEAD, words.say("Do it")), words.key("back")
        back = Button(CANCEL, words.say("Choose again"), hint=escape, primary=True)
        return Prompt(heading, " ".join(filter(None, (told, then))), (through, back))

    return Posed(prompt, command)


def posed_before(command: Doubted, session: TableSession, settings: Settings) -> Posed | None:
    """Returns the question to ask before this command, if there is one: a doubt of this game,
    raised once for each player, or an occasion of every game; otherwise, if the player wants it,
    the plain one before whatever cannot be taken back for free. What is paid for is free until the
    panel with its price has asked."""
    view, seat = replace(session.view, pending=session.pending), session.seat
    names = session.party.names if session.party else None
    if not isinstance(command, Rewind | AskAdviser):
        for doubt in session.staging.doubts:
            told = doubt.told_to(seat) in session.warned or settings.silences(doubt.name)
            if not told and doubt.due(command, view):
                session.warn(doubt.told_to(seat))
                return concern(doubt, command, view, names)
    for occasion in OCCASIONS:
        if isinstance(command, occasion.before) and occasion.due(session, settings):
            return Posed(occasion.prompt, command)
    if isinstance(command, Rewind | AskAdviser) or not settings.ask_first:
        return None
    return lasting(command, session) if session.lasts(command) else None
