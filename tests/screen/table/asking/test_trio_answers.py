"""A trio in games where it may find other Doors than its own: which answers there are, which is
gold, and where the focus starts."""

import pytest

from game.editions import OFFERED
from game.editions.base.explore import Play
from game.editions.oniverse.event_powers import SearchDyed
from game.records.journal.text.position import position
from game.rules.card import Colour
from game.table.asking.buttons import Chooser
from game.table.party import Party, Player
from tests.screen.robots.glass import key_code, opened
from tests.table.robots.tables import overlap

DYER = "rallied: ZY1\nrow: OS1 OM1\nhand: OS2 AK1 GK1 LK1 AM1\n"
CAUGHT = "catcher1: DC1 AD1 NM1\ncatcher2: DC2 GD2\n"


def trio(glass, text, edition="oniverse"):
    """Lays the table at a trio, and returns the answers by the names of their buttons."""
    game = position(f"edition: {edition}\n{text}", OFFERED)
    glass.lay(game)
    glass.until_rest()
    glass.table.session.submit(Play(game.rules.cards["OS2"]))
    glass.until_rest()
    return {button.id: button for button in glass.table.frame.prompt.all_buttons}


def test_only_the_plain_search_is_gold_and_the_focus_starts_there(glass):
    answers = trio(glass, "row: OS1 OM1\nhand: OS2 AK1 GK1 LK1 AM1")
    assert [key for key, button in answers.items() if button.primary] == ["button.search"]
    glass.key(key_code("right"))
    assert glass.table.frame.in_focus.id == "button.search"


def test_where_the_search_would_be_in_vain_the_next_best_is_gold(glass):
    answers = trio(glass, "row: OS1 OM1\nhand: OS2 AK1 GK1 LK1 AM1\ndoors: OD1 OD2")
    assert [key for key, button in answers.items() if button.primary] == ["button.search_beyond"]


def test_q18_the_dyer_has_one_button_which_lets_one_choose_a_door(glass):
    answers = trio(glass, DYER)
    assert len(answers) == 4
    chooser = answers["button.search_dyed"]
    assert isinstance(chooser, Chooser)
    places = {one.colour for one in chooser.among if isinstance(one, SearchDyed)}
    assert places == {Colour.AQUARIUM, Colour.GARDEN, Colour.LIBRARY}
    glass.press("button.search_dyed")
    glass.until_rest()
    doors = [thing for thing in glass.description["things"] if thing["id"].startswith("choose.")]
    assert len(doors) == 3
    glass.press(next(door["id"] for door in doors if "G" in door["id"]))
    glass.until_rest()
    answer = glass.table.session.game.state.doors(0)
    assert [door.face for door in answer] == ["GD"]


def test_q18_caught_doors_have_a_button_of_their_own(glass):
    answers = trio(glass, f"{DYER}{CAUGHT}", "catchers+oniverse")
    assert len(answers["button.search_dyed"].among) == 3
    assert {one.door.id for one in answers["button.take_dyed"].among} == {"AD1", "GD2"}
    assert len(answers) == 5
    glass.press("button.take_dyed")
    glass.until_rest()
    glass.press("choose.GD2")
    glass.until_rest()
    assert [door.id for door in glass.table.session.game.state.doors(0)] == ["GD2"]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("seats", [1, 2])
def test_in_large_letters_five_answers_cover_neither_the_row_nor_the_hand(size, seats):
    text = f"edition: catchers+oniverse\nseats: {seats}\n{DYER}{CAUGHT}".replace(" LK1 AM1", "")
    party = Party((Player("Ada", "cat"), Player("Zoe", "bell")), "open") if seats == 2 else None
    with opened(None, size, painted=False) as glass:
        glass.write_at(2.0)
        game = position(text, OFFERED)
        glass.lay(game, party)
        glass.table.session.submit(Play(game.rules.cards["OS2"]))
        glass.until_rest()
        frame, layout = glass.table.frame, glass.table.session.director.layout
        buttons = [button.rect for button in frame.prompt.buttons]
        assert len(buttons) == 5
        assert not any(overlap(one, frame.prompt.bar) for one in buttons)
        for key, card in layout.sprites.items():
            if card.zone in ("row", "hand"):
                assert not any(overlap(one, layout.area(key)) for one in buttons)
            if card.zone == "hand" and card.owner == 0:
                area = layout.area(key)
                assert area.y + area.h / 2 <= size[1] + 1
                assert not overlap(area, frame.prompt.bar)


def test_in_the_smallest_window_half_of_the_hand_stays_in_sight_of_a_prophecy():
    with opened(None, (1024, 640), painted=False) as glass:
        glass.write_at(2.0)
        glass.lay(position("prophecy: OS1 GM1 NM1 AK1 LD1\nhand: OS2 AK2 GK1 LK1", OFFERED))
        glass.until_rest()
        bar, layout = glass.table.frame.prompt.bar, glass.table.session.director.layout
        hand = [layout.area(key) for key, card in layout.sprites.items() if card.zone == "hand"]
        assert len(hand) == 4
        assert all(bar.bottom <= card.y and card.y + card.h / 2 <= 641 for card in hand)
