"""A small account of the base game for one purpose: can this position still be won by anybody, with
whatever luck? It shares no line with the rules of the game; `hopeless.py` checks one by the other.

A card is a number: a Location is 3 times its place (0 to 3) plus its symbol (0 Sun, 1 Moon, 2 Key),
a Door 12 plus its place, a Nightmare 16. The deck lies in its true order until it is shuffled.
From then on it is `loose`: it may lie in any order, so the next card is any of its cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple, TypeVar

Cards = tuple[int, ...]
T = TypeVar("T")
KEY, DOOR, NIGHTMARE = 2, 12, 16
FORESEEN = REVEALED = 5
HAND, SHARED = {1: 5, 2: 3}, {1: 0, 2: 2}
FRESH = -1, -1, 0
"""A row: its last symbol, and the place and length of the run that no trio has used."""


class Node(NamedTuple):
    """A position. `stage` is what comes next; `card` what it is about: the place of a trio, the
    Door that came up, or whether a Prophecy follows a swap. `seen` are the cards looked at."""

    stage: str
    seat: int
    hands: tuple[Cards, ...]
    shared: Cards
    rows: tuple[tuple[int, int, int], ...]
    doors: tuple[Cards, ...]
    deck: Cards
    loose: bool
    limbo: Cards = ()
    card: int = 0
    seen: Cards = ()


WON = Node("won", 0, (), (), (), (), (), True)


def less(cards: Cards, card: int) -> Cards:
    """Without one such card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def more(cards: Cards, *added: int) -> Cards:
    """With these, sorted."""
    return tuple(sorted(cards + added))


def put(several: tuple[T, ...], seat: int, one: T) -> tuple[T, ...]:
    """With what this seat has put in the place of what it had."""
    return (*several[:seat], one, *several[seat + 1 :])


def taken(node: Node) -> Iterator[tuple[int, Node]]:
    """Each card of the hand in the sense of the rules, and the position without it."""
    own = node.hands[node.seat]
    for card in dict.fromkeys(own):
        yield card, node._replace(hands=put(node.hands, node.seat, less(own, card)))
    for card in dict.fromkeys(node.shared):
        yield card, node._replace(shared=less(node.shared, card))


def drawn(node: Node) -> Iterator[tuple[int, Node]]:
    """Each card that may be the next of the deck, and the position without it."""
    if not node.loose:
        yield node.deck[0], node._replace(deck=node.deck[1:])
        return
    for card in dict.fromkeys(node.deck):
        yield card, node._replace(deck=less(node.deck, card))


def shuffled(node: Node, *cards: int) -> Node:
    """These cards go into the deck, and it is shuffled."""
    return node._replace(deck=more(node.deck, *cards), loose=True)


def gained(node: Node, door: int) -> Node:
    """The Door in front of the one who plays; the end, if it was the last."""
    doors = put(node.doors, node.seat, more(node.doors[node.seat], door))
    whole = 8 // len(doors)
    if all(len(own if len(doors) == 1 else set(own)) == whole for own in doors):
        return WON
    return node._replace(doors=doors)


def full(node: Node) -> bool:
    """Whether no card has to be drawn."""
    seats = len(node.hands)
    return len(node.hands[node.seat]) == HAND[seats] and len(node.shared) == SHARED[seats]


def filled(node: Node, card: int) -> Node:
    """The Location in its hole: own cards before shared ones."""
    own = node.hands[node.seat]
    if len(own) < HAND[len(node.hands)]:
        return node._replace(hands=put(node.hands, node.seat, more(own, card)))
    return node._replace(shared=more(node.shared, card))


def successors(node: Node) -> Iterator[Node]:
    """What may come next, the most promising last. A Door that a Prophecy would throw away is not
    followed: without it nobody wins."""
    yield from STAGES[node.stage](node)


