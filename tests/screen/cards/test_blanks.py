"""Cards without a picture are drawn on the frame of their place or of the night, and are
counted."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from game.editions import BASE_GAME
from game.editions.base.cards import BASE_DECK, CARDS, SUN
from game.editions.base.explore import CardPlayed
from game.merging import merged
from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED
from game.screen.cards import blanks
from game.screen.cards.sprites import CardImages
from game.screen.lettering.fitting import closest
from game.screen.lettering.text import SMALLEST, Text
from game.screen.look import assets, icons
from game.screen.look.assets import art_root
from game.screen.panels.game_log import sign
from game.screen.panels.unseen_cards import UnseenPanel
from game.screen.ui.theme import PAINTED
from game.table import counting
from game.table.asking import symbols
from game.table.chronicle import Entry
from game.table.layout.places import Places
from game.table.layout.poses import Pose, Sprite
from game.words import Sentences, Words
from tests.table.robots.tables import table

X, G = Kind("X"), Kind("G")
GARDEN, OBSERVATORY = Colour.GARDEN, Colour.OBSERVATORY
PLACED = tuple(
    Card(f"{place.value}X1", f"{place.value}X", X, frozenset({place})) for place in Colour
)
NO_GARDEN = Card("OG1", "OG", G, frozenset({OBSERVATORY}))
PLACELESS = Card("XX1", "XX", X, frozenset())
EVERYWHERE = Card("OAGLD1", "OAGLD", DOOR, frozenset(Colour))
BOTH = Card("OGX1", "OGX", X, frozenset({OBSERVATORY, GARDEN}))
UNNUMBERED = Card("OX", "OX", X, frozenset({OBSERVATORY}))
TOYS = (*PLACED, NO_GARDEN, PLACELESS, EVERYWHERE, BOTH)
MOODS = "", "legal", "selected", "veiled", "covered"
Box = tuple[int, int, int, int]
"""Left, top, width and height in units; a card is 420 x 640."""
NAME = (52, 250, 316, 116)
FOOT, MEDALLION, PENNANT = (40, 621, 340, 14), (150, 116, 120, 120), (34, 20, 68, 74)
CRESTS = (70, 390, 280, 92)


class ToyWords(Words):
    """Words that have a name for the cards of the toys."""

    def card(self, card: Card | str | None) -> str:
        return f"Toy {card.id}" if isinstance(card, Card) and card in TOYS else super().card(card)

    def plate(self, card: Card | str) -> str:
        return "Toy" if isinstance(card, Card) else super().plate(card)


WORDS = ToyWords("en", BASE_GAME.rules_words)


@pytest.fixture(params=[False, True], ids=["painted", "flat"])
def images(request: pytest.FixtureRequest) -> Iterator[CardImages]:
    """Yields the pictures of cards in either look, for which there has to be a window."""
    yield from pictures(request.param)


@pytest.fixture
def painted() -> Iterator[CardImages]:
    """Yields the pictures of painted cards."""
    yield from pictures(False)


def pictures(flat: bool) -> Iterator[CardImages]:
    blanks.ground.cache_clear()
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("blanks", (64, 64))
    window.get_surface()
    images = CardImages(Text(), WORDS)
    images.change_faces(flat)
    yield images
    window.destroy()


def drawn(images: CardImages, card: Card, width: int = 178, zone: str = HAND, mood: str = ""):
    pose = Pose(500, 500, width)
    return images.resting(Sprite(card.id, card, zone, pose), pose, mood)[0]


def part(picture: pygame.Surface, width: int, box: Box) -> pygame.Surface:
    """Returns a part of a card, which lies in the middle of its picture."""
    unit, margin = width / 420, (picture.get_width() - width) // 2
    return picture.subsurface(
        pygame.Rect(*(round(side * unit) for side in box)).move(margin, margin)
    )


def colour(picture: pygame.Surface) -> tuple[int, int, int]:
    red, green, blue, _ = pygame.transform.average_color(picture)
    return red, green, blue


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """Returns the mean difference of two pictures, 0 to 255."""
    pixels = [pygame.image.tobytes(picture, "RGB") for picture in (one, other)]
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / len(pixels[0])


@pytest.mark.parametrize("width", [96, 178, 500])
def test_every_card_is_drawn_and_none_looks_like_another(images, width):
    cards = [drawn(images, card, width) for card in TOYS]
    for one, other in combinations(cards, 2):
        assert apart(part(one, width, PENNANT), part(other, width, PENNANT)) > 1 or (
            apart(part(one, width, CRESTS), part(other, width, CRESTS)) > 4
        )


def test_a_card_of_a_place_has_the_frame_of_its_place(images):
    for card, width in product(PLACED, [96, 178, 500]):
        known = CARDS[f"{card.id[0]}S1"]
        there = colour(part(drawn(images, known, width), width, FOOT))
        mine = colour(part(drawn(images, card, width), width, FOOT))
        assert max(abs(a - b) for a, b in zip(mine, there, strict=True)) < 12


def test_the_symbol_of_a_kind_is_not_the_crest_of_the_place_with_its_letter(images):
    kind, place = (icons.shape(name, 64) for name in (symbols.of_kind(G), symbols.of_place(GARDEN)))
    assert apart(kind, kind) == 0
    shapes = [pygame.mask.from_surface(shape) for shape in (kind, place)]
    assert shapes[0].overlap_area(shapes[1], (0, 0)) < 0.8 * min(s.count() for s in shapes)
    one, other = (part(drawn(images, card), 178, MEDALLION) for card in (NO_GARDEN, PLACED[0]))
    assert apart(one, other) > 5


def test_a_kind_without_a_file_is_drawn_in_any_colour_and_stays_in_its_circle():
    for name in ("kind-X", "kind-FROST", "kind-W"):
        shape = pygame.mask.from_surface(icons.shape(name, 256))
        assert shape.count() > 4000
        outline = shape.outline()
        assert max(((x - 128) ** 2 + (y - 128) ** 2) ** 0.5 for x, y in outline) < 128


def test_a_card_can_lie_in_every_mood_and_be_on_its_way(images):
    for card in TOYS:
        for mood in MOODS:
            assert drawn(images, card, mood=mood).get_width() > 178
        assert drawn(images, card, mood="legal") is not drawn(images, card)
        start = Pose(500, 500, 178)
        sprite = Sprite(card.id, card, HAND, start)
        for pose in (
            Pose(1, 2, 150, angle=7),
            Pose(1, 2, 200, turn=0.7),
            Pose(1, 2, 178, turn=0.2),
        ):
            assert images.moving(sprite, pose)[0].get_width() > 1


def test_the_foil_of_a_card_is_its_frame_and_its_symbol(painted):
    pose = Pose(500, 500, 210)
    sprites = [Sprite(card.id, card, HAND, pose) for card in TOYS]
    for sprite in sprites:
        found = painted.foil(sprite, pose)
        assert found is not None
        assert colour(part(found[0], 210, MEDALLION))[0] > 25
        assert colour(part(found[0], 210, (70, 290, 280, 200)))[0] < 3
    painted.change_faces(high_contrast=True)
    assert not any(painted.foil(sprite, pose) for sprite in sprites)


def test_a_card_of_several_places_shows_a_crest_of_each(images):
    bare, two, four = (
        part(drawn(images, card, 420), 420, CRESTS) for card in (PLACELESS, BOTH, EVERYWHERE)
    )
    assert apart(bare, two) > 5
    assert apart(bare, four) > 5
    assert apart(two, four) > 5


def test_a_door_is_shut_wherever_it_lies_but_among_the_doors(painted):
    for door, zone in product(
        [EVERYWHERE, CARDS["GD1"]], [DECK, LIMBO, REVEALED, DISCARD, HAND, "altar"]
    ):
        gained = drawn(painted, door, zone=DOORS)
        assert drawn(painted, door, zone=zone) is not gained
        assert drawn(painted, door, zone=zone) is drawn(painted, door, zone=LIMBO)
        doorway = (150, 116, 160, 260)
        assert apart(*(part(drawn(painted, door, zone=z), 178, doorway) for z in (zone, DOORS))) > 2


def test_only_doors_look_otherwise_where_they_lie(painted):
    for card in (PLACED[0], PLACELESS):
        assert drawn(painted, card, zone=LIMBO) is drawn(painted, card, zone=DOORS)


def test_copies_are_alike_and_need_no_number(images):
    first = drawn(images, PLACED[0])
    assert drawn(images, replace(PLACED[0], id="OX17")) is first
    assert drawn(images, UNNUMBERED) is first


@pytest.mark.parametrize("flat", [False, True])
def test_without_its_picture_a_card_is_drawn_on_plain_paper(tmp_path, monkeypatch, flat):
    folder = tmp_path / "art"
    shutil.copytree(art_root(), folder)
    for file in folder.rglob("blank-*"):
        file.unlink()
    monkeypatch.setattr(assets, "art_root", lambda: Path(folder))
    for images in pictures(flat):
        one, other = (part(drawn(images, card), 178, PENNANT) for card in (PLACED[0], NO_GARDEN))
        assert apart(one, other) > 1
        pose = Pose(500, 500, 178)
        images.foil(Sprite("OX1", PLACED[0], HAND, pose), pose)
    blanks.ground.cache_clear()


# Their names

LANTERN = Sentences(kinds={X: "Lantern", Kind("XX"): "Lighthouse of the old harbour"})
LANTERNS = Words("en", merged({"base": BASE_GAME.rules_words, "lanterns": LANTERN}))


@pytest.mark.parametrize("width", [84, 105, 118, 178, 500])
def test_a_card_without_a_picture_says_under_its_symbol_what_its_plate_does_not(images, width):
    for words, named in ((WORDS, False), (LANTERNS, True)):
        images.words = words
        images.forget()
        bare = blanks.ground(PLACED[0], images.faces.flat)
        empty = pygame.transform.smoothscale(bare, (width, round(width * 640 / 420)))
        shown = drawn(images, PLACED[0], width)
        assert (apart(part(shown, width, NAME), part(empty, width, NAME)) > 4) is named


@pytest.mark.parametrize("width", [80, 96, 118, 178, 500])
def test_a_long_name_is_broken_and_no_letter_is_too_small_or_outside_of_its_room(width):
    pygame.font.init()
    text, unit = Text(), width / 420
    px, lines = blanks.name_lines(LANTERNS.card(PLACELESS), text, width, placed=False)
    assert " ".join(lines) == "Lighthouse of the old harbour"
    assert px >= SMALLEST
    assert all(text.width(line, blanks.NAME, px) < 316 * unit for line in lines)
    assert 252 * unit + len(lines) * closest(text, blanks.NAME, px) < 540 * unit


def test_where_no_letter_could_be_read_only_the_symbol_is_there():
    pygame.font.init()
    assert blanks.name_lines("Lighthouse of the old harbour", Text(), 50, False)[1] == ()


@pytest.mark.parametrize("width", [100, 150])
def test_a_card_of_no_place_has_its_name_on_its_plate_if_that_can_be_read_there(images, width):
    images.words = LANTERNS
    short = replace(PLACELESS, id="X1", face="X")
    for card, on_plate in ((short, True), (PLACELESS, False)):
        bare = blanks.ground(card, images.faces.flat)
        empty = pygame.transform.smoothscale(bare, (width, round(width * 640 / 420)))
        shown = drawn(images, card, width)
        assert (apart(part(shown, width, NAME), part(empty, width, NAME)) < 3) is on_plate


@pytest.mark.parametrize("width", [58, 64, 70])
def test_a_card_too_small_for_its_plate_says_its_name_under_its_symbol(images, width):
    images.words = LANTERNS
    bare = blanks.ground(PLACED[0], images.faces.flat)
    empty = pygame.transform.smoothscale(bare, (width, round(width * 640 / 420)))
    shown = drawn(images, PLACED[0], width)
    assert apart(part(shown, width, NAME), part(empty, width, NAME)) > 4


def test_a_card_that_lies_under_another_one_shows_no_half_of_a_name(images):
    images.words = LANTERNS
    seen = [part(drawn(images, PLACED[0], mood=mood), 178, NAME) for mood in ("", "covered")]
    assert apart(*seen) > 6


# In the panels


def counted(box: tuple[Card, ...], unseen: dict[str, int]) -> dict[str, tuple[str, int]]:
    """Returns the name and the count of every number in the panel of unseen cards, and draws the
    panel."""
    pygame.font.init()
    there = table()
    drawn = {card.kind: there.kinds[SUN] for card in box if card.kind not in there.kinds}
    view = replace(there, box=box, unseen=unseen, kinds={**there.kinds, **drawn})
    panel, places = UnseenPanel(Text(), WORDS, PAINTED, view), Places((1280, 720))
    panel.paint(pygame.Surface((1280, 720)), places, "")
    return {
        thing.id.removeprefix("text.unseen."): (name, int(count))
        for thing in panel.things(places)
        if thing.id.startswith("text.unseen.")
        for name, _, count in [thing.name.rpartition(": ")]
    }


def test_the_panel_of_unseen_cards_has_rows_and_columns_of_what_is_in_the_box():
    unseen = {"OX": 1, "OG": 1, "XX": 1, "OAGLD": 1, "NM": 4, "OS": 2}
    told = counted((*BASE_DECK, *TOYS), unseen)
    assert told["OX"] == ("Toy OX1", 1)
    assert told["OG"] == ("Toy OG1", 1)
    assert told["XX"] == ("Toy XX1", 1)
    assert told["OAGLD"] == ("Toy OAGLD1", 1)
    assert told["NM"] == ("Nightmares", 4)
    assert told["O"][1] == 4
    assert told["X"][1] == 1
    assert told["places"][1] == 4
    assert told["all"][1] == 10
    assert "AG" not in told


def test_a_box_without_places_has_no_columns():
    told = counted((PLACELESS,), {"XX": 1})
    assert told.keys() == {"XX", "all"}


def test_a_kind_of_one_place_has_a_column_and_no_number_elsewhere():
    told = counted((PLACED[2],), {"GX": 1})
    assert told.keys() == {"GX", "G", "X", "places", "all"}


def test_the_log_has_a_sign_for_every_card():
    for card in TOYS:
        entry = Entry(CardPlayed(0, card), 1, (card,))
        assert sign(entry, 20).get_size() == (20, 20)


def test_doors_of_every_kind_are_counted():
    view = replace(table(), box=(*BASE_DECK, EVERYWHERE))
    assert counting.door_total(view) == 9
    assert counting.door_places(replace(view, box=(CARDS["GD1"],))) == (GARDEN,)
    assert counting.door_places(replace(view, box=(EVERYWHERE,))) == tuple(Colour)
