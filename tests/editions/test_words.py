"""Every fact, question, answer and refusal has its sentence, in both languages."""

import random
import re
from typing import Any

import pytest

from game.editions import BASE_GAME
from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import (
    CardPlayed,
    CompleteTrio,
    Discard,
    PlayOrDiscard,
)
from game.editions.base.nightmare import (
    LoseDoor,
    LoseHand,
    PayKey,
    RevealFive,
)
from game.editions.base.partners import (
    CardsSwapped,
    Draft,
    OfferSwap,
)
from game.editions.base.prophecy import (
    ProphecySeen,
)
from game.editions.base.routines import (
    LocationDrawn,
    Refusal,
)
from game.editions.base.turn import LimboReturned
from game.rules.card import Card, Colour
from game.rules.course import Concede
from game.rules.event import (
    Answered,
    Awaiting,
    CardsLaid,
    Event,
    GameLost,
    GameWon,
)
from game.rules.game import Game, opening
from game.rules.state import replace
from game.rules.steps import Command, Decision, Unasked
from game.rules.view import View
from game.words import Words, preferred_language
from tests.speaking import SPEAKERS, TRANSLATED, speaker
from tests.walks import begin, some_command

ENGLISH, FRENCH = speaker("en"), speaker("fr")
NO_BREAK = "\u00a0"
NAMES = "Ann", "Bob"


def cards(ids: str) -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in ids.split())


SUN_1, KEY_1, DOOR_1, NIGHTMARE_1 = cards("OS1 GK1 GD1 NM1")


def shape(value: object) -> object:
    """Returns what sentences may tell apart in a field: the kind of a card, the number of cards and
    whether they are seen."""
    if isinstance(value, Card):
        return value.kind
    if isinstance(value, tuple):
        return len(value), None in value
    return value if isinstance(value, str) else value is None


def examples() -> tuple[list[Any], list[Any], list[Any]]:
    """Returns the events, decisions and commands of some random games, as they are and as the other
    seat may know them: one of each shape."""
    met: list[Any] = [GameWon(), GameLost("conceded"), CardsLaid("limbo", ()), Concede()]
    for seats in (1, 2):
        for number in range(4):
            game, rng, state = begin(BASE, seats, number), random.Random(number), opening(BASE)
            while game.pending is not None:
                met += [game.pending, *game.legal()]
                game.submit(some_command(game, rng, number))
            for event in game.log:
                met += [event, event.public(1 - state.active, state)]
                state = event.evolve(state)
    met += [one.command for one in met if isinstance(one, Answered)]
    found = {(type(one), *map(shape, vars(one).values())): one for one in met}.values()
    events, decisions, commands = (
        [one for one in found if isinstance(one, kind)] for kind in (Event, Decision, Command)
    )
    return events, decisions, commands


EVENTS, DECISIONS, COMMANDS = examples()
SILENT = Answered, Awaiting, CardsLaid


def view(seats: int = 1, **zones: str) -> View:
    """Returns a view of seat 0 on these zones; `hand_0="OS1"` is the zone `hand:0`. All other cards
    are unseen."""
    state = replace(
        Game.start(BASE, seed="words", seats=seats).state,
        zones={name.replace("_", ":"): cards(ids) for name, ids in zones.items()},
        active=0,
    )
    seen = {card for zone in state.zones.values() for card in zone}
    return View.of(
        replace(
            state,
            zones={
                "deck": tuple(card for card in BASE_DECK if card not in seen),
                **state.zones,
            },
        ),
        0,
    )


def subclasses(base: type[object]) -> set[type]:
    """Returns the subclasses of a class in the base game, at any depth, without what editions have
    in common."""
    below: set[type] = set()
    for kind in base.__subclasses__():
        below |= {kind} | subclasses(kind)
    return {
        kind
        for kind in below
        if kind.__module__.startswith(("game.rules.", "game.editions.base."))
        and kind.__module__ != "game.rules.card_toolkit"
    }


def test_all_of_which_something_is_said_is_among_the_examples():
    assert {type(event) for event in EVENTS} == subclasses(Event)
    assert {type(decision) for decision in DECISIONS} == set(BASE.answers) - {Decision}
    answers = {command for commands in BASE.answers.values() for command in commands}
    assert {type(command) for command in COMMANDS} == answers


