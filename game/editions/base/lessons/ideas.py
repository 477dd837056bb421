"""What a player may have in mind, as small predicates of an act and the view before it."""

from __future__ import annotations

from typing import Any

from game.editions.base.cards import KEY
from game.editions.base.door import Claim
from game.editions.base.explore import CompleteTrio, Discard, Play, Search
from game.editions.base.nightmare import PayKey
from game.editions.base.partners import Swap, Take
from game.editions.base.prophecy import Foresee
from game.learning.lesson import Act, GoOn, Idea, LookUp, TakeBack
from game.rules.card import DOOR
from game.rules.steps import Command
from game.rules.view import View


def goes_on(act: Act, view: View) -> bool:
    """The player has looked and read."""
    return isinstance(act, GoOn)


def takes_back(act: Act, view: View) -> bool:
    """The last answer, and nothing new."""
    return isinstance(act, TakeBack)


def looks_up(what: LookUp) -> Idea:
    """This is looked at, or passed by."""
    return lambda act, view: act is what or isinstance(act, GoOn)


def begins(act: Act, view: View) -> bool:
    """Anything but going back, or looking something up."""
    return not isinstance(act, TakeBack | LookUp)


def answers(*ways: type[Command[Any]]) -> Idea:
    """A command of one of these classes."""
    return lambda act, view: isinstance(act, ways)


def plays(*names: str) -> Idea:
    """One of these cards to the row, whatever the rules say to it."""
    return lambda act, view: isinstance(act, Play) and act.card.id in names


def discards(*names: str) -> Idea:
    """One of these cards to the discard pile."""
    return lambda act, view: isinstance(act, Discard) and act.card.id in names


def opens(*keys: str) -> Idea:
    """A Door with one of these Keys."""
    return lambda act, view: isinstance(act, Claim) and act.key.id in keys


def foresees(gone: str, *first: str) -> Idea:
    """This card of the Prophecy is discarded, and those come next, in this order."""
    return lambda act, view: (
        isinstance(act, Foresee)
        and act.discard.id == gone
        and tuple(card.id for card in act.order[: len(first)] if card is not None) == first
    )


def pays(*keys: str) -> Idea:
    """A Nightmare with one of these Keys."""
    return lambda act, view: isinstance(act, PayKey) and act.key.id in keys


def throws(*names: str) -> Idea:
    """One of these cards of the Prophecy is discarded, whatever comes next."""
    return lambda act, view: isinstance(act, Foresee) and act.discard.id in names


def plays_same_symbol(act: Act, view: View) -> bool:
    """A card beside one with its symbol: the game refuses that (R9)."""
    last, hand = view.rows[view.active][-1:], view.hand + view.shared
    return isinstance(act, Play) and act.card in hand and act.card.kind in {c.kind for c in last}


def plays_key(act: Act, view: View) -> bool:
    """A Key to the row, where it is a card like any other."""
    return isinstance(act, Play) and act.card.kind == KEY


def discards_key(act: Act, view: View) -> bool:
    """A Key for a Prophecy."""
    return isinstance(act, Discard) and act.card.kind == KEY


def throws_door(act: Act, view: View) -> bool:
    """A Door of the Prophecy is discarded: it can never be gained (E8)."""
    return isinstance(act, Foresee) and act.discard.kind == DOOR


def uses_a_place_card(act: Act, view: View) -> bool:
    """Plays or discards as the rules allow, and keeps every Key."""
    return (
        isinstance(act, Play | Discard)
        and act.card.kind != KEY
        and not plays_same_symbol(act, view)
    )


def opens_last_door(act: Act, view: View) -> bool:
    """The eighth Door, by a Key or a trio."""
    doors = [card for card in view.box if card.kind == DOOR]
    missing = [door for door in doors if door not in view.doors[view.active]]
    asked = view.pending
    if len(missing) != 1:
        return False
    if isinstance(act, Search) and isinstance(asked, CompleteTrio):
        return asked.colour in missing[0].colours
    return isinstance(act, Claim)


def takes(*names: str) -> Idea:
    """One of these cards that lie open, for two."""
    return lambda act, view: isinstance(act, Take) and act.card.id in names


def gives(personal: str, shared: str = "") -> Idea:
    """This card of the hand for that shared one, or for any."""
    return lambda act, view: (
        isinstance(act, Swap)
        and act.personal.id == personal
        and (not shared or act.shared.id == shared)
    )
