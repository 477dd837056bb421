"""The properties of the program that Windows shows."""

import ast

import pytest

from build_scripts.bundle import version_resource
from build_scripts.bundle.product import version


def named(text: str, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def test_it_names_the_program_its_version_and_its_makers() -> None:
    found = [
        [ast.literal_eval(argument) for argument in call.args]
        for call in named(version_resource.version_text(), "StringStruct")
    ]
    told = dict(found)
    assert told["ProductName"] == told["FileDescription"] == "Eight Doors"
    assert told["ProductVersion"] == told["FileVersion"] == version()
    assert told["CompanyName"] == "The Eight Doors authors"
    assert told["OriginalFilename"] == "eight-doors.exe"
    assert "The Eight Doors authors" in told["LegalCopyright"]


@pytest.mark.parametrize(
    ("told", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("2.0.1rc3", (2, 0, 1, 0))],
)
def test_windows_counts_in_four_numbers(
    told: str, numbers: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(version_resource, "version", lambda: told)
    assert version_resource.numbers() == numbers


def test_pyinstaller_reads_it() -> None:
    reason = "PyInstaller reads version resources on Windows only"
    info = pytest.importorskip(
        "PyInstaller.utils.win32.versioninfo", reason=reason, exc_type=ImportError
    )
    read = info.VSVersionInfo()
    read.fromRaw(eval(version_resource.version_text(), vars(info)).toRaw())
    major, minor, *_ = version_resource.numbers()
    assert read.ffi.fileVersionMS == major << 16 | minor
    table = read.kids[0].kids[0]
    told = {kid.name.strip("\0"): kid.val.strip("\0") for kid in table.kids}
    assert told == version_resource.strings()
