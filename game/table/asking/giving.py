"""Decisions that are answered by giving something away: each way to do so is an object."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.rules.event import Secret
from game.rules.steps import Decision
from game.table.asking.answers import TOKEN, Gift, Token
from game.table.asking.prompt import Prompt
from game.table.asking.questions import (
    Kind,
    Question,
    answer,
    by_place,
    choice,
    counted,
)
from game.table.hands.choices import grip_of, kind_id, one_of_each
from game.table.staging import Presenter
from game.words import Words


def in_tokens(gifts: Mapping[Kind, Gift]) -> Presenter:
    """A decision with these ways to answer, each a token; what is not possible has none."""

    def present(words: Words, question: Question, pending: Decision) -> Prompt:
        heading, body = question.heading(words, pending), question.body(words, pending)
        commands = question.staging.commands.items()
        given = {**gifts, **{kind: row.gift for kind, row in commands if row.gift}}
        tokens = (t for kind, gift in given.items() for t in offered(words, question, kind, gift))
        return Prompt(heading, body, tokens=tuple(tokens))

    return present


def offered(words: Words, question: Question, kind: Kind, gift: Gift) -> Iterator[Token]:
    """The token of one way to answer, if there is any answer of that kind."""
    answers = [command for command in question.of(kind) if gift.only(command)]
    ways = one_of_each(answers, question.view)
    if not ways:
        return
    said, detail = words.way(kind, question.view)
    said = gift.said(words, question.view) if gift.said else said
    detail = gift.told(words) if gift.told else detail
    name = TOKEN + kind_id(kind).removeprefix("button.")
    if gift.cards is not None:
        cards, (command, _) = veiled(gift.cards(question.view), question), ways[0]
        button = answer(words, question, command)
        yield Token(name, said, detail, len(cards), cards, (button,))
        return
    if len(ways) == 1:
        command, count = ways[0]
        button = counted(words, answer(words, question, command), count)
        buttons = [replace(button, hint=str(count) if count > 1 else "")]
    else:
        choices = sorted((choice(words, question, *way) for way in ways), key=by_place(question))
        buttons = [replace(one, hint=str(one.count) if one.count > 1 else "") for one in choices]
    known = {card.id: card for card in question.view.box}
    cards = tuple(known[grip_of(b.command)] for b in buttons if b.command is not None)
    yield Token(name, said, detail, 1, veiled(cards, question), tuple(buttons))


def veiled(cards: Secret, question: Question) -> Secret:
    """The same cards; those that only their owner may know are shown as backs, for they lie between
    the players."""
    return tuple(None if card in question.view.private else card for card in cards)
