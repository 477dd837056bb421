"""The game in a terminal, played to its end by a player who types whatever is offered."""

import io
import random
import re
from typing import Any

import pytest

from game import console
from game.console.terminal import CLEAR, LONGEST
from game.console.terminal import Terminal as Questions
from game.editions import BASE_GAME
from game.editions.base.cards import CARDS
from game.editions.base.explore import CardDiscarded, CardPlayed
from game.editions.base.show import STAGING
from game.rules.card import Card
from game.rules.chance import first_seat_by_seed
from game.rules.game import Game, opening
from game.rules.state import State
from game.rules.view import View, frames
from game.table.deeds import deeds, told
from game.words import Words
from tests.speaking import TRANSLATED, speaker
from tests.variants import variants

ENGLISH, FRENCH = speaker("en"), speaker("fr")
SEEDS = variants(range(5), range(5, 20))
OPEN, HIDDEN = "1", "2"
CARD_ID = re.compile(r"\b(?:[OAGL][A-Z]|NM)\d+\b")


class Player:
    """A terminal's input that reads what is printed and types one of the numbers offered, or Enter
    if there are none."""

    def __init__(self, sink: io.StringIO, seed: int, first_answers: tuple[str, ...] = ()):
        self.sink = sink
        self.random = random.Random(seed)
        self.first_answers = list(first_answers)
        self.read_up_to = 0
        self.offered: list[str] = []
        self.typed = 0

    def readline(self, size: int = -1) -> str:
        self.typed += 1
        assert self.typed < 2000
        printed = self.sink.getvalue()[self.read_up_to :]
        self.read_up_to += len(printed)
        self.offered = re.findall(r"^(\d+)\. ", printed, re.MULTILINE)
        if self.first_answers:
            return self.first_answers.pop(0) + "\n"
        question = printed.splitlines()[-1]
        if " 2 1" in question:
            return " ".join(self.random.sample(self.offered, len(self.offered))) + "\n"
        return (self.random.choice(self.offered) if self.offered else "") + "\n"


class Script(io.StringIO):
    """A terminal's input that holds these lines and then ends."""

    def __init__(self, *lines: str):
        super().__init__("".join(f"{line}\n" for line in lines))


def play(seats, seed, words=ENGLISH, answers=(), sink=None, **edition):
    sink = sink or io.StringIO()
    player: Any = Player(sink, seed, answers)
    status = console.run(seats, f"console {seed}", words, player, sink, **edition)
    return status, sink.getvalue()


def scripted(*lines, seats=1, words=ENGLISH, seed="console"):
    sink = io.StringIO()
    status = console.run(seats, seed, words, Script(*lines), sink)
    return status, sink.getvalue()


def assert_over(status, printed, seed):
    assert status == 0
    assert re.search(r"^(Victory|Defeat)$", printed, re.MULTILINE)
    assert re.search(r"^\d+ turns?$", printed, re.MULTILINE)
    assert printed.endswith(f"Seed: console {seed}\n")
    assert "unfinished" not in printed


