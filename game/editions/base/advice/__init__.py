"""Advice on the base game: the worth of its answers by a rule of thumb, and the reasons for
them."""
