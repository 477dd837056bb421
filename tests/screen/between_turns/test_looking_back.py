"""What the partner did in the turn before, shown as cards: when, for how long and where."""

from collections.abc import Iterator
from itertools import combinations, product
from math import cos, radians, sin

import pygame
import pytest

from game.editions.base.door import OpenDoor
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.prophecy import Prophesy
from game.editions.base.show import STAGING
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, DOORS, FORESIGHT, HAND, LIMBO, SHARED, owned
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.table.drawing.recap_drawing import RECAP, RecapPanel
from game.screen.table.table_page import Table
from game.table.chronicle import Recalled, Recap
from game.table.layout.arrangement import Arrangement
from game.table.layout.pair import Beside, Facing, Pair
from game.table.layout.places import Rect
from game.table.layout.poses import Layout, Pose
from game.table.layout.recap_places import NARROWEST, recap_button, recap_room, recap_rooms
from game.table.layout.staged import over_rows, stage, token_places
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo
from game.table.party import Manner, Party, Player
from tests.rules.stories import after, command, partners
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.screen.robots.player import at, has, thing
from tests.speaking import SPOKEN
from tests.table.robots.staged import layout
from tests.table.robots.tables import (
    DOOR_CARDS,
    LOCATIONS,
    NIGHTMARES,
    WINDOWS,
    in_windows,
    inside,
    overlap,
    pair,
)