def test_every_event_has_a_sentence_in_every_language():
    for event in EVENTS:
        if isinstance(event, SILENT):
            assert {words.event(event, NAMES) for words in SPEAKERS.values()} == {""}
            continue
        sentences = {words.event(event) for words in SPEAKERS.values()}
        assert len(sentences) == len(SPEAKERS)
        for sentence in sentences:
            assert sentence.endswith(".")
            assert "None" not in sentence


def test_a_sentence_names_the_player_when_there_are_two():
    played = CardPlayed(1, SUN_1)
    assert ENGLISH.event(played, NAMES) == "Bob: Observatory Sun joins the row."
    assert FRENCH.event(played, NAMES).startswith(f"Bob{NO_BREAK}: ")
    assert not ENGLISH.event(played).startswith("Bob")
    for nobodys in LimboReturned(), LocationDrawn(0, SUN_1, "market"), GameWon():
        assert "Ann" not in ENGLISH.event(nobodys, NAMES)
    assert ENGLISH.heading(PlayOrDiscard(), "Bob") == "Bob: Play or discard a card"
    assert FRENCH.heading(PlayOrDiscard(), "Bob").startswith(f"Bob{NO_BREAK}: ")
    assert ENGLISH.heading(PlayOrDiscard()) == "Play or discard a card"


def test_every_event_names_the_cards_it_shows():
    for words in SPEAKERS.values():
        swapped = words.event(CardsSwapped(0, SUN_1, KEY_1))
        assert words.card("OS") in swapped
        assert words.card("GK") in swapped
        seen = words.event(ProphecySeen(0, (SUN_1, DOOR_1)))
        assert seen.index(words.card("OS")) < seen.index(words.card("GD"))
    assert ENGLISH.event(LocationDrawn(0, None, "hand")) == "A card is drawn, face down."


@pytest.mark.parametrize("decision", DECISIONS, ids=repr)
def test_every_decision_says_what_to_do_and_why_in_every_language(decision):
    table = view(2, hand_0="OS2", row_0="AM1", prophecy_0="LS1 LS2")
    assert len({words.heading(decision) for words in SPEAKERS.values()}) == len(SPEAKERS)
    bodies = {words.body(decision, table) for words in SPEAKERS.values()}
    assert len(bodies) == len(SPEAKERS)
    for body in bodies:
        assert len(body) <= 95
        assert len(re.findall(r"[.?!](?= |$)", body)) <= 2


def test_r9_the_row_says_which_symbols_may_follow():
    for row, wanted in (
        ("", "The row is empty: any card may begin it."),
        ("AM1 GS1", "The last card shows a Sun: play a Moon or a Key, or discard any card."),
        ("GS1 AM1", "The last card shows a Moon: play a Sun or a Key, or discard any card."),
        ("GK1", "The last card shows a Key: play a Sun or a Moon, or discard any card."),
    ):
        assert ENGLISH.body(PlayOrDiscard(), view(row_0=row)) == wanted


def why_search(table: View) -> str:
    return ENGLISH.body(CompleteTrio(Colour.GARDEN), table)


def test_e1_a_search_that_can_find_nothing_says_so():
    assert why_search(view()).startswith("Search: the Garden Door opens")
    assert why_search(view(discard="GD1")).startswith("Search: the Garden Door opens")
    assert "No Garden Door is left" in why_search(view(doors_0="GD2", discard="GD1"))
    assert "is left" not in why_search(view(doors_0="LD2", discard="LD1"))


def test_e1_a_door_known_on_top_can_still_be_found():
    state = replace(
        Game.start(BASE, seed="words").state,
        zones={"deck": cards("GD1 OS1"), "doors:0": cards("GD2")},
        known_top=(cards("GD1"),),
    )
    assert "shuffles away the known card" in why_search(View.of(state, 0))


def warnings(table: View) -> list[str]:
    """Returns what is said of a second Garden Door, drawn and searched for."""
    return [
        body
        for decision in (OpenDoor(cards("GD2")[0]), CompleteTrio(Colour.GARDEN))
        if (body := ENGLISH.body(decision, table, NAMES)).startswith("Allowed, but one more")
    ]