@pytest.mark.parametrize("seed", SEEDS)
def test_one_player_comes_to_an_end(seed):
    status, printed = play(1, seed)
    assert_over(status, printed, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("hands", [OPEN, HIDDEN])
def test_two_players_come_to_an_end(hands, seed):
    status, printed = play(2, seed, answers=(hands, "Ann", "Bob"))
    assert_over(status, printed, seed)
    assert "It is up to Ann." in printed
    assert "It is up to Bob." in printed
    assert ("nobody else can see" in printed) is (hands == HIDDEN)


class Spelling(Words):
    """Words that name every card by its id, so that a leak shows which of two equal cards it is."""

    def card(self, card: Card | str | None) -> str:
        return card.id if isinstance(card, Card) else super().card(card)


class Witness(io.StringIO):
    """A terminal's output that notes which cards in a line its reader may not know."""

    def __init__(self, games: list[Game]):
        super().__init__()
        self.games = games
        self.readers: tuple[int, ...] = (0, 1)
        self.known: tuple[set[Card], set[Card]] = (set(), set())
        self.told = 0
        self.state: State | None = None
        self.leaks: list[str] = []
        self.handovers = 0

    def write(self, text: str) -> int:
        if "nobody else can see" in text:
            self.readers = (0,) if text.startswith("Ann") else (1,)
            self.handovers += 1
        self.learn()
        for named in CARD_ID.findall(text):
            for reader in self.readers:
                if self.games[0].rules.cards[named] not in self.known[reader]:
                    self.leaks.append(f"{reader}: {text}")
        return super().write(text)

    def learn(self) -> None:
        """Takes in what each seat has been allowed to know so far, by its views."""
        if not self.games:
            return
        (game,) = self.games
        new = game.log[self.told :]
        before = self.state or opening(game.rules)
        for seat in (0, 1):
            for _, view in frames(before, new, seat):
                self.known[seat].update(card for name in view.zones for card in view.cards(name))
        self.told += len(new)
        self.state = game.state


@pytest.fixture
def games(monkeypatch):
    """Returns a list to which every game is added that is started."""
    started: list[Game] = []
    start = Game.start

    def noted(*args, **kwargs):
        started.append(start(*args, **kwargs))
        return started[-1]

    monkeypatch.setattr(Game, "start", noted)
    return started


@pytest.mark.parametrize("seed", SEEDS)
def test_r44_hidden_hands_print_no_card_its_reader_may_not_know(seed, games):
    witness = Witness(games)
    play(2, seed, Spelling("en", BASE_GAME.rules_words), (HIDDEN, "Ann", "Bob"), witness)
    assert witness.handovers > 5
    assert witness.leaks == []


def test_a_console_that_told_the_events_themselves_would_be_noticed(games, monkeypatch):
    monkeypatch.setattr(
        "game.console.session.frames",
        lambda state, events, seat: ((event, None) for event in events),
    )
    witness = Witness(games)
    play(2, 1, Spelling("en", BASE_GAME.rules_words), (HIDDEN, "Ann", "Bob"), witness)
    assert witness.leaks != []


ADDRESSED = re.compile(r"\b(?:you|yours?|partner|vous|votre|vos|tu|ton)\b", re.IGNORECASE)


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
@pytest.mark.parametrize("hands", [OPEN, HIDDEN])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_players_are_named_and_never_addressed(hands, seed, words):
    everything = ("?", "l", "r", "d", "u", "c", "2", "1")
    _, printed = play(2, seed, words, (hands, "Ann", "Ann", "Bob", "3", *everything))
    assert len(printed) > 5000
    # What the loss of a hand costs is exempt, since it is said to the player who may choose it.
    assert not ADDRESSED.findall(re.sub(r"Lose your \d cards?", "", printed))


def test_one_player_is_addressed():
    _, printed = play(1, 1)
    assert "Your choice:" in printed
    assert "which number?" not in printed


def test_every_question_names_the_player_who_is_asked():
    _, printed = play(2, 2, answers=(OPEN, "Ann", "Bob", "3"))
    seen = set()
    for question in printed.split("It is up to ")[1:]:
        name = question.partition(".")[0]
        seen.add(name)
        assert set(re.findall(r"^(\w+): (?:which number|in which order)", question, re.M)) == {name}
    assert seen == {"Ann", "Bob"}
    assert "Ann: Play or discard a card" in printed


def test_r34_the_players_say_who_drafts_first_or_leave_it_to_the_seed():
    seeds = range(12)
    assert {first_of(seed, "1") for seed in seeds} == {"Ann"}
    assert {first_of(seed, "2") for seed in seeds} == {"Bob"}
    by_seed = [first_of(seed, "3") for seed in seeds]
    assert set(by_seed) == {"Ann", "Bob"}
    assert by_seed == [("Ann", "Bob")[first_seat_by_seed(f"seed {n}")] for n in seeds]


def first_of(number: int, answer: str) -> str:
    _, printed = scripted(OPEN, "Ann", "Bob", answer, seats=2, seed=f"seed {number}")
    (name,) = re.findall(r"It is up to (\w+)\.", printed)
    return name


@pytest.mark.parametrize("hands", [OPEN, HIDDEN])
@pytest.mark.parametrize("seed", [1, 4, 9])
def test_the_end_tells_the_doors_of_both_and_who_did_what(hands, seed, games):
    _, printed = play(2, seed, answers=(hands, "Ann", "Bob", "3"))
    (game,) = games
    last = printed[printed.rindex("Victory" if game.state.result == "won" else "Defeat") :]
    for seat, name in enumerate(("Ann", "Bob")):
        assert f"Doors ({name}): " in last
        done = deeds(game, STAGING)[seat]
        assert f"\n{name}: {told(done, ENGLISH, STAGING)}\n" in last
        assert done.times[CardPlayed] + done.times[CardDiscarded] > 0


def test_hidden_hands_are_out_of_sight_before_the_next_player_looks():
    _, printed = play(2, 3, answers=(HIDDEN, "Ann", "Bob"))
    handovers = re.split(r"(?:Ann|Bob) plays next\.", printed)
    assert len(handovers) > 5
    for before in handovers[:-1]:
        assert before.endswith("\n" * 50)


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("sink", "cleared"), [(Screen(), True), (io.StringIO(), False)])
def test_control_characters_go_to_a_terminal_only(sink, cleared):
    _, printed = play(2, 3, answers=(HIDDEN, "Ann", "Bob"), sink=sink)
    assert (CLEAR in printed) is cleared
    assert ("\x1b" in printed) is cleared


