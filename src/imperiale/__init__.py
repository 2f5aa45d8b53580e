"""The card game Impériale: its rules, its play and its records, as a library."""

from importlib.metadata import version

__all__ = ["__version__"]

__version__ = version("imperiale")
