"""The prompt of each moment: made by the presenter of a decision, or in the usual way; and between
decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.event import Answered, Event, Secret
from game.rules.state import HAND, REVEALED
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.asking.buttons import Button, Choice, Chooser
from game.table.asking.ordering_words import Pointed, ordering_step
from game.table.asking.prompt import TOKEN, Gift, Prompt, Tab, Token
from game.table.hands.choices import button_id, by_card, grip_of, kind_id, one_of_each
from game.table.hands.ordering import Ranking
from game.table.layout.staged import met_alone
from game.table.staging import Doubt, Staging
from game.table.watching import in_sight, named
from game.words import Names, Words, msgid

CONFIRM, START_OVER = "button.confirm", "button.start_over"
GO_AHEAD = "button.go_ahead"
"""Id of the button that gives an answer in spite of a doubt."""
REPLAY, REVIEW, RESULT, LEAVE = "button.replay", "button.review", "button.result", "button.back"
FEW = 6
"""Most cards that have a button each. Among more, the player chooses in a panel."""
ONWARD = {REPLAY: msgid("Replay"), REVIEW: msgid("Review")}
ONWARD |= {RESULT: msgid("Result"), LEAVE: msgid("Back")}
"""Labels of the buttons of a game that is over."""
Kind = type[Command[Any]]
COVER, LIFT = "button.cover", "button.lift"
"""Ids of the buttons that let the cloth fall over the hand, or lift it."""


@dataclass(frozen=True)
class Question:
    """The decision that waits, and how far its answer has come."""

    staging: Staging
    view: View
    legal: Sequence[Command[Any]]
    selected: str = ""
    ranking: Ranking | None = None
    pointed: Pointed | None = None
    names: Names | None = None
    covered: bool = False
    """True if there are cards that have to be looked at before they can be used."""
    doubts: Sequence[Doubt] = ()
    """Doubts about answers: a doubtful answer has no gold button."""
    silences: Callable[[str], bool] = lambda name: False
    """Returns whether the player does not want the warning of this name."""
    between: Sequence[Command[Any]] = ()
    """Commands that may come in between and answer nothing; they have ribbons."""

    def heading(self, words: Words, pending: Decision) -> str:
        player = self.names[self.view.active] if self.names else ""
        return words.heading(pending, player, self.view, self.legal)

    def body(self, words: Words, pending: Decision) -> str:
        return words.body(pending, self.view, self.names, self.legal)

    def shares(self, command: Command[Any]) -> bool:
        """Returns whether a command names a shared card."""
        return grip_of(command) in [card.id for card in self.view.shared]

    def hides(self, command: Command[Any]) -> bool:
        """Returns whether a command names a private card: the other player may read the prompt."""
        return self.view.secret(named(command))

    def of(self, kind: Kind) -> list[Command[Any]]:
        return [command for command in (*self.legal, *self.between) if isinstance(command, kind)]


def asked(words: Words, question: Question) -> Prompt:
    """Returns the prompt of the decision that waits, with all answers."""
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
    """Returns the answers that nobody could give by a button, an order or a gesture."""
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
    """Presents any decision with a button for each answer, over the row."""
    heading, body = question.heading(words, pending), question.body(words, pending)
    buttons = buttons_of(words, question, pending, question.legal)
    view = question.view
    met = met_alone(view, question.staging) is not None
    return Prompt(heading, body, tuple(buttons), choice=True, met=met)


def buttons_of(
    words: Words,
    question: Question,
    pending: Decision,
    commands: Sequence[Command[Any]],
    gold: bool = True,
) -> list[Button]:
    """Returns a button for each of these answers, the first `gold` if it gains something. Answers
    that each name a card share one button that opens a panel, if they are many, if the cards are
    out of sight, or if there would be too many buttons."""
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
    """Returns the button; its label tells if it takes one of several equal cards."""
    return replace(button, label=words.one_of(button.label, count)) if count > 1 else button


def by_laying(words: Words, question: Question, pending: Decision) -> Prompt:
    """Presents any decision that is answered on the table: only an answer for which nothing is laid
    has a button."""
    return Prompt(question.heading(words, pending), question.body(words, pending))


def in_order(words: Words, question: Question, pending: Decision) -> Prompt:
    """Presents any decision that orders cards: these are held up, and beside the button that
    confirms their order each other answer has a button."""
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
    """Returns the button of an answer, gold if it gains something and nothing speaks against it. It
    tells if a Key is shared, because that decides where the hole opens (R41)."""
    told, row = words.command(command, question.view), question.staging.command(command)
    if question.hides(command):
        told = words.from_hand(words.way(type(command), question.view)[0])
    if row.says_shared and question.shares(command):
        told = words.shared(told)
    gains = row.gains and not words.thwarts(command, question.view)
    gains = gains and not any(doubt.due(command, question.view) for doubt in question.doubts)
    return Button(button_id(command), told, primary=first and gains, command=command)


def for_selected(words: Words, question: Question, command: Command[Any]) -> Button:
    """Returns the button of an answer with the selected card, in few words."""
    short = question.staging.command(command).short
    label = short(words, command) if short else words.command(command, question.view)
    return Button(button_id(command), label, command=command)


def on_things(words: Words, question: Question, pending: Decision) -> Prompt:
    """Presents any decision whose answers lay something: each has a tab on the real card that would
    be laid, or where the card that was met would be laid. If nothing can be gained, both say so:
    the card that was met tells briefly why."""
    view = question.view
    heading, body = question.heading(words, pending), question.body(words, pending)
    prompt = Prompt(heading, body)
    for command, count in one_of_each(question.legal, view):
        alike = [one for one in question.legal if len(one_of_each([command, one], view)) == 1]
        on = {laid: one for one in (command, *alike) if (laid := lies_at(question, one))}
        if not on:
            continue
        button, short = answer(words, question, command), question.staging.command(command).short
        label = short(words, command) if short else button.label
        if words.thwarts(command, view):
            label, told = words.say("In vain"), words.consequence(command, view)
            prompt = replace(prompt, stamp=told[-2:])
        said = counted(words, button, count).label
        tab = Tab(replace(button, label=label, said=said), on)
        prompt = replace(prompt, tabs=(*prompt.tabs, tab))
    return prompt


def lies_at(question: Question, command: Command[Any]) -> str:
    """Returns the card or zone of the table that an answer is about, besides the card that was met;
    empty if the answer lays nothing."""
    laid = question.staging.command(command).laid
    if laid is None:
        return ""
    grip, zone = laid(command, question.view)
    return zone if grip in [card.id for card in question.view.cards(REVEALED)] else grip


def by_place(question: Question) -> Callable[[Button], tuple[bool, int]]:
    """Returns a sorting key: own cards before shared ones, both in printed order."""
    printed = {card.id: number for number, card in enumerate(question.view.box)}

    def rank(button: Button) -> tuple[bool, int]:
        command = button.command
        return (question.shares(command), printed[grip_of(command)]) if command else (False, 0)

    return rank


def choice(words: Words, question: Question, command: Command[Any], count: int) -> Choice:
    """Returns a button for cards of one sort among several; their place says enough."""
    whole, grip = answer(words, question, command), grip_of(command)
    card = next(card for card in question.view.box if card.id == grip)
    label = words.plate(card.face)
    if question.shares(command):
        label = words.shared(label)
    if question.hides(command):
        label = words.zone(HAND)
    said = counted(words, whole, count).label
    return Choice(whole.id, label, said=said, command=command, count=count)


def in_tokens(words: Words, question: Question, pending: Decision) -> Prompt:
    """Presents a decision that is answered by giving: each way is a token; an impossible way has
    none."""
    heading, body = question.heading(words, pending), question.body(words, pending)
    given = question.staging.gifts.items()
    tokens = (t for kind, gift in given for t in offered(words, question, kind, gift))
    return Prompt(heading, body, tokens=tuple(tokens))


def offered(words: Words, question: Question, kind: Kind, gift: Gift) -> Iterator[Token]:
    """Yields the token of one way to answer, if that is possible."""
    answers = [command for command in question.of(kind) if gift.only(command)]
    ways = one_of_each(answers, question.view)
    if not ways:
        return
    said, detail = words.way(kind, question.view)
    said = gift.said(words, question.view) if gift.said else said
    short = gift.short(words, question.view) if gift.short else said
    detail = gift.told(words) if gift.told else detail
    name = TOKEN + kind_id(kind).removeprefix("button.")
    if gift.cards is not None:
        cards, (command, _) = veiled(gift.cards(question.view), question), ways[0]
        button = answer(words, question, command)
        yield Token(name, said, short, detail, len(cards), cards, (button,))
        return
    if len(ways) == 1:
        command, count = ways[0]
        button = counted(words, answer(words, question, command), count)
        buttons = [replace(button, hint=str(count) if count > 1 else "")]
    else:
        choices = sorted(
            (choice(words, question, one, n) for one, n in ways), key=by_place(question)
        )
        buttons = [replace(one, hint=str(one.count) if one.count > 1 else "") for one in choices]
    known = {card.id: card for card in question.view.box}
    cards = tuple(known[grip_of(b.command)] for b in buttons if b.command is not None)
    yield Token(name, said, short, detail, 1, veiled(cards, question), tuple(buttons))


def veiled(cards: Secret, question: Question) -> Secret:
    """Returns the cards as they lie between the players: private ones as backs."""
    return tuple(None if card in question.view.private else card for card in cards)


def looked_at(words: Words, ended: str, why: str, onward: Sequence[str]) -> Prompt:
    """Returns the prompt of a game that is over: how it ended, and where these buttons lead. The
    last goes one step back."""
    *others, last = onward
    buttons = [Button(key, words.say(ONWARD[key])) for key in others]
    back = Button(last, words.say(ONWARD[last]), hint=words.key("back"), primary=True)
    return Prompt(ended, why, (*buttons, back))


def telling(
    words: Words, staging: Staging, event: Event | None, view: View, names: Names | None
) -> Prompt:
    """Returns the prompt for what is happening: an answer in its own words, then each event."""
    if isinstance(event, Answered) and not staging.command(event.command).silent:
        told = words.command(event.command, view)
        return Prompt(words.named(names[view.active], told) if names else told, "")
    if event is None and names:  # the cloth falls
        return Prompt(turn_over(words, names[view.active]).heading, "")
    return Prompt(words.event(event, names) if event else "", "")


def lifted(words: Words, only_held: bool) -> str:
    """Returns how a cloth is lifted after a first press: by a second, or if it is `only_held` by a
    longer one."""
    if only_held:
        return words.say("Hold “{button}” down to lift the cloth.", button=words.say("Look"))
    return words.say("Press once more to lift the cloth.")


def covered(
    words: Words, said: Prompt, player: str, armed: bool, asks: bool, only_held: bool
) -> Prompt:
    """Returns the prompt while the hand lies under its cloth. Cards that everybody sees can answer,
    the others need a look; the prompt says so if the decision `asks` for cards. In a lesson the
    look comes before the task."""
    body = said.body
    if armed or (only_held and asks and said.heading and said.spoken):
        body = lifted(words, only_held)
    elif not said.heading:
        body = words.say("Only {player} may look: lift the cloth from the hand.", player=player)
    elif asks and said.spoken:
        look = words.say("Look")
        body = words.say("Press “{button}” twice to lift the cloth.", button=look)
    elif asks:
        body = words.say("The cards both see can be used at once; for the others lift the cloth.")
    return replace(said, heading=said.heading or words.at_turn(player), body=body)


def turn_over(
    words: Words, player: str, shown: bool = True, armed: bool = False, only_held: bool = False
) -> Prompt:
    """Returns the prompt after a turn, while its player may still look at the new card."""
    heading = words.say("The turn of {player} is over", player=player)
    body, label = words.say("In a moment the cloth falls over the hand."), words.say("Done, cover")
    if not shown:
        body, label = words.say("Lift the cloth to see the card that was drawn."), words.say("Done")
    if armed:
        body = lifted(words, only_held)
    return Prompt(heading, body, (Button(COVER, label, hint="X", primary=True),))
