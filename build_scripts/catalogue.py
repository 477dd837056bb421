"""Collects what the program says and keeps the catalogues of all other languages in step with it.

python build_scripts/catalogue.py            update every .po, compile every .mo
python build_scripts/catalogue.py --check    change nothing; status 1 unless all is in step

New sentences come into a .po empty: translate them there and run it again. A language that is new
in `LANGUAGES` gets a .po with nothing but empty sentences.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from io import BytesIO
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.records.journal.settings import Setback
from game.records.journal.text.share import Flaw
from game.records.journal.trouble import Why
from game.rules.steps import Reason
from game.words import DOMAIN, LANGUAGES, LOCALES

GAME = LOCALES.parent
KEYWORDS = {"say": None, "msgid": None, "plural": (1, 2)}
"""Functions that mark a text: see `game/words.py`."""
ENGLISH = "en"
"""The sentences in the program are English: they are the message ids."""


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
    import_module("game.editions")  # each brings reasons of its own
    enums: list[type[Enum]] = [*Reason.__subclasses__(), Why, Flaw, Setback]
    for reasons in enums:
        # Nobody reads those of an edition in the tests.
        for reason in reasons if reasons.__module__.startswith("game.") else ():
            yield str(reason)


def po_file(language: str) -> Path:
    """The file of the translations into a language."""
    return LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(language: str) -> Catalog:
    """The translations there are; a new language has none."""
    if not po_file(language).exists():
        return Catalog(locale=language)
    with po_file(language).open("rb") as file:
        return read_po(file)


def translated(old: Catalog, language: str, texts: Iterable[str | tuple[str, ...]]) -> Catalog:
    """The texts that are said now, with the translations that there were."""
    name = Locale.parse(language).english_name
    header = f"# What Eight Doors says, in {name}."
    new = Steady(locale=language, fuzzy=False, header_comment=header)
    # The forms of its plurals stay those it is translated in, whatever this Babel would choose.
    new.mime_headers = [("Plural-Forms", old.plural_forms)]
    for text in texts:
        known = old.get(text)
        # A text that was told without a number before is another one with a number.
        same = known is not None and not known.fuzzy and type(known.id) is type(text)
        new.add(text, known.string if known is not None and same else "")
    return new


def missing(catalogue: Catalog) -> list[str]:
    """The texts without a translation, a plural form included."""
    return [
        str(message.id)
        for message in catalogue
        if message.id
        and not (all(message.string) if isinstance(message.string, tuple) else message.string)
    ]


def written(catalogue: Catalog, language: str) -> dict[Path, bytes]:
    """Bytes of both files, by path."""
    file = po_file(language)
    po, mo = BytesIO(), BytesIO()
    write_po(po, catalogue, width=100, no_location=True)
    write_mo(mo, catalogue)
    return {file: po.getvalue(), file.with_suffix(".mo"): mo.getvalue()}


def keep(language: str, texts: Iterable[str | tuple[str, ...]], check: bool) -> bool:
    """Brings both files of a language up to date, or only says how they differ; whether everything
    is translated and, if it is only checked, in step."""
    catalogue = translated(read(language), language, texts)
    untranslated = missing(catalogue)
    for text in untranslated:
        print(f"{language}: not translated: {text}")
    stale = {
        path: content
        for path, content in written(catalogue, language).items()
        if not path.exists() or path.read_bytes() != content
    }
    for path, content in stale.items():
        if check:
            print(f"{language}: out of step: {path.name}")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return not untranslated and not (check and stale)


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 when everything is translated and, with --check, in step."""
    parser = argparse.ArgumentParser(description="Keeps the catalogues in step.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    check = parser.parse_args(arguments).check
    texts = list(sentences())
    kept = [keep(language, texts, check) for language in LANGUAGES if language != ENGLISH]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
