"""Happy Dreams and Dark Premonitions in the window: dispelled, sifted, wished for and given up, by
clicks, drags and the panel."""

import pygame
import pytest

from game.editions import OFFERED
from game.editions.dreams.premonitions import PREMONITIONS
from game.screen.table.marking.tally import beads, smoke
from tests.rules.expansions.test_dreams import SEVEN, card, claimed, drawn, table
from tests.rules.stories import asked, names
from tests.screen.robots.glass import opened
from tests.screen.robots.player import has, thing


@pytest.fixture
def glass():
    with opened(None, (1280, 720), OFFERED, "dreams", painted=False) as window:
        yield window


def lying(glass):
    return names(glass.table.session.game.state.zone(PREMONITIONS))


def press(glass, *keys):
    for key in keys:
        glass.press(key)
        glass.until_rest()


def test_each_power_has_its_button_and_the_premonitions_stay_in_sight(glass):
    glass.lay(drawn(premonitions="PN2 PN3 PN4 PN5"))
    for power in ("dispel", "sift", "seek"):
        assert has(glass.description, f"button.{power}")
    met = thing(glass.description, "HY1")["rect"]
    for name in ("PN2", "PN3", "PN4", "PN5"):
        lies = thing(glass.description, name)["rect"]
        assert not pygame.Rect(*met).colliderect(pygame.Rect(*lies))


def test_a_premonition_is_chosen_where_it_lies_and_dispelled_by_its_button(glass):
    glass.lay(drawn(premonitions="PN2 PN3"))
    press(glass, "PN3", "button.dispel.PN3")
    assert lying(glass) == "PN2"


def test_a_premonition_is_laid_on_the_dream(glass):
    glass.lay(drawn(premonitions="PN2 PN3"))
    glass.drag_onto("PN2", "HY1")
    assert lying(glass) == "PN3"


def test_a_premonition_is_chosen_in_the_panel(glass):
    glass.lay(drawn(premonitions="PN2 PN3"))
    press(glass, "button.dispel")
    assert thing(glass.description, "text.price")["name"] == "It leaves the game without effect."
    press(glass, "choose.PN2")
    if has(glass.description, "choose.PN2"):
        press(glass, "button.panel.answer")
    assert lying(glass) == "PN3"


def test_cards_of_the_dream_are_sifted_by_click_and_drag_and_the_rest_is_put_in_order(glass):
    glass.lay(drawn(premonitions="PN2"))
    press(glass, "button.sift", "NM1", "button.sift_out.NM1")
    glass.drag_onto("NM2", "zone.discard")
    press(glass, "button.keep_the_rest", "OS6", "button.confirm")
    game = glass.table.session.game
    assert {card("NM1"), card("NM2"), card("HY1")} <= set(game.state.discard)
    assert set(SEVEN.split()) - {"NM1", "NM2"} <= {
        c.id for c in (*game.state.deck, *game.state.hand(0))
    }


def test_a_card_is_wished_for_in_the_panel_that_comes_up(glass):
    glass.lay(drawn(premonitions="PN2"))
    press(glass, "button.seek")
    assert has(glass.description, "zone.panel")
    press(glass, "choose.GD1")
    assert asked(glass.table.session.game).startswith("OpenDoor GD")


@pytest.mark.parametrize("way", ["button", "drag"])
def test_a_door_is_given_up_where_it_lies(glass, way):
    game, _ = claimed("LD2", doors="LD1 OD1", premonitions="PN2")
    glass.lay(game)
    if way == "drag":
        glass.drag_onto("LD1", "zone.limbo")
    else:
        press(glass, "LD1", "button.forfeit.LD1")
    assert names(glass.table.session.game.state.doors(0)) == "OD1 LD2"


def test_each_step_of_a_condition_lights_a_bead_and_thins_the_smoke(glass):
    def light(picture):
        size = picture.get_size()
        return sum(picture.get_at((x, y))[0] for x in range(size[0]) for y in range(size[1]))

    steps = [light(beads(count, 3, 12)) for count in range(4)]
    assert steps == sorted(set(steps))
    assert smoke(80, 200).get_at((40, 44))[3] > smoke(80, 90).get_at((40, 44))[3] > 0


def test_the_zone_tells_how_near_each_premonition_is(glass):
    glass.lay(table(doors="OD1 AD1", premonitions="PN3 PN5"))
    told = glass.app.words.hint(PREMONITIONS, glass.table.session.view)
    assert "Vertigo: 2 of 3." in told.replace("\u00a0", " ")
