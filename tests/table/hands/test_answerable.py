"""Every answer can be given at the table: by a button, by a card that is laid, or by an order."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.editions import OFFERED, Editions
from game.merging import merged
from game.rules.game import Game
from game.rules.steps import Decision
from game.table.asking.prompt import Prompt
from game.table.asking.questions import CONFIRM, Question, asked, without_a_way
from game.table.hands.gestures import zone_id
from game.table.layout.places import Size
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from game.table.staging import DecisionRow, Staging
from game.words import Words
from tests.offered import ALL, ALONE, BASE, HARDER, PAIRS
from tests.table.robots.sessions import look, party
from tests.toy.edition import EDITIONS as BELLS
from tests.toy.rules import Forget, Listen
from tests.toy2.edition import EDITIONS as LAMPS
from tests.variants import variants
from tests.walks import begin, some_command

SIZE: Size = (1280, 720)
MANNERS: dict[int, list[Manner | None]] = {1: [None], 2: ["open", "curtain"]}


def question_of(session: TableSession) -> Question:
    """Returns what is asked before anything was chosen."""
    staging, legal = session.staging, session.legal
    return Question(
        staging,
        session.director.view,
        [command for command in legal if not staging.command(command).paid],
        ranking=session.ranking,
        between=[command for command in legal if staging.command(command).paid],
    )


def on_the_table(session: TableSession) -> set[str]:
    """Returns the ids of all that can be gripped, or on which something can be laid."""
    layout = session.director.layout
    zones = {*layout.places.zones}
    return {*layout.sprites, *layout.ends, *zones, *map(zone_id, zones)}


def dead_ends(session: TableSession, words: Words) -> Iterator[str]:
    """Yields a complaint for each answer that nobody could give."""
    question = question_of(session)
    pending, there = question.view.pending, on_the_table(session)
    assert pending is not None
    prompt = asked(words, question)
    for command in without_a_way(question, prompt):
        yield f"{command} has no button"
    buttons = {button.command for button in prompt.all_buttons}
    for command in question.legal:
        laid = session.staging.command(command).laid
        if laid is not None and command not in buttons:
            for end in laid(command, question.view):
                if end not in there:
                    yield f"{command}: {end} is not on the table"
    if session.ranking is not None:
        if CONFIRM not in {button.id for button in prompt.all_buttons}:
            yield f"the order at {pending} cannot be confirmed"
        for card in session.ranking.cards:
            if card.id not in there:
                yield f"{card} is to be put in order and lies nowhere"


def walked(editions: Editions, edition: str, seats: int, number: int) -> list[str]:
    """Returns complaints about answers in a random game at the table."""
    manner = MANNERS[seats][number % len(MANNERS[seats])]
    game, rng = begin(editions[edition], seats, number), random.Random(number)
    desk, tempo = SavedTable(party(manner) if manner else None), Tempo(INSTANT)
    session = TableSession(game, desk, SIZE, tempo, staging=editions.of(edition).show)
    words, found = Words("en", editions.words, editions.sentences_of), list[str]()
    while session.game.pending is not None and not found:
        look(session)
        session.director.finish()
        found += dead_ends(session, words)
        command = some_command(game, rng, number)
        if payment := session.staging.command(command).paid:
            view = session.view
            price = payment.spared(view)[: payment.cost(command, view)]
            assert session.submit(command, price)
        else:
            assert session.submit(command)
    return found


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("edition", variants([BASE, *ALONE, ALL], [*PAIRS, *HARDER]))
def test_every_answer_of_a_game_can_be_given(edition: str, seats: int) -> None:
    for number in range(2):
        assert walked(OFFERED, edition, seats, number) == []


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("editions", "name"), [(BELLS, "toy"), (LAMPS, "lamplight")])
def test_every_answer_of_an_edition_without_a_row_for_the_hands_can_be_given(
    editions: Editions, name: str, seats: int
) -> None:
    for number in range(4):
        assert walked(editions, name, seats, number) == []


def silent(words: Words, question: Question, pending: Decision) -> Prompt:
    """Returns a prompt without buttons."""
    return Prompt("Well?", "")


def test_what_a_prompt_of_its_own_forgets_has_its_button_all_the_same() -> None:
    forgets = Staging(decisions={Listen: DecisionRow(presented=silent)})
    show = merged({"toy": BELLS.of("toy").show, "its prompt": forgets})
    game = Game.start(BELLS["toy"], seed="bells")
    rng = random.Random("bells")
    while not isinstance(game.pending, Listen):
        game.submit(rng.choice(game.legal()))
    session = TableSession(game, SavedTable(), SIZE, Tempo(INSTANT), staging=show)
    look(session)
    session.director.finish()
    assert session.ranking is not None
    words = Words("en", BELLS.words)
    prompt = asked(words, question_of(session))
    assert {Forget} <= {type(button.command) for button in prompt.buttons}
    assert CONFIRM in {button.id for button in prompt.buttons}
    without = replace(question_of(session), ranking=None, legal=[Forget()])
    assert [type(button.command) for button in asked(words, without).buttons] == [Forget]
