"""A game that is held before each card asks only as long as something that may come between could
still help (Q13)."""

import io
import random

from game.console.session import Session
from game.console.terminal import Terminal
from game.editions import OFFERED
from game.editions.book.spells import Cast, DrawOn, PauseForSpells
from game.rules.event import Answered, Awaiting, GameLost
from game.rules.game import Game, fold
from game.rules.view import View
from game.table.motion.tempo import INSTANT, Tempo
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.speaking import speaker

RULES = OFFERED["book"]


def held(game: Game) -> TableSession:
    """Returns a session of the game that is held before each card."""
    session = TableSession(game, SavedTable(), (1280, 720), Tempo(INSTANT), staging=OFFERED.show)
    session.back.holds = True
    return session


def without_spells(session: TableSession, chance: random.Random) -> int:
    """Plays the game to its end without a spell, and returns how often it paused and asked."""
    paused = 0
    while (asked := session.game.pending) is not None:
        if isinstance(asked, PauseForSpells):
            paused += 1
            assert session.game.state.deck, "no spell helps over an empty deck"
        legal = [one for one in session.legal if not isinstance(one, Cast)]
        assert session.submit(chance.choice(legal))
    return paused


def empty_pauses(game: Game) -> int:
    """Returns how often the log of a game paused over an empty deck."""
    counted = 0
    for number, event in enumerate(game.log):
        agenda = event.agenda if isinstance(event, Awaiting) else ()
        if agenda and isinstance(agenda[0], PauseForSpells):
            counted += not fold(RULES, game.log[: number + 1]).deck
    return counted


def lost_over_an_empty_deck() -> tuple[Game, int]:
    """Returns a game that was held and paused over an empty deck before it was lost, and how often
    it asked."""
    for number in range(40):
        game = Game.start(RULES, seed=f"empty {number}")
        asked = without_spells(held(game), random.Random(number))
        if empty_pauses(game):
            return game, asked
    raise AssertionError("no such game")


def test_q13_a_held_game_does_not_ask_before_a_draw_from_an_empty_deck():
    game, asked = lost_over_an_empty_deck()
    assert asked > 0, "over a deck with cards it did"
    last = [event for event in game.log if isinstance(event, Answered)][-1]
    assert last.command == DrawOn()
    assert game.log[-2] == GameLost("deck_exhausted")


def test_q13_a_log_that_answered_such_a_pause_is_played_again():
    game, _ = lost_over_an_empty_deck()
    assert Game.replay(RULES, game.log).log == game.log


def test_q13_a_terminal_asks_nothing_there_either():
    whole, _ = lost_over_an_empty_deck()
    before = next(
        number
        for number, event in enumerate(whole.log)
        if isinstance(event, Awaiting)
        and isinstance(event.agenda[0], PauseForSpells)
        and not fold(RULES, whole.log[: number + 1]).deck
    )
    told = io.StringIO()
    terminal = Terminal(speaker(), io.StringIO(), told)
    session = Session(terminal, speaker(), OFFERED, "book", 1, "a")
    session._game = Game(RULES, whole.log[: before + 1])
    session.play()
    assert "Before the next card" not in told.getvalue()
    assert session._game.defeat == "deck_exhausted"


def test_q13_over_an_empty_deck_nothing_could_help():
    view = View.of(Game.start(RULES, seed="a").state, 0)
    assert not OFFERED.show.passes(PauseForSpells(), view)
    assert speaker().heading(PauseForSpells()) == "Before the next card"
