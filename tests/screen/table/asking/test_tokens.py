"""The choices around a Nightmare as objects, to press and to lay things on."""

from dataclasses import replace
from itertools import product

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.explore import Play
from game.editions.base.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.records.journal.text.position import position
from game.screen.table.asking.tokens import (
    fan,
    grid,
    height_of,
    poses_on,
    title_on,
    torn,
    words_room,
)
from game.table.layout.places import Places, Rect
from game.table.party import Party
from game.table.party import Player as Person
from tests.rules.stories import command
from tests.screen.games.test_decisions import (
    BARE,
    DECK,
    HAND,
    NIGHTMARE,
    answered,
    answers,
    ask,
    touch,
)
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import Drag, middle, thing
from tests.screen.secrets.backs import compare, rect_of
from tests.table.robots.tables import inside, overlap

TWO_KEYS = "OK1 AK1 AM1 GS1 OS1  NM1 LM1 GM1 LS1 AS1 OM2 GM2"


@pytest.mark.parametrize(
    ("grip", "token", "command"),
    [
        ("OK2", "button.pay_key.OK2", PayKey(CARDS["OK2"])),
        ("OD1", "button.lose_door.OD1", LoseDoor(CARDS["OD1"])),
        (DECK, "button.reveal_five", RevealFive()),
        (HAND, "button.lose_hand", LoseHand()),
    ],
)
def test_what_a_nightmare_takes_is_laid_on_its_own_token_and_on_no_other(grip, token, command):
    with opened() as glass:
        ask(glass, NIGHTMARE)
        before = answers(glass)
        other = "button.reveal_five" if grip == HAND else "button.lose_hand"
        glass.do(Drag(touch(glass, grip), middle(thing(glass.description, other))))
        glass.until_rest()
        assert answers(glass) == before
        glass.assert_at_rest()
        glass.do(Drag(touch(glass, grip), middle(thing(glass.description, token))))
        assert answered(glass) == command


def test_of_several_keys_each_is_a_button_and_the_paper_about_them_takes_a_key_too():
    with opened() as glass:
        ask(glass, TWO_KEYS)
        keys = [thing(glass.description, f"button.pay_key.{key}") for key in ("OK1", "AK1")]
        paper = thing(glass.description, "token.pay_key")
        corner = paper["rect"][0] + 12, paper["rect"][1] + paper["rect"][3] - 12
        assert keys[0]["rect"] != keys[1]["rect"]
        before = answers(glass)
        glass.click(corner)
        assert answers(glass) == before
        glass.do(Drag(touch(glass, "AK1"), corner))
        assert answered(glass) == PayKey(CARDS["AK1"])


COSTS = {
    "en": [
        *("Discard a\u00a0Key", "Give back a\u00a0Door", "Lose 5 from the\u00a0deck"),
        "Lose hand, draw\u00a05",
    ],
    "fr": [
        *("Défausser une\u00a0Clé", "Rendre une\u00a0Porte", "Perdre 5 de\u00a0pioche"),
        "La main contre\u00a05",
    ],
}


def assert_written_whole(glass: Glass, language: str, letters: float) -> list[str]:
    """Checks that the prices are written whole in this language and size of letters, and returns
    them."""
    glass.app.change(replace(glass.app.settings, language=language))
    glass.write_at(letters)
    glass.table.resized()
    glass.until_rest()
    places, text = glass.director.layout.places, glass.app.text
    tokens = glass.table.frame.prompt.tokens
    for token in tokens:
        written = title_on(token, text, places)
        assert written.said == token.short
        assert letters > 1 or len(written.lines) == 2
        assert written.least(text) <= words_room(token, places).h
    return [token.short for token in tokens]


