"""Crossroads and Dead Ends: section X3.6 of the expansions and its rulings Q17 and Q20 to Q22. The
letter in a docstring says how certain the clause is: B two sources, C one, D our own choice."""

from collections import Counter

import pytest

from game.editions import OFFERED
from game.editions.base.cards import BASE_DECK, KEY, MOON, SUN
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.nightmare import FaceNightmare, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep
from game.editions.base.prophecy import Foresee
from game.editions.base.routines import Refusal
from game.editions.crossroads.crossroad import CROSSROADS, Unplaced
from game.editions.crossroads.dead_end import DEAD_END, DEAD_ENDS, Blocked, Escape
from game.rules.card import DOOR, Colour
from game.rules.game import Game, IllegalCommand
from game.rules.state import DECK, replace
from game.rules.view import View
from tests.rules.stories import names, submit

RULES, HARDER = OFFERED["crossroads"], OFFERED["crossroads-2"]
WITH_BOOK = OFFERED["crossroads+book"]
CARDS = RULES.cards
HAND = "XS1 OM1 AS1 AM1 GS1"
BLOCKED = "DE1 DE2 DE3 DE4 DE5"


def cards(text, rules=RULES):
    return tuple(rules.cards[name] for name in text.split())


def table(
    hand=HAND,
    *,
    row="",
    spent=0,
    deck="GS2 GM2 LS2 LM2 AS2 AM2",
    doors="",
    limbo="",
    shared="LS1 LM1",
    seats=1,
    visibility="open",
    rules=RULES,
):
    """Returns a game in phase 1 with this table of the first seat. Other cards lie in the discard
    pile."""
    order = [card for card in rules.box[DECK] if card.kind not in (DOOR, "NM")]
    order += [card for card in rules.box[DECK] if card not in order]
    game = Game.start(rules, seed="x", seats=seats, visibility=visibility, deck=tuple(order))
    while type(game.pending).__name__ == "Draft":
        game.submit(game.legal()[0])
    zones = {
        **{zone: lies for zone, lies in game.state.zones.items() if zone in ("goals", "spells")},
        DECK: cards(deck, rules),
        "hand:0": cards(hand, rules)[: 5 if seats == 1 else 3],
        "row:0": cards(row, rules),
        "doors:0": cards(doors, rules),
        "limbo": cards(limbo, rules),
    }
    if seats == 2:
        zones |= {"hand:1": cards("GM1 GK1 LK1", rules), "shared": cards(shared, rules)}
    named = [card for lying in zones.values() for card in lying]
    assert len(named) == len(set(named)), "a card is named twice"
    zones["discard"] = tuple(card for card in rules.box[DECK] if card not in named)
    left = dict.fromkeys(game.state.zones, ())
    used = (spent, *game.state.spent[1:])
    game.state = replace(game.state, zones={**left, **zones}, spent=used)
    return game


def played(card, row, *, spent=0, rules=RULES):
    """Returns what follows from playing a card behind a row."""
    rest = [name for name in "GS1 GM1 LS1 LM1 AS3".split() if name not in f"{row} {card}"]
    game = table(" ".join([card, *rest[:4]]), row=row, spent=spent, rules=rules)
    return submit(game, Play(rules.cards[card]))


def refusal(game, command):
    """Returns the reason why a command is refused, which changes nothing."""
    before = game.state
    with pytest.raises(IllegalCommand) as refused:
        game.submit(command)
    assert game.state == before
    assert command not in game.legal()
    return refused.value.reason


# The box


def test_x3_6_b_six_crossroads_and_ten_dead_ends_come_into_the_deck():
    """B: three Suns, two Moons and one Key of every place; the deck has 92 cards then."""
    assert Counter(card.kind for card in CROSSROADS) == {SUN: 3, MOON: 2, KEY: 1}
    assert all(card.colours == frozenset(Colour) for card in CROSSROADS)
    assert len(DEAD_ENDS) == 10
    assert all(card.kind == DEAD_END and not card.colours for card in DEAD_ENDS)
    assert RULES.box[DECK] == (*BASE_DECK, *CROSSROADS, *DEAD_ENDS)
    assert len({card.id for card in RULES.all_cards}) == 92


def test_x3_6_b_victory_is_that_of_the_base_game():
    """B: eight Doors, whatever else lies there."""
    game = table("XK1 OM1 AS1 AM1 GS1", doors="OD1 OD2 AD1 AD2 GD1 GD2 LD1", deck="LD2 GS2")
    assert RULES.goals == OFFERED["base"].goals
    submit(game, Play(CARDS["OM1"]))
    assert "GameWon" in submit(game, Claim(CARDS["XK1"]))


