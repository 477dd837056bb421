"""Two players set the table: by clicks alone and by keys alone. The player here knows only the
description."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.folders import own_folder
from game.records.journal.settings import read_settings
from game.rules.chance import LONGEST_SEED
from game.rules.game import Game
from game.screen.pages.party.party_form import NAMES, SEED, remembered
from game.table.motion.tempo import LONG_PAUSES
from game.table.party import LONGEST_NAME, Party, Player
from game.words import Words
from tests.records.journal.test_settings import TODAY
from tests.screen.pages.pages_used import (
    click,
    focus,
    hit,
    name_of,
    picked,
    state_of,
    tab_to,
    write,
)
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, has, in_state, thing
from tests.speaking import SPOKEN

START, BACK = "button.start", "button.back"
WORDS = Words("en")


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields the page on which two set the table."""
    with opened(seed=None) as glass:
        glass.app.ways.set_table()
        glass.step()
        yield glass


def fill(glass: Glass, key: str, words: str) -> None:
    """Clicks into a field, and types letters."""
    click(glass, key)
    write(glass, words)


def clear(glass: Glass, key: str) -> None:
    """Takes all letters out of a field, and stays in it."""
    click(glass, key)
    hit(glass, pygame.K_END)
    for _ in name_of(glass, key):
        hit(glass, pygame.K_BACKSPACE)


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


def test_enter_starts_a_game_as_nobody_wished_otherwise_and_space_starts_none():
    with opened(seed=None) as glass:
        glass.begin("button.two_players")
        hit(glass, pygame.K_SPACE, text=" ")
        assert glass.description["scene"] == "setting"
        hit(glass, pygame.K_RETURN)
        party, game = started(glass)
        assert party == Party((Player("Player 1", "lantern"), Player("Player 2", "feather")))
        assert game.state.seats == 2
        glass.app.ways.set_table()
        glass.step()
        fill(glass, SEED, "  ")
        hit(glass, pygame.K_RETURN)
        assert started(glass)[1].seed != game.seed  # an empty seed is a new one every time


def test_everything_is_set_by_clicks_and_letters(glass):
    fill(glass, NAMES[0], "Isolde")
    labels = [name_of(glass, f"button.starter.{who}") for who in ("first", "second")]
    assert labels == ["Isolde", "Player 2"]
    click(glass, "button.emblem.0.cat")
    fill(glass, NAMES[1], "José María")
    click(glass, "button.emblem.1.crown")
    click(glass, "button.manner.curtain")
    click(glass, "button.starter.second")
    fill(glass, SEED, "blue moon 7")
    glass.resize((1024, 640))
    glass.wait(0.5)
    click(glass, START)
    party, game = started(glass)
    players = Player("Isolde", "cat"), Player("José María", "crown")
    assert party == Party(players, "curtain", "second", talk="hints")
    assert game.seed == "blue moon 7"
    assert (game.state.visibility, game.state.active) == ("hidden", 1)


def test_everything_is_set_by_keys_alone():
    with opened(seed=None) as glass:
        hit(glass, pygame.K_DOWN)
        hit(glass, pygame.K_DOWN)
        assert focus(glass) == "button.two_players"
        hit(glass, pygame.K_SPACE, text=" ")
        hit(glass, pygame.K_RETURN)
        assert glass.description["scene"] == "setting"
        for seat in ("friend", "sleepwalker"):
            hit(glass, pygame.K_TAB)
            assert focus(glass) == f"button.other.{seat}"
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


def test_arrows_alone_come_to_all_that_can_be_set(glass):
    able = {one["id"] for one in in_state(glass.description, "enabled")}
    reached, waiting = set[str](), [NAMES[0]]
    while waiting:
        here = waiting.pop()
        if here in reached:
            continue
        reached.add(here)
        for arrow in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            glass.scene.stand(here)
            hit(glass, arrow)
            waiting.append(focus(glass))
    assert reached == able


# Names and emblems


@pytest.mark.parametrize(
    ("first", "second"), [("Ada", " ada "), ("", "player 1"), ("A B", "A  B"), ("Ada", "Bo")]
)
def test_two_equal_names_are_refused(first, second):
    form = remembered(None, WORDS).typed(NAMES[0], first).typed(NAMES[1], second)
    objection = form.objection(WORDS)
    assert objection.count(".") == (second != "Bo")


