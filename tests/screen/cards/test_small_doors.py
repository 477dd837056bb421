"""A row of the list of games shows its Doors: those that are gained, and the others dark."""

from game.editions.base.box import BASE
from game.rules.card import DOOR
from game.rules.game import Game
from game.rules.state import DOORS, owned, replace
from game.screen.pages.games.small_doors import SmallDoors
from game.table.counting import door_slots
from tests.screen.pages.pages_used import listed, play
from tests.screen.robots.glass import Glass, opened


def row_doors(glass: Glass) -> SmallDoors:
    """Returns the Doors of the first row."""
    leaves = [part.leaf for part, _ in glass.scene.leaves]
    return next(leaf for leaf in leaves if isinstance(leaf, SmallDoors))


def gained(doors: SmallDoors) -> list[set[str]]:
    return [{slot.door.id for slot in group if slot.gained} for group in doors.groups]


def test_once_the_list_rests_it_is_known_which_doors_are_gained():
    with opened(seed=None, painted=False) as glass:
        games = (play(glass, 25, f"small doors {number}") for number in range(40))
        played = next(game for game in games if game.pending and game.state.doors(0))
        won = {door.id for door in played.state.doors(0)}
        listed(glass)
        doors = row_doors(glass)
        assert not doors.known
        assert [*map(len, gained(doors))] == [len(won)]
        glass.wait(0.3)
        doors = row_doors(glass)
        assert doors.known
        assert gained(doors) == [won]
        assert len(doors.groups[0]) == 8
        play(glass, 30, "two", "open")
        listed(glass)
        glass.wait(1.5)
        assert [len(group) for group in row_doors(glass).groups] == [4, 4]


def test_of_two_doors_of_a_place_one_counts_for_its_player():
    state = Game.start(BASE, seed="two", seats=2).state
    doors = tuple(card for card in BASE.all_cards if card.kind == DOOR)[:3]
    held = replace(state, zones={**state.zones, owned(DOORS, 0): doors})
    first, second = door_slots(held, BASE)
    assert [slot.door.face for slot in first if slot.gained] == list({d.face: 0 for d in doors})
    assert not any(slot.gained for slot in second)
