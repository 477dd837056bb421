"""What a seat may know: table 1.6 of the rules, R40, R44 and the secrecy of the deck."""

import random
from collections import Counter
from dataclasses import fields, is_dataclass
from dataclasses import replace as changed

import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS
from game.editions.base.explore import Play
from game.editions.base.prophecy import Foresee
from game.editions.dreams.effects import ChooseKey
from game.editions.dreams.happy_dream import ChooseWish
from game.rules.card import Card
from game.rules.event import Answered, Awaiting, DeckShuffled, GameStarted
from game.rules.game import Game, fold
from game.rules.state import DECK, FORESIGHT, HAND, replace
from game.rules.view import View, frames
from game.table import counting
from tests.offered import ALL, ALONE, HARDEST, PAIRS
from tests.rules.stories import (
    after,
    cards,
    command,
    deal,
    do,
    facts,
    line,
    names,
    partners,
    position,
)
from tests.speaking import speaker
from tests.variants import thorough
from tests.walks import begin, some_command

OWN, OTHER, SHARED = "OS1 OM1 OK1", "AM1 GS1 AK1", "LS1 GK1"


def two(deck, visibility="hidden", **rest):
    return partners(OWN, OTHER, SHARED, deck, visibility=visibility, **rest)


def seen(game, text, viewer):
    """Submits a command, and returns its facts as they are shown to the viewer."""
    state = game.state
    return facts([event for event, _ in frames(state, game.submit(command(text)), viewer)])


# where it lies


@pytest.mark.parametrize("edition", ["base", ALL])
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("look", [View.of, View.covered, View.ended])
def test_r3_a_view_has_every_zone_of_the_game_from_the_start(edition, seats, look):
    rules = OFFERED[edition]
    game = Game.start(rules, seed="zones", seats=seats)
    every = {
        name if not row.owned else f"{name}:{seat}"
        for name, row in rules.zones.items()
        for seat in range(seats)
    }
    assert {"limbo", "row:0", "doors:0", "prophecy:0"} <= every
    view = look(game.state, 0)
    assert set(view.zones) == every
    assert view.zones["limbo"] == view.zones["doors:0"] == ()
    assert sum(map(len, view.zones.values())) == len(rules.all_cards)


# what is told


@pytest.mark.parametrize(
    ("deck", "visibility", "played", "owner", "partner"),
    [
        ("LM1 LM2", "hidden", "OS1", ["LocationDrawn 0 LM1 hand"], ["LocationDrawn 0 - hand"]),
        ("LM1 LM2", "hidden", "LS1", ["LocationDrawn 0 LM1 shared"], None),
        ("LM1 LM2", "open", "OS1", ["LocationDrawn 0 LM1 hand"], None),
        ("AD1 NM1", "hidden", "OS1", ["DoorDrawn 0 AD1", "DoorMissed 0 AD1"], None),
        ("NM1 LM1", "hidden", "OS1", ["NightmareDrawn 0 NM1"], None),
    ],
    ids=["personal", "shared", "open", "Door", "Nightmare"],
)
def test_r40_r44_what_is_drawn_is_seen_by_both_but_for_a_personal_card_in_hidden_play(
    deck, visibility, played, owner, partner
):
    for viewer, told in enumerate((owner, partner or owner)):
        game = two(deck, visibility)
        assert seen(game, f"Play {played}", viewer)[1 : len(told) + 1] == told
        if visibility == "open":
            view = View.of(game.state, viewer)
            assert names(view.partner_hand) == names(game.state.hand(1 - viewer))


def test_r44_in_hidden_play_the_partners_drawn_cards_are_face_down():
    game = after(two("LM1 LM2 LM3 LM4"), "Play OS1", "Play AM1")
    assert View.of(game.state, 1).partner_hand == (*cards("OM1 OK1"), None)
    assert View.of(game.state, 0).partner_hand == (*cards("GS1 AK1"), None)
    assert names(View.of(game.state, 0).hand) == "OM1 OK1 LM1"
    assert names(View.of(game.state, 1).hand) == "GS1 AK1 LM2"


def test_e35_drafted_cards_are_known_until_they_leave():
    game = two("LM1 LM2")
    assert names(View.of(game.state, 1).partner_hand) == OWN
    assert names(View.of(game.state, 0).partner_hand) == OTHER
    after(game, "Play OM1")
    assert View.of(game.state, 1).partner_hand == (*cards("OS1 OK1"), None)


