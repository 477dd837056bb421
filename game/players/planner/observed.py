"""A view of a game, read as a position of the planner."""

from __future__ import annotations

from collections.abc import Iterable

from game.editions.base.cards import NIGHTMARE, only_place
from game.editions.base.door import OpenDoor
from game.editions.base.explore import CompleteTrio
from game.players.planner import table
from game.players.planner.imagined import waiting
from game.players.planner.reading import COLOURS, Readings
from game.rules.card import Card
from game.rules.state import DOORS, FORESIGHT, HAND, Cards, owned
from game.rules.view import View


def observed(view: View, readings: Readings) -> list[int]:
    """Returns the position as the active seat of a view knows it."""
    code_of = readings.code_of
    p = [0] * table.LENGTH
    seat = view.active
    p[table.SEATS] = view.seats
    of_face = readings.codes_of_faces(view)
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
    into(p, hand, table.HAND, table.HAND_TOWERS, table.HELD, readings)
    if view.seats == 2:
        into(p, view.shared, table.HAND, table.HAND_TOWERS, table.HELD, readings)
        into(p, view.shared, table.SHARED, table.SHARED_TOWERS, table.SHARED_HELD, readings)
        if view.visibility == "open":
            other = view.cards(owned(HAND, 1 - seat))
            into(p, other, table.OTHER_HAND, table.OTHER_TOWERS, table.OTHER_HELD, readings)
        elif others := view.cards(owned(HAND, 1 - seat)):
            for card in others:
                p[table.DECK - 1 + code_of(card)] += 1
        count_by_colour(view.cards(owned(DOORS, 1 - seat)), p, table.OTHER_GAINED)
        read_row(view, 1 - seat, p, table.OTHER_LAST, readings)
    else:
        p[table.OTHER_LAST], p[table.OTHER_RUN_COLOUR] = table.NO_SYMBOL, table.NO_COLOUR
    count_by_colour(view.cards(owned(DOORS, seat)), p, table.GAINED)
    read_row(view, seat, p, table.LAST, readings)
    read_wild(view, seat, (*hand, *view.shared), p, readings)
    count_by_colour(view.limbo, p, table.LIMBO)
    p[table.LIMBO_NIGHTMARES] = sum(card.kind == NIGHTMARE for card in view.limbo)
    playing = [one for one in readings.all if one.plays(view)]
    read_stage(view, p, readings)
    looked = view.cards(owned(FORESIGHT, seat))
    for one in playing:
        if p[table.STAGE] in one.looked:
            looked = one.looked[p[table.STAGE]](view)
    if p[table.STAGE] == table.DRAW and looked:
        lay_on_top(p, [code_of(card) for card in looked])
        looked = ()
    p[table.LOOKED] = len(looked)
    for place, card in enumerate(looked):
        p[table.LOOK + place] = code_of(card)
    p[table.PILE] = len(view.discard)
    for one in playing:
        one.read(view, p, code_of)
    return p


def read_stage(view: View, p: list[int], readings: Readings) -> None:
    """Reads what is asked or turned up next."""
    step = waiting(view)
    stage = p[table.STAGE] = readings.stage_of(step)
    if stage == table.SWAP:
        # What the discard brings comes after the swap.
        step = view.agenda[1]
    p[table.LEFT] = min(readings.turned_up(step), p[table.SIZE])
    asked = [one for one in view.agenda if isinstance(one, CompleteTrio | OpenDoor)]
    if asked and stage in (table.TRIO, table.DOOR, table.REPLAN):
        met = asked[0].colour if isinstance(asked[0], CompleteTrio) else only_place(asked[0].door)
        p[table.MET] = COLOURS[met] if met else 0


def lay_on_top(p: list[int], codes_above: list[int]) -> None:
    """Reads cards that will return on top of the deck as if they lay there again."""
    codes_there = p[table.TOP : table.TOP + p[table.TOPS]]
    tops = (codes_above + codes_there)[: table.MOST_TOPS]
    for code in codes_above:
        p[table.DECK - 1 + code] += 1
    p[table.SIZE] += len(codes_above)
    p[table.TOPS] = len(tops)
    p[table.TOP : table.TOP + len(tops)] = tops


def into(
    p: list[int],
    cards: Iterable[Card],
    locations: int,
    towers: int,
    count: int,
    readings: Readings,
) -> None:
    """Adds these cards by their sorts."""
    for card in cards:
        code = readings.code_of(card)
        if code < table.FIRST_DOOR:
            p[locations + code - 1] += 1
        elif code < table.OTHER:
            p[towers + code - table.FIRST_TOWER] += 1
        elif card.kind in readings.symbols:
            for colour in range(table.COLOURS):
                p[locations + table.SYMBOLS * colour + readings.symbols[card.kind]] += 1
        p[count] += 1


def count_by_colour(cards: Iterable[Card], p: list[int], at: int) -> None:
    """Counts the cards of a single colour."""
    for card in cards:
        place = only_place(card)
        if place is not None:
            p[at + COLOURS[place]] += 1


def read_row(view: View, seat: int, p: list[int], at: int, readings: Readings) -> None:
    """Reads the last symbol of a row, and the cards at its end that have one colour and are not
    spent. One of them may be of every colour."""
    row = view.rows[seat]
    p[at] = readings.symbols[row[-1].kind] if row else table.NO_SYMBOL
    p[at + 1] = table.NO_COLOUR
    ends = [only_place(card) for card in row[view.spent[seat] :][-2:]]
    if len(ends) == 2 and None not in ends and ends[0] is not ends[1]:
        del ends[0]
    places = [place for place in ends if place]
    if places:
        p[at + 1], p[at + 2] = COLOURS[places[-1]], len(ends)


def read_wild(view: View, seat: int, hand: Cards, p: list[int], readings: Readings) -> None:
    """Reads what is of every colour, and what can neither be played nor discarded."""
    row = view.rows[seat][view.spent[seat] :]
    p[table.WILD_RUN] = int(bool(row) and only_place(row[-1]) is None)
    for card in hand:
        if card.kind in readings.symbols:
            p[table.WILD + readings.symbols[card.kind]] += only_place(card) is None
        elif view.kinds[card.kind].discard is None:
            p[table.STUCK] += 1
