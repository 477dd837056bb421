"""Leaves out the tests of the training without its compiler, which nothing else needs."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("numba") else ["test_training.py"]
