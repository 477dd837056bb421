"""Two players set the table: by clicks alone, by keys alone, and in every window. The player here
knows only the description."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product

import pygame
import pytest

from game.folders import own_folder
from game.records.journal.settings import read_settings
from game.rules.chance import LONGEST_SEED
from game.rules.game import Game
from game.screen.lettering.text import Text
from game.screen.pages.party.remembered import plain_of, remembered
from game.screen.ui.page import Page
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.motion.tempo import LONG_PAUSES
from game.table.party import Party, Player
from game.words import Words
from tests.records.journal.test_settings import TODAY
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, has, in_state, press, thing
from tests.speaking import SPOKEN
from tests.table.robots.tables import inside, overlap
from tests.variants import thinned_rows

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1300, 1000)]
LEAST = 40
START, BACK = "button.start", "button.back"
NAMES, SEED = ("field.name.0", "field.name.1"), "field.seed"
USUAL = Party((Player("Player 1", "lantern"), Player("Player 2", "feather")))


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields the page on which two set the table."""
    with opened(seed=None) as glass:
        glass.app.ways.set_table()
        glass.step()
        yield glass


# What a player does


def click(glass: Glass, key: str) -> None:
    """Clicks on a thing where the description says, some time after the last click."""
    glass.do(press(glass.description, key))
    glass.step(dt=0.5)


def hit(glass: Glass, key: int, mod: int = 0, text: str = "") -> None:
    """Presses a key, sends its letters if it has any, and releases it."""
    fields = {"key": key, "mod": mod, "unicode": text, "scancode": 0}
    letters = [pygame.Event(pygame.TEXTINPUT, text=text)] if text else []
    glass.step(pygame.Event(pygame.KEYDOWN, fields), *letters)
    glass.step(pygame.Event(pygame.KEYUP, fields))


def write(glass: Glass, words: str) -> None:
    """Types letters, each with its key."""
    for letter in words:
        hit(glass, ord(letter.lower()), text=letter)


def fill(glass: Glass, key: str, words: str) -> None:
    """Clicks into a field, and types letters."""
    click(glass, key)
    write(glass, words)


def focus(glass: Glass) -> str:
    """Returns the id of the thing in focus; empty if there is none."""
    return next((thing["id"] for thing in in_state(glass.description, "focused")), "")


def tab_to(glass: Glass, key: str, back: bool = False) -> None:
    """Presses Tab, or Shift and Tab, until the focus is on this thing."""
    for _ in range(40):
        if focus(glass) == key:
            return
        hit(glass, pygame.K_TAB, pygame.KMOD_LSHIFT if back else 0)
    raise AssertionError(f"the focus never comes to {key}")


def name_of(glass: Glass, key: str) -> str:
    """Returns the name of a thing in the description."""
    return str(thing(glass.description, key)["name"])


def state_of(glass: Glass, key: str) -> list[str]:
    """Returns the states of a thing."""
    return list(thing(glass.description, key)["state"])


def kept_party(glass: Glass) -> Party:
    """Returns the party that the settings on the disk remember."""
    settings, trouble = read_settings(own_folder(), TODAY)
    assert trouble is None
    return remembered(settings.party, glass.app.words).party(glass.app.words)


def started(glass: Glass) -> tuple[Party, Game]:
    """Returns the party and the game that have been started. A new pair is told the goal first."""
    if glass.description["scene"] == "goal":
        hit(glass, pygame.K_RETURN)
    glass.until_rest()
    party = glass.table.ui.party
    assert isinstance(party, Party)
    assert party == kept_party(glass)
    return party, glass.table.session.game


# Whole setups


def test_the_title_leads_to_the_page_and_a_game_starts_as_nobody_wished_otherwise():
    with opened(seed=None) as glass:
        assert "one or two" in name_of(glass, "text.line")
        glass.begin("button.two_players")
        assert glass.description["scene"] == "setting"
        click(glass, START)
        assert started(glass)[0] == USUAL
        assert glass.table.session.game.state.seats == 2


def test_everything_is_set_by_clicks_and_letters(glass):
    fill(glass, NAMES[0], "Isolde")
    click(glass, "button.emblem.0.cat")
    fill(glass, NAMES[1], "José María")
    click(glass, "button.emblem.1.crown")
    click(glass, "button.manner.curtain")
    click(glass, "button.starter.second")
    fill(glass, SEED, "blue moon 7")
    click(glass, START)
    party, game = started(glass)
    players = Player("Isolde", "cat"), Player("José María", "crown")
    assert party == Party(players, "curtain", "second", talk="hints")
    assert game.seed == "blue moon 7"
    assert (game.state.visibility, game.state.active) == ("hidden", 1)


