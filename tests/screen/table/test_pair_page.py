"""Every text on a table for two has its room, in each language and with the longest names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any, get_args

import pygame
import pytest

from game.editions import BASE_GAME
from game.editions.base.box import BASE
from game.editions.base.explore import Search
from game.editions.base.show import STAGING
from game.editions.base.warnings.doubts import DOUBTS
from game.records.journal.trouble import Why
from game.rules.course import Concede
from game.rules.game import Game
from game.rules.state import HAND, REVEALED, owned
from game.rules.view import View
from game.screen.lettering.text import Text
from game.screen.look import icons
from game.screen.look.palette import Colour
from game.screen.table.asking.book_button import BOOK
from game.screen.table.asking.posed_questions import (
    Posed,
    conceding,
    concern,
    rewinding,
)
from game.screen.table.asking.prompts import draw_prompt, laid_out, room_of
from game.screen.table.between_turns.lifting import Lifting
from game.screen.table.drawing.furniture import Furniture
from game.screen.table.drawing.table_buttons import draw_button
from game.screen.table.drawing.table_light import Gloom
from game.screen.table.frame import building
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.marking.marks import agreed, draw_mark
from game.screen.table.ui import TableUi
from game.table.acts import Rewind
from game.table.asking.questions import COVER, LIFT, turn_over
from game.table.layout.arrangement import Arrangement
from game.table.layout.pair import Pair
from game.table.layout.places import Rect, Size
from game.table.motion.tempo import Tempo
from game.table.party import Manner, Party, Player, Talk
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from game.words import Names, Words
from tests.rules.stories import after, deal, position
from tests.speaking import speaker
from tests.table.robots.staged import layout
from tests.table.robots.tables import inside, overlap, pair
from tests.variants import thorough

SHORT = Player("Isolde", "cat"), Player("Ottilie", "bell")
LONG = Player("W" * 20, "cat"), Player("M" * 19 + "W", "bell")
Window = tuple[Size, float]
"""The size of a window in pixels and that of its letters."""
PICKS = "OS1 AM1 GK1 LS1 OS2 AM2 GM1 LM1"

# English is the shortest language.
every_table = pytest.mark.parametrize(
    ("size", "letters", "language"),
    [
        *(((1024, 640), 1.0, "fr"), ((1280, 720), 2.0, "long")),
        *(thorough((1024, 640), 2.0, "long"), thorough((1300, 1000), 1.0, "long")),
        *(thorough((1920, 1080), 1.0, "fr"), thorough((3840, 2160), 1.0, "fr")),
    ],
)


class Longer(Words):
    """English that takes two fifths more room, as a translation may."""

    def say(self, text: str, **fields: object) -> str:
        return stretched(text).format(**fields)

    def plural(self, one: str, many: str, n: int, **fields: object) -> str:
        return stretched(one if n == 1 else many).format(n=n, **fields)


def stretched(text: str) -> str:
    """Returns a text two fifths longer, with words of a usual length."""
    if not any(letter.isalpha() for letter in re.sub(r"{\w+}", "", text)):
        return text
    more = round(len(text) * 0.4)
    if more < 3:
        return text + "niatos"[:more]
    return text + " " + ("eniatos rubedit " * 9)[: more - 1].rstrip()


@pytest.fixture(autouse=True)
def fonts() -> None:
    """Loads the fonts."""
    pygame.font.init()


def words_in(language: str) -> Words:
    return Longer("en", BASE_GAME.rules_words) if language == "long" else speaker(language)


@dataclass(frozen=True)
class Written:
    """A text as it is written on the glass."""

    text: str
    role: str
    px: int
    rect: Rect


class Noted(Text):
    """Text that keeps what is written in each picture."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: dict[int, tuple[str, str, int, pygame.Surface]] = {}

    def render(
        self, text: str, role: str, px: int, colour: Colour, tracking: float = 0.0, wrap: int = 0
    ) -> pygame.Surface:
        picture = super().render(text, role, px, colour, tracking, wrap)
        self.notes[id(picture)] = text, role, px, picture
        return picture


class Sheet(pygame.Surface):
    """A surface that keeps where each picture is drawn."""

    def __init__(self, size: Size) -> None:
        super().__init__(size)
        self.laid: list[tuple[pygame.Surface, tuple[int, int]]] = []

    def blit(self, source: pygame.Surface, dest: Any, *rest: Any) -> pygame.Rect:  # type: ignore[override]
        at = dest if isinstance(dest, tuple) else dest.topleft
        self.laid.append((source, at))
        return super().blit(source, dest, *rest)


@dataclass(frozen=True)
class Page:
    """A table for two with everything that is written on it."""

    session: TableSession
    scenery: TableFrame
    texts: list[Written]

    @property
    def places(self) -> Pair:
        places = self.session.director.layout.places
        assert isinstance(places, Pair)
        return places


