"""A process that plays games of a contest, by their numbers, and says what became of each."""

from __future__ import annotations

import os
from dataclasses import asdict
from queue import SimpleQueue
from threading import Thread
from traceback import print_exc
from typing import BinaryIO, NoReturn

from game.editions import Editions
from game.plain import Plain
from game.players.arena.bot import Bot
from game.players.arena.contest import Contest
from game.players.arena.playing import by, played
from game.records.journal.text.json_lines import read, written


def work(asked: BinaryIO, told: BinaryIO, editions: Editions) -> NoReturn:
    """Reads the contest and then numbers of games, line by line; writes an outcome for each. When
    nothing more can be asked the process ends at once, whatever it is doing, and its bot with it:
    so nobody is left behind, however the program ends that asks."""
    line = asked.readline()
    if not line:
        os._exit(0)
    contest = Contest(**read(line))
    bot = Bot(contest.player, contest.patience) if contest.bot else None
    numbers: SimpleQueue[int] = SimpleQueue()

    def leave(status: int) -> NoReturn:
        if bot is not None:
            bot.leave()
        os._exit(status)

    def listen() -> None:
        for line in asked:
            numbers.put(int(line))
        leave(0)

    Thread(target=listen, daemon=True).start()
    try:
        while True:
            told.write(written(reply(contest, numbers.get(), editions, bot)))
            told.flush()
    except Exception:
        print_exc()
        leave(1)


def reply(contest: Contest, number: int, editions: Editions, bot: Bot | None) -> Plain:
    """An outcome as plain values; or an error, if the bot cannot be started."""
    game = contest.start(editions[contest.edition], number)
    if bot is None:
        player = editions.player(contest.player, contest.edition, contest.seats, game.seed)
        return asdict(played(number, game, by(player)))
    try:
        bot.begin(game)
    except OSError as error:
        return {"error": error.strerror or str(error)}
    outcome = played(number, game, bot.answer)
    bot.end(game)
    return asdict(outcome)
