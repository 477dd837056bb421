"""Files that a player may drop on the window: games, and others by mistake."""

from pathlib import Path

SAVES = Path(__file__).resolve().parents[2] / "tests" / "saves"


def dropped_files(folder: Path) -> list[Path]:
    """Writes files into a folder, and returns them, the games of all formats, and what is no file
    at all."""
    games = sorted(SAVES.glob("game-*.txt"))
    text = games[0].read_text("utf-8")
    (folder / "folder.txt").mkdir()
    written = {
        "odd.txt": bytes(range(256)) * 20,
        "empty.txt": b"",
        "short.txt": text[: len(text) // 2].encode(),
        "harmed.txt": text.replace('"', "'", 3).encode(),
        "foreign.txt": text.replace("base", "another").encode(),
        "Zoë's — ﷺ 🙀.txt": text.encode(),
    }
    for name, content in written.items():
        (folder / name).write_bytes(content)
    others = [path for path in SAVES.glob("*-1.*") if path.suffix != ".facts"]
    return [*games, *others, *map(folder.joinpath, written), folder / "folder.txt", folder / "none"]
