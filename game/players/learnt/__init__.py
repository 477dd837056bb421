"""What both players that have learnt are made of: a file of weights, a net and a search."""
