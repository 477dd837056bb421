"""Changes of the rules by challenges: each makes one ruleset of another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.editions.base.cards import BASE_DECK, KEY, NIGHTMARE
from game.records.deals.challenge import Change
from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.event import Event
from game.rules.ruleset import InPlay, Ruleset
from game.rules.state import DECK, DISCARD, LIMBO, State
from game.rules.steps import Step


@dataclass(frozen=True)
class NightmareStirred(Event):
    """A Nightmare goes from the discard pile to Limbo before the first turn."""

    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.card)


@dataclass(frozen=True)
class StirNightmares(Step):
    """The Nightmares that the box has in the discard pile go to Limbo. What set-up has returned is
    in the deck already, so these come at the end of the first turn."""

    def perform(self, game: InPlay) -> None:
        for card in game.state.discard:
            if card.kind == NIGHTMARE:
                game.emit(NightmareStirred(card))


def more(face: str, *numbers: int) -> tuple[Card, ...]:
    """Returns further cards of a face of the base game, alike except for their numbers."""
    model = next(card for card in BASE_DECK if card.face == face)
    return tuple(Card(f"{face}{n}", face, model.kind, model.colours) for n in numbers)


GUESTS = more(NIGHTMARE, 11, 12)
THIRD_DOORS = {place: more(place.value + DOOR, 3) for place in Colour}


def with_deck(rules: Ruleset, deck: Iterable[Card]) -> Ruleset:
    return replace(rules, box={**rules.box, DECK: tuple(deck)})


def fewer(kind: Kind, count: int) -> Change:
    """Removes so many cards of a kind from each place, those with the highest numbers."""

    def change(rules: Ruleset) -> Ruleset:
        gone: list[Card] = []
        for place in Colour:
            alike = [c for c in rules.box[DECK] if c.kind == kind and place in c.colours]
            gone += alike[len(alike) - count :]
        return with_deck(rules, (card for card in rules.box[DECK] if card not in gone))

    return change


def third_door(*places: Colour) -> Change:
    def change(rules: Ruleset) -> Ruleset:
        doors = (door for place in places for door in THIRD_DOORS[place])
        return with_deck(rules, (*rules.box[DECK], *doors))

    return change


def guests_in_limbo(rules: Ruleset) -> Ruleset:
    """Adds two Nightmares, which wait in Limbo when the first turn begins."""
    return replace(
        rules,
        box={**rules.box, DISCARD: GUESTS},
        setup=(*rules.setup, StirNightmares),
        facts=(*rules.facts, NightmareStirred),
    )


def no_prophecy(rules: Ruleset) -> Ruleset:
    """Has a discarded Key bring nothing but a new card."""
    return replace(rules, kinds={**rules.kinds, KEY: replace(rules.kinds[KEY], discard=())})
