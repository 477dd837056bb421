"""The self-test of the program."""
