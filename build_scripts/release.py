"""Makes a folder of packages ready to be published: checksums of all, and notes for the release.

python3 build_scripts/release.py v0.2.0            checks what can be known before all is built
python3 build_scripts/release.py v0.2.0 FOLDER

The tag must be the version of the program, and the changelog must tell of it, with its day. The
notes, taken from there, are written to FOLDER/NOTES.md.
"""

import argparse
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bundle.archives import checksums
from build_scripts.bundle.product import PACKAGES, ROOT, Missing, package_name, status_of, version

NOTES = "NOTES.md"


def notes(changelog: str, number: str) -> str:
    """The section of the changelog on a version, for the page of its release. Raises Missing if it
    is missing, or undated."""
    section = re.search(
        rf"^## \[{re.escape(number)}\] - (.+)\n((?:(?!## ).*\n?)*)", changelog, re.M
    )
    if not section:
        raise Missing(f"The changelog tells nothing of {number}.")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", section[1]):
        raise Missing(f"The changelog gives {number} no day, but “{section[1]}”.")
    return in_long_lines(section[2].strip()) + "\n"


def in_long_lines(text: str) -> str:
    """The text with every paragraph and every item of a list in one line: on the page of a release,
    GitHub shows each end of a line as one."""
    return re.sub(r"(?<=\S)\n *(?=[^\s#-])", " ", text)


def prepare(tag: str, folder: Path | None) -> None:
    """Checks the tag and, if there is a folder, what lies in it, and writes there. Raises
    Missing."""
    if tag != f"v{version()}":
        raise Missing(f"The tag is {tag}, but the program is v{version()}.")
    told = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version())
    if folder is None:
        return
    if lost := [name for name in map(package_name, PACKAGES) if not (folder / name).is_file()]:
        raise Missing(f"The release is without {', '.join(lost)}.")
    (folder / NOTES).unlink(missing_ok=True)
    print(checksums(folder).read_text("utf-8"), end="")
    (folder / NOTES).write_text(told, "utf-8")


def main() -> int:
    """The exit status: 1 after a sentence that says what is missing."""
    parser = argparse.ArgumentParser(description="Makes packages ready to be published.")
    parser.add_argument("tag")
    parser.add_argument("folder", type=Path, nargs="?")
    asked = parser.parse_args()
    return status_of(lambda: prepare(asked.tag, asked.folder))


if __name__ == "__main__":
    sys.exit(main())
