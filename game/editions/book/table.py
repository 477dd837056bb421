"""The Book at the table: the row of Goals, and spells that are paid before they are cast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set

from game.editions.base.cards import MOON, NIGHTMARE, SUN
from game.editions.book.doubts import STEPS_DOUBTS
from game.editions.book.effects import (
    BENEATH,
    BeneathReturned,
    BeneathSeen,
    Exchange,
    ExchangeGoals,
    GoalsExchanged,
    RaiseFromBeneath,
)
from game.editions.book.goals import GOALS, DoorOutOfOrder, GoalMet, goals_open
from game.editions.book.spells import (
    SPELLS,
    SPENT,
    CardSpent,
    Cast,
    DrawOn,
    PauseForSpells,
    SpellCast,
    Spend,
    spell_price,
)
from game.rules.card import Card
from game.rules.state import DISCARD, Cards
from game.rules.view import View
from game.table.motion.cues import once
from game.table.motion.motions import Motion
from game.table.motion.timeline import IN, OUT
from game.table.staging import Landmark, Payment, Staging, Strip
from game.words import msgid


def met(view: View) -> Set[Card]:
    """The Goals that are face down."""
    return set(view.cards(GOALS)) - set(goals_open(view))


def price_of(command: Cast, view: View) -> int:
    """How many cards a spell costs."""
    return spell_price(view, command.spell)


def could_help(view: View) -> bool:
    """Whether a spell could still help before a card is drawn: not over an empty deck. Nothing
    comes up from under it, no Nightmare is drawn, and no exchange of Goals opens a Door (Q13)."""
    return view.deck_count > 0


def spared(view: View) -> Cards:
    """The discard pile, what is missed least first: Nightmares, Suns, Moons, then all others; of
    each kind first what lies there most often."""
    pile = view.cards(DISCARD)
    kinds, faces = [NIGHTMARE, SUN, MOON], Counter(card.face for card in pile)

    def missed(card: Card) -> tuple[int, int]:
        rank = kinds.index(card.kind) if card.kind in kinds else len(kinds)
        return rank, -faces[card.face]

    return tuple(sorted(pile, key=missed))


STAGING = Staging(
    meanings={Exchange: lambda command, view: (command.first.id, command.second.id)},
    pauses={PauseForSpells: could_help},
    paid={Cast: Payment(DISCARD, price_of, Spend, spared)},
    carried=frozenset({Spend, DrawOn}),
    sounds={GoalMet: once("page"), SpellCast: once("spell")},
    weights=("spell", "page"),
    strips={GOALS: Strip(met, lambda view: next(iter(goals_open(view)), None))},
    roomless=frozenset({SPELLS, BENEATH}),
    gutters=frozenset({SPENT}),
    between=frozenset({RaiseFromBeneath, ExchangeGoals}),
    in_place=frozenset({PauseForSpells, ExchangeGoals}),
    told_as={
        # A spell is told by itself, not by what it cost; what lies beneath is known to one alone.
        CardSpent: lambda event: [],
        BeneathSeen: lambda event: [(None, msgid("Prophecy"))],
        BeneathReturned: lambda event: [],
        GoalMet: lambda event: [],
        GoalsExchanged: lambda event: [
            (event.first, msgid("exchanged")),
            (event.second, msgid("exchanged")),
        ],
        DoorOutOfOrder: lambda event: [(event.door, msgid("not due"))],
    },
    landmarks={
        SpellCast: Landmark("kind-SP", msgid("Spell")),
        DoorOutOfOrder: Landmark("limbo", msgid("Door not due"), lost=True),
    },
    motions={
        CardSpent: Motion(0.5, IN, each=0.05, land=0.0),
        GoalMet: Motion(0.4, wait=0.2),
        GoalsExchanged: Motion(0.6, wait=0.2),
        BeneathSeen: Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
        BeneathReturned: Motion(0.32, each=0.06, land=0.0, fade=0.2),
    },
    shown=frozenset({SpellCast}),
    doubts=STEPS_DOUBTS,
)
