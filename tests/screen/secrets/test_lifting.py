"""What lifts the cloth from a hand and what does not, what can be answered then, and when it
falls."""

from collections.abc import Callable, Iterator
from itertools import cycle, product
from typing import Any

import pygame
import pytest

from game.editions.base.partners import Keep
from game.rules.steps import Command
from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.table.table_page import Table
from game.table.motion.motions import FALL
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner, Party, Player
from tests.rules.stories import after, partners
from tests.screen.robots.glass import FRAME, RIGHT, Glass, opened
from tests.screen.robots.player import Point, at, has, middle, thing
from tests.variants import thinned_rows

PLAYERS = Player("Ada", "lantern"), Player("Isolde", "boat")
LIFT, COVER = "button.lift", "button.cover"
OWN, OTHER = pygame.K_q, pygame.K_o
"""Ada's key and Isolde's."""
MANNERS: tuple[Manner, ...] = "curtain", "peek"
BESIDE = (520, 120)
"""A point at 1280 x 720 with nothing on it."""
TEMPOS = Tempo(), Tempo(2.0), Tempo(INSTANT), Tempo(reduced=True)


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    """Yields one window for all tests, each of which lays its own game on the table."""
    with opened(painted=False) as shown:
        yield shown


@pytest.fixture
def glass(window: Glass) -> Glass:
    """Returns the program with usual motion, in focus and with nothing pressed."""
    window.move_with(Tempo())
    window.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    window.up()
    window.move(BESIDE)
    return window


def covered(
    glass: Glass, manner: Manner = "curtain", *texts: str, deck: str = "LM1 LM2 LM3 LM4 OS2 AS2"
) -> Table:
    """Lays a game in which it is Ada's turn again. The cloth has just fallen over her hand, in
    which she alone knows LM1; a Sun and a Key of other places are shared."""
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", deck, visibility="hidden")
    game = after(game, "Play OS1", "Play AM1", *texts)
    glass.app.scene = table = glass.app.games.begin(game, Party(PLAYERS, manner, fixed=True))
    glass.step(dt=0.0)
    assert has(glass.description, LIFT)
    return table


def looked(glass: Glass, manner: Manner = "curtain", *texts: str, **deal: str) -> Table:
    """Lays the same game, and has Ada lift the cloth by two presses."""
    table = covered(glass, manner, *texts, **deal)
    glass.look()
    return table


def pass_time(glass: Glass, seconds: float) -> None:
    """Lets so many seconds pass, frame by frame."""
    glass.frames(round(seconds / FRAME))


def lift_at(glass: Glass) -> Point:
    return at(thing(glass.description, LIFT))


def click(glass: Glass) -> None:
    """Clicks on the button."""
    glass.click(lift_at(glass))


def own_key(glass: Glass) -> None:
    glass.key(OWN)


def hold_button(glass: Glass, seconds: float) -> None:
    """Holds the button down for so many seconds, without a release."""
    glass.move(lift_at(glass))
    glass.down()
    pass_time(glass, seconds)


def hold_key(glass: Glass, seconds: float) -> None:
    """Holds the own key down for so many seconds, without a release."""
    glass.step(glass.key_event(pygame.KEYDOWN, OWN))
    pass_time(glass, seconds)


def let_go(glass: Glass) -> None:
    glass.up()
    glass.step(glass.key_event(pygame.KEYUP, OWN))


def faces(glass: Glass) -> set[str]:
    """Returns the cards of both hands that can be read."""
    things = glass.description["things"]
    return {told["id"] for told in things if told["zone"] == "hand" and told["face"] == "up"}


def assert_covered(glass: Glass) -> None:
    """Checks that no card can be read which only one player knows, and that nobody is told to
    look."""
    glass.until_rest()
    known = {card.id for card in glass.table.session.game.state.known_to_both}
    assert faces(glass) <= known
    assert glass.description["seat"] is None


def assert_lifted(glass: Glass, table: Table) -> None:
    """Checks that Ada sees her cards and that Isolde's stay covered."""
    glass.until_rest()
    state = table.session.game.state
    private = {card.id for card in state.hand(1)} - {card.id for card in state.known_to_both}
    assert glass.description["seat"] == 0
    assert {card.id for card in state.hand(0)} <= faces(glass)
    assert not faces(glass) & private


