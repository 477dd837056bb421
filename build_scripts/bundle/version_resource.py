"""Properties of the program that Windows shows, as PyInstaller's EXE(version=…) reads them."""

import re

from build_scripts.bundle.product import AUTHORS, COPYRIGHT, NAME, TITLE, version

NEUTRAL = "000004B0"
"""No language, as Unicode: nothing in it would be another word in French."""


def numbers() -> tuple[int, int, int, int]:
    """The version as Windows compares it: 0.1.0rc1 is 0.1.0.0 there, like what comes after it."""
    found = [int(number) for number in re.findall(r"\d+", version())[:3]]
    major, minor, patch = (*found, 0, 0)[:3]
    return major, minor, patch, 0


def strings() -> dict[str, str]:
    """Readable properties, by the names that Windows gives them."""
    return {
        "CompanyName": AUTHORS,
        "FileDescription": TITLE,
        "FileVersion": version(),
        "InternalName": NAME,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version(),
    }


def version_text() -> str:
    """Content of the file that this option names."""
    lines = "\n".join(
        f"      StringStruct({name!r}, {text!r})," for name, text in strings().items()
    )
    return f"""# UTF-8
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers()}, prodvers={numbers()}),
  kids=[
    StringFileInfo([StringTable({NEUTRAL!r}, [
{lines}
    ])]),
    VarFileInfo([VarStruct('Translation', [0, 1200])]),
  ],
)
"""
