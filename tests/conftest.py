"""The surroundings of every test: no window, no sound, English, and a data folder of its own."""

import os
import tempfile

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"

# Always a new folder: what a player has saved must be out of reach of any test, and each
# process of a parallel run gets its own. It goes when the process ends.
_data_dir = tempfile.TemporaryDirectory(prefix="eight-doors-tests-", ignore_cleanup_errors=True)
os.environ["EIGHT_DOORS_DATA"] = _data_dir.name
