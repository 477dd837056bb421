"""The Glyphs: section X3.2 of the expansions and its rulings Q14 and Q20. The letter in a docstring
says how certain the clause is: B two sources, C one, D our own choice."""

from collections import Counter

import pytest

from game.editions import OFFERED
from game.editions.base.cards import BASE_DECK
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.nightmare import LoseHand
from game.editions.base.partners import Keep, Swap
from game.editions.base.prophecy import Foresee
from game.editions.glyphs.incantation import (
    GLYPH,
    GLYPH_CARDS,
    HeedIncantation,
    OpenNone,
    OpenShown,
    OrderTheRest,
    Sink,
    Unheard,
)
from game.rules.card import DOOR, Colour
from game.rules.event import DeckShuffled
from game.rules.game import Game
from game.rules.state import DECK, replace
from game.rules.view import View
from tests.rules.stories import names, reason_against, submit

RULES = OFFERED["glyphs"]
CARDS = RULES.cards
HAND = "OG1 OM1 AS1 AM1 GS1"


def cards(text):
    return tuple(CARDS[name] for name in text.replace("|", " ").split())


def table(deck, *, hand=HAND, doors=("", ""), row="", seats=1, visibility="open", shared="LS1 LM1"):
    """Returns a game of the Glyphs in phase 1 with this hand of the first seat and this deck. Other
    cards lie in the discard pile."""
    order = [card for card in RULES.box[DECK] if card.kind not in (DOOR, "NM")]
    order += [card for card in RULES.box[DECK] if card not in order]
    game = Game.start(RULES, seed="g", seats=seats, visibility=visibility, deck=tuple(order))
    while type(game.pending).__name__ == "Draft":
        game.submit(game.legal()[0])
    own = cards(hand)[: 5 if seats == 1 else 3]
    zones = {
        **dict.fromkeys(game.state.zones, ()),
        DECK: cards(deck),
        "hand:0": own,
        "row:0": cards(row),
        "doors:0": cards(doors[0]),
    }
    if seats == 2:
        zones |= {"hand:1": cards("GM1 GK1 LK1"), "shared": cards(shared)}
        zones |= {"doors:1": cards(doors[1])}
    named = [card for lying in zones.values() for card in lying]
    assert len(named) == len(set(named)), "a card is named twice"
    zones["discard"] = tuple(card for card in RULES.box[DECK] if card not in named)
    game.state = replace(game.state, zones=zones)
    return game


def incanted(deck, **rest):
    """Returns a game in which a Glyph of the hand has been discarded over this deck."""
    game = table(deck, **rest)
    game.submit(Discard(CARDS["OG1"]))
    return game


# The box


def test_x3_2_b_eight_glyphs_and_four_doors_come_into_the_deck():
    """B: two Glyphs and one Door of each place; the deck of 76 has 88 cards then."""
    added = Counter((card.kind, *card.colours) for card in GLYPH_CARDS)
    assert added == {(GLYPH, c): 2 for c in Colour} | {(DOOR, c): 1 for c in Colour}
    assert RULES.box[DECK] == (*BASE_DECK, *GLYPH_CARDS)
    assert len({card.id for card in RULES.all_cards}) == 88


def test_x3_2_b_twelve_doors_win():
    """B: three of every place win; eleven Doors do not."""
    eleven = "OD1 OD2 OD3 AD1 AD2 AD3 GD1 GD2 GD3 LD1 LD2"
    game = incanted("LD3 GS2", doors=(eleven, ""))
    assert RULES.doors == 12
    assert game.state.result is None
    assert "GameWon" in submit(game, OpenShown(CARDS["LD3"]))


def test_x3_2_b_the_game_is_won_in_the_middle_of_an_incantation():
    """B: no card has to be put in order any more."""
    eleven = "OD1 OD2 OD3 AD1 AD2 AD3 GD1 GD2 GD3 LD1 LD2"
    game = incanted("LD3 GS2 NM1 LS2 OS2 OM2", doors=(eleven, ""))
    assert submit(game, OpenShown(CARDS["LD3"])) == ["DoorGained 0 LD3", "GameWon"]
    assert game.pending is None


# A fourth symbol


def test_x3_2_b_a_glyph_never_follows_a_glyph():
    """B: a Glyph is a symbol like the others."""
    game = table("GS2", hand="AG1 OM1 AS1 AM1 GS1", row="LG1")
    assert Play(CARDS["AG1"]) not in game.legal()
    assert Play(CARDS["OM1"]) in game.legal()
    other = table("GS2", hand="AG1 OM1 AS1 AM1 GS1", row="LK1")
    assert Play(CARDS["AG1"]) in other.legal()


