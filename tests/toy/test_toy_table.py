"""What the window shows of the toy: its zones and Doors have room and can be read."""

from __future__ import annotations

import math
from itertools import product

import pytest

from game.console.telling import Telling
from game.editions.base.explore import Discard, Play
from game.editions.base.partners import Keep, OfferSwap
from game.rules.state import DECK, REVEALED, replace
from game.rules.view import View
from game.screen.table.marking.row_marks import row_marks
from game.table.layout.measures import Rect
from game.table.party import Party
from game.table.party import Player as Person
from game.words import Sentences, Words
from tests.screen.games.test_keyboard import enter
from tests.screen.robots.glass import opened
from tests.screen.robots.player import at, has, press, thing
from tests.screen.robots.player import cards as lying
from tests.speaking import LongWords
from tests.table.robots.tables import overlap
from tests.toy.dealing import cards, deal
from tests.toy.edition import EDITIONS, RULES, speaker
from tests.toy.rules import HUNG, TOWER, Forget, Hush, Listen, Ring

BELL = "OB1 AB1 GK1 LS1 OM1 | OS1 LD9 LM1 | AS2 OM2"
PEOPLE = Party((Person("Ada", "cat"), Person("Zoe", "bell")), "open", fixed=False)


def toy(size=(1280, 720), *, painted=False):
    """Opens the program at its title."""
    return opened(None, size, EDITIONS, "toy", painted=painted)


def begin(glass, game, party=None):
    glass.app.scene = glass.app.games.begin(game, party)
    glass.until_rest()
    glass.step()


def listening(glass):
    """Discards a Bell, so that three cards are heard."""
    begin(glass, deal(BELL))
    glass.table.session.submit(Discard(*cards("OB1")))
    glass.until_rest()
    assert isinstance(glass.table.session.pending, Listen)


def moods(glass, monkeypatch):
    """Returns by card the mood in which it was drawn last."""
    seen = {}
    resting = glass.app.cards.resting

    def noted(sprite, pose, mood=""):
        seen[sprite.key] = mood
        return resting(sprite, pose, mood)

    monkeypatch.setattr(glass.app.cards, "resting", noted)
    return seen


def test_a_card_that_is_put_in_order_shows_its_name_beside_its_number(monkeypatch):
    with toy(painted=True) as glass:
        seen = moods(glass, monkeypatch)
        listening(glass)
        glass.step()
        assert {seen[key] for key in ("OS1", "LD9", "LM1")} == {""}


def test_a_door_that_was_heard_has_a_button_and_opens():
    with toy() as glass:
        listening(glass)
        glass.do(press(glass.description, "button.ring.LD9"))
        glass.until_rest()
        assert [card["id"] for card in lying(glass.description, "doors")] == ["LD9"]
        assert not lying(glass.description, TOWER)


@pytest.mark.parametrize("seats", [1, 2])
def test_twelve_doors_lie_where_each_can_be_seen_and_nothing_lies_over_them(seats):
    game = deal("", seats=seats)
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    doors = [card for card in RULES.all_cards if card.kind == "D"]
    zones = {n: tuple(c for c in held if c not in doors) for n, held in game.state.zones.items()}
    zones |= {f"doors:{seat}": tuple(doors[seat::seats]) for seat in range(seats)}
    game.state = replace(game.state, zones=zones)
    with toy((1024, 640)) as glass:
        begin(glass, game, PEOPLE if seats == 2 else None)
        shown = lying(glass.description, "doors")
        assert len(shown) == 12
        assert all(card["at"] for card in shown)
        assert len({tuple(card["rect"]) for card in shown}) == 12


FOR_TWO = "OB1 AM1 OS1 LS1 OM1 GS1 GM1 AS1"


@pytest.mark.parametrize("fixed", [None, False, True], ids=["alone", "facing", "beside"])
def test_a_zone_makes_room_for_its_first_card_and_gives_it_back_and_no_card_jumps(fixed):
    alone = fixed is None
    game = deal(BELL) if alone else deal(FOR_TWO, seats=2)
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    zones, laid = dict(game.state.zones), [c for c in game.state.deck[12:] if c.kind in "SM"]
    for seat in range(game.state.seats):
        zones[f"row:{seat}"] = tuple(laid[8 * seat : 8 * seat + 8])
    zones["deck"] = tuple(c for c in game.state.deck if c not in laid[: 8 * game.state.seats])
    game.state = replace(game.state, zones=zones)
    with toy() as glass:
        begin(glass, game, None if alone else Party(PEOPLE.players, "open", fixed=bool(fixed)))
        session, still = glass.table.session, glass.poses
        tower = f"zone.{TOWER}.{session.seat}"
        assert not has(glass.description, tower)
        glass.table.session.submit(Discard(*cards("OB1")))
        for room in (True, False):
            before, turn, glided = glass.poses, glass.director.view.turn, set()
            while glass.scene.busy and glass.director.view.turn == turn:
                if glass.director.rows_pass:
                    break  # they change places, for which the zone does not matter
                if isinstance(session.pending, OfferSwap):
                    session.submit(Keep())
                now = glass.poses
                for key in (before.keys() & now.keys() & still.keys()) - {"OB1"}:
                    far = math.dist((before[key].x, before[key].y), (now[key].x, now[key].y))
                    assert far < 20, key
                    glided |= {key} if far else set()
                before = now
                glass.step()
            assert has(glass.description, tower) is room
            assert alone or len(glided) > 6
            glass.until_rest()
            assert has(glass.description, tower) is room
            if room:
                session.submit(Forget())


