"""Share codes are short, and forgive how they are typed but nothing else."""

import random
import unicodedata
from itertools import pairwise, product

import pytest

from game.editions import OFFERED
from game.records.deals.deal import Deal, deal_of
from game.records.deals.share_code import (
    ANY_SEED,
    NO_DEAL,
    NO_SUCH_SIGN,
    TOO_LONG,
    TOO_SHORT,
    WRONG_LETTER,
    as_letters,
    check_letter,
    meant_as_code,
    read_code,
    share_code,
)
from game.rules.chance import LONGEST_SEED
from game.seeds import ALPHABET, clean_seed, new_seed

CODES = {
    "3m7y-2kdp-6xq2": Deal("m7y2kdp6xq"),
    "4m7y-2kdp-6xqm": Deal("m7y2kdp6xq", seats=2),
    "5m7y-2kdp-6xq7": Deal("m7y2kdp6xq", seats=2, first=0),
    "6m7y-2kdp-6xqs": Deal("m7y2kdp6xq", seats=2, first=1),
    "76x3-948n-54ba-6fqr-e9t7-zd76-4vca-rd": Deal("daily 2026-11-23"),
    "88jj-tkmm-8cdk-ch3p-8g5k-fdc5-myky-br59-4mfm-hu8h-c5zs-kky8-99y": Deal(
        "Ève à l’aube 🌙", "ladder-7", 2
    ),
}
"""Codes that players may have written down, which must stay valid for ever."""
ALWAYS = list(CODES)
SAMPLE = [ALWAYS[1], ALWAYS[5], share_code(Deal("0"))]


@pytest.mark.parametrize(("code", "deal"), CODES.items())
def test_a_code_is_the_same_for_ever(code, deal):
    assert share_code(deal) == code
    assert read_code(code) == deal


def test_a_new_deal_has_a_code_of_three_groups():
    deal = Deal(new_seed())
    assert [len(group) for group in share_code(deal).split("-")] == [4, 4, 4]
    assert read_code(share_code(deal)) == deal


@pytest.mark.parametrize(
    "typed",
    [
        "3M7Y-2KDP-6XQ2",
        "3m7y2kdp6xq2",
        " 3m7y 2kdp 6xq2\n",
        "3m-7y–2k—dp‑6x q2",
        "3m7y\u00a02kdp6xq2",
    ],
)
def test_capitals_blanks_and_dashes_do_not_matter(typed):
    assert read_code(typed) == Deal("m7y2kdp6xq")


REFUSED = f"{WRONG_LETTER}|{TOO_SHORT}"
"""Either sentence may refuse a code, since its first letter says how long it is."""


def swapped(letters: str, at: int) -> str:
    return letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :]


@pytest.mark.parametrize("code", SAMPLE)
def test_every_single_wrong_letter_is_noticed(code):
    letters = code.replace("-", "")
    for at, right in enumerate(letters):
        for wrong in set(ALPHABET) - {right}:
            with pytest.raises(ValueError, match=REFUSED):
                read_code(letters[:at] + wrong + letters[at + 1 :])
        for wrong in "01iolé?":
            with pytest.raises(ValueError, match=NO_SUCH_SIGN):
                read_code(letters[:at] + wrong + letters[at + 1 :])


@pytest.mark.parametrize("code", SAMPLE)
def test_every_swap_of_neighbours_is_noticed(code):
    letters = code.replace("-", "")
    for at, (one, other) in enumerate(pairwise(letters)):
        if one != other:
            with pytest.raises(ValueError, match=REFUSED):
                read_code(swapped(letters, at))


def test_a_book_is_no_code_and_not_read():
    for book in ("7" + "s" * 100_000, "1-" + "s" * 100_000, "abcd-" * 20_000):
        with pytest.raises(ValueError, match=TOO_LONG):
            read_code(book)
        assert not meant_as_code(book)


ACCENTS = "\N{TIBETAN VOWEL SIGN AA}\N{TIBETAN VOWEL SIGN I}"
"""Signs in the wrong order: the time to compose them grows with the square of their number."""


def test_a_book_of_accents_is_no_seed_and_not_composed():
    with pytest.raises(ValueError, match="64 characters"):
        clean_seed(ACCENTS * 150_000)