@pytest.mark.parametrize(
    ("seats", "answers"), [(1, ()), (2, (OPEN, "Zoé", "Léa")), (2, (HIDDEN, "Zoé", "Léa"))]
)
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_translation_says_everything_in_its_language(seats, answers, language):
    english, translated = (
        {line.strip() for line in play(seats, 4, words, answers)[1].splitlines()}
        for words in (ENGLISH, TRANSLATED[language])
    )
    assert len(translated) > 50
    assert english & translated <= {"", "Eight Doors"}


def test_nothing_but_plain_text_is_printed():
    _, printed = play(2, 5, answers=(OPEN, "Ann", "Bob"))
    assert printed.isascii()
    assert printed.replace("\n", "").isprintable()


def test_a_wrong_answer_is_asked_again():
    for wrong in "0", "99", "-1", "1.", "x", "", "²", "1" * 5000:
        status, printed = scripted(wrong, "q")
        assert status == 0
        assert printed.count("Please type one of the numbers listed above.") == 1
        assert printed.count("Your choice:") == 2


@pytest.mark.parametrize("lines", [(), ("q", "1")])
def test_the_end_of_the_input_is_polite_and_q_quits(lines):
    status, printed = scripted(*lines)
    assert status == 0
    assert printed.endswith("The game is left unfinished.\nSeed: console\n")
    assert scripted(HIDDEN, "Ann", seats=2)[0] == 0


class Interrupted:
    def readline(self, size: int = -1) -> str:
        raise KeyboardInterrupt


def test_control_c_is_polite_and_told_by_its_status():
    sink = io.StringIO()
    keyboard: Any = Interrupted()
    assert console.run(1, "console", ENGLISH, keyboard, sink) == 130
    assert sink.getvalue().endswith("The game is left unfinished.\nSeed: console\n")


def test_conceding_is_asked_once_and_is_a_defeat():
    _, kept = scripted("c", "2", "q")
    assert "Concede this game?" in kept
    assert "Defeat" not in kept
    _, given_up = scripted("C", "1")
    assert given_up.count("Concede this game?") == 1
    assert "Defeat\nThe game was conceded." in given_up
    assert given_up.endswith("Seed: console\n")


def test_letters_tell_more_and_change_nothing(games):
    _, printed = scripted("?", "l", "r", "d", "u")
    assert "q quits" in printed
    assert printed.count("Turn 1 begins.") == 2
    assert "Discards: 0 cards" in printed
    assert "Unseen: 71 cards" in printed
    assert "10 times Nightmare" in printed
    (game,) = games
    assert game.state.turn == 1


def test_names_are_asked_until_they_differ_and_lose_what_cannot_be_printed():
    _, printed = scripted(OPEN, "\x1b[31m Ann {0}", "", "", seats=2)
    assert "[31m Ann {0}" in printed
    assert "\x1b" not in printed
    _, printed = scripted(OPEN, "Ann", "Ann", "Bob", seats=2)
    assert printed.count("The two names must differ.") == 1


@pytest.mark.parametrize("typed", ["\u0301", "\ufe0f\ufe0f", "\u3164"])
def test_a_name_without_anything_to_see_is_none(typed):
    _, printed = scripted(OPEN, typed, "Bob", "", seats=2)
    assert "Player 1 begins." in printed