def test_r38_e35_a_card_swapped_into_the_hand_is_known():
    game = after(two("LM1 LM2 LM3"), "Discard OS1", "Swap OM1 GK1")
    assert View.of(game.state, 1).partner_hand == (*cards("GK1 OK1"), None)
    assert names(View.of(game.state, 1).shared) == "LS1 OM1"


def test_r38_a_card_swapped_to_the_shared_ones_is_shown():
    game = after(two("LM1 LM2 LM3 LM4"), "Play OS1", "Play AM1", "Discard OM1")
    assert seen(game, "Swap LM1 GK1", 1)[0] == "CardsSwapped 0 LM1 GK1"
    assert names(View.of(game.state, 1).shared) == "LS1 LM1"


def test_r42_the_lost_hand_and_the_revealed_cards_are_public():
    game = after(two("LM1 LM2 NM1 LM3 OD1 GM1 GM2 GM3 GM4 AM2"), "Play OS1", "Play AM1", "Play OM1")
    before = game.log
    assert seen(game, "LoseHand", 1)[:6] == [
        "HandDiscarded 0 OK1,LM1,LS1,GK1",
        "LocationDrawn 0 - hand",
        "CardSetAside OD1",
        "LocationDrawn 0 - hand",
        "LocationDrawn 0 - hand",
        "LocationDrawn 0 GM3 shared",
    ]
    game.rewind(1)
    assert game.log == before
    assert seen(game, "RevealFive", 1)[:5] == [
        "TopDiscarded LM3",
        "CardSetAside OD1",
        "TopDiscarded GM1",
        "TopDiscarded GM2",
        "TopDiscarded GM3",
    ]


PROPHECY = "LM1 OD1 NM1 LM2 LM3 LM4"


def looked(count=5, visibility="hidden"):
    """Returns a game in which seat 0 has discarded a Key and looks at the top cards of the deck."""
    if count == 5:
        return after(two(PROPHECY, visibility=visibility), "Discard OK1", "Keep")
    game = position(
        (OWN, OTHER),
        shared=SHARED,
        seats=2,
        visibility=visibility,
        deck=names(cards(PROPHECY)[:count]),
    )
    return after(game, "Discard OK1", "Keep")


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_r44_e07_a_prophecy_is_seen_by_the_active_player_only(count):
    game = looked(count)
    shown, hidden = View.of(game.state, 0), View.of(game.state, 1)
    assert shown.revealed == cards(PROPHECY)[:count]
    assert hidden.revealed == (None,) * count
    told = game.log[-2].public(1, game.state)
    assert line(told) == "ProphecySeen 0 " + ",".join("-" * count)
    assert line(game.log[-2].public(0, game.state)).endswith(
        names(shown.revealed).replace(" ", ",")
    )


def test_r44_the_cards_put_back_stay_secret_the_discarded_one_does_not():
    answer = "Foresee NM1 LM3,LM2,LM1,OD1"
    assert seen(looked(), answer, 1) == [
        "ProphecyDiscarded 0 NM1",
        "CardsReturned 0 -,-,-,-",
        "LocationDrawn 0 - hand",
        "TurnBegan 1 2",
    ]
    assert seen(looked(), answer, 0) == [
        "ProphecyDiscarded 0 NM1",
        "CardsReturned 0 LM3,LM2,LM1,OD1",
        "LocationDrawn 0 LM3 hand",
        "TurnBegan 1 2",
    ]
    assert seen(looked(visibility="open"), answer, 1)[1] == "CardsReturned 0 LM3,LM2,LM1,OD1"


def test_r44_the_answer_to_a_prophecy_is_half_secret():
    game = looked()
    before = game.state
    event = game.submit(Foresee(CARDS["NM1"], cards("LM3 LM2 LM1 OD1")))[0]
    assert isinstance(event, Answered)
    assert event.public(0, before) == event
    assert event.public(1, before) == Answered(Foresee(CARDS["NM1"], (None,) * 4))


def test_r44_other_answers_are_public():
    game = two("LM1 LM2")
    before = game.state
    event = game.submit(Play(*cards("OS1")))[0]
    assert event.public(1, before) == event == Answered(Play(*cards("OS1")))


