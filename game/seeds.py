"""Seeds that people meet: new ones, and those they type."""

import random
import unicodedata

from game.rules.chance import LONGEST_SEED, is_seed

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 10
LONGEST_TYPED = 4 * LONGEST_SEED
"""Characters: composed, no fewer than a fourth of them are left. To compose a book of accents takes
minutes."""


def new_seed() -> str:
    """Ten characters that cannot be mistaken for one another."""
    return "".join(random.SystemRandom().choice(ALPHABET) for _ in range(LENGTH))


def clean_seed(text: str) -> str:
    """A typed seed, stripped and composed. Raises ValueError with a sentence if it is none."""
    bare = text.strip()
    seed = unicodedata.normalize("NFC", bare) if len(bare) <= LONGEST_TYPED else ""
    if not is_seed(seed):
        raise ValueError(f"a seed has 1 to {LONGEST_SEED} characters, none a control character.")
    return seed
