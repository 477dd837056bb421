"""Cards drawn by hand: what is laid can be taken back until the deck is pressed."""

import random
from collections.abc import Iterator

import pytest

from game.editions.base.box import BASE
from game.editions.base.explore import CardPlayed, CompleteTrio
from game.editions.base.prophecy import Prophesy
from game.editions.base.show import STAGING
from game.rules.course import Concede
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.state import DISCARD, HAND, ROW, SHARED, owned
from game.table.hands.gestures import DECK_GRIP
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.motion.cues import Cue
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from game.table.watching import laid as what_waits
from tests.rules.stories import after, command, deal, partners, position
from tests.table.robots.hands import Held, choose
from tests.table.robots.sessions import (
    FRAME,
    MANNERS,
    SIZE,
    assert_rests,
    look,
    new_game,
    party,
    poses,
    run_out,
    some_answer,
)

QUIET = "OS1 AM1 GK1 LS1 OM2 AS2 LM2 GM1 OS3 LM3"
TRIO = "OS1 OM1 OK1 LS1 GM2 AS2 LM2 GM1 OS3"
OWN, OTHER, BOTH, TOP = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2"
HAND_ZONE, ROW_ZONE = owned(HAND, 0), owned(ROW, 0)
TEMPOS = [Tempo(), Tempo(INSTANT), Tempo(reduced=True)]


def by_hand(
    game: Game, manner: Manner = "open", tempo: Tempo | None = None, asks_search: bool = True
) -> TableSession:
    """Returns a session of a game in which cards are drawn by hand."""
    desk = SavedTable(party(manner)) if game.state.seats > 1 else SavedTable()
    tempo = tempo or Tempo()
    session = TableSession(game, desk, SIZE, tempo, asks_search=asks_search, staging=STAGING)
    session.drawn_by_hand = True
    look(session)
    session.director.finish()
    return session


def laid(game: Game, *texts: str, tempo: Tempo | None = None) -> TableSession:
    """Returns a session in which the last of these cards waits at the table; the earlier ones were
    drawn for."""
    session = by_hand(game, tempo=tempo)
    for text in texts:
        session.draw()
        assert session.submit(command(text)), text
        run_out(session.director)
    assert session.laid
    return session


@pytest.mark.parametrize("tempo", TEMPOS)
def test_a_card_that_is_laid_lies_there_and_the_game_has_not_been_asked(tempo):
    game = deal(QUIET)
    log, kept = game.log, list[int]()
    session = by_hand(game, tempo=tempo)
    session.keep = lambda: kept.append(1)
    assert session.submit(command("Play OS1"))
    run_out(session.director)
    assert game.log == log
    assert not kept
    view = session.director.view
    assert [card.id for card in view.rows[0]] == ["OS1"]
    assert [card.id for card in view.hand] == ["AM1", "GK1", "LS1", "OM2"]
    assert view.deck_count == 71
    assert session.pending is None
    assert_rests(session)


@pytest.mark.parametrize("tempo", TEMPOS)
def test_the_deck_is_pressed_and_all_is_as_if_cards_came_by_themselves(tempo):
    straight = after(deal(QUIET), "Play OS1")
    session = laid(deal(QUIET), "Play OS1", tempo=tempo)
    session.draw()
    assert not any(isinstance(event, CardPlayed) for event, _ in session.director.queue)
    run_out(session.director)
    assert session.game.log == straight.log
    assert not session.laid
    assert session.exploring
    assert_rests(session)


@pytest.mark.parametrize("text", ["Play OS1", "Discard OS1", "Discard GK1"])
@pytest.mark.parametrize("tempo", TEMPOS)
def test_what_was_laid_is_taken_back_for_nothing(tempo, text):
    session = by_hand(deal(QUIET), tempo=tempo)
    log, view, lay = session.game.log, session.director.view, poses(session.director)
    order = session.hand
    session.submit(command(text))
    run_out(session.director)
    assert session.can_undo
    session.undo()
    run_out(session.director)
    assert (session.game.log, session.director.view, session.hand) == (log, view, order)
    assert poses(session.director) == lay
    assert (session.desk.rewinds, session.back.undone) == (0, ())
    assert session.exploring
    assert_rests(session)


