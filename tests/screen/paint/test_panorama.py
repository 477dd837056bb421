"""The places behind the Doors wake half by half, and fall asleep again."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from build_scripts.stage.moments import ACROSS, MOMENTS, OPEN
from build_scripts.stage.positions import alone
from game.editions import OFFERED
from game.records.journal.text.position import position
from game.rules.card import Colour
from game.rules.state import ROW, owned
from game.screen.look import palette
from game.screen.table.drawing import candle
from game.screen.table.drawing.panorama import AHEAD, STEPS, WAKING
from game.table.counting import DeckLeft
from game.table.layout.places import FLOOR_SPREAD, panorama_borders
from game.table.motion.motions import CROSS_FADE
from game.table.motion.tempo import Tempo
from tests.rules.stories import command
from tests.screen.lights.lights import brightness
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.table.robots.sessions import nearly_blocked

DOOR = "OK1 AM1 GS1 LM1 OS1 | OD1 NM1 AM2 GM1 LS1 GS5 OM2"
"""A deal in which OS1 draws a Door, which OK1 opens; then comes a Nightmare, which may take it."""


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640), painted=True) as shown:
        yield shown


@pytest.fixture(autouse=True)
def usual(glass: Glass) -> None:
    glass.move_with(Tempo())


def half(glass: Glass, place: int, part: int, parts: int = 2, seat: int = 0) -> float:
    """Returns how bright the ground is behind the Doors in one half of a place, 0 to 255."""
    places = glass.director.layout.places
    lies, slot = places.panorama(seat), places.door_slot(place, 0, seat)
    left, right = list(pairwise(panorama_borders(place, parts)))[part]
    box = pygame.Rect(lies.x + left * lies.w, slot.y, (right - left) * lies.w, slot.h)
    kept = pygame.Surface(glass.app.size)
    glass.table.drawing._top._panorama.paint(kept, places)
    return brightness(kept.subsurface(box.clip(kept.get_rect())))


def sit(glass: Glass, *commands: str) -> None:
    """Shows a table after these commands, at rest."""
    glass.app.scene = glass.app.games.begin(alone(DOOR, *commands))
    glass.step()
    glass.until_rest()


def submit(glass: Glass, said: str) -> None:
    """Submits an answer."""
    glass.table.session.submit(command(said))


def comes(glass: Glass) -> bool:
    """Whether the Door is still on its way, and longer than the light is ahead of it."""
    director = glass.director
    flight = director.arrivals.flying.get("OD1")
    away = "OD1" in director.moving | director.elsewhere
    return away and (flight is None or flight.duration > AHEAD)


def test_nothing_wakes_until_the_door_is_about_to_lie_in_its_slot(glass):
    sit(glass, "Play OS1")
    asleep = half(glass, 0, 0)
    submit(glass, "Claim OK1")
    while not glass.director.view.doors[0] or comes(glass):
        assert half(glass, 0, 0) == asleep
        glass.step()
    seen = []
    for _ in range(round(WAKING / FRAME) + 2):
        glass.step()
        seen.append(half(glass, 0, 0))
    # Rounding of colours is no flicker.
    assert all(later > now - 0.5 for now, later in pairwise([asleep, *seen])), "without a flicker"
    assert asleep < seen[len(seen) // 2] < seen[-1]
    assert max(later - now for now, later in pairwise(seen)) < (seen[-1] - asleep) / 4
    assert seen[-1] > asleep + 4.99


def test_a_door_wakes_its_own_half_and_no_other(glass):
    sit(glass, "Play OS1")
    before = {(place, part): half(glass, place, part) for place in range(4) for part in range(2)}
    submit(glass, "Claim OK1")
    glass.until_rest()
    gained = {
        (place, part): half(glass, place, part) - was for (place, part), was in before.items()
    }
    assert gained.pop((0, 0)) > 4.99
    assert max(gained.values()) < 1.5


def test_a_door_that_is_lost_puts_its_half_to_sleep_again(glass):
    sit(glass, "Play OS1")
    asleep = half(glass, 0, 0)
    submit(glass, "Claim OK1")
    glass.until_rest()
    assert half(glass, 0, 0) > asleep + 4.99
    submit(glass, "LoseDoor OD1")
    glass.until_rest()
    assert half(glass, 0, 0) == asleep


def test_a_door_that_is_held_keeps_its_light(glass):
    sit(glass, "Play OS1", "Claim OK1")
    awake = half(glass, 0, 0)
    x, y = glass.poses["OD1"].x, glass.poses["OD1"].y
    glass.lift((round(x), round(y)), (500, 300))
    assert "OD1" in glass.director.moving
    glass.wait(WAKING)
    assert half(glass, 0, 0) == awake
    glass.up()
    glass.until_rest()


def test_a_game_that_is_resumed_shows_at_once_what_is_awake(glass):
    sit(glass, "Play OS1", "Claim OK1")
    awake = half(glass, 0, 0)
    glass.app.scene = glass.app.games.begin(alone(DOOR, "Play OS1", "Claim OK1"))
    glass.step()
    assert half(glass, 0, 0) == awake


def test_with_reduced_motion_the_same_light_comes_in_a_short_fade(glass):
    sit(glass, "Play OS1", "Claim OK1")
    awake = half(glass, 0, 0)
    sit(glass, "Play OS1")
    glass.move_with(Tempo(reduced=True))
    asleep = half(glass, 0, 0)
    submit(glass, "Claim OK1")
    while half(glass, 0, 0) == asleep:
        glass.step()
    glass.frames(round(CROSS_FADE.fade / FRAME) + 1)
    assert half(glass, 0, 0) == awake


def test_when_all_doors_are_open_everything_is_awake(glass):
    table = MOMENTS["victory"].set(glass.app)
    submit(glass, "Search")
    while glass.scene is table:
        glass.step()
    assert all(
        level == STEPS for place in table.drawing._top._panorama._levels[0] for level in place
    )


def test_in_high_contrast_the_table_is_plain(glass):
    sit(glass, "Play OS1", "Claim OK1")
    app = glass.app
    app.change(replace(app.settings, high_contrast=True), keep=False)
    try:
        kept = pygame.Surface(app.size)
        glass.table.drawing._top.paint_empty(kept, glass.director)
        assert pygame.transform.average_color(kept)[:3] == palette.BLACK[:3]
    finally:
        app.change(replace(app.settings, high_contrast=False), keep=False)


def test_of_two_players_each_has_a_panorama_and_only_the_own_door_wakes_it(glass):
    glass.app.scene = glass.app.games.begin(nearly_blocked(), OPEN)
    glass.step()
    glass.until_rest()
    panorama = glass.table.drawing._top._panorama
    view = glass.director.view
    assert view.doors[0] != view.doors[1]
    for seat in range(2):
        colours = {colour for door in view.doors[seat] for colour in door.colours}
        levels = panorama._levels[seat]
        assert [bool(place[0]) for place in levels] == [colour in colours for colour in Colour]
    assert len(panorama._levels) == 2


def empty(glass: Glass) -> pygame.Surface:
    """Returns the table without cards, in its present light."""
    kept = pygame.Surface(glass.app.size)
    glass.table.drawing._top.paint_empty(kept, glass.director)
    return kept


def floor(glass: Glass, place: int, seat: int = 0) -> float:
    """Returns how bright the floor of a place is between the row and the hand, 0 to 255."""
    places, table = glass.director.layout.places, empty(glass)
    lies, ground = places.panorama(seat), places.floor(seat)
    top, low = 0.62 * places.size[1], 0.7 * places.size[1]
    spread = 1 + FLOOR_SPREAD * ((top + low) / 2 - ground.y) / ground.h
    middle = lies.x + lies.w / 2
    borders = (lies.x + part * lies.w for part in panorama_borders(place, 1))
    left, right = (middle + (border - middle) * spread for border in borders)
    box = pygame.Rect(left + 24, top, right - left - 48, low - top)
    return brightness(table.subsurface(box.clip(table.get_rect())))


def test_below_the_row_the_floor_of_a_place_wakes_with_its_door_and_no_other(glass):
    sit(glass, "Play OS1")
    before = [floor(glass, place) for place in range(4)]
    submit(glass, "Claim OK1")
    glass.until_rest()
    gained = [floor(glass, place) - was for place, was in enumerate(before)]
    assert gained[0] > 5
    assert max(gained[1:]) < 1.5


@pytest.mark.parametrize("party", [OPEN, ACROSS], ids=["beside", "across"])
def test_of_two_players_a_door_changes_only_the_world_of_whoever_won_it(glass, party):
    cards = "seats: 2\nhand:0: OK1 AS4 GM4\nhand:1: LS4 GK1 OS4\nshared: LK1 AK1\n"
    seen = []
    for doors in "", "doors:0: OD1 AD1 GD1\n":
        glass.app.scene = glass.app.games.begin(position(cards + doors, OFFERED), party)
        glass.step()
        glass.until_rest()
        seen.append(empty(glass))
    worlds = [glass.director.layout.places.world(seat) for seat in range(2)]
    # At the border between both the picture is soft.
    boxes = [pygame.Rect(w.x, w.y, w.w, w.h).inflate(-80, -80) for w in worlds]
    own, other = ([brightness(one.subsurface(box)) for one in seen] for box in boxes)
    assert own[1] > own[0] + 4
    assert other[1] == pytest.approx(other[0], abs=0.5)


def test_whoever_plays_has_the_light_and_it_goes_over_with_the_turn(glass):
    table = MOMENTS["light-turns"].set(glass.app)
    panorama, places = table.drawing._top._panorama, glass.director.layout.places
    boxes = [pygame.Rect(w.x, w.y, w.w, w.h) for w in map(places.world, range(2))]
    before = [brightness(empty(glass).subsurface(box)) for box in boxes]
    assert before[0] > before[1] * 1.2
    submit(glass, "Play GS3")
    way, tray = [], places.tray(0)
    for _ in range(600):
        glass.step()
        for light in panorama.lantern(places):
            assert isinstance(light, tuple)
            where = light[0].get_rect(topleft=light[1])
            way.append(where.x + where.w / 2)
            assert tray.y - 1 <= where.top, "it does not light the empty ground"
            assert where.bottom <= tray.bottom + 1
        if glass.director.view.active and not panorama.turning:
            break
    assert len(way) > 10
    assert way == sorted(way), "it goes from the first side to the second"
    assert way[0] < boxes[1].left < way[-1]
    after = [brightness(empty(glass).subsurface(box)) for box in boxes]
    assert after[1] > after[0] * 1.2


def test_across_the_light_goes_with_the_cards_that_come_down_at_the_right(glass):
    table = MOMENTS["rows-swap"].set(glass.app)
    panorama, way = table.drawing._top._panorama, []
    submit(glass, "Play GS3")
    for _ in range(600):
        glass.step()
        for light in panorama.lantern(glass.director.layout.places):
            assert isinstance(light, tuple)
            way.append(light[0].get_rect(topleft=light[1]).center)
        if glass.director.view.active and not panorama.turning:
            break
    row = glass.director.layout.places.zones[owned(ROW, 0)]
    heights = [y for _, y in way]
    assert len(way) > 10
    assert heights == sorted(heights), "it comes down"
    assert row.centre[0] < way[len(way) // 2][0] < row.right


def test_in_reduced_motion_no_light_travels(glass):
    table = MOMENTS["light-turns"].set(glass.app)
    glass.move_with(Tempo(reduced=True))
    submit(glass, "Play GS3")
    for _ in range(120):
        glass.step()
        assert not table.drawing._top._panorama.turning


def test_the_candle_burns_down_as_the_deck_empties(glass):
    places, tall = glass.director.layout.places, []
    for share in (1.0, 0.6, 0.2):
        dark = pygame.Surface(glass.app.size)
        dark.set_colorkey((0, 0, 0))
        candle.draw_candle(dark, places, share, DeckLeft.MANY)
        x, foot = candle.foot(places)
        tall.append(sum(dark.get_at((round(x), y))[0] > 120 for y in range(round(foot))))
    assert tall[0] > tall[1] > tall[2] > 0
    gone = pygame.Surface(glass.app.size)
    candle.draw_candle(gone, places, 0.0, DeckLeft.NONE)
    assert brightness(gone) == 0
