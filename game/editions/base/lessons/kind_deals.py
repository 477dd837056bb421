"""Deals on which somebody who has just learned the game wins often.

`build_scripts/kind_deals.py` found them: those that a simple player wins most often, of those in
which no Nightmare comes before the sixth turn. Of 80 games each that player wins 49 to 64 alone,
where it wins one in three of any deals; for two it wins one in four, where it wins one in twelve.
"""

FOR_ONE = tuple(f"kind {n}" for n in (92, 1298, 157, 803, 398, 1397, 509, 19, 489, 735, 129, 365))
"""Seeds for one player, the kindest first."""
FOR_TWO = tuple(f"kind for two {n}" for n in (19203, 10030, 47190))
"""Seeds for two."""
