"""The end of a game. At a victory the sheets unfold from the middle out and show the dawn; at a
defeat the light goes out from the edge in and does not come back before the page."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from build_scripts.stage.moments import MOMENTS
from build_scripts.stage.positions import after, golden
from game.rules.card import Colour
from game.rules.event import GameLost, GameWon
from game.rules.state import DOORS
from game.screen.effects.endings import defeat, unfolding
from game.table.layout.places import Places
from game.table.layout.poses import Pose
from game.table.motion.finale import doors_in_order, gateways
from game.table.motion.lights import WHOLE, Effect
from game.table.motion.motions import LIGHTS, STILL_LIGHTS
from game.table.motion.tempo import INSTANT, Tempo
from tests.screen.lights.lights import brightness, lit
from tests.screen.robots.glass import LONG, Glass, opened

SIZE = (1280, 720)
SHEETS = (-250, 0), (-560, 0), (-790, 0), (-830, -430), (-950, -510)
"""Points in the opening of each sheet, the innermost first, in lengths of the design from the
middle of the sheets."""
GREY = 100
"""The grey of a lit window, 0 to 255."""
STEP = 0.05


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640), painted=True) as shown:
        yield shown


def at(sheet: tuple[int, int]) -> tuple[int, int]:
    """Returns such a point in pixels of this window."""
    scale = SIZE[1] / 1080
    return round((960 + sheet[0]) * scale), round((520 + sheet[1]) * scale)


def lasting(kind: str, still: bool = False) -> Iterator[Effect]:
    """Yields a light at each moment from its beginning to its end."""
    span = STILL_LIGHTS[kind] if still else LIGHTS[kind]
    assert span is not None
    first = Effect(kind, WHOLE, Pose(0, 0, SIZE[0]), span.duration, 0.0, still)
    for i in range(1, round(span.duration / STEP)):
        yield replace(first, time=i * STEP)


# Defeat


def test_the_light_goes_out_from_the_edge_inward():
    dark, last = dict.fromkeys(SHEETS, 99.0), 100.0
    for effect in lasting("defeat"):
        picture = lit(defeat(effect, SIZE), SIZE, GREY)
        reds = [picture.get_at(at(sheet))[0] for sheet in SHEETS]
        assert all(outer <= inner + 1 for inner, outer in pairwise(reds))
        assert brightness(picture) <= last + 0.1
        last = brightness(picture)
        for sheet, red in zip(SHEETS, reds, strict=True):
            if red < 60:
                dark[sheet] = min(dark[sheet], effect.time)
    times = [dark[sheet] for sheet in reversed(SHEETS)]
    assert times == sorted(set(times))
    assert times[-1] <= 1.75
    assert last < 40


def test_where_nothing_travels_all_becomes_dark_together_and_can_still_be_read():
    levels = []
    for effect in lasting("defeat", still=True):
        picture = lit(defeat(effect, SIZE), SIZE, GREY)
        reds = {picture.get_at(at(sheet))[0] for sheet in SHEETS}
        assert max(reds) - min(reds) <= 1
        levels.append(max(reds))
    assert levels == sorted(levels, reverse=True)
    assert 45 < levels[-1] < 65
    assert len(set(levels[3:])) == 1


def page_comes(glass: Glass, tempo: Tempo, press: float = 0.0) -> tuple[list[float], list[float]]:
    """Returns how bright every frame is after a defeat, in two lists: until the page comes, and
    from then on. If `press` is set, a key is pressed after so many seconds."""
    glass.move_with(tempo)
    MOMENTS["defeat"].set(glass.app)
    before: list[float] = []
    after: list[float] = []
    pressed = False

    def step(doing) -> None:
        glass.app.step(1 / 30, doing())
        if glass.scene.name == "result":
            after.append(brightness(glass.app.glass))
        elif isinstance(glass.director.event, GameLost):
            before.append(brightness(glass.app.glass))

    for act in MOMENTS["defeat"].acts:
        for doing in act(glass.app):
            step(doing)
    for _ in range(LONG):
        if press and not pressed and len(before) / 30 >= press:
            pressed = True
            glass.key(pygame.K_F8)
        step(tuple)
        if glass.scene.name == "result" and glass.app.idle > 0:
            break
    return before, after


@pytest.mark.parametrize("tempo", [Tempo(), Tempo(2.0), Tempo(reduced=True)], ids=str)
def test_after_a_defeat_the_page_comes_up_and_the_light_does_not_return_first(glass, tempo):
    before, after = page_comes(glass, tempo)
    assert all(later <= earlier + 0.5 for earlier, later in pairwise(before[1:]))
    assert before[-1] < 0.65 * before[0]
    lowest, highest = sorted((before[-1], after[-1]))
    assert all(lowest - 1 <= light <= highest + 1 for light in after)


@pytest.mark.parametrize("seconds", [0.4, 1.2])
def test_a_press_during_a_defeat_brings_the_page_at_once_and_no_light_either(glass, seconds):
    before, after = page_comes(glass, Tempo(), seconds)
    assert len(before) / 30 == pytest.approx(seconds, abs=0.1)
    lowest, highest = sorted((before[-1], after[-1]))
    assert all(lowest - 1 <= light <= highest + 1 for light in after)


def test_with_no_movement_the_page_is_there_at_once(glass):
    before, after = page_comes(glass, Tempo(INSTANT))
    assert len(before) <= 1
    assert after


# Victory


NIGHT, WHITE = 26, (255, 255, 255)


def dawning() -> Iterator[tuple[Effect, pygame.Surface]]:
    """Yields each moment of a dawn that is white all over, with a window of the night in its
    light."""
    white = pygame.Surface(SIZE)
    white.fill(WHITE)
    for effect in lasting("victory"):
        yield effect, lit(unfolding(effect, SIZE, white), SIZE, NIGHT)


def test_the_dawn_opens_from_the_middle_outward_and_does_not_go_again():
    seen: dict[tuple[int, int], float] = {}
    for effect, picture in dawning():
        for sheet in SHEETS:
            if picture.get_at(at(sheet))[:3] == WHITE:
                seen.setdefault(sheet, effect.time)
            else:
                assert sheet not in seen
    assert list(seen) == list(SHEETS)
    assert len(set(seen.values())) > 3
    assert brightness(picture) == 255


def test_once_the_dawn_is_seen_it_only_grows_brighter():
    levels = [brightness(picture) for _, picture in dawning()]
    assert all(later >= earlier - 1 for earlier, later in pairwise(levels))


def until_won(glass: Glass) -> None:
    """Gains the last Door, until the victory begins to be shown."""
    MOMENTS["victory"].set(glass.app)
    for act in MOMENTS["victory"].acts:
        for doing in act(glass.app):
            glass.app.step(1 / 30, doing())
    for _ in range(LONG):
        if isinstance(glass.director.event, GameWon):
            break
        glass.step()


def on_the_table(glass: Glass) -> Iterator[None]:
    """Yields again and again until the page has come."""
    for _ in range(LONG):
        if glass.scene.name != "table":
            return
        yield
    raise AssertionError("the page never comes")


def doors_of(glass: Glass) -> list[tuple[int, int]]:
    """Returns where the Doors of the page are, from left to right."""
    keys = [thing for thing in glass.scene.things() if thing.id.startswith("text.door")]
    return [(round(key.rect.centre[0]), round(key.rect.y)) for key in keys]


def before_their_places(glass: Glass) -> list[tuple[int, int]]:
    doors = [frozenset({colour}) for colour in Colour for _ in range(2)]
    poses = gateways(Places(glass.app.size), doors)
    return sorted((round(pose.x), round(pose.y - pose.height / 2)) for pose in poses)


def test_the_doors_fly_before_their_places_and_the_page_shows_them_there(glass):
    glass.move_with(Tempo())
    until_won(glass)
    flying: list[list[tuple[int, int]]] = []
    seconds = 0.0
    for _ in on_the_table(glass):
        director = glass.director
        doors = [(s, p) for s, p in director.sprites if s.zone == DOORS]
        flying.append(sorted((round(p.x), round(p.y - p.height / 2)) for _, p in doors))
        glass.app.step(1 / 60, [])
        seconds += 1 / 60
    assert len({tuple(poses) for poses in flying}) > 20
    assert flying[-1] == before_their_places(glass)
    assert doors_of(glass) == before_their_places(glass)
    assert 1.4 < seconds <= 2.0


def test_longer_pauses_do_not_send_the_doors_back(glass):
    glass.move_with(Tempo(pauses=2.0))
    until_won(glass)
    home = [door.pose for door in doors_in_order(glass.director.layout)]
    for _ in on_the_table(glass):
        shown = {s.key: p for s, p in glass.director.sprites if s.zone == DOORS}
        glass.app.step(1 / 30, [])
    assert not {(p.x, p.y) for p in shown.values()} & {(pose.x, pose.y) for pose in home}


def test_a_press_during_a_victory_brings_the_page_at_once(glass):
    glass.move_with(Tempo())
    until_won(glass)
    glass.frames(12)
    assert glass.scene.name == "table"
    glass.key(pygame.K_F8)
    glass.step()
    assert glass.scene.name == "result"
    assert doors_of(glass) == before_their_places(glass)


def test_in_reduced_motion_no_door_travels_and_the_dawn_fades_in(glass):
    glass.move_with(Tempo(reduced=True))
    until_won(glass)
    home = {(door.pose.x, door.pose.y) for door in doors_in_order(glass.director.layout)}
    for _ in on_the_table(glass):
        assert {(p.x, p.y) for s, p in glass.director.sprites if s.zone == DOORS} == home
        assert not any(effect.kind == "victory" for effect in glass.director.effects)
        glass.step()
    lights = []
    for _ in range(30):
        glass.step()
        lights.append(brightness(glass.app.glass))
    # Blended colours are rounded: the last step may take back a third of one of 255.
    assert all(later >= earlier - 0.5 for earlier, later in pairwise(lights))
    assert len(set(lights)) > 5


def test_a_window_that_is_resized_during_a_victory_has_the_whole_dawn(glass):
    glass.move_with(Tempo())
    until_won(glass)
    glass.frames(12)
    size = glass.app.size
    glass.resize((1280, 800))
    for _ in range(LONG):
        glass.step()
        if glass.scene.name == "result" and not glass.app._stage.fading:
            break
    assert glass.app.size == (1280, 800)
    assert doors_of(glass) == before_their_places(glass)
    assert brightness(glass.app.glass) > 120
    glass.resize(size)


def test_faces_of_a_high_contrast_have_a_plain_page(glass):
    glass.app.change(replace(glass.app.settings, high_contrast=True))
    glass.move_with(Tempo())
    until_won(glass)
    for _ in on_the_table(glass):
        glass.step()
    glass.frames(60)
    shown = glass.app.glass
    plain = {tuple(shown.get_at((x, y))) for x in (4, 1019) for y in (4, 635)}
    assert len(plain) == 1
    xs = [x for x, _ in doors_of(glass)]
    gaps = [after - before for before, after in pairwise(xs)]
    assert max(gaps[::2]) < min(gaps[1::2]), "the two Doors of a place lie together"
    glass.app.change(replace(glass.app.settings, high_contrast=False))


def test_a_defeat_has_no_gold(glass):
    glass.move_with(Tempo(INSTANT))
    MOMENTS["defeat"].set(glass.app)
    MOMENTS["defeat"].play(glass.app, lambda doing: glass.app.step(1 / 30, doing()))
    glass.frames(60)
    assert glass.scene.name == "result"
    new = next(t.rect for t in glass.scene.things() if t.id == "button.new_game")
    red, _, blue, _ = glass.app.glass.get_at((round(new.x + new.h * 0.5), round(new.centre[1])))
    assert blue >= red


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1024, 768)])
def test_a_victory_is_a_place_in_the_largest_letters_too_and_its_story_has_the_rest(size):
    with opened(None, size) as glass:
        glass.write_at(2.0)
        glass.lay(after(golden("solo_victory"), None))
        glass.until_rest()
        assert glass.scene.name == "result"
        assert doors_of(glass) == before_their_places(glass)
        shown = {thing.id for thing in glass.scene.things() if thing.role == "button"}
        glass.press("button.story")
        glass.until_rest()
        story = {thing.id for thing in glass.scene.things() if thing.role == "button"}
        assert {"button.replay", "button.review", "button.title"} <= shown | story
        assert shown & story == {"button.new_game"}
