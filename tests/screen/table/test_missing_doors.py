"""In games for two, the slot of a missing Door tells how much of its place may still come, as far
as both players may know."""

import pygame
import pytest

from game.editions.base.cards import CARDS, KEY
from game.editions.base.explore import Play
from game.rules.card import DOOR, Colour
from game.rules.game import Game
from game.rules.view import View
from game.table.counting import coming
from game.table.party import Manner, Party, Player
from tests.rules.stories import after, partners
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import Described, has, thing
from tests.screen.table.test_blocked_slots import CHAIN, blocked
from tests.table.robots.sessions import FIRST_DOOR, HANDS_OF_BOTH, played

PLAYERS = Player("Ada", "lantern"), Player("Ben", "boat")
KEYS = frozenset({KEY})
MISSING = "text.missing."


def lay(glass: Glass, game: Game, manner: Manner = "open", *, fixed: bool = False) -> None:
    glass.lay(game, Party(PLAYERS, manner, fixed=fixed))


def missing(glass: Glass) -> list[Described]:
    """Returns what is told of the slots without a Door."""
    return [d for d in glass.description["things"] if d["id"].startswith(MISSING)]


def one_door() -> Game:
    """Returns a game in which Ada has opened a Door of the Observatory."""
    deck = "OD1 LM2 LS2 GM1 AM2 AS1 AM3 GM2 LS1 AS2"
    return after(partners(*HANDS_OF_BOTH, deck), *FIRST_DOOR)


def test_every_missing_door_of_both_players_says_how_many_cards_and_keys_are_unseen():
    with opened(painted=False) as glass:
        lay(glass, one_door())
        view = glass.director.view
        hidden = [card for card in glass.table.session.game.state.deck if card.colours]
        told = {d["id"]: d["name"] for d in missing(glass)}
        slots = [(seat, place) for seat in (0, 1) for place in Colour]
        assert told.keys() == {f"{MISSING}{s}.{p.value}" for s, p in slots} - {f"{MISSING}0.O"}
        for seat, place in slots[1:]:
            here = [card for card in hidden if card.colours == {place}]
            keys = sum(card.kind == KEY for card in here)
            cards = sum(card.kind not in (KEY, DOOR) for card in here)
            expected = (
                f"{glass.app.words.place(place)}: the Door is missing. Not seen yet: "
                f"{keys} {'Key' if keys == 1 else 'Keys'} and "
                f"{cards} {'other card' if cards == 1 else 'other cards'} of this place."
            )
            assert told[f"{MISSING}{seat}.{place.value}"] == expected
        assert view.doors[0]


def test_it_counts_as_the_panel_of_unseen_cards_does_where_hands_are_open():
    with opened(painted=False) as glass:
        lay(glass, one_door())
        counted = coming(glass.director.view, KEYS)
        glass.key(pygame.K_c)
        for place in Colour:
            suns, moons, keys = (number(glass, f"{place.value}{kind}") for kind in "SMK")
            assert counted[place] == (suns + moons, keys)


def number(glass: Glass, key: str) -> int:
    """Returns a number of the panel."""
    return int(thing(glass.description, f"text.unseen.{key}")["name"].rpartition(": ")[2])


def test_one_who_rests_on_the_slot_is_told_it():
    with opened(painted=False) as glass:
        lay(glass, one_door())
        told = thing(glass.description, f"{MISSING}1.G")
        lying = next(t for t in glass.scene.things() if t.id == told["id"])
        assert lying.hint == told["name"]


def test_e30_of_a_slot_that_cannot_be_filled_the_chain_tells_and_alone_nothing_is_told():
    with opened(painted=False) as glass:
        lay(glass, blocked())
        assert has(glass.description, CHAIN)
        assert not has(glass.description, f"{MISSING}1.O")
    with opened(painted=False) as glass:
        assert not missing(glass)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
@pytest.mark.parametrize("seed", ["missing", "doors"])
def test_r40_both_players_and_who_looks_at_a_covered_table_read_the_same_numbers(manner, seed):
    answers = 0
    for session, _ in played(seed, manner):
        state, answers = session.game.state, answers + 1
        if state.result is not None or answers > 120:
            break  # both hands lie open at the end
        views = View.of(state, 0), View.of(state, 1), View.covered(state, 0)
        numbers = [coming(view, KEYS) for view in views]
        assert numbers[0] == numbers[1] == numbers[2]
    assert answers > 40


@pytest.mark.parametrize("fixed", [False, True])
def test_r40_what_is_drawn_under_the_cloth_changes_nothing_in_the_slots(fixed):
    pictures, drawn = [], list[set[str]]()
    with opened(painted=True) as glass:
        for game in hidden_pair():
            lay(glass, game, "curtain", fixed=fixed)
            session = glass.table.session
            assert session.submit(Play(CARDS["OS1"]))
            glass.until_rest()
            session.look(True)
            glass.until_rest()
            drawn.append({card.id for card in session.view.hand})
            places, around = glass.director.layout.places, []
            for seat in (0, 1):
                for place in range(len(Colour)):
                    slot = places.door_slot(place, 0, seat)
                    box = pygame.Rect(slot.x, slot.y, slot.w, slot.h)
                    around.append(pygame.image.tobytes(glass.app.glass.subsurface(box), "RGB"))
            pictures.append((around, [d["name"] for d in missing(glass)]))
    assert drawn[0] != drawn[1], "she still sees what she has drawn"
    assert pictures[0] == pictures[1]


def hidden_pair() -> list[Game]:
    """Returns two games that differ in the card that Ada will draw: a Key of the Garden, or a card
    of the Library."""
    games = []
    for drawn, later in (("GK1", "LM2"), ("LM2", "GK1")):
        deck = f"{drawn} {later} LS2 GM1 AM2 AS1 AM3 GM2 LS1 AS2"
        hands = "OK1 OM1 OS1", "AM1 GS1 LM1", "OK2 AK1"
        games.append(partners(*hands, deck, visibility="hidden"))
    return games


@pytest.mark.parametrize(("size", "letters"), [((1024, 640), 2.0), ((1280, 720), 1.0)])
@pytest.mark.parametrize("fixed", [False, True])
def test_the_numbers_stand_in_their_slot_in_letters_that_can_be_read(fixed, letters, size):
    with opened(size=size, painted=True) as glass:
        glass.write_at(letters)
        lay(glass, one_door(), fixed=fixed)
        text, places = glass.app.text, glass.director.layout.places
        slot = places.door_slot(0, 0, 1)
        wide = text.width("12", "number", places.usual(16)) * 2 + places.usual(16) * 1.2
        assert wide < slot.w - 4, "also the largest numbers there are, in the smallest letters"
        foot = pygame.Rect(slot.x + 3, slot.bottom - places.usual(16) * 1.6, slot.w - 6, 12)
        bright = pygame.mask.from_threshold(
            glass.app.glass.subsurface(foot), (169, 174, 214), (60, 60, 60, 255)
        )
        assert places.usual(16) >= 13
        assert bright.count() > 15