def test_e30_a_second_door_of_a_colour_is_warned_about_for_two_players_only():
    assert len(warnings(view(2, doors_0="GD1"))) == 2
    assert not warnings(view(2, doors_1="GD1"))
    assert not warnings(view(2, doors_0="LD1"))
    assert not warnings(view(1, doors_0="GD1"))
    none_left = view(2, doors_0="GD1", discard="GD2")
    assert "is left" in ENGLISH.body(CompleteTrio(Colour.GARDEN), none_left, NAMES)


def test_e30_the_warning_says_who_blocks_whom_until_when():
    (warning,) = set(warnings(view(2, doors_0="GD1")))
    assert "blocks Bob until Ann gives it back to a Nightmare" in warning
    (other,) = set(warnings(replace(view(2, doors_1="GD1"), active=1)))
    assert "blocks Ann until Bob gives it back to a Nightmare" in other
    unnamed = ENGLISH.body(OpenDoor(cards("GD2")[0]), view(2, doors_0="GD1"))
    assert "blocks Player 2 until Player 1" in unnamed


def test_captions_of_two_players_name_them():
    for caption in ENGLISH.hand_of, ENGLISH.at_turn, ENGLISH.waiting:
        assert "Bob" in caption("Bob")
    assert ENGLISH.at_turn("Bob") != ENGLISH.waiting("Bob")
    assert ENGLISH.turn(7, "Bob") == "Turn 7: Bob"
    assert ENGLISH.turn(7) == "Turn 7"
    assert ENGLISH.seat_doors(3) == "Doors 3 / 4"


def test_r33_r38_the_draft_and_the_swap_say_where_a_card_may_lie():
    assert ENGLISH.lay_here("hand:0") == ENGLISH.lay_here("hand:1") == "Take it here"
    assert ENGLISH.lay_here("shared") == "Swap here"
    sentences = {
        ENGLISH.where_to_lay(pending) for pending in (Draft(), OfferSwap(), PlayOrDiscard(), None)
    }
    assert len(sentences) == 4


@pytest.mark.parametrize("where", [{}, {"hand_1": "OK1 OK2 OK3"}, {"hand_1": "GS1 GS2 GS3"}])
def test_r44_no_body_depends_on_the_other_hand(where):
    table = view(2, doors_0="GD1", row_0="AM1", hand_0="OS2", prophecy_0="LS1 LS2")
    other = view(2, doors_0="GD1", row_0="AM1", hand_0="OS2", prophecy_0="LS1 LS2", **where)
    for decision in DECISIONS:
        assert ENGLISH.body(decision, table, NAMES) == ENGLISH.body(decision, other, NAMES)


ADDRESSED = re.compile(r"\b(?:you|yours?|vous|votre|vos|tu|ton|tes)\b", re.IGNORECASE)


def read_by_two(words: Words) -> list[str]:
    """Returns every sentence that two players can read at their table."""
    plain = view(2, hand_0="OS2 OK1", hand_1="AS1", shared="LK1", row_0="AM1", prophecy_0="LS1 LS2")
    rows = [view(2, row_0=row) for row in ("", "AS1", "AM1", "AK1")]
    tables = [plain, *rows, view(2, doors_0="GD1"), view(2, deck="", discard="GD1 GD2")]
    sentences = [words.event(event, NAMES) for event in EVENTS]
    for table in tables:
        sentences += [words.body(decision, table, NAMES) for decision in DECISIONS]
        sentences += [words.body(decision, table) for decision in DECISIONS]
        # What the loss of a hand costs is exempt, since it is said to the player who may choose it.
        others = [command for command in COMMANDS if not isinstance(command, LoseHand)]
        sentences += [words.command(command, table) for command in others]
        sentences += [told for one in others for told in words.consequence(one, table)]
        sentences += [words.hopeless(table)]
        for kind in PayKey, LoseDoor, RevealFive, Claim, LetGo:
            sentences += words.way(kind, table)
        for reason in (None, "conceded", "deck_exhausted"):
            sentences += words.result(table, reason, NAMES)
    for decision in DECISIONS:
        sentences += [words.heading(decision, "Ann"), words.where_to_lay(decision)]
    sentences += [words.refusal(reason) for reason in (*Unasked, *Refusal)]
    for card in cards("OS1 AM1 GK1 GD1 NM1"):
        sentences += [told for row in words.about(card, plain) for told in row]
    sentences += [words.barred(kind) for kind in (PayKey, LoseDoor)]
    sentences += [words.lay_here(zone) for zone in BASE_GAME.rules_words.lay_here]
    sentences += [caption("Ann") for caption in (words.hand_of, words.at_turn, words.waiting)]
    return sentences


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_nothing_that_two_players_read_addresses_one_of_them(words):
    sentences = read_by_two(words)
    assert len(set(sentences)) > 100
    assert [sentence for sentence in sentences if ADDRESSED.search(sentence)] == []


