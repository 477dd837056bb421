"""What the prompt says and offers at each moment, by the presenters of the decisions that have one,
and for all others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.state import HAND, REVEALED
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.asking import symbols
from game.table.asking.answers import Option
from game.table.asking.buttons import Button, Choice, Chooser
from game.table.asking.ordering_words import Pointed, ordering_step
from game.table.asking.prompt import Prompt
from game.table.doubts import Doubt
from game.table.hands.choices import button_id, by_card, grip_of, kind_id, one_of_each
from game.table.hands.ordering import Ranking
from game.table.layout.staged import staged_card
from game.table.staging import Presenter, Staging
from game.table.watching import in_sight, named
from game.words import Names, Words, msgid

CONFIRM, START_OVER = "button.confirm", "button.start_over"
GO_AHEAD = "button.go_ahead"
"""Goes through with an answer that was doubted."""
REPLAY, REVIEW, RESULT, LEAVE = "button.replay", "button.review", "button.result", "button.back"
FEW = 6
"""Of so many cards each has a button; among more one chooses in a panel."""
ONWARD = {REPLAY: msgid("Replay"), REVIEW: msgid("Review")}
ONWARD |= {RESULT: msgid("Result"), LEAVE: msgid("Back")}
"""What stands on the buttons of a game that is over."""
Kind = type[Command[Any]]


@dataclass(frozen=True)
class Question:
    """A decision that waits, and how far its answer has come."""

    staging: Staging
    view: View
    legal: Sequence[Command[Any]]
    selected: str = ""
    ranking: Ranking | None = None
    pointed: Pointed | None = None
    names: Names | None = None
    covered: bool = False
    """Whether there are cards that have to be looked at before they can be used."""
    doubts: Sequence[Doubt] = ()
    """What speaks against an answer: its button is not gold then."""
    silences: Callable[[str], bool] = lambda name: False
    """Whether the player does not want the warning of this name."""
    between: Sequence[Command[Any]] = ()
    """What may come between, and is no answer to what is asked: it has its ribbons."""

    def heading(self, words: Words, pending: Decision) -> str:
        """What is to be done, and by whom where two play."""
        player = self.names[self.view.active] if self.names else ""
        return words.heading(pending, player, self.view, self.legal)

    def body(self, words: Words, pending: Decision) -> str:
        """And why."""
        return words.body(pending, self.view, self.names, self.legal)

    def shares(self, command: Command[Any]) -> bool:
        """Whether it names a shared card."""
        return grip_of(command) in [card.id for card in self.view.shared]

    def hides(self, command: Command[Any]) -> bool:
        """Whether it names a card that only its owner may know: where it is answered the other
        player may read, too."""
        return self.view.secret(named(command))

    def of(self, kind: Kind) -> list[Command[Any]]:
        """The legal commands of a kind."""
        return [command for command in (*self.legal, *self.between) if isinstance(command, kind)]


def asked(words: Words, question: Question) -> Prompt:
    """The decision that waits, with all that can be answered."""
    pending = question.view.pending
    if pending is None:
        return Prompt("", "")
    usual = in_order if question.ranking is not None else in_buttons
    present = question.staging.decision(pending).presented or usual
    prompt = present(words, question, pending)
    if question.ranking is not None and not any(b.id == CONFIRM for b in prompt.all_buttons):
        prompt = in_order(words, question, pending)
    if left := without_a_way(question, prompt):
        more = buttons_of(words, question, pending, left, gold=False)
        return replace(prompt, buttons=(*prompt.buttons, *more))
    return prompt


def without_a_way(question: Question, prompt: Prompt) -> list[Command[Any]]:
    """The answers that nobody could give: they have no button, are no order of cards, and nothing
    is laid for them."""
    buttons = prompt.all_buttons
    offered = {button.command for button in buttons}
    offered |= {one for button in buttons if isinstance(button, Chooser) for one in button.among}
    ordered = question.ranking.kind if question.ranking else None
    left = [
        command
        for command in question.legal
        if type(command) is not ordered and question.staging.command(command).laid is None
    ]
    return [command for command, _ in one_of_each(left, question.view) if command not in offered]


def in_buttons(words: Words, question: Question, pending: Decision) -> Prompt:
    """Any decision: a button for each answer, in the band."""
    heading, body = question.heading(words, pending), question.body(words, pending)
    buttons = buttons_of(words, question, pending, question.legal)
    view = question.view
    met = len(view.cards(REVEALED)) == 1 and staged_card(view, question.staging) is None
    return Prompt(heading, body, tuple(buttons), choice=True, met=met)


def buttons_of(
    words: Words,
    question: Question,
    pending: Decision,
    commands: Sequence[Command[Any]],
    gold: bool = True,
) -> list[Button]:
    """A button for each of these answers, the first `gold` if it gains something; and one for all
    that name a card each, where these are many, or lie where nobody sees them, or where there would
    be too many buttons together."""
    view = question.view
    by_kind = sorted(by_card(commands), key=lambda alike: len(one_of_each(alike, view)))
    panels = [
        alike
        for alike in by_kind
        if len(one_of_each(alike, view)) > FEW or len(in_sight(alike, view)) < len(alike)
    ]
    left = [alike for alike in by_kind if alike not in panels]
    named = [command for alike in by_kind for command in alike]
    others = sum(command not in named for command in commands)
    while left and others + len(panels) + sum(len(one_of_each(a, view)) for a in left) > FEW:
        panels.append(left.pop())
    apart = [command for alike in panels for command in alike]
    offered = one_of_each([command for command in commands if command not in apart], view)
    told = question.heading(words, pending), question.body(words, pending)
    choosers = [
        Chooser(kind_id(kind), words.way(kind, view)[0], among=tuple(alike), told=told)
        for alike in panels
        for kind in [type(alike[0])]
    ]
    buttons = [
        counted(words, answer(words, question, command, gold and number == 0), count)
        for number, (command, count) in enumerate(offered)
    ]
    return [*choosers, *buttons]


def counted(words: Words, button: Button, count: int) -> Button:
    """It says if it takes one of several cards that are alike."""
    return replace(button, label=words.one_of(button.label, count)) if count > 1 else button


def in_order(words: Words, question: Question, pending: Decision) -> Prompt:
    """Any decision that orders cards: they lie in the band, and beside what confirms their order
    there is a button for each answer of another kind."""
    ranking = question.ranking
    if ranking is None:
        return in_buttons(words, question, pending)
    heading = question.heading(words, pending)
    body = ordering_step(words, ranking, question.pointed) or question.body(words, pending)
    others = [command for command in question.legal if type(command) is not ranking.kind]
    whole, moved = ranking.command, ranking != ranking.afresh
    return Prompt(
        heading,
        body,
        (
            *buttons_of(words, question, pending, others, gold=False),
            Button(START_OVER, words.say("Start over"), enabled=moved),
            Button(
                CONFIRM,
                words.say("Confirm"),
                primary=True,
                enabled=whole is not None,
                command=whole,
            ),
        ),
        steady=True,
    )


def answer(words: Words, question: Question, command: Command[Any], first: bool = True) -> Button:
    """A button for an answer; gold if it gains something, and nothing speaks against it. It says if
    a Key is shared, for that decides where the hole opens (R41)."""
    told, row = words.command(command, question.view), question.staging.command(command)
    if question.hides(command):
        told = words.from_hand(words.way(type(command), question.view)[0])
    if row.says_shared and question.shares(command):
        told = words.shared(told)
    gains = row.gains and not words.thwarts(command, question.view)
    gains = gains and not any(doubt.due(command, question.view) for doubt in question.doubts)
    return Button(button_id(command), told, primary=first and gains, command=command)


def for_selected(words: Words, question: Question, command: Command[Any]) -> Button:
    """A button for an answer with the selected card, in few words."""
    short = question.staging.command(command).short
    label = short(words, command) if short else words.command(command, question.view)
    return Button(button_id(command), label, command=command)


def in_options(icons: Mapping[Kind, str]) -> Presenter:
    """A decision with these ways to answer, each with its icon and its cost, also those that are
    barred."""

    def present(words: Words, question: Question, pending: Decision) -> Prompt:
        options = tuple(option(words, question, *way) for way in icons.items())
        heading, body = question.heading(words, pending), question.body(words, pending)
        return Prompt(heading, body, options=options)

    return present


def option(words: Words, question: Question, kind: Kind, icon: str) -> Option:
    """One way to answer."""
    title, detail = words.way(kind, question.view)
    offered = one_of_each(question.of(kind), question.view)
    if not offered:
        barred, why = Button(kind_id(kind), title, enabled=False), words.barred(kind)
        if question.covered and question.staging.command(kind).says_shared:
            why = words.say("Lift the cloth to see whether a card of the hand can be used.")
        return Option(title, why, icon, (barred,))
    if len(offered) == 1:
        command, count = offered[0]
        whole = counted(words, answer(words, question, command), count)
        return Option(whole.label, detail, icon, (whole,))
    choices = sorted((choice(words, question, *one) for one in offered), key=by_place(question))
    return Option(title, detail, icon, tuple(choices))


def by_place(question: Question) -> Callable[[Button], tuple[bool, int]]:
    """One's own cards before the shared ones, and both in the order in which they are printed."""
    printed = {card.id: number for number, card in enumerate(question.view.box)}

    def rank(button: Button) -> tuple[bool, int]:
        command = button.command
        return (question.shares(command), printed[grip_of(command)]) if command else (False, 0)

    return rank


def choice(words: Words, question: Question, command: Command[Any], count: int) -> Choice:
    """A button for cards of one sort among several: their place says enough."""
    whole, grip = answer(words, question, command), grip_of(command)
    card = next(card for card in question.view.box if card.id == grip)
    label, crest, ramp = words.plate(card.face), symbols.crest(card), symbols.ramp_name(card)
    if question.shares(command):
        label = words.shared(label)
    if question.hides(command):
        label, crest, ramp = words.zone(HAND), symbols.of_kind(card.kind), symbols.NIGHT
    said = counted(words, whole, count).label
    return Choice(whole.id, label, icon=crest, said=said, command=command, count=count, ramp=ramp)


def looked_at(words: Words, ended: str, why: str, onward: Sequence[str]) -> Prompt:
    """A game that is over: how it ended, and where these buttons lead; the last is one step
    back."""
    *others, last = onward
    buttons = [Button(key, words.say(ONWARD[key])) for key in others]
    back = Button(last, words.say(ONWARD[last]), hint=words.say("Esc"), primary=True)
    return Prompt(ended, why, (*buttons, back))
