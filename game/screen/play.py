"""Runs the program in its window and reports whatever goes wrong."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game import __version__
from game.screen.look.assets import Incomplete
from game.screen.loop import run
from game.screen.window import log_file
from game.screen.window.bare_window import BareWindow
from game.screen.window.display import NoDisplay, Options
from game.screen.window.log_file import log
from game.words import Words

if TYPE_CHECKING:
    from game.screen.app import App


def play(words: Words, options: Options) -> int:
    """Opens the window and plays. Returns the exit status."""
    written = log_file.start()
    log.info("Eight Doors %s, pygame-ce %s, Python %s", __version__, pygame.ver, sys.version)
    app, status = None, 1
    try:
        bare = BareWindow(words, options)
        from game.screen.app import App  # while the window is already there

        app = App(words, options, written, bare)
        log.info("driver %s, %s", pygame.display.get_driver(), "x".join(map(str, app.size)))
        run(app)
        status = 0
    except NoDisplay:
        print(words.no_display(), file=sys.stderr)
        status = 2
    except Incomplete as missing:
        log.exception("the program is not complete")
        tell(words, words.incomplete(str(missing)))
    except Exception:
        log.exception("the program ends")
        tell(words, f"{words.say('Something went wrong')}. {words.log_lies(written)}")
    finally:
        end(app, status)
    return status


def end(app: App | None, status: int) -> None:
    """Closes the journal, the window and the sound device. If the sound device takes too long, the
    process ends here with this status."""
    if app is not None:
        app.games.close()
    pygame.display.quit()
    if app is not None:
        app.telling.voice.close()
    given_back = app is None or app.sound.close()
    log.info("the end")
    log_file.stop()
    if given_back:
        pygame.quit()
        return
    # pygame would close the mixer while another thread is in it, now or as the interpreter ends:
    # that crashes, or waits for ever.
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):
            stream.flush()
    os._exit(status)


def tell(words: Words, sentence: str) -> None:
    """Tells why the program ends, in a message box and on the standard error stream."""
    with suppress(pygame.error):
        title = words.say("Something went wrong")
        pygame.display.message_box(title, sentence, message_type="error")
    print(sentence, file=sys.stderr)
