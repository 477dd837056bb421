"""Two players point at what both can see. They lay a marker there by drag, click or keys, and it
may say that something be left or that it would help."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from typing import get_args

import pygame
import pytest

from game.editions.base.explore import Discard
from game.editions.base.partners import Keep
from game.rules.state import HAND, MARKET, REVEALED, SHARED
from game.screen.table.drawing.table_buttons import label_px
from game.screen.table.marking.markers import placed
from game.table.layout.places import Size
from game.table.party import Manner, Party, Player, Talk
from game.table.pointing import Markers, moment
from game.table.session import TableSession
from game.words import LANGUAGES
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import Described, at, has, middle, press, thing
from tests.screen.secrets.test_eyes import TEXT, WORDS, drafted, met, things
from tests.table.robots.sessions import look, new_game, seated
from tests.variants import thinned_rows

ADA, BEN = Player("Ada", "cat"), Player("Ben", "boat")
TABLES = pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
TOKENS = "button.marker.0", "button.marker.1"
LOOK, LEAVE, HELP = "Just look at this", "Please leave this", "This would help me"


@contextmanager
def sofa(
    manner: Manner = "open", *, fixed: bool = False, size: Size = (1280, 720)
) -> Iterator[Glass]:
    """Yields a table for two in its first turn, with a card in the first row."""
    with opened(None, size) as glass:
        glass.app.games.new_pair(Party((ADA, BEN), manner, "first", fixed), "pointing")
        glass.scene.settle()
        session = glass.table.session
        while session.game.state.turn == 0:
            session.submit(session.game.legal()[0])
            session.look(True)
        glass.scene.settle()
        glass.until_rest()
        yield glass


def play_on(glass: Glass) -> None:
    """Plays until the turn has ended."""
    session = glass.table.session
    turn = session.game.state.turn
    while session.game.state.turn == turn:
        assert session.submit(session.game.legal()[0])
    glass.scene.settle()
    glass.until_rest()


def markers(glass: Glass) -> list[Described]:
    """Returns the markers on the table."""
    return [d for d in glass.description["things"] if d["id"].startswith("text.marker.")]


def focused(glass: Glass) -> str:
    """Returns the id of the thing in focus; empty if there is none."""
    there = (d["id"] for d in glass.description["things"] if "focused" in d["state"])
    return next(there, "")


def walk_to(glass: Glass, key: str) -> None:
    """Presses Tab until this thing is in focus."""
    for _ in range(20):
        glass.key(pygame.K_TAB)
        if focused(glass) == key:
            return
    raise AssertionError(key)


def lies_on(marker: Described, target: Described) -> bool:
    """Returns whether a marker covers a part of a thing."""
    return bool(pygame.Rect(marker["rect"]).colliderect(target["rect"]))


def lying_on(session: TableSession, pointing: Markers) -> list[str]:
    """Returns the targets on which markers are drawn."""
    laid = pointing.shown(session.view)
    return [lies.marker.target for lies in placed(laid, session.director.layout, WORDS, TEXT)]


def signs(glass: Glass) -> list[str]:
    """Returns the meanings that are offered for a marker."""
    things = glass.description["things"]
    return [d["name"] for d in things if d["id"].startswith("button.sign.")]


def shared_cards(glass: Glass) -> list[Described]:
    """Returns the cards that lie face up between the two players."""
    return [d for d in glass.description["things"] if d["zone"] == "shared" and d["face"]]


def drag(glass: Glass, start: str, end: Described) -> None:
    """Drags one thing to the middle of another."""
    glass.lift(at(thing(glass.description, start)), middle(end))
    glass.up()
    glass.step()


@TABLES
def test_a_marker_lies_on_a_shared_card_until_the_next_turn_of_whoever_laid_it(fixed):
    with sofa(fixed=fixed) as glass:
        before = glass.log_length
        shared = [d for d in glass.description["things"] if d["zone"] == "shared" and d["face"]]
        drag(glass, TOKENS[0], shared[0])
        drag(glass, TOKENS[1], shared[1])
        first, second = markers(glass)
        assert first["name"].startswith("Ada points at: ")
        assert second["name"].startswith("Ben points at: ")
        assert shared[0]["name"] in first["name"]
        assert lies_on(first, shared[0])
        assert lies_on(second, shared[1])
        assert glass.log_length == before, "it is no event of the game"
        play_on(glass)
        (left,) = markers(glass)
        assert left["name"] == first["name"], "Ben, whose turn it is, has seen his own long enough"
        play_on(glass)
        assert not markers(glass)


def test_the_coin_is_drawn_where_it_is_dragged_and_where_it_lies():
    with sofa() as glass:
        glass.paint()
        shared = next(d for d in glass.description["things"] if d["zone"] == "shared")
        pile = thing(glass.description, "zone.discard")
        box = pygame.Rect(pile["rect"])
        plain = glass.app.glass.subsurface(box).copy()
        assert shared
        glass.lift(at(thing(glass.description, TOKENS[0])), middle(pile))
        glass.frames(3)
        dragged = glass.app.glass.subsurface(box).copy()
        glass.up()
        glass.step()
        laid = glass.app.glass.subsurface(box).copy()
        for picture in dragged, laid:
            coin = pygame.mask.from_threshold(picture, (245, 154, 210), (30, 30, 30, 255))
            assert coin.count() > 60, "the cat of Ada"
        coin = pygame.mask.from_threshold(plain, (245, 154, 210), (30, 30, 30, 255))
        assert coin.count() < 10


@TABLES
def test_a_marker_is_laid_by_two_clicks_on_an_empty_slot_for_a_door_and_taken_away_alike(fixed):
    with sofa(fixed=fixed) as glass:
        assert not has(glass.description, "slot.1.G"), "only while one points"
        glass.click(at(thing(glass.description, TOKENS[1])))
        assert "taken" in thing(glass.description, TOKENS[1])["state"]
        assert "marker" in thing(glass.description, "text.body")["name"]
        slot = thing(glass.description, "slot.1.G")
        assert "markable" in slot["state"]
        glass.click(at(slot))
        (marker,) = markers(glass)
        assert "Garden" in marker["name"]
        assert lies_on(marker, slot)
        glass.click(at(thing(glass.description, TOKENS[1])))
        glass.click(at(thing(glass.description, "slot.1.G")))
        assert not markers(glass)
        assert "taken" not in thing(glass.description, TOKENS[1])["state"]


@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_lays_a_marker_by_keys_alone(seat):
    with sofa() as glass:
        for wanted in TOKENS[seat], "zone.discard":
            walk_to(glass, wanted)
            glass.key(pygame.K_RETURN)
        (marker,) = markers(glass)
        assert f"{('Ada', 'Ben')[seat]} points at" in marker["name"]
        assert lies_on(marker, thing(glass.description, "zone.discard"))


def test_no_marker_lies_on_a_card_that_not_both_see_but_on_one_that_both_know():
    session = drafted("curtain")
    while session.game.state.turn < 3:
        assert session.submit(session.game.legal()[0])
        look(session)
    session.director.finish()
    view, hands = session.director.view, {"known": 0, "secret": 0}
    for lying in things(session):
        pointing = Markers().taking(1).laying(lying, view)
        if lying.zone == HAND and lying.role == "card":
            known = "known" in lying.state
            hands["known" if known else "secret"] += 1
            assert bool(pointing.shown(view)) == known, lying
        elif lying.zone.startswith(HAND):
            assert not pointing.shown(view), "nor on a hidden hand as a whole"
    assert all(hands.values()), hands


def test_between_cards_that_lie_side_by_side_no_marker_lies():
    session = seated(new_game("between", "open"), "open")
    for lying in things(session):
        pointing = Markers().taking(0).laying(lying, session.director.view)
        if lying.id == "zone.market":
            assert not pointing.shown(session.director.view), "its middle is some card or other"
        elif lying.zone == MARKET:
            assert pointing.shown(session.director.view)


def test_a_marker_on_a_shared_card_stays_in_sight_while_a_door_is_asked_about():
    session = drafted("curtain", met("GD1"))
    shared = next(t for t in things(session) if t.zone == SHARED and t.card)
    pointing = Markers().taking(0).laying(shared, session.director.view)
    assert lying_on(session, pointing) == [shared.id]
    assert session.submit(session.game.legal()[0])
    session.director.finish()
    assert session.pending is not None
    assert lying_on(session, pointing) == [shared.id]


def test_a_marker_is_laid_while_hands_are_covered():
    with sofa("peek") as glass:
        glass.table.session.look(False)
        glass.table.settle()
        glass.step()
        drag(glass, TOKENS[1], thing(glass.description, "zone.discard"))
        assert len(markers(glass)) == 1


def test_one_player_has_three_markers_and_a_fourth_takes_the_first_away():
    with sofa() as glass:
        for key in "zone.deck", "zone.discard", "zone.limbo", "zone.row.1":
            drag(glass, TOKENS[0], thing(glass.description, key))
        names = [marker["name"] for marker in markers(glass)]
        assert len(names) == 3
        assert not any("Deck" in name for name in names)


def test_a_marked_card_is_used_as_ever_and_its_marker_does_not_go_along():
    with sofa() as glass:
        shared = next(d for d in glass.description["things"] if d["zone"] == "shared" and d["face"])
        drag(glass, TOKENS[0], shared)
        assert markers(glass)
        drag(glass, shared["id"], thing(glass.description, "zone.discard"))
        glass.scene.settle()
        glass.step()
        assert thing(glass.description, shared["id"])["zone"] == "discard"
        assert glass.table.session.game.state.turn == 1, "the swap is still to be answered"
        assert not markers(glass)


def test_escape_or_another_gesture_puts_a_marker_back():
    with sofa() as glass:
        log = at(thing(glass.description, "button.log"))
        for puts_back in (lambda: glass.key(pygame.K_ESCAPE), lambda: glass.click(log)):
            glass.click(at(thing(glass.description, TOKENS[0])))
            assert "taken" in thing(glass.description, TOKENS[0])["state"]
            puts_back()
            assert "taken" not in thing(glass.description, TOKENS[0])["state"]
        assert not markers(glass)


def test_markers_are_switched_off_and_nobody_has_them_alone():
    with sofa() as glass:
        drag(glass, TOKENS[0], thing(glass.description, "zone.discard"))
        glass.app.change(replace(glass.app.settings, markers=False))
        glass.table.resized()
        glass.step()
        assert not markers(glass)
        assert not has(glass.description, TOKENS[0])
    with opened() as glass:
        assert not has(glass.description, TOKENS[0])


@pytest.mark.parametrize("talk", get_args(Talk))
def test_r44_who_agreed_on_silence_does_not_point_and_loses_the_markers_that_lay(talk):
    with sofa() as glass:
        drag(glass, TOKENS[0], thing(glass.description, "zone.discard"))
        glass.table._agree(Party((ADA, BEN), talk=talk))
        glass.table.changed = True
        glass.step()
        assert has(glass.description, TOKENS[1]) == (talk != "silence")
        assert bool(markers(glass)) == (talk != "silence")


@pytest.mark.parametrize(("sign", "words"), [("leave", LEAVE), ("help", HELP)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_wish_is_chosen_beside_the_card_and_stands_there_in_words(seat, sign, words):
    with sofa() as glass:
        before, card = glass.log_length, shared_cards(glass)[1]
        drag(glass, TOKENS[seat], card)
        assert signs(glass) == [LOOK, LEAVE, HELP]
        assert "meant" in thing(glass.description, "text.body")["name"]
        glass.do(press(glass.description, f"button.sign.{sign}"))
        assert not signs(glass)
        (marker,) = markers(glass)
        name = ("Ada", "Ben")[seat]
        assert marker["name"] == f"{name} points at: {card['name']}. “{words}”"
        assert lies_on(marker, card)
        assert glass.log_length == before, "no rule knows of it"


def test_who_chooses_no_wish_points_as_plainly_as_ever():
    with sofa() as glass:
        card = shared_cards(glass)[0]
        for chosen in "button.sign.look", None:
            drag(glass, TOKENS[0], card)
            if chosen:
                glass.do(press(glass.description, chosen))
            else:
                glass.key(pygame.K_ESCAPE)
            assert not signs(glass)
            assert glass.scene.name == "table", "Esc took back nothing else"
            (marker,) = markers(glass)
            assert marker["name"] == f"Ada points at: {card['name']}"
            drag(glass, TOKENS[0], card)  # takes the marker away
            assert not markers(glass)
            assert not signs(glass)


def test_a_wish_is_chosen_by_keys_alone():
    with sofa() as glass:
        for wanted in TOKENS[1], shared_cards(glass)[0]["id"]:
            walk_to(glass, wanted)
            glass.key(pygame.K_RETURN)
        assert signs(glass)
        assert focused(glass) == "button.sign.look"
        glass.key(pygame.K_DOWN)
        assert focused(glass) == "button.sign.leave"
        glass.key(pygame.K_TAB)
        assert focused(glass) == "button.sign.help"
        glass.key(pygame.K_RETURN)
        (marker,) = markers(glass)
        assert marker["name"].endswith(f"“{HELP}”")
        assert focused(glass) not in ("", "button.sign.help")


def test_a_double_click_on_what_is_pointed_at_plays_no_card():
    with sofa() as glass:
        before, card = glass.log_length, shared_cards(glass)[0]
        glass.click(at(thing(glass.description, TOKENS[0])))
        glass.click(at(card))
        glass.click(at(card))
        assert glass.log_length == before


def test_the_question_what_is_meant_goes_when_the_game_goes_on():
    with sofa() as glass:
        drag(glass, TOKENS[1], thing(glass.description, "zone.deck"))
        assert signs(glass)
        glass.key(pygame.K_p)
        glass.key(pygame.K_1)
        assert not signs(glass)
        assert len(markers(glass)) == 1


def test_wishes_of_both_about_one_card_lie_apart():
    with sofa(size=(1024, 640)) as glass:
        card = shared_cards(glass)[0]
        for token, sign in zip(TOKENS, ("leave", "help"), strict=True):
            drag(glass, token, card)
            glass.do(press(glass.description, f"button.sign.{sign}"))
        first, second = (pygame.Rect(marker["rect"]) for marker in markers(glass))
        assert not first.colliderect(second)
        whole = pygame.Rect(0, 0, 1024, 640)
        assert whole.contains(first)
        assert whole.contains(second)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_wish_lasts_for_a_turn_of_the_partner_also_while_hands_are_chosen(seat):
    session = seated(new_game("even", "open"), "open")
    shown = list[int]()
    view, deck = session.director.view, next(t for t in things(session) if t.id == "zone.deck")
    pointing = Markers().taking(seat).laying(deck, view).meaning("help")
    first = moment(view)
    for _ in range(5):
        view = session.director.view
        if pointing.shown(view):
            assert view.active != seat or moment(view) == first
            shown.append(moment(view))
        assert session.submit(session.game.legal()[0])
        session.director.finish()
    assert len(shown) == (2 if seat == session.game.state.first_seat else 1)


@pytest.mark.parametrize(
    ("size", "letters"),
    thinned_rows(
        [*product([(1024, 640), (1280, 720)], (1.0, 2.0)), ((1920, 1080), 1.0)],
        always=[((1024, 640), 2.0), ((1280, 720), 1.0)],
    ),
)
@TABLES
def test_what_may_be_meant_has_room_in_every_window_and_for_all_its_words(fixed, letters, size):
    with sofa(fixed=fixed, size=size) as glass:
        for language in LANGUAGES:
            glass.app.change(replace(glass.app.settings, language=language))
            glass.write_at(letters)
            glass.table.resized()
            glass.step()
            assert_signs_have_room(glass, size)


def assert_signs_have_room(glass: Glass, size: tuple[int, int]) -> None:
    """Checks that the three signs have room wherever a marker is laid."""
    whole, text = pygame.Rect((0, 0), size), glass.app.text
    for target in ("zone.deck", "zone.limbo", "zone.row.0", shared_cards(glass)[1]["id"]):
        drag(glass, TOKENS[0], thing(glass.description, target))
        scenery = glass.table.frame
        rects = [pygame.Rect(d["rect"]) for d in glass.description["things"] if is_sign(d)]
        assert len(rects) == 3
        assert all(whole.contains(rect) for rect in rects)
        assert not any(one.colliderect(other) for one in rects for other in rects if one != other)
        places = glass.director.layout.places
        for sign in scenery.signs:
            wide = text.width(sign.label, "label", label_px(places))
            assert wide <= sign.rect.w - places.target, sign
        glass.do(press(glass.description, "button.sign.help"))
        (marker,) = markers(glass)
        assert whole.contains(pygame.Rect(marker["rect"]))
        (lies,) = glass.table.frame.markers
        assert len(lies.lines) <= 2
        drag(glass, TOKENS[0], thing(glass.description, target))


def is_sign(described: Described) -> bool:
    return bool(described["id"].startswith("button.sign."))


def test_a_wish_is_drawn_in_the_colour_of_its_player_and_with_a_sign_of_its_own():
    with sofa() as glass:
        glass.paint()
        card, pictures = shared_cards(glass)[0], list[bytes]()
        for sign in "leave", "help":
            drag(glass, TOKENS[0], card)
            glass.do(press(glass.description, f"button.sign.{sign}"))
            glass.step()
            plate = glass.app.glass.subsurface(pygame.Rect(card["rect"]))
            ink = pygame.mask.from_threshold(plate, (245, 154, 210), (30, 30, 30, 255))
            assert ink.count() > 150, "the cat of Ada, a line about it all, and the sign"
            pictures.append(pygame.image.tobytes(plate, "RGB"))
            drag(glass, TOKENS[0], card)
        assert len(set(pictures)) == 2


def test_no_wish_is_laid_on_the_cards_of_a_prophecy_that_one_alone_sees():
    session = drafted("curtain", met())
    key = next(card for card in session.game.state.hand(0) if card.id == "GK1")
    assert session.submit(Discard(key))
    assert session.submit(Keep())
    session.director.finish()
    assert session.game.state.turn == 1
    seen = [lying for lying in things(session) if lying.zone == REVEALED and lying.card]
    assert seen
    for lying in seen:
        pointing = Markers().taking(0).laying(lying, session.director.view)
        assert not pointing.shown(session.director.view)
        assert not pointing.asks
