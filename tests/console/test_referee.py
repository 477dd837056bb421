"""The referee protocol: every request and its reply."""

import json
import random

import pytest

from game.referee import Referee
from tests.console.conversation import (
    DEAL,
    HAND,
    NEXT,
    POSITION,
    PRINTED,
    Plain,
    Talk,
    deal,
    refused,
)
from tests.rules.stories import shuffled
from tests.variants import variants


def types(reply: Plain) -> list[str]:
    return [event["type"] for event in reply["events"]]


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def dealt(talk: Talk) -> Talk:
    talk.ask("new", seed="dealt", deck=DEAL)
    return talk


@pytest.fixture
def partners(talk: Talk) -> Talk:
    """Returns a talk about a game for two with hidden hands after the draft; seat 0 is to move, and
    holds GK1."""
    deck = deal("OS1", "AM1", "GK1", "LS1", "OM1", "AS1", "GS1", "LM1", "OS2", "AS2", "GS2", "LS2")
    new = {"seed": "p", "seats": 2, "visibility": "hidden", "first": 0, "deck": deck}
    talk.ask("new", **new, events="public", viewer=1)
    for card in ("GK1", "OS1", "AM1", "LS1", "OM1", "AS1"):
        assert "error" not in talk.submit("Take", card=card)
    return talk


# new


def test_new_is_answered_with_the_position(talk: Talk) -> None:
    position = talk.ask("new", seed="abc")
    assert set(position) == POSITION
    assert position["events"][0] == {
        "type": "GameStarted",
        "edition": "base",
        "seats": 1,
        "first_seat": 0,
        "seed": "abc",
        "visibility": "open",
    }
    assert position["events"][1] == {
        "type": "DeckShuffled",
        "order": [*shuffled(PRINTED, 1, "abc")],
    }
    assert types(position)[-2:] == ["TurnBegan", "Awaiting"]
    assert types(position).count("Awaiting") == 1
    assert position["pending"] == {"type": "PlayOrDiscard", "seat": 0}
    assert position["seat"] == 0
    assert position["result"] is None


def test_new_takes_the_contract_defaults(talk: Talk) -> None:
    short = talk.ask("new", seed="abc")
    full = {"seats": 1, "visibility": "open", "first": "seed", "events": "all"}
    assert talk.ask("new", seed="abc", **full) == short


def test_a_deal_is_shuffle_1_and_the_next_is_shuffle_2(talk: Talk) -> None:
    deck = deal("OS1", "AM1", "NM1", "GK1", "LS1", "OM1")
    position = talk.ask("new", seed="x", deck=deck)
    orders = [event["order"] for event in position["events"] if event["type"] == "DeckShuffled"]
    assert orders == [deck, [*shuffled([*deck[6:], "NM1"], 2, "x")]]


def test_new_lists_the_legal_commands_in_table_order(talk: Talk) -> None:
    position = talk.ask("new", seed="x", deck=DEAL)
    kinds = ("Play", "Discard")
    assert position["legal"] == [{"type": k, "card": card} for k in kinds for card in HAND]


def test_r34_the_seed_decides_who_begins_or_the_players_do(talk: Talk) -> None:
    firsts = {seed: int(random.Random(f"{seed}:first").random() * 2) for seed in "abcdefgh"}
    assert set(firsts.values()) == {0, 1}
    for seed, first in firsts.items():
        position = talk.ask("new", seed=seed, seats=2)
        assert position["events"][0]["first_seat"] == position["seat"] == first
        assert talk.ask("new", seed=seed, seats=2, first=1 - first)["seat"] == 1 - first
        assert talk.ask("new", seed=seed)["seat"] == 0


def each(key: str, *wrong: object, **others: object) -> list[Plain]:
    """Returns requests that have each of these values under a key."""
    return [{**others, key: one} for one in wrong]


