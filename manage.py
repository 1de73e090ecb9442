#!/usr/bin/env python
"""The command line of Estafette."""

import os
import sys

from config.start import start

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    start(sys.argv)