def text_floor(size: Size) -> int:
    """Returns the smallest size of letters that is allowed, in pixels (ux 5.2)."""
    return 13 if size[0] < 1280 or size[1] < 720 else 16


def games() -> Iterator[tuple[str, Game]]:
    """Yields games in each state that has other texts on the table."""
    yield "draft", deal(PICKS, seats=2)
    hands = "OS1 OM1 OK1", "AM1 GS1 AK1"
    rows = "OS2 OM2 OK2 AS1", "GS2 GM2 GK2 GS3 GM3"
    some = {"shared": "LS1 GK1", "seats": 2, "doors": ("OD1 GD1", "LD1")}
    rest = "LM1 LM2 LM3 LM4 OD2 AD1 AD2 GD2 LD2"
    yield "play", position(hands, row=rows, deck=rest, **some)
    yield "empty", position(hands, deck=rest, **some)
    yield "hopeless", position(hands, row=rows, discard="AD1", deck="LM1", **some)
    swap = position(hands, row=rows, deck="LM1 LM2 LM3", **some)
    yield "swap", after(swap, "Discard OS1")
    prophecy = position(hands, row=rows, deck="LM1 LM2 LM3 LM4 AS2 AS3", **some)
    yield "prophecy", after(prophecy, "Discard OK1", "Keep")
    blocked = position(hands, row=("OS2 OM2", ""), deck="LM1 OD2", **some)
    yield "second door by trio", after(blocked, "Play OK1")
    both = some | {"doors": ("OD1 OD2 GD1", "LD1")}
    yield "second door taken", position(hands, row=rows, deck="LM1 LM2", **both)
    door = position(hands, row=rows, deck="OD2 LM1 LM2", **some)
    yield "second door by key", after(door, "Play OM1")
    night = position(hands, row=rows, deck="NM1 LM1 LM2 LM3 LM4 AS2 AS3", **some)
    yield "nightmare", after(night, "Play OM1")


def blocking_search(view: View, names: Names) -> Posed:
    """Returns the question before a search for a second Door."""
    (doubt,) = (one for one in DOUBTS if one.due(Search(), view))
    return concern(doubt, Search(), view, names)


def page(
    game: Game,
    window: Window,
    words: Words,
    players: tuple[Player, Player],
    *,
    manner: Manner = "open",
    fixed: bool = False,
    shown: bool = True,
    select: str = "",
    lifting: Lifting | None = None,
    posed: Posed | None = None,
) -> Page:
    """Returns the table with all but its cards."""
    party, (size, letters) = Party(players, manner, fixed=fixed, talk="hints"), window
    session = TableSession(game, SavedTable(party, rewinds=12), size, Tempo(), staging=STAGING)
    session.director.resize(size, letters)
    session.look(shown)
    session.director.finish()
    if select:
        session.arrange(session.arrangement.selecting(select))
        session.director.finish()
    text, glass = Noted(), Sheet(size)
    gloom, armed = Gloom(session.director), lifting is not None and lifting.armed
    ui = TableUi(party, posed=posed, light=gloom.light, armed=armed)
    unkept = words.unkept(Why.NEWER, False)
    scenery = building.scenery(words, text, session, ui, unkept=unkept)
    director = session.director
    furniture = Furniture(text, words, party)
    furniture.draw_below(glass, director, frozenset())
    furniture.draw_sides(glass, director, BASE.trio, director.plays)
    furniture.draw_above(glass, director, {})
    draw_prompt(scenery.prompt, glass, text, director.layout.places, "")
    for button in scenery.buttons:
        draw_button(glass, button, text, director.layout.places, False, bool(button.icon))
    for mark in scenery.marks:
        draw_mark(glass, text, director.layout.places, mark)
    return Page(session, scenery, texts_on(glass, text))


def texts_on(glass: Sheet, text: Noted) -> list[Written]:
    """Returns the texts on a surface."""
    texts = []
    for picture, at in glass.laid:
        if id(picture) in text.notes and text.notes[id(picture)][0].strip():
            told, role, px, _ = text.notes[id(picture)]
            texts.append(Written(told, role, px, Rect(*at, *picture.get_size())))
    return texts


def pressed_once() -> Lifting:
    """Returns a lift of which one of two presses was made."""
    lifting = Lifting()
    lifting.pressed()
    assert lifting.armed
    return lifting


@cache
def pages(
    size: Size, letters: float, language: str, players: tuple[Player, Player]
) -> list[tuple[str, Page]]:
    """Returns every table that is read."""
    return list(written((size, letters), words_in(language), players))


