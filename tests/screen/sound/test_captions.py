"""Captions of sounds have a room of their own on every table, and go after a moment."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.editions import BASE_GAME, OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.show import STAGING
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, LIMBO
from game.rules.view import View
from game.screen.lettering.fitting import Paragraph, fitting_in
from game.screen.lettering.text import Text
from game.screen.sound.captions import MOST, SECONDS, SOUND_OFF, SOUND_ON
from game.screen.table.drawing.headline import corner_buttons
from game.screen.table.marking.marks import heard
from game.table.layout.arrangement import PLAIN
from game.table.layout.layout import places_of
from game.table.layout.pair import Facing, Pair
from game.table.layout.places import Places, Rect
from game.table.motion.tempo import LONG_PAUSES, Tempo
from tests.offered import ALL
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import Drag, at, has, thing
from tests.speaking import speaker
from tests.table.robots.staged import layout
from tests.table.robots.tables import WINDOWS, box, in_windows, inside, overlap, pair, table

DOORS = "OD1 OD2 AD1 AD2 GD1 GD2 LD1", ""
VIEWS: dict[str, View] = {
    "alone": table(row=9, discard=9, limbo=5, doors=7, known=4),
    "alone, a Prophecy": table(prophecy=5, discard=2, limbo=2, known=4),
    "alone, asked": table(revealed=CARDS["NM1"], limbo=3),
    "two, facing": pair(rows=(9, 9), doors=DOORS, discard=9, limbo=5, known=4, unknown=(1,)),
    "two, facing, a Prophecy": pair(prophecy=5, limbo=3, active=1, lower=1, unknown=(0,)),
    "two, drafting": pair(turn=0, market=8, shared=0, hands=(0, 0)),
    "two, shared out": pair(turn=0, market=4, hands=(2, 2)),
}
FIXED, FIXED_ASKED = "two, beside each other", "two, beside each other, a Prophecy"
VIEWS[FIXED] = pair(rows=(9, 9), doors=("OD1 AD1", "GD1 GD2"), discard=9, limbo=5, known=4)
VIEWS[FIXED_ASKED] = pair(rows=(9, 9), prophecy=5, limbo=5)
CAPTIONS = BASE_GAME.rules_words.sounds
ORDER = list(dict.fromkeys((SOUND_OFF, SOUND_ON, *CAPTIONS.values())))


@pytest.fixture(autouse=True)
def letters_are_there() -> None:
    pygame.font.init()


def places_and_cards(name: str, size: tuple[int, int], letters: float) -> tuple[Places, list[Rect]]:
    """Returns the places of a table, and the rectangle of each of its cards."""
    lies = layout(VIEWS[name], size, replace(PLAIN, fixed=name.startswith(FIXED), letters=letters))
    return lies.places, [box(sprite.pose) for sprite in lies.sprites.values()]


def furniture(places: Places, view: View) -> Iterator[tuple[str, Rect]]:
    """Yields what has a place on the table besides cards."""
    yield from ((zone, rect) for zone, rect in places.zones.items())
    yield "prompt", places.prompt
    yield "choices", places.band
    yield "note", places.note_at
    yield "handle", places.hand_handle(view.seat)
    yield "Nightmares", Rect.around(places.nightmares_at, 60, places.text(22) * 1.2)
    for zone in (DECK, DISCARD, LIMBO):
        rect, px = places.zones[zone], places.text(22)
        yield f"count of {zone}", Rect.around((rect.centre[0], rect.bottom), px * 2.1, px * 1.55)
        px = places.text(16)
        below = rect.bottom + places.text(22) * 0.78 + px
        yield f"name of {zone}", Rect.around((rect.centre[0], below), rect.w * 1.4, px * 1.1)
    for hand, at_, room in places.captions:
        yield f"name of {hand}", Rect.around(at_, room, places.text(16) * 1.1)
    if isinstance(places, Facing):
        yield "cover", places.cover_at(view.seat)
    if isinstance(places, Pair):
        yield from ((f"plaque {seat}", places.plaque(seat)) for seat in range(2))
        yield "talk", places.talk_at
    for button in corner_buttons(speaker("en"), places):
        yield button.id, button.rect


every_window = in_windows(WINDOWS)


@every_window
def test_captions_and_how_the_two_talk_lie_over_nothing(size, letters):
    for name, view in VIEWS.items():
        places, cards = places_and_cards(name, size, letters)
        things = dict(furniture(places, view)) | {"heard": places.heard_at}
        rooms = {"heard", "talk"} if isinstance(places, Pair) else {"heard"}
        for key in rooms:
            room = things[key]
            assert inside(room, Rect(0, 0, *size))
            assert not [card for card in cards if overlap(room, card)]
            covered = {other for other, rect in things.items() if overlap(room, rect)}
            assert covered == {key}, name


def paragraph(
    text: Text, places: Places, told: str, px: int, room: tuple[float, float], most: int
) -> Paragraph:
    """Returns a paragraph as it is written there."""
    return fitting_in(text, places, told, "body", px, room, most)


@pytest.mark.parametrize("name", ["alone", "two, facing", FIXED])
def test_every_caption_can_be_read_whole(name):
    places, _ = places_and_cards(name, (1024, 640), 2.0)
    text = Text()
    for caption in ORDER:
        for mark in heard(places, [caption] * MOST):
            room = mark.rect.w - 2 * max(6.0, places.px(14)), mark.rect.h - 2
            written = paragraph(text, places, mark.words, 16, room, mark.most)
            assert written.said == caption
            assert written.px >= places.usual(0)
            assert written.least(text) <= room[1] + 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("letters", [1.0, 1.25])
def test_with_all_expansions_limbo_is_level_with_the_cast_and_captions_lie_over_it(
    letters, size, language
):
    merged = OFFERED.of(ALL)
    view = View.of(Game.start(OFFERED[ALL], seed="captions").state, 0)
    places = places_of(view, size, replace(PLAIN, letters=letters), merged.show)
    limbo, room, beside = places.zones[LIMBO], places.heard_at, places.zones[places.lying[-1]]
    assert limbo.y == pytest.approx(beside.y)
    assert limbo.x > beside.right
    things = [*places.zones.values(), places.prompt, places.hand_handle(0)]
    tab = Rect(limbo.x, limbo.y - places.text(16) * 1.5, limbo.w, 10)
    assert not [one for one in [*things, tab] if overlap(room, one)]
    text, speaks = Text(), speaker(language)
    for caption in map(speaks.say, ORDER):
        for mark in heard(places, [caption]):
            inner = mark.rect.w - 2 * max(6.0, places.px(14)), mark.rect.h - 2
            written = paragraph(text, places, mark.words, 16, inner, mark.most)
            assert written.said == caption


def test_every_sound_that_tells_something_has_a_caption_and_none_tells_a_place():
    assert set(CAPTIONS) <= set(STAGING.sounds)
    assert set(STAGING.sounds) - set(CAPTIONS) == {
        *("slide", "land", "flip", "foil"),
        *(f"{place}{n}" for place in "OAGL" for n in (1, 2)),
    }
    assert all(said.startswith("(") and said.endswith(")") for said in ORDER)
    places = "Observatory", "Aquarium", "Garden", "Library"
    assert not any(place in words for place in places for words in ORDER)


# While one plays


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields a table with captions."""
    with opened() as glass:
        glass.app.change(replace(glass.app.settings, captions=True))
        yield glass


