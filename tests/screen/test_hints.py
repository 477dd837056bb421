"""Hints at the table: what is shown, what is counted, and what puts them away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.adviser.advice import Advice, Thinking, Weighed
from game.editions import BASE_GAME, Editions
from game.editions.base.cards import CARDS
from game.rules.game import Game
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.screen import loop
from game.screen.pages.replay.better_marks import BetterMove, tag_rect
from game.screen.pages.table.advising.best_answers import BestAnswers
from game.screen.pages.table.advising.hint_marks import number_rect
from game.screen.pages.table.lifting import FIRST
from game.screen.pages.table.table_page import Table
from game.table.desk import Desk
from game.table.hands.choices import grip_of
from game.table.layout.places import Rect
from game.table.party import Party, Player
from tests.rules.stories import after, command, deal, partners
from tests.screen.glass import QUIET, Glass, opened
from tests.screen.player import has, press, thing
from tests.speaking import SPOKEN
from tests.table.tables import inside, overlap

HINT = "button.hint"
PLAYERS = Player("Ada", "lantern"), Player("Isolde", "boat")
STEPS = 20
"""In which it comes to its advice."""


class Reckoner:
    """Reckons: each answer is worth less than the one before. `asked` is how often it was asked."""

    name = "reckoner"

    def __init__(self) -> None:
        self.asked = 0
        self.best = 0.84
        self.patient = False
        """Whether it thinks on and on."""

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        self.asked += 1
        for _ in range(STEPS):
            yield
        while self.patient:
            yield
        return Advice(tuple(Weighed(one, self.best - n / 50) for n, one in enumerate(legal)))


class Advised(Editions):
    """The base game, in which somebody reckons for one and nobody does for two."""

    def __init__(self) -> None:
        super().__init__(BASE_GAME)
        self.reckoner = Reckoner()
        self.reckons_for_two = False

    def adviser(self, edition: str, seats: int) -> Any:
        alone = seats == 1 or self.reckons_for_two
        return self.reckoner if alone else super().adviser(edition, seats)


EDITIONS = Advised()


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    with opened(seed=None, editions=EDITIONS) as shown:
        yield shown


@pytest.fixture
def glass(window: Glass) -> Glass:
    """A new game of turns without any other decision."""
    window.app.change(replace(window.app.settings, win_chance=False, whispers=False))
    window.deal(QUIET)
    window.until_rest()
    return window


def ask(glass: Glass) -> None:
    """H, and as many frames as the adviser takes."""
    glass.key(pygame.K_h)
    for _ in range(STEPS):
        if not glass.scene.thinks:
            break
        glass.step()
    glass.until_rest()


def body(glass: Glass) -> str:
    return str(thing(glass.description, "text.body")["name"])


def hinted(glass: Glass) -> bool:
    return has(glass.description, "text.hint")


def seated(glass: Glass, manner: Any, game: Game) -> Table:
    table = glass.app.games.begin(game, Party(PLAYERS, manner, fixed=False))
    glass.app.scene = table
    glass.step()
    glass.until_rest()
    return table


def test_a_hint_shows_where_the_card_would_lie_and_says_the_move_and_why(glass):
    ask(glass)
    description = glass.description
    ghost, row = thing(description, "text.hint"), thing(description, "zone.row.0")
    assert ghost["name"] == "Play: Observatory Sun"
    assert row["rect"][0] < ghost["rect"][0]
    assert row["rect"][1] < ghost["rect"][1]
    assert body(glass).startswith("Play: Observatory Sun. ")
    assert glass.table.sitting.game.state.turn == 1


def test_by_mouse_as_by_keys_the_third_press_puts_it_away(glass):
    EDITIONS.reckoner.patient = True
    glass.do(press(glass.description, HINT))
    assert body(glass) == "The adviser is thinking."
    assert not hinted(glass)
    EDITIONS.reckoner.patient = False
    glass.step()
    assert hinted(glass)
    glass.do(press(glass.description, HINT))
    assert has(glass.description, "button.best.3")
    glass.do(press(glass.description, HINT))
    glass.step()
    assert not hinted(glass)
    assert not has(glass.description, "button.best.1")


def test_the_three_best_have_their_chances_and_each_is_shown_when_one_is_at_it(glass):
    ask(glass)
    glass.key(pygame.K_h)
    names = [thing(glass.description, f"button.best.{n}")["name"] for n in (1, 2, 3)]
    assert names == [
        *("Play: Observatory Sun · 84%", "Play: Aquarium Moon · 82%", "Play: Garden Key · 80%"),
    ]
    first = thing(glass.description, "text.hint")
    for _ in range(3):
        glass.key(pygame.K_DOWN)
    glass.step()
    second = thing(glass.description, "text.hint")
    glass.move(tuple(thing(glass.description, "button.best.3")["at"]))
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert first["name"] != second["name"]
    assert not hinted(glass)
    assert not has(glass.description, "button.best.1")


def test_escape_puts_a_hint_away_before_it_opens_the_menu(glass):
    ask(glass)
    glass.key(pygame.K_ESCAPE)
    assert not hinted(glass)
    assert glass.table.panels.panel is None
    glass.key(pygame.K_ESCAPE)
    assert glass.table.panels.panel is not None


@pytest.mark.parametrize("what", ["answer", "undo", "menu"])
def test_an_answer_undo_and_the_menu_put_a_hint_away(glass, what):
    if what == "undo":
        glass.table.sitting.submit(glass.table.sitting.legal[0])
        glass.until_rest()
    ask(glass)
    assert hinted(glass)
    if what == "answer":
        glass.table.sitting.submit(glass.table.sitting.legal[0])
    elif what == "undo":
        glass.table.sitting.undo()
    else:
        glass.do(press(glass.description, "button.menu"))
    glass.step()
    assert glass.table.state.hint is None
    assert glass.table.sitting.arrangement.offered == ()


def test_what_is_thought_is_dropped_with_its_decision(glass):
    EDITIONS.reckoner.patient = True
    glass.key(pygame.K_h)
    assert glass.scene.thinks
    EDITIONS.reckoner.patient = False
    glass.table.sitting.submit(glass.table.sitting.legal[0])
    glass.step()
    assert not glass.scene.thinks
    assert glass.table.state.hint is None
    assert glass.table.sitting.desk.hints == 0


def test_the_same_decision_answers_at_once_and_counts_once(glass):
    ask(glass)
    glass.key(pygame.K_ESCAPE)
    before = EDITIONS.reckoner.asked
    glass.key(pygame.K_h)
    assert hinted(glass)
    assert EDITIONS.reckoner.asked == before
    sitting = glass.table.sitting
    sitting.submit(sitting.legal[0])
    glass.until_rest()
    ask(glass)
    sitting.undo()
    glass.until_rest()
    assert glass.table.state.hint is None
    assert sitting.desk.hints == 2
    ask(glass)
    assert (sitting.desk.hints, EDITIONS.reckoner.asked) == (2, before + 1)


def test_a_hint_is_on_the_disk_when_it_is_seen(glass):
    ask(glass)
    game = glass.table.keeper.id
    saved = glass.app.games.journal.load(game)
    assert Desk.of(saved.desk, saved.game).hints == 1
    glass.app.ways.games()
    glass.step()
    assert thing(glass.description, f"text.game.{game}")["name"].endswith("   ·   1 hint")


def test_only_the_first_hint_of_a_game_that_counted_says_what_it_means(glass):
    warning = "From now on this is a game with hints."
    ask(glass)
    assert warning in body(glass)
    glass.table.sitting.submit(glass.table.sitting.legal[0])
    glass.until_rest()
    ask(glass)
    assert hinted(glass)
    assert warning not in body(glass)


def test_while_somebody_thinks_the_loop_makes_every_frame_and_nothing_is_drawn_in_them(glass):
    app = glass.app
    EDITIONS.reckoner.patient = True
    glass.key(pygame.K_h)
    glass.step()
    app.idle, drawn = 10 * loop.CALM, (app._frame, app._stage._sheet)
    app.step(0.0, [])
    assert glass.scene.thinks
    assert loop.looks(app) == loop.LIVELY
    assert (app._frame, app._stage._sheet) == drawn
    EDITIONS.reckoner.patient = False
    glass.step()
    assert hinted(glass)


def test_two_get_an_order_in_words_and_nobody_a_chance(glass):
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2")
    table = seated(glass, "open", game)
    ask(glass)
    glass.key(pygame.K_h)
    names = [one["name"] for one in glass.description["things"] if "button.best." in one["id"]]
    assert len(names) == 3
    assert not any("%" in name for name in names)
    assert table.sitting.desk.hints == 1


def test_under_the_cloth_there_is_no_hint_and_the_cloth_takes_it_away(glass):
    game = partners(
        *("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2"), visibility="hidden"
    )
    table = seated(glass, "curtain", game)
    glass.key(pygame.K_h)
    assert thing(glass.description, HINT)["state"] == ["disabled"]
    assert table.state.hint is None
    assert not glass.scene.thinks
    table.sitting.look(True)
    glass.until_rest()
    glass.wait(FIRST)
    ask(glass)
    assert hinted(glass)
    glass.key(pygame.K_x)
    assert not hinted(glass)
    assert thing(glass.description, HINT)["state"] == ["disabled"]


def test_of_a_prophecy_the_order_and_the_card_that_goes_are_shown(glass):
    glass.app.scene = glass.app.games.begin(
        deal("OK1 AM1 GS1 LM1 OS1 | AM2 GM1 LM2 OM1 AS1 GS2"),
    )
    sitting = glass.table.sitting
    for name in ("DiscardCard",):
        discards = [one for one in sitting.legal if "OK1" in str(vars(one).values())]
        assert discards, name
        sitting.submit(discards[-1])
    glass.step()
    glass.until_rest()
    assert sitting.ranking is not None
    ask(glass)
    shown = [one for one in glass.description["things"] if one["id"] == "text.hint"]
    assert len(shown) == len(sitting.ranking.cards)
    # In a replay the tag of the card that was discarded leaves its number free.
    move = BetterMove(sitting.view, sitting.legal[0], sitting.legal[-1])
    drawn = glass.app.text, sitting.director.layout
    tag, number = tag_rect(*drawn, move, "You"), number_rect(*drawn, grip_of(move.played), "1")
    assert tag
    assert number
    assert not overlap(tag, number)


def test_a_lesson_has_its_tutor_and_no_hint(glass):
    glass.app.lessons.begin(glass.app.lessons.offered[0])
    glass.step()
    assert not has(glass.description, HINT)
    glass.key(pygame.K_h)
    assert glass.table.state.hint is None


@pytest.mark.parametrize("language", ["long", pytest.param("fr", marks=pytest.mark.thorough)])
def test_the_best_answers_have_room_in_the_smallest_window_with_the_largest_letters(language):
    with opened(seed=None, size=(1024, 640), editions=EDITIONS, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(2)
        glass.app.scene = glass.app.games.begin(deal(f"{QUIET} | NM1 NM2"))
        glass.step()
        glass.until_rest()
        ask(glass)
        glass.key(pygame.K_h)
        panel = glass.table.panels.panel
        assert isinstance(panel, BestAnswers)
        frame = panel._frame(glass.director.window)
        rows = [button.rect for button in panel._buttons(frame)]
        assert inside(frame.rect, Rect(0, 0, 1024, 640))
        assert not covered(glass)
        assert all(inside(row, frame.rect) for row in rows)
        assert all(above.bottom <= below.y for above, below in pairwise(rows))


def covered(glass: Glass) -> list[str]:
    """What can answer the question, and lies under the best answers; also the question itself."""
    table = glass.table
    panel = table.panels.panel
    assert isinstance(panel, BestAnswers)
    sheet = panel._frame(glass.director.window).rect
    grips = {lay.grip for lay in table.sitting.reach.lays}
    answers = {button.id for button in table.picture.answers()}
    lying = [(one.id, one.rect) for one in table.lying() if one.id in {*grips, *answers}]
    # A pile can be touched a little beside its cards, too.
    piles = {"zone.deck": glass.director.layout.area("deck").grown(-4)}
    lying = [(key, piles.get(key, rect)) for key, rect in lying]
    lying.append(("the prompt", table.scenery().prompt.bar))
    return [key for key, rect in lying if overlap(sheet, rect)]


@pytest.mark.parametrize(
    ("size", "letters"), [((1280, 720), 1), ((1024, 640), 1), ((1024, 640), 2)]
)
@pytest.mark.parametrize("two", [False, True])
def test_beside_a_nightmare_they_lie_on_nothing_that_answers_it(size, letters, two):
    EDITIONS.reckons_for_two = two
    with opened(seed=None, size=size, editions=EDITIONS, painted=False) as glass:
        glass.write_at(letters)
        if two:
            night = "NM1 LM2 LM3 LM4 OS2 AS2 GS3 GS4"
            game = after(partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", night), "Play OS1")
            seated(glass, "open", game)
        else:
            glass.deal("OS1 AM1 GK1 LS1 OS2 NM1 AM2 GM1 LM1 OM1 AS1 GS3")
            glass.table.sitting.submit(command("Play OS1"))
            glass.until_rest()
        ask(glass)
        glass.key(pygame.K_h)
        glass.step()
        assert has(glass.description, "button.best.3")
        assert not covered(glass)
    EDITIONS.reckons_for_two = False


def test_one_of_them_that_is_pressed_is_given(glass):
    ask(glass)
    glass.key(pygame.K_h)
    glass.do(press(glass.description, "button.best.2"))
    glass.until_rest()
    assert glass.table.sitting.game.state.zone("row:0") == (CARDS["AM1"],)
    assert glass.table.state.hint is None
    assert glass.table.panels.panel is None


def test_while_they_stand_there_the_table_is_played_at_as_ever(glass):
    glass.deal("OS1 AM1 GK1 LS1 OS2 NM1 AM2 GM1 LM1 OM1 AS1 GS3")
    glass.table.sitting.submit(command("Play OS1"))
    glass.until_rest()
    ask(glass)
    glass.key(pygame.K_h)
    assert has(glass.description, "button.best.3")
    before = len(glass.table.sitting.game.log)
    glass.do(press(glass.description, "button.reveal_five"))
    assert len(glass.table.sitting.game.log) > before


def test_the_adviser_is_fetched_only_while_nothing_moves(glass):
    glass.deal(QUIET)
    glass.table.sitting.deal()
    thinker = glass.table.picture._thinker
    thinker.ask()
    glass.step()
    assert glass.scene.busy
    assert thinker._player is None
    glass.until_rest()
    glass.step()
    assert thinker._player is EDITIONS.reckoner
