"""The table of a game that brings rules and nothing else works by itself."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import permutations
from typing import ClassVar

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK
from game.editions.base.explore import CardPlayed, Discard, Play, PlayOrDiscard
from game.editions.base.prophecy import CardsReturned, ProphecyDiscarded
from game.editions.base.show import STAGING
from game.merging import merged
from game.rules.card import Card, Kind
from game.rules.event import Event, GameLost
from game.rules.game import Game
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, ROW, Cards, State, Visibility, ZoneRow, owned
from game.rules.steps import Command, Decision, Ordering, Step
from game.rules.view import View
from game.table.hands.clicks import choices
from game.table.hands.things import Thing
from game.table.layout.layout import layout
from game.table.layout.places import Point, Rect
from game.table.motion.motions import CROSS_FADE, USUAL, Motion
from game.table.motion.tempo import Tempo
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from game.table.staging import CommandRow, DecisionRow, EventRow, KindLook, SoundRow, Staging
from tests.rules.stories import cards
from tests.table.robots.hands import Held, choose
from tests.table.robots.sessions import SIZE, look, party, run_out
from tests.table.robots.tables import box, inside

WELL = "well"
GLYPH = Kind("Y")
GLYPHS = tuple(Card(f"OY{number}", "OY", GLYPH, BASE_DECK[0].colours) for number in (1, 2))


@dataclass(frozen=True)
class Sank(Event):
    """Cards of the deck have sunk to the well, where everybody sees them."""

    reveals: ClassVar[bool] = True

    cards: Cards

    def evolve(self, state: State) -> State:
        return state.drew(WELL, *self.cards)


@dataclass(frozen=True)
class LookIntoTheWell(Step):
    """The step in which the next three cards sink."""

    key: Card

    def perform(self, game: InPlay) -> None:
        game.emit(Sank(game.state.deck[:3]))
        game.then(Arrange())


@dataclass(frozen=True)
class Arrange(Decision):
    """The decision whether and in which order they go back to the deck."""


@dataclass(frozen=True)
class PutBack(Command[Arrange]):
    """The answer that puts them back in this order."""

    order: Cards

    @classmethod
    def options(cls, game: InPlay, decision: Arrange) -> Iterable[PutBack]:
        return [cls(order) for order in permutations(game.state.zone(WELL))]

    @classmethod
    def ordering(cls, game: InPlay, decision: Arrange) -> Ordering:
        return Ordering(game.state.zone(WELL))

    @classmethod
    def ordered(cls, order: Cards, apart: Cards) -> PutBack:
        return cls(order)

    def perform(self, game: InPlay, decision: Arrange) -> None:
        game.emit(CardsReturned(game.state.active, self.order))


@dataclass(frozen=True)
class Leave(Command[Arrange]):
    """The answer that leaves them in the well."""

    def perform(self, game: InPlay, decision: Arrange) -> None:
        """Does nothing."""


RULES = replace(
    BASE,
    box={**BASE.box, "deck": (*BASE_DECK, *GLYPHS)},
    kinds={
        **BASE.kinds,
        GLYPH: replace(BASE.kinds[BASE_DECK[0].kind], discard=(LookIntoTheWell,)),
    },
    zones={**BASE.zones, WELL: ZoneRow(owned=False, seen="all")},
    answers={**BASE.answers, Arrange: (PutBack, Leave)},
)


def session(staging: Staging = STAGING) -> TableSession:
    """Returns a session with a Glyph in the hand."""
    top = *cards("OS1 AM1 GK1 LS1"), GLYPHS[0], *cards("OM2 AS2 LM2 GS3 OS5")
    rest = tuple(card for card in RULES.box["deck"] if card not in top)
    game = Game.start(RULES, seed="well", deck=(*top, *rest))
    return TableSession(game, SavedTable(), SIZE, Tempo(), staging=staging)


def asked(staging: Staging = STAGING) -> TableSession:
    """Returns a session in which three cards are to be put in order."""
    seated = session(staging)
    assert seated.submit(Discard(GLYPHS[0]))
    run_out(seated.director)
    return seated


def thing(seated: TableSession, card: Card) -> Thing:
    """Returns a card as a thing of the table."""
    sprite = seated.director.layout.sprites[card.id]
    return Thing(card.id, "card", "", box(sprite.pose), sprite.zone, "up", card=card)


def middle(seated: TableSession, card: Card) -> Point:
    """Returns the middle of a card."""
    pose = seated.director.layout.sprites[card.id].pose
    return pose.x, pose.y


SUNK = cards("OM2 AS2 LM2")


def test_cards_of_any_zone_are_put_in_order_in_a_fan_and_confirmed_at_once():
    seated = asked()
    assert isinstance(seated.pending, Arrange)
    assert seated.ranking is not None
    assert seated.ranking.command == PutBack(SUNK)
    assert choices(seated) == SUNK
    lies = seated.director.layout
    xs = [lies.sprites[card.id].pose.x for card in SUNK]
    assert xs == sorted(xs)
    tray = lies.places.tray(0)
    assert all(tray.contains(middle(seated, card)) for card in SUNK)
    assert all(inside(box(s.pose), Rect(0, 0, *SIZE)) for s in lies.sprites.values())
    assert {lies.sprites[card.id].zone for card in SUNK} == {WELL}


def test_clicks_number_them_and_no_card_goes():
    seated = asked()
    one, two, three = SUNK
    assert choose(seated, thing(seated, three))
    assert seated.ranking is not None
    assert (seated.ranking.order, seated.ranking.settled) == ((three, one, two), (three,))
    assert choose(seated, thing(seated, two))
    assert seated.ranking.apart == ()
    assert seated.ranking.command == PutBack((three, two, one))
    seated.arrange(replace(seated.arrangement, ranking=seated.ranking.afresh))
    assert seated.ranking.command == PutBack(SUNK)


def test_a_drag_moves_a_card_in_the_fan_and_none_can_be_thrown_away():
    seated = asked()
    one, two, three = SUNK
    assert seated.drops.can_lift(thing(seated, one))
    grasp = Held(seated, one.id, one, middle(seated, one))
    grasp.drop(middle(seated, three))
    assert seated.ranking is not None
    assert seated.ranking.order == (two, three, one)
    grasp = Held(seated, two.id, two, middle(seated, two))
    grasp.drop(seated.director.layout.places.zones[DISCARD].centre)
    assert seated.ranking.order == (two, three, one)
    assert seated.ranking.command is not None
    assert seated.submit(seated.ranking.command)
    run_out(seated.director)
    assert seated.game.state.deck[0] == one or seated.game.state.hand(0)[-1] == two


def test_what_is_left_in_the_zone_lies_in_its_own_room():
    seated = asked()
    assert seated.submit(Leave())
    run_out(seated.director)
    lies = seated.director.layout
    assert all(lies.places.zones[WELL].contains(middle(seated, card)) for card in SUNK)


def test_an_effect_that_revealed_is_not_free_to_undo():
    seated = asked()
    assert seated.can_undo
    assert not seated.back.free
    seated.undo()
    assert seated.desk.rewinds == 1
    assert isinstance(seated.pending, PlayOrDiscard)


def test_a_saved_hand_names_the_cards_of_its_own_game():
    seated = session()
    seated.sort()
    assert seated.hand[-1] is GLYPHS[0]
    desk = SavedTable.of(seated.desk.plain(), seated.game)
    assert desk.order == seated.arrangement.order
    with pytest.raises(ValueError, match="ids such as"):
        SavedTable.read(seated.desk.plain(), BASE.cards)


def test_without_any_row_the_table_goes_on_by_itself():
    """There are only the movements of any game, and a button gives every answer."""
    seated = asked(Staging())
    assert seated.drops.lays == []
    assert seated.ranking is not None
    assert seated.submit(seated.ranking.command or Leave())
    for _ in range(40):
        run_out(seated.director)
        if seated.game.pending is None:
            break
        assert seated.submit(seated.legal[-1])
    run_out(seated.director)
    assert seated.director.view == View.of(seated.game.state, 0)


# Zones of every kind, in whole games

KEPT = {
    "heap": ZoneRow(owned=True, seen="all", lies="pile"),
    "line": ZoneRow(owned=False, seen="all", lies="row"),
    "spread": ZoneRow(owned=True, seen="owner", lies="fan"),
    "grave": ZoneRow(owned=False, seen="none", lies="pile"),
}


@dataclass(frozen=True)
class Kept(Event):
    """The next cards of the deck have moved to a zone."""

    reveals: ClassVar[bool] = True

    zone: str
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.drew(self.zone, *self.cards)


@dataclass(frozen=True)
class KeepSome(Step):
    """The step that puts one card into each zone of `KEPT`, as long as the deck has some."""

    key: Card

    def perform(self, game: InPlay) -> None:
        seat = game.state.active
        for name, row in KEPT.items():
            if game.state.deck:
                zone = owned(name, seat) if row.owned else name
                game.emit(Kept(zone, game.state.deck[:1]))


KEEPING = replace(
    BASE,
    box={**BASE.box, "line": GLYPHS},
    zones={**BASE.zones, **KEPT},
    kinds={
        kind: row if row.discard is None else replace(row, discard=(*row.discard, KeepSome))
        for kind, row in {**BASE.kinds, GLYPH: BASE.kinds[BASE_DECK[0].kind]}.items()
    },
)


@pytest.mark.parametrize("staging", [STAGING, Staging()], ids=["base", "plain"])
@pytest.mark.parametrize(
    ("seats", "manner", "fixed"),
    [
        (1, "open", False),
        (2, "curtain", False),
        pytest.param(2, "open", False, marks=pytest.mark.thorough),
        pytest.param(2, "open", True, marks=pytest.mark.thorough),
        pytest.param(2, "peek", False, marks=pytest.mark.thorough),
    ],
)
def test_whole_games_with_zones_of_every_kind_come_to_rest(staging, seats, manner, fixed):
    chance = random.Random(seats)
    visibility: Visibility = "open" if manner == "open" else "hidden"
    game = Game.start(KEEPING, seed="kept", seats=seats, visibility=visibility)
    desk = SavedTable(party(manner, fixed=fixed) if seats == 2 else None)
    seated = TableSession(game, desk, SIZE, Tempo(), staging=staging)
    while game.pending is not None:
        look(seated)
        discards = [c for c in seated.legal if isinstance(c, Discard)]
        assert seated.submit(chance.choice(discards or seated.legal))
        run_out(seated.director)
        lying = layout(seated.view, SIZE, seated.arrangement, staging)
        assert seated.director.layout == lying
        known = {c.id for name in KEPT for s in ("", ":0", ":1")
                 for c in seated.view.cards(name + s)[-1:]}  # fmt: skip
        assert known <= lying.sprites.keys()


# Rows


def test_rows_of_several_editions_are_one_table():
    own = Staging(
        {Sank: EventRow(motion=Motion(1.0))},
        decisions={Arrange: DecisionRow(explored=True)},
        sounds={"splash": SoundRow()},
    )
    both = merged({"base": STAGING, "own": own})
    assert both.motion_of(Sank(())) == Motion(1.0)
    assert both.motion_of(CardPlayed(0, BASE_DECK[0])) == STAGING.events[CardPlayed].motion
    assert both.decisions == {**STAGING.decisions, **own.decisions}
    assert [*both.sounds] == [*STAGING.sounds, "splash"]
    assert both.blocked is STAGING.blocked
    assert merged({"base": STAGING, "own": Staging()}) == STAGING
    assert Staging().motion_of(Sank(())) == USUAL
    assert Staging().motion_of(Sank(()), reduced=True) == CROSS_FADE


@pytest.mark.parametrize(
    ("own", "key"),
    [
        (Staging({CardPlayed: EventRow(motion=USUAL)}), "motion of CardPlayed"),
        (
            Staging(decisions={PlayOrDiscard: DecisionRow(explored=True)}),
            "explored of PlayOrDiscard",
        ),
        (
            Staging(commands={Play: CommandRow(laid=lambda command, view: ("", ""))}),
            "laid of Play",
        ),
        (Staging(sounds={"limbo": SoundRow(once=True)}), "once of limbo"),
        (Staging(kinds={Kind("D"): KindLook(slotted=True)}), "slotted of D"),
        (Staging(blocked=STAGING.blocked), "blocked"),
    ],
)
def test_a_row_that_two_give_is_a_conflict(own, key):
    with pytest.raises(ValueError, match=key):
        merged({"base": STAGING, "own": own})


def test_a_card_that_may_be_tried_is_asked_about_also_where_that_is_not_legal():
    seated = session()
    assert seated.submit(Play(cards("OS1")[0]))
    seated.director.finish()
    assert seated.exploring
    assert not seated.lay("LS1", owned(ROW, 0))
    assert seated.refused is not None


def test_events_of_the_end_belong_to_any_game():
    assert Staging().motion_of(GameLost("conceded")) == STAGING.motion_of(GameLost("conceded"))
    assert Staging().motion_of(ProphecyDiscarded(0, BASE_DECK[0])) == USUAL
