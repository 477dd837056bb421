"""The menu of the table: what is seldom needed lies behind one button, and behind Esc."""

from collections.abc import Iterator

import pygame
import pytest

from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import MENU, at, has, in_state, thing
from tests.screen.window.test_window_sizes import rect

ENTRIES = (
    *("button.settings", "button.keys", "button.share", "button.watch_on", "button.title"),
    *("button.concede", "button.quit"),
)
ICONS = "button.undo", "button.redo", "button.log", "button.unseen", "button.hint", MENU


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened() as shown:
        yield shown


def offered(glass: Glass) -> list[str]:
    """Returns the entries that are in sight."""
    return [key for key in ENTRIES if has(glass.description, key)]


def test_above_the_table_are_icons_and_all_else_is_in_the_menu(glass):
    assert offered(glass) == []
    assert all(has(glass.description, key) for key in ICONS)
    glass.click(at(thing(glass.description, MENU)))
    assert offered(glass) == [*ENTRIES]


def test_esc_opens_the_menu_and_esc_and_a_press_beside_it_close_it(glass):
    for close in (lambda: glass.key(pygame.K_ESCAPE), lambda: glass.click((40, 700))):
        glass.key(pygame.K_ESCAPE)
        assert offered(glass) == [*ENTRIES]
        close()
        assert offered(glass) == []
        assert glass.scene.name == "table"


def test_what_was_chosen_is_laid_back_before_the_menu_opens(glass):
    glass.key(pygame.K_1)
    assert glass.table.session.selected
    glass.key(pygame.K_ESCAPE)
    assert not glass.table.session.selected
    assert offered(glass) == []
    glass.key(pygame.K_ESCAPE)
    assert offered(glass) == [*ENTRIES]


@pytest.mark.parametrize(
    ("entry", "scene"), [("button.settings", "settings"), ("button.title", "title")]
)
def test_an_entry_leads_to_its_page_and_the_menu_is_closed(glass, entry, scene):
    glass.pick(entry)
    assert glass.scene.name == scene
    if scene == "settings":
        glass.key(pygame.K_ESCAPE)
        assert offered(glass) == []


def test_the_keys_follow_the_menu_and_quit_leaves(glass):
    glass.pick("button.keys")
    panel = glass.table.panels.panel
    assert panel is not None
    assert panel.name == "keys"
    glass.key(pygame.K_ESCAPE)
    glass.pick("button.quit")
    assert not glass.app.running


def test_the_menu_is_walked_by_arrows_and_opened_by_enter(glass):
    glass.key(pygame.K_ESCAPE)
    for _ in range(12):
        glass.key(pygame.K_DOWN)
        (here,) = in_state(glass.description, "focused")
        if here["id"] == "button.concede":
            break
    glass.key(pygame.K_RETURN)
    assert glass.table.ui.posed


def test_an_icon_says_its_name_and_key_while_the_pointer_is_over_it(glass):
    glass.paint()

    def below() -> bytes:
        button = rect(thing(glass.description, MENU))
        box = pygame.Rect(round(button.x) - 40, round(button.bottom) + 4, 60, 24)
        return pygame.image.tobytes(glass.app.glass.subsurface(box), "RGB")

    glass.scene.changed = True
    glass.step()
    bare = below()
    glass.move(at(thing(glass.description, MENU)))
    glass.step()
    assert below() != bare
    glass.move((640, 400))
    glass.step()
    assert below() == bare
