"""What the prompt says and offers at each moment: a presenter for every decision, and one for
decisions that have none of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.cards import DOOR
from game.rules.door import Claim, LetGo, OpenDoor
from game.rules.events import Answered, Event
from game.rules.explore import CompleteTrio, Play, PlayOrDiscard, Search
from game.rules.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.rules.partners import Draft, Keep, OfferSwap, Take
from game.rules.prophecy import Foresee, Prophesy
from game.rules.steps import Command, Concede, Decision
from game.rules.view import View
from game.screen.options import Option
from game.screen.plaque import NAME, SHOW_CARDS
from game.screen.prompts import Prompt
from game.screen.widgets import Button
from game.table.hands.choices import button_id, grip_of, kind_id
from game.table.hands.ordering import Ranking
from game.words import Names, Words

GAINS = Search, Claim
"""What is seldom regretted: the gold button. No loss is suggested."""
CONFIRM, CANCEL, START_OVER = "button.confirm", "button.cancel", "button.start_over"
COVER = "button.cover"
GIVE_UP, PLAY_ON = "button.give_up", "button.play_on"
"""The answers to what nobody asked for have names of their own: no habit presses them."""
Kind = type[Command[Any]]
ICONS: Mapping[Kind, str] = {
    PayKey: "K",
    LoseDoor: "D",
    RevealFive: "keyhole",
    LoseHand: "hand",
    Claim: "K",
    LetGo: "limbo",
}


@dataclass(frozen=True)
class Question:
    """A decision that waits, and how far its answer has come."""

    view: View
    legal: Sequence[Command[Any]]
    selected: str = ""
    ranking: Ranking | None = None
    names: Names | None = None
    warns: bool = True
    """Whether it is said that a Prophecy would lose the game."""

    def heading(self, words: Words, pending: Decision) -> str:
        """What is to be done, and by whom where two play."""
        return words.heading(pending, self.names[self.view.active] if self.names else "")

    def body(self, words: Words, pending: Decision) -> str:
        """And why."""
        return words.body(pending, self.view, self.names)

    def of(self, kind: Kind) -> list[Command[Any]]:
        """The legal commands of a kind."""
        return [command for command in self.legal if isinstance(command, kind)]


def asked(words: Words, question: Question) -> Prompt:
    """The decision that waits, with all that can be answered."""
    pending = question.view.pending
    if pending is None:
        return Prompt("", "")
    usual = in_order if question.ranking is not None else in_buttons
    return PRESENTERS.get(type(pending), usual)(words, question, pending)


def in_buttons(words: Words, question: Question, pending: Decision) -> Prompt:
    """Any decision: a button for each answer, in the band."""
    heading, body = question.heading(words, pending), question.body(words, pending)
    offered = question.legal
    buttons = [answer(words, question.view, c, c is offered[0]) for c in offered]
    return Prompt(heading, body, tuple(buttons), choice=True)


def answer(words: Words, view: View, command: Command[Any], first: bool = True) -> Button:
    """A button for an answer; gold if it gains something. It says if a Key is shared, for that
    decides where the hole opens (R41)."""
    told = words.command(command, view)
    if isinstance(command, Claim | PayKey) and command.key in view.shared:
        told = words.shared(told)
    return Button(
        button_id(command),
        told,
        primary=first and isinstance(command, GAINS),
        command=command,
    )


def play_or_discard(words: Words, question: Question, pending: Decision) -> Prompt:
    """The card lies before one's eyes: short buttons for the selected one."""
    buttons = []
    for command in reversed([c for c in question.legal if grip_of(c) == question.selected]):
        plays = isinstance(command, Play)
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
    keep = [answer(words, question.view, c) for c in question.of(Keep)]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(keep))


def trio(words: Words, question: Question, pending: Decision) -> Prompt:
    """The three cards are lit on the row; the prompt below them has the two answers."""
    buttons = [answer(words, question.view, command) for command in reversed(question.legal)]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


def prophecy(words: Words, question: Question, pending: Decision) -> Prompt:
    """One card to discard, and the order of the others."""
    told = question.ranking
    if told is None:
        return in_buttons(words, question, pending)
    if question.warns and told.discard is not None and told.discard.kind == DOOR:
        body = words.say("Without this Door the game can no longer be won.")
    elif told.discard is None:
        body = words.say("Drag one card away, or click it, to discard it.")
    elif told.order:
        body = words.say(
            "Drag the others into the order in which they come up, or click them one by one."
        )
    else:
        body = question.body(words, pending)
    command = told.command
    confirm = Button(
        CONFIRM, words.say("Confirm"), primary=True, enabled=command is not None, command=command
    )
    over = Button(START_OVER, words.say("Start over"), enabled=told != told.afresh)
    return Prompt(question.heading(words, pending), body, (over, confirm))


