"""Seeds that people meet: new ones, and those they type."""

import random
import unicodedata

from game.rules.chance import LONGEST_SEED, is_seed

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 10


def new_seed() -> str:
    """Ten characters that cannot be mistaken for one another."""
    return "".join(random.SystemRandom().choice(ALPHABET) for _ in range(LENGTH))


def clean_seed(text: str) -> str:
    """A typed seed, stripped and composed. Raises ValueError with a sentence if it is none."""
    seed = unicodedata.normalize("NFC", text.strip())
    if not is_seed(seed):
        raise ValueError(f"a seed has 1 to {LONGEST_SEED} characters, none a control character.")
    return seed
