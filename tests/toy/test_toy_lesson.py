"""A lesson of another edition: its own rules, commands and cards, kept and repeated."""

import json

from game.editions.base.explore import Discard, Play
from game.learning.tutor import Tutor
from tests.learning.pupils import do
from tests.toy.edition import EDITIONS, RULES
from tests.toy.lessons import BELLS
from tests.toy.rules import Forget, Hush


def test_the_lessons_of_all_editions_stand_together():
    assert EDITIONS.lessons[-1] is BELLS


def test_its_own_decision_is_taught_kept_and_done():
    tutor = Tutor(BELLS)
    bell = RULES.cards["OB1"]
    assert do(tutor, Play(bell)).told == "That would win too soon."
    assert do(tutor, Discard(bell)).goes
    assert do(tutor, Forget()).told == "Then you heard nothing."
    again = Tutor(BELLS, json.loads(json.dumps(tutor.plain())))
    assert again.game.log == tutor.game.log
    assert again.says == ["Put what you hear in order."]
    order = tuple(RULES.cards[name] for name in ("OD1", "AM1", "GM1"))
    assert do(again, Hush(order)).goes
    assert again.over
    assert again.says == BELLS.farewell
