"""Spells at the table are cast at any time and paid by choosing cards; then the same question is
asked again (X3.1, Q13)."""

import math
import random
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.explore import Discard, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.prophecy import Prophesy
from game.editions.book.effects import BENEATH, ExchangeGoals, RaiseFromBeneath
from game.editions.book.goals import GOALS
from game.editions.book.spells import SPENT, Cast, DrawOn, PauseForSpells, PayForSpell, Spend
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.state import FORESIGHT
from game.screen.reader.narration import Narrator
from game.table.layout.places import Rect
from game.table.layout.staged import over_rows
from game.table.party import Party
from game.table.party import Player as Person
from tests.screen.games.test_keyboard import enter
from tests.screen.robots.glass import opened
from tests.screen.robots.player import at, cards, has, thing
from tests.table.robots.tables import overlap
from tests.variants import thorough

PROPHECY, PLANNING = "ribbon.prophecy", "ribbon.planning"
PUNISHMENT = "ribbon.punishment"
PEOPLE = Party((Person("Ada", "cat"), Person("Zoe", "bell")), "peek")


def played(asked, discarded=12, seats=1, visibility="open", edition="book"):
    """Returns a game at this decision, with at least so many cards in the discard pile and enough
    in the deck."""
    for number in range(200):
        chance = random.Random(number)
        game = Game.start(OFFERED[edition], seed=str(number), seats=seats, visibility=visibility)
        while game.pending is not None:
            state = game.state
            if (
                isinstance(game.pending, asked)
                and len(state.discard) >= discarded
                and len(state.deck) > 8
            ):
                return game
            legal = [command for command in game.legal() if not isinstance(command, Cast)]
            game.submit(chance.choice(legal))
    raise AssertionError("no such game")


def pull(glass, key):
    """Presses a button or a ribbon."""
    glass.press(key)
    glass.until_rest()
    glass.step()


def cast(glass, ribbon):
    """Casts a spell, and pays for it with the cards that are missed least."""
    for key in (ribbon, "button.choose", "button.pay"):
        pull(glass, key)


def answers(game):
    return [event.command for event in game.log if isinstance(event, Answered)]


def test_x3_1_a_a_price_is_chosen_in_full_before_anything_is_answered(glass):
    game = played(PlayOrDiscard)
    glass.lay(game)
    before = len(game.log)
    pull(glass, PROPHECY)
    assert "disabled" in thing(glass.description, "button.pay")["state"]
    pull(glass, "button.choose")
    assert "enabled" in thing(glass.description, "button.pay")["state"]
    pull(glass, "button.close")
    assert len(game.log) == before
    cast(glass, PROPHECY)
    assert [type(one) for one in answers(game)[-6:]] == [Cast] + [Spend] * 5
    assert isinstance(game.pending, RaiseFromBeneath)
    assert len(game.state.zone(SPENT)) == 5


def test_a_price_is_chosen_card_by_card_and_alike_cards_are_one_thing(glass):
    game = played(PlayOrDiscard)
    glass.lay(game)
    pull(glass, PROPHECY)
    sorts = [told for told in glass.description["things"] if told["id"].startswith("pay.")]
    assert len(sorts) == len({card.face for card in game.state.discard})
    for sort in sorts * 5:
        if "enabled" in thing(glass.description, "button.pay")["state"]:
            break
        pull(glass, sort["id"])
    pull(glass, "button.pay")
    assert isinstance(game.pending, RaiseFromBeneath)


def test_while_a_price_is_chosen_only_what_is_still_to_do_is_spoken(glass):
    glass.lay(played(PlayOrDiscard))
    narrator = Narrator()

    def heard() -> str:
        scene = glass.scene
        line = narrator.follow(glass.app.reading(scene), scene.happened(), scene.asked())
        return line.text if line else ""

    heard()
    pull(glass, PROPHECY)
    assert heard().startswith("Paradoxical Prophecy: 5 cards of the discard pile (0 of 5).")
    sorts = [told for told in glass.description["things"] if told["id"].startswith("pay.")]
    pull(glass, sorts[0]["id"])
    assert heard() == "Choose 4 more cards: they leave the game for good."
    assert heard() == ""


