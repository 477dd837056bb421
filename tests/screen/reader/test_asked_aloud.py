"""What a screen reader asks for is done as if a hand had done it."""

from collections.abc import Iterator

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.explore import Discard, Play
from game.editions.base.nightmare import RevealFive
from game.editions.oniverse.words import POWERS
from game.records.journal.text.position import position
from game.rules.event import Answered
from game.screen.reader.narration import Narrator
from game.screen.reader.screen_reader import ASKED, ScreenReader
from game.table.motion.tempo import INSTANT, Tempo
from tests.screen.reader.speaking import ask, listen
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import at, cards, in_state, thing


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(painted=False) as shown:
        yield shown


def test_a_card_is_chosen_and_laid_where_it_may_go(glass):
    glass.deal(QUIET)
    glass.until_rest()
    ask(glass, "GK1")
    ask(glass, "zone.row.0")
    assert [card["id"] for card in cards(glass.description, "row")] == ["GK1"]


def test_a_prophecy_is_put_in_order_and_confirmed(glass):
    glass.deal("OK1 AM1 GS1 LS1 OS2  AM2 GM1 LM1 OM1 AS1 GS2")
    glass.until_rest()
    for key in ("OK1", "zone.discard", "AM2", "GM1", "LM1", "OM1", "AS1", "button.confirm"):
        ask(glass, key)
    assert glass.table.session.game.state.turn == 2
    assert "AM2" in [card.id for card in glass.table.session.game.state.discard]


def test_what_is_focused_right_after_an_answer_leaves_the_new_question_as_it_is(glass):
    glass.deal("OK1 AM1 GS1 LS1 OS2  AM2 GM1 LM1 OM1 AS1 GS2")
    glass.until_rest()
    glass.table.session.submit(Discard(CARDS["OK1"]))
    glass.table.settle()
    glass.table.stand("text.deck")
    assert glass.table.session.ranking


def test_the_price_of_a_hint_is_spoken_with_both_answers_and_can_be_declined(glass):
    glass.deal(QUIET)
    glass.until_rest()
    reader = listen(glass)
    glass.app._tell(glass.scene)
    before = reader.spoken
    for answer, hints in (("button.cancel", 0), ("button.confirm", 1)):
        ask(glass, "button.hint")
        glass.app._tell(glass.scene)
        assert "This game will then be counted as one with hints." in reader.spoken
        assert reader.spoken.endswith("Answers: Ask; Play on.")
        ask(glass, answer)
        while glass.scene.thinks:
            glass.step()
        glass.app._tell(glass.scene)
        assert glass.table.session.desk.hints == hints
        assert (reader.spoken == before) == (not hints)


def test_a_press_while_something_moves_ends_that_and_is_done(glass):
    glass.deal(QUIET)
    glass.until_rest()
    ask(glass, "GK1")
    glass.step(pygame.Event(ASKED, act="click", thing="zone.row.0"))
    assert glass.scene.busy
    glass.step(pygame.Event(ASKED, act="click", thing="OS1"))
    assert glass.table.session.selected == "OS1"


def test_an_answer_to_what_nobody_has_been_asked_yet_is_not_taken(glass):
    glass.deal("OS1 AM1 GK1 LS1 OS2  NM1 NM2 GM1 LM1 OM1 AS1")
    glass.until_rest()
    ask(glass, "OS1")
    ask(glass, "zone.row.0")
    answers = [one["id"] for one in glass.description["things"] if "reveal_five" in one["id"]]
    for _ in range(2):
        glass.step(pygame.Event(ASKED, act="click", thing=answers[0]))
    glass.until_rest()
    given = [event.command for event in glass.table.session.game.log if isinstance(event, Answered)]
    assert given[1:] == [RevealFive()]


def test_a_card_that_a_hand_holds_may_be_discarded_and_covered_meanwhile(glass):
    glass.deal("OS1 AM1 GS1 LS1 OS2  AM2 GM1 LM1 OM1 AS1 GS2 GS3 AS2 AS3 OM2 GM2")
    glass.until_rest()
    glass.lift(at(thing(glass.description, "OS1")), (700, 320))
    for key in ("OS1", "AM1", "GS1", "LS1", "OS2", "AM2"):
        glass.table.session.submit(Discard(CARDS[key]))
        glass.director.finish()
        glass.move((720, 320), held=True)
    glass.up()
    glass.until_rest()
    assert len(glass.table.session.game.state.discard) == 6


def test_a_slider_goes_up_and_down_and_a_button_is_pressed(glass):
    glass.app.ways.settings()
    glass.step()
    ask(glass, "button.sounds")
    before = glass.app.settings.sound
    ask(glass, "slider.sound", "up")
    assert glass.app.settings.sound > before
    ask(glass, "slider.sound", "down")
    assert glass.app.settings.sound == before
    ask(glass, "button.back")
    ask(glass, "button.language.fr")
    assert thing(glass.description, "text.title")["name"] == "Réglages"


def test_a_slider_and_a_field_are_set_and_a_press_keeps_the_focus(glass):
    glass.app.ways.settings()
    glass.step()
    ask(glass, "button.sounds")
    glass.step(pygame.Event(ASKED, act="set", thing="slider.sound", content=33.0))
    assert glass.app.settings.sound == 35
    ask(glass, "button.back")
    ask(glass, "button.speed.2")
    assert [one["id"] for one in in_state(glass.description, "focused")] == ["button.speed.2"]
    glass.app.ways.set_table()
    glass.step()
    glass.step(pygame.Event(ASKED, act="set", thing="field.name.0", content="Zoë"))
    assert "Zoë" in thing(glass.description, "field.name.0")["name"]


def test_what_has_gone_can_be_asked_for_in_vain(glass):
    ask(glass, "button.gone")
    assert glass.scene.name == "table"


def test_in_a_window_that_nobody_can_read_there_is_no_reader(glass):
    reader = ScreenReader(glass.app.window, "Eight Doors")
    assert not reader.listens
    reader.speak("Nobody hears this.", urgent=False)
    reader.focused(True)


@pytest.mark.parametrize("reduced", [True, False], ids=["reduced", "cut short"])
def test_who_listens_hears_what_a_denizen_can_do_beside_what_has_happened(glass, reduced):
    glass.move_with(Tempo(reduced=True) if reduced else Tempo(INSTANT))
    glass.lay(position("edition: oniverse\nhand: OS1 OM1 GK1 AS1 LM1\ndeck: ZL1 GS1", OFFERED))
    narrator = Narrator()
    glass.until_rest()
    narrator.follow(glass.app.reading(glass.scene), glass.scene.happened(), glass.scene.asked())
    glass.table.session.submit(Play(CARDS["OS1"]))
    glass.until_rest()
    scene = glass.scene
    line = narrator.follow(glass.app.reading(scene), scene.happened(), scene.asked())
    assert line is not None
    for told in ("Lamplighter comes up.", POWERS["ZL"]):
        assert told in line.text
