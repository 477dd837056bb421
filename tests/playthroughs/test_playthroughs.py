"""Every playthrough reads as the rules play it now, and its commands are enough to tell it
again."""

import re

import pytest

from build_scripts.playthroughs import main
from game.editions.base.box import BASE
from game.editions.base.prophecy import CardsReturned, Foresee, ProphecySeen
from game.editions.base.routines import LocationDrawn
from game.rules.event import Answered, Awaiting, DeckShuffled, GameStarted
from game.rules.game import opening
from game.rules.view import View
from tests.playthroughs.retelling import PLAYTHROUGHS, Playthrough, Refused, retold
from tests.rules.stories import line

TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in PLAYTHROUGHS}
STORIES = [pytest.param(text, id=name) for name, text in TEXTS.items()]
HIDDEN = [
    pytest.param(text, id=name) for name, text in TEXTS.items() if "\nhands: hidden\n" in text
]
A_CARD = re.compile(r"\b(?:[OAGL][SMKD][1-9]|NM(?:10|[1-9]))\b")

SHORT = """A short one

seats: 1
first seat: 0
hands: open
seed: story
deck: OS1 OM1 AS1 AM1 GS1 | OS2 OS3

SET-UP
# A note.
> Play OS1
> Play OM1
"""


def test_there_are_four_stories_for_one_and_four_for_two_and_hidden_hands():
    for seats in (1, 2):
        assert sum(f"\nseats: {seats}\n" in text for text in TEXTS.values()) >= 4
    assert HIDDEN


@pytest.mark.parametrize("text", STORIES)
def test_head_notes_and_commands_alone_tell_the_whole_file_as_the_rules_play_it_now(text):
    head, set_up, body = text.partition("\nSET-UP\n")
    written = [told for told in body.splitlines() if told.startswith(("#", ">"))]
    assert retold("\n".join([head + set_up, *written])) == text


# hidden hands


def as_seen(text, viewer):
    """Yields for each event: the event, what the viewer is told, and the states before and after
    it."""
    state = opening(BASE)
    for _, _, _, events in Playthrough.read(text).play():
        for event in events:
            before, state = state, event.evolve(state)
            yield event, event.public(viewer, before), before, state


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("text", HIDDEN)
def test_r40_r44_a_hidden_game_tells_the_partner_no_secret_card(text, viewer):
    drawn = 0
    for event, seen, before, _ in as_seen(text, viewer):
        own = before.active == viewer
        match event:
            case GameStarted():
                assert seen.seed is None
            case DeckShuffled():
                assert set(seen.order) == {None}
            case Awaiting():
                assert seen.agenda == ()
            case LocationDrawn(zone="hand") if not own:
                assert seen.card is None
                drawn += 1
            case ProphecySeen() if not own:
                assert set(seen.cards) == {None}
            case CardsReturned() if not own:
                assert set(seen.order) == {None}
            case Answered(command=Foresee(discard=discarded)) if not own:
                assert seen.command == Foresee(discarded, (None,) * 4)
            case _:
                assert seen == event
    assert drawn > 3


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("text", HIDDEN)
def test_table_1_6_no_event_names_a_card_that_lies_where_the_seat_cannot_look(text, viewer):
    for _, seen, before, after in as_seen(text, viewer):
        if isinstance(seen, GameStarted | Answered):
            continue  # no seats yet; the next event shows what was answered
        views = View.of(before, viewer), View.of(after, viewer)
        open_cards = {card.id for view in views for zone in view.zones for card in view.cards(zone)}
        assert set(A_CARD.findall(line(seen))) <= open_cards


# the script


def test_the_script_finds_every_file_in_step():
    assert main(["--check"]) == 0


def test_the_script_names_the_file_that_differs_and_tells_it_anew(tmp_path, capsys):
    file = tmp_path / "short.txt"
    file.write_text(SHORT, encoding="utf-8")
    assert main(["--check", str(file)]) == 1
    assert capsys.readouterr().out == "short.txt differs\n"
    assert file.read_text(encoding="utf-8") == SHORT
    assert main([str(file)]) == 0
    assert capsys.readouterr().out == "short.txt is told anew\n"
    assert "> Play OM1\n  CardPlayed 0 OM1\n  LocationDrawn 0 OS3 hand\n" in file.read_text()
    assert main(["--check", str(file)]) == 0


def test_the_script_says_which_command_the_rules_refuse_and_keeps_the_file(tmp_path, capsys):
    file, wrong = tmp_path / "short.txt", SHORT.replace("Play OM1", "Play AS1")
    file.write_text(wrong, encoding="utf-8")
    assert main([str(file)]) == 1
    complaint = "short.txt: turn 2, > Play AS1: The last card of the row shows the same symbol.\n"
    assert capsys.readouterr().out == complaint
    assert file.read_text(encoding="utf-8") == wrong


@pytest.mark.parametrize("nonsense", ["Dance OM1", "Play XX9", "Play", "Search"])
def test_what_is_no_command_now_is_refused(nonsense):
    with pytest.raises(Refused, match=f"turn 2, > {nonsense}"):
        retold(SHORT.replace("Play OM1", nonsense))


def test_another_seed_or_another_card_far_below_changes_what_is_told():
    """The short sums depend on every card of a shuffle, not only on those that are named."""
    told = retold(SHORT)
    deeper = SHORT.replace("| OS2 OS3", "| OS2 OS3 OS4 OS5 OS6 OS7 OS8 OM3")
    assert "DeckShuffled 76: OS1 OM1 AS1 AM1 GS1 OS2 OS3 OS4 ..." in told
    assert "DeckShuffled 76: OS1 OM1 AS1 AM1 GS1 OS2 OS3 OS4 ..." in retold(deeper)
    assert [one.split()[-1] for one in told.splitlines() if "DeckShuffled" in one] != [
        one.split()[-1] for one in retold(deeper).splitlines() if "DeckShuffled" in one
    ]
