"""Towers in the window: laid at both ends, looked out from and given up, by drags, clicks and
keys."""

import math
from itertools import combinations, pairwise, product

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.explore import Discard, PlayOrDiscard
from game.editions.base.nightmare import PayKey
from game.editions.towers.alignment import ALIGNMENT
from game.editions.towers.lookout import OrderLookout
from game.editions.towers.ruin import LoseTower
from game.records.journal.text.position import position
from game.rules.state import LIMBO, owned
from game.screen.cards.sprites import CardImages
from game.screen.table.marking.skyline import PLATE, draw_symbols
from game.table.layout.spreads import marked_places
from game.table.party import Party, Player
from tests.offered import ALL
from tests.rules.expansions.test_towers import FOUR, a_nightmare, card, deal
from tests.rules.stories import names
from tests.screen.robots.glass import opened
from tests.screen.robots.player import at, cards, has, middle, thing
from tests.table.robots.tables import overlap

PEOPLE = Player("Ada", "cat"), Player("Zoe", "bell")
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
HALF = 58 / 420
"""Radius of the half of a symbol on the edge of a face, by the width of that."""


def towers(size=(1280, 720)):
    """Opens the program at its title."""
    return opened(None, size, OFFERED, "towers", painted=False)


def standing(glass):
    return names(glass.table.session.game.state.zone(ALIGNMENT))


def lay(glass, what, where):
    """Drags a card to a place that is there only while the card is held."""
    glass.move(at(thing(glass.description, what)))
    glass.down()
    x, y = middle(thing(glass.description, where))
    glass.move((x - 5, y), held=True)
    glass.move((x, y), held=True)
    glass.up()
    glass.until_rest()


def walk(glass, key, goals):
    """Moves the focus by a key until it is on one of these things."""
    for _ in range(20):
        if goals & {t["id"] for t in glass.description["things"] if "focused" in t["state"]}:
            return
        glass.key(key)
    pytest.fail(f"never at {goals}")


@pytest.mark.parametrize("size", SIZES)
def test_a_tower_is_dragged_to_either_half_of_the_alignment(size):
    with towers(size) as glass:
        glass.lay(deal("AT5 AM1 OT5 LS1 OS2 | AS1 AS2", standing="OT4 LT5"))
        room = glass.director.layout.places.zones[ALIGNMENT]
        for tower, x in (("AT5", 0.15), ("OT5", 0.85)):
            start, y = at(thing(glass.description, tower)), room.centre[1]
            glass.lift(start, (round(room.x + x * room.w), round(y)))
            glass.up()
            glass.until_rest()
        assert standing(glass) == "AT5 OT4 LT5 OT5"


def test_the_first_tower_is_laid_anywhere_there(glass):
    glass.lay(deal("AT5 AM1 GK1 LS1 OS2 | AS1"))
    lay(glass, "AT5", "zone.alignment")
    assert standing(glass) == "AT5"


def test_an_end_that_does_not_fit_says_why(glass):
    glass.lay(deal("AT4 AM1 GK1 LS1 OS2 | AS1", standing="LT4 OT4"))
    room = glass.director.layout.places.zones[ALIGNMENT]
    glass.lift(at(thing(glass.description, "AT4")), (round(room.right - 20), round(room.y + 60)))
    glass.up()
    glass.until_rest()
    assert standing(glass) == "LT4 OT4"
    assert glass.said == "The sides that would touch at the right end share a symbol."


def test_a_location_laid_there_and_a_tower_laid_in_the_row_say_why(glass):
    glass.lay(deal("AT4 AM1 GK1 LS1 OS2 | AS1", standing="GT5"))
    lay(glass, "AM1", "zone.alignment")
    assert glass.said == "Only Towers are built in the Alignment."
    lay(glass, "AT4", "zone.row.0")
    assert glass.said == "A Tower is built in the Alignment, never in the row."


@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize("way", ["clicks", "button", "keys"])
def test_a_tower_is_built_by_clicks_by_its_button_and_by_keys(glass, way, end):
    glass.lay(deal("AT5 AM1 GK1 LS1 OS2 | AS1", standing="LT5"))
    if way == "keys":
        glass.key(pygame.K_1)
        glass.until_rest()
        walk(glass, pygame.K_TAB, {"alignment.left"})
        walk(glass, pygame.K_RIGHT, {f"alignment.{end}"})
        glass.key(pygame.K_RETURN)
    else:
        glass.press("AT5")
        glass.until_rest()
        assert all(has(glass.description, f"button.build.AT5.{e}") for e in ("left", "right"))
        glass.press(f"alignment.{end}" if way == "clicks" else f"button.build.AT5.{end}")
    glass.until_rest()
    assert standing(glass) == ("AT5 LT5" if end == "left" else "LT5 AT5")