BAD_GAMES: dict[str, list[Plain]] = {
    "seed": [{}, *each("seed", "", "x" * 65, "e\u0301", "a\nb", 7, None, ["a"])],
    "seats": each("seats", 0, 3, True, 1.0, "1", [], 10**400, None),
    "visibility": each("visibility", "hidden", "shut", []),
    "first": [
        *({"first": 1}, {"seats": 2, "seed": "\ud800"}),
        *each("first", 2, -1, True, "0", "\ud800", seats=2),
    ],
    "events": each("events", "some", []),
    "viewer": [
        *({"viewer": 0}, {"events": "all", "viewer": 0}),
        *each("viewer", 1, True, events="public"),
        *each("viewer", 2, "0", events="public", seats=2),
    ],
    "deck": [
        *each("deck", [], "OS1", PRINTED[:-1], [*PRINTED, "OS1"], dict.fromkeys(PRINTED)),
        *({"deck": [*PRINTED[:-1], wrong]} for wrong in ("OS1", "OS10", None, ["OS1"])),
    ],
    "another key": [{"colour": "O"}, {"self": 1}],
}


@pytest.mark.parametrize("key", BAD_GAMES)
def test_a_refused_new_keeps_the_old_game(dealt: Talk, key: str) -> None:
    before = dealt.everything()
    for keys in BAD_GAMES[key]:
        refused(dealt.ask("new", **({"seed": "a", **keys} if keys else {})))
        assert dealt.everything() == before, keys


# submit


def test_submit_is_answered_with_the_new_events(dealt: Talk) -> None:
    position = dealt.submit("Play", card="OS1")
    assert set(position) == POSITION
    assert position["events"][:-1] == [
        {"type": "Answered", "command": {"type": "Play", "card": "OS1"}},
        {"type": "CardPlayed", "seat": 0, "card": "OS1"},
        {"type": "LocationDrawn", "seat": 0, "card": "AS1", "zone": "hand"},
        {"type": "TurnBegan", "seat": 0, "number": 2},
    ]
    assert position["events"][-1]["type"] == "Awaiting"


def test_r14_all_120_answers_to_a_prophecy_are_listed(dealt: Talk) -> None:
    position = dealt.submit("Discard", card="GK1")
    assert position["pending"] == {"type": "Prophesy", "seat": 0}
    named = {(answer["discard"], *answer["order"]) for answer in position["legal"]}
    assert len(named) == len(position["legal"]) == 120
    assert all(sorted(cards) == sorted(NEXT) for cards in named)
    position = dealt.submit("Foresee", discard="NM1", order=["LD1", "OK1", "GS1", "AS1"])
    assert "CardsReturned" in types(position)


def test_a_decision_has_its_fields_and_the_seat(dealt: Talk) -> None:
    dealt.submit("Discard", card="GK1")
    position = dealt.submit("Foresee", discard="AS1", order=["NM1", "LD1", "OK1", "GS1"])
    assert position["pending"] == {"type": "FaceNightmare", "card": "NM1", "seat": 0}
    assert position["legal"] == [{"type": "RevealFive"}, {"type": "LoseHand"}]


def test_conceding_is_legal_though_not_listed(dealt: Talk) -> None:
    assert {"type": "Concede"} not in dealt.ask("legal")["legal"]
    assert dealt.submit("Concede") == {
        "events": [
            {"type": "Answered", "command": {"type": "Concede"}},
            {"type": "GameLost", "reason": "conceded"},
            {"type": "Awaiting", "agenda": []},
        ],
        "pending": None,
        "seat": None,
        "legal": [],
        "result": "lost",
    }


BAD_COMMANDS: list[object] = [
    *(None, 7, "Play", [], {}),
    *(
        {"type": kind}
        for kind in (None, ["Play"], "Pass", "PlayOrDiscard", "Play", "Search", "Keep")
    ),
    *({"type": "Play", "card": wrong} for wrong in ("OS99", None, ["OS1"], {"id": "OS1"}, "AS1")),
    *({"type": "Foresee", "discard": "AS1", "order": wrong} for wrong in ([], [None], "GS1")),
    *({"type": kind, "key": "GK1"} for kind in ("Claim", "PayKey")),
    {"type": "CardPlayed", "seat": 0, "card": "OS1"},
    {"type": "Play", "card": "OS1", "seat": 0},
    {"type": "Discard", "card": "OS2"},
    {"type": "Concede", "why": "tired"},
]


