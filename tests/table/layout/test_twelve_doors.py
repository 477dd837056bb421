"""Twelve Doors, three of each place: what is told, counted and advised in games with the Glyphs."""

from itertools import pairwise

import pytest

from game.editions import OFFERED
from game.editions.base.advice.hand_prospects import doors_missing, standings
from game.editions.base.explore import Discard, PlayOrDiscard
from game.editions.base.warnings.blocking import blocked_places, last_is_taken, spare_doors
from game.editions.glyphs.counting import ACHIEVEMENTS, three_at_once
from game.editions.glyphs.incantation import OpenNone, OpenShown, Sink
from game.editions.glyphs.worth import chance_of_a_door
from game.players.advice import concluded
from game.rules.card import DOOR, Colour
from game.rules.game import Game
from game.rules.state import DECK, replace
from game.rules.view import View
from game.table import counting
from game.table.counting import door_slots
from game.table.deeds import deeds, told
from game.table.layout.places import Places
from game.table.layout.staged import stage
from tests.speaking import speaker
from tests.table.robots.tables import WINDOWS

RULES = OFFERED["glyphs"]
CARDS = RULES.cards
ENGLISH = speaker()
OPEN = "OD1 OD2 OD3 AD1 GD1 LD1"


def cards(text):
    return tuple(CARDS[name] for name in text.split())


def begun(first="OG1 OM1 AM1 GK1 LS1", seats=1, edition="glyphs"):
    """Returns a game with these cards on top of the deck."""
    top = cards(first)
    rest = [card for card in RULES.box[DECK] if card not in top]
    deck = (*top, *sorted(rest, key=lambda card: card.kind in (DOOR, "NM")))
    game = Game.start(OFFERED[edition], seed="g", seats=seats, deck=deck)
    while type(game.pending).__name__ == "Draft":
        game.submit(game.legal()[0])
    return game


def with_doors(*doors):
    """Returns a game in which the players have these Doors."""
    game = begun(seats=len(doors))
    zones = {
        name: tuple(card for card in lying if card.id not in " ".join(doors).split())
        for name, lying in game.state.zones.items()
    }
    zones |= {f"doors:{seat}": cards(own) for seat, own in enumerate(doors)}
    game.state = replace(game.state, zones=zones)
    return game


def shown(groups):
    """Returns each group as the letters of its slots, capital where a Door is gained."""
    return [
        "".join(
            letter if slot.gained else letter.lower()
            for slot in group
            for letter in [slot.door.id[0]]
        )
        for group in groups
    ]


def test_alone_all_twelve_stand_place_by_place():
    game = with_doors("OD1 OD3 LD2")
    assert shown(door_slots(game.state, RULES)) == ["OoOaaagggLll".replace("Lll", "lLl")]


@pytest.mark.parametrize(
    ("doors", "groups"),
    [
        (("", ""), ["oagl", "oagl", "oagl"]),
        (("OD1 OD2", "AD1 LD3"), ["OOagl", "oAgL", "agl"]),
        (("OD1 OD2 OD3", ""), ["OOagl", "oagl", "agl"]),
        (
            ("OD1 OD2 AD1 GD1 LD1 LD2", "OD3 AD2 AD3 GD2 GD3 LD3"),
            ["OOAGLL", "OAAGGL"],
        ),
    ],
)
def test_of_two_each_has_a_slot_of_every_place_and_the_others_are_eithers(doors, groups):
    game = with_doors(*doors)
    assert shown(door_slots(game.state, RULES)) == groups


def test_two_are_told_how_many_are_open_together():
    game = with_doors(OPEN, "OD2"[:0])
    view = View.of(game.state, 0)
    assert counting.spare_doors(view) == 4
    assert "all twelve must be open, and each player needs one" in ENGLISH.hint("doors:0", view)
    base = View.of(Game.start(OFFERED["base"], seed="b", seats=2).state, 0)
    assert counting.spare_doors(base) == 0


@pytest.mark.parametrize(
    ("doors", "missing", "place"),
    [
        (("", ""), 12, (2, 2)),
        (("OD1", ""), 11, (1, 2)),
        (("OD1", "OD2"), 10, (1, 1)),
        (("OD1 OD2", ""), 10, (0, 1)),
        (("OD1 OD2", "OD3"), 9, (0, 0)),
    ],
)
def test_either_of_two_may_gain_what_is_spare(doors, missing, place):
    view = View.of(with_doors(*doors).state, 0)
    here = tuple(side.missing[Colour.OBSERVATORY] for side in standings(view))
    assert (doors_missing(view), here) == (missing, place)