def test_only_a_tower_that_fits_is_lit(glass):
    glass.lay(deal("AT4 GM1 GK1 LT4 OS2 | AS1", standing="OT3"))
    lit = [told["id"] for told in cards(glass.description, "hand") if "legal" in told["state"]]
    assert set(lit) == {"GM1", "GK1", "OS2"}


def test_cards_that_a_tower_shows_are_put_in_order(glass):
    glass.lay(deal("OT3 AM1 GK1 LS1 OS2 | OD1 NM1 AS1"))
    glass.table.session.submit(Discard(card("OT3")))
    glass.until_rest()
    assert isinstance(glass.table.session.pending, OrderLookout)
    glass.press("AS1")
    glass.until_rest()
    glass.press("button.confirm")
    glass.until_rest()
    game = glass.table.session.game
    assert "AS1" in names(game.state.hand(0))
    assert names(game.state.deck[:2]) == "OD1 NM1"


def ruined(glass):
    game, _ = a_nightmare(towers="GT5 LT4")
    glass.lay(game)
    assert isinstance(glass.table.session.pending, LoseTower)


@pytest.mark.parametrize("way", ["drag", "click", "button", "keys"])
def test_a_tower_is_given_to_the_nightmare(glass, way):
    ruined(glass)
    if way == "drag":
        lay(glass, "LT4", "zone.revealed")
    elif way == "keys":
        walk(glass, pygame.K_TAB, {"GT5"})
        walk(glass, pygame.K_RIGHT, {"LT4"})
        glass.key(pygame.K_RETURN)
        glass.until_rest()
        glass.press("button.give_tower.LT4")
    else:
        glass.press("LT4")
        glass.until_rest()
        assert has(glass.description, "button.give_tower.LT4")
        if way == "button":
            glass.press("button.give_tower.LT4")
        else:
            glass.press("NM1")
    glass.until_rest()
    assert standing(glass) == "GT5"
    assert isinstance(glass.table.session.pending, PlayOrDiscard)


@pytest.mark.parametrize("way", ["drag", "button"])
def test_false_destruction_sends_the_nightmare_to_limbo(glass, way):
    ruined(glass)
    if way == "drag":
        lay(glass, "NM1", "zone.limbo")
    else:
        glass.press("button.false_destruction")
    glass.until_rest()
    game = glass.table.session.game
    assert standing(glass) == "GT5 LT4"
    assert card("NM1") in game.state.deck
    assert not game.state.zone(LIMBO)


def test_all_towers_lie_in_their_room_in_their_order():
    for size in SIZES:
        with towers(size) as glass:
            # Four Towers lie closest in the windows with the least and the most room.
            counts = [12] if size == SIZES[1] else [4, 12]
            for count, fixed, letters in product(counts, [None, False, True], [1.0, 2.0]):
                glass.write_at(letters)
                assert_towers_in_their_room(glass, count, fixed, letters)


def assert_towers_in_their_room(glass, count, fixed, letters):
    all_towers = f"{FOUR} LT4 AT4 AT3 GT4 GT3 LT5 OT3 OT5".split()[:count]
    party = None if fixed is None else Party(PEOPLE, "open", fixed=fixed)
    game = deal("OS1 AM1 GK1 LS1 OS2 AM2 GM1 AS3", standing=" ".join(all_towers),
                seats=1 if fixed is None else 2)  # fmt: skip
    glass.lay(game, party)
    lying = cards(glass.description, ALIGNMENT)
    assert [told["id"] for told in sorted(lying, key=lambda told: told["rect"][0])] == all_towers
    zones = glass.director.layout.places.zones
    room = zones[ALIGNMENT]
    for told in lying:
        x, y, w, h = told["rect"]
        assert room.x - 1 <= x
        assert x + w <= room.right + 1
        assert room.y - 1 <= y
        assert y + h <= room.bottom + 1
        assert told["at"]
    rows = [zones[owned("row", seat)] for seat in range(game.state.seats)]
    assert not any(overlap(a, b) for a, b in combinations([room, *rows], 2))
    if count == 4:
        # Only the sky of one lies under the next: its symbols stand on the edge.
        close = 1.0 if fixed is None and letters == 1 else 0.75
        xs = sorted((t["rect"][0], t["rect"][2]) for t in lying)
        assert all(a + close * w <= b + 1 for (a, w), (b, _) in pairwise(xs))


