"""The shadows that cards cast on each other and on the table."""

import pytest

from game.screen.cards.row_shadow import row_shadow
from game.table.layout.places import Places
from game.table.layout.poses import Pose


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_a_card_of_the_row_casts_a_shadow_to_its_left_on_the_card_below(size):
    places = Places(size)
    pose = Pose(600, 400, places.row_width)
    picture, (left, top) = row_shadow(pose, places)
    far = round(places.px(7))
    edge = round(pose.x - pose.width / 2)
    assert (left, left + picture.get_width()) == (edge - far, edge)
    assert pose.y - pose.height / 2 < top
    assert top + picture.get_height() < pose.y + pose.height / 2
    middle = picture.get_height() // 2
    alphas = [picture.get_at((x, middle)).a for x in range(far)]
    assert alphas == sorted(alphas)
    assert alphas[-1] == pytest.approx(0.45 * 255, abs=1)
    assert picture is row_shadow(pose, places)[0]
