"""A search in a small account of the base game: can this position still be won by anybody, with
whatever luck? It shares no line with the rules of the game, and each is checked by the other.

A card is a number: a Location is 3 times its place (0 to 3) plus its symbol (0 Sun, 1 Moon, 2 Key),
a Door 12 plus its place, a Nightmare 16. The deck lies in its true order until it is shuffled. From
then on it is `loose`: it may lie in any order, so the next card is any of its cards.

A quick search comes first and errs on the side of hope: what it cannot win, nobody can. It gives
the players everything at once. The next card is the one they wish for; a Key discarded costs no
card of the deck; a Nightmare costs nothing. Cards of places that need no Door are all one face,
which fits anywhere in a row, and so does any card that only has to part two others. Two players
hold their eight cards together, and may give any four to each Nightmare; one player would as well
discard them turn by turn. More cards in the deck never harm them, so nothing that a real game
allows is missing.
"""

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
    """The cards without one such card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def more(cards: Cards, *added: int) -> Cards:
    """The cards with these, sorted."""
    return tuple(sorted(cards + added))


def put(several: tuple[T, ...], seat: int, one: T) -> tuple[T, ...]:
    """A tuple in which this seat's part is replaced."""
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
    """The position after these cards went into the deck and it was shuffled."""
    return node._replace(deck=more(node.deck, *cards), loose=True)


def gained(node: Node, door: int) -> Node:
    """The Door in front of the one who plays; the end, if it was the last."""
    doors = put(node.doors, node.seat, more(node.doors[node.seat], door))
    whole = 8 // len(doors)
    if all(len(own if len(doors) == 1 else set(own)) == whole for own in doors):
        return WON
    return node._replace(doors=doors)


def full(node: Node) -> bool:
    """Returns whether no card has to be drawn."""
    seats = len(node.hands)
    return len(node.hands[node.seat]) == HAND[seats] and len(node.shared) == SHARED[seats]


def filled(node: Node, card: int) -> Node:
    """The Location in its hole: own cards before shared ones."""
    own = node.hands[node.seat]
    if len(own) < HAND[len(node.hands)]:
        return node._replace(hands=put(node.hands, node.seat, more(own, card)))
    return node._replace(shared=more(node.shared, card))


def successors(node: Node) -> Iterator[Node]:
    """Positions that may come next, the most promising last. A Door that a Prophecy would throw
    away is not followed: without it nobody wins."""
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
    """Positions after cards came up: Locations are gone, the others are in Limbo."""
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


JUNK = -1
Row = tuple[int, int, int]
Hope = tuple[int, tuple[Cards, ...], Cards, Cards, tuple[Row, ...], int, int]
BEGINS, GIVEN = -1, 4
"""Who plays, the places that each still needs, the hands, the Locations of the deck, the rows, the
Nightmares, and how many cards may be given to one; BEGINS if a card has to be played now."""


def hope_of(node: Node) -> Hope | None:
    """The same position, as this search sees it; None if it cannot be won for another reason."""
    two = len(node.hands) == 2
    deck = node.deck + node.seen
    needs = []
    for own in node.doors:
        left = Counter((2 - two) * [*range(DOOR, NIGHTMARE)]) - Counter(own)
        needs.append(tuple(d - DOOR for d in left.elements()))
    there = [*deck, *node.limbo, *([node.card] if node.stage == "door" else [])]
    nightmares = there.count(NIGHTMARE) + (node.stage == "nightmare")
    held = sum(max(0, own.count(d) - 1) for own in node.doors for d in set(own)) if two else 0
    if held > nightmares:
        return None
    if node.stage == "trio" and node.card in needs[node.seat]:
        needs[node.seat] = less(needs[node.seat], node.card)
    useful = {place for own in needs for place in own}
    hand = tuple(c for cards in (*node.hands, node.shared) for c in cards)

    def seen(cards: Cards) -> Cards:
        return tuple(sorted(c if c // 3 in useful else JUNK for c in cards if c < DOOR))

    rows = tuple(row if row[1] in useful else (row[0], -1, 0) for row in node.rows)
    given = BEGINS if node.stage == "turn" else 0
    return node.seat, tuple(needs), seen(hand), seen(deck), rows, nightmares * two, given


def steps(hope: Hope) -> Iterator[Hope]:
    """Positions that may come next, the most promising last."""
    seat, needs, hand, deck, rows, nightmares, given = hope
    seats, own, row = len(needs), needs[seat], rows[seat]
    gone = (JUNK,) if JUNK in hand else tuple(dict.fromkeys(hand))
    if given == BEGINS:
        for card in gone:
            yield (seat, needs, less(hand, card), deck, put(rows, seat, FRESH), nightmares, 0)
            yield (seat, needs, less(hand, card), deck, rows, nightmares, 0)
        for card in dict.fromkeys(hand):
            place = card // 3
            if card == JUNK or card % 3 == row[0] or place not in own:
                continue
            run = row[2] + 1 if row[1] == place else 1
            left, new, end = less(hand, card), needs, (card % 3, place, run)
            if run == 3:
                new, end = put(needs, seat, less(own, place)), (card % 3, -1, 0)
            yield (seat, new, left, deck, put(rows, seat, end), nightmares, 0)
        return
    if len(hand) == (5 if seats == 1 else 8):
        yield ((seat + 1) % seats, needs, hand, deck, rows, nightmares, BEGINS)
        return
    if nightmares:
        yield (seat, needs, hand, deck, rows, nightmares - 1, GIVEN)
    for card in gone if given else ():
        yield (seat, needs, less(hand, card), deck, rows, nightmares, given - 1)
    for card in dict.fromkeys(deck):
        yield (seat, needs, more(hand, card), less(deck, card), rows, nightmares, given)
    for place in dict.fromkeys(own):
        key = 3 * place + KEY
        if key in hand:
            new = put(needs, seat, less(own, place))
            yield (seat, new, less(hand, key), deck, rows, nightmares, given)


LOST: set[Hope] = set()
"""Positions that were found to have no hope: a game goes on among these."""
KEPT = 200_000


def hoped(begin: Hope) -> bool:
    """Returns whether anything wins from here."""
    seen, stack = {begin}, [] if begin in LOST else [begin]
    while stack:
        hope = stack.pop()
        if not any(hope[1]):
            return True
        for one in steps(hope):
            if one not in seen and one not in LOST:
                seen.add(one)
                stack.append(one)
    if len(LOST) > KEPT:
        LOST.clear()
    LOST.update(seen)
    return False


def there_is_hope(node: Node) -> bool:
    """Returns whether luck could win from here. False is certain."""
    hope = hope_of(node)
    return hope is not None and hoped(hope)


# The search itself


def can_be_won(begin: Node, most: int = 0) -> bool | None:
    """Whether any answers lead from here to the end that is wanted, by any luck after a shuffle;
    None if `most` positions, unless that is 0, did not suffice to tell. Where luck could not win,
    it goes no further."""
    seen, stack = {begin}, [begin]
    while stack:
        for node in successors(stack.pop()):
            if node is WON:
                return True
            if node not in seen:
                seen.add(node)
                if node.stage != "turn" or there_is_hope(node):
                    stack.append(node)
        if most and len(seen) > most:
            return None
    return False
