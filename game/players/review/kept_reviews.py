"""Reviews kept with the journal: the adviser's judgement of every answer of a game."""

from __future__ import annotations

from game import __version__
from game.plain import MOST, Malformed, Plain, fields_of, list_of, whole
from game.players.advice import Player
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

FORMAT = 2
FIELDS = "format", "version", "game", "judgements"
"""Fields of a kept review: format, version of the adviser, checksum of the game, judgements."""


def reviewing(game: Game, player: Player, reviews: Reviews, number: int) -> Reviewing:
    """Reviews the game with this number in the journal, 0 if it has none. A kept review of this
    very game by this version of the adviser comes at once; otherwise a new one is made, and kept
    when it is done. A review that is broken off is kept nowhere."""
    made = kept_review(game, player, reviews, number)
    if made is None:
        made = yield from review(game, player)
        if number:
            reviews.keep(number, plain(made, game, player))
    return made


def kept_review(game: Game, player: Player, reviews: Reviews, number: int) -> Review | None:
    """Returns the review that was kept, if it fits."""
    told = reviews.find(number) if number else None
    try:
        return understood(told, game, player) if told else None
    except Malformed:
        return None


def version_of(player: Player) -> str:
    """Returns the version of what an adviser knows: that of the program for a rule of thumb."""
    return player.version if isinstance(player, Reckoner) else f"{player.name} {__version__}"


def plain(made: Review, game: Game, player: Player) -> Plain:
    """Returns a review as JSON values."""
    encode = Codec(game.rules).encode
    told = [
        [one.best, one.given, one.place, one.answers, [encode(command) for command in one.good]]
        for one in made.judgements
    ]
    version = version_of(player)
    return {"format": FORMAT, "version": version, "game": checksum(game), "judgements": told}


def understood(plain: Plain, game: Game, player: Player) -> Review | None:
    """Returns the review of JSON values; None if it is of another game or version. Raises
    Malformed."""
    held, fits = fields_of(plain, FIELDS, "review"), (FORMAT, version_of(player), checksum(game))
    if (held["format"], held["version"], held["game"]) != fits:
        return None
    codec = Codec(game.rules)
    told = list_of(held["judgements"], "judgements")
    reckoned = isinstance(player, Reckoner)
    return known_review(game, [judgement(codec, one) for one in told], reckoned)


def judgement(codec: Codec, plain: object) -> Judgement:
    """Returns one judgement of JSON values. Raises Malformed."""
    told = list_of(plain, "judgement", 5)
    if len(told) != 5:
        raise Malformed("A judgement is a list of five.")
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
