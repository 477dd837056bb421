"""What is said of the Towers."""

from __future__ import annotations

from game.editions.towers.alignment import ALIGNMENT, Build, TowerBuilt
from game.editions.towers.cards import TOWER
from game.editions.towers.lookout import Arrange, LookoutReturned, LookoutSeen, OrderLookout
from game.editions.towers.ruin import (
    FalseDestruction,
    GiveTower,
    LoseTower,
    NightmareKept,
    TowerLost,
)
from game.rules.view import View
from game.words import Names, Sentences, Words, msgid


def lookout_seen(words: Words, seen: LookoutSeen) -> str:
    """The next cards, or how many they are."""
    if None in seen.cards:
        return words.plural(
            "From the Tower {n} card of the deck is seen in secret.",
            "From the Tower {n} cards of the deck are seen in secret.",
            len(seen.cards),
        )
    return words.say("From the Tower one sees {cards}.", cards=words.cards(seen.cards))


def lookout_returned(words: Words, returned: LookoutReturned) -> str:
    """The cards in their new order, or how many they are."""
    if None in returned.order:
        return words.plural(
            "{n} card goes back on top of the deck.",
            "{n} cards go back on top of the deck, in an order nobody else sees.",
            len(returned.order),
        )
    return words.say("Back on top of the deck: {cards}.", cards=words.cards(returned.order))


def tower_built(words: Words, built: TowerBuilt) -> str:
    """At which end."""
    tower = words.card(built.tower)
    if built.end == "left":
        return words.say("{tower} is built at the left end of the Alignment.", tower=tower)
    return words.say("{tower} is built at the right end of the Alignment.", tower=tower)


def build(words: Words, command: Build, view: View) -> str:
    """At which end, if there are two."""
    tower = words.card(command.tower)
    if not view.cards(ALIGNMENT):
        return words.say("Build: {tower}", tower=tower)
    if command.end == "left":
        return words.say("Build at the left end: {tower}", tower=tower)
    return words.say("Build at the right end: {tower}", tower=tower)


def the_alignment_stands(words: Words, view: View, names: Names) -> str:
    """The goal besides the Doors."""
    return words.say("Four Towers of the four places stand side by side.")


SENTENCES = Sentences(
    events={
        TowerBuilt: tower_built,
        LookoutSeen: lookout_seen,
        LookoutReturned: lookout_returned,
        TowerLost: msgid("{tower} falls."),
        NightmareKept: msgid("The Towers stand; {card} goes to Limbo."),
    },
    headings={
        OrderLookout: msgid("From the Tower"),
        LoseTower: msgid("A Tower is to fall"),
    },
    bodies={
        OrderLookout: msgid("These cards come next: put them in any order."),
        LoseTower: msgid("Give up a Tower, or let the Nightmare return by way of Limbo."),
    },
    commands={
        Build: build,
        Arrange: msgid("Back on top, the next card first: {order}"),
        GiveTower: msgid("Give up: {tower}"),
        FalseDestruction: msgid("False Destruction: the Nightmare goes to Limbo"),
    },
    ways={Build: msgid("Build a Tower"), GiveTower: msgid("Give up a Tower")},
    zones={ALIGNMENT: msgid("Alignment")},
    kinds={TOWER: msgid("Tower")},
    victories=(the_alignment_stands,),
)