# The deliberate act

PRESSES = pytest.mark.parametrize("press", [click, own_key])
HOLDS = pytest.mark.parametrize("hold", [hold_button, hold_key])
EITHER = pytest.mark.parametrize("manner", MANNERS)


@PRESSES
@EITHER
@pytest.mark.parametrize("tempo", TEMPOS, ids=str)
def test_two_presses_lift_the_cloth_at_any_speed(glass, tempo, manner, press):
    glass.move_with(tempo)
    table = covered(glass, manner)
    pass_time(glass, 0.52)
    press(glass)
    pass_time(glass, 0.25)
    assert_covered(glass)
    pass_time(glass, 0.1)
    press(glass)
    assert_lifted(glass, table)


@PRESSES
def test_a_first_press_counts_from_half_a_second_after_the_cloth_fell(glass, press):
    table = covered(glass)
    pass_time(glass, 0.4)
    press(glass)
    pass_time(glass, 0.4)
    press(glass)
    assert_covered(glass)
    pass_time(glass, 0.35)
    press(glass)
    assert_lifted(glass, table)


@PRESSES
def test_presses_that_come_thick_and_fast_never_lift_it(glass, press):
    table = covered(glass)
    pass_time(glass, 0.52)
    for _ in range(12):
        press(glass)
        pass_time(glass, 0.2)
    assert_covered(glass)
    pass_time(glass, 0.2)
    press(glass)
    assert_covered(glass)
    pass_time(glass, 0.85)
    press(glass)
    assert_lifted(glass, table)


@HOLDS
@pytest.mark.parametrize("tempo", TEMPOS, ids=str)
def test_a_long_hold_lifts_it_at_any_speed(glass, tempo, hold):
    glass.move_with(tempo)
    table = covered(glass)
    pass_time(glass, 0.52)
    hold(glass, 0.5)
    let_go(glass)
    assert_covered(glass)
    hold(glass, 0.7)
    let_go(glass)
    assert_lifted(glass, table)


@HOLDS
def test_a_hold_that_began_too_soon_never_lifts_it(glass, hold):
    covered(glass)
    pass_time(glass, 0.4)
    hold(glass, 2.0)
    let_go(glass)
    assert_covered(glass)


@HOLDS
def test_where_one_peeks_a_hold_shows_the_cards_until_it_is_let_go(glass, hold):
    table = covered(glass, "peek")
    pass_time(glass, 0.52)
    hold(glass, 0.7)
    assert_lifted(glass, table)
    pass_time(glass, 1.0)
    assert_lifted(glass, table)
    let_go(glass)
    assert_covered(glass)


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_where_one_peeks_a_window_that_is_left_shows_nothing(glass, kind):
    looked(glass, "peek")
    glass.step(pygame.Event(kind, window=glass.app.window))
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=glass.app.window))
    glass.step(pygame.Event(pygame.WINDOWRESTORED, window=glass.app.window))
    glass.step(pygame.Event(pygame.WINDOWFOCUSGAINED, window=glass.app.window))
    assert_covered(glass)


def test_what_is_done_of_a_hold_is_seen_and_begins_anew(glass):
    covered(glass)
    pass_time(glass, 0.52)
    hold_button(glass, 0.3)
    assert 0 < glass.table._covering.lifting.filled < 1
    moving = len(glass.table.sprites())
    let_go(glass)
    assert glass.table._covering.lifting.filled == 0
    assert len(glass.table.sprites()) == moving - 1


# Everything else leaves it down


def twice(key: int) -> Callable[[Glass], None]:
    """Returns an act that presses a key twice, slowly enough, and then holds it."""

    def act(glass: Glass) -> None:
        for _ in range(2):
            glass.key(key)
            pass_time(glass, 0.4)
        glass.step(glass.key_event(pygame.KEYDOWN, key))
        pass_time(glass, 0.8)
        glass.step(glass.key_event(pygame.KEYUP, key))

    act.__name__ = pygame.key.name(key)
    return act


