"""What a Nightmare and a Prophecy do to the light of the table, and how the game goes on without
the pictures of any of it."""

import colorsys
import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from build_scripts.stage.moments import MOMENTS
from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.records.journal.text.position import position
from game.rules.state import ROW
from game.screen.cards.sprites import CardImages
from game.screen.cards.strips import FRAMES, Piece, Strips
from game.screen.effects import night
from game.screen.effects.night import AWAKE, SPREAD_AT
from game.screen.sheet import Dusk
from game.screen.table.table_page import Table
from game.table.layout.places import Rect
from game.table.layout.poses import Pose, Sprite
from game.table.motion.lights import Effect
from game.table.motion.motions import EYES, LIGHTS, SPREAD, STILL_LIGHTS
from game.table.motion.tempo import Tempo
from tests.rules.stories import command
from tests.screen.lights.lights import placed
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.variants import thinned

pytestmark = pytest.mark.usefixtures("display")

HERE = Pose(400, 300, 140)
SMALL = (60, 91)
"""Size of a small frame in pixels."""


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640), painted=True) as shown:
        yield shown


def lasting(kind: str, still: bool = False) -> list[Effect]:
    """Returns a light frame by frame, from its beginning to its end."""
    span = STILL_LIGHTS[kind] if still else LIGHTS[kind]
    assert span is not None
    first = Effect(kind, "NM1", HERE, span.duration, 0.0, still)
    return [replace(first, time=i * FRAME) for i in range(1, round(span.duration / FRAME))]


def weight(picture: pygame.Surface) -> tuple[int, float]:
    """Returns the opacity of a picture summed up by columns, and the column in its middle."""
    width, height = picture.get_size()
    columns = [sum(picture.get_at((x, y)).a for y in range(0, height, 9)) for x in range(width)]
    total = sum(columns)
    return total, sum(x * alpha for x, alpha in enumerate(columns)) / (total or 1)


# Its card


def test_a_nightmare_opens_its_wings_first_and_its_eyes_last():
    first = Effect("wings", "NM1", HERE, LIGHTS["wings"].duration, -0.1)
    frames = [night.waking(replace(first, time=i * 0.01 - 0.1)) for i in range(80)]
    assert frames == sorted(frames)
    assert (frames[0], frames[-1]) == (0, AWAKE)
    at = [night.waking(replace(first, time=time)) for time in (0, SPREAD, SPREAD + EYES)]
    assert at == [0, SPREAD_AT, AWAKE]
    assert set(frames) == set(range(AWAKE + 1))


def test_a_nightmare_comes_with_closed_eyes_and_rests_awake(glass, monkeypatch):
    seen, moving = [], CardImages.moving

    def noted(self, sprite, pose, face=None, widest=0.0, swift=False, mood=""):
        if sprite.key == "NM1" and pose.turn > 0.5:
            seen.append(face)
        return moving(self, sprite, pose, face, widest, swift, mood)

    glass.move_with(Tempo())
    MOMENTS["nightmare-comes"].set(glass.app)
    monkeypatch.setattr(CardImages, "moving", noted)
    MOMENTS["nightmare-comes"].play(glass.app, lambda doing: glass.app.step(FRAME, doing()))
    woken = [face for face in seen if face is not None]
    assert seen[: len(woken)] == woken, "its usual face is awake"
    assert {name for name, _ in woken} == {"NM-waking"}
    frames = [frame for _, frame in woken]
    assert frames == sorted(frames)
    assert frames.count(0) > 10
    assert woken[-1] == ("NM-waking", AWAKE)


def torn(below: float = 60.0) -> list[list[tuple[pygame.Surface, tuple[int, int]]]]:
    """Returns frame by frame the pieces of a card that was struck so far below its middle, each
    with the middle of the piece."""
    strips, struck = Strips(), Rect.around((HERE.x, HERE.y + below), 0, 0)
    shown = []
    for effect in lasting("tear"):
        images = [placed(image)[:2] for image in night.tear(replace(effect, area=struck), strips)]
        shown.append([(p, pygame.Rect(at, p.get_size()).center) for p, at in images])
    return shown


def test_a_nightmare_that_is_struck_is_still_for_two_frames():
    first, second, third = torn()[:3]
    assert len(first) == 9
    assert [at for _, at in first] == [at for _, at in second]
    assert [at for _, at in second] != [at for _, at in third]
    pieces = (
        first[0][0]
        .get_rect(center=first[0][1])
        .unionall([picture.get_rect(center=at) for picture, at in first])
    )
    assert pieces.center == pytest.approx((HERE.x, HERE.y), abs=3)
    assert pieces.w == pytest.approx(HERE.width, abs=4)


