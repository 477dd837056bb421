"""Tooltips tell what a thing is for, after the pointer has rested on it or by a key, and are never
in the way."""

from pathlib import Path

import pygame
import pytest

from game import screen, table
from game.editions import OFFERED
from game.rules.course import Concede
from game.rules.view import View
from game.screen.pages.settings import SWITCHES
from game.screen.ui.tooltip_texts import TOLD
from game.screen.ui.tooltips import KEY, PROMPT, RESTS, shared
from game.table.hands.choices import kind_id
from game.table.layout.places import Rect
from game.table.motion.tempo import Tempo
from game.table.party import Party
from game.words import Words
from tests.rules.stories import position
from tests.screen.robots.glass import FRAME, NOWHERE, QUIET, Glass, opened
from tests.screen.robots.player import Point, at, middle, press, thing
from tests.screen.table.test_blocked_slots import CHAIN, PLAYERS, blocked

ZONES = "zone.deck", "zone.discard", "zone.limbo", "zone.row.0", "zone.doors.0"
COUNTS = (
    *("text.turn", "text.deck", "text.discard", "text.limbo"),
    *("text.nightmares", "text.aim.doors", "text.run"),
)
BUTTONS = "button.undo", "button.log", "button.unseen", "button.menu"


def tooltip(glass: Glass) -> str:
    """Returns the tooltip; empty if there is none."""
    return str(glass.description.get("tooltip", ""))


def rest_on(glass: Glass, point: Point) -> str:
    """Rests the pointer on a point, and returns the tooltip."""
    glass.move(NOWHERE)
    glass.move((round(point[0]), round(point[1])))
    glass.frames(round(RESTS / FRAME) - 2)
    assert not tooltip(glass)
    glass.frames(4)
    return tooltip(glass)


def on_glass(glass: Glass) -> Rect:
    """Returns the area of the tooltip with its shadow."""
    (picture, at_corner) = glass.app._tips.images[0][:2]
    return Rect(*at_corner, *picture.get_size())


def test_every_zone_count_and_icon_is_told_of_after_half_a_second() -> None:
    with opened() as glass:
        glass.deal(QUIET)
        glass.table.session.submit(glass.table.session.legal[0])
        glass.until_rest()
        for key in (*ZONES, *COUNTS, *BUTTONS):
            described = thing(glass.description, key)
            told = rest_on(glass, middle(described))
            assert len(told) > len(described["name"]) > 0, key


def test_a_bare_number_is_told_of_under_the_name_of_what_it_counts() -> None:
    with opened(painted=False) as glass:
        glass.app.words.speak("en")
        glass.deal(QUIET)
        glass.until_rest()
        told = {
            zone: rest_on(glass, middle(thing(glass.description, f"text.{zone}")))
            for zone in ("deck", "discard", "limbo")
        }
    assert told["deck"].startswith("Deck ")
    assert told["discard"].startswith("Discards ")
    assert told["limbo"].startswith("Limbo ")


def test_it_is_drawn_once_and_a_frame_at_rest_draws_nothing() -> None:
    with opened(None, painted=True) as glass:
        glass.do(press(glass.description, "button.settings"))
        assert rest_on(glass, middle(thing(glass.description, "button.full_screen")))
        frame = glass.app._frame
        glass.wait(1)
        assert glass.app._frame == frame


def test_it_takes_no_click_and_whatever_is_done_closes_it() -> None:
    with opened() as glass:
        assert rest_on(glass, at(thing(glass.description, "button.menu")))
        glass.down()
        assert not tooltip(glass)
        glass.up()
        assert glass.table.panels.panel is not None
        glass.key(pygame.K_ESCAPE)
        glass.wait(1)
        assert not tooltip(glass), "it comes again though the pointer has not moved"


def test_where_something_was_pressed_the_pointer_has_to_leave_first() -> None:
    with opened() as glass:
        x, y = at(thing(glass.description, "zone.deck"))
        glass.move((x, y))
        glass.down()
        glass.up()
        for away, tells in ((3, False), (30, True)):
            glass.move((x, y + away))
            glass.wait(1)
            assert bool(tooltip(glass)) == tells


def test_none_comes_while_something_moves() -> None:
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        glass.move_with(Tempo(speed=0.5))
        glass.table.session.submit(glass.table.session.legal[0])
        glass.step()
        glass.move(at(thing(glass.description, "zone.deck")))
        moved = 0.0
        while glass.scene.busy:
            glass.step()
            moved += FRAME
            assert not tooltip(glass)
        assert moved > 2 * RESTS


