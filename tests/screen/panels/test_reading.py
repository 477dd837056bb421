"""A card read large fills the window with what a player wants to know, in every size and language.
Its neighbours are a key away, and its foil shines under the pointer."""

from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.rules.card import Card, Colour, Kind
from game.rules.state import DISCARD, replace
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text
from game.screen.panels.large_card import LargeCardPanel
from game.screen.panels.unseen_cards import table as counted
from game.screen.ui.theme import PAINTED
from game.screen.ui.words import Words as Written
from game.screen.ui.words import letters_px
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.motion.tempo import Tempo
from game.words import Words
from tests.screen.lights.lights import placed
from tests.screen.panels.test_panels import foreseen
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import at, has, thing
from tests.speaking import SPEAKERS, SPOKEN, speaker
from tests.table.robots.tables import WINDOWS, inside, overlap
from tests.table.robots.tables import shown as shown_as
from tests.variants import thinned, thinned_rows

ONE_OF_EACH = ("OS1", "AM1", "GK1", "LD1", "NM1")
USUAL = (1280, 720), (1920, 1080), (1024, 640), (2560, 1440)
GLYPH = Card("GY1", "GY", Kind("Y"), frozenset({Colour.GARDEN}))
"""A card of an edition that says nothing about its cards."""


def reading(text: Text, words: Words, card: Card, view: View | None = None) -> LargeCardPanel:
    """Returns the panel of a card in a hand of five, with this view."""
    hand = [CARDS[card_id] for card_id in ONE_OF_EACH if CARDS[card_id] != card]
    images = CardImages(text, words)
    return LargeCardPanel(text, words, PAINTED, images, view or foreseen(), card, [card, *hand])


def told(panel: LargeCardPanel, places: Places) -> list[str]:
    """Returns every sentence about the card."""
    return [t.name for t in panel.things(places) if t.id.startswith("text.card.")]


# What fits


@pytest.mark.parametrize(
    ("size", "letters"),
    thinned_rows(
        WINDOWS,
        always=[
            *(((1024, 640), 1.0), ((1024, 640), 2.0), ((1080, 1350), 1.0)),
            ((5120, 1440), 1.0),
        ],
    ),
    ids=map(shown_as, WINDOWS),
)
@pytest.mark.parametrize("language", thinned(SPOKEN, always=["long"]))
def test_everything_has_room_in_every_window_and_language(text, size, letters, language):
    for card in ONE_OF_EACH:
        assert_has_room(reading(text, SPOKEN[language], CARDS[card]), size, letters)


def assert_has_room(panel: LargeCardPanel, size: tuple[int, int], letters: float) -> None:
    places = Places(size, letters=letters)
    whole, *others = panel.things(places)
    assert whole.rect == Rect(0, 0, *size)
    assert all(inside(one.rect, whole.rect) for one in others)
    for a, b in combinations(others, 2):
        assert not overlap(a.rect, b.rect), (a, b)
    for leaf, rect, px in written(panel, places):
        assert px >= places.usual(23 if leaf.role == "body" and not leaf.id else 0)
        assert leaf.least_width(panel.kit(panel.laid(places).places)) <= rect.w


def written(panel: LargeCardPanel, places: Places) -> list[tuple[Written, Rect, int]]:
    """Returns all words beside the card, with their rectangles and the heights of their letters in
    pixels."""
    laid = panel.laid(places)
    return [
        (leaf, part.rect, letters_px(laid.places, leaf.role, leaf.px))
        for part in laid.fixed
        if isinstance(leaf := part.leaf, Written) and leaf.words
    ]


def test_the_card_is_as_large_as_designed_and_the_page_is_not_half_empty(text):
    for card, language, size in product(ONE_OF_EACH, SPEAKERS, USUAL):
        places = Places(size)
        panel = reading(text, SPEAKERS[language], CARDS[card])
        face, *others = (one.rect for one in panel.laid(places).fixed)
        assert face.w == pytest.approx(560 * places.scale)
        assert face.h == pytest.approx(face.w * CARD_RATIO)
        assert others[-1].bottom - min(one.y for one in others) >= 0.7 * face.h
        assert max(rect.right for _, rect, _ in written(panel, places)) - face.x >= 0.55 * size[0]


