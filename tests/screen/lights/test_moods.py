"""Looks of cards on the table, and what lies over them."""

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.explore import one_colour
from game.rules.state import DISCARD, HAND, ROW
from game.rules.state import FORESIGHT as FORETOLD
from game.screen.cards.sprites import CardImages
from game.screen.table.drawing.tabletop import mood_of
from game.screen.table.frame.table_frame import TableFrame
from game.table.asking.prompt import Prompt
from game.table.layout.poses import Pose, Sprite
from tests.screen.games.test_decisions import PROPHECY, ask
from tests.screen.robots.glass import opened

PLAYS, PLAYS_TOO, DOES_NOT = (
    Sprite(card, CARDS[card], HAND, Pose(0, 0, 100)) for card in ("OS1", "AK1", "GM1")
)


def frame(selected: str, targets: tuple[str, ...]) -> TableFrame:
    lit = frozenset({PLAYS.key, PLAYS_TOO.key})
    said = dict.fromkeys(targets, ("Lay it here",))
    return TableFrame(
        Prompt("", ""), one_colour, selected=selected, asked=(HAND,), lit=lit, targets=said
    )


@pytest.mark.parametrize("targets", [(), (ROW, DISCARD)])
def test_what_cannot_be_played_is_veiled_while_a_card_may_be_played(targets: tuple[str, ...]):
    seen = frame(PLAYS.key if targets else "", targets)
    assert mood_of(PLAYS, seen) == ("selected" if targets else "legal")
    assert mood_of(PLAYS_TOO, seen) == "legal"
    assert mood_of(DOES_NOT, seen) == "veiled"


def test_every_card_may_be_discarded_and_none_is_veiled_then():
    seen = frame(DOES_NOT.key, (DISCARD,))
    assert mood_of(DOES_NOT, seen) == "selected"
    other = Sprite("LM1", CARDS["LM1"], HAND, Pose(0, 0, 100))
    assert mood_of(other, seen) == ""


def test_names_show_on_cards_with_numbers_too(monkeypatch: pytest.MonkeyPatch):
    seen: dict[str, set[str]] = {}
    resting = CardImages.resting

    def noted(self, sprite, pose, mood=""):
        seen.setdefault(sprite.zone, set()).add(mood)
        return resting(self, sprite, pose, mood)

    with opened(painted=True) as glass:
        ask(glass, PROPHECY)
        glass.until_rest()
        monkeypatch.setattr(CardImages, "resting", noted)
        glass.scene.changed = True
        glass.step()
    assert all("covered" not in seen[zone] for zone in (FORETOLD, DISCARD, HAND))
