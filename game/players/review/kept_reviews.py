"""Reviews kept with the journal: the judgement of every answer of a game by the adviser, and which
better moves the player has found."""

from __future__ import annotations

from collections.abc import Generator
from operator import itemgetter
from typing import Any

from game import __version__
from game.plain import MOST, Malformed, Plain, fields_of, list_of, whole
from game.players.advice import Player
from game.players.review.review import CERTAIN, Judgement, Reckoner, Review, Reviewing, review
from game.records.journal import moves
from game.records.journal.codec import Codec
from game.records.journal.kept_files import Reviews
from game.rules.game import Game
from game.rules.steps import Command

FORMAT = 3
FIELDS = "format", "version", "game", "judgements", "found"
"""Fields of a kept review: format, version of the adviser, checksum of the game, judgements, and
the better moves that were found."""
OFTEN = 16
"""Judgements after which those that are new are kept."""


class KeptReview:
    """The review of the game with this `number` in the journal, 0 if it has none. Whatever was
    judged before, of this very game by this version of the adviser, is not thought again.

    `found` holds the answers with which the player has found better moves, None where they were
    shown, by the numbers of the events after which they were asked for."""

    def __init__(self, game: Game, player: Player, reviews: Reviews, number: int) -> None:
        self._game, self._player, self._reviews, self._number = game, player, reviews, number
        self._judgements: dict[int, Judgement] = {}
        self.found: dict[int, Command[Any] | None] = {}
        told = reviews.find(number) if number else None
        try:
            self._read(told)
        except Malformed:
            self._judgements, self.found = {}, {}

    def made(self) -> Reviewing:
        """Makes the review, or what is missing of it. It is kept every now and then."""
        before = {**self._judgements}
        made = yield from self._keeping(review(self._game, self._player, self._judgements))
        if self._judgements != before:
            self.keep()
        return made

    def _keeping(self, thinking: Reviewing) -> Generator[float, None, Review]:
        kept = len(self._judgements)
        while True:
            try:
                yield next(thinking)
            except StopIteration as end:
                made: Review = end.value
                return made
            if len(self._judgements) >= kept + OFTEN:
                kept = len(self._judgements)
                self.keep()

    def keep(self) -> None:
        """Keeps all that is known, if the game is in the journal."""
        if self._number:
            self._reviews.keep(self._number, self._plain)

    @property
    def _plain(self) -> Plain:
        """The review as JSON values."""
        encode = Codec(self._game.rules).encode
        told = [
            [at, *one[:4], [encode(command) for command in one.good]]
            for at, one in sorted(self._judgements.items(), key=itemgetter(0))
        ]
        found = [
            [at, None if one is None else encode(one)]
            for at, one in sorted(self.found.items(), key=itemgetter(0))
        ]
        fits = FORMAT, version_of(self._player), checksum(self._game)
        return dict(zip(FIELDS, (*fits, told, found), strict=True))

    def _read(self, plain: Plain | None) -> None:
        """Takes over what is told of this game by this version. Raises Malformed."""
        if plain is None:
            return
        held = fields_of(plain, FIELDS, "review")
        fits = FORMAT, version_of(self._player), checksum(self._game)
        if (held["format"], held["version"], held["game"]) != fits:
            return
        codec = Codec(self._game.rules)
        for one in list_of(held["judgements"], "judgements"):
            at, *told = parts(one, 6, "judgement")
            self._judgements[whole(at, 0, MOST, "number of an event")] = judgement(codec, told)
        for one in list_of(held["found"], "better moves"):
            at, command = parts(one, 2, "better move")
            found = None if command is None else codec.command(command)
            self.found[whole(at, 0, MOST, "number of an event")] = found


def version_of(player: Player) -> str:
    """Returns the version of what an adviser knows: that of the program for a rule of thumb."""
    return player.version if isinstance(player, Reckoner) else f"{player.name} {__version__}"


def parts(plain: object, count: int, what: str) -> list[Any]:
    """Returns a list of so many values. Raises Malformed."""
    told = list_of(plain, what, count)
    if len(told) != count:
        raise Malformed(f"A {what} is a list of {count}.")
    return told


def judgement(codec: Codec, told: list[Any]) -> Judgement:
    """Returns one judgement of JSON values. Raises Malformed."""
    best = whole(told[0], 0, CERTAIN, "chance")
    given = whole(told[1], 0, best, "chance")
    answers = whole(told[3], 1, MOST, "number of answers")
    place = whole(told[2], 1, answers, "place")
    good = tuple(codec.command(one) for one in list_of(told[4], "answers"))
    if (place > 1) != bool(good) or (best > given and not good):
        raise Malformed("There is a better answer where one is placed before the given one.")
    return Judgement(best, given, place, answers, good)


def checksum(game: Game) -> int:
    """Returns the checksum of all events of a game, as the journal reckons it."""
    codec = Codec(game.rules)
    return moves.links(moves.written(codec, beat) for beat in moves.cut(game.log))[-1]
