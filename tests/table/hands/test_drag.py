"""Two players lay cards with the pointer: in the draft, from the shared tray, and in a swap."""

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.partners import CardDrafted, CardsSwapped, OfferSwap, Swap, Take
from game.editions.base.routines import Refusal
from game.editions.base.show import STAGING
from game.rules.state import DISCARD, HAND, MARKET, ROW, SHARED, owned
from game.table.hands.things import Thing
from game.table.layout.arrangement import in_order
from game.table.layout.places import REACH, Point
from game.table.layout.poses import Sprite
from game.table.motion.tempo import Tempo
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.rules.stories import after, deal, partners
from tests.table.robots.hands import Held, choose
from tests.table.robots.sessions import MANNERS, assert_rests, party, poses, run_out, seated

OWN, OTHER, SHARED_CARDS = "OS1 OM1 OK1", "AM1 GS1 AK1", "LS1 GK1"
PICKS = "OS1 AM1 OM1 GS1 OK1 AK1 LS1 GK1"
DECK_TOP = "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"


def swapping(*, size: tuple[int, int] = (1280, 720), fixed: bool = False) -> TableSession:
    """Returns a session in which the first seat has discarded a card and may swap."""
    game = after(partners(OWN, OTHER, SHARED_CARDS, DECK_TOP), "Discard OS1")
    session = seated(game, size=size, fixed=fixed)
    assert isinstance(session.pending, OfferSwap)
    return session


def drafting(picked: int = 0, *, size: tuple[int, int] = (1280, 720)) -> TableSession:
    """Returns a session in which so many cards of the market have been taken."""
    game = deal(f"{PICKS} {DECK_TOP}", seats=2)
    return seated(after(game, *(f"Take {name}" for name in PICKS.split()[:picked])), size=size)


def sprite(session: TableSession, key: str) -> Sprite:
    return session.director.layout.sprites[key]


def middle(session: TableSession, key: str) -> Point:
    """Returns the middle of a card at rest, or of a zone."""
    return session.director.layout.area(key).centre


def grip(session: TableSession, key: str) -> Held:
    """Grips a card at its middle."""
    return Held(session, key, sprite(session, key).card, middle(session, key))


def drag(session: TableSession, key: str, end: Point) -> None:
    """Drags a card from its middle to a point in small steps, and drops it."""
    held, (x, y) = grip(session, key), middle(session, key)
    for i in range(1, 11):
        held.move((x + (end[0] - x) * i / 10, y + (end[1] - y) * i / 10))
        held.advance(1 / 60)
    held.drop(end)


def done(session: TableSession, kind: type) -> list[object]:
    """Returns the events of a kind in the log."""
    return [event for event in session.game.log if isinstance(event, kind)]


every_table = pytest.mark.parametrize(
    ("size", "fixed"),
    [((1024, 640), False), ((1280, 720), False), ((1920, 1080), True), ((1280, 720), True)],
)


@every_table
@pytest.mark.parametrize("own", ["OM1", "OK1"])
@pytest.mark.parametrize("shared", ["LS1", "GK1"])
def test_an_own_card_is_dragged_onto_a_shared_one_and_they_change_places(size, fixed, own, shared):
    session = swapping(size=size, fixed=fixed)
    drag(session, own, middle(session, shared))
    (event,) = done(session, CardsSwapped)
    assert isinstance(event, CardsSwapped)
    assert (str(event.personal), str(event.shared)) == (own, shared)
    run_out(session.director)
    assert_rests(session)


@every_table
@pytest.mark.parametrize("own", ["OM1", "OK1"])
@pytest.mark.parametrize("shared", ["LS1", "GK1"])
def test_a_shared_card_is_dragged_onto_an_own_one_and_they_change_places(size, fixed, own, shared):
    session = swapping(size=size, fixed=fixed)
    drag(session, shared, middle(session, own))
    (event,) = done(session, CardsSwapped)
    assert isinstance(event, CardsSwapped)
    assert (str(event.personal), str(event.shared)) == (own, shared)


def test_between_two_shared_cards_the_nearer_one_takes_the_card():
    for part, wanted in ((0.35, "LS1"), (0.65, "GK1")):
        session = swapping()
        (x, y), (x2, _) = middle(session, "LS1"), middle(session, "GK1")
        drag(session, "OM1", (x + (x2 - x) * part, y))
        (event,) = done(session, CardsSwapped)
        assert isinstance(event, CardsSwapped)
        assert str(event.shared) == wanted


