"""The journal: games as plain values, in a file, and as texts that players share."""