def test_what_shows_nothing_of_the_deck_is_answered_at_once():
    session = by_hand(after(deal(TRIO), "Play OS1", "Play OM1"))
    session.submit(command("Play OK1"))
    assert isinstance(session.pending, CompleteTrio)
    session.undo()
    assert session.exploring
    assert session.desk.rewinds == 0
    session.submit(Concede())
    assert session.game.pending is None


def test_where_nothing_was_laid_there_is_nothing_to_take_back():
    session = by_hand(after(deal(TRIO), "Play OS1", "Play OM1", "Play OK1"))
    session.submit(command("Decline"))
    assert session.exploring


def test_a_search_that_nobody_is_asked_about_waits_for_the_deck_too():
    game = after(deal(TRIO), "Play OS1", "Play OM1")
    session = by_hand(game, asks_search=False)
    session.submit(command("Play OK1"))
    run_out(session.director)
    assert not session.director.view.doors[0]
    assert [card.id for card in session.director.view.rows[0]] == ["OS1", "OM1", "OK1"]
    session.undo()
    assert session.exploring
    session.submit(command("Play OK1"))
    session.draw()
    run_out(session.director)
    assert len(session.director.view.doors[0]) == 1
    assert (
        session.game.log == after(deal(TRIO), *"Play OS1|Play OM1|Play OK1|Search".split("|")).log
    )


def test_an_empty_deck_gives_nothing_to_wait_for():
    game = position("OS1 AM1 GK1 LS1 OM2")
    before, play = game.state, command("Play OS1")
    events = game.submit(play)
    assert game.defeat == "deck_exhausted"
    assert what_waits(play, before, events, ()) is None


def test_a_discarded_key_shows_no_prophecy_before_the_deck_is_pressed():
    session = laid(deal(QUIET), "Discard GK1")
    assert not session.director.view.prophecy
    session.draw()
    assert isinstance(session.pending, Prophesy)
    assert session.submit(command("Foresee AS2 LM2,GM1,OS3,LM3"))
    run_out(session.director)
    assert [card.id for card in session.director.view.discard] == ["GK1", "AS2"]
    session.undo()
    run_out(session.director)
    assert isinstance(session.pending, Prophesy)
    assert session.desk.rewinds == 0
    assert_rests(session)


# Another card, and the pointer


def drag(session: TableSession, key: str, onto: str) -> None:
    """Drags a card or the deck from its middle to that of a zone."""
    layout = session.director.layout
    start, end = layout.area(key.removeprefix("zone.")).centre, layout.area(onto).centre
    card = layout.sprites[key].card if key in layout.sprites else None
    held = Held(session, key, card, start)
    held.drop(end)
    run_out(session.director)


def test_another_card_may_be_laid_instead():
    session = laid(deal(QUIET), "Play OS1")
    drag(session, "AM1", ROW_ZONE)
    assert [card.id for card in session.director.view.rows[0]] == ["AM1"]
    assert session.laid
    assert session.laid.grip == "AM1"
    assert [card.id for card in session.hand] == ["OS1", "GK1", "LS1", "OM2"]
    drag(session, "OS1", DISCARD)
    assert not session.director.view.rows[0]
    session.draw()
    assert session.game.log == after(deal(QUIET), "Discard OS1").log


def test_a_card_that_was_laid_is_dragged_home_and_the_deck_to_the_hand():
    session = laid(deal(QUIET), "Play OS1")
    drag(session, "OS1", HAND_ZONE)
    assert not session.laid
    assert len(session.hand) == 5
    session.submit(command("Play OS1"))
    run_out(session.director)
    drag(session, DECK_GRIP, HAND_ZONE)
    assert session.game.log == after(deal(QUIET), "Play OS1").log
    assert_rests(session)


def test_a_click_on_the_deck_draws_and_two_clicks_take_back():
    session = laid(deal(QUIET), "Play OS1")
    row = Thing("OS1", "card", "", Rect(0, 0, 1, 1), ROW, owner=0)
    hand = Thing("zone.hand.0", "zone", "", Rect(0, 0, 1, 1), HAND, owner=0)
    assert choose(session, row)
    assert choose(session, hand)
    assert not session.laid
    session.submit(command("Play OS1"))
    assert choose(session, Thing(DECK_GRIP, "zone", "", Rect(0, 0, 1, 1), "deck"))
    assert session.game.log == after(deal(QUIET), "Play OS1").log


