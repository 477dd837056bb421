"""Seeds that people meet: new ones, and those that they type."""

import random
import unicodedata

from game.rules.chance import LONGEST_SEED, is_seed

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 10
LONGEST_TYPED = 4 * LONGEST_SEED
"""Characters of a typed seed at most. Composing leaves no fewer than a fourth of them, and to
compose a whole book of accents would take minutes."""


def new_seed() -> str:
    """Returns ten characters that cannot be mistaken for one another."""
    return "".join(random.SystemRandom().choice(ALPHABET) for _ in range(LENGTH))


def clean_seed(text: str) -> str:
    """Returns a typed seed, stripped and composed. Raises ValueError with a sentence if it is
    none."""
    bare = text.strip()
    seed = unicodedata.normalize("NFC", bare) if len(bare) <= LONGEST_TYPED else ""
    if not is_seed(seed):
        raise ValueError(f"a seed has 1 to {LONGEST_SEED} characters, none a control character.")
    return seed
