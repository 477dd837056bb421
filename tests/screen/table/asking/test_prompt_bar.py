"""The prompt is as wide as its words want; what stands around it is whole and clear of it."""

from dataclasses import replace

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.rules.state import DISCARD
from game.screen.materials.glass import INSET
from game.screen.table.asking.prompts import draw_prompt, laid_out, written
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.layout.pair import Facing
from game.table.layout.places import Places, Rect
from tests.screen.games.test_decisions import PROPHECY, ask
from tests.screen.robots.glass import opened
from tests.screen.robots.player import at, has, press, thing
from tests.screen.table.asking.test_buttons import prompts
from tests.speaking import SPEAKERS
from tests.table.robots.tables import ALONE, in_windows, inside


def alone(size: tuple[int, int] = (1280, 720), letters: float = 1.0) -> Places:
    return Places(size, letters=letters)


def test_the_prompt_of_a_few_words_is_720_wide_under_the_middle_of_the_tray(text):
    places = alone()
    bar = laid_out(Prompt("Turn 2 begins.", ""), text, places).bar
    assert bar.w == pytest.approx(places.px(720))
    assert bar.centre[0] == pytest.approx(places.tray(0).centre[0])


@in_windows(ALONE)
def test_every_prompt_has_room_for_its_words_and_ends_with_the_tray_at_most(text, size, letters):
    places = alone(size, letters)
    widths = set()
    for words in SPEAKERS.values():
        for _, prompt in prompts(words):
            laid = laid_out(prompt, text, places)
            bar, tray = laid.bar, places.tray(0)
            assert bar.x >= tray.x - 0.01
            assert bar.right <= tray.right + 0.01
            assert bar.centre[0] == pytest.approx(tray.centre[0])
            assert inside(laid.inner, bar, 0.01)
            widths.add(round(bar.w))
    assert len(widths) > 2 or letters > 1


def test_no_button_slips_away_while_cards_are_put_in_order():
    with opened() as glass:
        ask(glass, PROPHECY)
        glass.until_rest()
        cards = [d for d in glass.description["things"] if d["zone"] == "revealed"]
        glass.do(press(glass.description, cards[0]["id"]))
        places, told = set(), set()
        for card in cards:
            if has(glass.description, card["id"]) and thing(glass.description, card["id"])["at"]:
                glass.move(at(thing(glass.description, card["id"])))
            places.add(tuple(thing(glass.description, "button.confirm")["rect"]))
            told.add(thing(glass.description, "text.body")["name"])
        glass.move((5, 5))
        places.add(tuple(thing(glass.description, "button.confirm")["rect"]))
        told.add(thing(glass.description, "text.body")["name"])
        assert len(told) > 1
        assert len(places) == 1


def test_a_nought_in_a_heading_is_no_letter_o(text):
    def tall(letter: str) -> int:
        return text.render(letter, "title", 60, (255, 255, 255)).get_bounding_rect().h

    assert tall("0") == pytest.approx(tall("8"), abs=2)
    assert tall("0") > 1.2 * tall("o")
    assert text.width("0", "title", 60) < 0.9 * text.width("O", "title", 60)


def test_a_lit_card_that_is_covered_in_part_shows_no_cut_name():
    with opened(painted=True) as glass:
        images, card = glass.app.cards, CARDS["OS1"]
        look = images.faces.look(card)
        bare = images._in_mood(look, 120, "legal covered")
        named = images._in_mood(look, 120, "legal")
        plate = pygame.Rect(12, 12 + round(120 * 1.38), 120, 16)
        same = pygame.Rect(12, 12, 120, 120)

        def part(picture: pygame.Surface, rect: pygame.Rect) -> bytes:
            return pygame.image.tobytes(picture.subsurface(rect), "RGBA")

        assert part(bare, plate) != part(named, plate)
        assert part(bare, same) == part(named, same)


def test_an_empty_pile_that_is_a_target_has_one_frame_and_says_so_in_its_caption():
    with opened(painted=True) as glass:
        places = glass.director.layout.places
        pile, x, y = places.zones[DISCARD], *places.pile_name_at(places.zones[DISCARD])
        assert not glass.director.view.discard
        glass.scene.changed = True
        glass.step()

        def framed() -> int:
            """Returns how much at most the left edge of the empty place stands out."""
            ys = range(round(pile.y) + 20, round(pile.bottom) - 30)
            edge, inside = (
                [sum(glass.app.glass.get_at((round(pile.x) + by, y))[:3]) for y in ys]
                for by in (0, 8)
            )
            return max(abs(one - other) for one, other in zip(edge, inside, strict=True))

        assert framed() > 60

        def caption() -> bytes:
            box = pygame.Rect(0, 0, 150, 16)
            box.center = round(x), round(y)
            return pygame.image.tobytes(glass.app.glass.subsurface(box), "RGB")

        before = caption()
        glass.key(pygame.K_1)
        glass.until_rest()
        glass.step()
        assert DISCARD in glass.table.frame.targets
        assert caption() != before
        assert framed() < 40


LONG_HEADINGS = (
    "Then the three cards would be used up, and no Door would open.",
    "Les trois cartes seraient alors perdues, sans qu’une Porte s’ouvre, et cela bien trop tôt.",
)
NO_BUTTONS, TWO_BUTTONS = (), (Button("a", "Leave the deck"), Button("b", "Search the deck"))


@in_windows(ALONE)
@pytest.mark.parametrize("heading", LONG_HEADINGS)
@pytest.mark.parametrize("buttons", [NO_BUTTONS, TWO_BUTTONS], ids=["bare", "buttons"])
def test_no_word_of_a_prompt_touches_its_frame(text, size, letters, heading, buttons):
    places = alone(size, letters)
    prompt = laid_out(Prompt(heading, "Search the deck for it.", buttons), text, places)
    words, bare = pygame.Surface(size), pygame.Surface(size)
    draw_prompt(prompt, words, text, places, "")
    draw_prompt(replace(prompt, heading="", body=""), bare, text, places, "")
    same = pygame.mask.from_threshold(words, (0, 0, 0), (1, 1, 1, 255), bare)
    same.invert()
    written = [Rect(*rect) for rect in same.get_bounding_rects()]
    assert written
    bar, lines = prompt.bar, places.px(INSET) + 1 if letters == 1 else 3
    above = min(rect.y for rect in written) - bar.y
    below = bar.bottom - max(rect.bottom for rect in written)
    assert min(above, below) > lines


@in_windows(ALONE)
def test_no_word_stands_alone_on_a_line_of_a_prompt(text, size, letters):
    places, found = Facing(size, 0, letters=letters), 0
    said = "Observatory: one player has all Doors, and too few Nightmares are left to give one back"
    for length in range(len(said) // 2, len(said)):
        prompt = Prompt("This game can no longer be won", f"{said[:length].strip()} to.")
        for room in (15, 20, 25):
            wide = room * places.text(19)
            lines = written(prompt, text, places, wide)[1].lines
            assert len(lines) == 1 or all(" " in line for line in lines), lines
            found += len(lines) > 1
    assert found