def test_what_is_refused_gets_its_sentence_and_nothing_is_lost(glass):
    fill(glass, NAMES[0], "Ada")
    fill(glass, NAMES[1], "Ada")
    assert name_of(glass, "text.reason").startswith("Both players have the same name")
    assert state_of(glass, START) == ["disabled"]
    hit(glass, pygame.K_RETURN)
    click(glass, START)
    assert glass.description["scene"] == "setting"
    clear(glass, NAMES[1])
    assert not has(glass.description, "text.reason")
    fill(glass, SEED, "s" * (LONGEST_SEED + 1))
    assert str(LONGEST_SEED) in name_of(glass, "text.reason")
    hit(glass, pygame.K_RETURN)
    assert name_of(glass, SEED).endswith("s" * (LONGEST_SEED + 1))
    assert name_of(glass, NAMES[0]).endswith("Ada")
    hit(glass, pygame.K_BACKSPACE)
    hit(glass, pygame.K_RETURN)
    assert started(glass)[1].seed == "s" * LONGEST_SEED


def test_who_chooses_the_others_emblem_gives_up_their_own(glass):
    for key, both in (
        ("0.feather", {"0.feather", "1.lantern"}),
        ("1.cat", {"0.feather", "1.cat"}),
        ("1.feather", {"0.cat", "1.feather"}),
    ):
        click(glass, f"button.emblem.{key}")
        assert picked(glass, "button.emblem.") == both


# Hands, talk and seats


def test_one_of_each_group_is_chosen_at_any_time_and_told_in_one_sentence(glass):
    groups = {
        "manner": "open curtain peek",
        "talk": "silence hints open",
        "starter": "first second seed",
    }
    for group, members in groups.items():
        told = set[str]()
        for member in members.split():
            click(glass, f"button.{group}.{member}")
            assert picked(glass, f"button.{group}.") == {member}
            if group != "starter":
                told.add(name_of(glass, f"text.{group}.{member}"))
        assert len(told) == (0 if group == "starter" else 3)
        assert all(sentence.count(".") == 1 and sentence[-1] == "." for sentence in told)
        assert not any("curtain" in sentence.lower() for sentence in told)


def test_seats_are_remembered_apart_for_open_and_for_hidden_hands(glass):
    assert picked(glass, "button.fixed") == {""}
    click(glass, "button.fixed")
    click(glass, "button.manner.peek")
    assert state_of(glass, "button.fixed") == ["enabled"], "nothing else was said of hidden hands"
    click(glass, "button.fixed")
    for manner, fixed in {"curtain": True, "open": False, "peek": True}.items():
        click(glass, f"button.manner.{manner}")
        assert ("selected" in state_of(glass, "button.fixed")) == fixed
    click(glass, "button.fixed")
    click(glass, START)
    assert not started(glass)[0].fixed


def test_the_two_talk_as_usual_for_their_hands_until_they_agree_on_something(glass):
    for manner, talk in {"open": "open", "curtain": "hints", "peek": "hints"}.items():
        click(glass, f"button.manner.{manner}")
        assert picked(glass, "button.talk.") == {talk}
    click(glass, "button.talk.silence")
    click(glass, "button.manner.open")
    assert picked(glass, "button.talk.") == {"silence"}
    click(glass, START)
    assert started(glass)[0].talk == "silence"
    assert name_of(glass, "text.talk") == "Silence"


# What is remembered


@pytest.mark.parametrize("way", [BACK, pygame.K_ESCAPE, START])
def test_whatever_is_chosen_is_there_when_one_comes_back_but_for_the_deal(glass, way):
    fill(glass, NAMES[1], "Zoé")
    for end in ("emblem.0.cat", "manner.peek", "talk.open", "starter.second", "fixed"):
        click(glass, f"button.{end}")
    before = {t["id"]: (t["name"], t["state"]) for t in glass.description["things"]}
    fill(glass, SEED, "once")
    if isinstance(way, str):
        click(glass, way)
    else:
        hit(glass, way)
    if way == START:
        assert started(glass)[1].seed == "once"
        glass.app.ways.title()
        glass.step()
    assert kept_party(glass).names == ("Player 1", "Zoé")
    glass.begin("button.two_players")
    after = {t["id"]: (t["name"], t["state"]) for t in glass.description["things"]}
    assert after == before
    assert "empty" in state_of(glass, SEED)


def test_letters_are_on_the_disk_when_the_window_is_closed_on_them(glass):
    fill(glass, NAMES[0], "Ada")
    glass.step(pygame.Event(pygame.QUIT))
    assert kept_party(glass).names == ("Ada", "Player 2")


CHOSEN = {
    "players": [{"name": "Ada", "emblem": "cat"}, {"name": "Bo", "emblem": "crown"}],
    "manner": "peek",
    "starter": "second",
    "seats": {"open": True, "hidden": False},
    "talk": "silence",
    "sleepwalks": False,
}
ADA_AND_BO = Party(
    (Player("Ada", "cat"), Player("Bo", "crown")), "peek", "second", fixed=False, talk="silence"
)


def test_what_was_chosen_is_read_as_it_was_written():
    form = remembered(CHOSEN, WORDS)
    assert form.party(WORDS) == ADA_AND_BO
    assert form.plain() == CHOSEN