def test_what_was_spent_can_be_looked_at(glass):
    glass.lay(played(PlayOrDiscard))
    cast(glass, PROPHECY)
    pull(glass, "ribbon.show.gone")
    assert len([d for d in cards(glass.description, "panel") if d["face"] == "up"]) == 5


def test_q13_a_spell_and_its_price_are_taken_back_as_one_and_put_back_as_one(glass):
    game = played(PlayOrDiscard)
    glass.lay(game)
    before = game.state
    cast(glass, PROPHECY)
    after = game.state
    glass.table.session.undo()
    assert game.state == before
    glass.table.session.redo()
    assert game.state == after


def test_q13_a_prophecy_half_in_order_is_found_as_it_was_after_a_spell(glass):
    game = played(Prophesy, discarded=12)
    glass.lay(game)
    session = glass.table.session
    session.arrange(
        replace(session.arrangement, ranking=session.ranking.choosing(session.ranking.order[2]))
    )
    half = session.ranking
    cast(glass, PROPHECY)
    assert session.ranking != half
    session.arrange(
        replace(session.arrangement, ranking=session.ranking.choosing(session.ranking.order[0]))
    )
    pull(glass, "button.confirm")
    assert isinstance(game.pending, Prophesy)
    assert session.ranking == half


def test_q13_a_chosen_card_is_still_chosen_after_a_spell(glass):
    game = played(PlayOrDiscard)
    glass.lay(game)
    card = game.state.hand(0)[0]
    glass.press(card.id)
    glass.until_rest()
    assert glass.table.session.selected == card.id
    cast(glass, PLANNING)
    first, second = (goal.id for goal in game.state.zone(GOALS)[:2])
    for key in (first, second):
        glass.press(key)
        glass.until_rest()
    assert isinstance(game.pending, PlayOrDiscard)
    assert glass.table.session.selected == card.id


@pytest.mark.parametrize("way", ["clicks", "drag", "keys"])
def test_x3_1_b_two_goals_change_places_on_the_row(glass, way):
    game = played(PlayOrDiscard)
    glass.lay(game)
    cast(glass, PLANNING)
    assert isinstance(game.pending, ExchangeGoals)
    row = game.state.zone(GOALS)
    first, last = row[0].id, row[-1].id
    if way == "drag":
        glass.lift(at(thing(glass.description, first)), at(thing(glass.description, last)))
        glass.up()
    else:
        for key in (first, last):
            if way == "keys":
                enter(glass, key)
            else:
                glass.press(key)
            glass.until_rest()
            glass.step()
    assert game.state.zone(GOALS) == (row[-1], *row[1:-1], row[0])


def test_x3_1_b_at_a_nightmare_the_punishment_is_an_answer_like_the_others(glass):
    game = played(FaceNightmare)
    glass.lay(game)
    deck, nightmare = game.state.deck, game.pending.card
    assert "enabled" in thing(glass.description, PUNISHMENT)["state"]
    pull(glass, "button.cast.punishment")
    for key in ("button.choose", "button.pay"):
        pull(glass, key)
    assert nightmare in game.state.discard
    assert deck[-5:] == game.state.deck[-5:]


def test_a_ribbon_that_cannot_be_pulled_says_why(glass):
    glass.lay(played(PlayOrDiscard, discarded=0))
    told = {one.id: one for one in glass.table.things()}
    assert "needed" in told[PROPHECY].hint
    assert "disabled" in thing(glass.description, PROPHECY)["state"]


def test_q13_the_game_draws_on_by_itself_and_waits_where_it_is_held(glass):
    game = played(PlayOrDiscard)
    glass.lay(game)
    session = glass.table.session
    first = next(command for command in game.legal() if isinstance(command, Discard))
    session.submit(first)
    assert DrawOn() in answers(game)
    assert not isinstance(game.pending, PauseForSpells)
    session.undo()
    assert answers(game)[-1:] != [DrawOn()]
    assert isinstance(game.pending, PlayOrDiscard)
    pull(glass, "ribbon.hold")
    session.submit(first)
    glass.until_rest()
    glass.step()
    assert isinstance(game.pending, PauseForSpells)
    assert "enabled" in thing(glass.description, PROPHECY)["state"]
    pull(glass, "button.draw_on")
    assert not isinstance(game.pending, PauseForSpells)