def test_e49_known_top_cards_are_the_lookers_own():
    game = after(looked(), "Foresee NM1 LM3,LM2,LM1,OD1")
    assert names(View.of(game.state, 0).known_top) == "LM2 LM1 OD1"
    assert View.of(game.state, 1).known_top == ()
    game = after(looked(visibility="open"), "Foresee NM1 LM3,LM2,LM1,OD1")
    assert names(View.of(game.state, 0).known_top) == "LM2 LM1 OD1"
    assert names(View.of(game.state, 1).known_top) == "LM2 LM1 OD1"


def test_e49_another_seats_draw_uses_up_a_known_card():
    game = after(looked(), "Foresee NM1 LM3,LM2,LM1,OD1", "Play GS1")
    assert names(View.of(game.state, 0).known_top) == "LM1 OD1"


def test_e49_another_seats_prophecy_covers_what_i_knew():
    game = after(looked(), "Foresee NM1 LM3,LM2,LM1,OD1", "Discard AK1", "Keep")
    assert View.of(game.state, 0).known_top == ()
    assert View.of(game.state, 0).revealed == (None,) * 5
    told = names(game.state.revealed).split()
    assert told[:3] == ["LM2", "LM1", "OD1"]
    after(game, f"Foresee LM2 LM1,OD1,{told[3]},{told[4]}")
    assert View.of(game.state, 0).known_top == ()
    assert names(View.of(game.state, 1).known_top) == f"OD1 {told[3]} {told[4]}"


def test_e37_a_search_does_not_show_the_deck():
    given = {"shared": SHARED, "seats": 2, "row": ("OM2 OS2", ""), "visibility": "hidden"}
    for viewer in (0, 1):
        game = position((OWN, OTHER), deck="LM1 OD1 LM2", **given)
        after(game, "Play OK1")
        state = game.state
        told = [event for event, _ in frames(state, game.submit(command("Search")), viewer)]
        assert facts(told[:3]) == ["DoorGained 0 OD1", "DeckShuffled"]
        assert told[2] == DeckShuffled((None, None))


def test_r44_nobody_sees_a_shuffled_order_a_seed_or_the_agenda():
    for visibility in ("open", "hidden"):
        game = two("LM1", visibility=visibility)
        for viewer in (0, 1):
            start, shuffle = game.log[0], game.log[1]
            assert start.public(viewer, game.state) == GameStarted("base", 2, 0, None, visibility)
            assert shuffle.public(viewer, game.state) == DeckShuffled((None,) * 76)
            assert game.log[-1].public(viewer, game.state) == Awaiting(())
    alone = deal("OS1 OM1 AS1 AM1 GS1")
    assert alone.log[1].public(0, alone.state) == DeckShuffled((None,) * 76)
    assert alone.log[0].public(0, alone.state) == GameStarted("base", 1, 0, None, "open")


def test_e38_the_discard_pile_rows_doors_limbo_and_counts_are_public():
    game = position(
        (OWN, OTHER),
        shared=SHARED,
        seats=2,
        visibility="hidden",
        row=("AS4 AM4", "GS4"),
        doors=("OD1", "LD1 LD2"),
        deck="NM1 LM1 LM2 LM3",
        limbo="NM2 AD1",
    )
    for viewer in (0, 1):
        view = View.of(game.state, viewer)
        assert [names(row) for row in view.rows] == ["AS4 AM4", "GS4"]
        assert [names(doors) for doors in view.doors] == ["OD1", "LD1 LD2"]
        assert names(view.limbo) == "NM2 AD1"
        assert view.discard == game.state.discard
        assert len(view.discard) == 76 - 8 - 3 - 3 - 4 - 2
        assert names(view.shared) == SHARED
        assert view.deck_count == 4
        assert (view.seat, view.turn, view.active, view.result) == (viewer, 1, 0, None)


def test_r33_the_market_is_public():
    game = deal("OS1 OM1 AS1 AM1 GS1 GM1 LS1 LM1", seats=2, visibility="hidden")
    for viewer in (0, 1):
        assert names(View.of(game.state, viewer).market) == "OS1 OM1 AS1 AM1 GS1 GM1 LS1 LM1"


