"""What may be known of an edition outside its folder: nothing, but for the list of all."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.house_imports import Module, is_or_is_in, modules

THE_LIST = "game.editions"
NOT_EXPANSIONS = {"base", "ladder"}
"""Folders of the game that all others are added to."""
PAGES = {"book"}
"""What a part of the program is called as well: of these only the harder levels are looked for."""
SHOWN = ("words.py", "show.py", "prompts.py", "lessons.py", "blurb.py", "edition.py")
APART = {"table", "lessons"}
"""Modules and folders of an edition whose names are nobody's word: what only a table or a lesson of
theirs defines."""


def names_of_editions(root: Path) -> set[str]:
    """What the rules of the editions define: their cards, kinds, decisions, commands, events, steps
    and reasons."""
    return names_of_rules(root / "game" / "editions")


def names_of_rules(folder: Path) -> set[str]:
    """The same of one edition, or of all that lie in a folder."""
    files = sorted(f for f in folder.rglob("*.py") if f.parent.name != "editions")
    rules = [f for f in files if f.name not in SHOWN and not APART & {*f.parts}]
    names = {name for file in rules for name in top_level(file)}
    return {name for name in names if name[0].isupper()}


def top_level(file: Path) -> Iterator[str]:
    """The classes and constants of a module."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        yield from (n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))


def editions_are_not_named(root: Path) -> list[str]:
    """Nothing outside an edition imports from one, or uses a name that its rules define; the list
    of those on offer is all that may be asked for. The dreamer plays the base game and no other."""
    theirs = names_of_editions(root)
    complaints = []
    for module in modules(root):
        if module.part in ("editions", "players.dreamer"):
            continue
        complaints += [
            f"{module.name}:{found.line} imports {found.name}"
            for found in module.imports
            if found.name.startswith("game.editions.")
        ]
        complaints += named(module, theirs)
    return complaints


def named(module: Module, names: set[str]) -> list[str]:
    """Where a module uses such names, unless it calls something of its own by them."""
    return [f"{module.name}:{line} names {name}" for line, name in used(module) if name in names]


@cache
def used(module: Module) -> list[tuple[int, str]]:
    """The names of classes and constants that a module uses and that are not its own, by line."""
    tree = ast.parse(module.file.read_text(encoding="utf-8"))
    own = set(defined(tree)) | {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return [
        (node.lineno, name)
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
        for name in [node.id if isinstance(node, ast.Name) else node.attr]
        if name[0].isupper() and name not in own and not is_member(node, own)
    ]


@cache
def written(module: Module) -> list[tuple[int, str]]:
    """The strings of a module, by line."""
    return [
        (node.lineno, node.value)
        for node in ast.walk(ast.parse(module.file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def is_member(node: ast.AST, own: set[str]) -> bool:
    """Whether this is said of something that the module itself defines or imports."""
    whose = node.value if isinstance(node, ast.Attribute) else None
    return isinstance(whose, ast.Name) and whose.id in own


def expansions_stand_alone(root: Path) -> list[str]:
    """An expansion can be left out: nothing but the list and itself imports from it, uses what its
    rules define, or writes its name or that of a zone, an event or a decision of it; the base game
    and the other expansions do not, either."""
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
                for line, text in written(module)
                if any(part in theirs or level.fullmatch(part) for part in text.split("+"))
            ]
    return complaints


def zones_of(folder: Path) -> set[str]:
    """The strings that the rules of an edition call by a name of their own."""
    return {
        node.value
        for file in folder.glob("*.py")
        if file.name not in SHOWN
        for assignment in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(assignment, ast.Assign)
        for node in [assignment.value, *getattr(assignment.value, "elts", [])]
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def defined(tree: ast.Module) -> Iterator[str]:
    """The names of classes, functions, methods, fields and constants; none inside a function."""
    waiting: list[ast.stmt] = [*tree.body]
    for node in waiting:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        if isinstance(node, ast.ClassDef):
            waiting += node.body
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))
