"""The programs of expressions, kept on disk as Python keeps modules: beside them, and under the same switches.

They lie in the ``__pycache__`` of this folder, or where ``PYTHONPYCACHEPREFIX`` has such files, and a process that is
told to write none (``PYTHONDONTWRITEBYTECODE``), or cannot, leaves none behind; ``python -m config.kept_programs`` does
so in any case, as ``compileall`` does for modules. A file of another Python, or of another reading of expressions,
counts as none. It holds nothing that is not made anew in its absence, and may be deleted at any time.
"""

from __future__ import annotations

import atexit
import marshal
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module, util
from pathlib import Path
from typing import Any

from battles.engine import needed_words, programs

NAME = "expressions"


def keep_programs() -> None:
    """Have this process take up what others have compiled, and leave behind what it compiles itself."""
    programs.PROGRAMS.fetch_with(fetch, leave_behind)
    atexit.register(programs.PROGRAMS.hand_on)


def file() -> Path | None:
    """Where they are kept; nothing where Python keeps no modules."""
    if sys.implementation.cache_tag is None:
        return None
    return Path(util.cache_from_source(__file__)).with_suffix(f".{NAME}")


def mark() -> list[Any]:
    """What a file must begin with: for which Python it was written, and by which reading of expressions."""
    readers = [Path(str(module.__file__)).read_bytes() for module in (needed_words, programs)]
    return [sys.version, sys.byteorder, *(util.source_hash(source) for source in readers)]


def fetch() -> Mapping[str, Any]:
    """What is kept; nothing where there is none, or none for this process."""
    try:
        path = file()
        marked, kept = marshal.loads(path.read_bytes()) if path is not None else ([], {})
        return kept if marked == mark() and isinstance(kept, dict) else {}
    except (OSError, ValueError, EOFError, TypeError):
        return {}


def leave_behind(kept: Mapping[str, Any]) -> None:
    """Keep it in place of what was there: whole, or not at all."""
    path = file()
    if path is None or sys.dont_write_bytecode:
        return
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        written = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            written.write_bytes(marshal.dumps([mark(), dict(kept)]))
            written.replace(path)
        finally:
            written.unlink(missing_ok=True)


def main() -> None:
    """Compile all expressions of the site, and keep them, whatever the switches say."""
    sys.dont_write_bytecode = False
    import_module("config.wsgi")


if __name__ == "__main__":
    main()
