"""Lines that hold no object that anything of ours would have written, whoever reads them."""

DEEP = b"[" * 300_000
ODD_LINES = {
    "empty": b"",
    "blank": b"   \r",
    "not UTF-8": b'{"format":"\xff"}',
    "UTF-16": '{"format":1}'.encode("utf-16"),
    "byte order mark": b'\xef\xbb\xbf{"do":"legal"}',
    "NUL": b"\0" * 100,
    "half": b'{"format":',
    "two objects": b'{"do":"legal"}{"do":"legal"}',
    "NaN": b'{"format":NaN}',
    "infinite": b'{"format":-Infinity}',
    "too large a float": b'{"format":1e999}',
    "many digits": b'{"format":' + b"9" * 5000 + b"}",
    "deep": DEEP,
    "deep and closed": b'{"format":' + DEEP + b"]" * 300_000 + b"}",
    "deep objects": b'{"a":' * 100_000,
    "long": b'{"format":"' + b"a" * 1_000_000 + b'"}',
    "a list": b"[]",
    "a text": b'"legal"',
    "null": b"null",
    "without a field": b"{}",
    "of half a pair": rb'{"format":"\ud800"}',
    "a key of half a pair": rb'{"\udfff":1}',
    "a key twice": b'{"format":1,"format":1}',
}
