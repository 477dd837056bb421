"""The tree for screen readers says what lies where, and what can be done with it."""

from collections.abc import Iterator

import pygame
import pytest

from game.screen.reader.narration import Narrator
from game.screen.reader.telling import HEADPHONES
from game.screen.reader.tree import Branch, every, focus_of, tree
from game.screen.scene import Happened
from game.table.party import Party
from game.table.saved_table import SavedTable
from tests.screen.games.test_undo import BEGUN, PLAYERS, pair, sit
from tests.screen.reader.speaking import ask, listen
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import has


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(painted=False) as shown:
        yield shown


def root(glass: Glass) -> Branch:
    return tree(glass.app.reading(glass.scene), glass.app.words)


def named(glass: Glass, start: str) -> Branch:
    """Returns the branch whose name begins so."""
    return next(one for one in every(root(glass)) if one.name.startswith(start))


def test_a_zone_holds_its_cards_each_with_its_place_and_what_can_be_done_with_it(glass):
    glass.deal(QUIET)
    glass.until_rest()
    hand = named(glass, "Hand")
    assert [one.name for one in hand.children] == [
        "Observatory Sun, 1 of 5, to play or to discard",
        "Aquarium Moon, 2 of 5, to play or to discard",
        "Garden Key, 3 of 5, to play or to discard",
        "Library Sun, 4 of 5, to play or to discard",
        "Observatory Sun, 5 of 5, to play or to discard",
    ]
    assert named(glass, "Deck").name == "Deck, 71"
    ask(glass, "OS1")
    assert named(glass, "Observatory Sun, 1 of 5").selected
    assert named(glass, "Row").name == "Row, takes the chosen card"
    assert named(glass, "Discards").name == "Discards, 0, takes the chosen card"


def test_the_question_comes_first_and_is_the_name_of_the_window(glass):
    told = root(glass)
    assert told.name == told.children[0].name == "Play or discard a card"
    assert told.children[0].role == "heading"


def test_what_cannot_be_pressed_now_says_so(glass):
    undo = named(glass, "Undo")
    assert undo.pressable
    assert not undo.enabled
    assert undo.barred == "not available now"


def test_a_page_is_read_as_it_stands_with_its_sliders_and_what_is_picked(glass):
    glass.app.ways.settings()
    glass.step()
    told = root(glass)
    assert told.name == "Settings"
    by_id = {one.id: one for one in every(told)}
    assert (by_id["button.speed.1"].role, by_id["button.speed.1"].selected) == ("choice", True)
    assert (by_id["button.speed.2"].role, by_id["button.speed.2"].selected) == ("choice", False)
    chance = by_id["button.win_chance"]
    assert (chance.role, chance.selected) == ("switch", False)
    assert (by_id["button.sounds"].role, by_id["button.sounds"].selected) == ("button", None)
    order = [one.id for one in told.children]
    assert order.index("text.language") < order.index("button.language.fr")
    assert focus_of(told) is told
    ask(glass, "button.sounds")
    slider = next(one for one in every(root(glass)) if one.id == "slider.sound")
    said = slider.role, slider.name, slider.value, slider.number
    assert said == ("slider", "Sounds", "85%", 85)
    ask(glass, "button.back")
    ask(glass, "button.speed.2", "focus")
    assert focus_of(root(glass)).id == "button.speed.2"


def test_each_branch_has_a_number_of_its_own(glass):
    for show in (glass.app.ways.book, glass.app.ways.games, glass.app.ways.title):
        show()
        glass.step()
        ids = [one.id for one in every(root(glass))]
        assert len(ids) == len(set(ids))


def test_a_page_is_told_whole_and_what_is_below_the_fold_comes_in_sight_when_it_is_used(glass):
    glass.resize((1024, 640))
    glass.write_at(2.0)
    glass.app.ways.settings()
    glass.step()
    in_sight = {thing["id"] for thing in glass.description["things"]}
    below = [one for one in every(root(glass)) if one.id.startswith("button.")]
    below = [one for one in below if one.id not in in_sight]
    assert below
    assert all(one.enabled for one in below)
    assert not any(one.id.startswith("button.scroll") for one in every(root(glass)))
    last = below[-1].id
    ask(glass, last, "show")
    assert has(glass.description, last)
    ask(glass, below[0].id, "focus")
    assert focus_of(root(glass)).id == below[0].id
    assert has(glass.description, below[0].id)
    before = glass.app.settings
    ask(glass, last)
    assert glass.app.settings != before
    assert has(glass.description, last)


def test_a_panel_over_the_table_is_told_whole_and_alone(glass):
    glass.resize((1024, 640))
    glass.write_at(2.0)
    glass.deal(QUIET)
    glass.until_rest()
    glass.key(pygame.K_F3)
    glass.step()
    in_sight = {thing["id"] for thing in glass.description["things"]}
    told = [one for one in every(root(glass)) if one.role != "window"]
    assert any(one.id not in in_sight for one in told)
    assert not any(one.id == "GK1" for one in told)
    below = next(one.id for one in reversed(told) if one.id not in in_sight)
    ask(glass, below, "show")
    assert has(glass.description, below)