# What is told


def test_each_card_of_the_game_says_what_comes_of_it(text):
    places, words = Places((1920, 1080)), speaker("en")
    captions = {
        card: [line.partition(":")[0] for line in told(reading(text, words, CARDS[card]), places)]
        for card in ONE_OF_EACH
    }
    assert (
        captions["OS1"] == captions["AM1"] == ["Played", "Discarded", "In the row", "Still unseen"]
    )
    assert captions["GK1"] == [
        *("Played", "Discarded", "When a Door comes up", "Against a Nightmare", "Still unseen"),
    ]
    assert captions["LD1"] == ["By a trio", "By a Key", "Given back", "Discarded", "Still unseen"]
    assert captions["NM1"] == [
        *("When it comes up", "A Key", "A Door", "Five cards", "The hand", "Still unseen"),
    ]


def test_a_card_of_which_nothing_is_said_has_its_name_alone(text):
    view = replace(foreseen(), box=(*foreseen().box, GLYPH))
    panel = reading(text, speaker("en"), GLYPH, view)
    places = Places((1280, 720))
    assert thing_named(panel, places, "text.title") == "Garden Y"
    assert told(panel, places) == ["Still unseen: 0 of 1"]
    assert_has_room(panel, places.size, 1.0)


def thing_named(panel: LargeCardPanel, places: Places, key: str) -> str:
    return next(t.name for t in panel.things(places) if t.id == key)


@pytest.mark.parametrize("seats", [1, 2])
def test_as_many_are_unseen_as_the_panel_of_unseen_cards_counts(text, seats):
    view, words, places = foreseen(seats), speaker("en"), Places((1280, 720))
    numbers = {n.key: n.count for row in counted(view, words).rows for n in row.numbers}
    for face, card in {card.face: card for card in view.box}.items():
        total = sum(other.face == face for other in view.box)
        last = told(reading(text, words, card, view), places)[-1]
        assert last == f"Still unseen: {numbers[face]} of {total}"


# In the window


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened() as shown:
        shown.deal(QUIET)
        yield shown


def read(glass: Glass, key: str) -> None:
    """Reads a card by a click with the right button."""
    glass.move(at(thing(glass.description, key)))
    glass.down(pygame.BUTTON_RIGHT)
    glass.up(pygame.BUTTON_RIGHT)


def large(glass: Glass) -> str:
    """Returns the id of the card that is read."""
    things = glass.description["things"]
    return next(str(t["id"]) for t in things if t["id"].startswith("panel.")).partition(".")[2]


def test_arrows_and_the_wheel_turn_to_the_neighbours_as_they_lie(glass):
    read(glass, "AM1")
    seen = []
    for way in ("left", "left", "right", "right", "wheel", "wheel", "wheel", "back"):
        if way in ("wheel", "back"):
            glass.wheel(-1 if way == "wheel" else 1)
        else:
            glass.key(pygame.K_LEFT if way == "left" else pygame.K_RIGHT)
        seen.append(large(glass))
    assert seen == ["OS1", "OS1", "AM1", "GK1", "LS1", "OS2", "OS2", "LS1"]
    assert thing(glass.description, "text.which")["name"].startswith("Card 4 of 5")
    glass.key(pygame.K_ESCAPE)
    glass.key(pygame.K_s)
    glass.until_rest()
    hand = [t for t in glass.description["things"] if t["zone"] == "hand" and t["role"] == "card"]
    lies = [t["id"] for t in sorted(hand, key=lambda t: t["rect"][0])]
    read(glass, lies[0])
    seen = [large(glass)]
    for _ in lies[1:]:
        glass.key(pygame.K_RIGHT)
        seen.append(large(glass))
    assert seen == lies


