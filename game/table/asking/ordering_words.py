"""Sentences of the prompt while cards are put in order: what the next choice does, and what has
become of the card under the pointer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.card import Card
from game.rules.state import DECK, DISCARD
from game.table.hands.ordering import Ranking
from game.words import Words, msgid


@dataclass(frozen=True)
class Pointed:
    """The card in order under the pointer or the focus. `key` is the key or click that would choose
    it, in the player's language; empty while the card is held."""

    card: Card
    key: str
    private: bool = False
    """True if it lies before its owner alone; then it is not named."""


class SettingApart(NamedTuple):
    """Sentences about a card that goes to a zone by itself: what is `asked`, what `choosing` one
    does, what happens to a `chosen` one, and how it is `freed`. `aloud` is what is asked of who
    sees nothing."""

    asked: str
    choosing: str
    chosen: str
    freed: str
    aloud: str
    use: str


SETTING_APART = {
    DISCARD: SettingApart(
        msgid("Click a card to discard it, drag it away, or press its number."),
        msgid("{card}. {key}: discard it."),
        msgid("{card} will be discarded."),
        msgid("{card} will be discarded. {key}: take it back."),
        msgid("Choose the card that is discarded."),
        msgid("to discard"),
    ),
    DECK: SettingApart(
        msgid("Click the card that comes up, drag it to the deck, or press its number."),
        msgid("{card}. {key}: bring it up."),
        msgid("{card} will lie on top of the deck."),
        msgid("{card} will lie on top of the deck. {key}: take it back."),
        msgid("Choose the card that comes up on top of the deck."),
        msgid("to bring up"),
    ),
}


ANYWHERE = SettingApart(
    msgid("{zone}: click a card that goes there, drag it away, or press its number."),
    msgid("{card}. {key}: it goes there: {zone}."),
    msgid("{card} goes there: {zone}."),
    msgid("{card} goes there: {zone}. {key}: take it back."),
    msgid("{zone}: choose a card that goes there."),
    msgid("to choose"),
)
"""Sentences for all other zones."""


IN_ORDER = msgid("All is in order. Confirm it, or choose a card to change it.")


def setting_apart(ranking: Ranking) -> SettingApart:
    """Returns the sentences about the cards that are set apart."""
    return SETTING_APART.get(ranking.ordering.apart, ANYWHERE)


def still_wanted(words: Words, ranking: Ranking, asked: str) -> str:
    """Says what is `asked`, and of several cards how many are still to be chosen."""
    said = words.say(asked, zone=words.zone(ranking.ordering.apart))
    if ranking.ordering.gone < 2:
        return said
    left = words.plural(
        "{n} card is still to be chosen.", "{n} cards are still to be chosen.", ranking.missing
    )
    return f"{said} {left}"


def ordering_aloud(words: Words, ranking: Ranking) -> str:
    """Says what the next choice does to who only listens; empty if the decision itself says
    enough."""
    numbered = msgid("Number {n} is next: choose a card.")
    return next_choice(words, ranking, setting_apart(ranking).aloud, numbered)


def ordering_uses(words: Words, ranking: Ranking) -> dict[str, str]:
    """Returns what each card that has no place yet can be used for, by its id."""
    use = setting_apart(ranking).use if ranking.wants else msgid("to put in order")
    free = {card.id for card in ranking.order} - {card.id for card in ranking.settled}
    return dict.fromkeys(free, words.say(use))


def ordering_step(words: Words, ranking: Ranking, pointed: Pointed | None) -> str:
    """Says what the next choice does; empty if the decision itself says enough."""
    if pointed is not None:
        return choosing_does(words, ranking, pointed)
    numbered = msgid(
        "Number {n} is next: click a card or press its number, or drag them into order."
    )
    return next_choice(words, ranking, setting_apart(ranking).asked, numbered)


def next_choice(words: Words, ranking: Ranking, apart: str, numbered: str) -> str:
    """Says what the next choice does, in one of two sentences: about a card that is set apart, or
    about one that gets a number. Empty if the decision itself says enough."""
    if ranking.wants:
        return still_wanted(words, ranking, apart)
    if ranking.complete and ranking.order:
        return words.say(IN_ORDER)
    if ranking == ranking.afresh or not ranking.order:
        return ""
    return words.say(numbered, n=ranking.placed + 1)


def choosing_does(words: Words, ranking: Ranking, pointed: Pointed) -> str:
    """Says what has become of this card, and what choosing it would do."""
    card = pointed.card
    name = words.say("This card") if pointed.private else words.card(card)
    key, zone = pointed.key, words.zone(ranking.ordering.apart)
    apart = setting_apart(ranking)
    if card in ranking.apart:
        return words.say(apart.freed if key else apart.chosen, card=name, key=key, zone=zone)
    number = ranking.order.index(card) + 1
    if key and ranking.wants:
        return words.say(apart.choosing, card=name, key=key, zone=zone)
    if key and ranking.frees(card):
        return words.say(
            "{card} is number {n}. {key}: free its place.", card=name, n=number, key=key
        )
    if key and card not in ranking.settled:
        placed = ranking.placed + 1
        return words.say("{card}. {key}: make it number {n}.", card=name, n=placed, key=key)
    return words.say("{card} is number {n}.", card=name, n=number)
