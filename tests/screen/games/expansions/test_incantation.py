"""An Incantation at the table. It is shown large, its Doors are dragged, chosen and opened by keys,
and the rest is put in order (X3.2)."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.explore import Discard
from game.editions.glyphs.incantation import (
    HeedIncantation,
    OpenNone,
    OpenShown,
    OrderTheRest,
    Sink,
)
from game.rules.game import Game
from game.screen.table.asking.prompts import laid_out
from game.screen.table.drawing.table_buttons import label_px
from game.table.mood import gloomy
from tests.screen.games.test_decisions import answered
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import Click, Drag, at, has, middle, thing

RULES = OFFERED["glyphs"]
CARDS = RULES.cards
HAND = "OG1 OM1 AM1 GK1 LS1"
TWO_DOORS = f"{HAND} OD1 GD3 NM1 LM1 AS1 OS1 GM1 AM2"
FOUR_DOORS = f"{HAND} OD1 GD3 AD1 LD1 AS1 OS1 GM1 AM2"
NO_DOOR = f"{HAND} NM1 LM1 AS1 OS1 GM1 AM2 GS1"
ALONE = f"{HAND} GD3 LM1 AS1 OS1 GM1 AM2 GS1"
DOORS, DECK = "zone.doors.0", "zone.deck"


def incanted(glass: Glass, first: str) -> None:
    """Discards a Glyph over this deck."""
    top = [CARDS[name] for name in first.split()]
    rest = [card for card in RULES.all_cards if card not in top]
    deck = (*top, *sorted(rest, key=lambda card: card.kind in ("D", "NM")))
    glass.app.scene = glass.app.games.begin(Game.start(RULES, seed="stacked", deck=deck))
    glass.step()
    glass.scene.settle()
    assert glass.table.session.submit(Discard(CARDS["OG1"]))
    glass.table.settle()
    glass.step()
    glass.until_rest()


def asked(glass: Glass) -> type:
    """Returns the class of the present decision."""
    return type(glass.table.session.game.pending)


def test_a_door_is_dragged_to_the_open_doors(glass):
    incanted(glass, TWO_DOORS)
    door = thing(glass.description, "GD3")
    glass.do(Drag(at(door), middle(thing(glass.description, DOORS))))
    glass.until_rest()
    assert answered(glass) == OpenShown(CARDS["GD3"])
    assert asked(glass) is OrderTheRest


def test_a_card_that_is_no_door_goes_nowhere(glass):
    incanted(glass, TWO_DOORS)
    glass.drag_onto("LM1", DOORS)
    assert asked(glass) is HeedIncantation


def test_a_door_is_opened_by_two_clicks_or_by_its_button(glass):
    incanted(glass, FOUR_DOORS)
    assert not has(glass.description, "button.open_shown.AD1")
    glass.press("AD1")
    assert "legal" in thing(glass.description, DOORS)["state"]
    glass.press("button.open_shown.AD1")
    glass.until_rest()
    assert answered(glass) == OpenShown(CARDS["AD1"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_button_of_a_chosen_door_is_written_whole_in_the_smallest_window(language):
    with opened("deal", (1024, 640), painted=False) as glass:
        glass.app.change(replace(glass.app.settings, language=language))
        incanted(glass, FOUR_DOORS)
        glass.press("OD1")
        prompt = laid_out(glass.table.frame.prompt, glass.app.text, glass.director.layout.places)
        opens = next(button for button in prompt.buttons if button.id == "button.open_shown.OD1")
        assert opens.label in ("Open it", "L’ouvrir")
        px = label_px(glass.director.layout.places)
        assert glass.app.text.width(opens.label, "label", px) < opens.rect.w


def test_a_door_is_opened_by_keys_alone(glass):
    incanted(glass, FOUR_DOORS)
    glass.key(pygame.K_2)
    glass.key(pygame.K_RETURN)
    glass.until_rest()
    assert answered(glass) == OpenShown(CARDS["GD3"])


def test_the_only_door_opens_with_enter_and_none_by_its_button(glass):
    incanted(glass, ALONE)
    glass.key(pygame.K_RETURN)
    glass.until_rest()
    assert answered(glass) == OpenShown(CARDS["GD3"])
    incanted(glass, ALONE)
    glass.press("button.open_none")
    glass.until_rest()
    assert answered(glass) == OpenNone()


def test_the_rest_is_ordered_by_clicks_and_by_drags(glass):
    incanted(glass, NO_DOOR)
    assert asked(glass) is OrderTheRest
    for key in ("GM1", "LM1"):
        glass.press(key)
        glass.until_rest()
    first = glass.table.session.ranking.order
    assert [card.id for card in first[:2]] == ["GM1", "LM1"]
    last = thing(glass.description, first[-1].id)
    glass.do(Drag(at(thing(glass.description, "NM1")), at(last)))
    glass.until_rest()
    order = glass.table.session.ranking.order
    assert order[-1].id == "NM1"
    glass.press("button.confirm")
    glass.until_rest()
    assert answered(glass) == Sink(order)
    assert glass.table.session.game.state.deck[-5:] == order


def test_a_nightmare_that_is_shown_takes_no_light(glass):
    incanted(glass, NO_DOOR)
    director = glass.director
    assert not gloomy(director.staging, director.view)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_all_that_is_shown_can_be_touched_and_no_button_lies_on_a_card(size, letters):
    with opened("deal", size, painted=False) as glass:
        glass.write_at(letters)
        incanted(glass, FOUR_DOORS)
        described = glass.description
        shown = [thing(described, key) for key in "OD1 GD3 AD1 LD1 AS1".split()]
        assert all(card["at"] for card in shown)
        assert thing(described, "button.open_none")["at"]
        slots = [glass.director.layout.places.door_slot(p, n) for p in range(4) for n in range(3)]
        assert not any(
            one.x < other.right and other.x < one.right for one, other in combinations(slots, 2)
        )
        assert slots[-1].right < size[0]


def test_the_door_that_was_shown_comes_from_where_it_lay(glass):
    incanted(glass, TWO_DOORS)
    glass.app.change(replace(glass.app.settings, speed=1.0))
    lay = glass.poses["GD3"]
    glass.press("button.open_shown.GD3")
    glass.step()
    glass.step()
    assert abs(glass.poses["GD3"].x - lay.x) < lay.width
    glass.until_rest()
    assert glass.director.layout.sprites["GD3"].zone == "doors"


def test_a_press_beside_the_cards_says_where_a_door_is_laid(glass):
    incanted(glass, FOUR_DOORS)
    glass.press("AD1")
    limbo = thing(glass.description, "zone.limbo")
    glass.do(Click(at(limbo)))
    glass.until_rest()
    assert asked(glass) is HeedIncantation
