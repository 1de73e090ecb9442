"""What is to be read in a PDF, by a reader that is not the program's own: poppler's ``pdftotext``."""

from __future__ import annotations

import subprocess


def printed_words(pdf: bytes) -> str:
    """All words of a file in the order in which they were set; a form feed ends each page."""
    read = subprocess.run(["pdftotext", "-raw", "-", "-"], input=pdf, capture_output=True, check=True)
    return read.stdout.decode("utf-8")


def pages_of(pdf: bytes) -> list[str]:
    """The words of each page."""
    return printed_words(pdf).split("\f")[:-1]


def text_of(pdf: bytes) -> str:
    """All words, with white space made plain."""
    return " ".join(printed_words(pdf).split())