def test_who_concedes_has_laid_nothing():
    session = laid(deal(QUIET), "Play OS1")
    assert session.submit(Concede())
    assert not any(isinstance(event, CardPlayed) for event in session.game.log)
    assert not session.director.view.rows[0]


# Two


def test_a_swap_goes_back_with_the_order_of_the_hand():
    game = after(partners(OWN, OTHER, BOTH, TOP), "Discard OS1")
    session = by_hand(game)
    hand = session.hand
    session.submit(command("Swap OM1 LS1"))
    run_out(session.director)
    assert [card.id for card in session.hand] == ["OK1", "LS1"]
    session.undo()
    assert session.hand == hand
    session.submit(command("Swap OM1 LS1"))
    session.draw()
    told = after(partners(OWN, OTHER, BOTH, TOP), "Discard OS1", "Swap OM1 LS1")
    assert session.game.log == told.log


def test_a_shared_card_goes_back_among_the_shared_ones():
    session = laid(partners(OWN, OTHER, BOTH, TOP), "Play LS1")
    assert session.laid
    assert session.laid.home == SHARED
    drag(session, "LS1", SHARED)
    assert [card.id for card in session.view.shared] == ["LS1", "GK1"]


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_the_cloth_falls_over_what_waits_and_it_can_still_be_drawn_or_taken_back(manner):
    for ends in ("draw", "take back"):
        game = partners(OWN, OTHER, BOTH, TOP, visibility="hidden")
        session = by_hand(game, manner)
        session.submit(command("Play OS1"))
        run_out(session.director)
        session.look(False)
        run_out(session.director)
        assert_rests(session)
        assert not session.shown
        assert [card.id for card in session.view.rows[0]] == ["OS1"]
        if ends == "draw":
            session.draw()
        else:
            session.take_back()
        run_out(session.director)
        assert_rests(session)
        assert not session.shown


def test_who_agrees_on_something_else_has_laid_nothing():
    session = laid(partners(OWN, OTHER, BOTH, TOP), "Play OS1")
    session.agree(party("curtain"))
    assert not session.laid
    assert_rests(session)


# Nothing is told of what comes


def shown(session: TableSession, text: str) -> Iterator[object]:
    """Yields all that is seen and heard, frame by frame, until what was laid has come to rest."""
    heard = list[Cue]()
    assert session.submit(command(text))
    while session.director.busy:
        session.director.advance(FRAME)
        heard += session.director.take_cues()
        yield session.director.sprites, tuple(heard), session.director.event
    yield session.director.view, session.drops, session.can_undo, session.director.queue


@pytest.mark.parametrize("text", ["Play OS1", "Discard OS1", "Discard GK1"])
def test_until_the_deck_is_pressed_nothing_tells_what_will_be_drawn(text):
    one, other = (
        list(shown(by_hand(deal(f"OS1 AM1 GK1 LS1 OM2 {top}")), text))
        for top in ("AS2 LM2 GM1 OS3 LM3", "NM1 OD1 NM2 GD1 AK1")
    )
    assert one == other


@pytest.mark.parametrize("manner", ["alone", *MANNERS])
def test_a_game_in_which_much_is_taken_back_is_no_rewound_one_and_equals_the_one_played_straight(
    manner,
):
    seed = f"by hand {manner}"
    game = Game.start(BASE, seed=seed) if manner == "alone" else new_game(seed, manner)
    session = by_hand(game, "open" if manner == "alone" else manner, Tempo(INSTANT), False)
    chance, back = random.Random(seed), 0
    while game.pending is not None:
        length = len(game.log)
        assert session.submit(some_answer(session, chance))
        if session.laid:
            assert len(game.log) == length
            if chance.random() < 0.5:
                back += 1
                session.undo()
                assert_rests(session)
                continue
            session.draw()
        look(session)
    assert back > 10
    assert session.desk.rewinds == 0
    answers = [event.command for event in game.log if isinstance(event, Answered)]
    straight = Game(game.rules, game.log)
    straight.rewind(len(answers))
    for answer in answers:
        straight.submit(answer)
    assert straight.log == game.log
