"""Cards drawn by hand: what is laid can be taken back until the deck is pressed."""

from __future__ import annotations

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
from game.table.desk import Desk
from game.table.hands.clicks import choose
from game.table.hands.gestures import DECK_GRIP
from game.table.hands.grasp import Grasp
from game.table.hands.things import Thing
from game.table.laid import laid as what_waits
from game.table.layout.places import Rect
from game.table.motion.cues import Cue
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner
from game.table.sitting import Sitting
from tests.rules.stories import after, command, deal, partners, position
from tests.table.sittings import (
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
) -> Sitting:
    """A game for as many as it is for, in which cards are drawn by hand."""
    desk = Desk(party(manner)) if game.state.seats > 1 else Desk()
    tempo = tempo or Tempo()
    sitting = Sitting(game, desk, SIZE, tempo, asks_search=asks_search, staging=STAGING)
    sitting.by_hand.on = True
    look(sitting)
    sitting.director.finish()
    return sitting


def laid(game: Game, *texts: str, tempo: Tempo | None = None) -> Sitting:
    """The last of these waits at the table; those before were answered to their end."""
    sitting = by_hand(game, tempo=tempo)
    for text in texts:
        sitting.by_hand.draw()
        assert sitting.submit(command(text)), text
        run_out(sitting.director)
    assert sitting.by_hand.laid
    return sitting


@pytest.mark.parametrize("tempo", TEMPOS)
def test_a_card_that_is_laid_lies_there_and_the_game_has_not_been_asked(tempo):
    game = deal(QUIET)
    log, kept = game.log, list[int]()
    sitting = by_hand(game, tempo=tempo)
    sitting.keep = lambda: kept.append(1)
    assert sitting.submit(command("Play OS1"))
    run_out(sitting.director)
    assert game.log == log
    assert not kept
    view = sitting.director.view
    assert [card.id for card in view.rows[0]] == ["OS1"]
    assert [card.id for card in view.hand] == ["AM1", "GK1", "LS1", "OM2"]
    assert view.deck_count == 71
    assert sitting.pending is None
    assert_rests(sitting)


@pytest.mark.parametrize("tempo", TEMPOS)
def test_the_deck_is_pressed_and_all_is_as_if_cards_came_by_themselves(tempo):
    straight = after(deal(QUIET), "Play OS1")
    sitting = laid(deal(QUIET), "Play OS1", tempo=tempo)
    sitting.by_hand.draw()
    assert not any(isinstance(event, CardPlayed) for event, _ in sitting.director.queue)
    run_out(sitting.director)
    assert sitting.game.log == straight.log
    assert not sitting.by_hand.laid
    assert sitting.exploring
    assert_rests(sitting)


@pytest.mark.parametrize("text", ["Play OS1", "Discard OS1", "Discard GK1"])
@pytest.mark.parametrize("tempo", TEMPOS)
def test_what_was_laid_is_taken_back_for_nothing(tempo, text):
    sitting = by_hand(deal(QUIET), tempo=tempo)
    log, view, lay = sitting.game.log, sitting.director.view, poses(sitting.director)
    order = sitting.hand
    sitting.submit(command(text))
    run_out(sitting.director)
    assert sitting.can_undo
    sitting.undo()
    run_out(sitting.director)
    assert (sitting.game.log, sitting.director.view, sitting.hand) == (log, view, order)
    assert poses(sitting.director) == lay
    assert (sitting.desk.rewinds, sitting.back.undone) == (0, ())
    assert sitting.exploring
    assert_rests(sitting)


def test_what_shows_nothing_of_the_deck_is_answered_at_once():
    sitting = by_hand(after(deal(TRIO), "Play OS1", "Play OM1"))
    sitting.submit(command("Play OK1"))
    assert isinstance(sitting.pending, CompleteTrio)
    sitting.undo()
    assert sitting.exploring
    assert sitting.desk.rewinds == 0
    sitting.submit(Concede())
    assert sitting.game.pending is None


