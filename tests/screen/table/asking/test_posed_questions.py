"""Questions that the screen itself asks before a command; another one takes a row and a
sentence."""

from dataclasses import replace

import pytest

from game.editions.base.explore import Discard
from game.screen.table.asking import posed_questions
from game.screen.table.asking.posed_questions import Occasion, either
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.asking.questions import CONFIRM
from game.words import Words
from tests.screen.robots.gestures import Drag, Gesture, Key
from tests.screen.robots.glass import opened
from tests.screen.robots.player import Click, at, has, middle, press, thing


def twice(words: Words) -> Prompt:
    return either(words, "Really?", "It will be gone.", Button(CONFIRM, "Discard it"))


def test_a_setting_that_asks_something_is_a_row_and_a_sentence(monkeypatch: pytest.MonkeyPatch):
    """The setting for captions stands in for one that asks before a discard."""
    row = Occasion(Discard, lambda session, settings: settings.captions, twice)
    monkeypatch.setattr(posed_questions, "OCCASIONS", (*posed_questions.OCCASIONS, row))
    with opened() as glass:
        glass.app.change(replace(glass.app.settings, captions=True))
        before, card = glass.log_length, glass.table.session.hand[0]
        home = at(thing(glass.description, card.id))
        pile = middle(thing(glass.description, "zone.discard"))
        ways: list[list[Gesture]] = [[Drag(home, pile)], [Click(home), Key("D")]]
        for gestures in ways:
            for gesture in gestures:
                glass.do(gesture)
            glass.until_rest()
            assert glass.log_length == before
            assert thing(glass.description, "text.heading")["name"] == "Really?"
            lying = thing(glass.description, card.id)
            assert (lying["zone"], at(lying)[0]) == ("hand", home[0])
            glass.do(press(glass.description, "button.cancel"))
            assert not has(glass.description, CONFIRM)
        for setting in True, False:
            glass.app.change(replace(glass.app.settings, captions=setting))
            glass.until_rest()
            before = glass.log_length
            glass.table.click(None)
            glass.wait(1)  # else it would count as the second half of a double click
            glass.do(Click(at(thing(glass.description, glass.table.session.hand[0].id))))
            glass.until_rest()
            glass.do(press(glass.description, "button.discard"))
            assert (glass.log_length == before) == setting
            if setting:
                glass.do(press(glass.description, CONFIRM))
                assert glass.log_length > before
            glass.table.settle()
            glass.until_rest()