def test_a_game_that_was_kept_in_a_pause_goes_on_there(glass):
    game = played(PauseForSpells)
    glass.lay(game)
    number = glass.table.keeper.id
    glass.app.scene = glass.app.games.resume(number)
    glass.until_rest()
    glass.step()
    pull(glass, "button.draw_on")
    assert not isinstance(glass.table.session.game.pending, PauseForSpells)


def test_a_game_that_was_kept_amid_a_price_can_be_paid_on(glass):
    game = played(PlayOrDiscard)
    game.submit(Cast("planning"))
    glass.lay(game)
    while isinstance(game.pending, PayForSpell):
        pay = next(d for d in glass.description["things"] if d["id"].startswith("choose."))
        pull(glass, pay["id"])
    assert isinstance(game.pending, ExchangeGoals)


def test_x3_1_a_what_lies_beneath_is_seen_by_its_owner_alone():
    game = played(PlayOrDiscard, seats=2, visibility="hidden")
    with opened(None, painted=False) as glass:
        glass.lay(game, PEOPLE)
        glass.wait(2)  # a press right after a cloth moved does not count
        cast(glass, PROPHECY)
        beneath = game.state.zones[f"beneath:{game.state.active}"]
        assert not any(has(glass.description, card.id) for card in beneath)
        glass.look()
        glass.until_rest()
        glass.step()
        assert all(has(glass.description, card.id) for card in beneath)


@pytest.mark.parametrize(("size", "letters"), [((1280, 720), 1.0), ((1024, 640), 2.0)])
@pytest.mark.parametrize("edition", ["book", "glyphs+towers+book"])
@pytest.mark.parametrize(("seats", "fixed"), [(1, False), (2, False), (2, True)])
def test_goals_and_ribbons_can_be_touched_on_every_table(size, letters, edition, seats, fixed):
    game = played(PlayOrDiscard, seats=seats, edition=edition)
    party = Party(PEOPLE.players, "open", fixed=fixed) if seats == 2 else None
    with opened(None, size, painted=False) as glass:
        glass.write_at(letters)
        glass.lay(game, party)
        if glass.director.layout.places.folds:
            assert [goal["state"] for goal in cards(glass.description, GOALS)] == [["due"]]
            touched(glass, [PROPHECY, PLANNING, PUNISHMENT, "button.fold"])
            pull(glass, "button.fold")
        goals = cards(glass.description, GOALS)
        assert len(goals) == len(game.state.zone(GOALS))
        assert sum("due" in goal["state"] for goal in goals) == 1
        touched(glass, [*(goal["id"] for goal in goals), PROPHECY, PLANNING, PUNISHMENT])


def touched(glass, keys):
    """Asserts that each of these things is the uppermost one in its middle."""
    for one in [thing(glass.description, key) for key in keys]:
        assert one["at"]
        x, y, w, h = one["rect"]
        top = glass.table.thing_at((x + w / 2, y + h / 2))
        assert top is not None
        assert [round(v) for v in (top.rect.x, top.rect.y)] == [x, y]


@contextmanager
def beside(asked=PlayOrDiscard, edition="book"):
    """Opens a table of two players beside each other at such a decision."""
    with opened(None, painted=False) as glass:
        game = played(asked, seats=2, edition=edition)
        glass.lay(game, Party(PEOPLE.players, "open", fixed=True))
        yield glass, game


def lies_open(glass):
    return glass.director.layout.places.opened


ALL = "glyphs+towers+crossroads+dreams+catchers+oniverse+book"


