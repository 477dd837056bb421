"""Hints at the table: what they show, what is counted of them, and what puts them away."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pygame
import pytest

from game.editions import BASE_GAME, Editions
from game.editions.base.cards import BASE_DECK, CARDS, NIGHTMARE
from game.players.advice import Advice, Thinking, Weighed
from game.rules.course import Concede
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.screen import loop
from game.screen.pages.replay.better_marks import BetterMove, tag_rect
from game.screen.table.between_turns.lifting import FIRST
from game.screen.table.hints.best_answers import BestAnswers, chance, level
from game.screen.table.hints.hint_marks import number_rect
from game.screen.table.table_page import Table
from game.table.hands.choices import grip_of
from game.table.layout.places import Rect
from game.table.party import Party, Player
from game.table.saved_table import SavedTable
from tests.rules.stories import after, deal, partners, position
from tests.screen.games.test_keyboard import focused
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import has, press, thing
from tests.speaking import SPOKEN
from tests.table.robots.tables import inside, overlap
from tests.variants import thorough

HINT, CONFIRM, CANCEL = "button.hint", "button.confirm", "button.cancel"
PRICE = "This game will then be counted as one with hints."
PLAYERS = Player("Ada", "lantern"), Player("Isolde", "boat")
STEPS = 20
"""Steps that the adviser takes for its advice."""


class Reckoner:
    """An adviser that reckons each answer to be worth less than the one before. `asked` counts how
    often it was asked."""

    name = "reckoner"

    def __init__(self) -> None:
        self.asked = 0
        self.best, self.apart = 0.84, 0.02
        self.patient = False
        """True if it thinks on without an end."""

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        self.asked += 1
        for _ in range(STEPS):
            yield
        while self.patient:
            yield
        return Advice(
            tuple(Weighed(one, self.best - n * self.apart) for n, one in enumerate(legal))
        )


class Advised(Editions):
    """Editions in which an adviser reckons for one player, and for two only if asked to."""

    def __init__(self) -> None:
        super().__init__(BASE_GAME)
        self.reckoner = Reckoner()
        self.reckons_for_two = False

    def adviser(self, edition: str, seats: int) -> Any:
        alone = seats == 1 or self.reckons_for_two
        return self.reckoner if alone else super().adviser(edition, seats)


EDITIONS = Advised()


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    with opened(seed=None, size=(1920, 1080), editions=EDITIONS) as shown:
        yield shown


@pytest.fixture
def narrow() -> Iterator[Glass]:
    """Yields a table on which the best answers stand on a line."""
    with opened(seed=None, editions=EDITIONS, painted=False) as shown:
        begun(shown, ASKED["a long row"]())
        ask(shown)
        shown.key(pygame.K_h)
        shown.step()
        assert has(shown.description, "button.answer_after")
        yield shown


@pytest.fixture
def glass(window: Glass) -> Glass:
    """Begins a new game with turns that bring no other decision."""
    window.app.change(replace(window.app.settings, win_chance=False, whispers=False))
    window.deal(QUIET)
    window.until_rest()
    return window


def ask(glass: Glass) -> None:
    """Presses H, agrees, and waits as many frames as the adviser takes."""
    glass.hint()
    while glass.scene.thinks:
        glass.step()
    glass.until_rest()


def body(glass: Glass) -> str:
    return str(thing(glass.description, "text.body")["name"])


def hinted(glass: Glass) -> bool:
    return has(glass.description, "text.hint")


def seated(glass: Glass, manner: Any, game: Game) -> Table:
    table = glass.app.games.begin(game, Party(PLAYERS, manner, fixed=False))
    glass.app.scene = table
    glass.step()
    glass.until_rest()
    return table


def test_a_hint_shows_where_the_card_would_lie_and_says_the_move_and_why(glass):
    ask(glass)
    description = glass.description
    ghost, row = thing(description, "text.hint"), thing(description, "zone.row.0")
    assert ghost["name"] == "Play: Observatory Sun"
    assert row["rect"][0] < ghost["rect"][0]
    assert row["rect"][1] < ghost["rect"][1]
    assert body(glass).startswith("Play: Observatory Sun. ")
    assert glass.table.session.game.state.turn == 1


def test_by_mouse_as_by_keys_the_third_press_puts_it_away(glass):
    EDITIONS.reckoner.patient = True
    glass.hint()
    glass.hint()
    glass.hint()
    glass.do(press(glass.description, HINT))
    assert body(glass) == "The adviser is thinking."
    assert not hinted(glass)
    EDITIONS.reckoner.patient = False
    glass.step()
    assert hinted(glass)
    glass.do(press(glass.description, HINT))
    assert has(glass.description, "button.best.3")
    glass.do(press(glass.description, HINT))
    glass.step()
    assert not hinted(glass)
    assert not has(glass.description, "button.best.1")


def test_the_three_best_have_their_chances_and_each_is_shown_when_one_is_at_it(glass):
    ask(glass)
    glass.key(pygame.K_h)
    names = [thing(glass.description, f"button.best.{n}")["name"] for n in (1, 2, 3)]
    assert names == [
        *("Play: Observatory Sun · 85%", "Play: Aquarium Moon · 80%", "Play: Garden Key · 80%"),
    ]
    first = thing(glass.description, "text.hint")
    assert focused(glass) == "button.best.1"
    glass.key(pygame.K_DOWN)
    glass.step()
    second = thing(glass.description, "text.hint")
    glass.move(tuple(thing(glass.description, "button.best.3")["at"]))
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert first["name"] != second["name"]
    assert not hinted(glass)
    assert not has(glass.description, "button.best.1")


def test_escape_puts_a_hint_away_before_it_opens_the_menu(glass):
    ask(glass)
    glass.key(pygame.K_ESCAPE)
    assert not hinted(glass)
    assert glass.table.panels.panel is None
    glass.key(pygame.K_ESCAPE)
    assert glass.table.panels.panel is not None


@pytest.mark.parametrize("what", ["answer", "undo", "menu"])
def test_an_answer_undo_and_the_menu_put_a_hint_away(glass, what):
    if what == "undo":
        glass.table.session.submit(glass.table.session.legal[0])
        glass.until_rest()
    ask(glass)
    assert hinted(glass)
    if what == "answer":
        glass.table.session.submit(glass.table.session.legal[0])
    elif what == "undo":
        glass.table.session.undo()
    else:
        glass.do(press(glass.description, "button.menu"))
    glass.step()
    assert glass.table.ui.hint is None
    assert glass.table.session.arrangement.offered == ()


def test_what_is_thought_is_dropped_with_its_decision(glass):
    EDITIONS.reckoner.patient = True
    glass.hint()
    assert glass.scene.thinks
    EDITIONS.reckoner.patient = False
    glass.table.session.submit(glass.table.session.legal[0])
    glass.step()
    assert not glass.scene.thinks
    assert glass.table.ui.hint is None
    assert glass.table.session.desk.hints == 0


def test_the_same_decision_answers_at_once_and_counts_once(glass):
    ask(glass)
    glass.key(pygame.K_ESCAPE)
    before = EDITIONS.reckoner.asked
    glass.key(pygame.K_h)
    assert hinted(glass)
    assert EDITIONS.reckoner.asked == before
    session = glass.table.session
    session.submit(session.legal[0])
    glass.until_rest()
    ask(glass)
    session.undo()
    glass.until_rest()
    assert glass.table.ui.hint is None
    assert session.desk.hints == 2
    ask(glass)
    assert (session.desk.hints, EDITIONS.reckoner.asked) == (2, before + 1)


def test_a_hint_is_on_the_disk_when_it_is_seen(glass):
    ask(glass)
    game = glass.table.keeper.id
    saved = glass.app.games.journal.load(game)
    assert SavedTable.of(saved.desk, saved.game).hints == 1
    glass.app.ways.games()
    glass.step()
    assert thing(glass.description, f"text.game.{game}")["name"].endswith("   ·   1 hint")


def test_the_price_of_a_hint_is_told_before_it_is_paid_once_in_a_game(glass):
    session = glass.table.session
    glass.key(pygame.K_h)
    assert body(glass) == PRICE
    assert not glass.scene.thinks
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert not has(glass.description, CONFIRM)
    assert not hinted(glass)
    glass.do(press(glass.description, HINT))
    assert body(glass) == PRICE
    glass.do(press(glass.description, CANCEL))
    assert session.desk.hints == 0
    glass.key(pygame.K_h)
    glass.do(press(glass.description, CONFIRM))
    ask(glass)
    assert hinted(glass)
    assert session.desk.hints == 1
    session.submit(session.legal[0])
    glass.until_rest()
    glass.key(pygame.K_h)
    assert not has(glass.description, CONFIRM)


def test_by_keys_the_price_of_a_hint_is_declined_or_paid_and_the_focus_comes_back(glass):
    session = glass.table.session
    for _ in range(2):
        glass.key(pygame.K_RIGHT)
    card = focused(glass)
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        glass.key(pygame.K_h)
        assert focused(glass) == CANCEL
        glass.key(pygame.K_LEFT)
        assert focused(glass) == CONFIRM
        glass.key(pygame.K_RIGHT)
        glass.key(key)
        assert focused(glass) == card
        assert (has(glass.description, CONFIRM), session.desk.hints) == (False, 0)
    glass.key(pygame.K_h)
    assert focused(glass) == CANCEL
    glass.key(pygame.K_LEFT)
    glass.key(pygame.K_RETURN)
    while glass.scene.thinks:
        glass.step()
    assert focused(glass) == card
    assert hinted(glass)
    assert session.desk.hints == 1


def test_who_agreed_is_not_asked_again_even_if_no_hint_was_seen_but_in_another_game(glass):
    EDITIONS.reckoner.patient = True
    glass.hint()
    glass.key(pygame.K_ESCAPE)
    EDITIONS.reckoner.patient = False
    saved = glass.app.games.journal.load(glass.table.keeper.id)
    assert SavedTable.of(saved.desk, saved.game).hints == 0
    glass.key(pygame.K_h)
    assert not has(glass.description, CONFIRM)
    glass.deal(QUIET)
    glass.until_rest()
    glass.key(pygame.K_h)
    assert body(glass) == PRICE


def test_a_rewound_game_has_no_price_to_pay(glass):
    session = glass.table.session
    session.back.rewinds = 1
    glass.key(pygame.K_h)
    assert not has(glass.description, CONFIRM)


def test_chances_are_told_as_exactly_as_they_are_known():
    english = SPOKEN["en"]
    told = [chance(english, n / 1000) for n in (0, 24, 26, 840, 974, 976, 1000)]
    assert told == ["<5%", "<5%", "5%", "85%", "95%", ">95%", ">95%"]
    assert chance(SPOKEN["fr"], 0.99).startswith(">")


def test_answers_that_are_worth_the_same_by_a_rule_of_thumb_are_as_good():
    taken = Weighed(Concede(), worth=1.5)
    assert level(taken, Weighed(Concede(), worth=1.5))
    assert not level(taken, Weighed(Concede(), worth=1.4))
    assert not level(Weighed(Concede()), Weighed(Concede()))


def test_answers_that_differ_by_less_than_one_in_a_hundred_are_as_good(glass):
    EDITIONS.reckoner.apart = 0.004
    ask(glass)
    said = body(glass)
    glass.key(pygame.K_h)
    EDITIONS.reckoner.apart = 0.02
    names = [thing(glass.description, f"button.best.{n}")["name"] for n in (1, 2, 3)]
    assert names[0].endswith("85%")
    assert all(name.endswith("as good") for name in names[1:])
    assert "s good as the next" in said


def test_while_somebody_thinks_the_loop_makes_every_frame_and_nothing_is_drawn_in_them(glass):
    glass.paint()
    app = glass.app
    EDITIONS.reckoner.patient = True
    glass.hint()
    glass.step()
    app.idle, drawn = 10 * loop.CALM, (app._frame, app._stage._sheet)
    app.step(0.0, [])
    assert glass.scene.thinks
    assert loop.looks(app) == loop.LIVELY
    assert (app._frame, app._stage._sheet) == drawn
    EDITIONS.reckoner.patient = False
    glass.step()
    assert hinted(glass)


@pytest.mark.parametrize("manner", ["open", "curtain"])
def test_two_get_an_order_in_words_with_the_chance(glass, manner):
    cards = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2"
    game = partners(*cards, visibility="open" if manner == "open" else "hidden")
    table = seated(glass, manner, game)
    table.session.look(True)
    glass.until_rest()
    ask(glass)
    glass.key(pygame.K_h)
    names = [one["name"] for one in glass.description["things"] if "button.best." in one["id"]]
    assert names
    assert table.ui.hint is not None
    assert len(table.ui.hint.best) == 3
    assert all("%" in name or "as good" in name for name in names)
    assert table.session.desk.hints == 1
    glass.key(pygame.K_h)
    table.session.submit(table.session.legal[0])
    glass.until_rest()
    if table.session.viewer.covers or table.session.viewer.parting:
        table.cover()
        glass.until_rest()
        table.session.look(True)
        glass.until_rest()
        glass.wait(FIRST)
    ask(glass)
    assert table.session.desk.hints == 2


def test_under_the_cloth_there_is_no_hint_and_the_cloth_takes_it_away(glass):
    game = partners(
        *("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2"), visibility="hidden"
    )
    table = seated(glass, "curtain", game)
    glass.key(pygame.K_h)
    assert thing(glass.description, HINT)["state"] == ["disabled"]
    assert table.ui.hint is None
    assert not glass.scene.thinks
    table.session.look(True)
    glass.until_rest()
    glass.wait(FIRST)
    ask(glass)
    assert hinted(glass)
    glass.key(pygame.K_x)
    assert not hinted(glass)
    assert thing(glass.description, HINT)["state"] == ["disabled"]


def test_of_a_prophecy_the_order_and_the_card_that_goes_are_shown(glass):
    glass.app.scene = glass.app.games.begin(
        deal("OK1 AM1 GS1 LM1 OS1 | AM2 GM1 LM2 OM1 AS1 GS2"),
    )
    session = glass.table.session
    for name in ("DiscardCard",):
        discards = [one for one in session.legal if "OK1" in str(vars(one).values())]
        assert discards, name
        session.submit(discards[-1])
    glass.step()
    glass.until_rest()
    assert session.ranking is not None
    ask(glass)
    shown = {one["id"] for one in glass.description["things"] if one["id"].startswith("text.hint")}
    assert len(shown) == len(session.ranking.cards)
    # In a replay the tag of the card that was discarded leaves its number free.
    move = BetterMove(session.view, session.legal[0], session.legal[-1], lambda words: "")
    text, layout = glass.app.text, session.director.layout
    tag = tag_rect(text, layout, move, "You")
    number = number_rect(text, layout, grip_of(move.played), "1")
    assert tag
    assert number
    assert not overlap(tag, number)


def test_a_lesson_has_its_tutor_and_no_hint(glass):
    glass.app.lessons.begin(glass.app.lessons.offered[0])
    glass.step()
    assert not has(glass.description, HINT)
    glass.key(pygame.K_h)
    assert glass.table.ui.hint is None


LONG, ITS = "AS2 GM2 AS3 LM2 OS3 GM3 AM2 GS1", "LS4 GM1 AS6 LM1 OS8"


def lying(hand: Any, first: str = "", *, row: Any = LONG, doors: Any = "", **zones: Any) -> Game:
    """Returns a game with these first cards of the deck; all others but Nightmares lie below
    them."""
    named = " ".join(
        one if isinstance(one, str) else " ".join(one)
        for one in (hand, first, row, doors, zones.get("shared", ""))
    ).split()
    rest = [card.id for card in BASE_DECK if card.id not in named and card.kind != NIGHTMARE]
    deck = f"{first} {' '.join(rest)}"
    return position(hand, row=row, doors=doors, deck=deck, **zones)


def of_two(first: str = "", **zones: Any) -> Game:
    hands, rows = ("OS1 OK1 OM1", "AM1 GS5 AK1"), (LONG, ITS)
    return lying(hands, first, shared="LS1 GK1", row=rows, seats=2, **zones)


ALONE = "OM1 AM1 GK1 LS1 OS2"
ASKED: dict[str, Callable[[], Game]] = {
    "a turn": lambda: deal(f"{QUIET} | NM1 NM2"),
    "a long row": lambda: lying(ALONE, doors="OD1 AD1 GD1"),
    "a Nightmare": lambda: after(lying(ALONE, "NM1", doors="OD1 AD1 GD1"), "Play OM1"),
    "a Door": lambda: after(lying(ALONE, "GD1", doors="OD1 AD1"), "Play OM1"),
    "a trio": lambda: after(lying("OS1 AM1 GK1 LS1 OS2", row="OS3 OM1"), "Play OS1"),
    "a Prophecy": lambda: after(
        lying("OK1 AM1 GS5 LM1 OS1", "AS4 LD1 GS6 OM3 LS2", doors="OD1 AD1 GD1"), "Discard OK1"
    ),
    "a draft": lambda: deal("OS1 AM1 GK1 LS1 OS2 GM1 AS1 LM3", seats=2),
    "a turn of two": lambda: of_two(doors=("OD1 AD1", "LD1")),
    "a Nightmare of two": lambda: after(of_two("NM1", doors=("OD1 AD1", "")), "Play OM1"),
    "a swap": lambda: after(of_two(), "Discard OS1"),
    "a Prophecy of two": lambda: after(of_two(), "Discard OK1", "Keep"),
}
"""Games by the decision that is asked in them."""
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


@pytest.mark.parametrize(
    ("size", "letters", "language"),
    [
        *(((1024, 640), 2, "long"), ((1280, 720), 1, "fr")),
        # The longest words have the least room, whatever the window.
        *(thorough(*one, "long") for one in product(SIZES, (1, 1.5, 2)) if one != (SIZES[0], 2)),
    ],
)
def test_the_best_answers_lie_on_nothing_in_any_window(size, letters, language):
    EDITIONS.reckons_for_two = True
    with opened(seed=None, size=size, editions=EDITIONS, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        for asked, game in ASKED.items():
            begun(glass, game())
            ask(glass)
            glass.key(pygame.K_h)
            glass.step()
            assert not covered(glass), asked
            lie_apart(glass)
            # What is chosen, and what makes room for it, is covered no more than before.
            glass.key(pygame.K_2)
            glass.until_rest()
            assert not covered(glass), asked
    EDITIONS.reckons_for_two = False


def begun(glass: Glass, game: Game) -> None:
    if game.state.seats == 2:
        seated(glass, "open", game)
        return
    glass.app.scene = glass.app.games.begin(game)
    glass.step()
    glass.until_rest()


def of_panel(glass: Glass) -> list[tuple[str, Rect]]:
    """Returns the ids and areas of the panel or line, and of its buttons."""
    panel = glass.table.panels.panel
    assert isinstance(panel, BestAnswers)
    return [(one.id, one.rect) for one in glass.table.frame.panel.things]


def lie_apart(glass: Glass) -> None:
    """Checks that its buttons lie inside, are large enough and do not overlap."""
    (_, sheet), *others = of_panel(glass)
    buttons = [rect for key, rect in others if key.startswith("button.")]
    assert buttons
    assert inside(sheet, Rect(0, 0, *glass.app.size))
    assert all(inside(rect, sheet) and min(rect.w, rect.h) >= 40 for rect in buttons)
    assert not any(overlap(one, other) for one, other in combinations(buttons, 2))


def covered(glass: Glass) -> list[str]:
    """Returns what lies under the best answers though it is needed: cards, buttons, texts and
    places where something is laid. On a line the answers lie within the prompt, whose words alone
    they may cover."""
    _, sheet = of_panel(glass)[0]
    prompt = glass.table.frame.prompt
    if prompt.unwritten:
        buttons = [*glass.table.frame.buttons, *prompt.all_buttons]
        outside = [] if inside(sheet, prompt.bar) else ["the prompt"]
        return [*outside, *(one.id for one in buttons if overlap(sheet, one.rect))]
    layout = glass.director.layout
    piles = {f"zone.{name}": layout.area(name) for name in ("deck", "discard", "limbo")}
    lying = [(one.id, piles.get(one.id, one.rect)) for one in glass.table.frame.lying]
    return [key for key, rect in [*lying, ("the prompt", prompt.bar)] if overlap(sheet, rect)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_price_of_a_nightmare_is_paid_by_one_click_while_they_stand_there(size):
    with opened(seed=None, size=size, editions=EDITIONS, painted=False) as glass:
        begun(glass, ASKED["a Nightmare"]())
        ask(glass)
        glass.key(pygame.K_h)
        glass.do(press(glass.description, "button.reveal_five"))
        glass.until_rest()
        assert glass.table.session.exploring, "the Nightmare has gone"
        assert glass.table.ui.hint is None


def shown_there(glass: Glass) -> list[str]:
    ids = [str(one["id"]) for one in glass.description["things"]]
    return [key.rpartition(".")[2] for key in ids if key.startswith("button.best.")]


def test_on_the_line_one_goes_from_answer_to_answer_and_the_one_that_is_shown_acts(narrow):
    assert shown_there(narrow) == ["1"]
    narrow.do(press(narrow.description, "button.answer_after"))
    assert shown_there(narrow) == ["2"]
    assert narrow.table.ui.hint.at == 1
    narrow.do(press(narrow.description, "button.answer_before"))
    narrow.do(press(narrow.description, "button.answer_before"))
    assert shown_there(narrow) == ["3"], "it goes round and round"
    third = narrow.table.ui.hint.best[2].command
    narrow.do(press(narrow.description, "button.best.3"))
    answered = [one for one in narrow.table.session.game.log if isinstance(one, Answered)]
    assert answered[-1].command == third


def test_the_line_is_reached_by_keys_and_so_is_the_table_beside_it(narrow):
    assert focused(narrow) == "button.best.1"
    reached = set[str]()
    while focused(narrow) not in reached:
        reached.add(focused(narrow))
        narrow.key(pygame.K_TAB)
    assert {"zone.row.0", "OM1"} & reached, "all of the table"
    assert focused(narrow) == "button.best.1"
    narrow.key(pygame.K_RIGHT)
    assert focused(narrow) == "button.answer_after"
    narrow.key(pygame.K_RETURN)
    assert shown_there(narrow) == ["2"]
    narrow.key(pygame.K_2)
    narrow.key(pygame.K_d)
    assert narrow.table.session.game.state.zone("discard")[-1].id == "AM1"


def test_what_is_wrong_is_said_in_the_place_of_the_line(narrow):
    narrow.table.session.lay("OS2", "row:0")
    narrow.step()
    refused = narrow.table.session.refused
    assert bool(refused) == (not shown_there(narrow))


def test_they_stay_while_a_card_is_laid_on_the_table(narrow):
    row, hand = (thing(narrow.description, key)["rect"] for key in ("zone.row.0", "AM1"))
    narrow.lift((hand[0] + 20, hand[1] + 30), (row[0] + row[2] // 2, row[1] + row[3] // 2))
    assert shown_there(narrow) == ["1"]
    narrow.up()
    narrow.until_rest()
    assert narrow.table.session.game.state.zone("row:0")[-1].id == "AM1"


def test_one_of_them_that_is_pressed_is_given(glass):
    ask(glass)
    glass.key(pygame.K_h)
    glass.do(press(glass.description, "button.best.2"))
    glass.until_rest()
    assert glass.table.session.game.state.zone("row:0") == (CARDS["AM1"],)
    assert glass.table.ui.hint is None
    assert glass.table.panels.panel is None


def test_the_adviser_is_fetched_only_while_nothing_moves(glass):
    glass.deal(QUIET)
    glass.table.session.deal()
    thinker = glass.table._thinker
    thinker.ask()
    glass.step()
    assert glass.scene.busy
    assert thinker._player is None
    glass.until_rest()
    glass.step()
    assert thinker._player is EDITIONS.reckoner