def test_let_go_far_from_any_shared_card_nothing_is_swapped_and_it_goes_home():
    session = swapping()
    home = poses(session.director)
    drag(session, "OM1", (640.0, 60.0))
    assert done(session, CardsSwapped) == []
    assert session.astray
    run_out(session.director)
    assert poses(session.director) == home
    assert_rests(session)


def test_let_go_over_the_own_hand_it_comes_home_and_nothing_is_wrong():
    session = swapping()
    x, y = middle(session, "OM1")
    drag(session, "OM1", (x + 6, y + 4))
    assert done(session, CardsSwapped) == []
    assert not session.astray
    run_out(session.director)
    assert_rests(session)


def test_a_shared_card_takes_hold_within_reach_and_no_further():
    session = swapping()
    reach = REACH * session.director.layout.places.scale
    area = session.director.layout.area("GK1")
    for away, holds in ((reach * 0.9, True), (reach * 1.2, False)):
        held = grip(session, "OM1")
        held.move((area.centre[0], area.y - away))
        assert (session.arrangement.toward == "GK1") == holds
        held.let_go()
        run_out(session.director)
        assert session.arrangement.toward == ""
        assert_rests(session)


def test_every_shared_card_and_no_other_card_is_a_target_of_an_own_one():
    session = swapping()
    assert sorted(session.drops.targets("OM1")) == ["GK1", "LS1"]
    assert sorted(session.drops.targets("LS1")) == ["OK1", "OM1"]
    for name in OTHER.split():
        assert session.drops.targets(name) == ()
        assert not session.drops.can_lift(thing(session, name))


def thing(session: TableSession, key: str) -> Thing:
    """Returns a card as a thing that can be pointed at."""
    card = sprite(session, key)
    area = session.director.layout.area(key)
    return Thing(key, "card", key, area, card.zone, card=card.card, owner=card.owner)


@pytest.mark.parametrize("first", ["OM1", "LS1"])
def test_two_clicks_swap_as_well(first):
    session = swapping()
    second = "LS1" if first == "OM1" else "OM1"
    assert choose(session, thing(session, first))
    assert session.selected == first
    assert choose(session, thing(session, second))
    assert len(done(session, CardsSwapped)) == 1


def test_a_click_on_a_card_of_the_partner_means_nothing():
    session = swapping()
    before = session.game.log
    for name in OTHER.split():
        assert not choose(session, thing(session, name))
        assert session.selected == ""
    assert session.game.log == before


# The draft


@pytest.mark.parametrize("picked", range(6))
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_r33_a_card_of_the_market_is_dragged_to_the_hand_of_whose_pick_it_is(picked, size):
    session = drafting(picked, size=size)
    seat = picked % 2
    name = PICKS.split()[7]
    assert sprite(session, name).zone == MARKET
    drag(session, name, middle(session, owned(HAND, seat)))
    *_, event = done(session, CardDrafted)
    assert isinstance(event, CardDrafted)
    assert (event.seat, str(event.card)) == (seat, name)
    assert name in [card.id for card in session.game.state.hand(seat)]
    run_out(session.director)
    assert_rests(session)


def test_a_card_of_the_market_does_not_go_to_the_hand_of_the_other():
    session = drafting(0)
    before = session.game.log
    drag(session, "GK1", middle(session, owned(HAND, 1)))
    assert session.game.log == before
    assert session.astray
    run_out(session.director)
    assert_rests(session)


def test_a_card_of_the_market_that_is_let_go_over_the_market_comes_home():
    session = drafting(2)
    before = session.game.log
    x, y = middle(session, "GK1")
    drag(session, "GK1", (x - 90, y))
    assert session.game.log == before
    assert not session.astray
    run_out(session.director)
    assert_rests(session)


def test_the_hand_takes_hold_of_a_card_of_the_market_that_comes_near():
    session = drafting(0)
    area = session.director.layout.area(owned(HAND, 0))
    reach = REACH * session.director.layout.places.scale
    held = grip(session, "GK1")
    held.move((area.centre[0], area.y - reach * 0.9))
    assert session.arrangement.toward == owned(HAND, 0)
    held.move((area.right + reach * 1.5, area.centre[1]))
    assert session.arrangement.toward == ""
    held.let_go()


