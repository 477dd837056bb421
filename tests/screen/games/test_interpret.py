"""One frame shows all there is, and a few kinds of input tell what is done about it, whoever makes
them."""

from collections.abc import Iterator

import pygame
import pytest

from game.rules.state import DISCARD, ROW, owned
from game.screen.table.frame.building import FrameBuilder
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.interpret import interpret
from game.screen.table.ui import TableUi
from game.table.acts import Answer, Lay, Panel, Rewind
from game.table.hands.things import Thing
from game.table.inputs import (
    Act,
    Back,
    Beside,
    Input,
    Key,
    Move,
    Press,
    Read,
    Release,
    Scroll,
    Step,
)
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, thing

DECK = "OS1 AM1 GK1 LS1 OS2 GM1 AS1 LM3"
ROW_OF_ONE = owned(ROW, 0)


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields the first turn of a game for one, at rest."""
    with opened(size=(1024, 640), painted=True) as shown:
        shown.deal(DECK)
        shown.until_rest()
        yield shown


def lies(glass: Glass, key: str) -> Thing:
    return next(one for one in glass.table.frame.things if one.id == key)


def every_input(glass: Glass) -> list[Input]:
    """Returns one input of each kind, on a card of the hand if it needs a thing."""
    card = lies(glass, "OS1")
    point = card.rect.centre
    return [
        *(Press(card, point), Move(point, card), Release(point), Release(), Step("right")),
        *(Step("next"), Act(card), Act(card, twice=True), Act(), Beside(), Back(), Read()),
        *(Read(card, pointer=True), Scroll(card, 1), Key("play"), Key("undo"), Key("log")),
    ]


def test_every_kind_of_input_is_tried_here(glass):
    assert {type(one) for one in every_input(glass)} == set(Input.__args__)


def test_what_an_input_means_is_found_without_doing_it(glass):
    table = glass.table
    for given in every_input(glass):
        before = table.ui, table.session.arrangement, len(table.session.game.log), table.frame
        interpret(table.session, table.frame, table.ui, given)
        assert (table.ui, table.session.arrangement) == before[:2], given
        assert len(table.session.game.log) == before[2], given
        assert table.frame is before[3], given


@pytest.mark.parametrize(
    ("given", "act"),
    [
        (Key("play"), Lay("OS1", ROW_OF_ONE)),
        (Key("discard"), Lay("OS1", DISCARD)),
        (Key("undo"), None),
        (Key("log"), Panel("log")),
    ],
)
def test_a_key_means_what_it_says_for_the_card_that_is_chosen(glass, given, act):
    table = glass.table
    glass.press("OS1")
    outcome = interpret(table.session, table.frame, table.ui, given)
    assert act is None or act in outcome.acts
    assert Answer(Rewind()) not in outcome.acts, "nothing was answered yet"


def test_a_click_a_key_and_a_spoken_action_choose_a_card_alike(glass):
    table, chosen = glass.table, []
    for way in "mouse", "key", "spoken":
        if way == "mouse":
            glass.press("AM1")
        elif way == "key":
            glass.key(pygame.K_2)
        else:
            table.take(Act(lies(glass, "AM1")))
        glass.until_rest()
        chosen.append((table.session.selected, table.session.arrangement.offered))
        table.take(Beside())
        glass.until_rest()
    assert chosen[0][0] == "AM1"
    assert chosen == chosen[:1] * 3


def test_a_frame_is_built_once_for_each_change(glass, monkeypatch):
    built, build = list[TableUi](), FrameBuilder.build

    def counted(self: FrameBuilder, ui: TableUi) -> TableFrame:
        built.append(ui)
        return build(self, ui)

    monkeypatch.setattr(FrameBuilder, "build", counted)
    x, y = at(thing(glass.description, "OS1"))
    glass.move((x, y))
    glass.until_rest()
    glass.wait(1.0)
    built.clear()
    for step in range(1, 5):
        glass.move((x + step, y))
    assert not built, "the pointer moves within a card"
    glass.click((x + 4, y))
    assert len(built) <= 2, "before the click nothing had changed; after it all lies elsewhere"
