"""Sentences are rows: each class of the base game has its own, and a class without one is still
shown."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.editions import BASE_GAME
from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS
from game.editions.base.explore import CardPlayed, PlayOrDiscard
from game.merging import merged
from game.rules.card import Card, Colour, Kind
from game.rules.event import Event, GameLost, GameWon
from game.rules.game import Game
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.words import Sentences, Words
from tests.speaking import speaker

SENTENCES = BASE_GAME.rules_words

GLYPH = Kind("Y")
GARDEN_GLYPH = Card("GY1", "GY", GLYPH, frozenset({Colour.GARDEN}))
SHADOW = Card("SH1", "SH", Kind("SH"), frozenset())
BRIDGE = Card("OAK1", "OAK", Kind("K"), frozenset({Colour.AQUARIUM, Colour.OBSERVATORY}))
RAINBOW = Card("XD1", "XD", Kind("D"), frozenset(Colour))

ENGLISH, FRENCH = speaker(), speaker("fr")
VIEW = View.of(Game.start(BASE, seed="sentences").state, 0)


@dataclass(frozen=True)
class GlyphBurned(Event):
    """A fact of another edition."""

    seat: int
    card: Card | None
    colour: Colour = Colour.GARDEN


@dataclass(frozen=True)
class GlyphsSeen(Event):
    """A fact that no seat brought about."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True)
class TimeStopped(Event):
    """A fact without fields."""


@dataclass(frozen=True)
class SinkRest(Decision):
    """A question of another edition."""

    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class BurnGlyph(Command[Any]):
    """An answer of another edition."""

    card: Card | None
    times: int = 2

    def perform(self, game: Game, decision: Decision) -> None:
        pass


@dataclass(frozen=True)
class LetItBe(Command[Any]):
    """An answer without fields."""

    def perform(self, game: Game, decision: Decision) -> None:
        pass


def told_by(sentences: Sentences) -> Words:
    """Returns the words of the base game with more sentences."""
    return Words("en", merged({"base": SENTENCES, "own": sentences}))


def test_every_zone_and_kind_has_its_rows():
    assert set(SENTENCES.zones) == set(BASE.zones)
    assert set(SENTENCES.lay_here) <= set(BASE.zones)
    assert set(SENTENCES.kinds) == set(SENTENCES.about) == {card.kind for card in BASE_DECK}
    assert set(SENTENCES.places) == set(Colour)


def test_the_doors_that_are_open_are_counted():
    assert ENGLISH.result(VIEW, None) == ("Victory", "All eight Doors are open.")
    assert FRENCH.result(VIEW, None)[1] == "Les huit Portes sont ouvertes."
    assert [ENGLISH.number(n) for n in (0, 1, 2, 12, 13)] == ["0", "1", "two", "twelve", "13"]
    assert FRENCH.number(12) == "douze"


# What has no row


def test_a_card_of_an_unknown_kind_is_called_by_its_place_and_its_letter():
    assert ENGLISH.card(GARDEN_GLYPH) == ENGLISH.card("GY") == "Garden Y"
    assert FRENCH.card(GARDEN_GLYPH) == "Y des Jardins"
    assert ENGLISH.plate(GARDEN_GLYPH) == ENGLISH.plate("GY") == "Garden"
    assert ENGLISH.about(GARDEN_GLYPH, VIEW) == []
    assert ENGLISH.card(SHADOW) == ENGLISH.card("SH") == ENGLISH.plate("SH") == "SH"


def test_a_kind_with_a_row_is_called_so_with_its_place():
    words = told_by(Sentences(kinds={GLYPH: "Glyph"}))
    assert words.card(GARDEN_GLYPH) == words.card("GY") == "Garden Glyph"
    assert words.last_symbol(GARDEN_GLYPH) == "Last symbol: Glyph"
    assert words.kind(GLYPH) == "Glyph"
    assert (words.many(GLYPH), words.many(Kind("NM"))) == ("", "Nightmares")


def test_a_card_of_several_places_names_them_all():
    assert ENGLISH.card(BRIDGE) == "Observatory and Aquarium Key"
    assert FRENCH.card(BRIDGE) == "Clé (Observatoire et Aquarium)"
    assert ENGLISH.card(RAINBOW) == "All places Door"
    assert ENGLISH.plate(BRIDGE) == "Observatory and Aquarium"


def test_an_event_without_a_row_is_told_by_its_name_and_what_it_holds():
    burned = GlyphBurned(1, GARDEN_GLYPH)
    assert ENGLISH.event(burned) == "Glyph burned: Garden Y; Garden."
    assert ENGLISH.event(burned, ("Ann", "Bob")) == "Bob: Glyph burned: Garden Y; Garden."
    assert "a face-down card" in ENGLISH.event(GlyphBurned(1, None))
    assert ENGLISH.event(GlyphsSeen((GARDEN_GLYPH, SHADOW))) == "Glyphs seen: Garden Y, SH."
    assert ENGLISH.event(GlyphsSeen((None, None))) == "Glyphs seen: 2 cards."
    assert ENGLISH.event(TimeStopped(), ("Ann", "Bob")) == "Time stopped."


