"""What has happened since the last answer, told in short sentences."""

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.rules.event import Answered, Event
from game.rules.game import opening
from game.rules.state import NOBODY
from game.rules.view import seen
from game.words import Words
from tests.rules.stories import after, deal, partners, position

HAND = "OS1 AM1 GS1 LS1 OS2"


def since(game, seat=0):
    """Returns the events since the last answer, as this seat may know them."""
    events = list(seen(opening(BASE), game.log, seat))
    return events[max(n for n, event in enumerate(events) if isinstance(event, Answered)) :]


def told(game, language="en", seat=0):
    return Words(language, OFFERED.words).briefly(since(game, seat))


def missed():
    """Returns a game in which two Doors were drawn and went through Limbo back into the deck, and
    then a card."""
    return after(deal(f"{HAND} AD1 LD1 OM2"), "Play OS1")


def test_r19_doors_that_are_missed_are_counted_and_named():
    first, drawn, last = told(missed()).split(". ")
    assert first == "Two Doors missed: Aquarium, Library"
    assert drawn.startswith("Drawn: Observatory")
    assert last == "Shuffled.", "it weighs least, whatever an expansion tells besides"
    one = after(deal(f"{HAND} AD1 OM2"), "Play OS1")
    assert told(one).startswith("A Door missed: Aquarium. Drawn: ")


def test_in_french_too():
    found = told(missed(), "fr")
    assert found.startswith("Deux Portes manquées\u00a0: Aquarium, Bibliothèque. Pioché\u00a0: ")
    assert found.endswith(" Pioche mélangée.")


def test_what_one_has_done_oneself_is_not_told():
    """This covers the card that was played and what is asked next."""
    assert told(after(deal(f"{HAND} NM1 OM2"), "Play OS1")) == ""
    assert told(after(deal("OS1 AM1 GS1 LK1 OS2 LD1 OM2"), "Play OS1")) == ""
    assert told(after(deal("OS1 AM1 GK1 LS1 OS2 LD1 OM2"), "Discard GK1")) == ""


def test_r20_what_the_deck_or_the_hand_loses_is_counted():
    five = after(deal(f"{HAND} NM1 AD1 GM1 LM1 NM2 AS3 OM2"), "Play OS1", "RevealFive")
    expected = "Three cards of the deck lost. Two cards went to Limbo. Drawn: "
    assert told(five).startswith(expected)
    hand = after(deal(f"{HAND} NM1 AD1 GM1 LM1 AS3 OM2 GM2"), "Play OS1", "LoseHand")
    assert told(hand).startswith("Four cards of the hand lost. A card went to Limbo. Drawn: ")


def test_r11_what_became_of_a_trio_is_told_first():
    row, hand = "OS1 OM1", "OS2 AS1 AM1 GS1 GM1"
    found = position(hand, row=row, deck="OD1 LM1 LM2 LM3")
    assert told(after(found, "Play OS2", "Search")).startswith("A Door opened: Observatory. Drawn")
    vain = position(hand, row=row, deck="LM1 LM2 LM3")
    assert told(after(vain, "Play OS2", "Search")).startswith("No Observatory Door in the deck. D")
    left = position(hand, row=row, deck="LM1 LM2 LM3")
    assert told(after(left, "Play OS2", "Decline")).startswith("The deck stays as it lies. D")


def test_r40_a_card_of_another_hand_is_told_as_a_back_and_a_shared_one_by_its_name():
    hands = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "NM1 LM1 LM2 LM3 LM4 OS2"
    game = after(partners(*hands, visibility="hidden"), "Play OS1", "LoseHand")
    lost = "Four cards of the hand lost. "
    assert told(game, seat=NOBODY).startswith(f"{lost}Three cards drawn face down. Shared: Lib")
    assert told(game, seat=0).startswith(f"{lost}Drawn: Library")


class Unheard(Event):
    """An event of an edition that has no words for it."""


def test_what_has_no_short_form_is_told_as_it_is_told_in_the_log():
    words = Words("en", OFFERED.words)
    assert words.briefly([Unheard()]) == words.event(Unheard())
    assert words.briefly([Unheard(), *since(missed())]).startswith("Unheard. Two Doors")


def test_every_event_of_the_base_game_has_a_short_form_or_none():
    for kind in BASE.facts:
        assert kind in OFFERED.words.briefly