def test_without_a_seed_each_game_is_another_one():
    sinks = [io.StringIO() for _ in range(2)]
    for sink in sinks:
        console.run(1, None, ENGLISH, Script(), sink)
    seeds = {sink.getvalue().splitlines()[-1] for sink in sinks}
    assert len(seeds) == 2
    assert all(re.fullmatch(r"Seed: [2-9a-z]{10}", seed) for seed in seeds)


# The Prophecy, in two small questions


def keyed_game(monkeypatch, top: str):
    """Gives the next game a Key in hand, and these cards on top of the deck."""
    ids = ["GK1", "OS1", "OS2", "OS3", "OS4", *top.split()]
    deal = tuple(CARDS[card] for card in [*ids, *(card for card in CARDS if card not in ids)])
    start = Game.start
    games: list[Game] = []

    def dealt(*args, **kwargs):
        games.append(start(*args, **kwargs, deck=deal))
        return games[-1]

    monkeypatch.setattr(Game, "start", dealt)
    return games


TOP = "AS1 AM1 LS1 LM1 NM1"
DISCARD_THE_KEY = "3"  # Play: Garden Key; Play: Observatory Sun; Discard for a Prophecy


def test_r14_the_prophecy_asks_which_card_goes_and_how_the_others_return(monkeypatch):
    games = keyed_game(monkeypatch, TOP)
    _, printed = scripted(DISCARD_THE_KEY, "5", "2 2 1 4", "5 1 2 3", "1 2 3", "3 1, 2 4")
    assert printed.count("Please type each of the numbers once.") == 3
    (game,) = games
    assert [card.id for card in game.state.discard] == ["GK1", "NM1"]
    hand, known = View.of(game.state, 0).hand, View.of(game.state, 0).known_top
    assert [card.id for card in (*hand[-1:], *known)] == ["LS1", "AS1", "AM1", "LM1"]
    assert "Known on top of the deck: Aquarium Sun, Aquarium Moon, Library Moon" in printed


def test_e9_discarding_a_door_by_prophecy_is_warned_about_and_told(monkeypatch):
    games = keyed_game(monkeypatch, "GD1 AM1 LS1 LM1 NM1")
    _, printed = scripted(DISCARD_THE_KEY, "1", "4321", "2", "1", "4321", "1", "6")
    assert printed.count("Throw this Door away?") == 1
    assert "The game can no longer be won: a Door lies in the discard pile." in printed
    assert printed.count("This game can no longer be won\n") == 1
    assert "A Door lies in the discard pile, and all of them are needed." in printed
    (game,) = games
    assert game.state.discard[1].id == "GD1"


def test_r2_equal_cards_of_a_hand_are_offered_once(monkeypatch):
    keyed_game(monkeypatch, TOP)
    _, printed = scripted()
    assert printed.count("Play: Observatory Sun") == 1


def test_r35_a_shared_card_is_told_from_an_own_one():
    _, printed = play(2, 6, answers=(OPEN, "Ann", "Bob"))
    assert re.search(r"Play: \w+ \w+ \(shared card\)$", printed, re.MULTILINE)
    assert re.search(r"Play: \w+ \w+$", printed, re.MULTILINE)


def test_a_terminal_survives_bytes_that_are_no_text():
    source = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nq\n"), encoding="utf-8")
    sink = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert console.run(1, "console", FRENCH, source, sink) == 0


def test_an_order_may_be_typed_without_spaces():
    sink = io.StringIO()
    questions = Questions(ENGLISH, Script("312"), sink)
    assert questions.order(["a", "b", "c"], {}) == [2, 0, 1]


def test_b_tells_the_rules_about_what_is_asked_and_about_any_word(games):
    _, printed = scripted("b", "limbo", "xyzzy", "", "q")
    assert 0 < printed.index("\nYour choice: Three steps\n") < printed.index(": Limbo\n")
    assert "See also: " in printed
    assert "Nothing in the book is called that." in printed
    assert "](" not in printed
    (game,) = games
    assert game.state.turn == 1


def test_of_an_endless_answer_only_the_beginning_is_heard() -> None:
    source = io.StringIO(f"{'a' * 3_000_000}\nnext\n")
    terminal = Questions(ENGLISH, source, io.StringIO())
    assert terminal.ask("?") == "a" * LONGEST
    assert terminal.ask("?") == "next"