# Crossroads in the row


@pytest.mark.parametrize("last", ["OS1", "AS1", "XS2"])
def test_x3_6_b_the_symbol_of_a_crossroad_counts(last):
    """B: a Crossroad Sun follows no Sun, another Crossroad Sun included."""
    game = table(row=last.replace("AS1", "AS4"))
    assert refusal(game, Play(CARDS["XS1"])) is Refusal.SAME_SYMBOL
    assert Play(CARDS["XS1"]) in table(row="OM2").legal()


@pytest.mark.parametrize(
    ("row", "card"),
    [("OS1 XM1", "OK1"), ("OS1 OM1", "XS1"), ("XM1 OS1", "OK1"), ("OS1 OM1", "XK1")],
)
def test_x3_6_b_a_crossroad_counts_for_the_place_of_the_two_others(row, card):
    """B: first, second or third, and the Key too."""
    assert "TrioCompleted 0 O" in played(card, row)


@pytest.mark.parametrize(
    ("row", "card"), [("XS1 XM1", "OK1"), ("XS1 OM1", "XK1"), ("OS1 XM1", "XK1")]
)
def test_x3_6_b_a_trio_takes_one_crossroad_only(row, card):
    """B: two others fix the place, so one card and two Crossroads are no trio."""
    assert not any(fact.startswith("Trio") for fact in played(card, row))


def test_x3_6_b_three_crossroads_are_no_trio():
    """B: nothing fixes their place."""
    assert not any(fact.startswith("Trio") for fact in played("XK1", "XS1 XM1"))


def test_q17_the_last_three_cards_count_whatever_lay_before_them():
    """Q17, C: one Crossroad may stand between two places, and serve the second one."""
    assert "TrioCompleted 0 A" in played("AS1", "OS1 XM1 AK1")


def test_q17_a_crossroad_of_an_earlier_run_does_not_spoil_the_next():
    """Q17, C: X, O, X, O ends in a trio of the last three."""
    assert "TrioCompleted 0 O" in played("OK1", "XM1 OS1 XM2")


def test_q17_no_card_belongs_to_two_trios():
    """Q17, B: what an earlier trio used is used, the Crossroad too."""
    assert not any(fact.startswith("Trio") for fact in played("OK2", "OS1 OM1 XS1", spent=3))
    assert not any(fact.startswith("Trio") for fact in played("OM2", "OS1 OM1 XS1 OK2", spent=3))
    assert "TrioCompleted 0 O" in played("OS2", "OS1 OM1 XS1 OK2 OM2", spent=3)


def test_x3_6_b_the_trio_searches_for_a_door_of_that_place():
    """B: the two others have named it."""
    game = table("OK1 AM1 GS1 AS1 GM1", row="OS1 XM1", deck="GS2 AD1 OD1 LS2")
    assert "DoorGained 0 OD1" in submit(game, Play(CARDS["OK1"]), Search())


# The Key of every place


@pytest.mark.parametrize("door", ["OD1", "AD1", "GD1", "LD1"])
def test_x3_6_b_the_crossroad_key_opens_any_door_that_is_drawn(door):
    """B: it is discarded, and brings no Prophecy then."""
    game = table("XK1 OM1 AS1 AM1 GS1", deck=f"{door} GS2 LS2 LM2")
    submit(game, Play(CARDS["OM1"]))
    told = submit(game, Claim(CARDS["XK1"]))
    assert told[:2] == ["KeyDiscarded 0 XK1", f"DoorGained 0 {door}"]
    assert not any(fact.startswith("Prophecy") for fact in told)


def test_x3_6_b_it_may_stay_in_the_hand_while_another_key_opens():
    """B: both are offered."""
    game = table("XK1 OM1 GK1 AM1 GS1", deck="GD1 GS2 LS2 LM2")
    submit(game, Play(CARDS["OM1"]))
    assert {*game.legal()} == {Claim(CARDS["XK1"]), Claim(CARDS["GK1"]), LetGo()}


def test_x3_6_b_no_other_crossroad_opens_a_door():
    """B: only a Key does; without one nothing is asked."""
    game = table("XM1 OM1 XS1 AM1 GS1", deck="GD1 GS2 LS2 LM2")
    assert "DoorMissed 0 GD1" in submit(game, Play(CARDS["OM1"]))


def test_x3_6_b_the_crossroad_key_turns_a_nightmare_away():
    """B: option I takes it as any Key."""
    game = table("XK1 OM1 AS1 AM1 GS1", deck="NM1 GS2 LS2 LM2")
    submit(game, Play(CARDS["OM1"]))
    assert "KeyDiscarded 0 XK1" in submit(game, PayKey(CARDS["XK1"]))


