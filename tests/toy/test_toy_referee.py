"""The referee plays games of the toy."""

import json
import random

import pytest

from game.editions import OFFERED
from tests.console.conversation import POSITION, Talk, refused
from tests.toy.edition import EDITIONS
from tests.toy.rules import HUNG


def play(talk, reply, seed):
    """Plays random legal commands to the end, with a preference for discarded Bells, and returns
    every reply."""
    chance, replies = random.Random(seed), [reply]
    while reply["pending"] is not None:
        assert set(reply) == POSITION
        bells = [c for c in reply["legal"] if c["type"] == "Discard" and c["card"][1] == "B"]
        reply = talk.ask("submit", command=chance.choice(bells or reply["legal"]))
        replies.append(reply)
    return replies


@pytest.mark.parametrize(("seats", "visibility"), [(1, "open"), (2, "open"), (2, "hidden")])
def test_a_game_is_played_to_its_end_and_loaded_again(seats, visibility):
    talk = Talk(EDITIONS)
    first = talk.ask("new", seed="toy", seats=seats, visibility=visibility, edition="toy")
    replies = play(talk, first, f"{seats} {visibility}")
    events = [event for reply in replies for event in reply["events"]]
    assert events[0]["edition"] == "toy"
    assert events[1] == {"type": "BellsHung", "bells": [card.id for card in HUNG]}
    asked = [reply["pending"] for reply in replies if reply["pending"]]
    listening = [pending for pending in asked if pending["type"] == "Listen"]
    assert listening
    assert set(listening[0]) == {"type", "bell", "seat"}
    views = talk.everything(seats)
    again = Talk(EDITIONS)
    assert again.ask("load", events=events)["result"] == replies[-1]["result"]
    assert again.everything(seats) == views


def test_without_the_toy_it_is_refused_in_a_sentence():
    events = Talk(EDITIONS).ask("new", seed="toy", edition="toy")["events"]
    offered = ", ".join(f'"{name}"' for name in OFFERED.all_names)
    sentence = f"An edition is one of {offered}, or several joined by +, in this order."
    assert refused(Talk().ask("new", seed="toy", edition="toy")) == sentence
    assert refused(Talk().ask("load", events=events)) == sentence
    toys = '"base", "toy", "toy-2", "toy-3"'
    both = f"An edition is one of {toys}, or several joined by +, in this order."
    for unknown in ("bells", "base+toy", "toy+toy", "toy+toy-2", "toy-4", "", 3):
        assert refused(Talk(EDITIONS).ask("new", seed="toy", edition=unknown)) == both


PERSONAL = "Answered", "Awaiting", "CardsHeard", "CardsHushed", "CardsBuried", "LocationDrawn"


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_public_viewer_hears_of_no_card_that_the_other_seat_hides(viewer):
    asked = {"seed": "toy", "seats": 2, "visibility": "hidden", "edition": "toy"}
    whole, public, chance, hidden = Talk(EDITIONS), Talk(EDITIONS), random.Random(viewer), 0
    reply = whole.ask("new", **asked)
    public.ask("new", **asked, events="public", viewer=viewer)
    while reply["pending"] is not None:
        bells = [c for c in reply["legal"] if c["type"] == "Discard" and c["card"][1] == "B"]
        command = chance.choice(bells or reply["legal"])
        zones = whole.ask("view", seat=1 - viewer)["view"]["zones"]
        theirs = zones.get(f"tower:{1 - viewer}", [])
        reply, shown = (talk.ask("submit", command=command) for talk in (whole, public))
        told = json.dumps(shown["events"])
        facts = json.dumps(
            [e for e in reply["events"] if e["type"] not in PERSONAL or e.get("zone") == "shared"]
        )
        for card in theirs:
            hidden += card not in facts
            assert card in facts or card not in told
        zones = public.ask("view", seat=viewer)["view"]["zones"]
        if zones.get(f"tower:{1 - viewer}"):
            assert set(zones[f"tower:{1 - viewer}"]) == {None}
            assert (shown["legal"], shown["pending"]) == ([], None)
    assert hidden > 3