def one_press(glass: Glass) -> None:
    click(glass)


def double_click(glass: Glass) -> None:
    glass.click(lift_at(glass))
    glass.click(lift_at(glass))


def many_clicks(glass: Glass) -> None:
    for _ in range(9):
        click(glass)


def hold_too_short(glass: Glass) -> None:
    hold_key(glass, 0.55)
    let_go(glass)


def hold_and_leave(glass: Glass) -> None:
    point = lift_at(glass)
    hold_button(glass, 0.4)
    for where in (BESIDE, point):
        glass.move(where, held=True)
        pass_time(glass, 0.5)
    glass.up()


def hold_and_lose_the_window(glass: Glass) -> None:
    hold_button(glass, 0.4)
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=glass.app.window))
    pass_time(glass, 0.5)


def hold_the_key_and_lose_the_window(glass: Glass) -> None:
    hold_key(glass, 0.4)
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=glass.app.window))
    pass_time(glass, 0.5)


def drag_across(glass: Glass) -> None:
    x, y = lift_at(glass)
    glass.lift((x, y - 200), (x, y))
    pass_time(glass, 0.7)
    glass.up()


def right_click(glass: Glass) -> None:
    glass.move(lift_at(glass))
    for _ in range(3):
        glass.down(RIGHT)
        pass_time(glass, 0.4)
        glass.up(RIGHT)


def wheel(glass: Glass) -> None:
    glass.move(lift_at(glass))
    for steps in (3, -3):
        glass.wheel(steps)
        pass_time(glass, 0.4)


def click_the_cloth(glass: Glass) -> None:
    """Clicks on the cloth above its button."""
    rect = pygame.Rect(thing(glass.description, LIFT)["rect"])
    for _ in range(3):
        glass.click((rect.centerx, rect.top - 12))
        pass_time(glass, 0.4)


def click_the_cards(glass: Glass) -> None:
    for told in glass.description["things"]:
        if told["zone"] == "hand" and told["face"] == "down" and told["at"]:
            for _ in range(2):
                glass.click(at(told))
                pass_time(glass, 0.35)
    glass.click(BESIDE)


def other_letters(glass: Glass) -> None:
    for letter in "abcfgijklmnrstuvwxyz":
        glass.key(pygame.key.key_code(letter))
    glass.table.panels.close_all()


def go_to_settings_and_back(glass: Glass) -> None:
    click(glass)
    glass.key(SETTINGS_KEY)
    glass.step()
    glass.key(pygame.K_ESCAPE)
    glass.step()
    pass_time(glass, 0.4)
    click(glass)


ACCIDENTS = [
    *map(twice, (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, OTHER, pygame.K_x)),
    *(one_press, double_click, many_clicks, hold_too_short, hold_and_leave, drag_across),
    *(hold_and_lose_the_window, hold_the_key_and_lose_the_window, right_click, wheel),
    *(click_the_cloth, click_the_cards, other_letters, go_to_settings_and_back),
]


@pytest.mark.parametrize(
    ("accident", "manner"),
    thinned_rows(
        product(ACCIDENTS, MANNERS), always=[*zip(ACCIDENTS, cycle(MANNERS), strict=False)]
    ),
)
def test_an_accident_leaves_the_hand_covered(glass, manner, accident):
    table = covered(glass, manner)
    pass_time(glass, 0.6)
    log = table.session.game.log
    accident(glass)
    let_go(glass)
    assert_covered(glass)
    assert table.session.game.log == log


def key(key: int) -> Callable[[Glass], None]:
    """Returns an act that presses a key once."""

    def act(glass: Glass) -> None:
        glass.key(key)

    act.__name__ = pygame.key.name(key)
    return act


def beside(glass: Glass) -> None:
    glass.click(BESIDE)


def the_log(glass: Glass) -> None:
    for _ in range(2):
        glass.key(pygame.K_l)


def pick_up_a_shared_card(glass: Glass) -> None:
    start = at(thing(glass.description, "GK1"))
    glass.lift(start, (start[0], start[1] - 60))
    glass.up()