def test_every_command_has_a_label_in_every_language():
    for command in COMMANDS:
        labels = {words.command(command, view()) for words in SPEAKERS.values()}
        assert all(labels)
        assert len(labels) == len(SPEAKERS)


def test_the_label_of_a_loss_states_its_cost():
    solo = view(hand_0="OS1 OS2 OS3 OS4")
    assert ENGLISH.command(LoseHand(), solo) == "Lose 4 cards from the hand and draw 5"
    assert ENGLISH.command(LoseHand(), view(hand_0="OS1")) == "Lose 1 card from the hand and draw 5"
    for own, shared, told in (
        ("OS1 OS2", "GS1 GS2", "Lose your 2 cards and 2 shared ones"),
        ("OS1", "GS1", "Lose your 1 card and 1 shared one"),
        ("OS1 OS2 OM1", "GS1", "Lose your 3 cards and 1 shared one"),
        ("OS1 OS2", "", "Lose your 2 cards"),
        ("", "GS1 GS2", "Lose the 2 shared cards"),
        ("", "", "Lose no card: the hand is empty"),
    ):
        duo = view(2, hand_0=own, hand_1="AS1 AS2 AS3", shared=shared)
        assert ENGLISH.command(LoseHand(), duo) == told
    assert ENGLISH.command(RevealFive(), view()) == "Lose 5 cards from the deck"
    assert ENGLISH.command(RevealFive(), view(deck="OS1")) == "Lose 1 card from the deck"
    assert "empty" in ENGLISH.command(RevealFive(), view(deck=""))
    assert "0 carte " in FRENCH.command(LoseHand(), view()), "French counts nothing as one"


def test_r14_only_a_key_with_cards_left_to_see_promises_a_prophecy():
    assert "Prophecy" in ENGLISH.command(Discard(KEY_1), view())
    assert "Prophecy" not in ENGLISH.command(Discard(KEY_1), view(deck=""))
    assert "Prophecy" not in ENGLISH.command(Discard(SUN_1), view())


@pytest.mark.parametrize("reason", [*Unasked, *Refusal])
def test_every_refusal_is_said_in_every_language(reason):
    assert ENGLISH.refusal(reason) == str(reason)
    assert len({words.refusal(reason) for words in SPEAKERS.values()}) == len(SPEAKERS)


def test_the_end_says_won_or_lost_and_why():
    for words in SPEAKERS.values():
        ends = [
            words.result(view(), None),
            words.result(view(2), None),
            words.result(view(), "conceded"),
            words.result(view(), "deck_exhausted"),
        ]
        assert len({why for _, why in ends}) == 4
        assert len({heading for heading, _ in ends}) == 2
    assert "Ann and Bob" in ENGLISH.result(view(2), None, NAMES)[1]
    assert "Ann" not in ENGLISH.result(view(2), "conceded", NAMES)[1]


def test_r30_a_game_that_can_no_longer_be_won_says_why():
    lost, empty = view(discard="OD1"), view(deck="")
    for words in SPEAKERS.values():
        reasons = [words.hopeless(table) for table in (lost, empty)]
        assert all(reasons)
        assert len({*reasons}) == 2
        assert not words.hopeless(view())
        assert not words.hopeless(replace(empty, pending=None))


def test_all_seventeen_faces_have_a_name_of_their_own():
    faces = {card.face for card in BASE_DECK}
    assert len(faces) == 17
    for words in SPEAKERS.values():
        assert len({words.card(face) for face in faces}) == 17
    assert ENGLISH.card(KEY_1) == ENGLISH.card("GK") == "Garden Key"
    assert FRENCH.card(KEY_1) == "Clé des Jardins"
    assert ENGLISH.card(None) == "a face-down card"