def turn(node: Node) -> Iterator[Node]:
    symbol, place, length = node.rows[node.seat]
    two = len(node.hands) == 2
    for card, left in taken(node):
        sees = card % 3 == KEY and bool(node.deck)
        if two:
            yield left._replace(stage="swap", card=int(sees))
        else:
            yield left._replace(stage="look" if sees else "refill")
    for card, left in taken(node):
        if card % 3 == symbol:
            continue
        run = length + 1 if card // 3 == place else 1
        row = (card % 3, card // 3, run) if run < 3 else (card % 3, -1, 0)
        left = left._replace(rows=put(node.rows, node.seat, row))
        yield (
            left._replace(stage="trio", card=card // 3)
            if run == 3
            else left._replace(stage="refill")
        )


def trio(node: Node) -> Iterator[Node]:
    plain = node._replace(stage="refill", card=0)
    yield plain
    door = DOOR + node.card
    if door in node.deck:
        won = gained(plain._replace(deck=less(node.deck, door)), door)
        yield won if won is WON else shuffled(won)
    else:
        yield shuffled(plain)


def swap(node: Node) -> Iterator[Node]:
    plain = node._replace(stage="look" if node.card else "refill", card=0)
    yield plain
    own = node.hands[node.seat]
    for mine in dict.fromkeys(own):
        for other in dict.fromkeys(node.shared):
            yield plain._replace(
                hands=put(node.hands, node.seat, more(less(own, mine), other)),
                shared=more(less(node.shared, other), mine),
            )


def look(node: Node) -> Iterator[Node]:
    if not node.deck:
        yield node._replace(stage="refill")
    elif node.loose:
        # Whichever cards come up and in whatever order they return: any card may be gone.
        for card, left in drawn(node):
            if card // 4 != 3:
                yield left._replace(stage="refill")
    else:
        seen, deck = node.deck[:FORESEEN], node.deck[FORESEEN:]
        yield node._replace(stage="prophecy", seen=seen, deck=deck)


def prophecy(node: Node) -> Iterator[Node]:
    for card in dict.fromkeys(node.seen):
        if card // 4 != 3:
            left = less(node.seen, card)
            for order in set(permutations(left)):
                yield node._replace(stage="refill", seen=(), deck=order + node.deck)


def refill(node: Node) -> Iterator[Node]:
    if full(node):
        seat = (node.seat + 1) % len(node.hands)
        begun = node._replace(stage="turn", seat=seat, limbo=())
        yield shuffled(begun, *node.limbo) if node.limbo else begun
    elif node.deck:
        for card, left in drawn(node):
            if card < DOOR:
                yield filled(left, card)
            elif card < NIGHTMARE:
                yield left._replace(stage="door", card=card)
            else:
                yield left._replace(stage="nightmare")


def door(node: Node) -> Iterator[Node]:
    plain = node._replace(stage="refill", card=0)
    yield plain._replace(limbo=more(node.limbo, node.card))
    key = 3 * (node.card - DOOR) + KEY
    for card, left in taken(plain):
        if card == key:
            yield gained(left, node.card)


def nightmare(node: Node) -> Iterator[Node]:
    plain = node._replace(stage="refill")
    empty = plain._replace(hands=put(node.hands, node.seat, ()), shared=(), stage="deal")
    yield empty
    yield from revealed(plain, REVEALED)
    own = node.doors[node.seat]
    for lost in dict.fromkeys(own):
        yield plain._replace(
            doors=put(node.doors, node.seat, less(own, lost)), limbo=more(node.limbo, lost)
        )
    for card, left in taken(plain):
        if card % 3 == KEY:
            yield left


def revealed(node: Node, count: int) -> Iterator[Node]:
    """Locations are gone, the others in Limbo."""
    tops = set(combinations(node.deck, min(count, len(node.deck))))
    for top in tops if node.loose else {node.deck[:count]}:
        deck = node.deck[len(top) :]
        if node.loose:
            left = Counter(node.deck) - Counter(top)
            deck = tuple(sorted(left.elements()))
        kept = (card for card in top if card >= DOOR)
        yield node._replace(deck=deck, limbo=more(node.limbo, *kept))


def deal(node: Node) -> Iterator[Node]:
    if full(node):
        yield node._replace(stage="refill")
    elif node.deck:
        for card, left in drawn(node):
            if card < DOOR:
                yield filled(left, card)
            else:
                yield left._replace(limbo=more(left.limbo, card))


STAGES = {
    "turn": turn,
    "trio": trio,
    "swap": swap,
    "look": look,
    "prophecy": prophecy,
    "refill": refill,
    "door": door,
    "nightmare": nightmare,
    "deal": deal,
}