OTHERWISE = [
    *map(key, (pygame.K_ESCAPE, OTHER, pygame.K_RETURN, pygame.K_TAB)),
    *(beside, right_click, the_log, pick_up_a_shared_card),
]


@pytest.mark.parametrize("other", OTHERWISE, ids=lambda other: other.__name__)
@PRESSES
def test_any_other_gesture_forgets_the_first_press(glass, press, other):
    covered(glass)
    pass_time(glass, 0.52)
    press(glass)
    pass_time(glass, 0.4)
    other(glass)
    pass_time(glass, 0.4)
    press(glass)
    assert_covered(glass)


def test_the_turn_forgets_the_first_press(glass):
    table = covered(glass)
    pass_time(glass, 0.52)
    glass.key(OWN)
    pass_time(glass, 0.4)
    play_shared(glass)
    glass.until_rest()
    assert table.session.seat == 1
    pass_time(glass, 0.6)
    glass.key(OTHER)
    assert_covered(glass)


# What is answered


def drag(glass: Glass, card: str, zone: str) -> None:
    glass.lift(at(thing(glass.description, card)), middle(thing(glass.description, zone)))
    glass.up()


def play_shared(glass: Glass) -> None:
    """Drags a shared Key into Ada's row."""
    drag(glass, "GK1", "zone.row.0")


@EITHER
def test_public_cards_are_played_under_the_cloth_and_what_is_drawn_goes_under_it(glass, manner):
    table = covered(glass, manner)
    assert glass.description["pending"]["type"] == "PlayOrDiscard"
    pass_time(glass, 0.6)
    play_shared(glass)
    while table.busy:
        assert faces(glass) <= {card.id for card in table.session.game.state.known_to_both}
        glass.step()
    assert_covered(glass)
    assert table.session.seat == 1


def test_a_public_question_is_answered_under_the_cloth(glass):
    table = covered(glass, "curtain", "Discard OM1")
    assert glass.description["pending"]["type"] == "OfferSwap"
    pass_time(glass, 0.6)
    glass.click(at(thing(glass.description, "button.keep")))
    pass_time(glass, 1.2)
    assert table.session.seat == 0, "the card that was drawn may still be looked at"
    pass_time(glass, 2.0)
    assert table.session.seat == 1
    assert Keep() in [
        event.command for event in table.session.game.log if hasattr(event, "command")
    ]


def play_by_keys(glass: Glass) -> None:
    glass.key(pygame.K_1)
    glass.key(pygame.K_p)


def play_by_double_click(glass: Glass) -> None:
    card = at(thing(glass.description, "OM1"))
    glass.click(card)
    glass.click(card)


def play_by_drag(glass: Glass) -> None:
    drag(glass, "OM1", "zone.row.0")


def discard_by_drag(glass: Glass) -> None:
    drag(glass, "OM1", "zone.discard")


EAGER = key(pygame.K_RETURN), play_by_keys, play_by_double_click, play_by_drag, discard_by_drag


@pytest.mark.parametrize("eager", EAGER, ids=lambda eager: eager.__name__)
def test_nothing_is_answered_in_the_first_moment_after_the_cloth_was_lifted(glass, eager):
    glass.move_with(Tempo(INSTANT))
    table = covered(glass)
    log = table.session.game.log
    for seconds in (0.52, 0.35):
        pass_time(glass, seconds)
        glass.key(OWN)
    assert_lifted(glass, table)
    eager(glass)
    assert table.session.game.log == log
    pass_time(glass, 0.6)
    glass.click(BESIDE)
    play_by_drag(glass)
    assert table.session.game.log != log


# When it falls


@EITHER
def test_a_lifted_hand_stays_up_until_the_turn_ends(glass, manner):
    table = looked(glass, manner, deck="LM1 LM2 LM3 LM4 OS2 AS2 AS3 AS4")
    for text in ("Discard OK1", "Keep"):
        assert_lifted(glass, table)
        assert table.session.submit(after_named(table, text))
        glass.until_rest()
        pass_time(glass, 3.0)
    assert_lifted(glass, table)
    assert glass.description["pending"]["type"] == "Prophesy"


