"""Sounds come with what is seen and when it is seen, and tell nothing that may not be known."""

import re
from dataclasses import replace

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.explore import CardDiscarded, SearchDeclined
from game.editions.base.nightmare import NightmareDrawn
from game.editions.base.prophecy import CardsReturned, ProphecySeen
from game.editions.base.routines import HandDiscarded, LocationDrawn
from game.editions.base.show import STAGING
from game.editions.base.table import sounds
from game.editions.base.table.sounds import OPENED
from game.records.journal.codec import EVENTS as ANY_GAME
from game.rules.event import (
    Answered,
    Awaiting,
    CardsLaid,
    Event,
    GameLost,
    GameStarted,
    GameWon,
    TurnBegan,
)
from game.rules.state import DISCARD, HAND, owned
from game.rules.view import View
from game.table.layout.arrangement import PLAIN
from game.table.motion import cues
from game.table.motion.cues import WIDEST, Cue, Moment
from game.table.motion.director import Director
from game.table.motion.motions import KEY_FLIES
from game.table.motion.tempo import INSTANT, Tempo
from tests.table.motion.test_choreography import begun
from tests.table.motion.test_director import FRAME, SIZE, answer, named, run_out
from tests.table.robots import staged
from tests.table.robots.staged import MOTIONS, SOUNDS, cues_of, layout
from tests.table.robots.tables import pair, table

Heard = list[tuple[float, Cue]]
VOICES = {f"{place}{n}" for place in "OAGL" for n in (1, 2, 3)}
SEEN = {
    "ebb": "the deck has a brighter rim, and under it stands how few cards are left",
    "slide": "the card is on its way",
    "land": "the card comes to rest",
    "flip": "the card turns over",
    "foil": "light runs over the foil of the card that was turned up",
    "refuse": "the card shakes; or the prompt says that there is no such Door",
    **dict.fromkeys(VOICES, "the card joins its row, whose marker counts it"),
    **{f"{place}3": "the three cards hop and glow" for place in "OAGL"},
    "key": "the Key turns in the Door",
    **dict.fromkeys(OPENED, "the Door shines as it opens"),
    "nightmare": "the table loses its light, and the Nightmare opens its eyes",
    "tear": "the Nightmare falls into pieces, and the light comes back",
    "limbo": "the card spirals into Limbo",
    "return": "the cards of Limbo glide to the deck",
    "shuffle": "the deck parts and falls together",
    "prophecy": "five cards fan out",
    "shadow": "a shadow crosses the card",
    "turn": "the light goes over to the other player",
    "victory": "the Doors rise and shine one after the other",
    "defeat": "the table goes dark",
}
"""By sound, what tells the same to a player who hears nothing."""


def heard(director: Director, start: float = 0.0) -> Heard:
    """Returns every cue until nothing moves, with the time at which it came."""
    time, found = start, [(start, cue) for cue in director.take_cues()]
    while director.busy:
        director.advance(FRAME)
        time += FRAME
        found += [(time, cue) for cue in director.take_cues()]
    return found


def names(found: Heard) -> list[str]:
    return [cue.name for _, cue in found]


def when(found: Heard, name: str) -> float:
    """Returns the time of the only cue with this name."""
    (time,) = (time for time, cue in found if cue.name == name)
    return time


def after(first: str, *commands: tuple[str, dict[str, str]]) -> tuple[Director, Heard]:
    """Returns what is heard of the last of these answers, in a game with these cards on top."""
    game, director = begun(first)
    for name, fields in commands:
        run_out(director)
        director.take_cues()
        answer(game, director, named(game, name, **fields))
    return director, heard(director)


PLAY = ("Play", {"card": "OS1"})


# When


def test_a_card_is_heard_to_land_when_it_lies_still():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  AM2")
    answer(game, director, named(game, "Play", card="OS1"))
    time, lies, landed = 0.0, None, None
    while director.busy:
        director.advance(FRAME)
        time += FRAME
        if lies is None and time > 0.1 and "OS1" not in director.moving:
            lies = time
        if landed is None and any(cue.name == "land" for cue in director.take_cues()):
            landed = time
    assert landed == pytest.approx(lies, abs=2 * FRAME)


