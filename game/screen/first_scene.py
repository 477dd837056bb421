"""What is on when the program has started."""

from __future__ import annotations

from game.records.journal.trouble import Trouble
from game.screen.pages.welcome.welcome_page import Welcome
from game.screen.program import Program
from game.screen.window.display import Options
from game.screen.window.loading import lazy_pages


def show_first_scene(program: Program, options: Options) -> None:
    """A table at once, if a deal is asked for, or the replay of a game; the page of the first start
    for who has never been here; else the title."""
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
    """Whether there are games in the journal, or a journal in which nothing can be read: settings
    that are gone do not make a newcomer of its player."""
    try:
        return any(program.games.journal.count(shelf) for shelf in ("running", "finished"))
    except Trouble:
        return True
