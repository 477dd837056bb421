"""A Door is shut until it is gained; then it flies home shut, opens, and light falls out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from build_scripts.moments import MOMENTS
from game.editions.base.cards import CARDS
from game.editions.base.door import Claim
from game.rules.state import DECK, DOORS, FORESIGHT, LIMBO, REVEALED
from game.screen.cards.sprites import CardImages
from game.screen.effects import doorway
from game.screen.effects.doorway import AJAR, LAST
from game.screen.effects.rings import breath
from game.screen.look import palette
from game.table.layout.poses import Pose, Sprite
from game.table.motion.lights import Effect
from game.table.motion.motions import FADE, KEY_FLIES, LEAF, LIGHTS, QUARTER_TURN, STILL_LIGHTS
from game.table.motion.tempo import Tempo
from game.table.motion.timeline import Tween
from tests.screen.glass import FRAME, Glass, opened
from tests.screen.lights import box_of, brightness, placed

LIGHT = palette.RAMPS["O"][1]
HOME = Pose(600, 300, 100)
AROUND = 1 / 120
"""Seconds between two looks."""


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640)) as shown:
        yield shown


def door(kind: str = "opening", still: bool = False) -> Iterator[Effect]:
    """The light of a Door, from before it begins to its end."""
    span = STILL_LIGHTS[kind] if still else LIGHTS[kind]
    assert span is not None
    first = Effect(kind, "OD1", HOME, span.duration, 0.0, still, Tween(HOME, HOME, KEY_FLIES))
    for step in range(1, round(span.duration / AROUND)):
        yield replace(first, time=step * AROUND)


def look(glass: Glass, face: str, number: int) -> pygame.Surface:
    """A face or one of its frames, small."""
    return pygame.transform.smoothscale(glass.app.cards.faces.sized((face, number), 210), (42, 64))


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much two pictures differ, of 255."""
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


def test_the_leaf_swings_wide_open_and_comes_to_rest_without_a_jump():
    frames = [doorway.leaf(effect) for effect in door()]
    assert frames[0] == 0
    assert frames[round(LEAF / AROUND)] == LAST == max(frames)
    assert frames[-1] == AJAR
    assert all(abs(a - b) <= 1 for a, b in pairwise(frames))
    assert set(range(LAST + 1)) <= set(frames)
    assert doorway.leaf(Effect("opening", "OD1", HOME, 0.9, time=-0.5)) == 0


def test_an_open_door_that_opens_once_more_begins_and_ends_as_it_rests():
    frames = [doorway.leaf(effect) for effect in door("again")]
    assert (frames[0], max(frames), frames[-1]) == (AJAR, LAST, AJAR)
    assert all(abs(a - b) <= 1 for a, b in pairwise(frames))


def faces_shown(glass: Glass, name: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, list]:
    """What every card that moves shows, frame by frame, while something happens."""
    seen: dict[str, list] = {}
    moving = CardImages.moving

    def noted(self, sprite, pose, face=None):
        seen.setdefault(sprite.key, []).append((face, sprite.zone))
        return moving(self, sprite, pose, face)

    MOMENTS[name].set(glass.app)
    monkeypatch.setattr(CardImages, "moving", noted)
    MOMENTS[name].play(glass.app, lambda doing: glass.app.step(FRAME, doing()))
    return seen


@pytest.mark.parametrize(("name", "key"), [("door-opened", "OD1"), ("search", "OD1")])
def test_a_gained_door_flies_home_shut_and_only_then_opens(glass, monkeypatch, name, key):
    glass.move_with(Tempo())
    faces = [face for face, zone in faces_shown(glass, name, monkeypatch)[key] if zone == DOORS]
    assert all(face is not None and face[0] == "OD-opening" for face in faces)
    numbers = [face[1] for face in faces]
    assert numbers[: round(0.5 / FRAME)] == [0] * round(0.5 / FRAME)
    assert (max(numbers), numbers[-1]) == (LAST, AJAR)


def test_faces_of_a_high_contrast_need_no_frames(glass, monkeypatch):
    glass.move_with(Tempo())
    app = glass.app
    app.change(replace(app.settings, high_contrast=True), keep=False)
    for name, key in (("door-opened", "OD1"), ("nightmare-comes", "NM1")):
        faces = faces_shown(glass, name, monkeypatch)[key]
        assert faces
        assert not any(face for face, _ in faces)
        monkeypatch.undo()
    flat = Sprite("OD1", CARDS["OD1"], REVEALED, HOME)
    gained = replace(flat, zone=DOORS)
    assert app.cards.resting(flat, HOME)[0] is app.cards.resting(gained, HOME)[0]
    app.change(replace(app.settings, high_contrast=False), keep=False)


# Its light


def test_light_falls_from_the_step_of_a_door_and_twenty_four_sparks_fly():
    most = 0
    for effect in door():
        light, *sparks = map(placed, doorway.opening(effect, LIGHT))
        assert light[1][1] > HOME.y
        assert all(image[2:] == (None, pygame.BLEND_RGB_ADD) for image in (light, *sparks))
        most = max(most, len(sparks))
    assert most == 24
    last = list(door())[-1]
    assert brightness(placed(next(doorway.opening(last, LIGHT)))[0]) < 2


def test_where_nothing_travels_no_spark_flies():
    assert all(len(list(doorway.opening(effect, LIGHT))) == 1 for effect in door(still=True))


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


@pytest.mark.parametrize("kind", ["opening", "key", "ring", "bracket", "trail", "shadow"])
def test_a_still_light_comes_and_goes_in_an_eighth_of_a_second(kind):
    strengths = [breath(effect) for effect in door(kind, still=True)]
    count = round(FADE / AROUND)
    assert strengths[0] < 0.1 > strengths[-1]
    assert strengths[: count - 1] == sorted(strengths[: count - 1])
    assert strengths[-count:] == sorted(strengths[-count:], reverse=True)
    assert all(strength == 1.0 for strength in strengths[count : -count - 1])


# Whoever presses something does not wait for it


@pytest.mark.parametrize("press", ["mouse", "key"])
def test_any_press_ends_the_light_and_the_decision_is_asked_at_once(glass, press):
    glass.move_with(Tempo())
    MOMENTS["door-opened"].set(glass.app)
    glass.table.sitting.submit(Claim(CARDS["OK1"]))
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
