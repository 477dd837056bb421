"""The rules of the house about editions: who may import them and use their names."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.house_imports import Module, is_or_is_in, modules

THE_LIST = "game.editions"
NOT_EXPANSIONS = {"base", "ladder"}
"""Folders of editions that are no expansions."""
PAGES = {"book", "dreams"}
"""Editions whose name is also that of a page, or of a part of the first lesson, so that only the
names of their levels are looked for."""
SHOWN = ("words.py", "show.py", "prompts.py", "lessons.py", "blurb.py", "edition.py")
APART = {"table", "lessons"}
"""Modules and folders of an edition whose names count for nothing: only its table or its lessons
use them."""


def names_of_editions(root: Path) -> set[str]:
    """Returns the names that the rules of all editions define: cards, kinds, decisions, commands,
    events, steps and reasons."""
    return names_of_rules(root / "game" / "editions")


def names_of_rules(folder: Path) -> set[str]:
    """Returns the names that the rules in a folder define, be it one edition or all."""
    files = sorted(f for f in folder.rglob("*.py") if f.parent.name != "editions")
    rules = [f for f in files if f.name not in SHOWN and not APART & {*f.parts}]
    names = {name for file in rules for name in top_level(file)}
    return {name for name in names if name[0].isupper()}


def top_level(file: Path) -> Iterator[str]:
    """Yields the names of the classes and constants of a module."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        yield from (n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))


def editions_are_not_named(root: Path) -> list[str]:
    """Nothing outside the editions imports from one or uses a name that its rules define. Only the
    list of editions may be imported. The dreamer and the planner are exempt: what they have learnt
    is of the base game, and of what stands on it."""
    theirs = names_of_editions(root)
    complaints = []
    for module in modules(root):
        if module.part in ("editions", "players.dreamer", "players.planner"):
            continue
        complaints += [
            f"{module.name}:{found.line} imports {found.name}"
            for found in module.imports
            if found.name.startswith("game.editions.")
        ]
        complaints += named(module, theirs)
    return complaints


def named(module: Module, names: set[str]) -> list[str]:
    """Returns a complaint for each use of one of these names that the module does not define
    itself."""
    return [f"{module.name}:{line} names {name}" for line, name in module.used if name in names]


def expansions_stand_alone(root: Path) -> list[str]:
    """Nothing but the list of editions and an expansion itself imports from it, uses a name that
    its rules define, or writes its name or that of its zones, events and decisions. This holds for
    the other editions, too, so that each expansion can be left out."""
    editions = root / "game" / "editions"
    complaints = []
    for folder in sorted(f for f in editions.iterdir() if f.is_dir()):
        if folder.name in NOT_EXPANSIONS or not any(folder.glob("*.py")):
            continue
        package, names = f"{THE_LIST}.{folder.name}", names_of_rules(folder)
        compound = {name for name in names if re.search("[a-z][A-Z]", name)}
        theirs = compound | zones_of(folder) | ({folder.name} - PAGES)
        level = re.compile(rf"{folder.name}-(\d+|hard)")
        for module in modules(root):
            if module.name == THE_LIST or is_or_is_in(module.name, {package}):
                continue
            complaints += [
                f"{module.name}:{found.line} imports {found.name}"
                for found in module.imports
                if is_or_is_in(found.name, {package})
            ]
            complaints += named(module, names)
            complaints += [
                f"{module.name}:{line} writes {text!r}"
                for line, text in module.written
                if any(part in theirs or level.fullmatch(part) for part in text.split("+"))
            ]
    return complaints


def zones_of(folder: Path) -> set[str]:
    """Returns the strings to which the rules of an edition give a name at the top of a module."""
    return {
        node.value
        for file in folder.glob("*.py")
        if file.name not in SHOWN
        for assignment in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(assignment, ast.Assign)
        for node in [assignment.value, *getattr(assignment.value, "elts", [])]
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