def test_printed_terms_in_french():
    assert [FRENCH.place(colour) for colour in Colour] == [
        "Observatoire",
        "Aquarium",
        "Jardins",
        "Bibliothèque",
    ]
    assert [FRENCH.card(face) for face in ("OS", "AM", "GK", "LD", "NM")] == [
        "Soleil de l’Observatoire",
        "Lune de l’Aquarium",
        "Clé des Jardins",
        "Porte de la Bibliothèque",
        "Cauchemar",
    ]
    assert FRENCH.zone("deck") == "Pioche"
    assert FRENCH.zone("limbo") == "Limbes"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "tlh_KX"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_CA@euro"}, "fr"),
        ({"LC_MESSAGES": "fr", "LC_ALL": "en_US"}, "en"),
        ({"LC_ALL": "en_US", "LANGUAGE": "tlh:fr:en"}, "fr"),
        ({"LANGUAGE": "", "LANG": "fr"}, "fr"),
        ({"LANGUAGE": "fro", "LANG": "fr"}, "en"),
    ],
)
def test_the_language_is_asked_of_the_environment_in_gettexts_order(environ, language):
    assert preferred_language(environ) == language


def test_where_the_environment_asks_for_no_language_the_system_is_asked():
    assert preferred_language({}, ["tlh", "fr"]) == "fr"
    assert preferred_language({"LANG": "en_GB.UTF-8"}, ["fr"]) == "en"
    assert preferred_language({}, ["tlh"]) == "en"
    assert speaker("tlh").say("New game") == "New game"


# The catalogue itself


def fields(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


def messages(language):
    """Returns what the catalogue of a language says for each message."""
    pytest.importorskip("babel", reason="The catalogue is read with Babel.")
    from babel.messages.pofile import read_po

    from build_scripts.catalogue import po_file

    with po_file(language).open("rb") as file:
        catalogue = read_po(file)
    pairs = []
    for message in catalogue:
        if message.id:
            many = not isinstance(message.id, str)
            assert not message.fuzzy
            ids = message.id if many else (message.id,)
            pairs.append((ids, message.string if many else (message.string,)))
    assert len(pairs) > 100
    return pairs


def test_the_catalogue_is_complete_and_in_step():
    pytest.importorskip("babel", reason="The catalogue is made with Babel.")
    from build_scripts.catalogue import main

    assert main(["--check"]) == 0


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_placeholder_is_kept(language):
    for ids, strings in messages(language):
        for number, told in enumerate(strings):
            # A language may have more forms than the two of English.
            assert fields(told) == fields(ids[min(number, len(ids) - 1)]), ids


def test_french_signs_follow_a_space_that_does_not_break():
    for _, strings in messages("fr"):
        for french in strings:
            assert not re.search(r" [:;!?»]|« ", french), french
            assert not re.search(rf"[^{NO_BREAK}][:;!?»]|«[^{NO_BREAK}]", french), french


@pytest.mark.parametrize("language", TRANSLATED)
def test_english_ends_its_sentences_as_every_translation_does(language):
    for ids, strings in messages(language):
        for told in strings:
            assert (ids[-1][-1] in ".?") == (told[-1] in ".?"), ids


OTHER_TERMS = {
    "en": re.compile(r"\b(labyrinths?|draft\w*|gain(s|ed)?|such Doors?|colour)\b", re.I),
    "fr": re.compile(r"\b(labyrinthes?|(?<!au )lieux?|réserve|couleur)\b"),
}
"""Words for which others are used: row, cards to choose from, to open, place; rangée, cartes à
choisir, endroit, cartes communes. “Lieu” with a capital is the kind of card."""


def test_one_thing_has_one_term():
    told: dict[str, list[str]] = {"en": [], "fr": []}
    for ids, strings in messages("fr"):
        told["en"] += [re.sub(r"\{\w+\}", "", text) for text in ids]
        told["fr"] += [re.sub(r"\{\w+\}", "", text) for text in strings]
    for language, terms in OTHER_TERMS.items():
        assert [text for text in told[language] if terms.search(text)] == []


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (0, "less than a minute", "moins d’une minute"),
        (29, "less than a minute", "moins d’une minute"),
        (31, "1 minute", "1 minute"),
        (24 * 60, "24 minutes", "24 minutes"),
        (3600, "1 hour", "1 heure"),
        (2 * 3600 + 65, "2 hours and 1 minute", "2 heures et 1 minute"),
    ],
)
def test_the_time_that_a_game_took_is_told_in_minutes(seconds, english, french):
    assert speaker("en").duration(seconds) == english
    assert speaker("fr").duration(seconds) == french
