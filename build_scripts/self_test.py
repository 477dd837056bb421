"""Tries packages as they are downloaded: each is unpacked or installed, opens its window and plays
a game by itself.

python3 build_scripts/self_test.py dist/*.tar.gz
python3 build_scripts/self_test.py --reports FOLDER FILE...

The reports and pictures go to dist/self-test, one folder for each package.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bundle.measuring import display, self_tested
from build_scripts.bundle.product import ROOT, Missing
from build_scripts.bundle.unpacking import unpacked

SIZE = "1280x720"
TOLD = "version", "python", "sdl", "driver", "picture", "answers", "result", "frames", "memory_mb"


def tried(artefact: Path, reports: Path) -> None:
    """Plays, and prints what came of it. Raises Missing."""
    folder = reports / artefact.name
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as empty,
        unpacked(artefact.resolve(), Path(empty).resolve()) as program,
    ):
        report = self_tested(program, folder.resolve(), SIZE)
    if not report["packaged"]:
        raise Missing(f"{artefact.name} did not run its own Python.")
    told = {name: report[name] for name in TOLD}
    print(f"{artefact.name}: {report['launch_s']:.2f} s to the first frame, {json.dumps(told)}")


def main() -> int:
    """The exit status: 1 after a sentence about what went wrong."""
    parser = argparse.ArgumentParser(description="Lets packages play a game by themselves.")
    parser.add_argument("artefacts", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--reports", type=Path, default=ROOT / "dist" / "self-test")
    asked = parser.parse_args()
    try:
        with display() as there:
            if not there:
                raise Missing("There is no display, and no Xvfb to make one.")
            for artefact in asked.artefacts:
                tried(artefact, asked.reports)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
