"""How the decisions of the Book are put to the player, and its spells on their ribbons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.editions.book.effects import ExchangeGoals
from game.editions.book.spells import (
    PRICES,
    SPELLS,
    SPENT,
    Cast,
    DrawOn,
    PauseForSpells,
    Spell,
    Spend,
)
from game.editions.book.words import SPELL_NAMES, SPELLS_DO
from game.rules.event import Secret
from game.rules.state import DISCARD
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.asking.answers import RIBBON, SHOW, Gift, Ribbon
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.asking.questions import Presentation, Question, answer
from game.words import Words

PUNISHMENT: Spell = "punishment"


def ribbons(words: Words, view: View, offered: Sequence[Command[Any]]) -> Iterator[Ribbon]:
    """The three spells, each with its price, and the cards that have left the game."""
    castable = {command.spell: command for command in offered if isinstance(command, Cast)}
    for spell, price in PRICES[view.cards(SPELLS)[0]].items():
        name, command = words.say(SPELL_NAMES[spell]), castable.get(spell)
        said = words.say(
            "{spell}: {n} of the {all} cards of the discard pile",
            spell=name,
            n=price,
            all=len(view.cards(DISCARD)),
        )
        told = [words.say(SPELLS_DO[spell])]
        if command is None:
            told.append(why_not(words, view, spell, price))
        # At a Nightmare nothing else is as plain as this.
        urgent = command is not None and spell == PUNISHMENT
        yield Ribbon(
            Button(
                RIBBON + spell,
                name,
                primary=urgent,
                enabled=command is not None,
                icon=f"spell-{spell}",
                said=said,
                command=command,
            ),
            price,
            " ".join(told),
        )
    gone = Button(SHOW + SPENT, words.zone(SPENT), icon="five")
    told_of_gone = words.say("The cards with which spells were paid. Nothing brings them back.")
    yield Ribbon(gone, len(view.cards(SPENT)), told_of_gone, brief=True)


def why_not(words: Words, view: View, spell: Spell, price: int) -> str:
    """Why a spell cannot be cast at this moment."""
    missing = price - len(view.cards(DISCARD))
    if missing > 0:
        return words.plural(
            "{n} card more is needed in the discard pile.",
            "{n} cards more are needed in the discard pile.",
            missing,
        )
    if spell == PUNISHMENT:
        return words.say("Now there is no Nightmare to punish.")
    return words.say("Not at this moment.")


def before_a_card(words: Words, question: Question, pending: Decision) -> Prompt:
    """The game is held: a spell, or the next card."""
    buttons = [answer(words, question, command) for command in question.of(DrawOn)]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


def two_goals(words: Words, question: Question, pending: Decision) -> Prompt:
    """They are chosen where they lie: one is laid on the other."""
    body = words.say("Choose one and then the other, or lay one on the other.")
    return Prompt(question.heading(words, pending), body)


def price_of_punishment(view: View) -> Secret:
    """The newest cards of the discard pile, as many as it costs."""
    price = PRICES[view.cards(SPELLS)[0]][PUNISHMENT]
    return view.cards(DISCARD)[-price:]


def name_of_punishment(words: Words, view: View) -> str:
    """What the spell is called, and what it costs."""
    return words.plural(
        "Powerful Punishment: {n} discarded card",
        "Powerful Punishment: {n} discarded cards",
        PRICES[view.cards(SPELLS)[0]][PUNISHMENT],
    )


PRESENTATION = Presentation(
    presenters={PauseForSpells: before_a_card, ExchangeGoals: two_goals},
    speak_for_themselves=(DrawOn, Spend),
    gifts={
        Cast: Gift(
            price_of_punishment,
            lambda command: command.spell == PUNISHMENT,
            name_of_punishment,
            lambda words: words.say(SPELLS_DO[PUNISHMENT]),
        )
    },
    ribbons={Cast: ribbons},
)
