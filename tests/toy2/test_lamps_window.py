"""The panel in which players of the lamps choose among many cards, with open and hidden hands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame
import pytest

from game.editions import BASE_GAME, Edition, Editions
from game.editions.base.explore import Discard
from game.rules.card import Card
from game.rules.ruleset import InPlay, Ruleset, add
from game.rules.state import DECK
from game.rules.state import replace as changed
from game.rules.steps import Command
from game.screen.panels.choosing import ChoosingPanel
from game.screen.ui.theme import PAINTED
from tests.screen.robots.glass import opened
from tests.screen.robots.player import (
    CARDS,
    CLOSE,
    answers,
    at,
    buttons,
    has,
    in_state,
    press,
    thing,
)
from tests.screen.secrets.knowing import OF_BASE, Known
from tests.screen.secrets.leaks import lift, sofa
from tests.screen.secrets.leaks import play as play_watched
from tests.screen.ui.test_tooltips import rest_on
from tests.table.robots.tables import overlap
from tests.toy2.edition import EDITIONS, RULES, deal
from tests.toy2.rules import (
    ALL_LAMPS,
    NAMES,
    Bury,
    CardFound,
    CardsKept,
    CardTucked,
    ChooseLamp,
    EmbersSeen,
    Seek,
    Tuck,
    extend,
)
from tests.toy2.show import SENTENCES, STAGING
from tests.variants import thorough


def lamps(seed=None, size=(1280, 720), *, painted=False):
    """Opens the program with a game of the lamps for one; without a seed, at its title."""
    return opened(seed, size, EDITIONS, "lamplight", painted=painted)


def seeking(glass, rules=RULES):
    """Discards a Moon, after which a card of the deck may be fetched."""
    game = deal("OM1 AS1 GS1 LS1 OS1", rules=rules)
    glass.app.scene = glass.app.games.begin(game)
    glass.until_rest()
    glass.table.session.submit(Discard(RULES.cards["OM1"]))
    glass.until_rest()
    glass.step()
    assert isinstance(glass.table.session.pending, Seek)
    return game


def same(card: Card | None) -> Card | None:
    """Advises this card."""
    return card


def offered(glass):
    """Returns the ids of the cards that the panel shows."""
    return [d["id"].removeprefix(CARDS) for d in buttons(glass.description, [CARDS])]


def pull(glass, key):
    """Clicks on a thing."""
    glass.do(press(glass.description, key))
    glass.until_rest()


OF_LAMPS = Known(
    RULES.all_cards,
    {**OF_BASE.seen, EmbersSeen: "cards"},
    {**OF_BASE.returned, CardsKept: "order"},
    {},
    sunk={CardTucked: "card"},
    open=frozenset(ALL_LAMPS),
    searches=(Seek,),
)
WATCHED: Any = {"editions": EDITIONS, "edition": "lamplight", "of": OF_LAMPS}


@pytest.mark.parametrize(
    ("manner", "most"), [("peek", 160), *(thorough(way, 400) for way in ("curtain", "peek"))]
)
def test_most_of_a_hidden_game_names_no_card_that_whoever_looks_may_not_know(manner, most):
    counted = play_watched(manner, f"lamps {manner} c", most=most, **WATCHED)
    assert counted["steps"] > most
    assert counted["choosing"] > 5


def tidying():
    """Returns a game with hidden hands in which a Sun was discarded onto four cards."""
    thrown = [RULES.cards[name] for name in ("AK3", "GK3", "LK3", "OK3")]
    game = deal("OS1 AS1 GS1 LS1 OS2 AS2 GS2 LS2", seats=2, visibility="hidden")
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    left = tuple(card for card in game.state.deck if card not in thrown)
    game.state = changed(game.state, zones={**game.state.zones, DECK: left, "discard": (*thrown,)})
    game.submit(next(one for one in game.legal() if isinstance(one, Discard)))
    while not isinstance(game.pending, Tuck):
        game.submit(game.legal()[-1])
    return game


def test_a_card_that_all_saw_go_under_the_deck_is_named_until_the_next_answer():
    with sofa("peek", "tucked", **WATCHED) as glass:
        game = tidying()
        glass.app.scene = glass.app.games.begin(game, glass.table.session.party)
        glass.account.hear(game.log)
        glass.account.lay_open(game.state.discard)
        glass.until_rest()
        told = []
        for face in ("AK", "GK"):
            glass.table.session.submit(Bury(RULES.cards[f"{face}3"]))
            glass.table.settle()
            glass.step()
            told.append(thing(glass.description, "text.body")["name"])
        assert told == ["Aquarium Key goes under the deck.", "Garden Key goes under the deck."]


def test_the_deck_is_looked_through_under_a_lifted_cloth_alone():
    game = deal("OM1 AM1 GM1 LM1 OM2 AM2 GM2 LM2", seats=2, visibility="hidden")
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    game.submit(next(c for c in game.legal() if isinstance(c, Discard)))
    while not isinstance(game.pending, Seek):
        game.submit(game.legal()[-1])
    with sofa("peek", "sought", **WATCHED) as glass:
        glass.app.scene = glass.app.games.begin(game, glass.table.session.party)
        for _ in range(45):  # until what was done last is told no longer
            glass.step()
        assert not has(glass.description, "zone.panel")
        assert not has(glass.description, "button.fetch")
        lift(glass)
        glass.until_rest()
        assert len(offered(glass)) == 12
        told = []
        for _ in range(2):  # first a hint, which all may read; then the best answers, for the owner
            glass.hint()
            glass.frames(10)
            names = [d["name"] for d in glass.description["things"]]
            told.append(any(name.startswith("Fetch ") and "Sun" in name for name in names))
        assert told == [False, True]
        glass.cover(by_key=True)
        glass.until_rest()
        glass.step()
        assert not has(glass.description, "zone.panel")
        lift(glass)
        glass.until_rest()
        assert glass.counted["searches"] > 5
        pull(glass, "choose.GK1")
        assert not isinstance(game.pending, Seek)


def test_alike_cards_lie_together_and_are_sought_by_place_and_by_symbol_until_one_is_chosen():
    with lamps() as glass:
        game = seeking(glass)
        assert offered(glass) == "OS2 OM2 OK1 AS2 AM1 AK1 GS2 GM1 GK1 LS2 LM1 LK1".split()
        assert thing(glass.description, "choose.OS2")["name"] == "Observatory Sun (1 of 8)"
        pull(glass, "filter.place.G")
        assert offered(glass) == ["GS2", "GM1", "GK1"]
        pull(glass, "filter.kind.K")
        assert offered(glass) == ["GK1"]
        pull(glass, "filter.place.L")
        assert offered(glass) == ["GK1", "LK1"]
        shown = {d["id"] for d in in_state(glass.description, "selected")}
        assert shown == {"filter.place.G", "filter.place.L", "filter.kind.K"}
        pull(glass, "filter.place.G")
        pull(glass, "filter.place.L")
        pull(glass, "filter.kind.K")
        assert len(offered(glass)) == 12
        pull(glass, "choose.GK1")
        assert CardFound in {type(event) for event in game.log}
        assert not has(glass.description, "zone.panel")


def test_few_cards_that_lie_face_up_have_buttons_and_few_of_the_deck_the_panel():
    with lamps() as glass:
        game = seeking(glass)
        few = tuple(RULES.cards[name] for name in ("OM2", "AK2", "LS2"))
        rest = tuple(card for card in game.state.deck if card not in few)
        lying = {**game.state.zones, DECK: few, "discard": (*game.state.discard, *rest)}
        game.state = changed(game.state, zones=lying)
        glass.app.scene = glass.app.games.begin(game)
        glass.until_rest()
        glass.step()
        assert set(offered(glass)) == {card.id for card in few}
        snuffing = changed(game.state, agenda=(ChooseLamp(), *game.state.agenda[1:]))
        lit = {**lying, "lamps": ALL_LAMPS[:3], "ashes": ALL_LAMPS[3:]}
        game.state = changed(snuffing, zones=lit)
        glass.app.scene = glass.app.games.begin(game)
        glass.until_rest()
        glass.step()
        assert not has(glass.description, "zone.panel")
        assert all(has(glass.description, f"button.snuff.{lamp}") for lamp in ALL_LAMPS[:3])


def test_a_panel_that_was_closed_stays_closed_and_is_opened_by_a_button():
    with lamps() as glass:
        game = seeking(glass)
        glass.key(pygame.K_ESCAPE)
        glass.wait(1)
        assert not has(glass.description, "zone.panel")
        pull(glass, "button.fetch")
        pull(glass, "choose.LK1")
        assert not isinstance(game.pending, Seek)


def test_a_hint_marks_the_button_of_the_panel_and_in_it_the_card():
    with lamps(size=(1024, 640), painted=True) as glass:
        glass.write_at(2.0)
        seeking(glass)
        assert not in_state(glass.description, "advised")
        glass.hint()
        for _ in range(600):
            glass.step()
            if not glass.scene.thinks and has(glass.description, "text.hint"):
                break
        assert not has(glass.description, "zone.panel")
        told = thing(glass.description, "text.hint")["name"]
        assert (
            thing(glass.description, "text.hint")["rect"]
            == thing(glass.description, "button.fetch")["rect"]
        )
        pull(glass, "button.fetch")
        (advised,) = in_state(glass.description, "advised")
        assert told == f"Fetch {advised['name'].partition(' (')[0]}"
        before = pygame.image.tobytes(glass.app.glass, "RGB")
        glass.key(pygame.K_ESCAPE)
        glass.key(pygame.K_ESCAPE)
        pull(glass, "button.fetch")
        assert not in_state(glass.description, "advised")
        assert pygame.image.tobytes(glass.app.glass, "RGB") != before


def test_a_hinted_card_is_in_sight_however_far_down_it_lies():
    with lamps(size=(1024, 640)) as glass:
        seeking(glass)
        glass.write_at(2.0)
        view, app = glass.table.session.view, glass.app
        cards = RULES.all_cards
        last = RULES.cards["UH1"]
        for advised, states in ((None, []), (last, [("enabled", "advised")])):
            panel = ChoosingPanel(
                app.text,
                app.words,
                PAINTED,
                app.cards,
                view,
                ("Seek",),
                cards,
                str,
                lambda chosen: None,
                advised=partial(same, advised),
            )
            found = panel.things(glass.director.window)
            assert [thing.state for thing in found if thing.card is last] == states


@dataclass(frozen=True)
class LeaveIt(Command[Seek]):
    """The answer that leaves the deck as it lies."""

    def perform(self, game: InPlay, decision: Seek) -> None:
        """Does nothing."""


def with_a_choice(rules: Ruleset) -> Ruleset:
    """Returns the rules of the lamps with the choice to fetch no card."""
    rules = extend(rules)
    return replace(rules, answers=add(rules.answers, {Seek: (LeaveIt,)}))


def test_a_panel_waits_for_its_button_where_something_else_can_be_answered():
    choice = Editions(BASE_GAME, Edition("lamplight", with_a_choice, STAGING, SENTENCES))
    with opened("lamps", editions=choice, edition="lamplight", painted=False) as glass:
        seeking(glass, choice["lamplight"])
        assert {"button.fetch", "button.leave_it"} <= {b["id"] for b in answers(glass.description)}
        assert not has(glass.description, CLOSE)
        pull(glass, "button.fetch")
        assert has(glass.description, CLOSE)
        pull(glass, CLOSE)
        pull(glass, "button.leave_it")
        assert not isinstance(glass.table.session.pending, Seek)


def test_a_card_is_read_and_chosen_by_keys():
    with lamps() as glass:
        game = seeking(glass)
        glass.move(at(thing(glass.description, "choose.AK1")))
        glass.down(pygame.BUTTON_RIGHT)
        glass.up(pygame.BUTTON_RIGHT)
        assert glass.table.panels.reads
        glass.key(pygame.K_ESCAPE)
        assert has(glass.description, "choose.AK1")
        for _ in range(30):
            glass.key(pygame.K_TAB)
            if in_state(glass.description, "focused")[0]["id"] == "choose.AK1":
                break
        glass.key(pygame.K_RETURN)
        glass.until_rest()
        assert RULES.cards["AK1"] in game.state.hand(0)


def test_every_lamp_on_the_table_says_its_name_to_whoever_rests_on_it():
    with lamps("wick", (1024, 640)) as glass:
        for lamp in ALL_LAMPS:
            assert rest_on(glass, at(thing(glass.description, lamp.id))) == NAMES[lamp.face]
        hand = next(card for card in glass.description["things"] if card["zone"] == "hand")
        assert rest_on(glass, at(hand)) == ""


@pytest.mark.parametrize(("size", "letters"), [((1024, 640), 2.0), ((1920, 1080), 1.0)])
def test_all_of_the_panel_has_room_and_nothing_lies_on_another(size, letters):
    with lamps(size=size) as glass:
        glass.app.words.speak("fr")
        glass.write_at(letters)
        seeking(glass)
        panel = glass.table.panels.panel
        whole, *things = panel.things(glass.director.window)
        for number, one in enumerate(things):
            assert whole.rect.x <= one.rect.x
            assert one.rect.right <= whole.rect.right
            assert one.rect.bottom <= whole.rect.bottom
            assert not any(overlap(one.rect, other.rect) for other in things[number + 1 :])
