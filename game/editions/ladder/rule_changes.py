"""What the challenges change of the rules: each change makes one ruleset of another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.editions.base.cards import BASE_DECK, KEY, NIGHTMARE
from game.editions.ladder.guests import NightmareStirred, StirNightmares
from game.records.deals.challenge import Change
from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, DISCARD


def more(face: str, *numbers: int) -> tuple[Card, ...]:
    """Further cards of a face of the base game, alike but for their numbers."""
    model = next(card for card in BASE_DECK if card.face == face)
    return tuple(Card(f"{face}{n}", face, model.kind, model.colours) for n in numbers)


GUESTS = more(NIGHTMARE, 11, 12)
THIRD_DOORS = {place: more(place.value + DOOR, 3) for place in Colour}


def with_deck(rules: Ruleset, deck: Iterable[Card]) -> Ruleset:
    """The same with these cards in the deck, in printed order."""
    return replace(rules, box={**rules.box, DECK: tuple(deck)})


def fewer(kind: Kind, count: int) -> Change:
    """Of each place so many cards of a kind fewer, those with the highest numbers."""

    def change(rules: Ruleset) -> Ruleset:
        gone: list[Card] = []
        for place in Colour:
            alike = [c for c in rules.box[DECK] if c.kind == kind and place in c.colours]
            gone += alike[len(alike) - count :]
        return with_deck(rules, (card for card in rules.box[DECK] if card not in gone))

    return change


def third_door(*places: Colour) -> Change:
    """One more Door of each of these places."""

    def change(rules: Ruleset) -> Ruleset:
        doors = (door for place in places for door in THIRD_DOORS[place])
        return with_deck(rules, (*rules.box[DECK], *doors))

    return change


def guests_in_limbo(rules: Ruleset) -> Ruleset:
    """Two more Nightmares, which wait in Limbo when the first turn begins."""
    return replace(
        rules,
        box={**rules.box, DISCARD: GUESTS},
        setup=(*rules.setup, StirNightmares),
        facts=(*rules.facts, NightmareStirred),
    )


def no_prophecy(rules: Ruleset) -> Ruleset:
    """A discarded Key brings nothing but a new card."""
    return replace(rules, kinds={**rules.kinds, KEY: replace(rules.kinds[KEY], discard=())})
