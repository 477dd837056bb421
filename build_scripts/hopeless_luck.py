"""A quick search that errs on the side of hope: what it cannot win, nobody can.

It gives the players everything at once. The next card is the one they wish for; a Key discarded
costs no card of the deck; a Nightmare costs nothing. Cards of places that need no Door are all one
face, which fits anywhere in a row, and so does any card that is only to part two others. Two
players hold their eight cards together, and may give any four to each Nightmare; one player would
as well discard them turn by turn. More cards in the deck never harm them, so nothing
that a real game allows is missing here: `hopeless.py` checks that, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from build_scripts.hopeless_rules import (
    DOOR,
    FRESH,
    KEY,
    NIGHTMARE,
    WON,
    Cards,
    Node,
    less,
    more,
    put,
    successors,
)

JUNK = -1
Row = tuple[int, int, int]
Hope = tuple[int, tuple[Cards, ...], Cards, Cards, tuple[Row, ...], int, int]
BEGINS, GIVEN = -1, 4
"""Who plays, the places that each still needs, the hands, the Locations of the deck, the rows, the
Nightmares, and how many cards may be given to one; BEGINS if a card has to be played now."""


def hope_of(node: Node) -> Hope | None:
    """The same position, as it is seen here; None if it cannot be won for another reason."""
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
    """What may come next, the most promising last."""
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
"""What was found to have no hope: a game goes on among these."""
KEPT = 200_000


def hoped(begin: Hope) -> bool:
    """Whether anything wins."""
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
    """Whether luck could win from here. False is certain."""
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