ADA, ISOLDE = Player("Ada", "lantern"), Player("Isolde", "boat")
HANDS = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2"
FIRST = ["Turn 1: Ada", "Observatory Sun: played", "Library Moon: drawn"]
SECOND = ["Turn 2: Isolde", "Aquarium Moon: played", "Library Moon: drawn"]
TEXT = "text.recap."


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields the program in a window of the usual size."""
    with opened() as opened_glass:
        yield opened_glass


def seated(glass: Glass, *commands: str, manner: Manner = "open", fixed: bool = False) -> Table:
    """Lays a game for two on the table after these commands."""
    game: Game = partners(*HANDS, visibility="open" if manner == "open" else "hidden")
    party = Party((ADA, ISOLDE), manner, fixed=fixed)
    glass.lay(after(game, *commands), party)
    return glass.table


def told(glass: Glass) -> list[str]:
    """Returns what is told of the turn before; empty if nothing is."""
    return [d["name"] for d in glass.description["things"] if d["id"].startswith(TEXT)]


def played(glass: Glass, table: Table, text: str) -> None:
    """Submits a command, and checks that nothing is told of the turn before until its events are
    told."""
    assert table.session.submit(command(text))
    while table.session.director.telling:
        assert not told(glass)
        glass.step()


def comes(glass: Glass) -> list[str]:
    """Waits until the light has gone over, and returns what is told then."""
    glass.until_rest()
    glass.step()
    return told(glass)


def wait(glass: Glass, seconds: float) -> None:
    glass.frames(round(seconds / FRAME))


@pytest.mark.parametrize("fixed", [False, True])
def test_a_turn_begins_with_what_was_done_in_the_one_before(glass, fixed):
    table = seated(glass, fixed=fixed)
    assert not told(glass)
    played(glass, table, "Play OS1")
    glass.step()
    assert not told(glass), "the light still goes over"
    assert comes(glass) == FIRST


def test_with_hidden_hands_a_drawn_card_is_a_back(glass):
    table = seated(glass, manner="peek")
    played(glass, table, "Play OS1")
    glass.key(pygame.K_x)
    glass.until_rest()
    assert told(glass) == [*FIRST[:2], "a face-down card: drawn"]


@pytest.mark.parametrize(
    "tempo", [USUAL_TEMPO, Tempo(2.0), Tempo(0.5), Tempo(INSTANT), Tempo(reduced=True)], ids=str
)
def test_it_stays_for_two_seconds_at_every_speed(glass, tempo):
    glass.move_with(tempo)
    table = seated(glass)
    played(glass, table, "Play OS1")
    frames = 0
    for _ in range(90):
        if told(glass):
            break
        glass.step()
    while told(glass):
        frames += 1
        glass.step()
    assert frames * FRAME == pytest.approx(2.0, abs=3 * FRAME)


def test_nothing_waits_for_it_and_an_answer_ends_it(glass):
    table = seated(glass)
    played(glass, table, "Play OS1")
    assert comes(glass) == FIRST, "only the guard of a turn that has passed was waited for"
    assert table.session.submit(command("Play AM1"))
    glass.step()
    assert not told(glass)
    glass.until_rest()
    glass.step()
    assert told(glass) == SECOND


def test_what_is_taken_back_is_not_told_and_once_done_again_it_is(glass):
    table = seated(glass, "Play OS1")
    played(glass, table, "Play AM1")
    assert comes(glass) == SECOND
    table.session.undo()
    wait(glass, 0.5)
    assert not told(glass)
    played(glass, table, "Play GS1")
    assert comes(glass)[1] == "Garden Sun: played"


def test_a_game_that_goes_on_tells_nothing_by_itself(glass):
    table = seated(glass, "Play OS1")
    glass.app.scene = glass.app.games.resume(table.keeper.id)
    wait(glass, 0.5)
    assert not told(glass)
    glass.key(pygame.K_v)
    glass.step()
    assert told(glass) == FIRST


def test_it_comes_and_goes_softly_unless_nothing_is_to_move(glass):
    glass.paint()
    for tempo in (USUAL_TEMPO, Tempo(reduced=True), Tempo(INSTANT)):
        glass.move_with(tempo)
        table = seated(glass, "Play OS1")
        wait(glass, 0.5)
        for _ in range(2):
            table.press(RECAP)
            glass.step()
            assert glass.app._stage.fading == (tempo.speed != INSTANT)
            wait(glass, 0.5)


def test_whoever_plays_alone_or_has_just_begun_is_told_nothing(glass):
    for table in (glass.table, seated(glass)):
        glass.key(pygame.K_v)
        glass.step()
        assert not told(glass)
        assert not table.ui.recalled
        assert not has(glass.description, RECAP)


def test_what_is_asked_for_stays_until_any_key_or_the_mouse_is_pressed(glass):
    table = seated(glass)
    played(glass, table, "Play OS1")
    assert comes(glass)
    glass.key(pygame.K_v)
    wait(glass, 4)
    assert told(glass) == FIRST, "it came by itself and is asked for"
    glass.app.preferences.unseen_beside = True
    for key in (pygame.K_v, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_s):
        if not told(glass):
            glass.key(pygame.K_v)
            wait(glass, 3)
        assert told(glass) == FIRST
        glass.key(key)
        glass.step()
        assert not told(glass)
        assert not table.ui.recalled
    assert glass.app.preferences.unseen_beside, "Esc closes nothing else"
    glass.key(pygame.K_v)
    glass.step()
    glass.click(at(thing(glass.description, "AM1")))
    glass.step()
    assert not told(glass)
    assert table.session.selected == "AM1"


@pytest.mark.parametrize("fixed", [False, True])
def test_a_button_on_the_plaque_of_who_waits_shows_it(glass, fixed):
    table = seated(glass, "Play OS1", fixed=fixed)
    wait(glass, 2.5)
    button = thing(glass.description, RECAP)
    assert button["name"] == "What Ada did"
    places = table.session.director.layout.places
    assert isinstance(places, Pair)
    assert overlap(Rect(*button["rect"]), places.plaque(0))
    glass.click(at(button))
    glass.step()
    assert told(glass) == FIRST
    glass.click(at(button))
    glass.step()
    assert not told(glass)


@pytest.mark.parametrize("fixed", [False, True])
def test_it_takes_no_press_from_what_lies_below(glass, fixed):
    table = seated(glass, "Play OS1", fixed=fixed)
    wait(glass, 2.5)
    width, height = glass.app.size
    points = list(product(range(0, width, 40), range(0, height, 40)))
    before = [table.thing_at(point) for point in points]
    glass.key(pygame.K_v)
    glass.step()
    assert told(glass)
    assert [table.thing_at(point) for point in points] == before


HOW = {
    "plain": PlayOrDiscard(),
    "a Door": OpenDoor(DOOR_CARDS[0]),
    "a Nightmare": FaceNightmare(NIGHTMARES[0]),
    "a Prophecy": Prophesy(),
}
"""Decisions, by name, that are asked while one looks back."""


def lies(
    size: tuple[int, int], letters: float, fixed: bool, how: str, lower: int = 1
) -> tuple[Layout, Pair, View]:
    """Returns a table after the first turn: plain, with a card that is met, or with five that are
    held up."""
    met = {"a Door": DOOR_CARDS[0], "a Nightmare": NIGHTMARES[0]}.get(how)
    asked, five = HOW[how], 5 if how == "a Prophecy" else 0
    view = pair(lower=lower, turn=2, revealed=met, prophecy=five, pending=asked)
    laid = layout(view, size, Arrangement(fixed=fixed, letters=letters))
    assert isinstance(laid.places, Pair)
    return laid, laid.places, view


every_window = in_windows(WINDOWS)
both_tables = pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])


@every_window
@both_tables
def test_its_room_leaves_free_all_hands_and_what_is_pressed_or_read(size, letters, fixed):
    for lower, how in product([0, 1], HOW):
        laid, places, view = lies(size, letters, fixed, how, lower)
        room = recap_room(places, 1 - lower, over_rows(view, STAGING, None))
        assert inside(room, Rect(0, 0, *size))
        free = [places.prompt, places.plaque(lower), recap_button(places, 1 - lower)]
        free += [places.tray(0), places.tray(1), places.heard_at, places.talk_at]
        free += [places.zones[SHARED]]
        free += [places.zones[owned(HAND, seat)] for seat in range(2)]
        free += [places.zones[pile] for pile in (DECK, DISCARD, LIMBO)]
        free += [places.cover_at(places.lower)] if isinstance(places, Facing) else []
        free += [places.hand_handle(lower)] if how == "a Nightmare" else []
        if laid.low:
            free.append(places.tall_prompt if how == "a Prophecy" else places.band)
        free += [stage(places), *token_places(places, 4)] if how == "a Nightmare" else []
        poses = [
            sprite.pose for sprite in laid.sprites.values() if sprite.zone in (FORESIGHT, HAND)
        ]
        free += [outline(pose) for pose in poses]
        if letters == 1:
            free += [places.plaque(seat) for seat in range(2)]
            free += [places.zones[owned(DOORS, seat)] for seat in range(2)]
        for rect in free:
            assert not overlap(room, rect), rect


def outline(pose: Pose) -> Rect:
    """Returns the upright rectangle around a card that is turned."""
    turn = radians(pose.angle)
    wide = abs(cos(turn)) * pose.width + abs(sin(turn)) * pose.height
    tall = abs(sin(turn)) * pose.width + abs(cos(turn)) * pose.height
    return Rect.around((pose.x, pose.y), wide, tall)


@every_window
@both_tables
def test_the_button_lies_on_nothing_else(size, letters, fixed):
    _, places, _ = lies(size, letters, fixed, "plain")
    for seat in range(2):
        button = recap_button(places, seat)
        assert inside(button, Rect(0, 0, *size))
        assert min(button.w, button.h) >= 44
        slots = [places.door_slot(place, 0, seat) for place in range(4)]
        others = [*slots, places.zones[LIMBO]]
        others += [places.tray(seat)] if isinstance(places, Beside) else []
        for rect in others:
            assert not overlap(button, rect), rect


WORDS = "discarded", "given", "taken", "Prophecy", "discarded", "opened", "drawn", "shared"


def turn_of(count: int) -> Recap:
    """Returns a recap with so many cards, of a player with the longest name."""
    cards: list[Card | None] = [*LOCATIONS[:count]]
    if count > 3:
        cards[3] = None
    told = (Recalled(card, WORDS[i % len(WORDS)]) for i, card in enumerate(cards))
    return Recap(0, 48, tuple(told))


@every_window
@both_tables
def test_its_cards_and_words_have_room(text, words, size, letters, fixed):
    laid, places, view = lies(size, letters, fixed, "plain")
    for count, aside in product((1, 2, 3, 4, 5, 8, 14), (False, True)):
        turn = turn_of(count)
        images = CardImages(text, words)
        said = words.turn(turn.number, "Bartholomew the Gr.")
        for room in recap_rooms(laid, view, 0, aside):  # it takes the first with enough room
            panel = RecapPanel(words, text, images, view, places, room, turn.cards, said)
            if panel.fits:
                break
        things = list(panel.things())
        assert things[0].rect == panel.rect
        assert inside(panel.rect, room.rect)
        cards = [one.rect for one in things[1:]]
        assert len(cards) == count or len(cards) >= 2
        for rect in cards:
            assert rect.w >= NARROWEST - 0.01
            under = Rect.around((rect.centre[0], rect.bottom + 7), panel._spots.wide, 13)
            assert inside(rect, panel.rect)
            assert panel._bare or inside(under, panel.rect)
        assert not any(overlap(a, b) for a, b in combinations(cards, 2))
        assert panel._px >= 13
        if panel._shares:
            # A word may be wider than its card, but is whole and clear of the next.
            written = [at for _, at in panel._words_of(panel._spots.cards, panel._px)]
            assert all(inside(at, panel.rect) for at in written)
            assert not any(overlap(a, b) for a, b in combinations(written, 2))
            continue
        for one in turn.cards[: len(cards)]:
            if panel._bare:
                continue  # the caption tells enough in large letters
            said = text.width(words.say(one.word), "body_bold", panel._px)
            # Where there is least room, only what is longer than any language is cut.
            cut = (panel._px == 13 or letters > 1) and words is SPOKEN["long"]
            # Where a word is too wide, large letters are smaller, but not smaller than usual.
            assert said <= panel._spots.wide * letters or cut, one.word


@every_window
@both_tables
def test_a_usual_turn_is_told_beside_the_doors_and_the_last_card(text, size, letters, fixed):
    words = SPOKEN["en"]
    images = CardImages(text, words)
    for row, count in product((0, 1, 4, 7, 14), (2, 3, 4) if letters == 1 else ()):
        view = pair(lower=1, turn=2, rows=(row, 3), pending=PlayOrDiscard())
        laid = layout(view, size, Arrangement(fixed=fixed))
        assert isinstance(laid.places, Pair)
        for room in recap_rooms(laid, view, 0, over_rows=False):
            told, places = turn_of(count).cards, laid.places
            panel = RecapPanel(words, text, images, view, places, room, told, "Turn 48: Bo")
            if panel.fits:
                break
        free = [laid.places.zones[owned(DOORS, 0)], laid.places.plaque(0)]
        free += [laid.area(card.id) for card in view.rows[0][-1:]]
        assert not any(overlap(panel.rect, rect) for rect in free), (row, count)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720", "1080"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_beside_each_other_two_cards_of_a_turn_lie_side_by_side(text, size, language):
    words = SPOKEN[language]
    view = pair(lower=1, turn=2, rows=(6, 6), pending=PlayOrDiscard())
    laid = layout(view, size, Arrangement(fixed=True))
    assert isinstance(laid.places, Beside)
    for did in ("played", "discarded"):
        told = [Recalled(LOCATIONS[0], did), Recalled(LOCATIONS[1], "drawn")]
        images, said = CardImages(text, words), words.turn(13, "Isolde")
        for room in recap_rooms(laid, view, 0, over_rows=False):
            panel = RecapPanel(words, text, images, view, laid.places, room, told, said)
            if panel.fits:
                break
        one, other = (rect for _, rect in panel.cards())
        assert one.y == other.y
        assert one.right < other.x
        assert one.w >= laid.places.px(53)
        hand, shared = laid.places.zones[owned(HAND, 0)], laid.places.zones[SHARED]
        clear = 15.9 if did == "played" else 11.9
        assert hand.right + clear <= panel.rect.x
        assert panel.rect.right + clear <= shared.x