def test_t16_a_refused_command_changes_nothing(dealt: Talk) -> None:
    before = dealt.everything()
    for command in BAD_COMMANDS:
        refused(dealt.ask("submit", command=command))
        assert dealt.everything() == before, command


def test_the_sentence_tells_the_rule(dealt: Talk) -> None:
    dealt.submit("Play", card="OS1")
    assert "symbol" in refused(dealt.submit("Play", card="LS1"))


def test_after_the_end_nothing_can_be_submitted(dealt: Talk) -> None:
    dealt.submit("Concede")
    before = dealt.everything()
    for kind in ("Concede", "LoseHand"):
        refused(dealt.submit(kind))
    assert dealt.everything() == before


# rewind


def test_rewind_is_answered_with_the_whole_remaining_log(dealt: Talk) -> None:
    start = dealt.ask("rewind", answers=0)
    one = dealt.submit("Play", card="OS1")
    dealt.submit("Play", card="AM1")
    back = dealt.ask("rewind", answers=1)
    assert back == {**one, "events": start["events"] + one["events"]}
    assert dealt.ask("rewind", answers=1) == start
    assert dealt.submit("Play", card="OS1") == one, "the same command brings the same"
    dealt.submit("Concede")
    assert dealt.ask("rewind", answers=1)["result"] is None


def test_a_rewind_that_cannot_be(dealt: Talk) -> None:
    dealt.submit("Play", card="OS1")
    before = dealt.everything()
    for answers in (2, -1, 10**400, True, 1.0, "1", [1], None):
        refused(dealt.ask("rewind", answers=answers))
    assert dealt.everything() == before


# load


def finished(talk: Talk, seed: str, seats: int = 1) -> list[Plain]:
    """Plays a whole random game, and returns its log."""
    chance = random.Random(seed)
    position = talk.ask("new", seed=seed, seats=seats)
    while position["legal"]:
        command = chance.choice(position["legal"])
        position = talk.ask("submit", command=command)
        assert set(position) == POSITION
    assert position["result"] in ("won", "lost")
    log: list[Plain] = talk.ask("rewind", answers=0)["events"]
    return log


@pytest.mark.parametrize("seats", [1, 2])
def test_load_takes_the_log_of_a_whole_game(seats: int) -> None:
    ours, theirs = Talk(), Talk()
    log = finished(ours, "whole", seats)
    loaded = theirs.ask("load", events=log)
    assert loaded == {**ours.ask("rewind", answers=0), "events": []}
    assert theirs.everything(seats) == ours.everything(seats)


def test_load_takes_an_unfinished_game_that_goes_on(dealt: Talk) -> None:
    dealt.submit("Play", card="OS1")
    log = dealt.ask("rewind", answers=0)["events"]
    other = Talk()
    other.ask("new", seed="other", events="public")
    other.ask("load", events=log)
    assert other.ask("rewind", answers=0)["events"] == log, "whoever viewed is told everything"
    assert other.ask("legal")["legal"] == dealt.ask("legal")["legal"]
    assert other.submit("Play", card="AM1") == dealt.submit("Play", card="AM1")


FOREIGN: list[object] = [
    {"type": "GameWon"},
    {"type": "NoSuchThing"},
    {"type": "DeckShuffled", "order": [None] * 76},
    {"type": "TurnBegan", "seat": 5, "number": 1},
    None,
    "GameWon",
]


@pytest.mark.parametrize("event", FOREIGN, ids=str)
@pytest.mark.parametrize("apart", variants([13], [1]))
def test_load_names_the_number_of_the_event_it_refuses(event: object, apart: int) -> None:
    talk, judge = Talk(), Talk()
    log = finished(talk, "tampered")
    judge.ask("new", seed="dealt", deck=DEAL)
    before = judge.everything()
    for at in range(0, len(log), apart):
        tampered = [*log[:at], event, *log[at + 1 :]]
        assert f"Event {at + 1} " in refused(judge.ask("load", events=tampered))
    assert judge.everything() == before