def test_the_sleepwalker_has_its_own_name_and_leaves_that_of_the_friend_as_it_was():
    form = remembered({**CHOSEN, "sleepwalks": True}, WORDS)
    assert form.called(WORDS) == ("Ada", "Sleepwalker")
    assert form.sleepwalker == 1
    assert form.plain() == {**CHOSEN, "sleepwalks": True}


@pytest.mark.parametrize("value", [None, 7, "nothing", [], {}, [[]], {"open": 1}])
@pytest.mark.parametrize("key", CHOSEN)
def test_one_damaged_choice_spoils_no_other(key, value):
    nobody = [{"name": "", "emblem": "lantern"}, {"name": "", "emblem": "feather"}]
    values: tuple[object, ...] = nobody, "open", "seed", {}, None, False
    at_first: dict[str, object] = dict(zip(CHOSEN, values, strict=True))
    form = remembered({**CHOSEN, key: value}, WORDS)
    assert form.plain() == {**CHOSEN, key: at_first[key]}


USUAL = "Player 1", "Player 2"


@pytest.mark.parametrize(
    ("first", "second", "names", "emblems"),
    [
        (None, {"name": "Bo", "emblem": "crown"}, ("Player 1", "Bo"), ("lantern", "crown")),
        ({"name": "Ada"}, {"name": 3, "emblem": "cat"}, ("Ada", "Player 2"), ("lantern", "cat")),
        ({"emblem": "cat"}, {"emblem": "cat"}, USUAL, ("cat", "lantern")),
        ({"name": "\u3164"}, {"emblem": "lantern"}, USUAL, ("feather", "lantern")),
    ],
)
def test_a_name_and_an_emblem_stand_each_for_itself(first, second, names, emblems):
    form = remembered({**CHOSEN, "players": [first, second]}, WORDS)
    assert form.called(WORDS) == names
    assert form.emblems == emblems


def test_what_an_older_version_remembered_is_taken_up_but_for_seats_that_hardly_anybody_chose():
    older = {"players": CHOSEN["players"], "manner": "curtain", "starter": "first", "fixed": False}
    party = remembered(older, WORDS).party(WORDS)
    assert party == Party(ADA_AND_BO.players, "curtain", "first", fixed=True, talk="hints")


# The sofa


@pytest.mark.parametrize("size", [100, 125, 200])
def test_on_a_sofa_text_is_large_and_pauses_are_long_until_that_is_taken_back(glass, size):
    glass.write_at(size / 100)
    glass.app.ways.set_table()
    before = glass.app.settings
    tab_to(glass, "button.sofa")
    hit(glass, pygame.K_SPACE, text=" ")
    assert (glass.app.settings.text_size, glass.app.settings.long_pauses) == (max(size, 150), True)
    assert glass.app.tempo.pauses == LONG_PAUSES
    assert "selected" in state_of(glass, "button.sofa")
    if size == 100:  # The usual size is known even after the page was left.
        hit(glass, pygame.K_ESCAPE)
        glass.begin("button.two_players")
        tab_to(glass, "button.sofa")
    hit(glass, pygame.K_SPACE, text=" ")
    assert "selected" not in state_of(glass, "button.sofa")
    assert replace(glass.app.settings, party=None) == before


# What is seen


def test_a_choice_and_the_focus_are_seen_and_not_by_colour_alone(glass):
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
    looks = list[bytes]()
    for _ in range(4):
        hit(glass, pygame.K_TAB)
        looks.append(pygame.image.tobytes(glass.app.glass, "RGB"))
    assert len({*looks}) == 4
    glass.move(at(thing(glass.description, NAMES[0])))
    looks.append(pygame.image.tobytes(glass.app.glass, "RGB"))
    glass.down()
    glass.up()  # the caret is seen at once
    assert pygame.image.tobytes(glass.app.glass, "RGB") != looks[-1]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("language", SPOKEN)
def test_all_of_the_page_is_in_sight_in_the_usual_letters_and_any_name_in_its_field(size, language):
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.app.ways.set_table()
        page, text = glass.scene, glass.app.text
        assert page.laid.most == 0
        widest = text.width("W" * LONGEST_NAME, "body", page.places.text(22))
        for key in NAMES:
            assert widest <= page.placed(key).rect.w - 40 * max(1, page.places.scale)


# Typing


def test_letters_go_into_the_field_in_focus_and_do_nothing_else(glass):
    write(glass, "abc")
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


@pytest.mark.parametrize("field", [NAMES[0], SEED])
def test_accents_arrive_from_every_keyboard(glass, field):
    for keyboard, pressed in KEYBOARDS.items():
        clear(glass, field)
        for key, mod, letters in pressed:
            hit(glass, ord(key) if key else 0, mod, letters)
        wanted = "".join(letters for _, _, letters in pressed)
        assert name_of(glass, field).endswith(f": {wanted}"), keyboard