@pytest.mark.parametrize("way", ["click", "keys"])
def test_the_cards_of_a_zone_of_its_own_are_laid_out_in_a_panel(way):
    with toy() as glass:
        begin(glass, deal(BELL))
        if way == "click":
            glass.click(at(thing(glass.description, "zone.belfry")))
        else:
            enter(glass, "zone.belfry")
        assert thing(glass.description, "zone.panel")["name"] == "Belfry: 6 cards"
        assert all(has(glass.description, f"panel.{bell.id}") for bell in HUNG)


def test_a_zone_with_cards_that_are_hidden_opens_no_panel():
    party = Party(PEOPLE.players, "peek")
    game = deal("OB1 AM1 OS1 LS1 OM1 GS1 GM1 AS1", seats=2, visibility="hidden")
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    game.submit(Discard(*cards("OB1")))
    while not isinstance(game.pending, Listen):
        game.submit(game.legal()[-1])
    with toy() as glass:
        begin(glass, game, party)
        backs = lying(glass.description, TOWER)
        assert [card["face"] for card in backs] == ["down"] * 3
        glass.click(at(backs[0]))
        assert not has(glass.description, "zone.panel")


def test_what_a_long_row_hides_is_counted_once_and_stands_apart_from_its_marker():
    game = deal("", seats=2)
    while game.state.turn < 28:
        plays = [command for command in game.legal() if isinstance(command, Play)]
        game.submit((plays or game.legal())[0])
    with toy((1024, 640)) as glass:
        glass.write_at(2.0)
        begin(glass, game, PEOPLE)
        director, app = glass.director, glass.app
        longest = LongWords("en", EDITIONS.words)
        for seat, words in product((0, 1), (app.words, longest)):
            marks = row_marks(
                director.layout, director.view, seat, game.rules.trio, words, app.text
            )
            assert marks is not None
            assert [told for told, _ in marks.hidden] == ["+5"]
            assert not any(overlap(marks.run, rect) for _, rect in marks.hidden)


def test_the_title_and_the_list_of_games_tell_how_many_of_its_doors_are_open():
    with toy() as glass:
        begin(glass, deal(BELL))
        glass.app.ways.title()
        glass.step()
        assert any("Doors 0 / 12" in told["name"] for told in glass.description["things"])
        glass.app.ways.games()
        glass.step()
        assert any("Doors 0 / 12" in told["name"] for told in glass.description["things"])


def test_a_card_that_went_under_the_deck_face_down_raises_no_dust_of_its_own():
    with toy() as glass:
        listening(glass)
        glass.do(press(glass.description, "button.forget"))
        kinds = set()
        while glass.scene.busy:
            glass.step()
            kinds |= {(light.kind, light.key) for light in glass.director.effects}
        assert not kinds & {("dust", key) for key in ("OS1", "LD9", "LM1")}
        assert ("dust", "AS2") in kinds


def test_a_card_that_is_met_does_not_lie_on_the_hand_while_others_are_put_in_order():
    with toy((1024, 640)) as glass:
        listening(glass)
        state = glass.table.session.game.state
        (met, *left), hand = state.deck, state.hand(0)
        zones = {**state.zones, DECK: tuple(left), REVEALED: (met,)}
        game = glass.table.session.game
        game.state = replace(state, zones=zones)
        begin(glass, game)
        lies = thing(glass.description, met.id)["rect"]
        assert glass.table.session.ranking is not None
        assert all(
            not overlap(Rect(*thing(glass.description, card.id)["rect"]), Rect(*lies))
            for card in hand
        )


@pytest.mark.parametrize(("language", "told"), [("en", "Ring for a card"), ("fr", "une carte")])
def test_a_way_that_nobody_named_is_called_by_its_label_for_any_card(language, told):
    label = Sentences(commands={Ring: "Ring for {door}", Hush: "Hush {order}"})
    words, view = Words(language, label), View.of(deal(BELL).state, 0)
    assert told in words.way(Ring, view)[0]
    assert words.way(Hush, view)[0] == "Hush"


def test_a_terminal_counts_the_cards_of_a_zone_that_lie_face_down():
    game = deal("OB1 AB1 GK1 | LS1 OM1 OS1 | LM1 AS2", seats=2, visibility="hidden")
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    state = game.state
    cards = {f"{TOWER}:0": state.deck[:3], DECK: state.deck[3:]}
    game.state = replace(state, zones={**state.zones, **cards})
    for seat, told in (
        (1, "3 face-down cards"),
        (0, ", ".join(speaker().card(card) for card in state.deck[:3])),
    ):
        table = Telling(speaker(), ("Ada", "Zoe"), RULES).table(View.of(game.state, seat))
        assert [line for line in table if told in line and line.startswith("Tower")]