def written(
    window: Window, words: Words, players: tuple[Player, Player]
) -> Iterator[tuple[str, Page]]:
    """Yields every table that is read, with its name."""
    for name, game in games():
        yield f"{name}, facing", page(game, window, words, players)
        yield f"{name}, beside", page(game, window, words, players, fixed=True)
        if name != "draft":
            for shown, fixed in product((True, False), repeat=2):
                hidden = page(
                    game,
                    window,
                    words,
                    players,
                    manner="peek",
                    shown=shown,
                    fixed=fixed,
                    lifting=pressed_once(),
                )
                yield f"{name}, {'looked at' if shown else 'covered'}, fixed {fixed}", hidden
    hands = "OS1 OM1 OK1", "AM1 GS1 AK1"
    game = position(hands, shared="LS1 GK1", row=("AM2", ""), deck="LM1", seats=2)
    for fixed in (False, True):
        chosen = page(game, window, words, players, fixed=fixed, select="OS1")
        yield f"chosen, fixed {fixed}", chosen
        names = players[0].name, players[1].name
        doubted = blocking_search(View.of(dict(games())["second door by trio"].state, 0), names)
        for posed in (Posed(conceding, Concede()), Posed(rewinding, Rewind()), doubted):
            asked = page(game, window, words, players, fixed=fixed, posed=posed)
            yield f"{posed.prompt(words).heading}, fixed {fixed}", asked


@every_table
def test_every_text_can_be_read_is_inside_the_window_and_lies_on_no_other(size, letters, language):
    for name, shown in pages(size, letters, language, LONG):
        for text in shown.texts:
            assert text.px >= text_floor(size), (name, text)
            assert inside(text.rect, Rect(0, 0, *size)), (name, text)
        for a, b in combinations(shown.texts, 2):
            assert not overlap(trimmed(a.rect), trimmed(b.rect)), (name, a, b)


def trimmed(rect: Rect) -> Rect:
    """Returns an area without the empty lines above and below its letters."""
    return Rect(rect.x, rect.y + rect.h * 0.18, rect.w, rect.h * 0.64)


@every_table
def test_the_prompts_words_stay_in_the_bar_and_beside_its_buttons(size, letters, language):
    for name, shown in pages(size, letters, language, LONG):
        prompt = shown.scenery.prompt
        bar = room_of(prompt, shown.places)
        # A line of letters may be higher than what it shows of them.
        for text in shown.texts:
            if overlap(trimmed(text.rect), bar):
                assert inside(trimmed(text.rect), bar), (name, text)
        for button in prompt.buttons:
            assert inside(button.rect, bar), (name, button)
        for a, b in combinations(prompt.buttons, 2):
            assert not overlap(a.rect, b.rect), (name, a, b)
        labels = {label for button in prompt.buttons for label in (button.label, button.hint)}
        words = [
            t
            for t in shown.texts
            if overlap(t.rect, bar) and not any(t.text in label for label in labels)
        ]
        for text in words:
            for button in prompt.buttons:
                assert not overlap(text.rect, button.rect), (name, text)


@pytest.mark.parametrize(
    ("size", "letters", "language", "players"),
    [
        ((1024, 640), 1.0, "fr", LONG),
        *(thorough((1280, 720), 2.0, *who) for who in (("fr", LONG), ("long", SHORT))),
        *(thorough((1024, 640), 1.0, *who) for who in (("en", LONG), ("long", SHORT))),
    ],
)
def test_what_the_prompt_asks_is_said_whole(size, letters, language, players):
    for name, shown in pages(size, letters, language, players):
        said = " ".join(text.text for text in shown.texts)
        prompt = shown.scenery.prompt
        for sentence in (prompt.heading, prompt.body):
            for word in sentence.split():
                # Of a very long name the beginning is enough.
                assert (word if len(word) < 16 else word[:5]) in said, (name, sentence, said)


@every_table
def test_a_plaque_says_who_plays_and_how_many_doors(size, letters, language):
    words = words_in(language)
    for name, shown in pages(size, letters, language, LONG):
        for seat in (0, 1):
            plaque = shown.places.plaque(seat)
            told = [t for t in shown.texts if overlap(t.rect, plaque)]
            assert any(t.text.startswith(LONG[seat].name[:4]) for t in told), (name, told)
            # Where large letters have room for one line, the Doors above it tell how many.
            low = letters > 1 and plaque.h < 2 * shown.places.text(0)
            assert low or any("/ 4" in t.text for t in told), (name, told)
            for line in told:
                assert inside(trimmed(line.rect), plaque), (name, line)
    if language == "fr":
        for fixed in False, True:
            # The number stands after a Door, on the line of the name.
            shown = page(dict(games())["play"], (size, 1.0), words, SHORT, fixed=fixed)
            assert [text.text for text in shown.texts].count("1 / 4") == 1


