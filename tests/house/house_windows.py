"""The rules of the house about Windows: no import of what it lacks, no rename that it may
refuse."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.house_imports import is_or_is_in

# Modules that the standard library lacks on Windows, in any Python that the game runs on.
NOT_ON_WINDOWS = {"crypt", "curses", "fcntl", "grp", "nis", "ossaudiodev", "posix", "pty", "pwd"}
NOT_ON_WINDOWS |= {"readline", "resource", "spwd", "syslog", "termios", "tty"}
# Parsing takes long, so it is left to files in which these find something.
AN_IMPORT = re.compile(rf"^(?:from|import)\b.*\b(?:{'|'.join(NOT_ON_WINDOWS)})\b", re.MULTILINE)
A_RENAME = re.compile(r"\.(?:replace|renames?|move)\(")


def loaded_on_windows(root: Path) -> list[str]:
    """No module imports at its top what Windows lacks. An import in a function or after a question
    for the system is no fault."""
    return [
        f"{file.relative_to(root).as_posix()}:{node.lineno} Windows has no {name}"
        for folder in ("game", "tests", "build_scripts")
        for file in sorted((root / folder).rglob("*.py"))
        for node in parsed(file, AN_IMPORT).body
        for name in imported(node)
        if is_or_is_in(name, NOT_ON_WINDOWS)
    ]


def parsed(file: Path, suspicion: re.Pattern[str]) -> ast.Module:
    """Returns the syntax tree of a module; an empty one if its text gives no suspicion."""
    text = file.read_text(encoding="utf-8")
    return ast.parse(text if suspicion.search(text) else "")


def imported(node: ast.stmt) -> Iterator[str]:
    """Yields the modules that a statement imports from outside its own package."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module


def renamed_elsewhere(root: Path) -> list[str]:
    """Only `move` of `game/records/journal/file/own_files.py` renames files. Windows refuses to
    replace a file that somebody holds open, and `move` tries again."""
    return [
        f"{file.relative_to(root).as_posix()}:{node.lineno} renames a file without `move`"
        for file in sorted((root / "game").rglob("*.py"))
        for function, node in calls(parsed(file, A_RENAME))
        if function != "move" and renames(node)
    ]


def calls(parent: ast.AST, function: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Yields every call, with the name of the function in which it stands."""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.Call):
            yield function, node
        inner = node.name if isinstance(node, ast.FunctionDef) else function
        yield from calls(node, inner)


def renames(call: ast.Call) -> bool:
    """Whether a call renames a file. A `replace` of text, dates or records is told apart by its
    arguments: it takes two of them, or named ones."""
    match call.func:
        case ast.Attribute(ast.Name("os"), "replace" | "rename" | "renames"):
            return True
        case ast.Attribute(ast.Name("shutil"), "move"):
            return True
        case ast.Attribute(_, "replace" | "rename"):
            return len(call.args) == 1 and not call.keywords
    return False
