"""Runs the program in its window, whatever goes wrong."""

from __future__ import annotations

import sys
from contextlib import suppress

import pygame

from game import __version__
from game.screen.look.assets import Incomplete
from game.screen.loop import run
from game.screen.window import log_file
from game.screen.window.bare_window import BareWindow
from game.screen.window.display import NoDisplay, Options
from game.screen.window.log_file import log
from game.words import Words


def play(words: Words, options: Options) -> int:
    """Opens the window and plays; the exit status."""
    written = log_file.start()
    log.info("Eight Doors %s, pygame-ce %s, Python %s", __version__, pygame.ver, sys.version)
    app = None
    try:
        bare = BareWindow(words, options)
        from game.screen.app import App  # while the window is already there

        app = App(words, options, written, bare)
        log.info("driver %s, %s", pygame.display.get_driver(), "x".join(map(str, app.size)))
        run(app)
    except NoDisplay:
        print(words.no_display(), file=sys.stderr)
        return 2
    except Incomplete as missing:
        log.exception("the program is not complete")
        tell(words, words.incomplete(str(missing)))
        return 1
    except Exception:
        log.exception("the program ends")
        tell(words, f"{words.say('Something went wrong')}. {words.log_lies(written)}")
        return 1
    finally:
        if app is not None:
            app.sound.close()
            app.games.journal.close()
        pygame.quit()
        log.info("the end")
        log_file.stop()
    return 0


def tell(words: Words, sentence: str) -> None:
    """Why the program ends: in a window of the system, and in the terminal if there is one."""
    with suppress(pygame.error):
        title = words.say("Something went wrong")
        pygame.display.message_box(title, sentence, message_type="error")
    print(sentence, file=sys.stderr)