def test_r44_the_counts_of_unseen_cards_alone():
    game = deal("OS1 OM1 AS1 AM1 OK1 | LS1 LS2 LS3 LS4 NM1 LS5")
    unseen = View.of(game.state, 0).unseen
    assert (unseen["OS"], unseen["AS"], unseen["NM"], unseen["OD"]) == (8, 7, 10, 2)
    assert sum(unseen.values()) == 71
    after(game, "Discard OK1")
    after(game, "Foresee LS1 NM1,LS4,LS3,LS2")
    view = View.of(game.state, 0)
    assert names(view.revealed) == "NM1"
    assert names(view.known_top) == "LS4 LS3 LS2"
    assert view.unseen["LS"] == 2
    assert view.unseen["NM"] == 9


def test_r44_the_counts_of_unseen_cards_with_a_hidden_partner():
    game = after(two("LM1 LM2 LM3"), "Play OS1")
    assert View.of(game.state, 0).unseen["LM"] == 3
    assert View.of(game.state, 1).unseen["LM"] == 4
    assert sum(View.of(game.state, 1).unseen.values()) == 68
    game = after(two("LM1 LM2 LM3", visibility="open"), "Play OS1")
    assert View.of(game.state, 1).unseen["LM"] == 3


def test_r35_a_view_is_asked_only_for_its_own_seat():
    game = two("LM1 LM2")
    assert View.of(game.state, 0).pending == game.pending
    assert View.of(game.state, 1).pending is None


def test_r44_frames_tell_each_event_with_the_view_after_it():
    game = two("LM1 LM2")
    before = game.state
    events = game.submit(Play(*cards("OS1")))
    told = list(frames(before, events, 1))
    assert len(told) == len(events)
    assert [names(view.rows[0]) for _, view in told] == ["", "OS1", "OS1", "OS1", "OS1"]
    assert [view.deck_count for _, view in told] == [68, 68, 67, 67, 67]
    assert told[-1][1] == View.of(game.state, 1)


# nothing hidden leaks


def unseen_by(state, viewer):
    """Returns the cards that the viewer may not know, found from the rules: deck, partner's hand,
    Prophecy."""
    view = View.of(state, viewer)
    hidden = list(state.deck[len(view.known_top) :])
    if state.seats == 2:
        both = zip(state.hand(1 - viewer), view.partner_hand, strict=True)
        hidden += [card for card, known in both if known is None]
    both = zip(state.revealed, view.revealed, strict=True)
    hidden += [card for card, known in both if known is None]
    for name, row in state.table.items():
        if row.seen == "none" and name != DECK:
            hidden += state.zone(name)
        elif row.seen == "owner" and name not in (HAND, FORESIGHT) and state.seats == 2:
            theirs = f"{name}:{1 - viewer}"
            both = zip(state.zone(theirs), view.zones[theirs], strict=True)
            hidden += [card for card, known in both if known is None]
    return hidden


def mapped(value, other):
    """Returns the same value with cards exchanged for others."""
    if isinstance(value, Card):
        return other.get(value, value)
    if isinstance(value, tuple):
        return tuple(mapped(one, other) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        return changed(
            value, **{f.name: mapped(getattr(value, f.name), other) for f in fields(value)}
        )
    return value


def exchanged(state, other):
    return replace(
        state,
        zones={name: mapped(zone, other) for name, zone in state.zones.items()},
        known_top=mapped(state.known_top, other),
        known_bottom=mapped(state.known_bottom, other),
    )


def permutation(some, rng):
    mixed = list(some)
    rng.shuffle(mixed)
    return dict(zip(some, mixed, strict=True))


def permuted(state, unknown, rng, searched):
    """Returns the state with unknown cards exchanged: those of the deck with each other and, unless
    it is `searched` just now, cards that a hand may hold also with those of hands, and cards that
    are away with others of their kind."""
    away = {c.kind for name, row in state.table.items() if row.seen == "none" and name != DECK
            for c in state.zone(name)}  # fmt: skip
    in_deck = [card for card in unknown if card in state.deck]
    held = [card for card in unknown if state.kinds[card.kind].fills]
    others = held, [card for card in unknown if card.kind in away]
    for some in (in_deck, *(() if searched else others)):
        state = exchanged(state, permutation(some, rng))
    return state


def legal_in(game, state):
    truth, game.state = game.state, state
    listed = game.legal()
    game.state = truth
    return listed


PERMUTED = [
    *(("base", range(12)), (ALL, range(4))),
    *(thorough("base", range(at, at + 12)) for at in (12, 24)),
    *(thorough(edition, range(6)) for edition in [*ALONE, *PAIRS, HARDEST]),
]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("edition", "numbers"), PERMUTED)
def test_r44_e37_permuting_unseen_cards_changes_nothing_a_seat_knows(seats, edition, numbers):
    rules = OFFERED[edition]
    hands = 0
    for number in numbers:
        rng = random.Random(f"walk {number}")
        game = begin(rules, seats, number)
        while game.pending is not None:
            for viewer in range(seats):
                hidden = unseen_by(game.state, viewer)
                known = len(rules.all_cards) - len(hidden)
                view = View.of(game.state, viewer)
                assert sum(view.unseen.values()) == len(hidden)
                assert Counter(card.face for card in hidden) == Counter(view.unseen)
                assert known == len(visible(view, rules))
                unknown = [card for card in hidden if card not in view.known_bottom]
                assert Counter(card.face for card in unknown) == view.unknown
                asked = isinstance(game.pending, ChooseKey | ChooseWish)
                searched = asked and viewer == game.state.active
                other = permuted(game.state, unknown, rng, searched)
                hands += other.hand(1 - viewer) != game.state.hand(1 - viewer) if seats == 2 else 0
                assert View.of(other, viewer) == view
                if game.state.active == viewer:
                    assert legal_in(game, other) == game.legal()
            game.submit(some_command(game, rng, number))
    assert seats == 1 or hands > 100


