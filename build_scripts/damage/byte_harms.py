"""Ways in which the bytes of a file come to harm, whatever it holds."""

from collections.abc import Callable, Mapping
from random import Random

Harm = Callable[[bytes, Random], bytes]
PAGE = 4096
FOREIGN = (
    b"{}",
    b"[]",
    b'{"name": "somebody", "version": [1, 2, {"a": null}]}\n' * 40,
    b"[" * 100_000,
    b'{"format":' * 50_000,
    b'{"format": 1' + b"0" * 5000 + b"}",
    b"\xff\xfe" + "a letter".encode("utf-16-le"),
    b"\0" * 5000,
    b"\r\n\r\n",
    b"SQLite format 3\0",
    b"",
)


def flip_a_bit(content: bytes, chance: Random) -> bytes:
    return flipped(content, chance, 1)


def flip_bits(content: bytes, chance: Random) -> bytes:
    return flipped(content, chance, chance.randint(2, 30))


def flip_the_head(content: bytes, chance: Random) -> bytes:
    """Flips a bit of the first hundred bytes."""
    return flipped(content[:100], chance, 1) + content[100:]


def flipped(content: bytes, chance: Random, times: int) -> bytes:
    harmed = bytearray(content)
    for _ in range(times if content else 0):
        harmed[chance.randrange(len(harmed))] ^= 1 << chance.randrange(8)
    return bytes(harmed)


def cut_short(content: bytes, chance: Random) -> bytes:
    return content[: chance.randrange(len(content) + 1)]


def cut_at_a_page(content: bytes, chance: Random) -> bytes:
    """Whole pages are missing at the end."""
    return content[: PAGE * chance.randrange(len(content) // PAGE + 1)]


def zero_a_page(content: bytes, chance: Random) -> bytes:
    """A page was never written."""
    return over(content, PAGE * chance.randrange(len(content) // PAGE + 1), bytes(PAGE))


def zero_some(content: bytes, chance: Random) -> bytes:
    return over(content, chance.randrange(len(content) + 1), bytes(chance.randint(1, 600)))


def scribble(content: bytes, chance: Random) -> bytes:
    """Writes chance bytes over some of the content."""
    return over(content, chance.randrange(len(content) + 1), chance.randbytes(600))


def swap_pages(content: bytes, chance: Random) -> bytes:
    """Two pages lie in each other's place."""
    return swapped([content[at : at + PAGE] for at in range(0, len(content), PAGE)], chance)


def repeat_a_page(content: bytes, chance: Random) -> bytes:
    """A page lies also where another lay."""
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    if pages:
        pages[chance.randrange(len(pages))] = chance.choice(pages)
    return b"".join(pages)


def swap_lines(content: bytes, chance: Random) -> bytes:
    """Two lines lie in each other's place."""
    return swapped(content.splitlines(keepends=True), chance)


def drop_a_line(content: bytes, chance: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    if lines:
        del lines[chance.randrange(len(lines))]
    return b"".join(lines)


def swapped(parts: list[bytes], chance: Random) -> bytes:
    """Two of the parts in each other's place."""
    if len(parts) > 1:
        one, other = chance.sample(range(len(parts)), 2)
        parts[one], parts[other] = parts[other], parts[one]
    return b"".join(parts)


def over(content: bytes, at: int, new: bytes) -> bytes:
    """New bytes in place of old ones; the length stays."""
    return (content[:at] + new + content[at + len(new) :])[: len(content)]


def go_on(content: bytes, chance: Random) -> bytes:
    """More follows than there was."""
    return content + chance.randbytes(chance.randint(1, 9000))


def foreign(content: bytes, chance: Random) -> bytes:
    """The file is somebody else's."""
    return chance.choice(FOREIGN)


ANYWHERE: Mapping[str, Harm] = {
    "a bit flipped": flip_a_bit,
    "bits flipped": flip_bits,
    "a bit of the head flipped": flip_the_head,
    "cut short": cut_short,
    "bytes zeroed": zero_some,
    "bytes overwritten": scribble,
    "bytes appended": go_on,
    "foreign content": foreign,
}
IN_PAGES: Mapping[str, Harm] = {
    "cut at a page": cut_at_a_page,
    "a page zeroed": zero_a_page,
    "pages swapped": swap_pages,
    "a page repeated": repeat_a_page,
}
IN_LINES: Mapping[str, Harm] = {"lines swapped": swap_lines, "a line lost": drop_a_line}
