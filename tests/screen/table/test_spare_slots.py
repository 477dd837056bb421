"""With twelve Doors or thirteen, two players see from the start a slot for every Door that they may
win: besides their own four each sees one more of every place, until either of them has it."""

import pytest

from game.editions import OFFERED
from game.rules.card import DOOR, Colour
from game.rules.game import Game
from game.rules.state import DOORS, owned
from game.rules.view import View
from game.screen.table.drawing.sides import spare_slots
from game.table.layout.arrangement import Arrangement
from game.table.layout.layout import layout
from game.table.layout.places import Rect

PLACES = range(len(Colour))


def slots(game: Game, held: str, size=(1280, 720), letters=1.0) -> list[list[Rect]]:
    """Returns the spare slots of each seat where the first one holds these Doors."""
    doors = {card.id: card for card in game.rules.all_cards if card.kind == DOOR}
    state = game.state.moved(owned(DOORS, 0), *(doors[name] for name in held.split()))
    view = View.of(state, 0)
    places = layout(view, size, Arrangement(letters=letters), OFFERED.show).places
    return [
        [s for place in PLACES for s in spare_slots(view, places, seat, place)] for seat in (0, 1)
    ]


@pytest.mark.parametrize(
    ("edition", "held", "mine", "theirs"),
    [
        ("base", "", 0, 0),
        ("glyphs", "", 4, 4),
        ("glyphs", "OD1", 4, 4),
        ("glyphs", "OD1 OD2", 3, 3),
        ("glyphs", "OD1 OD2 AD1 AD2 LD1", 2, 2),
        ("glyphs+oniverse", "", 4, 4),
    ],
)
def test_either_may_win_what_is_left_when_each_has_one_of_every_place(edition, held, mine, theirs):
    game = Game.start(OFFERED[edition], seed="spare", seats=2)
    assert [len(found) for found in slots(game, held)] == [mine, theirs]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_each_looks_out_from_behind_the_slot_of_its_own_place(size, letters):
    game = Game.start(OFFERED["glyphs+oniverse"], seed="spare", seats=2)
    view = View.of(game.state, 0)
    places = layout(view, size, Arrangement(letters=letters), OFFERED.show).places
    for seat, found in enumerate(slots(game, "", size, letters)):
        for place, rect in zip(PLACES, found, strict=True):
            front = places.door_slot(place, 0, seat)
            assert rect.right > front.right + 2
            assert rect.bottom > front.bottom + 2
