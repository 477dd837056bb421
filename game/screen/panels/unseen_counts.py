"""The counts of unseen cards by place and symbol, and the sentences about them."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.card import Colour as Place
from game.rules.card import Kind
from game.rules.state import HAND, owned
from game.rules.view import View
from game.screen.look.icons import ramp_of
from game.screen.look.palette import IVORY, RAMPS, Colour
from game.table.asking.symbols import of_kind, of_place
from game.table.counting import by_place
from game.words import Words


@dataclass(frozen=True)
class Number:
    """A count of the table: its `key` for the program, the `name` of what it counts, and its
    `column`."""

    key: str
    name: str
    count: int
    column: int


@dataclass(frozen=True)
class Row:
    """A row of the table. `icon` is drawn in the colour `ink`; it is empty for a sum."""

    icon: str
    name: str
    numbers: tuple[Number, ...]
    ink: Colour = IVORY


@dataclass(frozen=True)
class Table:
    """The counts of unseen cards: the symbols over the columns, and the rows."""

    kinds: tuple[Kind, ...]
    rows: tuple[Row, ...]

    @property
    def last(self) -> int:
        """The number of the column of the sums."""
        return len(self.kinds)


def table(view: View, words: Words) -> Table:
    """Returns the table of the cards that can be drawn: a row for each place, the sums of the
    columns, a row for each face with no place or with several, and the total."""
    coming = [card for card in view.box if card.kind in view.kinds]
    placed = [card for card in coming if len(card.colours) == 1]
    others = {card.face: card for card in coming if len(card.colours) != 1}
    kinds = tuple(dict.fromkeys(card.kind for card in placed))
    last, everything, unseen = len(kinds), words.say("Total"), by_place(view, view.unknown)
    everywhere = dict.fromkeys(kinds, 0)
    rows = []
    for place in Place:
        numbers = []
        for column, kind in enumerate(kinds):
            count = unseen.get(place, {}).get(kind)
            if count is not None:
                here = (card for card in placed if card.colours == {place} and card.kind == kind)
                name = words.card(next(here))
                numbers.append(Number(f"{place.value}{kind}", name, count, column))
                everywhere[kind] += count
        if numbers:
            name, count = words.place(place), sum(number.count for number in numbers)
            numbers.append(Number(place.value, name, count, last))
            rows.append(Row(of_place(place), name, tuple(numbers), RAMPS[place.value][1]))
    if rows:
        every, together = words.say("All places"), sum(everywhere.values())
        sums = [
            Number(sum_key(kind), words.kind(kind), everywhere[kind], column)
            for column, kind in enumerate(kinds)
        ]
        rows.append(Row("", every, (*sums, Number("places", every, together, last))))
    for face, card in others.items():
        name = words.many(card.kind) or words.card(card)
        number = Number(face, name, view.unknown.get(face, 0), last)
        rows.append(Row(of_kind(card.kind), name, (number,), ramp_of(card)[1]))
    faces = {card.face for card in coming}
    all_unseen = sum(count for face, count in view.unknown.items() if face in faces)
    total = Number("all", everything, all_unseen, last)
    return Table(kinds, (*rows, Row("", everything, (total,))))


def sum_key(kind: Kind) -> str:
    """Returns the key of the sum of a kind, which must differ from the keys of the places."""
    return kind if kind not in {place.value for place in Place} else f"kind.{kind}"


def whereabouts(view: View, words: Words) -> str:
    """Returns a sentence on where the unseen cards are."""
    if not view.unknown:
        return words.say("There is no unseen card any more.")
    if None in view.zones.get(owned(HAND, view.seat), ()):
        return words.say("These cards lie in the deck and in both hands.")
    if None in view.partner_hand:
        return words.say("These cards lie in the deck and in the other hand.")
    return words.say("All of these cards lie in the deck.")


def known_top(view: View, words: Words) -> str:
    """Returns the sentence before the known cards of the deck; empty if there are none."""
    if not view.known_top:
        return ""
    return words.plural(
        "The next card of the deck is known; it is not counted above:",
        "The next {n} cards of the deck are known, in this order; they are not counted above:",
        len(view.known_top),
    )
