"""Runs the program in its window, whatever goes wrong."""

from __future__ import annotations

import sys
import traceback

import pygame

from game.screen.app import App, Options
from game.screen.crash import write_report
from game.screen.loop import run
from game.screen.window import NoDisplay
from game.words import Words


def play(words: Words, options: Options) -> int:
    """Opens the window and plays; the exit status."""
    try:
        run(App(words, options))
    except NoDisplay:
        print(words.no_display(), file=sys.stderr)
        return 2
    except Exception:
        report = write_report(traceback.format_exc())
        told = words.say("Something went wrong. {file} tells what.", file=report)
        untold = words.say("Something went wrong, and no report of it could be written.")
        print(told if report else untold, file=sys.stderr)
        return 1
    finally:
        pygame.quit()
    return 0