def test_pointer_and_keys_edit_a_field(glass):
    fill(glass, NAMES[0], "Isolde")
    x, y, w, h = thing(glass.description, NAMES[0])["rect"]
    for across, letter, shown in ((4, "Q", "QIsolde"), (w - 8, "Z", "QIsoldeZ")):
        glass.wait(1)
        glass.click((x + across, y + h // 2))
        write(glass, letter)
        assert name_of(glass, NAMES[0]).endswith(f": {shown}")
    for key in (pygame.K_HOME, pygame.K_DELETE, pygame.K_RIGHT, pygame.K_BACKSPACE):
        hit(glass, key)
    assert name_of(glass, NAMES[0]).endswith(": soldeZ")


def test_a_key_that_is_held_down_counts_again_until_it_is_released(glass):
    fill(glass, NAMES[0], "abcdefghij")
    fields = {"key": pygame.K_BACKSPACE, "mod": 0, "unicode": "", "scancode": 0}
    glass.step(pygame.Event(pygame.KEYDOWN, fields))
    glass.frames(18)
    assert name_of(glass, NAMES[0]).endswith(": abcdefghi")
    glass.frames(24)
    left = name_of(glass, NAMES[0])
    assert len(left) < len("First player: abcdefg")
    glass.step(pygame.Event(pygame.KEYUP, fields))
    left = name_of(glass, NAMES[0])
    glass.frames(40)
    assert name_of(glass, NAMES[0]) == left


def test_letters_are_pasted_by_the_keys_of_every_system_and_by_no_others(glass):
    pygame.scrap.put_text("copied deal\n")
    for mod in (pygame.KMOD_LCTRL, pygame.KMOD_LMETA):
        clear(glass, SEED)
        hit(glass, pygame.K_v, mod)
        assert name_of(glass, SEED).strip() == "Seed: copied deal"
    clear(glass, SEED)
    hit(glass, pygame.K_v, pygame.KMOD_LCTRL | pygame.KMOD_RALT, "@")
    assert name_of(glass, SEED) == "Seed: @"


# Letters that cannot be shown


@pytest.mark.parametrize(
    ("typed", "kept", "told"),
    [
        ("Łódź Žižek Ő", "Łódź Žižek Ő", ""),
        ("Şule Đỗ Жанна", "Şule Đỗ Жанна", ""),
        ("Zoe\u2764\ufe0f", "Zoe", "HEAVY BLACK HEART (U+2764) cannot be shown and was left out."),
        ("Al\u00adma", "Alma", "SOFT HYPHEN (U+00AD) cannot be shown and was left out."),
        ("김철수 Kim", "Kim", "HANGUL SYLLABLE GIM (U+AE40) and others cannot be shown and were"),
        ("หิน", "", "THAI CHARACTER HO HIP (U+0E2B) and others cannot be shown and were left out."),
        ("שָׁלוֹם", "", "HEBREW LETTER SHIN (U+05E9) and others cannot be shown and were left out."),
        ("\ufe0f", "", "VARIATION SELECTOR-16 (U+FE0F) cannot be shown and was left out."),
    ],
)
def test_a_name_takes_what_can_be_shown_and_the_rest_is_told_by_its_name(typed, kept, told):
    form = remembered(None, WORDS).typed(NAMES[0], typed)
    assert form.names[0] == kept
    remarks = form.remarks(WORDS)
    assert remarks.startswith(told)
    assert bool(remarks) == bool(told)


@pytest.mark.parametrize(
    "seed", ["หิน", "a\u00adb\u200dc", "김철수", "x\u00a0\u3000y", "\u2764\ufe0f"]
)
def test_a_seed_keeps_what_cannot_be_shown_and_says_so(seed):
    form = remembered(None, WORDS).typed(SEED, seed)
    assert form.clean_seed() == seed
    assert bool(form.remarks(WORDS)) == ("x" not in seed)


def test_what_was_left_out_is_told_until_something_else_is_typed(glass):
    fill(glass, NAMES[0], "Ann")
    fill(glass, NAMES[1], "Ann漢")
    left_out, same = "U+6F22 cannot be shown and was left out.", "Both players have the same name"
    assert name_of(glass, "text.reason").startswith(f"{left_out} {same}")
    write(glass, "漢")
    assert name_of(glass, "text.reason").startswith("U+6F22 and others")
    hit(glass, pygame.K_LEFT)
    hit(glass, pygame.K_TAB)
    assert name_of(glass, "text.reason").startswith("U+6F22 and others")
    fill(glass, NAMES[1], "A")
    assert not has(glass.description, "text.reason")
