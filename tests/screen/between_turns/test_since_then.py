"""What has come about since the last answer is told in the prompt, unless a movement told it, and
is marked on the cards that came."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.editions.base import words as sentences
from game.editions.base.cards import CARDS
from game.editions.base.door import DoorMissed
from game.editions.base.explore import PlayOrDiscard
from game.screen.lettering.text import Text
from game.screen.table.asking.prompts import laid_out, shorter, words_room, written
from game.screen.table.marking.corner_marks import new_mark
from game.screen.table.table_page import Table
from game.table.asking.prompt import Prompt
from game.table.layout.places import Places
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo
from game.table.party import Manner, Party, Player
from tests.rules.stories import command, partners
from tests.screen.robots.glass import NOWHERE, Glass, opened
from tests.screen.robots.player import at, thing
from tests.speaking import SPEAKERS

SOLO = "OS1 AM1 GS1 LS1 OS2 AD1 LD1 OM2 GM2"
HANDS = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1"
SHORT = "Two Doors missed: Aquarium, Library. Shuffled."
REDUCED = Tempo(reduced=True)


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    """Yields the program for all of these tests."""
    with opened(None) as glass:
        yield glass


@pytest.fixture
def glass(window: Glass) -> Glass:
    """Returns the program with usual motion and without sentences for newcomers."""
    window.move_with(USUAL_TEMPO)
    window.app.change(replace(window.app.settings, whispers=False))
    return window


def alone(glass: Glass, cards: str = SOLO) -> Table:
    """Lays a game for one on the table."""
    glass.deal(cards)
    glass.until_rest()
    return glass.table


def two(glass: Glass, deck: str, manner: Manner = "open") -> Table:
    """Lays a game for two on the table after the draft."""
    visibility = "open" if manner == "open" else "hidden"
    party = Party((Player("Ada", "lantern"), Player("Isolde", "boat")), manner)
    game = partners(*HANDS, deck, visibility=visibility)
    glass.lay(game, party)
    return glass.table


def answer(glass: Glass, text: str) -> None:
    """Submits a command, and makes one frame."""
    assert glass.table.session.submit(command(text))
    glass.step()


def body(glass: Glass) -> str:
    """Returns the second line of the prompt."""
    return str(thing(glass.description, "text.body")["name"])


def new(glass: Glass) -> list[str]:
    """Returns the cards that are marked as new."""
    things: list[dict[str, Any]] = glass.description["things"]
    return [d["id"] for d in things if d["role"] == "card" and "new" in d["state"]]


@pytest.mark.parametrize("tempo", [Tempo(INSTANT), REDUCED], ids=str)
def test_without_movement_the_prompt_tells_it_until_the_next_answer(glass, tempo):
    glass.move_with(tempo)
    alone(glass)
    answer(glass, "Play OS1")
    glass.until_rest()
    glass.wait(3)
    assert body(glass) == SHORT, "what was drawn is marked"
    answer(glass, "Play AM1")
    glass.until_rest()
    assert body(glass).startswith("Drawn: ")


def test_after_a_skip_too_but_not_what_a_movement_has_told_to_its_end(glass):
    alone(glass)
    answer(glass, "Play OS1")
    assert glass.director.telling
    glass.click(NOWHERE)
    assert body(glass) == SHORT, "what was drawn is marked"
    answer(glass, "Play AM1")
    glass.until_rest()
    assert body(glass).startswith("The last card shows a Moon")


def test_only_what_weighs_most_is_told_in_the_bar_and_everything_is_read_out(glass):
    glass.move_with(REDUCED)
    alone(glass, "OS1 AM1 GS1 LS1 OS2 NM1 AD1 GM1 LM1 NM2 AS3 OM2")
    answer(glass, "Play OS1")
    answer(glass, "RevealFive")
    glass.until_rest()
    assert body(glass) == "Three cards of the deck lost. Two cards went to Limbo."
    alone(glass, "OS1 AM1 GS1 LS1 OS2 AD1 LD1 GD1 OD1 OM2 GM2")
    answer(glass, "Play OS1")
    glass.until_rest()
    doors = "Four Doors missed: Aquarium, Library, Garden, Observatory."
    assert body(glass) == doors, "a second sentence would make the bar wider"
    heard = " ".join(glass.table.happened().sentences)
    assert "shuffled" in heard
    assert "Observatory Moon" in heard
    assert glass.table.happened().summary == doors, "it is not read out once more"


def test_what_was_taken_back_is_not_told(glass):
    glass.move_with(REDUCED)
    table = alone(glass)
    answer(glass, "Play OS1")
    table.session.undo()
    glass.until_rest()
    assert body(glass) == "The row is empty: any card may begin it."
    assert not new(glass)


def test_for_two_the_last_turn_is_told_by_its_cards_alone(glass):
    glass.move_with(REDUCED)
    two(glass, "LM1 NM1 LM2 LM3")
    answer(glass, "Play OS1")
    glass.until_rest()
    assert body(glass) == "The row is empty: any card may begin it."
    answer(glass, "Play AM1")
    glass.until_rest()
    answer(glass, "PayKey GK1")
    glass.until_rest()
    assert body(glass).startswith("The last card shows a Sun")


def test_r40_a_hidden_draw_is_marked_in_the_hand_and_named_nowhere_between_the_players(glass):
    glass.move_with(REDUCED)
    two(glass, "LM1 AM2 LM2 LM3", "curtain")
    answer(glass, "Play OS1")
    glass.until_rest()
    assert body(glass) == "Lift the cloth to see the card that was drawn."
    glass.look()
    assert body(glass) == "A card drawn face down."
    assert new(glass) == ["LM1"]
    glass.key(pygame.K_x)
    glass.step()
    assert "Library" not in body(glass)
    assert not new(glass)
    glass.until_rest()
    assert body(glass) == "The row is empty: any card may begin it."
    assert not new(glass)


@pytest.mark.parametrize("language", SPEAKERS)
def test_it_is_whole_in_the_usual_window_and_in_a_small_one_begins_with_what_weighs_most(language):
    pygame.font.init()
    text = Text()
    words = SPEAKERS[language]
    parts = [
        sentences.doors_missed(words, [DoorMissed(0, CARDS[key]) for key in ("AD1", "LD1", "GD1")]),
        words.say("Shuffled."),
        words.say("Drawn: {cards}.", cards=words.cards([CARDS["GS1"], CARDS["OM1"], CARDS["LM1"]])),
    ]
    prompt = Prompt(words.heading(PlayOrDiscard()), " ".join(parts), brief=True)

    def told(prompt: Prompt, size: tuple[int, int], letters: float) -> str:
        places = Places(size, letters=letters)
        laid = laid_out(prompt, text, places)
        return written(laid, text, places, words_room(laid, places).w)[1].said

    assert told(prompt, (1280, 720), 1.0) == prompt.body
    assert told(prompt, (1024, 640), 2.0) == prompt.body
    long = replace(prompt, body=" ".join([*parts, *parts]))
    less = told(long, (1024, 640), 2.0)
    assert less in list(shorter(long.body))[1:]
    assert less.startswith(parts[0])


@pytest.mark.parametrize("tempo", [USUAL_TEMPO, Tempo(INSTANT), REDUCED], ids=str)
def test_cards_that_were_drawn_are_marked_at_every_speed_until_the_next_answer(glass, tempo):
    glass.move_with(tempo)
    alone(glass, "OS1 AM1 GS1 LS1 OS2 OM2 GM2 NM1 LM1 LM2 LM3")
    assert not new(glass)
    answer(glass, "Play OS1")
    glass.until_rest()
    assert new(glass) == ["OM2"]
    answer(glass, "Play AM1")
    glass.until_rest()
    assert new(glass) == ["GM2"]
    answer(glass, "Discard GS1")
    assert not new(glass)


def test_r40_a_card_drawn_for_both_is_marked_before_everybody(glass):
    two(glass, "LM1 AM2 LM2 LM3", "peek")
    answer(glass, "Play LS1")
    glass.until_rest()
    assert new(glass) == ["LM1"]
    assert glass.description["seat"] is None


def test_the_mark_is_seen_and_lies_within_the_card(glass):
    glass.paint()
    glass.move_with(REDUCED)
    table = alone(glass)
    answer(glass, "Play OS1")
    glass.until_rest()
    (card,) = new(glass)
    x, y, w, h = thing(glass.description, card)["rect"]
    at = pygame.Rect(x, y, w, h)
    marked = glass.app.glass.copy()
    table.session.viewer.latest = None
    table.changed = True
    glass.step()
    plain = glass.app.glass
    differ = pygame.mask.from_threshold(marked, (0, 0, 0), (8, 8, 8, 255), plain)
    differ.invert()
    boxes = differ.get_bounding_rects()
    assert boxes
    hand = pygame.Rect(0, glass.table.session.director.layout.places.prompt.bottom, 5000, 5000)
    assert all(at.inflate(12, 12).contains(box) for box in boxes if hand.contains(box))


def test_a_new_card_keeps_its_mark_while_it_rises_under_the_pointer(glass):
    table = alone(glass)
    answer(glass, "Play OS1")
    glass.until_rest()
    (card,) = new(glass)
    glass.move(at(thing(glass.description, card)))
    glass.step()
    pose = glass.poses[card]
    assert card in glass.director.moving
    assert new_mark(pose) in table.sprites()


def test_what_the_mark_means_is_told_of_the_card_in_focus(glass):
    alone(glass)
    answer(glass, "Play OS1")
    glass.until_rest()
    (card,) = new(glass)
    glass.key(pygame.K_RIGHT)
    for _ in range(5):
        if "focused" in thing(glass.description, card)["state"]:
            break
        glass.key(pygame.K_RIGHT)
    glass.key(pygame.K_i)
    glass.step()
    assert "New: it was drawn since the last answer." in glass.description["tooltip"]