def test_the_longest_seed_may_be_typed_with_accents_apart():
    seed = "\N{GREEK SMALL LETTER ALPHA WITH PSILI AND VARIA AND YPOGEGRAMMENI}" * LONGEST_SEED
    assert clean_seed(unicodedata.normalize("NFD", seed)) == seed


def test_the_longest_code_of_a_deal_is_read():
    edition = max(OFFERED.all_names, key=len)
    for sign in ("z", "é", "\N{CYRILLIC SMALL LETTER ZHE}", "\N{GRINNING FACE}"):
        deal = Deal(sign * LONGEST_SEED, edition, 2, 1)
        assert read_code(" - ".join(share_code(deal).split("-"))) == deal


def test_a_code_that_lacks_letters_says_so():
    for length in range(12):
        with pytest.raises(ValueError, match=TOO_SHORT):
            read_code("3m7y2kdp6xq2"[:length])


def test_what_has_the_right_check_letter_but_is_no_deal_is_refused():
    """One in 31 random codes passes the check of letters, but each deal has a single code."""
    draw = random.Random("codes")
    refused = 0
    for _ in range(3000):
        letters = "".join(draw.choice(ALPHABET) for _ in range(draw.randrange(12, 40)))
        try:
            deal = read_code(letters)
        except ValueError as refusal:
            refused += str(refusal) == NO_DEAL
        else:
            assert share_code(deal).replace("-", "") == letters
    assert refused


def test_a_deal_has_one_code_only():
    """A new deal has a shorter code, so the longer way to write its seed is refused."""
    longer = ALPHABET[ANY_SEED] + as_letters("\nm7y2kdp6xq")
    with pytest.raises(ValueError, match=NO_DEAL):
        read_code(longer + check_letter(longer))


def test_any_seed_edition_and_first_seat_has_a_code():
    for (seats, first), edition, seed in product(
        [(1, None), (2, None), (2, 0), (2, 1)],
        ["base", "ladder-12", "toy+stars"],
        ["x", "Porte 8", "🌙" * LONGEST_SEED, "a-b"],
    ):
        deal = Deal(seed, edition, seats, first)
        assert read_code(share_code(deal)) == deal


@pytest.mark.parametrize(
    ("older", "deal"),
    [
        ("1-m7y2kdp6xq", Deal("m7y2kdp6xq")),
        ("1-Porte 8", Deal("Porte 8")),
        ("2-0-a-b", Deal("a-b", seats=2, first=0)),
        ("2-1-x", Deal("x", seats=2, first=1)),
        (" 2-s-2222222222\n", Deal("2222222222", seats=2)),
    ],
)
def test_codes_of_older_versions_are_read(older, deal):
    assert read_code(older) == deal


def test_no_code_looks_like_one_of_an_older_version():
    assert not {code[0] for code in CODES} & {"1", "2"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3m7y-2kdp-6xq2", True),
        ("3m7y2kdp6xq2", True),
        ("3m7y-2kdp-6xq9", True),
        ("3m7y2kdp6xq9", True),
        ("3M7Y 2KDP 6XQO", True),
        ("76x3-948n-54ba-6fqr-e9t7-zd76-4vca-rx", True),
        ("1-Porte 8", True),
        ("four word seed", False),
        ("quinze lettres", False),
        ("m7y2kdp6xq", False),
        ("daily 2026-11-23", False),
        ("", False),
    ],
)
def test_a_seed_that_is_typed_is_told_from_a_code(typed, meant):
    assert meant_as_code(typed) is meant


@pytest.mark.parametrize("first", [None, 0, 1])
def test_the_deal_of_a_game_says_who_begins_only_where_the_seed_would_not(first):
    deal = Deal("who begins", seats=2, first=first)
    game = deal.begun(OFFERED["base"])
    assert game.state.first_seat == deal.first_seat
    told = deal_of(game)
    assert told.first_seat == deal.first_seat
    assert told.first == (1 if first == 1 else None)


def test_the_seed_says_who_begins_of_two():
    assert [Deal(seed, seats=2).first_seat for seed in ("who begins", "daily")] == [0, 1]
    assert Deal("daily").first_seat == 0