def captions(glass: Glass) -> list[str]:
    """Returns the captions that can be read now."""
    things = glass.description["things"]
    return [d["name"] for d in things if d["id"].startswith("text.caption.")]


def meet_a_door(glass: Glass) -> None:
    """Plays a card at which a Door is met without a Key: it goes to Limbo, comes back, and the deck
    is shuffled."""
    glass.deal("OS1 AM1 GS1 LS1 OS2  GD1 AM2 LM1")
    glass.until_rest()
    play(glass, "OS1")


def play(glass: Glass, card: str) -> None:
    goal = thing(glass.description, "zone.row.0")
    glass.do(Drag(at(thing(glass.description, card)), at(goal)))


def watch(glass: Glass) -> list[list[str]]:
    """Returns the captions that were to be read, one set after the other, until there are none."""
    seen: list[list[str]] = []
    for _ in range(60 * 20):
        if not seen or captions(glass) != seen[-1]:
            seen.append(captions(glass))
        glass.step()
        if not glass.scene.busy and seen[-1] == [] and captions(glass) == []:
            return seen
    raise AssertionError("a caption stays for ever")


def test_what_is_heard_is_read_for_a_moment_and_never_more_than_two_lines(glass):
    meet_a_door(glass)
    seen = watch(glass)
    told = {line for lines in seen for line in lines}
    assert {"(Limbo breathes in)", "(Limbo breathes out)", "(the deck is shuffled)"} == told
    assert max(map(len, seen)) == 2
    assert seen[-1] == []
    for _ in range(30):
        glass.step()
        assert not glass.scene.changed
    for tempo in (Tempo(2.0), Tempo(reduced=True), Tempo(0.0)):
        glass.move_with(tempo)
        meet_a_door(glass)
        glass.step()
        assert any("(Limbo breathes in)" in lines for lines in watch(glass))


def test_a_quiet_card_has_no_caption_and_without_the_switch_nothing_has(glass):
    glass.deal(QUIET)
    glass.until_rest()
    play(glass, "OS1")
    assert watch(glass) == [[]]
    glass.app.change(replace(glass.app.settings, captions=False))
    meet_a_door(glass)
    assert watch(glass) == [[]]


def test_muting_says_so_on_the_table_also_without_captions():
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        glass.type("m")
        glass.step()
        assert captions(glass) == [SOUND_OFF]
        glass.type("m")
        glass.step()
        assert captions(glass) == ["(sound on)"]
        glass.frames(round((SECONDS + 0.2) * 60))
        assert not has(glass.description, "text.caption.0")


def test_captions_stay_longer_where_pauses_are_longer():
    with opened(painted=False) as glass:
        glass.app.change(replace(glass.app.settings, long_pauses=True))
        glass.deal(QUIET)
        glass.until_rest()
        glass.type("m")
        for seconds, told in ((SECONDS * LONG_PAUSES - 1, [SOUND_OFF]), (1.5, [])):
            for _ in range(round(seconds * 10)):
                glass.step(dt=0.1)
            assert captions(glass) == told


def test_captions_are_drawn_where_they_are_said_to_be(glass):
    glass.paint()
    glass.deal(QUIET)
    glass.until_rest()
    before = glass.app.glass.copy()
    glass.type("m")
    glass.step()
    x, y, w, h = thing(glass.description, "text.caption.0")["rect"]
    changed = [
        (column, line)
        for column in range(0, before.get_width(), 7)
        for line in range(0, before.get_height(), 5)
        if before.get_at((column, line)) != glass.app.glass.get_at((column, line))
    ]
    assert changed
    room = Rect(x, y, w, h).grown(8)
    assert all(room.contains(point) for point in changed)