@every_table
@pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
def test_how_the_two_talk_is_said_whole_beside_its_sign(size, letters, language, fixed):
    for talk in get_args(Talk):
        laid = layout(pair(), size, Arrangement(fixed=fixed, letters=letters))
        assert isinstance(laid.places, Pair)
        mark = agreed(laid.places, talk, words_in(language))
        glass, text = Sheet(size), Noted()
        draw_mark(glass, text, laid.places, mark)
        said = texts_on(glass, text)
        assert " ".join(line.text for line in said) == mark.words
        assert all(line.px >= text_floor(size) for line in said)
        room = laid.places.talk_at
        assert all(inside(trimmed(line.rect), room) for line in said)
        sign = icons.shape(mark.icon, laid.places.text(16))
        signs = [at for picture, at in glass.laid if picture.get_size() == sign.get_size()]
        # Very large letters may need the room of the sign.
        assert len(signs) == 1 or (letters > 1 and not signs)
        for at in signs:
            assert inside(Rect(*at, *sign.get_size()), room.grown(1))
            assert all(line.rect.x >= at[0] + sign.get_width() for line in said)


@every_table
def test_captions_keep_clear_of_zones_buttons_prompt_and_plaques(size, letters, language):
    for name, shown in pages(size, letters, language, LONG):
        places = shown.places
        for caption, _, _ in places.captions:
            for text in captions_of(shown, caption):
                around = [rect for zone, rect in places.zones.items()]
                around += [button.rect for button in shown.scenery.buttons]
                around += [places.prompt, places.plaque(0), places.plaque(1)]
                for rect in around:
                    assert not overlap(trimmed(text.rect), rect), (name, text, rect)


def captions_of(shown: Page, caption: str) -> list[Written]:
    """Returns the lines around the point where the caption of a hand stands."""
    (at, room) = next((at, room) for name, at, room in shown.places.captions if name == caption)
    near = Rect.around(at, room, shown.places.text(16) * 4)
    labels = [t for t in shown.texts if t.role == "label" and t.text.isupper() and len(t.text) > 1]
    return [t for t in labels if near.contains(t.rect.centre)]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_hand_at_the_side_is_named_alike_at_all_sizes(size):
    shown = page(dict(games())["play"], (size, 1.0), words_in("en"), SHORT)
    other = 1 - shown.places.lower
    told = captions_of(shown, owned(HAND, other))
    assert [line.text for line in told] == [SHORT[other].name.upper()]


@every_table
def test_buttons_do_not_lie_on_each_other_nor_on_zones(size, letters, language):
    for name, shown in pages(size, letters, language, LONG):
        places, prompt = shown.places, shown.scenery.prompt
        buttons = [*shown.scenery.buttons, *prompt.all_buttons]
        for a, b in combinations(buttons, 2):
            assert not overlap(a.rect, b.rect), (name, a.id, b.id)
        tabs = [tab.button for tab in prompt.tabs]  # whose card or pile can be pressed, too
        for button in buttons:
            least = 20 if button in tabs else 40 if size == (1024, 640) else 44
            assert inside(button.rect, Rect(0, 0, *size)), (name, button)
            assert button.rect.h >= least - 0.01, (name, button)
        for button in shown.scenery.buttons:
            for zone, rect in places.zones.items():
                lies_on = {owned(HAND, shown.session.seat)}
                if not shown.session.view.cards(REVEALED):
                    lies_on.add(REVEALED)
                lifts = button.id == LIFT and zone in lies_on
                assert lifts or not overlap(button.rect, rect, 0.5), (name, button.id, zone)
            sits_on = button.id == BOOK  # at the end of the prompt
            assert sits_on or not overlap(button.rect, places.prompt), (name, button.id)
            for seat in (0, 1):
                assert not overlap(button.rect, places.plaque(seat)), (name, button.id)


@every_table
@pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
def test_no_answer_lies_where_the_cloth_is_lifted(size, letters, language, fixed):
    """No answer lies under the cloth, nor there after it is lifted, nor does the button that ends a
    turn."""
    lifted = 0
    for name, game in games():
        if name == "draft":
            continue
        pair = {}
        for shown in (False, True):
            pair[shown] = page(
                game,
                (size, letters),
                words_in(language),
                LONG,
                manner="curtain",
                shown=shown,
                fixed=fixed,
            )
        covered, looked = pair[False], pair[True]
        done = laid_out(turn_over(words_in(language), LONG[0].name), Noted(), covered.places)
        answers = [shown.scenery.prompt.all_buttons for shown in (covered, looked)]
        for button in covered.scenery.buttons:
            if button.id == LIFT:
                lifted += 1
                for answer in (*answers[0], *answers[1], *done.all_buttons):
                    assert not overlap(button.rect, answer.rect), (name, answer.id)
        cover = [button for button in looked.scenery.buttons if button.id == COVER]
        assert not any(overlap(c.rect, b.rect) for c in cover for b in answers[1]), name
    assert lifted > 4
