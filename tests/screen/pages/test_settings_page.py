"""The settings: by mouse, by keys alone, in every window and language. What is set holds at once,
and still at the next start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pygame
import pytest

from game.editions import OFFERED
from game.folders import own_folder
from game.records.journal.settings import (
    EVERY,
    FILE,
    SYSTEM,
    Setback,
    Settings,
    read_settings,
    write_settings,
)
from game.screen.app import App
from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.pages.settings.groups import CHOICES, SWITCHES, TONGUES, VOLUMES
from game.screen.sound.sound import ECHO
from game.screen.table.between_turns.lifting import FIRST, HOLD, KEYS
from game.screen.table.table_page import Table
from game.screen.window.display import Options
from game.screen.window.position import left_at
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party, Player
from game.table.staging import HOPELESS
from game.words import LANGUAGES
from tests.records.journal.test_settings import TODAY
from tests.screen.games.test_decisions import PROPHECY, ask
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.pages.test_party_page import SIZES, click, focus, hit, state_of, tab_to
from tests.screen.panels.test_standing import heading
from tests.screen.robots.glass import QUIET, Glass, opened, put_away
from tests.screen.robots.player import (
    GO_AHEAD,
    MENU,
    Drag,
    at,
    buttons,
    has,
    in_state,
    press,
    thing,
)
from tests.speaking import SPOKEN, speaker
from tests.variants import thinned_rows

BACK = "button.back"
PICKS = [f"button.{name}.{end}" for name, ends in CHOICES.items() for end in ends]
SLIDERS = [f"slider.{name}" for name in VOLUMES]
WARNINGS = "button.warnings"
ALL = {*PICKS, *(f"button.{name}" for name in SWITCHES), *SLIDERS, WARNINGS, BACK}
LEAST = 44


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields the program with its settings open."""
    with opened(seed=None, painted=True) as glass:
        click(glass, "button.settings")
        assert glass.description["scene"] == "settings"
        yield glass


def kept() -> Settings:
    """Returns the settings in the player's folder."""
    settings, trouble = read_settings(own_folder(), TODAY)
    assert trouble is None
    return settings


# What is set


@pytest.mark.parametrize("key", PICKS)
def test_of_several_choices_the_one_that_is_pressed_is_selected_and_kept(glass, key):
    name, end = key.split(".")[1:]
    others = [other for other in PICKS if other.startswith(f"button.{name}.") and other != key]
    click(glass, others[0])
    click(glass, key)
    assert getattr(glass.app.settings, name) == CHOICES[name][end]
    assert kept() == glass.app.settings
    assert "selected" in state_of(glass, key)
    assert not any("selected" in state_of(glass, other) for other in others)


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_turned_and_turned_back(glass, name):
    before = getattr(Settings(), name)
    for wanted in (not before, before):
        click(glass, f"button.{name}")
        assert getattr(glass.app.settings, name) == wanted == getattr(kept(), name)
        assert ("selected" in state_of(glass, f"button.{name}")) == wanted


