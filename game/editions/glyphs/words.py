"""Sentences of the Glyphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.editions.base.advice.hand_prospects import doors_missing, standings
from game.editions.base.advice.why_action import Other
from game.editions.base.cards import only_place
from game.editions.base.explore import Discard
from game.editions.base.warnings.blocking import last_is_taken
from game.editions.glyphs.incantation import (
    SHOWN,
    CardsSunk,
    HeedIncantation,
    OpenNone,
    OpenShown,
    Sink,
)
from game.editions.glyphs.worth import doors_in_deck, wanted_here
from game.rules.card import DOOR
from game.rules.state import REVEALED
from game.rules.steps import Command
from game.rules.view import View
from game.words import Names, Words, msgid

Said = tuple[str, ...]

# Events


def cards_sunk(words: Words, event: CardsSunk) -> str:
    """Tells how many cards went under the deck; which they were has been told. A single one is
    named, because nobody was asked about it."""
    if len(event.order) == 1:
        return words.say("{card} goes under the deck.", card=words.card(event.order[0]))
    return words.plural(
        "{n} card goes under the deck.", "{n} cards go under the deck.", len(event.order)
    )


def sunk_alone(words: Words, events: Sequence[CardsSunk]) -> str:
    """Tells which single card went under the deck unasked; of several the player has chosen the
    order."""
    alone = [event.order[0] for event in events if len(event.order) == 1]
    return " ".join(words.say("{card} went under the deck.", card=words.card(c)) for c in alone)


# Decisions


def which_door(words: Words, decision: HeedIncantation, view: View, names: Names | None) -> str:
    """Tells how many Doors are shown and what becomes of the other cards; or that one of the Doors
    would block the partner."""
    shown = [card for card in view.cards(REVEALED) if card.kind == DOOR]
    doors = len(shown)
    for door in shown:
        place = only_place(door)
        if place and last_is_taken(place, view):
            called = words.called(names)
            return words.say(
                "{door}: {other} still needs it, and it is the last of its place.",
                door=words.card(door),
                other=called[1 - view.active],
            )
    return words.plural(
        "The Door that is shown may open; all other cards go under the deck.",
        "One of the {n} Doors may open; all other cards go under the deck.",
        doors,
    )


# Commands


def an_incantation(words: Words, command: Discard, view: View) -> Said:
    shown = min(SHOWN, view.deck_count)
    if not shown:
        return ()
    return (
        words.say("Discard for an Incantation: {card}", card=words.card(command.card)),
        words.plural(
            "Discard: an Incantation, it shows {n} card",
            "Discard: an Incantation, it shows {n} cards",
            shown,
        ),
        words.plural("An Incantation: {n} card", "An Incantation: {n} cards", shown),
        words.say("An Incantation"),
    )


def opened(words: Words, command: OpenShown, view: View) -> Said:
    door = words.card(command.door)
    return (
        words.say("Opens the {door}; the other cards go under the deck", door=door),
        words.say("Opens the {door}", door=door),
        words.say("Opens it"),
    )


def none_opened(words: Words, command: OpenNone, view: View) -> Said:
    return (
        words.say("All of them go under the deck, the Doors too"),
        words.say("All go under the deck"),
        words.say("Under the deck"),
    )


# Why


def may_find_a_door(words: Words, command: Command[Any], view: View, instead: Other) -> str:
    low = view.out_of_reach(SHOWN)
    doors = doors_in_deck(view) - sum(card.kind == DOOR for card in low)
    if not isinstance(command, Discard) or not doors or not view.deck_count:
        return ""
    return words.plural(
        "The Incantation may find a Door: {n} is among {cards} cards.",
        "The Incantation may find a Door: {n} are among {cards} cards.",
        doors,
        cards=view.deck_count - len(low),
    )


def opens_the_last(words: Words, command: OpenShown, view: View, instead: Other) -> str:
    last = doors_missing(view) == 1 and wanted_here(command.door, view)
    return words.say("This opens the last Door.") if last else ""


def its_place_is_short(words: Words, command: OpenShown, view: View, instead: Other) -> str:
    if not isinstance(instead, OpenShown) or not wanted_here(command.door, view):
        return ""
    own, place, other = standings(view)[0], only_place(command.door), only_place(instead.door)
    if not place or not other or own.spare(place) >= own.spare(other):
        return ""
    left = own.cards_left(place)
    return words.plural(
        "{place}: {n} card is left for trios, fewer than elsewhere.",
        "{place}: {n} cards are left for trios, fewer than elsewhere.",
        left,
        place=words.place(place),
    )


def costs_no_card(words: Words, command: OpenShown, view: View, instead: Other) -> str:
    if not wanted_here(command.door, view):
        return ""
    return words.say("The Door opens and takes neither a trio nor a Key.")


def helps_nobody(words: Words, command: OpenNone, view: View, instead: Other) -> str:
    doors = [card for card in view.cards(REVEALED) if card.kind == DOOR]
    places = [only_place(door) for door in doors]
    if not all(place and last_is_taken(place, view) for place in places):
        return ""
    return words.say("The partner needs the Door, and a trio can still find it.")


def bad_cards_wait(words: Words, command: Sink, view: View, instead: Other) -> str:
    return words.say("What helps least lies lowest: until the next shuffle it comes last.")


# What it is for

PLAYED = (msgid("Played"), msgid("It goes to the end of the row. A Glyph never follows a Glyph."))
DISCARDED = (
    msgid("Discarded"),
    msgid(
        "An Incantation: the next five cards of the deck are shown to all. One Door among them, "
        "whichever it is, may open. The rest goes under the deck in any order."
    ),
)
LOST = (
    msgid("Lost in another way"),
    msgid("To a Prophecy or a Nightmare it goes without an Incantation."),
)
