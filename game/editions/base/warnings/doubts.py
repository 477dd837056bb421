"""Answers of the base game that are easily regretted, each with its cost."""

from __future__ import annotations

from typing import Any

from game.editions.base.cards import KEY, NIGHTMARE, only_place, opens
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey
from game.editions.base.prophecy import FORESEEN, Foresee, prophesies
from game.editions.base.warnings.blocking import (
    blocked_places,
    claim_blocks,
    doors_of,
    place_asked_of,
    search_blocks,
)
from game.editions.base.warnings.lost_causes import completes_trio, hopes_of, needed, short_without
from game.rules.card import DOOR, Card
from game.rules.state import DECK
from game.rules.steps import Command
from game.rules.view import View
from game.table.staging import Concern, Doubt
from game.words import Names, Words, msgid


def throws_door(command: Command[Any], view: View) -> bool:
    """Returns whether a Prophecy is to discard a Door though it need not, or will have nothing else
    to discard (E8, E9, E48)."""
    match command:
        case Foresee(discard=card, order=others):
            return card.kind == DOOR and any(other and other.kind != DOOR for other in others)
        case Discard(card=card):
            return card.kind == KEY and prophesies(view.kinds) and only_doors_next(view)
    return False


def only_doors_next(view: View) -> bool:
    """Returns whether a Prophecy is sure to see nothing but Doors."""
    seen = view.zones.get(DECK, ())[:FORESEEN]
    if None not in seen:
        return bool(seen) and all(card is not None and card.kind == DOOR for card in seen)
    hopes = hopes_of(view)
    return hopes is not None and not hopes.in_deck and not view.unseen.get(NIGHTMARE)


def door_thrown(words: Words, command: Command[Any], view: View, names: Names | None) -> Concern:
    if isinstance(command, Discard):
        return Concern(
            words.say("A Prophecy now?"),
            words.say(
                "Only Doors come next: a Prophecy must throw one away, and every Door is needed."
            ),
            words.say("Discard the Key"),
        )
    return Concern(
        words.say("Throw this Door away?"),
        words.say("Every Door is needed: without it the game can no longer be won."),
        words.say("Throw it away"),
    )


def waiting_door(key: Card, view: View) -> Card | None:
    """Returns a Door that the active player needs and knows to be near, and that no other Key of
    the hand opens."""
    if any(opens(card, key) for card in (*view.hand, *view.shared) if card is not key):
        return None
    known = (*view.known_top, *(view.limbo if view.limbo_returns else ()))
    wanted = set(needed(view, view.active))
    return next((c for c in known if c.kind == DOOR and opens(key, c) and c.colours & wanted), None)


def key_of(command: Command[Any] | None) -> Card | None:
    """Returns the Key that a command takes, if it takes one."""
    match command:
        case Play(card=card) | Discard(card=card) | PayKey(key=card):
            return card if card.kind == KEY else None
    return None


def spends_key(command: Command[Any], view: View) -> bool:
    """Returns whether a command takes a Key that opens a Door one knows of, or without which a
    place is lost. In the row a Key still counts for its place."""
    key, played = key_of(command), isinstance(command, Play)
    if key is None or (played and completes_trio(view, key)):
        return False
    return waiting_door(key, view) is not None or (not played and short_without(view, key))


def key_spent(words: Words, command: Command[Any], view: View, names: Names | None) -> Concern:
    key = key_of(command)
    assert key is not None, "a Key is spent"
    door = waiting_door(key, view)
    place = words.place(next(iter((door or key).colours)))
    if door is None:
        told = words.say(
            "{place}: without it too few cards are left to open the Doors.", place=place
        )
    elif door in view.limbo:
        told = words.say(
            "{place}: its Door is in Limbo and comes back. This Key opens it.", place=place
        )
    else:
        told = words.say(
            "{place}: its Door is one of the next cards. This Key opens it.", place=place
        )
    return Concern(words.say("Spend this Key?"), told, words.say("Spend it"))


def gives_key_with_hand(command: Command[Any], view: View) -> bool:
    """Returns whether the whole hand is given, where a Key of it would be enough."""
    hand = (*view.hand, *view.shared)
    return isinstance(command, LoseHand) and len(hand) > 1 and any(c.kind == KEY for c in hand)


def hand_given(words: Words, command: Command[Any], view: View, names: Names | None) -> Concern:
    return Concern(
        words.say("Give the whole hand?"),
        words.say("There is a Key in it. The Nightmare would be content with the Key alone."),
        words.say("Give the hand"),
    )


def gives_door(command: Command[Any], view: View) -> bool:
    """Returns whether an open Door is given that does not block the partner (E30)."""
    if not isinstance(command, LoseDoor):
        return False
    place = only_place(command.door)
    return place not in blocked_places(view, 1 - view.active)


def door_given(words: Words, command: Command[Any], view: View, names: Names | None) -> Concern:
    return Concern(
        words.say("Give this Door back?"),
        words.say("It goes to Limbo, and has to be opened once more."),
        words.say("Give it back"),
    )


def takes_second_door(command: Command[Any], view: View) -> bool:
    """Returns whether the last Door of a place is taken while the partner has none of it (E30)."""
    match command:
        case Search():
            return search_blocks(command, view)
        case Claim():
            return claim_blocks(command, view)
    return False


def second_door(words: Words, command: Command[Any], view: View, names: Names | None) -> Concern:
    place, called = place_asked_of(view), words.called(names)
    assert place is not None, "a Door is asked about"
    other = called[1 - view.active]
    return Concern(
        words.say("Take a second Door?")
        if len(doors_of(place, view)) == 2
        else words.say("Take a third Door?"),
        words.say(
            "{place}: {other} still needs one, and this is the last.",
            place=words.place(place),
            other=other,
        ),
        words.say("Take it and block {other}", other=other),
        Decline() if isinstance(command, Search) else LetGo(),
    )


THROWN_DOOR = "thrown_door"
DOUBTS = (
    Doubt(THROWN_DOOR, msgid("A Door thrown away"), throws_door, door_thrown),
    Doubt("spent_key", msgid("A Key that a Door waits for"), spends_key, key_spent),
    Doubt("key_in_hand", msgid("A hand given with a Key in it"), gives_key_with_hand, hand_given),
    Doubt("door_given", msgid("A Door given back"), gives_door, door_given),
    Doubt("second_door", msgid("A Door that the other needs"), takes_second_door, second_door),
)
