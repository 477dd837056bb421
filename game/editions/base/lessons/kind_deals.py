"""Deals on which somebody who has just learned the game wins often.

`build_scripts/kind_deals.py` found them. Of 80 games each a simple player wins 58 to 71 alone,
where it wins one in three of any deals, and 17 to 20 for two, where it wins one in eleven.
"""

FOR_ONE = tuple(
    f"kind {n}" for n in (1402, 1081, 371, 92, 649, 1298, 157, 556, 803, 1251, 1434, 1458)
)
"""Seeds for one player, the kindest first."""
FOR_TWO = tuple(f"kind for two {n}" for n in (1137, 229, 851, 1112))
"""Seeds for two."""
