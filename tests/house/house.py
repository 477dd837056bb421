"""The house rules that no other tool checks: who imports whom, and what lies where.

Each rule is a function that takes a folder and returns complaints, so that a test can break it.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from fnmatch import fnmatch
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.house.house_editions import editions_are_not_named, expansions_stand_alone
from tests.house.house_imports import Module, is_or_is_in, modules, part_of
from tests.house.house_windows import loaded_on_windows, renamed_elsewhere

MAY_IMPORT: dict[str, set[str]] = {
    "rules": set(),
    "folders": set(),
    "plain": set(),
    "merging": set(),
    "seeds": {"rules"},
    "actions": set(),
    "words": {"actions", "rules", "merging"},
    "records": set(),
    "records.journal": {"rules", "words", "plain"},
    "records.statistics": {"rules", "words", "plain", "records.journal"},
    "records.deals": {"rules", "plain", "seeds", "words"},
    "players": {"rules", "words", "plain"},
    "players.review": {"rules", "words", "plain", "players", "records.journal"},
    "players.learnt": set(),
    "players.planner": {"rules", "players", "players.learnt", "editions"},
    "players.dreamer": {"rules", "players", "players.learnt", "editions"},  # of the base game only
    "table": {"rules", "words", "plain"},
    "learning": {"rules", "words", "plain", "records.journal"},
    "editions": {
        "rules",
        "words",
        "table",
        "merging",
        "learning",
        "players",
        "players.dreamer",
        "players.planner",
    }
    | {"records.statistics", "records.deals"},
}
FRONT_ENDS = ("players.arena", "console", "referee", "screen")
MAY_IMPORT |= {front_end: set(MAY_IMPORT) for front_end in FRONT_ENDS}
MAY_IMPORT["players.arena"] |= {"referee"}  # the arena is a referee to the bots that it asks
MAY_IMPORT["__main__"] = set(MAY_IMPORT)
THE_VERSION = "game"  # game/__init__.py imports nothing, and all parts but the rules may ask for it
MAY_IMPORT[THE_VERSION] = set()

# Modules by which the outside world could get into the rules.
NOT_IN_RULES = {"datetime", "json", "logging", "os", "pathlib", "random", "sqlite3", "sys", "time"}
# The program never opens a socket; each of these opens one or imports a module that does.
NOT_ANYWHERE = {
    "asyncio",
    "http",
    "importlib.metadata",
    "logging.handlers",
    "multiprocessing",
    "socket",
    "ssl",
    "urllib.request",
}
# `--version`, the console and the referee start without pygame, so these modules do too.
SCREEN_WITHOUT_PYGAME = {
    "game.screen",
    "game.screen.look",
    "game.screen.look.assets",
    "game.screen.window",
    "game.screen.window.environment",
}

TOP_LEVEL = {
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "NOTICE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "game",
    "art",
    "tests",
    "build_scripts",
    ".ci",
    ".github",
    ".gitignore",
    ".gitattributes",
    "PKG-INFO",  # made for a source distribution
}
# These words do not tell what a thing is; “color” is not British.
BANNED_WORDS = {"color", "common", "core", "data", "handler", "helper", "manager", "misc"}
BANNED_WORDS |= {"service", "util"}
# Put together from parts, so that this file does not break its own rule: folders of one machine,
# and hosts of packages.
TELLTALES = [f"/{folder}/".encode() for folder in ("work", "tmp", "root", "home")]
TELLTALES += [f"{name}.org".encode() for name in ("pypi", "pythonhosted")]


def layers(root: Path) -> list[str]:
    complaints = []
    for module in modules(root):
        if module.part not in MAY_IMPORT:
            complaints.append(f"{module.name} has no place in the table of layers")
            continue
        allowed = MAY_IMPORT[module.part] | {module.part}
        allowed |= set() if module.part == "rules" else {THE_VERSION}
        complaints += [
            f"{module.name}:{found.line} may not import {found.name}"
            for found in module.imports
            if is_or_is_in(found.name, {"game"}) and part_of(found.name) not in allowed
        ]
    return complaints


def pure_rules(root: Path) -> list[str]:
    standard = set(sys.stdlib_module_names) | {"game"}
    return [
        f"{module.name}:{found.line} the rules do without {found.name}"
        for module in modules(root)
        if module.part == "rules"
        for found in module.imports
        if not is_or_is_in(found.name, standard)
        or is_or_is_in(found.name, NOT_IN_RULES - chance_needs(module))
    ]


def chance_needs(module: Module) -> set[str]:
    return {"random"} if module.name == "game.rules.chance" else set()


def pygame_only_on_screen(root: Path) -> list[str]:
    return [
        f"{module.name}:{found.line} imports pygame"
        for module in modules(root)
        if module.part != "screen" or module.name in SCREEN_WITHOUT_PYGAME
        for found in module.imports
        if is_or_is_in(found.name, {"pygame"})
    ]


def screen_is_opened_late(root: Path) -> list[str]:
    return [
        f"{module.name}:{found.line} must import {found.name} inside a function"
        for module in modules(root)
        if module.part == "__main__"
        for found in module.imports
        if is_or_is_in(found.name, {"game.screen"}) and not (found.nested or found.for_types)
    ]


def no_sockets(root: Path) -> list[str]:
    return [
        f"{module.name}:{found.line} {found.name} leads to a socket"
        for module in modules(root)
        for found in module.imports
        if is_or_is_in(found.name, NOT_ANYWHERE)
    ]


def no_cycles(root: Path) -> list[str]:
    """Finds circles of imports; those for types and those inside functions count too."""
    graph = {module.name: {found.name for found in module.imports} for module in modules(root)}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [f"a cycle: {' imports '.join(reversed(error.args[1]))}"]
    return []


def telling_names(root: Path) -> list[str]:
    return [
        f"{module.name} has the name {name}"
        for module in modules(root)
        for name in (module.name.rpartition(".")[2], *sorted(module.defined))
        for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)
        if word.lower().removesuffix("s") in BANNED_WORDS
    ]


def project_files(root: Path) -> list[Path]:
    """Returns the files that git tracks; without git, as in an archive, all that it would not
    ignore."""
    if (root / ".git").exists() and (git := shutil.which("git")):
        listing = subprocess.run(
            [git, "ls-files", "-z"], cwd=root, capture_output=True, encoding="utf-8"
        )
        # Git refuses a folder of another user, so the files are found without it.
        if listing.returncode == 0:
            names = [Path(name) for name in listing.stdout.split("\0") if name]
            return [name for name in names if (root / name).is_file()]
    gitignore = root / ".gitignore"
    patterns = gitignore.read_text(encoding="utf-8").split() if gitignore.exists() else []
    ignored = [pattern.rstrip("/") for pattern in patterns] + [".git"]
    return [
        file.relative_to(root)
        for file in root.rglob("*")
        if file.is_file()
        and not any(fnmatch(p, i) for p in file.relative_to(root).parts for i in ignored)
    ]


def tidy_top_level(root: Path) -> list[str]:
    entries = {file.parts[0] for file in project_files(root)}
    return [f"{entry} does not belong at the top" for entry in sorted(entries - TOP_LEVEL)]


def no_telltales(root: Path) -> list[str]:
    return [
        f"{file.as_posix()} names {telltale.decode()}"
        for file in project_files(root)
        for telltale in TELLTALES
        if telltale in (root / file).read_bytes()
    ]


RULES: list[Callable[[Path], list[str]]] = [
    layers,
    pure_rules,
    pygame_only_on_screen,
    screen_is_opened_late,
    no_sockets,
    no_cycles,
    loaded_on_windows,
    renamed_elsewhere,
    editions_are_not_named,
    expansions_stand_alone,
    telling_names,
    tidy_top_level,
    no_telltales,
]
