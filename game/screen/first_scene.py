"""Chooses the first scene of the program."""

from __future__ import annotations

from game.records.journal.trouble import Trouble
from game.screen.pages.title.welcome_page import Welcome
from game.screen.program import Program
from game.screen.window.display import Options
from game.screen.window.loading import lazy_pages


def show_first_scene(program: Program, options: Options) -> None:
    """Shows the scene that the options ask for: a replay, a position or a deal. Otherwise shows the
    welcome page to new players and the title page to all others."""
    if options.replay is not None:
        program.scene = lazy_pages().file_replay(program, *options.replay)
    elif options.position is not None:
        program.games.play_from(options.position)
    elif options.seed is not None:
        program.games.new_game(options.seed, options.edition)
    elif program.settings.greeted or has_played(program):
        program.ways.title()
    else:
        program.scene = Welcome(program)


def has_played(program: Program) -> bool:
    """Returns whether the journal holds games or cannot be read. A player whose settings are lost
    is no newcomer."""
    try:
        return any(program.games.journal.count(shelf) for shelf in ("running", "finished"))
    except Trouble:
        return True
