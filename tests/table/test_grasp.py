"""Two players lay cards with the pointer: in the draft, from the shared tray, and in a swap."""

from __future__ import annotations

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.partners import CardDrafted, CardsSwapped, OfferSwap, Swap, Take
from game.editions.base.refusals import Refusal
from game.editions.base.show import STAGING
from game.rules.state import DISCARD, HAND, MARKET, ROW, SHARED, owned
from game.table.desk import Desk
from game.table.hands.clicks import choose
from game.table.hands.grasp import Grasp
from game.table.hands.things import Thing
from game.table.layout.arrangement import in_order
from game.table.layout.places import REACH, Point
from game.table.layout.poses import Sprite
from game.table.motion.tempo import Tempo
from game.table.sitting import Sitting
from tests.rules.stories import after, deal, partners
from tests.table.sittings import MANNERS, assert_rests, party, poses, run_out, seated

OWN, OTHER, SHARED_CARDS = "OS1 OM1 OK1", "AM1 GS1 AK1", "LS1 GK1"
PICKS = "OS1 AM1 OM1 GS1 OK1 AK1 LS1 GK1"
DECK_TOP = "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"


def swapping(*, size: tuple[int, int] = (1280, 720), fixed: bool = False) -> Sitting:
    """The first seat has discarded a card and may swap."""
    game = after(partners(OWN, OTHER, SHARED_CARDS, DECK_TOP), "Discard OS1")
    sitting = seated(game, size=size, fixed=fixed)
    assert isinstance(sitting.pending, OfferSwap)
    return sitting


def drafting(picked: int = 0, *, size: tuple[int, int] = (1280, 720)) -> Sitting:
    """So many cards of the market have been taken."""
    game = deal(f"{PICKS} {DECK_TOP}", seats=2)
    return seated(after(game, *(f"Take {name}" for name in PICKS.split()[:picked])), size=size)


def sprite(sitting: Sitting, key: str) -> Sprite:
    return sitting.director.layout.sprites[key]


def middle(sitting: Sitting, key: str) -> Point:
    """Of a card as it rests, or of a zone."""
    return sitting.director.layout.area(key).centre


def grip(sitting: Sitting, key: str) -> Grasp:
    """A card is taken in its middle."""
    return Grasp(sitting, key, sprite(sitting, key).card, middle(sitting, key))


def drag(sitting: Sitting, key: str, end: Point) -> None:
    """From the middle of a card to a point, in small steps."""
    held, (x, y) = grip(sitting, key), middle(sitting, key)
    for i in range(1, 11):
        held.move((x + (end[0] - x) * i / 10, y + (end[1] - y) * i / 10))
        held.advance(1 / 60)
    held.drop(end)


def done(sitting: Sitting, kind: type) -> list[object]:
    """The events of a kind in the log."""
    return [event for event in sitting.game.log if isinstance(event, kind)]


every_table = pytest.mark.parametrize(
    ("size", "fixed"),
    [((1024, 640), False), ((1280, 720), False), ((1920, 1080), True), ((1280, 720), True)],
)


@every_table
@pytest.mark.parametrize("own", ["OM1", "OK1"])
@pytest.mark.parametrize("shared", ["LS1", "GK1"])
def test_an_own_card_is_dragged_onto_a_shared_one_and_they_change_places(size, fixed, own, shared):
    sitting = swapping(size=size, fixed=fixed)
    drag(sitting, own, middle(sitting, shared))
    (event,) = done(sitting, CardsSwapped)
    assert isinstance(event, CardsSwapped)
    assert (str(event.personal), str(event.shared)) == (own, shared)
    run_out(sitting.director)
    assert_rests(sitting)


@every_table
@pytest.mark.parametrize("own", ["OM1", "OK1"])
@pytest.mark.parametrize("shared", ["LS1", "GK1"])
def test_a_shared_card_is_dragged_onto_an_own_one_and_they_change_places(size, fixed, own, shared):
    sitting = swapping(size=size, fixed=fixed)
    drag(sitting, shared, middle(sitting, own))
    (event,) = done(sitting, CardsSwapped)
    assert isinstance(event, CardsSwapped)
    assert (str(event.personal), str(event.shared)) == (own, shared)


def test_between_two_shared_cards_the_nearer_one_takes_the_card():
    for part, wanted in ((0.35, "LS1"), (0.65, "GK1")):
        sitting = swapping()
        (x, y), (x2, _) = middle(sitting, "LS1"), middle(sitting, "GK1")
        drag(sitting, "OM1", (x + (x2 - x) * part, y))
        (event,) = done(sitting, CardsSwapped)
        assert isinstance(event, CardsSwapped)
        assert str(event.shared) == wanted