def test_a_decision_without_rows_has_a_heading_and_no_body():
    sink = SinkRest((GARDEN_GLYPH, SHADOW))
    assert ENGLISH.heading(SinkRest()) == "Sink rest"
    assert ENGLISH.heading(sink, "Ann") == "Ann: Sink rest: Garden Y, SH"
    assert ENGLISH.body(sink, VIEW) == ""
    assert ENGLISH.where_to_lay(sink) == ENGLISH.where_to_lay(None)


def test_a_command_without_a_row_is_labelled_so_that_two_can_be_told_apart():
    assert ENGLISH.command(BurnGlyph(GARDEN_GLYPH), VIEW) == "Burn glyph: Garden Y; 2"
    labels = {ENGLISH.command(BurnGlyph(GARDEN_GLYPH, times), VIEW) for times in range(3)}
    assert len(labels) == 3
    assert ENGLISH.command(LetItBe(), VIEW) == "Let it be"
    assert ENGLISH.way(LetItBe, VIEW) == ("Let it be", "")
    assert ENGLISH.way(BurnGlyph, VIEW) == ("Burn glyph", "")
    assert ENGLISH.barred(BurnGlyph) == "That is not possible now."


def test_a_zone_without_a_row_is_called_by_its_name():
    assert ENGLISH.zone("lost_dreams:1", ("Ann", "Bob")) == "Lost dreams (Bob)"
    assert ENGLISH.lay_here("lost_dreams:1") == "Lay it here"


def test_a_defeat_without_a_row_is_a_defeat():
    assert ENGLISH.result(VIEW, "tower_fallen") == ("Defeat", "Tower fallen.")
    assert ENGLISH.event(GameLost("tower_fallen")) == "The game is lost."


def test_a_victory_of_which_nothing_is_said_is_a_victory():
    heading, why = Words("en", replace(SENTENCES, victories=())).result(VIEW, None)
    assert heading == "Victory"
    assert why


def test_without_any_sentences_everything_can_still_be_said():
    words = Words("en", Sentences())
    for card in CARDS.values():
        assert words.card(card)
        assert words.plate(card.face)
    assert words.heading(PlayOrDiscard())
    assert words.event(CardPlayed(0, CARDS["OS1"])) == "Card played: Observatory S."
    assert words.hopeless(VIEW) == ""


# What an edition adds


def test_the_rows_of_an_edition_are_texts_or_functions():
    words = told_by(
        Sentences(
            events={
                GlyphBurned: "{card} burns in the {colour}.",
                GlyphsSeen: lambda words, seen: words.number(len(seen.cards)),
                TimeStopped: "",
            },
            headings={SinkRest: "Sink these: {cards}"},
            bodies={SinkRest: lambda words, decision, view, names: words.called(names)[view.seat]},
            commands={BurnGlyph: "Burn {card} {times} times"},
            ways={BurnGlyph: "Burn a Glyph"},
            effects={BurnGlyph: "It is gone."},
        )
    )
    assert words.event(GlyphBurned(0, GARDEN_GLYPH)) == "Garden Y burns in the Garden."
    assert words.event(GlyphsSeen((None, None))) == "two"
    assert words.event(TimeStopped(), ("Ann", "Bob")) == ""
    assert words.heading(SinkRest((SHADOW, SHADOW))) == "Sink these: SH, SH"
    assert words.body(SinkRest(), VIEW, ("Ann", "Bob")) == "Ann"
    assert words.command(BurnGlyph(GARDEN_GLYPH), VIEW) == "Burn Garden Y 2 times"
    assert words.way(BurnGlyph, VIEW) == ("Burn a Glyph", "It is gone.")


def test_reasons_why_a_game_is_over_are_added_to_those_there_are():
    words = told_by(
        Sentences(
            victories=(lambda words, view, names: "The Tower stands.",),
            defeats={"tower_fallen": ("Fallen: lost.", "The Tower has fallen.")},
            hopeless=(lambda words, view: "The Tower leans.",),
        )
    )
    assert words.result(VIEW, None)[1] == "All eight Doors are open. The Tower stands."
    assert words.result(VIEW, "tower_fallen")[1] == "The Tower has fallen."
    assert words.hopeless(VIEW) == "The Tower leans."


@pytest.mark.parametrize(
    ("sentences", "told"),
    [
        (Sentences(events={CardPlayed: "Again."}), "events for CardPlayed"),
        (Sentences(zones={"row": "Again"}), "zones for row"),
        (Sentences(kinds={Kind("S"): "Again"}), "kinds for S"),
        (Sentences(defeats={"deck_exhausted": ("", "")}), "defeats for deck_exhausted"),
    ],
)
def test_two_editions_that_tell_of_the_same_are_a_conflict(sentences, told):
    with pytest.raises(ValueError, match=told):
        merged({"base": SENTENCES, "own": sentences})


def test_what_the_program_says_of_every_game_is_no_editions_business():
    with pytest.raises(ValueError, match="events for GameWon"):
        Words("en", Sentences(events={GameWon: "Hooray."}))
