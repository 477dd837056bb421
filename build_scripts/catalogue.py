"""Collects what the program says and keeps the French catalogue in step with it.

python build_scripts/catalogue.py            update the .po, compile the .mo
python build_scripts/catalogue.py --check    change nothing; status 1 unless all is in step

New sentences come into the .po empty: translate them there and run it again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.journal.settings import Setback
from game.journal.share import Flaw
from game.journal.trouble import Why
from game.rules.steps import Reason
from game.words import DOMAIN, LOCALES

GAME = LOCALES.parent
KEYWORDS = {"say": None, "msgid": None, "plural": (1, 2)}
"""How a text is marked: see `game/words.py`."""
PO = LOCALES / "fr" / "LC_MESSAGES" / f"{DOMAIN}.po"


class Steady(Catalog):
    """A catalogue whose head tells no date and no program, so that only its sentences change it."""

    def __iter__(self) -> Iterator[Message]:
        head, *messages = super().__iter__()
        kept = ("Language:", "Plural-Forms", "MIME-Version", "Content-")
        lines = str(head.string).split("\n")
        yield Message("", "".join(f"{line}\n" for line in lines if line.startswith(kept)))
        yield from messages


def sentences() -> Iterator[str | tuple[str, ...]]:
    """Every text the program marks as said, by module and then in reading order."""
    for module in sorted(GAME.rglob("*.py")):
        for _, text, _, _ in extract_from_file("python", module, KEYWORDS):
            yield text
    for reasons in (Reason, Why, Flaw, Setback):
        for reason in reasons:
            yield str(reason)


def translated(old: Catalog) -> Catalog:
    """What is said now, with the old translations of what was said already."""
    new = Steady(
        locale="fr",
        fuzzy=False,
        header_comment="# What Eight Doors says, in French.",
    )
    for text in sentences():
        known = old.get(text)
        new.add(text, known.string if known is not None and not known.fuzzy else "")
    return new


def missing(catalogue: Catalog) -> list[str]:
    """The texts without a translation, a plural form included."""
    return [
        str(message.id)
        for message in catalogue
        if message.id
        and not (all(message.string) if isinstance(message.string, tuple) else message.string)
    ]


def written(catalogue: Catalog) -> dict[Path, bytes]:
    """The bytes of both files."""
    po, mo = BytesIO(), BytesIO()
    write_po(po, catalogue, width=100, no_location=True)
    write_mo(mo, catalogue)
    return {PO: po.getvalue(), PO.with_suffix(".mo"): mo.getvalue()}


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 when everything is translated and, with --check, in step."""
    parser = argparse.ArgumentParser(description="Keeps the French catalogue in step.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    check = parser.parse_args(arguments).check
    with PO.open("rb") as file:
        catalogue = translated(read_po(file))
    untranslated = missing(catalogue)
    for text in untranslated:
        print(f"Not translated: {text}")
    stale = [
        path
        for path, content in written(catalogue).items()
        if not path.exists() or path.read_bytes() != content
    ]
    for path in stale:
        if check:
            print(f"Out of step: {path.name}")
        else:
            path.write_bytes(written(catalogue)[path])
    return 1 if untranslated or (check and stale) else 0


if __name__ == "__main__":
    sys.exit(main())
