"""The lesson of the toy: a Bell is discarded, and the cards that it lets hear are put in order."""

from __future__ import annotations

from dataclasses import replace

from game.editions.base.box import BASE
from game.editions.base.explore import Discard, Play
from game.learning.lesson import Act, Lesson, Part, Step, Wrong
from game.rules.game import Game
from game.rules.state import DECK
from game.rules.view import View
from tests.toy.rules import BELL, Forget, Hush, Listen, extend


def begin() -> Game:
    """Returns a game with a hand of one Bell and four Suns, and with a Door among the next three
    cards."""
    rules = replace(extend(BASE), edition="toy")
    top = [rules.cards[name] for name in "OB1 AS1 OS1 LS1 GS1 AM1 OD1 GM1".split()]
    rest = (card for card in rules.box[DECK] if card not in top)
    return Game.start(rules, seed="bells", deck=(*top, *rest))


def tolls(act: Act, view: View) -> bool:
    """Returns whether an act discards a Bell."""
    return isinstance(act, Discard) and act.card.kind == BELL


def hushes(act: Act, view: View) -> bool:
    """Returns whether an act puts back the cards that were heard."""
    return isinstance(act, Hush) and isinstance(view.pending, Listen)


BELLS = Lesson(
    "bells",
    "The Bell",
    "What a Bell tells.",
    seats=1,
    parts=[
        Part(
            "toll",
            "A Bell tolls",
            begin,
            [
                Step(
                    ["A discarded Bell is heard afar.", "Discard it."],
                    tolls,
                    [Wrong(lambda act, view: isinstance(act, Play), "That would win too soon.")],
                    otherwise="Listen to the Bell first.",
                    shows=("OB1",),
                ),
                Step(
                    ["Put what you hear in order."],
                    hushes,
                    [Wrong(lambda act, view: isinstance(act, Forget), "Then you heard nothing.")],
                    otherwise="That can wait.",
                    shows=("zone.tower.0",),
                ),
            ],
        )
    ],
    farewell=["The Bell has told what comes."],
)
