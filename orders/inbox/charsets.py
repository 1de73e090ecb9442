"""Bytes to text, whatever their label says.

The declared charset is tried first; labels that are unknown, or wrong in ways that can be seen, give way to UTF-8, to a
guess by letter statistics, and at last to Windows-1252, which accepts anything.
"""

from __future__ import annotations

import codecs
import re

from charset_normalizer import from_bytes

#: Labels that mail programs write and the codecs do not know, or know too narrowly; the wider sets hold the same.
ALIASES = {
    "us-ascii": "ascii",
    "ansi_x3.4-1968": "ascii",
    "iso-8859-1": "cp1252",
    "iso8859-1": "cp1252",
    "latin1": "cp1252",
    "latin-1": "cp1252",
    "iso_8859-1": "cp1252",
    "iso-8859-8-i": "iso-8859-8",
    "iso-8859-8-e": "iso-8859-8",
    "iso-8859-6-i": "iso-8859-6",
    "x-user-defined": "cp1252",
    "ansi": "cp1252",
    "macintosh": "mac-roman",
    "x-mac-roman": "mac-roman",
    "x-mac-ce": "mac-latin2",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "x-gbk": "gb18030",
    "ks_c_5601-1987": "cp949",
    "euc-kr": "cp949",
    "shift_jis": "cp932",
    "shift-jis": "cp932",
    "x-sjis": "cp932",
    "big5": "big5hkscs",
    "unicode-1-1-utf-7": "utf-7",
    "utf8mb4": "utf-8",
    "x-utf-8": "utf-8",
    "unicode-1-1-utf-8": "utf-8",
    "windows-874": "cp874",
    "dos-862": "cp862",
}
#: A code page by its number, however its name is spelt.
_CODE_PAGE = re.compile(r"(?:x-)?(?:cp|ibm|dos|oem|win|windows|ms)[-_ ]?(\d{3,4})")
#: Codecs that are no charsets of mail; some take quadratic time.
NOT_CHARSETS = frozenset({"idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined", "mbcs", "oem"})
#: How many bytes the letter statistics look at.
GUESS_BYTES = 30_000

#: Charsets tried first on bytes without a usable label, and those among which statistics choose.
LIKELY = ("cp1252", "cp1250", "iso8859-2")
POSSIBLE = (
    "cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "iso8859_2", "koi8_r", "mac_roman", "cp850",
    "shift_jis", "euc_jp", "gb18030", "big5", "euc_kr",
)  # fmt: skip
TYPOGRAPHY = frozenset("\xa0«»“”„‘’‚–—…•°§€£½¼¾×·´")

_BEYOND_ASCII = re.compile("[\x00-\x7f]+")
_FOREIGN_RUN = re.compile("[^\x00-\xbf\u2010-\u20ac]{4}")
#: Signs within a word, and letters that hardly any language uses: traces of another charset.
_MISPLACED = re.compile("[^\\W\\d_][¼½¾×°§]|[¼½¾×§][^\\W\\d_]|[ŸÝþÞðÐĽ]")
_CONTROLS = re.compile(
    "[\x00-\x08\ud800-\udfff\x0e-\x1f\x7f\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]"
)
_LINE_ENDS = re.compile("[\x0b\x0c\x85\u2028\u2029]")


def decode(raw: bytes, label: str = "") -> str:
    """The text of ``raw``, declared as ``label`` (may be empty, unknown or wrong). Never raises; no control letters."""
    return visible(_decode(raw, label))


def visible(text: str) -> str:
    """The text without letters that nobody sees: controls, marks of direction, places where a word may be broken.

    Rarer line ends become plain ones.
    """
    return text if text.isascii() and text.isprintable() else _CONTROLS.sub("", _LINE_ENDS.sub("\n", text))


def known(label: str) -> str:
    """The name of the codec for a label, ``""`` when there is none."""
    name = label.strip().strip("\"'").casefold().split(";")[0].strip()
    name = ALIASES.get(name, name)
    if not name or len(name) > 40 or not name.isascii():
        return ""
    if match := _CODE_PAGE.fullmatch(name):
        name = f"cp{match.group(1)}"
    try:
        info = codecs.lookup(name)
        "".encode(name)
    except (LookupError, ValueError, UnicodeError):
        return ""
    plain = info.name.replace("-", "_")
    return "" if plain in NOT_CHARSETS else ALIASES.get(info.name, info.name)


def _decode(raw: bytes, label: str) -> str:
    for mark, codec in (
        (codecs.BOM_UTF8, "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if raw.startswith(mark) and (text := _strictly(raw, codec)) is not None:
            return text
    codec = known(label)
    if raw.isascii() and codec in ("", "ascii", "utf-8", "cp1252"):
        return raw.decode("ascii")
    # Letters beyond ASCII that are well-formed UTF-8 are UTF-8: no other charset writes such sequences by chance.
    # Charsets that use only seven bits, or pairs of bytes, are believed first.
    if (codec in ("", "ascii", "utf-8") or _single_byte(codec)) and (text := _strictly(raw, "utf-8")) is not None:
        return text
    if codec not in ("", "ascii", "utf-8") and (text := _strictly(raw, codec)) is not None:
        return text
    if (text := _strictly(raw, "utf-8")) is not None:
        return text
    if codec == "utf-8" and _mostly_utf8(raw):
        return raw.decode("utf-8", "replace")
    return _guess(raw)


def _single_byte(codec: str) -> bool:
    return codec.startswith(("cp125", "iso8859", "mac", "koi8", "cp4", "cp8", "cp7", "latin"))


def _strictly(raw: bytes, codec: str) -> str | None:
    try:
        return raw.decode(codec)
    except (UnicodeError, LookupError, ValueError):
        return None


def _mostly_utf8(raw: bytes) -> bool:
    """Whether only a few sequences are broken (a mail cut in the middle of a letter), and most are well-formed."""
    text = raw.decode("utf-8", "replace")
    return text.count("\ufffd") * 3 <= sum(letter > "\x7f" for letter in text)


def _guess(raw: bytes) -> str:
    """Unlabelled letters: Western, then Central European if nothing but letters comes of it, else by statistics."""
    for codec in LIKELY:
        text = _strictly(raw, codec)
        if text is not None and _plausible(text):
            return text
    found = from_bytes(raw[:GUESS_BYTES], cp_isolation=list(POSSIBLE)).best()
    text = _strictly(raw, found.encoding) if found else None
    return text if text is not None else raw.decode("cp1252", "replace")


def _plausible(text: str) -> bool:
    """Whether letters beyond ASCII stand singly in words, as in Latin script, and nothing but letters and quotes."""
    strange = _BEYOND_ASCII.sub("", text)
    if _FOREIGN_RUN.search(text) or _MISPLACED.search(text):
        return False
    return all(letter.isalpha() or letter in TYPOGRAPHY for letter in strange)
