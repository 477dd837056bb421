"""Every clause of the rules is cited in the name of a test, or listed here with the reason why
not."""

import ast
import re
from pathlib import Path

NOT_TESTED = {
    "e34": "the rulebook does not say who starts; the ruling is clause r34",
    "e36": "what players may say to each other is agreed at the table, not by a program",
    "e42": "a note of the rulebook that stresses r17 and adds no rule",
}
CLAUSES = {
    f"{letter}{number:02}"
    for letter, last in (("r", 44), ("e", 50), ("t", 19))
    for number in range(1, last + 1)
}


def cited():
    """Returns the clauses in the names of all test functions of this folder."""
    names = [
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return {clause for name in names for clause in re.findall(r"(?<=_)[ret]\d\d(?=_|$)", name)}


def test_every_clause_is_cited_or_excused_but_not_both():
    assert cited() <= CLAUSES
    assert set(NOT_TESTED) <= CLAUSES
    assert CLAUSES - cited() == set(NOT_TESTED)