def after_named(table: Table, text: str) -> Command[Any]:
    """Returns the legal command of this class and, if one is named, with this card. Fails if there
    is none."""
    name, _, card = text.partition(" ")
    for command in table.session.legal:
        if type(command).__name__ == name and (not card or card in str(command)):
            return command
    raise AssertionError(f"nobody may {text}")


def done(glass: Glass) -> None:
    """Presses the button `Done, cover`."""
    told = thing(glass.description, COVER)
    assert told["name"] == "Done, cover"
    glass.click(at(told))


def done_by_key(glass: Glass) -> None:
    glass.key(pygame.K_x)


def done_by_enter(glass: Glass) -> None:
    glass.key(pygame.K_RETURN)


@EITHER
@pytest.mark.parametrize("ends", [None, done, done_by_key, done_by_enter])
def test_the_drawn_card_is_seen_until_the_player_is_done(glass, manner, ends):
    table = looked(glass, manner)
    play_by_drag(glass)
    drawn = 0.0
    glass.step()
    while table._director.telling:
        glass.step()
    assert "LM3" in faces(glass)
    while glass.description["seat"] == 0:
        assert "LM3" in faces(glass)
        assert thing(glass.description, "text.turn")["name"] == "Turn 3"
        glass.step()
        drawn += FRAME
        if ends is not None and drawn > 0.2:
            ends(glass)
            ends = None
            assert glass.description["seat"] is None
            drawn = 1.5
    assert drawn == pytest.approx(1.5, abs=0.1)
    assert_covered(glass)


@pytest.mark.parametrize("tempo", TEMPOS, ids=str)
def test_light_name_and_number_go_over_only_when_the_cloth_has_fallen(glass, tempo):
    glass.paint()
    table = looked(glass)
    play_by_drag(glass)
    glass.until_rest()
    glass.move_with(tempo)
    glass.key(pygame.K_x)
    fallen = 0.0
    while thing(glass.description, "text.turn")["name"] == "Turn 3":
        assert thing(glass.description, "text.player.0")["name"] == "Ada plays"
        assert not has(glass.description, LIFT)
        glass.step()
        fallen += FRAME
    assert not table.drawing._top.cloths.moving
    travels = tempo.travels and tempo.speed != INSTANT
    assert fallen >= (FALL / tempo.speed if travels else 0)
    glass.until_rest()
    assert thing(glass.description, "text.player.1")["name"] == "Isolde plays"
    assert_covered(glass)


@pytest.mark.parametrize(
    ("manner", "presses"),
    thinned_rows(
        [(manner, n) for manner in MANNERS for n in (1, 4, 9)], always=[("curtain", 9), ("peek", 4)]
    ),
)
def test_whoever_presses_on_when_the_turn_is_over_opens_nothing(glass, manner, presses):
    """Enter, Space and `Done, cover` are pressed again and again in the same place."""
    looked(glass, manner)
    play_by_drag(glass)
    glass.until_rest()
    point = at(thing(glass.description, COVER))
    for _ in range(presses):
        glass.click(point)
        glass.key(pygame.K_RETURN)
        glass.key(pygame.K_SPACE)
        pass_time(glass, 0.35)
    pass_time(glass, 2.0)
    assert_covered(glass)
    assert glass.table.session.seat == 1


def test_twelve_hasty_presses_lift_nothing_though_one_pause_among_them_is_long_by_accident(glass):
    """A busy machine shows few frames and reports presses late."""
    table = covered(glass)
    pass_time(glass, 0.52)
    for late in range(12):
        own_key(glass)
        for _ in range(4 if late == 5 else 1):
            glass.step(dt=0.1)
    assert_covered(glass)
    pass_time(glass, 0.85)
    own_key(glass)
    assert_lifted(glass, table)


def test_the_time_of_a_frame_passed_before_the_press_that_came_with_it(glass):
    covered(glass)
    pass_time(glass, 0.52)
    down, up = (glass.key_event(kind, OWN) for kind in (pygame.KEYDOWN, pygame.KEYUP))
    glass.step(down, up, dt=0.1)
    for _ in range(2):
        glass.step(dt=0.1)
    glass.step(down, up, dt=0.1)
    assert_covered(glass)