@pytest.mark.parametrize("edition", ["book", ALL])
@pytest.mark.parametrize("closes", ["button", "page", "beside", "Esc", "card"])
def test_a_folded_book_opens_at_its_page_and_closes_at_anything_else(closes, edition):
    with beside(edition=edition) as (glass, game):
        assert not lies_open(glass)
        assert not has(glass.description, "ribbon.hold")
        (due,) = cards(glass.description, GOALS)
        pull(glass, due["id"])
        assert lies_open(glass)
        assert len(cards(glass.description, GOALS)) == len(game.state.zone(GOALS))
        assert has(glass.description, "ribbon.show.gone")
        if closes == "page":
            # Pressing the book itself folds nothing.
            pull(glass, due["id"])
            pull(glass, "ribbon.hold")
            assert lies_open(glass)
            return
        if closes == "button":
            pull(glass, "button.fold")
        elif closes == "beside":
            glass.click((348, 110))
        elif closes == "Esc":
            glass.key(pygame.K_ESCAPE)
        else:
            glass.press(game.state.hand(game.state.active)[0].id)
        glass.until_rest()
        glass.step()
        assert not lies_open(glass)
        assert glass.scene.name == "table"
        assert not glass.table.frame.panel.name


def test_a_folded_book_is_opened_and_folded_by_keys():
    with beside() as (glass, _):
        enter(glass, "button.fold")
        glass.until_rest()
        assert lies_open(glass)
        enter(glass, "ribbon.hold")
        glass.until_rest()
        assert lies_open(glass)
        enter(glass, "button.fold")
        glass.until_rest()
        assert not lies_open(glass)


@pytest.mark.parametrize("edition", ["book", ALL])
def test_a_spell_is_cast_from_the_folded_book(edition):
    with beside(edition=edition) as (glass, game):
        cast(glass, PROPHECY)
        assert isinstance(game.pending, RaiseFromBeneath)
        assert not lies_open(glass)


def test_goals_are_exchanged_in_the_opened_book_which_folds_again():
    with beside() as (glass, game):
        cast(glass, PLANNING)
        assert isinstance(game.pending, ExchangeGoals)
        assert lies_open(glass)
        assert not has(glass.description, "button.fold")
        row = game.state.zone(GOALS)
        glass.lift(
            at(thing(glass.description, row[0].id)), at(thing(glass.description, row[-1].id))
        )
        glass.up()
        glass.until_rest()
        glass.step()
        assert game.state.zone(GOALS) == (row[-1], *row[1:-1], row[0])
        assert not lies_open(glass)


@pytest.mark.parametrize("asked", [FaceNightmare, Prophesy])
def test_a_book_stays_folded_while_something_lies_over_the_rows(asked):
    with beside(asked) as (glass, _):
        assert not has(glass.description, "button.fold")
        (due,) = cards(glass.description, GOALS)
        pull(glass, due["id"])
        assert not lies_open(glass)


def test_an_answer_folds_the_book():
    with beside() as (glass, game):
        pull(glass, "button.fold")
        glass.table.session.submit(next(c for c in game.legal() if isinstance(c, Discard)))
        glass.until_rest()
        glass.step()
        assert not lies_open(glass)


@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize(
    ("edition", "size"), [("book", (1280, 720)), ("glyphs+towers+book", (1024, 640))]
)
def test_q13_cards_that_are_held_up_lie_over_no_ribbon(size, fixed, edition):
    game = played(Prophesy, seats=2, edition=edition)
    with opened(None, size, painted=False) as glass:
        glass.lay(game, Party(PEOPLE.players, "open", fixed=fixed))
        held = [pose for sprite, pose in glass.director.sprites if sprite.zone == FORESIGHT]
        assert len(held) == 5
        for key in (PROPHECY, PLANNING, PUNISHMENT):
            ribbon = Rect(*thing(glass.description, key)["rect"])
            assert ribbon.w >= (34 if fixed else 28)
            for pose in held:
                assert not overlap(tilted(pose), ribbon)


def test_cards_from_beneath_the_deck_are_held_up_over_a_tray_in_half_light(glass):
    game = played(PlayOrDiscard)
    glass.lay(game)
    glass.press(PROPHECY)
    glass.press("button.choose")
    glass.press("button.pay")
    glass.until_rest()
    assert isinstance(game.pending, RaiseFromBeneath)
    for _ in range(3):
        glass.step()  # lights change once nothing moves
    assert glass.table.frame.light.veiled
    assert over_rows(glass.director.view, glass.director.staging, glass.table.session.ranking)


