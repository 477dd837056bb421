"""Measures how often the table flashes: every moment, at full motion and with reduced motion.

    python -m build_scripts.stage.flashes [--size 1024x640] [NAME...]

Status 1 if any cell or field flashes more than three times in a second
(tests/screen/lights/flashes.py tells what that is).
"""

import argparse
import sys

from build_scripts.stage.acting import moves_with
from build_scripts.stage.moments import MOMENTS, measured
from build_scripts.stage.picture import opened
from game.__main__ import window_size


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures how often the table flashes.")
    parser.add_argument("names", nargs="*", help="moments; all if none is named")
    parser.add_argument("--size", type=window_size, default=(1024, 640))
    asked = parser.parse_args()
    broken = 0
    print("flashes in the worst second of   a cell (where)     a field   red   together")
    for reduced in (False, True):
        with opened("flashes", asked.size) as app:
            moves_with(app, 1.0, reduced)
            for name in asked.names or MOMENTS:
                told = measured(app, MOMENTS[name])
                x, y = told.where
                said = f"{name}{', reduced' if reduced else ''}"
                print(
                    f"{said:<33}{told.worst_cell} ({x:4.0%},{y:4.0%}) {told.worst_field:13}"
                    f"{told.worst_red:6}{told.share:11.0%}{'   TOO MANY' if told.too_many else ''}",
                    flush=True,
                )
                broken += told.too_many
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
