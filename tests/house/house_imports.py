"""Imports of every module of the game, read from its syntax tree without running it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Import:
    """An import of one module: its dotted name, its line, whether it stands inside a function, and
    whether it is made for types alone."""

    name: str
    line: int
    nested: bool
    for_types: bool


@dataclass(frozen=True)
class Module:
    """A module of the game: its dotted name, its file, and what its syntax tree tells."""

    name: str
    file: Path
    imports: tuple[Import, ...]
    defined: frozenset[str]
    """The names of classes, functions, methods, fields and constants, but none from inside a
    function."""
    used: tuple[tuple[int, str], ...]
    """The foreign names of classes and constants that the module uses, each with its line."""
    written: tuple[tuple[int, str], ...]
    """The strings of the module, each with its line."""

    @property
    def part(self) -> str:
        """The part of the game that the module belongs to, as in MAY_IMPORT."""
        return part_of(self.name)


DIVIDED = {
    "players": {"arena", "dreamer", "learnt", "planner", "review"},
    "records": {"deals", "journal", "statistics"},
}
"""Parts of the game whose folders are parts of their own."""


def part_of(name: str) -> str:
    _, part, inner, *_ = [*name.split("."), "", ""]
    return f"{part}.{inner}" if inner in DIVIDED.get(part, ()) else part or name


@cache
def modules(root: Path) -> tuple[Module, ...]:
    """Returns all modules below a folder, which are read once: it must not change later."""
    files = sorted((root / "game").rglob("*.py"))
    dotted = {file: dotted_name(file.relative_to(root)) for file in files}
    # A folder is a package even without an __init__.py.
    known = set(dotted.values()) | {name.rpartition(".")[0] for name in dotted.values()}
    return tuple(module(file, name, known) for file, name in dotted.items())


def module(file: Path, name: str, known: set[str]) -> Module:
    """Returns a module with all that the rules ask about it, so that it is parsed only once."""
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    tree = ast.parse(file.read_text(encoding="utf-8"))
    nodes = [*ast.walk(tree)]
    names = frozenset(defined(tree))
    own = names | {
        alias.asname or alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    used = (
        (node.lineno, name)
        for node in nodes
        if isinstance(node, ast.Name | ast.Attribute)
        for name in [node.id if isinstance(node, ast.Name) else node.attr]
        if name[0].isupper() and name not in own and not is_member(node, own)
    )
    written = (
        (node.lineno, node.value)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    found = imports(tree, package, known)
    return Module(name, file, tuple(found), names, tuple(used), tuple(written))


def is_member(node: ast.AST, own: frozenset[str]) -> bool:
    """Whether the node is an attribute of something that the module itself defines or imports."""
    whose = node.value if isinstance(node, ast.Attribute) else None
    return isinstance(whose, ast.Name) and whose.id in own


def defined(tree: ast.Module) -> Iterator[str]:
    waiting: list[ast.stmt] = [*tree.body]
    for node in waiting:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        if isinstance(node, ast.ClassDef):
            waiting += node.body
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))


def dotted_name(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.Module, package: str, known: set[str]) -> Iterator[Import]:
    def walk(parent: ast.AST, nested: bool, for_types: bool) -> Iterator[Import]:
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield Import(alias.name, node.lineno, nested, for_types)
            elif isinstance(node, ast.ImportFrom):
                for target in imported_from(node, package, known):
                    yield Import(target, node.lineno, nested, for_types)
            elif isinstance(node, ast.If) and is_for_types(node):
                body = ast.Module(body=node.body, type_ignores=[])
                yield from walk(body, nested, True)
                yield from walk(ast.Module(body=node.orelse, type_ignores=[]), nested, for_types)
            else:
                is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                yield from walk(node, nested or is_function, for_types)

    yield from walk(tree, False, False)


def imported_from(node: ast.ImportFrom, package: str, known: set[str]) -> Iterator[str]:
    source = node.module or ""
    if node.level:
        parents = package.split(".")
        source = ".".join([*parents[: len(parents) - node.level + 1], *source.split(".")])
        source = source.rstrip(".")
    for alias in node.names:
        inner = f"{source}.{alias.name}"
        ours = source.split(".")[0] == "game"
        # In a foreign package a submodule looks like a name, so the longer one is returned.
        yield inner if inner in known or not ours else source


def is_for_types(node: ast.If) -> bool:
    return ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}


def is_or_is_in(name: str, packages: set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)
