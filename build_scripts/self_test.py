"""Tries packages as they are downloaded: each is unpacked or installed, opens its window and plays
a game by itself, and deals one as the referee. A setup program replaces the game that is installed,
and removes it in the end.

python3 build_scripts/self_test.py dist/*.tar.gz
python3 build_scripts/self_test.py --reports FOLDER FILE...

The reports and pictures go to dist/self-test, one folder for each package.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bundle.archives import unpacked
from build_scripts.bundle.measuring import bare_environment, display, self_tested
from build_scripts.bundle.product import NAME, ROOT, Missing, status_of

SIZE = "1280x720"
TOLD = (
    *("version", "python", "sdl", "driver", "sound", "picture"),
    *("gestures", "result", "frames", "memory_mb"),
)


def try_all(artefacts: list[Path], reports: Path) -> None:
    """Tries one package after the other. Raises Missing."""
    with display() as there:
        if not there:
            raise Missing("There is no display, and no Xvfb to make one.")
        for artefact in artefacts:
            tried(artefact, reports)


def tried(artefact: Path, reports: Path) -> None:
    """Plays, and prints what came of it. Raises Missing."""
    folder = reports / artefact.name
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as empty,
        unpacked(artefact.resolve(), Path(empty).resolve()) as program,
    ):
        report = self_tested(program, folder.resolve(), SIZE)
        deal(program)
    if not report["packaged"]:
        raise Missing(f"{artefact.name} is no packaged program.")
    told = {name: report[name] for name in TOLD if name in report}
    print(f"{artefact.name}: {report['launch_s']:.2f} s to the first frame, {json.dumps(told)}")


def deal(program: Path) -> None:
    """Has the referee deal once, in a terminal. Raises Missing."""
    terminal = program.with_name(f"{NAME}-terminal.exe")
    done = subprocess.run(
        [terminal if terminal.exists() else program, "referee"],
        env=bare_environment(),
        input='{"do":"new","seed":"abc"}\n{"do":"quit"}\n',
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or '"legal":[{' not in done.stdout.replace(" ", ""):
        raise Missing(f"The referee does not deal: {done.stdout[:200]}{done.stderr}")


def main() -> int:
    """The exit status: 1 after a sentence about what went wrong."""
    parser = argparse.ArgumentParser(description="Lets packages play a game by themselves.")
    parser.add_argument("artefacts", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--reports", type=Path, default=ROOT / "dist" / "self-test")
    asked = parser.parse_args()
    return status_of(lambda: try_all(asked.artefacts, asked.reports))


if __name__ == "__main__":
    sys.exit(main())