def test_a_click_into_a_field_under_the_pointer_shows_at_once_where_letters_go(glass):
    glass.paint()
    glass.move(at(thing(glass.description, NAMES[0])))
    before = glass.app.glass.get_buffer().raw
    glass.down()
    glass.up()
    assert glass.app.glass.get_buffer().raw != before


def test_everything_is_set_by_keys_alone():
    with opened(seed=None) as glass:
        hit(glass, pygame.K_DOWN)
        hit(glass, pygame.K_DOWN)
        assert focus(glass) == "button.two_players"
        hit(glass, pygame.K_SPACE, text=" ")
        hit(glass, pygame.K_RETURN)
        assert glass.description["scene"] == "setting"
        hit(glass, pygame.K_TAB)
        assert focus(glass) == NAMES[0]
        write(glass, "Ada")
        tab_to(glass, "button.emblem.0.bell")
        hit(glass, pygame.K_SPACE, text=" ")
        tab_to(glass, NAMES[1])
        write(glass, "Bo")
        tab_to(glass, "button.emblem.1.boat")
        hit(glass, pygame.K_RETURN)
        tab_to(glass, "button.fixed")
        hit(glass, pygame.K_SPACE, text=" ")
        tab_to(glass, "button.starter.first", back=True)
        hit(glass, pygame.K_SPACE, text=" ")
        tab_to(glass, SEED)
        write(glass, "deal 2")
        hit(glass, pygame.K_RETURN)
        party, game = started(glass)
        players = Player("Ada", "bell"), Player("Bo", "boat")
        assert party == Party(players, "open", "first", fixed=False)
        assert game.seed == "deal 2"


def test_enter_starts_before_anything_is_in_focus(glass):
    hit(glass, pygame.K_RETURN)
    assert started(glass)[0] == USUAL


def test_an_empty_seed_is_a_new_one_every_time(glass):
    seeds = set()
    for _ in range(2):
        glass.app.ways.set_table()
        glass.step()
        fill(glass, SEED, "  ")
        hit(glass, pygame.K_RETURN)
        seeds.add(started(glass)[1].seed)
    assert len(seeds) == 2


@pytest.mark.parametrize("key", [BACK, pygame.K_ESCAPE])
def test_one_goes_back_to_the_title(glass, key):
    fill(glass, NAMES[0], "Ada")
    if isinstance(key, str):
        click(glass, key)
    else:
        hit(glass, key)
    assert glass.description["scene"] == "title"
    assert kept_party(glass).names == ("Ada", "Player 2")
    glass.begin("button.two_players")
    assert name_of(glass, NAMES[0]) == "First player: Ada"


# Names and emblems


@pytest.mark.parametrize(
    ("first", "second"), [("Ada", "Ada"), ("Ada", " ada "), ("", "player 1"), ("A B", "A  B")]
)
def test_two_equal_names_are_refused_in_one_sentence(glass, first, second):
    fill(glass, NAMES[0], first)
    fill(glass, NAMES[1], second)
    assert name_of(glass, "text.reason").count(".") == 1
    assert state_of(glass, START) == ["disabled"]
    hit(glass, pygame.K_RETURN)
    click(glass, START)
    assert glass.description["scene"] == "setting"
    fill(glass, NAMES[1], "x")
    assert not has(glass.description, "text.reason")
    click(glass, START)
    assert started(glass)


def test_a_name_has_at_most_20_letters(glass):
    fill(glass, NAMES[0], "abcdefghijklmnopqrstuvwxyz")
    hit(glass, pygame.K_RETURN)
    assert started(glass)[0].names[0] == "abcdefghijklmnopqrst"


def test_who_starts_is_asked_by_name(glass):
    assert name_of(glass, "button.starter.first") == "Player 1"
    fill(glass, NAMES[0], "Isolde")
    assert name_of(glass, "button.starter.first") == "Isolde"
    assert name_of(glass, "button.starter.second") == "Player 2"
    assert name_of(glass, NAMES[0]) == "First player: Isolde"


def emblems_of(glass: Glass) -> list[str]:
    """Returns the ids of the emblems that are chosen."""
    chosen = [thing["id"] for thing in in_state(glass.description, "selected")]
    return sorted(key for key in chosen if key.startswith("button.emblem."))