def test_the_third_door_of_a_place_blocks_who_has_none():
    view = View.of(with_doors("OD1 OD2", "").state, 0)
    assert spare_doors(Colour.OBSERVATORY, view) == 0
    assert last_is_taken(Colour.OBSERVATORY, view)
    assert not last_is_taken(Colour.AQUARIUM, view)
    blocked = View.of(with_doors("OD1 OD2 OD3", "").state, 0)
    assert blocked_places(blocked, 1) == {Colour.OBSERVATORY}


# What is said


def test_a_glyph_says_what_it_brings_when_it_is_discarded():
    view = View.of(begun().state, 0)
    discard = Discard(CARDS["OG1"])
    assert ENGLISH.command(discard, view) == "Discard for an Incantation: Observatory Glyph"
    assert ENGLISH.consequence(discard, view)[0] == "Discard: an Incantation, it shows 5 cards"
    assert ENGLISH.reason(discard, view) == (
        "The Incantation may find a Door: 12 are among 83 cards."
    )
    other = Discard(CARDS["LS1"])
    assert ENGLISH.consequence(other, view)[0] == "Discard: only a new card comes"


def test_what_every_card_of_the_edition_is_for_is_said():
    view = View.of(begun().state, 0)
    captions = [caption for caption, _ in ENGLISH.about(CARDS["OG1"], view)]
    assert captions == ["Played", "Discarded", "Lost in another way", "In the row"]


def test_the_ways_of_doors_are_counted_and_told():
    game = begun("OG1 OM1 AM1 GK1 LS1 OD1 GD3 AD1 AS1 OS1 GM1 AM2")
    game.submit(Discard(CARDS["OG1"]))
    game.submit(OpenShown(CARDS["GD3"]))
    line = told(deeds(game, OFFERED.show)[0], ENGLISH, OFFERED.show)
    assert line.startswith("1 Door (0 by trio, 0 by Key, 1 by Incantation), ")
    assert OFFERED.count(game)["incantations"] == OFFERED.count(game)["doors_by_incantation"] == 1
    assert three_at_once(game)
    (called,) = (one for one in ACHIEVEMENTS if one.name == "three-called")
    assert called.by_game is not None
    assert not called.by_game(game)


def test_three_doors_that_all_stay_shut_reach_nothing():
    game = begun("OG1 OM1 AM1 GK1 LS1 OD1 GD3 AD1 AS1 OS1 GM1 AM2")
    game.submit(Discard(CARDS["OG1"]))
    game.submit(OpenNone())
    assert not three_at_once(game)


def test_three_doors_of_which_one_goes_to_limbo_reach_nothing():
    game = begun("OG1 OM1 AM1 GK1 LS1 OD1 GD3 AD1 AS1 OS1 GM1 AM2", edition="glyphs+book")
    due = game.state.zone("goals")[0].colours
    game.submit(Discard(CARDS["OG1"]))
    other = next(c for c in game.state.revealed if c.kind == DOOR and c.colours != due)
    view, command = View.of(game.state, 0), OpenShown(other)
    assert ENGLISH.consequence(command, view)[1:] == ("Not due: to Limbo", "To Limbo")
    assert "opens" not in ENGLISH.reason(command, view)
    game.submit(command)
    assert other in game.state.limbo
    assert not three_at_once(game)


# What is advised


def best(game):
    """Returns what the careful player would do."""
    view = View.of(game.state, game.state.active)
    player = OFFERED.player("careful", "glyphs", game.state.seats, "")
    return concluded(player.think(view, game.pending, game.legal())).command


def test_what_is_worth_something_in_one_game_counts_in_no_other():
    base = OFFERED.of("base").worth[PlayOrDiscard]
    assert OFFERED.base.show.worth[PlayOrDiscard] == (base,)
    assert OFFERED.of("glyphs").worth[PlayOrDiscard] is not base
    assert OFFERED.of("towers-2+book").worth.keys() > OFFERED.of("towers").worth.keys()


def test_a_door_is_as_likely_as_there_are_many():
    view = View.of(begun().state, 0)
    assert 0.4 < chance_of_a_door(view) < 0.7


def sunk_over(above, sunk):
    """Returns the view of a game in which these cards were sunk under a deck of these others, which
    are not known."""
    game = begun()
    order, rest = (tuple(CARDS[name] for name in text.split()) for text in (sunk, above))
    zones = {**game.state.zones, "deck": (*rest, *order)}
    lost = [c for c in game.state.deck if c not in (*rest, *order)]
    zones["discard"] = (*game.state.discard, *lost)
    held = {c for name in ("hand:0", "discard") for c in zones[name]} & {*rest, *order}
    assert not held
    return View.of(replace(game.state, zones=zones, known_bottom=(order,)), 0)


