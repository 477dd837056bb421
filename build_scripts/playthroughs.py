"""Tells the playthroughs anew: the files in tests/playthroughs, as the rules play them now.

python build_scripts/playthroughs.py            rewrite the files
python build_scripts/playthroughs.py --check    change nothing; status 1 unless all are in step

A new playthrough needs a head, the line SET-UP and its commands; the facts are filled in here.
Files named on the command line are told instead of those in the folder.
"""

import argparse
import sys
from pathlib import Path

# A script sees its own folder only; the game and the tests lie beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.playthroughs.retelling import PLAYTHROUGHS, Refused, retold


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 when every command is legal and, with --check, every file in step."""
    parser = argparse.ArgumentParser(description="Tells the playthroughs anew.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    parser.add_argument("files", nargs="*", type=Path, default=PLAYTHROUGHS)
    options = parser.parse_args(arguments)
    status = 0
    for file in options.files:
        text = file.read_text(encoding="utf-8")
        try:
            new = retold(text)
        except Refused as refusal:
            print(f"{file.name}: {refusal}")
            status = 1
            continue
        if new == text:
            continue
        if options.check:
            print(f"{file.name} differs")
            status = 1
        else:
            file.write_text(new, encoding="utf-8", newline="\n")
            print(f"{file.name} is told anew")
    return status


if __name__ == "__main__":
    sys.exit(main())
