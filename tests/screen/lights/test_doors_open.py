"""A Door is shut until it is gained; then it opens large before everybody, and light falls out."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import pygame
import pytest

from build_scripts.stage.moments import MOMENTS
from game.editions.base.cards import CARDS
from game.editions.base.door import Claim
from game.editions.base.explore import Search
from game.rules.state import DECK, DOORS, FORESIGHT, LIMBO, REVEALED
from game.screen.cards.faces import Look
from game.screen.cards.sprites import CardImages
from game.screen.effects import doorway
from game.screen.effects.doorway import AJAR, LAST
from game.screen.effects.drawn_lights import Lights
from game.screen.effects.small_lights import breath
from game.screen.look import palette
from game.screen.look.pictures import Grounds
from game.table.layout.poses import Pose, Sprite
from game.table.layout.staged import spotlight
from game.table.motion.lights import Effect
from game.table.motion.motions import (
    FADE,
    HELD,
    KEY_FLIES,
    LEAF,
    LIGHTS,
    QUARTER_TURN,
    STILL_LIGHTS,
)
from game.table.motion.tempo import Tempo
from game.table.motion.timeline import Tween
from tests.screen.lights.lights import box_of, brightness, lit, placed
from tests.screen.robots.glass import FRAME, Glass, opened

LIGHT = palette.RAMPS["O"][1]
HOME = Pose(600, 300, 100)
BEFORE = (560, 385, 80, 60)
"""Left, top, width and height, in pixels, of a part of the table in front of a Door."""
AROUND = 1 / 120
"""Seconds between two looks."""


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640), painted=True) as shown:
        yield shown


def door(kind: str = "opening", still: bool = False) -> Iterator[Effect]:
    """Yields the light of a Door at each moment from its beginning to its end."""
    span = STILL_LIGHTS[kind] if still else LIGHTS[kind]
    assert span is not None
    first = Effect(kind, "OD1", HOME, span.duration, 0.0, still, Tween(HOME, HOME, KEY_FLIES))
    for step in range(1, round(span.duration / AROUND)):
        yield replace(first, time=step * AROUND)


def look(glass: Glass, face: str, number: int) -> pygame.Surface:
    """Returns a small picture of a face or of one of its frames."""
    return pygame.transform.smoothscale(glass.app.cards.faces.sized((face, number), 210), (42, 64))


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """Returns how much two pictures differ, 0 to 255."""
    told = (pygame.image.tobytes(picture, "RGB") for picture in (one, other))
    pairs = list(zip(*told, strict=True))
    return sum(abs(a - b) for a, b in pairs) / len(pairs)


# Its face


@pytest.mark.parametrize("card", ["OD1", "AD2", "GD1", "LD2"])
def test_a_door_is_shut_wherever_nobody_has_gained_it(glass, card):
    def lying(zone: str) -> pygame.Surface:
        return glass.app.cards.resting(Sprite(card, CARDS[card], zone, HOME), HOME)[0]

    for zone in (DECK, LIMBO, FORESIGHT, REVEALED):
        assert unlike(lying(zone), lying(DOORS)) > 3
        assert lying(zone) is lying(REVEALED)


@pytest.mark.parametrize("place", "OAGL")
def test_the_frames_of_a_door_begin_with_the_shut_face_and_pass_through_the_open_one(glass, place):
    def frame(number: int) -> pygame.Surface:
        return look(glass, f"{place}D-opening", number)

    shut, open_ = look(glass, f"{place}D-shut", 0), look(glass, f"{place}D", 0)
    assert unlike(frame(0), shut) < 4 < unlike(frame(0), open_)
    assert unlike(frame(AJAR), open_) < 4
    away = [unlike(frame(number), shut) for number in range(AJAR)]
    assert away[-1] > 2 * away[1]


class Seen(NamedTuple):
    """How a moving card is drawn: its face, its zone and its pose."""

    face: Look | None
    zone: str
    pose: Pose


def cards_shown(glass: Glass, name: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Seen]]:
    """Returns by card how it is drawn, frame by frame, while it moves during a moment."""
    seen: dict[str, list[Seen]] = {}
    moving = CardImages.moving

    def noted(self, sprite, pose, face=None, widest=0.0, swift=False, mood=""):
        seen.setdefault(sprite.key, []).append(Seen(face, sprite.zone, pose))
        return moving(self, sprite, pose, face, widest, swift, mood)

    MOMENTS[name].set(glass.app)
    monkeypatch.setattr(CardImages, "moving", noted)
    MOMENTS[name].play(glass.app, lambda doing: glass.app.step(FRAME, doing()))
    return seen


@pytest.mark.parametrize("name", ["door-opened", "search"])
def test_a_gained_door_opens_large_in_the_middle_and_flies_home_ajar(glass, monkeypatch, name):
    glass.move_with(Tempo())
    shown = [x for x in cards_shown(glass, name, monkeypatch)["OD1"] if x.zone == DOORS]
    changing = [(*x.face, x.pose) for x in shown if x.face]
    numbers = [number for _, number, _ in changing]
    assert {face for face, _, _ in changing} == {"OD-opening"}
    assert set(range(LAST + 1)) == set(numbers)
    assert numbers[-1] == AJAR
    middle = spotlight(glass.director.layout.places)
    still = [pose.width for _, _, pose in changing if (pose.x, pose.y) == (middle.x, middle.y)]
    assert len(still) > 20
    assert set(still) == {middle.width}
    home = glass.director.layout.sprites["OD1"].pose
    assert shown[-1].pose.width < 1.1 * home.width < 0.5 * middle.width


def test_faces_of_a_high_contrast_need_no_frames(glass, monkeypatch):
    glass.move_with(Tempo())
    app = glass.app
    app.change(replace(app.settings, high_contrast=True), keep=False)
    for name, key in (("door-opened", "OD1"), ("nightmare-comes", "NM1")):
        shown = cards_shown(glass, name, monkeypatch)[key]
        assert shown
        assert not any(x.face for x in shown)
        monkeypatch.undo()
    flat = Sprite("OD1", CARDS["OD1"], REVEALED, HOME)
    gained = replace(flat, zone=DOORS)
    assert app.cards.resting(flat, HOME)[0] is app.cards.resting(gained, HOME)[0]
    app.change(replace(app.settings, high_contrast=False), keep=False)


# Its light


def test_light_falls_out_of_a_door_on_all_that_lies_before_it_as_the_leaf_swings():
    seen = [lit(doorway.opening(effect, LIGHT), (1200, 800)) for effect in door()]
    before = [brightness(picture.subsurface(BEFORE)) for picture in seen]
    begins = round(HELD / AROUND)
    swings = before[begins : round((HELD + LEAF) / AROUND)]
    assert max(before[:begins]) == 0 == before[-1]
    assert all(b >= a - 2 for a, b in pairwise(swings))
    assert swings[-1] > 40
    narrow, wide = (
        pygame.mask.from_threshold(seen[begins + round(part * LEAF / AROUND)], LIGHT, (200,) * 3)
        for part in (0.35, 1.0)
    )
    assert narrow.count() < wide.count()


def test_with_faces_of_a_high_contrast_the_door_has_no_light_that_adorns_it(glass):
    glass.move_with(Tempo())
    app = glass.app
    app.change(replace(app.settings, high_contrast=True), keep=False)
    shine = Lights(app.cards, Grounds())
    MOMENTS["search"].set(app)
    glass.table.session.submit(Search())
    kinds = set()
    for _ in range(90):
        glass.step()
        kinds |= {effect.kind for effect in glass.director.effects if effect.begun}
        lights = [*shine.behind("OD1", glass.director), *shine.over(glass.director)]
        assert not lights
    assert {"opening", "motes"} <= kinds
    app.change(replace(app.settings, high_contrast=False), keep=False)


def test_a_key_flies_from_its_card_into_the_lock_and_makes_a_quarter_turn():
    card, met = Pose(760, 300, 80), Pose(600, 300, 100)
    key = Effect("key", "OD1", met, LIGHTS["key"].duration, path=Tween(card, met, KEY_FLIES))

    def shown(time: float) -> tuple[tuple[int, int], pygame.Rect]:
        _, image = doorway.key(replace(key, time=time))
        return box_of(image).center, placed(image)[0].get_bounding_rect()

    begin, there, turned = (shown(time) for time in (0.001, KEY_FLIES, KEY_FLIES + QUARTER_TURN))
    assert abs(begin[0][0] - card.x) < 5
    assert abs(begin[0][1] - card.y) < card.height / 2
    assert pygame.Rect(0, 0, 100, 152).move(550, 224).collidepoint(there[0])
    assert turned[0] == pytest.approx(there[0], abs=2)
    assert there[1].h > there[1].w
    assert turned[1].w > turned[1].h


# Where nothing travels


@pytest.mark.parametrize("kind", ["opening", "ring"])
def test_a_still_light_comes_and_goes_in_an_eighth_of_a_second(kind):
    strengths = [breath(effect) for effect in door(kind, still=True)]
    count = round(FADE / AROUND)
    assert strengths[0] < 0.1 > strengths[-1]
    assert strengths[: count - 1] == sorted(strengths[: count - 1])
    assert strengths[-count:] == sorted(strengths[-count:], reverse=True)
    assert all(strength == 1.0 for strength in strengths[count : -count - 1])


# A press does not wait for it


@pytest.mark.parametrize("press", ["mouse", "key"])
def test_any_press_ends_the_light_and_the_decision_is_asked_at_once(glass, press):
    glass.move_with(Tempo())
    MOMENTS["door-opened"].set(glass.app)
    glass.table.session.submit(Claim(CARDS["OK1"]))
    for _ in range(300):
        glass.step()
        if any(effect.kind == "opening" and effect.begun for effect in glass.director.effects):
            break
    assert glass.director.effects
    if press == "mouse":
        glass.click((5, 400))
    else:
        glass.key(pygame.K_F8)
    assert not glass.director.effects
    glass.until_rest()
    glass.assert_at_rest()
