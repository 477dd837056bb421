"""Hidden hands leak nowhere: not in the pictures, not in the words, not under the cloth."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.explore import Discard
from game.editions.base.partners import CardDrafted, CardsSwapped, MarketShared
from game.editions.base.prophecy import CardsReturned, Foresee, ProphecySeen
from game.editions.base.routines import LocationDrawn
from game.players.advice import Weighed
from game.rules.event import DeckShuffled, GameWon, TurnBegan
from game.screen.table.hints.best_answers import reason
from game.screen.table.hints.hint_marks import marks_of
from game.table.party import Manner, Party, Player
from tests.rules.stories import command, position
from tests.screen.robots.glass import opened
from tests.screen.robots.player import DISCARD, at, cards, has, middle, thing
from tests.screen.secrets.knowing import Account
from tests.screen.secrets.leaks import lift, play, sofa, wait
from tests.screen.secrets.lifts import FIRST, OWN_KEYS, SECOND
from tests.variants import thorough

Told = list[tuple[str, str, str]]
"""For each thing, the beginning of its id, its name and what is told of it."""


MORE_THAN = {
    "steps": 300,
    "taken back": 0,
    "backs": 1000,
    "heard": 150,
    "recaps": 50,
    "lost cards": 50,
    "covered": 300,
    "lifted": 8,
    "public questions": 200,
}
"""How often each is watched at least."""


# The first gestures of a game with curtains are watched below, pictures included.
@pytest.mark.parametrize(("manner", "games"), [thorough("curtain", (2, 8, 10)), ("peek", (8, 10))])
def test_a_hidden_game_names_no_card_that_whoever_looks_may_not_know(manner, games):
    counted: Counter[str] = Counter()
    for number in games:
        counted += play(manner, f"suite {number}")
        if all(counted[what] > least for what, least in MORE_THAN.items()):
            return
        # By chance a robot did not do everything, so another game is watched, too.
    pytest.fail(f"too little was watched: {counted}")


@pytest.mark.parametrize("manner", [thorough("peek")])
def test_what_is_laid_and_waits_for_the_deck_names_no_card_either(manner):
    counted = play(manner, "own hand", by_hand=True, most=500)
    assert counted["taken back"] > 5
    assert counted["covered"] > 100
    assert counted["waiting"] > 20


@pytest.mark.parametrize(
    ("manner", "most"),
    [("curtain", 150), ("peek", 125)],
)
def test_hidden_cards_look_like_the_back_of_every_card(manner, most):
    counted = play(manner, "painted", most=most, painted=True)
    assert counted["pixels of backs"] > 50_000
    assert counted["pixels of cloths"] > 500_000


def test_the_second_account_knows_who_has_seen_what():
    account = Account()
    a, b, c, d = (CARDS[key] for key in ("OS1", "AK1", "GM1", "LS1"))
    account.hear(
        (
            CardDrafted(0, a),
            MarketShared((b,)),
            TurnBegan(0, 1),
            LocationDrawn(0, c, "hand"),
            ProphecySeen(1, (d,)),
        )
    )
    assert account.known(None) == {a, b}
    assert account.known(0) == {a, b, c}
    assert account.known(1) == {a, b, d}
    account.hear((*[GameWon()] * 5, CardsReturned(1, (d,)), CardsSwapped(0, c, b)))
    assert account.known(None) == {a, b, c}
    assert account.known(1) == {a, b, c, d}
    order = tuple(card for card in CARDS.values() if card not in (a, b, c))
    account.hear((*[GameWon()] * 7, DeckShuffled(order)))
    assert account.known(1) == {a, b, c}


def drafted(glass):
    """Drafts the hands. The first turn is then covered, and nothing moves."""
    session = glass.table.session
    while session.game.state.turn == 0:
        session.submit(session.game.legal()[0])
    glass.key(pygame.K_F9)


def play_on(glass, turn):
    """Plays on until this turn has begun, by answers that need no look if there are any."""
    while glass.account.turns < turn:
        session = glass.table.session
        glass.table.settle()
        if not session.legal:
            lift(glass)
        assert session.submit(session.legal[0])
        glass.cover(by_key=True)
        glass.step()
    glass.until_rest()


def private(glass):
    """Returns a card that only the player whose turn it is knows."""
    state, seat = glass.table.session.game.state, glass.account.turn
    hidden = {card.id for card in state.hand(seat)} - {card.id for card in state.known_to_both}
    found = [d for d in cards(glass.description, "hand") if d["id"] in hidden]
    assert found
    return found[0]


@pytest.fixture(params=["curtain", "peek"])
def lifted(request):
    """Yields the third turn of a hidden game. Its player has drawn a card and lifted the cloth."""
    with sofa(request.param, "lifted") as glass:
        drafted(glass)
        play_on(glass, 3)
        assert glass.looks is None
        lift(glass)
        yield glass


def test_a_card_that_is_covered_while_it_is_pressed_is_not_read(lifted):
    lifted.move(at(private(lifted)))
    lifted.down()
    lifted.cover(by_key=True)
    wait(lifted, 0.8)
    assert lifted.table.panels.panel is None


def test_a_card_that_is_covered_while_it_is_read_is_neither_read_on_nor_dragged(lifted):
    x, y = at(private(lifted))
    lifted.move((x, y))
    lifted.down()
    wait(lifted, 0.9)
    assert lifted.table.panels.reads
    lifted.key(pygame.K_x)
    assert lifted.table.panels.panel is None
    lifted.move((x, y - 100), held=True)
    assert not lifted.table.ui.holds
    lifted.up()
    lifted.step()


def test_a_card_that_is_covered_while_it_is_dragged_is_played_by_nobody(lifted):
    before = lifted.log_length
    lifted.lift(at(private(lifted)), middle(thing(lifted.description, DISCARD)))
    lifted.key(pygame.K_x)
    lifted.up()
    lifted.until_rest()
    assert lifted.log_length == before


def test_a_hint_and_the_best_answers_go_with_the_cloth_that_falls(lifted):
    for _ in range(2):
        lifted.hint()
        lifted.until_rest()
    assert has(lifted.description, "button.best.1")
    lifted.key(pygame.K_x)
    wait(lifted, 0.8)
    assert lifted.table.panels.panel is None
    lifted.hint()
    wait(lifted, 0.8)
    assert lifted.table.ui.hint is None


def test_what_was_taken_back_is_not_put_back_over_a_covered_hand(lifted):
    """It may name a card that its player has shown to nobody after all."""
    session = lifted.table.session
    hidden = private(lifted)["id"]
    assert session.submit(Discard(CARDS[hidden]))
    lifted.until_rest()
    lifted.go_back(by_key=True)
    lifted.press("button.confirm")
    lifted.until_rest()
    before = lifted.log_length
    lifted.cover(by_key=True)
    lifted.key(pygame.K_y)
    lifted.press("button.redo")
    lifted.until_rest()
    assert lifted.log_length == before
    lift(lifted)
    lifted.key(pygame.K_y)
    assert lifted.log_length > before


def test_conceding_turns_covered_hands_up_but_not_before_it_is_confirmed(lifted):
    hidden = {d["id"] for d in cards(lifted.description, "hand") if d["face"] == "up"}
    lifted.cover(by_key=True)
    wait(lifted, 0.8)
    lifted.press("button.menu")
    lifted.press("button.concede")
    wait(lifted, 0.8)
    before = {d["id"] for d in cards(lifted.description, "hand") if d["face"] == "up"}
    assert hidden - before
    table = lifted.table
    lifted.press("button.confirm")
    for _ in range(60):
        lifted.step()
    assert lifted.scene.name == "result"
    hands = {card.id for seat in (0, 1) for card in table.session.game.state.hand(seat)}
    assert {
        thing.id for thing in table.frame.things if thing.zone == "hand" and thing.card
    } == hands


def test_conceding_when_a_turn_is_over_opens_no_other_hand(lifted):
    seat, session = lifted.looks, lifted.table.session
    while lifted.account.turn == seat:
        assert session.submit(session.legal[0])
        lifted.until_rest()
    assert lifted.looks == seat
    lifted.press("button.menu")
    lifted.press("button.concede")
    lifted.press("button.confirm")
    assert not session.shown
    for _ in range(60):
        lifted.step()
    assert lifted.scene.name == "result"


def test_a_question_of_the_last_turn_does_not_wait_under_the_cloth(lifted):
    turn = lifted.account.turn
    lifted.press("button.menu")
    lifted.press("button.concede")
    assert has(lifted.description, "button.confirm")
    lifted.cover(by_key=True)
    assert not has(lifted.description, "button.confirm")
    assert lifted.account.turn == turn


def test_after_the_shortest_glance_the_cloth_has_fallen_as_after_any_other():
    """A first press counts only half a second after the cloth fell."""
    with sofa("peek", "glance") as glass:
        drafted(glass)
        play_on(glass, 3)
        key = OWN_KEYS[glass.account.turn or 0]
        wait(glass, FIRST)
        glass.step(glass.key_event(pygame.KEYDOWN, key))
        while glass.looks is None:
            glass.step()
        glass.step(glass.key_event(pygame.KEYUP, key))
        assert glass.looks is None
        glass.key(key)
        wait(glass, SECOND)
        glass.key(key)
        assert glass.looks is None


def test_a_hint_in_a_hidden_game_marks_a_card_of_the_hand_and_names_it_nowhere_else(lifted):
    """The words of the prompt stand between the players, where both read them."""
    lifted.hint()
    lifted.until_rest()
    card, table = CARDS[private(lifted)["id"]], lifted.table
    table._change(hint=replace(table.ui.hint, best=(Weighed(Discard(card), None),)))
    lifted.step()
    laid = marks_of(table.session, table.frame.prompt, Discard(card)).laid
    assert laid is not None
    assert (laid.ghost.card, laid.ghost.pose.turn) == (None, 0.0)
    name = lifted.app.words.card(card)
    said = "text.heading", "text.body", "text.hint", "button."
    texts = [thing.name for thing in table.frame.things if thing.id.startswith(said)]
    assert not [text for text in texts if name in text]
    assert any(text.startswith("The adviser marks what it would do") for text in texts)


def test_whoever_asks_again_while_the_hand_lies_open_reads_why_until_the_cloth_falls(lifted):
    lifted.hint()
    while lifted.table.thinks:
        lifted.step()
    table, secret = lifted.table, Discard(CARDS[private(lifted)["id"]])
    best = Weighed(secret, 0.4), *(one for one in table.ui.hint.best if one.command != secret)
    table._change(hint=replace(table.ui.hint, best=best))
    lifted.hint()
    lifted.until_rest()
    words, view, hint = lifted.app.words, table.session.view, table.ui.hint
    why = reason(words, view, hint, 0)
    told = thing(lifted.description, "button.best.1")["name"]
    assert told.startswith(f"{words.command(secret, view)} · 40%")
    assert why
    assert told.endswith(why)
    body = thing(lifted.description, "text.body")["name"]
    assert body.startswith("The adviser marks what it would do")
    lifted.key(pygame.K_x)
    assert not has(lifted.description, "button.best.1")


def test_a_card_that_is_chosen_under_a_lifted_cloth_is_not_told_of_between_the_players(lifted):
    lifted.click(at(private(lifted)))
    wait(lifted, 0.4)
    targets = lifted.table.frame.targets
    assert targets
    assert {said for told in targets.values() for said in told} <= {"Play here", "Discard here"}


FORESEEN = "LM3", "NM1", "GM3", "AS3", "AM3"
INSTEAD = "OS4"


def told_of_a_prophecy(manner: Manner, fixed: bool, foreseen: Sequence[str]) -> list[Told]:
    """Returns all that stands between the players, with what is told to a pointer that rests there,
    but not the panel that Ada opens to read for herself. Meanwhile she looks at these five cards,
    points at each, asks for advice and puts them back; then her hand is covered."""
    last = INSTEAD if "NM1" in foreseen else "NM1"
    rest = "LS2 LS3 GM4 GS2 AS4 OD1 AD1 GD1 LD1 OD2 AD2 GD2 LD2"
    game = position(
        ("OS1 OK1 OM1", "AM1 GS5 AK1"),
        shared="LS1 GK1",
        deck=f"{' '.join(foreseen)} {rest} {last}",
        seats=2,
        visibility="hidden",
    )
    players = Player("Ada", "lantern"), Player("Ben", "boat")
    told = list[Told]()
    with opened(painted=False) as glass:
        table = glass.app.games.begin(game, Party(players, manner, fixed=fixed))
        glass.app.scene = table

        def take() -> None:
            glass.step()
            glass.until_rest()
            things = (one for one in table.frame.things if one.zone != "panel")
            lying = [one for one in things if one.role != "card"]
            told.append(sorted((one.id.partition(".")[0], one.name, one.hint) for one in lying))

        take()
        for text in ("Discard OK1", "Keep"):
            assert table.session.submit(command(text))
            glass.until_rest()
        table.session.look(True)
        take()
        for card in foreseen:
            glass.move(middle(thing(glass.description, card)))
            take()
        for _ in range(3):
            glass.hint()
            while table.thinks:
                glass.step()
            take()
        gone, *others = foreseen
        assert table.session.submit(Foresee(CARDS[gone], tuple(CARDS[one] for one in others[::-1])))
        take()
        table.session.look(False)
        take()
    return told


@pytest.mark.parametrize("manner", ["curtain", "peek"])
@pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
def test_nothing_between_the_players_tells_of_a_nightmare_that_one_of_them_foresees(manner, fixed):
    with_it = told_of_a_prophecy(manner, fixed, FORESEEN)
    without = told_of_a_prophecy(manner, fixed, [INSTEAD if c == "NM1" else c for c in FORESEEN])
    for step, (one, other) in enumerate(zip(with_it, without, strict=True)):
        assert one == other, step
