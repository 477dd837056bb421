"""What is said of the Book of Steps Lost and Found."""

from __future__ import annotations

from game.editions.book.effects import (
    BENEATH,
    BeneathReturned,
    BeneathSeen,
    Exchange,
    ExchangeGoals,
    GoalsExchanged,
    Raise,
    RaiseFromBeneath,
)
from game.editions.book.goals import GOAL, GOALS, DoorOutOfOrder, GoalMet, GoalsLaid
from game.editions.book.spells import (
    SPELL_CARD,
    SPELLS,
    SPENT,
    CardSpent,
    Cast,
    DrawOn,
    PauseForSpells,
    PayForSpell,
    Spell,
    SpellCast,
    Spend,
)
from game.rules.view import View
from game.words import Names, Sentences, Words, msgid

SPELL_NAMES: dict[Spell, str] = {
    "prophecy": msgid("Paradoxical Prophecy"),
    "planning": msgid("Parallel Planning"),
    "punishment": msgid("Powerful Punishment"),
}


def spell_cast(words: Words, cast: SpellCast) -> str:
    """Which."""
    return words.say("{spell} is cast.", spell=words.say(SPELL_NAMES[cast.spell]))


def beneath_seen(words: Words, seen: BeneathSeen) -> str:
    """The last cards of the deck, or how many they are."""
    if None in seen.cards:
        return words.plural(
            "{n} card from the bottom of the deck, seen in secret.",
            "{n} cards from the bottom of the deck, seen in secret.",
            len(seen.cards),
        )
    return words.say("At the bottom of the deck lie {cards}.", cards=words.cards(seen.cards))


def beneath_returned(words: Words, returned: BeneathReturned) -> str:
    """Which card comes up, if that may be known."""
    if returned.risen is None:
        return words.say("One of them comes up on the deck, the others go back under it.")
    card = words.card(returned.risen)
    return words.say("{card} comes up on the deck, the others go back under it.", card=card)


def pay_for_spell(words: Words, decision: PayForSpell, view: View, names: Names | None) -> str:
    """How many cards are still to be named."""
    return words.plural(
        "{n} card of the discard pile leaves the game.",
        "{n} cards of the discard pile leave the game.",
        decision.left,
    )


def cast(words: Words, command: Cast, view: View) -> str:
    """Which."""
    return words.say("Cast: {spell}", spell=words.say(SPELL_NAMES[command.spell]))


def raised(words: Words, command: Raise, view: View) -> str:
    """The card that comes up, and the order of the others."""
    if not command.order:
        return words.say("Bring up: {card}", card=words.card(command.card))
    return words.say(
        "Bring up {card}; back under the deck: {cards}",
        card=words.card(command.card),
        cards=words.cards(command.order),
    )


SENTENCES = Sentences(
    events={
        GoalsLaid: msgid("The Doors are to open in this order: {order}."),
        GoalMet: msgid("{door} meets {goal}."),
        DoorOutOfOrder: msgid("{door} is not due: it goes to Limbo."),
        SpellCast: spell_cast,
        CardSpent: msgid("{card} leaves the game."),
        BeneathSeen: beneath_seen,
        BeneathReturned: beneath_returned,
        GoalsExchanged: msgid("{first} and {second} change places."),
    },
    headings={
        PauseForSpells: msgid("Before the next card"),
        PayForSpell: msgid("The price of the spell"),
        RaiseFromBeneath: msgid("Paradoxical Prophecy"),
        ExchangeGoals: msgid("Parallel Planning"),
    },
    bodies={
        PauseForSpells: msgid("A spell may be cast before the next card is drawn."),
        PayForSpell: pay_for_spell,
        RaiseFromBeneath: msgid("Number 1 comes up on the deck, the others go back under it."),
        ExchangeGoals: msgid("Two Goals change places."),
    },
    commands={
        DrawOn: msgid("Draw on"),
        Spend: msgid("Give away: {card}"),
        Cast: cast,
        Raise: raised,
        Exchange: msgid("Exchange {first} and {second}"),
    },
    ways={
        Spend: msgid("Give away a card"),
        Cast: msgid("Cast a spell"),
        Raise: msgid("Bring up a card"),
        Exchange: msgid("Exchange two Goals"),
    },
    zones={
        GOALS: msgid("Goals"),
        SPELLS: msgid("Spells"),
        SPENT: msgid("Gone for good"),
        BENEATH: msgid("Bottom of the deck"),
    },
    kinds={GOAL: msgid("Goal"), SPELL_CARD: msgid("Spells")},
)