def test_x3_2_b_a_glyph_counts_for_a_trio():
    """B: the trio finds one of the three Doors of its place, the new one included."""
    game = table("OS3 OD3 GS2", row="OS1 OM2", hand="OG1 OM1 AS1 AM1 GS1")
    submit(game, Play(CARDS["OG1"]))
    assert "DoorGained 0 OD3" in submit(game, Search())


def test_x3_2_b_a_new_door_works_as_the_others():
    """B: a Key of its place opens it when it is drawn."""
    game = table("GD3 GS2", hand="GK1 OM1 AS1 AM1 GS1")
    submit(game, Play(CARDS["OM1"]))
    assert type(game.pending).__name__ == "OpenDoor"
    assert "DoorGained 0 GD3" in submit(game, game.legal()[0])


# An Incantation


def test_x3_2_b_a_discarded_glyph_shows_five_cards():
    """B: everybody sees the next five."""
    game = table("OD1 GD3 NM1 LS1 AS2 LM2", hand=HAND)
    assert submit(game, Discard(CARDS["OG1"])) == [
        "CardDiscarded 0 OG1",
        "IncantationSeen 0 OD1,GD3,NM1,LS1,AS2",
    ]
    assert type(game.pending) is HeedIncantation
    assert names(game.state.zone("revealed")) == "OD1 GD3 NM1 LS1 AS2"


def test_x3_2_b_one_door_opens_whatever_its_place_and_only_one():
    """B: then all that is left is put in order, and the second Door goes under the deck."""
    game = incanted("OD1 GD3 NM1 LS1 AS2 LM2")
    assert {OpenShown(CARDS["OD1"]), OpenShown(CARDS["GD3"]), OpenNone()} <= {*game.legal()}
    assert submit(game, OpenShown(CARDS["GD3"])) == ["DoorGained 0 GD3"]
    assert type(game.pending) is OrderTheRest
    assert "OD1" in names(game.state.zone("revealed"))


def test_x3_2_b_the_rest_goes_under_the_deck_in_any_order_without_a_shuffle():
    """B: the first one named lies highest, and the next card of the deck is drawn."""
    game = incanted("OD1 GD3 NM1 LS1 AS2 LM2 OS2")
    told = submit(game, OpenShown(CARDS["GD3"]), Sink(cards("LS1 AS2 OD1 NM1")))
    assert told == ["CardsSunk 0 LS1,AS2,OD1,NM1", "LocationDrawn 0 LM2 hand", "TurnBegan 0 2"]
    assert names(game.state.deck) == "OS2 LS1 AS2 OD1 NM1"


@pytest.mark.parametrize("order", ["LS1 AS2 OD1", "LS1 AS2 OD1 OD1", "LS1 AS2 OD1 LM2"])
def test_x3_2_b_each_card_of_the_rest_is_named_once(order):
    """B: any other order is refused with a reason and changes nothing."""
    game = incanted("OD1 GD3 NM1 LS1 AS2 LM2 OS2")
    submit(game, OpenShown(CARDS["GD3"]))
    before = game.state
    assert reason_against(game, Sink(cards(order))) is Unheard.NOT_THE_REST
    assert game.state == before


def test_x3_2_b_what_is_no_door_that_is_shown_does_not_open():
    """B: no Location among the cards opens, nor a Door that still lies in the deck."""
    game = incanted("OD1 GD3 NM1 LS1 AS2 LD1")
    for other in ("LS1", "LD1"):
        assert reason_against(game, OpenShown(CARDS[other])) is Unheard.NO_SHOWN_DOOR


def test_x3_2_b_without_a_door_there_is_only_the_order():
    """B: nothing is asked about Doors."""
    game = incanted("LS1 LM1 NM1 AS2 OS2 OM2")
    assert type(game.pending) is OrderTheRest


def test_x3_2_a_nightmare_that_is_shown_takes_nothing():
    """B: it goes under the deck like the others, unresolved."""
    game = incanted("NM1 NM2 LS1 LM1 OS2 OM2")
    told = submit(game, Sink(cards("LS1 LM1 OS2 NM1 NM2")))
    assert not any(event.startswith("Nightmare") for event in told)
    assert names(game.state.deck[-2:]) == "NM1 NM2"


def test_x3_2_b_the_door_may_be_refused():
    """Q14, B: all five are then put in order."""
    game = incanted("OD1 LS1 LM1 OS2 AS2 OM2")
    assert submit(game, OpenNone()) == []
    assert len(game.state.zone("revealed")) == 5
    assert type(game.pending) is OrderTheRest


