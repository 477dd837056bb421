"""Reviews kept with the journal: the adviser's judgement of every answer of a game."""

from __future__ import annotations

from game.plain import Malformed, Plain, fields_of, list_of, whole
from game.players.review.review import (
    CERTAIN,
    Judgement,
    Reckoner,
    Review,
    Reviewing,
    known_review,
    review,
)
from game.records.journal import moves
from game.records.journal.codec import Codec
from game.records.journal.kept_files import Reviews
from game.rules.game import Game

FORMAT = 1
FIELDS = "format", "version", "game", "judgements"
"""Fields of a kept review: format, version of the adviser, checksum of the game, judgements."""


def reviewing(game: Game, player: Reckoner, reviews: Reviews, number: int) -> Reviewing:
    """Reviews the game with this number in the journal, 0 if it has none. A kept review of this
    very game by this version of the adviser comes at once; otherwise a new one is made, and kept
    when it is done. A review that is broken off is kept nowhere."""
    made = kept_review(game, player, reviews, number)
    if made is None:
        made = yield from review(game, player)
        if number:
            reviews.keep(number, plain(made, game, player.version))
    return made


def is_kept(game: Game, player: Reckoner, reviews: Reviews, number: int) -> bool:
    """Whether the review of a game is there at once."""
    return kept_review(game, player, reviews, number) is not None


def kept_review(game: Game, player: Reckoner, reviews: Reviews, number: int) -> Review | None:
    """Returns the review that was kept, if it fits."""
    told = reviews.find(number) if number else None
    try:
        return understood(told, game, player.version) if told else None
    except Malformed:
        return None


def plain(made: Review, game: Game, version: str) -> Plain:
    """Returns a review as JSON values."""
    encode = Codec(game.rules).encode
    told = [
        [one.best, one.given, None if one.better is None else encode(one.better)]
        for one in made.judgements
    ]
    return {"format": FORMAT, "version": version, "game": checksum(game), "judgements": told}


def understood(plain: Plain, game: Game, version: str) -> Review | None:
    """Returns the review of JSON values; None if it is of another game or version. Raises
    Malformed."""
    held = fields_of(plain, FIELDS, "review")
    if (held["format"], held["version"], held["game"]) != (FORMAT, version, checksum(game)):
        return None
    codec = Codec(game.rules)
    told = list_of(held["judgements"], "judgements")
    return known_review(game, [judgement(codec, one) for one in told])


def judgement(codec: Codec, plain: object) -> Judgement:
    """Returns one judgement of JSON values. Raises Malformed."""
    told = list_of(plain, "judgement", 3)
    if len(told) != 3:
        raise Malformed("A judgement is a list of three.")
    best = whole(told[0], 0, CERTAIN, "chance")
    given = whole(told[1], 0, best, "chance")
    if (best > given) != (told[2] is not None):
        raise Malformed("There is a better answer where one cost something.")
    return Judgement(best, given, None if told[2] is None else codec.command(told[2]))


def checksum(game: Game) -> int:
    """Returns the checksum of all events of a game, as the journal reckons it."""
    codec = Codec(game.rules)
    return moves.links(moves.written(codec, beat) for beat in moves.cut(game.log))[-1]