def test_a_spell_is_cast_by_keys_alone(glass):
    game = played(PlayOrDiscard)
    glass.lay(game)
    glass.key(pygame.K_b)
    glass.key(pygame.K_RETURN)
    glass.until_rest()
    enter(glass, "button.choose")
    enter(glass, "button.pay")
    glass.until_rest()
    assert isinstance(game.pending, RaiseFromBeneath)


def test_what_is_drawn_by_hand_is_drawn_through_the_pauses(glass):
    game = played(PlayOrDiscard)
    glass.lay(game)
    session = glass.table.session
    session.drawn_by_hand = True
    first = next(command for command in game.legal() if isinstance(command, Discard))
    before = len(game.log)
    assert session.submit(first)
    glass.until_rest()
    assert len(game.log) == before
    session.draw()
    glass.until_rest()
    assert answers(game)[-2:] == [first, DrawOn()]


def lying_on(glass):
    """Returns the book on the table: its Goals and its spells."""
    told = glass.description
    goals = [Rect(*goal["rect"]) for goal in cards(told, GOALS)]
    spells = [Rect(*thing(told, key)["rect"]) for key in (PROPHECY, PLANNING, PUNISHMENT)]
    return [*goals, *spells]


@pytest.mark.parametrize("size", [(1366, 768), thorough((1024, 640)), thorough((1920, 1080))])
@pytest.mark.parametrize("asked", [FaceNightmare, Prophesy, RaiseFromBeneath])
@pytest.mark.parametrize("edition", [thorough("book"), "glyphs+towers+book"])
def test_nothing_that_comes_up_covers_the_book(asked, edition, size):
    for seats, fixed in ((1, False), (2, False), (2, True)):
        first = PlayOrDiscard if asked is RaiseFromBeneath else asked
        game = played(first, seats=seats, edition=edition)
        if asked is RaiseFromBeneath:
            game.submit(Cast("prophecy"))
            while not isinstance(game.pending, RaiseFromBeneath):
                game.submit(game.legal()[0])
        party = Party(PEOPLE.players, "open", fixed=fixed) if seats == 2 else None
        with opened(None, size, painted=False) as glass:
            glass.lay(game, party)
            if asked is FaceNightmare:
                tokens = [token.rect for token in glass.table.frame.prompt.tokens]
                over = [*tokens, glass.director.layout.met]
                assert len(tokens) >= 3
            else:
                held = (FORESIGHT, BENEATH)
                over = [tilted(pose) for one, pose in glass.director.sprites if one.zone in held]
                assert over
            assert not [one for one in over for lies in lying_on(glass) if overlap(one, lies)]


@pytest.mark.parametrize(("size", "seats", "least"), [((1366, 768), 1, 100), ((1366, 768), 2, 78)])
def test_the_goal_that_is_due_is_as_large_as_a_card_and_the_others_are_tabs(size, seats, least):
    game = played(PlayOrDiscard, seats=seats)
    for fixed in (False, True)[:seats]:
        party = Party(PEOPLE.players, "open", fixed=fixed) if seats == 2 else None
        with opened(None, size, painted=False) as glass:
            glass.lay(game, party)
            if fixed:
                pull(glass, "button.fold")
            goals = cards(glass.description, GOALS)
            (due,) = [goal for goal in goals if "due" in goal["state"]]
            tabs = [Rect(*goal["rect"]) for goal in goals if goal is not due]
            assert due["rect"][2] >= least
            assert all(tab.w < due["rect"][2] / 2 for tab in tabs)
            assert not any(overlap(a, b) for a, b in combinations(tabs, 2))


def tilted(pose):
    """Returns the rectangle about a card that may be turned."""
    turn = math.radians(abs(pose.angle))
    w = pose.width * math.cos(turn) + pose.height * math.sin(turn)
    h = pose.height * math.cos(turn) + pose.width * math.sin(turn)
    return Rect.around((pose.x, pose.y), w, h)
