"""The saved table: everything that is kept of a table besides the events of the game. Saves call it
`desk`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.plain import MOST, Malformed, Plain, fields_of, list_of, whole, word
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import Cards, Seat, owned
from game.table.party import Party
from game.table.sleepwalks import SLEEPWALKER, Sleepwalk, sleepwalks, up_to

FIELDS = "party", "order", "rewinds"
LATER = "warned", "marks", "seconds", "hints", "hinted"
"""Fields that came later. A saved table has those that hold anything, so that older versions of the
program can read it as long as none does."""
MOST_WARNED, MOST_HINTED = 100, 1000
AGAIN = "again"
"""Mark of a deal that the players had met before."""
BRANCHED = "branched"
"""Mark of a game that began in the middle of another one."""
TODAY = "today"
"""Mark of the deal of a day or week that was first met on that day or in that week: only such a
game is ranked."""


@dataclass(frozen=True)
class SavedTable:
    party: Party | None = None
    """The two players; None for a single one."""
    order: Cards = ()
    """Order of the cards in the hands, as in an Arrangement."""
    rewinds: int = 0
    warned: tuple[str, ...] = ()
    """Names of warnings that were given and are not repeated."""
    marks: tuple[str, ...] = ()
    """AGAIN, BRANCHED, TODAY, or SLEEPWALKER, with its seat and its spans: in alphabetical order.
    Older versions of the program read all of them."""
    seconds: int = 0
    """Time that the players have spent on the game."""
    hints: int = 0
    """Number of times they asked for advice."""
    hinted: tuple[int, ...] = ()
    """Length of the log at each of these times; an older save lacks them."""

    def plain(self) -> dict[str, Any]:
        told = {
            "party": self.party.plain() if self.party else None,
            "order": [card.id for card in self.order],
            "rewinds": self.rewinds,
        }
        later = {name: getattr(self, name) for name in LATER if getattr(self, name)}
        return told | {n: list(v) if isinstance(v, tuple) else v for n, v in later.items()}

    @classmethod
    def party_of(cls, plain: object) -> Party | None:
        """Returns only the players of a plain table. Raises Malformed."""
        told = _fields(plain)
        return None if told["party"] is None else Party.read(told["party"])

    @classmethod
    def read(cls, plain: object, cards: Mapping[str, Card]) -> SavedTable:
        """Returns the saved table of a game with these cards. Raises Malformed."""
        party, told = cls.party_of(plain), _fields(plain)
        ids = list_of(told["order"], "cards in order")
        if not all(isinstance(card, str) and card in cards for card in ids):
            raise Malformed("The cards in order have ids such as OS4.")
        if len(set(ids)) < len(ids):
            raise Malformed("The cards in order must not name a card twice.")
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

    @property
    def sleepwalker(self) -> Seat | None:
        """The seat in which the sleepwalker sits, or None."""
        seats = range(2 if self.party else 0)
        return next((seat for seat in seats if owned(SLEEPWALKER, seat) in self.marks), None)

    @property
    def sleepwalks(self) -> tuple[Sleepwalk, ...]:
        """The spans of the game in which the sleepwalker has played."""
        return sleepwalks(self.marks)

    def hints_by(self, events: int) -> SavedTable:
        """Returns the table with the hints that were given up to there, or may have been."""
        hinted = tuple(at for at in self.hinted if at <= events)
        return replace(self, hints=self.hints - len(self.hinted) + len(hinted), hinted=hinted)

    def sleepwalker_by(self, events: int) -> list[str]:
        """Returns the marks of the sleepwalker in a game that begins with so many events of this
        one."""
        spans = {walk.mark for walk in self.sleepwalks}
        kept = [mark for mark in self.marks if mark.startswith(SLEEPWALKER) and mark not in spans]
        return [*kept, *(walk.mark for walk in up_to(self.sleepwalks, events))]

    @classmethod
    def of(cls, plain: object, game: Game) -> SavedTable:
        """Returns the saved table for this game, with as many players as it has. They may have
        changed since the deal how much they see of each other's hands. Raises Malformed."""
        desk, seats = cls.read(plain, game.rules.cards), game.state.seats
        if (desk.party is None) != (seats == 1):
            raise Malformed(f"The game has {seats} seats, the table another number.")
        return desk


def _fields(plain: object) -> Plain:
    """Returns the fields of a saved table, of which an older one lacks some. Raises Malformed."""
    later = [name for name in LATER if isinstance(plain, dict) and name in plain]
    return fields_of(plain, [*FIELDS, *later], "table")


ALONE = SavedTable()
"""Saved table of a new game for one player."""
