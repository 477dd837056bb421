"""Named games: which rules make up which Ruleset."""

from collections.abc import Mapping

from game.rules.ruleset import BASE, Ruleset

__all__ = ["BASE", "EDITIONS"]

EDITIONS: Mapping[str, Ruleset] = {BASE.edition: BASE}
