"""Why an answer of the Book is advised; the reasons that weigh most come first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.editions.book.effects import Exchange, Raise
from game.editions.book.goals import goals_open
from game.editions.book.spells import Cast, DrawOn
from game.rules.card import DOOR, Kind
from game.rules.state import DISCARD
from game.rules.steps import Command
from game.rules.view import View
from game.words import ReasonRow, Words

Other = Command[Any] | None


def punishes(words: Words, command: Cast, view: View, instead: Other) -> str:
    """Nothing is given."""
    if command.spell != "punishment":
        return ""
    return words.say("The Nightmare takes nothing: neither a Key, a Door nor cards.")


def makes_due(words: Words, command: Cast, view: View, instead: Other) -> str:
    """Another Goal comes first."""
    return words.say("Then another Door is due.") if command.spell == "planning" else ""


def pile_is_rich(words: Words, command: Cast, view: View, instead: Other) -> str:
    """Enough is left for another spell."""
    if command.spell != "prophecy":
        return ""
    n = len(view.cards(DISCARD))
    return words.plural(
        "{n} card in the discard pile serves only to pay for spells.",
        "{n} cards in the discard pile serve only to pay for spells.",
        n,
    )


def price_is_kept(words: Words, command: DrawOn, view: View, instead: Other) -> str:
    """A Nightmare may still come."""
    if not isinstance(instead, Cast):
        return ""
    return words.say("The discard pile is kept to punish a Nightmare.")


def a_door_due_comes_up(words: Words, command: Raise, view: View, instead: Other) -> str:
    """It is the next card."""
    waiting = goals_open(view)
    if not waiting or command.card is None or command.card.kind != DOOR:
        return ""
    return words.say("This Door is due.") if command.card.colours == waiting[0].colours else ""


def comes_first(words: Words, command: Exchange, view: View, instead: Other) -> str:
    """Which place is due then."""
    waiting = goals_open(view)
    change = {command.first: command.second, command.second: command.first}
    if not waiting or change.get(waiting[0]) not in waiting:
        return ""
    place = words.place(next(iter(change[waiting[0]].colours)))
    return words.say("Due then: {place}.", place=place)


REASONS: Mapping[type[Command[Any]] | Kind, tuple[ReasonRow, ...]] = {
    Cast: (punishes, makes_due, pile_is_rich),
    DrawOn: (price_is_kept,),
    Raise: (a_door_due_comes_up,),
    Exchange: (comes_first,),
}