def test_a_skyline_of_one_player_has_room_for_four_towers_of_110_pixels():
    """A free place is as wide as a Tower, so that nothing has to move when one is built."""
    with towers((1366, 768)) as glass:
        for standing_there in ("OT3", "OT3 AT4", "OT3 AT4 GT4", "OT3 AT4 GT4 LT4"):
            glass.lay(deal("OS1 AM1 GK1 LS1 OS2", standing=standing_there))
            standing = [told["rect"] for told in cards(glass.description, ALIGNMENT)]
            places, count = glass.director.layout.places, len(standing)
            free = marked_places(count, ALIGNMENT, places)
            assert len(free) == 4 - count
            widths = [*(rect[2] for rect in standing), *(place.w for place in free)]
            assert min(widths) >= 110
            assert max(widths) - min(widths) <= 1


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_symbols_at_both_ends_of_a_skyline_are_clear_of_its_rim(size, seats):
    with towers(size) as glass:
        game = deal("OS1 AM1 GK1 LS1 OS2 AM2 GM1 AS3", standing=FOUR, seats=seats)
        glass.lay(game, *([Party(PEOPLE, "open", fixed=True)] if seats == 2 else []))
        layout = glass.director.layout
        room = layout.places.zones[ALIGNMENT]
        poses = [one.pose for one in layout.sprites.values() if one.zone == ALIGNMENT]
        reach = [(pose.x - room.x, room.right - pose.x) for pose in poses]
        wide = poses[0].width * (0.5 + PLATE / 2)
        assert min(min(pair) for pair in reach) >= wide + layout.places.px(6)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("size", SIZES)
def test_the_symbols_of_a_lone_tower_hide_their_halves_on_its_face(size, seats):
    with towers(size) as glass:
        game = deal("OS1 AM1 GK1 LS1 OS2 AM2 GM1 AS3", standing="OT3", seats=seats)
        glass.lay(game, *([Party(PEOPLE, "open", fixed=True)] if seats == 2 else []))
        line = glass.director.staging.skylines[ALIGNMENT]
        sprites = glass.director.layout.sprites.values()
        (tower,) = [one for one in sprites if one.zone == ALIGNMENT]
        drawn = Drawn(size)
        draw_symbols(drawn, [(tower, tower.pose)], line)
        pose, sides = tower.pose, line.sides(tower.card)
        halves = [
            (pose.x + side * pose.width / 2, pose.y + (line.heights[kind] - 0.5) * pose.height)
            for side, kinds in zip((-1, 1), sides, strict=True)
            for kind in kinds
        ]
        assert len(drawn.rects) == len(halves) > 1
        for rect, (x, y) in zip(drawn.rects, halves, strict=True):
            for end in y - HALF * pose.width, y + HALF * pose.width:
                assert math.dist(rect.center, (x, end)) <= rect.w / 2 + 1


def test_the_tag_of_a_small_tower_leaves_its_picture_in_sight(monkeypatch):
    tags, pennant = [], CardImages.pennant

    def recorded(images, sprite, pose, *given):
        tag = pennant(images, sprite, pose, *given)
        tags.append((sprite.zone, pose.width, tag[0].get_size()))
        return tag

    hands = "seats: 2\nhand: OS3 GM1 GM3\nhand:1: AS1 AM1 AS2\nalignment: OT3"
    crowded = position(f"edition: {ALL}\n{hands}\nfailsafe: FB1 FB2", OFFERED)
    with opened(None, (1280, 720), OFFERED, "towers") as glass:
        monkeypatch.setattr(CardImages, "pennant", recorded)
        glass.lay(crowded, Party(PEOPLE, "open", fixed=True))
        glass.paint_once()
    small = {(width, size) for zone, width, size in tags if zone == ALIGNMENT}
    assert small
    for width, (wide, _) in small:
        assert 16 <= wide <= width / 3


class Drawn(pygame.Surface):
    """A surface that notes where pictures are drawn."""

    def __init__(self, size):
        super().__init__(size)
        self.rects = []

    def blit(self, source, dest, area=None, special_flags=0):  # type: ignore[override]
        self.rects.append(dest)
        return super().blit(source, dest, area, special_flags)


@pytest.mark.parametrize(
    ("standing_there", "told"), [("", "0 of 4"), ("OT3 AT4", "2 of 4"), (FOUR, "4 of 4")]
)
def test_the_plate_tells_how_many_towers_stand_as_they_have_to(glass, standing_there, told):
    glass.lay(deal("OS1 AM1 GK1 LS1 OS2", standing=standing_there))
    assert thing(glass.description, "text.aim.alignment")["name"] == f"Alignment: {told}"


def test_a_nightmare_hides_no_tower_from_two_who_sit_side_by_side(glass):
    game = deal("OS1 OT5 GK1 LS1 OS2 AM2 GM1 AS3 | NM1 AS1", standing=FOUR, seats=2)
    legal = [c for c in game.legal() if isinstance(c, Discard) and c.card.kind in "SM"]
    game.submit(legal[0])
    while not any(isinstance(c, PayKey) for c in game.legal()):
        game.submit(game.legal()[-1])
    glass.lay(game, Party(PEOPLE, "open", fixed=True))
    met = glass.director.layout.met
    assert not overlap(met, glass.director.layout.places.zones[ALIGNMENT])
