"""Sentences of the Book of Steps Lost and Found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.editions.book.effects import BeneathReturned, BeneathSeen, Exchange, Raise
from game.editions.book.goals import GOALS, DoorOutOfOrder, due, goals_open
from game.editions.book.out_of_order import IN_ORDER, place_due
from game.editions.book.spells import (
    PRICES,
    Cast,
    PayForSpell,
    Spell,
    SpellCast,
    spell_price,
)
from game.rules.card import Card
from game.rules.state import DISCARD
from game.rules.view import View
from game.words import Captioned, Names, Sentences, Words, msgid

SPELL_NAMES: Mapping[Spell, str] = {
    "prophecy": msgid("Paradoxical Prophecy"),
    "planning": msgid("Parallel Planning"),
    "punishment": msgid("Powerful Punishment"),
}
SHORT_NAMES: Mapping[Spell, str] = {
    "prophecy": msgid("Prophecy"),
    "planning": msgid("Planning"),
    "punishment": msgid("Punishment"),
}
"""What is written where there is no room for the whole name of a spell."""

SPELLS_DO: Mapping[Spell, str] = {
    "prophecy": msgid("One of the five lowest cards of the deck comes up on top."),
    "planning": msgid("Two Goals change places."),
    "punishment": msgid("A Nightmare that was just drawn is discarded and takes nothing."),
}
"""Effect of each spell."""


def spell_cast(words: Words, cast: SpellCast) -> str:
    return words.say("{spell} is cast.", spell=words.say(SPELL_NAMES[cast.spell]))


def out_of_order(words: Words, events: Sequence[DoorOutOfOrder]) -> str:
    places = words.say(", ").join(words.place_or_card(event.door) for event in events)
    return words.plural(
        "A Door not due: {places}.", "Doors not due: {places}.", len(events), places=places
    )


def beneath_seen(words: Words, seen: BeneathSeen) -> str:
    """Tells the lowest cards of the deck, or how many they are."""
    if None in seen.cards:
        return words.plural(
            "{n} card from the bottom of the deck, seen in secret.",
            "{n} cards from the bottom of the deck, seen in secret.",
            len(seen.cards),
        )
    return words.say("At the bottom of the deck lie {cards}.", cards=words.cards(seen.cards))


def beneath_returned(words: Words, returned: BeneathReturned) -> str:
    """Tells which card comes up, if that may be known."""
    if returned.risen is None:
        return words.say("One of them comes up on the deck, the others go back under it.")
    card = words.card(returned.risen)
    return words.say("{card} comes up on the deck, the others go back under it.", card=card)


def pay_for_spell(words: Words, decision: PayForSpell, view: View, names: Names | None) -> str:
    return words.plural(
        "{n} card of the discard pile leaves the game.",
        "{n} cards of the discard pile leave the game.",
        decision.left,
    )


def cast(words: Words, command: Cast, view: View) -> str:
    return words.plural(
        "{spell}: {n} card of the discard pile",
        "{spell}: {n} cards of the discard pile",
        spell_price(view, command.spell),
        spell=words.say(SPELL_NAMES[command.spell]),
    )


def what_was_due(words: Words, view: View) -> str:
    if not due(view):
        return ""
    return words.say("Due by the Goals: {place}.", place=place_due(words, view))


def casting(words: Words, command: Cast, view: View) -> tuple[str, ...]:
    return words.say(SPELLS_DO[command.spell]), words.say(SPELL_NAMES[command.spell])


def raised(words: Words, command: Raise, view: View) -> str:
    """Names the card that comes up, and the order of the others."""
    if not command.order:
        return words.say("Bring up: {card}", card=words.card(command.card))
    return words.say(
        "Bring up {card}; back under the deck: {cards}",
        card=words.card(command.card),
        cards=words.cards(command.order),
    )


# What the Goals and the card of spells are


def a_goal(card: Card, view: View) -> Captioned:
    """Returns whether a Goal is met, is due, or has to wait."""
    if card not in goals_open(view):
        now = msgid("A Door has met it. If that Door is lost, it is turned up again.")
    elif card is goals_open(view)[0]:
        now = msgid("This one is due: only a Door of its place can be opened now.")
    else:
        now = msgid("Those on its left come first.")
    return (
        (
            msgid("In order"),
            msgid("Doors open in the order of the Goals. Any other Door goes to Limbo."),
        ),
        (msgid("Now"), now),
    )


def the_spells(card: Card, view: View) -> Captioned:
    """Returns the effect of each spell with its cost on this side."""
    return tuple((SPELL_NAMES[spell], COSTS[spell, n]) for spell, n in PRICES[card].items())


COSTS: Mapping[tuple[Spell, int], str] = {
    ("prophecy", 5): msgid("5 cards: one of the five lowest cards of the deck comes up on top."),
    ("prophecy", 6): msgid("6 cards: one of the five lowest cards of the deck comes up on top."),
    ("planning", 7): msgid("7 cards: two Goals change places."),
    ("planning", 9): msgid("9 cards: two Goals change places."),
    ("punishment", 10): msgid("10 cards: a Nightmare just drawn is discarded and takes nothing."),
    ("punishment", 12): msgid("12 cards: a Nightmare just drawn is discarded and takes nothing."),
}
"""Effects of the spells by spell and price."""


def goals(words: Words, view: View, zone: str) -> str:
    what = words.say(
        "The Doors open in this order, from left to right. A Door that is not due goes to Limbo."
    )
    waiting = goals_open(view)
    if not waiting:
        return what
    place = place_due(words, view)
    return " ".join((what, words.say("Due now: {place}.", place=place)))


def spells(words: Words, view: View, zone: str) -> str:
    n = len(view.cards(DISCARD))
    return " ".join(
        (
            words.say("A spell is cast at any time, and paid with cards of the discard pile."),
            words.plural("There is {n} card in it.", "There are {n} cards in it.", n),
        )
    )


def exchange(words: Words, command: Exchange, view: View) -> str:
    """Names two Goals by their numbers in the row, because several have the same name."""
    row = view.cards(GOALS)
    return words.say(
        "Exchange {i}. {first} and {j}. {second}",
        i=row.index(command.first) + 1,
        j=row.index(command.second) + 1,
        first=words.card(command.first),
        second=words.card(command.second),
    )


SENTENCES = Sentences(amendments=(IN_ORDER,), lacking=(what_was_due,))