def test_a_key_is_heard_when_it_turns_and_the_door_when_it_shines():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  GD1 AM2 LM1")
    answer(game, director, named(game, "Play", card="OS1"))
    run_out(director)
    director.take_cues()
    answer(game, director, named(game, "Claim", key="GK1"))
    time, found = 0.0, []
    seen: dict[str, float] = {}
    while director.busy:
        director.advance(FRAME)
        time += FRAME
        if any(effect.kind == "key" and effect.time > KEY_FLIES for effect in director.effects):
            seen.setdefault("key", time)
        if any(effect.kind == "opening" and effect.time > 0 for effect in director.effects):
            seen.setdefault("door-G", time)
        found += [(time, cue) for cue in director.take_cues()]
    for name in seen:
        assert when(found, name) == pytest.approx(seen[name], abs=4 * FRAME)
    assert set(seen) == {"key", "door-G"}
    assert names(found).index("key") < names(found).index("door-G")


@pytest.mark.parametrize("speed", [0.5, 2.0])
def test_at_another_speed_everything_is_heard_at_its_moment(speed):
    taken = []
    for tempo in (Tempo(), Tempo(speed)):
        game, director = begun("OS1 AM1 GK1 LS1 OS2  AM2")
        director.tempo = tempo
        answer(game, director, named(game, "Play", card="OS1"))
        taken.append(heard(director))
    assert names(taken[0]) == names(taken[1])
    assert when(taken[1], "O1") == pytest.approx(when(taken[0], "O1") / speed, abs=2 * FRAME)


def test_with_reduced_motion_the_same_is_heard_at_once():
    usual = after("OS1 AM1 GK1 LS1 OS2  AM2", PLAY)[1]
    game, director = begun("OS1 AM1 GK1 LS1 OS2  AM2")
    director.tempo = Tempo(reduced=True)
    answer(game, director, named(game, "Play", card="OS1"))
    found = heard(director)
    assert sorted(names(found)) == sorted(names(usual))
    assert when(found, "O1") == when(found, "land") <= 2 * FRAME


# What


def test_a_row_sings_its_chord_note_by_note():
    deck = "OS1 OM1 OS2 GM1 OM2  AS1 AM1 AS2 AM2 AS3"
    game, director = begun(deck)
    sung = []
    for card in ("OS1", "OM1", "OS2"):
        answer(game, director, named(game, "Play", card=card))
        sung.append([name for name in names(heard(director)) if name in VOICES])
    assert sung == [["O1"], ["O2"], ["O3"]]


def test_another_place_begins_its_own_chord():
    deck = "OS1 OM1 GS1 LM1 OK1  AS1 AM1 AS2"
    game, director = begun(deck)
    sung = []
    for card in ("OS1", "LM1", "GS1"):
        answer(game, director, named(game, "Play", card=card))
        sung += [name for name in names(heard(director)) if name in VOICES]
    assert sung == ["O1", "L1", "G1"]


def test_a_door_without_a_key_is_breathed_into_limbo_and_what_returns_is_shuffled():
    found = after("OS1 AM1 GS1 LS1 OS2  GD1 AM2 LM1", PLAY)[1]
    order = [name for name in names(found) if name in ("limbo", "return", "shuffle")]
    assert order == ["limbo", "return", "shuffle"]


def test_a_nightmare_is_heard_and_torn_and_at_most_three_cards_of_a_lost_hand_slide():
    lost: tuple[str, dict[str, str]] = ("LoseHand", {})
    _, found = after("OS1 AM1 GK1 LS1 OS2  NM1 AM2 GM1 LM1 OM1 AS1", PLAY)
    assert "nightmare" in names(found)
    _, found = after("OS1 AM1 GK1 LS1 OS2  NM1 AM2 GM1 LM1 OM1 AS1", PLAY, lost)
    assert names(found).count("tear") == 1
    hand = HandDiscarded(0, tuple(CARDS[key] for key in ("OS1", "OS2", "AM1", "GK1", "LS1")))
    told = [cue.name for cue in cues_of(moment(hand, table(discard=5)))]
    assert (told.count("slide"), told.count("land")) == (3, 1)


