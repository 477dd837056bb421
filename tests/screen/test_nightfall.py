"""What a Nightmare does to the table, and the shadow of a Prophecy; and that the game goes on
without the pictures of any of it."""

from __future__ import annotations

import colorsys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from build_scripts.moments import MOMENTS
from game.editions.base.cards import CARDS
from game.screen.cards.sprites import CardImages
from game.screen.cards.strips import FRAMES, Strips
from game.screen.effects import night
from game.screen.effects.night import AWAKE, SPREAD_AT
from game.screen.sheet import Dusk
from game.table.layout.poses import Pose, Sprite
from game.table.motion.lights import Effect
from game.table.motion.motions import EYES, LIGHTS, SPREAD, STILL_LIGHTS
from game.table.motion.tempo import Tempo
from tests.screen.glass import FRAME, Glass, opened
from tests.screen.lights import placed
from tests.variants import thinned

HERE = Pose(400, 300, 140)
SMALL = (60, 91)
"""Of a frame."""


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640)) as shown:
        yield shown


def lasting(kind: str, still: bool = False) -> list[Effect]:
    """A light from its beginning to its end, frame by frame."""
    span = STILL_LIGHTS[kind] if still else LIGHTS[kind]
    assert span is not None
    first = Effect(kind, "NM1", HERE, span.duration, 0.0, still)
    return [replace(first, time=i * FRAME) for i in range(1, round(span.duration / FRAME))]


def weight(picture: pygame.Surface) -> tuple[int, float]:
    """How much can be seen of a picture in columns, and the middle of it."""
    width, height = picture.get_size()
    columns = [sum(picture.get_at((x, y)).a for y in range(0, height, 9)) for x in range(width)]
    total = sum(columns)
    return total, sum(x * alpha for x, alpha in enumerate(columns)) / (total or 1)


# Its card


def test_a_nightmare_opens_its_wings_first_and_its_eyes_last():
    first = Effect("wings", "NM1", HERE, LIGHTS["wings"].duration, -0.1)
    frames = [night.waking(replace(first, time=i * 0.01 - 0.1)) for i in range(60)]
    assert frames == sorted(frames)
    assert (frames[0], frames[-1]) == (0, AWAKE)
    at = [night.waking(replace(first, time=time)) for time in (0, SPREAD, SPREAD + EYES)]
    assert at == [0, SPREAD_AT, AWAKE]
    assert set(frames) == set(range(8))


def test_a_nightmare_comes_with_closed_eyes_and_rests_awake(glass, monkeypatch):
    seen, moving = [], CardImages.moving

    def noted(self, sprite, pose, face=None):
        if sprite.key == "NM1" and pose.turn > 0.5:
            seen.append((face, pose.y))
        return moving(self, sprite, pose, face)

    glass.move_with(Tempo())
    MOMENTS["nightmare-comes"].set(glass.app)
    monkeypatch.setattr(CardImages, "moving", noted)
    MOMENTS["nightmare-comes"].play(glass.app, lambda doing: glass.app.step(FRAME, doing()))
    home = glass.director.layout.sprites["NM1"].pose
    assert all(face is not None and face[0] == "NM-waking" for face, _ in seen)
    flying = [face[1] for face, y in seen if abs(y - home.y) > 1]
    assert flying == [0] * len(flying)
    assert len(flying) > 10
    assert seen[-1][0] == ("NM-waking", AWAKE)