def test_who_chooses_the_others_emblem_gives_up_their_own(glass):
    assert emblems_of(glass) == ["button.emblem.0.lantern", "button.emblem.1.feather"]
    click(glass, "button.emblem.0.feather")
    assert emblems_of(glass) == ["button.emblem.0.feather", "button.emblem.1.lantern"]
    click(glass, "button.emblem.1.cat")
    click(glass, "button.emblem.1.feather")
    assert emblems_of(glass) == ["button.emblem.0.cat", "button.emblem.1.feather"]


def test_what_was_set_is_offered_again_but_for_the_deal(glass):
    fill(glass, NAMES[1], "Isolde")
    for key in ("button.emblem.1.boat", "button.manner.peek", "button.starter.first"):
        click(glass, key)
    fill(glass, SEED, "once")
    click(glass, START)
    party = started(glass)[0]
    glass.app.ways.title()
    glass.step()
    glass.begin("button.two_players")
    assert name_of(glass, NAMES[1]).endswith("Isolde")
    assert [("empty" in state_of(glass, key)) for key in (*NAMES, SEED)] == [True, False, True]
    click(glass, START)
    assert started(glass)[0] == party
    assert glass.table.session.game.seed != "once"


# Hands and seats


def test_one_way_to_play_and_one_to_start_are_chosen_at_any_time(glass):
    for group, members in {"manner": "open curtain peek", "starter": "first second seed"}.items():
        for member in members.split():
            click(glass, f"button.{group}.{member}")
            chosen = [t["id"] for t in in_state(glass.description, "selected")]
            assert [c for c in chosen if c.startswith(f"button.{group}.")] == [
                f"button.{group}.{member}"
            ]


def test_every_way_to_play_and_to_talk_is_told_in_one_sentence(glass):
    groups = {"manner": ("open", "curtain", "peek"), "talk": ("silence", "hints", "open")}
    for group, ways in groups.items():
        told = [name_of(glass, f"text.{group}.{way}") for way in ways]
        assert len(set(told)) == 3
        assert all(sentence.count(".") == 1 and sentence[-1] == "." for sentence in told)
        assert not any("curtain" in sentence.lower() for sentence in told)


@pytest.mark.parametrize("manner", ["open", "curtain", "peek"])
def test_seats_are_fixed_in_every_manner_unless_that_is_taken_back(glass, manner):
    click(glass, f"button.manner.{manner}")
    assert state_of(glass, "button.fixed") == ["enabled", "selected"]
    click(glass, "button.fixed")
    assert state_of(glass, "button.fixed") == ["enabled"]
    click(glass, START)
    assert not started(glass)[0].fixed


def test_seats_are_remembered_apart_for_open_and_for_hidden_hands(glass):
    click(glass, "button.fixed")
    click(glass, "button.manner.peek")
    assert state_of(glass, "button.fixed") == ["enabled"], "nothing else was said of hidden hands"
    click(glass, "button.fixed")
    for manner, fixed in {"curtain": True, "open": False, "peek": True}.items():
        click(glass, f"button.manner.{manner}")
        assert ("selected" in state_of(glass, "button.fixed")) == fixed


def test_the_two_talk_as_usual_for_their_hands_until_they_agree_on_something(glass):
    for manner, talk in {"open": "open", "curtain": "hints", "peek": "hints"}.items():
        click(glass, f"button.manner.{manner}")
        assert picked(glass, "talk") == [talk]
    click(glass, "button.talk.silence")
    click(glass, "button.manner.open")
    assert picked(glass, "talk") == ["silence"]
    click(glass, START)
    assert started(glass)[0].talk == "silence"
    assert name_of(glass, "text.talk") == "Silence"


def picked(glass: Glass, group: str) -> list[str]:
    """Returns what is chosen in a group of buttons."""
    chosen = [thing["id"] for thing in in_state(glass.description, "selected")]
    return [c.rpartition(".")[2] for c in chosen if c.startswith(f"button.{group}.")]


# What is remembered


def come_back(glass: Glass) -> None:
    """Leaves the page and comes back to it."""
    hit(glass, pygame.K_ESCAPE)
    glass.begin("button.two_players")


