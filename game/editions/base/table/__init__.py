"""How the events of the base game are moved, lit and heard, and what its answers and zones say."""
