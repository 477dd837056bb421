"""With the setting for it, whatever cannot be taken back for free is asked about once more: in
every way to answer, for one and for two, and with every expansion."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pygame
import pytest

from game.editions.base.explore import PlayOrDiscard
from game.editions.book.spells import Cast
from game.rules.event import Answered, Event
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party
from game.table.party import Player as Person
from game.table.taking_back import reveals
from tests.offered import ALL
from tests.rules.stories import after, partners
from tests.screen.games.expansions.test_spells import played
from tests.screen.games.test_decisions import PROPHECY, TRIO, ask
from tests.screen.games.test_keyboard import enter
from tests.screen.robots.finger import Finger
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.pair_player import PairPlayer, Wanted
from tests.screen.robots.player import (
    GO_AHEAD,
    ROW,
    Player,
    at,
    cards,
    has,
    thing,
)
from tests.screen.table.asking.test_warnings import known_door
from tests.speaking import SPEAKERS
from tests.variants import thorough

CANCEL, CONFIRM = "button.cancel", "button.confirm"
PEOPLE = Person("Ada", "lantern"), Person("Zoe", "boat")


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    with opened(painted=False) as shown:
        yield shown


@pytest.fixture
def glass(window: Glass) -> Iterator[Glass]:
    """Yields a quiet game in which everything lasting is asked about."""
    settings = window.app.settings
    window.app.change(replace(settings, ask_first=True))
    window.app._fingers.forget()
    window.deal(QUIET)
    window.scene.settle()
    window.until_rest()
    yield window
    window.app.change(settings)


def where(glass: Glass, key: str) -> tuple[int, int]:
    return at(thing(glass.description, key))


def told(glass: Glass) -> tuple[str, str]:
    """Returns the heading and the body of the prompt."""
    return thing(glass.description, "text.heading")["name"], glass.said


def by_drag(glass: Glass) -> None:
    glass.lift(where(glass, "OS1"), where(glass, ROW))
    glass.up()


def by_double_click(glass: Glass) -> None:
    for _ in range(2):
        glass.click(where(glass, "OS1"))


def choose(glass: Glass) -> None:
    """Chooses the card, which is still chosen after a question."""
    if "selected" not in thing(glass.description, "OS1")["state"]:
        glass.press("OS1")


def by_button(glass: Glass) -> None:
    choose(glass)
    glass.press("button.play")


def by_key(glass: Glass) -> None:
    choose(glass)
    glass.key(pygame.K_p)


def by_flick(glass: Glass) -> None:
    Finger(glass).flick(where(glass, "OS1"))


def by_finger(glass: Glass) -> None:
    Finger(glass).drag(where(glass, "OS1"), where(glass, ROW))


@pytest.mark.parametrize("play", [by_drag, by_double_click, by_button, by_key, by_flick, by_finger])
def test_every_way_to_play_a_card_is_asked_about_once(glass, play: Callable[[Glass], None]):
    before, home = glass.log_length, glass.poses["OS1"].x
    play(glass)
    glass.until_rest()
    assert glass.log_length == before
    heading, body = told(glass)
    assert heading == "Play: Observatory Sun"
    assert body.endswith("Then the deck shows more: no free way back.")
    assert (glass.lying("row"), glass.poses["OS1"].x) == ([], home)
    glass.press(CANCEL)
    assert not has(glass.description, GO_AHEAD)
    glass.wait(1)
    play(glass)
    glass.until_rest()
    glass.press(GO_AHEAD)
    glass.until_rest()
    assert glass.lying("row") == ["OS1"]
    assert not has(glass.description, GO_AHEAD)


def test_it_is_answered_by_keys_alone_and_neither_enter_nor_escape_goes_through(glass):
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        by_key(glass)
        before = glass.log_length
        glass.key(key)
        glass.until_rest()
        assert glass.log_length == before
        assert not has(glass.description, GO_AHEAD)
    by_key(glass)
    enter(glass, GO_AHEAD)
    glass.until_rest()
    assert glass.lying("row") == ["OS1"]


def test_it_is_answered_by_a_finger(glass):
    finger = Finger(glass)
    by_finger(glass)
    finger.tap(where(glass, CANCEL))
    assert not has(glass.description, GO_AHEAD)
    glass.wait(1)
    by_finger(glass)
    finger.tap(where(glass, GO_AHEAD))
    glass.until_rest()
    assert glass.lying("row") == ["OS1"]


def test_an_order_is_asked_about_and_is_kept_meanwhile(glass):
    ask(glass, PROPHECY)
    before = glass.log_length
    first, second, *_ = cards(glass.description, "revealed") or cards(glass.description, "prophecy")
    glass.press(first["id"])
    glass.press(CONFIRM)
    assert told(glass)[0] == "Is all in its place?"
    assert glass.log_length == before
    glass.press(CANCEL)
    assert "discarded" in thing(glass.description, first["id"])["state"]
    assert second
    glass.press(CONFIRM)
    glass.press(GO_AHEAD)
    glass.until_rest()
    assert glass.log_length > before


def test_a_warning_that_was_given_is_not_followed_by_another(glass):
    glass.lay(known_door())
    glass.press("OK2")
    glass.press("button.discard")
    assert told(glass)[0] == "Spend this Key?"
    before = glass.log_length
    glass.wait(1.0)  # not a second press on what lay there
    glass.press(GO_AHEAD)
    glass.until_rest()
    assert glass.log_length > before
    assert not has(glass.description, GO_AHEAD)


def test_every_rewind_is_asked_about_and_conceding_once(glass):
    for _ in range(2):
        glass.table.session.submit(glass.table.session.game.legal()[0])
        glass.until_rest()
        glass.press("button.undo")
        assert told(glass)[0] == "Rewind this game?"
        glass.press(CONFIRM)
        glass.until_rest()
    glass.pick("button.concede")
    glass.press(CONFIRM)
    glass.step()
    assert glass.table.session.game.pending is None


def test_what_is_laid_and_waits_for_the_deck_is_free_and_so_is_not_asked_about(glass):
    glass.app.change(replace(glass.app.settings, draw_by_hand=True))
    glass.scene.resized()
    by_drag(glass)
    glass.until_rest()
    assert not has(glass.description, GO_AHEAD)
    assert glass.table.session.laid is not None
    glass.press("button.take_back")
    glass.until_rest()
    by_drag(glass)
    glass.until_rest()
    glass.press("button.draw")
    glass.until_rest()
    assert glass.lying("row") == ["OS1"]


@pytest.mark.parametrize(("manner", "asks"), [("open", False), ("curtain", True)])
def test_a_card_that_is_taken_can_be_given_back_with_open_hands_alone(glass, manner, asks):
    glass.app.games.new_pair(Party(PEOPLE, manner), "asked")
    glass.step()
    glass.until_rest()
    card = cards(glass.description, "market")[0]["id"]
    for _ in range(2):
        glass.click(where(glass, card))
    glass.until_rest()
    assert has(glass.description, GO_AHEAD) == asks
    assert (card in glass.lying("hand")) != asks
    if asks:
        assert told(glass)[1] == "It cannot be taken back."
        glass.press(GO_AHEAD)
        glass.until_rest()
        assert card in glass.lying("hand")


@pytest.mark.parametrize("manner", ["curtain", "peek"])
@pytest.mark.parametrize("language", SPEAKERS)
def test_with_hidden_hands_it_names_no_card_that_one_of_them_may_not_know(glass, manner, language):
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3", visibility="hidden")
    glass.app.words.speak(language)
    glass.lay(after(game, "Play OS1", "Play AM1"), Party(PEOPLE, manner, fixed=True))
    glass.look()
    before = glass.log_length
    for card, known in (("LM1", False), ("OM1", True)):
        name = thing(glass.description, card)["name"]
        for _ in range(2):
            glass.click(where(glass, card))
        glass.until_rest()
        assert has(glass.description, GO_AHEAD)
        assert glass.log_length == before
        said = " ".join(told(glass))
        assert (name.split(",")[0] in said) == known
        glass.press(CANCEL)
        glass.wait(1)
    glass.app.words.speak("en")


def test_the_price_of_a_spell_is_asked_by_its_panel_alone(glass):
    glass.lay(played(PlayOrDiscard))
    glass.press("ribbon.prophecy")
    assert not has(glass.description, GO_AHEAD)
    glass.press("button.choose")
    glass.press("button.pay")
    glass.until_rest()
    assert any(isinstance(one, Answered) and isinstance(one.command, Cast) for one in log(glass))


def log(glass: Glass) -> Sequence[Event]:
    return glass.table.session.game.log


def test_lessons_ask_nothing(glass):
    glass.app.lessons.begin(glass.app.lessons.offered[0])
    glass.step()
    glass.scene.settle()
    glass.until_rest()
    for _ in range(6):
        if not has(glass.description, "button.go_on"):
            break
        glass.press("button.go_on")
        glass.until_rest()
    card = next(one for one in cards(glass.description, "hand") if "legal" in one["state"])
    glass.lift(at(card), where(glass, ROW))
    glass.up()
    glass.until_rest()
    assert not has(glass.description, GO_AHEAD)
    assert glass.lying("row")


def test_without_the_setting_nothing_is_asked(glass):
    glass.app.change(replace(glass.app.settings, ask_first=False))
    by_drag(glass)
    glass.until_rest()
    assert glass.lying("row") == ["OS1"]


def follow(glass: Glass, player: Player, most: int) -> int:
    """Plays on, for so many gestures at most, and checks that each answer after which the deck
    shows something was asked about. Returns how often something was asked."""
    glass.move_with(Tempo(INSTANT))
    asked = 0
    for _ in range(most):
        if glass.scene.name != "table":
            break
        description, length = glass.description, glass.log_length
        was_asked = has(description, GO_AHEAD) or has(description, "button.pay")
        asked += has(description, GO_AHEAD)
        glass.do(player.next(description))
        glass.until_rest()
        glass.step()
        if glass.scene.name == "table" and glass.log_length > length:
            assert was_asked or not reveals(log(glass)[length:])
    return asked


@pytest.mark.parametrize(
    ("edition", "most"),
    [("glyphs", 40), *(thorough(each, 2000) for each in ("base", "towers", ALL))],
)
def test_in_every_game_each_answer_that_shows_more_of_the_deck_is_asked_about(glass, edition, most):
    glass.app.games.new_game("asked", edition)
    glass.step()
    glass.until_rest()
    assert follow(glass, Player(edition, 0.5), most) > most // 100


@pytest.mark.thorough
@pytest.mark.parametrize("manner", ["open", "peek"])
def test_two_are_asked_in_every_game(glass, manner):
    glass.app.games.new_pair(Party(PEOPLE, manner), "asked", ALL)
    glass.step()
    glass.until_rest()
    assert follow(glass, PairPlayer(manner, 0.5, Wanted(manner)), 3000) > 20


def test_the_same_is_asked_at_a_trio(glass):
    ask(glass, TRIO)
    before = glass.log_length
    glass.press("button.search")
    assert glass.log_length == before
    heading, body = told(glass)
    assert heading == "Search the deck"
    assert body.startswith("The Observatory Door opens, then the deck is shuffled.")
    glass.press(GO_AHEAD)
    glass.until_rest()
    assert glass.log_length > before