def in_order(words: Words, question: Question, pending: Decision) -> Prompt:
    """Any decision that orders cards: they lie in the band, and beside what confirms their order
    there is a button for each answer of another kind."""
    ranking = question.ranking
    if ranking is None:
        return in_buttons(words, question, pending)
    heading, body = question.heading(words, pending), question.body(words, pending)
    others = (c for c in question.legal if type(c) is not ranking.kind)
    command, moved = ranking.command, ranking != ranking.afresh
    buttons = (
        *(answer(words, question.view, c, False) for c in others),
        Button(START_OVER, words.say("Start over"), enabled=moved),
        Button(
            CONFIRM,
            words.say("Confirm"),
            primary=True,
            enabled=command is not None,
            command=command,
        ),
    )
    return Prompt(heading, body, buttons)


def in_options(*kinds: Kind) -> Callable[[Words, Question, Decision], Prompt]:
    """A decision with these ways to answer, each with its cost, also those that are barred."""

    def present(words: Words, question: Question, pending: Decision) -> Prompt:
        options = tuple(option(words, question, kind) for kind in kinds)
        heading, body = question.heading(words, pending), question.body(words, pending)
        return Prompt(heading, body, options=options)

    return present


def option(words: Words, question: Question, kind: Kind) -> Option:
    """One way to answer."""
    title, detail = words.way(kind, question.view)
    commands = question.of(kind)
    if not commands:
        barred = Button(kind_id(kind), title, enabled=False)
        return Option(title, words.barred(kind), ICONS[kind], (barred,))
    if len(commands) == 1:
        whole = answer(words, question.view, commands[0])
        return Option(whole.label, detail, ICONS[kind], (whole,))
    chips = tuple(chip(words, question.view, command) for command in commands)
    return Option(title, detail, ICONS[kind], chips)


def chip(words: Words, view: View, command: Command[Any]) -> Button:
    """A button for one of several cards: its place says enough."""
    whole, grip = answer(words, view, command), grip_of(command)
    label = words.plate(grip[:2])
    if any(card.id == grip for card in view.shared):
        label = words.shared(label)
    return replace(whole, label=label, icon=grip[0], said=whole.label, primary=False)


PRESENTERS: Mapping[type[Decision], Callable[[Words, Question, Decision], Prompt]] = {
    PlayOrDiscard: play_or_discard,
    CompleteTrio: trio,
    Draft: draft,
    OfferSwap: swap,
    Prophesy: prophecy,
    OpenDoor: in_options(Claim, LetGo),
    FaceNightmare: in_options(PayKey, LoseDoor, RevealFive, LoseHand),
}


def telling(words: Words, event: Event | None, view: View, names: Names | None) -> Prompt:
    """What is happening: an answer in its own words, and then each fact."""
    if isinstance(event, Answered) and not isinstance(event.command, Foresee):
        told = words.command(event.command, view)
        return Prompt(words.named(names[view.active], told) if names else told, "")
    return Prompt(words.event(event, names) if event else "", "")


def covered(words: Words, player: str, armed: bool) -> Prompt:
    """The hand lies face down: held or by two presses it is looked at."""
    buttons = [Button(NAME, player)]
    if armed:
        buttons.insert(0, Button(SHOW_CARDS, words.say("Show my cards"), primary=True))
    body = words.say("Hold Space to look at the cards, or press the name and then confirm.")
    return Prompt(words.at_turn(player), body, tuple(buttons))


def conceding(words: Words) -> Prompt:
    """Asked once more, because it cannot be taken back."""
    heading, body = words.say("Concede this game?"), words.say("It will be a defeat.")
    yes = Button(CONFIRM, words.say("Concede"), command=Concede())
    return Prompt(heading, body, (yes, replace(playing_on(words), primary=True)))


def rewinding(words: Words) -> Prompt:
    """Asked once in a game, because it is remembered."""
    heading = words.say("Rewind this game?")
    body = words.say("It will be marked and counted apart.")
    yes = Button(CONFIRM, words.say("Rewind"))
    return Prompt(heading, body, (yes, replace(playing_on(words), primary=True)))


def hopeless(words: Words, why: str) -> Prompt:
    """Said once, when a position can no longer be won."""
    yes = Button(GIVE_UP, words.say("Concede"), command=Concede())
    no = replace(playing_on(words), id=PLAY_ON, primary=True)
    return Prompt(words.say("This game can no longer be won"), why, (yes, no))


def playing_on(words: Words) -> Button:
    """The button that goes back to the game."""
    return Button(CANCEL, words.say("Play on"), hint=words.say("Esc"))