def test_a_nightmare_is_torn_to_pieces_that_drift_apart_and_fade():
    strips = Strips()
    shown = [list(night.tear(effect, strips)) for effect in lasting("tear")]
    assert all(len(images) == 1 for images in shown)
    pieces = [placed(images[0])[:2] for images in shown]
    middles = [pygame.Rect(at, picture.get_size()).center for picture, at in pieces]
    assert all(middle == pytest.approx((HERE.x, HERE.y), abs=2) for middle in middles)
    reach = [picture.get_bounding_rect().w for picture, _ in pieces]
    assert reach[0] == pytest.approx(HERE.width, rel=0.1)
    assert reach[len(reach) // 2] > 1.15 * reach[0]
    left = [weight(picture)[0] for picture, _ in pieces]
    assert left[-1] < 0.2 * left[0]


@pytest.mark.parametrize("name", FRAMES)
def test_every_frame_of_a_strip_has_the_size_that_is_asked_for(name):
    strips = Strips()
    strips.expect(name, SMALL)
    for size in (SMALL, (90, 137), SMALL):
        frames = [strips.frame(name, number, size) for number in range(FRAMES[name])]
        assert {frame.get_size() for frame in frames if frame is not None} == {size}
        told = {pygame.image.tobytes(frame, "RGBA") for frame in frames if frame is not None}
        assert len(told) == FRAMES[name]


# The light of the table


def colourful(colour: tuple[int, ...]) -> tuple[float, float]:
    """How far a colour is from grey by its light, and its light."""
    red, green, blue = colour[:3]
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    return (max(colour[:3]) - min(colour[:3])) / light, light


@pytest.mark.parametrize("hue", [0.0, 0.1, 0.33, 0.6, 0.8])
def test_the_gloom_takes_two_thirds_of_a_colour_and_a_quarter_of_its_light(hue):
    surface = pygame.Surface((4, 4))
    surface.fill([round(255 * part) for part in colorsys.hsv_to_rgb(hue, 0.5, 0.8)])
    colour, light = colourful(tuple(surface.get_at((1, 1))))
    Dusk().draw(surface, surface.get_rect())
    less, dusk = colourful(tuple(surface.get_at((1, 1))))
    assert less / colour == pytest.approx(0.35, abs=0.06)
    assert dusk / light == pytest.approx(0.75, abs=0.03)


def test_a_row_loses_its_colour_while_a_nightmare_is_met_and_regains_it(glass):
    glass.move_with(Tempo())
    table = MOMENTS["nightmare-comes"].set(glass.app)
    director = table.sitting.director

    def row() -> tuple[float, float]:
        pose = director.layout.sprites["OS1"].pose
        box = pygame.Rect(0, 0, round(pose.width * 0.3), round(pose.height * 0.5))
        box.center = round(pose.x - pose.width * 0.3), round(pose.y)
        return colourful(pygame.transform.average_color(glass.app.glass, box))

    def sees(name: str) -> None:
        MOMENTS[name].play(glass.app, lambda doing: glass.app.step(FRAME, doing()))

    colour, light = row()
    sees("nightmare-comes")
    less, dusk = row()
    assert less / colour == pytest.approx(0.35, abs=0.08)
    assert dusk / light == pytest.approx(0.75, abs=0.05)
    sees("nightmare-resolved")
    assert row() == pytest.approx((colour, light), rel=0.02)


# The shadow


def test_the_shadow_of_a_prophecy_crosses_a_card_from_the_left_and_stays_on_it():
    card = pygame.Rect(330, 193, 140, 214)
    shown = [placed(next(night.shadow(effect)))[:2] for effect in lasting("shadow")]
    for picture, at in shown:
        assert card.inflate(2, 2).contains(pygame.Rect(at, picture.get_size()))
    middles = [weight(picture)[1] for picture, _ in shown if weight(picture)[0]]
    assert all(a < b + 0.5 for a, b in pairwise(middles))
    assert middles[0] < 0.3 * 140
    assert middles[-1] > 0.7 * 140


def test_where_nothing_travels_the_shadow_lies_all_over_the_card_and_lifts():
    shown = [placed(next(night.shadow(effect)))[:2] for effect in lasting("shadow", still=True)]
    assert len({at for _, at in shown}) == 1
    assert {weight(picture)[1] for picture, _ in shown} == {weight(shown[0][0])[1]}
    alphas = [picture.get_alpha() or 0 for picture, _ in shown]
    assert alphas[0] < alphas[len(alphas) // 2] > alphas[-1]


# Without its pictures


def of_zeros(file: Path) -> None:
    file.write_bytes(bytes(3000))


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-500])


@pytest.mark.parametrize("damage", thinned([Path.unlink, of_zeros, cut_short], always=[cut_short]))
def test_without_its_strips_and_masks_a_game_goes_on(art, damage):
    for file in (*(art / "strips").iterdir(), *(art / "foil").iterdir()):
        damage(file)
    with opened(size=(1024, 640)) as glass:
        for name in ("door-opened", "nightmare-comes", "nightmare-resolved"):
            MOMENTS[name].set(glass.app)
            MOMENTS[name].play(glass.app, lambda doing: glass.app.step(1 / 20, doing()))
            glass.move((500, 600))
            glass.until_rest()
            assert glass.scene.name == "table"
            glass.assert_at_rest()


@pytest.mark.parametrize("damage", [Path.unlink, of_zeros, cut_short])
@pytest.mark.parametrize("name", FRAMES)
def test_a_strip_that_cannot_be_read_has_no_frames(art, name, damage):
    damage(art / "strips" / name)
    strips = Strips()
    assert strips.frame(name, 0, SMALL) is None
    others = [other for other in FRAMES if other != name]
    assert all(strips.frame(other, FRAMES[other] - 1, SMALL) is not None for other in others)


def test_a_strip_that_is_missing_is_told_of_once_and_not_in_every_frame(art, caplog):
    (art / "strips/door-O.jpg").unlink()
    strips = Strips()
    for number in range(10):
        assert strips.frame("door-O.jpg", number, SMALL) is None
    assert len(caplog.records) == 1


def test_without_its_mask_a_card_has_no_light(art, glass):
    (art / "foil/OS.png").unlink()
    glass.app.cards.forget()
    masks = [
        glass.app.cards.foil(Sprite(card, CARDS[card], "hand", HERE), HERE)
        for card in ("OS1", "AM1")
    ]
    seen = [pygame.transform.average_color(mask[0])[:3] for mask in masks if mask is not None]
    assert max(seen[0]) == 0 < max(seen[1])
    glass.app.cards.forget()