def test_x3_2_a_door_under_the_deck_is_not_among_the_next_cards():
    below = sunk_over("AS2 OM2 OS2 LM2 GM2 GS2", "OD1 NM1")
    assert chance_of_a_door(below) == 0.0
    assert ENGLISH.reason(Discard(CARDS["OG1"]), below) != (
        "The Incantation may find a Door: 1 is among 8 cards."
    )
    one = sunk_over("AS2 OM2 OS2 LM2 GM2 GD2", "OD1 NM1")
    assert chance_of_a_door(one) == pytest.approx(5 / 6)
    assert ENGLISH.reason(Discard(CARDS["OG1"]), one) == (
        "The Incantation may find a Door: 1 is among 6 cards."
    )


def test_x3_2_a_door_under_few_cards_is_among_the_next_cards_for_certain():
    assert chance_of_a_door(sunk_over("AS2 OM2 OS2 LM2", "OD1 NM1")) == 1.0
    assert chance_of_a_door(sunk_over("AS2 OM2 OS2 LM2", "NM1 OD1")) == 0.0


def test_a_prophecy_throws_no_nightmare_away_that_lies_under_the_deck():
    key = Discard(CARDS["GK1"])
    told = "The Prophecy can throw a Nightmare away: 1 is left in 6 cards."
    assert ENGLISH.reason(key, sunk_over("AS2 OM2 OS2 LM2 GM2 NM2", "OD1 NM1")) == told
    assert "throw a Nightmare" not in ENGLISH.reason(
        key, sunk_over("AS2 OM2 OS2 LM2 GM2 GS2", "OD1 NM1")
    )


def test_the_careful_player_opens_a_door_and_lets_nightmares_lie_lowest():
    game = begun("OG1 OM1 AM1 GK1 LS1 OD1 NM1 LM1 AS1 OS1 GM1 AM2")
    game.submit(Discard(CARDS["OG1"]))
    assert best(game) == OpenShown(CARDS["OD1"])
    game.submit(best(game))
    sunk = best(game)
    assert isinstance(sunk, Sink)
    assert sunk.order[-1] is CARDS["NM1"]


def test_of_two_a_door_that_would_block_the_partner_stays_shut():
    game = with_doors("OD1 OD2", "")
    glyph = CARDS["OG1"]
    zones = {n: tuple(c for c in lying if c is not glyph) for n, lying in game.state.zones.items()}
    zones["hand:0"] = (glyph, *zones["hand:0"][:2])
    door = CARDS["OD3"]
    zones[DECK] = (door, *(card for card in zones[DECK] if card is not door))
    game.state = replace(game.state, zones=zones)
    game.submit(Discard(glyph))
    game.submit(game.legal()[-1])
    assert type(best(game)) is OpenNone
    assert ENGLISH.body(game.pending, View.of(game.state, 0), ("Ada", "Bo")) == (
        "Observatory Door: Bo still needs it, and it is the last of its place."
    )
    assert ENGLISH.reason(OpenNone(), View.of(game.state, 0)) == (
        "The partner needs the Door, and a trio can still find it."
    )


# Room


@pytest.mark.parametrize(("size", "letters"), WINDOWS)
def test_a_nightmare_leaves_something_of_every_door_in_sight(size, letters):
    places = Places(size, letters=letters, doors=(3, 3, 3, 3, 0))
    slots = [places.door_slot(place, copy) for place in range(4) for copy in range(3)]
    assert all(stage(places).y - slot.y > slot.h / 5 for slot in slots)
    assert slots[0].x >= 0
    assert slots[-1].right <= size[0]
    assert slots[0].x + slots[-1].right == pytest.approx(size[0])


@pytest.mark.parametrize(
    ("size", "apart"), [((1024, 640), 1.5), ((1280, 720), 3), ((1920, 1080), 5)]
)
def test_thirteen_doors_stand_apart_and_their_places_farther(size, apart):
    places = Places(size, doors=(3, 3, 3, 3, 1))
    slots = [places.door_slot(place, copy) for place in range(4) for copy in range(3)]
    slots.append(places.door_slot(4, 0))
    gaps = [after.x - before.right for before, after in pairwise(slots)]
    within, between = [g for i, g in enumerate(gaps) if i % 3 != 2], gaps[2::3]
    assert min(within) >= apart
    assert min(between) >= 3 * max(within)
    assert slots[0].x + slots[-1].right == pytest.approx(size[0])
