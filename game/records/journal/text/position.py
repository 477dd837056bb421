"""A position in card notation: a text that says where cards lie, for authors and for tests.

    # A Door comes up while a Key of its place is in the hand.
    edition: towers
    hand: OS1 OM1 GK1 AS1 LT3
    row: GS1 GM1 GK2 | OS2
    alignment: OT3 AT4
    deck: GD1 NM1

A line is a name, a colon and what it is: `edition`, `seats`, `visibility`, `turn` (the seat whose
turn it is), `seed` (of the shuffles that come), or a zone and its cards. What trios have used of a
row ends at a bar. A zone that each seat has is that of seat 0, or `hand:1`. Cards of the deck that
no line names lie under those that one does, in printed order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from game.plain import Malformed
from game.records.journal.codec import Codec
from game.rules.event import CardsLaid, GameStarted
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, HAND, HAND_SIZE, SHARED, SHARED_SIZE

LARGEST = 100_000
"""Most letters of a file."""
SPENT = "|"
USUAL = {"edition": "base", "seats": "1", "visibility": "open", "turn": "0", "seed": "position"}
"""Values for lines that are missing."""


class BadPosition(ValueError):
    """A text that is no position; the message is one sentence."""


def position_in(file: Path, editions: Mapping[str, Ruleset]) -> Game:
    """Returns the game at the position in a file. Raises BadPosition."""
    try:
        with file.open(encoding="utf-8") as stream:
            text = stream.read(LARGEST + 1)
    except (OSError, UnicodeDecodeError):
        raise BadPosition(f"There is no readable text in {file}.") from None
    if len(text) > LARGEST:
        raise BadPosition("A position has at most 100,000 letters.")
    return position(text, editions)


def position(text: str, editions: Mapping[str, Ruleset]) -> Game:
    """Returns the game at the position that a text describes. Raises BadPosition."""
    lines = dict(named_lines(text))
    how = {name: lines.pop(name, usual) for name, usual in USUAL.items()}
    rules = editions.get(how["edition"])
    if rules is None:
        raise BadPosition(f"There is no edition {how['edition']}.")
    codec = Codec(rules)
    try:
        started = GameStarted(
            rules.edition,
            codec.field(GameStarted, "seats", whole_number(how["seats"])),
            codec.field(GameStarted, "first_seat", whole_number(how["turn"])),
            codec.seed(how["seed"]),
            codec.field(GameStarted, "visibility", how["visibility"]),
        )
        codec.event(codec.encode(started))
    except Malformed as flaw:
        raise BadPosition(str(flaw)) from None
    laid = [zone_laid(codec, rules, started.seats, zone, told) for zone, told in lines.items()]
    named = [card for one in laid for card in one.cards]
    twice = next((card for card in named if named.count(card) > 1), None)
    if twice is not None:
        raise BadPosition(f"The card {twice.id} lies in two places.")
    below = tuple(card for card in rules.box[DECK] if card not in named)
    return Game.laid(rules, started, [*laid, CardsLaid(DECK, below)])


def named_lines(text: str) -> Iterator[tuple[str, str]]:
    """Yields the name and the value of each line, without comments. Raises BadPosition."""
    known: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        # A zone may end with a colon and the number of its seat.
        name, parted, told = f"{line} ".partition(": ")
        if not parted or name in known:
            raise BadPosition(f"Line {number} must have a new name, a colon and a value.")
        known.add(name)
        yield name.strip(), told.strip()


def whole_number(text: str) -> int | str:
    """Returns a number, or the text itself if it is none."""
    return int(text) if text.isdecimal() else text


def zone_laid(codec: Codec, rules: Ruleset, seats: int, zone: str, told: str) -> CardsLaid:
    """Returns the cards that a line lays into a zone. Raises BadPosition."""
    base, _, seat = zone.partition(":")
    row = rules.zones.get(base)
    if row is None:
        raise BadPosition(f"There is no zone {zone}; there are {', '.join(rules.zones)}.")
    if (not row.owned and seat) or (row.owned and (seat or "0") not in map(str, range(seats))):
        raise BadPosition(f"There is no zone {zone} in a game with {seats} seats.")
    used, bar, rest = told.partition(SPENT)
    try:
        cards = codec.cards([*used.split(), *rest.split()])
    except Malformed as flaw:
        raise BadPosition(f"{zone}: {flaw}") from None
    most = {HAND: HAND_SIZE[seats], SHARED: SHARED_SIZE[seats]}.get(base, len(rules.cards))
    held = base not in (HAND, SHARED) or all(
        card.kind in rules.kinds and rules.kinds[card.kind].fills for card in cards
    )
    if len(cards) > most or not held:
        raise BadPosition(f"{zone}: at most {most} cards, and only such as a hand may hold.")
    name = f"{base}:{seat or 0}" if row.owned else base
    return CardsLaid(name, cards, len(used.split()) if bar else 0)
