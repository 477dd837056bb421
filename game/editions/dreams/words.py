"""Sentences of the Happy Dreams and Dark Premonitions; the reasons that weigh most come first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.editions.base.advice.why_action import Reason
from game.editions.base.cards import NIGHTMARE, opens
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Search
from game.editions.base.warnings.blocking import doors_of, holds_door, place_asked_of
from game.editions.dreams.coming_true import Befall
from game.editions.dreams.effects import ChooseDoor, ChooseKey, DeckRobbed, DoorForfeited, Forfeit
from game.editions.dreams.happy_dream import (
    SIFTED,
    Dispel,
    DreamSeen,
    KeepTheRest,
    Seek,
    Sift,
    SiftOut,
    Wish,
)
from game.editions.dreams.premonitions import (
    BLUE,
    BROWN,
    EVERY,
    FIVE,
    GREEN,
    PAIR,
    PREMONITIONS,
    RED,
    THREE,
    come_true,
    doors_in_sight,
    progress,
)
from game.editions.dreams.worth import openable
from game.rules.card import DOOR, Card
from game.rules.state import DISCARD
from game.rules.steps import Command
from game.rules.view import View
from game.words import Amendment, Captioned, Names, Sentences, Words, msgid

Said = tuple[str, ...]

NAMED: Mapping[Card, str] = {
    RED: msgid("Eclipse"),
    BLUE: msgid("Undertow"),
    GREEN: msgid("Brambles"),
    BROWN: msgid("Dust"),
    PAIR: msgid("Echo"),
    THREE: msgid("Vertigo"),
    EVERY: msgid("Insomnia"),
    FIVE: msgid("Avalanche"),
}
"""Names of the Premonitions, which are our own."""

WAITS_FOR: Mapping[Card, str] = {
    RED: msgid("It comes true when two Observatory Doors are open."),
    BLUE: msgid("It comes true when two Aquarium Doors are open."),
    GREEN: msgid("It comes true when two Garden Doors are open."),
    BROWN: msgid("It comes true when two Library Doors are open."),
    PAIR: msgid("It comes true when two Doors of one place are open, whichever it is."),
    THREE: msgid("It comes true when three Doors are open."),
    EVERY: msgid("It comes true when a Door of every place is open."),
    FIVE: msgid("It comes true when five Doors are open."),
}

DOES: Mapping[Card, str] = {
    RED: msgid("All Observatory cards of the deck that a hand can hold are discarded."),
    BLUE: msgid("Two Keys of the deck are discarded; you choose which."),
    GREEN: msgid("A discarded Nightmare goes to Limbo, and from there back to the deck."),
    BROWN: msgid("One of the open Doors goes to Limbo; you choose which."),
    PAIR: msgid("One Door of a place with two open Doors goes to Limbo; you choose which."),
    THREE: msgid(
        "The whole hand is discarded and dealt anew; then one more Premonition is turned up."
    ),
    EVERY: msgid("All Happy Dreams of the deck are discarded."),
    FIVE: msgid("Two more Premonitions are turned up."),
}
"""Effect of each Premonition."""


def how_near(words: Words, card: Card, view: View) -> str:
    """Returns how much of the condition of a Premonition is met: "1 of 2"."""
    count, needed = progress(card, doors_in_sight(view))
    return words.say("{n} of {all}", n=count, all=needed)


NEARNESS: Mapping[tuple[int, int], str] = {
    (0, 2): msgid("0 of 2."),
    (1, 2): msgid("1 of 2. The next one brings it."),
    (2, 2): msgid("2 of 2. It comes true."),
    (0, 3): msgid("0 of 3."),
    (1, 3): msgid("1 of 3."),
    (2, 3): msgid("2 of 3. The next Door brings it."),
    (3, 3): msgid("3 of 3. It comes true."),
    (0, 4): msgid("0 of 4 places."),
    (1, 4): msgid("1 of 4 places."),
    (2, 4): msgid("2 of 4 places."),
    (3, 4): msgid("3 of 4 places. A Door of the last place brings it."),
    (4, 4): msgid("4 of 4 places. It comes true."),
    (0, 5): msgid("0 of 5."),
    (1, 5): msgid("1 of 5."),
    (2, 5): msgid("2 of 5."),
    (3, 5): msgid("3 of 5."),
    (4, 5): msgid("4 of 5. The next Door brings it."),
    (5, 5): msgid("5 of 5. It comes true."),
}


def a_premonition(card: Card, view: View) -> Captioned:
    """Returns what a Premonition waits for, how near that is, and what it does."""
    told = [(msgid("Condition"), WAITS_FOR[card]), (msgid("Effect"), DOES[card])]
    if card in view.cards(PREMONITIONS):
        told.insert(1, (msgid("Now"), NEARNESS[progress(card, doors_in_sight(view))]))
    return tuple(told)


A_HAPPY_DREAM: Captioned = (
    (
        msgid("Drawn"),
        msgid("It grants one of three wishes, and is discarded."),
    ),
    (
        msgid("Dispel"),
        msgid("A Premonition that lies face up leaves the game without effect."),
    ),
    (
        msgid("Sift"),
        msgid(
            "Look at the next seven cards, discard as many as you like, and put the others back "
            "in any order."
        ),
    ),
    (
        msgid("Wish"),
        msgid("Search the deck for any one card. The deck is shuffled, and the card comes next."),
    ),
)

# What happened


def dream_seen(words: Words, seen: DreamSeen) -> str:
    """Tells the next cards, or how many they are."""
    if None in seen.cards:
        return words.plural(
            "In the dream {n} card of the deck is seen in secret.",
            "In the dream {n} cards of the deck are seen in secret.",
            len(seen.cards),
        )
    return words.say("The dream shows {cards}.", cards=words.cards(seen.cards))


def deck_robbed(words: Words, events: Sequence[DeckRobbed]) -> str:
    n = sum(len(event.cards) for event in events)
    return words.plural("{n} card of the deck was lost.", "{n} cards of the deck were lost.", n)


def doors_forfeited(words: Words, events: Sequence[DoorForfeited]) -> str:
    places = words.say(", ").join(
        words.place(colour) for event in events for colour in event.door.colours
    )
    return words.plural(
        "A Door went to Limbo: {places}.",
        "Doors went to Limbo: {places}.",
        len(events),
        places=places,
    )


# What is asked


def keys_to_lose(words: Words, decision: ChooseKey, view: View, names: Names | None) -> str:
    return words.plural(
        "{n} Key of the deck goes to the discard pile.",
        "{n} Keys of the deck go to the discard pile.",
        decision.left,
    )


def door_to_lose(words: Words, decision: ChooseDoor, view: View, names: Names | None) -> str:
    if decision.only_pairs:
        return words.say("Choose one of a place with two Doors. It can come up again.")
    if view.seats == 2:
        return words.say("Choose any Door of either player. It can come up again.")
    return words.say("Choose any of your Doors. It can come up again.")


# What can be answered


def dispelling(words: Words, command: Dispel, view: View) -> Said:
    return words.say("It never comes true"), words.say("Gone")


def sift(words: Words, command: Sift, view: View) -> str:
    n = min(SIFTED, view.deck_count)
    return words.plural("Sift the next card", "Sift {n} cards", n)


def befalling(words: Words, command: Befall, view: View) -> Said:
    return (words.say(DOES[command.premonition]), words.say("It comes true"))


# How the game stands


def premonitions(words: Words, view: View, zone: str) -> str:
    what = words.say(
        "As soon as its condition is met, a Premonition comes true and leaves the game. A Happy "
        "Dream can take one away before."
    )
    doors = doors_in_sight(view)
    told = [
        words.say("{card}: {near}.", card=words.card(card), near=how_near(words, card, view))
        for card in view.cards(PREMONITIONS)
    ]
    if come_true(view.cards(PREMONITIONS), doors):
        told.append(words.say("One of them comes true now."))
    return " ".join((what, *told))


def what_comes_back(words: Words, view: View, zone: str) -> str:
    """Tells of the discard pile that Brambles may still bring a Nightmare back."""
    if zone != DISCARD or GREEN not in view.box or GREEN in view.gone:
        return ""
    return words.say("Only Brambles, a Premonition, would bring a Nightmare back.")


SENTENCES = Sentences(amendments=(Amendment(hint=what_comes_back),))


# Why an answer is advised

Other = Command[Any] | None


HARMS: Mapping[Card, str] = {
    RED: msgid("It would take many cards of the Observatory."),
    BLUE: msgid("It would take two Keys."),
    GREEN: msgid("It would bring a Nightmare back."),
    BROWN: msgid("It would take a Door."),
    PAIR: msgid("It would take a Door as soon as two of one place are open."),
    THREE: msgid("It would take the whole hand, and bring another Premonition."),
    EVERY: msgid("It would take the other Happy Dreams."),
    FIVE: msgid("It would bring two more Premonitions."),
}


def harm_of(premonition: Card) -> Reason:
    """Returns the reason to dispel this Premonition."""

    def harms(words: Words, command: Dispel, view: View, instead: Other) -> str:
        return words.say(HARMS[premonition]) if command.premonition is premonition else ""

    return harms


HARM = tuple(map(harm_of, HARMS))


def door_wakes_a_premonition(
    words: Words, command: Decline | LetGo, view: View, instead: Other
) -> str:
    """A Premonition waits for the Door that the answer instead would open."""
    place, doors = place_asked_of(view), doors_in_sight(view)
    if not place or not (
        isinstance(instead, Claim) or (isinstance(instead, Search) and holds_door(place, view))
    ):
        return ""
    door = next(card for card in doors_of(place, view) if card not in doors)
    woken = come_true(view.cards(PREMONITIONS), (*doors, door))
    if not woken:
        return ""
    return words.say(
        "That Door would make a Premonition come true: {card}.", card=words.card(woken[0])
    )


def its_door_saves(words: Words, command: Befall, view: View, instead: Other) -> str:
    """Without the Door that this Premonition takes, the other one does not come true."""
    if not isinstance(instead, Befall) or command.premonition not in (BROWN, PAIR):
        return ""
    doors, other = doors_in_sight(view), instead.premonition
    alike = Counter(door.colours for door in doors)
    taken = (d for d in doors if command.premonition is BROWN or alike[d.colours] > 1)
    if all(come_true((other,), tuple(d for d in doors if d is not gone)) for gone in taken):
        return ""
    return words.say(
        "It takes a Door, and without that one the other can fail: {card}.", card=words.card(other)
    )


def nightmares_go(words: Words, command: Sift, view: View, instead: Other) -> str:
    n = min(SIFTED, view.unseen.get(NIGHTMARE, 0))
    if not n:
        return ""
    return words.plural(
        "{n} Nightmare may be among the next cards.",
        "{n} Nightmares may be among the next cards.",
        n,
    )


def a_door_can_be_had(words: Words, command: Seek, view: View, instead: Other) -> str:
    if not openable(view):
        return ""
    return words.say("A Key of the hand opens the Door that is wished for.")


def the_best_card_comes(words: Words, command: Seek, view: View, instead: Other) -> str:
    return words.say("The one card that helps most comes next.")


def it_can_be_opened(words: Words, command: Wish, view: View, instead: Other) -> str:
    held = (*view.hand, *view.shared)
    if command.card.kind != DOOR or not any(opens(card, command.card) for card in held):
        return ""
    return words.say("A Key of the hand opens this Door next.")


def a_nightmare_goes(words: Words, command: SiftOut, view: View, instead: Other) -> str:
    if command.card.kind != NIGHTMARE:
        return ""
    return words.say("This Nightmare takes nothing any more.")


def the_rest_is_good(words: Words, command: KeepTheRest, view: View, instead: Other) -> str:
    if any(card is not None and card.kind == NIGHTMARE for card in view.prophecy):
        return ""
    return words.say("No Nightmare is among them any more.")


def second_of_its_place(words: Words, command: Forfeit, view: View, instead: Other) -> str:
    places = {d.colours for d in doors_in_sight(view) if d is not command.door}
    if command.door.colours not in places:
        return ""
    return words.say("Another Door of this place stays open.")