def test_load_refuses_a_log_that_stops_early_or_goes_on(talk: Talk) -> None:
    log = finished(talk, "length")
    before = talk.everything()
    for events in ([], log[:1], log[:-1], [*log, {"type": "LimboReturned"}], [*log, *log]):
        assert "Event" in refused(talk.ask("load", events=events))
    assert talk.everything() == before


def test_load_refuses_an_order_the_seed_does_not_give(talk: Talk) -> None:
    log = finished(talk, "order")
    shuffles = [at for at, event in enumerate(log) if event["type"] == "DeckShuffled"]
    at = shuffles[-1]
    order = log[at]["order"]
    tampered = [*log[:at], {"type": "DeckShuffled", "order": order[::-1]}, *log[at + 1 :]]
    assert len(shuffles) > 1
    assert len(order) > 1
    assert f"Event {at + 1} " in refused(talk.ask("load", events=tampered))


def test_load_takes_a_list_only(dealt: Talk) -> None:
    before = dealt.everything()
    for keys in each("events", None, {}, "log", 3):
        refused(dealt.ask("load", **keys))
    assert dealt.everything() == before


# legal and view


@pytest.mark.parametrize("edition", ["base", "towers", "glyphs+towers+book"])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_view_has_the_same_keys_from_the_first_decision_to_the_end(
    talk: Talk, edition: str, seats: int
) -> None:
    position, rng = talk.ask("new", seed="keys", edition=edition, seats=seats), random.Random(3)
    begun = talk.ask("view", seat=0)["view"]
    own = {
        "base": set[str](),
        "towers": {"alignment"},
        "glyphs+towers+book": {"alignment", "goals", "spells", "gone"}
        | {f"beneath:{seat}" for seat in range(seats)},
    }
    assert set(begun["zones"]) == own[edition]
    while position["pending"]:
        position = talk.ask("submit", command=rng.choice(position["legal"]))
        view = talk.ask("view", seat=0)["view"]
        assert view.keys() == begun.keys()
        assert list(view["zones"]) == list(begun["zones"])


def test_view_names_everything_a_seat_may_know(dealt: Talk) -> None:
    dealt.submit("Discard", card="GK1")
    dealt.submit("Foresee", discard="AS1", order=["GS1", "OK1", "NM1", "LD1"])
    dealt.submit("Play", card="OS1")
    view = dealt.ask("view", seat=0)["view"]
    unseen = view.pop("unseen")
    assert view == {
        "seat": 0,
        "turn": 3,
        "active": 0,
        "deck_count": 68,
        "known_top": ["NM1", "LD1"],
        "hand": ["AM1", "LS1", "OM1", "GS1", "OK1"],
        "partner_hand": [],
        "shared": [],
        "market": [],
        "rows": [["OS1"]],
        "doors": [[]],
        "discard": ["GK1", "AS1"],
        "limbo": [],
        "revealed": [],
        "zones": {},
        "tied": {},
        "pending": {"type": "PlayOrDiscard", "seat": 0},
        "result": None,
    }
    assert unseen["NM"] == 9
    assert unseen["LD"] == 1
    assert unseen["OK"] == 2
    assert sum(unseen.values()) == 66


def test_e49_a_view_knows_the_cards_a_prophecy_put_back(talk: Talk) -> None:
    talk.ask("new", seed="x", deck=deal(*HAND, "AS1", "GS1", "AS2", "LD1", "OK1"))
    talk.submit("Discard", card="GK1")
    assert talk.ask("view", seat=0)["view"]["revealed"] == ["AS1", "GS1", "AS2", "LD1", "OK1"]
    talk.submit("Foresee", discard="AS1", order=["GS1", "OK1", "AS2", "LD1"])
    assert talk.ask("view", seat=0)["view"]["known_top"] == ["OK1", "AS2", "LD1"]