def test_where_nothing_was_laid_there_is_nothing_to_take_back():
    sitting = by_hand(after(deal(TRIO), "Play OS1", "Play OM1", "Play OK1"))
    sitting.submit(command("Decline"))
    assert sitting.exploring


def test_a_search_that_nobody_is_asked_about_waits_for_the_deck_too():
    game = after(deal(TRIO), "Play OS1", "Play OM1")
    sitting = by_hand(game, asks_search=False)
    sitting.submit(command("Play OK1"))
    run_out(sitting.director)
    assert not sitting.director.view.doors[0]
    assert [card.id for card in sitting.director.view.rows[0]] == ["OS1", "OM1", "OK1"]
    sitting.undo()
    assert sitting.exploring
    sitting.submit(command("Play OK1"))
    sitting.by_hand.draw()
    run_out(sitting.director)
    assert len(sitting.director.view.doors[0]) == 1
    assert (
        sitting.game.log == after(deal(TRIO), *"Play OS1|Play OM1|Play OK1|Search".split("|")).log
    )


def test_an_empty_deck_gives_nothing_to_wait_for():
    game = position("OS1 AM1 GK1 LS1 OM2")
    before, play = game.state, command("Play OS1")
    events = game.submit(play)
    assert game.defeat == "deck_exhausted"
    assert what_waits(play, before, events, ()) is None


def test_a_discarded_key_shows_no_prophecy_before_the_deck_is_pressed():
    sitting = laid(deal(QUIET), "Discard GK1")
    assert not sitting.director.view.prophecy
    sitting.by_hand.draw()
    assert isinstance(sitting.pending, Prophesy)
    assert sitting.submit(command("Foresee AS2 LM2,GM1,OS3,LM3"))
    run_out(sitting.director)
    assert [card.id for card in sitting.director.view.discard] == ["GK1", "AS2"]
    sitting.undo()
    run_out(sitting.director)
    assert isinstance(sitting.pending, Prophesy)
    assert sitting.desk.rewinds == 0
    assert_rests(sitting)


# Another card, and the pointer


def drag(sitting: Sitting, key: str, onto: str) -> None:
    """A card or the deck from its middle to that of a zone."""
    layout = sitting.director.layout
    start, end = layout.area(key.removeprefix("zone.")).centre, layout.area(onto).centre
    card = layout.sprites[key].card if key in layout.sprites else None
    held = Grasp(sitting, key, card, start)
    held.drop(end)
    run_out(sitting.director)


def test_another_card_may_be_laid_instead():
    sitting = laid(deal(QUIET), "Play OS1")
    drag(sitting, "AM1", ROW_ZONE)
    assert [card.id for card in sitting.director.view.rows[0]] == ["AM1"]
    assert sitting.by_hand.laid
    assert sitting.by_hand.laid.grip == "AM1"
    assert [card.id for card in sitting.hand] == ["OS1", "GK1", "LS1", "OM2"]
    drag(sitting, "OS1", DISCARD)
    assert not sitting.director.view.rows[0]
    sitting.by_hand.draw()
    assert sitting.game.log == after(deal(QUIET), "Discard OS1").log


def test_a_card_that_was_laid_is_dragged_home_and_the_deck_to_the_hand():
    sitting = laid(deal(QUIET), "Play OS1")
    drag(sitting, "OS1", HAND_ZONE)
    assert not sitting.by_hand.laid
    assert len(sitting.hand) == 5
    sitting.submit(command("Play OS1"))
    run_out(sitting.director)
    drag(sitting, DECK_GRIP, HAND_ZONE)
    assert sitting.game.log == after(deal(QUIET), "Play OS1").log
    assert_rests(sitting)


def test_a_click_on_the_deck_draws_and_two_clicks_take_back():
    sitting = laid(deal(QUIET), "Play OS1")
    row = Thing("OS1", "card", "", Rect(0, 0, 1, 1), ROW, owner=0)
    hand = Thing("zone.hand.0", "zone", "", Rect(0, 0, 1, 1), HAND, owner=0)
    assert choose(sitting, row)
    assert choose(sitting, hand)
    assert not sitting.by_hand.laid
    sitting.submit(command("Play OS1"))
    assert choose(sitting, Thing(DECK_GRIP, "zone", "", Rect(0, 0, 1, 1), "deck"))
    assert sitting.game.log == after(deal(QUIET), "Play OS1").log