def test_whatever_is_chosen_is_there_when_one_comes_back_though_no_game_began(glass):
    fill(glass, NAMES[1], "Zoé")
    pressed = ["emblem.0.cat", "manner.peek", "talk.open", "starter.second", "fixed"]
    for end in pressed:
        click(glass, f"button.{end}")
    before = {t["id"]: (t["name"], t["state"]) for t in glass.description["things"]}
    come_back(glass)
    after = {t["id"]: (t["name"], t["state"]) for t in glass.description["things"]}
    assert after == before
    assert name_of(glass, NAMES[1]) == "Second player: Zoé"
    assert "selected" not in state_of(glass, "button.fixed")


def test_letters_are_on_the_disk_when_the_window_is_closed_on_them(glass):
    fill(glass, NAMES[0], "Ada")
    glass.step(pygame.Event(pygame.QUIT))
    assert kept_party(glass).names == ("Ada", "Player 2")


OTHERS = "feather", "lantern"
CHOSEN = {
    "players": [{"name": "Ada", "emblem": "cat"}, {"name": "Bo", "emblem": "crown"}],
    "manner": "peek",
    "starter": "second",
    "seats": {"open": True, "hidden": False},
    "talk": "silence",
}
ADA_AND_BO = Party(
    (Player("Ada", "cat"), Player("Bo", "crown")), "peek", "second", fixed=False, talk="silence"
)


def test_what_was_chosen_is_read_as_it_was_written():
    form = remembered(CHOSEN, Words("en"))
    assert form.party(Words("en")) == ADA_AND_BO
    assert plain_of(form) == CHOSEN


@pytest.mark.parametrize("value", [None, 7, "nothing", [], {}, [[]], {"open": 1}])
@pytest.mark.parametrize("key", CHOSEN)
def test_one_damaged_choice_spoils_no_other(key, value):
    nobody = [{"name": "", "emblem": "lantern"}, {"name": "", "emblem": "feather"}]
    at_first: dict[str, object] = dict(zip(CHOSEN, (nobody, "open", "seed", {}, None), strict=True))
    form = remembered({**CHOSEN, key: value}, Words("en"))
    assert plain_of(form) == {**CHOSEN, key: at_first[key]}


@pytest.mark.parametrize(
    ("first", "second", "names", "emblems"),
    [
        (None, {"name": "Bo", "emblem": "crown"}, ("Player 1", "Bo"), ("lantern", "crown")),
        ({"name": "Ada"}, {"name": 3, "emblem": "cat"}, ("Ada", "Player 2"), ("lantern", "cat")),
        ({"emblem": "cat"}, {"emblem": "cat"}, ("Player 1", "Player 2"), ("cat", "lantern")),
        (
            {"name": "\u3164"},
            {"emblem": "lantern"},
            ("Player 1", "Player 2"),
            ("feather", "lantern"),
        ),
    ],
)
def test_a_name_and_an_emblem_stand_each_for_itself(first, second, names, emblems):
    form = remembered({**CHOSEN, "players": [first, second]}, Words("en"))
    assert form.called(Words("en")) == names
    assert form.emblems == emblems


def test_what_an_older_version_remembered_is_taken_up_but_for_seats_that_hardly_anybody_chose():
    older = {"players": CHOSEN["players"], "manner": "curtain", "starter": "first", "fixed": False}
    party = remembered(older, Words("en")).party(Words("en"))
    assert party == Party(ADA_AND_BO.players, "curtain", "first", fixed=True, talk="hints")


# The sofa


def test_on_a_sofa_text_is_large_and_pauses_are_long_until_that_is_taken_back(glass):
    before = glass.app.settings
    click(glass, "button.sofa")
    assert "selected" in state_of(glass, "button.sofa")
    assert (glass.app.settings.text_size, glass.app.settings.long_pauses) == (150, True)
    assert glass.app.tempo.pauses == LONG_PAUSES
    come_back(glass)
    tab_to(glass, "button.sofa")
    assert "selected" in state_of(glass, "button.sofa")
    hit(glass, pygame.K_SPACE, text=" ")
    assert "selected" not in state_of(glass, "button.sofa")
    assert replace(glass.app.settings, party=None) == before


@pytest.mark.parametrize("size", [125, 200])
def test_who_leaves_the_sofa_has_the_text_as_large_as_before(glass, size):
    glass.write_at(size / 100)
    glass.app.ways.set_table()
    glass.step()
    tab_to(glass, "button.sofa")
    hit(glass, pygame.K_SPACE, text=" ")
    assert glass.app.settings.text_size == max(size, 150)
    hit(glass, pygame.K_SPACE, text=" ")
    assert glass.app.settings.text_size == size
    assert not glass.app.settings.long_pauses