def test_x3_6_b_discarded_as_the_action_it_brings_a_prophecy():
    """B: as any Key."""
    game = table("XK1 OM1 AS1 AM1 GS1")
    assert submit(game, Discard(CARDS["XK1"])) == [
        "CardDiscarded 0 XK1",
        "ProphecySeen 0 GS2,GM2,LS2,LM2,AS2",
    ]


# Dead Ends


def test_x3_6_b_a_dead_end_comes_into_the_hand_like_a_location():
    """B: it fills the hole, and has no other effect."""
    game = table(deck="DE1 GS2 LS2")
    assert submit(game, Play(CARDS["OM1"])) == [
        "CardPlayed 0 OM1",
        "LocationDrawn 0 DE1 hand",
        "TurnBegan 0 2",
    ]


def test_x3_6_b_a_dead_end_is_neither_played_nor_discarded():
    """B: each is refused with its reason."""
    game = table("DE1 OM1 AS1 AM1 GS1")
    assert refusal(game, Play(CARDS["DE1"])) is Blocked.NEVER_PLAYED
    assert refusal(game, Discard(CARDS["DE1"])) is Refusal.NOT_DISCARDABLE


def test_q22_dead_ends_may_lie_in_the_first_hand():
    """Q22, C: they are Locations, and are not set aside."""
    first = cards("DE1 OD1 DE2 NM1 OS1 OM1 AS1")
    order = (*first, *(card for card in RULES.box[DECK] if card not in first))
    game = Game.start(RULES, seed="x", deck=order)
    assert names(game.state.hand(0)) == "DE1 DE2 OS1 OM1 AS1"


def test_q22_two_players_may_choose_and_share_dead_ends():
    """Q22, C: the draft deals them as it deals Locations."""
    first = cards("DE1 DE2 OS1 OM1 AS1 AM1 GS1 GM1")
    order = (*first, *(card for card in RULES.box[DECK] if card not in first))
    game = Game.start(RULES, seed="x", seats=2, deck=order)
    assert names(game.state.market) == names(first)


def test_q22_a_hand_of_dead_ends_can_only_escape():
    """Q22: nothing else is legal."""
    assert table(BLOCKED).legal() == [Escape()]


def test_x3_6_b_five_cards_for_a_nightmare_send_dead_ends_to_limbo():
    """B: Crossroads go to the discard pile, Dead Ends to Limbo, from where they come again."""
    game = table("OM1 AS1 AM1 GS1 GM1", deck="NM1 XS1 DE1 OD1 NM2 DE2 GS2 LS2")
    submit(game, Play(CARDS["OM1"]))
    told = submit(game, RevealFive())
    assert told[:5] == [
        "TopDiscarded XS1",
        "CardSetAside DE1",
        "CardSetAside OD1",
        "CardSetAside NM2",
        "CardSetAside DE2",
    ]
    assert {card.id for card in game.state.deck} >= {"DE1", "DE2"}


def test_x3_6_d_a_prophecy_may_throw_a_dead_end_away():
    """D: only the discard action is barred."""
    game = table("OK1 OM1 AS1 AM1 GS1", deck="DE1 GM2 LS2 LM2 AS2 AM2")
    submit(game, Discard(CARDS["OK1"]))
    told = submit(game, Foresee(CARDS["DE1"], cards("GM2 LS2 LM2 AS2")))
    assert told[0] == "ProphecyDiscarded 0 DE1"


def test_x3_6_b_the_hand_that_a_nightmare_takes_has_its_dead_ends_in_it():
    """B: they are gone for good."""
    game = table("OM1 DE1 DE2 AM1 GS1", deck="NM1 GS2 GM2 LS2 LM2 AS2 AM2")
    submit(game, Play(CARDS["OM1"]))
    told = submit(game, LoseHand())
    assert told[0] == "HandDiscarded 0 DE1,DE2,AM1,GS1"
    assert {"DE1", "DE2"} <= {card.id for card in game.state.discard}


# The Escape


def test_x3_6_b_an_escape_discards_the_hand_and_deals_a_new_one():
    """B: then phase 3; it is the whole of phase 1 and 2."""
    game = table("DE1 DE2 XS1 OK1 GS1")
    assert submit(game, Escape()) == [
        "HandEscaped 0 DE1,DE2,XS1,OK1,GS1",
        *(f"LocationDrawn 0 {card} hand" for card in "GS2 GM2 LS2 LM2 AS2".split()),
        "TurnBegan 0 2",
    ]