def test_a_view_of_nobody(dealt: Talk) -> None:
    for seat in (1, 2, -1, True, 0.0, "0", None, [0], 10**400):
        refused(dealt.ask("view", seat=seat))


# public events


def test_public_events_hide_seed_and_deck(talk: Talk) -> None:
    position = talk.ask("new", seed="abc", events="public", viewer=0)
    assert position["events"][0]["seed"] is None
    assert position["events"][1]["order"] == [None] * 76
    assert position["events"][-1] == {"type": "Awaiting", "agenda": []}
    assert position["pending"] == {"type": "PlayOrDiscard", "seat": 0}
    assert len(position["legal"]) == 10


def test_public_events_without_a_viewer_are_those_of_seat_0(talk: Talk) -> None:
    named = talk.ask("new", seed="abc", seats=2, events="public", viewer=0)
    assert talk.ask("new", seed="abc", seats=2, events="public") == named


def test_a_viewer_is_told_nothing_of_what_the_partner_is_asked(partners: Talk) -> None:
    position = partners.ask("rewind", answers=0)
    assert (position["pending"], position["legal"], position["seat"]) == (None, [], 0)
    assert partners.ask("legal") == {"legal": []}
    assert partners.ask("view", seat=1)["view"]["pending"] is None


def test_r40_a_viewer_does_not_see_what_the_partner_draws(partners: Talk) -> None:
    position = partners.submit("Play", card="AM1")
    assert {"type": "CardPlayed", "seat": 0, "card": "AM1"} in position["events"]
    assert {
        "type": "LocationDrawn",
        "seat": 0,
        "card": None,
        "zone": "hand",
    } in position["events"]
    assert position["pending"] == {"type": "PlayOrDiscard", "seat": 1}
    view = partners.ask("view", seat=1)["view"]
    assert view["partner_hand"] == ["GK1", "OM1", None]


def test_a_viewer_sees_the_backs_of_the_partners_prophecy(partners: Talk) -> None:
    partners.submit("Discard", card="GK1")
    position = partners.submit("Keep")
    assert position["events"][1] == {"type": "ProphecySeen", "seat": 0, "cards": [None] * 5}
    assert (position["pending"], position["legal"]) == (None, [])
    order = ["AS2", "GS2", "LS2", "OS3"]
    position = partners.submit("Foresee", discard="OS2", order=order)
    assert position["events"][:3] == [
        {
            "type": "Answered",
            "command": {"type": "Foresee", "discard": "OS2", "order": [None] * 4},
        },
        {"type": "ProphecyDiscarded", "seat": 0, "card": "OS2"},
        {"type": "CardsReturned", "seat": 0, "order": [None] * 4},
    ]


def test_a_viewer_may_ask_for_its_own_view_only(partners: Talk) -> None:
    assert "view" in partners.ask("view", seat=1)
    refused(partners.ask("view", seat=0))


def test_a_submit_is_judged_for_the_asked_seat_whoever_views(partners: Talk) -> None:
    refused(partners.submit("Play", card="LS1"))
    assert "error" not in partners.submit("Play", card="OM1")


def test_what_a_viewer_receives_does_not_depend_on_the_hidden_cards() -> None:
    """This holds to the last byte: even the order of the keys could tell."""
    replies = []
    for rest in (PRINTED, PRINTED[::-1]):
        deck = [*HAND, *NEXT, *(card for card in rest if card not in HAND + NEXT)]
        referee = Referee()
        said: list[Plain] = [
            {"do": "new", "seed": "x", "deck": deck, "events": "public", "viewer": 0},
            {"do": "view", "seat": 0},
            {"do": "submit", "command": {"type": "Play", "card": "OS1"}},
            {"do": "view", "seat": 0},
            {"do": "rewind", "answers": 0},
        ]
        replies.append([referee.answer(json.dumps(request).encode()) for request in said])
    assert replies[0] == replies[1]
