"""Share codes: a deal in a few letters that can be read out, typed and checked.

The first letter of a code tells the seats, who begins and what follows: a seed of ten letters as it
is, or the name of the edition and any other seed, as a number. The last letter is a check: the
letters, each times its weight, add up to a multiple of 31, which is prime. No weight is 0 and
neighbours have different weights, so the check finds every single wrong letter and every two
neighbours that have changed places.
"""

from __future__ import annotations

import re
import unicodedata

from game.records.deals.deal import BASE_NAME, Deal
from game.rules.state import Seat
from game.seeds import ALPHABET, LENGTH, clean_seed
from game.words import msgid

PRIME = len(ALPHABET)
GROUP = 4
MANNERS: tuple[tuple[int, Seat | None], ...] = ((1, None), (2, None), (2, 0), (2, 1))
"""Number of players, and the seat that begins; None leaves that to the seed."""
PLAIN_SEED, ANY_SEED = 1, 5
"""Places in the alphabet from which the first letters of codes are counted: codes with a plain
seed, and codes with any seed. None is a 2, with which codes of an older form begin."""
PLAIN_LETTERS = LENGTH + 2
"""Length of the code of a new deal."""
LONGEST = 1000
"""Most characters of a typed code. The longest seed with any edition needs fewer, with the dashes
and blanks between its groups."""
OLDER = re.compile("(?:1|2-(?P<first>[01s]))-(?P<seed>.+)", re.DOTALL)
"""Older codes: `1-SEED`, or `2-F-SEED` with the seat F that begins, `s` if the seed decides."""
LOOKS_LIKE_ONE = re.compile(
    r"[3-6]\w{3}[- ]?\w{4}[- ]?\w{4}|\w{4}(-\w{4}){2,}(-\w{1,4})?", re.IGNORECASE
)
"""Matches the code of a new deal as people type it, and any code as it is written down."""

NO_SUCH_SIGN = msgid("This code has a letter or sign that no share code has.")
TOO_LONG = msgid("This code is too long: no share code has so many letters.")
TOO_SHORT = msgid("This code is too short: some letters are missing.")
WRONG_LETTER = msgid("This code is not right: a letter is wrong, or two have changed places.")
NO_DEAL = msgid("This is not the code of a deal.")


def share_code(deal: Deal) -> str:
    """Returns the code of a deal in groups of four letters, three for new deals of the base
    game."""
    manner = MANNERS.index((deal.seats, deal.first if deal.seats > 1 else None))
    if deal.edition == BASE_NAME and is_plain(deal.seed):
        letters = ALPHABET[PLAIN_SEED + manner] + deal.seed
    else:
        edition = "" if deal.edition == BASE_NAME else deal.edition
        letters = ALPHABET[ANY_SEED + manner] + as_letters(f"{edition}\n{deal.seed}")
    letters += check_letter(letters)
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def read_code(text: str) -> Deal:
    """Returns the deal of a typed code; capitals, blanks and dashes do not matter. The edition may
    be unknown. Raises ValueError with one of the sentences above, or with that of a bad seed."""
    if len(text) > LONGEST:
        raise ValueError(TOO_LONG)
    if older := OLDER.fullmatch(text.strip()):
        first = {"0": 0, "1": 1}.get(older["first"] or "")
        return Deal(clean_seed(older["seed"]), seats=2 if older["first"] else 1, first=first)
    letters = letters_of(text)
    if not set(letters) <= set(ALPHABET):
        raise ValueError(NO_SUCH_SIGN)
    if len(letters) < (PLAIN_LETTERS if manner_of(PLAIN_SEED, letters) else 2):
        raise ValueError(TOO_SHORT)
    if weighted_sum(letters):
        raise ValueError(WRONG_LETTER)
    deal = deal_without_check(letters[:-1])
    # Every deal has one code only.
    if deal is None or letters_of(share_code(deal)) != letters:
        raise ValueError(NO_DEAL)
    return deal


def meant_as_code(text: str) -> bool:
    """Returns whether somebody who typed this meant a code, right or wrong, and not a seed."""
    try:
        read_code(text)
    except ValueError:
        return len(text) <= LONGEST and LOOKS_LIKE_ONE.fullmatch(text.strip()) is not None
    return True


def is_plain(seed: str) -> bool:
    """Returns whether a seed looks like one of ours."""
    return len(seed) == LENGTH and set(seed) <= set(ALPHABET)


def letters_of(text: str) -> str:
    """Returns the letters of a typed code in lower case, without separators."""
    return "".join(sign for sign in text.lower() if unicodedata.category(sign) not in APART)


APART = ("Pd", "Zs", "Cc", "Cf")
"""Unicode categories of dashes, blanks, and of the line breaks and marks in copied text."""


def weighted_sum(letters: str) -> int:
    """Returns the weighted sum of the letters; 0 for a correct code."""
    values = (ALPHABET.index(letter) for letter in letters)
    return sum(value * (at % (PRIME - 1) + 1) for at, value in enumerate(values)) % PRIME


def check_letter(letters: str) -> str:
    return next(last for last in ALPHABET if not weighted_sum(letters + last))


def manner_of(start: int, letters: str) -> tuple[int, Seat | None] | None:
    """Returns the number of players and who begins, if the first letter of a code lies in the range
    that begins at `start`."""
    manner = ALPHABET.index(letters[0]) - start if letters else -1
    return MANNERS[manner] if 0 <= manner < len(MANNERS) else None


def deal_without_check(letters: str) -> Deal | None:
    """Returns the deal of a code without its check letter; None if there is none."""
    rest = letters[1:]
    if manner := manner_of(PLAIN_SEED, letters):
        seats, first = manner
        return Deal(rest, BASE_NAME, seats, first) if is_plain(rest) else None
    if manner := manner_of(ANY_SEED, letters):
        try:
            edition, seed = as_text(rest).split("\n")
            seats, first = manner
            return Deal(clean_seed(seed), edition or BASE_NAME, seats, first)
        except ValueError:
            return None
    return None


def as_letters(text: str) -> str:
    """Returns a text as a number of base 31. A 1 before its bytes keeps leading zeros."""
    number, letters = int.from_bytes(b"\x01" + text.encode(), "big"), ""
    while number:
        number, value = divmod(number, PRIME)
        letters = ALPHABET[value] + letters
    return letters


def as_text(letters: str) -> str:
    """Returns the text of such a number. Raises ValueError if it is none."""
    number = 0
    for letter in letters:
        number = number * PRIME + ALPHABET.index(letter)
    held = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return held[1:].decode()