def test_x3_6_b_any_hand_may_escape():
    """B: no Dead End is asked for."""
    assert Escape() in table("OS1 OM1 AS1 AM1 GS1").legal()


def test_x3_6_b_the_new_hand_is_dealt_as_option_four_deals_it():
    """B: what is no Location is set aside without effect, Dead Ends fill the hand, and Limbo
    returns at the end of the turn."""
    deck = "NM1 OD1 DE3 GS2 XK1 AD1 LS2 LM2 AS2 AM2"
    game = table("DE1 DE2 XS1 OK1 GS1", deck=deck)
    assert submit(game, Escape()) == [
        "HandEscaped 0 DE1,DE2,XS1,OK1,GS1",
        "CardSetAside NM1",
        "CardSetAside OD1",
        "LocationDrawn 0 DE3 hand",
        "LocationDrawn 0 GS2 hand",
        "LocationDrawn 0 XK1 hand",
        "CardSetAside AD1",
        "LocationDrawn 0 LS2 hand",
        "LocationDrawn 0 LM2 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]


def test_x3_6_c_discarded_keys_bring_nothing_in_an_escape():
    """C: no Prophecy follows, and with the Glyphs no Incantation."""
    rules = OFFERED["glyphs+crossroads"]
    game = table("OK1 AK1 OG1 XK1 DE1", rules=rules)
    told = submit(game, Escape())
    assert not any(fact.startswith(("Prophecy", "Incantation")) for fact in told)
    assert told[-1] == "TurnBegan 0 2"


def test_q20_an_escape_from_too_short_a_deck_loses_the_game():
    """Q20, C: as option IV does; what there is goes into the hand first."""
    told = submit(table(deck="GS2 NM1 GM2"), Escape())
    assert told[1:] == [
        "LocationDrawn 0 GS2 hand",
        "CardSetAside NM1",
        "LocationDrawn 0 GM2 hand",
        "GameLost deck_exhausted",
    ]


def test_q20_an_escape_that_takes_the_last_card_loses_nothing():
    """Q20, R29: defeat comes only when a card has to be drawn and there is none."""
    game = table(deck="GS2 GM2 LS2 LM2 AS2")
    assert submit(game, Escape())[-1] == "TurnBegan 0 2"
    assert submit(game, Play(CARDS["GS2"]))[-1] == "GameLost deck_exhausted"


# For two


def test_x3_6_c_two_escape_with_their_own_and_the_shared_cards():
    """C: the partner keeps the hand, the holes are filled own cards first, and nobody swaps."""
    game = table("DE1 OM1 AS1", shared="DE2 LM1", seats=2)
    assert submit(game, Escape()) == [
        "HandEscaped 0 DE1,OM1,AS1,DE2,LM1",
        *(f"LocationDrawn 0 {card} hand" for card in "GS2 GM2 LS2".split()),
        *(f"LocationDrawn 0 {card} shared" for card in "LM2 AS2".split()),
        "TurnBegan 1 2",
    ]
    assert names(game.state.hand(1)) == "GM1 GK1 LK1"


def test_x3_6_c_a_shared_dead_end_blocks_both_players():
    """C: whoever is at turn may neither play nor discard it."""
    game = table("OS1 OM1 AS1", shared="DE2 LM1", seats=2)
    refused = refusal(game, Discard(CARDS["DE2"]))
    submit(game, Discard(CARDS["OS1"]), Keep())
    assert refused is refusal(game, Discard(CARDS["DE2"])) is Refusal.NOT_DISCARDABLE


def test_x3_6_with_hidden_hands_an_escape_shows_what_goes_and_hides_what_comes():
    """C: the discard pile lies open; the new cards of the hand are seen by their owner alone."""
    game = table("DE1 OM1 AS1", shared="DE2 LM1", seats=2, visibility="hidden")
    submit(game, Escape())
    partner = View.of(game.state, 1)
    assert names(partner.discard[-5:]) == "DE1 OM1 AS1 DE2 LM1"
    assert partner.zones["hand:0"] == (None, None, None)
    assert names(partner.shared) == "LM2 AS2"


# Harder


@pytest.mark.parametrize("row", ["", "OS1 OM1", "XM1", "AS4 OM1 XK1", "AS4 OM1 OK1"])
def test_x3_6_b_harder_a_crossroad_is_neither_first_nor_third(row):
    """B: it would begin a run, or end a trio."""
    game = table("XS1 AK1 AS1 AM1 GS1", row=row, rules=HARDER)
    assert refusal(game, Play(HARDER.cards["XS1"])) is Unplaced.NOT_THE_SECOND


def test_x3_6_b_harder_a_crossroad_is_the_second_card():
    """B: behind one card that no trio has used, of whatever place."""
    assert "CardPlayed 0 XS1" in played("XS1", "OM1", rules=HARDER)
    assert "CardPlayed 0 XS1" in played("XS1", "OK1 AM1", rules=HARDER)
    assert "TrioCompleted 0 O" in played("OK1", "OS1 XM1", rules=HARDER)


def test_x3_6_d_harder_not_behind_a_card_that_a_trio_has_used():
    """D: that card is no first one any more."""
    game = table("XS1 AK1 AS1 AM1 GS1", row="OS1 OK1 OM1", spent=3, rules=HARDER)
    assert refusal(game, Play(HARDER.cards["XS1"])) is Unplaced.NOT_THE_SECOND


def test_x3_6_d_harder_a_second_card_never_becomes_a_first_one():
    """D: it was the second of another place, so it is no first of the next trio."""
    assert not any(f.startswith("Trio") for f in played("AS1", "OS1 XM1 AK1", rules=HARDER))
    assert "TrioCompleted 0 A" in played("AM1", "OS1 XM1 AK1 AS1", rules=HARDER)


def test_x3_6_b_harder_a_crossroad_may_still_be_discarded_and_opens_any_door():
    """B: only playing it is harder."""
    game = table("XK1 OM1 AS1 AM1 GS1", deck="GD1 GS2 LS2 LM2", rules=HARDER)
    assert Discard(HARDER.cards["XK1"]) in game.legal()
    submit(game, Play(HARDER.cards["OM1"]))
    assert "DoorGained 0 GD1" in submit(game, Claim(HARDER.cards["XK1"]))


# With others


def test_x3_11_with_the_book_no_spell_is_cast_while_an_escape_deals_the_hand():
    """Q13: the new hand is one thing, as after a Nightmare; then the turn is over."""
    deck = "GS2 GM2 LS2 LM2 AS2 AM2"
    game = table("DE1 DE2 OM1 AS1 AM1", deck=deck, rules=WITH_BOOK)
    told = submit(game, Escape())
    assert [fact.split()[0] for fact in told] == [
        "HandEscaped",
        *["LocationDrawn"] * 5,
        "TurnBegan",
    ]


def test_x3_11_with_the_book_the_crossroad_key_opens_what_is_not_due_into_limbo():
    """X3.1, A: whatever was spent stays spent."""
    game = table("XK1 OM1 AS1 AM1 GS1", deck="GS2 GM2 LS2", rules=WITH_BOOK)
    due = game.state.zone("goals")[0].face[0]
    other = next(place for place in "OAGL" if place != due)
    door = WITH_BOOK.cards[f"{other}D1"]
    zones = {**game.state.zones, DECK: (door, *game.state.deck)}
    zones["discard"] = tuple(card for card in game.state.discard if card is not door)
    game.state = replace(game.state, zones=zones)
    submit(game, Play(WITH_BOOK.cards["OM1"]))
    while Claim(WITH_BOOK.cards["XK1"]) not in game.legal():
        submit(game, next(c for c in game.legal() if type(c).__name__ == "DrawOn"))
    told = submit(game, Claim(WITH_BOOK.cards["XK1"]))
    assert told[0] == "KeyDiscarded 0 XK1"
    assert any(fact.startswith("DoorOutOfOrder") for fact in told)


def test_x3_11_with_the_towers_an_escape_takes_the_towers_of_the_hand():
    """B: they show nothing then."""
    rules = OFFERED["towers+crossroads"]
    told = submit(table("OT3 DE1 OM1 AS1 AM1", rules=rules), Escape())
    assert told[0] == "HandEscaped 0 OT3,DE1,OM1,AS1,AM1"
    assert not any(fact.startswith("Lookout") for fact in told)


def test_x3_11_a_glyph_and_a_crossroad_make_a_trio():
    """B: a Glyph is a symbol like the others."""
    rules = OFFERED["glyphs+crossroads"]
    assert "TrioCompleted 0 O" in played("OG1", "OS1 XM1", rules=rules)


def test_a_nightmare_with_a_hand_of_dead_ends_still_has_its_prices():
    """R21: without a Key and a Door, five cards or the hand."""
    game = table("OM1 DE1 DE2 DE3 DE4", deck="NM1 GS2 GM2 LS2 LM2 AS2 AM2")
    submit(game, Play(CARDS["OM1"]))
    assert type(game.pending) is FaceNightmare
    assert {*game.legal()} == {RevealFive(), LoseHand()}
