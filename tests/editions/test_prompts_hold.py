"""What a prompt, a button and a forecast promise is what then happens, whatever is combined: every
promise that is found in a text is checked against the game."""

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from game.editions import OFFERED
from game.rules.event import Event
from game.rules.game import Game
from game.rules.state import DISCARD
from game.rules.state import replace as changed
from game.rules.steps import Command
from game.rules.view import View
from game.table.asking.questions import Question, answer
from game.table.hands.choices import one_of_each
from game.words import Words
from tests.offered import ALL, ALONE, BASE, PAIRS
from tests.variants import thorough
from tests.walks import begin, some_command

ENGLISH = Words("en", OFFERED.words, OFFERED.sentences_of)


class Trial:
    """A command that is tried: its events, the game after it, and how far Limbo and the discard
    pile have grown on the way."""

    def __init__(self, game: Game, command: Command[Any]) -> None:
        self.game = game.copy()
        state, (limbo, gone) = game.state, (0, 0)
        self.events: list[Event] = []
        # After the third card of a trio a search is asked about, after a discard a swap.
        answers = [command]
        while answers:
            self.events += self.game.submit(answers.pop())
            found = [one for one in self.game.legal() if named(one, "Search", "Keep")]
            answers += found if named(command, "Play", "Discard") else []
        for event in self.events:
            before, state = state, event.evolve(state)
            limbo += max(0, len(state.limbo) - len(before.limbo))
            gone += max(0, len(state.zone(DISCARD)) - len(before.zone(DISCARD)))
        self.to_limbo, self.discarded = limbo, gone

    def happened(self, *names: str) -> bool:
        """Returns whether one of these events came."""
        return any(named(event, *names) for event in self.events)

    @property
    def looked_at(self) -> int:
        """The number of cards of the deck that were looked at or shown."""
        seen = [e for e in self.events if type(e).__name__.endswith("Seen")]
        return len(vars(seen[0])["cards"]) if seen else 0

    @property
    def towers(self) -> set[Any]:
        """The Towers of the Alignment."""
        return set(self.game.state.zones.get("alignment", ()))


def named(thing: object, *names: str) -> bool:
    return type(thing).__name__ in names


Claim = tuple[str, Callable[[re.Match[str], Trial], bool]]
OF_AN_ANSWER: Sequence[Claim] = (
    (r"^(?!Open none)(.* )?[Oo]pens? ", lambda said, trial: trial.happened("DoorGained")),
    (r"[Ff]inds a (second |third )?Door|: a (second |third )?Door$",
     lambda said, trial: trial.happened("DoorGained")),
    (r"not due", lambda said, trial: not trial.happened("DoorGained")),
    (r"[Tt]o Limbo|waits in Limbo", lambda said, trial: trial.to_limbo > 0),
    (r"[Nn]o Door left|Doors are gone|No \w+ Door is left",
     lambda said, trial: not trial.happened("DoorGained", "DoorOutOfOrder")),
    (r"[Oo]nly a new card", lambda said, trial: trial.looked_at == 0),
    (r"(?:look at|it shows|Look at|next) (\d) card",
     lambda said, trial: trial.looked_at == int(said[1])),
    (r"Lose (\d) cards? from the deck",
     lambda said, trial: trial.happened("TopDiscarded", "CardSetAside")),
    (r"It is whole", lambda said, trial: len(trial.towers) >= 4),
)  # fmt: skip
"""Patterns of what a label or forecast of an answer claims, each with a check of whether it came
so."""


def texts_of(command: Command[Any], view: View) -> Iterator[str]:
    """Yields all that is said of an answer before it is given."""
    yield ENGLISH.command(command, view)
    yield from ENGLISH.consequence(command, view)


def held(game: Game) -> Iterator[str]:
    """Yields what is not true of all that is said of the present decision."""
    decision, legal = game.pending, game.legal()
    assert decision is not None
    view = View.of(game.state, game.state.active)
    tried: dict[str, tuple[Command[Any], Trial]] = {}
    for command in legal[:40]:
        label = ENGLISH.command(command, view)
        if label not in tried:
            tried[label] = command, Trial(game, command)
    trials = [trial for _, trial in tried.values()]
    for command, trial in tried.values():
        for text in texts_of(command, view):
            for pattern, true in OF_AN_ANSWER:
                said = re.search(pattern, text.replace("\u00a0", " "))
                if said and not true(said, trial):
                    yield f"{command}: {text!r}"
        question = Question(OFFERED.of(game.rules.edition).show, view, legal)
        gold = answer(ENGLISH, question, command).primary
        if gold and not trial.happened("DoorGained"):
            yield f"{command} is gold"
    heading = ENGLISH.heading(decision, "", view, legal)
    body = ENGLISH.body(decision, view, None, legal)
    gains = any(trial.happened("DoorGained") for trial in trials)
    opening = re.search(r"\bopens?\b|\bOpen\b", f"{heading} {body}")
    if opening and not named(decision, "PlayOrDiscard") and not gains:
        yield f"no answer opens a Door: {heading!r} {body!r}"
    if "not due" in heading and gains:
        yield f"a Door is due: {heading!r}"
    yield from held_of_the_row(game, view, body)
    yield from held_of_the_zones(game, view, tried)