def test_a_field_has_its_text_as_its_value_and_one_of_two_views_is_shown(glass):
    glass.app.ways.set_table()
    glass.step()
    ask(glass, "field.name.0", "focus")
    glass.type("Io")
    field = next(one for one in every(root(glass)) if one.id == "field.name.0")
    assert (field.role, field.name, field.value) == ("field", "First player", "Io")
    glass.app.ways.games()
    glass.step()
    shelves = [one.selected for one in every(root(glass)) if one.role == "tab"]
    assert shelves.count(True) == 1
    assert shelves.count(False) > 0


def test_the_sentences_of_the_log_are_a_list(glass):
    glass.deal(QUIET)
    glass.until_rest()
    ask(glass, "button.log")
    lists = [one for one in every(root(glass)) if one.role == "list"]
    assert lists
    assert all(one.role == "item" and not one.pressable for one in lists[0].children)


def test_nothing_of_a_hidden_hand_is_told_before_its_owner_has_gone_on(glass):
    """Whoever lifts the cloth is asked for headphones, once at this table."""
    game = pair("hidden", *BEGUN)
    sit(glass, game, SavedTable(Party(PLAYERS, "curtain")))
    glass.until_rest()
    reader = listen(glass)

    def names() -> list[str]:
        glass.until_rest()
        glass.app._tell(glass.scene)
        return [one.name for one in every(reader.root)]

    assert "Headphones" not in " ".join((*names(), reader.spoken))
    glass.look()
    asked = names()
    assert asked[1].startswith("Headphones, please")
    assert reader.spoken == asked[1]
    assert [one.id for one in every(reader.root)][2:] == ["button.menu", "button.cover"]
    ask(glass, "button.menu")
    assert "Settings" in names()
    assert reader.spoken == "Menu."
    ask(glass, "button.close")
    assert names()[1] == reader.spoken == asked[1]
    ask(glass, HEADPHONES)
    told = names()
    assert reader.spoken.startswith("Ada: Play or discard a card.")
    hand = [glass.app.words.card(card) for card in game.state.hand(game.state.active)]
    assert all(any(name.startswith(card) for name in told) for card in hand)
    glass.table.cover()
    glass.look()
    assert "Headphones" not in " ".join(names())


def test_what_a_nightmare_takes_is_told_with_its_price_and_what_can_be_given_says_so(glass):
    glass.deal("OS1 AM1 GK1 LS1 OS2  NM1 NM2 GM1 LM1 OM1 AS1")
    glass.until_rest()
    ask(glass, "OS1")
    ask(glass, "zone.row.0")
    line = Narrator().follow(glass.app.reading(glass.scene), Happened(), glass.scene.asked())
    assert line is not None
    assert line.text.endswith(
        "Answers: Discard a Key; Lose 5 cards from the deck; Lose 4 cards from the hand and draw 5."
    )
    assert named(glass, "Garden Key").name.endswith("to give to the Nightmare")
    assert named(glass, "Deck").name.endswith("to give to the Nightmare")
    assert "to give" not in named(glass, "Aquarium Moon").name


def test_the_steps_of_an_order_are_told_without_a_mouse(glass):
    glass.deal("OK1 AM1 GS1 LS1 OS2  AM2 GM1 LM1 OM1 AS1 GS2")
    glass.until_rest()
    narrator, told = Narrator(), list[str]()
    for key in ("OK1", "zone.discard", "AM2", "GM1", "LM1", "OM1"):
        ask(glass, key)
        scene = glass.scene
        line = narrator.follow(glass.app.reading(scene), scene.happened(), scene.asked())
        told += [line.text] if line else []
    assert told[-5].endswith("order the others. Choose the card that is discarded.")
    assert told[-4:] == [
        "Number 1 is next: choose a card.",
        "Number 2 is next: choose a card.",
        "Number 3 is next: choose a card.",
        "All is in order. Confirm it, or choose a card to change it.",
    ]


def test_each_card_of_an_order_tells_what_it_can_be_used_for(glass):
    glass.deal("OK1 AM1 GS1 LS1 OS2  AM2 GM1 LM1 OM1 AS1 GS2")
    glass.until_rest()
    ask(glass, "OK1")
    ask(glass, "zone.discard")
    assert named(glass, "Library Moon").name.endswith(", to discard")
    ask(glass, "AM2")
    ask(glass, "GM1")
    assert named(glass, "Library Moon").name.endswith(", to put in order")
    assert named(glass, "Garden Moon").name.endswith(", in order")


def test_why_a_card_cannot_be_played_is_told(glass):
    glass.deal(QUIET)
    glass.until_rest()
    narrator, told = Narrator(), list[str]()
    for key in ("OS1", "zone.row.0", "LS1", "zone.row.0"):
        ask(glass, key)
        scene = glass.scene
        line = narrator.follow(glass.app.reading(scene), scene.happened(), scene.asked())
        told += [line.text] if line else []
    assert told[-1] == "The last card of the row shows the same symbol."