def visible(view, rules=BASE):
    """Returns the cards that a view holds face up, each once."""
    zones = [view.known_top, *(view.cards(name) for name in view.zones if name != DECK)]
    shown = [card for zone in zones for card in zone if card is not None]
    assert len(shown) == len(set(shown))
    assert set(shown) <= set(rules.all_cards)
    return shown


@pytest.mark.parametrize("seats", [1, 2])
def test_r44_a_card_never_shown_is_in_no_public_event(seats):
    """In a whole log the cards that the viewer never saw are exchanged, and what is told stays the
    same."""
    touched = 0
    for number in range(24):
        rng = random.Random(f"walk {number}")
        game = begin(BASE, seats, number)
        length = rng.randrange(5, 60)
        while game.pending is not None and len(game.log) < 40 + 3 * length:
            game.submit(some_command(game, rng, number))
        for viewer in range(seats):
            state, told, before = fold(BASE, game.log[:1]), [], []
            seen_once = set()
            for event in game.log[1:]:
                before.append(state)
                told.append(event.public(viewer, state))
                state = event.evolve(state)
                seen_once |= set(visible(View.of(state, viewer)))
            never = [card for card in unseen_by(state, viewer) if card not in seen_once]
            other = permutation(never, rng)
            for event, truth, public_event in zip(game.log[1:], before, told, strict=True):
                twin = mapped(event, other)
                touched += twin != event
                assert twin.public(viewer, exchanged(truth, other)) == public_event
    assert touched > 24


def test_r40_frames_of_a_whole_hidden_game_show_only_what_is_seen():
    """Every card that a public fact names is face up in the view after it.

    An answer precedes its facts, so that a swap may name a card that is about to be shown.
    """
    for number in (1, 3, 5):
        rng = random.Random(f"walk {number}")
        game = begin(BASE, 2, number)
        while game.pending is not None:
            game.submit(some_command(game, rng, number))
        for viewer in (0, 1):
            for event, view in frames(fold(BASE, game.log[:1]), game.log[1:], viewer):
                shown = set(visible(view))
                if not isinstance(event, Answered):
                    assert set(cards_in(event)) <= shown, line(event)


