"""Spells are cast at any time and paid with cards of the discard pile, which leave the game for
good (X3.1, Q13)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from game.editions.base.nightmare import DiscardNightmare, FaceNightmare
from game.editions.base.partners import Draft
from game.editions.base.refill import DrawCard
from game.editions.book.effects import ExchangeGoals, LookBeneath, RaiseFromBeneath, Replan
from game.rules.card import Card, Kind
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import Seat, State
from game.rules.steps import Command, Decision, Reason, Step
from game.rules.view import View

SPELLS, SPENT = "spells", "gone"
"""Zones of the card of spells, and of the cards that have left the game."""
SPELL_CARD = Kind("SP")
CHEAP = Card("SPA", "SPA", SPELL_CARD, frozenset())
DEAR = Card("SPB", "SPB", SPELL_CARD, frozenset())
"""The card of spells, with one or the other side up."""

Spell = Literal["prophecy", "planning", "punishment"]
Price = Annotated[int, range(1, 13)]
PRICES: Mapping[Card, Mapping[Spell, int]] = {
    CHEAP: {"prophecy": 5, "planning": 7, "punishment": 10},
    DEAR: {"prophecy": 6, "planning": 9, "punishment": 12},
}


class Uncast(Reason):
    """Reason why a spell is not cast, or not paid like this."""

    NOT_NOW = "That spell cannot be cast now."
    NOT_DISCARDED = "That card is not in the discard pile."


@dataclass(frozen=True)
class SpellCast(Event):
    """A spell is cast; its cost is paid next."""

    seat: Seat
    spell: Spell


@dataclass(frozen=True)
class CardSpent(Event):
    """A card of the discard pile leaves the game."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(SPENT, self.card)


@dataclass(frozen=True)
class RefillWithPauses(Step):
    """Draws as long as the hand has a hole; before each draw a spell may be cast (Q13)."""

    def perform(self, game: InPlay) -> None:
        if game.state.hole is not None:
            game.then(PauseForSpells(), DrawCard(), self)


@dataclass(frozen=True)
class PauseForSpells(Decision):
    """The choice to cast a spell between two draws."""

    def default(self, game: InPlay) -> DrawOn:
        return DrawOn()


@dataclass(frozen=True)
class DrawOn(Command[PauseForSpells]):
    """Answers that no spell is cast before the next card is drawn."""

    def perform(self, game: InPlay, decision: PauseForSpells) -> None:
        """The step that waits draws the card."""


@dataclass(frozen=True)
class PayForSpell(Decision):
    """The choice of the next card of the discard pile that leaves the game; `left` are still to be
    named."""

    spell: Spell
    left: Price


@dataclass(frozen=True)
class Spend(Command[PayForSpell]):
    """Names this card, whichever it is."""

    refusal: ClassVar[Reason] = Uncast.NOT_DISCARDED

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: PayForSpell) -> Iterable[Spend]:
        return [cls(card) for card in game.state.discard]

    def perform(self, game: InPlay, decision: PayForSpell) -> None:
        game.emit(CardSpent(game.state.active, self.card))
        if decision.left > 1:
            game.then(PayForSpell(decision.spell, decision.left - 1))


INDIVISIBLE = Draft, PayForSpell, RaiseFromBeneath, ExchangeGoals
"""Decisions in the middle of something that no spell interrupts (Q13)."""


@dataclass(frozen=True)
class Cast(Command[Decision]):
    """Casts a spell that the discard pile can pay; then the same decision is asked again."""

    refusal: ClassVar[Reason] = Uncast.NOT_NOW

    spell: Spell

    @classmethod
    def options(cls, game: InPlay, decision: Decision) -> Iterable[Cast]:
        if isinstance(decision, INDIVISIBLE) or not is_a_choice(game, decision):
            return []
        return [
            cls(spell) for spell in PRICES[spell_card(game)] if is_of_use(game, spell, decision)
        ]

    def perform(self, game: InPlay, decision: Decision) -> None:
        game.emit(SpellCast(game.state.active, self.spell))
        pay = PayForSpell(self.spell, price(game, self.spell))
        if self.spell == "prophecy":
            game.then(pay, LookBeneath(), decision)
        elif self.spell == "planning":
            game.then(pay, Replan(), decision)
        elif isinstance(decision, FaceNightmare):
            game.then(pay, DiscardNightmare(decision.card))


def is_a_choice(game: InPlay, decision: Decision) -> bool:
    """Returns whether there is more to decide than whether to cast a spell. A pause is there for
    that alone."""
    default = decision.default(game)
    if default is None or isinstance(decision, PauseForSpells):
        return True
    return any(
        command != default
        for kind in game.rules.answers[type(decision)]
        for command in kind.options(game, decision)
    )


def spell_card(game: InPlay) -> Card:
    """Returns the card of spells; its side tells the prices."""
    return game.state.zone(SPELLS)[0]


def spell_price(view: View, spell: Spell) -> int:
    """Returns the price of a spell, as everybody sees it."""
    return PRICES[view.cards(SPELLS)[0]][spell]


def price(game: InPlay, spell: Spell) -> int:
    """Returns how many cards of the discard pile a spell costs."""
    return PRICES[spell_card(game)][spell]


def is_of_use(game: InPlay, spell: Spell, decision: Decision) -> bool:
    """Returns whether a spell can be paid and has something to work on."""
    if len(game.state.discard) < price(game, spell):
        return False
    if spell == "prophecy":
        return bool(game.state.deck)
    return spell == "planning" or isinstance(decision, FaceNightmare)
