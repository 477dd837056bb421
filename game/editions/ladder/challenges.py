"""The challenges, the easiest first, one row each; the changes of the rules that they make, and the
sentences about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from game.editions.base.cards import BASE_DECK, KEY, MOON, NIGHTMARE, SUN
from game.records.deals.challenge import Challenge, Change
from game.records.deals.deal import unpacked
from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.event import Event
from game.rules.ruleset import InPlay, Ruleset
from game.rules.state import DECK, DISCARD, LIMBO, State
from game.rules.steps import Step
from game.words import Sentences, Words, msgid


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


GUEST_CARDS = more(NIGHTMARE, 11, 12)
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
        box={**rules.box, DISCARD: GUEST_CARDS},
        setup=(*rules.setup, StirNightmares),
        facts=(*rules.facts, NightmareStirred),
    )


def no_prophecy(rules: Ruleset) -> Ruleset:
    """Has a discarded Key bring nothing but a new card."""
    return replace(rules, kinds={**rules.kinds, KEY: replace(rules.kinds[KEY], discard=())})


A_SHORT_NIGHT = msgid("One Sun of every place is missing: the deck is four cards shorter.")
GUESTS = msgid("Two more Nightmares wait in Limbo and come into the deck after the first turn.")
TWO_KEYS = msgid("Every place has only two Keys.")
CHALLENGES = (
    Challenge(1, msgid("A short night"), A_SHORT_NIGHT, 1, "ladder 1-2", (fewer(SUN, 1),)),
    Challenge(2, msgid("Guests in Limbo"), GUESTS, 1, "ladder 2-6", (guests_in_limbo,)),
    Challenge(
        3,
        msgid("A waning Moon"),
        msgid("Every place has only three Moons."),
        1,
        "ladder 3",
        (fewer(MOON, 1),),
    ),
    Challenge(
        4,
        msgid("Without Prophecies"),
        msgid("A Key that is discarded brings no Prophecy, only another card."),
        1,
        "ladder 4-2",
        (no_prophecy,),
    ),
    Challenge(5, msgid("A short night for two"), A_SHORT_NIGHT, 2, "ladder 5-4", (fewer(SUN, 1),)),
    Challenge(
        6,
        msgid("The ninth Door"),
        msgid("The Library has a third Door, and all nine have to be opened."),
        1,
        "ladder 6-7",
        (third_door(Colour.LIBRARY),),
    ),
    Challenge(7, msgid("Guests for two"), GUESTS, 2, "ladder 7-3", (guests_in_limbo,)),
    Challenge(8, msgid("Fewer Keys"), TWO_KEYS, 1, "ladder 8-3", (fewer(KEY, 1),)),
    Challenge(
        9,
        msgid("A new Moon"),
        msgid("Every place has only two Moons."),
        1,
        "ladder 9-7",
        (fewer(MOON, 2),),
    ),
    Challenge(
        10,
        msgid("In the dark"),
        msgid("Two Suns of every place are missing, and a discarded Key brings no Prophecy."),
        1,
        "ladder 10-2",
        (no_prophecy, fewer(SUN, 2)),
    ),
    Challenge(
        11,
        msgid("Ten Doors"),
        msgid(
            "The Library and the Aquarium have a third Door each, and all ten have to be opened."
        ),
        1,
        "ladder 11-4",
        (third_door(Colour.AQUARIUM, Colour.LIBRARY),),
    ),
    Challenge(
        12,
        msgid("In the dark for two"),
        msgid("One Sun of every place is missing, and a discarded Key brings no Prophecy."),
        2,
        "ladder 12-2",
        (no_prophecy, fewer(SUN, 1)),
    ),
    Challenge(
        13,
        msgid("Guests, and few Keys"),
        msgid("Every place has only two Keys, and two more Nightmares wait in Limbo."),
        1,
        "ladder 13-2",
        (guests_in_limbo, fewer(KEY, 1)),
    ),
    Challenge(14, msgid("Fewer Keys for two"), TWO_KEYS, 2, "ladder 14-7", (fewer(KEY, 1),)),
    Challenge(
        15,
        msgid("The last Key"),
        msgid("Every place has only one Key."),
        1,
        "ladder 15-4",
        (fewer(KEY, 2),),
    ),
    Challenge(
        16,
        msgid("The longest night"),
        msgid(
            "A Key and a Sun of every place are missing, two more Nightmares wait in Limbo, and a "
            "discarded Key brings no Prophecy."
        ),
        1,
        "ladder 16-3",
        (no_prophecy, guests_in_limbo, fewer(KEY, 1), fewer(SUN, 1)),
    ),
    Challenge(
        17,
        msgid("Twelve Doors"),
        msgid("Every place has a third Door, and all twelve have to be opened."),
        1,
        "ladder 17-7",
        (third_door(*Colour),),
    ),
    Challenge(
        18,
        msgid("The longest night for two"),
        msgid(
            "A Key of every place is missing, two more Nightmares wait in Limbo, and a discarded "
            "Key brings no Prophecy."
        ),
        2,
        "ladder 18-4",
        (no_prophecy, guests_in_limbo, fewer(KEY, 1)),
    ),
)
"""Saves know a challenge by its number, so its changes and its seed stay as they are for ever."""
LINES = Path(__file__).parent / "winning_lines.bin"
"""File of `build_scripts/deals/ladder.py`: a winning line for each challenge, in their order."""


@lru_cache(maxsize=1)
def winning_lines() -> tuple[bytes, ...]:
    """Returns the line that wins each challenge, in their order."""
    return tuple(unpacked(LINES.read_bytes()))


def told(challenge: Challenge) -> Callable[[Words, int], tuple[str, str]]:
    """Returns the function that gives the short name of a challenge, and what differs in it."""

    def row(words: Words, seats: int) -> tuple[str, str]:
        name = words.say("Challenge {number}", number=challenge.number)
        return name, words.say(challenge.told)

    return row


SENTENCES = Sentences(
    games={challenge.edition: told(challenge) for challenge in CHALLENGES},
    events={NightmareStirred: msgid("A Nightmare waits in Limbo.")},
)
