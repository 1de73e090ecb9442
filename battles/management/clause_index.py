"""Where each clause of a rulebook is applied and tested, found in the sources themselves.

A clause is applied where its id stands: in the docstring, comments or code of a function, class, table or module. It is
tested where its id stands in a test or an acceptance case, or where the name of a test of its own book carries it
(``test_move_6_amb_8_...`` for MN-MOVE-6 and MN-AMB-8). Ids may be given as a range: ``MN-ORD-3 to 5``.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

_ID = re.compile(r"\b([A-Z]{2,4}(?:-[A-Z]+)+)-(\d+)(?: to (\d+))?")
_TEST = re.compile(r"\bdef test_(\w+)")
_IN_NAME = re.compile(r"(?<![a-z])((?:[cx]_)?[a-z]+)_(\d+)(?:_to_(\d+))?(?=_)")

Index = Mapping[str, tuple[str, ...]]


def places_in_code(root: Path, folders: Iterable[str]) -> Index:
    """Clause id to the dotted names of what applies it, in the order of the files."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for path in _files(root, folders, ".py"):
        module = ".".join(path.relative_to(root).with_suffix("").parts)
        text = path.read_text()
        for clause, name in _in_scopes(text, list(_mentions(text))):
            found[clause][f"{module}.{name}" if name else module] = None
    return {clause: tuple(names) for clause, names in found.items()}


def places_in_tests(root: Path, folders: Iterable[str], known: Collection[str], own: str) -> Index:
    """Clause id to the test functions and cases that name it.

    ``known`` are the ids that names of tests may mean in the folder of the book's ``own`` tests: elsewhere the same
    name means a clause of another book.
    """
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for path in _files(root, folders, ".py"):
        text = path.read_text()
        named = _named_by_tests(text, known) if path.is_relative_to(root / own) else ()
        for clause, scope in _in_scopes(text, [*_mentions(text), *named]):
            if scope:
                found[clause][f"{path.relative_to(root)}::{scope}"] = None
    for path in _files(root, folders, ".yaml"):
        case = ""
        for content in path.read_text().splitlines():
            if content.startswith("- id:"):
                case = content.removeprefix("- id:").strip()
            for _, clause in _mentions(content) if "clause:" in content else ():
                found[clause][f"{path.relative_to(root)}::{case}"] = None
    return {clause: tuple(names) for clause, names in found.items()}


def _files(root: Path, folders: Iterable[str], suffix: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((root / folder).rglob(f"*{suffix}"))


def _in_scopes(text: str, mentions: Sequence[tuple[int, str]]) -> Iterator[tuple[str, str]]:
    """Clause ids that stand in lines of a file, each with its scope. Most files have none, and are not parsed."""
    if mentions:
        scopes, lines = _scopes(ast.parse(text)), text.splitlines()
        for line, clause in mentions:
            yield clause, _scope_at(scopes, line, lines)


def _mentions(text: str) -> Iterator[tuple[int, str]]:
    """Line number and clause id of every mention."""
    for number, line in enumerate(text.splitlines(), start=1):
        for match in _ID.finditer(line):
            yield from _each(number, match[1], match[2], match[3])


def _named_by_tests(text: str, known: Collection[str]) -> Iterator[tuple[int, str]]:
    prefixes = {clause.partition("-")[0] for clause in known}
    for number, line in enumerate(text.splitlines(), start=1):
        test = _TEST.search(line)
        for match in _IN_NAME.finditer(test[1]) if test else ():
            for prefix in prefixes:
                family = f"{prefix}-{match[1].replace('_', '-').upper()}"
                yield from (found for found in _each(number, family, match[2], match[3]) if found[1] in known)


def _each(line: int, family: str, first: str, last: str | None) -> Iterator[tuple[int, str]]:
    for number in range(int(first), int(last or first) + 1):
        yield line, f"{family}-{number}"


def _scopes(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and name of every function, class and assignment, outer ones before inner ones."""
    scopes: list[tuple[int, int, str]] = []

    def visit(body: Iterable[ast.stmt], within: str) -> None:
        for node in body:
            names: list[str] = []
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names = [node.name]
            elif isinstance(node, ast.Assign | ast.AnnAssign) and not within:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = [target.id for target in targets if isinstance(target, ast.Name)]
            for name in names:
                decorators = getattr(node, "decorator_list", [])
                start = min([node.lineno, *(decorator.lineno for decorator in decorators)])
                scopes.append((start, node.end_lineno or node.lineno, f"{within}{name}"))
            if isinstance(node, ast.ClassDef):
                visit(node.body, f"{within}{node.name}.")

    visit(tree.body, "")
    return scopes


def _scope_at(scopes: Iterable[tuple[int, int, str]], line: int, lines: Sequence[str]) -> str:
    """The innermost scope of a line, empty for the module's own; a comment belongs to what follows it at once."""
    while line < len(lines) and lines[line - 1].lstrip().startswith("#"):
        line += 1
    inner = ""
    for start, end, scope in scopes:
        if start <= line <= end:
            inner = scope
    return inner