def cards_in(value):
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from cards_in(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def test_r40_the_hidden_shared_hole_is_open_to_both():
    game = after(two("LM1 LM2"), "Play LS1")
    assert do(game, "Play GS1")[1] == "LocationDrawn 1 LM2 hand"
    for viewer in (0, 1):
        assert names(View.of(game.state, viewer).shared) == "GK1 LM1"


def test_a_nightmare_is_left_until_it_lies_in_the_discard_pile():
    for seed in ("one", "two", "three"):
        game, chance = Game.start(BASE, seed=seed), random.Random(seed)
        while game.pending is not None:
            seen = View.of(game.state, 0)
            gone = sum(card.face == "NM" for card in game.state.discard)
            assert counting.still_to_come(seen, cards("NM1")[0].kind) == 10 - gone
            told = "discard pile" in speaker("en").hopeless(seen)
            assert told == any(card.kind == "D" for card in game.state.discard)
            game.submit(chance.choice(game.legal()))


# the covered table


def covered_states():
    """Yields the states of whole games, with hidden and with open hands."""
    for number in (0, 1, 2, 3, 5, 7):
        rng = random.Random(f"walk {number}")
        game = begin(BASE, 2, number)
        while game.pending is not None:
            yield game.state
            game.submit(some_command(game, rng, number))
        yield game.state


def unknown_to_one(state):
    """Returns all cards of hands, Prophecies and the deck that at least one player does not
    know."""
    hands = {*state.hand(0), *state.hand(1)} - state.known_to_both
    return [
        *sorted(hands, key=BASE_DECK.index),
        *state.looked_at(0),
        *state.looked_at(1),
        *state.deck,
    ]


def shown_covered(state, seat):
    """Returns a hand as it lies under its cloth: only cards that both know can be seen."""
    return tuple(card if card in state.known_to_both else None for card in state.hand(seat))


def test_r44_a_covered_table_shows_all_that_is_public_and_is_the_same_for_both():
    for state in covered_states():
        covered = [View.covered(state, seat) for seat in (0, 1)]
        assert changed(covered[0], seat=1) == covered[1]
        for seat, view in enumerate(covered):
            own = View.of(state, seat)
            for name in ("shared", "market", "limbo", "discard", "revealed"):
                assert view.cards(name) == state.zone(name)
            assert view.rows == (state.row(0), state.row(1))
            assert view.doors == (state.doors(0), state.doors(1))
            assert (view.seat, view.turn, view.active) == (seat, state.turn, state.active)
            assert (view.result, view.spent) == (own.result, own.spent)
            assert view.deck_count == own.deck_count


def test_r44_a_covered_table_shows_nothing_that_not_both_know_and_does_not_depend_on_it():
    chance, touched = random.Random("covered"), 0
    for state in covered_states():
        if state.visibility == "open":
            continue
        unknown = unknown_to_one(state)
        other = exchanged(state, permutation(unknown, chance))
        touched += other.hand(0) != state.hand(0)
        for seat in (0, 1):
            view = View.covered(state, seat)
            assert View.covered(other, seat) == view
            assert view.zones.get(f"hand:{seat}", ()) == shown_covered(state, seat)
            assert view.partner_hand == shown_covered(state, 1 - seat)
            assert view.hand == tuple(filter(None, shown_covered(state, seat)))
            assert view.known_top == ()
            assert view.zones["deck"] == (None,) * len(state.deck)
            assert view.prophecy == (None,) * len(state.looked_at(state.active))
            assert view.pending is None
            assert not set(unknown) & set(visible(view))
            assert Counter(view.unseen) == Counter(card.face for card in unknown)
            assert list(view.unseen) == sorted(view.unseen), "no order tells that of the deck"
            assert counting.door_total(view) == 8
    assert touched > 50


def test_e35_drafted_and_swapped_cards_lie_open_at_a_covered_table_and_drawn_ones_do_not():
    game = two("LM1 LM2 LM3")
    for seat in (0, 1):
        zones = View.covered(game.state, seat).zones
        assert (names(zones["hand:0"]), names(zones["hand:1"])) == (OWN, OTHER)
    after(game, "Discard OS1", "Swap OM1 GK1")
    for seat in (0, 1):
        zones = View.covered(game.state, seat).zones
        assert zones["hand:0"] == (*cards("GK1 OK1"), None)
        assert names(zones["hand:1"]) == OTHER


def test_e49_known_top_cards_are_covered_too():
    game = after(looked(), "Foresee NM1 LM3,LM2,LM1,OD1")
    assert names(View.of(game.state, 0).known_top) == "LM2 LM1 OD1"
    assert View.covered(game.state, 0).known_top == ()
    assert View.covered(game.state, 1).known_top == ()


def test_e35_a_view_tells_which_cards_of_hidden_hands_both_players_know():
    game = two("LM1 LM2")
    drafted = {*game.state.hand(0), *game.state.hand(1)}
    assert View.of(game.state, 0).known_to_both == View.of(game.state, 1).known_to_both == drafted
    played = next(c for c in game.legal() if isinstance(c, Play) and c.card in drafted)
    game.submit(played)
    for view in (View.of(game.state, 0), View.of(game.state, 1)):
        assert view.known_to_both == drafted - {played.card}