def test_a_card_of_an_open_pile_has_the_neighbours_it_has_there(glass):
    for _ in range(2):
        glass.key(pygame.K_1)
        glass.key(pygame.K_d)
        glass.until_rest()
    glass.click(at(thing(glass.description, "zone.discard")))
    newest, oldest = (card.id for card in glass.director.view.cards(DISCARD)[::-1])
    glass.click(at(thing(glass.description, f"panel.{newest}")))
    glass.key(pygame.K_RIGHT)
    assert large(glass) == oldest


def test_a_card_beside_an_open_pile_has_the_neighbours_it_has_on_the_table(glass):
    glass.key(pygame.K_1)
    glass.key(pygame.K_d)
    glass.until_rest()
    glass.click(at(thing(glass.description, "zone.discard")))
    read(glass, "AM1")
    assert large(glass) == "AM1"
    assert "of 5" in thing(glass.description, "text.which")["name"]


def test_a_card_alone_has_no_neighbours(glass):
    glass.key(pygame.K_1)
    glass.key(pygame.K_p)
    glass.until_rest()
    read(glass, "OS1")
    assert not has(glass.description, "text.which")
    glass.key(pygame.K_RIGHT)
    assert large(glass) == "OS1"


def test_up_and_down_and_enter_close_with_keys_alone(glass):
    read(glass, "AM1")
    glass.key(pygame.K_DOWN)
    glass.key(pygame.K_RETURN)
    assert glass.table.panels.panel is None


def foil(glass: Glass) -> list[tuple[int, int]]:
    """Returns where light falls on the card."""
    return [image[1] for image in map(placed, glass.scene.sprites()) if len(image) > 2]


def raised(glass: Glass) -> list[tuple[int, int]]:
    """Returns where the foil and its shadow lie."""
    return [image[1] for image in map(placed, glass.scene.sprites()) if len(image) == 2]


def test_the_foil_shines_where_the_pointer_is_and_nothing_else_moves(glass):
    read(glass, "AM1")
    x, y = at(thing(glass.description, "panel.AM1"))
    glass.move((x, y))
    first = foil(glass)
    glass.move((x + 40, y + 80))
    assert len(first) == len(foil(glass)) == 1
    assert first != foil(glass)
    glass.move((1270, 20))
    assert foil(glass) == []
    glass.move_with(Tempo(reduced=True))
    glass.move((x, y))
    assert foil(glass) == []


def test_the_foil_leans_towards_the_pointer_by_four_at_most_and_lies_back_away_from_it():
    with opened(size=(1920, 1080)) as glass:
        glass.deal(QUIET)
        read(glass, "AM1")
        far = glass.director.layout.places.px(4) + 0.5
        card = Rect(*thing(glass.description, "panel.AM1")["rect"])
        x, y = round(card.centre[0]), round(card.centre[1])
        for across, down in ((-1, -1), (1, -1), (0, 1), (1, 0)):
            to = x + across * round(card.w * 0.48), y + down * round(card.h * 0.48)
            glass.move(to)
            shade, layer = raised(glass)
            moved = layer[0] - shade[0], layer[1] - shade[1]
            for way, part in ((across, moved[0]), (down, moved[1])):
                assert abs(part) <= far
                assert (part > 1) == (way > 0)
                assert (part < -1) == (way < 0)
        glass.move((round(card.right + card.w), 40))
        assert raised(glass) == []
        glass.move_with(Tempo(reduced=True))
        glass.move((x + 100, y + 100))
        assert raised(glass) == []


def test_the_neighbours_look_out_behind_the_card_and_cover_no_word(text):
    for size in USUAL:
        for letters in (1.0, 2.0):
            places = Places(size, letters=letters)
            panel = reading(text, speaker("en"), CARDS["GK1"])
            panel.turn(1)
            laid = panel.laid(places)
            beside = [pose for _, pose in panel.beside(laid)]
            assert len(beside) == 2
            for pose in beside:
                assert pose.x - pose.width / 2 > 0
                assert pose.x + pose.width / 2 < min(part.rect.x for part in laid.fixed[1:])
