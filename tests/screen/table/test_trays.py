"""Each side of a table for two has the colour of its player's emblem, and gold says whose turn it
is."""

import colorsys
from dataclasses import astuple, replace
from itertools import combinations, product

import pygame
import pytest

from game.rules.state import HAND, LIMBO
from game.screen.lettering import fitting
from game.screen.lettering.legible import MORE
from game.screen.lettering.text import Text
from game.screen.look import emblems, palette
from game.screen.look.palette import Colour
from game.screen.table.drawing.furniture import Furniture
from game.screen.table.drawing.sides import tray_of
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Rect
from game.table.party import EMBLEMS, LONGEST_NAME, Party, Player
from tests.screen.contrast import luminance
from tests.screen.robots.glass import opened
from tests.speaking import SPOKEN
from tests.table.robots.staged import layout
from tests.table.robots.tables import in_windows, inside, overlap, pair

ADA, BEN = Player("Ada", "cat"), Player("Ben", "boat")
TABLES = pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
APART = 30
"""Least degrees on the wheel of colours between two emblems, and between one and gold."""


def hue(colour: Colour) -> float:
    """Returns the hue of a colour in degrees, 0 to 360."""
    red, green, blue = (part / 255 for part in colour[:3])
    return colorsys.rgb_to_hls(red, green, blue)[0] * 360


def between(a: Colour, b: Colour) -> float:
    """Returns the degrees between the hues of two colours."""
    apart = abs(hue(a) - hue(b)) % 360
    return min(apart, 360 - apart)


def test_no_emblem_has_nearly_the_hue_of_another_or_of_the_gold_that_says_who_plays():
    for a, b in combinations(emblems.COLOURS.values(), 2):
        assert between(a, b) >= APART
    for colour in emblems.COLOURS.values():
        assert between(colour, palette.GLOW) >= APART
        assert between(colour, palette.LEGAL) >= APART


def test_words_on_a_tray_of_any_colour_stand_off_it():
    for plays, emblem in product([False, True], EMBLEMS):
        *tray, alpha = emblems.ground(emblem, plays)
        ground = palette.mixed(palette.TABLE, tuple(tray), alpha / 255)
        told = [palette.IVORY, palette.CAPTION if plays else palette.CAPTION_IDLE]
        for ink in *told, palette.GOLD_TEXT if plays else palette.BODY:
            assert (luminance(ink) + 0.05) / (luminance(ground) + 0.05) >= 4.5
        other = emblems.ground(emblem, not plays)
        assert (luminance(tuple(tray)) > luminance(other)) == plays, "whoever waits has less light"


@TABLES
def test_each_side_has_its_colour_and_only_the_one_who_plays_has_gold(fixed):
    party = Party((ADA, BEN), "open", "first", fixed=fixed)
    with opened(None, painted=True) as glass:
        glass.app.games.new_pair(party, "trays")
        glass.scene.settle()
        for turn in range(2):
            glass.until_rest()
            for _ in range(60):
                glass.step()  # until the light has come
            view, laid = glass.director.view, glass.director.layout
            assert view.active == turn
            for seat, player in enumerate(party.players):
                tint = emblems.COLOURS[player.emblem]
                tray = tray_of(laid, seat)  # in the draft, too, it is seen whose side it is
                y, x = round(tray.centre[1]), round(tray.x)
                line = [tuple(glass.app.glass.get_at((x + i, y)))[:3] for i in range(-8, 9)]
                gold = any(between(c, palette.FOIL[2]) < 15 and c[0] > 150 for c in line)
                assert gold == (seat == view.active), (seat, tray)
                assert any(between(c, tint) < 20 and max(c) > 100 for c in line), (seat, tray)
            taken = glass.table.session.legal[0]
            assert glass.table.session.submit(taken)
            glass.table.changed = True


