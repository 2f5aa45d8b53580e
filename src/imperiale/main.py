"""What happens when a person types ``imperiale``?"""

import sys
from io import TextIOWrapper

from imperiale.cli.app import app

__all__ = ["main"]


def main() -> None:
    """Run the command line and exit with its status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets its number: better than no answer at all.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    app(prog_name="imperiale")
