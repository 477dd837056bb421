"""What will soon be seen is drawn beforehand, a little in each frame, and nothing else is."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pygame
import pytest

from build_scripts.stage.moments import CURTAIN, MOMENTS
from build_scripts.stage.positions import together
from game.editions.base.routines import DoorGained, LocationDrawn
from game.rules.state import DISCARD, HAND
from game.screen.cards.faces import plain
from game.screen.cards.strips import PATIENCE, TORN
from game.screen.effects.drawn_lights import WINGS
from game.screen.look.kept import Kept
from game.screen.table.drawing.preparing import AT_REST
from game.table.layout.poses import BACK
from game.table.motion.tempo import Tempo
from tests.screen.robots.glass import FRAME, Glass, opened

LONG = 400
"""Frames in which all that can be foreseen is drawn."""


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640), painted=True) as shown:
        yield shown


def waits(glass: Glass) -> None:
    """Steps until nothing is left to be drawn."""
    glass.frames(LONG)


def faces_kept(glass: Glass) -> set[str]:
    """Returns the faces of the cards of which there are pictures."""
    kept = glass.app.cards.kept
    looks = [key[0] for key in (*kept._pictures, *kept._passing) if isinstance(key, tuple)]
    return {plain(look[0]) for look in looks if isinstance(look, tuple)}


def test_a_card_that_is_drawn_has_its_picture_before_it_sets_out(glass: Glass):
    table, cards = MOMENTS["draw"].set(glass.app), glass.app.cards
    waits(glass)
    cards.forget()
    table.session.submit(table.session.legal[0])
    while not isinstance(table.session.director.event, LocationDrawn):
        before = set(table.session.director.layout.sprites)
        glass.step()
    [drawn] = table.session.director.layout.sprites.keys() - before
    sprite = table.session.director.layout.sprites[drawn]
    assert sprite.zone == HAND
    assert not cards.prepare(sprite, replace(sprite.pose, angle=0.0))


def test_a_frame_at_rest_prepares_a_few_pictures_and_at_last_none(glass: Glass):
    MOMENTS["prophecy"].set(glass.app)
    glass.app.cards.forget()
    made = []
    for _ in range(LONG):
        before = glass.app.cards.kept.made
        glass.step()
        made.append(glass.app.cards.kept.made - before)
    assert max(made) == AT_REST
    assert sum(made) > 20
    assert not any(made[-50:])


def test_what_may_be_chosen_is_drawn_before_it_can_be(glass: Glass):
    table, cards = MOMENTS["draw"].set(glass.app), glass.app.cards
    table.session.submit(table.session.legal[0])
    cards.forget()
    while table.session.director.telling:
        made = cards.kept.made
        glass.step()
    # The card that cannot be played gets a paler picture, also turned; the others get none.
    lit = table.frame.lit
    assert len(lit) >= 3
    assert cards.kept.made - made <= len(lit)


def test_no_face_is_prepared_that_the_player_may_not_know(glass: Glass):
    glass.app.scene = table = glass.app.games.begin(together("hidden"), CURTAIN)
    director = table.session.director
    glass.step()
    glass.app.cards.forget()
    known = set()
    for _ in range(3):
        table.session.submit(table.session.game.legal()[0])
        views = [director.view, *(view for _, view in director.queue)]
        known |= {card.face for view in views for zone in view.zones for card in view.cards(zone)}
        waits(glass)
        if glass.app.scene is not table:
            break
    assert faces_kept(glass) <= known | {BACK}
    assert len(faces_kept(glass)) > 4


def test_pictures_that_only_pass_push_out_none_that_lie():
    small = partial(pygame.Surface, (16, 16))
    kept = Kept(64 * 16 * 16 * 4, 0.0)
    lying = [kept.get(("lies", i), small) for i in range(40)]
    for i in range(500):
        kept.get(("flies", i), small, passing=True)
        assert kept.used <= kept.room
    assert all(kept.get(("lies", i), small) is picture for i, picture in enumerate(lying))
    for i in range(40, 200):
        kept.get(("lies", i), small)
    assert kept.used <= kept.room


def test_while_a_card_is_held_nothing_is_prepared(glass: Glass):
    table, cards = MOMENTS["draw"].set(glass.app), glass.app.cards
    width = round(table.session.director.layout.places.zones[DISCARD].w)
    faces = {card.face for card in table.session.hand}

    def prepared() -> bool:
        """Returns whether cards of the hand have pictures as they would lie in the discard pile."""
        keys = [key for key in cards.kept._pictures if isinstance(key, tuple) and len(key) == 3]
        return any(key[0][0] in faces and key[1] == width for key in keys)

    cards.forget()
    card = next(thing for thing in table.things() if table.session.drops.can_lift(thing))
    table.lift(card, card.rect.centre)
    waits(glass)
    assert not prepared()
    table.let_go()
    waits(glass)
    assert prepared()


def test_what_a_nightmare_costs_is_drawn_before_it_is_asked(glass: Glass):
    table, kept = MOMENTS["nightmare-comes"].set(glass.app), glass.app.cards.kept
    waits(glass)
    table.session.submit(table.session.legal[0])
    made = kept.made
    while not table.frame.prompt.tokens:
        made = kept.made
        glass.step()
    assert kept.made == made


def test_the_light_of_a_nightmare_is_drawn_before_it_fades_in(glass: Glass):
    table, stage = MOMENTS["nightmare-comes"].set(glass.app), glass.app._stage
    table.session.submit(table.session.legal[0])
    ahead = 0
    while not stage.fading:
        ahead = stage._coming.done if stage._coming else 0
        glass.step()
    assert table.ui.light.gloomy
    assert ahead == glass.app.size[1]


def test_of_the_light_that_is_coming_next_to_nothing_is_left_to_be_drawn(glass: Glass):
    """This includes the shadow of the wings, which is half as large as the table."""
    table, stage = MOMENTS["nightmare-comes"].set(glass.app), glass.app._stage
    table.session.submit(table.session.legal[0])
    while not stage.fading:
        glass.step()
    width, height = glass.app.size
    assert sum(box.w * box.h for box in stage._due) < 0.1 * width * height


def test_the_shadow_of_the_wings_lasts_as_long_as_the_light_of_its_nightmare(glass: Glass):
    table = MOMENTS["nightmare-resolved"].set(glass.app)
    seen = []

    def step(doing) -> None:
        glass.app.step(FRAME, doing())
        seen.append((table.frame.light.gloomy, table.frame.light.staged))

    MOMENTS["nightmare-resolved"].play(glass.app, step)
    assert set(seen) == {(True, True), (False, False)}


def test_the_door_that_a_search_finds_is_read_before_it_opens(glass: Glass):
    glass.move_with(Tempo())
    table, strips = MOMENTS["victory"].set(glass.app), glass.app.cards.faces.strips
    table.session.submit(next(c for c in table.session.legal if type(c).__name__ == "Search"))
    glass.step()
    assert isinstance(table.session.director.event, DoorGained)
    assert {name for name, _ in strips._read if name.startswith("door")} == {"door-G.webp"}
    glass.until_rest()


def test_the_dawn_is_read_before_it_is_seen(glass: Glass):
    table = MOMENTS["victory"].set(glass.app)
    table.session.submit(next(c for c in table.session.legal if type(c).__name__ == "Search"))
    glass.step()
    assert isinstance(table.session.director.event, DoorGained)
    assert "dawn" in glass.app.grounds._read
    glass.until_rest()


def test_the_strip_of_the_wings_has_gone_when_that_of_the_tear_is_read(glass: Glass):
    """A strip takes several megabytes, and more while it is read."""
    moment, strips, seen = MOMENTS["nightmare-comes"], glass.app.cards.faces.strips, set()
    moment.set(glass.app)

    def step(doing) -> None:
        glass.app.step(FRAME, doing())
        seen.add(frozenset(name for name, _ in strips._read if name.startswith("nightmare")))

    moment.play(glass.app, step)
    for _ in range(PATIENCE + 1):
        step(tuple)
    assert {one for one in seen if one} == {frozenset({WINGS}), frozenset({TORN})}


def test_the_pictures_of_lost_cards_are_made_before_their_tray_comes(glass: Glass):
    moment, kept, seen = MOMENTS["hand-lost"], glass.app.cards.kept, []
    table = moment.set(glass.app)

    def step(doing) -> None:
        glass.app.step(FRAME, doing())
        seen.append((table.frame.slip is not None, kept.made))

    moment.play(glass.app, step)
    came = next(number for number, (tray, _) in enumerate(seen) if tray)
    assert seen[came][1] == seen[came - 1][1]
