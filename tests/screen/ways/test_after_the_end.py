"""After the end of a game the players can look from its result at the table and the log, and come
back."""

import random
from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest

from game.editions.base.routines import LocationDrawn
from game.rules.course import Concede
from game.rules.game import Game
from game.rules.state import HAND
from game.screen.panels.game_log import LogPanel
from game.screen.table.drawing.tabletop import in_the_light
from game.table.party import Manner, Party, Player
from tests.screen.pages.pages_used import push
from tests.screen.pages.test_result import open_story
from tests.screen.robots.glass import RIGHT, Glass, opened
from tests.screen.robots.player import at, cards, has, in_state, middle, thing
from tests.speaking import SPOKEN
from tests.table.robots.tables import inside, overlap
from tests.variants import thinned_rows

BACK, LOOK, LOG = "button.result", "button.look", "button.log"
PLAYERS = Player("Wilhelmina Charlotte", "boat"), Player("Bartholomew Alexande", "bell")
WINDOWS = (1024, 640), (1280, 720), (1920, 1080)


def conceded(glass: Glass, manner: Manner | None, seed: str = "after", answers: int = 24) -> Game:
    """Plays so many random answers, concedes, and shows the game to its end."""
    games, chance = glass.app.games, random.Random(seed)
    if manner is None:
        games.new_game(seed)
    else:
        games.new_pair(Party(PLAYERS, manner, "first"), seed)
    session = glass.table.session
    glass.table.settle()
    for _ in range(answers):
        session.game.submit(chance.choice(session.game.legal()))
    session.submit(Concede())
    glass.table.settle()
    glass.step()
    assert glass.scene.name == "result"
    return session.game


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(painted=False) as shown:
        yield shown


@pytest.mark.parametrize("manner", [None, "open", "curtain", "peek"])
def test_the_table_of_a_finished_game_asks_nothing_and_leads_back_to_the_result(glass, manner):
    game = conceded(glass, manner)
    result = glass.scene
    for leave in (pygame.K_ESCAPE, pygame.K_RETURN, None):
        open_story(glass)
        push(glass, LOOK)
        glass.frames(60)
        told = glass.description
        assert (told["scene"], told["pending"], told["result"]) == ("table", None, "lost")
        assert {t["id"] for t in in_state(told, "enabled")} >= {LOG, "button.unseen", BACK}
        assert not in_state(told, "legal")
        assert not in_state(told, "grip")
        hands = {card.id for seat in range(game.state.seats) for card in game.state.hand(seat)}
        assert {card["id"] for card in cards(told, "hand")} == hands
        if leave is None:
            push(glass, BACK)
        else:
            glass.key(leave)
        assert glass.scene is result


def test_the_log_lies_open_on_the_table_and_tells_all_of_a_hidden_game(glass):
    game = conceded(glass, "curtain")
    open_story(glass)
    push(glass, LOG)
    panel = glass.table.panels.panel
    assert isinstance(panel, LogPanel)
    told = [entry.event for entry in panel.entries]
    assert {e for e in game.log if isinstance(e, LocationDrawn) and e.zone == HAND} <= set(told)
    glass.key(pygame.K_ESCAPE)
    assert glass.table.panels.panel is None
    glass.key(pygame.K_ESCAPE)
    assert glass.scene.name == "result"


def test_everything_on_it_can_be_read(glass):
    conceded(glass, "curtain")
    open_story(glass)
    push(glass, LOOK)
    for key in ("zone.row.0", "zone.discard"):
        glass.click(at(next(t for t in glass.description["things"] if t["id"] == key)))
        assert glass.table.panels.panel is not None
        glass.key(pygame.K_ESCAPE)
    for card in cards(glass.description, "hand"):
        glass.move(at(card))
        glass.down(RIGHT)
        glass.up(RIGHT)
        glass.step()
        assert glass.table.panels.reads
        glass.key(pygame.K_ESCAPE)
    assert glass.scene.name == "table"


def test_the_cards_of_both_hands_are_read_by_keys_alone(glass):
    game = conceded(glass, "open")
    open_story(glass)
    push(glass, LOOK)
    read = set()
    ways = *[pygame.K_LEFT] * 5, *[pygame.K_RIGHT] * 6, *[pygame.K_UP] * 3
    for key in (pygame.K_TAB, pygame.K_DOWN, *ways):
        glass.key(key)
        glass.key(pygame.K_r)
        read |= {glass.table.panels.panel.card.id} if glass.table.panels.reads else set()
        if glass.table.panels.reads:
            glass.key(pygame.K_ESCAPE)
    assert read & {card.id for card in game.state.hand(0)}
    assert read & {card.id for card in game.state.hand(1)}