def test_let_go_far_from_any_shared_card_nothing_is_swapped_and_it_goes_home():
    sitting = swapping()
    home = poses(sitting.director)
    drag(sitting, "OM1", (640.0, 60.0))
    assert done(sitting, CardsSwapped) == []
    assert sitting.astray
    run_out(sitting.director)
    assert poses(sitting.director) == home
    assert_rests(sitting)


def test_let_go_over_the_own_hand_it_comes_home_and_nothing_is_wrong():
    sitting = swapping()
    x, y = middle(sitting, "OM1")
    drag(sitting, "OM1", (x + 6, y + 4))
    assert done(sitting, CardsSwapped) == []
    assert not sitting.astray
    run_out(sitting.director)
    assert_rests(sitting)


def test_a_shared_card_takes_hold_within_reach_and_no_further():
    sitting = swapping()
    reach = REACH * sitting.director.layout.places.scale
    area = sitting.director.layout.area("GK1")
    for away, holds in ((reach * 0.9, True), (reach * 1.2, False)):
        held = grip(sitting, "OM1")
        held.move((area.centre[0], area.y - away))
        assert (sitting.arrangement.toward == "GK1") == holds
        held.let_go()
        run_out(sitting.director)
        assert sitting.arrangement.toward == ""
        assert_rests(sitting)


def test_every_shared_card_and_no_other_card_is_a_target_of_an_own_one():
    sitting = swapping()
    assert sorted(sitting.reach.targets("OM1")) == ["GK1", "LS1"]
    assert sorted(sitting.reach.targets("LS1")) == ["OK1", "OM1"]
    for name in OTHER.split():
        assert sitting.reach.targets(name) == ()
        assert not sitting.reach.can_lift(thing(sitting, name))


def thing(sitting: Sitting, key: str) -> Thing:
    """A card as something to point at."""
    card = sprite(sitting, key)
    area = sitting.director.layout.area(key)
    return Thing(key, "card", key, area, card.zone, card=card.card, owner=card.owner)


@pytest.mark.parametrize("first", ["OM1", "LS1"])
def test_two_clicks_swap_as_well(first):
    sitting = swapping()
    second = "LS1" if first == "OM1" else "OM1"
    assert choose(sitting, thing(sitting, first))
    assert sitting.selected == first
    assert choose(sitting, thing(sitting, second))
    assert len(done(sitting, CardsSwapped)) == 1


def test_a_click_on_a_card_of_the_partner_means_nothing():
    sitting = swapping()
    before = sitting.game.log
    for name in OTHER.split():
        assert not choose(sitting, thing(sitting, name))
        assert sitting.selected == ""
    assert sitting.game.log == before


# The draft


@pytest.mark.parametrize("picked", range(6))
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_r33_a_card_of_the_market_is_dragged_to_the_hand_of_whose_pick_it_is(picked, size):
    sitting = drafting(picked, size=size)
    seat = picked % 2
    name = PICKS.split()[7]
    assert sprite(sitting, name).zone == MARKET
    drag(sitting, name, middle(sitting, owned(HAND, seat)))
    *_, event = done(sitting, CardDrafted)
    assert isinstance(event, CardDrafted)
    assert (event.seat, str(event.card)) == (seat, name)
    assert name in [card.id for card in sitting.game.state.hand(seat)]
    run_out(sitting.director)
    assert_rests(sitting)


def test_a_card_of_the_market_does_not_go_to_the_hand_of_the_other():
    sitting = drafting(0)
    before = sitting.game.log
    drag(sitting, "GK1", middle(sitting, owned(HAND, 1)))
    assert sitting.game.log == before
    assert sitting.astray
    run_out(sitting.director)
    assert_rests(sitting)


def test_a_card_of_the_market_that_is_let_go_over_the_market_comes_home():
    sitting = drafting(2)
    before = sitting.game.log
    x, y = middle(sitting, "GK1")
    drag(sitting, "GK1", (x - 90, y))
    assert sitting.game.log == before
    assert not sitting.astray
    run_out(sitting.director)
    assert_rests(sitting)


def test_the_hand_takes_hold_of_a_card_of_the_market_that_comes_near():
    sitting = drafting(0)
    area = sitting.director.layout.area(owned(HAND, 0))
    reach = REACH * sitting.director.layout.places.scale
    held = grip(sitting, "GK1")
    held.move((area.centre[0], area.y - reach * 0.9))
    assert sitting.arrangement.toward == owned(HAND, 0)
    held.move((area.right + reach * 1.5, area.centre[1]))
    assert sitting.arrangement.toward == ""
    held.let_go()