def test_limbo_breathes_once_however_many_cards_it_takes():
    five = "NM1 OD1 NM2 AD1 AM2 GM1"
    _, found = after(f"OS1 AM1 GK1 LS1 OS2  {five} LM1", PLAY, ("RevealFive", {}))
    assert names(found).count("limbo") == 1
    assert names(found).count("slide") > 3


def test_a_prophecy_shimmers_and_what_is_discarded_of_it_goes_into_the_dark():
    deck = "OS1 AM1 GK1 LS1 OS2  AM2 GM1 LM1 OM1 AS1 AS2"
    _, found = after(deck, ("Discard", {"card": "GK1"}))
    assert names(found).count("prophecy") == 1
    game, director = begun(deck)
    answer(game, director, named(game, "Discard", card="GK1"))
    run_out(director)
    director.take_cues()
    answer(game, director, game.legal()[0])
    assert "shadow" in names(heard(director))


def test_the_light_that_goes_over_is_heard_and_alone_no_turn_is():
    turn = TurnBegan(1, 2)
    mine, theirs = pair(active=0), pair(active=1)
    told = cues_of(moment(turn, theirs, mine))
    assert [cue.name for cue in told] == ["turn"]
    assert cues_of(moment(TurnBegan(0, 2), table())) == []


@pytest.mark.parametrize(
    ("event", "name"), [(GameWon(), "victory"), (GameLost("conceded"), "defeat")]
)
def test_the_end_is_heard(event, name):
    assert [cue.name for cue in cues_of(moment(event, table()))] == [name]


def test_every_event_is_heard_or_it_is_said_why_not():
    kinds = {*ANY_GAME, *BASE.facts}
    silent = kinds - set(SOUNDS)
    assert silent == {GameStarted, CardsLaid, Answered, Awaiting, SearchDeclined}
    said = re.findall(r"\b[A-Z]\w+", f"{cues.__doc__} {sounds.__doc__}")
    assert {kind.__name__ for kind in silent} <= set(said)
    assert set(SOUNDS) <= set(MOTIONS)


def test_every_sound_of_the_table_has_its_weight_and_something_to_be_seen():
    assert set(SEEN) == set(STAGING.sounds)


# What is skipped


def test_of_what_is_skipped_only_the_weightiest_is_heard():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  NM1 AM2")
    answer(game, director, named(game, "Play", card="OS1"))
    director.advance(FRAME)
    assert names([(0, cue) for cue in director.take_cues()]) == ["slide"]
    director.finish()
    assert [cue.name for cue in director.take_cues()] == ["nightmare"]
    assert heard(director) == []
    director.finish()
    assert director.take_cues() == []


def test_what_had_begun_to_be_shown_is_heard_when_it_is_cut_short():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  AM2 GM1 LM1")
    answer(game, director, named(game, "Play", card="OS1"))
    director.advance(FRAME)
    director.take_cues()
    director.finish()
    assert [cue.name for cue in director.take_cues()] == ["O1"]


def test_at_once_every_answer_is_heard_by_one_sound():
    game, director = begun("OS1 AM1 GK1 LS1 OS2  AM2 GM1 LM1")
    director.tempo = Tempo(INSTANT)
    told = []
    for name, card in (("Play", "OS1"), ("Play", "AM1"), ("Discard", "LS1")):
        answer(game, director, named(game, name, card=card))
        told.append([cue.name for cue in director.take_cues()])
    assert told == [["O1"], ["A1"], ["land"]]


def test_a_card_that_may_not_go_there_knocks():
    _, director = begun("OS1 AM1 GK1 LS1 OS2  AM2")
    director.refuse(["OS1"])
    assert director.take_cues() == [Cue("refuse")]


# Where


def moment(event: Event, view: View, before: View | None = None) -> Moment:
    """Returns the moment of an event after which the table is seen like this."""
    return staged.moment(event, before or view, view, layout(view, SIZE, PLAIN))