@in_windows([((1024, 640), 1.0), ((1024, 640), 2.0), ((5120, 1440), 1.0), ((1080, 1350), 1.0)])
@TABLES
def test_the_trays_of_both_lie_in_the_window_and_apart(size, letters, fixed):
    for market in 0, 5:
        view = pair(market=market, turn=0 if market else 1)
        laid = layout(view, size, Arrangement(letters=letters, fixed=fixed))
        both = [tray_of(laid, seat) for seat in range(2)]
        assert not overlap(both[0], both[1])
        for rect in both:
            assert inside(rect, Rect(0, 0, *size)), rect


@pytest.mark.parametrize("words", SPOKEN.values(), ids=SPOKEN)
def test_where_a_caption_has_no_room_for_more_it_is_the_name_that_stays(words):
    pygame.font.init()
    laid = layout(pair(), (1024, 640), Arrangement())
    drawn = Furniture(Text(), words, Party((ADA, BEN)))
    for short, long, room in (("Ada", "Bartholomew Quimby", 110.0), ("Ad", "Bartholomew", 90.0)):
        whole = drawn._whose(short, laid.places, 4 * room, 1)
        assert short in whole != short, "whose cards these are"
        assert drawn._whose(long, laid.places, room, 1) == long


def test_what_is_shortened_twice_ends_in_one_ellipsis():
    told = list(fitting.shortened("Bartholomew Quimby and others"))
    assert all(MORE + MORE not in shorter for shorter in told)
    assert told[-1] == f"Barth{MORE}"


@in_windows([((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 720), 2.0), ((1080, 1350), 1.0)])
@pytest.mark.parametrize("words", SPOKEN.values(), ids=SPOKEN)
@TABLES
def test_a_hand_is_captioned_by_name_and_emblem_in_the_room_it_has(words, size, letters, fixed):
    long = "W" * LONGEST_NAME
    longest = replace(ADA, name=long), replace(BEN, name=long)
    pygame.font.init()
    text, view = Text(), pair(rows=(3, 3))
    laid = layout(view, size, Arrangement(letters=letters, fixed=fixed))
    for players in ((ADA, BEN), longest):
        glass = pygame.Surface(size, pygame.SRCALPHA)
        Furniture(text, words, Party(players))._hands(glass, laid, view, None, leaving=False)
        low = glass.get_bounding_rect().bottom
        assert low < size[1], "nothing is cut at the edge of the window"
        limbo = laid.places.pile_name_at(laid.places.zones[LIMBO])
        name_of_limbo = Rect.around(limbo, laid.places.px(120), laid.places.text(16))
        drawn = glass.subsurface(pygame.Rect(astuple(name_of_limbo)))
        assert not drawn.get_bounding_rect(), "Limbo keeps its name"
        for name, at, room in laid.places.captions:
            zone = laid.places.zones[name]
            around = Rect.around(at, room + 1, zone.h)
            place = pygame.Rect(around.x, around.y, around.w, around.h).clip(glass.get_rect())
            shown = glass.subsurface(place)
            assert shown.get_bounding_rect().w > 0, name
            if name.startswith(HAND):
                tint = emblems.COLOURS[players[int(name[-1])].emblem]
                found = pygame.mask.from_threshold(shown, tint, (40, 40, 40, 255))
                assert found.count() > 10, "its emblem stands beside it"
            glass.fill((0, 0, 0, 0), place)
        assert not glass.get_bounding_rect(), "nothing is written beyond its room"


def test_a_sheet_cuts_no_name_of_a_hand():
    pygame.font.init()
    laid, view = layout(pair(rows=(3, 3)), (1280, 720), Arrangement()), pair(rows=(3, 3))
    for name, (x, y), _ in laid.places.captions:
        drawn = []
        for sheet in (None, Rect(x, y, 5, 5)):
            glass = pygame.Surface((1280, 720), pygame.SRCALPHA)
            furniture = Furniture(Text(), SPOKEN["en"], Party((ADA, BEN)))
            furniture._hands(glass, laid, view, sheet, leaving=False)
            area = pygame.Rect(0, 0, 80, 12)
            area.center = round(x), round(y)
            drawn.append(bool(glass.subsurface(area).get_bounding_rect()))
        assert drawn == [True, False], name
