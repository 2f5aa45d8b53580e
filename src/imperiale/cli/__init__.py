"""The command line: one module a command, found through :mod:`imperiale.cli.app`."""