def test_the_pieces_of_a_nightmare_fly_from_where_it_was_struck_turn_fall_and_fade():
    shown = torn()
    begun, later, last = shown[0], shown[len(shown) // 3], shown[-1]
    struck = HERE.x, HERE.y + 60
    for (_, was), (_, now) in zip(begun, later, strict=True):
        if math.dist(was, struck) > 30:
            assert abs(now[0] - struck[0]) >= abs(was[0] - struck[0]) - 2
    foot = HERE.y + HERE.height / 2
    for (_, before), (picture, now) in zip(later, last, strict=True):
        low = now[1] + picture.get_height() / 2
        assert now[1] > before[1] or low == pytest.approx(foot, abs=2), "it lies on the prompt"
        assert low <= foot + 2
    sizes = [[picture.get_size() for picture, _ in frame] for frame in (begun, later)]
    assert all(was != now for was, now in zip(*sizes, strict=True))
    assert all((picture.get_alpha() or 0) < 30 for picture, _ in last)


def test_a_blow_from_another_side_throws_the_pieces_another_way():
    low, high = torn(80)[20], torn(-80)[20]
    assert sum(at[1] for _, at in low) < sum(at[1] for _, at in high)


@pytest.mark.parametrize("name", FRAMES)
def test_every_frame_of_a_strip_has_the_size_that_is_asked_for(name):
    strips = Strips()
    for size in (SMALL, (90, 137)):
        strips.forget()
        strips.expect(name, size)
        pieces = [strips.piece(name, number, size) for number in range(FRAMES[name])]
        frames = [whole(piece, size) for piece in pieces if piece is not None]
        assert len({pygame.image.tobytes(frame, "RGBA") for frame in frames}) == FRAMES[name]


def test_all_that_flies_lies_in_memory_as_the_glass_does(glass):
    """A picture in another format takes sixty times as long to draw."""
    glass.move_with(Tempo())
    table, order = MOMENTS["nightmare-resolved"].set(glass.app), glass.app.glass.get_masks()[:3]
    drawn: list[pygame.Surface] = []

    def step(doing):
        glass.app.step(FRAME, doing())
        drawn.extend(placed(image)[0] for image in table.sprites() if isinstance(image, tuple))

    MOMENTS["nightmare-resolved"].play(glass.app, step)
    assert len(drawn) > 500
    assert {picture.get_masks()[:3] for picture in drawn} == {order}


def whole(piece: Piece, size: tuple[int, int]) -> pygame.Surface:
    """Returns the frame of a piece that is kept. A frame that hides all is kept as it is."""
    picture, box = piece
    frame = pygame.Surface(size, pygame.SRCALPHA)
    assert picture.get_size() == box.size
    assert frame.get_rect().contains(box)
    assert box.size == size or picture.get_flags() & pygame.SRCALPHA
    frame.blit(picture, box)
    return frame


# The light of the table


def colourful(colour: tuple[int, ...]) -> tuple[float, float]:
    """Returns how far a colour is from grey, by its light, and its light."""
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
    director = table.session.director

    def row() -> tuple[float, float]:
        """Returns the colour and light of a card whose left part lies in sight all the time, and
        under no glow of the Nightmare."""
        pose = director.layout.sprites[director.view.rows[0][-3].id].pose
        box = pygame.Rect(0, 0, round(pose.width * 0.3), round(pose.height * 0.5))
        box.center = round(pose.x - pose.width * 0.3), round(pose.y)
        return colourful(pygame.transform.average_color(glass.app.glass, box))

    def sees(name: str) -> None:
        MOMENTS[name].play(glass.app, lambda doing: glass.app.step(FRAME, doing()))

    sees("nightmare-comes")
    less, dusk = row()
    sees("nightmare-resolved")
    colour, light = row()
    assert less / colour == pytest.approx(0.35, abs=0.08)
    assert dusk / light == pytest.approx(0.7, abs=0.08)  # in the shadow of the wings


def test_a_row_that_draws_together_for_a_door_is_in_no_picture_that_fades(monkeypatch):
    row = "OM2 LS4 LM4 LS5 AS3 AM3 AS4 OM4 OS3 AM4 GS4"
    text = f"hand: OS1 OK1 GK1 AS1 LM3\nrow: {row}\ndeck: GD1 GS2 OM3\n"
    fades: list[float] = []
    take = Table.take_fade

    def noted(table: Table) -> float:
        fades.append(take(table))
        return fades[-1]

    monkeypatch.setattr(Table, "take_fade", noted)
    seen, left = set[tuple[bool, bool]](), 0.0
    with opened(size=(1024, 640)) as glass:
        glass.lay(position(text, OFFERED))
        table = glass.table
        table.session.submit(command("Discard AS1"))
        director = table.session.director
        while table.busy:
            fades.clear()
            glass.step()
            left = max(left - FRAME, *fades, 0.0)
            moves = any(director.layout.sprites[key].zone == ROW for key in director.moving)
            seen.add((left > 0, moves))
    assert seen == {(False, False), (False, True), (True, False)}


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
    with opened(size=(1024, 640), painted=True) as glass:
        for name in ("door-opened", "nightmare-comes", "nightmare-resolved"):
            MOMENTS[name].set(glass.app)
            MOMENTS[name].play(glass.app, lambda doing: glass.app.step(1 / 20, doing()))
            glass.move((500, 600))
            glass.until_rest()
            assert glass.scene.name == "table"
            glass.assert_at_rest()


def test_a_strip_that_cannot_be_read_has_no_frames_and_all_others_have(art):
    damages: list[Callable[[Path], None]] = [Path.unlink, of_zeros, cut_short]
    for name, damage in zip(FRAMES, damages, strict=False):
        file = art / "strips" / name
        whole = file.read_bytes()
        damage(file)
        strips = Strips()
        assert strips.frame(name, 0, SMALL) is None
        others = [other for other in FRAMES if other != name]
        assert all(strips.frame(other, FRAMES[other] - 1, SMALL) for other in others)
        file.write_bytes(whole)


def test_a_strip_that_is_missing_is_told_of_once_and_not_in_every_frame(art, caplog):
    (art / "strips/door-O.webp").unlink()
    strips = Strips()
    for number in range(10):
        assert strips.frame("door-O.webp", number, SMALL) is None
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