def test_who_concedes_has_laid_nothing():
    sitting = laid(deal(QUIET), "Play OS1")
    assert sitting.submit(Concede())
    assert not any(isinstance(event, CardPlayed) for event in sitting.game.log)
    assert not sitting.director.view.rows[0]


# Two


def test_a_swap_goes_back_with_the_order_of_the_hand():
    game = after(partners(OWN, OTHER, BOTH, TOP), "Discard OS1")
    sitting = by_hand(game)
    hand = sitting.hand
    sitting.submit(command("Swap OM1 LS1"))
    run_out(sitting.director)
    assert [card.id for card in sitting.hand] == ["OK1", "LS1"]
    sitting.undo()
    assert sitting.hand == hand
    sitting.submit(command("Swap OM1 LS1"))
    sitting.by_hand.draw()
    told = after(partners(OWN, OTHER, BOTH, TOP), "Discard OS1", "Swap OM1 LS1")
    assert sitting.game.log == told.log


def test_a_shared_card_goes_back_among_the_shared_ones():
    sitting = laid(partners(OWN, OTHER, BOTH, TOP), "Play LS1")
    assert sitting.by_hand.laid
    assert sitting.by_hand.laid.home == SHARED
    drag(sitting, "LS1", SHARED)
    assert [card.id for card in sitting.view.shared] == ["LS1", "GK1"]


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_the_cloth_falls_over_what_waits_and_it_can_still_be_drawn_or_taken_back(manner):
    for ends in ("draw", "take back"):
        game = partners(OWN, OTHER, BOTH, TOP, visibility="hidden")
        sitting = by_hand(game, manner)
        sitting.submit(command("Play OS1"))
        run_out(sitting.director)
        sitting.look(False)
        run_out(sitting.director)
        assert_rests(sitting)
        assert not sitting.shown
        assert [card.id for card in sitting.view.rows[0]] == ["OS1"]
        if ends == "draw":
            sitting.by_hand.draw()
        else:
            sitting.by_hand.take_back()
        run_out(sitting.director)
        assert_rests(sitting)
        assert not sitting.shown


def test_who_agrees_on_something_else_has_laid_nothing():
    sitting = laid(partners(OWN, OTHER, BOTH, TOP), "Play OS1")
    sitting.agree(party("curtain"))
    assert not sitting.by_hand.laid
    assert_rests(sitting)


# Nothing is told of what comes


def shown(sitting: Sitting, text: str) -> Iterator[object]:
    """All that is seen and heard, frame by frame, until what was laid lies."""
    heard = list[Cue]()
    assert sitting.submit(command(text))
    while sitting.director.busy:
        sitting.director.advance(FRAME)
        heard += sitting.director.take_cues()
        yield sitting.director.sprites, tuple(heard), sitting.director.event
    yield sitting.director.view, sitting.reach, sitting.can_undo, sitting.director.queue


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
    sitting = by_hand(game, "open" if manner == "alone" else manner, Tempo(INSTANT), False)
    chance, back = random.Random(seed), 0
    while game.pending is not None:
        length = len(game.log)
        assert sitting.submit(some_answer(sitting, chance))
        if sitting.by_hand.laid:
            assert len(game.log) == length
            if chance.random() < 0.5:
                back += 1
                sitting.undo()
                assert_rests(sitting)
                continue
            sitting.by_hand.draw()
        look(sitting)
    assert back > 10
    assert sitting.desk.rewinds == 0
    answers = [event.command for event in game.log if isinstance(event, Answered)]
    straight = Game(game.rules, game.log)
    straight.rewind(len(answers))
    for answer in answers:
        straight.submit(answer)
    assert straight.log == game.log
