"""The settings: by mouse, by keys alone, in every window and language. What is set holds at once,
and still at the next start."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.editions import OFFERED
from game.folders import own_folder
from game.records.journal.settings import (
    EVERY,
    FILE,
    Setback,
    Settings,
    read_settings,
    write_settings,
)
from game.screen.app import App
from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.pages.settings import CHOICES, SWITCHES, VOLUMES
from game.screen.pages.table_sample import TableSample
from game.screen.sound.sound import ECHO
from game.screen.table.between_turns.lifting import FIRST, HOLD, KEYS
from game.screen.table.table_page import Table
from game.screen.window.display import Options, left_at
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party, Player
from game.table.staging import HOPELESS
from tests.records.journal.test_settings import TODAY
from tests.screen.games.test_decisions import PROPHECY, ask
from tests.screen.pages.pages_used import click, focus, hit, state_of, tab_to
from tests.screen.panels.test_standing import heading
from tests.screen.robots.glass import QUIET, Glass, opened, put_away
from tests.screen.robots.player import (
    GO_AHEAD,
    MENU,
    Drag,
    at,
    buttons,
    has,
    press,
    thing,
)
from tests.speaking import speaker

BACK = "button.back"
PICKS = {
    f"button.{name}.{row.end}": (name, row.value) for name, rows in CHOICES.items() for row in rows
}
SOUNDS, CONTROLS, WARNINGS = "button.sounds", "button.controls", "button.warnings"
IN_CHAPTERS = {
    **dict.fromkeys((*VOLUMES, "muted", "captions", "mono", "narration"), SOUNDS),
    **dict.fromkeys(("drag_distance", "left_handed", "hold_to_play"), CONTROLS),
    **dict.fromkeys(("draw_by_hand", "ask_first", "rumble"), CONTROLS),
    "narration_captions": SOUNDS,
}
"""The settings of a later chapter, each with the button that leads there."""
ALL = {
    *(key for key, (name, _) in PICKS.items() if name not in IN_CHAPTERS),
    *(f"button.{name}" for name in SWITCHES if name not in IN_CHAPTERS),
    *(SOUNDS, CONTROLS, WARNINGS, BACK),
}


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields the program with its settings open."""
    with opened(seed=None, painted=True) as glass:
        click(glass, "button.settings")
        assert glass.description["scene"] == "settings"
        yield glass


def turn_to_chapter_of(glass: Glass, name: str) -> None:
    """Opens the chapter with the setting of this name."""
    if not has(glass.description, WARNINGS):
        click(glass, BACK)
    if name in IN_CHAPTERS:
        click(glass, IN_CHAPTERS[name])


def kept() -> Settings:
    """Returns the settings in the player's folder."""
    settings, trouble = read_settings(own_folder(), TODAY)
    assert trouble is None
    return settings


# What is set


def test_what_is_pressed_holds_is_shown_and_is_kept(glass):
    """Of several choices one is selected; a switch is turned, and turned back."""
    for key, (name, value) in PICKS.items():
        others = [other for other in PICKS if PICKS[other][0] == name and other != key]
        turn_to_chapter_of(glass, name)
        click(glass, others[0])
        click(glass, key)
        assert getattr(glass.app.settings, name) == value
        assert kept() == glass.app.settings
        assert "selected" in state_of(glass, key)
        assert not any("selected" in state_of(glass, other) for other in others)
        if name == "text_size":
            click(glass, "button.text_size.100")
    turn_to_chapter_of(glass, "language")
    click(glass, "button.language.en")
    glass.app.change(replace(glass.app.settings, whispered=("row",)))
    for name in SWITCHES:
        before = getattr(Settings(), name)
        turn_to_chapter_of(glass, name)
        for wanted in (not before, before):
            click(glass, f"button.{name}")
            assert getattr(glass.app.settings, name) == wanted == getattr(kept(), name)
            assert ("selected" in state_of(glass, f"button.{name}")) == wanted
    assert kept().whispered == (), "whispers begin anew"