@pytest.mark.parametrize("name", VOLUMES)
def test_a_volume_is_clicked_dragged_and_drawn_by_keys(glass, name):
    key = f"slider.{name}"

    def volume() -> int:
        told = thing(glass.description, key)["name"]
        assert told.endswith(f": {getattr(kept(), name)}%")
        return int(getattr(glass.app.settings, name))

    x, y, w, h = thing(glass.description, key)["rect"]
    glass.click((x + w // 2, y + h - 12))
    assert volume() == 50
    glass.do(Drag((x + w // 2, y + h - 12), (x + w + 300, y)))
    assert volume() == 100
    glass.do(Drag((x + w // 2, y + h - 12), (0, y)))
    assert volume() == 0
    tab_to(glass, key)
    for wanted in (5, 10):
        hit(glass, pygame.K_RIGHT)
        assert volume() == wanted
    for wanted in (5, 0, 0):
        hit(glass, pygame.K_LEFT)
        assert volume() == wanted


def test_a_volume_follows_while_it_is_dragged(glass):
    x, y, w, h = thing(glass.description, SLIDERS[0])["rect"]
    glass.lift((x + w // 2, y + h - 12), (x + w // 4, y))
    quarter = glass.app.settings.sound
    assert 15 <= quarter <= 30
    glass.lift_on((x + w, y))
    assert glass.app.settings.sound == 100
    glass.up()


def test_everything_is_in_reach_of_tab_and_back(glass):
    for mod in (0, pygame.KMOD_LSHIFT):
        been = set()
        for _ in range(len(ALL)):
            hit(glass, pygame.K_TAB, mod)
            been.add(focus(glass))
        assert been == ALL


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_everything_is_set_by_keys_alone(key):
    with opened(seed=None) as glass:
        tab_to(glass, "button.settings")
        hit(glass, key)
        tab_to(glass, "button.speed.3")
        hit(glass, key)
        tab_to(glass, "button.reduced_motion")
        hit(glass, key)
        assert glass.app.tempo == Tempo(INSTANT, reduced=True)
        hit(glass, pygame.K_UP)
        assert focus(glass).startswith("button.speed.")
        tab_to(glass, BACK)
        hit(glass, key)
        assert glass.description["scene"] == "title"


def test_the_page_says_whether_there_is_a_device_for_sound(glass, monkeypatch):
    glass.app.sound.wait()
    glass.step()
    assert not has(glass.description, "text.volume.note")
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is no such driver")
    wait(glass, ECHO + 0.1)
    glass.step(pygame.Event(pygame.AUDIODEVICEREMOVED, iscapture=0, which=2))
    glass.app.sound.wait()
    glass.step()
    assert "No device" in thing(glass.description, "text.volume.note")["name"]
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    wait(glass, ECHO + 0.1)
    glass.step(pygame.Event(pygame.WINDOWFOCUSGAINED, window=glass.app.window))
    glass.app.sound.wait()
    glass.step()
    assert not has(glass.description, "text.volume.note")


# What comes of it


def test_the_language_changes_everywhere_at_once(glass):
    click(glass, "button.language.fr")
    assert thing(glass.description, BACK)["name"] == "Retour"
    hit(glass, pygame.K_ESCAPE)
    assert thing(glass.description, "button.two_players")["name"] == "Deux joueurs"


def picture_of(glass: Glass, key: str) -> bytes:
    """Returns the lower three quarters of a card's picture."""
    x, y, w, h = thing(glass.description, key)["rect"]
    part = glass.app.glass.subsurface((x, y + h // 4, w, h * 3 // 4))
    return pygame.image.tobytes(part, "RGB")


def test_the_names_on_the_cards_are_drawn_in_the_new_language():
    with opened(size=(1920, 1080), painted=True) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        before = picture_of(glass, "GK1")
        name = thing(glass.description, "GK1")["name"]
        for language in ("fr", "en"):
            hit(glass, SETTINGS_KEY)
            click(glass, f"button.language.{language}")
            hit(glass, SETTINGS_KEY)
            glass.move((960, 5))
            glass.step()
            english = language == "en"
            assert (thing(glass.description, "GK1")["name"] == name) == english
            assert (picture_of(glass, "GK1") == before) == english


def test_every_language_can_be_chosen_and_the_system_s():
    assert set(TONGUES) == {SYSTEM, *LANGUAGES}


def test_what_was_set_is_there_the_next_time_the_program_opens(glass):
    for key in ("button.language.fr", "button.speed.2", "button.markers"):
        click(glass, key)
    with opened(seed=None) as again:
        assert again.app.settings == glass.app.settings
        assert again.app.tempo == Tempo(2.0)
        assert thing(again.description, "button.two_players")["name"] == "Deux joueurs"
        assert again.app.preferences.notices == []


def test_what_another_program_has_set_meanwhile_stays():
    with opened(seed=None) as one, opened(seed=None) as other:
        one.app.change(replace(one.app.settings, text_size=200))
        other.app.change(replace(other.app.settings, silenced=("hopeless",)))
        assert (kept().text_size, kept().silenced) == (200, ("hopeless",))


def test_a_size_that_is_asked_for_once_does_not_end_the_full_screen_for_good():
    write_settings(own_folder(), Settings(full_screen=True))
    with opened(seed=None) as glass:
        glass.app.change(replace(glass.app.settings, silenced=("hopeless",)))
        assert kept().full_screen


def test_a_volume_is_written_once_when_it_is_let_go(glass):
    x, y, w, h = thing(glass.description, SLIDERS[0])["rect"]
    glass.lift((x + w // 2, y + h - 12), (x + w, y))
    assert (glass.app.settings.sound, kept().sound) == (100, 80)
    glass.up()
    assert kept().sound == 100


def test_damaged_settings_are_told_in_one_sentence_and_the_program_opens():
    own_folder().mkdir(parents=True)
    (own_folder() / FILE).write_bytes(b"{")
    with opened(seed=None) as glass:
        assert thing(glass.description, "text.told")["name"] == str(Setback.DAMAGED)
        click(glass, "button.settings")
        assert thing(glass.description, "text.trouble")["name"] == str(Setback.DAMAGED)
        click(glass, "button.markers")
        assert not has(glass.description, "text.trouble")


def test_settings_that_cannot_be_kept_hold_all_the_same(glass):
    (own_folder() / FILE).mkdir(parents=True)
    for key in ("button.speed.3", "button.reduced_motion"):
        click(glass, key)
    assert glass.app.tempo == Tempo(INSTANT, reduced=True)
    assert thing(glass.description, "text.trouble")["name"] == str(Setback.UNWRITTEN)
    assert glass.app.preferences.notices == [str(Setback.UNWRITTEN)]


@pytest.mark.parametrize("warned", [True, False])
def test_only_who_wants_warnings_is_warned(warned):
    with opened() as glass:
        if not warned:
            glass.app.change(replace(glass.app.settings, silenced=("hopeless", "thrown_door")))
        ask(glass, PROPHECY)
        told = [d for d in glass.description["things"] if d["zone"] == "revealed"]
        door = next(d for d in told if d["id"].endswith("D1"))
        glass.do(press(glass.description, door["id"]))
        said = thing(glass.description, "text.body")["name"]
        assert ("can no longer be won" in said) == warned
        glass.do(press(glass.description, "button.confirm"))
        assert has(glass.description, GO_AHEAD) == warned
        if warned:
            glass.do(press(glass.description, GO_AHEAD))
        glass.until_rest()
        assert glass.table.session.exploring
        assert ("can no longer be won" in heading(glass)) == warned


# From the table and back


@pytest.mark.parametrize("way", ["button.back", "esc", "F2"])
def test_one_comes_back_to_the_very_table_as_it_was(way):
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        click(glass, "AM1")
        glass.until_rest()
        table, before = glass.table, glass.description
        glass.pick("button.settings")
        glass.step(dt=0.5)
        assert glass.description["scene"] == "settings"
        if way == "button.back":
            click(glass, way)
        else:
            hit(glass, {"esc": pygame.K_ESCAPE, "F2": SETTINGS_KEY}[way])
        glass.move(at(thing(before, MENU)))
        glass.move((4, 500))
        glass.until_rest()
        assert glass.table is table
        assert glass.description == before
        glass.assert_at_rest()


def test_the_table_fits_a_window_that_was_resized_meanwhile():
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        hit(glass, SETTINGS_KEY)
        glass.resize((1024, 640))
        wait(glass, 0.5)
        hit(glass, SETTINGS_KEY)
        glass.step()
        glass.assert_at_rest()


@pytest.mark.parametrize(
    ("key", "close"), [(pygame.K_l, "button.close"), (pygame.K_c, "button.put_away")]
)
def test_an_open_panel_is_still_open_and_speaks_the_new_language(key, close):
    with opened() as glass:
        glass.deal(QUIET)
        hit(glass, key)
        hit(glass, SETTINGS_KEY)
        click(glass, "button.language.fr")
        hit(glass, pygame.K_ESCAPE)
        assert thing(glass.description, close)["name"] == speaker("fr").say("Close")


def test_settings_opened_while_cards_move_wait_for_them():
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        hit(glass, pygame.K_1)
        hit(glass, pygame.K_p)
        assert glass.scene.busy
        hit(glass, SETTINGS_KEY)
        hit(glass, SETTINGS_KEY)
        glass.until_rest()
        glass.assert_at_rest()


PARTY = Party((Player("Ada", "cat"), Player("Bo", "bell")), "peek")


def peeking(glass: Glass) -> Table:
    """Opens a game for two in which the player at turn looks at the cards while the own key is
    down."""
    app = glass.app
    app.games.new_pair(PARTY, "deal")
    glass.step()
    while not glass.table.session.viewer.covers:
        session = glass.table.session
        session.submit(session.legal[0])
        glass.until_rest()
    glass.until_rest()
    glass.wait(FIRST)
    glass.step(glass.key_event(pygame.KEYDOWN, KEYS[glass.table.session.seat]))
    glass.wait(HOLD)
    assert glass.table.session.shown
    return glass.table


def test_what_is_peeked_at_lies_face_down_when_one_comes_back():
    with opened() as glass:
        table = peeking(glass)
        hit(glass, SETTINGS_KEY)
        glass.step(glass.key_event(pygame.KEYUP, KEYS[table.session.seat]))
        hit(glass, pygame.K_ESCAPE)
        assert glass.table is table
        assert not table.session.shown
        assert glass.description["seat"] is None
        public = {card.id for card in table.session.view.known_to_both}
        hand = [d for d in glass.description["things"] if d["zone"] == "hand"]
        assert any(d["face"] == "down" for d in hand)
        assert {d["id"] for d in hand if d["face"] == "up"} <= public


# Where everything is


@pytest.mark.parametrize(
    ("language", "size"),
    thinned_rows(
        product(SPOKEN, SIZES),
        always=[("long", (1024, 640)), ("fr", (1024, 640)), ("en", (1300, 1000))],
    ),
)
def test_everything_has_its_place_in_every_window(language, size):
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.app.ways.settings()
        glass.step()
        assert {t.id for t in glass.scene.reach()} == ALL
        assert_page_holds(glass.scene)


def test_the_warnings_have_a_page_of_their_own_by_mouse_and_by_keys(glass):
    names = [*(doubt.name for doubt in OFFERED.show.doubts), HOPELESS]
    click(glass, WARNINGS)
    shown = {d["id"] for d in buttons(glass.description, ["button."])}
    assert shown == {BACK, *(f"button.warning.{name}" for name in names)}
    for number, name in enumerate(names):
        key = f"button.warning.{name}"
        assert "selected" in state_of(glass, key)
        if number % 2:
            click(glass, key)
        else:
            tab_to(glass, key)
            hit(glass, pygame.K_RETURN)
        assert "selected" not in state_of(glass, key)
        assert set(kept().silenced) == set(names[: number + 1])
    hit(glass, pygame.K_ESCAPE)
    assert (glass.description["scene"], focus(glass)) == ("settings", WARNINGS)
    hit(glass, pygame.K_RETURN)
    click(glass, f"button.warning.{names[0]}")
    assert set(kept().silenced) == set(names[1:])
    click(glass, BACK)
    click(glass, BACK)
    assert glass.description["scene"] == "title"


def test_of_warnings_that_were_all_off_one_can_be_switched_on(glass):
    glass.app.change(replace(glass.app.settings, silenced=(EVERY, "of another edition")))
    click(glass, WARNINGS)
    click(glass, f"button.warning.{HOPELESS}")
    rest = {doubt.name for doubt in OFFERED.show.doubts}
    assert set(kept().silenced) == {*rest, "of another edition"}


def test_the_page_scrolls_by_wheel_and_by_focus():
    with opened(seed=None, size=(1024, 640)) as glass:
        glass.write_at(2)
        click(glass, "button.settings")
        assert not has(glass.description, "button.markers")
        glass.move((300, 200))
        for _ in range(40):
            glass.wheel(-1)
        lower = thing(glass.description, "button.markers")["at"]
        assert lower is not None
        glass.wheel(40)
        assert not has(glass.description, "button.markers")
        tab_to(glass, "button.markers")
        assert thing(glass.description, "button.markers")["rect"][3] >= LEAST
        assert in_state(glass.description, "focused")


# The window


@pytest.mark.parametrize(
    ("size", "place", "screens", "found"),
    [
        (None, None, [(1920, 1080)], (None, None)),
        ((1300, 800), None, [(1920, 1080)], ((1300, 800), None)),
        ((1300, 800), (100, 50), [(1920, 1080)], ((1300, 800), (100, 50))),
        ((1300, 800), (-100, 0), [(1920, 1080)], ((1300, 800), (-100, 0))),
        ((1300, 800), (2000, 50), [(1920, 1080)], ((1300, 800), None)),
        ((1300, 800), (-1290, 50), [(1920, 1080)], ((1300, 800), None)),
        ((1300, 800), (100, 1070), [(1920, 1080)], ((1300, 800), None)),
        ((1300, 800), (100, -20), [(1920, 1080)], ((1300, 800), None)),
        ((5000, 90), (0, 0), [(1280, 720)], ((1280, 640), (0, 0))),
        ((1300, 800), (2000, 50), [(1920, 1080), (1600, 900)], ((1300, 800), (2000, 50))),
        ((1300, 800), (2000, 50), [(1920, 1080), (1280, 720)], ((1300, 800), None)),
    ],
)
def test_the_window_opens_as_it_was_left_if_it_would_be_seen_there(size, place, screens, found):
    then = ((1920, 1080), (1600, 900))
    settings = Settings(window_size=size, window_place=place, desktops=then)
    assert left_at(settings, screens, (1024, 640)) == found


def wait(glass: Glass, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        glass.step()


def test_a_window_keeps_the_size_and_place_the_player_gives_it():
    with opened(seed=None, size=(1100, 700)) as glass:
        wait(glass, 2)
        assert kept().window_size is None
        glass.resize((1050, 650))
        assert kept().window_size is None
        wait(glass, 2)
        assert kept().window_size == (1050, 650)
        glass.app.window.position = (33, 44)
        glass.app.quit()
        assert kept().window_place == (33, 44)
        glass.app.running = True
    app = App(speaker("en"), Options())
    assert (app.window.size, app.window.position) == ((1024, 650), (33, 44))
    put_away(app)


def test_full_screen_is_remembered_and_the_size_of_the_window_with_it():
    with opened(seed=None) as glass:
        hit(glass, pygame.K_F11)
        wait(glass, 2)
        assert kept() == Settings(full_screen=True)
        click(glass, "button.settings")
        assert "selected" in state_of(glass, "button.full_screen")
        hit(glass, pygame.K_F11)
        wait(glass, 2)
        assert "selected" not in state_of(glass, "button.full_screen")
        assert glass.app.window.size == (1280, 720)
        assert kept() == Settings()
        hit(glass, pygame.K_F11)
    app = App(speaker("en"), Options())
    assert app.window.size == pygame.display.get_desktop_sizes()[0]
    put_away(app)