def held_of_the_zones(
    game: Game, view: View, tried: Mapping[str, tuple[Command[Any], Trial]]
) -> Iterator[str]:
    """Yields the zones on which an answer is laid but which the sentence on where to lay does not
    name, and a complaint if it does not say that a Door goes to Limbo."""
    meanings, legal = OFFERED.of(game.rules.edition).show.meanings, game.legal()
    by_laying = [command for command in legal if type(command) in meanings]
    laid = [meanings[type(command)](command, view)[1] for command in by_laying]
    said = ENGLISH.where_to_lay(game.pending, view, legal)
    for zone in {zone.partition(":")[0].partition(".")[0] for zone in laid} & {*view.table}:
        name = {
            "revealed": "on the (Door|Nightmare|Happy Dream|Denizen)",
            "discard": "on the discard pile",  # its caption on the table is short
        }.get(zone, ENGLISH.zone(zone).lower())
        if not re.search(name, said, re.I):
            yield f"{zone}: {said!r}"
    laying = [trial for command, trial in tried.values() if command in by_laying]
    lost = any(trial.happened("DoorOutOfOrder") for trial in laying)
    lost = lost and not named(game.pending, "PlayOrDiscard")
    if lost and "goes to Limbo" not in said and "it goes there either way" not in said:
        yield f"a Door that is laid goes to Limbo: {said!r}"


def held_of_the_row(game: Game, view: View, body: str) -> Iterator[str]:
    """Yields each card of the hand of which it is wrongly said whether it may be played (R9)."""
    if not named(game.pending, "PlayOrDiscard"):
        return
    playable = {vars(command)["card"] for command in game.legal() if named(command, "Play")}
    said = re.search(r"play (.*), or discard|: (an? .*) may begin it", body)
    for card in (*view.hand, *view.shared):
        symbol = ENGLISH.symbol(card.kind) or ENGLISH.kind(card.kind)
        any_card = "only an Escape is left" not in body
        told = any_card if said is None else symbol in re.split(", | or ", said[1] or said[2])
        if told != (card in playable):
            yield f"{card}: {body!r}"


def walked(edition: str, seats: int, number: int) -> list[str]:
    """Returns what was not true in one random game."""
    game, rng = begin(OFFERED[edition], seats, number), random.Random(number)
    found: list[str] = []
    while game.pending is not None and not found:
        found += held(game)
        game.submit(some_command(game, rng, number))
    return found


PAIRED = [(edition, 1 + place % 2) for place, edition in enumerate(PAIRS)]
"""Two editions together, in turn for one and for two."""


@pytest.mark.parametrize(
    ("edition", "seats"),
    [*PAIRED, *(thorough(*one) for one in product([BASE, *ALONE, ALL], [1, 2]))],
)
def test_what_is_said_before_an_answer_is_what_it_brings(edition: str, seats: int) -> None:
    assert walked(edition, seats, 2) == []


@pytest.mark.thorough
@pytest.mark.parametrize(("edition", "seats"), PAIRED)
def test_and_so_with_as_many_as_did_not_play(edition: str, seats: int) -> None:
    assert walked(edition, 3 - seats, 3) == []


@pytest.mark.parametrize(("edition", "goal"), [("base", False), ("book", True), (ALL, True)])
def test_x31_who_gives_a_door_back_reads_what_becomes_of_its_goal(edition: str, goal: bool) -> None:
    game = Game.start(OFFERED[edition], seed="a Door given back")
    view, door = View.of(game.state, 0), game.rules.cards["GD1"]
    doubts = {doubt.name: doubt for doubt in OFFERED.show.doubts}
    command = next(kind(door) for kind in game.rules.commands if kind.__name__ == "LoseDoor")  # type: ignore[call-arg]
    concern = doubts["door_given"].asks(ENGLISH, command, view, None)
    assert ("Goal" in ENGLISH.doubted(concern.body, command, view)) is goal
    assert ("Goal" in ENGLISH.way(type(command), view)[1]) is goal


def test_x31_two_doors_of_one_place_that_met_two_goals_are_two_answers() -> None:
    """Which Goal is turned up again is a choice, and each answer names its Goal by number."""
    rules = OFFERED["book"]
    game = Game.start(rules, seed="two Goals")
    cards, state = rules.cards, game.state
    doors = cards["GD1"], cards["GD2"]
    row = [goal for goal in state.zones["goals"] if goal.colours == doors[0].colours]
    zones = {name: tuple(c for c in zone if c not in doors) for name, zone in state.zones.items()}
    table = changed(state, zones={**zones, "doors:0": doors})
    kind = next(one for one in rules.commands if one.__name__ == "LoseDoor")
    answers = [kind(door) for door in doors]  # type: ignore[call-arg]
    met = View.of(changed(table, tied=dict(zip(row, doors, strict=True))), 0)
    numbers = [state.zones["goals"].index(goal) + 1 for goal in row]
    assert [count for _, count in one_of_each(answers, met)] == [1, 1]
    said = [ENGLISH.command(answer, met) for answer in answers]
    assert said == [f"Give back the Garden Door (Goal {n})" for n in numbers]
    assert len(one_of_each(answers, View.of(table, 0))) == 1
