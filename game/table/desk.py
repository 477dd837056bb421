"""What lasts of a table besides the game's events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.plain import MOST, Malformed, Plain, fields_of, list_of, whole, word
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import Cards
from game.table.party import Party

FIELDS = "party", "order", "rewinds"
LATER = "warned", "marks", "seconds", "hints", "hinted"
"""Fields that came later: a desk has those that hold anything, and older versions of the program
can read it where none does."""
MOST_WARNED, MOST_HINTED = 100, 1000
AGAIN = "again"
"""The mark of a deal that the players had met before."""
BRANCHED = "branched"
"""The mark of a game that began in the middle of another one."""
TODAY = "today"
"""The mark of a day's deal that was first met on its very day: only such a game is ranked."""


@dataclass(frozen=True)
class Desk:
    """Who sits at it, how the hands were put, how often the game was rewound, what was warned of,
    where the game comes from, and what was spent on it."""

    party: Party | None = None
    """Alone there is none."""
    order: Cards = ()
    """As in an Arrangement."""
    rewinds: int = 0
    warned: tuple[str, ...] = ()
    """What was said once and is not said again."""
    marks: tuple[str, ...] = ()
    """AGAIN, BRANCHED or TODAY, in the order of the alphabet."""
    seconds: int = 0
    """How long the players have sat at it."""
    hints: int = 0
    """How often they asked for advice."""
    hinted: tuple[int, ...] = ()
    """After how many events each time; an older desk does not say."""

    def plain(self) -> dict[str, Any]:
        """As JSON values."""
        told = {
            "party": self.party.plain() if self.party else None,
            "order": [card.id for card in self.order],
            "rewinds": self.rewinds,
        }
        later = {
            "warned": list(self.warned),
            "marks": list(self.marks),
            "seconds": self.seconds,
            "hints": self.hints,
            "hinted": list(self.hinted),
        }
        return told | {name: value for name, value in later.items() if value}

    @classmethod
    def party_of(cls, plain: object) -> Party | None:
        """Only the players, from a plain value. Raises Malformed."""
        told = _fields(plain)
        return None if told["party"] is None else Party.read(told["party"])

    @classmethod
    def read(cls, plain: object, cards: Mapping[str, Card]) -> Desk:
        """From a plain value, for a game of these cards. Raises Malformed."""
        party, told = cls.party_of(plain), _fields(plain)
        ids = list_of(told["order"], "cards in order")
        if not all(isinstance(card, str) and card in cards for card in ids):
            raise Malformed("The cards in order have ids such as OS4.")
        if len(set(ids)) < len(ids):
            raise Malformed("The cards in order name each card once.")
        order = tuple(cards[str(card)] for card in ids)
        rewinds = whole(told["rewinds"], 0, MOST, "number of rewinds")
        names = list_of(told.get("warned", []), "warnings", MOST_WARNED)
        warned = tuple(word(name, "warning") for name in names)
        marks = tuple(word(name, "mark") for name in list_of(told.get("marks", []), "marks", 100))
        seconds = whole(told.get("seconds", 0), 0, MOST, "number of seconds")
        hints = whole(told.get("hints", 0), 0, MOST, "number of hints")
        places = list_of(told.get("hinted", []), "hints", MOST_HINTED)
        hinted = tuple(whole(at, 0, MOST, "number of events") for at in places)
        return cls(party, order, rewinds, warned, marks, seconds, hints, hinted)

    def hints_by(self, events: int) -> Desk:
        """The same with the hints alone that were given up to there; one of which that is not known
        may have been."""
        hinted = tuple(at for at in self.hinted if at <= events)
        return replace(self, hints=self.hints - len(self.hinted) + len(hinted), hinted=hinted)

    @classmethod
    def of(cls, plain: object, game: Game) -> Desk:
        """The same, for this game: as many players as it has. How much they see of one another's
        hands they may have agreed anew since it was dealt. Raises Malformed."""
        desk, seats = cls.read(plain, game.rules.cards), game.state.seats
        if (desk.party is None) != (seats == 1):
            raise Malformed(f"The game has {seats} seats.")
        return desk


class Warned:
    """What was said once in a game, by name. Another name is kept at once, by `keep`."""

    def __init__(self, names: Iterable[str], keep: Callable[[], None]) -> None:
        self._names, self._keep = set(names), keep

    def __contains__(self, name: str) -> bool:
        return name in self._names

    @property
    def names(self) -> tuple[str, ...]:
        """All of them."""
        return tuple(sorted(self._names))

    def add(self, name: str) -> None:
        """It was said now."""
        if name not in self._names:
            self._names.add(name)
            self._keep()


def _fields(plain: object) -> Plain:
    """Of a desk; an older one has not all of them. Raises Malformed."""
    later = [name for name in LATER if isinstance(plain, dict) and name in plain]
    return fields_of(plain, [*FIELDS, *later], "table")


ALONE = Desk()
"""Of a new game for one."""