def market_lies(session: TableSession) -> dict[str, tuple[float, float]]:
    """Returns the middle of each card that can be drafted."""
    market = [card.id for card in session.view.market]
    return {key: (pose.x, pose.y) for key, pose in poses(session.director).items() if key in market}


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("tempo", [Tempo(), Tempo(reduced=True)], ids=["moving", "reduced"])
def test_cards_of_the_draft_that_are_left_stay_where_they_lie(manner, tempo):
    game = deal(f"{PICKS} {DECK_TOP}", seats=2, visibility=party(manner).visibility)
    session = seated(game, manner, tempo=tempo)
    first = market_lies(session)
    assert len({x for x, _ in first.values()}) == 8

    def left_stay(session: TableSession, count: int) -> None:
        run_out(session.director)
        lie = market_lies(session)
        assert lie == {key: first[key] for key in lie}
        assert len(lie) == count

    for taken, card in enumerate(("GS1", "OS1", "LS1", "OM1", "GK1")):
        assert session.submit(Take(CARDS[card]))
        left_stay(session, 7 - taken)
        left_stay(seated(session.game, manner), 7 - taken)
    if manner == "open":
        session.undo()
        left_stay(session, 4)


# Playing


def test_a_shared_card_is_dragged_to_the_own_row_or_to_the_discard_pile():
    for zone, row in ((owned(ROW, 0), True), (DISCARD, False)):
        session = seated(partners(OWN, OTHER, SHARED_CARDS, DECK_TOP))
        drag(session, "LS1", middle(session, zone))
        state = session.game.state
        assert [card.id for card in (state.row(0) if row else state.discard)] == ["LS1"]


def test_a_shared_card_that_may_not_be_played_goes_home_and_the_game_says_why():
    game = after(partners(OWN, OTHER, SHARED_CARDS, DECK_TOP), "Play OS1", "Play AM1")
    session = seated(game)
    before = session.game.log
    drag(session, "LS1", middle(session, owned(ROW, 0)))
    assert session.game.log == before
    assert session.refused == Refusal.SAME_SYMBOL
    run_out(session.director)
    assert_rests(session)


def test_nothing_is_played_to_the_row_of_the_partner():
    session = seated(partners(OWN, OTHER, SHARED_CARDS, DECK_TOP))
    before = session.game.log
    drag(session, "OS1", middle(session, owned(ROW, 1)))
    assert session.game.log == before
    assert session.refused is None
    run_out(session.director)
    assert_rests(session)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_of_a_covered_hand_only_what_everybody_sees_can_be_picked_up(manner):
    game = partners(OWN, OTHER, SHARED_CARDS, DECK_TOP, visibility="hidden")
    game = after(game, "Play OS1", "Play AM1")
    session = TableSession(game, SavedTable(party(manner)), (1280, 720), Tempo(), staging=STAGING)
    assert not session.shown
    backs = [s for s in session.director.layout.sprites.values() if s.lies_in == owned(HAND, 0)]
    assert [s.card and s.card.id for s in backs] == ["OM1", "OK1", None]
    for sprite in session.director.layout.sprites.values():
        known = sprite.key in ("OM1", "OK1", "LS1", "GK1")
        assert session.drops.can_lift(thing(session, sprite.key)) == known, sprite
    assert set(session.drops.lifted_to(owned(ROW, 0))) == {"OM1", "OK1", "GK1"}
    assert choose(session, thing(session, "GK1"))


def test_the_swap_asked_for_names_cards_of_the_one_who_plays():
    session = swapping()
    swaps = [command for command in session.legal if isinstance(command, Swap)]
    assert {str(swap.personal) for swap in swaps} == {"OM1", "OK1"}
    assert {str(swap.shared) for swap in swaps} == {"LS1", "GK1"}
    assert sprite(session, "LS1").lies_in == SHARED


def test_r38_the_shared_card_comes_to_lie_where_the_personal_one_lay():
    session = swapping()
    assert [card.id for card in session.hand] == ["OM1", "OK1"]
    drag(session, "OM1", middle(session, "GK1"))
    hand = in_order(session.game.state.hand(0), session.arrangement.order)
    assert [card.id for card in hand] == ["GK1", "OK1", "LM1"]