def test_sounds_come_from_where_things_happen_and_never_from_too_far():
    found = after("OS1 AM1 GK1 LS1 OS2  AM2", PLAY)[1]
    (voice,) = (cue for _, cue in found if cue.name == "O1")
    assert -WIDEST <= voice.pan < -0.2
    discarded = cues_of(moment(CardDiscarded(0, CARDS["OS1"]), table(discard=1)))
    assert all(0.4 < cue.pan <= WIDEST for cue in discarded)


@pytest.mark.parametrize("size", [(1024, 640), (1080, 1350), (5120, 1440)])
def test_no_sound_comes_from_further_than_it_may(size):
    view = table(discard=3)
    wide = staged.moment(CardDiscarded(0, CARDS["OS1"]), view, view, layout(view, size, PLAIN))
    assert all(abs(cue.pan) <= WIDEST for cue in cues_of(wide))


# What may not be known


def test_a_card_that_comes_into_a_hand_does_not_tell_where_it_lies_there():
    view = table(hand=5)
    hand = layout(view, SIZE, PLAIN).places.zones[owned(HAND, 0)]
    told = {tuple(cues_of(moment(LocationDrawn(0, card, HAND), view))) for card in view.hand}
    (alike,) = told
    middle = WIDEST * (hand.centre[0] / (SIZE[0] / 2) - 1)
    assert all(cue.pan == pytest.approx(middle) for cue in alike)


def test_a_card_that_nobody_may_know_glides_and_lands_and_does_not_turn_over():
    view = pair(unknown=(1,))
    told = cues_of(moment(LocationDrawn(1, None, HAND), view))
    assert [cue.name for cue in told] == ["slide", "land"]


def test_backs_that_are_looked_at_and_laid_back_sound_like_open_cards():
    open_, hidden = pair(prophecy=5), pair(unknown=(1,), active=1)
    cards = open_.cards("prophecy:0")
    for one, other in (
        (ProphecySeen(0, cards), ProphecySeen(1, (None,) * 5)),
        (CardsReturned(0, cards[1:]), CardsReturned(1, (None,) * 4)),
    ):
        assert cues_of(moment(one, open_)) == cues_of(moment(other, hidden))


def test_discards_are_heard_at_the_pile():
    places = layout(table(), SIZE, PLAIN).places
    pan = WIDEST * (places.zones[DISCARD].centre[0] / (SIZE[0] / 2) - 1)
    told = cues_of(moment(HandDiscarded(0, ()), table()))
    assert all(cue.pan == pytest.approx(pan) for cue in told)


@pytest.mark.parametrize(
    ("view", "tint"),
    [
        (table(hand=5), "O"),
        (pair(), "O"),
        (replace(pair(), visibility="hidden"), ""),
    ],
    ids=["alone", "open hands", "hidden hands"],
)
def test_foil_has_the_voice_of_a_place_that_both_may_know_and_none_in_a_hidden_hand(view, tint):
    told = cues_of(moment(LocationDrawn(0, CARDS["OS1"], HAND), view))
    assert [(cue.name, cue.tint) for cue in told] == [("slide", ""), ("flip", ""), ("foil", tint)]


def test_foil_of_a_card_that_is_laid_out_before_both_has_the_voice_of_its_place():
    view = replace(pair(turn=0, market=8, shared=0, hands=(0, 0)), visibility="hidden")
    told = cues_of(moment(LocationDrawn(0, CARDS["GS1"], "market"), view))
    assert told[-1].tint == "G"


def test_only_foil_tells_of_a_place_by_its_voice():
    found = after("OS1 AM1 GK1 LS1 OS2  NM1 AM2", PLAY)[1]
    assert {cue.name for _, cue in found if cue.tint} <= {"foil"}
    nightmare = cues_of(moment(NightmareDrawn(0, CARDS["NM1"]), table(revealed=CARDS["NM1"])))
    assert [cue.tint for cue in nightmare if cue.name == "foil"] == [""]
