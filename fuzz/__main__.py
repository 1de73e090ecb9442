"""Run every target, or those named: ``python -m fuzz --seconds 120 mail sheet``. Ends with 1 when one found a fault."""

from __future__ import annotations

import argparse
import subprocess
import sys

from fuzz.targets import TARGETS


def main(arguments: list[str]) -> int:
    """Each target in a process of its own, as the fuzzer ends its process itself."""
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", default=list(TARGETS), metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--seconds", default="120", help="for each target")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.targets if name not in TARGETS]
    if unknown:
        parser.error(f"{', '.join(unknown)}: the targets are {', '.join(TARGETS)}")
    commands = [[sys.executable, "-m", "fuzz.run", name, "--seconds", options.seconds] for name in options.targets]
    ended = [subprocess.run(command, check=False).returncode for command in commands]
    return int(any(ended))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