def test_it_comes_where_the_pointer_rests_while_the_card_it_came_from_still_settles() -> None:
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        for key in ("zone.deck", "zone.limbo"):
            glass.move(at(thing(glass.description, "OS1")))
            glass.frames(8)
            glass.move(middle(thing(glass.description, key)))
            glass.step()
            assert glass.scene.busy, "the card still settles"
            glass.wait(2 * RESTS)
            assert tooltip(glass), key


def test_none_comes_over_a_card_to_choose_nor_while_one_is_held() -> None:
    with opened() as glass:
        glass.deal(QUIET)
        glass.move_with(Tempo(reduced=True))
        glass.until_rest()
        card, pile = (thing(glass.description, key) for key in ("OS1", "zone.discard"))
        assert not rest_on(glass, at(card))
        glass.lift(at(card), middle(pile))
        glass.wait(1)
        assert not tooltip(glass)
        glass.up()


def test_the_key_tells_of_what_is_in_focus_and_again_or_anything_else_closes_it() -> None:
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        glass.key(KEY)
        assert not tooltip(glass), "nothing is in focus"
        glass.key(pygame.K_TAB)
        for closing in (KEY, pygame.K_RIGHT):
            glass.key(KEY)
            assert tooltip(glass).startswith("Observatory Sun In each turn"), "and of its zone"
            glass.key(closing)
            assert not tooltip(glass)


def test_a_letter_that_is_written_asks_for_nothing() -> None:
    with opened(None) as glass:
        glass.begin("button.two_players")
        field = next(t for t in glass.description["things"] if t["id"].startswith("field."))
        glass.click(at(field))
        glass.move(at(thing(glass.description, "button.goal")))
        glass.type("i")
        assert not tooltip(glass)


def test_other_pages_tell_of_their_buttons() -> None:
    with opened(None) as glass:
        told = rest_on(glass, at(thing(glass.description, "button.games")))
        assert told.startswith("Games ")
        glass.key(pygame.K_TAB)
        glass.key(KEY)
        assert tooltip(glass)


@pytest.mark.parametrize(
    ("size", "letters", "language"),
    [((1280, 720), 1.0, "en"), ((1024, 640), 2.0, "fr"), ((1920, 1080), 1.5, "fr")],
)
def test_it_covers_neither_its_thing_nor_what_is_asked(size, letters, language) -> None:
    with opened(size=size, painted=False) as glass:
        glass.app.words.speak(language)
        glass.write_at(letters)
        glass.deal(QUIET)
        glass.table.session.submit(glass.table.session.legal[0])
        glass.until_rest()
        for key in (*ZONES, *COUNTS, *BUTTONS):
            described = thing(glass.description, key)
            assert rest_on(glass, middle(described)), key
            inner = on_glass(glass).grown(-glass.director.window.px(12) - 4)
            assert min(inner.x, inner.y, size[0] - inner.right, size[1] - inner.bottom) >= 0, key
            kept = [described, *(thing(glass.description, name) for name in PROMPT)]
            for other in kept:
                assert shared(inner, Rect(*other["rect"])) < 40, (key, other["id"])


def test_e30_a_slot_that_is_blocked_says_why() -> None:
    with opened(painted=False) as glass:
        glass.lay(blocked(), Party(PLAYERS))
        chain = thing(glass.description, CHAIN)
        assert rest_on(glass, middle(chain)) == chain["name"]


def test_no_button_is_told_of_that_there_is_not() -> None:
    folders = [Path(part.__path__[0]) for part in (screen, table)]
    files = [file for folder in folders for file in folder.rglob("*.py") if file.name != "told.py"]
    written = "".join(file.read_text(encoding="utf-8") for file in files)
    settings = {f"button.{name}" for name in SWITCHES}
    assert [key for key in TOLD if f'"{key}"' not in written and key not in settings] == []


def test_no_answer_at_the_table_is_told_of_as_what_another_page_does() -> None:
    rules = OFFERED["base"]
    answers = {kind_id(kind) for kinds in rules.answers.values() for kind in kinds}
    assert answers & TOLD.keys() <= {kind_id(Concede)}


def test_what_is_told_of_zones_depends_on_nothing_hidden() -> None:
    words = Words("en", OFFERED.words)

    def told(hands: tuple[str, str], deck: str) -> list[str]:
        zones = {"shared": "LM2 LK1", "row": ("OS1 GM3", "AS1"), "doors": ("LD1", "")}
        game = position(hands, deck=deck, seats=2, visibility="hidden", **zones)
        view = View.covered(game.state, 0)
        return [words.hint(zone, view) for zone in view.zones]

    one = told(("GK1 OM2 GS3", "AK1 LM1 LS1"), "OS2 OD1 NM1 GD1")
    assert one == told(("AS2 OM3 GM1", "OK1 LM3 LS2"), "GD2 NM2 AS3 LD2")
    assert all(told for told in one if told)