@pytest.mark.parametrize("language", COSTS)
@pytest.mark.parametrize(("size", "clear"), [((1280, 720), 6), ((1920, 1080), 9)])
def test_letters_on_a_price_keep_clear_of_its_torn_edge(size, clear, language):
    with opened(size=size) as glass:
        ask(glass, NIGHTMARE)
        glass.app.change(replace(glass.app.settings, language=language))
        glass.table.resized()
        glass.until_rest()
        places, text = glass.director.layout.places, glass.app.text
        for number, token in enumerate(glass.table.frame.prompt.tokens):
            rect = token.rect
            paper = torn((round(rect.w), round(rect.h)), number, False)
            assert paper is not None
            solid = pygame.mask.from_surface(paper, 250)
            x, y = rect.centre
            left, top = round(x - paper.get_width() / 2), round(y - paper.get_height() / 2)
            room, shown = words_room(token, places), title_on(token, text, places)
            tall = height_of(shown, text, places)
            wide = max(text.width(line, shown.role, shown.px) for line in shown.lines)
            words = pygame.Rect(0, room.y, wide + 2 * clear, tall + clear)
            words.centerx = round(room.centre[0])
            covered = pygame.mask.Mask(words.size, fill=True)
            offset = words.x - left, words.y - top
            assert solid.overlap_area(covered, offset) == covered.count(), token.title


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_every_price_of_a_nightmare_is_written_whole_on_its_token(size):
    with opened(size=size) as glass:
        ask(glass, NIGHTMARE)
        for language, letters in product(COSTS, (1.0, 1.25, 1.5, 2.0)):
            assert assert_written_whole(glass, language, letters) == COSTS[language]


def test_two_keys_that_are_alike_have_their_number_on_the_card_and_not_on_the_words():
    with opened() as glass:
        glass.deal("OK1 OK2 AM1 GS1 OS1  NM1 LM1 GM1 LS1 AS1 OM2 GM2")
        assert glass.table.session.submit(Play(CARDS["OS1"]))
        glass.until_rest()
        places = glass.director.layout.places
        token = glass.table.frame.prompt.tokens[0]
        assert [button.hint for button in token.buttons] == ["2"]
        (card,) = poses_on(token, places)
        assert card.y + card.height / 2 <= words_room(token, places).y


def test_who_has_no_key_is_told_nothing_of_keys_when_a_nightmare_comes():
    with opened() as glass:
        ask(glass, BARE)
        words, pending = glass.app.words, glass.table.session.pending
        assert isinstance(pending, FaceNightmare)
        said = (
            words.body(pending, glass.table.session.view),
            words.where_to_lay(pending, glass.table.session.view),
        )
        assert not [text for text in said if "Key" in text or "Door" in text]


FIVE_PRICES = """
edition: glyphs+towers+book
hand: OS1 OK1 GK1 AG1 LT3
row: GS1 AM1
goals: AP1 GP1 OP1 LP1 AP2 GP2 OP2 LP2 AP3 GP3 OP3 LP3
doors: AD1 GD1 OD1
discard: LS1 LS3 LS4 AS3 AS4 AS5 OS5 OS6 GS3 GS4
deck: NM1
"""
"""A position in which a spell is the fifth way to meet the Nightmare that is drawn next."""
FOR_TWO = """
seats: 2
hand:0: OS1 OK1 GK1
hand:1: LS5 LS6 AK3
shared: AG1 LT3
row:0: AM1
doors:0: AD1 OD1
"""
WITH_BOOK = {
    "edition": "book",
    "hand": "OS1 OK1 GK1 AM2 LS2",
    "goals": "AP1 GP1 OP1 LP1 AP2 GP2 OP2 LP2",
}
"""The same with the Book of Steps alone, which puts no panel beside the row."""
OF_ONE = "hand", "row", "doors"
PAIR = Person("Ada", "cat"), Person("Zoe", "bell")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("seats", ["one", "bare", "turned", "fixed"])
def test_with_a_spell_among_them_all_five_prices_are_written_whole(size, seats):
    alone = seats in ("one", "bare")
    party = None if alone else Party(PAIR, "open", fixed=seats == "fixed")
    told = FIVE_PRICES.splitlines()
    if seats == "bare":
        told = [line for line in told if not line.startswith(tuple(WITH_BOOK))]
        told += [f"{key}: {cards}" for key, cards in WITH_BOOK.items()]
    if party:
        told = [*(line for line in told if not line.startswith(OF_ONE)), *FOR_TWO.splitlines()]
    with opened(size=size, painted=False) as glass:
        game = position("\n".join(told), OFFERED)
        glass.lay(game, party)
        assert glass.table.session.submit(Play(CARDS["OS1"]))
        for language, letters in product(COSTS, (1.0, 2.0)):
            assert len(assert_written_whole(glass, language, letters)) == 5


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_of_three_prices_beside_each_other_the_two_on_one_side_are_written_whole(size):
    told = ["seats: 2", "hand: OS1 GS1 LM1", "hand:1: LS5 LS6 AK3", "shared: AS1 LS2"]
    told += ["row: AM1", "doors: AD1 OD1", "deck: NM1"]
    with opened(size=size, painted=False) as glass:
        glass.lay(position("\n".join(told), OFFERED), Party(PAIR, "open", fixed=True))
        assert glass.table.session.submit(Play(CARDS["OS1"]))
        for language, letters in product(COSTS, (1.0, 2.0)):
            assert len(assert_written_whole(glass, language, letters)) == 3