def test_nothing_that_is_done_there_changes_the_game_or_the_journal(glass):
    game = conceded(glass, "curtain")
    journal, log = glass.app.games.journal, game.log
    (kept,) = journal.records("finished")
    open_story(glass)
    push(glass, LOOK)
    push(glass, "button.menu")
    assert "disabled" in thing(glass.description, "button.concede")["state"]
    push(glass, "button.concede")
    assert glass.table.ui.posed is None
    push(glass, "button.close")
    for button in ("button.undo", "button.redo"):
        push(glass, button)
        assert thing(glass.description, "text.heading")["name"] == "Defeat"
    for key in (pygame.K_p, pygame.K_d, pygame.K_z, pygame.K_y, pygame.K_s, pygame.K_x, pygame.K_1):
        glass.key(key)
    glass.key(pygame.K_t)
    assert glass.table.panels.panel is None
    assert not has(glass.description, "button.together")
    own = cards(glass.description, "hand")
    for card in own:
        glass.lift(at(card), middle(thing(glass.description, "zone.discard")))
        assert not glass.table.ui.holds
        glass.up()
    assert thing(glass.description, "text.heading")["name"] == "Defeat"
    assert thing(glass.description, "text.body")["name"] == "The game was conceded."
    assert cards(glass.description, "hand") == own
    assert (game.log, journal.records("finished")) == (log, [kept])
    glass.key(pygame.K_ESCAPE)
    assert glass.scene.name == "result"


def test_a_hand_that_was_lifted_when_the_game_ended_is_covered_no_more(glass):
    glass.app.games.new_pair(Party(PLAYERS, "peek", "first"), "lifted")
    table = glass.table
    table.settle()
    while table.session.game.state.turn == 0:
        table.session.submit(table.session.legal[0])
    table.settle()
    table.session.look(True)
    table.session.submit(Concede())
    table.settle()
    glass.step()
    open_story(glass)
    push(glass, LOOK)
    glass.key(pygame.K_x)
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=glass.app.window))
    assert table.session.shown
    assert not glass.scene.busy
    assert len([card for card in cards(glass.description, "hand") if card["face"] == "up"]) == 6


def test_in_a_defeat_both_hands_keep_their_colours(glass):
    game = conceded(glass, "curtain")
    table = glass.app.games.last
    assert table is not None
    scenery, view = table.frame, table.session.director.view
    sprites = table.session.director.layout.sprites.values()
    clear = {sprite.key for sprite in sprites if in_the_light(sprite, scenery, view)}
    assert scenery.light.gloomy
    assert {card.id for seat in (0, 1) for card in game.state.hand(seat)} <= clear
    assert not clear & {card.id for card in game.state.row(0) + game.state.discard}


def test_from_a_lost_game_the_light_comes_back_while_it_is_looked_at(glass):
    conceded(glass, "open")
    open_story(glass)
    push(glass, LOOK)
    glass.frames(10)
    assert not glass.table.frame.light.gloomy


def test_the_settings_lead_back_to_the_same_table_and_that_to_its_result(glass):
    conceded(glass, "peek")
    result = glass.scene
    open_story(glass)
    push(glass, LOOK)
    table = glass.table
    glass.key(pygame.K_F2)
    assert glass.scene.name == "settings"
    glass.key(pygame.K_ESCAPE)
    assert glass.scene is table
    assert has(glass.description, BACK)
    glass.key(pygame.K_ESCAPE)
    assert glass.scene is result


def test_a_finished_game_of_the_list_is_looked_at_and_leads_back_to_the_list(glass):
    game = conceded(glass, "curtain", "listed")
    glass.app.ways.games()
    glass.step()
    push(glass, "button.finished")
    (row, *_) = [t["id"] for t in in_state(glass.description, "enabled") if "continue" in t["id"]]
    push(glass, row)
    glass.until_rest()
    glass.step()
    assert glass.table.session.game is not game
    hands = {card.id for seat in (0, 1) for card in game.state.hand(seat)}
    assert {card["id"] for card in cards(glass.description, "hand")} == hands
    assert not glass.table.frame.light.gloomy
    glass.key(pygame.K_l)
    assert isinstance(glass.table.panels.panel, LogPanel)
    glass.key(pygame.K_ESCAPE)
    glass.key(pygame.K_ESCAPE)
    assert glass.scene.name == "games"


@pytest.mark.parametrize(
    ("language", "size", "letters"),
    thinned_rows(
        product(SPOKEN, WINDOWS, [1.0, 2.0]),
        always=[("long", (1024, 640), 1.0), ("fr", (1024, 640), 2.0)],
    ),
)
def test_the_way_back_has_room_in_every_window_and_language(language, size, letters):
    with opened(size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        conceded(glass, "open")
        open_story(glass)
        push(glass, LOOK)
        prompt, places = glass.table.frame.prompt, glass.director.layout.places
        assert [button.id for button in prompt.buttons[:2]] == ["button.replay", "button.review"]
        edge = min(button.rect.x for button in prompt.buttons)
        beside = prompt.inner.right - edge
        assert beside < places.prompt.w * 0.6
        for one, other in combinations(prompt.buttons, 2):
            assert not overlap(one.rect, other.rect)
        for button in prompt.buttons:
            assert inside(button.rect, places.prompt)
            assert not overlap(button.rect, places.zones["shared"])
