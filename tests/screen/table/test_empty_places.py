"""A row that is still empty shows where its first card goes; shade lies on the floor only about
cards."""

from collections.abc import Iterator
from dataclasses import astuple, replace

import pygame
import pytest

from build_scripts.stage.positions import alone
from game.editions.base.door import OpenDoor
from game.rules.state import HAND, ROW, owned
from game.table.layout.places import Rect
from game.table.layout.spreads import free_in_row, next_in_row
from tests.rules.stories import command
from tests.screen.lights.lights import brightness
from tests.screen.robots.glass import Glass, opened

DEAL = "OS1 AM1 GS1 LM1 OS2 | OM2 AM2 GM2 LM2 OS3 OM3"


@pytest.fixture(scope="module", params=[False, True], ids=["usual", "high contrast"])
def glass(request: pytest.FixtureRequest) -> Iterator[Glass]:
    with opened(size=(1024, 640), painted=True) as shown:
        shown.app.change(replace(shown.app.settings, high_contrast=request.param))
        yield shown


def sit(glass: Glass, *commands: str) -> None:
    glass.app.scene = glass.app.games.begin(alone(DEAL, *commands))
    glass.step()
    glass.until_rest()
    glass.paint()


def seen(glass: Glass, rect: Rect) -> pygame.Surface:
    return glass.app.glass.subsurface([round(side) for side in astuple(rect)])


def first(glass: Glass) -> Rect:
    return next_in_row(glass.director.view, glass.director.layout.places, 0)


def free_places(glass: Glass) -> Iterator[Rect]:
    view, places = glass.director.view, glass.director.layout.places
    row = places.zones[owned(ROW, 0)]
    return free_in_row(view, places, 0, (row.x, row.right))


def stands_out(glass: Glass, place: Rect) -> float:
    """Returns how much lighter the middle of a place is than that of the last place of the row."""
    *_, last = free_places(glass)
    middles = (Rect.around(at.centre, place.w / 3, place.w / 3) for at in (place, last))
    here, there = (brightness(seen(glass, middle)) for middle in middles)
    return here - there


def test_an_empty_row_invites_its_first_card_until_this_lies_there(glass):
    sit(glass)
    place = first(glass)
    assert stands_out(glass, place) > 8
    glass.table.session.submit(command("Play OS1"))
    glass.until_rest()
    glass.paint()
    assert abs(stands_out(glass, first(glass))) < 8


def test_an_invitation_makes_way_for_the_target_of_a_chosen_card(glass):
    sit(glass)
    place = first(glass)
    middle = Rect.around(place.centre, 3, 3)
    invited = tuple(pygame.transform.average_color(seen(glass, middle))[:3])
    glass.key(pygame.K_1)
    glass.until_rest()
    glass.paint()
    assert tuple(pygame.transform.average_color(seen(glass, middle))[:3]) != invited


def test_every_free_place_of_a_row_can_be_made_out_and_takes_its_card(glass):
    sit(glass)
    free = list(free_places(glass))
    assert len(free) > 3
    for place in free:
        frame = Rect.around((place.x, place.centre[1]), 3, place.h / 3)
        assert brightness(seen(glass, frame)) > 1 + brightness(
            seen(glass, replace(frame, x=place.x + 12))
        )
    for number, card in enumerate(("OS1", "AM1")):
        glass.table.session.submit(command(f"Play {card}"))
        glass.until_rest()
        (pose,) = (one.pose for one in glass.director.layout.sprites.values() if one.key == card)
        assert (pose.x, pose.y) == pytest.approx(free[number].centre, abs=1)
        later = [rect.centre for rect in free_places(glass)]
        assert later == [pytest.approx(rect.centre) for rect in free[number + 1 :]]


def test_beside_a_door_that_is_met_no_free_place_of_the_row_is_shown(glass):
    def outlined() -> bool:
        *_, place, _ = free_places(glass)
        line = seen(glass, Rect(place.x - 6, place.centre[1], 12, 1))
        lights = [sum(line.get_at((x, 0))[:3]) for x in range(12)]
        return max(lights) - min(lights) > 12

    sit(glass)
    assert outlined()
    deal = "OS1 AM1 GK1 LM1 OS2 | GD1 AM2 GM2 LM2 OS3 OM3"
    glass.app.scene = glass.app.games.begin(alone(deal, "Play OS1"))
    glass.step()
    glass.until_rest()
    glass.paint()
    assert isinstance(glass.table.session.game.pending, OpenDoor)
    assert not outlined()


def test_no_shade_stays_where_a_card_of_the_hand_was():
    with opened(size=(1024, 640), painted=True) as glass:
        sit(glass)
        layout = glass.director.layout
        hand = {key: one.pose for key, one in layout.sprites.items() if one.zone == HAND}
        last = max(hand, key=lambda key: hand[key].x)
        edge, y, wide = hand[last].x + hand[last].width / 2, hand[last].y, hand[last].width

        def floor(aside: float) -> float:
            """Returns how bright the floor is so far beside the last card of the hand."""
            ground = pygame.Surface(glass.app.size)
            glass.table.drawing._top.paint_empty(ground, glass.director)
            return brightness(ground.subsurface((round(edge + aside), round(y) - 20, 4, 40)))

        shaded = floor(3)
        assert shaded < 0.8 * floor(0.6 * wide), "its edge stands before shade"
        glass.director.hold({last: hand[last]})
        assert floor(3) > 1.1 * shaded
