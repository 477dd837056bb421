"""Ideas that a player may have in a lesson, as small predicates of an act and the view before it;
and the mistakes that newcomers may make at any time."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.editions.base.cards import KEY
from game.editions.base.door import Claim
from game.editions.base.explore import CompleteTrio, Decline, Discard, Play, Search
from game.editions.base.nightmare import PayKey
from game.editions.base.partners import Swap, Take
from game.editions.base.prophecy import Foresee
from game.learning.lesson import Act, GoOn, Idea, LookUp, TakeBack, Wrong
from game.rules.card import DOOR
from game.rules.steps import Command
from game.rules.view import View
from game.table.hands.choices import grip_of
from game.words import msgid


def goes_on(act: Act, view: View) -> bool:
    return isinstance(act, GoOn)


def takes_back(act: Act, view: View) -> bool:
    return isinstance(act, TakeBack)


def looks_up(what: LookUp) -> Idea:
    """An act that looks at this, or passes it by."""
    return lambda act, view: act is what or isinstance(act, GoOn)


def begins(act: Act, view: View) -> bool:
    """Returns whether the act is anything but going back or looking something up."""
    return not isinstance(act, TakeBack | LookUp)


def answers(*ways: type[Command[Any]]) -> Idea:
    return lambda act, view: isinstance(act, ways)


def naming(kind: type[Command[Any]], *names: str) -> Idea:
    """Returns whether such an answer names one of these cards, whatever the rules say to it. A
    Prophecy names the card that it discards."""
    return lambda act, view: isinstance(act, kind) and grip_of(act) in names


plays, discards = partial(naming, Play), partial(naming, Discard)
opens, pays = partial(naming, Claim), partial(naming, PayKey)
throws, takes = partial(naming, Foresee), partial(naming, Take)


def foresees(gone: str, *first: str) -> Idea:
    """Returns whether this card of the Prophecy is discarded, and those come next, in this
    order."""
    return lambda act, view: (
        isinstance(act, Foresee)
        and act.discard.id == gone
        and tuple(card.id for card in act.order[: len(first)] if card is not None) == first
    )


def plays_same_symbol(act: Act, view: View) -> bool:
    """Returns whether a card is laid beside one with its symbol, which the game refuses (R9)."""
    last, hand = view.rows[view.active][-1:], view.hand + view.shared
    return isinstance(act, Play) and act.card in hand and act.card.kind in {c.kind for c in last}


def plays_key(act: Act, view: View) -> bool:
    return isinstance(act, Play) and act.card.kind == KEY


def discards_key(act: Act, view: View) -> bool:
    return isinstance(act, Discard) and act.card.kind == KEY


def throws_door(act: Act, view: View) -> bool:
    """Returns whether a Door of the Prophecy is discarded: it can never be gained (E8)."""
    return isinstance(act, Foresee) and act.discard.kind == DOOR


def uses_a_place_card(act: Act, view: View) -> bool:
    """Returns whether the player plays or discards as the rules allow, and keeps every Key."""
    return (
        isinstance(act, Play | Discard)
        and act.card.kind != KEY
        and not plays_same_symbol(act, view)
    )


def opens_last_door(act: Act, view: View) -> bool:
    """Returns whether the eighth Door opens, by a Key or a trio."""
    doors = [card for card in view.box if card.kind == DOOR]
    missing = [door for door in doors if door not in view.doors[view.active]]
    asked = view.pending
    if len(missing) != 1:
        return False
    if isinstance(act, Search) and isinstance(asked, CompleteTrio):
        return asked.colour in missing[0].colours
    return isinstance(act, Claim)


def gives(personal: str, shared: str = "") -> Idea:
    """Returns whether this card of the hand is given for that shared one, or for any."""
    return lambda act, view: (
        isinstance(act, Swap)
        and act.personal.id == personal
        and (not shared or act.shared.id == shared)
    )


SAME_SYMBOL = Wrong(
    plays_same_symbol, msgid("Neighbours never share a symbol, whatever the place.")
)
KEEP_THE_KEY = msgid("Keep your Keys for now: a Door may come up at any moment.")
NO_DISCARD = Wrong(answers(Discard), msgid("A discarded card is lost, but in the row it counts."))
KEYS = Wrong(plays_key, KEEP_THE_KEY), Wrong(discards_key, KEEP_THE_KEY)
TRIO_WASTED = Wrong(
    answers(Decline), msgid("Then the three cards would be used up, and no Door would open.")
)
EMPTY_ROW = Wrong(answers(Discard), msgid("A discarded card is lost, and your row is still empty."))
DOOR_THROWN = Wrong(
    throws_door, msgid("A discarded Door is gone for good, and you need all eight.")
)
NIGHTMARE_KEPT = Wrong(
    answers(Foresee), msgid("Then the Nightmare would still be on its way: discard it.")
)
KEY_PLAYED = Wrong(plays_key, msgid("In the row a Key shows you nothing of what is coming."))
NOT_A_KEY = Wrong(answers(Discard), msgid("Only a discarded Key shows what is coming."))
FITS_GARDEN = Wrong(answers(Play), msgid("That Moon fits too, but stay in the Garden."))
ANY_MAY_BEGIN = Wrong(
    answers(Play), msgid("Any card may begin a row, but tonight it is the Garden Sun.")
)