def test_the_prompt_says_what_becomes_of_what_is_pointed_at():
    with opened() as glass:
        ask(glass, TWO_KEYS)

        def said(key: str) -> str:
            x, y = middle(thing(glass.description, key))
            glass.move((x, y))
            glass.step()
            return str(glass.table.frame.prompt.body)

        assert "Limbo" in said("button.reveal_five")
        assert said("button.pay_key.AK1") != said("button.pay_key.OK1")


@pytest.mark.parametrize("count", range(2, 8))
def test_cards_to_choose_share_the_room_and_do_not_overlap(count):
    room = Rect(10, 20, 130, 140)
    parts = grid(room, count)
    assert len(parts) == count
    assert all(inside(part, room, 0.01) for part in parts)
    assert not any(overlap(a, b) for i, a in enumerate(parts) for b in parts[:i])


def test_nothing_of_the_row_is_written_over_a_nightmare():
    with opened(painted=True) as glass:
        glass.deal("OS1 AM1 GS1 LM1 OS2  AM2 GS2 LM2 OS3 NM1 LS1 AS1 OM2 GM2 LM3 GS3")
        for card in ("OS1", "AM1", "GS1", "LM1", "OS2"):
            assert glass.table.session.submit(command(f"Play {card}"))
            glass.until_rest()
        glass.wait(0.5)  # until what it asks has come out of the dark
        sprite, pose = next(each for each in glass.director.sprites if each[0].key == "NM1")
        picture, at = glass.app.cards.resting(sprite, pose)
        # The prompt may lie over the foot of the card, and choices cast shadows on its sides.
        over = [rect_of(glass.director.layout.places.prompt)]
        over += [rect_of(token.rect.grown(40)) for token in glass.table.frame.prompt.tokens]
        assert compare(glass.app, "the Nightmare", picture, at, over) > 10_000


A_DOOR_COMES = """
edition: book
hand: OK1 AK1 GS1 LM3 OS9
row: GS2 AM1
goals: AP1 GP1 OP1 LP1 AP2 GP2 OP2 LP2
deck: {door} LM1 GM4
"""
"""A position in which this Door is drawn next while one of the Aquarium is due."""


@pytest.mark.parametrize(("door", "due"), [("AD1", True), ("OD1", False)])
def test_a_door_that_is_not_due_says_so_on_itself_and_on_the_key(door, due):
    with opened(painted=False) as glass:
        glass.lay(position(A_DOOR_COMES.format(door=door), OFFERED), None)
        assert glass.table.session.submit(Play(CARDS["OS9"]))
        glass.until_rest()
        prompt = glass.table.frame.prompt
        (key, limbo) = [tab.button.label for tab in prompt.tabs]
        assert limbo == "Let it go"
        assert bool(prompt.stamp) is not due
        assert key == ("Open it" if due else "In vain")
        assert due or prompt.stamp[0] == "Not due: to Limbo"


def test_a_price_without_a_card_shows_none():
    places = Places((1280, 720))
    assert fan(Rect(0, 0, 100, 100), 0, places) == []
    assert len(fan(Rect(0, 0, 100, 100), 10, places)) == 5, "the seal tells the number"
