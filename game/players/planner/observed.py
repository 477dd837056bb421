"""A view of a game, read as a position of the planner."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN, only_place
from game.editions.base.door import OpenDoor
from game.editions.base.explore import CompleteTrio
from game.editions.book.effects import BENEATH
from game.editions.book.goals import GOALS, goals_open
from game.editions.book.spells import DEAR, SPELLS, PayForSpell
from game.editions.glyphs.incantation import GLYPH, OrderTheRest, SinkTheRest
from game.editions.towers.alignment import ALIGNMENT, TOWER, TOWERS, is_aligned, storeys
from game.editions.towers.lookout import LookOut
from game.editions.towers.planning import WHOLE, out_of_reach, shared_part, whole_alignments
from game.players.planner import table
from game.players.planner.imagined import waiting
from game.rules.card import DOOR, Card, Colour
from game.rules.state import DOORS, FORESIGHT, HAND, REVEALED, Cards, owned
from game.rules.view import View
from game.words import JOINED_BY

HARDER = frozenset({"towers-2", "towers-hard"})
"""Names of the second level of the Towers, the last in older saves."""
COLOURS = {colour: number for number, colour in enumerate(Colour)}
SYMBOLS = {SUN: 0, MOON: 1, KEY: table.KEY, GLYPH: table.GLYPH}
STAGES = {
    "PlayOrDiscard": table.START,
    "CompleteTrio": table.TRIO,
    "OpenDoor": table.DOOR,
    "FaceNightmare": table.DREAM,
    "Prophesy": table.ORDER,
    "OrderLookout": table.ARRANGE,
    "HeedIncantation": table.HEED,
    "LoseTower": table.RUIN,
    "RaiseFromBeneath": table.RAISE,
    "ExchangeGoals": table.REPLAN,
    "Replan": table.REPLAN,
    "OfferSwap": table.SWAP,
    "LookAhead": table.PROPHECY,
    "LookOut": table.LOOKOUT,
    "Incant": table.INCANT,
    "LookBeneath": table.BENEATH,
    "RevealFive": table.REVEAL,
    "DealHand": table.REDRAW,
}
"""Stages by the names of the steps that wait."""
TURNED_UP = {table.PROPHECY, table.INCANT, table.BENEATH, table.REVEAL}
"""Stages that turn up five cards."""


@lru_cache(maxsize=512)
def code_of(card: Card) -> int:
    """Returns the code of a card in a position."""
    if card.kind == NIGHTMARE:
        return table.NIGHTMARE
    if card.kind == TOWER:
        return table.FIRST_TOWER + TOWERS.index(card)
    colour = only_place(card)
    if colour is None or (card.kind != DOOR and card.kind not in SYMBOLS):
        return table.OTHER
    if card.kind == DOOR:
        return table.FIRST_DOOR + COLOURS[colour]
    return table.FIRST_LOCATION + 4 * COLOURS[colour] + SYMBOLS[card.kind]


BOXES: dict[str, dict[str, int]] = {}
"""Codes by face, of the games that were looked at."""


def codes(view: View) -> dict[str, int]:
    known = BOXES.get(view.edition)
    if known is None:
        known = BOXES[view.edition] = {}
        for card in view.box:
            known[card.face] = code_of(card)
    return known


Towers = frozenset[Card]


@lru_cache(maxsize=2_000)
def built_on(towers: Cards) -> tuple[tuple[Towers, Towers], ...]:
    """Returns the whole Alignments that these Towers can become, and what each of them lacks."""
    reached = []
    for whole in whole_alignments():
        part = shared_part(towers, whole)
        lacks = frozenset(whole).difference(part)
        if (part or not towers) and lacks.isdisjoint(towers):
            reached.append((frozenset(whole), lacks))
    return tuple(reached)


@lru_cache(maxsize=20_000)
def ways(towers: Cards, gone: Towers, held: Towers) -> tuple[int, int, int, int]:
    """Returns how many Towers still have to be built for the nearest whole Alignment, from 0 to 4,
    or 5 if none can be reached; how many of them have to come from the deck at least, also if more
    are built; how many for the nearest; and how many Alignments are so near, up to 8."""
    if is_aligned(towers):
        return 0, 0, 0, 0
    lacking = [
        (len(lacks), len(lacks - held))
        for whole, lacks in built_on(towers)
        if gone.isdisjoint(whole)
    ]
    if not lacking:
        return WHOLE + 1, WHOLE + 1, WHOLE + 1, 0
    build, fetch = min(lacking)[0], min(drawn for _, drawn in lacking)
    near = [drawn for count, drawn in lacking if count == build]
    return build, fetch, min(near), min(8, len(near))


def observed(view: View) -> list[int]:
    """Returns the position as the active seat of a view knows it."""
    p = [0] * table.LENGTH
    seat = view.active
    p[table.GLYPHS] = int(GLYPH in view.kinds)
    p[table.SEATS] = view.seats
    of_face = codes(view)
    for face, count in view.unseen.items():
        p[table.DECK - 1 + of_face[face]] += count
    tops = view.known_top
    for place, card in enumerate(tops):
        code = code_of(card)
        p[table.DECK - 1 + code] += 1
        if place < table.MOST_TOPS:
            p[table.TOP + place] = code
    p[table.TOPS] = min(len(tops), table.MOST_TOPS)
    p[table.SIZE] = view.deck_count
    if p[table.DECK_OTHERS]:
        # Some of these may be out of the game, unseen.
        known = sum(p[table.DECK : table.DECK_OTHERS])
        p[table.DECK_OTHERS] = min(p[table.DECK_OTHERS], max(0, p[table.SIZE] - known))
    bottom = view.known_bottom[: table.MOST_BOTTOMS]
    p[table.BOTTOMS] = len(bottom)
    for place, card in enumerate(bottom):
        p[table.BOTTOM + place] = code_of(card)
    hand = view.cards(owned(HAND, seat))
    into(p, hand, table.HAND, table.HAND_TOWERS, table.HELD)
    if view.seats == 2:
        into(p, view.shared, table.HAND, table.HAND_TOWERS, table.HELD)
        into(p, view.shared, table.SHARED, table.SHARED_TOWERS, table.SHARED_HELD)
        if view.visibility == "open":
            other = view.cards(owned(HAND, 1 - seat))
            into(p, other, table.OTHER_HAND, table.OTHER_TOWERS, table.OTHER_HELD)
        elif others := view.cards(owned(HAND, 1 - seat)):
            for card in others:
                p[table.DECK - 1 + code_of(card)] += 1
        count_by_colour(view.cards(owned(DOORS, 1 - seat)), p, table.OTHER_GAINED)
        read_row(view, 1 - seat, p, table.OTHER_LAST)
    else:
        p[table.OTHER_LAST], p[table.OTHER_RUN_COLOUR] = table.NO_SYMBOL, table.NO_COLOUR
    count_by_colour(view.cards(owned(DOORS, seat)), p, table.GAINED)
    read_row(view, seat, p, table.LAST)
    read_wild(view, seat, (*hand, *view.shared), p)
    count_by_colour(view.limbo, p, table.LIMBO)
    p[table.LIMBO_NIGHTMARES] = sum(card.kind == NIGHTMARE for card in view.limbo)
    read_stage(view, p)
    looked = view.cards(owned(FORESIGHT, seat))
    if p[table.STAGE] == table.HEED:
        looked = view.cards(REVEALED)
    elif p[table.STAGE] == table.RAISE:
        looked = view.cards(owned(BENEATH, seat))
    if p[table.STAGE] == table.DRAW and looked:
        lay_on_top(p, looked)
        looked = ()
    p[table.LOOKED] = len(looked)
    for place, card in enumerate(looked):
        p[table.LOOK + place] = code_of(card)
    if any(isinstance(step, OrderTheRest | SinkTheRest) for step in view.agenda[:2]) and not looked:
        sink(p, view.cards(REVEALED))
    p[table.PILE] = len(view.discard)
    if ALIGNMENT in view.table:
        read_towers(view, hand, p)
    if GOALS in view.table:
        read_goals(view, p)
    return p


def hopeless(view: View) -> bool:
    """Whether the game cannot be won any more: a Door is out of it for good (E8), or no Alignment
    can stand. Such positions were not learnt."""
    if any(card.kind == DOOR for card in view.gone):
        return True
    return ALIGNMENT in view.table and out_of_reach(view)


def read_goals(view: View, p: list[int]) -> None:
    """Reads which Doors are due, and what the discard pile can pay."""
    p[table.BOOK_LEVEL] = 2 if view.cards(SPELLS)[0] is DEAR else 1
    order = goals_open(view)
    p[table.GOALS] = len(order)
    for place, goal in enumerate(order):
        place_of = only_place(goal)
        p[table.GOAL + place] = COLOURS[place_of] if place_of else table.NO_COLOUR
    for step in view.agenda:
        if isinstance(step, PayForSpell):
            p[table.PILE] -= step.left


def read_stage(view: View, p: list[int]) -> None:
    """Reads what is asked or turned up next."""
    step = waiting(view)
    stage = p[table.STAGE] = STAGES.get(type(step).__name__, table.DRAW)
    if stage == table.SWAP:
        # What the discard brings comes after the swap.
        step = view.agenda[1]
    comes = STAGES.get(type(step).__name__, table.DRAW)
    if comes in TURNED_UP:
        p[table.LEFT] = min(5, p[table.SIZE])
    elif isinstance(step, LookOut):
        p[table.LEFT] = min(storeys(step.tower), p[table.SIZE])
    asked = [one for one in view.agenda if isinstance(one, CompleteTrio | OpenDoor)]
    if asked and stage in (table.TRIO, table.DOOR, table.REPLAN):
        met = asked[0].colour if isinstance(asked[0], CompleteTrio) else only_place(asked[0].door)
        p[table.MET] = COLOURS[met] if met else 0


def sink(p: list[int], rest: Cards) -> None:
    """Reads cards that will go under the deck, in whatever order."""
    for card in rest:
        code = code_of(card)
        p[table.DECK - 1 + code] += 1
        p[table.SIZE] += 1
        if p[table.BOTTOMS] < table.MOST_BOTTOMS:
            p[table.BOTTOM + p[table.BOTTOMS]] = code
            p[table.BOTTOMS] += 1


def read_towers(view: View, hand: Cards, p: list[int]) -> None:
    """Reads the Alignment, and how much of it is missing."""
    harder = not HARDER.isdisjoint(view.edition.split(JOINED_BY))
    p[table.TOWER_LEVEL] = 2 if harder else 1
    towers = view.cards(ALIGNMENT)
    p[table.STANDING] = len(towers)
    for place, tower in enumerate(towers):
        p[table.ALIGNMENT + place] = TOWERS.index(tower)
    gone = frozenset([card for card in view.gone if card.kind == TOWER])
    held = frozenset([card for card in (*hand, *view.shared) if card.kind == TOWER])
    p[table.BUILD], p[table.FETCH], p[table.NEAR], p[table.WAYS] = ways(towers, gone, held)
    p[table.ALIGNED] = int(p[table.BUILD] == 0)


def lay_on_top(p: list[int], cards: Cards) -> None:
    """Reads cards that will return on top of the deck as if they lay there again."""
    codes_above = [code_of(card) for card in cards]
    codes_there = p[table.TOP : table.TOP + p[table.TOPS]]
    tops = (codes_above + codes_there)[: table.MOST_TOPS]
    for code in codes_above:
        p[table.DECK - 1 + code] += 1
    p[table.SIZE] += len(cards)
    p[table.TOPS] = len(tops)
    p[table.TOP : table.TOP + len(tops)] = tops


def into(p: list[int], cards: Iterable[Card], locations: int, towers: int, count: int) -> None:
    """Adds these cards by their sorts."""
    for card in cards:
        code = code_of(card)
        if code < table.FIRST_DOOR:
            p[locations + code - 1] += 1
        elif code < table.OTHER:
            p[towers + code - table.FIRST_TOWER] += 1
        elif card.kind in SYMBOLS:
            for colour in range(table.COLOURS):
                p[locations + table.SYMBOLS * colour + SYMBOLS[card.kind]] += 1
        p[count] += 1


def count_by_colour(cards: Iterable[Card], p: list[int], at: int) -> None:
    """Counts the cards of a single colour."""
    for card in cards:
        place = only_place(card)
        if place is not None:
            p[at + COLOURS[place]] += 1


def read_row(view: View, seat: int, p: list[int], at: int) -> None:
    """Reads the last symbol of a row, and the cards at its end that have one colour and are not
    spent. One of them may be of every colour."""
    row = view.rows[seat]
    p[at] = SYMBOLS[row[-1].kind] if row else table.NO_SYMBOL
    p[at + 1] = table.NO_COLOUR
    ends = [only_place(card) for card in row[view.spent[seat] :][-2:]]
    if len(ends) == 2 and None not in ends and ends[0] is not ends[1]:
        del ends[0]
    places = [place for place in ends if place]
    if places:
        p[at + 1], p[at + 2] = COLOURS[places[-1]], len(ends)


def read_wild(view: View, seat: int, hand: Cards, p: list[int]) -> None:
    """Reads what is of every colour, and what can neither be played nor discarded."""
    row = view.rows[seat][view.spent[seat] :]
    p[table.WILD_RUN] = int(bool(row) and only_place(row[-1]) is None)
    for card in hand:
        if card.kind in SYMBOLS:
            p[table.WILD + SYMBOLS[card.kind]] += only_place(card) is None
        elif view.kinds[card.kind].discard is None:
            p[table.STUCK] += 1
