"""The Door to the Oniverse: a ninth Door of every colour, and Denizens who come to help."""
