"""Shows the replay of a game file in the window, or writes it as a film."""

from __future__ import annotations

import sys
from pathlib import Path

from game.editions import OFFERED
from game.records.journal.text.game_files import content_of
from game.records.journal.text.share import Refused, shared
from game.rules.game import Game
from game.screen.app import App
from game.screen.film.animated_webp import AnimatedWebp, NoPillow
from game.screen.film.filming import RATE, Film
from game.screen.film.picture_folder import PictureFolder, Taken
from game.screen.look.assets import Incomplete
from game.screen.play import play
from game.screen.window.display import Options
from game.table.layout.places import Size
from game.table.saved_table import SavedTable
from game.words import Words

SIZE = 1280, 720
"""Default size of a film in pixels."""
TENTHS = 10
"""Number of progress reports while a film is made."""
DONE, NOT_AS_ASKED = 0, 2
"""Exit statuses of the film."""


def run(words: Words, options: Options, file: Path, to: Path | None) -> int:
    """Shows the game of this file in the window, or films it if `to` is given. Returns the exit
    status. Neither touches the journal."""
    words.learn(OFFERED.words, OFFERED.sentences_of)
    try:
        game, desk = read(file)
    except Refused as refused:
        told = words.flaw(refused.flaw, refused.line)
        return refuse(words.say("{file}: {told}", file=file.name, told=told))
    options = Options(None, options.size, options.describe, (game, desk))
    if to is None:
        return play(words, options)
    return film(words, options.size or SIZE, game, desk, to)


def no_pillow(words: Words) -> str:
    """Returns the sentence on why there can be no animated film. Nothing can be added to a packaged
    program."""
    if getattr(sys, "frozen", False):
        return words.say(
            "The packaged program makes no moving pictures; name a folder, for single ones."
        )
    return words.say(
        "A moving picture takes the library Pillow, which comes with “{extra}”; single "
        "pictures in a folder do without.",
        extra="eight-doors[film]",
    )


def read(file: Path) -> tuple[Game, SavedTable]:
    """Returns the game of a file, and who played it. Raises Refused."""
    came = shared(content_of(file), OFFERED, SavedTable.of)
    desk = SavedTable.of(came.desk, came.game)
    return came.game, desk


def film(words: Words, size: Size, game: Game, desk: SavedTable, to: Path) -> int:
    """Writes the film of this game. Returns the exit status. Raises OSError."""
    try:
        kind = AnimatedWebp if to.suffix.lower() == ".webp" else PictureFolder
        writer = kind(to, size)
    except Taken:
        return refuse(words.say("{file} is there already: nothing was written.", file=to.name))
    except NoPillow:
        return refuse(no_pillow(words))
    whole = False
    try:
        app = App(words, Options(None, size, None, (game, desk)))
        try:
            while app.scene is None:
                app.step(0.0, ())
            filmed = Film(app, game, desk, size)
            tenth = 0
            for picture in filmed.pictures():
                writer.add(picture)
                if int(filmed.done * TENTHS) > tenth:
                    tenth = int(filmed.done * TENTHS)
                    tell(words, writer.count, writer.written, tenth)
            whole = True
        finally:
            app.games.close()
            app.sound.close()
    except Incomplete as missing:
        return refuse(words.incomplete(str(missing)))
    finally:
        writer.close(whole)
    told = words.say("{file} is written: {rate} pictures make a second.", file=to.name, rate=RATE)
    print(told)
    return DONE


def tell(words: Words, count: int, size: int, tenth: int) -> None:
    """Prints how far the film has come."""
    told = words.plural("{n} picture, {size} MB", "{n} pictures, {size} MB", count, size=mega(size))
    percent = words.say("{n}%", n=tenth * 100 // TENTHS)
    print(words.say("{caption}: {content}", caption=percent, content=told), flush=True)


def mega(size: int) -> int:
    """Returns a number of bytes in megabytes, at least 1."""
    return max(1, round(size / 1_000_000))


def refuse(sentence: str) -> int:
    """Prints why the film cannot be made. Returns the exit status."""
    print(sentence, file=sys.stderr)
    return NOT_AS_ASKED
