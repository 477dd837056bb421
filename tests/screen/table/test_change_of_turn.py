"""When the turn changes across the table, whole trays change places one after the other; what lies
beside them stays."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product

import pygame
import pytest

from build_scripts.stage.moments import CURTAIN, MOMENTS
from build_scripts.stage.positions import together
from game.rules.state import HAND, ROW, SHARED, owned
from game.screen.table.drawing.recap_drawing import RECAP
from game.table.asking.questions import LIFT
from game.table.layout.places import Rect
from game.table.party import Party
from tests.rules.stories import command
from tests.screen.robots.glass import Glass, opened
from tests.table.robots.tables import box, overlap

COVERED = Party(CURTAIN.players, "curtain", "first", fixed=False)


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1280, 720), painted=True) as shown:
        yield shown


def contrast(glass: Glass, rect: Rect) -> int:
    """Returns how much brighter the brightest pixel is than the usual one, 0 to 255."""
    area = pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
    inks = pygame.image.tobytes(glass.app.glass.subsurface(area), "RGB")
    every = sorted(map(sum, zip(inks[::3], inks[1::3], inks[2::3], strict=True)))
    return every[-1] // 3 - every[len(every) // 2] // 3


def carried(rect: Rect, lay: Rect, now: Rect) -> Rect:
    """Returns where a part of a tray is that `lay` there, and is `now` elsewhere."""
    return replace(rect, x=rect.x + now.x - lay.x, y=rect.y + now.y - lay.y)


def feet(glass: Glass, seat: int) -> list[Rect]:
    """Returns where the empty slots of a player tell what may still come."""
    places = glass.director.layout.places
    slots = [places.door_slot(place, 0, seat) for place in range(4)]
    return [Rect(at.x + 8, at.bottom - 22, at.w - 16, 18) for at in slots]


def test_trays_go_with_all_that_lies_in_them_and_nothing_hides_the_one_that_glides(glass):
    MOMENTS["rows-swap"].set(glass.app)
    glass.table.session.submit(command("Play GS3"))
    away = 0
    for _ in range(300):
        glass.step()
        sides = glass.director.sides
        if sides is None or not sides.away:
            continue
        away += 1
        places, gliding = glass.director.layout.places, sides.after.lower
        cards = [
            box(glass.director._cards.poses[sprite.key])
            for sprite, _ in glass.director.sprites
            if sprite.zone == HAND
        ]
        for seat in (0, 1):
            (now, seen), lay = sides.tray(seat), places.tray(seat)
            row = [s.pose for s, _ in glass.director.sprites if s.lies_in == owned(ROW, seat)]
            inside = [*feet(glass, seat), places.plaque(seat), *map(box, row)]
            moved = [carried(at, lay, now) for at in inside]
            if seat == gliding:
                assert not any(overlap(rect, card) for rect in moved for card in cards)
            if seat == gliding or seen > 0.6:
                assert min(contrast(glass, rect) for rect in moved) > (70 if seen == 1 else 25)
        recaps = [button for button in glass.table.frame.buttons if button.id == RECAP]
        assert not recaps
    assert away > 22
    glass.until_rest()
    assert any(button.id == RECAP for button in glass.table.frame.buttons)


def test_the_picture_does_not_jump_as_trays_set_out_and_arrive(glass):
    MOMENTS["rows-swap"].set(glass.app)
    glass.table.session.submit(command("Play GS3"))
    seen = list[tuple[bool, bytes]]()
    for _ in range(300):
        glass.step()
        lower = glass.director.layout.places.tray(glass.director.layout.places.lower)
        part = pygame.Rect(round(lower.x), round(lower.y), round(lower.w), round(lower.h * 0.7))
        picture = pygame.image.tobytes(glass.app.glass.subsurface(part), "RGB")
        seen.append((glass.director.sides_away, picture))
        if seen[-2:] and not glass.director.rows_pass and glass.director.view.active:
            break
    first = next(at for at, (away, _) in enumerate(seen) if away)
    for before, after in (seen[first - 1][1], seen[first][1]), (seen[-2][1], seen[-1][1]):
        changed = sum(abs(a - b) > 24 for a, b in zip(before, after, strict=True))
        assert changed < len(before) / 25


def test_the_tray_that_glides_says_that_its_player_plays_before_the_light_reaches_it(glass):
    MOMENTS["rows-swap"].set(glass.app)
    glass.table.session.submit(command("Play GS3"))
    golden = list[bool]()
    for _ in range(300):
        glass.step()
        sides = glass.director.sides
        if sides is None or not sides.away or sides.turning:
            continue
        places, gliding = glass.director.layout.places, sides.after.lower
        plaque, lay = places.plaque(gliding), places.tray(gliding)
        at = carried(plaque, lay, sides.tray(gliding)[0])
        named = pygame.Rect(at.x + 0.2 * at.w, at.y, 0.3 * at.w, at.h)
        inks = [glass.app.glass.get_at(spot) for spot in over(named)]
        brightest = max(inks, key=lambda ink: ink.r + ink.g)
        golden.append(brightest.r - brightest.b > 40)
    assert golden == sorted(golden)
    assert not golden[0]
    assert sum(golden) > 4


def test_the_frame_at_the_side_and_its_name_stay_while_the_cards_in_it_go_and_come(glass):
    MOMENTS["rows-swap"].set(glass.app)
    glass.table.session.submit(command("Play GS3"))
    away = 0
    for _ in range(300):
        glass.step()
        if not glass.director.rows_pass:
            continue
        away += 1
        places = glass.director.layout.places
        frame, hand = places.aside_frame, places.zones[owned(HAND, 1 - places.lower)]
        foot = Rect(frame.x + 0.3 * frame.w, frame.bottom - 4, 0.4 * frame.w, 8)
        name = Rect(frame.x + 4, frame.y + 4, frame.w - 8, hand.y - frame.y - 6)
        assert contrast(glass, foot) > 25
        assert contrast(glass, name) > 70
    assert away > 22


def test_two_emblems_are_never_seen_on_one_cloth(glass):
    glass.app.scene = glass.app.games.begin(together("hidden"), COVERED)
    glass.until_rest()
    glass.table.session.look(True)
    glass.until_rest()
    glass.table.session.submit(command("Play GS3"))
    seen = set[tuple[bool, bool]]()
    glass.table.session.look(False)
    for _ in range(240):
        glass.step()
        places = glass.director.layout.places
        hand = places.zones[owned(HAND, places.lower)]
        cloth = pygame.Rect(hand.x + 0.4 * hand.w, hand.y, 0.2 * hand.w, 0.4 * hand.h)
        inks = [glass.app.glass.get_at((x, y)) for x, y in over(cloth)]
        lantern = sum(ink.r > 1.3 * max(ink.g, ink.b) for ink in inks)
        boat = sum(ink.g > 1.3 * max(ink.r, ink.b) for ink in inks)
        seen.add((lantern > 20, boat > 20))
        frame = places.aside_frame
        beside = pygame.Rect(frame.x - 14, frame.y + 0.3 * frame.h, 10, 0.4 * frame.h)
        cloths = sum(glass.app.glass.get_at(spot).b > 90 for spot in over(beside))
        assert not cloths, "it has the size of its place"
        lifts = any(button.id == LIFT for button in glass.table.frame.buttons)
        assert glass.director.named or not lifts
    assert seen == {(True, False), (False, False), (False, True)}


def test_hands_slide_under_a_panel_beside_the_table_and_shared_cards_stay_in_sight():
    with opened(size=(1440, 900), painted=True) as glass:
        MOMENTS["rows-swap"].set(glass.app)
        glass.table.panels.toggle("unseen")
        glass.until_rest()
        places = glass.director.layout.places
        assert places.size[0] < 1440
        side, shared = places.zones[owned(HAND, 1)], places.zones[SHARED]
        panel = pygame.Rect(places.size[0], side.y, 120, side.h)
        lying = pygame.Rect(shared.x, shared.y, shared.w, shared.h).inflate(-40, -60)

        def seen() -> list[bytes]:
            parts = map(glass.app.glass.subsurface, (panel, lying))
            return [pygame.image.tobytes(part, "RGB") for part in parts]

        glass.table.session.submit(command("Play GS3"))
        pictures = list[list[bytes]]()
        for _ in range(300):
            glass.step()
            if glass.director.rows_pass:
                pictures.append(seen())
        assert len(pictures) > 22
        for before, picture in product(pictures[:1], pictures):
            for was, now in zip(before, picture, strict=True):
                changed = sum(abs(a - b) > 40 for a, b in zip(was, now, strict=True))
                assert changed < len(now) / 30


def over(area: pygame.Rect) -> Iterator[tuple[int, int]]:
    """Yields every pixel of an area."""
    return product(range(area.left, area.right), range(area.top, area.bottom))


def test_beside_each_other_the_frame_goes_out_and_the_next_comes_up_while_a_light_crosses(glass):
    MOMENTS["light-turns"].set(glass.app)
    glass.until_rest()
    director, panorama = glass.director, glass.table.drawing._top._panorama
    edges = [director.layout.places.tray(seat) for seat in range(2)]

    def gold() -> list[int]:
        spots = [(at.x + part * at.w, at.bottom - 2) for at in edges for part in (0.2, 0.5, 0.8)]
        inks = [glass.app.glass.get_at((round(x), round(y))) for x, y in spots]
        each = [ink.r - ink.b for ink in inks]
        return [sum(each[:3]), sum(each[3:])]

    seen, crossing = [gold()], [False]
    glass.table.session.submit(command("Play GS3"))
    for _ in range(120):
        glass.step()
        seen.append(gold())
        crossing.append(panorama.turning)
    (full, none), (out, bright) = seen[0], seen[-1]
    begins = crossing.index(True)  # before that the card flies over
    levels = [((a - out) / (full - out), (b - none) / (bright - none)) for a, b in seen[begins:]]
    for before, after in pairwise(levels):
        assert all(abs(now - was) < 0.3 for was, now in zip(before, after, strict=True)), "it jumps"
    for level, crosses in zip(levels, crossing[begins:], strict=True):
        assert min(level) < 0.5, "both have light"
        assert crosses or max(level) > 0.5, "nothing has light"


def test_beside_each_other_the_hand_of_who_waits_has_less_light_and_turns_with_the_frame(glass):
    MOMENTS["light-turns"].set(glass.app)
    director = glass.director
    hand = [s.pose for s, _ in director.sprites if s.lies_in == owned(HAND, 1)]
    inside = [pygame.Rect(0, 0, pose.width * 0.6, pose.height * 0.6) for pose in hand]
    for rect, pose in zip(inside, hand, strict=True):
        rect.center = round(pose.x), round(pose.y)

    def light() -> float:
        return sum(sum(glass.app.glass.get_at(at)[:3]) for rect in inside for at in over(rect))

    waits = light()
    glass.table.session.submit(command("Play GS3"))
    dim = 0
    for _ in range(300):
        glass.step()
        if director.view.active and not director.framed:
            dim += 1
    assert dim > 5
    assert director.plays == 1
    assert 0.7 < waits / light() < 0.95
