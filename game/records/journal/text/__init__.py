"""Games as texts that players share, and positions as texts for authors."""