SIDE_BY_SIDE = (
    ("text.language", "text.text_size"),
    ("button.language.en", "button.text_size.100"),
    ("text.screen", "text.speed"),
    ("button.easy_font", "button.long_pauses"),
    ("button.full_screen", "button.reduced_motion"),
    ("text.help", "text.game"),
    ("button.whispers", "button.ask_every_search"),
    ("button.win_chance", "button.markers"),
)


@pytest.mark.parametrize("easy", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_captions_and_switches_of_both_columns_share_their_lines(size, language, easy):
    """A caption is nearer to what it heads, and the sample has room for whole cards."""
    with opened(seed=None, size=size, painted=False) as glass:
        settings = replace(glass.app.settings, language=language, easy_font=easy)
        glass.app.change(settings, keep=False)
        glass.app.ways.settings()
        glass.step()
        lies = {one["id"]: one["rect"] for one in glass.description["things"]}
        for left, right in SIDE_BY_SIDE:
            assert lies[left][1] == pytest.approx(lies[right][1], abs=1.5)
            assert lies[left][3] == pytest.approx(lies[right][3], abs=1.5)
        for before, key, after in (
            ("button.language.en", "text.screen", "button.high_contrast"),
            ("button.full_screen", "text.help", "button.whispers"),
            ("button.reduced_motion", "text.game", "button.ask_every_search"),
        ):
            above = lies[key][1] - lies[before][1] - lies[before][3]
            below = lies[after][1] - lies[key][1] - lies[key][3]
            assert above > 1.4 * below
        sample = next(one for one, _ in glass.scene.leaves if isinstance(one.leaf, TableSample))
        assert sample.rect.h >= 80
        assert not glass.scene.laid.most


def test_a_volume_is_clicked_dragged_and_turned_by_keys(glass):
    """It follows while it is dragged, and is written when it is let go."""
    turn_to_chapter_of(glass, "sound")
    for name in VOLUMES:
        key = f"slider.{name}"

        def volume(name: str = name, key: str = key) -> int:
            told = thing(glass.description, key)["name"]
            assert told.endswith(f": {getattr(kept(), name)}%")
            return int(getattr(glass.app.settings, name))

        x, y, w, h = thing(glass.description, key)["rect"]
        middle, before = (x + w // 2, y + h - 12), volume()
        glass.lift(middle, (x + w // 4, y))
        assert 15 <= getattr(glass.app.settings, name) <= 30
        glass.lift_on((x + w + 300, y))
        assert (getattr(glass.app.settings, name), getattr(kept(), name)) == (100, before)
        glass.up()
        assert volume() == 100
        glass.click(middle)
        assert volume() == 50
        glass.do(Drag(middle, (0, y)))
        assert volume() == 0
        tab_to(glass, key)
        for turned, wanted in ((pygame.K_RIGHT, 5), (pygame.K_LEFT, 0), (pygame.K_LEFT, 0)):
            hit(glass, turned)
            assert volume() == wanted


def test_everything_is_set_by_keys_alone():
    with opened(seed=None) as glass:
        tab_to(glass, "button.settings")
        hit(glass, pygame.K_RETURN)
        assert {thing.id for thing in glass.scene.reach()} == ALL
        hit(glass, pygame.K_TAB, pygame.KMOD_LSHIFT)
        assert focus(glass) == BACK
        tab_to(glass, "button.speed.3")
        hit(glass, pygame.K_SPACE)
        tab_to(glass, "button.reduced_motion")
        hit(glass, pygame.K_RETURN)
        assert glass.app.tempo == Tempo(INSTANT, reduced=True)
        tab_to(glass, "button.full_screen")
        hit(glass, pygame.K_UP)
        assert focus(glass) == "button.easy_font"
        tab_to(glass, BACK)
        hit(glass, pygame.K_SPACE)
        assert glass.description["scene"] == "title"


def test_the_page_says_whether_there_is_a_device_for_sound(glass, monkeypatch):
    turn_to_chapter_of(glass, "sound")
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
    turn_to_chapter_of(glass, "sound")
    glass.app.sound.wait()
    glass.step()
    assert not has(glass.description, "text.volume.note")


# What comes of it


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


def test_what_was_set_holds_at_once_and_the_next_time_the_program_opens(glass):
    for key in ("button.language.fr", "button.speed.2", "button.markers"):
        click(glass, key)
    assert thing(glass.description, BACK)["name"] == "Retour"
    hit(glass, pygame.K_ESCAPE)
    assert thing(glass.description, "button.two_players")["name"] == "Deux joueurs"
    with opened(seed=None) as again:
        assert again.app.settings == glass.app.settings
        assert again.app.tempo == Tempo(2.0)
        assert thing(again.description, "button.two_players")["name"] == "Deux joueurs"
        assert again.app.preferences.notices == []


def test_what_another_program_has_set_meanwhile_stays():
    """So does the full screen where this start asked for a window."""
    write_settings(own_folder(), Settings(full_screen=True))
    with opened(seed=None) as one, opened(seed=None) as other:
        one.app.change(replace(one.app.settings, text_size=200))
        other.app.change(replace(other.app.settings, silenced=("hopeless",)))
        assert kept() == Settings(full_screen=True, text_size=200, silenced=("hopeless",))


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


def test_who_wants_no_warnings_is_not_warned():
    with opened() as glass:
        glass.app.change(replace(glass.app.settings, silenced=("hopeless", "thrown_door")))
        ask(glass, PROPHECY)
        told = [d for d in glass.description["things"] if d["zone"] == "revealed"]
        door = next(d for d in told if d["id"].endswith("D1"))
        glass.do(press(glass.description, door["id"]))
        assert "can no longer be won" not in thing(glass.description, "text.body")["name"]
        glass.do(press(glass.description, "button.confirm"))
        assert not has(glass.description, GO_AHEAD)
        glass.until_rest()
        assert glass.table.session.exploring
        assert "can no longer be won" not in heading(glass)


# From the table and back


def test_one_comes_back_to_the_very_table_as_it_was():
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        for way in ("button.back", pygame.K_ESCAPE, SETTINGS_KEY):
            click(glass, "AM1")
            glass.until_rest()
            table, before = glass.table, glass.description
            glass.pick("button.settings")
            glass.step(dt=0.5)
            assert glass.description["scene"] == "settings"
            if isinstance(way, str):
                click(glass, way)
            else:
                hit(glass, way)
            glass.move(at(thing(before, MENU)))
            glass.move((4, 500))
            glass.until_rest()
            assert glass.table is table
            assert glass.description == before
            glass.assert_at_rest()
            click(glass, "AM1")


def test_settings_opened_while_cards_move_wait_for_them_and_fit_a_window_resized_meanwhile():
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        hit(glass, pygame.K_1)
        hit(glass, pygame.K_p)
        assert glass.scene.busy
        hit(glass, SETTINGS_KEY)
        glass.resize((1024, 640))
        wait(glass, 0.5)
        hit(glass, SETTINGS_KEY)
        glass.until_rest()
        glass.assert_at_rest()


def test_an_open_panel_is_still_open_and_speaks_the_new_language():
    with opened() as glass:
        glass.deal(QUIET)
        for key, close in ((pygame.K_l, "button.close"), (pygame.K_c, "button.put_away")):
            click_language(glass, "en")
            hit(glass, key)
            click_language(glass, "fr")
            assert thing(glass.description, close)["name"] == speaker("fr").say("Close")
            hit(glass, pygame.K_ESCAPE)


def click_language(glass: Glass, language: str) -> None:
    """Opens the settings, chooses a language, and comes back."""
    hit(glass, SETTINGS_KEY)
    click(glass, f"button.language.{language}")
    hit(glass, SETTINGS_KEY)


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


# Warnings


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
    click(glass, "button.settings")
    glass.app.change(replace(glass.app.settings, silenced=(EVERY, "of another edition")))
    click(glass, WARNINGS)
    click(glass, f"button.warning.{HOPELESS}")
    rest = {doubt.name for doubt in OFFERED.show.doubts}
    assert set(kept().silenced) == {*rest, "of another edition"}


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
    assert left_at(settings, screens) == found


def wait(glass: Glass, seconds: float) -> None:
    glass.frames(round(seconds * 60))


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
