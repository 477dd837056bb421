"""Questions that the screen itself asks before a command; another one takes a row and a
sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.editions.base.explore import Discard
from game.screen.table.asking import posed_questions
from game.screen.table.asking.posed_questions import Occasion, either
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.asking.questions import CONFIRM
from game.words import Words
from tests.screen.robots.gestures import Drag, Key
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import Click, at, has, press, thing

DISCARD = "button.discard"


def twice(words: Words) -> Prompt:
    return either(words, "Really?", "It will be gone.", Button(CONFIRM, "Discard it"))


@pytest.fixture
def asking_before_a_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the setting for captions stand in for one that asks before a discard."""
    row = Occasion(Discard, lambda session, settings: settings.captions, twice)
    monkeypatch.setattr(posed_questions, "OCCASIONS", (*posed_questions.OCCASIONS, row))


def discard_by_buttons(glass: Glass) -> int:
    """Chooses a card and presses its button. Returns by how many events the log has grown."""
    before = glass.log_length
    card = glass.table.session.hand[0]
    glass.do(Click(at(thing(glass.description, card.id))))
    glass.until_rest()
    glass.do(press(glass.description, DISCARD))
    return glass.log_length - before


@pytest.mark.usefixtures("asking_before_a_discard")
def test_a_setting_that_asks_something_is_a_row_and_a_sentence():
    with opened() as glass:
        glass.app.change(replace(glass.app.settings, captions=True))
        before = glass.log_length
        assert discard_by_buttons(glass) == 0
        assert thing(glass.description, "text.heading")["name"] == "Really?"
        glass.do(press(glass.description, CONFIRM))
        assert glass.log_length > before
        assert not has(glass.description, CONFIRM)


@pytest.mark.usefixtures("asking_before_a_discard")
def test_nothing_is_asked_without_the_setting():
    with opened() as glass:
        assert discard_by_buttons(glass) > 0


@pytest.mark.usefixtures("asking_before_a_discard")
def test_who_plays_on_has_done_nothing():
    with opened() as glass:
        glass.app.change(replace(glass.app.settings, captions=True))
        before = glass.log_length
        discard_by_buttons(glass)
        glass.do(press(glass.description, "button.cancel"))
        assert glass.log_length == before
        assert not has(glass.description, CONFIRM)


@pytest.mark.usefixtures("asking_before_a_discard")
def test_a_card_that_is_laid_somewhere_is_asked_about_too_and_waits_at_home():
    with opened() as glass:
        glass.app.change(replace(glass.app.settings, captions=True))
        before, card = glass.log_length, glass.table.session.hand[0]
        home = at(thing(glass.description, card.id))
        for gesture in (
            Drag(home, at(thing(glass.description, "zone.discard"))),
            Key("D"),
        ):
            glass.do(Click(home)) if isinstance(gesture, Key) else None
            glass.do(gesture)
            glass.until_rest()
            assert glass.log_length == before
            assert thing(glass.description, "text.heading")["name"] == "Really?"
            lying = thing(glass.description, card.id)
            assert (lying["zone"], at(lying)[0]) == ("hand", home[0])
            if isinstance(gesture, Drag):
                glass.do(press(glass.description, "button.cancel"))
        glass.do(press(glass.description, CONFIRM))
        assert glass.log_length > before
