"""A single card that an Incantation leaves goes under the deck unasked. The player sees which it is
and where it goes before it is gone (X3.2)."""

import pytest

from game.editions import OFFERED
from game.editions.base.explore import Discard
from game.editions.glyphs.incantation import CardsSunk, OpenNone, OpenShown, Sink
from game.rules.view import View, frames
from game.table.motion.director import Director
from game.table.motion.tempo import INSTANT, Tempo
from tests.rules.expansions.test_glyphs import CARDS, cards, table
from tests.speaking import speaker
from tests.table.robots.films import FRAME

SIZE = (1280, 720)
GLYPH = Discard(CARDS["OG1"])
WORDS = speaker()


def told(deck, *commands, tempo=None):
    """Returns the director that shows the last of these commands, and the events it is to show."""
    game = table(deck)
    for command in commands[:-1]:
        game.submit(command)
    before = game.state
    director = Director(View.of(before, 0), SIZE, tempo or Tempo(), staging=OFFERED.show)
    shown = list(frames(before, game.submit(commands[-1]), 0))
    director.show(shown)
    return director, [event for event, _ in shown]


def sight(director: Director, card: str) -> tuple[float, str]:
    """Returns for how many seconds a card lies still and face up while its sinking is told, and the
    words of that."""
    seconds, said, last = 0.0, "", None
    for _ in range(1200):
        if not director.busy:
            break
        director.advance(FRAME)
        poses = {sprite.key: pose for sprite, pose in director.sprites}
        if isinstance(director.event, CardsSunk) and card in poses:
            pose = poses[card]
            if last is not None and (pose.x, pose.y) == (last.x, last.y) and pose.turn == 1.0:
                seconds, said = seconds + FRAME, WORDS.event(director.event, None)
            elif seconds:
                break
            last = pose
    return seconds, said


@pytest.mark.parametrize(
    ("deck", "commands", "card", "said"),
    [
        ("LS1", (GLYPH,), "LS1", "Library Sun goes under the deck."),
        ("OD1 LS1", (GLYPH, OpenShown(CARDS["OD1"])), "LS1", "Library Sun goes under the deck."),
        ("OD1", (GLYPH, OpenNone()), "OD1", "Observatory Door goes under the deck."),
        ("NM1", (GLYPH,), "NM1", "Nightmare goes under the deck."),
    ],
)
def test_a_card_alone_lies_there_until_one_has_read_where_it_goes(deck, commands, card, said):
    director, _ = told(deck, *commands)
    seconds, heard = sight(director, card)
    assert seconds >= 1.0
    assert heard == said


def test_several_cards_whose_order_was_confirmed_go_at_once():
    director, events = told("LS1 LM1 OS2 AM2 GM2 GS2", GLYPH, Sink(cards("LS1 LM1 OS2 AM2 GM2")))
    seconds, _ = sight(director, "LS1")
    assert seconds < 0.2
    assert "under the deck" not in WORDS.briefly(events)


@pytest.mark.parametrize("tempo", [Tempo(INSTANT), Tempo(reduced=True)])
def test_who_did_not_see_it_sink_reads_afterwards_which_card_it_was(tempo):
    director, events = told("LS1", GLYPH, tempo=tempo)
    director.finish()
    assert director.cut_short or tempo.reduced
    assert "Library Sun went under the deck." in WORDS.briefly(events)


def test_a_card_alone_slides_to_the_deck_only_when_it_sets_out():
    director, _ = told("LS1", GLYPH)
    silent, heard = 0.0, False
    for _ in range(1200):
        director.advance(FRAME)
        cues = {cue.name for cue in director.take_cues()}
        if isinstance(director.event, CardsSunk) and not heard:
            heard = "slide" in cues
            silent += FRAME * (not heard)
        if heard:
            break
    assert heard
    assert silent >= 1.0
