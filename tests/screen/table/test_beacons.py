"""The rings of a tutor, and of what is chosen of it, hide nothing that is read."""

from collections.abc import Iterator

import pytest

from game.editions import OFFERED
from game.screen.table.marking import beacons
from game.table.layout.arrangement import Arrangement
from game.table.layout.pair import Pair
from game.table.layout.places import Places, Rect
from game.table.motion.tempo import INSTANT, Tempo
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import press
from tests.screen.robots.pupil import act_out, acts_on, begin, by_mouse, tutor_of
from tests.table.robots.staged import layout
from tests.table.robots.tables import WINDOWS, in_windows, overlap, pair

CAPITALS = 0.36
"""How far a capital reaches above the middle of its line, in heights of the letters."""


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    with opened(None, painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        yield glass


def reach(places: Places) -> float:
    """Returns how far a ring without a glow, which is wider, reaches beyond its thing, in
    pixels."""
    return max(3.0, places.px(beacons.AWAY)) + 2 * max(2, round(places.px(beacons.LINE)))


@pytest.mark.parametrize("lesson", OFFERED.lessons, ids=lambda lesson: lesson.name)
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_the_ring_of_a_pile_ends_above_its_name(window, lesson, letters):
    window.write_at(letters)
    begin(window, lesson)
    piles = {f"zone.{pile}" for pile in beacons.PILES}
    rings = beacons.beacons(window.director, window.table.frame.things, piles)
    places = window.director.layout.places
    assert {ring.key for ring in rings} == piles
    for ring in rings:
        pile = places.zones[ring.key.removeprefix("zone.")]
        name = places.pile_name_at(pile)[1] - CAPITALS * places.text(16)
        assert places.count_foot(pile) <= ring.rect.bottom + 0.5
        assert ring.rect.bottom + reach(places) <= name


@in_windows(WINDOWS)
def test_r33_a_card_that_is_chosen_to_be_taken_leaves_what_the_plaques_say(size, letters):
    view = pair(market=8, hands=(0, 0), shared=0, turn=0)
    for card in view.market:
        for chosen, under in ((card.id, ""), ("", card.id)):
            at = Arrangement(chosen, under, fixed=True, letters=letters)
            laid = layout(view, size, at)
            pose, places = laid.sprites[card.id].pose, laid.places
            assert isinstance(places, Pair)
            rect = Rect.around((pose.x, pose.y), pose.width, pose.height)
            rect = rect.grown(max(3.0, places.px(beacons.AWAY)))
            assert not any(overlap(rect, places.plaque(seat)) for seat in range(2))


def test_what_is_chosen_has_its_ring_but_needs_no_arrow(window):
    window.write_at(1.0)
    begin(window, OFFERED.lessons[1])
    act_out(window, by_mouse, acts_on(tutor_of(window))[0])
    card, other = tutor_of(window).step.shows
    before = images(window, card), images(window, other)
    window.do(press(window.description, card))
    window.step()
    assert window.table.session.selected == card
    assert (images(window, card), images(window, other)) == (before[0] - 1, before[1])


def images(window: Glass, card: str) -> int:
    """Returns of how many pictures the ring of a card consists."""
    rings = beacons.beacons(window.director, window.table.frame.things, {card})
    return len(beacons.breathing(rings, window.director.window, None, plain=False))
