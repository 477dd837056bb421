"""The training needs a compiler that the program and its other tests do without."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("numba") else ["test_training.py"]