@pytest.mark.parametrize("count", [2, 3, 4])
def test_x3_2_c_fewer_than_five_cards_are_shown_as_far_as_they_go(count):
    """Q20, C: all of them come up again, since the deck holds no others."""
    deck = "LS1 LM1 OS2 OM2".split()[:count]
    game = incanted(" ".join(deck))
    assert names(game.state.zone("revealed")) == " ".join(deck)
    told = submit(game, Sink(cards(" ".join(reversed(deck)))))
    assert told[1] == f"LocationDrawn 0 {deck[-1]} hand"


def test_x3_2_c_an_order_that_ends_on_an_empty_deck_is_known():
    """Q20, D: the players have seen all there is, so that what comes next is no secret."""
    game = incanted("LS1 LM1 OS2")
    submit(game, Sink(cards("OS2 LS1 LM1")))
    assert names(game.state.known_top[0]) == "LS1 LM1"


def test_x3_2_what_was_laid_under_the_deck_is_known_when_it_comes_to_the_top():
    """E49: the same holds for what a Prophecy leaves on top, and ends once the deck is shuffled."""
    game = table("LS1 LM1 OS2 OM2 AS2 AM2 GM2 GS2 LS3")
    submit(game, Discard(CARDS["OG1"]))
    submit(game, Sink(cards("AS2 OM2 OS2 LM1 LS1")))
    view = View.of(game.state, 0)
    assert (names(game.state.deck[:3]), names(view.known_top)) == ("GM2 GS2 LS3", "")
    while len(game.state.deck) > 5:
        assert View.of(game.state, 0).known_top == ()
        submit(game, Discard(game.state.hand(0)[-1]))
    view = View.of(game.state, 0)
    assert names(view.known_top) == "AS2 OM2 OS2 LM1 LS1"
    faces = {card.face for card in cards("AS2 OM2 OS2 LM1 LS1")}
    assert not view.unseen.keys() & faces
    submit(game, Discard(game.state.hand(0)[-1]))
    assert names(View.of(game.state, 0).known_top) == "OM2 OS2 LM1 LS1"
    assert DeckShuffled(game.state.deck).evolve(game.state).known_bottom == ((),)


def test_x3_2_what_was_sunk_cannot_come_next_while_unknown_cards_lie_above():
    """B: who laid it there knows that; the number of unseen cards does not change."""
    game = table("AS2 OM2 OS2 LM1 NM1 GM2 GS2 LS2 AM2 NM2")
    submit(game, Discard(CARDS["OG1"]), Sink(cards("AS2 OM2 OS2 LM1 NM1")))
    view = View.of(game.state, 0)
    assert names(view.known_bottom) == "AS2 OM2 OS2 LM1 NM1"
    assert (view.unseen["NM"], view.unknown["NM"]) == (2, 1)
    assert view.unknown == Counter(card.face for card in cards("GS2 LS2 AM2 NM2"))
    assert view.known_bottom == view.out_of_reach(1) == view.out_of_reach(4)
    assert names(view.out_of_reach(5)) == "OM2 OS2 LM1 NM1"
    while len(game.state.deck) > 5:
        submit(game, Discard(game.state.hand(0)[-1]))
        while type(game.pending).__name__ == "FaceNightmare":
            submit(game, game.legal()[-1])
    assert View.of(game.state, 0).known_bottom == ()
    shuffled = DeckShuffled(game.state.deck).evolve(game.state)
    assert View.of(shuffled, 0).known_bottom == ()


def test_x3_2_with_hidden_hands_both_know_what_was_sunk_and_the_table_between_them_tells_nothing():
    """C: an Incantation is public, but what each player remembers need not be shown."""
    deck = "AS2 OM2 OS2 LM2 NM1 GM2 GS2 LS2 AM2 NM2 GS3"
    game = table(deck, seats=2, visibility="hidden")
    submit(game, Discard(CARDS["OG1"]), Keep(), Sink(cards("AS2 OM2 OS2 LM2 NM1")))
    for seat in range(2):
        view = View.of(game.state, seat)
        assert names(view.known_bottom) == "AS2 OM2 OS2 LM2 NM1"
        assert view.openly.known_bottom == View.covered(game.state, seat).known_bottom == ()


def test_x3_2_d_one_card_alone_has_no_order():
    """Q20, D: nothing is asked where there is nothing to choose."""
    game = table("LS1")
    assert submit(game, Discard(CARDS["OG1"])) == [
        "CardDiscarded 0 OG1",
        "IncantationSeen 0 LS1",
        "CardsSunk 0 LS1",
        "LocationDrawn 0 LS1 hand",
        "TurnBegan 0 2",
    ]


