"""Runs the program in its window, whatever goes wrong."""

from __future__ import annotations

import sys

import pygame

from game import __version__
from game.screen import logfile
from game.screen.app import App, Options
from game.screen.assets import Incomplete
from game.screen.crash import tell_outside
from game.screen.logfile import log
from game.screen.loop import run
from game.screen.window import NoDisplay
from game.words import Words


def play(words: Words, options: Options) -> int:
    """Opens the window and plays; the exit status."""
    written = logfile.start()
    log.info("Eight Doors %s, pygame-ce %s, Python %s", __version__, pygame.ver, sys.version)
    app = None
    try:
        app = App(words, options, written)
        log.info("driver %s, %s", pygame.display.get_driver(), "x".join(map(str, app.size)))
        run(app)
    except NoDisplay:
        print(words.no_display(), file=sys.stderr)
        return 2
    except Incomplete as missing:
        log.exception("the program is not complete")
        told = words.incomplete(str(missing))
        tell_outside(words, told)
        print(told, file=sys.stderr)
        return 1
    except Exception:
        log.exception("the program ends")
        told = f"{words.say('Something went wrong')}. {words.log_lies(written)}"
        tell_outside(words, told)
        print(told, file=sys.stderr)
        return 1
    finally:
        if app is not None:
            app.games.journal.close()
        pygame.quit()
        log.info("the end")
        logfile.stop()
    return 0