def test_a_choice_is_not_shown_by_colour_alone(glass):
    glass.paint()

    def grey(key: str) -> list[int]:
        """Returns the brightness, without hue, of the pixels well within the edge of a thing."""
        inner = pygame.Rect(thing(glass.description, key)["rect"]).inflate(-12, -12)
        part = pygame.transform.grayscale(glass.app.glass.subsurface(inner))
        return [part.get_at((i, j))[0] for i in range(inner.w) for j in range(inner.h)]

    for key in ("button.manner.peek", "button.emblem.0.crown", "button.starter.first"):
        before = grey(key)
        click(glass, key)
        glass.move((3, 3))
        marked = [a for a, b in zip(before, grey(key), strict=True) if abs(a - b) > 60]
        assert len(marked) > 40, key


# The deal


def test_a_bad_seed_gets_its_sentence_and_nothing_is_lost(glass):
    fill(glass, NAMES[0], "Ada")
    fill(glass, SEED, "s" * (LONGEST_SEED + 1))
    assert str(LONGEST_SEED) in name_of(glass, "text.reason")
    hit(glass, pygame.K_RETURN)
    click(glass, START)
    assert glass.description["scene"] == "setting"
    assert name_of(glass, SEED).endswith("s" * (LONGEST_SEED + 1))
    assert name_of(glass, NAMES[0]).endswith("Ada")
    click(glass, SEED)
    hit(glass, pygame.K_END)
    hit(glass, pygame.K_BACKSPACE)
    hit(glass, pygame.K_RETURN)
    assert started(glass)[1].seed == "s" * LONGEST_SEED


# Typing


def test_while_one_types_no_letter_does_anything_else(glass):
    before = glass.description
    fill(glass, NAMES[0], "12 pdlcmrs 5")
    assert name_of(glass, NAMES[0]).endswith(": 12 pdlcmrs 5")
    changed = {
        thing["id"]
        for thing, was in zip(glass.description["things"], before["things"], strict=True)
        if thing["state"] != was["state"] or thing["name"] != was["name"]
    }
    named = {f"button.emblem.0.{e}" for e in "lantern feather boat bell cat crown".split()}
    assert changed == {NAMES[0], "button.starter.first", *named}


CAPS, SHIFT, ALTGR = pygame.KMOD_CAPS, pygame.KMOD_LSHIFT, pygame.KMOD_RALT
KEYBOARDS = {
    "a French one with Caps Lock": [("é", CAPS, "É"), ("ç", CAPS, "Ç"), ("é", 0, "é")],
    "a Canadian one with Shift": [("é", SHIFT, "É"), ("é", 0, "é")],
    "one with dead accents": [("", 0, ""), ("e", SHIFT, "É"), ("", 0, ""), ("e", 0, "é")],
    "one with AltGr": [(",", SHIFT | ALTGR, "Ç"), (",", ALTGR, "ç")],
    "one whose keys have no code": [("", 0, "É"), ("", SHIFT, "ç")],
}
"""By keyboard, what SDL told in a real window: the key, the keys held with it, and its letters."""


@pytest.mark.parametrize("keyboard", KEYBOARDS)
@pytest.mark.parametrize("field", [NAMES[0], SEED])
def test_accents_arrive_from_every_keyboard(glass, keyboard, field):
    click(glass, field)
    for key, mod, letters in KEYBOARDS[keyboard]:
        hit(glass, ord(key) if key else 0, mod, letters)
    wanted = "".join(letters for _, _, letters in KEYBOARDS[keyboard])
    assert name_of(glass, field).endswith(f": {wanted}")


def test_letters_go_nowhere_unless_a_field_is_in_focus(glass):
    write(glass, "abc")
    click(glass, "button.manner.peek")
    write(glass, "abc")
    assert all("empty" in state_of(glass, key) for key in (*NAMES, SEED))


