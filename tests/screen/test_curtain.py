"""The curtain between two turns: only a deliberate act raises it, and it hides everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations, product

import pygame
import pytest
from game.screen.pages.curtain.curtain_page import Handover

from game.screen.app import App
from game.screen.controls.buttons import Button
from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.pages.menu import MenuScene
from game.screen.sheet import Canvas
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Player
from tests.screen.glass import FRAME, RIGHT, Glass, opened
from tests.screen.player import Point, at, has, thing
from tests.variants import thinned, thinned_rows

STRANGE, OTHER = (12, 240, 9), (240, 12, 199)
"""Colours that are on no curtain: the table before and after the change of seats."""
NAME, SHOW = "button.name", "button.show_cards"
BESIDE = (30, 400)
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1300, 1000)]
OTTILIE = Player("Ottilie", "cat")


def heading(player: Player) -> str:
    """Why the curtain is there."""
    return f"The next turn belongs to {player.name}."


LONGEST = Player("W" * 20, "bell")
NEWS = [
    f"{number}. Isolde discarded the Key of the Observatory, looked at the five cards on top of "
    "the deck, laid four of them back in the order she liked, turned over the next card, which was "
    "the Door of the Observatory, and opened it; after that nothing else happened for a long time."
    for number in range(1, 9)
]
SHORT_NEWS = [f"{number}. Isolde drew a card face down." for number in range(1, 9)]


class Field(MenuScene):
    """A table of one strange colour, with one button. It remembers what is asked of it."""

    name = "field"

    def __init__(self, app: App) -> None:
        super().__init__(app, [(Button("button.field", "Field"), app.quit)], middle=(960, 540))
        self.colour = STRANGE
        self.asked: list[str] = []
        self.painted = 0
        self.sown = False

    def paint(self, surface: Canvas) -> None:
        """One colour all over."""
        self.painted += 1
        surface.fill(self.colour)

    def sow(self) -> None:
        """Behind the curtain."""
        assert "next seat" in self.asked
        assert "reveal" not in self.asked
        self.sown = True

    def next_seat(self) -> None:
        """Another colour."""
        self.asked.append("next seat")
        self.colour = OTHER

    def reveal(self) -> None:
        """Told by the scene that is on by then."""
        assert self.program.scene is self
        self.asked.append("reveal")
        self.changed = True

    def resized(self) -> None:
        """Remembered too."""
        self.asked.append("resized")
        super().resized()


@contextmanager
def falling(
    size: tuple[int, int] = (1280, 720),
    player: Player = OTTILIE,
    news: list[str] = SHORT_NEWS,
    tempo: Tempo | None = None,
) -> Iterator[tuple[Glass, Field]]:
    """The curtain begins to fall over the field."""
    with opened(size=size) as glass:
        glass.move_with(tempo or glass.app.tempo)
        field = Field(glass.app)
        glass.app.scene = field
        glass.step()
        glass.app.scene = Handover(glass.app, field, player, lambda: (heading(player), news))
        glass.step()
        yield glass, field


@contextmanager
def closed(
    size: tuple[int, int] = (1280, 720), player: Player = OTTILIE, news: list[str] = SHORT_NEWS
) -> Iterator[tuple[Glass, Field]]:
    """The curtain is down."""
    with falling(size, player, news) as (glass, field):
        glass.until_rest()
        glass.step()
        yield glass, field


def wait(glass: Glass, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        glass.step()


def name(glass: Glass) -> Point:
    return at(thing(glass.description, NAME))


def hold(glass: Glass, seconds: float) -> None:
    glass.move(name(glass))
    glass.down()
    wait(glass, seconds)


def enter(down: bool = True, key: int = pygame.K_RETURN) -> pygame.Event:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.Event(kind, key=key, mod=0, unicode="\r", scancode=40)


def seen(glass: Glass, colour: tuple[int, int, int]) -> int:
    """How many pixels of the glass have this colour, nearly."""
    mask = pygame.mask.from_threshold(glass.app.glass, colour, (12, 12, 12, 255))
    return mask.count()


def is_closed(glass: Glass, field: Field) -> bool:
    wait(glass, 0.6)
    shut = glass.scene.name == "handover" and field.asked == []
    return shut and not seen(glass, STRANGE) and not seen(glass, OTHER)


def assert_opens(glass: Glass, field: Field) -> None:
    """The curtain rises over the other side of the table, and the table goes on."""
    assert field.asked == ["next seat"]
    wait(glass, 0.6)
    assert field.asked == ["next seat", "reveal"]
    assert glass.scene is field
    width, height = glass.app.size
    assert seen(glass, OTHER) == width * height


# Three ways to open it


def test_the_name_held_down_opens_the_curtain():
    with closed() as (glass, field):
        hold(glass, 0.65)
        assert_opens(glass, field)
        glass.up()
        assert glass.app.running


def test_the_name_and_then_another_button_open_the_curtain():
    with closed() as (glass, field):
        glass.click(name(glass))
        assert "selected" in thing(glass.description, NAME)["state"]
        glass.click(at(thing(glass.description, SHOW)))
        assert_opens(glass, field)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_twice_opens_the_curtain(key):
    with closed() as (glass, field):
        glass.key(key)
        glass.key(key)
        assert_opens(glass, field)


def test_tab_goes_from_button_to_button_and_enter_presses_the_second_one():
    tab = pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)
    with closed() as (glass, field):
        glass.step(tab)
        assert "focused" in thing(glass.description, NAME)["state"]
        assert is_closed(glass, field)
        glass.click(name(glass))
        for key in (NAME, SHOW):
            glass.step(tab)
            assert "focused" in thing(glass.description, key)["state"]
        glass.step(enter(), enter(down=False))
        assert_opens(glass, field)


def test_the_hold_takes_as_long_at_any_speed():
    with closed() as (glass, field):
        glass.move_with(Tempo(speed=2.0))
        hold(glass, 0.5)
        glass.up()
        assert is_closed(glass, field)
        hold(glass, 0.65)
        assert_opens(glass, field)


def test_what_is_done_of_the_hold_shows_and_empties_when_it_is_let_go():
    with closed() as (glass, _):
        rect = pygame.Rect(thing(glass.description, NAME)["rect"])

        def gold() -> int:
            button = glass.app.glass.subsurface(rect)
            return pygame.mask.from_threshold(button, (228, 195, 120), (40, 60, 80, 255)).count()

        at_first = gold()
        hold(glass, 0.2)
        early = gold()
        wait(glass, 0.2)
        assert at_first < early < gold()
        glass.up()
        glass.move(BESIDE)
        glass.click(BESIDE)
        assert gold() == at_first


# Everything else leaves it closed


def double_click(glass: Glass) -> None:
    for _ in range(2):
        glass.click(name(glass))


def many_clicks(glass: Glass) -> None:
    for _ in range(9):
        glass.click(name(glass))


def two_slow_clicks(glass: Glass) -> None:
    for _ in range(2):
        glass.click(name(glass))
        wait(glass, 0.7)


def hold_too_short(glass: Glass) -> None:
    hold(glass, 0.5)
    glass.up()


def two_short_holds(glass: Glass) -> None:
    hold_too_short(glass)
    hold_too_short(glass)


def hold_and_leave(glass: Glass) -> None:
    hold(glass, 0.4)
    glass.move(BESIDE, held=True)
    wait(glass, 0.5)
    glass.move(name(glass), held=True)
    wait(glass, 0.5)
    glass.up()


def hold_and_lose_the_window(glass: Glass) -> None:
    hold(glass, 0.4)
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=glass.app.window))
    wait(glass, 0.5)


def drag_across(glass: Glass) -> None:
    x, y = name(glass)
    glass.lift((x, y - 150), (x, y))
    wait(glass, 0.7)
    glass.lift_on((x, y + 150))
    glass.up()


def enter_held(glass: Glass) -> None:
    for _ in range(60):
        glass.step(enter())
    glass.step(enter(down=False))


def both_enters_at_once(glass: Glass) -> None:
    glass.step(enter(), enter(key=pygame.K_KP_ENTER))
    glass.step(enter(down=False), enter(down=False, key=pygame.K_KP_ENTER))


def enter_esc_enter(glass: Glass) -> None:
    for key in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_RETURN):
        glass.key(key)


def enter_and_a_click(glass: Glass) -> None:
    glass.key(pygame.K_RETURN)
    glass.click(name(glass))


def click_and_enter(glass: Glass) -> None:
    glass.click(name(glass))
    glass.key(pygame.K_RETURN)


def enter_click_beside_enter(glass: Glass) -> None:
    glass.key(pygame.K_RETURN)
    glass.click(BESIDE)
    glass.key(pygame.K_RETURN)


def enter_held_while_the_window_is_left(glass: Glass) -> None:
    glass.step(enter())
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=glass.app.window))
    glass.step(enter())


def right_click(glass: Glass) -> None:
    glass.move(name(glass))
    for _ in range(3):
        glass.down(RIGHT)
        wait(glass, 0.7)
        glass.up(RIGHT)


def wheel(glass: Glass) -> None:
    glass.move(name(glass))
    glass.wheel(3)
    glass.wheel(-3)


def other_keys(glass: Glass) -> None:
    for letter in "abcdlpqrsxyz12345":
        glass.key(pygame.key.key_code(letter))
    for key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_F1, pygame.K_BACKSPACE):
        glass.key(key)


def space(glass: Glass) -> None:
    glass.key(pygame.K_SPACE)
    glass.key(pygame.K_SPACE)


def one_click(glass: Glass) -> None:
    glass.click(name(glass))


def one_enter(glass: Glass) -> None:
    glass.key(pygame.K_RETURN)


ACCIDENTS = [
    *(one_click, double_click, many_clicks, two_slow_clicks),
    *(hold_too_short, two_short_holds, hold_and_leave, hold_and_lose_the_window, drag_across),
    *(one_enter, enter_held, both_enters_at_once, enter_esc_enter, enter_click_beside_enter),
    *(enter_and_a_click, click_and_enter, enter_held_while_the_window_is_left),
    *(right_click, wheel, other_keys, space),
]


def test_the_settings_are_in_reach_and_lead_back_to_the_closed_curtain():
    with closed() as (glass, field):
        glass.key(SETTINGS_KEY)
        glass.step()
        assert glass.scene.name == "settings"
        glass.key(pygame.K_ESCAPE)
        glass.step()
        assert glass.scene.name == "handover"
        assert field.asked == ["resized"]


@pytest.mark.parametrize("accident", ACCIDENTS, ids=lambda accident: accident.__name__)
def test_an_accident_leaves_it_closed(accident):
    with closed() as (glass, field):
        accident(glass)
        assert is_closed(glass, field)


@pytest.mark.parametrize("how", ["Esc", "beside", "right button"])
def test_what_was_begun_can_be_taken_back(how):
    with closed() as (glass, field):
        glass.click(name(glass))
        assert has(glass.description, SHOW)
        wait(glass, 0.6)
        if how == "Esc":
            glass.key(pygame.K_ESCAPE)
        elif how == "beside":
            glass.click(BESIDE)
        else:
            glass.down(RIGHT)
        assert not has(glass.description, SHOW)
        assert "selected" not in thing(glass.description, NAME)["state"]
        assert is_closed(glass, field)


def test_the_second_button_never_comes_up_under_the_pointer():
    """The first press was made on the name; after Enter no button comes up at all."""
    with closed() as (glass, _):
        glass.click(name(glass))
        first, second = (pygame.Rect(thing(glass.description, key)["rect"]) for key in (NAME, SHOW))
        assert not first.inflate(24, 24).colliderect(second)
        glass.key(pygame.K_RETURN)
        assert not has(glass.description, SHOW)


# What is seen


def test_the_curtain_falls_over_the_table_and_then_hides_every_pixel():
    with falling() as (glass, _):
        left = []
        while glass.scene.busy:
            assert glass.description["things"] == []
            left.append(seen(glass, STRANGE))
            glass.step()
        assert left == sorted(left, reverse=True)
        assert len(left) == pytest.approx(0.45 / FRAME, abs=2)
        assert left[0] > 0.9 * 1280 * 720
        assert seen(glass, STRANGE) == 0


def test_the_table_is_painted_once_when_the_curtain_falls():
    with opened(size=(1280, 720)) as glass:
        glass.move_with(Tempo())
        field = Field(glass.app)
        glass.app.scene = field
        glass.step()
        field.painted = 0
        glass.app.hand_over(field, OTTILIE, lambda: (heading(OTTILIE), SHORT_NEWS))
        glass.step()
        assert field.painted == 1
        assert seen(glass, STRANGE) > 0.9 * 1280 * 720


def test_it_rises_over_the_other_side_of_the_table():
    with closed() as (glass, field):
        glass.key(pygame.K_RETURN)
        glass.key(pygame.K_RETURN)
        shown = []
        while glass.scene.name == "handover":
            assert seen(glass, STRANGE) == 0
            assert glass.description["things"] == []
            shown.append(seen(glass, OTHER))
            glass.step()
        assert shown == sorted(shown)
        assert len(shown) == pytest.approx(0.35 / FRAME, abs=2)
        assert_opens_at_last(glass, field)


def assert_opens_at_last(glass: Glass, field: Field) -> None:
    assert field.asked == ["next seat", "reveal"]
    assert field.sown
    assert glass.scene is field


def test_twice_the_speed_takes_half_the_time():
    with falling(tempo=Tempo(speed=2.0)) as (glass, _):
        wait(glass, 0.45 / 2 + 2 * FRAME)
        assert not glass.scene.busy


@pytest.mark.parametrize("tempo", [Tempo(reduced=True), Tempo(speed=INSTANT)])
def test_without_motion_the_pictures_fade_into_each_other(tempo):
    with falling(tempo=tempo) as (glass, field):
        corners = []
        while glass.app._stage.fading:
            assert glass.scene.sprites() == []
            corners.append([glass.app.glass.get_at((x, 400))[1] for x in (5, 1275)])
            glass.step()
        assert corners == sorted(corners, reverse=True)
        assert len(corners) == pytest.approx(0.12 / FRAME, abs=2)
        wait(glass, 0.1)
        assert is_closed(glass, field)
        glass.key(pygame.K_RETURN)
        glass.key(pygame.K_RETURN)
        assert glass.scene.sprites() == []
        assert_opens(glass, field)


@pytest.mark.parametrize(
    ("how", "frames"),
    thinned_rows(
        product(["click", "hold", "Enter"], [0, 5, 20]),
        always=[("click", 0), ("hold", 5), ("Enter", 20)],
    ),
)
def test_a_press_before_the_curtain_is_down_only_brings_it_down(frames, how):
    with closed() as (glass, _):
        spot = name(glass)
    with falling() as (glass, field):
        wait(glass, frames * FRAME)
        if how == "Enter":
            glass.key(pygame.K_RETURN)
        else:
            glass.move(spot)
            glass.down()
            assert not glass.scene.busy
            wait(glass, 0.7 if how == "hold" else 0.0)
            glass.up()
        assert "selected" not in thing(glass.description, NAME)["state"]
        assert is_closed(glass, field)


def test_a_press_while_it_rises_only_brings_it_up():
    with closed() as (glass, field):
        spot = name(glass)
        glass.key(pygame.K_RETURN)
        glass.key(pygame.K_RETURN)
        glass.click(spot)
        assert_opens_at_last(glass, field)
        assert glass.app.running


def test_nobody_is_described_as_deciding_anything():
    with closed() as (glass, _):
        description = glass.description
        assert description["scene"] == "handover"
        assert (description["seat"], description["pending"], description["result"]) == (None,) * 3
        assert {t["role"] for t in description["things"]} == {"text", "button"}
        assert [t["id"] for t in description["things"] if t["role"] == "button"] == [NAME]


@pytest.mark.parametrize(
    ("news", "player", "size"),
    thinned_rows(
        product([[], SHORT_NEWS, NEWS], [OTTILIE, LONGEST], SIZES),
        always=[
            *(([], OTTILIE, (1024, 640)), (NEWS, LONGEST, (1024, 640))),
            *((SHORT_NEWS, LONGEST, (1300, 1000)), (SHORT_NEWS, OTTILIE, (1920, 1080))),
        ],
    ),
)
def test_everything_on_the_curtain_has_its_place(size, player, news):
    with closed(size, player, news) as (glass, _):
        glass.click(name(glass))
        assert has(glass.description, SHOW)
        window = pygame.Rect((0, 0), size)
        rects = {t["id"]: pygame.Rect(t["rect"]) for t in glass.description["things"]}
        between_swags_and_hem = window.inflate(0, -window.h // 5)
        for key, rect in rects.items():
            assert between_swags_and_hem.contains(rect), key
            assert key.startswith("text") or rect.h >= 44
        for (key, rect), (other, another) in combinations(rects.items(), 2):
            assert not rect.inflate(-2, -2).colliderect(another.inflate(-2, -2)), (key, other)
        told = [t["name"] for t in glass.description["things"] if "text.news" in t["id"]]
        assert told == news[len(news) - len(told) :]
        assert len(told) == 8 or news is not SHORT_NEWS
        assert len(told) >= 3 or not news
        assert seen(glass, STRANGE) == 0


@pytest.mark.parametrize("size", thinned(SIZES, always=[(1024, 640), (1300, 1000)]))
def test_every_text_can_be_read(size):
    with closed(size, LONGEST, NEWS) as (glass, _):
        for text in glass.description["things"]:
            if text["role"] == "text":
                assert contrast(glass.app.glass.subsurface(text["rect"])) >= 7, text["id"]


def contrast(picture: pygame.Surface) -> float:
    """Of the brightest colour, which is the ink, on the most frequent one."""
    raw = pygame.image.tobytes(picture, "RGB")
    colours = Counter(zip(raw[::3], raw[1::3], raw[2::3], strict=True))
    ground = colours.most_common(1)[0][0]
    return (max(map(luminance, colours)) + 0.05) / (luminance(ground) + 0.05)


def luminance(colour: tuple[int, ...]) -> float:
    linear = [
        (part / 255 / 12.92) if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


# The window


@pytest.mark.parametrize("size", thinned([(1024, 640), (1600, 1200)], always=[(1024, 640)]))
def test_the_closed_curtain_adapts_to_another_window(size):
    with closed() as (glass, field):
        glass.resize(size)
        wait(glass, 0.3)
        assert glass.app.size == size
        assert field.asked == ["resized"]
        assert seen(glass, STRANGE) == 0
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(pygame.Rect(t["rect"])) for t in glass.description["things"])
        field.asked.clear()
        hold(glass, 0.65)
        assert_opens(glass, field)


def test_resizing_does_not_open_it_under_a_pressed_button():
    with closed() as (glass, field):
        hold(glass, 0.4)
        glass.resize((1024, 640))
        wait(glass, 1.0)
        assert glass.scene.name == "handover"
        assert field.asked == ["resized"]


@pytest.mark.parametrize("frames", thinned([3, 12], always=[12]))
def test_resizing_while_it_falls_and_rises_ends_well(frames):
    with falling() as (glass, field):
        wait(glass, frames * FRAME)
        glass.resize((1024, 640))
        wait(glass, 0.8)
        assert seen(glass, STRANGE) == 0
        glass.key(pygame.K_RETURN)
        glass.key(pygame.K_RETURN)
        wait(glass, frames * FRAME)
        glass.resize((1300, 1000))
        wait(glass, 0.8)
        assert glass.scene is field
        assert seen(glass, OTHER) == 1300 * 1000


def test_the_real_table_lies_under_it():
    with opened() as glass:
        table = glass.table

        class Turning(type(table)):  # type: ignore[misc]
            """The table as it is, which has nothing to turn over."""

            def next_seat(self) -> None:
                """One player has one side."""

            def reveal(self) -> None:
                """All lies open."""

        game, desk, zoe = table.sitting.game, table.sitting.desk, replace(OTTILIE, name="Zoë")
        turning = Turning(glass.app, game, desk, table.keeper, (), False)
        glass.app.scene = Handover(glass.app, turning, zoe, lambda: (heading(zoe), []))
        glass.step()
        glass.until_rest()
        assert not any(t["zone"] for t in glass.description["things"])
        hold(glass, 0.65)
        wait(glass, 0.5)
        glass.up()
        assert glass.scene is turning
        glass.until_rest()
        assert any(t["zone"] == "hand" for t in glass.description["things"])
