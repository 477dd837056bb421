"""Two players at one screen: their names, and how they share it."""

from __future__ import annotations

import unicodedata
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, cast, get_args

from game.plain import Malformed, fields_of, list_of, one_of, truth, word
from game.rules.chance import first_seat_by_seed
from game.rules.state import Seat, Visibility
from game.words import Words

Manner = Literal["open", "curtain", "peek"]
"""Open hands; hidden hands, each under a cloth that its owner lifts for a turn; or hidden hands
that lie face down until their owner peeks at them."""
LONGEST_NAME = 20
"""Most letters of a player's name."""
EMBLEMS = "lantern", "feather", "boat", "bell", "cat", "crown"
"""Names of the emblems in the order in which they are offered."""
UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that Unicode calls letters or signs, but that are blank."""
Starter = Literal["first", "second", "seed"]
Talk = Literal["silence", "hints", "open"]
"""Agreement on what the two may tell each other: nothing, hints only, or everything."""

FIELDS = "players", "manner", "starter", "fixed", "talk"
OLDER = "players", "manner", "starter", "fixed"
"""Fields of a party from before the players could agree on talk."""


def visibility_of(manner: Manner) -> Visibility:
    return "open" if manner == "open" else "hidden"


def usual_talk(manner: Manner) -> Talk:
    """Returns what holds unless the two agree otherwise."""
    return "open" if manner == "open" else "hints"


def can_be_seen(name: str) -> bool:
    """Returns whether a name has anything to see: a letter, a figure or a sign, not only what
    stands between them or is set on them."""
    return any(unicodedata.category(x)[0] in "LNPS" and x not in UNSEEN for x in name)


@dataclass(frozen=True)
class Player:
    """A name of at most `LONGEST_NAME` letters, and an emblem."""

    name: str
    emblem: str

    @classmethod
    def read(cls, plain: object) -> Player:
        """Reads a plain value. Raises Malformed."""
        told = fields_of(plain, ("name", "emblem"), "player")
        name = word(told["name"], "player's name", LONGEST_NAME)
        if name != " ".join(name.split()):
            raise Malformed("A player's name has single spaces, and none around it.")
        return cls(name, one_of(told["emblem"], EMBLEMS, "player's emblem"))


@dataclass(frozen=True)
class Party:
    """The players by seat. `fixed` seats stay left and right; otherwise whoever plays is below."""

    players: tuple[Player, Player]
    manner: Manner = "open"
    starter: Starter = "seed"
    fixed: bool = True
    talk: Talk = "open"

    @property
    def names(self) -> tuple[str, str]:
        first, second = self.players
        return first.name, second.name

    def renamed(self, seat: Seat, name: str) -> Party:
        """Returns the party with another name for one player."""
        first, second = (
            replace(player, name=name) if number == seat else player
            for number, player in enumerate(self.players)
        )
        return replace(self, players=(first, second))

    def named(self, words: Words) -> Party:
        """Returns the party with the usual name for a player whose own cannot be seen."""
        first, second = (
            player if can_be_seen(player.name) else replace(player, name=words.player(seat))
            for seat, player in enumerate(self.players)
        )
        return replace(self, players=(first, second))

    @property
    def visibility(self) -> Visibility:
        return visibility_of(self.manner)

    def first_seat(self, seed: str) -> Seat:
        """Returns the seat that drafts and plays first in this deal (R34)."""
        return {"first": 0, "second": 1}.get(self.starter, first_seat_by_seed(seed))

    def plain(self) -> dict[str, Any]:
        return {**asdict(self), "players": [asdict(player) for player in self.players]}

    @classmethod
    def read(cls, plain: object) -> Party:
        """Reads a plain value. Raises Malformed."""
        older = isinstance(plain, dict) and "talk" not in plain
        told = fields_of(plain, OLDER if older else FIELDS, "party")
        players = [Player.read(player) for player in list_of(told["players"], "players", 2)]
        if len(players) != 2:
            raise Malformed("A party has two players.")
        manner = cast(Manner, one_of(told["manner"], get_args(Manner), "manner"))
        starter = cast(Starter, one_of(told["starter"], get_args(Starter), "starter"))
        fixed = truth(told["fixed"], "choice of fixed seats")
        talk = one_of(told.get("talk", usual_talk(manner)), get_args(Talk), "talk")
        return cls((players[0], players[1]), manner, starter, fixed, cast(Talk, talk))
