"""The parts of both players that have learnt: a file of weights, a net and a search."""
