"""Drawing by hand in the window: by mouse, by keys alone, and under the cloth."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.rules.event import Answered
from game.screen.input.keyboard import ENTER
from game.screen.table.teaching.whispering import HEARD
from game.table.motion.tempo import INSTANT
from tests.rules.stories import command
from tests.screen.robots.glass import RIGHT, Glass, opened
from tests.screen.robots.player import (
    DISCARD,
    ROW,
    Drag,
    answers,
    at,
    buttons,
    has,
    middle,
    thing,
)

TOP = "OS1 AM1 GK1 LS1 OM2  AS2 LM2 GM1 OS3 LM3"
OTHER_TOP = "OS1 AM1 GK1 LS1 OM2  NM1 OD1 NM2 GD1 AK1"
DRAW, TAKE_BACK, UNDO, DECK = "button.draw", "button.take_back", "button.undo", "zone.deck"
HAND = "zone.hand.0"


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    """Yields the program, in which cards are drawn by hand."""
    with opened(seed=None) as glass:
        settings = replace(glass.app.settings, draw_by_hand=True, whispers=False, speed=INSTANT)
        glass.app.change(settings)
        yield glass


@pytest.fixture
def glass(window: Glass) -> Glass:
    """Begins a new game in the window."""
    window.deal(TOP)
    window.until_rest()
    return window


def drag(glass: Glass, key: str, onto: str) -> None:
    """Drags a thing to the middle of another."""
    told = glass.description
    glass.do(Drag(at(thing(told, key)), middle(thing(told, onto))))
    glass.until_rest()


def keys(glass: Glass, *pressed: int) -> None:
    for key in pressed:
        glass.key(key)
        glass.until_rest()


def lay(glass: Glass) -> None:
    """Lays a card, and checks that it only waits."""
    before = glass.log_length
    drag(glass, "OS1", ROW)
    assert glass.log_length == before
    assert laid(glass)


def laid(glass: Glass) -> bool:
    return glass.table.session.laid is not None


def drawn(glass: Glass) -> bool:
    """Returns whether the card has been played, and nothing else has."""
    log = glass.table.session.game.log
    answers = [event.command for event in log if isinstance(event, Answered)]
    return not laid(glass) and answers == [command("Play OS1")]


def test_what_was_laid_is_described_with_the_deck_that_shines_and_two_buttons(glass):
    lay(glass)
    told = glass.description
    assert thing(told, "text.heading")["name"] == "Press the deck to draw"
    assert "grip" in thing(told, DECK)["state"]
    assert "legal" in thing(told, "OS1")["state"]
    assert told["pending"] is None
    assert {d["id"] for d in buttons(told, ["button."])} >= {DRAW, TAKE_BACK, UNDO}
    assert not answers(told)
    assert "from then on it counts" in next(t for t in glass.scene.things() if t.id == DECK).hint


@pytest.mark.parametrize("key", [DECK, DRAW])
def test_a_press_draws_and_a_hasty_second_one_does_nothing_more(glass, key):
    lay(glass)
    point = at(thing(glass.description, key))
    glass.click(point)
    glass.click(point)
    glass.until_rest()
    assert drawn(glass)
    assert glass.table.panels.panel is None


def test_the_deck_is_dragged_to_the_hand(glass):
    lay(glass)
    drag(glass, DECK, HAND)
    assert drawn(glass)


def test_where_the_deck_is_taken_from_its_next_card_is_seen(glass):
    glass.paint()
    lay(glass)
    x, y, w, h = (round(part) for part in thing(glass.description, DECK)["rect"])
    middle_of_deck = pygame.Rect(x + w // 3, y + h // 3, w // 3, h // 3)
    glass.move((5, 5))
    before = glass.app.glass.subsurface(middle_of_deck).copy()
    glass.lift(at(thing(glass.description, DECK)), middle(thing(glass.description, HAND)))
    glass.step()
    after = glass.app.glass.subsurface(middle_of_deck)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")
    glass.up()


@pytest.mark.parametrize("key", ENTER)
def test_enter_and_space_draw(glass, key):
    lay(glass)
    keys(glass, key)
    assert drawn(glass)


def take_back(glass: Glass, way: str) -> None:
    """Takes the laid card back in one of the ways."""
    if way == "right click on it":
        glass.move(at(thing(glass.description, "OS1")))
    elif way == "right click beside":
        glass.move((640, 190))
    if way.startswith("right click"):
        glass.down(RIGHT)
        glass.up(RIGHT)
    elif way == "drag home":
        drag(glass, "OS1", HAND)
    elif way == "two clicks":
        for key in ("OS1", HAND):
            glass.press(key)
    elif way == "Esc":
        keys(glass, pygame.K_ESCAPE)
    elif way == "Z":
        keys(glass, pygame.K_z)
    else:
        glass.press(way)
    glass.until_rest()


WAYS = "Esc", "Z", UNDO, TAKE_BACK, "drag home", "two clicks", "right click on it"


@pytest.mark.parametrize("way", [*WAYS, "right click beside"])
def test_it_is_taken_back_in_each_way_and_nothing_is_counted(glass, way):
    log = glass.table.session.game.log
    lay(glass)
    take_back(glass, way)
    session = glass.table.session
    assert not laid(glass)
    assert (session.game.log, session.desk.rewinds) == (log, 0)
    assert glass.table.panels.panel is None
    assert not has(glass.description, "button.confirm")
    glass.assert_at_rest()


def test_by_keys_alone_a_card_is_laid_taken_back_another_laid_and_drawn(glass):
    keys(glass, pygame.K_1, pygame.K_p)
    assert laid(glass)
    keys(glass, pygame.K_ESCAPE)
    assert not laid(glass)
    keys(glass, pygame.K_RIGHT, pygame.K_d)
    assert laid(glass)
    assert "focused" in thing(glass.description, DRAW)["state"]
    keys(glass, pygame.K_DOWN, pygame.K_RETURN)  # to the hand, where one of its cards is taken
    keys(glass, pygame.K_p)
    assert len(glass.director.view.rows[0]) == 1
    keys(glass, pygame.K_RETURN)
    assert not laid(glass)
    assert glass.table.session.exploring


def test_a_card_laid_elsewhere_lies_there_instead(glass):
    lay(glass)
    drag(glass, "AM1", DISCARD)
    assert laid(glass)
    assert [card.id for card in glass.director.view.discard] == ["AM1"]
    assert not glass.director.view.rows[0]


def test_nothing_that_is_told_or_painted_depends_on_the_cards_to_come(glass):
    glass.paint()
    told, pictures = [], []
    for top in (TOP, OTHER_TOP):
        glass.deal(top)
        glass.until_rest()
        lay(glass)
        glass.move((5, 5))
        glass.table.drawing.glimmer.sky.time = 0.0
        glass.table.changed = True
        glass.step(dt=0)
        told.append([glass.description, [t.hint for t in glass.scene.things()]])
        pictures.append(pygame.image.tobytes(glass.app.glass, "RGB"))
    assert told[0] == told[1]
    assert pictures[0] == pictures[1]


def test_nothing_is_painted_anew_while_it_waits(glass):
    lay(glass)
    glass.until_rest()
    glass.step()
    assert not glass.table.changed
    assert not glass.scene.busy


def test_whoever_leaves_the_table_finds_the_decision_before(glass):
    lay(glass)
    glass.app.ways.title()
    glass.step()
    glass.app.games.go_on(glass.app.games.last)
    glass.until_rest()
    assert not laid(glass)
    assert glass.table.session.exploring


def test_a_whisper_is_not_taken_as_read_while_something_else_is_told(glass):
    settings = glass.app.settings
    glass.app.change(replace(settings, whispers=True, whispered=()))
    glass.deal(TOP)
    lay(glass)
    glass.wait(HEARD + 1)
    assert glass.app.settings.whispered == ()
    keys(glass, pygame.K_ESCAPE)
    glass.wait(HEARD + 1)
    assert glass.app.settings.whispered
    glass.app.change(settings)


def test_in_a_lesson_cards_come_by_themselves(glass):
    glass.app.lessons.begin(glass.app.lessons.offered[0])
    glass.step()
    assert not glass.table.session.drawn_by_hand


def test_the_switch_holds_at_once_and_what_waits_may_still_be_drawn(glass):
    lay(glass)
    settings = glass.app.settings
    glass.app.change(replace(settings, draw_by_hand=False))
    glass.table.resized()
    assert not glass.table.session.drawn_by_hand
    keys(glass, pygame.K_RETURN)
    assert drawn(glass)
    drag(glass, "AM1", ROW)
    assert not laid(glass)
    glass.app.change(settings)
