"""The book of the rules tells every clause and every word of the program, in every language."""

from collections import Counter

import pytest

from game.editions import OFFERED
from game.editions.base.cards import BASE_DECK, KEY, MOON, SUN
from game.learning.rules_book import LINK, SearchIndex, folded, read, section_about, sections, told
from game.rules.card import DOOR, Colour
from game.rules.steps import Decision
from game.screen.look.emblems import TALK_NAMES as TALKS
from game.screen.pages.settings import SWITCHES
from game.screen.panels.together import MANNERS
from game.words import Words
from tests.offered import ALL
from tests.speaking import SPEAKERS, TRANSLATED

BOOK = OFFERED.book
KEYS = [section.key for section in sections(BOOK)]
WORDS_OF_THE_TABLE = "Undo", "Redo", "Log", "Unseen", "Menu", "Seed", "Prophecy", "Limbo", "trio"


SWITCHED = [SWITCHES[name].label for name in ("markers", "whispers")]


def whole(words: Words) -> str:
    """Returns all that the book says."""
    every = (
        " ".join([words.say(section.title), *(read(words, text) for text in section.texts)])
        for section in sections(BOOK)
    )
    return folded(" ".join(every))


def test_every_clause_of_the_rules_is_told_and_no_other():
    told_of = {clause for section in sections(BOOK) for clause in section.clauses}
    added = {f"X3.{number}" for number in range(1, 8)}
    assert told_of == {*(f"R{number}" for number in range(1, 45)), *added}


def test_no_two_sections_have_one_key_and_each_says_something():
    assert len(set(KEYS)) == len(KEYS)
    for section in sections(BOOK):
        assert section.texts
        assert len(section.under) in (0, len(section.cards)), section.key


def test_each_decision_has_a_section_and_only_one():
    for decision in [kind for kind in OFFERED[ALL].answers if kind is not Decision]:
        about = [section.key for section in sections(BOOK) if decision in section.asked]
        assert len(about) == 1


def test_what_is_no_decision_leads_to_the_beginning():
    assert section_about(BOOK, None) == ""


@pytest.mark.parametrize("words", SPEAKERS.values(), ids=SPEAKERS)
def test_every_link_leads_to_a_section_and_not_to_its_own(words):
    for section in sections(BOOK):
        for text in section.texts:
            links = LINK.findall(told(words, text))
            assert {key for _, key in links} <= set(KEYS) - {section.key}, section.key
            assert all(shown.strip() == shown and shown for shown, _ in links)
            assert not {"[", "]"} & set(read(words, text)), section.key


@pytest.mark.parametrize("words", TRANSLATED.values(), ids=TRANSLATED)
def test_a_translation_has_the_same_links(words):
    for section in sections(BOOK):
        for text in section.texts:
            english, other = (
                sorted(key for _, key in LINK.findall(told(speaker, text)))
                for speaker in (SPEAKERS["en"], words)
            )
            assert other == english, section.key


@pytest.mark.parametrize("words", SPEAKERS.values(), ids=SPEAKERS)
def test_every_term_of_the_interface_is_in_it(words):
    said = OFFERED.words
    captions = {
        *said.zones.values(),
        *said.places.values(),
        *said.kinds.values(),
        *said.many.values(),
        *WORDS_OF_THE_TABLE,
    }
    text = whole(words)
    lacking = [c for c in captions if folded(words.say(c)) not in text]
    assert lacking == []


@pytest.mark.parametrize("words", SPEAKERS.values(), ids=SPEAKERS)
def test_what_can_be_agreed_on_and_switched_is_told(words):
    index = SearchIndex(BOOK, words)
    for caption in (*TALKS.values(), *MANNERS.values(), *SWITCHED):
        for word in folded(words.say(caption)).replace(",", "").split():
            assert index.hits(word), (caption, word)


def test_how_many_cards_there_are_comes_from_the_box():
    words = SPEAKERS["en"]
    box = next(section for section in sections(BOOK) if section.key == "box")
    texts = [read(words, text) for text in box.texts]
    assert str(len(BASE_DECK)) in texts[0]
    for place in Colour:
        kinds = Counter(card.kind for card in BASE_DECK if place in card.colours)
        counts = ", ".join(f"{kinds[kind]} {words.kind(kind)}s" for kind in (SUN, MOON, KEY, DOOR))
        assert f"{words.place(place)}: {counts}." in texts


def test_x31_the_prices_of_the_spells_are_those_of_the_rules():
    """Certainty of the prices: A and B."""
    index = SearchIndex(BOOK, SPEAKERS["en"])
    for spell, (cheap, dear) in {
        "prophecy": (5, 6),
        "planning": (7, 9),
        "punishment": (10, 12),
    }.items():
        (section,) = (one for one in sections(BOOK) if one.key == f"spell-{spell}")
        assert f"costs {cheap} cards, or {dear}" in read(SPEAKERS["en"], section.texts[0])
        assert section in index.hits(section.title)


def paragraphs(key: str) -> str:
    """Returns what a section says in English."""
    section = next(section for section in sections(BOOK) if section.key == key)
    return " ".join(read(SPEAKERS["en"], text) for text in section.texts)


def test_q13_spells_come_before_single_cards_and_not_amid_a_new_hand_or_over_an_empty_deck():
    spells = paragraphs("spells")
    assert "before every card that you draw" not in spells
    assert "nor between the cards of a whole new hand" in spells
    assert "the deck still has a card to draw" in spells


def test_cards_that_are_known_or_sunk_are_also_drawn_before_any_shuffle():
    assert "come up once all cards above them are gone" in paragraphs("under-deck")
    assert "until they are drawn" in paragraphs("lookout")


def test_the_search_cares_for_neither_case_nor_accents():
    index = SearchIndex(BOOK, SPEAKERS["fr"])
    expected = index.hits("Prophétie")
    assert expected[0].key == "prophecy"
    for typed in ("prophetie", "PROPHÉTIE", " prophetie  "):
        assert index.hits(typed) == expected
    assert [one.key for one in index.hits("oeil")] == [one.key for one in index.hits("œil")] != []


def test_titles_are_found_before_texts_and_all_words_have_to_be_there():
    index = SearchIndex(BOOK, SPEAKERS["en"])
    found = [section.key for section in index.hits("limbo")]
    assert found[0] == "limbo"
    assert {"turn-end", "price-door"} <= set(found)
    both = [section.key for section in index.hits("limbo prophecy")]
    assert set(both) < set(found)
    assert index.hits("limbo xyzzy") == index.hits("") == index.hits("  ") == []