def market_lies(sitting: Sitting) -> dict[str, tuple[float, float]]:
    """Where the middles are of the cards that can be drafted."""
    market = [card.id for card in sitting.view.market]
    return {key: (pose.x, pose.y) for key, pose in poses(sitting.director).items() if key in market}


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("tempo", [Tempo(), Tempo(reduced=True)], ids=["moving", "reduced"])
def test_cards_of_the_draft_that_are_left_stay_where_they_lie(manner, tempo):
    game = deal(f"{PICKS} {DECK_TOP}", seats=2, visibility=party(manner).visibility)
    sitting = seated(game, manner, tempo=tempo)
    first = market_lies(sitting)
    assert len({x for x, _ in first.values()}) == 8

    def left_stay(sitting: Sitting, count: int) -> None:
        run_out(sitting.director)
        lie = market_lies(sitting)
        assert lie == {key: first[key] for key in lie}
        assert len(lie) == count

    for taken, card in enumerate(("GS1", "OS1", "LS1", "OM1", "GK1")):
        assert sitting.submit(Take(CARDS[card]))
        left_stay(sitting, 7 - taken)
        left_stay(seated(sitting.game, manner), 7 - taken)
    if manner == "open":
        sitting.undo()
        left_stay(sitting, 4)


# Playing


def test_a_shared_card_is_dragged_to_the_own_row_or_to_the_discard_pile():
    for zone, row in ((owned(ROW, 0), True), (DISCARD, False)):
        sitting = seated(partners(OWN, OTHER, SHARED_CARDS, DECK_TOP))
        drag(sitting, "LS1", middle(sitting, zone))
        state = sitting.game.state
        assert [card.id for card in (state.row(0) if row else state.discard)] == ["LS1"]


def test_a_shared_card_that_may_not_be_played_goes_home_and_the_game_says_why():
    game = after(partners(OWN, OTHER, SHARED_CARDS, DECK_TOP), "Play OS1", "Play AM1")
    sitting = seated(game)
    before = sitting.game.log
    drag(sitting, "LS1", middle(sitting, owned(ROW, 0)))
    assert sitting.game.log == before
    assert sitting.refused == Refusal.SAME_SYMBOL
    run_out(sitting.director)
    assert_rests(sitting)


def test_nothing_is_played_to_the_row_of_the_partner():
    sitting = seated(partners(OWN, OTHER, SHARED_CARDS, DECK_TOP))
    before = sitting.game.log
    drag(sitting, "OS1", middle(sitting, owned(ROW, 1)))
    assert sitting.game.log == before
    assert sitting.refused is None
    run_out(sitting.director)
    assert_rests(sitting)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_of_a_covered_hand_only_what_everybody_sees_can_be_picked_up(manner):
    game = partners(OWN, OTHER, SHARED_CARDS, DECK_TOP, visibility="hidden")
    game = after(game, "Play OS1", "Play AM1")
    sitting = Sitting(game, Desk(party(manner)), (1280, 720), Tempo(), staging=STAGING)
    assert not sitting.shown
    backs = [s for s in sitting.director.layout.sprites.values() if s.lies_in == owned(HAND, 0)]
    assert [s.card and s.card.id for s in backs] == ["OM1", "OK1", None]
    for sprite in sitting.director.layout.sprites.values():
        known = sprite.key in ("OM1", "OK1", "LS1", "GK1")
        assert sitting.reach.can_lift(thing(sitting, sprite.key)) == known, sprite
    assert set(sitting.reach.lifted_to(owned(ROW, 0))) == {"OM1", "OK1", "GK1"}
    assert choose(sitting, thing(sitting, "GK1"))


def test_the_swap_asked_for_names_cards_of_the_one_who_plays():
    sitting = swapping()
    swaps = [command for command in sitting.legal if isinstance(command, Swap)]
    assert {str(swap.personal) for swap in swaps} == {"OM1", "OK1"}
    assert {str(swap.shared) for swap in swaps} == {"LS1", "GK1"}
    assert sprite(sitting, "LS1").lies_in == SHARED


def test_r38_the_shared_card_comes_to_lie_where_the_personal_one_lay():
    sitting = swapping()
    assert [card.id for card in sitting.hand] == ["OM1", "OK1"]
    drag(sitting, "OM1", middle(sitting, "GK1"))
    hand = in_order(sitting.game.state.hand(0), sitting.arrangement.order)
    assert [card.id for card in hand] == ["GK1", "OK1", "LM1"]