def test_a_click_puts_the_caret_where_it_is(glass):
    fill(glass, NAMES[0], "Isolde")
    x, y, w, h = thing(glass.description, NAMES[0])["rect"]
    glass.click((x + 4, y + h // 2))
    write(glass, "Q")
    assert name_of(glass, NAMES[0]).endswith(": QIsolde")
    for _ in range(60):
        glass.step()
    glass.click((x + w - 8, y + h // 2))
    write(glass, "Z")
    assert name_of(glass, NAMES[0]).endswith(": QIsoldeZ")


def test_keys_edit_a_field(glass):
    fill(glass, NAMES[0], "Isolde")
    for key in (pygame.K_HOME, pygame.K_DELETE, pygame.K_RIGHT, pygame.K_BACKSPACE):
        hit(glass, key)
    write(glass, "I")
    assert name_of(glass, NAMES[0]).endswith(": Iolde")
    assert focus(glass) == NAMES[0]


def test_a_key_that_is_held_down_counts_again_until_it_is_released(glass):
    fill(glass, NAMES[0], "abcdefghij")
    fields = {"key": pygame.K_BACKSPACE, "mod": 0, "unicode": "", "scancode": 0}
    glass.step(pygame.Event(pygame.KEYDOWN, fields))
    for _ in range(18):
        glass.step()
    assert name_of(glass, NAMES[0]).endswith(": abcdefghi")
    for _ in range(24):
        glass.step()
    left = name_of(glass, NAMES[0])
    assert len(left) < len("First player: abcdefg")
    glass.step(pygame.Event(pygame.KEYUP, fields))
    left = name_of(glass, NAMES[0])
    for _ in range(40):
        glass.step()
    assert name_of(glass, NAMES[0]) == left


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_a_seed_can_be_pasted(glass, mod):
    pygame.scrap.put_text("copied deal\n")
    click(glass, SEED)
    hit(glass, pygame.K_v, mod)
    hit(glass, pygame.K_RETURN)
    assert started(glass)[1].seed == "copied deal"


def paste(glass: Glass, key: str, words: str) -> None:
    """Copies letters elsewhere, and pastes them into a field."""
    pygame.scrap.put_text(words)
    click(glass, key)
    hit(glass, pygame.K_v, pygame.KMOD_LCTRL)


def test_a_name_of_any_language_of_europe_is_taken_as_it_is(glass):
    fill(glass, NAMES[0], "Łódź Žižek Ő")
    paste(glass, NAMES[1], "Şule Đỗ Жанна")
    assert not has(glass.description, "text.reason")
    hit(glass, pygame.K_RETURN)
    assert started(glass)[0].names == ("Łódź Žižek Ő", "Şule Đỗ Жанна")


@pytest.mark.parametrize(
    ("typed", "kept", "told"),
    [
        ("Zoe\u2764\ufe0f", "Zoe", "HEAVY BLACK HEART (U+2764) cannot be shown and was left out."),
        ("Al\u00adma", "Alma", "SOFT HYPHEN (U+00AD) cannot be shown and was left out."),
        (
            "김철수 Kim",
            "Kim",
            "HANGUL SYLLABLE GIM (U+AE40) and others cannot be shown and were left",
        ),
        ("หิน", "", "THAI CHARACTER HO HIP (U+0E2B) and others cannot be shown and were left out."),
        ("שָׁלוֹם", "", "HEBREW LETTER SHIN (U+05E9) and others cannot be shown and were left out."),
        ("\ufe0f", "", "VARIATION SELECTOR-16 (U+FE0F) cannot be shown and was left out."),
    ],
)
def test_what_cannot_be_shown_in_a_name_is_told_by_its_name_and_nothing_else_is_lost(
    glass, typed, kept, told
):
    fill(glass, NAMES[1], "Ada")
    fill(glass, SEED, "blue")
    paste(glass, NAMES[0], typed)
    shown = kept.strip() or "Player 1"
    assert name_of(glass, NAMES[0]).split(": ")[1].strip() == shown
    assert name_of(glass, "text.reason").startswith(told)
    assert name_of(glass, NAMES[1]) == "Second player: Ada"
    hit(glass, pygame.K_RETURN)
    party, game = started(glass)
    assert (party.names, game.seed) == ((shown, "Ada"), "blue")


def test_what_was_left_out_is_told_until_something_else_is_typed(glass):
    fill(glass, NAMES[0], "Zoe\u2764\ufe0f")
    assert name_of(glass, "text.reason").startswith("HEAVY BLACK HEART (U+2764) cannot")
    write(glass, "\u2764\ufe0f")
    assert name_of(glass, "text.reason").startswith("HEAVY BLACK HEART (U+2764) and others")
    hit(glass, pygame.K_LEFT)
    hit(glass, pygame.K_TAB)
    assert has(glass.description, "text.reason")
    fill(glass, NAMES[1], "A")
    assert not has(glass.description, "text.reason")


@pytest.mark.parametrize(
    "seed", ["หิน", "a\u00adb\u200dc", "김철수", "x\u00a0\u3000y", "\u2764\ufe0f"]
)
def test_a_seed_keeps_what_cannot_be_shown_and_says_so(glass, seed):
    paste(glass, SEED, seed)
    assert name_of(glass, SEED) == f"Seed: {seed}"
    assert has(glass.description, "text.reason") == ("x" not in seed)
    hit(glass, pygame.K_RETURN)
    assert started(glass)[1].seed == seed


def test_what_was_left_out_is_told_beside_the_reason_why_no_game_can_start(glass):
    fill(glass, NAMES[0], "Ann")
    fill(glass, NAMES[1], "Ann漢")
    left_out, same = "U+6F22 cannot be shown and was left out.", "Both players have the same name"
    assert name_of(glass, "text.reason").startswith(f"{left_out} {same}")
    fill(glass, NAMES[1], "e")
    paste(glass, SEED, "漢" * (LONGEST_SEED + 1))
    assert str(LONGEST_SEED) in name_of(glass, "text.reason")
    assert "disabled" in state_of(glass, START)


class Counted(Text):
    """Text that counts the letters which it is asked to measure or draw."""

    def __init__(self) -> None:
        super().__init__()
        self.letters, self._drawn = 0, self.render
        vars(self)["render"] = self.counted

    def counted(self, text, *look, **more):
        self.letters += len(text)
        return self._drawn(text, *look, **more)

    def width(self, text, role, px, tracking=0.0):
        self.letters += len(text)
        return super().width(text, role, px, tracking)


@pytest.mark.parametrize("key", [NAMES[0], SEED])
@pytest.mark.parametrize("way", ["pasted", "typed"])
def test_a_book_is_cut_before_it_is_measured(glass, key, way):
    glass.paint()
    click(glass, key)
    glass.app.text = counted = Counted()
    book = "xŁ漢" * 36_000
    if way == "pasted":
        paste(glass, key, book)
    else:
        glass.step(pygame.Event(pygame.TEXTINPUT, text=book))
    assert 0 < counted.letters < len(book) / 5
    assert name_of(glass, key).split(": ")[1].startswith("xŁ")


def test_altgr_and_v_paste_nothing(glass):
    pygame.scrap.put_text("copied deal")
    click(glass, SEED)
    hit(glass, pygame.K_v, pygame.KMOD_LCTRL | pygame.KMOD_RALT, "@")
    assert name_of(glass, SEED) == "Seed: @"


# The way of the focus


def test_tab_goes_through_all_that_can_be_set_and_back_again(glass):
    able = [t["id"] for t in in_state(glass.description, "enabled")]
    there, back = [], []
    for _ in able:
        hit(glass, pygame.K_TAB)
        there.append(focus(glass))
    assert there == able
    hit(glass, pygame.K_TAB)
    assert focus(glass) == able[0]
    for _ in able:
        hit(glass, pygame.K_TAB, pygame.KMOD_LSHIFT)
        back.append(focus(glass))
    assert back == able[::-1]


ARROWS = pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT


def test_arrows_alone_come_to_all_that_can_be_set():
    with opened(seed=None, painted=False) as glass:
        glass.app.ways.set_table()
        glass.step()
        able = {t["id"] for t in in_state(glass.description, "enabled")}
        reached: set[str] = set()
        hit(glass, pygame.K_DOWN)
        there = focus(glass)
        waiting, order = [there], tab_order(glass)
        while waiting:
            here = waiting.pop()
            if here in reached:
                continue
            reached.add(here)
            for arrow in ARROWS:
                for mod in ways(order, there, here):
                    hit(glass, pygame.K_TAB, mod)
                assert focus(glass) == here
                hit(glass, arrow)
                there = focus(glass)
                waiting.append(there)
        assert reached == able


def tab_order(glass: Glass) -> list[str]:
    """Returns the ids to which Tab leads, from the present focus until it is back there."""
    order = [focus(glass)]
    while True:
        hit(glass, pygame.K_TAB)
        if focus(glass) == order[0]:
            return order
        order.append(focus(glass))


def ways(order: list[str], start: str, end: str) -> list[int]:
    """Returns for each Tab of the shorter way between two things the keys held with it: none or
    Shift."""
    forth = (order.index(end) - order.index(start)) % len(order)
    back = len(order) - forth
    return [0] * forth if forth <= back else [pygame.KMOD_LSHIFT] * back


def test_what_is_in_focus_is_seen(glass):
    glass.paint()
    looks = []
    for _ in range(6):
        hit(glass, pygame.K_TAB)
        looks.append(pygame.image.tobytes(glass.app.glass, "RGB"))
    assert all(a != b for a, b in pairwise(looks))


# What fits


def filled(glass: Glass, words: Words, *presses: str) -> Page:
    """Returns the page in a language with long names, once these have been pressed."""
    glass.app.words = words
    glass.app.ways.set_table()
    glass.step()
    for seat, letter in enumerate("WM"):
        click(glass, NAMES[seat])
        glass.step(pygame.Event(pygame.TEXTINPUT, text=letter * 20))
    for key in presses:
        click(glass, key)
    page = glass.scene
    assert isinstance(page, Page)
    return page


def assert_fits(things: list[Thing], size: tuple[int, int]) -> None:
    """Checks that all things lie in the window, are large enough and do not overlap. Only a
    sentence may lie in its own button."""
    whole = Rect(0, 0, *size)
    for one in things:
        assert inside(one.rect, whole), one
        assert one.name
        assert min(one.rect.w, one.rect.h) >= (LEAST if one.role == "button" else 1), one
    for a, b in combinations(things, 2):
        text, button = (a, b) if a.role == "text" else (b, a)
        around = button.rect.grown(1)  # rounding
        own = text.id.replace("text.", "button.") == button.id and inside(text.rect, around)
        assert own or not overlap(a.rect, b.rect), (a, b)


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    thinned_rows(
        product(SIZES, SPOKEN, [1.0, 2.0]),
        always=[
            *(((1024, 640), "long", 1.0), ((1024, 640), "fr", 2.0)),
            *(((1300, 1000), "long", 2.0), ((1280, 720), "en", 1.0)),
        ],
    ),
)
def test_the_page_fits_in_every_window(size, language, letters):
    with opened(seed=None, size=size, painted=False) as glass:
        page = filled(glass, SPOKEN[language], "button.manner.peek", SEED)
        glass.write_at(letters)
        assert any("focused" in one.state for one in page.things())
        glass.step(pygame.Event(pygame.TEXTINPUT, text="s" * 99))
        assert any(one.id == "text.reason" for one in page.things())
        assert_page_holds(page)
        known = {part.leaf.id for part, _ in page.leaves if part.leaf.thing(part.rect)}
        seen = set[str]()
        for steps in [1] * 30 + [-1] * 30:
            glass.wheel(steps)
            assert_fits(page.things(), size)
            seen |= {one.id for one in page.things()}
        assert seen >= known


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", SPOKEN)
def test_all_of_the_page_is_in_sight_in_the_usual_letters_and_any_name_in_its_field(size, language):
    with opened(seed=None, size=size, painted=False) as glass:
        page = filled(glass, SPOKEN[language])
        assert page.laid.most == 0
        widest = glass.app.text.width("W" * 20, "body", page.places.text(22))
        for key in NAMES:
            placed = page.placed(key)
            assert placed is not None
            assert widest <= placed.rect.w - 40 * max(1, page.places.scale)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_with_large_letters_the_keys_come_to_every_row_and_it_comes_in_sight(size):
    with opened(seed=None, size=size) as glass:
        glass.write_at(2.0)
        glass.app.ways.set_table()
        glass.step()
        seen = set()
        for _ in range(40):
            glass.key(pygame.K_TAB)
            focused = [one.id for one in glass.scene.things() if "focused" in one.state]
            assert len(focused) == 1
            seen |= set(focused)
        assert {NAMES[0], SEED, "button.start", "button.back"} <= seen


def test_space_starts_nothing_while_nothing_is_in_focus(glass):
    hit(glass, pygame.K_SPACE, text=" ")
    assert glass.description["scene"] == "setting"


def test_everything_stays_within_reach_when_the_window_is_resized(glass):
    fill(glass, NAMES[0], "Ada")
    glass.resize((1024, 640))
    for _ in range(30):
        glass.step()
    assert at(thing(glass.description, NAMES[0]))
    assert name_of(glass, NAMES[0]).endswith("Ada")
    click(glass, START)
    assert started(glass)[0].names == ("Ada", "Player 2")