def test_x3_2_d_no_card_at_all_brings_no_incantation():
    """Q20, D: an empty deck loses only when a card has to be drawn."""
    told = submit(table(""), Discard(CARDS["OG1"]))
    assert told == ["CardDiscarded 0 OG1", "GameLost deck_exhausted"]


def test_x3_2_b_only_the_action_of_phase_one_brings_an_incantation():
    """B: a hand that is lost brings none, nor does a Prophecy that throws a Glyph away."""
    lost = table("NM1 LS1 LM1 OS2 OM2 AS2 AM2", hand="OG1 OM1 AS1 AM1 GS1")
    submit(lost, Play(CARDS["OM1"]))
    told = submit(lost, LoseHand())
    assert not any(event.startswith("Incantation") for event in told)
    foreseen = table("LG1 LS1 LM1 OS2 OM2 AS2", hand="OK1 OM1 AS1 AM1 GS1")
    submit(foreseen, Discard(CARDS["OK1"]))
    told = submit(foreseen, Foresee(CARDS["LG1"], cards("LS1 LM1 OS2 OM2")))
    assert not any(event.startswith("Incantation") for event in told)


def test_x3_2_b_a_known_card_on_top_is_shown_and_known_no_longer():
    """B: what a Prophecy left there comes into the Incantation."""
    game = table("LS1 LM1 OS2 OM2 AS2 AM2 GM2 GS2", hand="OK1 OG1 AS1 AM1 GS1")
    submit(game, Discard(CARDS["OK1"]), Foresee(CARDS["LS1"], cards("LM1 OS2 OM2 AS2")))
    assert names(game.state.known_top[0]) == "OS2 OM2 AS2"
    submit(game, Discard(CARDS["OG1"]))
    assert names(game.state.zone("revealed")) == "OS2 OM2 AS2 AM2 GM2"
    assert game.state.known_top == ((),)


# For two


def test_x3_2_c_two_swap_before_the_incantation():
    """C: they swap as before a Prophecy (R38)."""
    game = table("OD1 LS2 LM2 OS2 AS2 OM2", seats=2)
    submit(game, Discard(CARDS["OG1"]))
    assert type(game.pending).__name__ == "OfferSwap"
    assert submit(game, Swap(CARDS["OM1"], CARDS["LS1"]))[-1].startswith("IncantationSeen 0")


def test_x3_2_c_an_incantation_is_shown_to_both_also_with_hidden_hands():
    """C: an Incantation reveals cards, and nobody looks in secret."""
    game = table("OD1 LS2 LM2 OS2 AS2 OM2", seats=2, visibility="hidden")
    submit(game, Discard(CARDS["OG1"]), Keep())
    for seat in range(2):
        assert names(View.of(game.state, seat).cards("revealed")) == "OD1 LS2 LM2 OS2 AS2"
    submit(game, OpenNone())
    sunk = Sink(cards("LS2 LM2 OS2 AS2 OD1"))
    assert sunk.public() == sunk


def test_x3_2_c_the_door_belongs_to_whoever_called_it():
    """C: it is the first seat that discarded the Glyph."""
    game = table("OD1 LS2 LM2 OS2 AS2 OM2", seats=2)
    assert submit(game, Discard(CARDS["OG1"]), Keep(), OpenShown(CARDS["OD1"])) == [
        "DoorGained 0 OD1"
    ]


@pytest.mark.parametrize(
    ("doors", "wins"),
    [
        (("OD1 AD1 GD1 LD1 OD2 AD2 GD2", "OD3 AD3 GD3 LD2"), True),
        (("OD1 AD1 GD1 OD2 AD2 GD2 LD1 LD2", "OD3 AD3 GD3"), False),
        (("OD1 AD1 GD1 LD1", "OD3 AD3 GD3 LD2"), False),
    ],
)
def test_x3_2_c_two_need_all_twelve_and_each_one_of_every_place(doors, wins):
    """C: no player may lack a place, and no Door may be shut."""
    game = table("LD3 LS2 LM2 OS2 AS2 OM2", seats=2, doors=doors)
    told = submit(game, Discard(CARDS["OG1"]), Keep(), OpenShown(CARDS["LD3"]))
    assert ("GameWon" in told) is wins


def test_x3_2_b_a_trio_may_still_be_left_alone():
    """B: the base rules hold for all cards of the edition."""
    game = table("OD3 GS2 LS2", row="OS1 OM2")
    submit(game, Play(CARDS["OG1"]))
    assert "SearchDeclined 0 O" in " ".join(submit(game, Decline()))
