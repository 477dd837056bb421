"""Games with the Oniverse that can no longer be won, counted from what everybody may know.

Every Door takes a Key or a trio, the ninth one of any place. Denizens stretch that: a Dyer has a
Door opened by another place, a Pedlar brings a Location back, a Sweeper lays a run open again, and
a Mason lays what does not fit. Each is worth one Door at most, and luck is taken to be with the
players: whoever may still come, comes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from game.editions.base.cards import TRIO
from game.editions.base.explore import CompleteTrio
from game.editions.base.warnings.lost_causes import (
    Hopes,
    Row,
    Supply,
    Way,
    has_room,
    hopes_of,
    layable,
    thin,
)
from game.editions.oniverse.denizens import (
    AFAR,
    BEYOND,
    DENIZEN,
    DENIZENS,
    DYER,
    IN_A_GAME,
    MAGPIE,
    MASON,
    PEDLAR,
    SWEEPER,
    of_face,
)
from game.editions.oniverse.hand_powers import KEPT
from game.rules.card import Colour
from game.rules.state import owned
from game.rules.view import View
from game.words import Words


def plain(view: View) -> View:
    """Returns a view without what the Oniverse brought."""
    own = tuple(card for card in view.box if card.kind != DENIZEN and card is not BEYOND)
    return replace(view, box=own)


def may_help(view: View, *faces: str) -> int:
    """Returns how many Denizens with one of these faces may still help: those that are in sight and
    not gone, and those of the deck."""
    seen = {card for name in view.zones if name != AFAR for card in view.cards(name)}
    gone, there = set(view.gone), seen.intersection(DENIZENS)
    hidden = min(IN_A_GAME - len(there), view.deck_count)
    count = 0
    for face in faces:
        known = [card for card in of_face(DENIZENS, face) if card in there]
        count += sum(card not in gone for card in known)
        count += min(hidden, len(of_face(DENIZENS, face)) - len(known))
    return count


def most(supply: Supply, rows: tuple[Row, ...], place: Colour, alike: bool) -> int:
    """Returns how many Doors the Locations of a place gain at most; `alike` if neighbours may show
    the same symbol."""
    suns, moons, keys = supply
    if alike:
        begun = sum(row.run for row in rows if row.place is place)
        return keys + (suns + moons + begun) // TRIO
    best = 0
    for paid, count in product(range(keys + 1), range(sum(supply) // TRIO + len(rows) + 1)):
        for goes_on in product((False, True), repeat=len(rows)):
            trios = [r.still(place, Way.NEXT) for r, on in zip(rows, goes_on, strict=True) if on]
            trios += [(None, TRIO)] * (count - len(trios))
            if len(trios) == count and layable((suns, moons, keys - paid), trios):
                best = max(best, paid + count)
    return best


def too_late(words: Words, view: View) -> str:
    """Tells that even with every Denizen who may still come too few Locations are left."""
    if BEYOND not in view.box:
        return ""
    hopes = hopes_of(plain(view))
    if hopes is None:
        return ""
    ninth = all(BEYOND not in side for side in view.doors)
    wanted = {place: sum(side.count(place) for side in hopes.needs) for place in Colour}
    trio = int(isinstance(view.pending, CompleteTrio))
    dyers, others = may_help(view, DYER), may_help(view, PEDLAR, SWEEPER)
    alike = may_help(view, MASON) > 0
    gains = {place: most(left, hopes.rows, place, alike) for place, left in hopes.supply}
    short = [place for place in Colour if wanted[place] > gains[place]]
    lacking = sum(wanted[place] - gains[place] for place in short)
    if lacking > dyers + others + trio:
        if len(short) == 1:
            return words.say(
                "{place}: too few cards are left for its Doors, whoever comes to help.",
                place=words.place(short[0]),
            )
        return words.say("Too few cards are left for the Doors, whoever comes to help.")
    number = sum(wanted.values()) + ninth
    if number > sum(gains.values()) + others + trio:
        return words.say("Too few cards are left to open every Door.")
    turns = turns_left(view, hopes, number - trio)
    return "" if turns is None else thin(words, number, turns)


def turns_left(view: View, hopes: Hopes, doors: int) -> int | None:
    """Returns how many turns the deck lasts at most, this one included, if these are too few for so
    many Doors."""
    kept = sum(len(view.zones.get(owned(KEPT, seat), ())) for seat in range(view.seats))
    turns = max(0, hopes.in_deck - kept - hopes.holes + 1) + kept
    if not kept and not may_help(view, DYER, PEDLAR, SWEEPER, MASON, MAGPIE):
        return None if any(has_room(one) for one in with_ninth(view, hopes)) else turns
    others = may_help(view, PEDLAR, SWEEPER)
    begun = sum(row.run for row in hopes.rows) + (TRIO - 1) * others
    keys = sum(left[2] for _, left in hopes.supply) + others
    return None if doors <= keys + (turns + begun) // TRIO else turns


def with_ninth(view: View, hopes: Hopes) -> Iterator[Hopes]:
    """Yields what is to be hoped for if the ninth Door takes a Key or a trio of each place. A trio
    that is asked about may find it."""
    if any(BEYOND in side for side in view.doors) or isinstance(view.pending, CompleteTrio):
        yield hopes
        return
    for seat, place in product(range(view.seats), Colour):
        needs = [*hopes.needs]
        needs[seat] = *needs[seat], place
        yield replace(hopes, needs=tuple(needs))
